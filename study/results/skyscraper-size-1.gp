set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Figure 6: time by size' . "\n" . 'fd classic' noenhanced
set xlabel 'size of the board (one board of the reports, three of 6x6)' noenhanced
set ylabel 'time in seconds (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:4.5]
set xtics noenhanced ('4x4' 0, '5x5' 1, '6x6' 2, '7x7' 3, '8x8' 4)
y_place(v) = v
$line0 << END
-0.03 0.000603028 0.000603028 0.000603028
0.97 0.000691761 0.000691761 0.000691761
1.97 0.003572083 0.002024087 0.0037454375
2.97 0.190784462 0.190784462 0.190784462
3.97 0.528886643 0.528886643 0.528886643
END
$line1 << END
0.03 1.0659e-05 1.0659e-05 1.0659e-05
1.03 0.0007814 0.0007814 0.0007814
2.03 0.002486783 0.0017394379999999998 0.045712396999999995
3.03 0.162560347 0.162560347 0.162560347
4.03 0.836789482 0.836789482 0.836789482
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'leftmost'
