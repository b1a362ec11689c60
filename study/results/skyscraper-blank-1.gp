set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Backtracks, given and blank' . "\n" . 'fd classic' noenhanced
set xlabel 'size of the board; given: with the report''s heights, blank: with none' noenhanced
set ylabel 'backtracks (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:5.5]
set xtics noenhanced ('6x6 given' 0, '6x6 blank' 1, '7x7 given' 2, '7x7 blank' 3, '8x8 given' 4, '8x8 blank' 5)
y_place(v) = v
$line0 << END
-0.06 427.5 249.75 605.25
0.94 10674 5832 15516
1.94 32786 32786 32786
2.94 293 293 293
3.94 72051 72051 72051
4.94 616470 616470 616470
END
$line1 << END
0 460 454.5 465.5
1 3752 2391 5113
2 34868 34868 34868
3 4735577 4735577 4735577
4 156363 156363 156363
5 14852809 14852809 14852809
END
$line2 << END
0.06 395.5 312.75 478.25
1.06 3813 2175 5451
2.06 29296 29296 29296
3.06 5390590 5390590 5390590
4.06 134213 134213 134213
5.06 23447724 23447724 23447724
END
$line3 << END
5 14852809
5 14852809
5.06 23447724
5.06 23447724
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'first_fail', \
     $line2 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'leftmost', \
     $line3 using 1:(y_place($2)) with points pt 2 ps 1.5 lw 2 lc rgb "#000000" title 'reached the limit: at least'
