set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Backtracks to the proof' . "\n" . 'fd classic' noenhanced
set xlabel 'puzzles' noenhanced
set ylabel 'backtracks (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:4.5]
set xtics noenhanced ('2x2' 0, '3x3' 1, '4x4' 2, '5x5' 3, '7x7' 4)
set ytics add ("0" 0.5)
set yrange [0.4:]
$line0 << END
-0.09 8 8 8
0.91 129 129 129
1.91 3194 3194 3194
2.91 188 188 188
3.91 346772 346772 346772
END
$line1 << END
-0.03 5 5 5
0.97 102 102 102
1.97 1611 1611 1611
2.97 20 20 20
3.97 1036816 1036816 1036816
END
$line2 << END
0.03 5 5 5
1.03 102 102 102
2.03 440 440 440
3.03 0.5 0.5 0.5
4.03 171474 171474 171474
END
$line3 << END
0.09 5 5 5
1.09 102 102 102
2.09 1611 1611 1611
3.09 21 21 21
4.09 1036828 1036828 1036828
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'leftmost', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'down', \
     $line2 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 4 pt 5 lc rgb "#444444" title 'ffc down', \
     $line3 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 5 pt 4 lc rgb "#444444" title 'bisect down'
