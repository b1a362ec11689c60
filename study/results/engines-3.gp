set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Hoo-Doo: time by engine' . "\n" . 'ffc' noenhanced
set xlabel 'puzzles' noenhanced
set ylabel 'time in seconds (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:0.5]
set xtics noenhanced ('hoodoo 6x6' 0)
$line0 << END
-0.21 0.013590843 0.0085160675 0.0211269445
END
$line1 << END
-0.15 0.0138804455 0.00936654475 0.024091724499999998
END
$line2 << END
-0.09 0.0589354895 0.02807303225 0.1333563625
END
$line3 << END
-0.03 0.01395967 0.0060523239999999996 0.028241476
END
$line4 << END
0.15 0.005169484 0.0018325454999999998 0.009384817
END
$line5 << END
0.21 0.0049774955 0.00175480225 0.009424849
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line', \
     $line2 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 4 pt 5 lc rgb "#444444" title 'gecode', \
     $line3 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 5 pt 4 lc rgb "#444444" title 'sat', \
     $line4 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 4 pt 13 lc rgb "#222222" title 'colouring', \
     $line5 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 5 pt 12 lc rgb "#222222" title 'auto'
