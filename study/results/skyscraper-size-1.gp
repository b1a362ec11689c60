set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Figure 6: time by size' . "\n" . 'fd classic' noenhanced
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
-0.03 7.1011e-05 7.1011e-05 7.1011e-05
0.97 0.000471075 0.000471075 0.000471075
1.97 0.003782299 0.002122822 0.0038077794999999996
2.97 0.197740787 0.197740787 0.197740787
3.97 0.595083533 0.595083533 0.595083533
END
$line1 << END
0.03 1.0207e-05 1.0207e-05 1.0207e-05
1.03 0.000830914 0.000830914 0.000830914
2.03 0.002294881 0.001596989 0.048765543
3.03 0.235929335 0.235929335 0.235929335
4.03 1.251658585 1.251658585 1.251658585
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'leftmost'
