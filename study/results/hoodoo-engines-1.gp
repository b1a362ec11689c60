set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Pegs at the end' . "\n" . 'ffc down' noenhanced
set xlabel 'size of the blank board' noenhanced
set ylabel 'transparent pegs (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set xrange [-0.5:5.5]
set xtics noenhanced ('6x6' 0, '8x8' 1, '9x9' 2, '10x10' 3, '11x11' 4, '20x20' 5)
$line0 << END
-0.12 4 4 4
0.88 12 12 12
1.88 9 9 9
2.88 16 16 16
3.88 17 17 17
4.88 49 49 49
END
$line1 << END
-0.06 4 4 4
0.94 6 6 6
1.94 10 10 10
2.94 10 10 10
3.94 15 15 15
4.94 45 45 45
END
$line2 << END
0 4 4 4
1 6 6 6
2 7 7 7
3 14 14 14
4 14 14 14
5 48 48 48
END
$line3 << END
0.06 4 4 4
1.06 5 5 5
2.06 7 7 7
3.06 9 9 9
4.06 14 14 14
5.06 57 57 57
END
$line4 << END
0.12 4 4 4
1.12 2 2 2
2.12 3 3 3
3.12 2 2 2
4.12 0 0 0
5.12 0 0 0
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'fd line', \
     $line2 using 1:2:3:4 with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'gecode', \
     $line3 using 1:2:3:4 with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4) pt 12 lc rgb "#c22a3e" title 'sat', \
     $line4 using 1:2:3:4 with yerrorlines lw 1.8 ps 0.9 dt (24,6) pt 5 lc rgb "#00a08a" title 'colouring'
