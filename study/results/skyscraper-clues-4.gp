set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'One solution: effort against share of clues' . "\n" . 'fd line' noenhanced
set xlabel 'puzzles' noenhanced
set ylabel 'backtracks (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:6.5]
set xtics noenhanced ('unique 20 %%' 0, 'unique 35 %%' 1, 'unique 50 %%' 2, 'unique 65 %%' 3, 'unique 80 %%' 4, 'unique 95 %%' 5, 'unique 100 %%' 6)
set ytics add ("0" 0.5)
set yrange [0.4:]
$line0 << END
-0.03 0.5 0.5 0.5
0.97 0.5 0.5 0.5
1.97 0.5 0.5 0.5
2.97 0.5 0.5 0.5
3.97 0.5 0.5 0.5
4.97 0.5 0.5 0.5
5.97 0.5 0.5 0.5
END
$line1 << END
0.03 0.5 0.5 0.5
1.03 0.5 0.5 0.5
2.03 0.5 0.5 0.5
3.03 0.5 0.5 0.5
4.03 0.5 0.5 0.5
5.03 0.5 0.5 0.5
6.03 0.5 0.5 0.5
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'leftmost'
