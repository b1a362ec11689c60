set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'One solution: effort against share of clues' . "\n" . 'fd classic' noenhanced
set xlabel 'share of the 24 clues that is shown (twenty puzzles each)' noenhanced
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
set xtics rotate by -25
y_place(v) = v
$line0 << END
-0.03 6 1.75 23.25
0.97 62.5 7.25 211.75
1.97 48 23 72.5
2.97 31 15.75 114.25
3.97 71 31 192.75
4.97 63 20.25 206.25
5.97 140.5 47.75 251.75
END
$line1 << END
0.03 7.5 3 24
1.03 43 15.25 214
2.03 165.5 18.5 797.5
3.03 154.5 69 488.75
4.03 179 82 507.75
5.03 224 49.25 492.25
6.03 247.5 93.25 638.75
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'leftmost'
