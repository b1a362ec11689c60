set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Backtracks by size' . "\n" . 'fd classic' noenhanced
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
set xtics noenhanced ('4x4' 0, '5x5' 1, '6x6' 2, '7x7' 3, '8x8' 4)
set ytics add ("0" 0.5)
set yrange [0.4:]
$line0 << END
-0.03 1 1 1
0.97 133 133 133
1.97 783 427.5 926.5
2.97 32786 32786 32786
3.97 72051 72051 72051
END
$line1 << END
0.03 0.5 0.5 0.5
1.03 272 272 272
2.03 561 395.5 14333
3.03 29296 29296 29296
4.03 134213 134213 134213
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'leftmost'
