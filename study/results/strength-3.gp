set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Close or Far: time by strength' . "\n" . 'ffc' noenhanced
set xlabel 'puzzles' noenhanced
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
$line0 << END
-0.03 0.0006038160000000001 0.0002880045 0.0017482555
0.97 0.00118659 0.00089860375 0.00123044325
END
$line1 << END
0.03 3.8537e-05 3.5135e-05 4.24715e-05
1.03 6.0675e-05 5.3256250000000004e-05 9.4683e-05
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line'
