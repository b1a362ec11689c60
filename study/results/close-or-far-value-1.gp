set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Figure 4: time by size' . "\n" . 'fd classic' noenhanced
set xlabel 'size of the board (ten puzzles each)' noenhanced
set ylabel 'time in seconds (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:4.5]
set xtics noenhanced ('6x6' 0, '7x7' 1, '8x8' 2, '9x9' 3, '10x10' 4)
y_place(v) = v
$line0 << END
-0.12 5.9159e-05 5.354025e-05 6.310375e-05
0.88 0.000154343 8.993549999999999e-05 0.000263489
1.88 0.000372397 0.00027736775000000003 0.0010706545
2.88 0.0004350015 0.00027806225 0.00066714925
3.88 0.0007265245 0.00026598725 0.0018172965
END
$line1 << END
-0.06 4.80345e-05 4.34935e-05 5.231475e-05
0.94 0.000136136 7.9557e-05 0.0002307845
1.94 0.00032566050000000003 0.00024089575000000002 0.00095784675
2.94 0.0003906715 0.00025209924999999996 0.00063612775
3.94 0.0006894819999999999 0.00025205575 0.00182551525
END
$line2 << END
0 4.6712500000000004e-05 4.231375e-05 5.4967249999999995e-05
1 0.000130264 7.32495e-05 0.000218647
2 0.0003009905 0.00022717225 0.000910896
3 0.0003727475 0.00024067425 0.00058455425
4 0.0006902704999999999 0.0002627775 0.0017583335
END
$line3 << END
0.06 4.08175e-05 3.7090750000000004e-05 5.86555e-05
1.06 0.00012687 8.4838e-05 0.00022480850000000001
2.06 0.00023825000000000002 0.000153055 0.00033547325
3.06 0.0002246305 0.00018887774999999999 0.000307581
4.06 0.0003076575 0.000219178 0.000488563
END
$line4 << END
0.12 3.61845e-05 3.4143e-05 4.0180749999999996e-05
1.12 0.000112006 7.756725e-05 0.00022642425
2.12 0.000225959 0.00012212675 0.00030567425
3.12 0.0002106115 0.00018346275 0.00025528925
4.12 0.0002835085 0.00020459299999999998 0.00046925325
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'step', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'enum', \
     $line2 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'bisect', \
     $line3 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4) pt 12 lc rgb "#c22a3e" title 'median', \
     $line4 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (24,6) pt 5 lc rgb "#00a08a" title 'middle'
