set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Backtracks by size' . "\n" . 'fd classic' noenhanced
set xlabel 'size of the board (twenty generated puzzles each)' noenhanced
set ylabel 'backtracks (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:2.5]
set xtics noenhanced ('5x5' 0, '6x6' 1, '7x7' 2)
y_place(v) = v
$line0 << END
-0.21 145 45 364.75
0.79 4256 726.25 9788.5
1.79 48515.5 28754.25 152123
END
$line1 << END
-0.15 34.5 13.75 56.25
0.85 862 162 2772.25
1.85 30320.5 11566 68448.75
END
$line2 << END
-0.09 110.5 42.25 346.5
0.91 3912.5 890.5 9363.75
1.91 79497.5 25855.5 409358.5
END
$line3 << END
-0.03 44 22.25 67.5
0.97 1074.5 280.25 3115.75
1.97 17806.5 8159.25 45153.5
END
$line4 << END
0.03 142 29.75 324.75
1.03 3085 2008.25 7630
2.03 142908 47922.75 711010
END
$line5 << END
0.09 77 20.75 166
1.09 4151 1078.25 6900.25
2.09 201182 63791.25 794106
END
$line6 << END
0.15 114.5 31.5 260.75
1.15 1017.5 481.75 2814.25
2.15 29930.5 6382 79533.5
END
$line7 << END
0.21 123.5 21.75 194.5
1.21 3315 1054 6338.75
2.21 257838 134335 1087515.5
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'leftmost', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'ffc', \
     $line2 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'first_fail', \
     $line3 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4) pt 12 lc rgb "#c22a3e" title 'occurrence', \
     $line4 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (24,6) pt 5 lc rgb "#00a08a" title 'max_regret', \
     $line5 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (6,4) pt 6 lc rgb "#e07b00" title 'min', \
     $line6 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4,3,4) pt 11 lc rgb "#56b4e9" title 'max', \
     $line7 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (8,9) pt 8 lc rgb "#de8dbe" title 'anti_first_fail'
