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
set xtics add ("0" 0.5)
set xrange [0.4:]
$line0 << END
1 7.1011e-05
133 0.000471075
1070 0.003782299
783 0.00383326
72 0.000463345
32786 0.197740787
72051 0.595083533
END
$line1 << END
0.5 1.0207e-05
272 0.000830914
28105 0.095236205
561 0.002294881
230 0.000899097
29296 0.235929335
134213 1.251658585
END
plot $line0 with points lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'ffc (0.96)', \
     $line1 with points lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'leftmost (0.96)'
