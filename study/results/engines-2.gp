set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Close or Far: time by engine' . "\n" . 'ffc' noenhanced
set xlabel 'cof: Close or Far, by size (ten minimal puzzles each)' noenhanced
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
y_place(v) = v
$line0 << END
-0.21 0.0014151419999999999 0.000800408 0.00358932075
0.79 0.000990224 0.00090999875 0.0018740355
END
$line1 << END
-0.15 3.96455e-05 3.3522e-05 5.4245750000000005e-05
0.85 5.21105e-05 4.987475e-05 5.81065e-05
END
$line2 << END
-0.09 9.48595e-05 6.827975e-05 0.00013726525
0.91 0.00011458 0.0001097265 0.00011752275
END
$line3 << END
-0.03 0.0005365120000000001 0.0003481555 0.00067343875
0.97 0.0005824875 0.00049405 0.00068086825
END
$line4 << END
0.09 2.26055e-05 1.723775e-05 2.679075e-05
1.09 2.8676500000000002e-05 2.470975e-05 4.039275e-05
END
$line5 << END
0.21 1.55445e-05 1.20135e-05 1.75945e-05
1.21 1.9568e-05 1.60985e-05 2.8042e-05
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'fd line', \
     $line2 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'gecode', \
     $line3 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4) pt 12 lc rgb "#c22a3e" title 'sat', \
     $line4 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (6,4) pt 6 lc rgb "#e07b00" title 'pairs', \
     $line5 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (8,9) pt 8 lc rgb "#de8dbe" title 'auto'
