set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Skyscraper: time by strength' . "\n" . 'ffc' noenhanced
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
set xtics noenhanced ('sky 6x6' 0, 'sky 7x7' 1)
y_place(v) = v
$line0 << END
-0.03 0.0068748465 0.00066784025 0.019512772
0.97 0.2061962865 0.0928656625 0.36906216550000004
END
$line1 << END
0.03 0.000171858 0.00012570875 0.00020048075
1.03 0.0004922635 0.0003712235 0.000539602
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'fd line'
