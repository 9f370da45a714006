/** Written by scripts/fit-languages.ts. */
export const latin = {
  languages: `
af 0.75 2.17
az 1.61 -0.52 1.97
ca 0.86 -0.32 1.70
cs 0.63 0.39 1.91
cy 0.76 2.16
da 0.48 -0.30 1.93
de 0.76 -1.03 1.80
en 1.82 -1.39 1.35
eo 0.36 2.36
es 1.48 -0.93 1.58
et 0.87 -0.56 2.17
eu 0.76 0.30 2.15
fi 0.50 -0.15 2.19
fr 0.64 -1.20 1.83
ga 0.95 1.71
gl -0.01 3.37
hr 0.97 -0.61 1.97
hu 0.12 0.54 2.27
id 1.05 2.23
is 0.85 -0.16 1.77
it 0.83 -1.60 1.87
ku 1.82 1.31 0.50
la 1.14 1.81
lg 0.00 1.97
lt 0.34 -0.67 2.29
lv 0.09 0.11 2.24
mi 0.72 1.62
ms 2.01 0.89 0.68
nl 1.19 -0.19 1.38
no 0.06 -0.36 1.96
om 0.96 1.88
pl 0.57 -0.08 2.02
pt 1.43 -0.90 1.59
ql 1.21 4.52
ro 0.53 -1.04 1.80
sk 0.01 0.15 2.04
sl 0.21 -0.04 2.08
sn 0.14 2.42
so 0.37 2.15
sq 0.66 -0.96 1.97
st 0.49 1.74
sv 0.40 -0.77 2.11
sw 1.23 1.69
tl 0.74 -0.87 1.51
tn 1.30 1.29
tr 0.24 -0.06 1.97
ts 0.30 1.87
vi -0.33 0.25 2.54
xh 0.68 2.68
yo 0.10 1.48 1.75
zu 0.67 2.59
`,
  features: `
_da en-3 es-3 id4 ms3 tn-3 ts-4
daa af8 nl-4 om9
aar af10 da-7 id-4 ku-4 so5
aro eo6 fr-4 gl3 mi3 pl-5 sk-5 sn4 sq-4 sv-6 sw-5 tn3 zu-4
rom de-4 en7 eo3 es4 fr-5 hr4 la4 no4 om5 yo-5
om_ af6 cs-3 fr5 it3 la-4 lg-3 lt-5 mi-3 pt2 sn-3 so-3 sq-5 tn-4 yo-6
+ê af4 az-5 ca-6 cs-4 da-5 en-6 eo-4 es-7 et-3 eu-5 ga-3 gl-6 hr-5 id-5 it-4 ku20 la-5 mi-4 ms-5 nl-8 om-3 pt6 ro-5 sl-7 sq-5 st-5 sv-4 sw-5 tl-3 tr-8 vi6 yo-6
sê_ af10
_hy af6 cy9 fi6 sq5
hy_ af10 da4 en4 nl-6 xh4
=hy af12 nl-6
_oo af9 et12 ku-3 nl-4 so12 xh4 zu-6
ook af3 de-4 en4 es6 hr4 lg5
ok_ af4 de-4 eo-4 hr6 hu8 id7 it-4 la-4 nl-4 pl-4 sk4 sl-5 tr6
=ook af6
_op af7 ca-4 cs-4 de-6 eo-3 et-4 eu4 fr-5 la6 lv-3 nl4 pl7 st-6 sw-4 tr-5
op_ af8 hr5 la-3 ms5 no-4 pt4 ql3
=op af9 da-3 de-6 no-5 ql7
_'n af10 nl-7 om8 xh-4 zu4
'n_ af9 cy13 nl-7 om6
='n af11 nl-7 om8
_an fr-3 ga4 hr-5 it3 lt-3 nl-3 sn3 sw3 tr-4 vi-4
and af4 ca-4 sq-8
nde af7 cs-5 et-4 hu5 sk3 sq3 st2 zu3
der af5 id3 ku5 lt-3 pl-3 sq5 sv-3 tl-2 yo4
er_ af4
=ander af17 nl-9
_pl az-3 ca4 eo7 et3 eu-4 fr5 ku-5 la3 no-4 sk4 tl-6 xh-3 yo-4
ple ca4 da-6 en9 eo7 et8 fr3 id-3 no2 sv-4
lek ca-4 da3 fi-4 ku7 pl5 st5 xh6 yo-4
ek_ af8 az-5 cs5 cy-3 da-4 en-4 es-4 eu10 gl-4 hr-3 hu4 id3 ku11 la-4 ro-3 tl-4 tn-5
_u_ af4 ca-3 cs-4 da-4 de-4 en-3 id-6 mi3 pl-4 pt-4 ql4 sk-6 sl-5 so6 sw-4 ts6 xh3 yo-5 zu9
=u af4 ca-3 cs-4 da-4 de-4 en-3 id-6 mi3 pl-4 pt-4 ql4 sk-6 sl-5 so6 sw-4 ts6 xh3 yo-5 zu9
_sa cs-5 sl-3 tl3
sal af3 ca-4 cs4 id5 is-4 ku8 la5 om-3 pl3 tr-5 vi3 zu-4
al_ af3 cs3 fr-5 hr-6 id2 ku2 la-6 nl-2 vi4
=sal af12 nl-6
_he af3 en3 fr-4 ga-4 gl-4 hu3 id-5 ku6 mi5 pl-4 sq-3 st-3 tn-4 xh-4
hei af5 ca6 en-6 et4 id-4 is4 la-5 mi6 ms6 sv-5
eil af5 cy3 da-5 en-4 et3 fr4 is4 ku-2 lt4 no4 tl5 tn5
ili da-4 eo3 fi4 fr-4 la4 lg-5 mi-3 pl-4 sv-3 sw7 yo-7
lig eu5 gl-4 id-4 is-9 ql3 sl6 yo4
ige ca-6 fr4 ga5 pt4 sv-4 zu5
ge_ af4 ca3 es-3 eu-3 gl-3 id-4 lg4 sn7 sq-7 sv-2 tn-3 vi3 xh4
_ni az-5 da-4 eo3 id-4 it-2 lg-3 no4 pl5 pt-5 ql4 st-4 sw8 tn-4 xh-3 yo4
nie af5 cs-7 en4 es4 gl-5 id-4 ku-4 no-3 sk5 tl-4
ie_ af9 az-5 en-2 fi-3 fr4 gl-5 it-3 la-1 no-3 pl4 sk3 ts-4
=nie af7 nl-9 sk6 sv-7
oor af9 de-5 es-7 hr-5 la-4 om3
org az4 es-3 hr-5 it6 sl6
rge af4 ca7 en4 gl-5 hr-3 la4 nl-3 pt-4 ql-4 sl4 sv-5
gee af5 ca4 en-5 so5 xh5 zu-5
ee_ de4 eo-4 la-4 lg-3 lv-5 om8 so3 st-6
_om af9 ca-4 fr-3 ga-4 it4 la3 lg9 om-3 so-3 yo6
=om af10
_di af4 et-4 id4 ku6 nl-4 st5 sw-4 tn5 tr-4 ts-4 vi-4 xh-4
die af9 cs4 cy-5 da-5 eo-4 hu-4 ku-6 la6 lv4 nl-2 pl-4 ql-4 sk-5 tl5
=die af14 ca-3 it-4 ms-4 nl-6 no-4 tl8 yo-4
_ve af7 eu-4 fi-5 fr-3 ga-4 id-4 la4 sl3 sn5 st-3 tl-4 tr4 xh-3 yo-2
ver af5 en3 id-6 ku-3 lt2 pl-4 ro-4
erv eo6 et4 eu-4 nl4 sv-3
rvo eo8
vol af6 de-6 eo6 et-4 hr6 id-3 la6 tn4
olg af7 da-5 es6
dit af6 ca-3 gl-6 hu-4 it7 ku-5 la5 sk-7 st4 yo-4 zu-4
it_ af3 cy-3 eo-5 es-4 eu-4 fr6 gl-4 hu3 is-5 it-4 la10 mi-3 pl-4 ql4 ro5 st-4 sw-3 ts-4
=dit af12 en-3
_eg af3 da-4 de4 eo3 eu6 hu4 is-6 lg4 nl-4 no4 ql5 sv-3 ts4 zu4
egt af10
gte af12 ca5 ql-4
ter af3 eo3 et-3 id4 la6 mi3 sl-4 sq-4 zu3
_in af4 az-2 cs-4 et-3 hu2 id3 la4 lt-6 pl-3 so5 st-3 xh3
in_ ca-4 es6 eu-3 fi5 ku6 lt-5 lv-3 pl-3 so3 sv-3
=in af9 az-5 en5 eo-5 es-6 ga6 gl-4 hr-7 id-4 ku2 la8 lt-5 nl3 no-4 pl-3 ro-7 sk-4 sl4 so6 sv-5 tl-8 yo-4 zu-3
hel es4 et-4 hu4 id-4 it-5 ms4 sn-4 st5 tn-4 ts6 zu4
eld af4 ca-4 cs5 da-4 et3 ku-4 la-6 ms4 nl4 tr5
lde az-4 en5 es4 gl-4 nl5 ql-3 sv-4
ers af4 da-2
rst de3 en3 sv-4
ste af6 es5 et-3 hr2 ro6 st3 yo5 zu2
te_ af5 az-6 ca-4 gl3 lv-4 mi7 pl-4 st3
_li az4 eo5 fi-4 is-5 ku5 sn-3 xh4
ig_ af9 ca6 cs-5 cy6 da3 es-4 eu-4 la-5 ms-4 sq-3 tl4
_to en5 fi4 fr4 sk-4 st-2
too en3 om8 ql-7 so6
oon af5 az-5 gl-5 ms-3 no-4 om8 so5 st-4 tl5
on_ eo6
_ng af-3 az-4 cs-3 da-3 en-11 eo-3 es-3 eu-5 fr-3 gl-3 hr-4 id-2 it-7 ku-5 nl-3 om-3 pt-4 ro-5 sl-4 so-4 sv-4 sw-4 tl2 vi6 xh5 yo-4 zu7
ng_ az-4 cs-4 eo-5 eu-4 gl-5 hu-6 id3 la-4 nl-3 ro-3 sk-3 sq-4 st6 sw-4 tl4 tn5 ts-3 vi4 zu-4
=ng en-5 ql-6 tl15 vi4 yo-4
_ge af8 cs-5 gl-4 hu-4 ku3 lv3 no-5 sk4 tl3
gem af7 id3 pt5 zu5
eme cs4 de3 en5 hr-4 ms4 nl-4 pt-4 ro6 sv-4
mee af6 nl2 om7 so7
een af4 ca5 eo-4 fr-4 gl-4 la-4 nl4 om8 so6 sv-4 tr-4 xh3 zu-5
ent af4 gl6 la4 lg3
nte az3 ca-2 cs-5 eo6 et-3 eu-3 fr-7 gl8 hr-4 id-4 ku-3 lg4 tn5 xh3
_du az-5 et-5 ku4 lv-6 sq4 tl-6
dur az7 cy3 et4 fr-4 la-3 om10
urb da5 eo4 la8 nl-4 ql-4
rba en-4 it6 la5 no-3 om5
ban az-4 de3 eu-5 it-4 pt-4 sl-3 st3 tr3 xh5
nvi ca5
vil ca3 de-4 en-6 fr-7 gl-4 lv5 pt6 sv4 vi5
ill eu-3 id-5 it-5 la3 ms5 vi4
lle af6 az4 cy3 eu6 fr5 gl5 id-3 lt-5 om3 pt-4 sq-4 st3 tn-6 tr-6 ts-4 zu-5
le_ af3 az-6 ca-4 hu-5 id-4 it-2 ku-3 la-3 lt-6 mi-3 st6 sv-5 tn4 zu4
_se en-3 eu-4 gl4 id5 sk-4 st3 tn4
sei ca4 da-7 fi-4 gl6 id-5 it9 no7 ql-4 sn5
eis ca-5 cy6 da-4 en4 fr-6 ga9 lt4 nl4 no5 ql3 sv-4
iso gl4 id-5 la-3 no3 pt-6 st5 xh4 yo5
soe af8
oen af9 eo-5 es-4 la4 ms-4 pl-6 sq5 xh-4 yo-4
ene af3 de4 et-3 fr-6 gl-5 la2 pt-3 sk-4 st3 sw3 ts3
ne_ az-5 eu-6 gl-5 ku4 la4 nl-4 st3 sv-4 tn5 vi3 zu3
_va af4 ca2 cy-3 de-4 et3 eu-4 id-4 lg-3 sk-3 sn7 sw-4 tl-3 tn-3 ts6 yo-4
van af8 pt-3 ro-3 sn4 sq-3 st-4 ts3
an_ id6 it-3 ku2 la-4 pt-5 sw-4 tn-4
=van af9 ca-5 da-6 es-5 fr-5 id-4 nl7
_si eu-5 hr3 lt-6 mi-3 so2 sw3 tl5
sie af12 ca9 da-5 en-4 es-3 gl-6 it5 la-4 ms-4 nl-4 no3 sv4
iel da-7 de6 en-5 et5 fi4 gl-4 id-4 it7 ms3 pt-4 ql-7 tl-4 yo5
el_ af4 az-4 cs4 cy3 es2 eu4 hr-3 lt-3 pt-5 tr5 zu-4
_on af8 cs-6 da-5 de-4 en3 et4 fr-3 is-4 ku-4 lt4 mi-4 sl-4 sn-3 st2 sw-3 tl-3 yo3
ons af4 da-4 et6 fi-3 it-6 nl-3 sv-4 tr-4 zu5
ns_ af4 ca4 eo-4 es-5 et-4 hr-3 lv6 ms-4 sl-5 sq-3 sw-4 tn-4 xh2
=ons af14 en-4 nl-5
_al eo4 lt5 pt3 sk4 st-3 sw5 tn-4 yo5
alm af4 az5 ca-3 et4 gl6 hu5 la-4 om4 ql-4 tr-4
lma af4 eu6 id-4 la-4 ms4 pt5
mal az-4 cs-5 eo8 es-4 et-5 ku3 pt-3 sn-4 sq-5 sv-5 yo-4 zu2
_ga cy6 et-4 eu4 fi-7 hu-6 ku-4 om5 pl-4 st-5 sv-4 tn7 xh-3 zu-3
gaa af6 om7 so8
aan af7 ca-4 da-4 en-4 eu-5 gl-4 ku-5 la-4 lg6 no-6 om8 ro-4 sl-3 so8 st-6 sv-4 yo-4 zu-4
=gaan af11
_de az-3 et-7 gl5 hu-4 ku5 tl-4
deu af6 de-4 eo5 es5 pt-5 ql4
eur af8 ca7 en-5 fr4 hr-7 id-4 pl-3 sl5 tl4
ur_ af4 ca-5 cs-3 en4 eu3 fi-4 fr6 it-4 la6 mi-4 no-5 pt-3 ql4 sq6 st-4 tl-4 zu-3
_is af4 cs-5 da-5 de3 es-4 fr-4 ga6 hu-4 id-3 ku-5 lg-4 no-7 om4 ql3 sl-6 sv-5 ts-4 xh4 zu4
is_ af4 eo8 ga4 hr-4 hu-5 it-3 ku-3 la6 sl-7 ts-3
=is af7 ca5 de-7 en6 eo-3 ga9 gl-4 hr-5 hu-6 is-5 no-6 pt-3 ql6 yo-7
_sy af6 cy7 fi7 ms6 no3 pl-5 sl-4 st3 yo5
sy_ af11 nl-9 pl7 ql9
=sy af13 nl-9 ql7
_ra eu-3 ku3 mi3 sl6
raa af8 om11 so6
aak af8 lg8 nl4 so4 st-5 tn10 yo-4
ak_ af4 az-8 ca-5 cy-3 de-6 en-2 et-5 eu8 fi-4 ga-4 gl-4 id5 it-3 ku-3 la-5 lg-3 lv6 mi-4 ms4 om-3 ql4 sn-4 so-3 sq-4 st-3 sv-5 sw-6 tn-4 xh-3
geh af8 ku3 nl-4
eho af5 cs4 hr-4 nl-3 ql5 st8 tn-9
hoo et4 it5 st8
or_ en4 eu5 fi-4 fr-4 gl5 is-5 lt-6 lv-3 sq-3 sw-3 ts-4
sar cs-4 de4 id6 is5 it-4 la3 nl-6 no3 st4 tl-4 ts3
are et-4 ga-4 it4 ku3 la3 lg-3 ro4 sl6 sn4
rel ca5 cs-7 en2 is-4 ms-4 nl4 no-2 sw4
_my af9 cs4 cy5 fr4 nl-3 ql7 sl-4 sv-4
bur ca-4 cs-5 en-7 ga-4 is3 om-4 pl5 sl5 tl5 tr6 yo7
urg ca-3 en7 la6 no-4 pl7 ql-5 sl4 tl5
gh_ ga8 it5 sl4 st-3 ts-4
toe af11 sq5
oe_ af6 id-5 mi4 nl-7 ql9 tr4 yo6
=toe af8
_ho af3 fi-4 hu5 is-4 ql2 so3 sq-6 st6 tl-2 tn-9 tr6 xh-3
oof af6 om6
of_ af4 id3 is-4 ro-4 sk5 tl-3 ts5 zu3
_ty lt4 pl5
tyd af13 nl-6
yde hr4 tn4
den az-5 ca-4 eu4 hu3 id7 sl3
ens af4 cs-3 de-5 en-5 fi5 fr-4 la7 lg3 tl5
sam en7 eu-4 fi-4 hr7 it5 pt3 sk-4 tl-5 tr-4 yo4
am_ az4 eu-4 fr-3 gl-5 hr8 is-4 it-4 la9 lg-4 lt-4 mi-3 ms2 om-2 pl6 pt5 sq4 sw-3 tn-4 zu-4
=sam hr11 pl-5
_st ca-3 fr-5 gl-5 it4 tn-3 yo-3
sta az-4 eo4 gl5 so3 tn-4 yo-3
taa af7 de-4 et-7 id-3 lg5 om6 so7
_jo az-6 de-6 et4 fi4 fr4 it-3 la-5 lv-5 no-4 pl3 pt8 ro3 sk4
joa pl6
ab_ da4 de6 en5 et8 eu-4 it-5 la5 no-5 ql6 sl-4 so3 tl-5 tr-5
_en af5 az-6 cs-3 en-4 eo4 ga-4 gl4 hr-4 it-5 la-4 lg6 st2 sw-4 xh3
en_ az-4 gl3 it-3 nl4 pt-6 ql4 tl3 ts-3 zu-3
=en af10 ca-2 cy-3 de-6 en-7 eo9 es5 gl8 it-4 ku-4 ms-3 pt-10 ro-4 sl-5 sq-4 tl-5
_ko ca-7 cy-3 eo4 es-5 fr-6 ga-4 gl-5 id5 it-5 la-5 lg-3 mi5 pt-5 ro-4
kom af5 en-5 eo5 es-5 fi-4 gl-4 id3 is4 pl4 sq-4 st4 tr-5 ts3
=kom da5 is5 sv-6
_by af9 cs5 cy4 hr-6 lg5 nl-6 ql3 sl-5 ts7 yo-4
by_ af7 cy-4 et4 ms5 sk4 sl-5 sq5 sv-4
=by af9 et4 ms5 nl-4
_ab da-4 de3 en-3 id-9 ku-6 lg8 nl-3 pt4 sw-7 tn-5 ts-4 yo3
abs af5
alo af-3 ca-6 cs-5 da4 es4 et-5 it-4 om-4 sk4 sn-5 st4 tn4 tr-4 yo-5 zu6
lom ca5 en4 hu6 it-4 nl-3 zu4
_hu af3 ca-4 de-4 eo4 et-3 fi6 gl-5 is-5 it-5 mi3 sl-3 sw7 tl4 tr-4 ts3 xh-4 yo5 zu-5
hui af4 ga6 la4 mi6
uis af6 en-6 es4 eu-4 fi4 id-6 st5 sw5 yo4
_vr af10 hr5 la-4 nl3 no-7 sq9 yo-3
vra az-4 hu4 sq8
ra_ az-3 de-5 en-5 gl4 sl-3 sn4 so-3 zu-4
hom af3 es-3 la6 lt-4 nl-5 no-5 sk8 sl4 ts3
_wo af3 fr-5 la3 no-5 ql4 sk-5 sl3 tl-5 yo-4 zu4
woo af4 cs5 gl-3 hr3 nl-8 no-5 sk4 tr4
ord af3 ca3 cs-5 pt4 ql-4 sl3 st-4 tl4 yo3
rde af3 hr-5 ms-4 tl5 tr-5
de_ az-5 cy-3 en-2 fi-3 gl6 hu-4 lg3 lv-4 mi-4 ms-2 nl3 so-4 sq-2
_wa af4 cs-3 da-3 eu-7 fi-4 fr-3 gl-3 hr-4 la-5 lt-3 ro-4 sl-5 so4 sw6 xh2 yo-4
wat af8 da-4 ku-4 la-3 lg5 ms3 no3 sv-4 xh2 yo-5
at_ af4 ca4 de-3 es-9 gl-5 id6 is-6 la4 mi-4 pt-6 sk-8 st-4 sv-3 sw-4
=wat af11 ql8
her ca-7 de3 eo-3 gl-4 id-5 lg-4 nl4 st4 sw4 tn-4 tr3 xh1
ere az-5 eo4 fr-5 hr-3 la3 lg5 mi4 sq-5 sv-8 sw-2 yo4
re_ cs-7 en3 fi-5 hu-4 is-4 ku3 la5 ms-3 pl-4 pt-2 sn4 st4 sw-4 tn5
ges af9 en2 nl-4 zu5
esp eo8 et4 fr-4 gl5 pl4 ro-6 sk-4 sq4 yo-4
spr af3 sk-5
pre da-3 en4 eo5 gl5 la-3 nl4 om-5 pl-4 sk2 tn-5
ree af3 cy-3 it7 la-4 no4 om5 pt4 sl-4 st-5
eek af5 lg5 nl6 om3 ql-3 sv4 zu-4
het af6 da-8 de-5 en-5 et3 fi-4 is-5 ms-4 no4 sn3 sw-3 xh5
et_ af4 ca4 es-6 ga-4 gl-6 hr-3 it-3 la5 mi-4 sk-4 sn-4 sw-4 tl-4 tn-5 ts-4
=het af8 en-6 ku-4 no-5 sl-4
=oor af10
rae ca-4 cy3 id-4 la12 mi5
ael cy9 eo3 it-6 ql-6 sl5
_ju de5 gl-6 ku-4 la-4 mi-3 ms3 no-4 pl4 pt4 ro-3 sq6 sv-4 vi4
jud ku-3 lt4 ms5 pt3 st8 tn-5
uda en-5 eo5 es-4 et-4 fi-4 fr-5 hr4 id5 it-5 ku-4 ms4 ro4 sn3 st4 tl-5 tn-5
da_ af-4 en-7 fi-5 fr-8 gl4 nl-4 so5 tn-3 vi-4
ond af6 cs-3 da-5 de-3 eu5 hu4 ms-3 st-3 tr-5 ts4 xh2
rsk af7 nl-6 no4 sl7 yo6
ske hr3 id3 ku-4 la-3 ms-6 nl-5 no4 sl4 yo5
kei az4 de5 mi11 no5
eid af8 cy8 da-9 de-3 ga5 no2 pt4 sv-4
id_ cy7 en3 es-6 et6 fr-7 ga5 la4 ql-4 ro4 so6 st-3 tn4
_tu en-5 fi3 fr6 gl-4 hr-4 ku4 nl-4 sl-3 sn-4 tn-4 zu-4
tus af6 ca-4 cs3 en-5 et-4 fi3 fr-5 gl-5 id4 la7 lg3 nl5 no-4 zu-4
uss af3 es6 et4 yo5
sse af4 gl-7 lg7 ro-4 tl4 tn-4
sen az4 cs-4 de-4 et5 ga-3 hu4 pt-3 sq-5 tl4 tn4 tr4
joo et9
ood cs5 es-4 gl-4 hr3 no-5 ql-4 so5 sv-4 tr4
od_ cy10 da5 de-4 es-4 eu-4 fr-5 gl-5 hr4 id-4 mi-4 om-4 sk4 sq-4 sv-4 tl4 tn-4
_be af4 az-5 id6 ku4 lv-4 ms3
bes af7 ca-3 da-2 es3 eu3 gl3 it-4 pt-8 tl-4 zu7
est eo5 gl5 la4 lt-7 tn-4 yo3
+ó af-3 az-5 ca3 da-6 de-4 en-9 es4 et-4 fi-4 fr-7 ga9 gl5 hr-10 hu8 id-4 is6 it-7 ku-5 la-3 lt-3 lv-4 mi-4 ms-4 no-8 om-3 pl6 ro-4 sl-7 sn-3 sq-4 sv-4 sw-4 tn-4 tr-3 ts-3 yo4
ór_ ga8
abr ca5 ro-4
bra da-7 de-6 en8 es3 fr-4 no5 pl5 yo-5
rah az3 ca3 da-4 en-3 et6 id3 la-5 nl-4 sk5 sv4 sw4
aha da-5 eo-4 et3 fi-5 ga-3 gl-4 la-6 lg-4 mi5 pt-4 ro-4 sk3 sn-4 so8 sq-3 st4 sw3 tn-8
ham af-4 az3 cs3 de-4 es-5 hu-5 is-4 la-5 lg-4 pt4 ql-5 ro4 sk4 sl7 sq-4 tn3 zu3
isa af-4 ca-9 da-5 eo-4 ga-3 lt-5 om4 sk-5 sn5 sq-5 st4 tn3 tr-5 ts6 yo-3
sak cs7 da-7 fi-4 ku-4 lv5 no5 sv6 sw-3 tn-4
jou af9 nl-3
ou_ af9 da-4 eo-3 es-13 fr-7 gl11 hr-3 id-4 it-6 ku-3 la-4 mi3 no-4 pt7 sk4 sl-5 tl-3 tn-5 tr-3 yo-3
=jou af14 nl-10
_dr af4 cy4 eu-3 it4 ms-4 no4 om-4 yo-3
dro cy5 eu6 nl4 pt-4 yo7
roo af7 de-4 et5 om9
oom af4 id6 ms-7 om6 xh5
_vi eo6 eu-5 la5 mi-4 pl-3 sl-3 sn-3 sw5
vir af8 az6 ca5 en-5 fr4 gl3 ku3 la-3 nl-5 sk-3 sn5 sw-4
ir_ az4 ca3 cs-5 cy3 da-4 en-3 eo-5 ga5 hu-4 id6 ku4 la-4 lv5 mi-4 nl-3 ro-4 sq-3 sw-5 tn-4 tr3 ts-4
=vir af14 gl4 hr-4 ku8 nl-7
_pr af3 eo5 gl3 id5 lv-4 mi-4
pro af3 az-5 eo5 hr3 id2 lv-3 ro4 sk-5 tn-4
roj eo5 id-5 ku10 nl-3 no-6 ql-5 sw-4 yo6
oje eo4 id-5 ms3 no-5 sq7
jek cs-4 eo4 hr4 ms4 ql6 sl-5
ekt az6 de4 eo7 gl-5 hr-3 sk4 sq-4 tl5
kte af4 cs7 da-3 eo6 id4 ms-6 nl7 sk-3
_gr eo3 ku-5 lt-5 no3 ro-3 so-4 tn-4
gro af10 az4 ca-3 eo-4 fr3 lv4
rot et-4 la5 mi5 nl-5 pt4 ql3 tl5 tn4
ote az4 cs-4 en5 et4 fi-6 sw8 tr-4
sa_ af-3 cs-4 en-5 ga2 hu-4 lt-5 no3 st4 tn3
=sa cs-8 da-7 en-8 fi-5 fr-4 ga9 id-3 it-5 ku-4 la-4 ms-4 no4 pt-4 ql9 sk2 sl-8 st4 sw-4 tl5 tn7
bed af4 de6 hr5 id6 ms-9 no2 sl-6 so7 sv-4 tn4
edd cy11 da5 is5 ku-4 lg8 ms-4 nl4 om3
dde cy4 lg15 nl-3 sv7 xh-3
_iv xh7
ivo cs-5 fi5 gl6 hr6 hu4 it5 lv5 ro-4
voo af6
_lê ku6
lê_ ku9
_ui af9 ql3 sw6
uit af8 en-3 ga8 id-5 la7 ql-4 sn6
tge ca6 ku6 tr-7
str es-4 id5 la3
tre af4 da-6 eu-7 lv4 sk4 sq-3 sw-3 tr4 yo-3
rek af3 az5 de5 et-5 id3 is6 nl-4 sn3 sq-4 zu-3
hul af7 en-8 fi3 id-4 ql-3 sw4 ts-3 xh4 zu5
ull af7 az4 ca8 en-4 es-2 et-5 eu3 fi6 gl4 hr-4 sl4 tr-5 zu-4
=hulle af13 nl-5
_ru az-3 ca-4 de6 eu-3 hr4 la3 no4 om-4 sw-4 xh-5
rus id6 ms4 ro4 sk-5 yo-5
sba de7
ank en-8 eo7 hr-4 sk-3 sl3 so5 tl4 tr-4
nke da3 eu4 ms-5 tl5 zu6
ke_ af3 cs-6 cy-4 eu-2 fi-5 fr-4 gl-4 ku4 la-5 lt-3 mi3 nl-3 om-4 pl-5 ro4 sk3 st3 sv-4 tn3 xh3
gel af5 az-4 de-3 gl-4 ku5 sl6 sq5 st-6 tr4 ts6 yo-3
elo da4 es4 fr-3 hr-4 it6 la-6 nl-4 pt3 sw-5 tn5 ts4
loo af5 en6 fi4 so7 xh8 yo-5 zu-6
_go eo-4 eu5 fi-4 fr-7 ga3 hu-4 ku4 la-4 om4 pt3 sl-4 st-6 tn9
god da4 om6 tl5
my_ af6 da-4 en4 ql3
=my af12 en5 nl-6 sk-5
geb af4 zu5
ebe af-4 ca-6 da-6 es-4 gl3 id1 om-4 st4 sw-5 xh5
ed_ az-3 cs-3 cy4 da4 en6 es-4 eu-3 ga-4 gl-6 id-4 mi-3 nl-5 ro-4 st-5 yo5
_af af6 ca4 cs-7 da7 eo-3 es-5 gl4 ku-3 no-6 om4 so4 st5 sv-8
gew af8
wys af5 cy6 pl5
ys_ ca2 cy6 de3 es-4 hr3 it-4 nl-4 pl4 ql-4 tl5 yo-3
goe af8 eu5
oed af4 cy9 da-2 nl6
ede af6 ca-4 da6 en-6 ga-4 it4 la6 sl3 sv-5 sw-4 tr6 yo5
ert ca3 id4 is7 ku-3
rti en-6 eo3 is7 pl-3 ro-4 ts-5 zu4
tie af5 fi3 gl-4 lg3 nl6 pt-6
ier af6 ca3 cs-6 da-3 de4 en-6 es3 fi3 gl-6 pl6
ren ca-4 it-4 ku3 nl4 no4 st3
enh af-5 da-4 gl-4 it4 no6 pt4 ql-5 sn3 tn4
nhe it4 sn4 tn4
_aa af6 it4 so8 yo6
=aan af3 so8
_do da-5 es-4 fr3 ga3 gl3 it3 lt-6 sv-2 tn-3 zu-3
dor da3 de4 en4 eu4 fr5 hr-4 lv6 ms-7 sv-4 tl4 vi4
ori ca-4 da2 eo4 fi-4 fr-7 la6 mi4 pt-4 st5 yo9
rin af5 az3 eo3 et-4 fi-3 id2 it3 ku5 ms-2 sl-4 sv-5 sw-4 tr-5 ts3 yo5
ing af4 az-5 hu-3 id4 ku-4 nl-2 zu3
ngs af6 az-4 de-3 en3 eo-4 fr6 ql-4 ro-3
gst af3 az-4 eo-4 fr6 no-5
tru az-4 da-5 de-4 en-4 no3
rui af7 eo6 gl-6 hu4 ro5
ike da-5 en3 ku5 pt3 sk-4 sv4 sw-4 tr-4 xh2 yo4
roe af5 cy7 de-5 gl6 ku-5 no-6 pt-6 ro-6 tr4
oei af6
ei_ ca-3 cs-3 da-8 de5 en-6 eo-3 es-9 et3 eu4 fr-7 ga-4 gl4 hr-4 is3 it6 ku-5 la2 lv-4 mi8 ms-6 no5 pt4 ql4 sv-4
dru no-4 sl3
iwe st-4 ts6 zu4
we_ az-4 cs-5 eo-4 eu-4 hr-4 la-3 ms-4 no-4 om-3 sl-7 tl-5 tn5 tr-5 xh4 yo3 zu6
dis eo6 it-5 ku-3 la4 ms3 nl-3 st4 ts-4 yo-4 zu5
ist hu3 ku4 la3 pl-3
tel af4 az6 ca-5 et-4 lg4 mi-5 tl-3
els af5 ca4 de3 et7 gl-3 lt3 lv5 ms-4 pt-4 yo-6
ls_ af6 ca7 da-5 de5 eo-4 gl-5 hr-4 la-5 lv7 ro-4 sl-6 tl-5 zu3
_vy cs5 hr-4 ql4 sl-5 sw9
ye_ ca-4 cs-5 de-5 en-5 eo-4 eu-4 hr-3 ku7 la-5 lg3 nl-5 om-3 st-5 tl-5 xh5 yo3
ang az-3 et-4 eu-3 fi-4 hr-4 id4 ku-4 nl-5 ro-4 sl-3 so-3 st3
nge ca3 eo-4 fi-4 it4 ku-3 mi-4 sn3 st-4 tl-3 tn-4 xh3
esi af3 az-4 eu3 fr-7 ku-3 la-3 lt4 lv-5 nl-3 sl-6 sq-5 sv5 tr3 xh4 zu5
ien az-5 ca4 ga-4 hu-4 it-5 lv3 ql4 ro-5 sk5 st-6 tl-3
_vo af4 az-4 ca3 cy-3 eu-3 fr6 hr5 ku-5 mi-4 so-4 sv-7 tl4
vor is6 ms-4 sk5 tl6
eri da-3 eu-2 fi-6 fr-4 id2 lv5 nl3 no-3 st-3 ts6
sre hr4 sl5
reg af7 cs5 en6 eo4 es4 is-4 ku-3 la5 sk-6 sl-3 st5
_te af3 az-3 gl3 hr-3 id4 lt-4 mi7
ten af-3 ca3 de3 eo4 nl4 om-4 ro-4 sl-3 tr4 yo5
=ten af7 en5 es-6 gl16 nl-8
ops da7 ms5
psi la4 ms7
sig et3 fr4 is4 ms-3 ql-3 sv5 zu6
igt af7 da8 no-8
_lo ca-4 et4 sq-3 sw-4 ts3 zu3
lou ca3 cs7 da5 gl3 sk-5
ouw nl6
uw_ nl10
se_ af6 az-5 eu-3 gl5 id-4 sk-3 st5 sw-5 tn5
=se af7 en-5 es3 et-6 hu4 it-6 ku-6 ms-4 nl-11 no-4 ql5 sk-8 st6 tl-3 tn6 yo-4
_sk af6 az-3 ca-6 cs3 eu-6 ga-4 la-5 lt4 lv4 ms-4 nl-6
sku af4 et3 id-4 is5 ms5 so4
kul az-4 en-5 eo4 es-6 et-5 eu4 lg5 nl-5 sn-4 sw4 tn-4 zu5
uld az4 cs5 de5 pt4
ld_ eo-4 et7 ro4 tl-5 vi5 yo4
_ad da-3 fr-6 ga-3 hr-4 id3 ku-5 la5 pt-3 tl-5 yo3
adv az5
dve en5 hu6
rte ca-5 fi-4 gl5 la4 tl7 tr4 yo-3
tee af5 ca-4 et7 hu4 ku-4 la-4 lg6 om5 pt-3 ts-4
eer af9 az-3 ca-4 da-5 en-7 et4 gl-4 hr-5 id-4 ku-4 la-4 lg8 no-4 om5 pt-3 so6 sq-4 tl5
erd af3 da-3 en-5 fr-4 hu-5 id2 no4 sv-7 tr-4
rs_ af4 ca4 eo-5 es-2 fr3 gl-4 id-3 no-4 sk3
tog da3 pt5
og_ ca-4 da3 eo-3 eu-4 fr-6 hr5 id-8 la-4 ql5 sv5 yo-4
_re eo4 et3 eu-3 mi3 sn4 st4 tn4
eg_ cy7 et4 hu4 is-3 ku-5 no6 ql8 sq-3 sv-7
=te af8 ca-9 cs-3 de-5 en-5 es3 et-4 fi4 fr7 hr-7 ku9 la6 lv-6 mi17 sl-5 yo-6
pla ca3 fi-4 id3 ms4 pt4 tl-5 vi4
laa af5 es-4 eu-4 ku-4 om10 so9 st-4
aas af6 lg4 nl-4 om6 so11
as_ eo9 ga3 gl5 is-4 it-3
waa af8 da-4 de-5 id-5 lg6 ms4 so9
ar_ cs-5 en-3 eo-4 fi-5 fr-4 ga5 gl4 it-8 ku3 la-5 lg-3 mi-3 no3 om-3 sn-3 st-4 sw-5 tn-4 xh-4
afr af5 cs-6 da-5 nl-5 no4 om4 st9 ts7
fri af3 ca-4 cs-8 da4 id-4 nl-6 pt3 ql-7 sq4 st6 ts5 vi4
rif cy6 da-5 no-4 ql-5 sv5 sw4 tl9
ifo ca6 es-5
for eo4 gl3 ms-4 sv-3 tn-4 tr-5
oru cs4 de-8 en-4 is5 ms-5 ql-3 st6 sv5 tl5 tr4 yo5
rum af5 az-4 ca-5 de-3 fi-4 fr4 hr-4 is4 la7 sk-2 sn6 tr4
um_ ca-6 cs3 en-5 et-5 fi-4 fr-4 gl-6 it-9 ku-4 la14 lt-4 lv-4 pt3 ql3 sl-4 sw-4 tl-6
_ut da-13 en-4 la7 nl-3 no7 pt-3 sw6 ts-4 xh8 zu4
utr da-6 gl4 is5 pl4
rec da-4 gl6 id-5 ku-3 ql-4 ro4 sl4
ech af-4 ca6 cs6 cy4 de-4 es-6 eu4 no-4 om3 ql4 sk-6 sl7 sn9 st-4
cht af-6 en-5 ga9 hr-5 nl7 no-7 ql7 ro5 sv-6
ht_ et4 fr-5 ga7 hr-5 la-4 mi4
_ta is-6 it-3 mi6 nl-3 pl-4 ql3 tn-3 zu-4
tak da3 en4 et-4 hr-3 lg4 ms3 sw7 xh-4 zu-3
=tak da6 ms6
eie af6 ca6 da-4 de-7
rso da-4 de-4 eo4 gl7 it3 lv-4 nl4 pt-6 sq4 tl4 yo-4
oek af6
eke af8 cs-4 da-5 hr-3 id3 ku6 la-3 mi5 sl-4 sq-4 tl4 ts8 zu5
gev af9 no-6
evo af4 es4 id-3 it5 ms3
lge af5 ga5 hu5 la4
+é az-3 cy-4 da-4 de-10 en-5 et-4 eu-3 fr7 ga6 gl3 hr-4 hu8 id-6 is4 it-5 ku-5 la-5 lg-3 lt-4 lv-3 mi-4 ms-5 om-4 ql4 ro-3 sn-3 so-4 sq-4 st-4 tn-4 tr-5 ts-4 yo5
_we de3 eo-4 la-5 lg-3 lt-6 om-4 sn6
wet ku4 ms-4 nl4 sn8
rik de2 en-5 es-4 gl-4 hu4 la-4 mi4 nl-6 om3 sk-6 sl4 sq3 xh4 zu-4
ika cy-3 en-7 eo2 gl-5 it-4 la-4 lv3 nl-5 no-3 sn3 sw5 zu2
kaa az4 en-5 om7 so5
ans az4 id-4 it-5 lv4 nl3 sl-2 tn-4 xh-4 yo5
nse af6 da-4 en-4 et8 fr-5 gl3 is4 ms5 st5 xh-5 yo4
res fr-3 gl6 is4 pl-4 st3
ese af6 da-10 eu4 fr-5 gl3 hu4 ku-4 nl-4 no2 pt-3 st4 zu5
alg af4 ca-4 da2 gl5 nl-5 no-2
sag az5 cs3 da5 la-5 no-4 so5 tl3 tr-5
ag_ af9 ca-5 cs6 da2 en-5 ga6 id-4 pl-4 ql5 yo-4
_ha de4 lt-4 pt-4 ro-2 st5 sw4 tn-7 tr3
har ca-3 da3 et-3 fr-9 ga4 is-5 la-3 mi5 sq5
art ga3 gl2 lt-3 lv-4 mi-4 sk3 sl-3 st-4 sv-4 yo-3 zu3
rt_ az5 ca4 cs-8 eo-5 ga5 gl-8 id-4 it-4 no5
ken af2 de-3 eo-4 et-5 nl5 sk-6 sq5 st6 tn-3 yo-4
end af4 az4 es-3 ga-3 hu3 ro-3 sl-3 sn3 so-3 sw4 tl3 yo-5
des de3 gl7 pl6 xh-4
es_ eo-5 fi-5 gl3 hr-3 it-4 la4 lv4 st-4
_ke az-5 cs-6 eu-3 ga-4 hr-5 id5 it-4 ku3 la-4 ms3 pl3 pt-3 ro-4 sl-3 st4 sv-4 tl-7 tn3 ts-4
del af3 en3 lt4 lv4 ms-3 pl-5 so4 st5 tn-4
ele az-3 cs-3 en-7 es-6 et-4 eu3 ga-3 lg-5 mi-3 pl-4 sn-4 sv-4 sw3 tn3 ts4 xh4
err de3 fi5 gl4 hu-4 id-8 la5 ql-5 ro4 sk5 zu-5
rri ca5 cy3 en4 eo-4 es3 ku-4 ms-3 nl-4 ql-6 ro-4 sq5 st-5 sv-4 sw-4 tn4
rig af4 cy3 da2 eo5 it-5 sl4 sv-4
aal af4 fi-4 lg6 ms-5 no-4 om9 so8 tn-4 xh-4
=al az-5 en-5 eo12 es6 gl-4 pt-4 ro-8 vi4
wer af5 ca-4 da-4 et6 ku5 nl4 pt4 st3 sw-4 zu-6
erk af8 ca-4 eo4 es-5 hr4 id1 lt4 st4
nem ca4 en5 es4 hr4 hu3 ku-3 la6 lt4 nl-6 pt-3 ro-4 sn5 sw-4 tl-4 tr-3 yo-4 zu3
mer az4 cs-3 et-4 hu-3 id2 it-3 lv-4 sk3 so-4 st3 tl4 tr-4
_so af4 cy-4 gl3 hr-5 is-3 mi-4 nl-3 pl-5 st-3 sw-4 tl-3
so_ da-4 eo3 et-4 eu3 fr-3 ga-4 gl4 hr-4 it4 ku-3 lg-3 lt7 mi-4 ms-5 nl-4 no-5 sk-6 st6 sw-5 tn4 xh4
=so af7 cs-4 hr-5 nl-4 ql9 sk-5 sl6
_hi ca-5 cs-3 fi-4 om4 pt-3 ro-5 sl-2 st-3 sw5 ts9
hie af6 en-5 ql3 sl4 sn4
rdi ca-4 eo3 fr4 la4 om3 ro-4 yo6
=hierdie af11 nl-7
sky da5 lt5
sel af6 es3 ku4 la-5 sv-5 tn5 tr-4 xh4
_ka fr-3 ga-4 gl-5 it-5 la-4 lv-3 mi3 pt-3 ro-5 st3 vi-4
kan ca-5 en-5 fi-5 gl-4 hr-3 id3 it-4 la-5 lt3 lv-6 om6 pt-6 sk-5 sn2 zu3
=kan af8 eo-4 ms-5 om17
dan ca-6 en5 eo3 fr5 id4 it-4 lt-4 ro-4 sl-4 sv-4 tn-4 yo3
=dan af-3 ca-4 en-7 es-5 eu-4 fr5 hr-5 id6 ms7 nl-3 no-4 om-3 ql-5 sl-4 so-3
_ee af5 en-4 es-3 nl6 so12
kor af3 cs-7 de4 et3 fi-6 gl-4 hu5 sk6 sl-6 sn3 sv3 yo4
orr az7 es6 eu3 gl5 om-4 ro-4 st-4
rre cy-4 gl6 hr-4 ku-5 lt4 ql-4 sq6 sv-5 tn6 zu-3
_er af-4 cy4 de2 en-3 eo-3 ga-4 hr-4 it3 la4 lg3 mi-5 sk-3 sn-4 st-4 sw-4 tl-4 tn-3 yo2 zu-5
rke af4 en4 es7 id3 it3 ku5 ms-3 nl-4 ql-4 ro5 sq3
all cs-4 da-4 id-3 is3 it5 lt4 om4 ro4 st4 tn-5
=alle fr-4 it6
tan eo3 et-6 fi3 gl4 id2 lt-4 st-4 sv-4 yo5
pun af4 ca-4 es-4 id3
unt cs-4 eo-4 eu-4 gl4 id5 la9 ro6 tl-4 yo-4
eni af3 de-4 en5 eo4 eu-3 fi4 gl-6 la4 lv-3 st-4 sv-5 tn-4 tr3 ts6 zu5
nin cs-4 de-4 fi5 fr4 lt4 sl4 so3 sw5 yo6 zu3
erh af6 da-3 id5 ku7 lv5
rhe nl-4 ts5
ewi cy10 id-4 ku8 ql-7 tl6 yo8
_su az3 es2 ku-3 la5 ms2 nl-4 no-5 pl-5 sk-3 sn-3 sq-5 sv-4 tr-4
sub es3 la5 so4
bje hr5 sl-4
kti da5 eo9 fi5 hr-3 ql-4 tr4
ewe af11 de-4 en4 sw8
int eo4 et-4 eu-7 hu2 ku-3 lt-4 ro3 sn-4 so5 ts4 xh5
erp az5 fr6 sv-7
ret cs-4 da6 es-4 fr-5 is-6 la5 pl6 ql-3 sv-5 ts5
eta eo3 es3 eu4 fr-5 pt3 sq-4 ts3 zu-5
tas eo8 es-3 id5 ku-4 ql-2 sq-3 tl5
asi da-7 en-3 eo-4 et-4 fr-6 ga-4 id7 it-7 ku-4 mi-4 pl-3 pt-7 sl4 sn5 sw3 ts2
les ca5 cy-4 et5 eu5 is5 sk-5 sv-3 ts4 yo6 zu4
=alles af10
wor af3 az4 de-5 en-6 la5 no-3 sl5 yo-4
rd_ ca4 cs-3 de5 en-4 eo-4 gl-4 is-3 la-6 lt6 sl-5 sq4 st-4
=word af13
ged af4 hu6 tl6
edo ca4 cs-4 eo4 eu5 hr2 no4 pt-4 sk5 sl-7 tl6 yo-4 zu5
doe af8 ca5 cy7 nl-5 ql7
rse af3 cs-4 da-5 es3 gl5 is6 it-4 ku3 nl-4 om4 pt-7 ql-6 yo4
sek af4 de4 en-4 hr-3 nl-6 pl5 st3 tn7
ker af3 en3 id2 ku-5 la-4 ro3 sk-3
dat af5 cs-3 de-4 en-9 eu5 is5 ku-4 nl2 pt5 sl9 so-4 sq-4 st-4 sw-4 tl-7 tr-4 ts4 xh3 yo-4
=dat af5 ca-5 de-3 nl3 ql10 ro-4
hee en-8 es4 it5 om5 so7 tn3
erl af3 hr-5 it5 nl-2 no-4 om3 vi4 xh-4 yo4
rli ca-4 de5 es-4 et4 fi-3 hr-5 id5 it4 pt6 sk-4 xh-4 yo-5
lik af9 az-4 de-4 en3 eo3 is4 ku-5 la-4 nl-10 no6 sn-4 tl7 tr-5 zu4
_sn cs5 da4 en-12 eo-4 es7 hr6 is5 lv5 ms-5 nl3 ro5 sl-3 tl-4 xh-7 zu3
sno en-5 nl4
noe da-5 no8
_ne az-6 cs4 de3 en-4 eo4 es-2 fi-3 fr-2 is2 lt3 om-4 pl-4 sn5 sq-3 tn2
net ca7 cy-5 da4 es-5 eu-4 fr-4 ga-3 is3 it-8 ms-3 om2 sk-4 sl7 st6 ts5 yo-3
=net af6 ca5 da9 de-5 en-5 es-8 et5 fr-4 is5 lt-8 ms-5 nl-10 pt6 ql8 sl10
alt az-4 ca-3 cy-4 eo4 eu4 fr5 ql-4 sk6 sv-5
yd_ af9 cy14 da4 nl-6 so7 sv-3
_na en-3 eo-3 fr-4 it-4 ku4 lt-3 ql4 sq-3 sw4 tl3
na_ az-4 da-6 en-5 fi-5 fr-7 pt-4 st3 sw3 ts3
=na af6 ca-6 cy5 da-4 en-6 es-10 et-4 eu-5 fr-3 ga9 gl7 id-3 ku5 la-3 lt-5 mi-4 ms-4 nl-6 pl-5 ql7 sn-4 sw10 tl3 ts6
don az4 cs-4 eo5 ku4 la-3 nl-4 ro-5 sk-4 st-4 tl5
onk da6 sw-5 xh6 yo7 zu5
la_ da-4 de-5 eo5 hu-4 id-2 lg3 lt-4 mi-4 sn-4 sq-4 st5 ts3 xh3
_bl cy4 da3 de-4 gl-4 la-4 nl2 ro-5 sl5 sq4 st4 yo-4
blo da6 eo5 id-7 ms6
lok en-5 hu4 id3 ms-5 sl-4 st8 sw-4 ts6 zu4
okk no3 om6 ql5
kke af9 sv-7
aam af6 lg8 nl5 om5 ql-6 so6
aml en4
ik_ af5 az5 ca-4 cy-4 da3 de-7 en-8 eu5 fi-4 fr-3 ga-4 hu6 id4 is4 la-4 lt4 ms5 ql4 sv-5 sw-5 tn-4 zu-4
_la eo6 lv3 ms1 sn-3 so4 ts4
lan de-3 ro-4 st3 sv-4 ts5
ngw sn5 st4 tn8 xh-3
gwe cy6 tn8
rpi id7
pig sw11
beg af5 ca7 eu-4 id5 tn4
egi cs5 da-4 eo3 eu5 fr-6 gl-4 tn8 tr-5
gin fr-4 gl-5 id3 is-3 ku-4 ro-5 tl4
wee af6 hr4 ms-3 tn3 xh8 zu-8
ees af7 en-5 fi-6 lg6 ms-4 om8 so3 st-4
eli es5 it-4 lg-4 lv4 so3 xh7 zu3
rof en4 eo4 fi5 nl5 sk4
ofe ca4 da4 gl-3 sl-7
fet da-4 st7 tn4
eti ca-3 et4 id7 it-4 sn4 sv-4 ts7 xh-6
ies af10 en4 eo-3 hu3 ku-5 lv5 ms6 pt-5
oep af10
epa ca-3 cs4 fr-5 ku-4 ql-4 sl6 sn7 st3 tl-4 xh3 zu-3
pas cs-6 da-3 en-8 et-5 ku9 no3 sl-5 sn3 zu-5
ass fi-4 gl-5 nl3 pl3 ql4 ro4
ssi eo-4 es-8 id-7 la5 ms5 nl3 ro-4 sl4 sw-5 xh4 yo4 zu-4
sin cs-7 es3 ga3 gl-3 it-3 ku-4 lv-4 nl-5 tr3
gs_ af10 en5 fr4 id-5 ms6 nl-4 ql-4
son az4 en3 es3 la-4 lv-6 nl4 ts3
ors ca4 es-4 fr4 gl-4 is5 om4 sk-5 xh-4
rsa ca-5 id6 it-7 ku3 la5 ms-5 pl4
ake ca-6 da-6 de6 en6 eo-4 it5 la-5 mi6 pt-5 sn3 sw3 tl-4 vi4 xh-5 zu5
men fi3 id5 tl-3 yo-4
bla es5 fr-6 gl-4 hu5 is-4 la-4 nl4 st4 sw5
_ar cs-4 cy7 et3 eu3 ga4 pl-4 ro3 sq-5 sv-4
arm az3 fi-5 fr-4 hr-5 nl5 pt4 ro3 tl4
rmo ca-7 da5 eo6 no-4 pt4 sq5
moe af7 nl4 pl-5 pt4 st4
was af5 da-3 es-6 hr-4 xh3
=was af8 en9
rve fi7 gl-5 hr3 ms5
lin eu-6 lg3 lv-4 ro-5
ann da-5 et4 ga5 hu-4 la6 lg4 om4 pt-3 tl-4
nne ca6 de-7 en-9 it3 om3 sk4 sv-6 tl5 yo-6
ett af-3 ca-4 en5 es4 it7 la-5 lg3 om3 sl-5 tl5
tte af4 az-7 da2 eo-4 eu-5 fr7 gl-3 mi-4 ms-4 pl4 ro-5 tl-6 tr5
eet de-3 en5 it5 lg6 om4 sk4 tn5
igg en6 ql5
gga om5
gam en-6 fr5 hr-5 la-4 sv-4 xh7
_ch az-4 ca-3 eu-3 ga4 hr-6 la-4 pt4 sn4 sq-3 sv-3 tl-3 vi4 xh-4
chr da-4 de-4 eo-4 es5 ql-5 sk4 st2 sv-5
hri da-4 es5 is4 lg4 ql-4 st3 sv-4 tl-4
ris fi-3 fr-3 hu5 la3 lg4 sl3 tn3
stu cy5 da-2 en5 eo4 is6 ms-7 pl-4 tr-4
us_ cs5 cy2 id4 it-4 ku-2 la11 nl4 ro-4 sk-2 sv-3 tl4 ts-3 yo-3
_ma ro-2 ts4
maa af6 az-7 en-3 id-2 lg4 om6 so7 st-4 tn5 tr5
=maar af5
_as af4 ca-4 da4 gl4 hu-5 ku-4 nl-5 sn6 sq-4 tl-3
=as af9 ca-4 en5 eo-4 es-7 fr5 ga6 gl8 la-4 nl-4 tl-4
=daar af8
=een af5 ca4 nl5
asp ca4 cs5
spe af5 da-3 en4 eo5 et-4 fi-4 hr3 lv4
pek da-4 eo4 gl-5 hr-5 id8 lv5 ms-5 no3 ql-3 sl5 tl4
_sp es4 et-5 fi-4 fr-5 gl-5 no2 pl5 ro6 sl3
pel de7 eo-3 eu3 gl-4 hr5 nl3 no4 sl4 st4
_ek af10 az-4 cs-3 eo6 eu5 ku-5 la-4 lg7 nl-10 sw-6 tn-5 ts5 yo-5 zu3
=ek af14 eu7 nl-9
anj cs-3 pt4 yo4
nja da-5 eo-4 lg6 no5 pt4 sk-4 zu3
jaa af5 lg3 ql-4 st-6 sw4 tn12 yo5
gra ca4 eo3 eu4 fi5 hu-6 ku-3 lt-4 ro-2 sq-5 sv-5
aag es-4 et4 lg5 nl7 so7
_wi af3 ca6 da-3 fi4 gl-4 ku3 la-4 mi4 pl4 pt4 sn-4 sq-3 xh-4 yo-2
wil af3 cs4 da-5 en5 fr4 it4 la-4 ms-6 pl4 sv-5 yo-6
il_ da2 eo-5 et6 hr-7 id5 lv-4 om-4 sk4 sl5 tl3 ts-3 xh-3 yo-4
=wil af9
oot af6 et6 eu-3 om11 tn-4 xh5 zu-9
ot_ af4 cs4 en3 es-4 id-6 ku4 no3 tn-5
dal az3 cs4 eo-3 id4 sv-5 tr-4 ts-3
alk af5 lt7 lv4 om-4 pl4 ql-4 sk4 so8 tr-5
lk_ en4 fi5 tr5
_dí ga5 gl9
+í af-5 az-4 ca3 cs3 da-6 de-4 en-5 eo-5 fr-4 ga9 gl6 hr-5 hu6 id-5 it-8 ku-5 la-5 mi-4 ms-4 nl-3 no-5 om-4 pl-5 ro-5 sl-9 so-3 sq-4 st-3 sw-3 tl-7 tn-5 yo4 zu-3
sou ca-7 cs6 hr-4 ms6 nl-4 pt6 ro4 sk-6
=wees nl9
mat de-6 en-6 fr-4 ku-3 la4 lv-3 mi4 om2 pl-5 sk-2 sq-5
ath ca-5 en-5 id-6 la5 nl5 om-3 sn-4 xh5 zu5
tha ca-4 en5 es-3 ga5 hr-4 ku-4 nl5 no-4 sl-4 sn-5 tn6 xh4 yo-6
hae id3 la9 mi8 ms-5 sk-4 st5 tn-3
vro pt6
+ë af8 ca-3 de-10 en-4 it-4 ku-4 la-5 nl5 no-5 ql7 sq20
ër_ sq4
ate az-4 ca-2 da3 de-4 es3 fr-4 ga-4 is4 ro-4 sl6 sq-3 st3 tl-5 ts4
_tr eo4 es3 no4 st-3 vi3
tro af3 eo6 eu5 ku-4 mi-5 sk-5 tl5 vi-5
bel af3 ca-2 de-4 en-6 eo2 it-4 lg-4 om-4 pl-4 pt3 sl-5
rk_ af5 en-5 et-4 is4 la6 lt4 pt4 tl-8
_sl af4 da3 gl-5 hr5 id-7 la-4 ms6 yo5
sle af5 ca5 cs4 da6 sv-4 tr-6 yo6
lee ca-6 es5 et-4 la-3 ms-4 om6 yo5 zu-3
eep ms8
met af4 de-4 eu4 gl5 la-3 pl4 sv-6 tl-4
eto cs-4 da-4 eo4 eu3 fr-4 la-4 nl-5 pt4 tn4 ts4 xh-5
tod ca8 da3 hr-4 it-4 pt-5 ql-4 sl6 ts5
ode ca-4 da3 gl6 om4 pl-4
era da-6 ga-3 id3 la5 lg4 lt-4 sk4 sl-6 st4 sv4 tl-5 tr-5 ts-3
ral af5 cy3 de-5 fr-5 hr-4 id-4 it-3 lt-5 no-2 sn3 tl4 ts4
inl af5 nl-6 tr5 yo6
nlo ms10
lop da6 es-5 st5 zu-5
ope ca6 cs5 en-4 eu6 fi3 fr-7 gl-3 id4 mi5 nl-5 pl-4 ql-6 sk-4 tn4 yo4
pe_ ca-6 cs-5 da4 de3 gl-6 hu-4 id-3 it4 ku-4 nl-5 ql3 ro4 sl-7 sn4 sw3 tn5 xh-5 yo7
rty ca7 en-7
dse sv6
aat af4 en-4 et8 ku-4 la-6 om6 sv-4 tl-4 tn4 tr4
ats da-3 de5 gl-4 hr-4 id-4 la-4 st6 sw-4 tl-5 tn5 ts3 xh2
tsk no4 sv-4
_pa eu-2 gl3 sn4 xh-4
pad af4 id6 la-5 lt-4 ms5 pl5 st-6 tn-4 yo-5
ad_ cy4 da7 eo-3 et4 fi-5 fr-3 ga5 gl-6 ms3 pt-4 sl4 so6 tr-4 yo-4 zu-4
_jy af12 nl-4
jy_ af12 nl-4
=jy af12 nl-4
ins fr-5 it4 la-3 sl4 tn-3 zu5
tap az6 da-3 es5 fi6 id5 ku-4 la-4 mi4 om4 st4 tn-4 yo-4
ap_ af4 ca5 da-4 id6 ku-5 ms3 nl-3 no3 sq4 sw-4 tl4
rtr af6 nl-5
rou af4 az5 cs4 es-3 gl3 lv6 pt4 st-4 yo4 zu-5
eef nl6
ef_ af6 cy8 ms-5 st6
arn af-2 es5 hr5 is3 ku-4 tn-4
rna az4 ca-2 da-9 hu4 is7 ql-5
sve hr5 is-5 lv12
vul es4 la7 no4 pt-4 ts3
_le es-3 ga4 it-5 ku-4 la-3 lg-3 mi-3 st5 tn6
lew id5 ms-6 sw5 yo6
wen da-4 ms-5 sw5 ts4 yo-5 zu2
tui fi6
ewa en5 id4 lg5 yo5
jul af5 eo6 id-3 is4 ms7 pt9 ql-4 sl-5 yo4
ul_ af3 cs5 eo-4 es-3 et7 hr-4 id4 la-4 lt-4 ms5 nl-6 no-6 om-4 pt5 ro16 sq-4 sv-4 tl-7 yo-3
=jul pt11
joh az-6 de-4 en-3 nl-6 no-4 pl5 ql-4 ro3 sk4 sv-6 yo-3
oha ca3 de-6 eo4 id-4 pl4 st10 sv-5 tn-7 zu-6
han az-6 ca3 de-10 hu-4 la-4 pt-4 ro-4 sl-4 sq-3
nes eu3 fi-4 fr-5 ku-4 la4 om-4 tn-4 yo5
_gl cs-4 es-4 hr4 ms-4
glo af4 ca4 es-5 no4 sl-4
lo_ az-5 cy-3 da-4 de-5 en-4 eo3 et-5 eu-5 fr-7 gl3 ku-4 no3 ro-5 sn-5 st5 sv-3 tn5 xh5
rla af5 cs-4 de-3 eu3 ga4 hr-5 ms4 nl-5 tr3 ts6 yo4
arh ms4 nl-5 ql-4 ts9 xh8 zu-6
arb fr5 it4 la3 lv-3 ms-3 om5 tl4
rbo eo6 es-4 la6 yo5
bor ca6 eo4 es-5 eu-6 it-4 la4 nl6 pt-6 sn-4 st5 tl5 tn3 zu-5
rg_ de-5 id-4 ms3 tl4
oer et7 no-5
rtu is6 it-4 la7 ms-4 sk5 yo-5
uie af6 fr8 hu5
_mo et-4 fi4 ku-2 sq-2 st7 tn6 xh-4
oet af6 da9 nl4 no-6 ro5
=moet af8
_ei cy7 da-9 de3 et2 is-4 ku-3 la3 lt6 no3 ql5 sv-7 yo-3
ndo gl6 is-4 ms-3 nl-4 pl-4 ro-5 xh4
dom af7 az-3 ca-6 ga7 it4 la7 ms4 pl5 ro-4 sk4 sl-3
bly af10 nl-6
ly_ az-4 cs3 en6 fr-5 it-3 ku-4 la-6 tr-4
_am cs-4 cy3 da-3 la5 lg3 lv-3 nl-6 pl-4 sn-4 sq-4 sv-3 tl-7 zu2
ama fi-6 fr-3 hr-4 ro-3 sl-7 sv-3 xh4 zu5
mad da6 id-4 ku5 pt-2 so5 xh-4 yo-4
dwa af5 cy4 yo-5 zu6
wal cs-4 da4 de5 eu-5 is4 la-4 lg6 nl-5 om7 st4 sw4 ts4
ala af-3 ca-4 de-4 en-2 lg4 sk-3 yo3
mol ca5 no6 tl-4 tn6
oll ca-6 en3 eo-4 eu4 hr3 is5 ql-3 sk3 sl-4 st5
lie af4 ca-4 cs-3 de3 hr7 id-4 it-6 lv4 pl-4 sk5 st3 sv-7 sw9
weg af6 sn7
gbe yo8
eeg lg7 so8
ny_ ca4 hr-3 id-4 la-4 ms3 pl5 ql8 ro-4 sk4 sv-5
_me az-3 et-4 eu-3 id5 lg-4 sn-4 ts-4 yo-4 zu-3
ger az-6 lg4 pt5 sk4 sv3 tr6 vi4
eel af5 da-4 en-2 et5 om3 so4 st4 sv-5 tn4 zu-4
ask lv5 no7 om3 ql-3 sl5 tl-9 tr-4 yo6 zu-5
sk_ da7 en-7 et5 id-4 la-4 lt9 nl-5 ql2
_a_ az-3 cy4 da-6 de-4 et-4 eu-5 fi-6 ga5 gl8 hr-4 is-4 lt-6 lv-5 mi8 nl-4 no-5 pl-4 ql4 sl-8 sn-3 st5 sv-6 sw-3 tl-3 tn8 tr-4 ts4 vi-3
=a az-3 cy4 da-6 de-4 et-4 eu-5 fi-6 ga5 gl8 hr-4 is-4 lt-6 lv-5 mi8 nl-4 no-5 pl-4 ql4 sl-8 sn-3 st5 sv-6 sw-3 tl-3 tn8 tr-4 ts4 vi-3
_qu az5 cy-3 da-4 et-6 eu-4 fi-4 ga-3 gl6 hr-4 hu-4 la6 nl-3 ql3 ro-5 sk-3 sq-4 sv-4 tn-4 vi6 yo-4
que cy-3 gl6 id-4 ku-4 om-4 tn-3
ues az4 ca6 es2 la-5 ro-4 sq5 tr-4
sti az3 de-4 eo4 et-3 eu-5 gl2 la3 sw4
tio ca-6 fr-6 is5 la3 mi5 ms7 nl-4 no-6 pl7 st6 sv-2 sw2 tn4 ts6 xh3
ion cs3 cy4 ga4 is4 ku-4 mi5 nl-4 sl-3 sn4 st5 sv-3 sw2 tn3 tr-3 xh3
abo ca5 en-6 es-5 eu4 gl2 it-4 ku-4 la3 sl-6 st4 sw-5 tn4 tr-4 ts-3 yo8
bou en-5 es5 la-5 nl-4 ql-5 ro5 sv4
out en-4 et4 gl2 la-5 lv4 ms6 ro4
ut_ az-5 es-5 fi8 hr4 id3 it-8 la3 ro4 sl-3 sq4 st-5 tn-5
=about en-10
_th ca3 eo-4 is5
thi fr5 id-4 lg-5 ql-4 tl-4 xh6 zu6
his de-4 eu-5 fr4 it-4 la5 ms-4 om3 st5 tl-6 xh3
=this ca5
rod cy4 eo-4 it-4 yo4
odu af2 az5 cs-6 eo-4 fr-5 sk8 tn5 yo6
duc es3 fr-5 gl6 la5 ms5 pt-11 yo6
uct ms6 ro-6 yo6
ct_ ca-6 it-6 la-5 pt-5 sl10 sv6
ani fr-3 it-5 la5 om3 sq-3 sv-5 sw5 tr-6 ts5
nim cs4 es6 et4 ku4 la4 pt-5 ql6 sk-7 tl-4
ima da-3 eu5 fr4 hr3 la5 ro-4 sk-6 sv-5 tl-3 zu3
mas da-5 de-4 en-4 id4 lt4 nl-3 no-3 sl5 st4 ts3
eks da4 eo8 et5 ms5 nl5 sv-7
ks_ af4 da5 en-5 et9 id-3 lt7 lv4 ms5 sv-5 yo6
bev ql4 sv5
eva eu-4 ms-4 no5 pt5 sn6 sq5
vat ca-5 cs8 en-4 fi3 ku4 sk-8 sn6 ts3
mar es4 fr3 gl2 lt-3 so6 st-3 sv-4 ts4
xis es5 gl6 pt-6
rev hr-3 id-6 it-4 ku5 la7 ms8 nl-5
olu az6 cs-3 da-4 eo4 es-4 fr-5 la5 lg4 pt-6 tn6 tr-5 zu3
lus ca-3 da4 en-4 hr4 la3 sq4 sv-5
usi cs4 fi4 gl-4 hr-7 id3 no-3 om-3 pt3 sw5 tn-5 tr-6
tud ca7 fr-5 gl5 hu5 id5 pl-4 sl6
ude cs5 da5 en6 et4 fr-5 id-4 ms3 sn3 sq-4 sw-4 xh5
dee de-6 gl-4 id-4 om5 so3 tl3 yo-4
_ag az-4 fr-3 ga8 la-4 lv4 nl4 tr-4 yo6
agt af9 ca5 no-5 ql4 sv-4 tl4 tr-4
vre af6 hr6 sk5 sl-8
_mn nl-4 ql4 sl-8 sw8 xh3
man en4 et-3 id3 st4
ela az-5 cs-5 da-4 es-7 eu-5 id5 ku3 la-4 lg-5 mi-3 nl-4 ro-3 sq-4 st4 sw-3 tl-9 tn6 ts3 xh4 yo-5 zu5
rwi sn7
win ca6 cy4 da-4 es-2 et4 id-6 lg3 no-7 pt3 ts6
inn ca4 da-9 en-6 ga8 hr-5 is6 ku-4 lg5 ms-3 nl-5 no4 om4 ql4
nni af4 ca-4 da-4 id-6 it6 om8 st-6 sv4 tl-6 xh-4 yo6
_po eo3 gl4 lv-4 so-3
pol ca-6 fi-4 gl6 it-3 lt-5 xh5
oli da-3 de6 es-5 hr4 ku-5 la3 lg3 mi-4 ms6 zu3
lit af4 cs3 eo4 es-8 fr-3 hu4 id5 it-5 ku-4 lt-4 pt2 sk-5 zu4
iti ca-5 cs-4 cy-3 eu-5 ga2 it-6 lv-6 mi4 no-5 sn3 sv-3 yo4
iek cs-5 lt5 nl3 sk6
_or cs-6 fi-4 ga4 ku-4 la6 om6 ro5 sl3 tl-8 yo8 zu-4
ari es-4 la4 lt-5 nl4 sk-3 sn3 sv-3 tn-3 tr-3
ane eu-3 fi-5 ga-3 id-4 lg-4 pt-4 sl-6 sn4 sq4 st3 tl-4 zu3
ner es5 eu5 gl-3 tl4 yo-3
_az hu5 ku3 xh5
aze eu8 lg3 pt4 sk4
zer ca5 cs4 eu6 lv4 ql-4
_id az6 en-6 hr5 id-5 ku-3 la3 nl-5 pt-4 sl-6 tn-4 xh4 yo10
ide cy-3 de-3 en4 et5 is5 la4 mi-5 pl-4
nti es-3 fi-3 fr-3 id1 ku-3 la7 lg5 tn-4 yo5
tif la-3 ms4 pt-5 yo4
ifi ca-6 nl4 sl-5 xh-4 zu5
fis en-5 it4 ql3
ise fi-4 ga3 no6 ro-4 sk-3 sl-4 xh5
see ca6 no-4 om8 ql-2 tn5
vri af6
rie cs-6 en4 eu-4 fr5 id4 it4 lv6 nl4 sn-5 tr6
ikh ql-5 ts4 zu5
khe id-5 nl-5 no6 zu3
+’ af3 ca-8 cy8 da-6 de-6 en-9 eo-4 es-4 et7 eu-4 fr9 gl-4 is5 ku6 la-4 lg5 mi-4 nl-4 om4 pt-4 ql4 ro-4 sn-4 sv6 sw-5 tl-3 tn-4 yo-3
_’n af12 nl-6
’n_ af10 cy13 nl-6
=’n af12 nl-6
enm ql8
nme nl6
erw af7 de-8 id8 ms-4 tn5
rwy af7 cy11
ser cs-3 id1 is-5 ku7 lv6 pl5 st-3 tn3
_ba es-4 fi-4 it-4 lg5 mi-3 pl-2 sl-3 sn-3 st4 tn4
bag da5 eu-4 id5 lg6 no-5 st-5
agg de6 en-4 lg6 ms-4 no3 om7 yo4
got ca-3 id6 ku11 la5 ms-6 tl-7
ott af2 ca-5 es-4 hu6 la-4 ms-2 ql-6 so4 tr5 xh4
tt_ af-5 da-12 fr-4 hu6 is3 it3 ku-4 la-4 no6 ql4 sk-4 sn4 sv6 yo5
ant la5 sn-4 tr-4
iqu la5 pt-4 ql-7 sq5 yo5
_sw af5 om3 pl4 tn-4 ts13
swa af4 en-4 ms-5 ts6
ai_ az-4 da-4 de4 en-4 es-5 eu2 ga-3 gl3 hr-6 id4 it4 ku-5 la-4 lt7 mi5 pl-4 pt-3 ql3 sk-4 sn4 so-4 yo-5
_ri cs-5 eo3 fr4 hu-4 it3 la-5 ms4 pl-5 pt-4 sl-5 so-3 st-4 tl5 tr-4 ts10 xh-5 zu-4
ink eo3 eu3 it-4 ku-5 lt4 ms3 sw-4 xh5
kel az-5 ca-4 et-4 ku-4 la-4 nl3 st3 xh3 yo-4
len eu-5 fr-5 gl1 it-5 nl3 ro4 sk4 sl-4 sn-4 sq-4 st4 tn3 zu3
nd_ af3 eo-5 fi-5 gl-4 hu5 id-5 ku4 la-5 no-4 ro6 tl-3 ts-5
haa af4 da-4 et4 fi-4 ms-9 no-5 om9 sn9 so4
=haar af7
eda ca-3 cs-3 de-6 es4 ku5 no3 ql-3 ro5 sk5 tl2
dag af8 et-4 eu5 ql9 sv2
ags ms5 ql4 ro5
_ro pl5 sk4 sl4
rol cy6 de6 fr-9 gl-4 id2 no4 pt6 ql-6 st6 xh-5 yo5
ol_ ca5 cy8 da4 de-4 eo-4 et-4 fr-5 is-5 it4 ku-5 la-5 no-3 ro-5 sk3 sl4 sv-5 tr4
mod da5 de-4 en4 es7 fi4 nl5 sl-7 st4 sv4 tl-5 yo-4
odd cy15 en-5 sl8 sv5
raw cy7 id-2 mi7 ms3 pl4 tl5
awe cy4 ku7 mi4 nl-5 sl-4 st-5 sv5 sw4
ort af4 eo5 ga3 id-4 lv-4 ro-4
edi cy5 da4 fr-4 gl3 ku-3 la5 sk-5 st4 tl-4 tn6 yo-5
ont af5 en4 ga3 ms-3 ro-4 sk-4 tn3
byt sv7
yt_ af5 cy8
_of ca3 fr-6 om6 pt3 ro-4 sk5 sn5 tl-4 tr5 ts4
=of da5 id4 is-4 no-7 pt4 sk5 tl-3 tr4 ts5 zu4
vin ca3 hr-5 nl5 ro7 sq-3 xh-5 yo-4
nig af7 eo3 so5 sv6
nag ca-4 et7 eu4 ms-3 om6 sv-5 tn4 yo4
age ca-6 eu-3 gl-4 it-5 ku-4 lg5 nl3 sq-4 tl-3 vi4
ben ca4 es-2 eu-3 fi-4 hr-6 la3 nl3 pt-5 st2 tn-5 yo-5 zu5
enn cy5 lg4 ms4
_un af-3 de4 eu-4 fi-4 gl5 id4 is-4 ku-4 la-3 lg-4 mi-6 nl-5 pt-5 sw5 tr-5
uni az-4 es-5 hr-3 is-4 it-3 ku-4 om8 tn2 xh3
niv en-6 eo5 it-4 ku6 ts4
ive cs-4 et6 hu7 lv-3 pt3 sn4
rsi ca-7 cs-5 de-5 id6 om9 sk4 tr-4 xh-4
sit fi4 is4 la3 lg3 lt4 lv-4 sk-6 st3 tl-3 yo4
ite cs4 en-6 es-3 eu2 sk-4 tn3 xh-4
tei az-4 de-4 et5 lv5 nl-6 no-6 ql-4 sv-3 tl7 yo-4
eit af5 ca-5 cy4 da-4 es-4 eu5 ga6 gl6 ms-5 nl-5 no6 ql5 sl5 sv-3
vie da7 et6 fi5 fr6 id-3 la-3 ms8 no-5 sk6 sl-4 sv-7
_ja cs3 fi4 ga-3 gl-4 hr5 it-5 ku-3 la-4 nl4 ro-4 st-3 tl-7 tn3 xh-4
=jaar af8
esl af3 it-4 lv4 ql-4 tr4
slu af9 hr4 nl-7 sl-4
lui af7 en-6 gl-4 om4 ro7 yo5
_bo et-3 fi-3 fr-4 is-3 it-4 pl-3 sk3 st6 tn6 zu-2
boo ms-5 nl-5 om11 so3 st-5 xh-4 yo3
omp it4 pt-4 sk-4 sl-4 yo-4
mpi es4 no-7 sw4 zu7
pie af4 cs-4 es4 gl-3 hr-5 ku-4 lv4 nl-6 no-6 pl6 ql-7 sk6
=beste da-7
jan az4 et-3 gl-4 id4 is-4 ms5 pl-6 pt5 sk4 sl5 sq-5 st3 tn4 yo-5
_el de-4 en2 eo4 es2 et5 ga-4 gl3 hr-3 la-4 lg-3 lt-4 sq-5 ts-4 vi3 xh2
elk af4 eo5 yo5
lke af3 et4
skr eo8 id-8 ms9 nl-4
kry af10 nl-7
=met af10 en-5
yth cy9
the ca4 da-4 eo-3 gl-4 st4 xh6
hed da7 no-7 om5 sn4 st-5 tn3 ts3
ale eu4 gl-3 hu-5 id-4 pt-4 sq-5 st3 yo5
bea en7 ga4 pl5 ql-6 sk-7 sl5
eac ga5 gl4 pl5 sk-4 xh4
ach af-3 cs5 es-4 ga8 id-6 it-4 no-3 pt6 sn6 tr-4
ch_ cs3 cy7 de4 es-5 et-3 ga6 gl-4 hr-4 it-4 la-5 ms-3 no-5 pt-5 ql4 ro-4 so-4 sq-4 sv4 ts4 vi5
elf af6 es9 pl-3 yo4
sor sv5 sw-4 tl4 tr4
cha az-4 ca4 da-3 de-4 it-4 lv-4 no-5 pt3 sl3 sn4 sw5 vi-4 yo3
hal az-4 gl-4 hu3 it-5 la-5 lg-5 mi-4 nl5 pt-4 so1 tl5 yo5 zu3
let az-5 de3 es5 et-4 fi5 hr-3 la4 lv-4 pt-3 sk5 xh-4
_ak az-3 ca-4 en-5 et-3 fi-4 fr-4 hu4 it-4 la-4 lv5 sl-2 sn6 so-3 st-5 sv-3 ts-3 yo3
akk da-4 nl4 no5 om13
kko lg6 om8
omm af5 ca4 en-8 gl-5 it-4 nl-4 st-4 xh3
mmo en-5 lg5 om5
oda az-4 ca5 eo-5 et-4 hu4 id-5 lt4 om7 pt-3 sn5 tl-5 yo-4 zu4
das da-5 de6 en-3 eo8 gl5 lt4 sk-5 st4 sw-4 tr-4
erg da-5 de-6 eo-6 gl-3 id5 it-7 nl4 om4 pt4 ro6
rad da-3 de4 hu4 it-4 nl3 om-3 ro-7 so4 st3 vi4
ade cs-9 gl6 ku4 pl5 pt-5 ql-4 ro-3 sv8
orc gl-4 hu5 ms4 pt10 ql-5
rch cy7 en-6 it4 pt-7 ts7
che af-4 ca-5 cs-7 de-3 eo-4 fr2 gl6 it3 pt4 sk-3 sn6 st3 sv-4 tl3 yo3
_kw ca-4 es-3 eu-4 hr-3 la-4 ms-4 sw4 tl-3 tn3 xh6
kwa ms-4 sn4 tn5 yo-6
aiv sn11
ewo lg6 yo5
bo_ ca-4 cs-5 en-4 eu-4 fr-5 hr-6 ku6 la5 ms-4 no-4 pl-3 pt-3 sk-3 sl4 sw4 tn4 xh5
=bo gl4 hr-4 ku11 no-4 pl-4 pt-4 sl6 tn7
eol cy4 ga6
olo az-3 da-4 en-4 es-5 hr-4 ku-4 la4 sl-4 sn-4 tl3 tn6 ts4 yo6
log ca6 eu4 gl-3 is-5 it-4 lv6 st-7 sv10 tl4 tr-4
ogi af5 ca4 da-4 gl-4 id3 la6 tl4 tr-4 xh-5
gie ca-5 cs7 de7 it-4 la-6 yo7
=dag nl5
adr da-4 eo6 nl4 no-4 pl4 tr-4 yo-6
dri ca7 da-4 en5 ms-5 sl6 sv3 yo-4
rio cy7 en6 gl7 it-5 la6 nl4 ql-6 sk-3 st4 yo-4
io_ az-5 cs-5 cy7 eo10 et-4 fr-6 hr4 hu-4 id-4 la6 ro-4 sl-4 st-3 tl-5
_kö cs7
+ö af-5 cy-4 da-10 en-4 et3 fi11 ga-4 gl-4 hu9 id-4 is10 la-6 ms-4 nl-9 no-11 om-4 pt-4 ql4 sv10
_ok da7 en-8 eo6 es-6 is-8 lg12 sk6 sn-4 sw-4 tl-5 ts-4 zu3
okt ql5
kto cs-4 eo7 eu6 no-6 ql4
tob af4 ql3 sl3 yo4
obe af4 ca-4 en4 es-3 lg3 pt7 ql-4 tn4 zu7
ber fr-6 hu-6 id6 ku4 ms4
ege en-3 es5 et-4 gl-4 hu6 lg5 tn3 zu-4
lei af4 da-5 es-5 ga4 is-5 it6 lv4 no5 ro4 sv-5 tl-5 zu-4
idi az5 ca4 de-4 eo4 fr4 ga6 la3 lv4 sk-3 sl-5 st-3 sw5
din de-2 es-4 eu-2 id-3 lt5 om3 ro5 sl-6 st5 tr4 ts-3 vi5 yo4
dra cs5 eu-6 fr7 id-7 is-5 ku-5 ts5
aes la13
_pe et-3 eu-5 id4 lg-3 sv-3 ts-4
per de-5 en3 eo5 et-3 fr-2 hu4 id3 la4 sw-4 tl-4
soo af6 lg4 so9 st4 tn-3
onl es8 lt5 no-5 tn6
nli es6 lt5 ql2 tn6
gen cs-4 cy3 en-5 gl-5 la4 ro-7 tr-6 zu4
eno eo6 eu5 ku-5 la-5 sw5 tn4
not de4 en3 hr-5 ms-3 om5 sk4 sn7 st3 sv4 ts-4
lon af-4 da5 eo6 hu3 sl-4 sq-8 tl-3
min en5 fi4 hr-5 ku4 lt-6 nl-5 pl3 sw-4
aft en5 no-3 tl4
ekk af6 da-9 is5 ms-4 no5
kki id-4 lg5 no-5 om4
kin cs6 da3 ga-3 gl-5 hr4 ku5 ql5 sk-5 sv-6 sw2 xh-6 yo-3
nbe da-8 no6 sw5
sla ca-7 de-5 fr-4 is5 ms3 sv-5
lag ca-6 en-3 ms2 so4 vi5
agl sv4 tl8
gle de-5 es-4 eu5 hr4
leg eo3 fr-4 gl-5 is5 la7 ms-4 no4 st-6 tl4 tn5 vi4
egg af4 da-2 it4 nl-5 no2 ql3 vi5
ggi ca-5 da-4 en7 ms3
gar da-4 fr6 is-5 ku-5 la-7 mi4 nl-6 om6 tr-4 xh-4 yo-3
rni fr7 id-5 sl4 tl-4 yo-3
nis eo3 hr6 ku-4 la7 lt-4 nl-4 ro-6 sl3 sv-3 tn-4
ish hr-4 id-7 it5 lg-4 pl4 sw7 ts-4 zu3
she af-4 en4 hr-6 id-8 ms7 so3 st4 tn4 zu9
ron da3 gl6 is-4 ku-5 pt-3 ro-5 sv5 yo-5 zu-4
ief af8 st6 sv-5
ard da4 fr2 id-5 la-3 lv6 ro4 sk3
erf af4 ca-4 cy5 en3 es5 id-4 ql-4
goo da-5 om4 so6 xh6 zu-4
ooi af6
oi_ es-4 et4 fi8 fr5 gl7 hr-5 it7 nl-5 om-3 ql4 sl-5 sq8 yo-4
seb da-4 en-7 id4 la-4 no4 st7 tl-5 tn-6 xh3
ebl af6 eo10 it5 no8 ql-5
bli af4 eo6 ga5 is4 it-5 ro-5 sq-4 tr-4
ieg cs4 de-6 es-6 fi6 id-4 ku-5 lt5 ms6 ql-4 ro6 sq6
ero az3 de6 et-4 eu7 id-4 lv4 mi2 no-5 om3 pt-3 sl-4 sw-4 tl4 tr-3 zu-4
=mense af14
val ca-6 ku2 la6 ms-4 pl5 ro3
als af-5 ca7 cs8 en-6 fr-5 nl8 om4 yo4
sli az4 hr4 lv4 nl5 sv-4 yo-5
_co af-6 cs4 eo-4 gl5 la4 sl-3 sq-4
coo da6 nl6 no-6
ova eo7 et-6 eu3 fi6 hu4 ms-3
vad da5 es-13 et4 hr4 it6 la4 nl4 pt-5 vi5
adi fr-4 id3 it-3 la2 no-5 pl-5 sl-4 so3 sv-3 sw3 tl-4 tn4 vi5
dia da-3 de-6 ga4 hr-4 id3 ms5 sk-4 tl-4
ia_ az-3 cs-7 de-4 eu4 hr-7 id3 is-4 la5 lv-3 mi4 sl-5 sw6
eed es4 it5 la-4 ms-5 so9 yo3
eds af8 da4 ms4
ds_ ca5 en4 es-3 lv6 ms4 nl3 ql-6 ro-4 tl-5
red az-4 es-5 et4 la3 ms4 tl-5 xh-4 yo6
_mi eo5 et2 fr-4 st-4 tn-3 tr3 ts5 xh-3
=min az-5 de-4 eo9 es-4 gl4 ku13 pt-4 ql-4
_cr cy3 da3 eo-4 fi-3 hr6 it3 la5 no-5 st-4 sv-4 tr-5
cra en2 et4 nl-4 tn4 xh4
raf gl-6 it-6 nl5 sl4 sw5 tn6
ty_ cs4 et5 fr-7 gl-4 ku-4 la-7 mi4 ro-6 tr5 zu5
_ki ca-3 es-5 eu-3 gl-4 hu4 la-4 lg5 mi6 pt4 ro-4 sv-6 sw9 ts-3 vi-5 xh-4
kid hr9 tl6
ids sv5
ebi af-5 fi4 hr4 id3 it-4 lg10 ql-5 sv4 sw-4
bie de3 en5 es3 fr-12 la-4 no5 ql-6 sl4 tr4 yo-5
ied ca-4 en6 lv6 nl5 ql3 sk4
ana ca-3 et-3 it-4 mi4 sn4 sq-5 sw4
=marie fr12
yma ql7
nda ca-3 en-5 eo3 fi-4 fr-3 hr-4 lg4 lt-5 ro-3 sn5 sw5 zu4
=le es-5 ga7 gl-4 hr-3 hu-5 it-8 la-5 pl-4 ql12 ro-9 sl-5 st5 tn8 xh5
lse en6 es8 gl-4 ql-4
reb da-4 hr4 id-5 ms5 no4 sk6 sv4 zu-4
ind az-5 ca-5 da4 fi-6 hu3 ro-5 sk-4 tl2 yo4 zu5
def no-5 ql5 tr6
efi ca4 cs6 cy5 et5 sv-6
fin cs4 eo4 it6 nl-8 ro-7 sk-6 sv-4 tn-4 xh-4 yo8 zu4
ini cs-4 is-5 sk-4 sw3 zu3
nit cs5 es3 eu-4 fi5 gl-5 hr-5 it-5 mi4 om3 sn3
anu ca-9 da4 en5 es-6 et-4 hr3 la6 no-5 pl4 sl5 ts6
nui mi11
hoe af7 en6 ro4
sos da-5 id5 it3 no4 ro4
osi et-5 fr-6 id4 sv-5 tl-5 ts3 yo8
sio af7 ca-9 cy4 id5 mi4 ql2 ro-4 sk5 sw5
iol cy7 eu4 it4
rop ca5 en-3 es3 eu5 pt-4 sk-6 sl-4 sq-4 yo-5
ely en4 nl-5
get af3 az6 ku-4 nl-8
etu cs8 da5 en-7 eu5 hr4 is-4 ms4 no-5 sk-6 sw4 ts7
ldi cs5 da-5 en5 ku-4 la-5 ql7
dig af4 cy5 en-5 eo3 la-4 sl-4 tl6 tr-6
igh af3 en-3 ga6 ql-3 ro3 sv4
ghe af5 ms-3 nl-5 ts4
wes az-5 eo-4 es5 it4 ku3 la-5 nl-4 no3 pt-4 sl-4 sv5 sw-5
enl en5
ski af3 cs-5 da5 fi3 fr5 id5 it-5 lv4 sl4
kil ms7 st4 sw4 tl-2 ts4 zu2
_if en6 ql6 xh4 zu-3
nfo ca3 en-3 pt-4 ro4 sl-3
_fo cs-3 en4 eo3 sv-2 vi6
nki ql5 zu4
kie af6 eo6 is4 ku-4 pl4
nt_ az-5 cy4 eo-5 es-6 et4 fr3 gl-8 id-3 it-4 la4 pt-4 st-4
_m_ cs-5 en7 fr-5 lt4 ms4 no-6 pl-5 xh5
=m cs-5 en7 fr-5 lt4 ms4 no-6 pl-5 xh5
mis de6 it-8 lt3 lv-5 sk-4 tl4 tn3
sho cs-5 en-5 fi5 it4 ku-4 ql-3 sn7 sq4 st3 sv5 tl-5 ts-4 yo-4 zu4
hor cs4 gl4 pt3 so7 tn-5 tr3 xh-5
af_ af8 cy11 da7 en-5 is5 nl-2 no-5 om6 so5 sv-4
=af af8 da7 is4 no-5 so8 sv-3
_n_ af6 eu6 fr-3 la7 nl-9 tl-5 yo4
=n af6 eu6 fr-3 la7 nl-9 tl-5 yo4
rpa no5 sl8
tot af4 cs-7 da4 es-4 fr-4 gl4 ms-5 nl4 no-4 pt-5 ql4 sk6 sw4 tl3 tn6
=tot af6
_sh af-4 az-5 ca-6 cs-5 cy-5 fr-5 ga4 is-4 ms5 so3 sq10 zu-6
sha ca-6 eu-5 fi-5 hu4 id-3 it-3 ku-4 la-4 lg-4 no-5 sk4 sn3 so3 st-3 sw5 zu4
hak ga-3 mi6 sn3 ts4 zu4
aka az-7 ca-4 da-7 en-7 et-4 ga-4 gl-4 hu2 ku-5 la-4 lg4 lt-4 nl-4 om-4 pt-4 sl-5 sn6 so-3 sq-5 tl-4 ts2
kaw id-4 mi4 ms2 ql5 sw5
_wy af4 cy12 pl10
wyd cy13
=dis af14
_no gl4 hu-5 ku-3 la5 om-4 sn-2 sq-4 sv-4 sw-5 tn-3 zu3
noo af4 om6 ql-3 so4 tl7
oit es-7 gl11 pt-3 sn8
ran eo4 fi5 ku4 mi4 ro-3 st-3
vaa ts5
skl sl5
kla az-3 eo5 eu-4 ku5 pl4 tr-4
las az-4 ca-3 eu4 la-4 pl3
tra az5 et-4 fr-3 gl5 la3 mi-3 nl-3 sl-4 sv-3 tn-4
rat az-4 ca-4 et4 la6 lt-4 ms3 pt-5 sq-4 st5 sv-5 tn3
aad om7 ql-3 so9 sw6
dwe ku6
kli af6 hu5 lv4 nl-5
lat cs5 de-7 et-7 la7 mi-5 om5 sv3 tl4 tn5 ts4 zu-3
mag fr-4 hr-4 id-5 ku-4 la6 sl4 tl4 xh5 zu-4
gti af8
tig af6 eo5 es5 id3 it-4
rid az-4 ca6 da6 de-4 en3 et5 no-8 ro-3 yo-5
idd af4 cy5 lg8 nl-4 sk5 sv-5 tr4
ror cs4 en5 es-4 it4 ro3 sk-6
tem ca-3 en-4 hu9 ku-3 la5 ms3 sk-4 sv-8 sw3
emp en-5 et-4 gl4 id3 la6 sq-4 st4 tn-5
mpl eo6 fr-4 sl-5 tl5
lar cs-4 cy-5 no3 pl-3 sw-6 tl5 tn-5 yo5 zu-3
ars az4 cs-5 fi5 id-5 it-4 lv-5 om3 pl5 sk6
gde es-4 hr7 nl7 om4
_br eu7 it3 pl3 ro4 sq4 st-3 tl-3 ts-4 xh-3
bre da4 en-4 es4 fr4 gl2 no-3 ql-4 sk5 sq4 ts-3 zu-3
ngr cs5 en7
gri da7 de6 fi-6 hu5 la-4 ms-5 pt-5 ro-7 sl5 sv7 tl4
nee af8 et7 nl5 ql3 xh5 zu-5
eem af6 fr5 ms-4 nl-3 om4 so4 xh6 zu-6
em_ ca4 cs5 eo-4 es-5 et-5 eu-4 fi-3 fr-3 gl-6 hu6 it-4 ku5 la10 lt-4 no-2 pl4 pt7 ro-3 sk-2 sw-4 tn-4
rle af3 ca4 da-5 en-4 es4 id4 is4 it5 vi5
bai af4 en-6 eu5 ga10 gl5 nl-6 tn-4
aie af8 ca-6 da-4 fr7 nl-7
=baie af10
kgo it-4 st6 tn8
esk cy-4 et9 eu10 id5 la-5 st7 tn-4
kik id4 lg6 ms-6 sw6 tr4 yo5
baa lg12 om7 so5 sw6 tl-4 xh-4 zu-4
arv af4 en-4 et4 nl-4 no4 sv-5
rva af6 ca3 fr-4 la5 nl-4 pt5 ro-5
som cs-5 en-5 no2 pl-6 sk3 sw5
oms af5 da3 en-7 et7 lt-4 lv10 ql-6 ro5 xh3
ms_ az-3 da4 es3 lv10 ms4 pt-4 ro5 sl-4
vel az6 cy-4 es-11 fr-4 is5 it-4 la5 ms5 pt4 ts4 xh5
ldu az4 tr5
dui af9 ga10 id-5 ms4 nl-3 sw4
its es-6 fr6 id-4 nl-4 sn3 st3 sv-5 sw-5 tn4 xh6 zu-3
tst af5
app af4 ca-5 de4 es-5 fi3 fr3 gl-4 hu3 pt7 yo4
ppi en4 et6 la4 sv4
rdu es-4 id4 ms-4 sl4
uid en-4 ga5 la8 pt-4 tl4
iki eu4 hr-4 id7 is-7 ku3 sq-4 sw6
nou af3 cs4 es-5 fr7 pt5
=nou af7
fot hr-5
oto da3 en-6 es3 fr-5 hr-4 sl3 st4 tl6
to_ az-4 eo6 fr-7 gl5 hu-4 id-5 ku-3 tr-3 ts3 xh2
ehe af3 de4 id-6 ms7 no-4 st5 sw9 tn-5
lf_ af5 da-6 fr-5 ms7
kep id5 sn5 xh-4 zu3
epp no6
pin da6 en6 ku-4 la-4 ms-5 no-5 st-4 tl5 yo6
_yw cy13
ntr gl3 id4 lv4 no-4 sn4 sv-4
kra af4 no4 sw4
rag cs9 en-3 es-4 fi5 gl-4 hr4 ms-2 no5 st-6 tn4 yo-7
por et-4 gl4 ku4 mi4 st-4 xh-4
orn eo-4 hr5 ql-4 zu2
rno ca-6 es5 om5
nog af7 hr5 sl-3 sn7 tl5
ogr ca-6 es7 gl4 it-3 no-3 sk-5
afi es-3 la-4 ms5 sl-4 sw5 yo4
fie et4 fr5 ms7 ro5 sv4
mot da-6 nl-2 no5 st3 tn5
tor az4 fi-3 hu3 it-5 la3 lv-5 mi3 sn3 sq-4 st4
_ou af6 ca-5 en9 es-7 gl6
oue af10
uer ca-6 en4 eo-4 fr5 gl4 id-4
ska af5 en5 eu5 fi-4 it-4 nl-3 so4 sq4 sv5 tl-5 zu-4
kap cs-6 da-3 et5 hr4 la-3 mi5 nl-6 no5 sl4 sn6 tr6
rub cs6
ubr gl7 la7
bri af4 da-4 de-6 es-1 eu6 fr5 hu4 nl-6 sq5 tl-4
vei is-3 lv13 nl-4 no4 ql6
sgo cy9
gor cy7 eu5 gl3 id-5 it-5 sl-4 sn8 tn7
vid az7 ca-5 eo6 et-3 la5 nl-6 ro4 sk-5
deo cs-4 la4
eo_ ca-5 cs-6 fr-3 ga5 gl4 hr8 ku-4 la8 pt-6 sk4 sl-7 st6 sw7 xh-4 yo-5
rha cy8 da-5 de-4 fi4 id6 ku6 no6 ql-6 ts7 xh4 zu-5
alw lg4 pl5 ql-5 xh3
lwe st4 sw-4 xh5
oos cs4 sk-4 so5
os_ eo3 fr-6 gl6 it-8 ku-4 lv4 mi-3 pl-3 sk-5 sl-4 st-4 tn-4 xh-3
ebr af5 da-3 gl3 sl5 tr4 xh4 zu-3
bro en7 eo3 gl4 hr7 is4 tl-4
rok af3 eu8 id4 ku9 la-6 ms-7 nl-5 sl-5
alf da-5 sk6
tuk mi9 xh-4
uk_ ca-4 cs4 en-6 es-4 ku-5 la-4 lt4 ms4 sk-6 sl4 sv-5 sw-5
ian af-4 en4 es5 et5 id4 it-5 ku-3 la-4 om-4 ql-4 sk-5 ts-4
nna cy4 en4 es-3 et5 ga5 id-5 lg7 om3 st4 tl-3 tn6
nat eu6 is6 la7 pl4 sk-6 sv-5 sw6 ts-4 yo-3
aty ql6 xh7
tyn cs8 pl-8
yne af4 eu6 ql-6 xh5 zu-4
ube en-6 es7 gl-4 hr-4 it-4 om4 ro4 xh5 zu6
pot es-7 it3 ku-4 la7 ms-4 sw5 yo8
iet en-4 lv4 nl2 sk5
ete da-4 fr-4 it7 ro5 sn4 st7 sv-7 tl-4 tr2 ts4
seu af6 ca-3 da-8 es-6 fi6 fr-3 gl9 ms-5 nl6 no6
eun af8
un_ az3 cs-5 de-8 en-6 et-5 eu-4 fi5 gl6 hr-4 id5 la-7 lg-5 lt-4 mi-4 pl-4 pt-6 st-4 sw-6 tl-6 tn-4 tr7 xh-4 yo7
=lee ca-6 fr6 om-5
nn_ af-4 da-6 de5 en-7 ga7 la-5 nl-4 no5 ql6 sk4
=de af-8 az-4 da-3 de-11 en-11 eo5 et-4 eu-5 ga3 gl6 hr-5 hu-4 id-4 it-9 ms-5 nl5 no-6 sk-4 sq-4 sv-4 tl-5 zu-4
vos ca4 eo6 fr-5 ql6
mei ca-5 de6 gl6 ku-4 lt4 ms-4 nl-5
isi ca-3 id2 is-4 lg4 mi-4 pt-3 ro-3 sk-5 sn4 sv-6 ts6 zu3
vak az-4 id-4 lv6 ql7 sn11 sw-6 yo-5
nsi af4 az6 da-8 fr-4 ga5 id6 la6 lg7 nl-7 no3 pt-4 xh-7 yo-4 zu8
ton ca7 en-3 es4 fr-5 gl-3 is4 la-4 sk4
one cs-6 et4 fr-6 la5 nl5 om3 sl3 tn4 vi4
elg da-7 hu5 no6
ep_ af4
row cs6 en6 ku-4 lv5 pl-7 ro4 sk-4 sl4 tl-6 yo6
owe da-3 en-6 et6 gl-4 lv5 pl4 pt8 sl-4 tl-4 yo5
_au de5 eo-4 fr4 is8 lt-5 mi5 no3 sk5 sl-9 sv-3 ts4
aug af-4 az-4 cs-5 gl2 is8 lg-4 ql-6 sk5 st-4
ugu cs-4 da5 et4 gl-4 id-2 it-5 lg8 ms3 no-7 pt5 so7 xh-5 zu5
gus ca-5 cs-5 et-4 ga10 it-5 pt-4 yo-4 zu-3
ust ca-5 gl3 lt-4 nl5 sl6 tr5
dir az8 de-5 gl4 hr3 id5 ms-3 nl-7 sl-7 sn3 st-6 tl-7 tn8 tr4 yo-5
ire ca-4 da5 fr3 ga4 lg3 lv-4 ms-5 no-5 sl6
teu gl8
urs da-4 en5 eo4 fi4 id5 ms-8 no5 ql-4
fee en11 st11 tn-7
tat en5 gl-5 is-4 la5 nl4 pt-6 st4 tn3 xh3
atu cs5 da-5 de-5 en-5 es-3 eu3 it-5 ku-5 la3 lt-4 mi4 ms4 nl4 so-4 sw6 xh-4 zu-4
erm ca-4 en6 eo5 es-3 gl4 no3 ql-5 sv-4 tr-4 yo3
rmi de5 eo4
amp cs-5 da4 en-5 hr4 hu3 id4 la-5 lg4 ro-3 xh-5 yo7
mps no6 sv5
aer et5 lv5 mi9 yo4
ast hr3 lt-3 ms6 sl-6 so4 ts-3
sto eo6 fi-5 om2 sl2 sv5 yo5
ora af-5 az-5 da-5 de-5 id5 la4 mi4 sl-4 sv-4 tn3
epi fi4 id-4 la7 sq5
ntw af7 en-7 lv5 xh10
two da-5 en-7 sk7 tr5
_ie af4 it5 lv5 ql8
ets ca6 de-4 eo-4 fi-4 gl-4 id-4 ku-4 ms-4 nl5 no-5 sl-5 st8 sv7 sw-4 tn6 ts-4
ts_ ca7 en3 eo-5 et4 fr5 gl-4 id-5 ku-4 la-6 lv4 nl4 no-3 om-3 ql-7 sk-4 st-4 sv5 xh-6 yo5
_kr az7 eo6 hr6 la-4 no5 pt-4 sk-4 sq5 st4 tr-6
ry_ az-4 en5 es4 gl-4 id-2 la-7 nl-3 no3 pl6 pt6 sl-5
naa af3 id-6 ku-4 nl5 om8 so7 sw3 tl-4 yo5
bek da-4 de-3 id3 nl5 tr7 zu5
eka da5 de-4 hr4 id4 no-3 sl-4 st3 ts5 yo-4
kam az-3 cs3 en-5 es-4 hr-4 id3 la-4 lg4 lv-4 nl-5 no3 sv-3 tn-5 ts3
_fa az-4 en4 eo4 et-3 fr-5 gl4 is4 mi-3
fas la-5 pt7 sl-4
asc ca-3 da-3 eo-3 fr4 ga6 nl5 om5
sci de5 gl-3 it3 la4 nl6 pl4 ql-4 tl-5
cis ca-3 cs4 da-5 en7 fr-6 hr-3 is5 it5 la7 nl4 xh6 yo-3
sep en5 id3 la5 pt-4 st3 sv-5 tl-6
bol da-4 eo-3 hr3 hu6 ku-5 lg3 ms5 no5 pt5 tr-5
lug eo5 es-5 fr-5 gl5 lg7 om5 sw6
ugh af-4 en4 sw2 ts-4
oog da-6 nl4 ql-4 so6
rog ca-4 it4 nl5 ro5 sk-4 sl-5
_gi af-6 de3 en-6 gl-5 ku2 la-3 lv-6 ms5 sn-4 sq5 tr5 xh-5 yo7
gis da-3 de-6 eo8 es-5 ga-4 gl-5 hr-4 la4 sv4 sw-4 xh3
pop ca4 da4 de4 en-6 es-5 et-3 gl-5 ms8 nl4 pt-4 st-4 sv4 tl7 ts4 yo5
opo af-5 et-4 fr5 hr-6 lv5 sl5 st6 yo5 zu-5
po_ ca-9 da-5 eo3 fr-4 gl3 id-5 ku-4 la-4 lt6 mi-3 ms-6 sn5 sq7 xh-5 yo6 zu-4
fan ga3 lg-4 nl-5 sv-3 sw4 tn-3 ts6 yo-4 zu5
tri af-3 de5 is-5 ms4 nl6 ro-4 st-4
nkl da-9 no8
rwa de-5 lg4 ms6 sn7 sw-5 tn4 zu-3
wag af6 lg4 om5 tl6 tn6 tr-4
oel af8 st6
eng az-6 ca5 cs-6 de-4 en-5 eo-4 fr-9 ga-4 id3 ku2 la-6 om-4 ro-4 sl-4 st4 tn4 yo-4
edr de4 es-7 ts4 yo4
sko af5 cs8 cy-4 et3 fi-3 id3 ms-6 pt-4 st5 tl-4
kod cs6 lt4 ql-4 sk-8 xh5 zu5
nal da-5 eu6 fi4 hu5 id3 om3 pl3 tl-4
ali de-3 et-5 fi-3 lg4 sw7
lis az4 ca4 cs-4 de-3 eu5 fi-6 hr-5 it-4 ku-4 la4 lt-4 no-3 sl-5 sw3 tl4 yo5
kon eo7 es-3 gl-4 it-4 la-5 pt-4 ts4
ras ca-3 da-6 en3 et-4 ga3 id4 is3 it-3 nl5 ro3 sn-4 tn-4
epl cs5 da-4 ms4 no7
plu da4 eo5 fr5 gl-4 hr3 la4 ms-5 sv-4
luk en-3 eu5 ms3 ql-6 ro4 sl4 sw-5 zu1
oug cs3 tl5
uge ca4 en4 fr-5 ku4 lg4 ro-4
set af-3 cs4 es4 hr5 is5 nl-6 ro4 sk-4 sl-5 st4 sv-4 tn4
eso ca-2 en4 eo7 es3 lt4 nl-4 tn-4 xh4
wel af2 ca-6 cs5 cy4 de-7 gl-5 lg-4 ms-5 so4 sw4 tn5 xh3
pog ca5
ein de6 eo-4 eu5 fr4 ku-2 lt6 sv-7
ntl az6 st4 ts7 xh11 zu-11
tli af4 en6 st5 ts4
dre cy4 de5 it6 nl-4 sl6 xh4
rei af6 da-7 eo4 gl7 id-4 mi4 st4 sv-4 tn-3 yo4
eig da-7 de-4 en8 et5 lt4 sv-5 xh3
igi ca-5 eo8 gl-8 id3 nl-4 ql2 tr-6
inh cs7 gl-4 nl-4 pt6 sn4 tl-4 vi6 xh-7 zu7
nho da-5 gl-5 no5 pt9
hou af6 cs4 en-5 ms10
mos ca-3 cs-4 fr-4 gl5 ku6 ql-3 tn5
osl ca4 es-5 sl-4
lem az-5 et-4 fi4 hr-3 hu-4 ql2 sq5 st4 sv-5 ts4 zu-6
ems lv6
kst en3 eo7 hr-4
kna ca6 is5 sv5
nap hr4 hu5 ms-3 no5 sw9 tl3
moo az-4 es4 nl5 om9
ema cs-5 en-9 gl4 id2 no-5 ro-5 sn4 sw3
_ev hr5 ku11 tn-4
ena cs-5 cy-3 de4 gl-2 id3 mi-4 nl-4 pt3 ro-3 st4 sv-5 sw-4 tl-6 tn-2 tr-4 yo-4
nad af4 ca-3 cy3 en5 id-4 la-4 om-5 so5 sv5 sw4
mst az6 is5 ms6 nl-6
ndi da-4 fr2 la4 pt-4 ro-5 sl-8 sn6 sq-3 tl2 tn-4 xh6
oeg et6
eor en-4 es4 ga7 it-4 la4 pt-5 ql-7 sl5 tl-5
eba es4 ga-4 gl-5 hr3 id1 ku3 la6 ql-3 st7 yo-4
bas ca-5 eo-4 fr5 lg3 om-3 zu4
_lu az-3 de-4 es-3 et-4 eu4 is-4 ku-6 la3 lg6 ro2 sl6 tn-5 tr-3
akh id4 lg-5 ql-4 sn-5 sw-4 xh5 zu7
alb da3 id-7 ms4 ro3
lbu da5 id-7 ms6 ql-5
bum af-5 ms7 tl6
=album ms9
eru hu4 id4 it-4 la9 pl4 yo-4 zu-5
rug af9 gl-4 hr5 is5 nl-6 pt6 sw6
gge af3 nl-2 sv4 vi5
nk_ af10 da-10 eo-4 hu3 id-5 lt7 ms10 sl-4 sv-4 yo5
led af3 ca-4 cy5 da-3 en3 et4 hr3 id3 st-5 sv7 tn6
_bu fr3 hu-4 la-3 lg6 ms4 nl4 pl-3 sl-6 tn2
ure ca-3 da2 en5 et4 fr4 ga-4 hr-2 la-2 no-2 om5 ql-4 ro-6 ts5 yo6 zu-5
erb cy4 da-4 la4 lt4
ka_ af-3 az-6 ca-4 da-8 de-4 en-6 es-3 et-4 ga-4 gl-5 hu-4 it-6 la-4 lg3 lt-4 nl-3 ro-4 so6 st3 sw3 tn4 ts5 yo-4
nel cs5 fr-7 it6 ku-5 no-7 ql-5 sk4 tl4 ts5
enk af8 lg10 no3 pt4 sv-4 xh5
pat ca-5 da-6 de6 id5 ku-4 nl-7 om-4 sk-4 sw4 zu-3
atr de4 eo6 la4 sv-6 tl-3 xh5
gog yo5
ga_ da-5 fi-4 hu-5 lg4 mi5 ro-4 sk-4 so4 tl-3 tn4 tr-5 ts3 yo-3
ug_ af5 is8 ql5 tl-8 ts7
eby cy5 lg7
kse af4 et4 fi7 id7 ms-4
_ry ku-4 lt8 nl4 sk3 sl-4
ryk af6 da7 no-5
yk_ af11 nl-5
ipe en5 eo3 et-4 id2 it-5 ms-1 nl6 sq3 sw5 tn3
_vl af7
ler da3 en5 eo5 eu8 fi-5 fr-4 hr3 ku-3 lg4 nl5 pt-4 st4 sv-5 sw-4 tr-4 ts6
hol de-5 gl-5 hu6 ku-4 sl-6 st5 zu5
old af-5 eo-3 es5 gl-6 hu6 ms-2 st4 sv-4 tn-5 tr5 yo6 zu-4
kee af5 en6 ms-4 nl-4 om8
hos cy6 en5 ga5 tn-4 ts6
osp cs-7 en-4 eu4 no4 pt-8 vi5 zu6
spi de-5 ku-4 nl-3 pl7 sk5 yo-4
pit az4 cs-4 eu5 id-4 ms5 sl-4 sw5
ita en-5 eo4 es-3 eu3 fr-3 gl3 hu-4 id3 la5 lg2 sk-3 sl-5 sn3
dvo az5 hr-4 pt5 sl4
me_ az-4 et2 fr3 gl4 hu-4 mi4 pl-4 so-3 tn3
=me ca6 da-4 fi-3 hr10 id-6 it-4 ku9 la8 mi10 ms-5 pt3 ql5 sk-5 sl-5 st-3 sw-5
ati cs-4 de-4 fi-6 fr-4 la3 lg3 mi4 om3 pl5 sn3 sw5
tic cs-5 eo-4 is5 la4 om4 st4
ici de-4 eo5 et-5 fr4 gl6 hu6 la8 lt-4 sk-5 zu-3
cia fr-5 gl7 hu5 id-6 it3 nl3 no6 pl4 ql-4 yo6
_pi az5 cs4 en4 es3 hr5 ku2 nl-3 no-7 pl3 pt-3 sk-4 sn-4
eve az-7 ca-3 en-4 fr4 hr5 hu6 lt6 sl5 tr6
ves et6 fr6 hu6 la6 ms-7 nl-6 ro5
ern eo4 fi4 no-2 tl-4 yo4
nas ca6 da-4 eo5 fr-5 nl-5 om4 sw3 tl4
ona az3 en-2 eu3 is4 sn4 st6 tl-6 zu2
spo af4 eo4 gl4 pl3 sl4 tr-4 ts4
omo cs4 eo7 fr-4 gl3 st4 sv4 yo4
rau de4 id-3 la-4 mi5 no5 ql7 ro6 sv-5
aus ca-4 cs6 da4 de4 en5 eo-4 et-5 fr6 hr4 nl-6 sl-4 sw4
ss_ af-6 da-6 eo-4 et6 eu-4 fi-5 la-5 lv6 nl3 no4 sw-4 tr-4 zu3
nav af7 ca-6 cs5 da5 gl-6 hr-8 ku6 la5 lv4 no-5 pt7 ro4 sk-6 sl5
rne af-4 az-5 ca7 fi7 it-4 nl6 yo5
jie af8 lt5 nl-5 ql4
seg ca4 eo-5 es-4 gl5 is-3 it5 la-4 ql7 tn5 xh-5
kar ca-5 en-4 fr-4 ga-4 gl-4 hu3 it-5 ku6 lt-3 lv6 ms4 pt-4 ro-3 sk4 sq-4 sv3 tl-4 zu-5
ara is-4 lt-5 lv-4 sl-8 vi3 yo2
rak en-6 eo3 es-5 eu-4 fi3 hu4 id3 lv-4 nl-5 sn6 ts4 vi4 yo4 zu-5
akt cs3 eo6 id7 ms-5 nl8
mid af6 en-6 eo-5 es5 et5 id-5 ku-4 sl5 so4 tn5
naf af5 cy5 nl-6 sw9
eha af5 da-3 ku9 sq4 st8 tl-4 tn-8
tuu af6 fi6 lg6 om6
uur af10 et4 sn4 so9
_kl af4 ca-3 cs3 fi4 no4 pl4 sq4 tr-5
lim da-4 et-5 hu-4 ms-4 sw4 tr3
orm eo4 et-4 fr3 id3 ms-5 no-3 om5 sl-4 sn4
rm_ ga5 ku8 nl6 ql-4
sid hr-3 id4 no3 pt4 ro-6 so8 tl-4 tn3 ts5 zu4
=president af11
jac da-5 ms-7
aco es3 pt3
cob id11 ms-8 nl6
ob_ es4 et4 ql3 ro-5 sl6 so3
_kn ca5 en4 id-5 nl5 no4 tl5
kno tl6
noc es8 gl-6 lg5 pl5 yo4
ock eu5 hr-5 no4 sk4 st4 yo-4
ck_ ca4 cs-2 de3 eo-3 hr-3 nl-7 pt7 ro-3 sk7 sn-4 sv3 tl4
col ca7 da-5 it5 ql-7
lla ca4 cy4 et-5 eu-4 gl2 hr3 hu-4 id-3 la3 lt4 nl3 pl-5 pt-4 st3 vi4
_o_ ca-5 cs-4 cy6 en-6 es-7 et-4 fi3 fr-4 gl8 hr-6 id-3 it-5 ku-6 la-3 lt-4 mi6 ms-3 pl-4 ql4 ro-3 sl-6 sq-4 st7 sw-3 tn8
=o ca-5 cs-4 cy6 en-6 es-7 et-4 fi3 fr-4 gl8 hr-6 id-3 it-5 ku-6 la-3 lt-4 mi6 ms-3 pl-4 ql4 ro-3 sl-6 sq-4 st7 sw-3 tn8
elp eo8 nl6 no5
lp_ af6
emm et-3 eu4 lg5 sv6
mme ca4 cs-4 da2 en-7 fr4 gl-3 lg3 tn5
=hou nl8
oni da2 en-5 eo2 fr-4 id-5 ku-4 lt-4 ms4 st-3 sv-6 tn-4 yo10
nkr da8
hem af-4 cs-4 en-6 id-6 ku7 ms3 no-6 sv5 yo7
mel az-6 ku-4 pt-5 st4 zu2
ako af-4 ca-4 en-4 et-4 hr5 hu3 id-8 ku-5 lg7 mi4 om-4 pl-4 sn5 st3 zu-4
kog hr8 ql8 sl-6
ogn de6
gni de5 id6 la4 lv5 ms-4 sl4 sv-6 tl4
gek af5 nl-4 zu9
eko af4 da-4 en-5 fi4 ku-4 nl-3 sl4 tn5 xh4 zu-3
kol lg7 no-2 om4 sk4 sv4 tn4 xh7 zu-5
tek af6 az-6 eo3 is5 nl-6 sk-7 sl5 tl3 ts5 xh-6
ota eo-4 et4 la4 om6 tr-4 yo3
opi cs-4 lv4 ms3 yo5
mon az4 ca-3 id-4 sv-3
ino ca-7 cs-6 da-7 en-5 eo5 fr-4 gl-3 id-4 it5 ku-4 mi4 nl-3 no4 sk4 sn9 sv4 xh3 yo-3 zu-4
noi es-4 eu6 fr-5 ql-3 ro4 sn6 st5 tr5
oir fi4 fr3 ga10 nl5 st5
bui af5 tn6
won cs-5 en4 fr-5 id-6 ms5 nl4 ql4 yo8
efe af4 en3 fr-3 nl-4 om4 sk3 st4
lje da4 hr2 nl-4
je_ af-4 az-4 ca-4 cy-3 de-6 et-5 eu-5 fi-5 hr3 it-4 la-4 lg3 lv-4 ms-5 nl3 pt-4 ro-4 sq8 st-4 sw3 tl-3 tr-3 ts-4
taf it5 no-7 ql-4 zu-4
egs af7
inv en6 id7 it3 la6 ms-8 nl-6 no-6 sk-5 zu4
loe nl7
epu cs-5 da4 hu5 no-6 zu4
pub ca-5 eo6 om5 ro-5
ubl ca-7 eo5 id6 om5 ro-4
avo ca-5 hr4 it6 lt5 no-4 sw-4 ts4 zu4
edu af4 da-5 hr4 hu4 id4 pt-3 sn5
jar ca5 gl-4 hr-4 is3 yo-4
arr eo-4 fr6 hr-3 ku-4 om4 pl4 pt5 sl4 sn-5 tl-4 tn3
_tw af6 cy5 en6 nl-6 ts3 xh-5 zu4
twe tn4
nds da7 de-5 en7 ql-5 sl-5
iks af6 et4 lv3 nl-4
tti et4 hr-3 id-7 la-4 no4 om13 sw-4 tr5
ime az4 cs-5 da-3 de4 fi3 fr4 hr-3 id-5 it-4 ms3 sl4 sw6 tl-4 tr-3 ts3
=lei it9
kop da6 id-5 ms4 ql-4 st4 tl5 tn4 tr-4
opp da-5 la3 no9
vla nl5 sk6 sv8
lak ca-5 cs6 eo-4 hr7 is4 nl4 tl-4 tn-5
tes ca-2 da-6 de-3 en4 gl5 la6 nl6 ro-5 ts7
ase cs-5 es-3 fr-4 nl3 no-5 ql-4 sl-5 tr-4 vi4 xh6 zu6
sem cs3 es-6 et-5 hr-3 id3 is8 ku-4 la3 pl4 ql-3 sl5 sw6 tn-3
plo ca8 da-4 de6 eo4 es-5 hr4 it-5 la4 no-4 tl5
lot az4 da-5 en5 es-3 eu6 id-3 is3 la-4 ql-3 sl5 st5
til es-4 id-5 ku-4 la-4 no3 ql4 sl-4 tl4 xh-3
_cu af-5 eo-5 es4 eu-4 fr-4 ga3 gl4 hr-2 la5 nl4 om-5 ql-5 ro5 so5 sw-5 tn-4 tr5
cul es4 it-4 la5 ms4 nl7 ql-4
sac ca-5 es7 is7 nl-4 no-3 tl4
ac_ ca6 cy8 es-6 hr8 la6 sl-7 so6
mak eu6 ku-4 no4 sk-3 sl-5 sn4 so-3 ts5
orv no6
etr af4 ca-8 cs5 de4 en5 es7 fr-4 lv6 nl-3 ql-5 sq-5 xh3 yo5
ref ca-7 cy11 en5 nl-4 om7 sk3 sl-5
ria cy3 da-3 de-3 es-2 et3 hr-5 hu3 la5 nl5 pt2 sl-3 sq-5 yo6
ias gl3
_fi cs-3 de-4 en-5 fi-6 hu3 id-3 is-4 ms5 om5 sl-3 so3
fil az4 es6 eu4 so4
ilh pt8
lha es-4 gl-4 id-4 pt9 tn7 yo-4
_je az-3 ca-3 cy-4 de-3 en-5 et-5 fi-5 fr4 gl-4 is-4 it-7 la-4 lg-3 nl3 om4 ro-5 sl2 st4 sv-6 tn-4 tr-4 xh-4
ugo lg4 sl2
ork cs-6 en-5 eo-4 ku-4 la6 nl5 sk4 sl4
kes da-3 ku11 nl-5 no4 om8 ql-4 sw3 tl6 tr4
fes ca4 eo6 om5
ess ca-3 de4 eo-5 et-6 gl-7 id-4 ms5 nl3 om6 pt1 ro-6 zu3
sso et-4 eu5 fr-4 gl-5 pl5 pt4 st5
nto eo7 fr-7 ga-4 gl7 hr-5 lt-5 ms-3 no-4 ql-4 xh6 zu3
_bi cy-3 de4 fr-7 id2 ku10 mi-4 ql4 sv-3 zu-4
bin ca-6 da-6 de5 en-5 es7 la-5 lt5 nl-4 om-3 tl3 xh7 zu-6
amw sn8
mwe ca-6 cs5 de-6 eu-4 no5 ql7 sn5 sw5 yo-4
lst cs-6 da-4 nl5 no6 sk5
ell cs4 la4 nl3 pt-5 ro-5 sl4 sq-4 st4 tl4 tn-4 ts-4
lli ca-5 cs4 eo-5 gl-4 id-3 om6 sl5 sv-3 tr4 zu3
ros az-5 ca5 eu-3 fr7 hr3 la-3 lt-4 nl4 sk-3 st-3
ose ku-3 mi-4 sl5 sn5
ses af4 az-4 da4 en4 hr-5 ro-3 st3 tn-4
nsa az6 ca-3 en-7 gl6 id-6 is5 lg5 nl-4 ql4 ts4
ame az-6 gl4 lt3 lv-5 ro-5 sq-5 st2 tl-5 tr4
_pu cy-4 en6 fi4 id4 lt-4 lv6 so-4 sq3 sw-3 zu-4
env da-5 eo5 no5 ql-5 sq4
nvo eo7
vou cs5 fr7 pt6 sk-6
oud af4 en-6 eu5 ro5
udi da-4 en-4 eu4 la5
vis en3 fi-3 it4 la7 ms-5 ro-4 sk-4 sl-5 sn4 tl-4 ts4 yo-4
rys cy6 da5
isk eu-4 is-4 la-4 lt4 nl-4 no3 so6
kos eu5 nl-4 sn5 sv4
ost cs4 eo3 et4 fr-4 ga3 is4 la4 no-3 xh-3 yo-5 zu2
koo lg7 nl6 om7 ql-3 so9
oop af5 et5 hr6
esu lt7 nl-5 pt-5 st7 tn-4 ts5
sul fr-3 id3 ms-5 ro3 sl4 tl-4 yo12
ult az8 ca4 eo6 fr-5 it-4 la7 tr-4 xh-5 yo5
lta az4 da-6 fr-5 ga4 nl-4 pl5 sv4 tr-5 yo6
ada et-4 fi-4 id3 ku-4 la-4 lv-4 no-6 ro-4 sl-5 so7 tl-4 tn-3 ts-3 yo3
dam az-6 ca-2 cs4 de4 eu-4 id-6 it-4 la2 nl-7 no3 sv-5 tl5 tr5
ams az5 da-4 id-5 no5 yo5
oes cy11 es5 ro-6
saa en-4 fi5 om8 so4 yo-3
=voor nl8
ekl cs6 hr4 no-3
ark da-3 es5 eu6 om3 ql-4 ro4 sl-7 so8 yo4
yng cy6
nga az-5 cs-4 eu-4 fr-4 hr-5 hu-4 it-3 mi7 nl-3 sk-4 sl-4 tl-5 tn-4 ts3 zu3
dt_ af-6 ca-4 hu4 nl9 no4 sv-4
mic ca4 en-8 es-5 fr-4 la6 mi3 ms5 om6 tl-3 yo6
ich de4 ga-3 gl-4 pt-8 sk7 sl-5 sn4 sv-6 sw4 xh3
sad ca-2 es3 gl3 no-6 om4 pt-3 so6 sv4
add ca5 cy5 lg11 ms-3 om5 so5 zu-4
ddu lg5 om8
dus da-7 fr-5 ku4 lv3 no7 ro3
use ca-4 eo-4 es3 gl4 id-6 lg5 nl-5 pl4 pt-5 ro4 sl-4 so4 tl5 xh3
uns af3 en-5 id-4 lv5 nl-3 ql3 sl6
spa ca-5 hr7 ms-3 pl4
pan ca-5 cs-7 cy3 id4 st3 yo-7
dog az-5 en7 sw5
los cs-3 da6 en-5 eo-4 es4 fr-8 hr3 ms8 nl4 no-4 pt5 ql2 ts-4 xh-4 yo4
far ca-5 cs-4 de-4 en3 eo6 hr-3 id-4 is3 ku-4 la-5 pt5 sw3 tl5
dlo cs5 ts5
nsk hr3
yn_ cy13 da-3 en-4 fi5 ms-4 nl-8 sk7 so4 tr-4
tsi az3 eu5 nl-4 sn4 st5 sw-4 tn7 tr-4 xh7 yo-4 zu-7
_ly is5 ql3 sv6
put af-5 cs-4 id5 la7 sl-4 sq6 st6 tn-4 xh-4 yo-3 zu3
pee tl6
dep ca4 cs4 da-7 en-6 fr-6 hu4 id7 ql-4 sk3 sl5
afs id7
nus en-4 eu6 la8 sw5
mou cs4 fr4 gl6 mi5 sk-5
uto ca-7 da-4 id-8 ms7 sl-4 sw7 yo-5 zu-5
=plus hr6
dae ca9 cy6
ae_ az-5 cy8 eo-5 fr-3 gl-4 it-4 la14 mi5 nl-5 pt-5
ted et-5 is9 ms5 ql-6 st4
bet af5 az5 de-3 et5 gl-4 hu-3 sk-3 tl4 tn-4
=da ca-4 cs-4 cy4 en-5 es-10 eu7 gl9 hr4 id-5 la-6 ms-5 no-5 pt5 ql8 sk-5 so-3 sv-5 sw-4
aps ca3 lv6 no5
tad az-4 es4 gl5 hu5 it-5 la-4 ms-3 om7 pl-4 sv3 tl6
gat es6 eu-4 gl-4 id4 lg5 sn-5 sq4 st4 tl-6 ts-4
ikl da6 hu5 no-4
dik af-3 az5 it-4 ku11 sq-3 st4 sw4 tn5 zu-4
ikw sn7 ts5
kwe lg4 ql-4 sn5 sw3 zu4
ydi tr8
_ed da3 ku-4 la6 no-5 pt-6 sl4 tr3
agb ql6 yo8
gba ql6 yo11
bar de-3 en-5 fr-6 ku5 lv-4 mi-3 om6 sw4 yo-3 zu-5
rit eo3 id2 is-4 ku-4 lt-4 sk-5 sq3 sw-3 tl4 tr-3 ts3
pri ca-4 en-5 eo4 la6 lv-4 sl3
ndt nl6
wan da-4 eo-4 eu-6 ga-4 gl-5 hr-4 it-4 lg4 lt-4 no-5 pl-9 sn4 sw3 ts3 xh3
bac ca5 da5 en8 hr11 sl-4
ack cs-3 de5 eo-3 ql-7 sv9
pac de4 es-4 nl5 sn5
cke da-3 de4 is5 nl11 sk4 xh5
lud da4 eo5 gl-4 id-6 la4 ms4 pt-5 tl5 yo5
itz ca8 ql-6 yo7
tz_ ca-9 om5 ql4 yo7
nko de4 eo7 lg6 ts4 xh5
atn cs5 hr3 no5 sl-6
tna hr5 no5 pl6
kak hr3 lg4 no-4 sw-4 tl3 xh4
akl af4 az-5 cs-7 sk7 yo5
iem ca-8 da-4 es9 la5 lv5 pl4 ql-3 sk4
ekr da-4 no4 pl6
kri da4 eo7 hr4 lg5 lv6 sk-4 sl-5 sq3
tis ca-4 de-4 eo9 fi-6 hr-5 id4 ku-3 la5 ro-4 sl5 sv-4 tl4 ts3 xh-4
bid da6 en4 ku6 nl-5 sv-5 tn4
uwe nl6 sw4
iam eo6 hr-4 it4 ku-3 la8 pl3 ql-4 tn6
maj hu5 it-5 ql4 sq5 sw5 yo-4
ajo it-5 ms5 sq4 xh4
jor en5 fr5 it-5 la-3 ms4 sk4 sl-5
rfe ca-6
fek eo5
swe af3 ms-4 st9 sw-4 xh5
wem sn7 sw-4
emb cs-3 et-4 lg3 no-5 sl-6 so3 ts4
mba ca-4 cs-6 da6 fi-4 ku-4 la-4 lg4 no-9 om-3 sn4 sq3 st-4 sw7 tl-4 tr-6
bad cs-5 et6 eu3 lg5 ms-2 ql-5 so9 st-5 sw3
lap de4 ku-3 st3 sv-5 sw-4 tl6 zu7
apa af-4 fr-5 id4 mi4 sk-5 so-3 sq-5 sv-5 yo-5 zu-4
pa_ ca-5 da-5 es3 et-3 id3 is-4 it-4 lt-4 sl4 st6 sv-3 xh-4
afe ca5 no-4 sq5 tn5
fel ca-4 cs3 cy8 en4 es3 gl4 pt-6 tn10
elt ca-7 en5 la-4 ms-4 nl9 pl4
lte cs5 de3 eo6 nl5 pt5 sv-4
_nu fi7 hr-3 la4 no-4 ro5 sk5 sl-5 st-5 tl-5 xh-4
bon de4 en-6 eo4 et-5 eu3 hr-5 it-4 nl-5 om-3 sk-4 st3 sw-3 tn4 yo4 zu2
_em az-3 ca4 cs-4 en-8 es4 it-4 ku6 lg8 lv-4 nl-3 no-4 pl-4 pt4 ro-4 sl-6 st3 sw-5 xh5 zu5
emo af3 az-5 ca-4 de-3 eo4 gl3 sn3 st5
ud_ az3 ca4 cy6 en-7 es-4 et9 fi-5 gl-4 id-6 la4 ms5 pt-4 ro5 so4 tl-5
fon eo6 id-6 nl5 pt-5 ql-4 yo7
anh ca-5 gl-5 ms-4 pt9 sn11 ts6
ril en6 no-4 st-7 sv4 tl7 tn7 ts5
ega az-4 eu5 id3 ku-3 lv5 pl4 pt-3 st-6 tl-4 tn4 yo3
gas ca-4 eo6 lt-3 lv4 nl3 ql-3 xh-4 yo-6 zu4
beh af7 da-3 ku5
fam en-7 it7 nl4 no-4 om7 ts11 zu-5
ami de3 en4 fi-3 om3 pl4 tl3 tr-4
mil da-2 fi-3 hr4 is-5 it-4 ku-2 lv-4 mi-3 ts3
vee es4 lt5
rka da-6 eo-3 eu3 hr-4 it3 no8 sl3 sn-5 so9 sw-5
had en10 so9 tr6 yo-4
rme af4 fr4 la-4 ms-5 tl6
uds az6
dst ms4 om5 sv4
nta ga5 id3 sk-5 sl-3 so6 sq-4 yo-5
pau cs5 is4 sl6
aul en4 es4 is4 la-3 nl-5 sl7 yo-3
ulu az4 en-4 et-6 lg4 sn-4 sq4 tn-4 xh3 zu6
rea az-4 ca-5 cs-4 da6 de4 en5 eu4 ga4 gl4 it-4 ku-4 no-7 st-5
eak en-8 eu6 fi5 ql-5 ro4 sl6
aks en-4 et4 id4
ksi da-6 eo7 fi2 ms5 no3 ql-4 tl5
sde gl7
rib da-4 en-4 eo4 fr-6 gl5 id3 sw10 tn5
bbe da4 lg4 st6
beb es7 hr7 id4 ms-3 ql-8 sl5 sv5 tn-4
bee af3 id-6 lg10 om6 ql-6 so8 tl-5 yo4
va_ af-3 ca5 cy-3 da-4 en-4 es-3 et-5 id-5 is-6 la4 mi-4 ms-5 nl-4 no4 om-4 pl-6 pt3 ql3 sn6 st-4 tl-4 ts7 yo-3
nsp af5 en-6 ms6 sl6 sv4
pir az-5 ca-3 da6 en-5 ku10 lt5 mi5 no-5 sl6 ts4 yo-4
rer en-4 eu-5 hr4 id3 mi6 ms-7 no1 ql3
_ur da4 eo3 es-3 gl-4 la4 ms-8 ql5 sl3 sq5 xh3
inu cs7 eu5 gl4 is-6 ku-5 lv4 sk-5 tl4 yo5
nut af5
ute af-4 et-4 nl4 no5 sn5 xh-6 zu3
pra af3 id6 ms-6 nl-4 no-4 pt-6 ro-5 sk4 tl5 ts6
lyn cy6 nl-7 sk6
gea sw6
ear ca-4 da-6 en3 fr4 ga8 id-6 om3 tl-5
arg ca4 cs-5 en8 eu4 gl5 id3 no4 om4 pt-7 sl-4 sv-3
rgu en6 eu5 ms-2 tr6
gum eu4 sn3 ts-4 xh3
ume af-3 es-7 gl4 ku-4 pt-5 ql-3 sv-4 sw3 tn4 ts4 yo-4 zu3
nst ca-4 de-5 eo5 la3 nl4 xh2
try nl-5 ro5 sk5
ryd cy6 hr4 sv-5
low ms10 sl-4
owi pl7
ilj af11 cs5 da-3 hr4 nl-5 sv7
ljo af9
ndr cs3 id-8 is-5 it4 ms7 sl5 yo7
ruk af3 hr5 sl-5 sw4
ukw ql5
wek ku7 nl5 sn6
dr_ st5
ekw st-7 tn7
_es af-4 az-6 da-5 eo6 et-5 fi-3 ga-3 gl6 hr-7 id-7 it-3 la6 mi-3 nl-6 no-3 sk-5 sl-3 sn-4 so-4 sw-3 xh3 yo-6
kat da5 en5 fr-4 hr-5 it-5 no-4 om-3 sk-6 sn4 so-4 sw5
ato eu7 ga-4 hu-6 it7 ms-3 sn4 sw5 tn3
tol en7 es-5 it3 ms7 ql-5 xh-8 zu5
emi az-4 en-4 fr5 la6 lg5 nl-4 pt-6 ql-4 sq4 tl-4 yo6 zu3
rda ca-4 es3 hr-4 id2 nl-4 pl5 pt2 sk6 sl-7 sw-3
vas af-5 ca-5 da-6 en4 eo10 es4 no5 sn4
iba cs-5 es5 ku4 la-3 nl-6 om-4 tn-3 tr5 xh4 yo4
ppe ca-4 da4 de5 fr3 hu5 it-3 nl4 pt4 sv-4 yo5
mor en-3 fi7 gl4 hr5 ku-4 la3 ms4 no-3 st7 tl5
top ms7 pt4 sl5 st-5
tal de-5 eu4 fr-3 it-4 lg4 st3 sv4 tn-3
_ku ca-6 en-9 es-5 et2 eu-6 fr-5 ga-3 gl-4 hu-5 is-3 it-3 ku3 la-5 pt-4 ro-5 sk-2 sl-5 sn5 st-4 sw4 tn-5 xh2 yo-5
kun eu-8 fi2 ku-4 no-6 om6 sn5 tl-4 xh3 yo5
wie de8 en-4 pl8 ql8
=wie de5 nl-9 ql7
ltr ca3
eff de5 nl-9 ql4
ffe ca-4 cy4 en3 it-4 la6 lg5 om4 pt4
fen cy5 da-6 fr-6 id-6 ms6 no3 sk4 sq4 sw-4 tn3 yo7
dol da5 hr4 la4 no-9 sk6 sl5 sq3 sv-5 xh-4 zu6
epr da6 it4 la-4 ms-4 ro-6 sk4
mmu da-6 en8 fr-4 la5 st4 sw4
mun ca4 da-6 en3 es-5 fi7 fr-4 id6 lg6 sk-3 sn3 tn-4 ts5 xh-4 zu6
unk cs5 de4 id-5 lg4 sk5 zu7
nka da4 eo6 lg3 om-5 pl4 so9 sw-5 xh-3 yo5 zu5
kas en-6 eo4 et5 gl-4 hr3 hu6 ku-4 la-4 lg6 lv4 sl-5 st-4 yo-5
dok az-6 cs5 hr4 sn5 xh-4 zu4
rob cs-4 en6 es2 hr6 id-5
tse da-4 en-5 eu4 gl-3 id-5 nl7 ql3 sl-4 st6 sw-4 tn6 yo-4 zu-2
heg es-4 eu7 gl11 pt-7 st-7 tn7
olk en-5 eu6 fr4 hr-4 sl5 so4 tr5
rko da6 eo6 ql-4 sk3
ago az4 da-4 eu9 lg4 ms4 no-4 ro4 sl-7 st-7 tn6
gon cy3 da-6 de-4 gl-7 hr-3 id-6 is-5 it4 ms4 nl3 no3 sv-6 tl-5 tn8
onf cs6 es-5 gl4 id5 ms-7 pt-5 sk-4
med et-4 eu-4 gl5 hr-6 no1 om4 sl5 tl-5
=media ca7
pes fi5 gl-5 nl4 sl-4 st4 tr4 zu-4
sia cs-8 cy5 eu5 fr-5 hr-6 id5 it-4 ku-4 sk4 st-4 sv-4 tn3
ial de-4 eo5 fi-5 fr-7 yo7
kle af6 de-4 hr4 nl4 tr-4
_c_ ca-5 la6 pt4 yo-6
=c ca-5 la6 pt4 yo-6
rup en-4 eo4 nl4 ql4 ro4
iin et4 om12 ql-4 so4 tl4 xh8 zu-8
rho af6 cy5 nl-4 tn4 ts7 xh5 zu-5
dub ku4 om6
ox_ az5 es5 pt5
geg af7 lv8 nl-6
egr ca3 tl5
olw zu5
lwa lg4 pl3 sn-4 st5 sw-6 tn4 ts-4 xh3 yo-5
rds lv5 sl5
dsk cs6
ool en-6 eu4 fi4 fr6 it4 la-4 lg4 om5 ql-6 so6 sv-4
_mh ga9 sn6 ts4 yo-4 zu6
_ti eo4 et-5 fr-5 hr4 lg-3 lt-4 mi4 pl-4 tr-5 ts10
gli it5 la5 ms-5 no-2 pl4 sl-4 sv5
mla cy5 da-4 id6 nl4 no7 sk5 zu4
_fr af-3 eo4 la3 ms5 pt4 st-3 yo4
_ex da3 eo-4 gl6 it-3 la10 ms-5 no-8 sl5 sv4 xh4 zu-3
_fe cy4 es-2 la5 ms-4 st4 tn4 yo3 zu-4
kab cs3 da5 lg4 ms-3 no-7 ql3 st3 sw7 tn-3
_v_ cs4 da-4 en-5 hr-8 id-4 lt-4 ql4 sk4 sl4 yo-5
=v cs4 da-4 en-5 hr-8 id-4 lt-4 ql4 sk4 sl4 yo-5
ean en-6 et-5 eu4 ga8 gl-4 lt4 sk-4 sn-3 tl4
iri az-4 da-6 es-4 et-3 fr-4 lg4 mi5 nl-4 sn5 so3 sq-6 tn3 yo-3 zu-4
riv et5 fi5 id-3 is-5 ms5 nl3 sl-5 zu3
ivi af3 es-7 ku5 la4 ms5 sv5 yo-4 zu4
lel da-7 es-4 hr-3 lg-4 sw-4 tn5 ts3 zu4
tch az5 pt4
hef cy7 ku4 no-4 pt4 ql3 tn4
nik da3 is4 lv4 no-7 pl5 sl2 tn-3 xh4
=lang ql8
orb de3 et4 hr4 nl-3 om5 ql-6 ro5
rbe af4 da-2 en5 et5 la5 nl-5 no2
_oe cy12
ape et5 st8 tl3 tn7
mek ku5 nl-6 no6 sw6 tn4 tr-5 ts7
itt af-4 es-4 et-4 hr-4 hu4 is4 la4 no4 om7 pl7 tl-6
und en-5 et-4 id-5 nl-3 xh3
oun az6 ca-5 en-10 es4 hu4 la-4 ms8 ro4 zu4
paa de3 id-6 om6 tl4
etj st7
wyl cy9
yl_ cy6 ql5
anb da-7 no6
tvo ql5 sk3
nei cs-3 de5 is6 ku-3 la-5 lv4 mi5 no5 sk4 sl-4
=man af4 lt7 lv6 ql6 sv-4 tl-6 ts6
mp_ da-5 eo-4 es3 fi-4 fr5 hr-5 is4 it-5 la-4 lt-5 ms5 nl-6 sk-5 sl-2 sn3 xh4 yo3
_ky da3 fi8 lg9 lv5 nl-6 sv5
eag da5 es6 ga4 id-7 ms4 no-6 pt4 ro-5
_ap az-5 en-5 eo3 eu-4 fi-4 id5 ku-4 lv4 no4 sk-4 st-3 sw-4 ts-4 yo4
ous ca-3 cs5 fr10 gl7 la-4 ms4 pt-7 ql-3 sk-6 yo4
pos af3 de-5 en-9 eo4 la8 ms8
st_ af-5 cs4 de5 eu-3 gl-5 la5 om-3 sk-3 st-4
=post eo7 ms-7
rip da-4 hr-4 la6 no4 sl5 sq4
ip_ az-5 id4 lt5 ms8 nl-5 sl-4 xh4
bot id-4 tl-8 tn4 yo3
nha ca-9 cs8 es-4 gl10 ms-4 sn9 vi4
dar af-4 da-4 de4 en-3 eo-3 ga3 id4 is-5 ku4 la-3 mi-3 nl-5 sn3 vi4
rem af-4 az6 en6 pt4 yo-6
lio cy4 da-4 eo3 ga5 hr8 la4 lt-4 nl-4 sw6
_gm en-11 ms10
elu gl-4 id4 la-5 nl-5 pt-4
mse et8
ric af-4 az-5 en-5 fr4 nl4 no-3 sn4 sv6
igl fr5
enj lg10 ms5
jam ca-4 gl-4 id6 ku-4 lv6 ms-5 sq5 sw7 tr4 zu-5
rlo da5 en6 id4 no-5
oss ca8 en4 eo-6 es-11 fr4 gl-5 it3 la4 om6 pt3 yo4
dad az5 gl7 it-4 ku4 ms-6 ro-4 sl5 so5 tr-4
eal ca-5 en4 ga7 gl5 hr4 lv5 ql-5 tl-5 yo5 zu-4
bei da-4 de5 eu5 is-4 no9 sv-4
tin ca3 da-5 en4 eu-3 fi5 fr-4 is-3 ku4 mi3 pl-3 tr7 ts4 vi4
une et4 hu-4 id-4 mi-5 ms4 nl-5 sn3 sq4 tl3
pet da-7 fi4 st4 sv-4 tl6 zu3
ssa en3 eo-5 eu-4 gl-7 hu-4 is5 lg7 nl-7 no-4 om11 pt6 tn-4 yo5
sas az5 ca-6 en4 fi-4 gl2 hr7 lt5 om4 pt-4 sl-8 tl4 tr-4 xh5 yo-4
_zu cs6 de5 eu8 hr-5 ku5 ql7
uma az-3 ca-4 cs-4 fi4 gl-4 nl-4 pt5 sl-6 sq-4 st3 tl4 xh2
ma_ ca-3 da-5 en-8 ro-4 sl-4 sw4 zu3
’s_ en-10
bru af5 ca5 cs-5 da3 es-5 gl-5 la4 nl-5 sk6 yo-6
rua eo6 es-5 fi5 id4 mi8 ms-3 sq5 sw3 yo-4
uar ca3 es-7 hu8 id8 ql-6 sk4 sl4
ary az-5 ca4 cs4 da4 de4 la-3 nl-5 pl3 sk-6 sl-4
th_ ca-6 cy7 de-7 ga6 gl-6 hr4 is5 it-4 la-6 ro-4 sn4 sv4 tl-3
_at az-5 cs-4 de-4 id1 is-8 it-4 ku-5 lt3
=at cy4 de-8 en10 id4 is-13 ms-4 ql8 sv-6 tl7 ts7
=am cy8 la-4 ql5 ro4 ts5
gid st5
+û az-4 id-4 it-5 ku23 nl-6
sot ca6 id-5 lt4 om-5
tto en-7 ga4 it5 ms7 zu4
ui_ ca5 en-5 es-4 gl-4 it5 ku-3 mi7 pt4 ro8 sq-4 sw5 tl-4
esn la10 sk5
gal de3 eu3 no-2 om4 ql-3
llo af3 es3 gl4 hu6 lt5 no5 pt-6 sl-4 sv-4 tn-7 zu-6
_im az-4 ca-3 de6 hr6 ku3 lg-4 no-3 ro4 sk-5 sq4 tl-4 xh5 yo-4 zu4
_mt sw15
hat ca-5 cy-3 da4 en5 gl-3 ku5 la-4 mi-4 sw3 tl-5 yo-4
ha_ af-4 az-6 da-4 de-3 en-2 es-4 eu-4 hr-4 id-3 la-4 lg-4 ql3 ro-6 sk5 so4 sq4 st6 sv-4 sw4 tl-4 xh2 yo-4
uck en8
tos da-5 gl4 it-5 ms-4 nl-4 ro-4 sw8
osk et6 fi-7
=em es-4 ku14 la-4 pt6 ql5 sv-5
kui et5 sn5
_za af-5 cs5 cy-3 eo-4 es-3 eu9 ga-3 gl-4 hr3 la-4 no-3 om-3 pl4 ql4 ro-3 st-3 sv-4 sw5 tl-4 tn-4 ts-4
za_ az5 da-5 en-4 eo-5 eu-5 fr-4 id-3 ku-4 la-4 lg5 pl-5 sq-4 st-4 sw6 tl-5 xh3
=za pl-3 ql6 sw12
ola ca3 de-4 fi-7 hr2 la4 lg3 mi-3 no4 om3 pl-4 sv-5 tl-4
zza lg6
zas eo10 sk5 xh4
nac eo5 hr4 sl-5 so5 st9
cho ca8 cs-3 ga4 no-5 pt6 ro-4 sk4 sl-3 sn4 st-5 tn3 xh-3
apl ca6 fr7 id-5 pt8
pli da-5 eo5 it3 nl4 pt-4 sv5
ods ca8 cs6 hr5
+ä af-6 az-5 cs-6 da-9 de6 en-6 eo-4 es-4 et11 fi10 ga-4 gl-3 id-5 is-3 ku-5 mi-4 ms-6 nl-7 no-4 om-5 ql4 sq-4 sv13 sw-3 tl-8 tr-15
geo en5 es5 ql-6
sev az6 en-8 hr8 it-7 ql5 sl-5 tr5
ven af-5 de-4 en-4 eo8 eu-4 la5 pt-5 zu-4
jag lg4 ms5 nl-5 no-5 sk4 sv9
=ou ql9
tam cs-3 et-5 hu6 it4 nl-5 sk-5 sn5 xh-4
_ew ku14
eon eu7
_sc af-5 cs6 et-3 ga5 gl-3 it3 la7 om-4 sk-8 ts-4
sch af-6 ca-5 cs6 cy-4 en-6 gl-3 nl5 no-5 om-4 ql6 sk-5 tl9 vi4
epe da-6 hr4 id3 it-4 ql-3 ro6 st5 tr-4
gil st-4 tn5 zu3
ll_ ca6 cy4 da-5 en5 et8 ga3 hr-3 hu5 ku-2 mi-3 om-4 sl-4 st-5 sv4
arc cs4 da-6 gl3 nl-7 ql-5 tl6 ts6
cus ca-2 cs-5 gl5 mi5 ms-4 ro5 sk3 so4 xh6
sui ga8 no-5
rwe sn7
web az4 es-4 fi4 la-4 st-3 sw-4 tr-4 ts3 zu4
uig ga8
rn_ af-6 da3 es3 it5 la-6 nl-8 ql3 sw5 ts6
law cy7 sw-4 tl-4 tr-4 ts7 xh6
awi ms-6 sw6 tl7
iat af-5 ca4 da-6 eo-5 es-7 eu6 hr-5 it3 la-4 nl7 no8 pl3 pt-6 sl-4 st4 tl-5 yo5
onn ca-7 en-11 es-5 et5 fi-4 fr2 ga5 is6 lg5 nl4 om7 pt7 yo-5
nno ca-5 cs3 cy7 la9 nl-3 om7 ql-5 sk-3
nod af7 cy5 ms-4 nl-7 ql4 sn7 tl-6
odi da-6 it6 ku-6 st9 zu5
heb af-4 lg4 nl8 st7 tn-4
eb_ cy7 en-4 fr-5 id4 la-4 ql3 tr-4 yo-4
doo it4 nl4 so7
elw nl7 tn6 xh2
ong az-3 de-4 es-3 is-6 no3 sl-4 sn3 sq-6 st3 ts4
gre en2 eu-5 is-6 no5 sk-4 st6 tl-3
twi af5 pl4
ikk fi6 ms-5 no3 yo4
lpe es6
pen ca-3 cs3 gl4 id4 la-4 sl-5 sv-4 sw7 tr-6 xh2
itk fi11
_nó ga7 pt5
tah id5 mi7 om10 st-4 tl-7
ah_ af-4 cs-5 en-7 eo-4 es-3 hr-4 id7 it-5 ku-4 la-6 lt-5 lv-3 mi-4 ms4 om-3 ql-6 st-5 sw-5 xh-4
tso az5 en5 ms-3 st7 sv-4 sw-5 tn5 ts4
war ca5 cy4 gl-5 ku3 pl8 sv-6 tl-5
tve hr5 no4 sl-5 sq5
rep hr4 hu4 id5 la-5 yo3
rta et-5 ga3 id5 it-4 no2 so7 sv-5 yo-4
tva da-5 hr4 no7
tok af-4 et4 no4 om4 sw9 tr-4 xh-5
okr sl3 sv-4
pon ca-3 cs-3 eo5 et4 it-5 mi4 sk4 sq6 st5 xh-5 yo-4
_fy cy12 ql6
gou ql9
opt et-5 lv-3 ms7 pt-6
pte ca5 et3 eu5 gl-4 hr6 it-4 ms7 ql-6 sw4 xh5
nth en8 ql6 tn6 xh-5
duk eo7 id7 nl-6 sk6 sq7
ukt sk7
fik pt4 sw4 ts7
uth ca-7 en-10 et4 fr-4 ku-4 lv5 mi-5 ms4 nl-3 sq5 sw-4 tl-7 tr4 zu6
ica af-4 cs-5 en-5 eo-3 eu-4 fr-7 la6 nl5 sk-5
ca_ cs-8 es3 fr-5 gl5 ku-4 la4 no-4 st-4 tl-4 tr3 yo-9
hao ga8 st6
aos gl7 hr7
mes de4 et-4 eu5 la-6 mi-4 nl4 st4 tn-3
gan af-5 az-7 cs-5 en-3 eu-4 fi-5 fr-5 id3 it-5 ku-5 lg5 st-8 sv-5 tn4 ts3
ni_ af-5 en-5 es-4 ga-4 gl-5 ku-5 om3 pl-7 sk-3 sw5 ts4 zu2
eki et-4 eu3 id-5 is4 ku5 lg8 mi-4 ql-5 sk-4 sw-6 ts7
ndu ca-4 da-7 eo3 eu9 hu4 ku-4 nl-3 sk-5 tl4 xh4
lys is5
_s_ az-4 cs2 da-6 it-4 lv-3 mi5 ms5 no-4 pl-5 sq-4 vi5
=s az-4 cs2 da-6 it-4 lv-3 mi5 ms5 no-4 pl-5 sq-4 vi5
rpo no5 sv-7
lid da5 is6 no-3 xh4 yo-3
isc af-3 eo-4 es-6 ga4 id-4 is7 it4 ku-4 la8 nl5 no-6 ql-4 ro-5 sl-4 sv-5 tl6 xh3
he_ ca4 it5 la-4 mi5 pt5 sq3 sv-5 yo-4 zu3
irt de-4 eu6 ga9 gl-5 ku3 lg4 ms-4 ql-4
tue et-4 fi4 fr4
jes da6 es7 et4 hr4 id-4 la-4 pl10 ql-4 sk-4 st7 zu4
sus da5 en6 es4 et5 id6 xh4
dow da6 ms8 tl7
lds en-7 ms7
rma da-4 et-4 gl3 id4 lv-4 nl-5 sq-5
lae et5 la6
ukk fi6
bye lg13 ql-5 ts6
yee lg7 so5 xh6
rga az4 ca4 cs-5 da-3 fr4 hr-4 id4 om6 pl5
slo gl-4 id-4 sl5 sv6
tom eu3 fi5 fr5 it5 ku3 la-4 lg-3 lv3 mi-3 nl3 om-3 ro4 sl-7 so-3 sq-2 st-3 ts-4 yo-4
elm az3 eu5 fr4 no-5 ro4 sl-5
poe et7 nl6 ro7
oft ca6 cs5 en-8 ro8
fte sv3 tr5
jon ca-4 sl3 xh7
tip gl4 id6 lv5 ms-4 tl5 ts6
_fu ca-6 cs4 de4 et-5 ku-3 la5 lv-4 mi-4 pl-3 sk4 sl-4 so3 st7 tn-5 xh-3 yo2 zu5
fun ca-4 cs5 da4 id-3 nl4 pt-4 sk5 sv-5 xh4 zu6
dda cy7 ku-5 no4 om5 pl-4 sl7 sv5 yo7
egl da-6 it3
wei nl4
nae et5 la6 sw5
_sm da3 de-4 en-4 fi4 hr7 lt5 lv5
sme af4 fr5 id4
lt_ af-4 cs-4 eo-5 gl-4 hu8 lt5 ms-5 nl5
uks af3 fi8 nl-6 ql-4 tl4 tr4
orp cs-6 en-7 ms8 sk6
pak lg4 nl-5 ql4 st4 tn-3 yo-5
orl de-6 en-9 et4 fi4 la-5 ql-6 sw4 ts5 yo-7
lia ca-4 eo4 eu5 gl-3 la5 pt-4 sk-5 sw5
tow id-5 sn5
own de-5 ms8 pl-4 ro5 yo6
wn_ ca-3 cy12 da-5 ql-5 ro6 sk4 sv-4 yo4
von cs-6 de9 eo4 hr4 it-4 nl5 ql4 sn4 ts6
spl ca7
uut af6 om8
_ac af-4 cy7 da5 eo-4 eu-4 gl4 hr-4 is3 no-3 sn6 tn-4
acc en3 it10 la4 lg6 pt-2
cce la10 nl5
ces eo4 hr-7 it-5 ms-4 om4 pt-4 ql-5 sk6 sl6 xh3 yo-4
lec en3 fr-4 id-3 tl-3 yo7
ect da-3 de-6 eo-4 id-4 is5 it-4 la6 ms6 nl6 no-4 om3
_mu af-4 az-6 ca-4 en-5 fi5 hu-4 lg5 no-3 pl-4 sk-6 sn7 st-4 tn-5 ts5 xh-6 zu-5
mus cs5 en-4 es-6 fr-4 id-3 it4 ku-4 la9 lg4 ms4 no-5 pt4 ro-3 sl-5 sn5 so3 st3 sw-5 tn-5
sic ca5 cs9 id-5 la4 no-7 om4 sk-4 tl5 ts6 xh6
ic_ ca6 da-5 en5 es-8 fr-5 ga3 gl-5 it-6 ms-3 om4 ro4 sk-7 ts6
ri_ af-4 de-4 gl-5 hu-4 ku-3 mi3 nl-4 pl-4 sn4 sv-4 yo3 zu-4
_ca af-4 az-4 cy4 en3 eo-3 fi-4 gl5 la5 lt-5 sn-4 so4 sq-4 sw-4
can az-8 da4 en4 gl7 la5 tl-6 tn-4 tr4
anc cs-4 da3 fi6 id3 lv4 no-6 ro-5 st3
nce az4 de-5 es-5 fi6 gl-3 id4 it-3 lv3 no-5 om4 sv-4 ts3 xh3
cer az7 ca-4 da4 en-7 gl5 la5 lv4 nl4 no-7
rvi sk4 sv-4 ts5
viv eo5 gl6 it5 la8
ve_ af-5 az-6 es5 eu-4 hu5 ku4 pt4 ql-4 sn7 tl-3 tr7
bun da4 ga5 gl7 id4 mi-3 no-3 xh6
_il eo5 es-7 lt-4 lv-4 ql6 ro-7 so4 st5 sw5 tn-7 ts-4
llu da-4 de-5 fi5 id-6 la5 ms6 ql4
leu fr8 nl4
iga en-3 eo5 et3 eu3 fr-5 is-5 it-5 ku-4 mi-3 so8
teg de-4 es3 hr-6 lg7 nl4 no-3 so4
egn da3 de6 no-3
gno la6
nol cy9 gl-4 it-4 la8 ql-3
=era eu-5 gl6 it4
ram az4 en5 fr4 hr4 is-5 ku-4 pt4 sl-3 yo5 zu-4
amm de5 fr4 hu-4 la4 lg5 ms-7 om6 st-5 yo6
jun ca4 cs4 de7 en-4 gl-4 nl-6 pt6 sw-4
bos ca5 en5 sl-6 st4 sv-5 vi4 zu4
par eo5 gl5 la3 lt-4 lv-5 sq-5 st-4 sv-4 yo3
agr da-5 fi5 hr-5 nl4
aaf om9 so7
nov de4 en-6 eo6 gl4 ms-3 no-6 ro4 sl4 sv-4 ts6 zu-4
ove ca4 de5 et-3 hr3 nl5 sk4 sl-2
vem af5 en-2 ql-3 sk-6 sn6 ts3
mbe et-4 fr-5 gl-3 lg2 st-4 tl-5 ts8
_ná cs-4 sk5
+á af-3 az-4 ca-2 cs3 cy-3 da-4 de-5 en-7 et-4 fi-5 fr-8 ga8 gl4 hr-4 hu6 id-4 is3 it-7 ku-5 la-5 lt-4 lv-3 mi-3 ms-5 no-4 om-4 pl-6 ro-5 sk5 sl-8 so-3 sq-4 st-4 sv-7 sw-5 tn-4 ts-3 xh-3 yo2 zu-4
ná_ ga6 ql-4 sk7
yna cs6 cy4 de5 tr3
tme ql4
tag ca-8 da8 es4 et-4 nl-4 no-9 xh2 yo-5 zu-4
kit en-3 es-5 eu-4 fr8 hr4 id6 la-5 lg4 nl-4
att af3 az-6 en-6 eu-4 fr8 id-7 is3 ku-4 lg7 ms6 om8 so-4 tl-4 tn-4
_i_ af-3 cs-5 cy6 da2 eo-3 es-3 et-5 fi-4 fr-4 ga5 gl-4 hu-4 is-3 lt-4 lv-6 mi11 ro-3 sk-6 sl-5 tl-4 ts4 xh3 zu5
=i af-3 cs-5 cy6 da2 eo-3 es-3 et-5 fi-4 fr-4 ga5 gl-4 hu-4 is-3 lt-4 lv-6 mi11 ro-3 sk-6 sl-5 tl-4 ts4 xh3 zu5
ja_ af-4 cs-5 cy-4 en-4 eo-4 eu-5 fr-6 gl-5 hu5 it-4 la-5 lg5 ms4 no5 om-5 ql3 sl3 so-4 sq10 st-4 sw4 tl-3 ts-3 xh-5
=ja en-5 es-4 fi4 hr11 lv-3 nl5 no4 pl-4 ql5 sl-5 sq-5
ieu fr7 nl6
eus cs-5 fr5 gl6 id-3 nl3 ql5 sk4
jer es5 hr5 id3 no3 sl-5
lip es7 la-4 pt4 ql3 sw7 tl-4
sod af5 cy5 nl-5 yo5
=las af-6 ca-9 da5 eo-7 es6 gl-5 nl6 pl4 ro4 sv4
sab en-6 gl6 id6 pt-3 sw5 tl5 tr-3 zu5
abb cs6 it5 la-5
bba az4 cs5 da-5 la-5 lg5 om9 sw-5
bat lg5 nl-4 pt5 sk4 sn5 so-3 sw-4 tn4
gaw xh5
sda ms-5
_gu cs-3 da6 fi-6 hr3 ku5 mi-4 nl-4 om4 pl5 ql1 st-4 sv4 sw-4 tn-3 xh-5
gun az-5 gl4 hu4 id2 it-4 nl-4 no-5 ql-5 tr5 yo6
unn ca-5 da-3 de-4 it5 lg4 no3 om4 ql5
enw cy9
ohn az-6 de4 en-5 no-3 ql-4 ro3 sq-3 xh4 yo-4
hn_ cs5 fi4 ro5 sv-5 yo-5
=john cs6 fi5 ro5 yo-5
oro ca-7 da5 eu5 hr-7 hu4 ku-4 sl4 tn3
nts fr2 gl-3 pl-4 sk-4 st5 sw-4 tn5 ts8
tsc de-8
rro om4 ql-3 sq4 sv6 yo-5
_mw cy9 en-5 eu-4 lg4 ql4 sk4 sw10 yo-6 zu-3
ine cs-7 ga3 gl-4 la3 lt4 mi4 sn3 sq-5 ts3
nle az-4 eu6 is-5 no8 tr3 yo7
ley az5 gl-3 pt4 ql-4 tr4 xh5
ey_ cs-6 gl-2 ku-4 om-4 so5 yo5
rgi cs4 da3 eo-3 gl-5 la-3 lt-8 sl4 sw-3
asn ms5 sk-4
sne cs5 da4 en-11 hr3 is4 la10 ms-6 no-5 ro4
nev ca-5 da-3 es5 hu8 it4 ql-5 sk5 sq6
ev_ cs5 da5 hr-7 ku11 no-3 sn4
igb yo12
_ob es-6 hu4 id-4 it-5 la4 lg8 no3 pl5 sk5 sw-5
wak lg4 ms4 sn2
_dw ca-4 cy9 da-6 fr-6 is4 zu4
ina az-3 fi-5 is-8 lg3 om2 sq-4 st-4 sw5
ito es-4 gl3 id-5 ro-5 st-3 tl3 tn3 ts3 xh-4
ego de-5 eo-3 es-4 eu5 ku-5 sn2 sq3 st-6 tn5
inf ca4 cs-4 da-8 en4 eo5 fi4 gl4 no3 pt-5 sl-4
ndb ms8
_eb az4 ca5 id-5 it5 lg9 st4 sw-5 zu3
_ys cy7 fi5
yst af-3 cy4 es5 eu4 nl4 st5 yo5
eth af-3 cy7 da-7 de-7 en-3 ro-3 ts-4 xh5 zu4
pse cs6 nl7 no7
opr da4 hr3 it3 no-4
_uu et5 om4 ql-4 so10
smo ca-4 gl4 hr6
mok hu4 ql5 st8
oke ca-3 cs-5 da4 en3 eu3 hr4 ms-3 no-4 st8 sw5 xh3 zu-4
=ma eo-4 et9 fi-5 hr6 om-3 ql12 ro-7 so11 sw-4 tl-4
ald ca3 es-4 gl-4 is-5 lv5 no3 pt5 sk-6 tl-5 vi6
ldo ca7 hr5 no-5 sk-6
do_ az-5 ca-5 en-2 eo5 ga2 gl7 hu-5 mi-3 ms-3 om-4 sk-3 st-4 tr-5
kni da4 ms4 nl5 ql5
lam af-4 ca-3 cy-4 da3 fr-3 id6 ku4 no-3 pl-3
tko cs3 fi9 hu5 sl-5
neo cs7 eu5 st-5 sw8 tn8
sis af-3 da4 fi-5 id6 ms4 ql-5 tr-4
ism da4 eo5 fr5 gl-6 ms3
rts af4 et4 ms-5 nl5 st4
né_ cs-2 ql8 sk4 yo-5
oup cs9 en4 ql-5 yo5
upa st-5 sw7 tl4 tn6
fre af-4 ca11 en-7 ms5 xh-4
ddi ca4 cy11 nl3 so3 tr6
liz az4 ca6 eo3 es-5 gl8 hu5 ku3 la-4 sk-6 sl-4 sw6 xh5 zu-4
ize xh5
zet hr5 nl6
kad cs-6 hr4 lt3 sn3 tr3
wit af5 en7 it-3 ku4 om4 tl-4
ith cy5 ga9 id-6 ku-4 ql-4 st5 sw-3 xh5 yo-4 zu4
=with en8
_us ca8 de-7 en2 fi4 fr-5 hr3 ms-5 nl-5 st-4 sw6 xh4 zu5
nam az4 fi-7 la2 nl3 om5 pl3 ro-3 tr-5 yo-5
swo ts8
=and et5 fr-4 ku-4 la-4 mi-4 pl5 pt7 ql-8 ro7 tl-7
ngt de7 en-9 hr5 is6 lt5 pt5 sq4
ome da-2 en5 eo4 gl4 ku-5 ro-4 sk5 sl-4 sw-4
heo st6
ogy zu4
gy_ hu10 la-3 zu5
_et de-4 eu6 fr5 hr-5 it-4 ku-4 la6 lg6 pt-5 ql5 sk-6 sl-6 st5 sw-3 tn-4 tr5 xh6
hic es5 la9
ics om8
cs_ en-6 is4 la-5 nl-7 om8 zu4
uin da-4 en8 ga6
bok az4 ca-4 da-5 id-5 it-4 no5 ro4 st5
oka da6 en-5 eo3 es-5 eu-4 ms-7 so-4 sw6 tl-5 tn5 zu-3
rud cs6 da5 en-5 ga4 id-4 ms9 ql-4 sn6
bit en4 es-4 la7 ql3 st5 tn-3
ots af5 nl3 st3 tl-4 tn5 ts-4
_wh ca-6 en4 es5 mi12 ms5 om4 ql-6 xh-6
whi mi7 ql-5
hit fr-5 it5 no-6 ql7 sl-5 sv5
rav ca-5 da-4 en4 eo6 no5 ql4
ave af-5 cs-3 fr5 la3 ms4 sn5 tl4 tn-4 xh2 zu-2
_it ca-4 cs-3 cy-4 eu4 hr-5 id4 it-5 nl-4 om4 pl-4 ql4 sk-4 sq-4 sv-5 tn3 tr-4 ts-4 yo3
sur ca-3 en6 eo4 et5 id6 sl-4
urd en-4 et3 ku3 ms4 no6
sed eo8 eu5 gl-5 la10 ms1 nl-5 st3 tn-3
tdi az8
ky_ cs5 ms6 sk4 sl-4
idl xh3
dla lg-5 sw-5 ts7 xh5 zu6
gau eu4 ql6
aut ca-4 et4 fi3 fr-10 hr4 no7 pl4 st-5 yo-5
klo cs4 fi7 sk6
ta_ az-4 da-11 en-5 eo3 eu3 so3 ts2 vi-3
erc ca-3 en6 fr-6 it5 ro-5 tr5 zu4
kur cs4 eo4 ku5 ms3 nl-5 sn5 tl-5 tr-5 zu-4
rsu fi5
_w_ pl5 ql6
=w pl5 ql6
jap da4 eo5 no-5 ql5 yo-5
api ca-6 eo4 eu4 sl-5 sw7 zu-4
koe et7 mi6
pio et6 gl4 ql-5 st6
ift da-3 ms-2 so5 sq6 sv5
fti da-5 fi5 ro8 sv3
_uy sn13 tl-5 tr6 zu4
_k_ en5 hr-5 ql11
=k en5 hr-5 ql11
sim af-3 cs6 la4 lg4 no2 st-5 tl-5 tn3
imb es5 hr-4 la-4 lg6 ro3 sn6 tr-5 yo-3
mbo eo-4 hr-4 it-4 lg6 ro4 sk-4 sn6 sw6 yo4
aki af-4 en-8 gl-4 la-4 nl-4 sw6 tr6 xh-2
fra ca-4 da2 eo5 it-3 om3 tl-3
dek cs5 da-4 lv6 no7
iak eu4 pl4 sw6
pis fi3 fr-4 gl-3 la3 sq4 tr6 yo-4
riu da5 de5 es5 gl4 yo-3
ius ca5 cy5 fr-5 la7 lt-4 tl9
hab az-4 ca-5 en-4 la10 ms6 pt-4 sw7 zu-5
aba az-6 ca-6 cy-3 de-3 en-4 fi-4 gl3 hr-4 lg6 lv-5 ms-3 pl-3 pt-5 sk-4 sl-3 ts-3 zu5
baz eu6 ku4 lg4 ro5 zu3
azi cs-4 da-5 eo3 la-5 ro3 sk4 sw6 tr-6 zu2
zim ms-4 ql-5 xh3 zu6
mbi da-5 eu-6 gl2 hr-4 lt4 sn4 st-4 ts4 xh5
bi_ es-4 eu-6 fr-6 ga-4 ku7 la5 nl-3 tl3 yo6
mug eu6
uga eu-5 fi-4 gl4 id7 la-4 lg11 ql4 sl-7 tl-4 yo-7 zu-5
gab de4 eu6 gl-4 om5 tl-4 xh5
abe af-4 az3 et4 fr-8 it-5 ku4 la6 sk-5 sl-3 tl6 zu3
be_ af-3 az-5 da2 eo-4 fr-7 gl-4 is-4 ku8 lg5 lt-4 ms-4 tn-4 ts4 zu5
ery en8 nl-6
lko af4 da-6 hr-4 nl-4 pl4
hea ca-4 en-4 ga5 it4 ku-5 mi4
eat de6 ga5 hr-4 sw3
ype da9
utl tn4
tle et5 fr-5 ms6 zu-5
nji hr6 sn4 zu5
jin ku5 sw7 yo6
wyt cy12
rdo eo7 et7 id-5 ku3 nl-4 no-4 pt-7 sl5
san af-4 de-4 es-3 is3 sl-5 so5 sq-4 tr3
sma en-8 fi5 lv6 no4 om-5 pt6
gae tn7
asl ms6
gna is4 la7
naw mi3 ms-5 sw4
rbr fr6
url ca8
dem de4 es-4 et-4 hr4 hu-6 ku5 la5 nl3 ro-4 sq-4 tl4
ded af4 cy4 da7 es5 nl-5 no-5
_kk lg12
kk_ da-5 is4 no16 ql7 sv-4
_fl eo4 is-4
rki af4 da4 is5 ms-3 no-6 so7
tub nl5
msi xh6
mpe de4 eo-3 fr-4 id3 it3 la3 nl-4 ql-4 sw3 yo4
iep nl8
ept en4 hr6 it-4 sw4 tr4 xh5
sop sk5
opa az5 ca-6 cs-6 en6 gl4 pt-4 sl-4 tl-4 tn7 yo-5
noa mi6
itu da-6 et-5 fi3 fr-3 id5 it-4 ku-3 la4 lg4 ms4 no6 sl-5 st-7 sv-4 tn3
tua ca-4 cy4 en5 eo4 eu5 mi6 sk-7 sq7 sv-4
uas ga7 ms3
nom cs-4 la6 ms4 sk4 sw-5 tn-4 zu7
_yo ca3 cs-4 eo-4 id-5 it-4 ku-7 la-5 lg-4 tl-4 tn5 tr4 xh4 yo-3
you af-5 ca5 en6 lv4 ql-4 sq4 sv5 zu-4
=you ca5 en9
now tl5
ow_ cy-6 it4 om4 ro4 tl7
lad ca-4 cs-5 cy4 en6 es5 eu-5 id-7 ms3 sk4 sl4 sv6 yo-5
ady no9 pl5
dy_ af-4 cs5 cy3 hr-3 ku-4 pl6 yo-5
teb lg9 ql6 st5
lum da-4 id2 is-4 it-5 la6 nl-5 pt-3 tn5 zu4
ktu id5
div ca-4 cs-5 en4 hr3 it3 la5 st4
sif zu8
_oc af-3 fr-5 is-4 ku3 la4 lt5 nl4 sk4 sl8 sv6
oct en-7 gl-7 sl11
cto gl6 no-4 st4 sv-4
hia fr-5 ga4 id-5 it7 mi9 ro4
iar cy4 da5 eu6 id-7 la-6 ms5 sv-5 vi4
_oj yo6
oja cs-6 et4 ku6 lv6 ms-4 sq4 st-5 sw8
lly ca-5 cs4 cy3 de4 en-5 es3 fi-4 hr4 it-6 nl6 pt7 ql-6 st-4
uty xh12
nla nl-4 ql4 ro5
tye xh9
anl es6 eu6 tl6
kou cs4 sk6
ibo es3 tl-4 xh5 zu3
_ze af-7 da-5 en-4 eu8 it-8 ms-5 nl8 sv-4 tr7 xh7
_wr cy9 en6
tlo en-5 st6 tn5 zu-5
egu en5 eo4 es-4 gl9 lg6
gui ca5 en-5 es-5 gl4 id-5 nl8 yo8
tho en-2 eo-4 et-3 la5 lt-4 nl-3 no-6 sl4 st4 tn4 yo-4 zu7
sh_ hr-5 id-4 it6 la-5 sk4 sq5 st-4 sw-4
gry en9
=pas ca-9 gl-4 hr7 ql12 sq5
lev ca-6 de-4 fr4 gl5 id-4 lt6 ms5 sk-4 sl5
efa en-4 no5 om4 pt3 ro-5 st6 zu5
dop it6
aph lg-5 om5 ql-5 xh6 zu5
pho id-5 la-4 ql-5 vi5
hon ca5 cs-5 cy4 es-7 eu4 gl-3 is-6 la-3 ms-4 ro-4 sn4 sv6 vi4
esm cs5 gl5 hr5 lv6 pt-5 sl-5
hen af-3 ca-7 da-3 en6 eu-5 hr-5 la3 nl-4 no3 ql4 sk-6 sn4 tl6 ts5 yo4
nfe ca3 cs5 es-7 id4 ms-5 pt-6 sk-4
fer cs3 da-5 de7 es-4 hu-3 ms-4 om3 sl-4 sq-4 st-3 sv-7 yo7
ldt no6
mmi en-7 hu5 it4 mi4 pl6 pt6 sv4 tn4 xh3
mig da5 es-5 it4 ms-5 nl6 no-6 ql-4 sv6
=ste hr8
gad ga6 gl5 lv8 ms-4 tl-4
ppa fr5 it5 no6 om5 ts4
ue_ af2 cy-3 en3 gl6 hr-5 it-3 ku-4 nl-4 om4 sl-5 sv-5
pso hr4 no4
pta da4 ms5 nl-5 no-4 pt-4 tl5 tr5 yo4
_ph ca4 cy5 en-5 eo-5 ga5 gl-5 la-4 sl-4 st7 sw-4 ts4
phi eu4 mi5 st4 tn4 xh6 yo-4 zu4
hil da5 en-7 eu5 id6 it-4 la4 mi4 st4 ts-4 xh4
_ts hr-4 ku-4 la-5 ms-5 ql4 sl-6 st3 sw-4 tn8 ts5 xh-6 yo-4 zu-3
tsh ms-4 sn-4 st3 sw-5 tl-6 tn7 ts5 xh6 yo-5
shw st5 sw4
hwa cy3 id6 nl4 sn4 st4
kru da-7 hr6
sna ga5 id-5 ms4
sca ca5 de6 fr4 ga6 it4 ql-4 yo5
agi da-4 en4 et-4 gl-5 la5 nl-4 ro-5 sk-5 xh-5
evi az6 da-5 hr-4 it5 ku5 lv4 no3 sl4 xh-4 zu6
=on af-5 ca3 cs-4 en5 eo-4 et3 eu4 id5 la5 sk-5 tl-4 yo-6
kaf da-9 no7 sq5 st-5 sv6 tn5
ket af-3 da-2 es6 fi-4 ku3 la-4 nl5 st2 tl-4 tr-6 ts4 xh-3 yo-4
bib ku4 la8 lg3
ibl az5 en4 id-5 no-4 sv3
iot ca6 cs5 id-5 nl4
gsa ms5 so5
nak af-4 da-5 ku4 sl-4 sw3 tn4 yo-6
arl ca3 cs-3 ga4 is4 no-4 yo4
tsw st6 sw-4 tn6 ts4 xh-4 zu-4
_eu cy4 gl4 id-4 it-7 ku4 la5 lt-4 pl-3 pt7 sk-5
uro cs6 en-3 eu-5 fr-6 gl4 nl-4 pl-8 sn6 xh4 zu5
=europa af8 la7
rra cs-4 eo-4 eu2 id-5 no-6 om8 sk4 sn-4 st-4 sw-4
bal cs5 et-4 id6 ku-4 lg6 ro-4 sq-6 sv-4 yo5
imp gl4 id4 lv4
mpa ca-4 cs-5 en-5 hr5 id3 la-4 lg5 sk-4 sn-3 st5 tl-4 tn-5 yo-4
ore en7 is-4 ku-3 la4 lt4 pl-4 sk-6 sl-7 sn4 tr-5
rhu ts9 xh11 zu-8
how da6 it5 no-7
avi gl-4 hu4 la5 ms-5 pt4 ts5
hid eu4 hu5 ms4 ts4
jab id5 so6 xh-6 zu8
mie es8 fr5 gl-4 hr-4 is4 it-5 lt6 nl-7 pl3 ql6 ro-5 sk7 sl-6
aso cs5 de4 id-4 is4 lt4 om-4 sw3
pep sl6
sty cy4 en7 is4 mi4
ble af-3 ca-2 cs-5 cy4 en5 eo6 es1 et-4 gl7 is4 la-6 lt-4 sq5
joi yo5
oin ca-5 en6 fi8 fr-4 ga8 id4 it4
dak id4 ku-4 sl-4 tr6
dew id8
tik en-4 eo5 id4 la-4 sq-4 sw4 ts6 zu-4
sov af3 da-5 nl-5 no7 sv5
_ji af-3 cy-3 es-5 fi-6 hr-7 id4 it-4 ku10 la-4 lt8 no-3 om6 sk-6 so5 sv-4 sw6 yo4 zu-5
jim cs-5 om6 ro5 sq3 yo4
imm da3 de5 en7 fi4 it6 no-6 om9 ql-3 sv4
tze de6 eu5
pr_ da12
tug nl6
reu az-5 ca9 cy5 no-4 pt-4 ro-3 tr4
uke ca6 da-8 en-6 ku-4 no3 ro5 sk4 ts5 zu8
ux_ da7 fr7 no-5
eam la6 pt-5 tl7
eyn ku-4 so14 tr6
én_ gl9 pt-6
anm id7 ql7
hot ca3 da-3 et4 id4 ms-3 no6 tl-4 vi4 xh4 yo-4 zu-4
tno hr5
+ï ca12
neg da-5 en-6 id7 it4 nl-6 no-4 yo9
lif id-3 ms3 ql-4 sw4 tl-5
ebo ca-4 fr7 hr-3 no-4 pt6 st5 xh4
fem ku6
mma no3 om10 sv5 tl4 tn5
mui ga5 id-5 it-4 ms6 pt8 sn5 sw4
uir ql4
erj hr-4 ms2
rja da4 id7 no7
kal az-4 es-5 eu4 gl-4 ku-5 no4 sn-4 so7 sq3 sv-4 tr5 ts-4
klu cs5
_tl ku-4 ms-5 om3 pt-4 st4 tn9 ts6 xh-4 yo-5 zu-5
lu_ et-4 id6 ku-5 la-4 no-3 pl3 sn-4 xh2
sol az4 da5 eo4 nl5 ql-4
smu lv6
uri cs-4 da-5 eu3 lg-4 mi4 pt-7 ql4 ro5 tl4 zu-3
sni pl-4 sl4
+à ca17 en-7 es-12 fr4 ga-12 gl-5 id-4 it5 ku-4 la-5 ql4 ro-3 tl-4 vi10 yo13
rto cs6 da5 eo4 gl2 la-4 no-5 so5
our en6 es6 et-3 fr6 mi4 sk4 xh2
=il de4 es-5 hr4 la-4 lv-3 ro-6 yo-4
nve da-4 en5 eo6 gl6 la5 ms-5 nl-5 sk-5 sq4
enu ca4 eo5 hr6 id4 pt-4 ql-4
ovi en3 eo4 et7 pt-4 ql-4 tl-4
iru ca6 eo4 hr7 la-3 lg4 om6 pl4 sk-6
typ da8
ulk id4
bul da4 en-8 eo-4 es3 eu3 gl-6 ku-4 lg5 pt5 sw-4 zu3
lls pt5 st4
iss az3 ca-4 eo-4 et-4 fi4 id-5 ku-3 la4 lg3 pt6 tl6 tn4 zu-5
bak da-9 lg10 sn-3 st5
sil ku7 la4 ms4 no-3 ro-6 ts6
pap da6 fr-5 mi4 ms-5 no-4 ts4
nan af-5 az4 ca-3 de4 en-5 es-5 id2 sl4
uti cs-5 eo3 fr-12 id2 ku-4 pt-4 sn5 tn5 ts4 vi4 xh-4 yo-4 zu-5
mai de6 es-6 fr-5 ku-4 lv5 mi5 ms2 pt3 sn4 yo-4
ain af-3 cy5 de-6 et3 ga6 ku-5 la-3 mi4 ms4 sn3 tl4 xh-5 zu2
pag it3 lv3 sk4 tl4
=the az5 ca4 de-4 es8 it4 la-3 nl-3 no-7 ql-5 ro4 sk4 st-4 sv-3 ts5
mea ca-6 ga5 la5 lt5 mi5 sw4
hio da5 lv5
pia ca5 eu5 lt4 pl4 sw4
thu da5 ms-4 pt4 sl-4 sn-5 st5 sw-5 tl-4 tn4 ts-4 zu5
hum eo3 om4 sq5 ts7 yo-4 zu5
umb es3 lg4 sq3 st-4 sw4 tl-4 ts5
mb_ ca10 sn8
_ib lg-5 sw-4 tl8 xh5 yo7 zu4
ibr en4 eo4 gl4 id3 it-5 la5 ms-6 ro4
ahi mi11 st8 sw5 tn-7 tr7
him da4 en7 id-5 om5 ro4 sw5 tl8 xh-5
im_ cs-4 es-4 eu-6 ga4 gl-5 hr3 id4 ku8 mi-3 ms-3 om-3 pt6 ro4 st-4 sv-5 sw-4 tr6 vi-4
aru cs6 cy3 da-4 de5 en-5 hr-5 id5 it-5 mi4 ms5 sk-5 sn5 sw3
run nl-4 sw-4 tr-4 yo8
wed cy11 da7 nl-4 ql-4 sl4 sn5
di_ af-4 az2 ca-5 da-5 de-5 en-9 es-3 eu-5 fi-4 ga-3 id4 mi-3 nl-4 ro-5 sv-5 tn4 vi-4 yo-4
=wedi cy12
bha de5 en-3 ms-4 sn4 xh6 zu5
_ef ca5 es-6 zu4
_av cs-7 da-8 en-4 id-5 is-9 ku4 ms5 no7 ql3 sn3 sv5
lay en4 ms3 ql3 so6 tl-7 ts7 vi4
ayi lg7 om4 st-5 sw-6 xh5
+ə af-5 az18 ql-5 tr-9
rbi af-4 ca-4 hr4 it6 pt5 tl4
ru_ cs4 en-6 eo4 ku-4 la-4 lt-4 lv4 mi4 ms3 no-7 sk-6 sn3 so-4 yo6
li_ af-5 cs-3 da-4 de-4 en-10 eo2 es-7 fr-2 ga-3 gl-4 ku4 lg2 mi-4 pt-5 ro-6 sn-4 sw3 tn-4 zu2
rov en3 fr-4 ms-3 sq7
sun az6 eo-4 ga-4 ku-3 la3 nl5 pt5 ro4 sn3
+ı az5 cs-4 eu-4 ku-8 la-5 ms-5 sw-4 tr4 yo-4
bay de-6 en-5 id5 no5 sw5 tr6 xh6
tea en3 ga7 it-5 mi4
_xa az8 es-6 gl8 ku5 pt-5 so9 sw-3 ts7 xh6 zu-8
dim cy6 fr4 no5 sk-4 st7 tl-4
_tt lg9
ifa sw7 xh3 yo5
_sə az6
tka no4 sl5 sw-4
alı az3
lı_ ql-4 tr3
+ü af-6 az5 cs-4 da-5 de4 et10 fi-4 hu9 ku-5 la-4 mi-3 ms-4 nl-3 om-4 ql4 sv-6 tl6 tr3 yo-4
niy ku4 ql3
iya hr-4 ku8 ql4 so6 sw-6 tl3 tn-5 xh4 zu3
yal en-4 lg3 no4 sk5 yo-4
day az6 ca-6 id7 ku6 ms-4 nl3 no-5 so4 tl-5 yo-5
aya da-4 eu-4 hr-6 id4 it-4 la-4 om-6 sn3 so6 tl-7
ya_ af-4 cs-6 cy-3 da-6 en-3 eo-4 et-6 eu-5 fi-4 fr-4 ga-4 gl-5 hr-6 id5 it-5 ku3 la-4 lt-4 mi-4 nl-3 pl-4 pt-4 ro-5 sk-5 sl-6 sq-5 st3 sw4 tl-4 tn3 yo-3
sah sk5 sw5
hib sn4
ib_ en-4 et4 id-6 ms7 ql8 so9 tr-3
_ol ca-4 et5 eu-4 fi5 lg5 tl-5 tn-4 tr4 xh4 yo9
lur eu7 ms5 tl5 tr-4
_ci az4 it3 lv3 ro4 sk-4 sl4 so3 sw-5
ci_ az3 cs6 en-4 fi-4 gl-6 hr5 hu4 it5 ku-4 la6 nl-4 ql4 ro4 sk-3 sw-5 zu-5
=ci az7 it-4 ql17 tr-7
ild en-6 it4 mi4 ms-4 nl5 sv3
ən_ af-4 az7 om5
tib la4 ts4
bu_ cy3 lv4 ms6 ql7 sl-4 sw10 tl-4 xh-6 yo5 zu5
=bu cy6 ql14 yo5
liy om5 ql-3 so5 sw4 ts8 xh6 zu-4
iyy om10
_gö ql6
mən az5
eci az4 cs4 it4 la6 lv-4 nl5 no-4 sk-5 sl-7
cu_ az4 ga5 id3 sk5
=cu az5 hr-4 sk5
_iy ku-4 sn7 so8 sw-5 tl5 ts-4 xh7 zu2
yun ql-3 zu-7
unu af-6 az3 eo7 es-5
nun az4 gl8 ro-4 sn4 tl4
qub om8
yas xh4
sı_ az6
_ya af-4 ca-4 cs-5 cy-3 eo-3 et-6 eu-6 fi-4 fr-4 ga-3 gl-5 hr-5 it-3 la-4 mi-4 pl-3 pt-4 ql4 sk-5 sl-6 sn3 sq-3 st2 sw6 tl-4 tn3 yo-3
yar hr-5 ku4 ms4 so3 yo3
onr cs5 es11 la-4
nra cs4 la-5 yo9
yan cs-4 eo-4 eu-5 ku4 la-4 sl-4 st3 tr-6
anı az5
_ay cy-4 es3 ku-6 ql3 so8 st-4 sw-4 tl4 tn-5 ts-4 yo2
ınd ql5
_uz eo6 fr-4 hr5 lv6 sl-6 xh6 zu6
uzu eu6 ql-5 xh5
zun sw6
+ğ az5 fr-5 ql-6 tr3
=olan tr6
ro_ af-3 en-6 eo8 et-3 fr-7 gl4 id-4 la3 lg4 lt-5 mi4 no-3 ro-3 sl-5 sn7 sq-4 sw-4
inq az12 zu5
ila af-3 ga-4 it-4 lg-5 ms2 no-6 ql3 so4 yo4
lab ca3 es-4 fr-5 ku-3 lv8 ms4 pt-6 sk-4 so6 tl5 zu4
baş ku6 ql7
+ş af-4 en-4 eu-6 gl-3 id-5 ku13 la-5 ms-5 om-3 ql6 ro9 tr2 yo-5
aş_ ku9
=baş ku6
naz eu5 hr4
zir ku4 lv5 ms6 sl-4 sn4 xh-5
xan ql-5 ts8
teh tr6
irk en-3 gl-5 hu4 is6 it4 lv6 sk4
tya xh9
yab st4 zu4
ovu eo6 no5 sq5 sw5 zu5
vun de-7 ql6
_iş az-7 ql6
işi az6
_ss lg16
=ali sl4 tr6
_mə az5
si_ af-5 da-5 de-8 en-4 eo-4 fi6 ga-4 gl-4 hr4 id4 ku-5 lt3 mi-3 no-5 pl-5 pt-3 so3 sv-7 sw4 tl3 ts2
ney en-4 ms-4 so6 tr4
dva en-7
vac ca5 en4 sn5 sv6
lun da-7 en6 fi5 id-6 it6 sw-5 xh6
nmu id10
_qe ql4 sq7 st8 tn-6
eyd so7
apr ca-5 da9 gl4 hr4 id-5 ms8 sk-3 sv5 tl6
lah es-3 id5 ku-4 ms3 om-6 sl-4 tl-6 tn-4 ts4
tar ga2 gl4 id6 nl-3 om-4
_tə az4
tit ca5 de4 es-4 lv-5 xh3
tut en-4 eo8 es-3 fi4 sl-7 tl5 xh-5 zu6
utu ku-5 mi5 ms4
tu_ af-4 az-4 da-4 eu6 fr7 ga-4 gl-5 hu-4 id5 is6 ku2 lt4 mi3 nl-3 pl-5 ro-4 sq-5 tl-7 ts-4
dip en5 hr-4 it-4 sn-5 st9 sw-5 tn4 zu-5
omu ca4 cs5 es-4 lg11 ql-3 xh-6 zu4
mu_ eu-5 gl-5 id7 it-4 la-4 lg8 lv3 so-3 st-3 sw6 tl-6 tn-5 xh-4
tir ca-7 es7 id4 it-6 ku3 ms-7 no-5 ro-4 so5 st-6 sw-4 tn6 tr-5 ts5
irm az-4 ga4 gl4 zu4
ngi af-4 az-4 da-3 en-6 es-4 fr-5 ga-3 gl-6 is-5 lg5 mi6 sw6 tn-4 tr4 ts3 xh-4 yo-4 zu9
lni cs4 et4 hr3 ql-4
ki_ ca-4 cs-7 en-6 eu3 gl-4 it-4 lv5 mi9 no-6 om-3 ql3 sk-5 so-3 sq-5 sv-4 yo5
_şe ku7
tov eu4 no-3 sl7
_os cs3 es-6 et4 fi5 fr-4 gl7 hr4 id-5 nl-4 om5 pl4 ro-4 sv4 xh-6 yo6 zu7
fur ca-4 da4 fr5 ql-6 ro5 so7
_qo az8 om12 so11 tn-4 tr-9
qon om6
ula eu3 fr-4 gl-3 la3 lg4 lt-4 ms2 sk-5 sl-5 tl3 ts3 yo-3
ixi gl6 pt-7 so7
xi_ ts7
ped en8 ql-4 ro7 sn5 yo4
oji hr5 yo4
ji_ af-4 az-3 da-5 eo-4 es-4 hr5 ku10 la-3 lt4 mi-5 sw8 yo5
_ns tr8 ts7
tun cy4 de-4 id5 ku4 lg6 pt-4 ql5 yo6 zu-4
_mü et4 no5
mik da4 et7 ku-4 pt4 sk4 sv4 tr-5 xh-6
fed cy6
siy az-5 id-4 sn4 st4 tl8 tr4
afa om6 st-4 sw7 tn3
fat es6 eu3 ms-5 om12 st4 sv3
_nd ku-3 ms-4 ql8 sn8 ts4 xh8 zu-6
ilk om6 tr4
+ç af-4 az6 cs-3 cy-4 en-5 eo-4 es-7 eu-6 fr6 gl-6 hr-5 id-4 ku11 la-3 mi-4 ms-5 om-4 pt4 ql4 ro-3 sq7 sw-5 tn-4 tr6 ts-4
_çe tr7
nu_ af-5 az2 ca-5 cs3 en-3 eo5 es-3 la-5 lv6 mi3 no-5 pt-3 ro5 sq-4 tn-4 yo5
etm ql6
yap az-6 ku5 ms6 ql6
apo af-4 en-5 it-5 ms-3 no5 sl4 sq5 sw3 yo3
yad az6 ku-4 ms-4 so9 tr-7
rir sl6 sn6 yo5
cti en-4 is5 it-5 la6 ms7 om6
tim az5 la4 lv-4 ro5 sl-3 tr-4 yo-3
bir id-3 lg6 ms3 om4 ql5 sw-3 tr3 zu-4
irl eo4 eu4
iyi az6 sn5 ts4 zu2
yin lg6 ql-2 ts5 yo5 zu4
olm ql5
lmu id8
ün_ ql4
_ik af-7 de-5 is-5 ku-4 lv-5 nl6 ql8 sv-4 tn4 xh3 yo6
inc fr3 gl6 id-4 la5 ms4 nl6 no-4 pt-2 tl3 xh3
nci ca-3 gl8 is5 it-6 la5 nl4 pt-2 ts5 xh4
roc az4 da4 es-6 eu5 pt3 sl5
oce af-5 az5 cs5 id-5 la3 lg4 nl5 sk-5 sl4 sv4
dah ms2 ql-4 so6 tl4 tr5
_dö tr6
oyu az5
işt ku8
ira af-4 ca-3 en-5 et-5 gl3 lg5 ms5 ro-5 sk-4 sn4 yo3 zu-2
xin ca5 xh8 zu-6
spu es6 ro5
rez cs5 eo5 ku4 pt-4 ql3
ezi af-4 es-3 fr-4 la-5 ql-4 ro7 xh4 yo-4 zu6
zid eo5
_yu az10 es5 st-4 tn4 yo-5
_ye cs-6 eo-4 hr-4 id-5 ku6 la-4 lg3 nl-5 sn8 sq-5 st-4 tl-4 tn-3 tr4 xh6 yo-6 zu5
yed yo8
du_ af-4 az5 ca-3 en-4 eo5 es-4 gl-3 id-5 it-4 la-5 lg3 lt-5 lv4 mi-4 nl-5 pl-5 pt-5 ql3 tn-4 tr3
_dü ql5
nya af-4 en-4 es-4 fi-5 id7 it-5 la-4 no-4 ql-3 sq-5 st3 tl-4
_iq xh5
diy ku3 sw4
yya id-6 ms7 om9
yat en-6 id3 tl5 xh-5 yo8 zu7
tı_ tr6
aza ca-5 en-5 eu6 gl4 hu-5 id-7 la-4 ms5 pt-3 tn-4 yo5 zu4
zar es4 eu6 gl4 hr5 hu-5 id-5 it4 ku4 pl5 pt-6 sl-6 yo7
nzi en-4 id-4 ms3 sn5 tl-4 xh6 yo5
hra cs6 cy4 ga4 zu-4
pda ts10
mi_ ca-3 en6 eo6 et6 fi4 ga-5 gl-6 it4 nl-3 om-3 ql3
xal az7
opl az4 da5 hr6 tr-4
maq ms4 om8 zu5
if_ ca-3 en6 fr5 id5 om7
imi az-6 da-4 en4 eu-5 fi3 ga5 hr-6 lv-4 zu3
cin ca-5 es10 et-4 eu7 la-5 ms5 pt-3 sk-4
ura az-7 cs-4 en-3 es-3 ku-3 nl3 pl5 sn5 yo-4 zu-3
stl da5 no-4
enz af-4 en-4 id-3 ql-4 xh5 yo8 zu7
xa_ ca-4 es-6 gl13 pt-5 ql-5 so5 ts5 xh6
yen id-3 ku-4 tn-4 tr4 ts3 xh3
nir ca3 da-4 es-3 id4 ms-4 pt6 ql4 sn6 tl5 tr4
_ov af-7 da4 de-4 en8 gl-4 hr8 nl8 sl-6 sv-4 zu5
nca az-5 en4 eo6 es3 hr-4 la-5 xh-3 zu6
aq_ az10 id-6 ms5 ql8 tr-5
raz es-4 eu7 fr-4 gl5 id-6 sk3 sn4 sw5
zin af-4 az3 ca-4 cs-4 pt5 tl-4 zu6
=ni cs-4 eo10 hr-6 id-8 ku-3 pt-4 ql8 sw8 tl4 yo4
dı_ ql-4 tr7
pom ca6 es-4 nl5 sk-4 sl5
orf cy7
ii_ af-4 ca-3 en-5 eo-4 et-4 fi-5 fr-5 gl-4 hr-4 id-3 ku-4 la7 om13 pt-5 ro7 sl-6 so6 sw4 zu-5
ado da3 en4 eo4 gl5 la-7 lt-5 om-2 ro-3 sq6 sv-4 tr-6 vi4 yo-3
lmi az7
_nk lg5 ql7 st4 sw-6 ts8
car af-5 cs-4 da-4 eo-4 fr3 gl4 id5 it-5 mi-4 ql-5 st-4 sv-5 yo8
ır_ az6
_ai af-4 cs-5 en-4 eo-4 et4 ku-4 mi2 no5 ro3 sl4
ail ca4 en6 es5 et-5 fi6 ga8 gl-6 id-4 ms4 no-8
lki en-4 fr5 hu6 ms5
yer da4 de-6 es4 fr-6 is4 om9 vi4
ata af-4 ca-3 da-5 fr-5 hr-5 id3 lv-5 pl-5 st3 sv4 sw3
nai af-4 eu7 ga4 nl-4 pt-4 ql4 sw4
bey tr8
bax so6
şla ku6 tr-6
ilm az4 fr-4 gl-4 id7 no3 so4 sv-4
iza it-6 ku5 sk-4 sq-4 tr-3 xh4 yo-5 zu5
enr ms7
nri yo7
tta da-5 gl-3 hr6 id-4 is-5 it4 lg9 om7 sk5
una af-5 az5 es4 ku-3 pl-5 st-5 sw6
_ağ az8
=idi az9
_ço az5 ku4
çox az6
=çox az6
yi_ ms-4 ql4 st-4 tr7 ts10 xh3
ayr tl5
hin cs-4 hr-4 it-6 nl-4 om3 pt-4 ro-5 sk-4 tl2 ts3 vi5
kea hr6
=ada id7
ub_ az4 cs6 en-5 et6 ql4 ro4 so6
rkt nl8
oya sk5
etd az9
_çi ku13
ibi en-7 fr-3 la7 no-3 tl8 tr4 yo4
usa af-4 ca-4 cs3 eu-4 gl3 lg3 sw2
tsu da4 en7 et7 pt4 ql-5 sl-5 tl4 xh4 zu-6
suk id4 ms4 nl-5 zu4
uki eo3 pl5 sw4 yo5
no_ af-4 az-3 da-7 eo5 et-3 fr-5 ga-3 gl3 hu-4 it4 ku-5 lg3 ms-3 nl-4 ro-4 sq-4 tn3 tr-5 yo-5
cak ql8
dil az-7 en7 id4 ms-3 sq4 sw3 tl-4 tn5 tr3 yo4
azı az7 tr-5
biz az5 cs4 eu7 xh6
iz_ az4 ca-5 eu5 hr3 pt6 ql9
_py cy5 sv4
yes en6 hr-6 id-4 ql-6 zu4
haq so7
rar af-4 da-4 de4 gl4 it-4 ms-4 nl-6 no2 sk4 sn6 sv7 sw-3 tl-4 tn3
doğ tr8
lor id-6 it6 pt-6 ql-4 ro5 sl-4 st-4 tr-5 yo4
dot et4 yo5
oti af-4 et4 fi-5 gl-4 sk5 sn5 sw3 tl-5 tn-4 ts4
yri no4 tl4 zu5
dav az-5 fr-5 pt6 ro4 sl-5 st5 tr5
ava af-5 en7 es-5 et-5 eu-4 fi3 id-7 ku4 lv-5 mi-4 pt6 st-4 ts5
vam ca9 xh-4 zu6
_aq az4 fr-4 it-4 ql8
_uc sw4 zu4
uca ca7 pt-5
cal af-4 it5 om6 st-4 vi4
_öz ql6
lib eo4 es-5 fr-3 gl3 la8 lg4 ms-4 sw-4 yo-4
lil cs5 en4 no-4 ql4 ro6 sw3
yay ku4 sn9 so6 sw-4 xh7
ayl en6 nl5 so6
yla ca5 en9 nl-4 ql4
_cl cs4 da5 et5 fr-4 hr-4 la2 mi4 nl-3 pt5 ql-7 ro3 yo5
clu gl7 la-5 nl6 ro4 yo5
lub az6 ca-4 en-5 lg5 pl4 ql5 ro3
roi eu5 ga8
oid eu5 ga5 tl5
ağı az4
itl fr-5 ms7 no-5 tn3
_qa az9 id-5 om7 ql4 so10 sq9 tn-4 tr-7 yo-4
qab om13 zu4
adl tl-5
_xo es-6 gl15 ku8 pt-10 ql10 so6
fa_ eo-4 et-4 gl-4 id-5 is4 la-6 om6 so-4 tn10 yo4
zi_ ca-4 cs7 en-4 fr-4 hr4 ku-3 la-5 lg6 ms-5 sl-3 sw6 tl-4 yo-5 zu4
dib ku12 so8 xh5 zu-7
_ax az7 gl12
yaz tr8 xh6
azd cs8
zda az-5 lt5 ql5 sk-4
ayd so5 tr5
yda cy9
pay ku7 ql8
ayt ql9
iha da-4 es-4 et5 ku12 xh4
az_ cs5 eu8 hu3 id-4 it-5 tr4
=az cs6 hu5
mir cs-4 da6 eo-4 eu-5 id3 ku3 lg5 lt5 lv4 ms-4 sn5 sq4 tr-8
=mir ql10
yta ql8
fah id-6 ms6
lir da-7 lg6 ms5
_sü az5 ql5
diz sw4 xh7
ayn so7 tr5
=ona ql12 sk5 sl-10 st11 tn-6 yo-6
saf cy6
sud id9 no-5 sl-5 ts4
asa az-5 et-6 hr3 ku-4 la-3 lg4 ms2 nl-4 pt-6 sq-5 tn-5
riy ku8 ql4 so5 st4
gda ql7
omi az-4 ca-3 en3 es-4 eu4 fi6 fr-5 ga-4 hu5 ku-4 la4 no-3 pt4 ql-3 sk4 yo8 zu3
mit af-4 az-5 en-4 es3 fr-8 hu7 id-3 is3 ku-4 ro2 tr7 yo4
mış tr-6
yah az-6 so6 tr6
bav ku5
var ca-3 cy-3 de-5 eo3 eu-3 id-7 ku-5 ms4 no4 sn4
_ir de5 eu6 fr-4 hr-5 lt4 lv7 om4 sn6 st-4 tl-5 xh5 zu-4
irs az5 ca-5 de4 gl6 ku9 ql-4
may ca-4 da-5 hr-4 no6 sk-5 so5 zu4
raq id-6
=ki de-4 hr-6 hu-3 id11 ku-4 mi17 ms-10 ql4 sl5 sw-5
key ql6
_qi ql8
viy ku9
lya hu6 lg5 ql5 tr4
nsu ca-3 da-4 fr-4 it-4 la5 no7 tl-4 ts5 xh-6 zu6
uz_ az5 eu5 hr3 tr5
bil af-3 es-6 fi-5 nl-4 ro5 tl5 tr-3 yo-4 zu6
=bir ku-4 ql6 tr4
niz az5 ca-6
nil fi4 hr-3 sl4 st-4 sw5 tn4
muk eu-5 lg5 sn7 sw-6 tl4 ts3 xh-7
qal az9 ku5 tn-5 zu5
bez id-5 nl5 sl-4 zu5
kay da5 ms-5 ql8 tl8
dax so7
axi ku8 la5 no5 vi5
xil so7
dai cy5 eu5 gl-5 ku-4 ms-3 sn5 yo-4
aim et-5 fi8 fr9 ga6 id7 mi5 sk4
=ya az-5 en-3 et-4 hr-3 mi-4 om-4 pt-4 ql4 sk-4 sl-5 sn-4 so-3 st6 sw11 tl-7 tn7 tr-7 ts6 xh-4 yo-5 zu-4
vi_ ca-4 eo7 gl-3 hr4 hu5 id-4 ku-5 la4 ms3 ro-4 sk3
_ça az6 fr7 ku7
uvi es4 fr-7 gl3 tl5
vio en6 es6 hr3 sl-4
zil cs-5 eu4 sk5 sw5 zu4
qan az6 ql5 xh8
ncl yo5
luc ca6 cs7 en6 es-7 id6 ms-5 pt-6 ro-5 sl6
=iki ql8
hes cs-4 en4 gl3 it-6 ms-3 om6 sv-4
esa cs-3 en-5 eu4 gl3 id5 lg5 pt-3 ql-3 st4 tn-7 ts-3
uru gl-3 hr-6 hu4 id4 ku-4 lg-4 mi3 ro-4 sk-3 sn8 sw4 yo5
rul ca4 da-7 no9 ro4 sl5
ida ca6 eu6 gl4 hr4 id4 it-3 ku-4 la-3 ro-7 so6 sv-5 yo5
_şa az7
kub az5 id-6 ku-4 st-4 ts-5 xh4
ubo az5 sk5 xh5 yo-4 zu4
oku da-4 en-5 et-5 ku-4 la-4 lg8 nl-4 ql-6 sk-3 st-4 sw-4 ts-5 zu4
ku_ af-4 ca-4 cy-3 en-9 es-5 ga-5 hu-5 id5 it-4 ku5 la-4 lg3 nl-5 ql4 ro-4 so5 tn-4 ts8
=un cy6 da4 eo-4 fi-4 gl8 hu-4 id-4 pt-7 ql8 yo-6
up_ af-5 cs6 da-6 en6 id7 ro4 tl-4 zu3
_nt az6 lg5 ms-4 ql5 sn-4 st5 sw-7 tn6 ts8 xh3 zu-4
oma da-7 hr4 is-5 la7 pt-4 ro4 sv-5 zu4
tet az4 gl-4 hu3 id6 sq-4
haz cs5 es5 ms4 ql-4 sk-5 tr-4 xh6
mı_ ql10
_tö ca7
eyi ql-4 tr8 ts4 yo7 zu6
ze_ af-5 cs5 gl-4 hu4 lg8 nl5 ql3 sw-4 xh3 yo-6 zu7
rij hr4 hu5 nl7 ro-6
ijo es7 sl5 yo8
rlu om6
aid af-4 cy8 en5 es-4 ga6 gl-4 lv6 sl4 sw6
tki et4 ql-6
onu az2 cs5 es-3 mi7 tr7 yo4
ils en9 fr8
uze eu3 hr5 sl-5 xh2
sik id2 nl-5 no3 sw5 zu4
_ii la4 tl5 xh15 zu-10
=after da-7 en10
ght af-4 ca3 es7 mi4 ql-6 xh-5
_l_ ql7
=l ql7
nic ga3 la5 pt-5 sv-6 zu-5
zam cs5 pl8 xh3 yo5
tja hr-7 is5 sl7 sq5 st6
xar gl8
kov no4 ql-3 sk4
lda da-6 hu5 ku6 nl6
ory en4 id-5 ms5 pl6 sk-4
uza xh5
zan en-8 es4 hr-6 id-6 ku5 ms4 om7 ql3 sl5 sn3 xh4 yo-8 zu6
nar af-4 cs5 en-4 eu-4 ku-3 no5 sk-4
ür_ az5
=ad la7 ql8
loj eo4
izl hr7
uta es-3 ku-4 la5 lg5 mi5 pt4 sl-7 sn5 sq-5 sw6 tr-4 vi5 xh-4 yo-6 zu-3
ird da-4 en5 lt5 no4
lal eu-4 sl-7 st3 tn-4 xh6 yo-4 zu5
bah id5 lg-4 st3 tn-3 yo4
_sr cs5 es4 hr5 sl4
rai ca5 es4 ms4 nl-6 ro5 sw3
hur az-6 gl-5 mi5 ms-3 no-3 ql-4 sn10 sv7 tr4 ts7 yo4
üst ql7
fak eo6 ro4 xh6
nio ca-5 cs4 eo3 gl-5 id-8 om5 tl4 yo6
gör ql5
dey az6 tr4
eya en4 ku11 lg5 ql-2 so4 xh4
sir da5 hr-4 id-5 ku-4 la-3 lt4 ms4 no-4 sn5 tl3
udu hr-4 om3
gir ca5 cs-4 es-4 gl-3 ku9 lg5 zu-5
aqa om4 so6 zu4
ono ca-3 cs-6 en4 eo5 es-3 eu4 fr-3 it3 pt4 ql-4 sv4 tn7 ts4
tiv cs-3 fr-5 gl7 no4 om5 ts4
cid eo6 es-5 gl5 la4 ro-6
mem af-4 az-5 id5 ku-4 la3 ql-4
nso ca-6 et4 it-4 la-5 lg4 sl6
ım_ tr9
tia cs-5 da-4 es-3 gl-5 la10 mi7 sw5 vi5
hiy zu5
hey en5 ku10 xh3
tab da4 gl5 it-4 la4 sk4 sl-5 st6 tn-6 xh-5 yo6
giz xh-6 zu7
riz ca-5 da5 es5 hr4 id6 lg3 ms-7 sw-4
mey id-5 ms5
yil fi5 xh3
yem id-4 ku4 sn5
üm_ tr9
hre da7 en-4 eo7 id-3 ms6
rey az6 ku3 lg4 yo5 zu-5
=si da-6 gl3 hr8 ku-3 lt-6 ql6 so8 tl9 tn-3 yo4
ikn id6 is6
eyr az8
yra cs-4 lt7 sk4
ole af-4 et4 fr-5 ga-4 id2 it3 ku-3 la2 lg4 pt-3 ro-5 tn3 xh-5 zu3
leo eu8 ga5 gl-5 it-4 pt-6 sw7
_zi af-6 da-5 en-4 eo-3 eu5 gl-4 hr-4 id-5 la-3 lv5 nl10 om-4 ro4 sk-5 sl-5 tn-4 ts-4 xh6 yo-4
_üç ql9
qar az6
upp ca-5 en6 no-3 sv7
_um cs6 en-4 es-4 et-4 eu-5 gl-4 ku-4 lg-5 pl6 pt6 sn-5 st-4 tl6 ts-5 xh5 yo-5 zu9
ump ca-5 cs-6 da-6 fr4 is4 it-5 st-4 sv5 xh3
tum en-4 fi-5 is5 la7 lg4 pt-3 sl-4 sw6 tl4 xh-3
umu az4 eu-4 id4 la3 st5 tl8 xh-7
dio cy8 en-6 it3 ms-4 pl-4 st-3 tl-4 tn3
ünd ql10
bs_ ca-5 en5 ms-6 nl6 no-5
yir id-5 ms5 so6
uml id7
qor so6
qib xh7
opu es3 it-4 la3 mi5 ms5 ql-4 st3
=an af-4 da-4 de-4 fr-6 ga12 gl-4 ku7 nl-4 ql9 ro-4 tl-6 vi-5 yo-5
mah id3 mi6 ts5
yim ts9
haf cy6 de-6 ql4 sw6 tl5 tr4
ait af-5 cy4 eu6 fr8 ga7 hr-4 ku-3 la-4 no-5 pt-4 sn6 st-4 xh-4
ti_ af-6 ca-5 de-4 en-6 es-3 gl-3 ku-4 lg2 nl-5 om5 pl-4 pt-4 sn3 sq3 sv-9 tl-3 tn-3 yo5
mbr es3 eu5 gl5 hr7
izi eu5 lg4 ms-5 sw4 ts-4 zu6
say ca-4 da4 en4 gl-5 it-5 ms5 st-5 tl7 yo-5
miz az-7 ql7 sw5 zu3
kim ca-4 eo-4 gl-4 ku5 lt3 ql-4 sl5 sv-6 sw3 tl-4 zu3
nid ca6 cy5 es-5 gl8 so4
tiy ts6
adu eo6 hr4 la-5 lv4 so5 sw4 tl-5 xh-3
jur sl7 yo4
urn da-4 en-4 fr3 no3 ql-2 ro5 sk4 tl5 ts7
obr ca-3 en5 gl5 hu5 lv5
ahm yo6
mud cy4 gl-4 pt8 sn3
qa_ ql9
eix ca8 es-4 eu5
nau et-3 lt5 st-3 ts-4
au_ af-4 cy10 de4 en-8 es-5 et-4 eu4 fr5 gl-5 ku-4 la-4 lt4 mi6 ms2 om-3 ql4 sk-4 sq3 tl-9 tn-4
_ic de10 ql6 sk4 sw-4 xh5 zu6
lm_ en7 no-9
new cs-6 lt4 ms5 sl6 sw3
ew_ az-4 ca5 et7 eu6 fi7 fr-4 ku10 lv-4 nl-6 no-5 ro-4 sq-4 tl-7
=new ca6 sw5 tl-6
jas cs-4 eo-4 es8 eu5 hr-4 sl5 tl-6 yo8
smi hr7 id-3 lt5 sv-4
_gü ql8
atl da-5 en-5 eu4 st4 tn7
tla cs6 en-3 id-4 it-5 ku-5 nl-4 st7 tr-3 ts5
naj eo5 id5 sk5
aja eo-4 es4 hr-4 id4 la-4 nl-5 no-5 ro4 sq6 sw3 xh-5
aca az4 ca4 eo-3 id6 ku-4 nl-4 pl-5 pt5 ql-6 so8 xh-4 yo-4 zu4
tur ca3 cs-5 de-4 en-5 fi4 fr-4 la4 lt-5 om5 sk3 sl-4 sv4 sw-4 ts5
mo_ af-4 ca-6 da-4 en-7 eo6 et-4 eu-4 fr-4 gl2 hu-6 ku-4 lv4 ms-5 pl-4 ro-5 sk-4 tn6 tr-4
ctu en7 la4 nl5 pt-7
ça_ fr4 pt4
unc hu4 it-4 sw-5 tl-5 xh4 yo-3
ncu xh7 zu-4
ko_ af-4 cy-4 en-8 es-6 et-3 eu7 fi6 fr-4 ga-3 gl-4 it-5 la-5 lg4 lt-5 mi3 ms-6 nl-5 no-5 ro-5 sv-4 tr-5 ts4 xh4 yo3
=polo gl13
rap az-6 eo6 hu3 id4 it-4 no-4 pt-3 ql-5 sq5
mpr eo4
zad ca4 cs8 eo4 ku5 pl5 sk-6
_ce af-4 es2 eu-5 ga3 id5 it4 ro3 sv-3 tn-4 zu-4
urt az9 de-3 es-5 eu5 is4 ms-5 no8 sk5 tl4 tr-8 yo-4 zu3
aln et5 pl5
tih ts8
ifu ca5 es-5 gl-5 sw8 xh4
uqa zu5
eza ca-5 eu6 gl7 hr-3 id-5 lg4 pt-4 sl4 sw7 xh2 yo-5
upu lv4 pl5 st4
pu_ hr11 mi6 ql-3 yo5
ray es6 so7 yo4
ayo ca-4 es5 gl-5 om-5 sk-3 sw5 tn-4 zu5
yon cs-4 fr8 sw-4 tl7 yo-5 zu4
inz lg5 ms4 xh9 zu-5
zib lg4
con cs5 da-3 de-4 gl4 is5 ku-4 la4 sq-3
uku gl-5 id3 ku-4 mi3 om-3 st-5 tl5 yo-5 zu5
_tv cs6 ql4 ro4 sl-7 sv4
viz eo6
tid eo-3 eu-4 gl3 hr-4 id7 lt4
uli ca-5 cs-4 fi5 ku-4 la6 lg7 ro-5 sl-7 sw5
qad so8
zis eo6 xh2
ört ku6
zik hu5 id-5 pl5 xh6
ffa om12 sl5
sih zu3
nos az4 ca-2 cy4 fi4 gl6 hr-4 la6 ms-2 sl5 tr-6
seo ga9 id4
usu ca6 en-6 es-7 sk-4 sw6 tr5 yo7
isb ca10
qay so8
dum az5 ca-4 la4 tl-7 tn6 zu4
xik cs7 ts9
bio gl4 hr7 ms5 nl6 no-4 sl-6
did af-3 en9 eu4 it-6 la4 ql-4 sl-5 st-5 yo6
laz es-5 hr5 ts6 yo5
azu eu11 hr8 sl-5 xh-4
zur eu4 ql-4 sw13
tni da3 is5 lv5 sk-5
fi_ cy8 it-5 om11 sk5
ör_ ql5 sv7
=mən az5
mum id6 la5 sn10 yo7
umm da-3 id-6 it5 ms8 nl5 om11 xh5
isl eu4 fr-4 id6 ms-3 no-6 tr-6 zu4
mur da6 de5 mi5 no-5 om4 tr5 yo-4 zu-4
oba cs-3 id4 it-4 pt-3 sl5 so5 yo7 zu5
=et cs4 de-4 en5 fr6 la9 sv-5 tr7
rim az-4 cs-5 it5 la6 sw-4
ngl af-4 es-3 fr-3 la4 pl4 sl-4
isn la4
gi_ af-3 da-5 gl-5 lg5 mi4 ms1 no3 ro-4 st-4 sw3 tn4 tr-5 xh-4
itr id5 pt5
rac da5 om3 ql-5 ro-4 sw-4 ts3
aci eo7 et-4 gl6 pl5 pt-3 tr5 xh4 zu-4
dic af-5 en5 eu-4 fr-4 it3 la6 sl-5 xh4 yo-5 zu-5
sip ku10 ms6
iom en-5 eo9 fr5 ga9
siz ql4 xh3
nur eo5
etk az4 et7 hr5 sk5 sl-6
=ti cy8 eo-4 fr-4 gl4 hr14 ku-5 lt-5 ms-4 pt-4 ql10 ro-6 sk-6 sl-11 tl-6 yo7
ay_ ca-8 cy-4 eu-4 fr-3 ku-3 la-3 nl4 om-5 pt4 ql5 sl-4 sn-3 so12 sq-4 sw-4 tr4
_ey da5 ku-5 lg4 no-4 ql4 zu5
yak sn3 tn-5 xh6 zu6
aku da4 id5 ku-4 la-3 lg3 sv-5 sw3 tn-4 xh5
gün ql4
yni cs7 cy6 pl-8
yll da-5
=var da6 lv-4
_vu de-9 la5 pl4 ql5 ro-4 sn-4 ts19 zu-5
vur tr8
_iz cs-6 eu5 hr4 la-4 lv5 ms-5 sl4 sw-5 zu7
zah ca5 cs5 es-5 sk-7 sl8
ahl de5 st5 sw-4 tn-8 ts5 zu4
=ara ca8
çin ql8
_ot hr6 ms-4 pl4 ql6
bis da-3 de6 eu-4 fi3 id6 ms-3 ro-5 sl-5 ts6
=fi it-5 om15
=fa es-5 st-4 tn16
=son ca5 gl13 no6 pt-6 ql5
ilo az5 eo6 es-4 eu4 it-4 ms-4 pt-5 sw5 tn4
oso ca-2 en-5 es2 pl5 tl5
sof ca6 cs6 en-9 sl-5
_xe az7 es-7 gl12 ku10 pt-8
ict ca-7 en5 sk-3
=ab la11
nc_ ca13 cy6 es-5 la5
pul az8 da4 et-4 id2 la6 lg4 st-6 tl-8 tn3 ts4
ksa et4 id5
gez ql4 sw5 xh4
uyu tr7
ubi hr6 la6 lg7 pl5 sl-5 ts-3 zu5
biy ql5 so6
=iri sn11
ful az4 en4 hu4 ms5 tr-5
pus cy4 en4 la4 tn4
su_ cs4 eo4 es3 eu-4 gl-4 hr3 id-2 it-3 lt4 ql3 sk-4 st5 tn-5 xh-4 zu2
_ul az-5 es-6 id-4 ms3 no4 sl-4 sq4 sw8 tl6 tr-5
duz pt5 zu7
hac es10 gl-6 la5 so4 st-4
yus id10
rab ca-5 gl7 pt-6 so5 sw4 xh-5
iva en-4 gl2 ku3 la6 ro-4 sn6 ts3
buk da-5 hr5 id4 lg5 no4 ql-4 sk-4 sl4
oge id5 lg4 ms-8 tn7 yo5
=hal id12 ms-11
bii om5
has de7 en6 fr-3 id4 it-4 ku-4 pt3 sn3
boy ms6
sok id3 zu4
yor ca5 fi4 id-6 la-4 sn4 tl-6 tr11
=vi ca-6 eo13 hr4 pt3 sl-3
fal ca-6 cy4 da-7 gl7 hu4 it-4 la-5 lv4 ms5 sq7 tr-5 yo-4
lba da4 no5
mpo ca-4 en5 eo5 eu5 gl7 la5 no-4 pt-5
poz eo6 ql4
ozi eu5 hr3 sl5 tl4 xh-4
tsa da3 id-4 ku-4 ms-3 st6 sw-4 tn6 ts5 yo-4 zu-6
tay id-7 it5 nl4 ql3 so9
iny sn-4 st2 tn-5 xh4 yo4
aun af-6 da5 en5 fr-5 is4 ms5
ndl cs-4 da4 nl3 ql-7 sw-5 ts10 xh2
aye de-6 id-5 la-4 lg-5 no5 sw5 tl-5 vi4 xh4 yo9
dli en-6 hr-3 it4 ql3 sl3 zu8
_sö fi5
nen af-6 de4 en-6 eo4 et-4 fr-5 id-4 ku-5 lg4 nl3 sn4 tn3 zu4
idz sn11 sw-4
dze lv8 ql3 sn9 xh-4
uha hr5 sk4 tl6 xh5
nqu ca3 es-6 la4 zu6
ov_ cs-3 da6 gl-4 hr-4 ro4 sk5 sl6 tr-4 ts3
kis eo6 hu5 lg5 lt4 ms5 sk-5 xh3
cil en-7 eo4 es5 et-4 hu5 pt-5 ro-4 sq6
hli de-6 nl5 zu4
cum az-3 la6 pt-5 ro2 tr7 xh5 zu-5
ixa es-8 gl9 om6 xh6
ohu cs6 mi6
ano ca-4 cs5 eo3 et-4 it-3 ku-4 lg2 lt3 ms-2 ro-5 sk-5 sn8 st3 tr-5 yo-5
iji ku-4 ms4 sl4 sq3 sw5 yo4
yel da4 eu4 la-4 ts4 zu8
cla la6 ms-5 ql-4 zu-5
_ll ca7 cy13 es9 la-4 pt-8 tl-4
nqa az8 xh11
aly cs3 da-4 ms-4 om5 ql4 sk-3 st4 tl5
abi az-5 cs4 ms8 pt-4 tl6 xh4 yo6
_eh es-5 eu6 fi4 it5 nl5
nul fi4 hr-4 it-3 ql4 ro3 tr5
dd_ cy19 da-8 ku-4 no5
siv az4 da-5 no4 zu7
iv_ az6 hr5 id-3 no6 ro6 sk-4
uva fr3 hr5 la4 lg4 lt-4 ql-3 sn6 sw-4 tr6 xh4
eht fi8
hti fi4 ku4
fol ca4 de4 en-4 nl-4 tr5
sey es6 sv5
ipi ku3 sn3 sw4
pi_ az-4 et6 hr9 ms2 sl-5 st3
vim ca5 et5 sl6 sn5 xh-5 zu5
cas cs3 fr-7 gl5 ku-4 ms6 tl-5
_sv de5 hr4 lv10 no5
git eo3 gl-4 la7 ql4 ro5 sw-3 tr6
ikt da-3 no4 sv3
osu fi6 ql-7 tn5 zu4
abu ca-5 la4 lt6 sw6 tn-4 ts-4 yo5 zu2
bus ca7 cs4 en-4 la4 lg4 lt6 lv-5 ms5 pt-6 tl5
fad ca8 en6 ga6 sw4
tex cs5
cet la8
kaz eo7 es-5 eu3 sl4 sw4 tr-3 zu4
=ay ql6 so9 tl5
zmi hr7
yum ms6 sw6
lav es-2 ku5 no-4 pt7 sl4 ts6
ais ca-6 cs-4 cy5 es-8 fi5 fr13 ga3 gl5 id-7 la-4 nl-5 pt3 sl-6 sn5 sw3
ssu az5 de5 en-4 la5 om6 tn8
zal ms-5 tr5 xh8
ily ca6 cy4 es-4 so4
tul ca4 eo5 es-5 fi3 lg3 ro6 zu-3
sib ca-5 en-6 es5 id-4 it-5 ku4 lg4 ms4 ro4 xh5
_xi ca5 cs-3 es-6 gl4 id-6 ms6 ql-3 sn-5 so7 st-5 sw-4 ts23 xh-5
igu ca2 eo4 la-4
gur da5 en4 fi-3 ga6 hr5 id5 is-5 it-4 ms-6 ro5 sl-6 sn3 sv-4 yo-5
mac en4 eu4 fr-3 ga4 nl5 pt4 ql-6 st-4 sv-4 tr4 yo-3 zu2
axe gl10
xer es-7 gl6
anz de6 gl3 om3 pt-5 ro-5 sn4 sw4 yo6
=ana az-6 mi16 sw11 tn-4 yo-4
fac es-9 fr-4 gl7 la10 ms4
ios es3 ga4 gl6 la8
ned de-5 en5 ku6 sl-3
zu_ eu8 ku4 lv5 ql4 sw-4 zu6
alv ca-7 da5 en3 eo5 es-10 la8 lv4 nl4 pt-4 vi5
lva ca-5 en6 es-7 fr6 nl4 ro-5 sl5 vi5
tav ca3 cs3 da4 gl-6 la4 lt5 no-3 pt4 ql4 sl-3
arf cy7 ms6
_mk sw15
taz sw8
rfo cy8
abl cs3 es3 fr-4 it-4 la-4 ms4 sw7 zu-5
any az-4 ca6 de-4 eu-4 fr-3 la-4 tl-4 tn5 xh3
nyo ca6 en-3 sn5 tl5 tn5 zu3
fau fr-12 ql-6 yo6
flo it4
kt_ af-7 az4 cs4 hr-4 nl10
=kim zu5
ihl cs-8 hr7 st6 tn-5 zu4
abt da6 so8
bta so8
bom cs-5 ms6 pt6 sl3 xh4
iye so6 tr4 zu4
kha da-5 lg-4 nl5 sn-5 so2 sw-6 ts4 vi5 yo4 zu6
_ah es3 eu6 id-6 ku-4 mi3 ms3 om-5 sl-5 so9 tl5 tn-4 tr6 ts-4
=ah ql-4 sl-4 so10 tl7 tr6
hav en5 eo10 fr5 hu4 is-5 sn5 ts4 yo4
=su es7 hr4 id-5 pt-3 ql9 sk-3 sl-6
hla de-4 ga3 lg-4 pl-4 sn-5 st6 tn-9 ts7 xh6 zu5
sat en-10 et5 fi3 fr-5 gl-5 nl-4 no-3 sl6 sn6 sw-4 tl6 ts4
muz az-4 hr5 nl6 sn7 tr5 xh-5
dos ca8 de5 en-4 es-4 gl5 ql-5 sk3 tr-5
axa az5 ca4 so14 tr-7
eft nl8 tr6
nib cs5 la-4
=tom de5 fr6 hr-5 it5 ku4 lt-5 mi-4 nl3 om-4 ql8 ro3 sk-7 sl-6 sq-5 st-3 tn-4 tr3 yo-5
_ny af-4 da3 en-5 hu4 ql3 sk-5 sn5 sw7 ts4
idr da5
oz_ az6 de7 eu5
lov da4 de4 es3 yo5
oca af-4 es3 gl5 id-6 ql-4 tr6 zu4
_od az-5 de5 gl-5 hr4 it9 pt4 sl5
pik id6 ms-7 sq4 sw3 xh4 zu-5
liv eo-3 es6 fr6 id2 ms-1 pt5 ql-4 yo-3
lob cs-7 hr-3 ms-8 nl4 no3 ql-5 sk7 tn6 zu3
obo hu6 sl3 sn-4 xh4
_uk af-3 da-7 en-4 gl-4 id-4 lg-7 no3 sk-5 sl-5 st-5 ts-5 xh5 yo-4 zu5
bry cy8
kum da-4 pl-4 sl5 sn5 st-4 ts4 xh4
dul de4 ga4 hu5 so4 xh6 yo-5 zu-3
pal cs3 da5 eo-3 fr-5 lt4 ro-5 sk-5 tl-3 tn3
iod cy5
=als af-4 de5 nl4 ql7
=san es-6 is6 ro5 tl-6
=ta da-4 et9 fi-5 pt4 ql9 sk-4 sl-4 tl-5 ts15
obl cy7 en4 eo3 ql5 ro-4 sl-7 sq4 sv-4
roy sk7
umo it5 tl5
sav az-7 cs-7 hu5 lg3 lt4 sk5 tr5 ts10
hay az-5 es7 is5 ms-3 so8 tr6 xh4 zu4
nor az-4 eo-3 eu8 fr-3 is6 ql-3 sv4 tl5
nay id-4 om-4 so10 ts-3
pil az3 es6 et5 hr-5 pt-3 sl6 tl-5
apu az4 cy5 hr6 mi7 sn5 tl-4 tr-5
emy lg6
=may da-5 ms-4 no5 so-3 tl8 zu4
mam cs-6 hr6 hu-4 ku3 nl-4 om6 pl4 so-4 yo-4
kro da2 eo5 hr-4 no-4 sl5
roz az6 pl4 ro5 sl-4
oza eo5 es-5 eu-3 it4 lg6 no5 ql-8 yo4
zat eu8 hr3 sl-2
yet az-3 id-3 la-4 pl4 sl5 tr7 ts4 yo-4
kot da3 en-3 ku-4 st10 sv-4 ts8
otu ca5 is4
azk eu7
cab en5 es3 id-8 ms5 so6
_z_ hr-7 pl4 sk3 sq4
=z hr-7 pl4 sk3 sq4
_r_ cs9 yo-6
=r cs9 yo-6
odl en5 no-4 sl6 zu4
hek da4 is-4 ms-4 sn4 ts5 xh-5 zu8
zma cs7
ibe en-4 ku7 ro-5 sv6 yo-7
eir ca5 cy7 da-5 en-6 es-7 ga9 gl10 is-7 la-4 mi5 no3 pt-6
oye la-7 tn-5
dov ca4 it8
kah mi6 ms8 tn-5 xh-5 zu6
izm hr5 ql4
toa mi9 nl-4 sw4
pti eu-4 lv-3 no5 pt-4 tr4 yo4
tez es6 eu8
ez_ ca-13 eo-4 eu4 fr10 id-6 ku9 la-4 no-4 pt-5 sw-4 tl-5 yo5
qel xh14 zu-8
kaj az5 eo12 pt-4 tn-5 tr-4
=sen az9 tr7
_kv eo6 no8
zen af-4 cs6 de6 eu7 it-6 ku-5 la4 sk-3 xh3 yo-4
cli ca5
gah id4 ku5 ql6 st4 tl-5 tn-5
kau eo4 mi9 pl5 ql-5
zav cs6 sl-4
vod az4 cs3 nl4
irr az4 gl-4 ku5 lt5 om10 ql-5 sk4
hep st7
vet en-6 et6 fr-4 ku-5 la-3 nl4 ro6 sq7
obs en5 sk4 yo5
ium ca-4 en-4 gl-4 la4 nl5 no-6 ql-7 sv4 yo5
niu ca6 eo5 fr-4 id-4 nl-4 sl4 yo5
eys pl5 so5
shu ql3 ts3 yo4
hu_ da4 en-5 et-4 ga-5 ku-4 ms3 pt3 ql5 sl-6 sq5 st-4 sw-7 ts4
=ku en-5 id-6 ku12 lg5 ms-3 om-4 sk-5 sn-5 so9 sq-6 sw-7 tl-4 ts11 xh-6 yo-4 zu6
=mo ga4 gl-4 pl-4 tn12
hi_ af-4 az-4 cs-4 en-8 eo-4 fi-3 ga-3 gl-4 hu-4 lg-5 mi5 sw3 tl-4 ts6 zu4
=hi az4 cy6 en-5 sw-5 tl-7 ts19
uol fi5 la5
uh_ hr4 id5
kva eo9
ix_ af-6 ca10 es-5 it-4 la8 nl4 yo5
bab az-6 da3 de4 pt-4 sn3 sq6 xh5 yo-5
tac cs9 es4 fr4 ga3 id-4 pl-9 sk-5 sv8
air eo-5 eu4 fr-4 ga7 ku-4 la-4 nl5 pt-3 tl-4 tn-4
zbo sl5
yu_ ql9 sn7
nok id-7 ms5 pl5 sv-6 sw-4
+š af-4 ca-4 cs1 en-4 es-4 et4 eu-4 fi-7 ga-4 gl-5 hr3 id-4 it-3 ku-6 la-5 lt8 lv6 mi-4 ms-4 om-3 pl-7 sw-4 yo-5
šu_ lv7
_ša et5
udd da-4 lg7 no3 om5
elv af-5 az5 it5 sl-5 sv-6 zu-4
lve az5 eo6 gl5 la8 ql-4
etl ca4 id-5 is-4 st2 tn5
lul fr-3 it5 nl7 ql-4 ts5 zu6
_ub hr5 id-4 la5 lg-5 no4 ql4 xh7 yo-4 zu5
urr eu6 fi4 gl-4 la4 ms-4 no6 pt-4 sq3 tl5
lol zu4
uor it6
vik da-5 fi4 no6 sn7 xh-7 zu8
jik ms5
=iso gl13
pha id-5 om5 sw-4 xh6 zu5
apt et7 gl-3 pt6 tl5 tr5
gio ca-5 eo4 gl-6 la6 lv4 pt-5
lhe fr5 pt8 st-6 tn8
bua ga6 ms2 tl-4 tn8
uat fr3 mi4 sq4
mul hr-5 la4 lg4 om4 pt-4 ql4 ro6 sw-4 tl5 xh-4
nec en-11 eo5 fr-8 is5 it-6 nl5 om4
clo es-5 ms9 pt9
pow da-3 et7 id4 ms-5 pt7 tl-4
=je af-4 de-7 es-4 fr4 ms-3 nl4 pl-6 sw6
ijs lv8 nl6
usp en7 hr9 sl-4
pje hr4 sl-5
eh_ az-4 ca4 es-5 id4 nl5 ql-4 sv8 tr4
=od cs-4 hr6 pl3
_dž hr10 lv12
+ž af-4 cs3 eo-5 eu-4 ga-4 hr5 it-3 ku-4 la-4 lt5 lv6 ms-5 nl-3 pl-5 sk4 sw-4
dij es9 st6 tn-3
ija hr6 hu5 id4 lv5 pt-4 ro-4 sw4 tn-4
jal af-3 cs6 es4 sk-5 tn4 xh4
ahu ms4 om4 st-4
nhu ql-5 sn10 ts10
kao hr7 sn5
ao_ cs-4 en-5 es-3 gl7 hr13 it6 ku-4 nl-4 sl-9 st6 sw6 yo-4
iku cs4 es-3 ku-4 ql4 sk-5 sq5 sw5 tl-4
nku en-5 sl-6 ts4
nih cs3 id-6 ku9 la7 ms5 yo5
ih_ cs-4 id9 sl2 sv-4 tn-4
+ć cs-7 hr12 pl4 ql6
eća hr8
+č cs5 eo-5 ga-3 gl-4 hr4 ku-5 la-5 ms-4 pl-5 pt-4 sk3 sl4 st-4 sw-4 yo-5
_či ql10
otr cs-7 es7 eu8 la-3 ro5 sl3
nje cs-5 lg5 nl-5 pl-5 ql5 xh6 zu6
_zv lv6 ql-4 sn12
zvi sl3 sn16 sw-4
vij sl4 sq4
ije cs5 hr7
jez sl4
ezd ql7
ovo ca-5 es-6 fr-6 pt2 ql6 sq5
vom hr6 sk5
azv sn8
+đ hr19 sl-6 vi9
prv cs6
otk ql5
hme cs7
umi ca-4 et4 la-4 sn3 sw5 tl8 xh7
svo cs-4 sk4 sn7
voj ql-4 sk2
ba_ fi-7 is-4 la-4 lg3 lv-4 nl-4 pt-5 sv-5 tn3 vi-4 xh4
koj hr9
=koji hr7
=ga ql7 tn15 yo-5
iro ca-5 gl6 it-4 ku6 la4 lg6 mi5 pt-3 ql-2 sl-5 sn8 st-4 sw-4
nič cs4
čno hr5
mij af-4 nl9 sl3
ože sl-7 tl5
že_ cs4 sk4 sl-5
vit da-7 es-4 fi3 id4 is-3 la10 ms-3 no4 ts4
izu sw7
_og da3 ku-3 lg4 no3 om-4 ql3 so4 sv-5 tl-7
čen hr-5 sl7
_št cs-4 hr6 sk5
što hr4 ql6 sl-4
=ako sk4 tl9 yo4
iko eo3 eu3 ku-3 lg5 lt-6 nl-4 no-3 sk-4 sw4 tl5 ts3
=ne az-4 ca-7 en-5 eo10 es-5 eu-3 fi-5 fr-3 hr5 hu-7 it-5 ku5 lg7 lv-4 pl-3 pt-7 ql5 ro-6 sq-4 st5 sw-4 tl-4 tn7 yo-7 zu6
ruž sl7
fit en5 id-7 ms8 tn5
itn id7 ms-8 sl6
tne hr-5 la10 sl6
_že sk3
imo az5 eo-3 gl5 it-4 ms-3
isp eo4 hr5
iše cs5 hr7 sl-5
še_ sk4
nek cs5 eu5 id-6 ku7 mi4 ms4 sk-4 sn6 xh8 zu-8
lij af-5 hr5 lv7 nl4 yo-5
nij hr4 ql5
=iz hr3
ži_ hr8 sl-7
kup ku-3 pl6 sn4 sw6 tl4
pou da-4 gl6 yo4
jav da4
šta hr13 sl-5
bc_ de4 eu-4
ws_ en4 ku-4 ts4
_gd hr8
dje hr5
irw lg6 ms6 sn7
way en-4 it5 nl3 sv4 xh3
ays es5 so6 yo-4
=anak id8 ms-6
tau cs7 id2 mi9 pl-9 ql4 sn4 st-4 sw-4
lsk da5 hr4
alj da5 sq6
kre en-4 nl-5 pl4 st7 zu-4
će_ hr5 ql5
cen af-4 da1 eu-3 ms-4 nl6 no-2 ro-4 sk-6 sn4
rut da-4 en-8 id3 lv7 nl-4 pt5 sv7 tn4 yo-4
ntu en-6 fr-5 gl-4 id6 lg2 sl-5 st-5 sw-5 tl-6 xh5 zu4
_mj sw8
mje ql5
=nije hr6
jem cs-6 sk8
kac ql6
mog da4 eu5 id6 nl4 sl-5 tl7 tn5 ts4
ogu ca5 en4 gl-4 hr5 lg5 sl-5 yo6
aj_ ca-4 eo16 es-5 fr-5 gl-4 hr3 it-4 ku-4 la-4 no-5 pl8 pt-6 ql7 ro6 sk3 sl5 yo-4
emu da-4 eo-3 fi4 fr-4 id5 ku4 pt5 sk-4 sn8 xh-7 zu4
hod ca5 cs-3 hr-3 ku-4 la6 pl4 sl6 st5 tl4
dug hr5 id7 ms-8
igr hr4 id4 is5 ms-4 nl4
_uv cs6 xh7 zu6
uvo lt7
išt hr5
tup hr6 id5 sk5 sl-4
raj eo5 ms7
onc en8 id8 it-4 la4 ms-9
ibu ca-3 cs4 eo-4 gl4 id4 it-3 la7 lg5 tn6
but en3 id8 la-3 lg6 ql5 sw-5 tn7 xh4
oj_ cs-2 eo19 fr-4 gl-5 hr6 it-4 la-4 pt-4 sl-5 sq4
lja af5 da-4 ql3 sq6
jen af-4 da2 eo4 es-4 fi6 ql2 tn-6 xh5 yo-4
jat es6 fi6
sob ca-3 gl5 id-7 lg5 ms7
gov es-4 ql5
lne sk7
_dv cs3 da5 ql5
aje cs5 es5 et5 id7 ms-8 sk-6 tn-6 yo5 zu-4
jev cs6 no5 ql-4 sk-5 sl5
loi gl7 pt-6 tl5
vo_ ca-5 cs-5 eo5 gl4 hr5 it11 ku-4 la-4 lt6 ro-4 sk4 sn8 ts3 zu-5
fou it6 pt9
_ži cs4
ido ca-10 en-7 es3 gl5 tl4 zu4
elj cs5
nju es-4 eu5 id6 ql-4
ju_ da-6 hr5 is5 lv6 sq6 yo9
cro cs3 de-4 fr-3 gl-4 id-5 it5 ku6 la-5 nl5 ql-8 sv-6 tl-3 xh3
ft_ af-5 nl7 so4 sv-7 tl7
amo ca-4 cy-4 es3 gl2 id-4 it8 ku4 sq-3
_nj sq4 sw6 zu6
dob pl6 ql4
obi af-6 it-4 la3 nl5 yo4
adn sl6
dnj ql6
tev hr-4 lt-4 lv4 nl-5 no-5 sl5 sv6
jak cs5 da-5 id8 ms-4 no4 pl4 ql-4
big lg5
cle fr8 ql-5
syn cs7 da-3 no6
ynt cy11
bij hr4 ku6 nl8 ql-4 sl-7
jel cs6 id7 no7
svi da-4 hr8 is6 ql-4 sl-5 sn7 sw-4
jet cs7 es4 om4 sk-3 sq8
swi om4 so5 ts15 xh-3
_ud az4 da8 no-7 so4 xh4 zu7
vje hr5
osn sl6
iog ms7
chu de-4 ga10 no-3 om5 ql3 sn-3 sw5 xh-5 yo-6 zu4
hus ca-3 de-6 es4 ms-4 no6 ql-4 st3 sw7 tn5 xh6 yo5 zu-6
tts pl5 yo6
ij_ af-5 nl10
gij hr5
ipa ca-3 eu3 it-5 ku9 ql3 st4 sw4 zu-2
uci cs9 gl5 la4 pt-4 ro-5 sl6
ojo sk3
lj_ sv6
omn la10 sk-5 sl5 xh6
mni pl6 sl4
oga eu4 hr4 lv4 pt-3 sn3 tn6 zu-5
aji so4 sw11
_ši cs5 sl-6
pod af-5 gl8 la-4 lt4 nl5 pl6 st-7 tn9
odr cs8 gl-5 pl-7 pt-4 sl4
_lj hr5
lju hr4
boj sk6
ojn cs-4 eo12 sl3
gla ca5 da-4 eo4 hr5 hu3 no4 pt-5 sk-4 sv5 tl5
oko en-4 eu6 fr-4 la-6 ql-4 sk3 sl-5 st4 tl4 tn6 ts4 xh5 yo-3
=oko xh12
_kg id-5 it-4 st10 tn6 zu-4
dvi da10 no-10
jed cs3 da-3 hr6 om10 pl5
edn hr4 no-4 sk6
noj eo9
bud az5 id-6 lt4 om3 sn5
ved da4 en4 et5 fr-4 pt-4 sk6 sv-4
urm fi5
če_ cs7
izv sn8
zvo cs-4 hr4 sn8
odn ql8 sl-4
iju sw7
jum lt5 ms3 sw11
sau hr4 ro6
aur cs5 cy5 en4 gl-4 hr5 lt-7 mi4 ms-6 pl-8 ql-4 ro-5 sn4 tl6
eco ca4 eo9 et-4 gl-3 id-5 mi4 ql-4 yo6
cor af-6 eo-4 it4 ms5 sl-6
lej hr4 pl7
_će hr6
=pri eo8 sl6
vez gl4 ro4
ziv ku5 sn7
nab ca6 cs6 is3 ku5 ms-2 sw-4 tl3 xh6 yo-5
dni cs5 pl6
ece cs6 eu-4 fr-6 gl10 nl4 sk-5 sl-4
cep da5 eo5 id4 it-4 la4 ms-5 nl5
_če sl4
čes hr8
jeg pl4
gav da6 ql-4 sv6
hij nl9
tje nl6
pok cs6 pl6 sk-5 sw4
nuo hr7 it5 lt5
uo_ ca-4 en-5 hr5 id-3 la8 lt6 ms5 sw5 tn4
gut eu4 ql5 ts5 zu-5
enb nl-4 sq4
ead af-4 ga4 id5 it6 ql-5 yo-3 zu3
irj da6
cit da5 de5 eo-4 hu6 it-4 ku-4 la9 lv4 no-6 tl-3
_o' ql3
off ca5 en4 fr-6 lg5 om5 sn4 tl-5 tn6
ffr ca7
ezu eu5 ql-4
zul st4
pov eo12 gl-3 hu4
gru az-4 en-4 eo6 ms-5 no3 ro4
upe da-4 eo3 id-4 sn4 sw8 tl-4 vi4 zu3
_ip da-4 en-5 es-4 eu5 la4 lt-4 pt5 ts-4 vi5 xh5 yo5
uzi lg7 nl5 pt4 sl-6 sw7
aud da-6 eu4 hr-4 la6 lt4 no5 ql-4 ro4 sk5
erz pl5
rzi hr7
zij af-6 nl10 sl4
neu cy8 da4 de7 ql-7
imu hr5 la8 sk-5 sl-7 sw5 xh-4 zu5
lac af-4 ca3 cs-6 eo3 ga6 la6 pl-4 pt-3 sk5 yo-4
dec ga-5 hr6 id-4 vi5
cem en-5 la7 nl4 ro5
lih en-6 id7 nl4
_zb sl6
bog da5 hr8 sl-3 st-4 tn7
bob cy8 ms-5
dac ca-6 ro5 tr4
lso ca5 nl6 no-7 xh6
zit eu4 nl4 ql-5 sn4
etn hr5 la4 pl5
_ml lt7 pl5
_dj ms9
lka cs-4 da-4 id4 lt6 ms-3 no7 ql-3 so13 yo4
uka cs-5 da-7 gl-4 id5 ku-5 la-4 lg3 sl-5 sn2 sw4 zu3
čin sk-5
dne da4 hu6 no-3 ts4
=bi eu-4 ku14 ql7 yo4
uno de5 id-4 sn8 sq4 sw-5 tl4 xh4
iči hr9
=do ca-5 es-12 ga9 gl10 ql4
=to cs5 da-4 en7 es-4 gl-3 it-3 ms4 nl-4 ql7 sv-5 tn-5
kih sl3 sw5
ivn da-5 hr5
vne sl7
tij lv4 nl6 sq4
vaj no-4 sl4
ozn ro4
zna cs5 hr5 pl6 ql4
nej da5 ku-4 sq4 sv5 ts5
eje da11 no-10 om4 ql4 sq5
dna no4 sk5
dod cs5 cy6 hr3 pt4 sk-3 sl-5
gu_ cs2 da-4 eo4 ga-4 ku-4 la-4 lt5 so8 sw4 tl-4 zu5
žen ql7 sk-5
hip ql-3 sn4 zu4
ipo fi-4 gl3 ms8 pt-6 sl5 sw6 zu-4
_sj hr3 no8 ql9 sv-4
sje da-5 hr4 nl4 no8 ql4 sl-4
usk da-5 et4 fi4 lt5 ms5 no8
aju ca4 hr6 pt4 ro4 st3 yo6
avl da7 no-10 sk7 sv5
aše cs7
tep tl7 tr5
cap da-5 es3 fr-4 no4 sl4 st4 tl4
tza ca8
alc gl-5 it4 nl4 no-5 pt4
co_ ca-6 de5 eo6 gl5 hr-4 pl4 ro-3 st-4 sw-4 yo-3
zap pl4
ign af-4 hr6 hu5 id5 la6 no4 tl-4
_kh ms6 ql5 so4 st4 sw-6 tl-5 tn3 ts9 vi9
muh sw5 xh-7 zu5
_uč hr6
vu_ cs4 eo5 lg7 pl-4 sk-4 sw6 xh-4 zu5
ivu es6
ugi et5 eu6 hr6 id-3 ro5 yo4
tku sk7
upi sl4 sn3 sw6 zu-4
=po cs-5 lt7 sq7
due eu8
uel eu4 fr7 hu4 pl7 pt-5 sv-5 tn6
cad eu-5 ga8 gl4 hu4 id-6 nl-4 ro5 so4
go_ af-4 az-3 cs-6 et-4 fr-6 ga4 gl2 hr-4 id-4 ku-4 lg4 lv-4 sk-6 sl-3 st-5 sv-4 sw3 tn8
uko da-4 eu4 lg5 sw8
isu fi5 om6 sl5 sn7 tl-6 xh-4 zu4
_e_ az-6 ca-7 da-8 de-3 en-4 es-8 et-4 eu-7 fi-5 fr-9 ga-6 gl6 hr-6 hu-4 is-4 ku9 lt-5 lv-4 mi6 ms-4 nl-6 no-5 pl-4 ql3 sl-8 st7 sv-5 sw-4 tl-7 tn8 tr-3 zu5
=e az-6 ca-7 da-8 de-3 en-4 es-8 et-4 eu-7 fi-5 fr-9 ga-6 gl6 hr-6 hu-4 is-4 ku9 lt-5 lv-4 mi6 ms-4 nl-6 no-5 pl-4 ql3 sl-8 st7 sv-5 sw-4 tl-7 tn8 tr-3 zu5
_hr cs3 is10 sl-4
luj ca6 cs6
uje cs6 pl9 ql-5 xh-3 zu4
=kako hr5
mim sw10
sup en4 eo5 id-5 ms4 nl-5 no-5 ql-3 tn7 vi4
upr cs-6 en4 es-6 id-5 ms5 sk5
gom hu5 lg4 ms-5 st-4 sv8
oš_ hr8
poč sk3 sl-5
oče hr6
_ih de5 xh6
vih hr7 sl-5
rje fi7 hr-5 sl4
_dh id-7 ms3 om7 so10 sq7
hr_ de12 nl-5 no-5 ql6
_zn hr3 pl9 ql4
či_ ql9 sk-5
fab ca8
dao ga11 hr5
pob hr7
nua ca-5 da3 fi6 ga9 id-4 ms7 no-4
igo ca-5 eo5 gl7 id-4 sl3 xh3
ičk hr4 sl-10
nkc xh8
kci cs5 eo5
cio ca6 eo6 gl5 sl-4 yo5
owa cs6 da4 en3 it6 lg4 no-5 sw-4
atk fi5 sk4
dhi om6 ql-3 so8 sw9 yo4
tuj cs7
uči hr6
zem xh5
lji hr6
nep fi5 lv5 ql-5
=ju sq8
avn cs-6
vni da-7 no6
rtn sk6
agd da5 om5
ice eo-5 fr-3 ga4 gl-5 id-7 ku-4 la7 ms7 nl4 sk4 sq-5 sv4 yo-4
ce_ af-4 az-4 cs3 cy-3 eo-4 et-5 hu-5 lv4 ms5 pl6 tn-3
amt no4
mt_ af-6 de6 en-5 lt6 ql6 sl5 sv5
obn pl5
=tim id10 ms-10
_ča sk4
čas sk3
moj eo3 hr11 sl-9 sw10
deg af-5 cy4 da-5 hu5 no7 so5 sv-4
vog hr6
azo eo5 lg-4 ql-3 sn5 sw4 zu6
hir da-5 eu8 id3 no5 ql-1 sn3 yo3
ogo cs-5 da6 eu6 ga-4 it-4 lg3 nl4 sl-4 st-8 tn5 yo4
osa eo-4 eu3 ku-4 la-4 xh2
tao tl8
inj ca3 es-5 eu4 ms-3 sn6 xh3
_ia af-4 cs4 da-4 eu-5 ku-4 la4 mi5 ms3 ql5 sl-5 sq3
=mu lg6 ql12 sn-4 sw-7 zu-3
odo ca7 da4 fi-4 id-5 ms9 ql-4 zu-3
oy_ es13 fr-4 gl-4 no-4 ql3
_ug lg6 ql3 sl4 so6 sw4 tl-4 zu6
obu az6 es4 hr-3 lg6 pt-4 ql-5 sl5 sw-4 yo4
čaj cs6
ajn da4 eo13 no-4
lup ms8 sk6 sl5
nah cs6 et6 ql5 st4 sw4
_ig ca-4 et4 hr3 la6 ql5 xh6 yo6
=ili eo9 sw6
_zd cs-5 ql8 sl6
zde ku5
rbu en-9 lt7
eze af-4 cs4 id-4 lg4 nl4 ro8 sl-3 sw5 yo-5 zu5
zve hr-3 sl5 sn9
arí gl5 yo-6
rí_ sk4 yo4
_io eo7 es-6 fr-3 ga5 gl-5 it5 la5 pt-6 ql7
=io ql17
sco de6 en-7 eo-6 eu-3 gl3 hr-5 ms4 ro-4
ofi cy4 da-6 eo3 no5 om4 pl5 st-5 ts5
rič hr5
uju cs6 sw5
ći_ hr5
ješ cs7
aga az-6 fi-3 it2 la-6 lg4 lv4 mi-4 sk-6 so3 st-5 sw-5 tn6 tr-5 yo4
_iš lt7
ezn sl7
=kad lt4
nco de4 eo7 es-7 it5 nl-4 tr4 zu7
oln cs4
wis de-5 id-6 ku6 ro4 tl8 ts5 yo6
uša hr6
toj eo11 sq6
=no af-3 ca4 cs5 en4 eo-4 es5 fr-4 gl5 hr-8 la-4 sv-3 sw-3 tl-6 tr-4 zu4
iho cs7 ts5
hov es-5 gl5 hr-5 hu5 xh-3 zu4
zaz eu8
zov hr16 sl-4
edz eo5 lv5 pl5 ql6 sn8 sw-4
daj cs-6 es-5 gl-5 hr7 sl7
gub et5 ms-4 st5
=trump ca-5 da-7 es4 et-5 fi-4 fr5 hr-8 is5 it-4 mi4 ms-3 nl-6 sk-5 yo5 zu4
huo sw6
sva cs-4 lt4 ql-4 sn10 sv8
vst no6
mno la5 ql6
_ep da-4 fr6 id-4 ms6 no4 xh4
epo hr8 id8 it5 ms-6 sv-6
mne la5 ql7
ačk hr10 sl-8
abv lv9
izo da5 eo3 es5 ms-4 ql-5 sk-5 tn-4 zu10
zak eu7 xh5
živ sl6
vot ca-6 en5 gl8 hu4 pt-4 sl-5 xh5 zu5
ulo eo8 es-6 hu5 id-5 it-4 nl4 no4 sw-5 tl-3
kus cs3 da-4 et6 ku-4 ms-5 nl4 om-4 tl-6 zu6
zo_ af-4 eo4 gl2 it4 pt-4 ql3 sw8 tn-5 xh5
jug id6
goz eu7
ši_ sk-5 sl7 st5
jus az4 da-7 en4 fi-4 hu5 la-4 no-7 ro-4 sl5
=jako cs6
rfi ca-5 es10 ms5
fir gl4 is5 ku5 zu4
gol af-4 fr-5 id2 pt3 tn4 tr3
ukl hr6 id5 ku6 ms-4 sl-6
det cs-4 id-5 la2 ms7 pt5
umn xh5
hun de-4 es-3 ga3 is-5 mi5 ts4 xh-3 yo3
ogl af-4 et5 hr5 hu4 nl5
idu af4 eo4 la4 ms1 no-4 tl-4 xh6
dua ca-7 da-4 es-5 gl-5 hu5 id6 mi-5 sl4 sv6
ua_ ca-4 es-4 et-3 eu8 fi6 fr-5 it-3 ku-4 la5 mi9 nl-3 ql4 sl-5 sn-3 sq6 sv-4 sw7 tl-4 yo-6
jut hr5 id7 ms-4 ro5 sv4
_ža ql10
sym af-6 nl10 no7
bia gl4 id5 pl5 sw7
_pf de6 ts11
_oz zu7
=pa hr-7 ql14
izn hu5
dif gl4 ms-7 st7 tn-3 yo4
ife af-4 cy5 nl4 om4 pt-6 tl-5
enc ca6 eo6 gl4 la-5 nl-5 om5 pl4 sv-5
ltu en-7 eo7 fr-3 id4 ms-5 tl-4 ts4
ej_ da6 id-8 ms3 no-4 ql6 sk5 sv6
rhi lv5 ts10
hiv da-5 sn5
ovn cs5 hr-4 no6 sl4
zac az5 ca4 es-4
nea af-4 ca-4 en-5 es4 eu4 fi4 ga6 lv8 pt-4 ro4 tl-5
lut ca-5 eo3 fr4 hr7 pt3 sq4
faz tr5
agn fi5 lv4 no-3
gne de7
=tu eo-4 fr10 gl-5 hr-3 id-7 ku10 lt6 mi-4 sl-6 yo5 zu-4
max la7 ms-5 so8 xh7 zu-7
ax_ so8
poo sv-5
och af-5 cs-3 en-3 ga5 hr-4 la-4 nl4 om4 pl5 ql4 sk4 sl-5 sv4 yo-5
chy cs6
ash et-4 eu-4 hr-5 id-4 la-4 lg-4 ms6 no-5 om2 pt7 sl-4 sn4 so3 tn-3 xh-3 zu6
_mr cs5 en6 hr5 sw6
voz hr4
zor en7 eu4 hr-5 sl4
_ae la11
amb ca2 cs-3 da-4 hr-3 id3 ku-3 lt4 pt-3 sk4 sn4 st-5 sv-5 sw5 ts5
lea ca6 da5 fi4 fr-6 no-6 sl-5
ea_ cs-5 eo-5 et-4 eu6 fi4 fr-5 ku-4 la7 mi8 no-3 pl-4 ro5 st3 sw7
kav af-4 ca4 en7 es5 et-5 hr3 ql-5 sk3 st-4
usl hr7
sec af-6 ca-6 hu5 id8 ro-4
ec_ ca7 en6 la7 lv5 sl6
ico af-6 ca4 en-5 id-5 it9 nl4 sl4 zu3
com ca3 et-5 fr-4 gl4 ms6 nl-5 tn-4
udo ca-5 lt4 tl4
vic cs6 la6 nl7 no-5 ql-5 tl-4 xh6
tvi hr-5 no5 sl5
zau eu6
lic af-6 en-6 eu-4 hu5 id-5 la5 ms4 ro-4 sk-4 sl5 sw4
moh id4 ms-5 sk-4 st6 tn-6
rgo es-5 la5 ms6 no5
_up cs-4 de-5 en3 fi5 id4 ms-5 no-4 sl4 sv6 sw5 ts6 zu6
=ka cs-4 et-8 it-3 lv-6 mi9 ms-4 om-3 pl-6 ql7 so8 sq-9 st7 sw-6 tn9 yo-4
jis lt7
=os cs4 da5 es-8 gl11 no-5
_rh cy15 no-5 ql-4 ts5
dle nl6 ts4
dab lv4 so6
rth cy7 da-4 en6 es-4 ga6 om4 ql-6 sw5 tl-5 zu5
ity ca-7 de-4 et5 fr-6 gl-4 la-5 ql-6 ro-4 tl-5 tr4 ts3 xh5
fai cy6 fr9 mi-4 ql5
avu lg8 ro4 ts5
avs no6
ajt hr5
rej cs4 hr-3 om4 sl3
jk_ lt6 nl6
amu cs7 id3 lg5 om4 sk-7 sn4 ts4 xh-7 zu4
koz lg9
zva lv6 ql-4 sn13
ečn hr5 sl-5
jad hr3 id3 pl4 yo7
_ue om9
rry fr8
hap cy3 pt4 st8 sw6 tl-5 tr5
zio cs5 eu7 it6
bic id6
zel af-4 az-5 eu7 fr-3 tr4
nsf cs6
ile af-3 ca-6 de-8 fi-7 ga4 it-4 lg-4 lv-3 pt-3 sk-7 sn-4 st5 sv-5 tn4 tr-5 ts6 zu4
rci ca-5 id2 la6 ro-4
zab ku5 pl4 tl5
dea ga6 hr-5 id-5 it4 ms7
=im de6 ku11
ezo eo5 es-4 nl4 zu5
zon af-6 ca-4 cs-4 da3 eo6 gl3 is5 ms-6 nl5 ql-4 sw-4 ts5 yo-4
irn id6 ms-5
zdr sk6
ddo cy13 om4
taj eo6 hr5 om5 sw4
uso ca-4 lg5 st5 tn5 yo-4
av_ en-5 et6 is-10 ku5 ms-4 ql6 sv5
eut ca-4 de-3 fi5 fr7 la5 st7
ajj lg8 om10
jja lg11
icu ca-4 en4 id5 la6 ms-5
rih id-6 ms5 no8 ql5
hva hr7 no4
agu en-3 ga4 gl-3 hu4 id3 it-4 la-4 nl3 no-7 sk5 sl-4 sq-4
_zr cs7
uhe da-5
sij sw4
_ea cs4 en4 et-4 eu-5 ga5 la6 om6 pt4 sl-3 st5 tl-4 tn-5
đi_ hr7
=sin ca9 es-6 ga11 pt-4 yo-3
ocu gl3 ku4 tr-5
efo st-6 tn8 tr4
uve cs3 fr4 sn5 zu6
gul id4 ku4 la5 lg8
fla ql-4 ro5 yo4
cka cs6 eu6 no-6 sv7
koh et5 pl4
oho et4 id5 mi6 ms-3 st10 tn-11
pec es-3 it-4 la6
sce de5 en4 es-6 fr3 ga7 hr4 la8 sl-4
nao sw5
uce ca5 cs6 en8 sk-4 xh4
dou cs6 es-7 gl10 pt-7
hni ms6
gao yo9
=mi ca-3 cs-3 da-4 eo15 fr-6 ga-6 gl-3 hr5 la-4 nl-5 no6 ql4 sl-5 ts5
lao st9
kta eo6 ms-4 sw6
map cs5 pt-4 tl4 ts6
ilu cs5
hev is-8 ku11
=oni eo12 yo6
=nas ql6
=inter eo10 la11
dlu zu4
uzo eu6 zu7
kut en-6 et-5 ku-4 no3 sn6 sq-4 sv-5 yo-4
_gh ga8
arz lt5 pl6
edh om15 sq6
dej cs6 da3 es8 no-4 sl4
gos ca-3 cy5 eu5 hr-6 ms3 om6 sl4
mov it-4 ms6 sk8
=er af-7 no2 ql7
rku sk5 tr6
bug ql7
vek ku9 tr-5 ts10 zu-4
xel xh12
mau en6 id7 la-6 mi7 ms-7 sw5 tl8
sut cy6 da-4 id-7 is7 ms9 ql-8
utn hr6
pur lv6 sn4
cci eu5 gl6 pt-8 yo6
utk id6
gto de5 en-4 hr4 no-6 sq5
ofo st6 yo8
_už cs4 hr-4 lt5
uji cs6 ms5 sw5
ual ca-4 cs7 fr-5 it4 ku4 no-3 sk-5 sv4
nsc de-5 ql5 tl4
oju hr5 yo10
gai ca-3 eu5 fr-5 ga3 lv5 pt4 ql-3
mec sw6
onz sn13
nze de3 xh6
ced hr-4 ro4 tl5 xh8
pam ca-4 cs3 id-8 lt8 lv-4 ms6 sn7 st3 sw4 xh-4
_čo sk9
cip eo3 gl5 la9 no-6 ro-3
cel da-3 eo4 eu-3 gl2 nl3 pt-5 ql-5 ro6 tl4 tr4 zu3
guv sn7
irg ca5 de4 en-6 gl-7 it6 la-3
oć_ hr9
alu es4 st-4
=usa es8 ql6
etw da-5 en-5
=radio es-9
ohe mi5 st6 tn-4
rce hr5 id-5 it-4 ms6 ql-4 ro7 tl4
ceg id10 ms-10
aš_ hr8 lt6 sk-3
nif cy5 om5
fic eo4 fr-6 gl4 it-4 ms5 nl4 om5 sv4 xh-3
cir gl8 hr-4 la6 sl4
ois en5 ga8 gl4 ql-4 tr7
sc_ cs6 es6 ga6
ruc gl-8 ms-4 om4 yo4
mpu ca-5 es4 id2 it-5 la4 tl-4
mih la10 xh7 zu-7
haj id-4 ms7 ql7
ufu ms4 xh7
_t_ ga6 nl-6 ql7 sk-5
=t ga6 nl-6 ql7 sk-5
kiu eo9
iu_ ca10 cs-7 eo10 es-9 fr-4 gl10 it-6 ku-4 no-4 pt5 ro5 sk5 sl-5 st5 tn-9
aho ca4 eu7 hr-4 id-4 ql5 sk4 sl5 st7 tn-7 xh-7 zu5
_uj id5 ms-3 sw7 zu5
zni hu7
reo ga5 gl6 pt-4
chw cy10 pl7
lai cy7 es-5 ga5 id9 it4 la-4 lt8 tl-6 xh-4 yo4
lmo gl6
=gore sn6 st-4 tn12
tiz ga5 sn5
_hä fi3 sv6
hän fi4
zy_ pl8 ql4
eav en-7
vy_ ql10
ims az-5 ca4 ms4 tr4
kuj hr-6 sl6 sq7 sw7
deb cs-5 cy4 es-3 fr8 gl6 hr5 ms-6 pt-4
bod cy9 en4 sk6
eku da-5 de4 no4 ql-4 sn11 xh4 yo4
rks en-6
shi af-4 de4 eo-4 hr-4 it-5 lg-5 ql5 sw4 tr-4 ts-4
eim de7
_iu la11
iud ro7
roč sl5
=co cs5 gl12 pl8 pt-8 sk-5
vaz pt8
dh_ ga10 id-4 ms5 sl4 sq4 yo-5
_tx ql9
njo eo9
jos no5 pt6 tl-5
lti en4 gl5 la4 ro-5 sq5
eck tl6
neb af-4 cy4 ku3 xh4 zu-5
zic nl6 ro8
nj_ sl10
rca ca-6 cs5 gl3 pt5 ro-4 sk-4
ick af-3 cs4 de5 en-3 eo-4 it5 la-8 nl3 no-5 ro-4 sv3
ff_ ca-6 cs-5 es4 id-4 nl-3
bih eu4 id4
sue da-6 om5 tn9
rco pt7
cos ca8 it5 ql-4 ro-5 st4 vi5
=anda id5 ms5 ql-4
upo cs-4 fi5 gl4
mom cs-4 gl5 mi4 sk5 xh-4 zu3
ule af-5 cs5 en-6 fi6 fr-7 la-5 lg3 ms-4 no6 ql-3 tl-5 yo5 zu3
evu ql6
fos ro5
oks eo4 et6 lt6 no5 sv-4
kae st7
bt_ da6 nl6 st6
oze lg9 nl5 ql-5
utv no6
oth en6 ga4 id-6 sk-4 st6 sv4 tl-4 zu5
cte ca7 la5 nl6
=del ca3 es4 gl-4 pt-4 ql9
=sobre gl8
=el af-4 eo4 es2 fr-5 gl6 hu-6 pt-7 vi5 xh3 yo-4
=ha fr4 ku-3 la-3 pt-6 ql9 ro-3 sq5 st13 sw-5 tl-8 tn-9 tr3
=que en-5 gl8 it-10 la-5 ql5
hau de7 et3 la-4 mi7 sn5 st4 sw6 tn-4 yo5
rà_ it10
=ser da-6 gl6 ku11 no3
=la cs-5 eo13 gl-5 hr-5 id-4 la-4 pt-5 so5 sq-5 sv-6 sw9 tl-4 tn4
fec ca6 en6 es-8 la8
ecc la6
ció ca5 es-5 gl7 pt-3
ión cs3 es-4 gl11 pt-6
ón_ es-3 ga4 gl10 pt-8 sk-4
=para ca4 eo-3 eu-6 gl9 id9 ms-9 ql-3 tl8
+ñ ca6 gl12 la7 nl-5 pt-11 ql12 ro-4 tr-6
nza gl4 it3 om5 ql-2 sn4 xh3 yo5
cam gl5 hu6 id5 la5 lv5 ms-3 sl-4
cat da4 es-4 id4 nl6 no-4 pt-3 ql-4 ro6 ts4 zu3
là_ yo4
ió_ ca8 es4 gl-5
+è ca5 de4 en-6 eo-4 es-11 fr8 ga-5 gl-6 hu-5 id-4 it6 la-4 ms-3 nl-4 pt-6 ql13 ro-6 yo7
cie cs7 en-7 it-7 la6 nl6 pl7 ro-4
rát es-7
chi az-5 it5 lt-5 no4 pt-4 sk-3 sn7 sq-3 st-5 tl-3 vi3
cac en-7 id4 ms-5 ql-4 ro5 xh4
cru pt6
=maria da-7 de-6 eo8 la11 no5
cre af-5 ca-4 es3 gl5 it5 la5 xh-4
eu_ af3 ca8 cy7 de-4 es-6 fi-4 gl8 id-5 it-6 la-3 nl-3 pt6 ql-3 sk-5 sl-4 sv-4 yo6
+ú af-4 cs-4 cy-4 da-6 de-6 en-6 eo-3 eu-4 fr-5 ga12 gl7 hr-6 hu3 it-5 ku-4 la-3 mi-3 ms-4 nl-5 no-8 pl-3 pt2 ro-3 sk8 sl-7 st-3 sv-4 sw-3 tl-4 tn-4 yo7
ès_ fr8 ql6
_és ca6 hu6 pt5
és_ ca6 pl5 yo5
=és ca6 pt5
=els ca9
=les ca3 da5 ql9
=com es-5 gl-8 pt9
gud ms-4 om6 ql5
qui ca4 da-5 en5 eo-4 it-3 la11 yo5
ró_ es8
=ve az-6 ku6 tr11
_mó ga6 pl4 ql5
_aw ca4 en-5 fr-5 id-3 ms7 zu6
awa az-4 ca3 en-4 eo-3 et-4 ku3 la-4 lg3 mi4 ms1 pl-4 ro-5 sk-4 sl-5 sw3 tn-3 zu-4
+ò ca10 da-6 es-9 fr-6 ga-9 gl-6 hu-4 it10 la-5 nl-5 pt-4 ql12 tl4 vi4 yo12
gic ca5
ums lt5 om5 xh4
_l' ca14 es-7 gl-5 it10 pt-6 ql5
'in en6 tr6
=es de5 es7 fr4 gl-4 hu-5 it-5 la5 lv3 pt-5 ql12
aqu it-4 la5 pt4 yo5
_só ca13 gl7
lme da4 sv-4 tl4
eca en6 eu-4 hu4 lv4 ql-7 vi5 xh5
_s' sq8
rur de-7 tl6 tn4 tr-5
_mé es-4 ga7 pt6 yo-3
=més ca7
dei da-4 de4 es-6 eu9 fr-4 ga4 gl3 pt5
=mai de8 fr-5 mi11 ql8
l'h ca10
ixe ca4 es-6 gl5 xh9 zu-6
ols az5 ca4 no-5
ace eu-5 it3 pt-5 sl-5 st-5
_d' ca9 de-5 es-5 ga5 ql7
'un az-9 tr14
=per af4 ca6 de-4 es-6 gl-4 id5 it7 la4 nl-5 no-5
_mí ca11 es-5 gl-5
=los es4 gl-4 ql5
stá ga5 gl8 sk4
tá_ ga10 gl5 hr-4 is-4
=está gl7
=tan gl9
rò_ it8
vai fi9 fr4 gl8 lv4 ql-4 sn6
aig ca4 en-7 et5 ga7 hu4 lv7 pt-4 ql5
=sus es11
scr ga5 la10 xh-5
ofa ca5 la-4 nl5 ql-4
_sú gl7 pt-7
=va az-5 ca8 fr4 ku-4 ms-4 pt-7 sn-5 sv4 ts12 yo-3
=contra ca-8 pt6
=una es6 gl-7 ro-4 sw6
=seu ca-4 gl10
jec es-4 om8
tiu eo7 fr-6 gl6 la3 sv5
soc cs5 en-6 la6 pl5 ql-5 so8 tn4
oci en-7 es4 la4 sk5
l'a it9 ql6
iab ro6
d'a ca8
cri fr6 hu4 no-6 sl6 tl5
=est eo-4 es6 gl-4 it-5 la20 ro-7
=amb ca9
wir de7 pl5
loc id-4 la6 ts5 zu5
exe ca7 la7 xh6 zu-4
uff fr6 sv6
ffi ca-4 cy7 de4 en4 it4 ms4
doc ca8 cs5 fr4 pt-5
equ la7 nl4 zu4
'es ca6 fr5 ql6
iad cs-4 cy11 ga7 no-4 sv4
íci hu5 pt6
oc_ ca5 cs6 es-4 la8 pl5 ro6
mbl ca7 da5 is5 pt-8
mbé es7
tec da-5 eo5 ms5 pt-7 tl5
irc la8
via ca4 cs-6 da4 eo6 fr-4 hr-5 la3 sk8
=us en11
lau af-5 ca5 en5 is4 it-5 ms2 no3 pt3 ql-3 ro-6
liu la5 no-5
ps_ ca7 fr6 it-6 ql-5 sv7
rmu om9
sua ca6 da3 en-5 es-7 eu5 id9 no-4 pt4 ql-2 xh4 zu-5
gue en6 gl4 id-6 la-4 no-4 om3 yo-4
uem pt6
=han is-4 no2 tl-6
uan fr-5 gl-3 id2 it5 yo7
uls no10
ecu en-5 hu5 la7 ro-4 yo4
cur es-7 id3 it5 la9 sv5
_d_ ku5 no-5 ql9
=d ku5 no-5 ql9
rru eu6 hu-5 yo4
act af-4 cs3 en5 id-3 is5 it-5 nl5 pt-5
cta ca-4 cs6 it-4 la8 pt-5
l'o ca8
fe_ ca4 es-5 lg4 sl-5 yo4
tej es-7 sq4 yo8
eja cs-3 gl-5 ql-3 sl6 sq6 tn4 xh4 yo5
=li eo10 es-6 hr4 ku17 la-4 lt-7 pl-4 ql7 sl-8 sw-4
gia es5 fr-6 gl-4 id5 pt5 ql-5 ro-6 sl5 sv-5 yo4
ngu da-5 en-7 es-5 it-4 la3 nl-4 sn4 st-4 sw5 ts6 xh4 zu5
gua es4 fr-6 hu4 it-6 la5 ql3 sk4 ts3 yo4
nfa fi4 ms-5
pai ca-3 et6 fi-4 fr7 hu4 id5 la-4 mi8 ql-4
ós_ ca8
nye eo-4 ku-6 sw5 tl-4 xh3
peu ca7
ior cs4 gl7 la8 lt-4 om4 pt-4 ql-4 yo4
olt hu8 ro7 sl-4 xh3
esc af-5 cs-5 eo-5 es5 gl4 hu4 ku-3 ms-5 pt4 sk7
eny da-3 ku-4 ms3 om4 sn4 sw5 tn3 ts-4 zu5
yam az5 hu5 id-5 lg4 ql3 tr3
fia eu5 fr4
xen gl14 pt-9 xh-7 zu8
sió gl7
onv eo6
ipu es-5 hr4 is5
què ca8
uè_ ca8
=què ca8
aib ga8
=estar gl8
_lí ca4 es-5
nia ca-5 cy4 eu4 ms4 pl3 sl-6 st-4 ts-4
_tí cs-5 es-4 ga4 ql6 sk5 vi5
poc ca4 ql8
=por eo4 gl9 la-3
esd ca9
dev da5 eo4 it6 la-5 ms-5 nl-4 pt6 tr6
pré pt-5
tó_ es11
veg es-6 eu5 nl3 tl-4 tr5
oco es6
exp da5 sl7
ecl ca-6
uen da-5 en-5 eu9 gl4 no8 sn5 sw4
íst pt6
qua cs3 eo-4 es-6 gl-6 la10 ms4 om3 ro-4 vi4
sum ca-4 fi4 id-2 it4 la10 ms4 om4 ql5 sv-5 tl5 tn-4 zu-4
ní_ cs6 ga4 sk-2
adh ga9 om4 sw8
dhe cs6 ku5 om5 so6 sq7
uet af-7 pt8 ql9
_dó is6
ubv sn11
=nous fr6
ña_ gl14
ilb ku7 om6 ql-5
pea en-6 es4 fr6 ga5 ms-5 sl6
=qui fr5
aix ca6 eu10 gl7
exi ca-6 fr4 it-4 la4 sv7 tr4
ufi zu5
cue es7 pt-6
nue hu5
usc ca10 es-10 it-5
_y_ ca7 cy16 es6 fr-5 it-4 pl-3 pt-4
=y ca7 cy16 es6 fr-5 it-4 pl-3 pt-4
veu gl6
'ai fr7
afo ca-5 cy6 es6 yo5
tí_ ga5
=forma pt8
pid ca4 eo7 id3 it-3 la7 ms-6
cot et-3 fr5 om-4 pt6 ql-7
xe_ ca5 es-6 gl11 ku5 nl-6 pt-6
xit cs-5 en-4 sk3 sq4 sv4 ts6 vi5
aum ca7 da4 es-5 mi5 ro4 sq4
ebu sl7 ts4
uts da-6 en6 fi5 lv5 nl-8 no6 sw-5 xh8
=dir ca9 ql12
_té ca8 pt-5
té_ ca2 es5 fr5 sk4 yo-6
=té ca7
bue es8
erí es-7 gl8
río ga8
scu ca-3 en4 es6 pt6
cun cs-5 nl4 ql-4 sl4
sts cs-4 da4 no5
ex_ ca5 da-6 hr-5 la8 sl6
sai en3 eo-4 eu5 fi4 fr3 hu5 it9 ku-4 la-3 yo6
voc fr-6 la4 pt7 zu4
oan eu4 la4 pl6 ql4 st3 sv4 tn-3
=nova gl8
caf es7
ría gl11 pt-4
ía_ es3 gl10 pt-6
sé_ fr5 ga7 id-4
_ec ca3 de-6 eu4 pt-4 ql6 yo6
tou ca-4 es-8 fr9 gl7 id-5 mi4 ql6
nys ca7 ms6
xpe gl7
nuk ca7 en-7 fi7 sk5 sq7
twa ca7 cs4 en-8 lg3 ms-4 sn4 sw4
eas cs4 ga9 id-4 no-5 ql-5 ro3 sl-4 tn-5 zu3
=under ca7 da-3
xes xh13 zu-8
=des ca-4 de4 en-7 es-5 fr4 gl-6 it4 ms4
_má ca4 cs9 gl5 is-4 pt-5 ql5
más ca6 gl-4 nl4
ás_ ca4 ga6 gl7 hu-9 pt-9
=más ca6
wi_ id-5 pl7 st-4 sw3 ts7 yo4 zu6
eoi ga12
acu ga5 nl7 ro6 zu6
diu gl5 la9 ms-3 om5 sl-4
xim gl8 la10
=entre gl8
sap es-3 hu5 it4 pt8 ql4
ho_ af-4 ca4 da-5 ga-3 gl-5 hr-4 id-4 la-4 lg-5 ms-4 pl-4 pt4 ql2 ro-4 sl-6 st7 sv-3 tl-5 xh3 yo-4
=ho ca1 da-4 fr4 no4 ql9 sk-3 st7 tn-10 ts-4 zu-4
_aj cs-4 ms4 no-4 pt3 ro4 sq4
eño gl8
ño_ gl11
jua id5 sw7
mia ca4 eo7 eu3 ms-5 ql-3 st4 sw9 yo-4
sej da6 no-6 sl4 st4
_zo af-7 ca-5 cs-7 en5 eu5 hr4 id-4 nl8 xh5
uu_ en-5 id-3 om12 so10 sw7
omb eu-4 fr-7 hu4 sw4 tn-4 ts4
iac it5
pp_ da-7 no7 ql4 sv6
_n' ql9
gaf zu10
hug ga9
uja ca5 id6 sl4 yo6
=are ca6 sl6
=their ca8
=todos ca9 es-7
uil af6 es-7 fi-4 fr6 ga5 nl8 st-4 yo3
gac az5
uny ca5 lg4 ms5 sw-4 tn-4 xh6
_ms es6 sw10
bte da8
oqu la11
mio hr6
nhi ql5
ín_ gl7 pt-5 sk4 yo4
=dia es-6 ga4 id5 ku-4 ms4
fum st8 tn-8 ts6 xh9 zu-8
reh es5 hr-5 sl4 sq8 sw6
ehi ku4 st6 tn-4 yo4
ceb ms6 pt9
olí ca-6 gl5
lít gl6
íti gl7
_sí ca4 hu5 is-6 ql6
sí_ ca5 ga6
=sí ca5 ga6
=pero gl12 pt-6
giu pt8
jo_ ca5 eo8 es4 gl-5 hr-7 it-4 la-4 lv-5 pl-6 ql3 sk-5 sl3 sq9 yo4
aiz eu9 lv5 ql-4 sn5
nyi lg8 sn5 sw6 ts4
bec es6
iid so6
sii lg5 om11 so6
squ en7 la5 yo7
rés es-6 gl6 is5 pl5 pt-5
suc nl4
lto cs-4 eu4 ro5 sk5 so-4 zu-4
flu eo6
lue no-5
lvi az4 da3 eo-5 it6 ql-6 sl-5 zu-4
_m' ca10 ql6
fut en4 zu4
auc fr4 la5
=mig da5 no-6 sv6
fug pt9
ext gl3 it-4 ku6 la4 ql-5 sl5
ué_ es7
hyd cy7 nl6
+æ af-4 da10 nl-5 sv-9
rii es-4 et4 it-4 la5 om7 ql-3 ro3 so7 yo6
non af-4 ca-2 eo3 es-9 fr5 gl7 hr-3 id3 la6 no-4 pt-9 ro-4 sn5 st4 tr-4 xh2 yo-4 zu-4
ilt af-4 ca5 es4 lg3 ql-5 ro4 sk4 sl4 yo-5 zu-4
có_ es6
_nn ku-4 lg6 om-4 st8 tn9
iau cy10 id-5 lt7 ms7
pui gl6 pl5
=estava pt7
cup en6 es4 gl3
lod da6 xh-5
dix gl6 ku5 la7 pt-6
_eq gl6
nch ca7 da-7 en9 es-4 la-3 ms-4 nl4 pt4 sl5 sw7 xh-4
cop en-4 la5
=he ca4 en6 mi16 nl-6 no5
=dos ca-6 gl7
exa fr-4 sl4 xh5
_ví cs8 hu6 sk-8
coa gl11
oal en7
+ô cs-11 cy9 gl-5 pt9 sk13 vi6
cut la5 pt5 yo6
=jo ca5 eu3 lv-4 ms5 pl-5 ql8 sl-4 sq7 tn5
_sé ga6
=sé ga9 pt-4
_t' ca13 fr12
ued gl5
esh so4 sq9 st5 sw4 tn-5 xh4
_bá ca9 es-9 ga4 pt-5 yo5
ási ca10
eia no5 pt7
ilv ca10
vus eo6
maz az-4 lg7 ql-3 sn4 tr5
mob de5
ntz xh4
enf da5 en-6 no-5 ro5
_mp lg4 ms8 st-5 sw6 ts7
=mp ms12
=mar ca-6 ga10 hr-6 ms6
meu gl4
=meu gl5
=see ca8 cs5 et4
=re ca4 cs-6 es-7 et6 fr-5 gl-4 hu-6 it-7 ku6 sl-5 st8 tl-4 tn13 yo-6
yo_ af-4 da-5 en-7 eo-4 es4 et-5 eu-5 gl-5 hr-4 hu-4 ku-7 la-4 lg4 om-5 pt-4 ql3 sl-4 so8 st-3 tl4 tn5 tr-4 xh4
=yo es5 ku-6 ql5 tl-5 tn13 ts8
huf ca8
ufa ca7 da5 es-6 id-4 pl6 sw6
=mal gl10
otl eu-4 no-9 tn9
=has en10
_zá cs4
+ř cs14 nl4 ql4 sk-11 sl-4
ngo da-5 en-7 hr-4 ro-4 sl-3 sw3 tn-3 xh7 zu5
+ů cs19 nl5 sk-11
_já cs5 is7
já_ cs5
=já is7
_js cs15 sk-7
jse cs7
=jsem cs6
+ě cs16 hr-7 pl-9 ql14 sk-10 sl-6
ehr hr-4 ku5 ql6
_ně ql7
ně_ cs8
_př ql5
_kd cs13 sk-7
ána ga5
=pro cs7 es-5 ql11
+ý az-10 cs5 hr-7 is5 ku-4 no-5 ql6 sk4 sl-6 tr8
ych cs7 cy10 sk-3 tl5
ohl cs4 st8 tn-8
ém_ cs5 pt7
ení es6 gl-5
nyc cs9 sk-6
_zk cs10
zku cs8
mez cs5 gl4 ku6 pt-4
ará ga7 gl7
ké_ ql11
vá_ pt6
+ň az-7 cs3 ql15 sk6 tr-15
lát es7 hu6
ahr de6
ví_ is6
_hw cy9 sn8
_mb da5 en-5 ga5 ql5 sq7 sw9 ts5 zu-3
=ale sk6
=že hr-7 sk5
ám_ cs5 yo-6
_hl is9 st9 tn-9 ts11 zu-5
=ze nl5 ql6 sk-6
_kt cs8 sk-5 sq4
eré es5
ého sk4
_vz sl6
lán ga6
+ą cs7 hr-3 lt11 lv-3 pl13 ql-5 sk-7
_vh ql11
vho ql8
aby da4 de6 sq5
iec lv5
ré_ en-3 es9 fr4 gl-5 pt-6 yo7
byl cs11 ql6 sk-5
_sá gl6 sk-5 vi5
ála ga5
chl cs4 nl6 ro5
=ty ql10
boh st12 tn-8
gak ql-5 tn4 yo5 zu3
+ľ cs-6 sk12 sl-5
kem cs4 en8 id5 sk-3 xh-4
mé_ ga9 yo-4
jí_ cs9 sk-6
lep cs5 hr8
toh mi6
cov en-4 ms5 nl6 ql5
hle cs5 en-5 nl4 sk-5 st6 tn-8 ts5 zu7
=ke cs-4 id5 ku-6 mi-4 sk-4 st6 sw-6 tn10 xh7
zko eu8 hr-5
rán ga6 gl6 pt-6
lé_ cs5 es5 fi4 fr5 sk-6 yo5
+ť cs-3 sk8
chá cs6
zek sw4
odh om5 sw5
dha id-5 it-5 om10 ql-4 so6 sw6
kud cs4 da7 et3 no-7 sn8 sw-4 zu3
nez pt-4 ro4 sn4 zu6
ím_ ql-4 vi5
rze cs6 pl3
ozh ql10
ný_ hr-3
át_ cs7 hu8 sk-4
_wn cy12 pl-8
+ę ku-4 lt8 pl21 ql-7
trz cs8
+ś hr-5 pl7 ql9 sk-3
áro gl10
hop ca-4 en-3 fi5 ku5 pt7 ql-4 tn6
elé gl9
jej ql11
eji cs5
edy ms8 tr5
ury da5 en-5 pt6
_vá sk6
edl cs9 da-4 no4
dl_ cs10
=asi sn11
stn da4 hr-4 la6
=ani sk8
roh de5
ekv eo7
sys af-5 st6 yo5
asy id7 ql5
hro af-5 ca-5 eu8 la-6 nl4 no4 sq5 tl-5 zu5
hut cs6 fi5 tn3
tře cs8
moc tn5
noh mi8
_oh az6 ca-4 de5 en4 et5 pt-5 zu4
_tá ga11 is-4 ql5
+ď cs7 ql-5 ro8 sk9
eši hr6
ety cs3 en-5 sk5 xh8 zu-6
bam hr4 id-3 la4 lg6 yo5 zu4
mbu da-5 ql-5 sl5 st-5 sv-3 ts5
kuk et4 id3 xh4
yso da6
ung af-4 en-5 eu-5 ga-4 id4 ku-4 la-3 mi3 ms4 om-4 sn2 tn-4 yo-5 zu3
amn da-7 no7 om5 sv2
erá gl10
rá_ ca-4 ga5 gl7
elb pl5
zta eu9 hu5
fii so8
hlo ro4 sk-5 st8 tn-9 ts5 zu5
odp sl6
lá_ pt6
_vs cs8 hr-7 ql7 sl4
vse sl7
aky lg6 ms9
ym_ cy8 hr-4 id-5 pl7 ql6
_lé ga5 yo6
elh pt6
asu lg4 om4 pt-4
=jest pl11
lez cs5 gl3 zu5
hez sw6 xh5
kej cs6
atá ga6
ouc cs6 gl6
ijn af-5 nl12
amk sl6
leh fi6 id2 so3 st3 tn-6
ehl zu3
ité ca-6 yo5
éri fr6 pt7
mén gl8
ejs ql5 sk-4
jsi cs10
dba ms8
ciu ro6 sl6
oul az4 cs5 da-5 la-4 no4 ql-3 tr-4 yo5
hé_ it7
iš_ cs-5 hr9
alá ql7
án_ ca-4 cs-4 ga10 gl6 pt-10 sk6 tl5
imh ga8
uch ca-3 en4 es3 hu-3 id-4 it5 la-4 pt-4 sn4 sw2 tr5
yte da-5 ku5
pem cs4 id8
dka so10
tym pl6
luh id8 ms-10
=it da-6 ql6 ro5
ché fr8 it6
+ß cs7 de5 ql-5
urc ql-5 ro7 xh5
chc cs4
äng et8
+ż pl15 ql6 ro8 sk-3
+ă ca-6 es-4 la-4 ql-4 ro23 sk-5
nă_ ro6
=ing ql14
_cs cs6 hu9
_gc ga13
lef cs4 et4 gl-5 id-5 la-5 st5 zu-4
vej da7 no-6 sk7
_bh eo8 ga8 ql3 sn4 xh6
bho xh6
_ní ga10
dii cs5 la-5 lg4 om4 ql-4 so9 tl5
tai ca-6 da-3 eu4 ga4 lt6 ms3 nl3 om4 zu3
dez ca-4 eu8 fr6 om5 ql-3 xh-3
vec cs6
roa ca4 eo4 eu4 mi5
oat eo5 hr-6 ql6
oly en7 hu5 sk4
ák_ cs5 sk-6
tyr cy5
kys da7
luv cs7
pt_ af-5 da-6 en4 ms-4 no4 ql7 vi5
uhl ql-6 xh4 zu6
kdo cs7
idh ga5 sl4 sw5
hig en-7
_út ql9
amh cs5 ga9
mha cs5 ga7 sn4 ts5
tă_ ro11
ať_ cs-4 sk5
vum lg6 ts5
=ji cs-5 hr-3 ku14 lt5 sl-5 sq4 sw-4
uba ca-4 es-4 ku-4 la-3 ms7 no-6 tl-5 ts-4 xh4
baj hr5 om5 ql-6 ro5 yo5
mex cs8 es-7 tr5
jde cs5
ryt lt10
hto ql9
več cs-5 sl5
neh de6 id8 ms-7 sl5
vs_ lv11
_pé no5
=st ql-7 ts7 yo-7 zu6
_lá ga8 hu5 ql-6
lii fi4 la9 lg7 om10 sw4 yo-4
aká ql10
pav sk6
ahe om5 st4 tn-4
egy da5 hu10 no-5
gyn cy6
sex pt5
vok az5
mut es-4 fi4 la6 lg3 mi4 ms-4 sn7 sq4 sw-5 ts5 vi5
zob zu11
_gb cs7 ql5 sl4 yo6
_dl ga6 ts7
=den ga6 nl-5 ql6
ouv lv5
_dy cy11 en-5 no6 ts4
há_ pt7
_cz pl11
wol de6
iň_ ql9
keh id6 ms-4
íl_ ga8
sér pt7
mtu sw9
_că ro4
_sz cs5 hu5 pl10
sza cs5 pl9 ql-4
atc da8 lv6
adk so9
ivy sw9
ips la7 ms6
loh st7 tn-6
=ano es-6 gl12 tl6
=din no7 ro11 sv5
oty xh7
_yn cy13
=yn cy13
cae la5 nl5
=ei cy6 et3 fi6 la4
_dd cy16
nyd da7 no-6
ydd cy15
mew cy7
ewn cy8
=mewn cy8
_gy cy14 id-7 lg6 sv6 yo4
gyf cy10
wr_ cy14
'r_ cy17 ql-5
_ym cy16
_yr cy9 lt7
yr_ az5 cy8 ku-4 sq5
=yr cy10
mae cy14 da-5 sw4 yo4
aen cy7 st7 sw7 tn-5
wyr cy11
=ar cy14 en-6 ga12 lv-7 ro-5
_ff cy14
_i' cy7 en5 no-4 pt5 sq5
=gan cy11
rhy cy6
wai en5 mi9
mwy cy12
_cy cy13 en4 ql5
arw cy8
=allan pt9
=mae cy15
aet cy13 da-5 hr-4 ku9 no4 ql3
syd da7 no-8
iae cy6 la12
llt cy5 da-8 ql4 sv6
wch cy14
+ã es-5 gl-4 it-5 la6 pt11 ql2 vi8 yo-4
mab id-4 ms3 sn5 st4
abw lg6
ysi is6 nl-4 om8 tl5
dwy cy4 da-5
meh sl6 st7
_gw cy12 eu4 lg6
fod cy15 da5
efy cy8
fyd cy11
dau cy9 eu5
lwi nl7
wid en-7 hr4 ms-4
hai ca-4 en-4 es-6 fr5 ga6 gl2 it5 mi3 pt-5 sn5 sw5 zu-4
iff fi5 fr-6 id-5 ms5 sk5 tl7 yo4
fei de-6 ga4 hr4 lv4 nl-6 ql-3
_yd cy14
ydy cy11
dym la9
iei ro6
gwa cy4 lg8 sn4 st4 tn7 xh-5 zu4
ysg cy10
ocr es-6
=ac cy13
cyn cy10
nba sq4 tl6
hwn cy7
fro da-5 en6 eo4 fr-4 la3 no4 om4
wy_ cy14 pl6
lwy cy8
diw cy7 tn7 xh-5
ddy ql-7
_mc it6 nl7 pt7 sw5 yo-6
+â az-4 ca-4 cy9 fr6 id-4 ku-4 la5 ms4 nl-7 ro9 tr8 vi9 yo-5
rll cy8
aff ca-6 fr5 lg4 om4 ql-4 sl5
yw_ cy13
=yw cy11
ae' cy9
awd cy9
odw ql-5 xh5 zu6
nob xh5 yo5
hag fr6 ms8
fyr da4 ql8
ynn cy9 no5
=ra ku-5 ql7 sq5 tn4 ts11
iai es-4 fr7 ga9
euw nl9
ngh cy5 la-5 ql-5 sv4 ts8
gha no-4 ro4 sv4 sw6 tl-4 ts3 yo-6
hwe en5 sn6
_pw cy7
_bw cy8 lg7 ql7
hyn cy6
mwa lg5 ql4 sn9 sw5 zu-5
aed la10
aw_ ql10
edw cy7
gyd cy11
thr af-4 ca-4 da7 en-3 ga5 nl4 no3 sq5 tl-3 zu4
ddw cy8 lg9
=au ca-4 fr6 mi5 ql4 sw5
cei gl5
ony cs-4 en-5 st4 tl4 tn-5 yo-5
_á_ es-6 gl10 pt-4 ql6
=á es-6 gl10 pt-4 ql6
+î af-4 az-7 cs-4 en-5 eo-4 es-4 eu-5 gl-4 hr-4 id-4 it-4 ku22 lt-4 ms-5 om-3 pt-4 ro9 sl-4 sq-5 sw-3 tn-4 yo-7
gap st-5 tn7 xh5
aia mi5 pt6 ql6 ro4
lch cy8 la6 om7
nwa st4 ts9
wad pl9 sk-5 sn5 so6 tn3 yo-5
eic ga8 lv4
liw cy7 sw5 zu5
iwi ts6
=deg no8
myn cy6 ql6
thw en6
rdd cy11
ryn cy10
oad en-5 ms13
wrt cy8
=hun af-5
=fel cy10
wna cy8
llw st10
aeg la7
gei af-4 da-6 en7 et6 nl4
tae ga6 la6 mi9
afu lg7 tn-4 xh3
i'n cy12
nny en-7 id6 ku-4 lg10 om-5 ql-8 st-5 tn8
daw yo3 zu4
+ø af-4 da4 de-3 eu-4 is-21 ku-4 no6 ql4 sv-12
+ù cy6 fr7 ga-6 ql-3 vi5 yo13
+ƒ ql9
nnu cy5 la9 no-4
haw af-4 ms-3 sk4 sv4 ts3
asw tn9
mhe ga5
cai ca-6 ga9
=pe ql6 ro7 yo7
_nh cy7 ql-4 sn5 ts11 vi7
=fod cy7
fu_ st4 sw11 tn-3 yo8
mle en5 pl7 sk4 tl4
wm_ ql10
cea af-4 es-7 ga11 nl7 ro3
+å af-5 ca-5 en-7 eo-4 fr-6 is-4 ku-5 ms-5 nl-5 no4 ql-8 sv4
hue ql12
ynd cy7 ql6
sae ku11 la9
=gyda cy8
taw eu6 id6 lg3 ms-4 ql4
eud cy7
gob gl4 so5 zu9
mga om5 ql6 tl4 xh7 zu-6
=bod cy11 sk6
wah tn-5 zu3
byg cy6
rpe cs-6 pt6
=eu ca-4 cy7 id-4 ku4 pt10 ql-4 sk-4 sv-3 yo4
oas es-5 gl11
rld en-8 yo-6
wim sw9 xh7
_â_ la8
=â la8
nyw sw7
=ag ga11
saw lg6 sw7
siw tn6 ts5
_nw ts9
lfa sk5 yo5
=virginia it7
=du eo3 eu-5 fr4 nl-4 ql4 yo5
bya lg7 ts8
kir en-3 gl-4 hu5 is-4 ku9 lg6 sw-3 yo-5
_nã pt6
coc es7 gl6 pt-6
=lle gl13
yre da8
riw ts13
uos la5
wa_ af-4 az-4 ca-7 cs-6 cy-3 eo-4 es-4 et-5 fi-4 fr-5 gl-3 hr-4 hu-4 la-4 nl-4 no-4 om-3 pt-5 sl-6 sq-5 st5 sv-4 sw6 tl-4 tn4 tr-4 ts3
_gå sv5
=ben gl5 nl5
=than en8
=chi cy9
=war de6
uod la6 tl6
phe da-4 eu4 nl5 no-5 st4 sw-5 xh5 zu4
nct la9
fru pt7
_ow lg6 zu6
=we af-5 en5 ql5 yo5 zu12
=eto ql15
iwa fi-5 la-4 st-7 sw4 tn5 ts9 yo5
gib ql-6 tl6 zu9
fle cy4 en4 is-5 sq4 xh5
esw ql-5 ts13
ysa so5 sq6
=mis fi7
sht id-4 ms8 ql-4 sq8
=dari id8
tys sv5
=fu yo8
leb ca-7 gl4 id4 it-5 pt-4 sl5 sq4 tn7 zu-7
fog hu7
ldr yo6
uon sw9
awo fr-5 lg4 pl4 sw-4 tl-6 yo5 zu6
aic ql6
=egin eu6
lga cy5 es8 ql4
fid eo5
=tsunami en8 ql-5 sl-5
aol es6 it-6
aac ql5
ioa eu5 no-4
tuv es6
hob ql5 st7 tn-5 xh6 zu-8
=eka ts14
pum af-5 de5 sl-6
oph es4 eu6 id-5 st6 sv4
=der af-4 da5 de7 es4 hr-4 id-4 ku5 nl-6 no-9 ql7
=kun eo9 om6
skj da-7 no5 ql6
=og no5 ql3 sv-5 tl-6
_hv da3 is7 pt-4 ql4 sv-5
nær da-6 no8
ær_ no9 ql8
=mere da10
ør_ da5
=her az-5 en12 ku5
lgi es8
_sø no6
søg da9
kua eu5 mi7 sw7
=kua mi11
=blev da5
hvo is5
=til da3 is-5 ql8 sv-6
baf lg6 xh7
før da3
=ved da6 en-5
ked az-6 en3 hu5 sl-3 tr5
_år sv4
dge es-6 ms7
=har da3
=med no1
giv ms7
_næ no6
vær no4
ære da-4 no5
=men ql13 tr-4
_hj is-6 ql10
meg hu8 no2 tn8
=west az-5 en-3 es7 fr4 it8 ku-4 la-4 sv6 tr4
emt da5 ql4
gjo sq7
=fra da6
=kommer sv6
=som en-6 no2 pl-5 ql5 sk5
=over en6 no4
=up en10
=date af-8 da7 is7 pt10 ql-10 sl14
eau da6 fr7 pt5 ql-6 sl5
uf_ da4 de10 hr5 om8
ée_ da5
=vil no7 sv-5
gt_ af-4 de5 is6 nl10 no-3 om14 ql4
=langt da-8 no8
når sv-7
ytt sv6
=for ca-4 eu4 ms-3 sn5 sv-4
hve is5
=onde gl9
=ir gl5 lt5 lv6
aa_ af-5 az-4 ca-3 cy-3 en-3 eu-4 fi3 hr-5 id-4 ku-5 la-3 lg-4 ms-4 nl-3 om14 ql-5 sn-3 so5 st-3 sw6 tl-4
ykk no7
nkt eo6
ubb nl5 om9
=have en5 fr6
_så da3 sv4
=denne da4 sv-6
ulg es7
ppo ca-5 es-5 fi7 om5
=nu no-5 ro11
=vel la8
=par es6 gl-6 no4
=go ga10 ql-5 st-3 tl-4 tn14 yo-6
js_ lv9
mue es11
kib da8 id4 lg7 ms-5 no-7 tr7
omh af-3 ga9 zu5
=sig da5 no-5
idé no7
gå_ sv7
omk xh6
rny id9
ekn hr5 sv5
_ua da4 id11 mi5 ms-12 no-4 ql8
=mit hu7 ql5 tr5
utt da-3 it4 lg4 ms4 no4 om5 ql4
=dem de6
uun om11 ql-5 sw6
ærl no10
=hans fr6
toi fr5 ms-4 sq6 yo7
oim fi4 ga7
=apr da14
=ny ql10
ihe ql5
eye az-4 da4 id-7 ku5 ms7 ql5 sw5 tr5
job no6
=gå sv7
oo_ af-4 id-4 om10 so9 st4 xh4 zu-4
cou ca-4 cs-5 es-5 gl6 hu4 la-4 mi5 pt-3 ql-3 sk6 xh4 zu4
_fh ga8 ql5
=tre eo10
_ao ca-4 es-4 ga5 gl10 mi5
=ao es-6 gl10
hok mi6 sn7 st5
=saa sw11
hm_ ql-7
kok id5 ms-4 tn4 ts4
dun gl5 nl-5 pt-5 tr7
yks da6
sea es5 ga4 no-4 ro4 st6 xh4
omw ql7
oil en4 ga7 id4 ms-4
aux eo7 ql-7
nå_ no10
=had en11 nl5
num da-5 id5 is-7 la9 nl5 pl4 ql8
yle az-4 lv5 pt4 ql-6 sl4 tr5
=ba cs-4 es-4 eu-6 ga7 ql7 sk-5 sl-4 st5 tn8 vi-4 yo-4 zu-4
_mm ca6 en-6 fr-4 it-4 lg6 pl4 st9 tn6 yo-4
mm_ ca7
quo la12
uot da4 en4 et4 fi-5
gn_ sv6
=ene tn14
kku fi9 id6
zt_ hu5
hub es4 id4 tn3 zu4
=hat ku6
=ein da-4 is-8 no9 ql7
auf de6 st5
=und ca6 de8 en-5
boa pt7 tn8
oar af-5 eu6 gl-4 nl-5 ql11 ro8 tl-4
=von de11 ql7
=ist de13 en5
_üb tl7
übe tl7
ehm it7
zig xh6
=das de8 gl9 pt-4
_fü de8
sst da-5 sv6
wo_ en5 lg6 ms-4 ql3 st-4 sw-5 tl-4 ts3 xh4 yo3
=wo ql7 ts7
zei af-5 sl5 tl4
=sind de7
stä sv4
zes lg6 pt6
=um pt8 ql6
=zu eu-4 ku7 ql5
=sie ca6
zie af-5 lv5 nl8 pl6
nnt ql8
zue eu9
hte af-5 fi7 no-5 ro5 sq4
=auf de7
är_ ql6 sv6
mpf ts11
_zw af-5 nl9 ql9
zwe zu6
bik eu8 id-7 ku7 lg4 ms4 zu6
_wu id4 nl-4 ql9 so7 ts7
_jä et7
's_ da5 de4 en18 fr-5 la-4 no-4 xh4 yo-5
inm ga8
=ich de11 ql-4 sk4
daz id-6 ms6
=aus de7
=eine de7
itä et7
hlu ts5 zu3
zos eo6
jah et7
zwi pl6 ql3
seh ql3 tn-5 tr5
ön_ sv6
efu st5 sw5 tn-4 xh4
tzi eu4
aup mi7 no6
asz hu7 pl7
szi hu8
_uh da-5 sl-7 sw5 xh5
uhr de9
eiz lv6
hoc la9 tr5
ät_ sv8
=sei it10
_lä de4 sv4
mke xh11
pfu sn10 ts11 xh-5
_nä et4 ql6
zwa af-4 nl9 zu6
oh_ id6
mmt de7
rr_ ga7 ku6
zte eu8 hu4
=juni id11
ilg ga5
ebb az5 lg4 sl4
män et9
tsv sn9
nns da-3 en5 ga-7 no3 ql4
mna hr6 sv4 sw7
siu st7 tn-6 yo6
zia id-5 la-4 ro8 sw6
_mä et6 fi9
iaa om8
gay es4 ms-6 so4
kga st5 tn7
=hin om15 tl-6
unz sn7
_sä et6
=ca ql8
ätt sv5
_fö hu4 no-3 sv3
för sv2
rew en6
cco it7
_pä et6 fi-7 no7
rsh en7
owo yo9
_tä fi5
än_ fi4 sv5
ezw zu7
muc es4
pei gl5 no6
ttl no7
=mary de5 en-3 es4 is4 nl-3 tr4
wnl ms10
loa en-5 lt5 ms10 ql5
=download ms10
hku id10
=will en10
auk eu5 fi4 hr8 lt5 no4 sv-4
wul id6 ms-5 xh6
idg ms9
eph la4 yo-5 zu7
=but en8
=she en6
arj hr-4 sl5
peo hr7
t's en6
cy_ cs-4 ts5 xh7
occ la7
cau ca-5 fr5 la9
pic ca-6 en9 la5
=be ku9 ql12 tn-3 yo-4
=air ga-5
it' en9
=if en6
n't en11
't_ ca8 en9
=not en5
wne cy8
hik mi5 ms5 sn3 sw-4 ts8 xh-4
xam gl7
aec la13
jay ms8
ipt la5 no5
poi es-5 fi8 gl9 id6 ms-5
kag id-5
loy yo6
=his fr6
olv ca-6 gl6 hr-4 sl4
whe mi7
'm_ ca7
cog la10
=care ro6
=work la14
wha ca-4 en6 es6 mi14
=said en10
=times ca-9 en-11
=non ca-5 en-4 eo-4 es-9 fr5 gl12 la8 ms-4 pt-11 ql4
=come it6
sya ql6
=pre sk11
pae mi6
uye ku4 sn9 sw-5 zu4
_ws pl5
=national en-10 pl7 tl-10
=got ku11
=thomas da-5 en-4 et-4 la7 nl-4 ql-6 sv-7 ts4 yo-6
moi ca-5 de-8 es-5 fi5 fr-5 gl11 ms5 pt-7 ql5
=che it6 ql9
coi ga7
eyo lg5 xh10
=apa id4 ms6
=china af6 id-6 ms6 pl6
kow en5 ql5 xh5
_nc sw11
kii id-4 so10
=ata gl16 pt-9
=estas eo18 es-7 pt-9
=sed eo10
=tra it11
+ĝ eo24 es-6 hr-4 ql-4
ngv eo9
iaj id5 ms-6
jn_ af-3 eo14 nl7 no-5
+ĉ eo19 es-6 gl-5 it4 ql-4
_ĉi eo8 it5
iuj eo10
uj_ cs8 eo10
=kaj eo12
+ŝ eo19
+ŭ eo20
aŭ_ eo12
=tio eo10
kio eo8 sw6
iĝi eo8
ĝis eo9
_ĝi eo9
doj eo7 sq6 yo-6
_ŝi eo9
vut ts7
ŝi_ eo8
=ŝi eo8
dzi cs-4 lv4 pl7 ql5 sn10 sw-6 ts6 yo-3
pud es7
=estis eo14
=sur eo6
laj eo5 es8 pl5
=tiu eo9
_ĉu eo6
ĉu_ eo6
=ĉu eo6
ejo ca-5 eo7 es4 eu4 om5 xh4 yo5 zu-4
kia eo5 eu7 mi6 ql-4 sw8
=jam sq7
=tempo es-8 gl8
=havas eo8
bb_ az4 ql-5 sl4
ĝo_ eo9
_ĉe eo9
iun es5 it5 la4
ĝas eo11
=vin eo12
tuo et5 la6
iis fi5 la8 lg9 ms-4 om2 so11
=dua ql8
lés gl7
ési pt9
=mia eo12
ibs om11
sz_ hu8 pl12 ql-6
ush es-4 hr-4 id-5 it4 ms8 ql3 ts-4 xh-2 zu6
alh ql6
sjo da-6 no8 ql6
gaz eu6 ku6 sw4 xh-2 zu3
xas xh8
saj eo4 id8 lg6 sq4
xo_ es-6 eu9 gl12 pt-5
oik fi7
=parte es-7 gl5
ghi tl7
uwa lg4 so4 st8 sw5 tn-5 zu-6
+ū eu-6 lt12 lv9 mi16 ql-6
zai eu10 nl-5 sw5
aik eu6 id7 ql4
vag hu6
eux fr6
=loko ts12
kip da-5 id5 no8 sw8
pab id-6 lt4 ms8
ujo eo5 xh8
lho gl-5 pt7 tn9
=lo ca-14 es7 gl-6 ql9 st-4 tn6 xh3 yo5
iit fi6 sn6 sw6 yo-4
=ford lt6
=kia mi8
dut da-5 es-5 eu5 id-5 ms7 no4 pt3 zu4
nii om11
lä_ fi5
+ā af-4 ca-4 en-11 hr-4 id-4 lt-4 lv11 mi18 nl-4 no-6 ql-7 yo-4
tā_ mi5
uam la8
jog pt8
gbo yo10
kuz sn5
iig om7
mua ku4 mi5 ts4
=ms es7
toz eu9
cua es4
fue es7
=ahora es8
=como ca-5 gl8 it-5
=este ca-4 ro18
hoy es8
=con ca-7 es6 gl11 pt-6
=bien fr-10 ql-8
=antes gl12
=hay es9
=toma cs10
cui hu5 it4
buu om5 so7
pue es9 it-7 ku5 la6
loq la10
hoi ga8
kai af-4 eu7 id5 mi9 ms-2 nl3 sn6 st-4 sw-4
ayu es6 lg6 ql6 so6
iej pl4
=masa ms9
=ella es6
shm ms9
uco gl6
=mundo gl9
=mas pt11
rtz eu6
=dijo es8
oyo fr5
=estaba gl9
paz cs-6 gl8 pt-7
=nada es9
=nos ca-8 cy7 ql8
uyo tl-5
uy_ ql6
=ce fr6 ql7
=di af-4 ca-4 en-7 eo-5 fr-5 hr-4 id7 ku6 la-6 ms5 pt-7 sw-4 tl-5 tn5 tr-6 vi-4 yo-8
_xu es-8 gl12 ku5 pt-5 so10
=relacionadas es9
xic ca6 es-9
=partido gl8
hoj om7
=salvador ca-10
ttu fi8 lg8
=ri es8 et-4 sq-8 ts11 yo3
iag id-5 pt6 ql7
+õ et19 fi-4 hu6
oht de5
hta et4 ga6 id-4 nl4 ql-4
muu om7 so5
ksu ms6
iik lg10
aua mi6 ql5
_är et3 sv6
ära et4
nud cs7 et6 sk-6
aht ms6
oa_ en-5 es-11 eu11 gl6 ku-3 mi12 ms-5 sw4
kka lg8 no6 om9 sv-4 tr4
rju ms6
uul fi7 lg4 so5
=mida et8
_lõ et8
uae la11
suu lg7 om10 so4
uud so3
=oli et8
asj da-4 ms8 no7
sja ql9
=kuna sw10
hka et5 fi5 id5
iim xh6 zu-4
=ee so18 tn4
_ül hu6
=alla da-5 et6 it7
=kas et5 lv4
_vä et4
=kes ku13
jai eu8
ahk et6
kuu et3 fi5 lg6 sw7
iir lg9 ql-4 so8 yo4
uak en6 om6
aab lg9 om5 ql-4 so7 st-4 tn4
uvu sw4
uhu fi6 ms-5 sw8
heh st7
uus ca5 om4 so7
n’i ql11
’i_ et9
uhi mi6 ms-3 sw5
ohi st5
kug lg4
muv zu12
oob so9
vav xh5
uum la6 lg9 om9
kuv sn6 zu3
tii om9 ro5 so7
gag lg5 ql-3 tn8 xh-6
pim ms-6
iph en-5 hr-4 ql-4 vi5 zu4
iil so6
kek en-5 eu6 ql-4 yo9 zu4
kwi et5 tl-3 xh13
huk id9 ms-10 sw8 tl7
isä et7 fi-6
ää_ et5 fi-4
gta ga6
ngk id7 ql-3
eik lt5 lv14
=kuni om9
kuh ql-4 tl4 ts-4 xh6
iib so9
bim ku6 ms8
+ő hu17 ql-6
unj id6
=ko eo-4 eu-4 hr9 mi12 pt-3 ql12 sl-3 tl-2 yo4
=zen eu6
koa eu8 ql6
=zuen eu6
tuz eu6
=eta eu9 ql5
=ere eu7
soa en5 gl11 lg4 pt-6
_ez hr-5 ku9 lg5 sw-5 ts-4 xh6
aio es-6 gl5
izt eu7
oak eu8 id-5 ql5
=ez ku13 ql8
kez zu5
=bat fr5
foi es-7 gl10
aip gl-3 lt6 mi4 ms3
=dira tn7
ozt eu7
=ama so9 xh-8 zu9
ezz ca8
gok en-4 ms6 st-3 xh6
'de tr11
zea eu6
goa eu10
moa ql7
guz lg7
khi ms3 zu7
dap ql-3 yo5
ekh ms-4 st4 xh5
=washington en-7 zu6
=ari sn6
hua ga7 mi6 ms-5 no5 sw6
=mea la7
oné pt10
nés pt8
_oi et7 ql4
txi eu7
=dei de5
=ak lv9 ql11
koi fi7 mi7
_cú ga9
úil ga10
xwe ku16 ql-4 so4
hii om4 ql-4 sn4 so7 sw7
aon ga9 sn6 sw6 tl3
éta en6
qu' ql17
ixo eu10 gl7
ubu id2 mi-3 ql3 sn3 sw-3 xh4
kob no6
osh ku4 sn5 sw6 tn4
ére es-6 hu6
=hari id8
zeg nl6
nng st10
yac ql9
+ō en-4 la8 mi18
rex cs-4 en-4 gl4 sk4 sv5
=kale so13
yos tl9
=une fr5 mi-5 sq6
llä fi5
sä_ fi7
voi fi7 fr7 it7
mä_ fi11
=tai lt11
soh st11
tyh xh12
=voi it7
tyi xh7
yis ql-6 ts7 zu9
ihi la13 mi6 so5 tl4 ts5
kuo ql-5 sw9
=sarah tl-8
aah so7
=sami af4 de4 en13
=mun fi11
irh ts14 zu-4
huu fi5 om9
uai fr4 ga10 id-5 ms5
=vai gl8
=elle fr11
_à_ ca-4 fr9 pt6 yo-4
=à ca-4 fr9 pt6 yo-4
_dé es7 ga7 pt-7 yo5
_ré en-4 ga7
=vous fr8
=ils fr9
_c' ql8
_mf ts11
_j' fr15
j'a fr10
éar ga11
=dans af7 tr5
=mais pt11
=mme tn7
=suite ga9
uoi it10
_él es5
_fé yo7
_cé ga7 yo8
_ég is7
=lui ro6
_là vi4
=là vi3
ttr ms10
=ile pl5 st11 yo-5
=faut fr-15 ql-7
obb de6 no7 ql-6 st4
bbi de6
yé_ ql9
héa ga8
éan ga12
éal ga8
uya sw-4 xh6 yo4 zu6
qué es8
lyo ql6 tl6
=ai mi5 om4 ro4 sl4
=mot no9
mái gl10
áir ga9
hái ga9
áin ga10
íon ga8
=agus ga13
aío ga7
mch sw8
_é_ ca-4 en-6 es-10 ga9 gl10 it-5 yo-7
=é ca-4 en-6 es-10 ga9 gl10 it-5 yo-7
áth ga8
gco ga7
éad ga7
=ea ga11 la6 st7
gca xh10
ibh de5 ga7 xh5
bh_ ga7 ql8
=raibh ga8
hún is7 pt5
ún_ ga7 is7
íoc ga10
=seo ga6 ql6
áil ga11
_tú es7 ga7 is-8 ql5 vi6
aí_ ga12
réi ga9
hí_ ga9
bhf ga12
hfu ga7
fui es5 ga5 la9
=bhfuil ga7
aoi ga14
=atá ga7
abh ga9 sn4 xh4
_eo la8 ql6
=ina ga8 ql9
saí gl9
léi ga8
bhí ga9
=bhí ga8
bhe zu8
_fá ga8
=ní ga7
=tá ga13 is-4
éir ga11
tú_ es7 is-6
éin ga8
déa ga7
=siad ga9
fao ga7
_dt ga10
=leis ga8
=chun ga9
tán cs-5 gl6 sk4
_ó_ en-5 ga8 is5
=ó en-5 ga8 is5
_í_ ga4 ql8 yo-6
=í ga4 ql8 yo-6
dhu om11
paí ca-6
_éi ga10
_cá ga6 gl4 pt-5
éis ga9
áis gl8
mh_ ga9
_dú ga9
úir ga7
nó_ es6
_hú pt5
=mé ga11
tór sk5
éi_ ql15
=cur la12
+ṣ yo12
=gur ga10
sín ql7
níl ga8
=níl ga8
ára is6
_ár is8
nsh ql8
cay so8
dúi ga9
unh ca-7 es-8 gl16 pt-6 sn4 ts6
mán gl7
nú_ sk7 yo5
ól_ cs7 hu7
=cha zu10
mō_ mi6
_há hu5 sk-5
ári pt6
ezv sn12
cik az6
=kanye xh-7 zu11
dih id7
=tla ql6 st5
maš hr10
rzy pl5
=nisam hr16
mva xh8 zu4
=nem hu5
ába gl7
él_ es6 hu9
=él es7
agy hu7 lg5
sze hu11
szt hu4
tás es8
gye lg7
=egy hu5
esz hu8 pl8
ssz hu7
=meg da-6 no11
ég_ hu5 is7
áll es5
lny id9
nyu ts3
osz pl10
szo hu7
isz pl7
yok id-5 ql-4 tr7 xh5
+ű hu8
gya lg8 ms-5 sv5 yo4
yek ku5 ms6 sn6 xh5
ér_ is6
_ké ql7
yik sn9 ts4 xh5
yit lg9 yo6
jd_ nl6
ló_ is6
_ál ql5
rå_ no7
ekg st8
yai sn8
_kó ql8
üze tr6
áng ql11
gje da-8 no11 sq6
okh zu9
kho eu-4 sn-5 sv5 xh5 yo-4 zu7
só_ gl6
azz lg9
út_ ql8
puk mi8
=sem hr-4 is9 sl7
gja sk5
_gó hu7
cze pl5
orí gl6
czy pl10
jú_ cs-6 sk6
=ev ku15
=apakah id13 ms-8
=yang id7 ql-4 st-4 tl-7
=sudah id13
=untuk id7 ql-4
=ini id7 sn6 sw-5 tl-9
ahw id8
=bahwa id8
=mereka id3
ngg id6 tl-4
=dalam id9 tl-11
=tidak id6 ql-4
=pada id9 ms6 ql-6
=karena id14
=itu id5 ql-5
waj id6 ms-7 sw5
=ia eu-4 id7 mi8 ql8 sl-4 sq3
ggu id3
udh om7
=mana id6 ms5
=oleh id3
=orang id7
=aku id11 ms-4 ql7
=tetapi id7
=harus id14 ms-12
=agung id12
=dengan ql-5
khu st-4 xh3 zu7
=rumah id8
gki id5
=kami id6
kuy lg4 sn-4 tr4 ts-4 xh7 zu4
=baru id11
=bisa id11 ms-7
=saya ku-4 ms5 ql-6 so-4 sw-4 tl-5
=beberapa id6
=setelah id9 ms-7
=aba lg8
=maka id13
=waktu id12
=lebih id5
=badan ms-6 so12
=lagu ms10
=kita tl6
=namun id14 ms-11
=tahun id5
=akan id4 ql-3
=adalah id4
=pasti id12
=kata id5
=boleh ms7
kiw sw9 ts8
isw id6 ms-9 sn5 st4 sw-4 tn-5 ts-3 xh6 zu4
yaa fi-4 id2 ms-5 om10 so8 sw-5 tn4
=dhe sq7
guh ku8
=indonesia gl3 no7 pt-7
adz pl7 sn9
dz_ pl6
baw lg7
wab id7 ms-6 om4 sw-4 xh5 zu6
=sebuah id10
=malam id13
gd_ nl7 no7
=ingin id8
=nama id6
akw lg3 xh4
=batu ms11
kya lg11
_mg ql6 tl4 zu4
wap st-6 sw8 tn7
+ð az-4 da-7 la12 no-11 ql6 tr10
_að is5
að_ ql8
=að is7
erð ql6
+þ az-5 is15 ql-7 tr10
ið_ is6 la-4 ql9
ða_ ql8
við ql5
=við ql5
rðu is8
ður ql5
=hann no-5 ql7 sv6
tað is-6 ql11
hjá ql11
=hún is7
_þe is4
aði is5
_þa is4
=eru ql8
ði_ ql7
ðin ql7
_þú is7
þú_ is7
=þú is7
ðu_ is5
ína ql8
_ás gl10
úa_ gl13 pt-8
=ég is7
=boston ca6
_gj no5 ql4 sq8
=bara om13 ql8
_kj da-7 no8
gg_ da-9
mub lg8
uxu en6 so9
óns gl15
=kama sw14
ían gl11
=nei is5 no7
=ora ql11
agk ql10
_è_ ca-4 de5 it8 yo-5
=è ca-4 de5 it8 yo-5
=sono it8
=prima la8
+ì ga-5 it6 yo15
=sta sl10
'da tr13
_d’ ga9
=quando la7
buo lt8
=anno la14
=sua pt6
phu ql-4 st6 ts4 xh6
=ut la14
=eo ql8
=sunt la13 ro5
=id la14
iul ro8
=hoc la11
=ille ql15
=tam ku8
_å_ da-6 no7
=å da-6 no7
=nga lg6 ql11 sq5 tl-16 ts11
_n’ lg7 ql9
ibw lg12
bwa lg10 sw6 zu-4
kuf sw3 tn-4 xh4
_lw lg5
faa fi4 ms-5 om11 ql5
=nti lg10
zaa lg9 nl9
awu lg4 sw-3 ts9 xh5
kuw sn4 so4 sw7
_nz ql6
eey lg9 ql-4 so12
okw lg4 sn2
aay lg7 om5 ql6 so6 tl-12
uyi lg7 zu5
=eno tn13
kyo ms8
=kwa ql4 sn-4 st-5 sw11 tn10 xh-7
wez lg5 sw9 zu4
waz st4 xh5 zu5
=wa st5 sw10 tn7 ts5 xh-4 yo-7 zu-4
=mwaka sw6
bwe lg10
=ye cs-5 ku12 nl-4 no-5 tr-6 zu6
ywa sw5
=abalala lg10
wam nl4 zu8
jji om10
jii om11
oyi xh6
yoo om12
dya sn8
iyo af-5 az-6 ms-4 sn4 so7 sw6 tl7 tr2
wii xh8
wey so9 xh8 zu-6
_yi ql5 sn-3 so5 st-3 sw-4 tr4 ts11 xh6 zu5
uuf om6
imy ql9
'e_ tr9
bap id-9 ms8 st6
yuu so7
jir id-5 ku-4 om7 so11
=ena ql13 st11 tn-7
jwa st8 sw6
yot sw9
nkw ts10
yaw ql12
_uw xh6
mnt xh16 zu-9
yey so7 sw9
+į lt11
+ų lt9
+ė ku-5 lt23 ql-5 sq4
=yra lt7
išk sl5
ieš sk6
=buvo lt5
ės_ lt4
_aš lt8
=aš lt8
eš_ cs7
=tas lv6
=jis lt7
ūs_ lt6
=tau mi8 ql8
ję_ pl8
_rr sq14 tn11
idy la8
=ture om11
+ē la10 lv13 mi13
+ī la9 lt-3 lv13 mi13 ql-5
+ņ lv8
_tē mi10
=esi lt9 xh9 zu-9
_tā lv-4 mi14
_pē mi7
ēta mi8
ās_ lv3
_mā mi11
+ķ lv10
nā_ mi5
+ļ lv7
udz sn8
_dz hu4 lt-4 lv7 pl3 ql6 sn11 sw-4 yo-4
_kā mi8
_pā mi6
rāt mi7
rā_ mi8
dza sn11 sw-5 ts6 zu-4
_nā mi6
=ik af-8 de-5 nl8 ql12
ēne mi6
bva lv9 sn10
_tū mi10
gā_ mi8 ms6
_rā mi11
āto mi7
=ake mi9
ngā mi13 ms5
=ngā mi10
_wā mi8
_kō mi7
=atu mi13
=hanga om12
=tana mi9
_ā_ mi10
=ā mi10
_kī mi9
kī_ mi8
=kī mi8
=kei mi14
_mō mi9
āor mi8
=mō mi7
=iti ql11
=tonu mi12
nh_ vi11
=rau ql12
=tomo eo11
=hai gl11 it8 pt-6 ql8
=muri ql10
=waa om-3 so17
=diposting ms17
=kerana id-10 ms12
=game en-7
kuc ms5 ql5 sq5
=lelaki ms12
hah st8 tn-7 xh-5
=ane sn10
_ij yo9
ayy ms7 om10
=wan ku11
=ter pt8
=av da-6 is-8 no5 ql7 sv4
=ble cy7
kje da-7 no10
=etter da-8 no11
=vart no8
=eit no8
=seg no6
=hva no9
=eg da-4 is-6 no5 ql10
=ett no-8 sv9
=bli no8
_bê ql10
ijk nl8
=deze nl8
agp ql6
=hij nl8
=niet af-5 nl10
ijd af-5 nl11
caa it5 om4 so8 yo-5
=naar nl9
=door nl8
não pt5
ão_ es-3 pt9
kge st8
ën_ af5 sq4
=agora gl11
frå no7
=frå no6
=brett da6 en5 it6 no-7
=att sv8
=sida so11
+ł cs-8 hr-7 pl14 ql10 sk-4 sl-4
qaa om7 so8
hih om8
=akka om10
=keessa om9
qof so8
a'a ql12
yye om9
=kana om9 sn16 sw-5
xaa so8
'a_ ql8
wax so12 zu-5
prz pl5
ał_ pl9
że_ pl4
ła_ ql5
+ź ql17
ię_ pl9
odz pl9
_wó ql16
dzo sn6 ts11
+ń ql4
=mam pl7
ój_ pl10
_sł ql10
=donald da-10
eś_ pl8
=znam hr11
=tem pt7 sl6
=não pt4
=foi es-7 gl10
=ele pt11
=muito pt7
=uma pt5 xh-8 zu12
aís ca-7
=país ca-7
=só gl10
=anos gl9
vê_ ku7
_în ro11
+ţ ro9
în_ ku7 ro6
=în ro7
+ț pt-4 ro21
_să ro4
să_ ro4
ți_ ro10
ţi_ ro8
=fost ro7
+ș ro22
_și ro10
și_ ro10
=și ro10
foa ql8
ân_ ql8
_lî ku10
čo_ sk8
ýn_ tr9
shk ql7 so5 sq5
emv zu5
=sum la11 ql10
imw sn7
=kuti ql8 sn9 sw-4
=akati sn10
=yake sw10
=uye sn14 zu4
=iyi sn8
zhi ql10
=vanhu ts7
=iyo so13 tl-5
bop st7
hup xh5
wu_ ts11 zu6
vha ql8
izw xh6
wux so10
xuu so11
=wuxuu so8
=oo om-4 so17
=ayaa so13
=loo so8
=waxaa so6
=tahay so11
xay so7
=uu so13
=waxay so6
=hore ql10 tn-10
uqu xh9
syo ql5 tl8
=kuwa sw6
gji ql6
të_ sq6
jë_ sq5
_më sq5
më_ sq6
=më sq5
_në sq5
në_ sq10
=në sq5
një sq5
=një sq5
së_ sq5
xha xh11
=nuk sq7
ixh xh12
qes sq9 xh7
ukh xh4 zu4
xho xh12
qit xh11
=batho tn6
=tsa ql8 tn5
=nang tn5
=tse ql4
tjh st12
=eng ql12
tlh ql-3 st-2 tn12 ts6 xh-4
jha st11
eqe ku10
qem zu15
=är sv6
=och sk4 sv7
=jag no-4 sv11
=till no-4 sv7
=inte sv10
ndz ql-8 sn-5 sw-4 ts23
=katika sw17
=miaka sw11
=hii sw13
=lakini sw11
=baada sw10
=kwenye sw9
=sana om6 tl5 tr7
vyo sw12
=nchini sw12
=lugha sw9
=siku sw11
=mga ql6 tl4
=ang en-5 hr-5 ms-3 ql10 tl10
=ito tl7
=isang tl7
=hindi tl9
=noong tl7
=siya ql9 tl4
=jwa tn13
=jalo tn11
ık_ tr8
çok tr9
=çok tr9
çi_ ku8
nî_ tr6
rî_ ku12
nhl ts11 xh-6 zu9
=yi ql6 ts11
=xa gl8 xh11 zu-8
n’w ts11
=ndzi ts11
=swi ts7
uph ql-4 sw-5 xh6 zu5
=latest ts11
=ndi ql19
gqi xh10
+ư vi6
+ị ql15 yo-5
+ờ vi7
ông vi5
+ọ ql9 sw-4 yo12
+ơ vi7
+ồ vi5
_và vi6
và_ vi6
=và vi6
ngư vi5
+ĩ ql13
+ụ ql14 yo-9
+ố vi3
ên_ ku10 ql-5 vi4
+ẽ ql5
úng pt5
ào_ vi6
ây_ vi6
_nê ql8
+ẹ hr-4 ql-7 yo21
tê_ ku8
=okanye xh15
=nto xh11
=ezi xh13
nkq xh12
=emva xh10
ngx xh9
ngc xh6
=futhi zu10
=ukuba ql-4 xh6
=kwaye xh15 zu-9
=kodwa xh5 zu5
kuq xh7
=kunye xh18 zu-11
=malunga xh17
=uthe zu9
=ngo zu7
lẹ_ yo6
=ukuthi xh-8 zu12
=lapho xh-8 zu13
=ngoba zu8
=noma zu13
=lokhu zu12
=ngemva zu13
=kuka zu13
=tomas lt14
=volim hr14
=bilen ql11
_pê ku9
ôl_ cy9
ști ro6
xog gl12
ixw ku9
+ḍ ql15
=kavanaugh ca4 en3 it4 ts-3
=rangers ca-6 cs7 es8 id-3 it5 no-8 pt7
=menga es-7 no-10
=palu ca4 vi5
=palin ca6 ql-6 tl-7
=ryder da-5 hr4 nl6 sv-6
=tomi fi6
=šta hr11
’r_ cy16
dw_ cy13
+ɖ ql18
+ɔ ql16
ƒe_ ql12
+ɣ ql13
=ela es-7 gl11
=tað ql12
=tú es7 is-6 ql6
=akong ql13 tl-11
=cando gl21 pt-12
=unha es-5 gl15 pt-8
=máis gl11
=despois gl15
súa gl11
=súa gl10
teñ gl12
iña es-9 gl13
ías gl11
+ƙ ql14
=ua ql14
_xw ku16
=awak id-7 ms13
=xwe ku11
_wî ku6
wî_ ku7
=wî ku6
kî_ ku7
_û_ ku15
=û ku15
avê ku6
îst ku8
rê_ ku10 ql9
nê_ ql8
=ew ku15
bû_ ku7
wê_ ku6
=wê ku6
erî ku6
yê_ ku11 ql6
iyê ku8
_bû ku8
=bû ku7
=heye ku11
ûn_ ku9
ayê ku5
=kir ku14
=çi ku11
=toms da6 lv10
=ech ql15
=ass ql18
+ħ ql18
+ġ ql12
=mahu ms12
=mijn nl6
=wanta om12
+ʻ ql21
=tha ga-13 ql15
'ın tr12
+ḓ ql13
añ_ ql12
=layla en7
=jsi cs10
=dw cy8
+ṛ ql13
=chto ql13
c'h ql16
`,
};
