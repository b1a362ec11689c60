set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Hoo-Doo: time by strength' . "\n" . 'ffc' noenhanced
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
set xtics noenhanced ('hoodoo 4x4' 0, 'hoodoo 7x7' 1)
$line0 << END
-0.03 0.001342461 0.001342461 0.001342461
0.97 0.084928198 0.084928198 0.084928198
END
$line1 << END
0.03 0.002113248 0.002113248 0.002113248
1.03 0.020532738 0.020532738 0.020532738
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line'
