/** Written by scripts/fit-languages.ts. */
export const latin = {
  languages: `
af 0.28 0.62 1.40
az 1.12 -0.84 1.97
ca 0.62 -0.58 1.82
cs 0.48 0.42 1.84
cy 0.61 2.44
da 0.46 -0.70 1.94
de 0.86 -1.27 1.80
en 2.32 -1.62 1.33
eo -0.13 3.19
es 1.35 -1.15 1.72
et 0.87 -1.13 2.03
eu 0.77 0.32 2.18
fi 0.73 -0.73 2.07
fr 0.92 -1.48 1.71
ga 0.70 2.48
hr 0.89 -0.99 1.96
hu 0.03 0.45 2.30
id 1.01 0.50 1.32
is 0.77 -0.38 1.79
it 0.84 -2.14 1.92
ku 1.35 0.99 0.50
la 0.52 3.36
lg 0.43 3.30
lt 0.41 -1.31 2.25
lv 0.02 -0.11 2.26
mi 0.55 1.96
ms 0.80 0.21 1.35
nl 0.71 -0.74 1.83
no -0.06 -0.41 1.94
om 0.85 2.96
pl 0.61 -0.43 2.09
pt 0.96 -1.59 1.84
ql 1.06 3.22
ro 0.57 -1.74 1.85
sk 0.06 -0.10 1.98
sl 0.26 -0.27 2.05
sn 0.17 3.73
so 0.40 3.21
sq 0.70 -1.69 2.01
st 0.49 2.65
sv 0.39 -1.25 2.06
sw 1.24 2.38
tl 0.72 -1.14 1.56
tn 1.24 1.97
tr 0.68 -0.40 1.97
ts 0.37 2.91
vi -0.35 0.10 2.56
xh 0.41 3.89
yo 0.09 1.79 1.79
zu 0.34 3.87
`,
  features: `
_da en-3 es-3 fi-4 la-5 ms2 pt4 so4 tn-4 ts-4 vi-4 xh-4 zu-4
om_ af7 cs-4 fr6 it4 la-5 lg-5 lt-6 mi-4 om-4 pt3 ql4 sk3 sn-4 so-4 sq-6 sw-4 tn-4 ts-4 yo-7
+ê af8 az-4 ca-6 cs-4 da-6 de-4 en-7 eo-4 es-8 eu-7 ga-4 hr-4 id-4 it-4 ku20 la-6 lg-4 mi-4 ms-5 nl-10 om-4 pt6 ql4 ro-4 sl-6 sn-4 so-4 sq-5 st-6 sv-4 sw-5 tr-9 ts-4 vi6 xh-4 yo-6 zu-4
sê_ af12 ku6
_hy af6 cy12 de-5 es-4 fi5 sq5 tl-4 yo4
hy_ af12 cs-5 da4 en6 nl-6 sk7
=hy af14 nl-6
_oo af8 da-6 de-5 en-5 et13 lg-5 so11 st-4 xh9 zu-11
ok_ af5 ca-5 de-6 hr6 hu7 id7 it-6 la-6 lg-4 nl-3 pl-6 sk5 sq-4 st4 tn-4 tr5
_op af3 cs-8 cy-3 de-7 et-5 eu5 fi4 fr-7 ga-4 id5 is3 la7 lg-4 lv-6 nl5 om-5 pl8 sl5 so-4 sq-4 st-6 sv-4 sw-5 tr-9
op_ af4 ca5 da3 en-4 hr5 hu-4 la-5 ms4 no-4 om-4 pt7 ql3 sk-5 st-5 tl6
=op de-5 no-5 ql12
_n_ af10 cs3 de-5 eu5 fi3 fr-5 la5 nl-11 om5 tl-5 zu-4
=n af10 cs3 de-5 eu5 fi3 fr-5 la5 nl-11 om5 tl-5 zu-4
_an ca-5 fr-4 ga3 hr-6 hu-4 lg-4 nl-3 sn4 sw4 tr-5 vi-4
er_ en3 id3 lg-4 ms4
=ander af17 nl-10
_pl ca5 eo9 et6 eu-5 fr7 id4 it-4 ku-5 la5 lg-4 mi-4 no-5 sn-4 so-5 st-4 sw-5 tl-8 ts-5 yo-6 zu-4
ek_ af7 az-5 cs4 cy-4 da-4 en-7 es-7 eu12 ga-4 hr-5 hu5 id4 ku13 la-5 lg-4 lt-4 pl-4 ro-4 sk-4 sl3 sn-5 tl-4 tn-5 ts-3 xh-4
_u_ ca-4 cs-4 de-5 id-8 la-4 lg-3 no-4 pl-5 pt-5 ql4 sk-6 sl-6 so7 sw-4 ts6 xh4 yo-5 zu9
=u ca-4 cs-4 de-5 id-8 la-4 lg-3 no-4 pl-5 pt-5 ql4 sk-6 sl-6 so7 sw-4 ts6 xh4 yo-5 zu9
_sa ca-5 cs-4 es-4 hr3 is3 lg-4 sl-4 sn-4 so4 tl4
al_ cs4 en3 fi-3 fr-7 hr-6 ku3 la-5 pl3 ro-4 tl5 vi5
=sal af17 nl-8
_he es-4 fr-5 ga-3 hr-4 hu5 id-6 ku7 lg-3 mi5 ms4 pl-4 pt-4 sq-4 st-4 tn-5 ts4 xh-5 zu-5
ge_ da2 es-5 eu-5 om-3 sn8 so-5 sq-10 sv-3 xh4
_ni az-4 da-5 en-8 ga-4 id-4 lg-5 no3 pl4 ql5 sn-5 st-5 sw10 tn-5 ts-3 xh-5 yo5
ie_ af8 az-4 da-4 fi-6 fr3 ga-4 hu-5 id-4 it-3 lg-3 ms4 no-4 om-5 sk5 so-3 sw4 tn-3 tr4 ts-5
=nie af13 cs-5 nl-9 sk7 sv-8 sw-6
ee_ ca5 en-5 eo-5 la-6 lg-5 lv-6 no-3 om14 st-6 ts-4
_om af4 ca-6 de-4 eo-4 es-5 eu-9 fr-5 ga-7 la5 lg17 sn-6 so-4 sv4 sw-5 tl-4 tn-4 yo7 zu3
=om id-4 ms4
_di af3 et-4 ku7 lg-4 mi-3 nl-4 sn-4 st8 sw-4 tn8 tr-3 ts-5 vi-4 xh-5 zu-5
=die af9 en-5 it-4 la6 ms-5 nl-5 tl10 yo-4
_ve af7 az5 fi-5 fr-3 ga-4 id-5 la6 lg-4 mi-4 om-4 sn5 so-4 st-4 sw-4 tl-5 tn-4 tr4 xh-3 zu-4
it_ af3 cy-3 eo-4 es-6 eu-4 fr8 hu3 is-6 it-5 la13 lg-4 lv-4 mi-4 pl-5 pt-4 ql5 ro4 sk-3 so-4 st-5 sw-5 tn-4 ts-5
=dit af7 da4 ql4
_eg af11 da-4 de4 eo3 es-4 eu7 hu5 is-8 lg6 nl-7 om-4 ql4 sl-7 st-4 sw-5 tn-4 ts4 xh-4
_in cs-4 eo4 et-4 la6 lg-4 lt-6 pl-4 pt-4 so5 sq-3 xh5 zu3
in_ ca-5 de4 es9 fi6 ga4 hr-3 ku7 lt-6 mi-3 om6 so3 st-4 sw-4 tn-4 tr3 ts-4 yo5 zu-3
=in az-5 en6 eo-5 es-7 ga5 hr-8 id-5 ku3 la9 lt-4 ql5 ro-8 sk-5 sl5 sn-4 so6 tl-7 xh-5 yo-5
te_ af3 az-7 ca-4 id-2 lv-4 mi6 pl-4 so-5 st5 zu-4
_li az4 eo6 fi-5 is-6 ku5 la5 lg-3 lt-3 sn-5 sw3 xh5
ig_ af8 ca6 cs-7 cy9 da3 en-5 es-5 eu-4 it-4 la-5 mi-4 ms-3 no3 om-3 sn-4 sq-4 st-5 tl4 ts-4
_to ca3 en5 fi4 fr6 lt3 pt-4 sk-4 xh-5 zu-4
on_ eo8 is5 la-3
_ng af-4 cs-5 da-4 en-15 eo-3 es-5 et-5 eu-7 fr-6 hr-5 it-6 ku-3 la-4 lv-5 ms-6 nl-5 no-5 om-5 pt-6 ro-4 sl-5 sn-3 so-6 sv-4 sw-4 tr-5 vi6 xh8 yo-3 zu10
ng_ az-5 ca-4 cs-4 en3 eo-4 et-4 eu-5 ga-5 hu-7 la-5 lg-5 nl-5 om-3 ql3 ro-4 sk-4 sn-4 so-4 sq-7 st12 sv-3 sw-5 tl5 tn9 ts-5 vi5 xh-4 zu-4
=ng en-8 ql-5 tl18 vi4 yo-4
_ge af6 az2 cs-7 cy4 da-5 eu3 fi-4 hu-6 it-4 la3 lv3 no-5 pt-6 ro-5 sk4 sn-4 st-4 sw-3 tl6 xh-4
_du az-4 cs-5 et-6 ku4 lv-8 no5 om5 so4 sq5 tl-7 ts-3 xh-4 zu-5
le_ af3 az-6 ca-6 hu-6 id-4 la-3 lt-5 mi-4 om-3 sn-5 sq-4 st7 sv-5 tn5 ts6 xh4 zu7
_se en-3 eu-3 ku4 lg-4 mi-3 sk-4 so-4 st7 sv-4 tn6
ne_ az-6 ca-3 eu-4 fi-4 id-3 ku4 la6 nl-5 st5 sv-4 tn5 vi3 zu4
_va cy-3 de-4 en-5 et4 eu-7 ga-3 hr-4 id-3 lg-6 mi-4 om-4 sn13 so-3 st-3 sw-5 tl-5 tn-4 tr3 ts9 xh-5 yo-5 zu-5
an_ it-3 ku3 la-5 lg-4 om6 pt-3 so5 sw-5 tn-5 ts-4 xh-3
=van af4 da-4 es-6 fr-5 id-6 ms6 nl6 sn-4 yo-5
_si eu-6 hr4 hu-3 lt-6 mi-4 nl-3 sn-4 st-5 tl6 zu3
el_ af4 cs4 cy4 eu5 ga-4 om-3 pt-7 ro4 sn-4 sv-3 tr7 zu-5
_on af6 cs-7 da-5 de-5 en3 et4 id5 is-4 ku-4 lg-4 lv-4 mi-4 ms4 om-4 sl-4 sn-4 so-6 sq-4 sw-4 tl-4 xh3 yo6
ns_ es-5 fr2 hr-4 hu-4 it-4 lg-6 lv8 pt4 sl-3 so-3 sq-4 sw-4 tn-7 xh3 yo4
=ons af11
_al eo3 fi4 lt5 pt4 sn-5 st-4 sw9 tn-4 yo7 zu-3
_ga ca-4 cy6 et-4 eu4 fi-9 hu-8 ku-3 lt2 om8 pl-4 so3 st-7 sv-4 tn7 tr-4 ts-4 xh-5 zu-5
=gaan af9
_de af-4 az-3 eo3 et-6 hu-4 ku6 lg-4 ts-5
ur_ af6 ca-5 cs-4 en5 fi-5 fr7 hu-4 is-3 it-6 la9 lg-4 lv5 no-4 ql5 sq6 st-5 sw-4 ts-3 zu-3
=deur af12
_is cs-5 de4 en4 es-5 fr-4 ga6 hu-4 id-6 it-4 ku-4 lg-5 lt-4 no-8 om6 ql3 sl-8 so4 sv-5 tr-5 ts-4 xh5 zu6
is_ cs-4 da-3 eo11 fr4 ga5 hr-6 hu-6 it-5 ku-3 la10 lg-3 pl-3 ro-4 sl-7 sn-3 tn-3 ts-4 zu-4
=is ca7 de-5 en7 eo-4 ga10 hr-6 hu-6 is-4 no-6 pt-5 ql6 sl-4 yo-8
_sy af6 cy9 de-5 fi10 ga-4 hu-5 ms9 no4 om-4 pl-8 pt-4 sl-7 sn-5 sq-4 st4 sw-5 tl4 xh-4 yo5
sy_ af11 ms4 nl-8 pl8 ql12
=sy af14 nl-7 ql7
_ra de4 et3 eu-5 fi3 lg-4 mi6 nl-2 sl6 sn4 tl-3 xh-4 zu-4
ak_ af7 az-7 ca-6 cy-4 de-7 en-5 et-5 eu11 fi-4 ga-4 hu3 la-6 lg-5 lv6 mi-4 ms2 om-5 pt-4 ql6 ro-4 sl-4 sn-6 so-4 sq-4 st-5 sv-6 sw-6 tn-5 xh-3 zu-4
or_ en6 eu4 fr-3 is-4 la4 lg-4 lt-5 lv-4 ms2 om-4 sq-2 sw-4 tl4 tn-4 ts-5
_my af11 cs5 cy7 en3 fr5 id-5 ql9 sl-6 sv-4
gh_ az-4 cs-5 eo-4 et-4 eu-5 ga15 it5 la-5 lg-6 st-5 ts-6
oe_ af6 et6 id-7 mi5 nl-8 ql9 st4 tr4 yo6
_ho et3 fi-5 hu6 is-5 ku-4 lg-4 lt-5 so4 sq-7 st9 tn-10 tr7 xh-4 zu-3
of_ hr-4 id5 is-4 ku-4 ro-4 sk4 st-4 sw-4 tl-4 ts4
sg_ cy11
_ty af6 cs4 cy5 da5 lt4 nl4 pl7 tr-4 zu-4
am_ az2 ca-5 es-4 eu-5 fr-5 hr9 is-5 it-5 la11 lg-5 lt-5 mi-4 ms2 pl8 pt6 sn-3 sq4 st-4 tn-4 zu-5
=sam hr14 la-9 nl-4 pl-7 pt4 ql-6 ro5
_st fr-6 id3 it5 sv4 tn-4 vi-4 yo-4
_jo az-7 de-7 et7 fi5 fr5 id-3 la-7 lv-5 no-4 pl4 pt10 ro5 sk7 sv-5 ts-4 xh-4
ab_ ca-5 da5 de8 en5 es5 et11 eu-5 it-7 la5 no-7 ql7 sl-7 sn-4 so5 sv-5 tl-6 tr-6
_en af4 az-5 ca3 en-6 eo4 ga-4 hr-5 it-4 la-5 lg8 sk-4 so-4 sw-4 ts3 xh4 zu3
en_ af-7 az-5 lg-4 nl3 pt-5 ql5 sw-4 tl4 tn-4 ts-5 xh-4 zu-4
=en af7 ca-3 cy-4 de-7 en-9 eo11 es6 fr4 it-4 pt-7 sl-5 sq-5 tl-5 tr-4
_ko ca-8 cs-4 cy-3 eo7 es-8 fr-7 ga-5 id4 it-6 la-6 lg-5 lt-3 mi5 pt-7 ro-4
=kom is6 sv-5
_by af11 cs7 cy5 da-4 es-6 et4 fr-4 ga-4 hr-7 is-4 lg11 ms6 nl-8 om-4 pl-4 ql5 sl-5 sn-7 st-6 sw-6 tn-5 ts6 xh-7 yo-5 zu-7
by_ af8 cy-5 et6 id-3 ms8 om-4 sk4 sl-6 sq7 sv-6 tn-5
=by af11 da-6 et6 la6 ms9 pl-5
_ab ca-3 da-5 en-7 fr-6 id-7 ku-5 lg14 mi-3 nl-4 pl-3 sn-5 so-3 sv-5 sw-7 tn-5 ts-5 xh6 zu6
_hu af5 ca-4 cs-5 de-8 fi7 is-7 it-8 lg-6 mi5 no4 sl-4 sn3 sw10 tr-6 ts8 xh-6 yo5 zu-8
_vr af6 en-4 fr4 hr4 hu-5 la-5 no-7 sk6 sq12 yo-5
ra_ af-4 az-4 de-4 en-7 et-3 fi-4 lg6 lt-4 mi3 om4 ql3 sl-4 sn9 so-4 sq-3 tr-3 xh-7 zu-6
=hom af11
_wo af3 eo-3 fr-6 hr-3 no-8 om-4 ql4 sk-4 sl6 sq-4 tl-5 xh3 yo-5 zu6
de_ az-5 cy-4 fi-5 hu-4 lg9 lv-6 mi-4 so-5 st-4 sv4 tn-4
_wa cs-4 da-5 eo-3 es-3 et-5 eu-8 fi-9 fr-5 hr-5 it-3 la-5 lt-4 mi2 ro-4 sl-5 so7 sv-4 sw7 tl-4 tr-5 yo-5
at_ ca3 de-5 eo-4 es-11 eu-3 fi3 ga-2 id4 is-7 la7 lt-3 mi-4 ms4 om-3 pt-6 ql5 ro4 sk-13 sn-4 so-4 st-5 sv-3 sw-4 yo4
=wat af11 en-4 ql11
re_ cs-7 en4 fi-6 hu-5 is-4 ku3 la6 lg3 lv-4 mi4 pl-4 sn6 sw-5 tn3 ts-4 xh-4 zu-5
et_ ca5 da2 es-7 ga-4 hu3 it-3 la5 lg-3 mi-5 ql3 sl4 sn-6 so-5 sw-5 tl-4 tn-6 ts-5
=het af4 ca4 en-7
=oor af15
_ju da-3 de4 ga-4 ku-4 la-3 lt4 lv-5 mi-4 ms3 no-6 pl4 pt4 sq7 st3 sw5 tn-4 vi4 zu-4
da_ af-5 en-8 fi-6 fr-9 is-4 nl-5 sn3 so11 sw3 tl-5 tn-5 ts-4
id_ cy9 de-3 en5 eo-4 es-8 et7 fr-8 ga8 hu-8 id-6 la3 ms5 nl-6 pt4 ro6 so6 st-5 ts-4 xh-4 yo4
_tu en-9 fi6 fr6 hr-4 mi4 nl-5 ql3 sl-5 sn-5 tl3 tr-6 xh-4 zu-5
od_ cy13 da7 de-5 eo-4 es-5 eu-5 fr-6 ga-3 hr4 id-4 it-3 lg-5 mi-4 om-6 sk6 sn-5 so4 sq-4 st-4 sv-4 tl5 tn-6 tr5 yo-4
_be af4 az-4 en3 ku5 lv-4 sn-4 tr4 ts-3
+ó az-5 ca7 cy-4 da-6 de-5 en-11 eo-4 es4 et-4 fi-4 fr-8 ga9 hr-11 hu9 id-4 is7 it-7 ku-4 lg-4 lv-4 mi-4 ms-4 no-8 om-4 pl7 ql3 ro-4 sk4 sl-9 sn-5 so-4 sq-4 st-5 sv-4 sw-6 tn-5 tr-5 ts-5 xh-4 yo5 zu-4
ór_ ga9
ou_ af13 cs4 da-5 de-4 eo-4 es-12 fr-5 id-8 it-6 la-5 mi6 no-5 pt16 ql5 sk5 sl-8 sw-5 tn-6 tr-5 ts-4 yo-6 zu-4
=jou af11
_dr cy5 de4 eu-3 id-5 no5 om-5 ro5 so-4 sw-3 tr-4 xh-3
_vi eo6 eu-6 it4 la8 mi-5 sn-6 so-3 st-3 sv3 sw6 tl-3
ir_ af3 az5 cs-6 cy5 da-3 de-3 en-3 eo-6 ga10 hu-4 ku7 la-5 lg-4 lv5 mi-3 nl-3 ql3 ro-5 sn-4 sw-7 tl-4 tn-4 tr3 ts-6
=vir af20 ku8 nl-8
_pr eo8 et-3 fr-4 id6 la6 lv-6 mi-4 tn-5
_gr ca4 cy4 eo5 eu4 fi-5 ku-5 lt-6 lv4 no4 pl3 ro-4 so-5 sq-5 tn-5 xh-3
sa_ cs-3 da-3 en-7 eo-3 fr-4 hu-5 lt-6 om4 sn4 st6 tn5 tr-4 ts3
=sa cs-7 da-8 en-12 es-4 et3 fi-6 ga11 id-4 it-5 la-6 ms-6 no5 om-4 pt-5 ql11 sk3 sl-7 so-4 st5 sw-4 tl5 tn7 ts-4
_iv la5 xh9
_lê ku9
lê_ ku10
_ui af7 no-3 ql4 sw9
=hulle af21 nl-8
_ru ca-6 cy-3 de5 es3 fr-6 hr4 lg-4 lv-4 ms2 no5 om-6 sn4 st-4 sw-4 xh-5 yo-4
ke_ af5 cs-6 cy-5 en5 eu-3 fi-5 fr-5 ku6 la-5 lg-5 lt-5 mi4 nl-3 no3 om-6 pl-5 ro4 so-5 sv-5 tr-4 ts3 zu4
_go cy3 en5 eo-5 eu7 fi-5 fr-8 hu-5 ku3 la-5 om6 st-7 sw-4 tn11 xh-5 yo-3 zu-4
my_ af8 da-3 en5 eo-4 la-5 ms-6 pl4 ql4 yo4
=my af13 en5 nl-4 sk-6
ed_ cy5 da2 de-3 en8 es-4 et4 eu-5 ga-5 nl-3 om-4 ro-5 so6 st-4 yo5
_af af3 ca5 cs-8 da8 de-6 es-9 et-4 fi-5 ga-4 hr4 id-6 ku-3 no-7 om7 sk-4 so3 st6 sv-9 ts4
ys_ af4 cy9 da4 de4 es-7 et-6 eu4 id-4 it-6 lt4 lv-4 nl-6 pl4 ql-3 tl6 yo-4
_aa af4 es-5 hr-5 id-5 it4 om6 so12 xh-5
=aan so12
_do da-4 de-3 es-3 fr3 ga4 it5 lt-6 ms5 pt3 sv-3 sw-4 tn-5 xh-4 zu-4
ei_ ca-3 cs-4 da-9 de6 en-8 eo-3 es-10 et3 eu5 fi4 fr-8 ga-5 hr-5 is4 it7 ku-4 la3 lg-4 lv-5 mi10 ms-7 nl-4 no5 om-5 pt6 ql6 sk-4 sn3 so-4 st-5 sv-4 tl-4 tr-3 ts-4 xh-4 zu-5
we_ az-4 ca-4 cs-4 da-4 de-4 eo-4 es-4 eu-7 fr-4 ga-3 hr-5 hu-4 id-3 la-4 ms-6 nl-4 no-4 om-5 sl-8 so-4 st4 sv-5 tl-6 tn7 tr-6 xh5 zu5
ls_ af3 ca9 da-5 de6 eo-5 hr-4 ku-4 la-8 lg-4 lv7 ro-4 sl-9 so-4 sq-6 tl-6 tn-5 yo5
_vy cs8 hr-5 lt4 ql6 sl-6 sw12
ye_ az-4 ca-4 cs-6 de-4 en-8 eo-4 et-4 eu-5 hr-4 ku7 la-5 lg4 mi-4 nl-7 om-4 st-6 sw4 tl-8 ts-3 xh7 yo5 zu4
_vo af3 az-4 cy-4 de5 eo3 eu-4 fr7 hr8 id-5 ku-5 la4 lg-4 mi-4 so-5 st-5 sv-8 sw-4 tl5
_te en-4 hu4 lg5 lt-5 mi8 no-2 sn-4 tl3 tn-4 xh-4
=ten af6 en8 nl-8
_lo ca-4 cs-4 et6 la2 lg-5 sn-5 sq-3 sw-5 xh3 zu4
uw_ af-10 nl11
se_ af6 az-5 cy-4 da-4 en-3 eu-4 so-4 st6 sw-6 tn6
=se af8 ca-3 en-6 es3 et-6 ga-3 hr4 hu4 it-5 ku-5 ms-4 nl-12 no-5 ql6 sk-9 sw-4 tn4 tr-4 yo-5 zu-3
_sk af10 ca-7 cs3 cy-4 eo3 et-4 eu-8 ga-5 id3 la-6 lg-5 lt4 lv4 mi-4 ms-6 nl-7 om-4 sn-5 so-3 st-4 sv3 tl5 tn-4 xh-4
ld_ af-5 az5 eo-4 es-5 et9 fi4 is4 pt4 ro4 sk-4 tl-6 vi7 yo6
_ad ca3 cy4 da-2 es-3 fi-4 fr-6 hr-6 id2 ku-4 la4 lv-4 om4 tl-6 tn-5 ts-5 yo5
rs_ en2 eo-5 eu4 fr3 la-4 no-4 sk5 st3
og_ ca-5 cs-4 cy5 da4 eo-4 fr-6 hr7 id-13 la-5 ms3 om-4 ql6 sk-4 sl-5 st-5 sv6 sw-4 tn-4 ts-4 xh-4 yo-4
_re cy-3 eo7 et4 eu-3 ga-4 it-3 la3 lg-5 sl-4 sn6 st4 tn4 tr-5 xh-5
eg_ cy9 de-3 en-5 et6 fi-7 hu4 ku-6 la-4 no6 ql8 sq-4 sv-8 sw-4
=te ca-10 cs-5 de-4 en-5 eo-4 fi5 fr8 hr-7 ku9 la6 lg-3 lv-6 mi19 sl-6 st-4 sw-4 yo-7
as_ eo12 ga3 is-4 it-3 lg-4 lt4 no-3 sw-4 tn-3 tr-3
ar_ cs-4 en-4 eo-3 fi-6 fr-4 ga7 hu-3 it-7 ku3 la-4 lg-4 mi-3 no5 ql4 sn-3 st-5 sv4 sw-5 tn-5 ts-4 xh-5
um_ ca-11 en-9 es-6 et-5 fi-4 fr-5 hu-4 it-12 ku-3 la20 lt-5 lv-4 ql4 ro-3 sl-5 st-4 sw-4 tl-5 yo4
_ut da-15 de-6 en-8 es-4 hr-5 la6 lg-5 nl-3 no9 pt-6 sw7 ts-5 xh8 yo-4 zu6
ht_ af-11 az4 ca5 eo-4 es5 et5 fr-9 ga13 hr-7 la-7 mi4 nl4 pl-4 sk-5 so-5 sq6 sw-5 tl-4 tr-5
_ta de4 en-3 is-6 it-4 mi8 nl-3 om3 pl-4 ql4 sl-3 sq-4 tn-5 xh-4 zu-6
=tak da9 lv6 ms5 no-5 sk4
+é cy-4 da-4 de-13 en-5 es2 et-5 fr9 ga8 hr-3 hu8 id-9 is4 it-4 ku-5 la-7 lg-4 lt-5 mi-4 ms-6 om-5 ql5 ro-3 sl-3 sn-5 so-5 sq-5 st-5 sw-5 tl-4 tn-5 tr-3 ts-5 xh-4 yo6 zu-4
_we cy2 de4 eo-4 la-5 lg-5 lt-6 lv-4 ms-2 om-5 ro-4 sn9 tl-3 xh4
ag_ af7 ca-6 cs10 en-6 es-5 ga6 id-5 la-5 ms4 om-6 pl-4 ql7 sn-4 sv2 tn-4 ts-4 xh-6 yo-7
_ha az-5 de4 lg-5 lt-4 mi3 pt-5 sn3 so3 sq3 st6 sw6 tn-11 xh-4 zu-5
rt_ az6 ca5 cs-9 eo-5 ga9 id-5 is3 it-4 la-3 ms5 no6 so-5 sq4 st-5 tn-4 tr-4 xh-4
es_ af4 en4 eo-5 fi-5 it-4 la6 lv5 so-4 st-4 sw-3
_ke az-6 cs-7 fi-4 ga-4 hr-4 it-4 ku4 la-6 om5 pt-5 ql4 ro-4 st8 sv-4 tl-7 tn3 ts-5
=al az-6 cs-5 en-6 eo15 es6 hr5 nl-6 pt-5 ro-8 sq4 vi5
_so af6 az3 ca3 cs3 cy-4 hr-5 mi-4 pl-6 sn-3 so4 sw-5 tl-4 yo-3
so_ da-5 en-5 et-5 fr-4 ga-5 hr-5 it4 ku-4 lg-5 lt8 lv-5 mi-4 ms-6 nl-5 no-6 om-4 sk-7 sn-4 sq-4 st11 sw-7 tn6 tr-4 xh6
=so af7 cs-6 en5 hr-5 nl-4 ql13 sk-6 sl7
_hi az-4 ca-3 cs-4 fi-6 ku3 la3 lv-4 om4 pt-5 ro-5 sk-3 sn-4 st-4 sw5 ts10 xh-3 zu-5
=hierdie af18 nl-10
_ka ca-4 fr-3 ga-5 it-6 la-5 lg3 lv-4 mi6 om3 pt-4 ro-5 st3 vi-4
=kan af3 en-7 eo-4 id6 it-4 ms-9 om19 tl-4
=dan af-10 ca-7 en-9 es-5 eu-5 fr8 id6 ms5 nl-6 om-6 ql-5 ro-4 sl-5 so-6
_ee en-5 es-3 fr-5 lg-5 nl5 so14 sw-4 xh4 yo-3 zu-8
_er af-5 cs4 cy5 de3 en-5 eu4 ga-4 hr-5 hu-3 is2 it3 la4 lg6 mi-5 sk-3 sn-6 so-4 st-7 sw-5 tl-5 zu-7
=alle fr-5 it8
_su az5 en3 eo3 la6 lg-3 ms3 nl-7 no-6 pl-4 sk-4 sn-4 sq-5 tr-6
rd_ cs-3 de5 en-5 eo-4 es5 id-4 la-6 lg-3 lt6 lv4 pt5 ql-3 sl-4 sq6 st-6 ts-4
=word af16 nl-7
=dat ca-5 de-4 nl3 ql12 ro-5
_sn cs4 cy-4 da3 en-18 es9 fi4 ga4 hr6 is5 la-5 lg-5 lv6 ms-4 nl5 ro6 st-4 tl-4 tr5 xh-8 zu3
_ne az-6 cs3 de5 eo3 es-3 eu3 fi-3 fr-3 is3 om-6 pl-4 sn9 so-4 sw-4 ts-3
=net ca7 da10 de-8 en-9 es-10 et7 fr-6 is8 lt-9 ms-5 nl-10 pt9 ql9 ro-6 sl14 tr-5
yd_ af14 cy19 ms-4 nl-9 om-5 ql-4 so9 sv-5
_na ca-4 en-3 eo-3 fi-4 fr-5 it-5 ku3 lg3 lt-4 ql4 ro-4 sq-3 sw4 tr-4 yo-5
na_ az-4 da-7 en-6 fi-5 fr-7 it-3 lv-5 pt-3 ro-3 sn4 st3 sw3 ts3
=na ca-7 cy4 en-7 es-9 et-4 eu-5 fr-4 ga11 id-4 ku4 la-4 lt-6 mi-4 ms-3 nl-6 pl-5 ql8 sn-6 sw11 tl5 ts6
la_ af-3 da-5 de-6 eo4 et-5 hu-4 id-4 lg6 lt-5 mi-4 sn-6 sq-3 st7 tl-3 tn5 ts6 xh5 zu6
_bl cy4 da4 de-5 fr-5 ga4 hr-4 id-5 it4 la-5 lv4 nl4 ro-6 sl5 so-5 sq4 st6 tl-6 tr-4 yo-6
ik_ af7 az4 ca-4 cy-5 de-8 en-11 es-5 eu6 fi-6 fr-7 ga-5 hu8 is5 la-5 lg-4 lt4 lv-3 mi-4 ms2 nl-4 pt-4 ql6 sl4 sn-4 so-4 st-4 sv-5 sw-4 tl3 tn-5 ts-6 zu-5
_la ca-4 de-3 eo6 lg-5 lv5 mi-3 sn-5 so5 ts5
gs_ af12 cs-4 cy-4 en8 fr5 id-6 la-5 ms13 nl-7 om-4 ql-5 st-10 sw-5
_ar cs-3 cy7 et5 fr4 ga3 lg-3 pl-5 ro4 sk-4 sq-5 sv-4 ts-4 xh-4 zu-3
=was en11 so-5 zu4
_ch az-4 ca-3 cy3 en-3 et3 eu-3 ga7 hr-6 id-2 no-4 pl3 pt5 sn9 so-4 sq-3 vi4 xh-6
us_ cs7 eu6 id2 it-6 la14 nl5 ro-5 sk-4 sv-2 sw-4 tl8 tn-3 ts-5 zu-3
_ma az-3 cs-3 ro-2 sl-3 so4 st2 sv-3 sw4 ts6 zu-3
_as af6 ca-4 hu-5 mi-3 nl-5 pt-4 sn5 sq-4 tn-5 zu2
=as af11 en5 eo-6 fr6 ga7 hu-4 it-4 la-5 lt7 nl-4 pt3 sn-4 tl-4
=daar af12
=een ca5 en-4 nl7
_sp ca-3 et-8 fi-4 fr-4 it4 lg-5 mi-4 pl7 pt-3 ro6 sl3 so-4 xh-3
_ek af9 az-4 ca-4 cs-5 en-6 eo6 es-5 eu3 fi-4 it-4 ku-4 la-4 lg10 lt-5 nl-9 om-5 pl-5 pt-6 so-3 sw-8 tn-7 ts4 xh5 yo-5 zu5
=ek af11 eu8 nl-7
_wi ca5 da-4 en4 fi6 ku4 la-5 mi5 pl6 pt6 sn-5 sq-4 sw4 ts-4 xh-5 yo-6
il_ eo-5 et7 ga5 hr-8 is-3 lv-5 no2 om-5 sk5 sl5 sw-4 tl3 tn-4 ts-5 xh-5 yo-6
ot_ cs4 en3 es-3 fi3 ga-4 id-6 ku5 lg-4 mi-4 no3 ql4 so-5 sw-4 tn-6 tr-4 ts-4 zu-4
lk_ en6 fi5 la-4 tr6
_dí ga7
+í af-5 az-4 ca4 cs4 cy-4 da-7 de-5 en-4 eo-5 fi-4 fr-5 ga10 hr-5 hu6 id-6 it-8 ku-3 la-6 lg-5 mi-5 nl-3 no-5 om-5 pl-5 ro-5 sk4 sl-10 sn-5 so-5 sq-4 st-5 sw-4 tl-8 tn-5 tr-4 ts-4 xh-4 yo3 zu-4
=wees nl8
+ë af9 ca-4 da-4 de-14 en-5 eo-3 it-6 ku-3 la-5 nl7 no-5 om-4 ql8 sn-3 so-4 sq22 sw-4
ër_ sq6
_tr az5 cy4 eo6 es4 et6 lg-4 lv4 no5 sl3 st-4 tl-3 tr4 ts-4
rk_ af6 en-8 eo-4 eu5 it-3 la7 lt6 lv-5 pt4 tl-9
_sl af4 da3 de-5 es-5 et-4 hr7 id-10 is5 la-6 ms12 nl4 om-4 sn-4 st-6 sw-4 tl-5 tn-4 yo7 zu-4
pe_ af5 ca-9 cs-5 cy-4 da3 de4 en-5 hr3 hu-6 ku-4 nl-7 ql3 ro5 sl-8 st5 sv-4 sw3 tn7 xh-6 yo7
_pa ga-4 lg-3 mi3 ro-3 sk4 sn7 so-4 xh-5 zu-3
ad_ ca4 cy6 da5 de-6 eo-4 es-7 et5 eu-4 fi-6 fr-5 ga5 lg-4 lv5 ms10 nl-3 no-3 pt-7 sl4 sn-4 so9 st-5 tn-5 tr-5 ts-4 yo-5 zu-4
_jy af14
jy_ af13
=jy af14
ap_ af8 ca6 da-6 en-7 fr-5 hu6 ku-4 ms1 nl-5 no5 ql4 sk-4 sl-4 so-4 sq5 sw-5 tl6
ef_ af5 cy11 en-3 ms-8 om5 st7 ts-4
_le es-4 ga4 it-5 la-4 lg-5 lt4 mi-4 om-3 sn-4 st8 tn7
ul_ af3 cs6 de-4 eo-3 es-5 et7 hr-5 la-4 lt-5 ms3 nl-5 no-8 om-5 pt8 ro19 sn-4 so3 st-4 sv-4 tl-9 tn-4 xh-3 yo-4
=jul pt14
_gl cs-5 cy3 es-8 fi4 ga3 hr4 ms-5 sq-5 st-5 sv6
lo_ az-6 cy-3 da-7 de-7 en-5 et-8 eu-4 fr-10 ga-3 hr-4 ku-3 lv-4 mi-3 ms-2 om-5 pl-4 pt-4 ro-6 sk5 sn-7 st7 sv-4 sw-4 tn7 ts4 xh6 zu4
rg_ de-9 is4 ms4 pt4 sk-6 tl7
_mo de-4 ku-3 lg-3 pl-3 sl-4 so-4 sq-2 st11 tn8 xh-6 zu-4
=moet af7
_ei cy9 da-10 de5 es-5 et3 is-3 ku-4 la4 lg-4 lt7 lv-4 no3 om-4 ql6 ro-3 so-5 sv-9 sw-4 ts-4 yo-5
ly_ az-4 cs6 en7 fr-6 it-3 ku-4 la-6 pl-4 tr-4 yo-4 zu3
_am cs-7 cy3 fi-4 hr-4 la3 lv-5 nl-6 no-3 pl-5 sn-4 sq-3 sv-4 sw3 tl-7 xh5 zu4
ny_ ca4 fr-4 hr-4 id-3 it-4 la-6 ms4 om-4 pl7 ql10 ro-4 sk3 st-5 sv-7
_me et-3 hu3 lg-5 sn-4 st5 tl-3 ts-5 xh-4 zu-5
sk_ ca-4 da7 en-10 eo-4 et8 id-4 is-3 it-4 la-7 lt12 nl-7 ql3 sk-5 yo5
_a_ af-3 az-4 cy4 da-8 de-5 et-4 eu-5 fi-6 ga5 hr-4 id-2 is-4 lg-3 lt-6 lv-5 mi7 nl-6 no-5 pl-4 ql4 sl-8 sn-4 st5 sv-7 sw-4 tl-3 tn8 tr-4 ts3 vi-3
=a af-3 az-4 cy4 da-8 de-5 et-4 eu-5 fi-6 ga5 hr-4 id-2 is-4 lg-3 lt-6 lv-5 mi7 nl-6 no-5 pl-4 ql4 sl-8 sn-4 st5 sv-7 sw-4 tl-3 tn8 tr-4 ts3 vi-3
_qu az5 cs4 cy-3 da-4 eo-3 et-7 eu-6 fi-6 ga-4 hr-5 hu-5 id-4 la11 lg-4 mi-4 ql4 ro-6 sk-4 sq-6 sv-5 tn-5 ts-4 vi7 xh-5 yo-4 zu-4
ut_ az-5 es-4 fi11 fr-3 ga-5 hr5 hu-5 it-10 lg-4 lv5 om-4 ro4 sl-4 so-6 sq6 st-6 sv6 sw-5 tn-5 zu-5
=about ca7 en-20
_th af-3 ca3 de-4 eo-5 ga3 is5 lg-4 sl5 sn-3 st5 tl-4 tn5
=this ca5 lt5 nl-5 sl6 tl-5
ct_ af-5 ca-8 de-6 es-6 fr4 it-7 la-6 lt6 ms7 pt-6 sk-5 sl11 sv6 tl-5 ts4 yo4
ks_ af4 cs-4 cy-4 da5 en-8 eo-4 et10 id-4 lt6 lv9 mi-4 ms5 om-4 sn-4 st-4 sv-6 yo9
_ag en-4 fr-4 ga8 lg6 lv4 nl4 sn-4 st-4 tr-4 ts-5 yo7
_mn af5 hr4 pl5 ql7 sk-4 sl-9 sw10 ts4 xh6
=mandela st13
_po en-6 eo6 et4 la3 lv-4 no-3 om-4 sn-4 so-5 sw-3 xh-5 zu-3
_or cs-9 eo3 et-4 fi-9 ga3 hr-4 ku-4 la7 lg-4 nl-3 om9 pl-4 sk5 sl6 sn-4 sw-4 tl-8 ts5 yo13 zu-6
_az cs8 eu6 hu5 id-5 la-4 lg-4 ms6 tr-4 ts-4 xh8
_id az6 cs-4 en-10 hr4 id-5 la3 lg-5 nl-5 pt-5 sl-4 so-4 st-4 sv-4 tn-4 ts-4 xh4 yo12
_ba en-3 es-5 fi-7 hu-4 it-4 lg9 mi-3 om4 sk-4 sl-3 sn-5 st4 tn5 ts-5
tt_ af-4 cy-3 da-12 de4 ga-4 hu7 is4 it4 ku-4 la-6 lg-5 no7 ql4 sk-4 sn3 so-3 st-4 sv6 sw-4 tl4 tn-5 ts-5 yo6 zu-6
_sw af7 az4 cs-5 cy4 da-5 eu-5 fr4 id4 la-5 lg-5 ms-5 nl-6 pl5 sn-6 tn-3 tr-4 ts24 xh-5 yo-5 zu-6
ai_ az-4 cy5 da-3 de4 en-7 es-5 fr5 ga-3 hr-7 hu5 it5 ku-4 la-5 lt8 mi7 pl-5 ql5 sk-5 sn7 so-5 ts-5 yo-4
_ri cs-7 eo3 fr6 hu-5 it4 la-5 ms3 nl3 pl-5 pt-4 sl-5 sn5 so-4 st-6 sv-3 tl5 tr-5 ts10 xh-7 zu-5
nd_ eo-5 et5 fi-5 hu7 id-6 ku5 la-6 lg-3 lv4 no-5 ro7 tl-3
_ro it-3 pl5 sk3 sl5 ts-4 xh-4
ol_ ca3 cy13 da3 de-6 eo-4 et-4 fr-7 is-5 it6 ku-5 la-6 ms3 no-4 pt7 ro-6 sk3 sq4 st-6 sv-7 sw-3 tl-3 tr4 ts-6
=uit nl8
yt_ af6 cy10 fi5 nl-5 tl5
_of eo4 fr-6 ga-4 id4 it-4 nl-3 om7 pt4 ro-4 sk4 tl-5 tr5 ts3
=of da5 eo-4 id5 is-4 no-7 sk5 st-4 sw-4 tl-4 tr4 ts5 zu4
_un de5 eu-4 hr-6 is-4 ku-4 lg-7 mi-6 nl-7 pt-3 sw8 tn-4 tr-6 xh4 zu5
_ja cs4 et4 fi4 ga-4 hr5 hu5 it-6 ku-3 la-5 pt3 ro-4 sn-4 st-4 sv3 tl-8 tn4 xh-5
_bo fi-4 fr-7 ga-3 id-3 is-3 it-4 lv-4 mi-3 ms3 sk3 sn-3 st9 tn9 zu-4
=beste da-8
_el az4 de-5 eo4 es2 et6 fi-3 fr4 ga-6 lg-6 lt-5 mi-3 ms-4 om-3 pt3 sl-4 sn-4 so-4 sq-6 tl6 ts-4 xh7 zu3
yf_ af15
=met af5 en-6
ch_ af-5 cs5 cy9 de3 es-7 et-4 ga11 hr-5 hu-3 it-5 la-6 lg-5 ms-5 no-5 om-3 pt-6 ql4 ro-4 sn-3 so-5 sq-4 sv4 sw-4 tn-4 tr-5 ts5 vi5
_ak ca-5 cy-4 de-5 en-9 es-3 et-6 eu-5 fi-7 fr-7 ga-4 hu4 is-4 it-5 ku-3 la-4 lg4 nl-4 no-4 om4 pt-6 ro-4 sl-3 sn9 so-4 st-4 sv-5 ts-4 yo3
_kw ca-5 cs-4 en-6 eo-4 es-6 et-4 eu-6 fi-5 fr-4 ga-3 hr-6 hu-4 id-5 it-5 la-4 ms-4 nl-3 no-4 om-4 pt-5 sl-5 sn6 so-4 tr-4 xh10 zu5
bo_ ca-4 cs-8 en-7 es-3 et-4 eu-6 fr-6 ga-4 hr-6 ku4 mi-3 ms-7 nl-4 om-4 pl-4 sn5 sq-5 sw4 tn2 tr-5 xh6
=bo af4 hr-5 ku14 pl-4 ql7 sl8 tn6 xh-4
io_ cs-4 cy9 da-4 eo12 et-4 fr-7 hr5 hu-5 id-3 la8 lg-5 om-4 ro-5 sl-4 so-3 st-4 sw5 tl-6 tn-4 ts-5 zu-4
_kö cs8 da-4 et5 pt-4 ql4
+ö af-5 ca4 cy-5 da-11 en-6 es-5 et5 eu-4 fi12 fr-4 ga-6 hu9 is10 la-7 lg-4 mi-4 nl-10 no-12 om-5 pt-5 ql6 sn-5 so-4 st-4 sv10 tn-4 tr4 ts-4 xh-5 zu-4
_ok cy-3 da8 en-12 eo6 es-9 et-5 fi-4 fr-4 hr-4 is-10 ku-4 la-5 lg18 mi-4 no-5 om-6 sk6 sn-7 so-5 st-3 sw-5 tl-7 ts-6 xh3 zu6
_pe en4 eo4 et-3 ga-4 lg-5 om-4 sv-3 tl3 ts-5 xh-4
oi_ af5 en-7 eu4 fi8 fr7 ga6 hr-7 id-5 it10 la-4 nl-6 om-5 pt4 ql6 sl-8 sq10 yo-4
=mense af13 nl-9
_co af-9 cs6 eo-4 fr-4 is5 la7 lg-3 ms5 sl-2 sq-5 tr4
ia_ cs-9 da-5 de-3 eu6 fr-3 hr-8 is-4 la7 lt-4 lv-3 mi6 sl-5 so-3 sw10 tl3 ts-4
ds_ ca7 eo-5 la-6 lv8 ms8 no-4 ql-7 tl-6
_mi de4 eo4 et3 fr-5 st-6 sw3 tn-4 tr3 ts9 xh-5 zu-3
=min de-6 eo11 es-4 ku17 ql-4
_cr af-6 cy5 eo-4 fr5 ga4 hr6 it4 la8 lg-4 ms11 no-7 om-3 sq-4 st-5 sv-5 sw-3 tr-7
ty_ ca-4 cs4 cy-3 de-3 en-3 eo-5 et7 eu-4 fr-12 hr-5 hu5 is4 ku-4 la-7 mi4 ro-6 tl-4 tr6 yo4 zu3
_ki ca-4 cs-4 es-6 eu-4 ga-4 hu3 la-5 lg8 lv-4 mi6 nl-3 pt4 ro-4 sk-3 sn-5 sv-6 sw11 ts-4 vi-5 xh-7 zu-4
=marie fr18
=le eo-5 es-5 ga8 hu-7 it-9 la-5 mi-4 pl-4 ql13 ro-10 sl-5 tn5 ts-2 xh5 yo-6
_if az5 cy5 en7 et-4 lg-4 om6 ql8 tr-5 ts-4 xh5
fo_ id6 tn7
_fo af-3 cs-5 eo6 hr-4 hu4 id6 is3 lg-5 sv-3 sw-4 vi6
nt_ az-6 cy5 de4 en4 eo-5 es-9 et5 it-5 la7 pt-5 sq-5
_m_ en8 fr-5 no-8 pl-6 pt-4 tr-5 xh4
=m en8 fr-5 no-8 pl-6 pt-4 tr-5 xh4
af_ af7 cy14 da8 en-6 is6 la-4 no-5 om12 ql-4 sv-4 sw-4 tl4
=af da7 en-6 is4 no-4 om-5 so11
=tot nl4
_sh az-4 ca-8 cs-9 cy-6 eo-4 et-4 fr-6 ga5 is-5 la-5 lg-4 ms6 so8 sq10 sw3 tr-4 xh-4 yo3 zu-6
_wy af7 cy17 nl-6 pl12
=dis af15
_no az-4 cs-4 en3 eu3 fr3 hu-6 ku-3 la5 om-4 sn-4 sq-4 sv-3 sw-6 tn-4 xh3 yo-4 zu5
_br de-3 es5 et-3 eu10 hu4 it4 lv3 ms5 pl4 ro5 sn-4 sq5 st-4 tl-3 ts-5 xh-5
em_ cs6 eo-4 es-6 et-4 eu-5 fi-4 fr-4 ga-4 hr4 hu8 id-5 it-6 ku4 la12 lg-4 lt-5 no-3 pl5 pt5 ro-3 sv-4 sw-5 tn-4 ts-4 xh-3 zu-4
=baie af15
ms_ af5 eo-4 hu4 la-3 lg-5 lv11 ms4 pt-6 ro5 sw-4
to_ az-4 eo9 fr-8 hu-6 id-6 ku-3 nl-3 om-4 ro-3 tl3 tr-4 ts2
lf_ af5 da-7 fr-7 ms8
_yw cy15
=teen af17
_ou af6 ca-6 en5 es-5 fr4 ql3 sv-4 sw5
eo_ ca-6 cs-8 de-4 eo3 et-4 fr-4 ga6 hr10 ku-4 la9 lg-5 om-4 pt-8 sk4 sl-8 so-5 st7 sw8 ts-4 xh-5 yo-6
os_ ca5 eo6 et-3 fr-6 it-8 ku-5 la5 lg-4 lv5 mi-4 pl-4 sk-5 sl-4 st-6 tl3 tn-5 tr-4 ts-6 xh-4
uk_ cs4 en-7 es-5 eu5 ga-4 ku-4 la-4 lg-5 lt5 ms3 sk-5 sl5 sq4 st-5 sv-5 sw-7 tr4 ts-4 yo-4
un_ af-2 az4 cs-6 de-11 en-9 et-5 eu-5 fi6 hr-4 id2 is4 la-7 lg-8 lt-4 mi-4 om7 sn-5 st-6 sw-7 tl-6 tn-4 tr10 xh-6 yo10 zu-5
=lee ca-7 fi5 fr7 ms-3 om-8 ro6
nn_ da-8 de4 en-9 eu-4 ga12 hu-4 la-5 lg-4 nl-6 no6 ql6 st-5 tl-5 ts-5 yo-5
=de af-11 az-4 de-11 en-13 eo5 es4 et-4 eu-6 fr4 ga5 hr-5 hu-4 id-6 it-9 lg-4 ms-5 nl5 ql5 sq-5 sv-4 tl-6 zu-5
ep_ af5 ca-5
_au af-5 de6 eo-4 eu4 fr4 is9 it-4 la4 lg-4 lt-5 mi7 om-5 pt-4 sk7 sl-12 so-4 tr-4 xh-5
_ie eu4 it6 la4 lv5 ql11
ts_ ca6 cy-5 en5 eo-6 et4 fi5 fr5 id-4 it-3 ku-6 la-7 lv3 nl6 no-4 om-6 pl-4 ql-6 sk-8 sl-4 sn-4 st-4 sv7 sw-4 yo6
_kr az7 de-4 eo10 es-5 hr7 la-4 no5 pt-4 sk-4 sl-4 sq6 st9 tr-6 xh-5
ry_ az-4 cy-3 en5 es4 fr4 id-4 is4 la-7 lg3 nl-5 pl8 pt7 sl-6 xh-5
_fa az-4 en5 eo4 et-4 fi-3 fr-6 is5 lt-4 mi-4 pt4 sn-3 so3 ts6 xh-4 zu-4
_gi af-4 en-9 es-4 id6 ku6 lv-7 ms4 ql4 sl-5 sn-6 so-4 sq6 tr6 xh-7 yo8 zu-4
po_ ca-9 cy-3 da-6 eo4 et-4 eu-4 fr-5 ga-4 id-6 it4 ku-4 la-5 lg-5 lt6 mi-4 ms-5 nl-4 om-6 sn5 so-5 sq8 st5 sw4 tr-4 ts-4 xh-8 yo9 zu-7
_ev eo5 hr6 ku11 lt5 lv-5 pt-4 sk3 sw-4 tl-4 tn-5
_lu ca-4 cy-4 da-5 de-5 es-5 et-5 eu5 fr-5 hr3 hu-4 is-4 ku-5 lg7 sl7 sn-6 st-4 sv4 tn-6 tr-5 vi4
=album id-16 ms17
nk_ af9 cs7 da-11 id-3 it-4 lt10 ms9 no5 sl-4 sv-5 yo5
_bu ca4 de-4 eo-3 es-6 fr4 hu-5 la-4 lg10 lv-4 mi-4 ms4 nl6 pl-4 ql4 ro-4 sl-6 sn-5 xh-2
ka_ az-6 ca-4 da-9 de-5 en-10 es-3 et-4 fr-3 ga-4 it-7 la-5 lg4 lt-5 nl-5 pt-7 ro-4 so9 sq-4 sw5 tr-4 ts5 yo-5
ga_ az-5 cy-3 da-5 en-4 fi-5 hu-5 la-4 lg5 mi9 nl-3 ro-7 sk-4 so6 st-6 tl-5 tn5 tr-5 ts4 yo-3
ug_ en-5 ga5 id7 is10 ms-5 ql6 tl-9 ts8
_ry ca-5 cy5 en3 eo-5 es5 hr3 it-4 ku-4 la-4 lg-4 lt11 nl4 no-3 sk6 sl-6 sn-5 sq4 st-4 tl-4 ts-4
yk_ af13 nl-6 ql5
_vl af4 en6 es4 sk5
me_ az-4 de4 et3 fr6 hu-5 lg-4 mi3 no-3 pl-5 sk3 sl-3 so-4 tn4
=me af-5 ca6 da-4 hr10 id-7 it-3 ku10 la8 mi11 pt5 ql7 sk-7 sl-6 st-6 sw-6
_pi az4 cs4 en4 es6 fi4 hr5 hu-3 ku6 ms-3 no-7 pl5 pt-6 sk-5 sn-5 so-4 tl4 tn-3 xh-4
ss_ af-8 da-6 eo-5 et6 eu-5 fi-6 la-5 lv7 nl5 no2 ql2 sq-4 sw-6 tr-5
=internet ca12
_kl af3 ca-5 cs3 cy-4 eo5 fi5 ga-5 la-6 ms-2 no3 om-5 pl5 pt-4 sq5 tl-4 tn-5 tr-7 ts-4 zu-5
rm_ en6 ga6 id-4 ku8 nl8
=president en10 et7
ob_ ca-5 cy4 et5 fr6 nl-6 no5 ql6 ro-5 sl7 so5 tn-4 ts5 xh-4
_kn ca7 da6 id-5 la-4 ms5 nl7 sv-6 tl8
ck_ af-7 ca5 de6 eo-5 la-8 nl-5 om-3 pl-3 pt10 ro-5 sk8 sn-5 sv6 tl4 tr6 zu-4
_o_ cy7 en-6 es-4 et-4 fi4 fr-5 ga-3 hr-5 it-3 ku-5 la-3 lt-3 mi6 pl-4 pt4 ql6 sl-6 sq-4 st8 sw-5 tn8 ts-3
=o cy7 en-6 es-4 et-4 fi4 fr-5 ga-3 hr-5 it-3 ku-5 la-3 lt-3 mi6 pl-4 pt4 ql6 sl-6 sq-4 st8 sw-5 tn8 ts-3
lp_ af6
je_ af-7 az-4 ca-4 cy-4 de-7 et-6 eu-7 fi-5 fr2 ga-4 hr2 it-5 la-5 lg4 lv-5 mi-4 ms-6 om-4 pt-6 ql2 ro-5 sn-3 so-4 sq8 st-4 sv-3 tl-4 tn-4 tr-5 ts-5 zu2
_tw cy5 da4 en8 eo-5 lg6 lt4 nl-4 pl6 st-4 tl-5 ts6 xh-6 yo-5
=lei it12
_cu af-6 ca6 eo-6 es6 eu-5 fi-4 fr-4 ga5 hu-4 la5 nl5 om-7 ql-5 ro6 sn-6 so6 sw-6 tn-5 tr7 zu-3
ac_ ca6 cs7 cy8 es-7 hr9 la6 sl-8 so9 sw-4 tr-4
_fi de-6 en-8 eo3 fi-7 hr-3 hu4 is-4 la3 lg-5 lv-4 ms6 nl-4 om5 sn-5 so4 sq-4 st4 sw-4 xh-5
_je af-4 cy-4 en-4 et-6 fi-8 fr4 hr2 is-4 it-9 la-5 lg-5 om10 ro-6 st4 sv-7 tn-5 tr-3 xh-5
_bi cy-4 de5 et-4 eu4 fr-12 ku10 lg4 mi-4 ql4 sn-3 sv-4 xh-6 zu-4
_pu af-4 cy-4 en5 es4 eu-3 fi5 ga-4 la3 lt-4 lv5 mi4 om-4 sk4 so-5 ts-5 xh-5 yo-3 zu-6
fs_ af10
=voor nl10
dt_ af-9 ca-5 da4 eu-6 fr4 hu6 nl11 no4 om-4 ql-5 sv-6
yn_ cy14 da-7 en-5 fi6 hr-4 la-5 ms-5 nl-10 om-5 pt-5 sk8 sl-4 so8 sw-4 tr-6 xh-4
_ly et-5 is5 lg9 no3 ql6 st4 sv9 xh-6
=plus da7 hr7
ae_ az-6 cs-4 cy9 eo-4 es-8 eu5 fr-5 ga4 id-8 it-7 la18 mi8 nl-7 no-4 pt-9 ro-3 sl-4 sn-4 ts-4 xh-4 zu-4
=da cs-4 cy5 en-7 eo3 es-7 eu7 hr5 id-4 it3 la-4 lt-4 ms-4 no-7 om-5 pt6 ql10 sk-5 sn-4 so-8 sw-6 tl-5
_ed da5 la6 lg5 no-7 pt-10 sk-4 so-5 sw-5 tn-4 tr5
=plan en-8
tz_ ca-8 de7 la-6 ms-5 ql5 yo10
pa_ ca-5 cy-3 da-5 de-4 es5 is-4 it-5 lg-3 lt-4 mi3 no3 sl4 sn4 so-5 st7 sv-3 xh-5 yo-3
_nu ca6 cy-3 fi8 fr-4 hr-3 la5 lg-5 mi4 no-5 ro4 sk6 sl-5 sn-4 st-6 tl-7 ts-4 xh-6
_em ca6 cs-5 en-11 es5 fr-4 hr-4 it-5 ku4 lg10 lv-4 nl-3 no-5 om-4 pl-5 pt4 ro-5 sl-8 so-4 sq-4 sv5 sw-6 tr-4 ts4 xh6 zu7
ud_ ca5 cs4 cy8 da5 en-11 es-8 et12 fi-9 fr7 id-10 it-3 ku-5 ms6 nl-3 om-4 pt-7 ro6 so8 sw-4 tl-5 yo4 zu-4
=doen af9 nl-8
va_ af-4 ca5 cy-4 da-4 en-7 es-6 et-7 ga-4 id-6 is-7 ku3 la4 mi-4 ms-4 nl-4 no3 om-4 pl-7 pt4 sn9 so-5 st-6 sw-5 tl-5 tn-4 tr-4 ts7 yo-5
_ur da5 en-4 eo4 es-6 eu4 la7 lg-5 lv-6 ms-8 om-5 pt-8 ql5 sq5 st-4 sw4 zu3
dr_ cs10 cy7 fr-9
_es af-5 az-6 da-5 eo9 et-5 fi-5 ga-3 hr-5 id-10 it-4 la7 mi-3 nl-7 no-4 ro3 sk-6 sl-6 sn-5 so-5 sv-4 sw-5 tn-3 xh4 yo-7 zu6
_ps en-7 eu6 nl6 tl7
_ku az-3 ca-7 de-3 en-12 es-6 eu-6 fr-6 ga-4 hu-7 is-3 it-4 la-5 pt-6 ro-5 sk-2 sl-5 sn8 st-5 sw6 tl-4 tn-5 tr-4 xh5 yo-5 zu4
=wie de8 nl-10 ql12
_c_ ca-7 la7 yo-7
=c ca-7 la7 yo-7
ox_ az6 cs-6 es5 ga-5 pt6 sk6
_mh es-4 ga13 id-5 lg-4 sn8 ts8 yo-5
_ti af-4 cs-4 eo3 et-4 fr-6 hr3 lg-5 lt-4 mi6 pl-4 st-3 sw-4 tr-8 ts15 xh-5 zu-5
_fr af-4 eo6 es-5 is5 it-6 la4 lg-5 mi-5 ms8 pl-4 pt3 sl5 so-5 xh-5 yo4
_ex af-6 da4 de-5 eo-4 id6 it-6 la14 ms-8 no-10 om-4 sl6 st-4 sv5 tl-4 ts4 xh5 zu-4
_fe af-5 cy5 es-4 fi5 hu4 la5 lg-4 mi-4 nl-4 st7 tl-3 tn4 xh-4 yo4 zu-5
_v_ cs4 da-5 de5 en-7 hr-9 lt-4 pt-4 ql6 sk4 sl4 sv-5 yo-7
=v cs4 da-5 de5 en-7 hr-9 lt-4 pt-4 ql6 sk4 sl4 sv-5 yo-7
=lang ql10
_oe cy18
yl_ af8 cs8 cy8 ql6 sk-6
=man lt7 lv7 nl-3 ql7 tl-4 ts7
mp_ ca-3 cs-4 da-8 de-5 eo-4 es4 fi-4 fr8 hr-5 is6 it-5 la-6 lt-4 mi3 ms5 nl-7 pt5 sk-7 sn4 ts-5 xh4
_ky af5 cs4 da4 et-6 eu-5 fi8 id-6 lg19 lv5 nl-7 om-5 pt4 st-4 sv6 sw-6 tn-4 ts-4 xh-7 zu-6
_ap az-5 da4 en-8 eo4 et3 eu-6 fi-5 ga-4 id3 ku-4 lg-8 lv4 nl-4 sk-9 sl-5 st-4 sw-5 ts-5 xh3 yo6
st_ af-8 cs5 de5 en3 eu-4 hu4 is3 la5 lg-4 om-4 sk-3 so-3 st-4
=post eo9 id7 la7 ms-8 sv8
ip_ az-5 cy-4 eu-4 id4 la-5 lt7 ms7 nl-6 om-4 pt4 sl-4
_gm en-16 fr-12 ms14
hs_ en-11
_zu cs6 da-5 de7 en-5 eu10 hr-4 ku5 lg-4 lv-4 ql7 sn4 ts4
ma_ ca-4 da-6 en-8 lt-3 om4 pt3 ro-5 sk-3 sl-6 sw4 zu3
_s_ ca-4 da-6 fr-5 it-4 la4 mi4 ms4 no-5 pl-5 pt-4 ql4 sl4 sq-5 st-4 tr-4 vi5
=s ca-4 da-6 fr-5 it-4 la4 mi4 ms4 no-5 pl-5 pt-4 ql4 sl4 sq-5 st-4 tr-4 vi5
th_ ca-8 cy13 da-4 de-9 eo-4 fr-6 ga7 hr4 is7 it-4 la-5 ms5 no-5 pl3 ro-4 so-3 tl-4 tn-4 yo-4
=th om11
_at az-7 cs-5 de-4 eo3 hu-5 id1 is-10 it-7 ku-6 lt4 so-5 yo3
=at cy5 de-10 en10 et-4 id9 is-15 la-5 ms-6 ql7 sv-6 tl8 ts8
=am cy10 da-5 la-7 pt-4 ql7 ro4 sl5 ts6 yo-5
+û az-5 id-4 it-4 ku24 nl-8 tr-4
ui_ ca7 cy-4 da-4 en-8 es-4 eu-4 fr4 ga-4 hr-4 it4 la5 lg-4 lt5 mi10 ro10 sn-5 so-4 sq-5 sw6 tl-5 ts-3 yo-4
_im az-3 ca-8 cy-3 da-5 de7 et-4 fr-3 hr6 hu-4 lg-8 no-4 pt-5 ro5 sk-6 sq5 tl-6 tn-4 tr4 xh6 yo-3 zu6
_mt sw19 zu-7
ha_ af-4 az-7 cs-6 da-6 de-3 en-3 eo-4 es-3 et-3 eu-6 fi-5 hr-4 id-6 la-4 lg-7 lv-4 no-3 pl-4 ro-6 sk6 so6 st5 sv-3 sw5 tl-5 xh4 yo-5
=em ca4 es-6 hr-4 ku16 la-5 pt7 ql6 sv-5
_za af-7 cs5 cy-4 da-4 eo-4 es-5 eu13 ga-5 hr3 it-4 la-5 mi-4 ms-2 nl4 om-5 pl4 ql3 ro-4 sn-5 so-5 st-5 sv-4 sw4 tl-5 tn-5 ts-5 xh3
za_ az4 ca3 cy-4 da-5 de-4 en-8 eo-4 et-4 eu-7 fr-5 ga-4 hu-4 id-6 ku-4 la-5 lg6 lv-4 nl-4 om-5 pl-5 sk-5 sn4 so-5 sq-5 st-5 sw7 tl-6 tn-4 xh3
=za pl-4 ql8 sk-5 sw11 tl-5 xh-5
's_ cy-4 da4 de4 en16 fi5 fr-7 id-7 la-6 lg-5 nl6 no-5 ql-5 sl-6 st-5 sv5 ts-4 xh6 yo-8
+ä af-6 az-5 cs-6 da-10 de7 en-8 eo-4 es-5 et12 fi11 fr-4 ga-5 id-5 is-4 ku-4 lg-4 mi-4 ms-5 nl-9 om-6 ql6 sk5 sn-4 so-4 sq-4 st-4 sv13 sw-5 tl-7 tn-4 tr-19 ts-4 xh-4 yo-4 zu-4
=ou ql11
_ew ku16 xh5
_sc af-11 cs6 cy-4 de5 en-9 et-4 fi5 ga7 la9 ms6 no-5 om-4 sk-8 ts-5 yo4
ll_ ca5 cy5 da-7 en5 et9 ga4 hr-3 hu4 is4 la-5 lg-5 mi-5 om-5 sl-5 so-5 st-6 sv4 sw-4
rn_ af-4 da3 es4 id4 it6 la-7 nl-10 om-5 sl-6 sv4 sw3 tn-6 ts4
eb_ cs4 cy8 en-8 es-6 et6 fr-6 la-6 nl4 ql4 sw-5 tr-5 yo-5
_nó ga8 pt6
ah_ af-4 cs-6 cy-4 de-4 en-11 eo-4 es-4 et3 eu-4 fr4 hr-5 id3 it-6 ku-5 la-6 lt-6 lv-5 mi-4 ms5 om-6 ql-7 sl5 sn-4 st-7 sw-6 xh-7 zu-3
_fy cy15 ql10
ca_ cs-10 en-5 eo3 es4 fr-5 ku-4 la8 no-6 so5 sq-4 st-6 tl-5 tn-4 tr7 yo-12
ni_ af-6 az-4 cs4 en-7 es-7 ga-5 ku-4 lg-4 mi-3 no-3 om5 pl-8 sk-5 so-4 sw6 tn-4 ts7 xh4 zu6
he_ af-7 ca4 cs-5 eo-3 es4 ga4 id-4 it6 la-4 lg-7 mi4 pt8 sq4 sv-5 xh4 yo-4 zu6
_wê ku5
=breed en-9
_fu af-4 ca-9 cs5 de4 et-7 fi-5 ku-3 la5 lv-5 mi-4 om4 pl-4 sk5 sl-4 so3 st9 tn-7 zu5
_sm de-5 en-6 fi4 hr8 la-4 lt5 lv7 no5 pt5 ql4 ro4 zu-4
lt_ af-6 cs-5 eo-5 et6 eu-4 hu10 lt5 ms-5 nl7 pt-4 ro4 so-5 ts-4
wn_ ca-4 cy15 da-6 id-4 ql-5 ro6 sk4 xh-5 yo4
_ac af-8 az-4 ca6 cy5 da4 eo-4 eu-4 ga4 hr-5 it7 mi-4 nl6 no-4 sn11 so-4 sq-4 st-5 sw-4 tl-4 tn-5 ts-5 zu-3
_mu af-5 az-5 ca-4 en-7 fi5 fr-3 hu-5 lg8 lt-4 no-6 pl-5 ql3 sk-8 sn11 st-5 sv-3 tl4 tn-6 ts6 xh-8 zu-6
ic_ af-5 ca4 da-6 en5 es-11 eu-5 fr-6 ga5 hr-4 it-9 la4 ms-2 om3 sk-8 so-4 tr-5 ts8 yo8
ri_ af-4 de-4 en-2 es-3 fr-4 ga-4 hu-4 lt-3 mi5 nl-3 pl-4 ql3 sn7 sv-4 sw5 ts3 xh-4 yo3 zu-7
_ca af-5 az-6 cy4 en4 eo-4 eu3 fi-5 ga4 la6 lg-4 lt-4 sn-5 so7 sq-4 sw-4 tn-3 xh-3 yo5
ve_ af-6 az-7 cy-4 es5 eu-4 ga-4 hr3 hu6 lg-4 lv-4 ms5 pt5 ql-4 sn11 st-5 tl-5 tn-4 tr8 zu-4
_il ca-4 eo4 es-8 ga-4 lg-6 lt-4 lv-4 ql5 ro-8 sn-4 so4 st3 sw10 tn-5 ts-5
=era eu-5 it5 sk-4
=november de10 no-8 ts8
_ná af5 cs-4 sk5
+á cs3 cy-3 da-4 de-6 en-10 et-5 fi-6 fr-9 ga9 hr-4 hu7 id-4 it-6 ku-5 la-6 lg-5 lt-4 lv-4 mi-4 ms-6 no-4 om-4 pl-5 pt2 ql3 ro-5 sk6 sl-9 sn-4 so-4 sq-5 st-5 sv-9 sw-5 tn-5 tr-4 ts-4 xh-4 zu-5
ná_ af5 ga6 ql-6 sk7
_i_ az-4 cs-5 cy7 eo-3 es-3 et-5 fi-4 fr-6 ga5 hu-4 lg-5 lt-4 lv-6 mi11 ms-6 nl-3 ro-4 sk-7 sl-5 sn-3 so-3 st-3 tl-4 tn-4 tr-6 ts3 vi-3 xh4 zu4
=i az-4 cs-5 cy7 eo-3 es-3 et-5 fi-4 fr-6 ga5 hu-4 lg-5 lt-4 lv-6 mi11 ms-6 nl-3 ro-4 sk-7 sl-5 sn-3 so-3 st-3 tl-4 tn-4 tr-6 ts3 vi-3 xh4 zu4
ja_ af-4 cs-6 cy-4 de-4 en-3 eo-5 et5 eu-9 fi3 fr-7 ga-5 hu5 it-5 la-6 lg7 lv4 mi-4 no5 om-5 ql3 sl4 so-7 sq12 st-6 sw6 tl-5 tn-3 tr-4 ts-5 xh-6
=ja en-7 es-5 fi6 hr13 lg-4 lv-5 nl4 no4 pl-5 ql7 sl-5 sq-5 sw-4
=las ca-11 da7 eo-10 es3 it4 la-7 nl7 pl4 ro4 sv5 tl-5 ts-5
_gu ca-4 cs-5 da6 fi-9 hr5 hu5 it-4 ku5 mi-5 om6 pl4 ql2 so4 st-5 sv6 sw-5 tn-4 ts-4 xh-6 yo5 zu-5
hn_ cs7 fi6 nl-7 no-5 ro7 sv-5 xh5 yo-7
=john cs7 fi6 ro7 yo-7
_mw cy9 en-7 eu-6 id-4 lg6 ql6 sk4 sn5 so-3 sw15 xh-6 yo-9 zu-7
ey_ cs-6 en4 et5 ku-4 la-5 om-5 ro-4 so9 yo6
ev_ cs5 da5 fi-4 hr-10 ku13 sn4
_ob en4 es-7 fi-5 fr-5 id-5 it-6 lg13 no3 pl6 ql-3 ro-4 sk8 sn-6 st-5 sw-8 tr-4 ts-5
_dw ca-5 cy10 da-6 en-5 fr-8 is4 sl4 zu4
=afrika cs-7 st13 ts7
_eb ca7 et-4 id-10 it5 lg14 om-5 ql-3 sn-3 so-4 st6 sw-7 tn-7 xh6 zu4
_ys cy14
_uu et7 om9 ql-4 so10
=ma eo-4 et12 fi-6 hr6 id-5 mi-5 ms-4 ql14 ro-6 so10 st-4 sw-5 tl-5 ts-4
do_ ca-4 de-3 en-4 eo8 eu3 hu-5 mi-4 ms-2 om-5 so4 st-6 tn-4 tr-6 xh3
né_ fr4 ql7 sk4 yo-7
=with en12
_us ca11 cs4 cy-3 de-8 en4 eo-4 es-8 fi6 fr-7 it-4 lg-5 ms-5 nl-7 om-5 st-5 sw9 tr-5 xh5 yo-3 zu8
=and et6 eu-3 fr-7 it4 ku-5 la-4 lv4 mi-4 pl6 pt9 ql-8 ro6 sw-6 tl-8
=length en-14
gy_ de-5 hu14 id-4 lv4 ms3 sn-5 zu5
_et de-5 eo-4 eu7 fr5 hr-5 it-5 ku-4 la6 lg7 ms-3 nl-3 pt-8 ql4 ro-6 sk-6 sl-8 st9 sw-6 tl-4 tn-5 tr5 xh4 yo-5
cs_ da4 en-7 es-6 is4 la-6 nl-7 om10 sk-5 yo4 zu8
_wh af-4 ca-8 es5 fr-5 la-5 mi21 ms7 ql-6 sn-6 sq-4 sw-5 ts-5 xh-5
=white en-10
_it af-5 ca-6 cs-4 cy-4 et-5 eu6 fr-4 hr-5 it-8 lg-6 lv-4 om4 pl-6 pt-5 ql4 sk-5 so-4 sq-5 sv-7 tn10 tr-6 ts-6 xh3
ky_ cs5 es5 hr-4 la-4 ms8 sk5 sl-5 tr-6
=march en-11 ts16
ta_ az-4 da-11 en-6 eo4 eu4 is-4 lg2 om3 so5 sq-3 st3 vi-4 zu-5
_w_ cs5 en-7 pl6 ql7
=w cs5 en-7 pl6 ql7
_uy lg-5 sn12 so-4 sw-6 tl-5 tn-4 tr7 ts-4 xh5 zu8
_k_ en6 hr-7 ql12
=k en6 hr-7 ql12
bi_ da-4 es-5 eu-7 fr-7 ga-4 ku5 la5 lg3 mi-3 ms5 nl-4 xh5 yo7
be_ az-6 cy-3 en-5 eo-4 et-4 eu-4 fi-5 fr-10 is-4 ku9 lg5 mi-3 tn-4 ts8 xh3 zu7
_kk lg18
kk_ da-6 no18 ql7 sv-7
_fl en-4 eo6 id-4 lt-4 ms6 pt-4 ro4 so-4 st-5 tl4 ts-4 yo4
_yo af-5 ca4 cs-5 cy-3 en2 eo-4 et-5 id-5 it-5 ku-7 la-7 lg-6 ms4 so-4 tl-6 tn4 tr7 xh7 zu4
=you ca5 cs-4 en13 pt-5
ow_ cy-6 et-4 it4 lg-4 mi-4 ms6 ro4 st-5 sw-5 tl9
dy_ af-6 ca4 cs5 cy4 de-5 hr-4 hu-5 is6 ku-4 la-5 ms4 om-4 pl9 so-4 st-6 tn-4 yo-6
_oc af-6 cs-4 de-4 fr-7 is-4 it-4 la8 lg-5 lt6 ms-5 nl5 pl4 sk6 sl12 sv7
=like en6
_oj yo9
_ze af-12 da-4 en-6 eu10 fi-4 it-10 ms-6 nl7 sk-3 sn-4 so-4 sv-4 tr8 ts-4 xh10 yo-4 zu5
_wr cy14 en9
sh_ cs-3 eo-4 es-7 eu-4 fi-5 fr-4 hr-5 id-6 it7 la-5 lg-6 ms5 ql5 ro-5 sk6 sq6 st-5 tn4 tr-5 ts-5
=pas ca-11 hr8 ql12 sq5 yo3
=ste hr10
ue_ cs-5 cy-4 da4 en6 fi4 ga-4 hr-5 ku-5 la7 lg-4 lv-4 nl-4 ro-5 sl-9 st-5 sv-4 tl-3 xh-3
_ph ca4 cs-4 cy3 da-4 en-7 eo-6 es-3 ga5 la-4 lg-6 ms-3 sl-5 sn-6 so-5 sq-5 st12 sv-4 sw-6 tn4 ts6 yo-4
_ts en3 eo-5 eu-4 fi-4 hr-7 hu-5 id-6 it-4 ku-4 la-6 lg-6 mi-4 ms-7 om-4 ql3 sl-6 so-5 sq-4 st8 sw-7 tn11 ts8 xh-6 yo-7 zu-7
=on af-5 cs-6 cy-4 en5 eo-5 et4 id9 it-4 la5 sk-4 sw-4 tl-6 xh-5 yo-11
_eu ca9 cy4 en-9 it-9 ku4 lt-6 pl-4 pt7 sk-5 st4 zu4
=europa la8
dé_ af7 es7
=stad om12
=it's en10
_ji eo-3 es-6 et-4 fi-12 ga-4 hr-9 it-4 ku10 la-4 lg-5 lt9 mi-5 no-5 om11 sk-5 sn-4 so7 st-6 sv-4 sw5 tn-4 yo6 zu-8
pr_ da15
ux_ da7 en-6 fr12 ms5 nl4 no-6
én_ ca7
+ï ca13
_tl cs5 en-4 it-4 ku-3 la-4 lg-6 ms-7 nl-6 pt-5 sk-4 sl-4 sn-6 so-3 st8 sw-5 tl-6 tn15 ts11 xh-7 yo-6 zu-7
lu_ en-5 et-4 fi4 it4 ku-4 la-5 mi-3 no-5 pl4 sn-6 so-3 sq4 sw-4 tl-4 tn-4 ts4 vi4 xh5 zu7
+à ca18 cs-3 cy-4 en-9 eo-4 es-13 eu-4 fr4 ga-15 id-8 it5 la-8 om-4 ql6 ro-3 sn-5 tl-5 ts-4 vi10 yo13
=il de4 es-4 fr-3 ga-5 hr4 la-6 ro-7 st-6 yo-5
=the af-3 az4 ca5 da-6 de-5 es8 eu4 fr-4 hr4 it5 la-3 nl-6 no-7 ql-5 ro4 sk4 st-4 ts4
mb_ ca11 sn10
_ib fi-8 ku-3 lg-9 ql3 sn-4 so-4 st-4 sw-3 tl9 tn-5 ts-5 xh8 yo8 zu5
im_ cs-5 es-6 eu-6 fi-4 ga4 id2 ku9 lg-4 mi-3 ms-2 nl-2 pt7 ro3 st-5 sv-5 sw-3 tr8 vi-4 zu-3
di_ af-4 az2 ca-6 da-5 de-6 en-11 es-4 eu-6 fi-6 ga-4 hu-5 lg-4 mi-3 nl-5 ql3 ro-6 st3 sv-6 sw4 tn6 vi-4 yo-3
=wedi cy19
_ef ca8 cy5 es-13 la5 st4 tn-4 zu4
_av az4 cs-9 da-6 de-6 en-4 es-6 et-4 fi7 id-9 is-12 it4 ku5 ms8 no7 om-4 ql5 sk5 sn4 so-4 sv5 tn-5 tr-4 yo-5
+ə af-4 az20 ql-5 tr-11
ru_ ca-4 cs5 en-8 es-4 ga-4 ku-4 lg-5 lt-4 lv4 mi6 no-8 om6 pl6 sk-6 sn7 so-6 sq-4 tn-4 tr4 ts-6 xh-6 yo7 zu-6
li_ af-5 cs-4 da-4 de-4 en-14 es-8 fr-3 ga-4 ku3 la3 lg4 lv4 mi-5 pt-8 ro-6 sn-6 sw6 tn-6 xh4 zu5
+ı az5 cs-4 cy-4 de-4 en-6 eo-4 eu-5 ga-4 id-4 ku-10 la-5 ms-4 nl-3 no-4 om-5 ql3 sn-5 so-4 st-4 sw-6 tn-4 tr4 ts-4 xh-5 yo-5 zu-5
tr_ cs8
_xa az9 es-6 ku4 lg-4 om-7 so15 sw-4 ts9 xh5 zu-6
+İ az14 ku-5 ql-7 tr15
ın_ az5 ql-6 tr5
_sə az6
lı_ tr3
+ü af-6 az4 cs-4 cy-4 da-6 de3 en-5 et11 fi-6 fr-4 hu9 id-4 ku-4 la-5 lg-5 nl-5 om-5 ql7 sk-5 sn-4 so-3 sq-4 sv-7 sw-4 tl8 tr4 xh-4 yo-5 zu-4
ya_ af-5 ca-4 cs-7 cy-3 da-6 de-4 en-5 eo-4 et-8 eu-7 fr-6 ga-4 hr-7 id3 it-7 ku5 la-5 lg4 lt-4 lv-4 mi-4 nl-4 pl-4 pt-6 ro-5 sk-6 sl-8 sq-5 sw3 tl-3 tn3 yo-4
ib_ de4 en-5 et6 id-11 ms9 ql11 so9 tr-5
_ol ca-5 et6 eu-4 fi6 fr-4 hr-4 la-4 lg8 mi-4 sl-4 sn-7 so-4 st-3 sw-4 tl-4 tn-5 tr4 yo10
_ci af-4 az3 da5 de-4 eu-4 hu5 id-5 la5 lg-5 no-5 ro5 sk-5 sl4 so5 sq4 sw-3 xh-5
ci_ cs10 de-6 en-7 et-5 fr5 hr5 it5 ku-4 la9 lg-5 nl-4 om-5 ql4 sk-4 sn-5 sq-4 st-4 sw-5 tn-5 xh4 zu-10
=ci az9 ql18 tr-8
ən_ az9 om6
bu_ hr3 la-4 lv4 ms7 ql5 sl-5 sn-4 so-5 sw12 tl-5 tn-4 ts4 xh-9 yo6 zu6
=bu cy7 ql15 yo5
_gö ql10
cu_ az4 ga7 ms-4 ql3 ro4 sk4 sl-3 xh4 zu-4
=cu az5 hr-5 ro5 sk7
_iy hr-5 lg-5 sn7 so10 st-4 sw-6 tl6 tn-4 ts-5 xh4 yo4 zu5
sı_ az6 tr-4
_ya ca-4 cs-6 eo-3 es-6 et-7 eu-10 fi-6 fr-3 ga-4 hr-5 it-3 la-4 mi-4 nl-4 pl-3 pt-8 ql4 ro-5 sk-5 sl-8 sn4 sq-4 sw5 tl-4 yo-4
=ilin eo15
_ay cy-6 da-4 de-4 eo-4 es3 id4 ku-6 lg3 om-7 pt-4 ql3 sl-4 so9 st-6 sw-6 tl5 tn-7 ts-5 xh3 zu4
_uz eo8 eu6 fr-9 hr6 lg-6 lv8 ms-4 sl-7 ts-4 xh7 zu9
+ğ az6 fr-9 ql-6 tr4
=olan tr7
ro_ af-3 en-7 eo10 et-4 fi4 fr-8 ga-4 hu-4 id-4 lg4 lt-7 mi6 no-5 pt4 ro-3 sl-5 sn10 sq-5 sw-6 tr-3 xh-5 yo3 zu-5
+ş af-4 cy-4 de-4 en-4 eo-3 eu-8 ga-4 hr-4 id-5 ku15 la-5 ms-5 om-5 ql7 ro11 sn-4 so-4 st-4 sw-5 tn-4 ts-4 xh-4 yo-4 zu-4
aş_ ku11
=baş ku8
_iş az-7 ql5
_ss lg24 pt8
=ali sl3 tr8
_mə az6
si_ af-5 da-5 de-10 en-6 eo-4 eu-4 fi6 fr-3 ga-5 hr3 hu-4 id4 ku-4 lt4 mi-4 no-5 pl-5 pt-4 sn3 sv-8 sw4 tn3 ts3
_qe ku6 so5 sq9 st11 sw-4 tn-7
_tə az5
tu_ af-4 da-4 de-4 en-4 es-4 eu8 fr7 ga-4 hu-5 is7 lt4 mi4 nl-4 no-4 pl-6 pt-3 ro-4 sl-3 so-4 sq-5 tl-8 tn-5 ts-5 xh4
mu_ ca-4 cy-4 en-7 es-5 eu-6 ga-5 id8 it-5 la-5 lg9 lv4 om4 pt-4 so-7 st-5 sw7 tl-7 tn-4 xh-11
ki_ ca-5 cs-7 de-4 en-9 es-5 eu4 fr-4 ga-4 it-6 la-4 lv5 mi9 no-7 om-4 ql4 ro-4 sk-7 so-4 sq-5 sv-4 sw5 ts5 yo4
_şe ku7
_os eo-4 et5 eu5 fi6 fr-7 hr3 id-6 nl-6 om4 pl5 sn-3 so-4 st-4 sv5 tn-4 ts-5 xh-5 yo8 zu6
_qo az11 et-4 fi-5 om14 ql6 so13 sw-4 tn-7 tr-12 ts-4
xi_ ts8 yo6
ji_ af-6 az-4 cs4 cy-3 da-6 eo-4 es-4 ga-3 hr6 is-4 ku8 la-6 lg-5 lt5 mi-5 om-4 pt-4 sw13 tl-4 tn-4 tr-6 xh-5 yo5
_mü de4 et5 no8 sv-5
+ç az5 cs-4 cy-5 en-7 eo-4 es-8 eu-7 fr6 ga-3 hr-5 id-5 ku12 la-4 mi-4 ms-4 om-6 ql5 ro-4 sl-4 sn-4 so-5 sq9 st-5 sw-5 tl-4 tn-5 tr8 ts-5 xh-4 zu-5
_çe az5
nu_ af-5 az3 ca-5 cs5 cy4 de-4 en-6 eo4 es-5 eu-5 fr-4 ga-5 la-5 lg-7 lv8 mi3 no-6 ro5 sq-5 st-4 tn-3 yo5
_ik af-10 ca4 cy-3 de-5 en-8 eu-5 fi5 is-5 it-4 ku-4 la-4 lg-7 lv-5 mi-4 nl7 om-5 ql7 so-4 sv-5 tn4 yo8 zu3
=daha tr7
_dö de7 no-7 tr7
_oy sw-5 zu5
_ye ca-4 cs-6 de-4 eo-4 eu-4 fi-5 ga-4 hr-4 id-7 ku5 la-4 lg3 mi-3 nl-6 no-5 om3 sn10 sq-5 st-3 tl-5 tn-4 tr5 xh7 yo-7 zu4
du_ az5 ca-4 cy3 en-5 eo3 es-5 ga-4 id-7 is3 it-5 la-5 lg3 lt-5 lv4 mi-4 nl-5 pl-6 pt-6 ql3 sk-5 sl3 so3 sq-4 tn-4 tr6 ts-5 xh-4
_dü de5 ql5
_iq xh9 zu9
tı_ tr6
_tü et6
mi_ en8 eo5 et6 fi5 ga-6 is-5 it5 lt-4 pt-3 ql4 st-4 yo3
if_ az4 ca-6 cy5 en6 eu4 fr7 om11 sq-5 tr-5 yo4
xa_ lg-5 ql-6 sn-4 so8 sw-5 ts8 xh7
_ov af-9 da4 de-5 en10 hr7 id-6 lg-4 nl8 sl-7 sv-5 zu5
aq_ az11 id-9 ms7 ql11 so4 tr-7
=ni cs-5 cy5 eo11 hr-6 id-10 ms4 pt-7 ql9 sw5 xh-4 zu-5
dı_ ql-5 tr7
ii_ af-5 ca-6 en-5 eo-4 et-5 fi-12 fr-7 ga-3 hr-5 ku-4 la5 lg-4 ms-3 no-5 om17 pt-8 ro6 sl-6 so9 sq-4 st-5 tr-4 ts-5 zu-5
ır_ az7
_ai af-5 cs-5 eo-4 fi4 ga6 ku-4 la-4 no4 sl5 sn6 ts-5
=idi az10
_ço az6
=çox az7
yi_ af-4 en-5 es-4 eu-4 fi5 fr-5 lg6 ms-4 om-4 ql5 sn3 st-5 sw-5 tl-4 tr7 ts11 xh4 yo-4
ub_ az7 cs7 en-7 et7 lg-4 ql6 ro4 so9 tl-5
nı_ az5
_çi ku14
no_ af-5 da-8 eo6 et-4 fi-4 fr-6 ga-4 hu-4 it5 ku-5 ms-3 nl-4 pl-3 ro-5 sq-4 tn3 tr-4 vi-4 yo-7
iz_ az4 ca-5 eu8 hr2 id-4 pt4 ql12 so-5 sw-3 zu-7
_py cy5
_aq ca4 fr-5 id4 it-7 la10 ms-6 ql10 so6 xh4
_bö az7
ük_ az7
_uc lg-4 sn5 sw8 xh5 zu4
_öz ql9 tr-5
_qı az10
_cl af-4 cs4 da6 es5 et6 eu-5 fr-5 ga4 hr-4 it-5 la5 lt5 ms4 pt8 ql-9 sk-3 sn-5 tn-4 ts-6 xh-4 yo7
_qa az9 cy-3 et-6 fi-6 id-5 la-3 lg-4 om12 ql5 sn-4 so12 sq9 sw-5 tn-7 tr-10 ts-4 yo-5 zu-4
_xo ku6 ql12 so12
fa_ cy5 eo-4 es5 et-7 hr-4 id-7 is4 la-4 mi-5 ms-4 om8 so-4 tn8 ts-4 yo4
zi_ ca-7 cs6 cy-3 en-9 es-5 et-5 fr-6 ga-3 la-6 lg7 ms-6 nl-5 om-4 pt-5 sk-5 sl-7 sn5 so-4 st-4 sw7 tl-6 tn-4 xh4 yo-5 zu5
_ax az8
az_ cs6 eu12 id-7 it-6 la-4 sk3 sn-5 tn-4 tr6 zu-4
=az cs9 hu5 tr-4
=mir ql12
_sü az6 ql8
=ona hr5 ql14 sl-10 st12 tn-7 yo-8
_ir ca-4 cy-3 de6 eu6 fi-4 fr-5 hr-5 lg-5 lt5 lv7 om10 sn4 so-4 st-4 sw-5 tl-6 tn-4 tr-4 xh3 yo4 zu-5
=ki de-5 hr-7 hu-4 id15 ku-4 mi18 ms-11 sl6 sw-9
_qi cs6 ql11 so8
uz_ az5 eu6 hr5 tr6 zu4
=bir az-3 ku-4 ql9 tr7
=ya az-5 ca-5 en-5 et-4 fr-4 hr-4 mi-5 om-5 pt-5 ql4 sk-5 sl-6 sn-6 so-5 st9 sw10 tl-9 tn7 tr-8 ts6 xh-5 yo-7 zu-5
vi_ ca-4 en-4 eo7 hr4 hu4 id-5 it3 ku-4 la5 ms4 om-4 ro-5 sk3 sn7 so-3 st-4 tn-4 xh-6
_ça az7 fr7 ku9
=iki ql13
ku_ af-3 az-4 ca-6 cy-4 da-4 en-11 es-6 fr-5 ga-7 hu-6 id8 it-4 ku5 la-5 nl-4 no-4 om-4 pt-3 ql3 ro-4 so5 tn-6 ts8
=un cy6 da5 de-4 eo-6 hu-5 id-4 pt-8 ql10 ro5 yo-8
up_ cs4 da-6 en6 ga-4 hr4 la-5 ro4 sv-5 sw-5 tl-6 ts-5
mı_ ql8
_tö ca9
ze_ af-9 ca-8 cs3 es-6 eu-3 ga-4 hu4 la-4 lg11 nl5 om-5 ql2 ro5 so-4 st-5 sw-5 tl-4 tn-4 ts-4 xh4 yo-8 zu7
uq_ ql12
_ii af-3 fr-4 lg-6 tl5 ts-5 xh20 zu-11
=ii tl7
=after da-11 en13
_l_ en-8 et5 ms8 ql7
=l en-8 et5 ms8 ql7
ür_ de4
=ad cs8 la7 ql9
ım_ az-3 tr8
üm_ az-7 tr9
=si da-6 ga-4 hr8 la-4 lt-7 mi-4 ql5 sn-4 so11 tl10 tn-5 ts-4 xh-5 zu-5
_zi af-7 da-5 en-8 eo-4 eu4 hr-5 id-7 la-4 lv5 ms7 nl12 om-5 ro4 sk-6 sl-8 sn-3 so-4 st-4 sw6 tl-5 tn-5 tr-3 ts-5 xh7 yo-6 zu5
_üç ql8
_um cs7 da-5 de-4 en-7 es-5 et-5 eu-6 fi-6 fr-5 ku-3 la-3 lg-7 om5 pl4 pt5 ql3 sk-6 sn-5 st-5 tl9 tr-5 ts-5 xh7 yo-5 zu11
bs_ en6 la5 ms-8 nl8 no-5
=an da-4 en3 fr-6 ga14 id-4 ku5 nl-7 om-4 ql12 ro-4 so-4 tl-7 tr-4 vi-5 yo-6
=bin yo9
ti_ af-5 az-6 ca-7 de-6 en-7 es-5 eu-5 fr-3 ga-3 ku-3 la3 lg3 nl-5 om10 pl-5 pt-7 sk-4 sn5 so-4 sq3 sv-8 tl-4 tn-3 yo5
=onu tr8
qa_ ql12
au_ af-6 cy13 en-15 es-6 et-4 fi-4 fr5 hu-4 it-5 ku-4 la-5 lg-4 lt6 mi10 om-5 pl-3 ql4 ro4 sk-6 sq3 tl-10 tn-8 tr-3 ts-4 xh-4 zu-4
_ic de11 en-6 lg-6 ql8 sk5 sn9 st-4 sw-5 tn-4 ts-4 xh5 zu5
lm_ en5 id6 no-10
=film id7
ew_ af-4 ca5 et9 eu6 fi7 fr-5 id-5 ku11 ms6 nl-8 no-6 sk4 sq-5 tl-9 zu-4
=new ca6 cs-6 sw8 tl-7
_gü eu5 ql10
_yu az8 es4 it4 ql5 so4 st-6 tn7 tr-6 yo-5
mo_ af-3 ca-6 cy-3 da-5 de-5 en-10 eo7 et-5 eu-4 fr-7 hu-8 la4 lg-3 lv5 ms-7 pl-4 pt3 ro-6 sk-6 st4 tn5 tr-4
ça_ pt5 tr5
ko_ af-4 cy-4 de-4 en-10 es-10 et-4 eu7 fi7 fr-5 ga-4 hu-4 it-8 la-6 lg7 lt-5 mi3 ms-6 nl-6 no-6 pt-4 ro-6 so-4 sv-5 tr-7 ts4 xh5 zu-4
_ce af-6 az-5 cy5 en-4 eo5 es4 eu-10 ga7 hu-4 id4 it6 nl5 st-4 tn-4 ts-4 zu-3
pu_ hr13 mi10 sk-4 sl-4 yo6
_tv ca-4 cs5 is-4 lt5 ql6 ro4 sl-6 tr4
tv_ fi7
br_ om15
fi_ cy10 en-7 es-6 it-5 la-4 lg-4 ms5 om13 sk4 st5
ör_ az-5 ql5 sv9
=mən az6
=et ca-3 cs4 de-6 en5 es-4 fr6 id-5 it-5 la10 no-2 sv-5 tr6
gi_ az-3 ca-4 da-6 de-6 en-5 eo4 fr-3 ga-4 lg7 lt-6 lv4 mi10 no3 om-5 ro-5 sk-5 sn-3 sq-4 st-7 sw3 tn5 tr-6 ts3 xh-7 zu6
ay_ af-4 ca-11 cy-4 de-5 eo-4 eu-4 fr-3 la-4 om-5 pl-5 ql5 sl-4 sn-5 so18 sq-4 st-4 sw-5 tn-2 tr4
_ey cs-5 da7 la-5 lg10 no-6 sn-5 so-4 sv-4 sw-6 tn-4 tr5 ts-5 xh5 zu7
=var az4 da6 lv-6
_vu az-9 de-12 en-4 es-5 ga-5 id-4 la7 lg-5 ms-4 om-4 pl4 ql6 ro-5 sk-4 sl-4 sn-7 so-3 st-6 tn-4 ts26 xh-3 yo-6 zu-5
_iz cs-8 en-5 eo-4 es-5 eu6 hr5 la-4 lg-7 lv6 ms-8 sl5 so-5 st-4 sw-6 tn-4 ts-5 yo-4 zu12
=ara ca9
_ot en4 eu5 hr6 pl4 ql6 sl-4 sw-5 ts-4
_kü et4
=son ca5 fr4 no6 ql7
_xe az9 cy-4 eu5 ku13 so7 xh5 zu-6
=ab la13
nc_ ca13 cy7 da5 es-7 la8 st5
=iri sn15
su_ cs4 eu-6 ga-5 it-4 lt6 om3 ql3 sk-3 sq-4 sv-4 tn-6 tr4 xh-9 zu3
_ul af-4 cy-4 de-4 en-6 es-7 id-4 la5 lg-5 ms3 no4 sl-4 sn-5 sq4 st-4 sw13 tl7 tn-4 tr-7 ts-4 xh4 yo-4
=hal id11 ms-11 so9
=vi ca-7 eo15 hr4 pt4 sl-4
_sö fi5 tr5
ov_ da5 fr-4 hr-4 ms-5 pt-5 ro5 sk5 sl8 so-4 st-4 tl4 tr-6 yo4
_eh es-7 eu6 fi5 it5 lg-6 nl5 sv7 sw-6 tn-4 tr-6 ts8
dd_ cy27 da-9 de-5 en-7 id-5 la-4 no5 yo-5
iv_ az6 en-6 hr7 id-5 no9 ql4 ro7 sk-5 zu-4
pi_ et7 hr9 nl-4 pl-4 sl-4 so-5 sq4 st4 sw5 tn4
=ay ql6 so8 tl4
_xi ca7 cs-5 en-5 eo-3 es-7 eu-5 fr-6 id-5 lg-5 ms5 ql-4 sn-7 so11 st-6 sw-6 tn-5 ts27 xh-6 zu-5
=ana az-7 mi21 pt-5 sq-5 sw11 tn-6 yo-6
zu_ eu15 lg-6 lt-4 lv5 om-4 pl4 sn-5 so-4 st-4 sw-6 tn-4 tr-5 ts10 xh5 yo-7 zu6
_mk sw18
kt_ af-9 az4 cs6 hr-4 nl11 tr-4
=kim cs-5 en6 tl-6 zu8
_ah et4 eu9 id-8 lg-4 mi5 om-7 ql5 sl-7 so13 st5 tl4 tn-7 tr5 ts-5 xh-4
=ah sl-5 so9 tl8 tr6
=su es8 hr6 pt-4 ql10 sl-7
=tom de5 fi4 fr8 hr-6 hu-3 id7 it7 ku5 lg-4 lt-6 mi-5 nl5 om-5 ql6 ro5 sk-11 sl-8 sn-4 so-4 sq-6 st-5 tn-5 tr4 ts-5 xh-3 yo-6
_ny da4 en-6 eo-4 hu4 la-5 lg-3 nl-4 sk-6 sl-4 sn6 so-6 sw9 tl-6 ts7
oz_ az5 ca6 de9 eu5 hu6 id-6
_od az-5 ca4 cy-3 de4 en-7 et7 fi-7 fr-5 hr4 it10 la-4 pl-5 sl6 sn-5 st-4 sw-5 tn-4 ts-4 xh-5 zu4
_uk af-3 az-5 ca-4 da-9 en-6 et-5 eu-4 la-4 lg-9 no3 om-3 ql2 sk-6 sl-6 st-5 tn-3 ts-5 xh8 yo-5 zu10
=als af-10 de5 nl5 ql9
=san es-9 is9 no7 ro6 tl-7 yo-6
=ta et9 eu-4 fi-5 fr4 om-4 pt6 ql10 sk-4 sl-4 so-4 sq-3 sw-4 tl-6 ts18
=may ca-5 da-6 id4 ms-6 no8 so-8 tl8 zu6
_z_ hr-6 ql3 sk4 sq5
=z hr-6 ql3 sk4 sq5
_r_ cs10 yo-7
=r cs10 yo-7
ez_ ca-18 cy-3 en7 eo-4 eu7 fr13 id-8 ku11 la-6 lg-4 lt-4 mi-4 no-6 pt-6 st-4 sw-5 tl-6 tr-5 yo6 zu-4
=sen az9 tr10
_kv eo12 hr5 no10 sl-5
hu_ da5 en-7 et-6 eu-4 fi-4 fr-4 id-4 it-5 ku-3 la-5 lg-8 ms4 om3 pt5 ql5 ro-4 sl-9 sn5 sq5 st-4 sw-6 tn-4 ts5 xh5 yo-4 zu5
=ku en-6 id-8 ku14 lg8 om-5 ql4 sk-5 sn-6 so9 sq-7 sw-9 ts10 xh-7 yo-4
=mo ga6 ql5 st-5 tl2 tn13
hi_ az-8 cs-4 en-11 eo-4 es-4 et-4 fi-4 fr-5 ga-3 hr-5 hu-4 lg-9 lt-5 mi7 no-4 sv-3 sw4 tl-5 ts5 xh5 yo-4 zu9
=hi cy9 en-6 ql5 sw-6 tl-8 ts21 zu-4
uh_ hr3 zu-6
ix_ ca12 cs4 eo-4 es-8 ga-6 it-4 la6 lg-4 nl6 om-6 sk-4 st-6 sw-5 ts-5 yo7
yu_ ql12 sl-5 sn9 so-5 tr5
_ix xh13
+š ca-4 en-6 es-5 et4 eu-5 fi-7 fr-4 ga-4 hr5 id-4 it-5 ku-5 la-6 lg-4 lt9 lv7 mi-6 ms-3 no-4 om-6 pl-8 ql4 sk2 sn-4 so-4 sw-6 ts-5 xh-4 yo-6 zu-5
šu_ hr6 lv6
_ša et6
_ub da-5 hr5 lg-8 no6 om-4 pt-5 ql5 sn-5 st-4 ts-5 xh9 yo-4 zu9
=connection en-19 is10 pt13
=close en-15 pt14
=je af-8 ca-4 de-8 es-6 fr3 hr1 nl6 om-5 pl-8 sw9
eh_ az-4 ca4 en-4 es-7 id2 la-4 nl4 ql-4 so5 sv8 tr5 ts-5
=od cs-4 hr8
_dž hr13 lv14
+ž cs3 cy-4 en-5 eo-6 eu-5 ga-5 hr4 ku-4 la-4 lg-4 lt6 lv7 mi-4 ms-4 om-4 pl-7 sk4 sn-5 so-4 st-4 sw-5 tn-4 ts-4 xh-5 zu-5
ao_ cs-4 en-7 fr-4 hr15 it7 mi4 ms-4 nl-5 om-4 pt4 ql5 sl-11 sn-4 so-4 st8 sw9 ts-5 yo-5 zu-5
ih_ hr5 id3 sk-5 sl4
+ć cs-7 hr14 pl5 ql8
ća_ hr7
+č af-4 cs5 cy-3 en-6 eo-6 es-4 ga-4 hr5 ku-4 la-6 lg-4 lv5 mi-4 nl-5 om-4 pl-6 pt-5 sk3 sl4 sn-4 so-4 st-4 sw-5 tn-4 ts-4 xh-4 yo-7 zu-6
_či hr-5 ql10 sk6
_zv lg-4 lv6 ql-4 sn22 sw-5 ts-4 xh-4 zu-5
+đ hr20 sl-7 vi10
_sv da-4 de6 hr5 la-4 lv14 mi-4 nl-4 no4 sk4 sv4 sw-4
_sr cs4 es5 ga6 hr5 pt4 sl5
ba_ af-3 ca-4 de-4 en-5 eo-3 eu-3 fi-8 is-4 la-4 lg4 lv-5 mi-3 ms-2 nl-7 no-4 pt-5 sv-8 vi-4 xh5 zu3
=koji cs-7 hr10
=ga ms6 om-5 ql9 st-3 sw-4 tn14 yo-6
že_ cs5 sk3 sl-5 tl4
_og ca-4 en-6 id-5 it3 la-5 lg8 no2 om-4 ql2 so6 st-5 sv-5 sw-4 tl-9 ts-4 xh-6
_št hr9 sk4
=ako lg-4 ql7 sk5 sl-5 tl8 yo5
=ne ca-7 en-9 eo10 es-7 eu-5 fi-5 hr5 hu-7 it-4 ku5 lg7 lv-4 pl-4 pt-8 ql7 ro-7 sn-4 so-4 sq-5 st3 sw-4 tn9 yo-8 zu5
_že hr6 sk3
=iz hr3
ži_ hr9 sl-8
_pj hr7
bc_ it5 la-5 lg-6 sq5 xh-4
ws_ af-5 cy3 en5 eo-5 es5 ku-4 la-4 ms7 ro4 so-4 st-4 tl-4 ts5 vi4
=news ro5
_gd hr10
=bila sw7
će_ hr4 ql7 sl-4
_mj da5 sw8
=nije hr9
aj_ ca-5 eo22 es-8 eu-5 fr-7 ga-4 hr3 it-6 ku-3 la-4 lt-4 no-6 pl8 pt-8 ql7 ro6 sk4 sl6 st-4 tn-4 yo-4
_uv cs8 lg-4 sw5 xh7 zu6
oj_ ca-4 eo26 es-3 et-4 eu-4 fr-6 hr6 it-7 la-4 lv-4 pt-7 ql4 ro-4 sl-6 tn-4
_dv da5 ql7 tl5
vo_ ca-6 cs-7 en-4 eo8 fr-4 ga-4 hr5 it14 ku-4 la-3 lg-5 lt8 lv-4 ro-4 sk5 sn12 so-3 sw-4 tn-4 ts4
=put en10
_ži yo5
ju_ da-7 hr6 is6 lg5 lv7 pl-4 sk-6 sq7 xh-4 yo9
ft_ af-7 ku5 la-5 nl10 so5 sv-6 tl7 ts-4 yo-5
=godina om9
_nj cs-5 om-4 pl-6 ql4 sk-4 st-4 xh9 zu9
=bang st11 tn-12
_bb lg10
=bio hr6
_ud da9 eu8 lg-5 no-9 om-4 so4 xh7 zu9
ij_ af-9 cy-5 de5 hu4 it4 la-4 nl14 no5 om-4 sl5
lj_ hu6 sv6
_ši cs7 sl-8
_lj hr6
=oko xh14
_kg id-5 it-4 lg-4 so-4 st13 sw-5 tl-6 tn14 ts-7 xh-6 yo-4 zu-6
če_ cs8
bl_ cy13
_će hr6
=pri cs6 eo9 hr-7 sk-6 sl8
_če sl3
=kao hr5
uo_ ca-4 en-6 eo4 hr7 id-7 la9 lt8 ms8 sw7 tn7
_o' cy5 da-5 en6 ql7
_ip da-6 en-6 es-6 eu5 om-5 pt6 so-4 ts-7 vi6 xh7 yo6 zu5
_zb sl9
=david nl-8 pt10
=kada hr6
_ml et5 lt7 pl6 sk5 sw5
_dj en-7 ms11 sk-5 sl5
=bi eu-5 ku15 ql7 sw4
=do ca-5 en5 es-9 ga12 pt8 ql6 yo-5
=to cs5 da-3 de-5 en8 eo-4 es-5 fr-4 ms6 nl-5 ql9 st-4 sv-5 tn-5
=dobro hr8
gu_ da-5 de-5 en-7 es-4 fi-4 ga-5 id4 ku-3 la-5 lt6 no-4 om-5 so7 st-5 sw4 tl-4 tn-5 tr-4 ts6 zu6
_sj af5 da-3 hr5 nl-5 no9 ql10 sl-5 sv-5
co_ af-5 ca-5 de7 eo7 eu-5 ga-3 hr-4 is5 it4 la7 ms-3 pl4 ro-4 sk-3 st-6 sw-6 tl-5 yo-4
_kh da-4 de-4 eo-4 es-4 et-5 fi-5 id-3 la-4 lg-6 ms3 om-5 ql4 sn-7 so7 st5 sw-6 tl-6 ts14 vi9 yo4
_uč hr8 sl-5
vu_ cs4 de-5 eo5 et5 hr5 lg10 pl-4 sk-4 sw7 xh-4 zu6
=po cs-5 eo-4 lt8 sq8
go_ az-3 cs-8 et-4 fr-7 ga4 hr-4 id-3 ku-6 lv-4 om-6 sk-6 sl-5 st-8 sv-5 sw4 tn9 xh4
_e_ af-4 az-5 ca-8 da-8 de-3 en-5 es-5 et-4 eu-8 fi-5 fr-9 ga-6 hr-5 hu-4 is-4 ku9 lt-4 lv-5 mi6 ms-2 nl-7 no-7 pl-4 pt3 ql3 sk-4 sl-8 sn-4 so-4 st7 sv-6 sw-5 tl-7 tn8 tr-4 zu5
=e af-4 az-5 ca-8 da-8 de-3 en-5 es-5 et-4 eu-8 fi-5 fr-9 ga-6 hr-5 hu-4 is-4 ku9 lt-4 lv-5 mi6 ms-2 nl-7 no-7 pl-4 pt3 ql3 sk-4 sl-8 sn-4 so-4 st7 sv-6 sw-5 tl-7 tn8 tr-4 zu5
_hr cs7 is12
=kako hr9
oš_ hr8
_ih de6 no5 sk4 tl6 ts-4 xh7 yo-4 zu6
eč_ sl7
_dh cy-4 en-4 et-7 fi-8 ga4 id-10 ku-3 la-4 lg-4 om12 so16 sq8 st-3 tl-4 tn-4 tr-5 ts-4 xh-4 zu-4
hr_ af-5 de15 en-6 nl-5 no-5 ql9
_zn cs4 hr4 pl10 ql7
či_ hr4 ql10 sk-7
=će hr4
=ju sq9
ce_ af-5 cs4 cy-5 eo-4 et-6 ga3 hu-6 la4 lv5 ms7 nl-3 pl6 tl-3 tn-4
mt_ af-10 de7 en-7 et5 lt6 pt4 ql9 sl8 sv5
=tim id12 ms-11
=pod sk-9
_ia cs4 da-5 en-5 eu-5 la7 mi5 ms3 ql6 sl-7 sq4 st-3
=mu et5 id-4 lg4 om-5 ql14 sn-7 sw-8 tr4 ts-5 zu-6
oy_ ca5 cs-5 cy-5 es13 fr-6 la-7 no-4 ql7 so-4 zu-4
_ug eu-6 lg10 ql4 sl5 sn-5 so9 sw5 zu4
_ig ca-4 et4 hr5 la6 om-5 ql7 sn-4 st-4 xh7 yo11 zu-4
=ili eo13 sw6
_zd cs-5 ql11 sl6
rí_ ga4 sk4 yo6
_io ca-4 eo7 es-8 et-4 fr-4 ga8 it6 la6 ms-3 pt-7 ql7
=io es-7 ql19
ći_ hr6
_iš lt7
=kad lt5
=no ca5 cs6 de-4 en3 eo-4 es6 fr-6 hr-8 la-5 lg-5 ql5 so-4 tl-7 tr-4 zu4
=tema en-9 ms9
=trump af-5 ca-6 cs-4 da-12 es7 et-5 eu5 fi-4 fr9 hr-9 is8 it-5 ku5 lt-4 mi5 ms-3 nl-8 pt7 sk-6 sq5 st-4 sv6 vi4 yo6 zu3
_ep da-7 es-5 fr8 id-5 la6 lg-4 ms8 no6 sn4 so-4 st-5 sw-5 xh7 zu6
zo_ af-5 cy-3 en-5 fr-4 it4 la-4 om-5 sn4 so-4 sw8 tn-5 tr-5 ts5 xh6 yo-4 zu4
ši_ cs5 sk-7 sl8 st6
=jako cs8 hr7
ua_ ca-7 en-5 es-6 et-4 eu8 fi8 fr-6 hr-4 hu-4 it-5 ku-4 la6 lg-4 mi12 no4 om-5 ql4 ro-4 sl-5 sn-5 so-4 sq7 st-4 sv-4 sw11 tl-3 ts-5 xh-6 yo-6 zu-5
_ža ql11
_pf de9 ts18 zu-6
_oz zu9
_zg sl6
=pa hr-6 ql15 sq4
ej_ da7 hr-4 id-12 ms6 no-6 ql6 sk6 sn-5 sv9
_še hr5
=tu eo-3 eu-5 fr12 hr-4 id-9 ku13 lg-4 lt6 mi-6 om-4 sl-6 tn-4 yo6 zu-5
ax_ de6 eu-5 so14
_mr cs6 en7 id-6 sw8
_ae ca-5 cy6 ga5 it-7 la18
ea_ af-5 cs-6 eo-4 et-4 eu10 fi5 fr-8 ku-4 la6 mi8 no-5 pl-5 ro5 so-5 sq-4 sw11 tr-3 ts-5 zu-3
ec_ ca4 cs-4 en7 ga-4 la10 lv5 sl5
_tj st13 sv5 tn-9
=more tl9
_up cs-7 de-9 en3 fi6 id4 la-4 lg-4 ms-6 nl-4 no-6 om-4 sk4 sl6 so-4 sv8 sw8 ts7 xh5 zu7
=ka et-7 eu-5 it-4 lg-5 lt-6 lv-6 mi8 ms-6 om-6 pl-6 ql6 sn-4 so5 sq-8 st9 sw-8 tn9 yo-5
=os cs4 da6 no-5 pt5
_rh cy21 id-4 lg-4 no-7 ql-4 sn-4 st-5 ts12 zu-4
=city ql-8
_zm cs5
jk_ af-10 lt7 nl11
_ue om11
=im de6 en-5 ku12
av_ en-8 et8 id4 is-12 ku9 ms-5 ql7 sv5
_žu hr10
_zr cs10
_ea af-3 en7 et-4 eu-6 fr-5 ga8 id-6 la4 om5 pt5 sl-4 st3 tl-5 tn-7 tr6 zu4
đi_ hr7
=sin ca12 en-5 es-10 ga12 pt-6 sl5 yo-6
=mi ca-4 cs-3 cy5 da-4 eo17 et-4 fr-7 ga-6 hr6 la-5 nl-6 no7 ql5 sl-5 sw-5 ts5
=oni eo17 yo8
=manje zu17
=nas ql7
=inter eo14 la17
_gh ga12 ql-4 sl6 sw7 yo-5
žu_ sl9
=er af-10 en-4 la-4 no2 ql8
=jak pl6
_už cs4 hr-5 lt5
=ti cy9 fr-4 hr16 ku-5 lt-4 mi-3 pt-3 ql12 ro-7 sk-6 sl-11 sn-3 sq3 tl-7 tn-4 yo7
_čo sk9
=puta mi10
oć_ hr11
=usa ca-7 es10 ql6
=radio de8 es-9
aš_ hr11 lt6
sc_ cs7 es9 ga11
_t_ ga6 ql9 sk-6
=t ga6 ql9 sk-6
iu_ ca13 cs-7 eo13 es-10 fr-6 id-3 it-5 no-4 pt11 ro5 sk6 sl-7 sq4 st6 tn-10
_uj sw10 xh4 zu8
=nam ql7
=gore sn10 st-4 tn16
_hä fi5 sv6
zy_ cs5 hr4 id-4 pl10 ql5 ts6
vy_ ql12
_iu la17
=co cs6 pl9 sk-6
dh_ cy-4 en-4 ga17 ms6 om-4 sl5 sq4 tn-4 tr4 yo-7
_tx ca6 es-6 eu7 ql11
nj_ sl12
ff_ ca-8 cs-6 cy7 es5 fr5 la-6 tl6
=anda et5
bt_ da8 nl7 st7
=del ca2 it2 pt-5 ql8 sv-5
=sobre ca-5 es7
=el en4 eo7 es2 et4 fr-5 hu-7 pt-6 vi5 yo-4
=ha ca1 en-5 es-3 fr4 om-4 pt-6 ql13 sq5 st11 sw-8 tl-9 tn-10 tr6 zu-6
=que da-5 en-8 es4 it-9 la-7 pt4 ql8
rà_ it12
=ser da-7 ku17 no4 sv6 tr-4
=la cs-6 eo15 hr-5 id-6 la-4 lg-4 lt-4 om-4 pt-5 ql5 ro-3 so5 sq-6 sv-5 sw11 tl-4 tr-4 zu-4
ón_ ca12 es-8 ga5 ql5
=para ca10 eu-6 id7 ms-7 pt5 ql-4 tl8
+ñ ca10 la9 nl-8 om-4 pt-7 ql15 tr-9
là_ ca7 la-7 yo4
ió_ ca12 pt-4 yo4
+è de4 en-8 eo-5 es-14 fr8 ga-6 hu-6 id-5 it6 la-5 nl-4 pt-8 ql13 ro-7 tr4 yo8
=maria da-6 de-6 eo8 id-6 it-5 la14 nl6 no5
eu_ af5 ca12 cy7 de-4 en-3 fi-4 ga-4 id-5 it-5 la-3 lv-4 om-4 pt10 sk-5 sv-4 tn-3 yo7
+ú cs-3 cy-4 da-6 de-7 en-8 es3 eu-6 fr-6 ga12 hr-8 hu3 it-4 ku-4 la-3 lg-4 lt-4 mi-5 nl-5 no-8 om-4 pt6 sk8 sl-8 sn-4 so-4 st-5 sv-4 sw-5 tl-4 tn-6 ts-4 xh-4 yo7 zu-4
ès_ fr9 ql6
_és ca5 fr-5 hu5 pt6
és_ ca5 ga-4 pl6 yo9
=és ca5 fr-5 pt6
=els ca11
=les da5 en-6 fr3 hr-5 la-5 pt-5 ql10 sl6
=com ca4 de5 es-6 la-5 pt7
=can en7
ró_ es11
=ve az-6 cs4 tr11
_mó ga7 pl4 ql7
_aw ca4 cy6 en-7 eu-4 fr-8 id-4 lg4 ms9 sn-5 so4 ts-4 xh5 yo4 zu3
+ò ca12 cy-4 da-7 en-6 eo-4 es-12 fr-8 ga-13 hu-5 it11 la-6 nl-5 om-4 pt-8 ql13 vi4 yo14
_l' ca13 es-9 fr6 it12 la-4 pt-9 ql5 ro-4
=es de6 en-4 eo-4 es7 fr5 hu-5 id-5 it-5 la4 lv4 pt-6 ql13
_só ca12
_s' es-6 fr11 sq8
_mé ca5 es-7 ga8 pt6 yo-4
=més ca7
=mai de9 fr-8 mi12 ql9 sw-4
_d' ca9 de-11 es-7 eu6 ga10 pt-3 ql8
_ll ca7 cy18 eo-4 es11 ga-4 id-4 la-5 om-4 pt-7 tl-4 zu-4
=per ca5 de-6 eo3 es-9 id6 it9 la7 ms-7 nl-5 no-4 sq-4
_mí ca11 ql6
=los es5 ql8
tá_ ga10 hr-4 is-4
=web en-8
rò_ it9
=sala ku11
=sus es11 la-7
_sú es6 yo6
=va az-6 ca7 fr5 id-4 ku-4 ms-6 pt-9 ql9 sn-11 sv4 tr-5 ts12
=contra ca-9 pt9
=una es7 it5 pt-5 ro-4 sw6
=seu pt6
bé_ ql7
=est de-4 eo-4 es4 it-10 la23 pt-5 ro-9
=amb ca9
oc_ cs9 es-6 la11 ro6
ís_ ga7 yo-6
=us ca6 en12
ps_ ca7 fr7 it-6 pt-5 ql-5 sv5 yo6
=han da4 en-3 is-4 no4 om-5 tl-6
_d_ ku5 ql10 yo-5
=d ku5 ql10 yo-5
fe_ ca5 cy3 da-8 es-5 lg6 no6 om5 ql4 sl-7 so-6 sw-5 tl-4 xh-4
=fe cy10
=li eo12 es-7 hr5 ku19 la-5 lt-7 pl-4 ql9 sl-10 sw-6 tr-5 ts-5 xh-4
ós_ ca7
uè_ ca11
=què ca11
=casa ca8
_lí es-6 no5
_tí ca5 cs-6 es-5 ga4 is-3 ql7 sk6 vi5
rl_ ca10
=por eo6 es4 la-5 pt9
tó_ es10
ní_ cs7 ga4 sk-5
=nous ca-6 fr14 la-6
=qui fr6
_y_ af-5 ca8 cy16 en-6 es6 it-4 nl-4 pl-4 pt-5
=y af-5 ca8 cy16 en-6 es6 it-4 nl-4 pl-4 pt-5
tí_ ca4 ga7
xe_ nl-6 xh7
=dir ca10 ql13
vé_ fr5
=bona eo9 st7
_té ca11 hu5 pt-5 yo-6
té_ es4 fr5 sk5 yo-7
ex_ cs6 da-7 hr-6 la6 no5 sl8
=nova pt9
ía_ es5 ms6 yo-4
sé_ fr6 ga7
_ec af-9 de-8 en3 eu6 la3 ms-5 nl4 om-4 pt-8 ql8 ro-6 tl-5 xh5 yo9
=fa en4 es-7 it-4 ql7 st-5 tn17
=under ca8 ms7
=dies la12
=fi ca6 cy6 en-7 es-5 it-5 om16
=des ca-6 cs4 de6 en-6 es-5 fr5 it5 la-5 ms5
_má ca7 cs10 is-5 ql5
ás_ ca5 ga6 hu-12 nl5 pt-7
=más ca7
wi_ es-5 id-7 lg-3 om-4 pl8 sn5 so-4 st-6 ts11 yo5
=entre es7 pt6
ho_ af-6 ca3 da-5 eo-3 es-4 et-5 ga-4 hr-7 id-6 la-4 lg-8 ms-5 om-4 pl-5 pt4 ro-5 sl-8 sq-3 st10 sv-4 tl-7 tr-4 xh6 yo-5 zu6
=ho da-5 fr4 no5 ql12 st6 tn-8 ts-5 zu-5
_aj hr4 no-4 om7 pt4 ro5 sl-5 sn-4 sq5 sw5 xh4 zu-5
_zo af-11 ca-4 cs-10 en7 eu4 hr6 id-7 nl10 ql4 sk5 sn-4 st-4 ts-3 xh7 zu5
uu_ en-5 eu-5 id-5 it-4 lg-4 om15 so10 sw7 ts-5 xh-4 zu-4
pp_ da-8 no9 ql6 sv6
_n' es-5 fr8 lg11 ql13 sn-4 sw-5 xh-6 yo-5 zu-7
=are ca6 es-5 sl8
=their ca11
=todos ca12 es-8
_ms es7 sw15
ín_ sk5
=dia ca5 es-7 ga7 ku-4 la-6 ms2 st-6 sw-6 tl-5 tn-6
=historia eu-7 la8 sw8
_sí ca4 ga3 hu4 is-8 pt4 ql9
sí_ ca5 es5 ga7
=sí ga5
=personas ca13
jo_ ca5 en-4 eo10 es6 fr-6 hr-8 it-5 la-4 lg3 lv-6 no-4 pl-7 ro-4 sk-6 sl4 sn-4 sq9 xh-5 yo5 zu-4
_m' ca13 es-8 ql11
=via da8
=mig da7 no-8 sv7
ué_ es7
+æ af-5 da7 en-5 es-4 ms-4 nl-7 om-4 ql3 sv-11
có_ es6 vi4
_nn lg13 om-9 sn-5 st6 tn12 ts-5 xh-7 zu-7
_ló es-10
=elles fr10
_eq la7 zu7
=he ca4 en8 mi18 nl-8 no5 yo-5
=dos pt5
_ví cs9 hu7 sk-9
+ô cs-11 cy10 es-4 pt8 sk13 vi8
=jo ca5 eu6 lv-5 ms7 no-4 pl-7 ql10 sl-6 sq7 st-4 tn7
_sé cs-4 eu7 fr4 ga6
=sé ga9 pt-4 yo-6
_t' ca15 fr14
_bá ca14 es-14 la-5 pt-7 yo6
=sang id13
_mp lg5 ms9 sw7 tl-5 ts10 yo-4
=mp ms13
=mar ca-6 ga11 hr-6 ms7 sl5
=meu pt6
=see ca8 cs9 et5 ql-5
=re ca5 cs-7 es-11 et7 fr-5 hr-4 hu-7 it-6 ku6 pt-4 sn-4 st10 tl-4 tn13 yo-6
yo_ cs-4 cy-3 da-5 en-10 eo-5 et-6 eu-8 fi-5 fr-4 ga-4 hr-5 hu-5 it-5 ku-5 la-5 lg2 om-6 pt-6 sk-3 sl-4 so7 st-4 tl4 tn3 tr-5 xh6
=yo ca4 ku-6 ql7 st-4 tl-5 tn12 ts10 xh-5 yo-6
=has en13
_zá cs3
+ř cs14 nl6 ql5 sk-11 sl-5
+ů cs19 nl6 sk-13
_já cs7 is8
já_ cs7 ql7
=já is8
_js cs19 sk-11
=jsem cs8
+ě cs17 hr-8 pl-11 ql16 sk-12 sl-8
_ně ql7
ně_ cs8
_př hr9 ql7
_kd cs15 sk-6
=pro cs10 es-7 it-5 la8 ql12
+ý az-9 cs4 cy-4 ga-5 hr-8 hu-4 is4 ku-4 la-4 no-5 om-4 ql8 sk6 sl-6 sn-4 so-4 sv-5 sw-4 tr8 xh-4 zu-4
ém_ cs6 pt7
_vý cs5
_zk cs13
ké_ ql12
vá_ pt6
+ň az-7 ql16 sk6 tr-21
ví_ is6
_hw cy9 sn16
_mb da5 en-6 ga7 la-3 lg5 om-4 ql6 so-4 sq8 st-5 sw12 ts8 yo-4 zu-3
=ale sk8
=že hr-8 sk5
ám_ cs5 sk4 tl4 yo-6
_hl en-5 id-4 is9 la-4 lg-6 ms-4 om-4 sn-6 so-3 st19 sw-6 tl-5 tn-13 ts19 yo-5 zu-5
=ze cs4 ql8 sk-8 xh3
_kt cs10 sk-4 sq5
_vz sl7
+ą cs10 lt12 lv-3 pl14 ql-5 sk-11 sl-5
_vh ql16
ré_ es6 fr5 nl4 pt-10 yo8
_sá is5 sk-6 sv-5 vi6
=ty ql12
+ľ cs-6 sk12 sl-7
mé_ fr6 ga9 ql5 yo-4
jí_ cs10 sk-6
=ke cs-4 en-5 eo5 es-5 ku-6 mi-4 om-4 pt-4 sk-6 st6 sw-6 tn13 ts-5 xh9
_zp cs9
lé_ cs7 fi5 sk-9 yo5
+ť cs-3 sk7
ím_ cs4 ql-4 vi6
ný_ hr-4
át_ cs7 hu10
_wn cs9 cy19 pl-10
+ę cs5 la-4 lt9 pl24 ql-6 xh-4 zu-4
+ś cs5 hr-6 pl8 ql10
_vá sk7
dl_ cs13
=kam cs8
=asi sn17
=ani cs-8 sk8
_oh af-4 az5 ca-4 cy4 de5 et6 fr4 la-4 lg-6 om-4 sw-4 ts-4 zu9
_tá ga9 is-4 ql5 sk-4
+ď cs5 ql-5 ro10 sk10
rá_ ga5 is5 pt3
lá_ pt7
_vs cs9 hr-9 ql10 sl6
ym_ cy9 hr-5 id-6 ms5 no-4 pl9 ql7 sv5 tr-5
_lé ga10 yo7
_pá ga5
=jest pl14
hé_ it9
iš_ cs-4 hr10
án_ ca-5 cs-6 es5 ga12 pt-6 sk8 tl5 yo-3
_zh ql9
_dá ga6
=it da-7 de4 ql6 ro6
+ß cs9 de4
+ż pl17 ql9 ro10
+ă ca-7 de-5 en-4 es-5 ql-3 ro25 sk-5 vi3
nă_ ro7
=ing ql16
_cs cs8 hu11
_gc cs5 ga20 sk-7
_bh en-4 eo6 fr-4 ga14 id-4 pt-4 sk-5 sn5 xh6 yo-4
_ní ga11
ák_ cs5 hu6 sk-7
pt_ af-8 da-6 en5 id3 ms-5 pt8 ql10 tl-5 vi6
_út is-6 ql10
_vä et4
tă_ ro11
ať_ sk5
=ji cs-5 hr-4 ku16 lt6 mi-4 sl-5 sq5 sw-7 yo4
vs_ lv10
_pé no7 ql5
=st de-7 en-6 lt6 ql-8 ts8 yo-9 zu7
_lá ga9 hu5 pt4 ql-7
_gb cs7 ql5 sl5 yo15
_dl ga8 ts11
=den ga8 nl-5 ql6 ro4
_dy cy14 en-7 lg-4 ms-6 no5 sl-4 tl4 tn-4 ts9 xh-4 zu-4
_cz pl13
iň_ ql12
íl_ ga9
_că ro4
_tä fi6
_sz cs7 hu5 pl12 ql-4
ln_ cs8 id7
=ano tl7
=din da-4 no7 ro13 sv5
_yn af-4 cy15 nl-4 ql3
=yn af-4 cy13 nl-4 ql4
=cael cy11
=ei cy7 et5 fi6 la5 ql-4
_dd cy21 lg10 ql-4 xh-4 zu-5
=mewn cy12
_gy cy19 de5 id-9 la-4 lg10 ms6 no-4 sv7 sw-4 tr-4 xh-5 yo5 zu-4
wr_ cy20
'r_ cy24 ql-6
_ym cy20
_yr cy11 lt10
yr_ az7 cy13 de-4 ku-5 la-5 lg-4 sn-4 sq6 st-5 tn-6
=yr cy12
=ar cy14 en-7 ga13 lt4 lv-7 ro-6
_ff cy18 om6
_i' cy8 en6 fi5 no-5 pt4 sq8
=i'r cy8
=gan cy15 ga6
_cy cy20 id-7 lg-7 ql8 sn-4 so-4 sv5 sw-4 xh-4
=mae cy22 la-5
'n_ cy23
+ã es-7 eu5 it-6 la5 nl4 pt11 ql5 ro5 vi9
'i_ cy7 et15 ql9
_gw cy16 es-4 eu6 lg10 ms-4 st-4 yo-4 zu-4
_yd cy16
=jones sv-7
=dim cy13
=ac cy14
=hon sv7
wy_ cy17 pl8
_mc en5 it8 nl8 pt9 ql-5 sl6 st-5 sw9 yo-8
+â ca-4 cy7 en-5 es-5 fr6 id-5 la5 ms6 nl-8 om-4 ro10 tl4 tr8 vi10 yo-5
yw_ cy15
=yw cy13
=mae'n cy11
=ond cy12
=roedd cy10
_fw cy8
=ra hu-5 ku-4 ql6 sq5 tn4 ts13 yo-5
=mae'r cy12
_pw cy11
_bw cy9 lg17 ql10 sn-6 xh-9 zu-9
aw_ cy4 da-5 ms5 ql13
=au ca-5 de-4 fr7 ql7 sw8
_á_ ql7
=á ql7
+î af-4 az-6 cs-5 en-7 eo-4 es-5 eu-5 fr6 ga-4 hr-4 id-5 it-5 ku22 la-2 lg-4 lt-4 mi-4 ms-5 om-5 pt-5 ro10 sl-4 so-4 sq-4 st-4 sw-4 tn-4 xh-4 yo-7 zu-4
=deg da-7 no11
=ol om8
=hun af-9 ku5
=fel cy13
=peter st8 sv-10
+ø da4 de-5 en-5 es-4 eu-5 fi-5 fr-4 id-5 is-25 no6 ql5 sv-13
+ù cy6 fr7 ga-9 vi6 yo14
+ƒ ql11
=pe ql9 ro7 yo5
_nh cy9 en5 lg-4 ql-6 sn6 st-6 sw-6 ts21 vi8 xh-7
=fod cy10
_rw sn10
fu_ ca-4 fi-5 id-4 ms4 so-4 st6 sw13 tn-7 ts4 yo9
wm_ cy8 ql13
+å af-4 ca-5 de-4 en-9 eo-4 es-4 fi-5 fr-7 ga-4 is-5 ku-4 nl-7 no3 om-4 ql-8 sn-4 sv4 zu-4
=gyda cy12
=bod cy13
_iw ql7 sn6 yo8
=eu ca-7 cy8 ku4 pt10 ql-4 sk-5
_â_ cy9 la11
=â cy9 la11
=ag ga14
_nw ts16
=virginia en-10 es7 it9 la-7 lt-8 ro-8 sv7 sw-7 tr5
=du eo4 eu-5 fr6 ku3 lt-4 nl-4 ql5 yo4
=ddim cy8
_nã pt8
wa_ af-4 az-4 ca-6 cs-5 cy-4 da-4 de-5 en-7 eo-4 es-5 et-7 fi-6 fr-7 ga-3 hr-4 hu-4 ku-3 la-5 lg4 lt-3 lv-3 ms-2 nl-4 no-6 om-5 pt-7 sk-4 sl-7 sn4 so-5 sq-5 st5 sv-5 sw7 tl-6 tn5 tr-6 ts4
_gå sv4
=ben en7
=than en12
=chi cy14
=war de7
_ow cy6 lg9 sw-7 zu7
=we af-10 en7 ku6 ql7 sn-5 tr-5 yo5 zu13
=eto ql19
=mis fi8
=dari id6
=fu yo11
=egin eu9
=don ga9
=tsunami en11 ms-6 ql-6 sl-5 st-5 tl5 ts-7
=adda om13
=eka ts19
_y' ql11
=lingua la13
_lø da6
=der af-5 da4 de6 en-7 fi4 id-5 ku7 nl-7 no-9 pt-5 ql9 sq5
=det no4
=kun eo10 om10
=og en-5 no4 ql4 sv-5 tl-8
_hv da4 hr6 is9 ql4 sl-4 sv-7 xh-4
ær_ is-6 no8 ql7
=mere da10
_på en-4
på_ en-4
=på en-4
ør_ da5
=her az-5 da3 en12 ku5 ms-5 no-3
_sø no6
=kua mi15
år_ fr-4
=blev da5
=til da4 is-6 ql9 sv-6
=ved da9 en-8
=andre sl6
_år sv3
=har da6 eu4
_kø da9
=med en-6 hr-5
_næ no10
=men ms-7 ql17
_hj is-8 ql11
=west az-6 en-5 es9 fr5 it9 la-6 lt-5 nl-3 ro-7 sn-6 sv8 sw-5 tr5
=fra da8
_nr en-10
=kommer sv5
=som cs-4 en-8 es-4 no4 pl-7 ql3 sk7
=over af-4 en7
=up en10
=date da8 en-11 et7 fr-8 is10 pt13 ql-13 sl18
uf_ da4 de13 fr-5 hr6 id7 ms-9 om15
ée_ da6
=vil no7 sv-4
gt_ af-6 da5 de5 is7 nl10 no-5 om13 ql6
=langt da-11 no11
_nå sv4
=online af-7 en-8 es8 tn11
=dig no-6
=for ca-7 en5 eu4 mi4 ms-5 sn6 sv-3
=ir en-5 lt6 lv6
aa_ af-3 az-4 ca-4 cy-4 en-7 eo-3 eu-6 ga-4 hr-6 id-5 ku-4 la-4 lg-5 mi-4 ms-4 nl-4 om20 pt-5 ql-6 sn-5 so8 st-4 tl-6 tr-4 ts-5 xh-5 zu-5
=have en5 fr8
=rosa en8 fr7
_så sv4
=denne da4 sv-8
=nu af-5 no-5 ro12
=vel la12
=par hr5 sl-5 sv-4
=go eu-4 ga13 ql-5 tl-5 tn11 xh-4 yo-5
js_ lv10
_dø da7
=sig da6 no-6 sv7
=google da-8
gå_ sv7
_uf pl7
_ua da4 ga10 id14 ms-13 no-4 ql7 sw7 xh5
=mit hu9 ql5 tr6
_hå da6
=dem de7 ql6
=hans de-5 en6 fr6
=apr da16
=ny ql13
=gå sv7
oo_ eo-3 fr-4 id-7 la-4 lg-5 nl-4 om15 so10 ts-4 zu-8
_fh ga14 ql6 yo-5
=tre eo13
_ao en-5 ga12 mi7 pt5 ql5
=saa sw14
hm_ it6 ql-8
=sagde da12
nå_ no11
=had af-9 en15
=content en-12
_fj sq8
=ba es-4 eu-6 ga7 lg-3 om-4 ql8 sk-5 so-6 st5 sw-6 tn9 vi-4 xh-4 yo-6 zu-6
_mm ca6 en-11 fr-5 id-5 it-4 lg7 ms5 pt-3 sn-5 st11 tn11 ts-5 xh-7 yo-5 zu-6
mm_ ca8
gn_ en-9 sv9 tl-9
=ene tn15
=told en11
zt_ hu6
=hat de7 ku9
=ein da-3 de3 is-9 no10 ql8
=und ca6 de10 en-7
=von de15 en-6 ql9
=sich de6
=ist de14
_üb tl9
=über tl9
=das de13 es4
_fü de10 ql-5
wo_ da-5 eo-4 eu-5 ga-5 id-5 it-4 la-5 lg8 mi-4 om-4 ql3 st-6 sw-6 tl-6 tn-5 yo5 zu3
=wo nl5 ql6 ts9
=sind de8
=um es-4 la-5 pt8 ql6
=zu eu-5 ku7 ql6
=sie ca6 de4
=auf de8
är_ ql8 sv5 tr-4
_zw af-6 nl11 ql12 ts-5 xh-6
=cup en5
_wu hr-4 nl-6 no-5 om-5 pt4 ql10 so13 ts7 zu6
_jä et8
=ich de12 ql-4 sk6
=aus de9
=eine de9
ön_ sv8
=nicht nl-4
=nur eo10
_uh da-6 hr3 lg-5 sl-8 sw5 ts-5 xh4 zu9
ät_ et-6 fi7 sv8
=sei it13 sn9
_lä eu-4 sv6
_nä et4 ql7 tr-5
rr_ ga8 ku8
=juni id13 ms-11
_mä et10 fi10 sv-5
=high en-10
=hin om17 so-6 tl-7
_sä et7
=ca ql11
_fö hu5 is4 sv3
_pä et5 fi-8 no9
än_ fi6 sv5
=mary cs5 da5 de5 en-5 es5 ku4 pt-4 sk-6 sl-4 tr4
=download de-9 en-17 id-3 ms28 so-6
=will en12
=that en10
=but en12
=she en9
cy_ af-4 ca-4 cs-6 hr-4 ts6 xh9
=sun sl10
=be en5 ku9 ql12 tn-5 yo-4
=air fr-7
=your en12
=from en7 om6
=university en-11
=if en9
't_ ca8 en14
=not en6
=they en7
=based la17
=world de-9 en-12 yo-11
=into en-10 xh8
=his en6 fr8
fy_ cy7
'm_ ca9 sq8
=council en-15
=care ro8
=work la18
=what en11
=said en14 id7
=times ca-8 en-15 ql-8 tl-8
=when en10
=non ca-4 en-5 eo-4 es-8 fr8 id4 it4 la15 ms-7 pt-5 ql7
=english en-7 ql-9
=come en8 it8
=pre sk11
_ws pl6
=national en-11 mi8 pl10 st8 tl-15
=got ku15
=thomas af-4 da-11 de-5 en-7 es-5 et-5 fr5 id5 la18 lt-5 nl-10 no-7 ql-6 sv-11 tr5 ts7 yo-9
=patrick de9
=sunday en-12
=che id-7 it9 ms5 ql12
=century en-17
=apa yo-6
=china id-15 ms6 nl-7 pl8
_ns lg14 ts13 xh-9
_nc sw14
=estas eo27 es-13 eu-5 lt-4 pt-14
=sed eo12
=tra it11
=esperanto eo14 es-8
+ĝ eo28 es-10 hr-5 pt-8
+ĵ eo9
jn_ af-7 eo24 es-4 it-6 lt-5 nl11 no-6
+ĉ eo19 es-8 it4
_ĉi eo7
uj_ cs9 eo13 ql8
=kaj eo17 pt-5
+ŝ eo22 es-4
_ŝa eo9
_aŭ eo9
+ŭ eo24 es-4
aŭ_ eo13
=tio eo12
=povas eo10
_ĝi eo10
_ŝi eo10
ŝi_ eo8
=ŝi eo8
=estis eo21
=sur eo9
ĝi_ eo11
=tiu eo10
_ĉu eo7
ĉu_ eo7
=ĉu eo7
=jam sq10
=tempo eo8
=havas eo15
bb_ hu4 ql-5 sl5
ĝo_ eo10
_ĉe eo10
=vin eo14
=dua ql12
=mia eo17
sz_ hu9 pl15 ql-5 sw-7 zu7
xo_ eu11
=parte es-7 pt8
_tt lg13
=bone st-7 tn8
+ū eu-8 lt13 lv11 mi18 ms-4 ql-6 sn-5 sw-4 yo4
_né hu5
=loko ts17
=lo ca-15 es6 ql12 st-7 ts-5 xh3 yo6 zu4
=ford en7 lt7
=kia mi11
lä_ fi5
+ā af-5 ca-5 cy-3 en-16 et-4 hr-4 id-5 lt-5 lv13 mi20 nl-5 no-6 om-5 pt-4 ql-6 sn-5 so-4 st-4 sw-4 tn-4 ts-4 yo-4 zu-3
tā_ mi5
=ms es10
=como es6 pt5
=este ca-4 eo-3 es5 pt-5 ro22 sv-5
=cosa it9
=sega ql15
=hoy es8
=con ca-8 es12 it4 ql4
=bien fr-17 it-7 pt6 ql-12 st-8
=antes es12
qu_ es10
=hay es10
=toma cs10
=dura om13
_fb en5 xh-6
=causa la12
=masa ms11
=ella es6
=baile ga16
=mas ms-4 pt11
=dar ga6
=dijo es13
=nada es10 pt-8
=nos ca-12 cy8 fr6 ql8
uy_ ql8
=ce fr7 ql9 ro5
=di de-4 en-9 eo-4 fr-5 it5 ku8 la-8 pt-4 so-4 sq4 sw-5 tn4 tr-6 yo-8
_xu ku6 om5 so14
=salvador ca-18 es-15
=presidente pt9
=ri en6 es9 sq-8 st-5 ts11
+õ et22 fi-5 hu5
=kui et6
=aare yo10
_är et5 sv5
=eile ga12
oa_ cs-4 en-7 es-8 et-4 eu13 lg-3 mi15 om-5 sk-3 sw6 ts-4
_mõ et7
=mida et12
_lõ et9
=oli et8
=kuna sw12
=ee om-6 so21 tn4
_ül hu6
=alla da-7 et7 it8 sv6
=kas et8 lv5
=kes id-8 ku17
=olen et6
=jaana tn17
ää_ et7 fi-6
=kuni om17
+ő hu20 ql-6
=ko eo-5 eu-5 hr8 lg-5 mi12 pt-5 ql14 sw-5 xh-6
=zen eu9
=zuen eu8
=eta eu10 ql5
=ere eu8
_ez ca-4 en-4 eo-3 et-7 fi-4 hr-7 hu3 it-5 ku8 la-4 lg6 no-4 om-4 sl-4 sn-4 so-4 st-4 sw-6 tn-5 ts-5 xh10 yo-5 zu9
=ez ku16 ql10
=bere eu6
=bat ca-6 pl5
=generoko eu15
=animalia eu10
=dira tn10
=ama so14 xh-7 zu10
=johnny en-11
=esan eu8
=washington ca8 en-13 es-8 is6 no-7 xh-6 zu10
=dago eu10
=ari sn9
=biztanleria eu14
=mea la10 ql9
_oi et7 ga10 ql6
=dei de5 it-4 no4
=ak lv10 ql9
_cú ga11
_cô eu5
+ō en-5 la7 lv-4 mi18
=kale so22
=une fr7 mi-6 sq6
sä_ fi9 ql-4
_kp ql14
mä_ fi11
_yl fi8
=tai lt13
iä_ fi7
=voi it10
=sarah ca8 id-10 ms-9 tl-11
=sami en19 sk-6
=mun fi12
=lama ts9
=eli xh16
=vai lv6
=elle fr13
_à_ ca-6 fr10 pt4 yo-6
=à ca-6 fr10 pt4 yo-6
_dé de-4 es8 ga10 pt-7 yo7
_ré ca-4 en-5 ga9 hu5
=vous fr14
=ils fr14
_c' ql14
_mf sw9 ts16
_j' fr24
=j'ai fr10
_ét ca-5 yo4
=dans af7 tr6
=mais es-6 pt12
=mme tn6
=premier fr10
=suite en-10 ga20
_fé ga7 ql-4 yo9
_cé ga7 pt6 yo11
_ég is7
_hé ga7
=lui ro10
_là vi4
=ile pl6 st14 yo-5
=faut fr-22 ql-11
yé_ ql10
=ai mi5 ms-4 om5 ql6 ro4 sl4 sn-8 st-5
=mot no11
=agus es-5 ga20 la-4
_rí ga10
_é_ en-6 es-6 ga12 pt9 yo-7
=é en-6 es-6 ga12 pt9 yo-7
=ea ga11 la10 st8
bh_ ga13 ql7
=raibh ga13
ún_ ga8 is8
=seo ga9 ql6
_tú es7 ga5 is-8 ql6 vi6
aí_ ga16 ql-4
hí_ ga11
=bhfuil ga12
ár_ cs-6 ga5 sk5
=maith ga11
=atá ga8
=duine ga12
_eo ga8 la10 ql6
=ina ga11 ql11
=bhí ga9
_fá ga10
=ní ga7
=tá ga12 is-4
tú_ es6 ga4 is-6
=siad ga13
=amach ga12
=faoi ga11
_dt ga15
=leis ga13
=chun ga16
_ó_ en-6 ga9 is5
=ó en-6 ga9 is5
_í_ en-4 ga4 ql9 yo-6
=í en-4 ga4 ql9 yo-6
_éi ga12
_cá es6 ga5
úr_ ga7
_b' lg10
mh_ ga16
_dú ga13
nó_ ca-8 es6
=mé ga12 yo-4
_có es4 ga5 vi4
éi_ ql18
=cur la16
=tar ga9
_nd en-4 eo-3 et-4 eu-5 ga3 hr-5 id-5 it-5 la-4 ms-5 om-4 ql6 sn11 so-4 st-4 tn-4 tr-5 ts9 xh9 yo-4 zu-6
=nuair ga11
+ṣ yo12
=gur ga13
=níl ga9
_ár hu5 is9 pt5
nú_ sk6 yo7
ól_ cs8 hu7
=cha ql7 sw10 zu10
mō_ mi7
_há hu6 sk-5
=kanye lg-7 xh-7 zu13
=tla ql8 st10
=nisam hr23
=nem hu7
él_ es7 hu10
=él es7
ái_ ql7
=egy hu6
=meg da-6 no13
ég_ hu6 is7
+ű hu9
ét_ is6
ér_ is6
_ké ql8
jd_ nl11
_ál ql6
rå_ no8
_kó ql6
út_ ql8
_kí yo8
=sem hr-5 is11 sl9
_gó hu8
jú_ cs-8 sk8
=ev ku17
=apakah id8 ms-5
=yang st-4 tl-4
=sudah id8 ms-5
=ini sn11 sw-5 tl-7 ts-4 xh-5
=bahwa id17 ms-9
=dalam tl-6
=tidak id5
=pada en-5 id5 ms6 ql-9 sn-4
=karena id18
=itu en-5 eu-5 ql-4
=ia eu-4 id5 la-5 mi8 ql12 sl-5 sq3
=mana id4 it-6 om6 ql8 sw-5
=aku id10 ql12
=harus id9 ms-9
=sedayu id18
=hanya ts10
=mau id10 ms-7
=kau id7
=bisa id15 ms-8
=saya id-2 ms9 ql-6 so-4 sw-6
=setelah id9 ms-7
=aba tl8
=maka id12
=diri ql11
=waktu id11
=badan ms-6 so23
=lagu en-5 ms16 so6
=kita tl9
=namun id10 ms-8
=iya xh14
=boleh id-7 ms9
=dhe sq10
=indonesia en8 es9 fr-6 la-5 no6 tl5
dz_ ms6
=daripada id-7 ms7
gd_ af-7 nl9 no7
=nama om11
=bilang ms-8
=batu ms14
=mat ql10
=mula tl9
=update ts16
_mg ql8 tl5
+ð da-7 en-5 ga-5 la11 no-11 om-4 ql8 tr11
_að is6
að_ ql11
=að is8
+þ az-6 is16 ql-8 tr12
ið_ is6 la-5 ql11
ða_ is-4 ql9
=við ql7
=hann no-5 ql9 sv6
=koma ql14
=hún is8
_þe is5
_þa is4
=eru ql11
ði_ ql8
=eftir ql8
=ekki is6
_þú is7
þú_ is7
=þú is7
ðu_ is7
=ég is7
=boston ca9 ql6 sl-7
_gj is4 no6 ql4 sq11 sv-4
=bara lg-6 ms7 om16 ql9
_kj da-11 no13
gg_ da-10
=hjá ql11
=kalla no13
=illa ql13
=kama sw18
=fara ql10
=nei is7 no9
=ora ql12
=inni om15
=diego es-13
_è_ ca-5 de6 en-5 fr4 it8 yo-7
=è ca-5 de6 en-5 fr4 it8 yo-7
=sono it9
=prima la12
+ì es-4 ga-8 it7 ql4 yo16
=sta sl11
=parti id-11 ms11
=quando es-7 it7 la11
'e_ tr11
=anno la21
=sua es-6 it6 pt8
=gara om14
=nomen la13
=habet la15
=ut la18
=esse la14
=eo ql10
=sunt la19 pt-5 ro9
=id la17
=tempore la15
=erat la13
=etiam la13
=hoc la15
=haec la16
=ille ql18
=quid la16
=tam ku7
=tibi la15
_å_ da-6 no8
=å da-6 no8
=nihil la16
=abakyala lg14
=nga lg8 ql13 sn-3 sq5 sw-4 tl-20 ts12 xh-6 zu-7
_nt en-4 eo-3 eu-7 id-4 lg4 ms-5 om-4 ql5 sn-8 so-4 st7 sw-9 tl-5 tn10 ts12 xh4 yo-5 zu-7
=poliisi lg16
_lw lg9 sn-7 sw-5 xh8 zu5
=nti lg16
_nk ql7 sn-7 so-4 st7 sw-8 ts12
=eno tn18
=kwa lg-5 ql5 sn-6 st-10 sw15 tn15 ts-4 xh-7 yo-6
=abaana lg16
=wa en-4 id-4 om-4 ql5 sn-4 so-4 st6 sw8 tn7 ts6 xh-5 yo-7 zu-5
=mwaka sw8
=abadde lg14
=kuba xh13
=abantu lg-4 xh7 zu8
=wakati lg7 sw12
=ye cs-5 ku14 lg4 nl-5 no-6 sn-5 tr-9 yo-4 zu5
=kuliko lg17
=abakazi lg12
=abalala lg19
=added lg13
_yi cy-3 en-6 id-4 lg-4 ms-4 om-4 pt-5 ql5 sn-5 so6 st-6 sw-6 tn-4 ts13 xh7 zu7
=booda om17
=ababaka lg13
=ena ql16 st14 tn-10
_uw pl8 ql6 sw6 xh7
+į lt13
+ų lt11
ių_ lt4
+ė ku-4 lt24 ql-4 sq5
=yra lt10
=buvo lt7
ės_ lt4
_aš hr-5 lt8 sl5
=aš lt8
_jū lt7
eš_ cs9
=tas lv8
=jis lt10
ūs_ lt7
=sau ro7
=tau mi10 ql10
=jūs lt8
ję_ pl8
=wide en-12
_rr sq16 st-5 tn14
=ture om20
+ē la7 lv16 mi15 sw-4 ts-4 zu-4
+ī en-4 la6 lt-4 lv17 mi14 ql-6
+ņ lv8
_tē mi12
=esi lt12 lv-9 xh12 zu-11
_tā lv-5 mi15
_pē mi8
ās_ la4 mi-5
_mā en-4 mi15
+ķ lv11
_tī mi11
+ļ lv8
_dz hu4 lg-4 lt-4 lv8 pl5 ql6 sn18 so-4 sw-6 ts4 xh-5 yo-4 zu-6
_kā mi10
_pā mi8
rā_ lv-6 mi8
=ik af-12 de-5 nl9 ql14
=oss no5
_pū mi11
_tū mi14
gā_ mi10 ms5
_rā en-4 mi13
=haere mi11
=ake mi12
=ngā mi13
=hei mi7
_wā mi9
_kō mi10
=tētahi mi9
=atu mi15
=hanga om17
=tana mi12
=mahi mi10
=tēnei mi7
=ngāti mi16
_ā_ mi10
=ā mi10
=tino mi13
_kī mi9
kī_ mi8
=kī mi8
=engari mi13
=kei en-4 mi21
_mō mi9
=mō mi8
=māori mi10
=rātou mi8
=kaupapa mi13
=noho mi10
=iti ql16
=tonu mi14
=mihi la17
nh_ vi12
=rau ql16
=tomo eo17
=hai it10 ql10
=muri mi10 ql16
=waa om-8 so22 sw-5
=diposting id-15 ms22
=terbaru ms12
=apabila id-18 ms18
=kerana id-18 ms18
=berlaku id-13 ms14
=game en-12 ms8
=beliau id-13 ms13
=lelaki id-11 ms13
=ane sn11
=mari sn9
_ij yo12
iy_ ql17
=wan ku15
=sims ms7
=ialah id-13 ms13
=imam hr14
=korea xh5 yo7
=selepas id-16 ms16
=ter pt11
=sila id-12
=av da-7 en-5 is-11 no5 ql9 sv5
=ble cy12
=etter da-7 no11
=vart no9
=eit no11
_øy no9
=seg no7
=hva no10
=blir da-9
=mellom no9
=eg da-5 is-7 no8 ql10 so4
=ett no-9 sv10
=bli no8
_bê ql9
=worden af-9
=werd af-8 nl9
=deze nl9
=zijn nl4
=hij af-6 nl10
=niet af-9 nl11
=fbi en5
=heeft nl6
=naar af-7 nl12
=door af-7 nl10
ão_ es-4 nl5 pt10
=zo ql14
ën_ af4
=frå no8
=brett da10 en11 it7 no-10 ql-7
=belfast es8
=att sv9
=sida so17
+ł cs-9 et-4 hr-7 no4 pl14 ql12 sk-4 sl-4
=afaan om14
=oromoo om8
=jedhamu om15
=keessatti om13
=isa et9 om10
=tokko om17
=akka fi-5 om21 so-4
=yeroo om14
=bakka om20
=yoo om12
=keessa om20
=isaa om9
=itti om15
=jedhu om14
=irratti om14
=league da12 es9 no-10
=kana om10 sn18 st-5 sw-6
=kunis om19
'a_ fr8 ku8 ql10
=yaada om15
=haala om17
=wal om17
ał_ pl10
ła_ ql7
ać_ ql4
+ź ql19
ię_ pl11
=się pl3
ów_ pl6
_wó ql18
+ń pl4 ql5
=mam pl7
ój_ pl13
_sł ql11
=livingston ca6 cs-6 da-6 en-7 eo-5 hr-5 no-8 pt8 sk5 tr7 xh-7
=donald cs-5 da-13 nl-8 no8
=moja hr10 sl-9 sw10
eś_ pl10
=znam hr13
=tem sl7
=não pt6
=foi pt9
=ele pt9
=muito pt9
=uma pt4 so5 xh-7 zu13
=país ca-11
vê_ ku10
_în ku-5 ro13
+ţ ro10
în_ ku7 ro7
=în ro8
=pentru ro4
+ț es-4 pt-7 ro23
să_ ro4
ți_ ro12
ţi_ ro9
=fost ro9
+ș en-4 ro24
_și ro10
și_ ro11
=și ro10
ân_ ql9
_lî ku11
eď_ cs8
čo_ sk8
ýn_ tr11
=povedal sk11
=kar ku11
=ur ql9
=sum is-10 la11 ql13
=kuita sn12
=mwana sn13
=munhu ts11
=kuti lg-3 om-4 ql10 sn14 sw-7 ts-3 xh-5
=akati sn15
=wake sn10
=uyo sn12
=apo sn13
=yake sw14
=uye ql-4 sn16
=iyi sn13
=ndiri sn11
=chete sn12
=vanhu ts10
=makore sn13
=anonzi sn15
=iyo sn6 so16 tl-5 xh-5
=ndipo ql15
=izvi sn10
=kubva sn13
=mashoko sn17
wu_ ts15 zu6
=wuxuu so17
=oo om-6 so17
=aad so11
=ayaa so19
=cad ga12
=mid so10
=loo so13
=waxaa om-11 so20
=tahay so16
=uu om-7 so15
=waxa so11
=waxay so15
=marka so14
=inuu so13
=soo so11
=hore ql10 so7 tn-12
=markii so13
=ugu so11
=wax so10
=dib so12
_qh xh9
=inay so11
=mexico es-9
=kuwa so7 sw13
të_ sq6
=të sq4
jë_ sq6
_më sq5
më_ sq6
=më sq5
_në sq6
në_ sq11
=në sq6
=një sq6
së_ sq6
_kë ql7
=nuk sq9
_nx ts13
=bakeng st13
=batho tn9
=tsa ql7
=motho tn10
=lokela st17
=bohle st17
=tse ql7
=nngwe st11
=modimo st15
=feela st16
=matla st17
=fumana st14
=eng ql13
=fela tn12
_jw st12
=nke ql11
=ngwana tn13
=thata tn13
=ntlha tn15
=är sv6
=och sk5 sv8
=jag no-4 sv12
=till no-4 sv8
=för sv3
=vid sv10
=inte sv11
=polis id-12 ms12
=nyingi sw13
=katika eu-5 lg-4 ms-4 ql-4 so-4 sw28 tl-6
=miaka sw16
=kutoka sw15
=zaidi sw13
=hii sw21
=jina sw15
=lakini sw20
=baada sw17
=pamoja sw16
=pia sw11
=kwamba sw21
=kwenye sw19 xh-8
=watu sw12
=sasa sw16
=eneo sw12
=hilo sw16
=sana om9 sw10 tr7
=habari sw16
=ilikuwa sw11
=hivyo sw15
=ambayo sw18
=nchini sw16
=kabla sw16
=lugha sw15
=siku sw18
=kung ql8
=mga ql8 tl5
=ang en-9 hr-6 ql13 st-5 tl12 tn-4
=ito tl7
=isang tl6 tn5
=hindi sw-4 tl13
=noong tl12
=iyon tl12
=siya ql10 tl8 zu-6
=niya ql8
=scotland cs8
=jwa tn17
=gagwe tn12
=jaaka tn19
=mongwe st-9 tn15
=jalo tn13
=bangwe tn17
=dingwe tn14
=channel fr-15 tn14
=rre tn12
=setlhopha tn19
ık_ tr9
=çok az-6 tr12
çi_ ku7
nî_ tr7
rî_ ku15
=khabinete ts11
=yi ql8 ts10 zu8
=xa xh14 zu-6
=dzonga ts14
=ndzi ts19
=kambe ts16
=swi ts8
=leswi ts18
=leswaku ts17
=leri ts14
=endla ts15
=kahle ts11 zu11
=latest ts16
=ndi ql23 sn-8
+ư vi8
+ị ql19 yo-6
+ờ vi8
+ọ fr-4 om-4 ql11 sw-5 xh-4 yo14 zu-5
+ơ vi8
+ồ vi6
_và vi7
và_ vi6
=và vi6
=có vi4
+ĩ ql16
+ụ ql17 yo-11
ên_ ku12 ql-4 vi4
+ẽ ql7
ào_ vi6
ây_ vi7
_nê ql9
kê_ ku5
+ẹ fr-4 hr-4 ql-6 yo23
tê_ ku9
=kufuneka xh19
=okanye xh20 zu-10
=nto xh16
=kakhulu lg-6 xh10 zu10
=ezi xh15 zu-10
=emva xh17
=kwi xh9
=futhi zu18
=ukuba lg-4 sn-4 sw-4 xh13
=kwaye xh19 zu-11
=umntu xh16 zu-13
=kodwa lg-5 ql-5 sw-7 ts-6 xh9 zu13
=utshilo xh15
=kunye xh24 zu-12
=apho xh17
=khona zu13
=kakuhle xh19
_uq zu7
=malunga xh23
=uthe zu11
=isebe xh19
=ngo xh7 zu10
=isithethi xh19
wé_ ql10
lẹ_ yo6
_ọ_ ql8
=ọ ql8
=ukuthi xh-9 zu16
=lapho xh-8 zu16
=ngoba zu15
=noma zu21
=lokhu xh-11 zu18
=kusho zu16
=ngemva zu17
=ngesikhathi zu14
=kuka zu16
=njengoba zu15
=tomas lt18
=volim hr18
=bilen ql14 tr-11
=warren pl8
_pê ku9
ôl_ cy10
=adakah id-11 ms12
=tiada id-14 ms14
=turan om13
=geiger en10
+ḍ ql18
=kavanaugh af-6 az-4 ca6 de5 en11 es2 et-4 ga-4 it4 lg-6 ql-6 st-6 ts-4
=brexit en-6 la-6 pt8 sv8
=simpson no7
=rouge fr-10
=southern en-13
=rangers cs8 en-6 es9 it6 nl-8 no-9 pt9 sk5 tr7
=menga es-9 no-11 sq8
=norton en-11
=palu en5 es4 it5 vi5
=donggala en9
=newport ca-12
=dianne es10
=feinstein de-11 es8 no-8
=scottish en-12
=thrones en-14
=kit en-7
=palin ca8 da9 id-11 ms-7 ql-8 tl-9
=abercrombie en10 fr-18
=dundee nl-8 om-9
=giants es8
=ryder ca-6 da-4 en5 hr7 nl7 sv-8
=tomi fi9 hu6 sq7
=uk id-10 ms8
=šta hr15
=moj hr11
dw_ cy13
=wyt cy10
=naiz eu10
+ɖ ql21
+ɔ ql20
ƒe_ ql13
+ɣ ql15
=ela pt14
=tað ql15
=tú es6 ga5 is-6 ql7
=sabi tl11
=akong ql14 tl-10
=agam ga6
=liom ga14
+ɗ ql16
+ƙ ql17
=ua ql16
_xw ku23 tn-4
=nak id-12 ms13
=awak id-7 ms15
=xwe ku16
wî_ ku9
kî_ ku8
_û_ ku15
=û ku15
=dike ku10
rê_ ku11 ql8
jî_ ku9
nê_ ku4 ql8
=ew ku17
bû_ ku8
wê_ ku6
=wê ku6
yê_ ku15 ql6 tr-5
dî_ ku9
_bû ku11
=heye ku17
ûn_ ku11
=kir ku19
=çi ku11
=niha ku14
=toms da7 lv13
=huet ql18
=ech ql19
=ass ql21
+ħ ql22
+ġ ql15
=bahawa id-17 ms17
=mahu id-13 ms16
=bercakap id-15 ms15
=tahan om13
=mijn nl11
=wanta om17
=qué es9
=tha ga-14 ql18
=zar hr16
=alisema sw13
yň_ ql13 tr-9
_mı ql10
=vha ql12
+ḓ ql18
=kha ql16
_ñu ql13
añ_ ql12
=millie sw18
=layla en16
=jsi cs13
=mne ql15
=dw cy8
+ṛ ql14
=mwen ql15
=chto ql21
`,
};
