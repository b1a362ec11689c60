set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Hoo-Doo: time by engine' . "\n" . 'ffc' noenhanced
set xlabel 'Hoo-Doo, by size (ten puzzles with givens)' noenhanced
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
y_place(v) = v
$line0 << END
-0.21 0.013164838 0.00697349475 0.02058975575
END
$line1 << END
-0.15 0.0144071435 0.00892571775 0.025610189999999998
END
$line2 << END
-0.09 0.059142243000000004 0.024558273749999998 0.12423941
END
$line3 << END
-0.03 0.01179989 0.0057066655 0.025254480000000003
END
$line4 << END
0.15 0.00447491 0.0019988045 0.00879763675
END
$line5 << END
0.21 0.0044081829999999995 0.00196438975 0.008066337
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'fd line', \
     $line2 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'gecode', \
     $line3 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4) pt 12 lc rgb "#c22a3e" title 'sat', \
     $line4 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4,3,4) pt 11 lc rgb "#56b4e9" title 'colouring', \
     $line5 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (8,9) pt 8 lc rgb "#de8dbe" title 'auto'
