set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Close or Far: time by strength' . "\n" . 'ffc' noenhanced
set xlabel 'cof: Close or Far, by size (ten minimal puzzles each)' noenhanced
set ylabel 'time in seconds (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:1.5]
set xtics noenhanced ('cof 8x8' 0, 'cof 10x10' 1)
y_place(v) = v
$line0 << END
-0.03 0.0005878680000000001 0.000270503 0.0016190997500000002
0.97 0.0010821655000000001 0.00087899125 0.001144223
END
$line1 << END
0.03 3.79725e-05 3.4293000000000005e-05 4.8791e-05
1.03 6.16545e-05 5.255075e-05 6.804e-05
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'fd line'
