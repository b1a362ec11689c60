set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Close or Far: time by strength' . "\n" . 'leftmost' noenhanced
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
-0.03 0.00026708950000000004 0.00017524475 0.0004900894999999999
0.97 0.0006108125 0.00028511499999999996 0.00080038525
END
$line1 << END
0.03 2.86735e-05 2.5815e-05 3.4077750000000004e-05
1.03 4.9742499999999993e-05 4.39085e-05 6.9149e-05
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'fd line'
