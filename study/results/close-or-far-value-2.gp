set terminal svg size 900,520 dynamic font "sans-serif,14" background "white"
set encoding utf8
set title 'Puzzles with only one solution: time by size' . "\n" . 'fd classic' noenhanced
set xlabel 'size; unique: one letter in each line, minimal: no letter can be left out (ten each)' noenhanced
set ylabel 'time in seconds (median; bars: quartiles)' noenhanced
set key outside right top vertical Left reverse noenhanced
set grid ytics lc rgb "#cccccc"
set border 3
set tics nomirror
set errorbars small
set logscale y
set format y "10^{%L}"
set xrange [-0.5:5.5]
set xtics noenhanced ('6x6 unique' 0, '7x7 unique' 1, '8x8 unique' 2, '8x8 minimal' 3, '9x9 minimal' 4, '10x10 minimal' 5)
y_place(v) = v
$line0 << END
-0.12 8.08025e-05 6.7108e-05 0.00011284025
0.88 0.0004491335 0.00026885775 0.000620923
1.88 0.004113529 0.0018008805 0.0091418295
2.88 0.0001964075 0.00014739900000000002 0.0003508345
3.88 0.0004074425 0.00022966325 0.000829448
4.88 0.0004504535 0.00020867775 0.000674811
END
$line1 << END
-0.06 6.98835e-05 5.6487749999999995e-05 9.10175e-05
0.94 0.00040509599999999997 0.000238076 0.0005859542499999999
1.94 0.004017013 0.0019749992499999997 0.008828007499999999
2.94 0.000167048 0.0001128315 0.00031536325
3.94 0.0003627935 0.00020825375000000003 0.00080380625
4.94 0.000409849 0.00018108525000000002 0.000565517
END
$line2 << END
0 6.1059e-05 5.175625e-05 8.058575e-05
1 0.0003983735 0.00022840825 0.0005732505
2 0.003852295 0.001947194 0.00648589025
3 0.0001631785 0.00010443575 0.00034223175
4 0.000352408 0.0001761555 0.0007755525
5 0.0003797645 0.0001690495 0.0005749899999999999
END
$line3 << END
0.06 6.60655e-05 5.911875e-05 7.054025e-05
1.06 0.000374548 0.00026163725 0.00057372225
2.06 0.003184199 0.0018353465 0.00545425975
3.06 0.000260546 0.00012445525 0.00062502325
4.06 0.000188618 0.000154565 0.00035160025
5.06 0.00039573449999999997 0.0002023705 0.00047140124999999996
END
$line4 << END
0.12 5.8534999999999994e-05 4.734725e-05 6.647200000000001e-05
1.12 0.0003488305 0.0002312175 0.0005815625
2.12 0.0031252234999999996 0.00183335475 0.0055327355
3.12 0.0002574305 0.0001109715 0.00062214275
4.12 0.0001833065 0.00016137825 0.00033443925
5.12 0.000390986 0.000196334 0.000453024
END
plot $line0 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt 1 pt 7 lc rgb "#000000" title 'step', \
     $line1 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,5) pt 4 lc rgb "#4b0082" title 'enum', \
     $line2 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (3,4) pt 9 lc rgb "#0050a0" title 'bisect', \
     $line3 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (14,4,3,4) pt 12 lc rgb "#c22a3e" title 'median', \
     $line4 using 1:(y_place($2)):(y_place($3)):(y_place($4)) with yerrorlines lw 1.8 ps 0.9 dt (24,6) pt 5 lc rgb "#00a08a" title 'middle'
