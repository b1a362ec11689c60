set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Close or Far: time by strength' . "\n" . 'ffc' noenhanced
set xlabel 'puzzles' noenhanced
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
$line0 << END
-0.03 0.0005878680000000001 0.000270503 0.0016190997500000002
0.97 0.0010821655000000001 0.00087899125 0.001144223
END
$line1 << END
0.03 3.79725e-05 3.4293000000000005e-05 4.8791e-05
1.03 6.16545e-05 5.255075e-05 6.804e-05
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line'
