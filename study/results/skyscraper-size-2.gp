set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Figure 6: time by size' . "\n" . 'fd line' noenhanced
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
-0.03 0.000771625 0.000771625 0.000771625
0.97 8.6262e-05 8.6262e-05 8.6262e-05
1.97 0.000131317 0.0001146465 0.000181591
2.97 0.000207705 0.000207705 0.000207705
3.97 0.000366983 0.000366983 0.000366983
END
$line1 << END
0.03 1.1682e-05 1.1682e-05 1.1682e-05
1.03 3.7587e-05 3.7587e-05 3.7587e-05
2.03 9.4795e-05 8.820200000000001e-05 0.00010201350000000001
3.03 0.000160801 0.000160801 0.000160801
4.03 0.00029854 0.00029854 0.00029854
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'leftmost'
