set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Backtracks to the proof' . "\n" . 'fd classic' noenhanced
set xlabel 'size of the blank board' noenhanced
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
y_place(v) = v > 0 ? v : 0.316228
set ytics add ("0" 0.316228)
unset mytics
set yrange [0.158489:10 < *]
set arrow from graph 0, first 0.630957 to graph 1, first 0.630957 nohead dt (4,4) lc rgb "#999999"
set arrow from graph -0.012, first 0.630957 to graph 0.012, first 0.758578 nohead front lw 1.5
set arrow from graph -0.012, first 0.524807 to graph 0.012, first 0.630957 nohead front lw 1.5
set label "axis broken, 0 below" at graph 0.99, first 0.446684 right font ",10" tc rgb "#666666"
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
3.03 0 0 0
4.03 171474 171474 171474
END
$line3 << END
0.09 5 5 5
1.09 102 102 102
2.09 1611 1611 1611
3.09 21 21 21
4.09 1036828 1036828 1036828
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'leftmost', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'down', \
     $line2 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'ffc down', \
     $line3 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4) pt 12 lc rgb "#c22a3e" title 'bisect down'
