set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Skyscraper: time by strength' . "\n" . 'leftmost' noenhanced
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
set xtics noenhanced ('sky 6x6' 0, 'sky 7x7' 1)
$line0 << END
-0.03 0.0207202425 0.00506277825 0.055533887000000004
0.97 0.29182142 0.22429749175000002 0.5171829029999999
END
$line1 << END
0.03 0.000186471 0.00013189499999999998 0.00023397925000000002
1.03 0.00040714349999999996 0.000274134 0.0005368775
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line'
