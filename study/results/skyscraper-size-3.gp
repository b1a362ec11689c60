set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Figure 7: backtracks and time' . "\n" . 'fd classic' noenhanced
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
x_place(v) = v > 0 ? v : 0.316228
set xtics add ("0" 0.316228)
unset mxtics
set xrange [0.158489:10 < *]
set arrow from first 0.630957, graph 0 to first 0.630957, graph 1 nohead dt (4,4) lc rgb "#999999"
set arrow from first 0.630957, graph -0.012 to first 0.758578, graph 0.012 nohead front lw 1.5
set arrow from first 0.524807, graph -0.012 to first 0.630957, graph 0.012 nohead front lw 1.5
set label "axis broken, 0 below" at first 0.446684, graph 0.99 right rotate font ",10" tc rgb "#666666"
y_place(v) = v
$line0 << END
1 0.000603028
133 0.000691761
1070 0.003572083
783 0.003918792
72 0.000476091
32786 0.190784462
72051 0.528886643
END
$line1 << END
0 1.0659e-05
272 0.0007814
28105 0.088938011
561 0.002486783
230 0.000992093
29296 0.162560347
134213 0.836789482
END
plot $line0 using (x_place($1)):(y_place($2)) with points lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'ffc (0.93)', \
     $line1 using (x_place($1)):(y_place($2)) with points lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'leftmost (0.96)'
