set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Skyscraper: time by engine' . "\n" . 'ffc' noenhanced
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
set xtics noenhanced ('sky 7x7' 0, 'sky 9x9' 1)
$line0 << END
-0.21 0.2599031845 0.10316328075 0.33961085550000003
0.79 60 46.154417379 60
END
$line1 << END
-0.15 0.000472524 0.000342373 0.000678974
0.85 0.0026377935 0.00122763375 0.004795438
END
$line2 << END
-0.09 0.000656978 0.00048324975 0.00115751375
0.91 0.005809114000000001 0.00143983975 0.009792666
END
$line3 << END
-0.03 0.000948019 0.0007541214999999999 0.001306463
0.97 0.002603601 0.0020656057500000003 0.00484888
END
$line4 << END
0.03 3.4146e-05 2.5854e-05 6.46165e-05
1.03 0.00018573 0.00010692650000000001 0.00027950975
END
$line5 << END
0.21 2.3819e-05 1.80595e-05 5.74385e-05
1.21 0.000156361 9.8423e-05 0.00027723974999999996
END
$line6 << END
0.79 60
0.79 60
END
plot $line0 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 7 lc rgb "#000000" title 'fd classic', \
     $line1 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 2 pt 6 lc rgb "#000000" title 'fd line', \
     $line2 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 4 pt 5 lc rgb "#444444" title 'gecode', \
     $line3 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 5 pt 4 lc rgb "#444444" title 'sat', \
     $line4 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 1 pt 9 lc rgb "#777777" title 'skyline', \
     $line5 using 1:2:3:4 with yerrorlines lw 1.5 ps 0.8 dt 5 pt 12 lc rgb "#222222" title 'auto', \
     $line6 with points pt 2 ps 1.5 lw 2 lc rgb "#000000" title 'reached the limit: at least'
