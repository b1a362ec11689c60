set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Close or Far: time by strength' . "\n" . 'leftmost' noenhanced
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
-0.03 0.00028114000000000004 0.00018681950000000002 0.00051812175
0.97 0.0006512995 0.00029197325000000004 0.000863461
END
$line1 << END
0.03 3.14405e-05 2.996125e-05 3.595825e-05
1.03 5.36575e-05 4.7527750000000006e-05 6.020075e-05
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line'
