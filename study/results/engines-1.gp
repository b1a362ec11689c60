set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Skyscraper: time by engine' . "\n" . 'ffc' noenhanced
set xlabel 'sky: Skyscraper, by size (ten puzzles each)' noenhanced
set ylabel 'time in seconds (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:1.5]
set xtics noenhanced ('sky 7x7' 0, 'sky 9x9' 1)
y_place(v) = v
$line0 << END
-0.21 0.286223183 0.11314453325 0.36355676175
0.79 60 46.154417379 60
END
$line1 << END
-0.15 0.0004671845 0.00037201525 0.000751647
0.85 0.0026627335 0.00141671175 0.006216635
END
$line2 << END
-0.09 0.0006766285 0.00048966875 0.001194326
0.91 0.0069194915 0.001568557 0.0116317685
END
$line3 << END
-0.03 0.0009532035000000001 0.00069470775 0.0013856425
0.97 0.0026452135 0.00201084525 0.00614244475
END
$line4 << END
0.03 2.9413500000000002e-05 2.659625e-05 6.7074e-05
1.03 0.000225701 0.000108502 0.00037400575
END
$line5 << END
0.21 2.0685999999999998e-05 1.8604499999999998e-05 6.01385e-05
1.21 0.00018420049999999999 8.34495e-05 0.00034163725
END
$line6 << END
0.79 60
0.79 60
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'fd line', \
     $line2 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'gecode', \
     $line3 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4) pt 12 lc rgb "#c22a3e" title 'sat', \
     $line4 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (24,6) pt 5 lc rgb "#00a08a" title 'skyline', \
     $line5 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (8,9) pt 8 lc rgb "#de8dbe" title 'auto', \
     $line6 using 1:(y_place($2)) with points pt 2 ps 1.5 lw 2 lc rgb "#000000" title 'reached the limit: at least'
