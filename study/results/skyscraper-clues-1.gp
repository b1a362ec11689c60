set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'No height given: effort against share of clues' . "\n" . 'fd classic' noenhanced
set xlabel 'share of the 24 clues that is shown (twenty boards each)' noenhanced
set ylabel 'backtracks (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:6.5]
set xtics noenhanced ('open 20 %%' 0, 'open 35 %%' 1, 'open 50 %%' 2, 'open 65 %%' 3, 'open 80 %%' 4, 'open 95 %%' 5, 'open 100 %%' 6)
y_place(v) = v
$line0 << END
-0.03 5 3 10
0.97 29 15.75 51
1.97 125.5 24.5 627
2.97 242 49.75 430
3.97 239.5 69.5 1349.75
4.97 288.5 68 1017.25
5.97 247 88.5 621.25
END
$line1 << END
0.03 8.5 4.75 18690
1.03 242 59.5 6603.5
2.03 4860.5 259.5 10488.75
3.03 1740.5 678.25 4611.5
4.03 1814.5 672.25 4812.5
5.03 1015.5 347.75 3990.25
6.03 899 286.5 2931.5
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'ffc', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'leftmost'
