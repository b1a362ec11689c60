set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Close or Far: time by engine' . "\n" . 'ffc' noenhanced
set xlabel 'puzzles' noenhanced
set ylabel 'time in seconds (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:1.5]
set xtics noenhanced ('cof 8x8' 0, 'cof 10x10' 1)
$line0 << END
-0.21 0.0016600475 0.0010149235 0.0048464885
0.79 0.0010390905 0.00101597375 0.00220034325
END
$line1 << END
-0.15 5.17295e-05 4.77195e-05 5.925775e-05
0.85 5.8306999999999996e-05 5.32835e-05 8.15605e-05
END
$line2 << END
-0.09 0.00016226750000000002 9.270249999999999e-05 0.0001666405
0.91 0.000149847 0.0001438875 0.00020634100000000002
END
$line3 << END
-0.03 0.0006487815 0.00049318225 0.0007907535
0.97 0.0006738544999999999 0.0005166147499999999 0.00076109175
END
$line4 << END
0.09 2.9017499999999998e-05 2.044525e-05 3.0635e-05
1.09 3.37015e-05 2.6861e-05 4.66545e-05
END
$line5 << END
0.21 1.7857000000000002e-05 1.420925e-05 1.8754750000000002e-05
1.21 2.2986e-05 1.8663e-05 3.203025e-05
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line', \
     $line2 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 4 pt 5 lc rgb "#444444" title 'gecode', \
     $line3 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 5 pt 4 lc rgb "#444444" title 'sat', \
     $line4 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 8 lc rgb "#777777" title 'pairs', \
     $line5 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 5 pt 12 lc rgb "#222222" title 'auto'
