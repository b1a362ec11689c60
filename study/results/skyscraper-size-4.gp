set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Figure 7: backtracks and time' . "\n" . 'fd line' noenhanced
set xlabel 'backtracks' noenhanced
set ylabel 'time in seconds' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale x
set format x "10^{%L}"
set logscale y
set format y "10^{%L}"
set key title "in brackets: rank correlation\nof the runs that ended"
set xtics add ("0" 0.5)
set xrange [0.4:]
$line0 << END
0.5 8.1569e-05
0.5 5.4014e-05
0.5 0.000128249
0.5 9.8855e-05
0.5 9.4938e-05
0.5 0.000301578
0.5 0.000828301
END
$line1 << END
0.5 1.0987e-05
0.5 3.8245e-05
0.5 9.8606e-05
0.5 7.8272e-05
0.5 7.8375e-05
0.5 0.000247339
0.5 0.000475794
END
plot $line0 with points lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 with points lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'leftmost'
