set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Skyscraper: time by strength' . "\n" . 'ffc' noenhanced
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
set xtics noenhanced ('sky 6x6' 0, 'sky 7x7' 1)
$line0 << END
-0.03 0.009952965499999999 0.00076658825 0.026048856250000002
0.97 0.22414011 0.09526325050000001 0.367392872
END
$line1 << END
0.03 0.00022720150000000002 0.000166577 0.0002478575
1.03 0.000451201 0.00036877125000000003 0.0005727645
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line'
