set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Backtracks by size' . "\n" . 'fd classic' noenhanced
set xlabel 'size of the board (one board of the reports, three of 6x6)' noenhanced
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
y_place(v) = v > 0 ? v : 0.316228
set ytics add ("0" 0.316228)
unset mytics
set yrange [0.158489:10 < *]
set arrow from graph 0, first 0.630957 to graph 1, first 0.630957 nohead dt (4,4) lc rgb "#999999"
set arrow from graph -0.012, first 0.630957 to graph 0.012, first 0.758578 nohead front lw 1.5
set arrow from graph -0.012, first 0.524807 to graph 0.012, first 0.630957 nohead front lw 1.5
set label "axis broken, 0 below" at graph 0.99, first 0.446684 right font ",10" tc rgb "#666666"
$line0 << END
-0.03 1 1 1
0.97 133 133 133
1.97 783 427.5 926.5
2.97 32786 32786 32786
3.97 72051 72051 72051
END
$line1 << END
0.03 0 0 0
1.03 272 272 272
2.03 561 395.5 14333
3.03 29296 29296 29296
4.03 134213 134213 134213
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'leftmost'
