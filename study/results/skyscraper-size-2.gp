set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Figure 6: time by size' . "\n" . 'fd line' noenhanced
set xlabel 'puzzles' noenhanced
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
$line0 << END
-0.03 8.1569e-05 8.1569e-05 8.1569e-05
0.97 5.4014e-05 5.4014e-05 5.4014e-05
1.97 9.8855e-05 9.68965e-05 0.000113552
2.97 0.000301578 0.000301578 0.000301578
3.97 0.000828301 0.000828301 0.000828301
END
$line1 << END
0.03 1.0987e-05 1.0987e-05 1.0987e-05
1.03 3.8245e-05 3.8245e-05 3.8245e-05
2.03 7.8375e-05 7.83235e-05 8.84905e-05
3.03 0.000247339 0.000247339 0.000247339
4.03 0.000475794 0.000475794 0.000475794
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'leftmost'
