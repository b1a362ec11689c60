set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Hoo-Doo: time by strength' . "\n" . 'leftmost' noenhanced
set xlabel 'size of the blank board' noenhanced
set ylabel 'time in seconds (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:1.5]
set xtics noenhanced ('hoodoo 4x4' 0, 'hoodoo 7x7' 1)
y_place(v) = v
$line0 << END
-0.03 0.006223355 0.006223355 0.006223355
0.97 3.277438895 3.277438895 3.277438895
END
$line1 << END
0.03 0.005903423 0.005903423 0.005903423
1.03 1.19442671 1.19442671 1.19442671
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'fd line'
