/** Written by scripts/fit-languages.ts. */
export const latin = {
  languages: `
af 0.61 2.17
az 1.53 -0.63 1.93
ca 0.80 -0.36 1.68
cs 0.59 0.35 1.90
cy 0.63 2.10
da 0.45 -0.27 1.92
de 0.71 -1.03 1.79
en 2.32 -0.83 1.43
eo 0.24 2.38
es 1.42 -0.98 1.59
et 0.79 -0.65 2.18
eu 0.67 0.31 2.17
fi 0.43 -0.23 2.18
fr 0.55 -1.27 1.81
ga 0.83 1.62
gl -0.11 3.34
hr 0.92 -0.71 2.00
hu 0.06 0.50 2.27
id 1.08 2.42
is 0.79 -0.19 1.78
it 0.79 -1.70 1.84
ku 1.71 1.19 0.50
la 0.97 1.83
lg -0.01 2.07
lt 0.29 -0.76 2.31
lv 0.01 0.06 2.21
mi 0.58 1.52
ms 2.07 0.96 0.68
nl 1.15 -0.20 1.39
no 0.00 -0.43 1.95
om 0.83 1.87
pl 0.51 -0.10 2.04
pt 1.37 -0.92 1.57
ql 1.20 4.45
ro 0.45 -1.11 1.77
sk -0.05 0.15 2.04
sl 0.17 -0.03 2.07
sn 0.07 2.49
so 0.29 2.12
sq 0.58 -1.07 1.95
st 0.42 1.77
sv 0.31 -0.85 2.07
sw 1.16 1.66
tl 0.64 -0.88 1.55
tn 1.19 1.28
tr 0.25 -0.10 1.96
ts 0.26 2.00
vi -0.38 0.20 2.55
xh 0.66 2.96
yo 0.06 1.51 1.73
zu 0.62 2.81
`,
  features: `
_da en-3 id2
daa af9 nl-5 om10
aar af11 da-7 en-4 id-4 so6
aro eo6 fr-4 pl-5 sk-5 sn4 sv-6 sw-5 tn4 zu-4
rom en6 eo3 fr-6 hr4 la4 om5 yo-4
om_ af6 cs-3 fr5 lt-5 mi-4 pt2 sq-6 tn-4 yo-7
+ê af4 az-5 ca-6 cs-4 da-6 en-8 es-7 eu-5 gl-6 hr-5 id-5 ku21 la-5 mi-4 ms-5 nl-8 pt6 ro-4 sl-7 sq-5 st-5 sw-5 tr-8 vi7 yo-7
sê_ af10
_hy af6 cy9 fi5 sq5
hy_ af11 en5 nl-6
=hy af13 en-5 nl-7
_oo af10 en-4 et12 nl-4 so12 xh6 zu-6
ook af3 es6 lg6
ok_ af4 hr6 hu7 id7 it-4 la-4 nl-4 sl-5 tr5
=ook af6
_op af6 de-6 et-5 fr-5 la5 pl7 st-5 tr-5
op_ af9 en-3 hr5 ms5 no-4 pt5
=op af9 de-6 no-5 ql8
_'n af12 nl-8 om7 xh-4
'n_ af10 cy16 en-5 nl-8 om5
='n af13 en-5 nl-8 om7
_an fr-4 ga4 hr-5 sw2 tr-4 vi-4
and ca-5 sq-7
nde af7 cs-5 et-4 hu6 sk4
der af5 id3 ku5 sq5 sv-3
er_ af4
=ander af19
_pl ca5 eo7 et4 eu-4 fr5 ku-5 la4 sk4 tl-6 xh-4
ple ca4 da-6 en8 eo7 et8 sv-4
lek en-4 ku6 pl4 st6 xh6 yo-4
ek_ af8 az-6 cs4 en-5 eu11 hr-4 hu5 id3 ku12 la-4 tn-4
_u_ af4 cs-4 de-4 en-4 id-6 mi3 pl-4 pt-4 ql3 sk-6 sl-6 so6 sw-4 ts6 yo-5 zu9
=u af4 cs-4 de-4 en-4 id-6 mi3 pl-4 pt-4 ql3 sk-6 sl-6 so6 sw-4 ts6 yo-5 zu9
_sa cs-5 sl-3
sal af3 ca-5 cs4 id4 ku8 la4 tr-5 zu-4
al_ cs3 fr-6 hr-6 id2 la-6 vi4
=sal af13 nl-6
_he af3 en3 fr-3 ga-4 gl-4 hu4 id-4 ku6 mi6 pl-4 sq-3 xh-4
hei af6 ca6 en-6 la-5 mi6 ms6
eil af5 da-5 en-6 fr4 no5 tl5 tn4
ili da-3 eo4 fi4 fr-4 la4 lg-5 pl-4 sw7 yo-7
lig en-5 eu5 id-4 is-9 sl6
ige ca-6 ga4 pt4 zu4
ge_ lg4 sn8 sq-7 xh3
_ni az-4 da-4 en-4 id-4 no4 pl5 pt-4 ql4 st-4 sw8 yo4
nie af4 cs-8 es3 gl-5 id-5 ku-4 no-3 sk6
ie_ af10 az-5 en-3 fi-4 fr4 gl-4 ts-4
=nie af7 nl-10 sk7 sv-8
oor af10 de-4 es-7 la-4 om3
org it6 sl8
rge af5 ca7 en4 gl-5 la5 ql-4 sl4 sv-5
gee af4 ca4 en-6 so5 xh5 zu-5
ee_ de4 eo-4 la-5 om8 st-6
_om af9 ca-5 lg9 yo7
=om af11
_di af4 id5 ku6 nl-4 st6 tn6 tr-4 vi-5 xh-4
die af9 cy-4 da-5 eo-5 ku-5 la6 lv4 nl-2 sk-6 tl5
=die af15 en-4 ms-4 nl-6 tl8
_ve af7 eu-3 fi-5 fr-3 ga-3 id-5 la5 sl3 sn5 tl-4 tr4
ver af6 en3 id-6 ku-3 ro-3
erv eo6 eu-5
rvo eo8
vol af6 de-5 eo6 hr7 la7
olg af7 da-6 es6
dit af6 ca-3 gl-6 it6 ku-5 la6 sk-7 st4 zu-4
it_ af4 eo-5 es-4 eu-4 fr6 gl-5 is-6 la10 pl-5 ql4 ro5 st-4
=dit af13 en-5
_eg da-4 eu5 hu4 is-7 no3 ql4
egt af11
gte af13 ca5
ter id4 la6 mi3 zu3
_in af4 az-2 cs-4 hu2 id4 la4 lt-6 pl-4 so4
in_ es6 fi5 ku7 lt-6
=in af9 az-5 eo-5 es-6 ga6 gl-4 hr-8 id-4 la8 lt-5 no-4 pl-3 ro-8 sl3 so7 sv-6 tl-9 yo-5
hel es4 hu4 id-4 it-5 ms3 st5 tn-4 ts7 zu4
eld af4 ca-5 cs5 da-5 la-6 ms4 nl4 tr6
lde az-4 en5 es4 gl-4 nl5
ers af5 da-1
rst de3 sv-4
ste af6 es5 ro6 yo6
te_ af5 az-6 ca-4 gl4 lv-4 mi7 pl-4 st4
_li eo5 fi-5 is-5 ku5 sn-4 xh4
ig_ af9 ca6 cs-5 cy6 da3 en-4 es-3 la-5 ms-4
_to en5 fi4 fr4
too en4 om8 ql-7 so5
oon af5 az-5 gl-4 om9 so6 tl5
on_ eo7
_ng en-14 eu-6 it-7 ku-5 ro-5 sw-3 vi6 xh6 yo-4 zu8
ng_ az-5 cs-4 eo-5 eu-5 gl-5 hu-6 nl-4 sq-4 st6 sw-5 tn6 ts-4 vi4
=ng en-7 ql-5 tl17 vi3
_ge af9 cs-6 gl-4 no-6 sk4 tl3
gem af7 id4 pt5 zu8
eme cs5 en6 hr-5 nl-4 pt-4 ro6 sv-4
mee af6 om7 so8
een af3 ca5 la-4 om8 so6 tr-4 xh3 zu-5
ent gl6
nte ca-3 cs-5 eo7 eu-3 fr-7 gl8 ku-4 lg4 tn5 xh4
_du az-5 et-5 ku4 lv-9 sq4 tl-5
dur az7 cy3 om10
urb da5 eo5 la9
rba it7 la5 no-3 om5
ban eu-5 it-4 pt-5 st4 xh7
nvi ca6
vil en-8 fr-7 gl-4 lv5 pt6 sv4 vi5
ill id-6 it-5 ms5
lle af8 eu6 fr5 gl5 lt-5 om3 pt-5 sq-4 tn-6 tr-6 ts-5 zu-5
le_ az-6 ca-4 hu-5 id-4 la-2 lt-6 st7 sv-4 tn5 zu4
_se en-3 eu-4 id7 sk-4 st4 tn5
sei da-7 gl7 id-5 it8 no7 sn5
eis ca-5 cy6 da-5 en4 fr-6 ga9 nl3 no5 sv-4
iso gl4 pt-6 st4 yo5
soe af8
oen af10 eo-6 es-4 ms-4 pl-6 sq5
ene de4 fr-5 gl-4 sk-4 sw2
ne_ az-5 eu-6 gl-5 ku5 la4 sv-4 tn6 zu4
_va af4 eu-5 id-4 sn9 sw-4 tl-3 ts8 yo-5
van af8 pt-3 st-5
an_ id6 la-5 pt-4 tn-4
=van af10 ca-4 da-6 es-5 fr-5 nl7
_si eu-5 lt-6 tl6
sie af12 ca9 da-4 en-5 gl-6 it6 ms-3 nl-5 no2
iel da-7 de7 en-5 et5 gl-4 id-5 it7 pt-4 ql-7 yo5
el_ af4 cs4 hr-3 pt-6 tr5 zu-4
_on af8 cs-6 da-5 de-5 en3 et4 is-4 ku-4 mi-4 sl-4
ons af5 da-3 et5 it-7 tr-5 zu6
ns_ af4 ca4 eo-4 es-5 lv7 ms-3 sl-5 tn-4
=ons af15 en-6 nl-5
_al eo4 lt5 sw5 yo6
alm az4 gl6 hu5 la-4 om3 ql-4 tr-4
lma eu6 id-5 la-4 pt6
mal az-4 eo8 es-4 et-5 sn-4 sq-5 sv-4
_ga cy6 eu4 fi-7 hu-6 om6 pl-4 st-5 tn7
gaa af5 om7 so8
aan af7 da-5 en-6 eu-6 ku-5 lg6 no-7 om8 so9 st-6 yo-4 zu-4
=gaan af11
_de az-2 et-7 gl5 ku5
deu af6 eo5 es5 pt-5 ql4
eur af9 ca7 en-7 fr4 hr-6 id-5 sl4
ur_ af4 ca-5 fi-5 fr5 it-5 la6 mi-4 no-5 pt-3 ql5 sq6
_is af4 cs-5 da-4 de3 es-4 fr-5 ga6 hu-4 id-3 ku-5 no-7 om5 sl-6 sv-5 ts-4 zu3
is_ af4 eo9 ga5 hr-5 hu-5 ku-3 la7 sl-6
=is af7 de-6 en7 ga10 hr-5 hu-6 is-5 no-6 ql8 yo-8
_sy af6 cy8 fi8 ms6 pl-6 st4 yo5
sy_ af11 nl-10 pl7 ql9
=sy af14 nl-9 ql7
_ra eu-4 sl6
raa af8 om12 so6
aak af8 lg9 nl4 so4 st-5 tn10
ak_ af4 az-8 ca-6 de-6 en-3 et-5 eu7 la-5 lv6 mi-4 ms2 sn-4 so-3 sv-5 sw-6 tn-4
geh af9
eho af5 hr-5 ql5 st8 tn-9
hoo it5 st8
or_ en6 eu4 fr-4 gl5 lt-6
sar id5 is5 it-4 nl-6 no3 st4 tl-4 ts3
are et-3 ga-4 it5 ku4 la3 ro4 sl6 sn4
rel ca5 cs-7 ms-4
_my af9 cs5 cy5 ql7
bur cs-5 en-11 pl5 sl5 tl6 tr5 yo7
urg en7 la5 no-4 pl7 ql-5
gh_ ga9 it6 ts-4
toe af12 sq5
oe_ af7 nl-8 ql9 yo6
_ho hu5 is-4 sq-6 st6 tn-9 tr6
oof af7
of_ af3 is-4 sk5 ts4
_ty pl5
tyd af13
yde hr4
den az-5 ca-4 id8 sl4
ens af4 de-5 en-5 fi5 fr-4 la7 tl5
sam en7 fi-4 hr7 it6 tl-5 tr-5
am_ az4 eu-5 fr-4 gl-5 hr8 is-3 it-4 la9 lt-4 mi-4 pl7 pt6 sw-3 tn-4 zu-3
=sam hr11 pl-6
_st fr-4 gl-5 it4
sta eo5 gl5 so4 tn-4 yo-3
taa af7 et-6 lg5 om7 so7
_jo az-6 de-6 fi4 fr4 la-6 lv-5 pt9 ro3 sk5
ab_ de7 en4 et8 it-5 la5 no-6 ql7 sl-5 tl-5 tr-5
_en af5 az-6 cs-3 en-5 eo4 ga-4 gl4 hr-4 it-5 la-4 lg6 st2
en_ gl3 it-3 nl5 pt-7 ql5 ts-4
=en af11 de-6 en-9 eo10 es6 gl8 it-4 pt-10 sl-5 sq-4 tl-5
_ko ca-7 eo4 es-5 fr-6 ga-5 gl-5 id4 it-5 la-5 mi5 pt-5 ro-4
kom af5 en-7 eo5 es-5 id3 is5 pl4 st4 tr-4
=kom da5 sv-6
_by af9 cs5 cy4 da-4 hr-6 lg7 nl-6 ql3 sl-5 ts7
by_ af7 et5 sl-5 sq5
=by af10 et5 ms6
_ab id-9 ku-6 lg8 pt4 sw-7 tn-5 yo4
alo ca-7 cs-6 da4 es3 et-5 om-4 sn-5 st4 tn4 yo-5 zu6
lom ca5 en5 hu6 it-4 zu5
_hu af3 de-4 fi6 gl-5 is-5 it-5 sw7 ts4 yo5 zu-5
hui af4 en-5 ga6 mi6
uis af6 en-8 id-6 st5 sw5 yo4
_vr af9 en-4 hr5 no-7 sq9
vra sq9
ra_ az-3 de-5 en-7 gl4 sn4 zu-4
hom la7 lt-4 nl-7 no-6 sk8
_wo fr-6 la3 no-7 ql4 sk-4 tl-5
woo af5 cs5 nl-9 no-5
ord cs-6 ql-5 st-4 yo3
rde af3 hr-5 ms-4 tl5 tr-6
de_ az-4 gl6 hu-5 lv-5 so-4
_wa af4 cs-4 da-3 eu-7 fi-5 hr-4 la-4 ro-4 sl-5 so4 sw7 yo-4
wat af8 en-3 lg5 yo-5
at_ af4 ca4 de-3 es-9 gl-5 id5 is-6 la4 pt-6 sk-9 st-4 sv-3 sw-4
=wat af11 en-5 ql9
her ca-6 gl-4 id-5 nl4 st4 sw4 tn-4 tr3
ere az-5 fr-6 lg5 mi4 sq-5 sv-7 yo4
re_ cs-7 fi-5 hu-4 la5 ms-3 pl-4 sn5 st4 sw-5 tn5
ges af9 nl-4 zu5
esp eo9 fr-4 gl5 pl4 ro-5 sk-5 sq4
spr af4 en-5 sk-6
pre eo6 gl6 om-5 tn-5
ree en-4 it6 la-5 no4 om6 st-5
eek af6 lg5 nl7
het af6 da-9 de-4 en-7 is-5 no5 xh5
et_ af4 ca4 es-6 ga-4 gl-6 la5 mi-4 sk-4 sn-4 sw-4 tl-4 tn-5 ts-5
=het af8 en-8 no-4
=oor af11
rae id-4 la13
ael cy11 it-6 ql-7 sl5
_ju de4 gl-6 ku-3 ms3 no-4 pt4 sq6
jud lt4 ms6 st9 tn-6
uda en-7 eo5 es-4 et-4 id4 it-5 ku-5 ro5 sn2 st5 tl-5 tn-6
da_ af-4 en-9 fi-5 fr-9 nl-4 so5
ond af6 da-4 eu6 hu4 tr-5 ts4
rsk af7 nl-6 no4 sl7 yo7
ske ku-4 ms-6 nl-5 no4 yo5
kei en-5 mi12 no6
eid af8 cy8 da-8 ga5 no2
id_ cy7 es-6 et5 fr-7 ga5 la4 so6 tn3
_tu en-7 fr6 gl-4 hr-5 ku4 sl-3 sn-5 zu-5
tus af7 ca-5 en-7 et-5 fr-5 gl-5 id2 la7 nl4 no-3
uss af4 es5 et4 yo5
sse gl-7 lg8 ro-4 tl4
sen az3 cs-5 de-3 et5 hu4 sq-5 tl4
joo et9
ood cs4 no-5 so6
od_ cy11 da5 de-4 es-4 fr-5 gl-6 hr4 id-4 om-4 sk4 sv-3 tl4
_be af4 az-4 id4 ku4
bes af7 ca-3 da-3 es3 pt-8 tl-4 zu7
est eo5 gl5 la5 lt-7 tn-3
+ó af-3 az-5 da-5 de-4 en-12 es3 et-4 fr-8 ga9 gl5 hr-10 hu8 is7 it-7 ku-5 lv-4 mi-4 ms-5 no-8 pl6 ro-4 sl-8 sw-4 tn-4 yo4
ór_ ga8
abr ca6
bra da-6 de-6 en8 fr-4 no4 pl6 yo-6
rah az4 en-5 et6 la-5 nl-4 sk6 sw4
aha da-6 fi-5 gl-5 la-6 lg-5 mi5 pt-3 ro-5 so9 st4 sw3 tn-8
ham az3 de-4 es-5 hu-5 is-5 la-6 ql-6 ro4 sk4 sl7 sq-4
isa af-4 ca-9 da-4 eo-4 sk-5 sn5 sq-5 st3 tn3 tr-4 ts6
sak cs8 da-7 lv5 no5 sv6
jou af10 en-5
ou_ af10 da-5 es-13 fr-7 gl11 id-4 it-6 pt7 sk3 sl-6 tn-5 yo-4
=jou af14 nl-10
_dr af4 cy5 ms-3 no4 yo-3
dro cy5 eu5 nl5 pt-4 yo7
roo af7 et5 om10
oom id6 ms-6 om6
_vi eo6 eu-5 la6 mi-4 sw5
vir af8 az5 ca5 en-8 fr4 ku4 la-4 nl-5
ir_ az4 ca3 cs-5 da-4 en-3 eo-5 ga5 hu-4 id4 ku5 la-4 lv4 nl-4 ro-4 sw-5 tn-4
=vir af15 ku8 nl-7
_pr eo5 id4 lv-5
pro af5 eo5 id1 ro4 sk-5
roj eo4 id-5 ku10 no-6 ql-5 yo6
oje eo4 id-5 no-5 sq7
jek cs-4 ql6 sl-5
ekt az5 en-5 eo8 gl-5 sk4 sq-4
kte af4 cs8 eo7 id5 ms-7 nl8
_gr ku-6 lt-6 no3 tn-4
gro af10 eo-4
rot mi5 nl-6 tl5
ote az4 cs-4 en5 et4 fi-6 sw8 tr-4
sa_ en-6 hu-4 lt-5 st4 tn3
=sa cs-9 da-7 en-11 fi-5 ga9 it-5 la-5 ms-5 no5 pt-4 ql9 sl-7 st4 sw-4 tl7 tn8
bed de6 hr5 id5 ms-9 sl-6 so7
edd cy12 da4 en-6 is5 lg9 ms-4
dde cy4 lg17 sv7
_iv xh7
ivo fi5 gl6 hr6 it5
voo af6 en-6
_lê ku6
lê_ ku9
_ui af10 sw6
uit af9 en-3 ga9 id-6 la7 sn6
tge ca7 tr-7
str es-4 id5
tre af4 da-5 eu-7 lv4 sk4 tr4
rek af3 et-5 id4 is6
hul af7 en-9 id-4 xh5 zu6
ull af8 az5 ca8 en-5 et-5 fi6 gl4 sl5 tr-5
=hulle af14 nl-6
_ru ca-4 de5 om-4 sw-4 xh-5
rus en-3 id4 ro4 sk-5 yo-5
ank en-10 eo8 hr-5 so5 tl4 tr-5
nke eu4 ms-5 tl5 zu6
ke_ af3 cs-6 fi-6 fr-4 ku4 la-5 nl-3 om-4 pl-5 sv-5 tn4 xh3
gel af6 ku5 sl6 sq5 st-5 tr5 ts6 yo-3
elo da5 es5 it6 la-6 tn5 ts5
loo af6 en7 fi4 so8 xh8 yo-5 zu-6
_go eo-5 eu5 fr-7 ga3 ku3 la-4 om4 st-6 tn9
god da5 om7 tl5
my_ af6 en4 ql3
=my af12 en4 nl-6 sk-5
geb af4 zu6
ebe af-4 ca-6 da-6 es-4 gl3 st5 sw-5 xh6
ed_ cs-2 da3 en8 es-3 ga-4 gl-7 nl-5 st-5 yo4
_af af7 cs-7 da7 es-6 gl4 no-6 om5 so4 st5 sv-8
gew af9
ys_ cy7 it-4 pl4 tl5
goe af10 eu5
oed cy10 nl6
ede af7 ca-4 da6 en-9 it4 la6 sv-5 tr6 yo6
ert ca3 id3 is7
rti en-6 is8 ro-4 ts-5 zu5
tie af6 nl6 pt-6
ier af6 cs-6 da-3 de4 en-7 gl-7 pl6
ren ca-4 it-3 nl4 no4 st3
enh af-5 da-3 it4 no5 pt4 ql-5
nhe it5 tn4
_aa af7 so8 yo7
=aan so8
_do da-5 es-4 gl3 it3 lt-6
dor fr5 hr-4 lv5 ms-8 sv-4
ori ca-3 fi-4 fr-6 la6 mi5 st6 yo9
rin af5 eo3 it3 ku5 sl-4 sw-4 tr-6
ing af4 az-5 id5
ngs af7 de-3 fr6
gst af4 fr6 no-4
tru da-6 de-4 en-5
rui af7 eo6 gl-7 ro5
ike da-5 ku5 sv3 sw-4
roe af6 cy8 gl5 no-6 pt-6 ro-5
ei_ da-8 de5 en-9 es-10 et4 fr-7 hr-4 is2 it6 ku-5 mi8 ms-6 no6 pt4 ql4
iwe st-4 ts7 zu4
we_ az-4 cs-4 eo-4 hr-5 ms-5 sl-7 tl-5 tn5 tr-6 zu5
dis eo6 it-4 la4 nl-3 st4 zu5
ist la3
tel az5 ca-5 et-4 lg4 mi-5
els af5 ca4 et6 lv5 ms-3 pt-4 yo-6
ls_ af6 ca7 da-5 de6 gl-5 hr-4 la-6 lv7 ro-4 sl-6 tl-5 zu4
_vy cs5 hr-5 ql4 sw9
ye_ cs-5 de-4 en-7 eo-4 eu-5 ku7 la-4 lg3 nl-5 st-5 tl-7 xh6 yo4
ang et-4 hr-4 nl-5 ro-4 st3
nge it5 st-4 tn-4 xh3
esi af3 fr-7 lt5 lv-6 nl-3 sl-6 sv5 tr4 zu3
ien az-5 ca4 hu-4 it-5 sk4 st-6 tl-4
_vo af4 fr5 hr6 ku-5 sv-7 tl4
vor is5 sk5 tl6
eri fi-6 fr-4 lv5 no-3 ts6
sre sl5
reg af7 cs5 eo4 es4 sl-4
_te id5 lt-5 mi7
ten af-3 ca3 eo4 nl3 ro-4 sl-3 tr4 yo5
=ten af8 es-6 gl17 nl-9
psi ms8
sig ql-3 sv6 zu5
igt af7 da8 no-8
_lo ca-4 et5 sw-4
lou cs7 da4 sk-5
uw_ nl10
se_ af6 az-5 gl6 id-5 st5 sw-4 tn5
=se af7 en-7 es2 et-6 hu4 it-6 ku-6 ms-4 nl-11 no-4 ql5 sk-9 st5 tn6
_sk af7 ca-6 eu-6 la-5 ms-5 nl-6
sku id-4 is5 ms4 so5
kul en-6 eo4 es-6 eu3 lg6 nl-5 sn-5 sw5 tn-4 zu5
uld de5
ld_ eo-5 et7 tl-5 vi6
_ad da-3 fr-6 id4 ku-5 la5 tl-6 yo4
dve hu6
rte en-5 gl6 la4 tl7
tee af5 ca-5 et7 lg6 om5
eer af9 ca-4 da-5 en-9 hr-5 ku-4 lg8 om5 so6 tl6
erd af3 en-7 fr-4 no4 sv-7
rs_ af4 ca4 eo-5 es-2 fr4 gl-4 id-4
tog pt5
og_ da4 fr-6 hr6 id-9 la-5 ql5 sv5
_re eo4 sn4 st4 tn4
eg_ cy7 en-4 no6 ql8 sv-7
=te af9 ca-9 de-5 en-8 et-4 fr7 hr-7 ku9 la7 lv-6 mi17 sl-6 yo-6
pla pt4 tl-5
laa af6 om10 so10
aas af6 om7 so11
as_ eo9 gl6 is-4
waa af8 id-5 lg7 ms3 so10
ar_ cs-5 en-6 fi-5 fr-4 ga5 gl5 it-8 ku2 la-5 mi-3 no3 st-4 sw-5 tn-4 xh-4
afr af6 cs-6 da-6 nl-6 om4 st9 ts8
fri cs-8 da4 nl-7 ql-7 st6 ts5
rif cy7 da-5 ql-5 sv5 sw4 tl10
ifo ca6
for eo5 ms-3 sv-4
oru cs5 de-9 en-6 is5 ms-5 st6 sv5 tl5 tr4 yo6
rum af4 ca-6 fi-6 hr-4 is4 la7 sn6
um_ ca-7 cs4 en-6 et-5 gl-7 it-9 ku-4 la14 sl-4 tl-6
_ut da-13 en-6 la7 no7 sw6 xh8 zu4
utr da-7 gl5 is5
rec da-4 gl6 id-5 ro5 sl4
ech ca6 cs6 de-4 es-6 sk-5 sl7 sn8
cht af-6 en-7 ga9 hr-5 nl7 no-7 ql7 ro5 sv-6
ht_ fr-5 ga7 hr-6 mi4
_ta is-6 mi5 zu-5
tak en4 et-5 lg4 sw8
=tak da7 ms6
eie af7 ca6 de-7
rso da-4 eo4 gl7 nl4 pt-7 yo-4
oek af6
eke af8 da-5 ku6 mi6 ts8
gev af10 no-6
evo af4 en-4 it4
lge af5 hu5
+é da-3 de-10 en-7 et-4 fr8 ga7 gl3 hr-4 hu8 id-6 is4 it-4 ku-5 la-6 lt-4 lv-3 ms-4 om-4 ql5 ro-3 so-4 sq-4 st-4 tn-4 tr-5 yo6
_we la-6 lt-6 sn6
wet en-5 nl4 sn9
rik en-5 hu5 mi4 nl-6 om3 sk-6 sl4 sq3 xh4 zu-4
ika en-9 gl-5 it-4 la-4 nl-5 sn3 sw6
kaa az4 en-6 om7 so5
ans az5 en-3 it-5 lv4 nl3 tn-4 yo5
nse af6 da-4 et8 fr-5 is4 ms5 st6 xh-5
res gl6 is4
ese af6 da-10 eu4 fr-5 gl3 ku-4 nl-4 st4 zu5
alg gl5 nl-5 no-4
sag az5 da6 la-6 no-5 so5 tr-5
ag_ af9 cs7 en-7 ga6 ql5 yo-5
_ha de5 lt-4 pt-4 st5 sw5 tn-7
har fr-8 ga4 is-5 mi4 sq5
art ga3 sl-3 st-4 zu3
rt_ az6 ca4 cs-8 eo-5 ga6 gl-9 id-4 it-4
ken de-3 et-5 nl5 sk-6 sq5 st6
end af4 az4 ro-4 sw4 yo-6
des de3 gl8 pl5
es_ eo-5 fi-5 it-4 la5 lv5 st-3
_ke az-5 cs-6 ga-4 hr-6 id5 it-4 la-6 ro-4 st4 sv-4 tl-7 ts-4
del lt4 ms-3 pl-5 so3 st5
ele en-8 es-5 et-5 lg-6 sv-5 ts4 xh4
err fi5 hu-4 id-8 la5 ql-5 ro4 sk4 zu-4
rri ca5 nl-4 ql-6 sq5 st-5 sv-4 sw-4 tn4
rig af4 eo4 it-5 sl4 sv-4
aal af5 en-5 lg8 ms-5 om10 so9 tn-4
=al az-5 en-8 eo13 es6 gl-4 ro-8
wer af4 da-5 et5 ku5 pt4 zu-5
erk af8 en-6 es-6 st3
nem en5 la6 lt3 nl-6 ro-5 sn6 tl-4 tr-3
mer az5 cs-5 et-4 lv-5 st3 tl5
_so af5 cy-4 gl3 hr-5 mi-4 pl-5 sw-4
so_ ga-4 gl4 hr-4 it5 lt8 ms-5 nl-5 no-5 sk-6 st6 sw-6 tn4
=so af6 cs-5 hr-5 ql10 sk-5 sl6
_hi az-5 ca-5 fi-4 om4 pt-3 ro-5 sw5 ts9
hie af6 en-6 ql3 sl4
rdi ca-4 fr5 la4 ro-4 yo6
=hierdie af11 nl-7
sky da5
sel af6 it-4 ku3 la-5 sv-5 tn5 xh4
_ka gl-6 it-4 la-4 mi3 pt-3 ro-5 st3
kan ca-6 en-5 fi-5 id4 la-5 lt3 lv-5 om6 pt-6 sk-4
=kan af9 ms-5 om18
dan ca-6 en5 fr4 id4 it-4 lt-4 ro-4 sl-4
=dan en-9 fr6 hr-4 id5 ms9 ql-5
_ee af4 en-6 nl7 so13
kor cs-8 fi-6 hu5 sk6 sl-6
orr az7 es6 gl5 ro-5
rre gl6 hr-4 lt5 sq6 sv-5 tn6
_er af-4 en-5 hr-4 it3 la3 zu-5
rke af4 es7 ku5 ms-5 nl-4 ql-4 ro6
all cs-4 it5 lt5 om4 ro4 st4 tn-6
=alle it6
tan et-6 gl4 id3 st-3 sv-5 yo5
pun af3 ca-4 id3
unt eo-4 eu-4 id6 la9 ro6 tl-4
eni de-4 en6 eo3 fi4 gl-6 la4 st-4 sv-5 tn-4 ts5 zu8
nin cs-5 en-2 fi5 fr4 sl4 so3 sw5 yo6
erh af7 da-3 id4 ku7 lv5
rhe ts5
ewi cy11 ku8 ql-6 tl6 yo9
_su az4 la4 ms3 nl-5 no-5 pl-5 sq-5
sub la4
bje hr5 sl-4
kti da5 eo9 fi5
ewe af11 de-4 en5 sw8
int eo5 et-5 eu-6 ku-3 lt-4 ro3 so5 xh6
erp fr5 sv-8
ret da7 es-3 fr-6 is-6 la6 pl6 sv-5 ts4
eta eo4 eu4 fr-6 zu-6
tas eo8 es-3 id5 tl5
asi da-7 en-4 eo-3 et-3 fr-6 id7 it-6 ku-5 pt-6 sn6 sw3
les ca5 cy-4 et5 eu5 is5 sk-5 ts4 yo6 zu3
=alles af10
wor de-5 en-6 la5 sl6
rd_ ca4 de4 en-5 eo-4 la-6 lt6 sl-3 st-4
=word af15
ged hu6 tl6
edo eu5 no4 pt-4 sk5 sl-8 tl6 zu5
doe af8 ca5 cy7 nl-5 ql7
rse da-4 gl4 is6 om4 pt-7 ql-6
sek af4 en-6 nl-7 pl5 tn5
ker af3 ku-4
dat af5 de-5 en-13 eu5 is6 ku-4 pt6 sl9 so-4 sq-4 tl-7 xh3 yo-5
=dat af5 ca-5 nl3 ql10 ro-4
hee en-10 it6 om5 so9
erl hr-5 it5 om3 vi4 xh-5
rli de5 et4 hr-5 it4 pt6 sk-5
lik af9 de-4 is4 ku-5 la-4 nl-11 no5 tl6 tr-6 zu5
_sn cs5 en-13 es8 hr6 is5 lv5 ms-4 nl3 ro5 xh-7
sno en-5
noe da-5 no8
_ne az-7 cs4 en-4 eo4 es-2 fi-3 om-3 pl-4 sn6
net ca7 cy-6 da5 es-5 eu-4 fr-6 it-8 sk-4 sl6 st5 ts6
=net af6 ca5 da11 en-6 es-8 is7 lt-8 nl-10 pt6 ql8 sl10
alt eo3 sk7 sv-4
yd_ af9 cy14 da4 nl-6 so8
_na en-4 fr-4 it-4 ku4 lt-4 ql4 sw4
na_ az-3 da-6 en-6 fi-5 fr-7 st3
=na af6 ca-6 cy4 en-8 es-10 et-4 eu-5 ga9 gl8 ku5 la-3 lt-6 mi-4 ms-4 nl-5 pl-5 ql8 sn-4 sw12 tl5 ts8
don az5 cs-4 eo5 ku4 nl-4 ro-4 sk-4 tl5
onk da6 xh7 yo7 zu5
la_ da-4 de-5 eo4 hu-4 lg3 lt-5 mi-4 sn-5 sq-3 st5
_bl cy4 de-4 ro-5 yo-5
blo da7 eo6 id-7 ms6
lok en-6 ms-7 sl-4 st9 ts7 zu6
okk om6 ql5
kke af9 en-4 sv-7
aam af6 lg9 nl4 ql-6 so6
aml en5
ik_ af5 az4 ca-4 de-7 en-11 eu5 fi-5 hu6 is4 la-4 lt4 ms4 sv-6 sw-5 tn-4
_la eo6 lv3 sn-3 so4 ts5
lan ro-4 st3 sv-4 ts5
ngw sn5 tn7
gwe cy5 tn7
rpi id7
pig sw12
beg af5 ca7
egi cs5 da-4 eu4 fr-6 gl-4 tn8 tr-5
gin gl-5 ku-5 tl5
wee af6 hr4 xh8 zu-8
ees af7 en-7 fi-6 lg6 om8
eli es5 it-5 so3 xh6
rof eo4 fi5 nl6
ofe ca4 gl-3 sl-8
fet st6
eti id7 sn3 sv-4 ts7 xh-6
ies af10 ku-5 lv5 ms5 pt-5
oep af10
epa fr-6 ku-4 ql-4 sl5 sn7 st4 tl-5 xh3
pas cs-6 da-4 en-9 et-5 ku9 sl-5 zu-5
ass gl-5 ql3 ro4
ssi eo-4 es-8 id-8 la5 ms4 nl4 ro-4 sl4 sw-5
sin cs-7 es3 ga3 ku-5 nl-5
gs_ af10 en5 id-5 ms7 nl-4
son az4 la-3 lv-7
ors ca3 es-4 fr4 is5 om4 sk-5 xh-4
rsa ca-4 id6 it-7 la5 ms-4
ake ca-7 da-5 de6 en6 eo-5 it5 la-6 mi7 pt-4 tl-4 vi5 xh-5 zu5
men fi3 id6
bla es5 fr-7 hu5 nl4 sw5
_ar cs-3 cy7 ga5 pl-4 sq-6 sv-4
arm nl6 pt4
rmo ca-7 da5 eo7 no-4 pt3 sq5
moe af6 pl-5
was af5 xh4
=was af8 en9
rve fi7 gl-4 ms5
lin eu-6 ro-5
ann da-6 et3 ga5 la6 lg3 om5 pt-3 tl-5
nne ca5 de-6 en-10 sv-6 tl6 yo-7
ett ca-4 en4 it8 la-5 sl-5
tte af4 az-7 eu-5 fr6 ms-5 tl-6 tr6
eet en6 it5 lg6 om4 tn5
igg ql5
gga om5
gam en-8 fr5 hr-5 sv-4 xh9
_ch az-4 ga5 hr-6 sn5 sq-3 vi4 xh-4
chr da-3 de-4 eo-5 es5 ql-5 sv-6
hri da-3 es6 st4
ris fi-3 hu5 la3 lg4 tn4
stu cy5 en6 eo4 is5 ms-7 tr-4
us_ cs5 id3 it-5 la12 nl4 ro-4 sv-3 tl5 yo-3
_ma ro-2 ts5
maa af7 az-7 en-5 lg5 om6 so7 st-4 tn5 tr5
_as af5 gl4 hu-6 ku-4 nl-5 sn5 tl-3
=as af10 eo-4 es-7 fr4 ga7 gl7 la-5
=een af5 en-5 nl7
asp cs5
spe da-4 eo6 et-5 fi-5
pek eo3 gl-6 hr-6 id9 lv5 ms-5 sl5 tl4
_sp et-6 fr-5 gl-5 pl5 ro6
pel de7 gl-5 hr4 st4
_ek af9 en-5 eo6 eu5 ku-5 lg7 nl-10 sw-6 tn-5 ts5 yo-4
=ek af15 eu7 nl-9
anj yo4
nja eo-5 lg6 no5 pt4
jaa af5 st-6 sw4 tn13 yo5
gra fi5 hu-5 sq-6 sv-4
aag es-5 lg6 nl7 so7
_wi ca6 ku3 mi4 pl4 xh-4
wil da-5 en4 fr5 la-5 sv-6 yo-8
il_ eo-5 et6 hr-7 id5 lv-4 om-4 sk5 sl5 yo-4
=wil af10
oot af6 et6 om11 tn-4 xh5 zu-8
ot_ af4 es-4 id-6 ku3 no2 tn-5
dal cs5 id3 sv-5
alk af4 lt7 ql-4 so8
lk_ fi5
_dí gl9
+í af-5 az-4 ca3 cs3 da-6 de-4 en-6 eo-5 fr-4 ga9 gl7 hr-5 hu6 id-5 it-8 ku-5 la-5 mi-4 ms-4 no-5 om-4 pl-5 ro-5 sl-8 sq-4 tl-7 tn-5 yo5
sou ca-7 cs7 ms7 pt7 sk-6
=wees nl9
mat de-7 en-6 fr-4 mi4 pl-5 sq-5
ath ca-5 en-8 id-7 la5 nl4 xh7 zu6
tha ca-4 en5 ga5 ku-4 nl5 sl-4 sn-5 tn6 xh4 yo-6
hae la9 mi8 ms-5 st6
vro pt6
+ë af8 de-11 en-5 it-4 ku-4 la-5 no-5 ql6 sq21
ate az-4 ca-2 de-5 es3 ga-4 is5 ro-5 sl6 tl-5 ts7
_tr eo4 no4
tro eo6 eu6 ku-4 mi-6 sk-6 tl4
bel af3 en-7 it-4 pl-4 sl-5
rk_ af6 la8 pt4 tl-9
_sl af4 gl-6 hr5 id-8 ms6
sle af5 ca5 da6 tr-6 yo6
lee ca-6 es5 om5 yo6
met af5 pl4 sv-6
eto cs-3 en-4 eo4 la-5 nl-5 pt3 tn5 ts5 xh-5
tod ca8 da3 hr-4 it-4 ql-4 sl6 ts5
ode ca-4 da3 gl6 om4
era da-6 id3 la5 lg4 lt-5 sk4 sl-6 st3 sv4 tl-6
ral af6 cy4 de-6 fr-5 tl4 ts4
inl nl-6 tr6 yo6
nlo ms10
lop da6 es-6 st5
ope ca6 cs4 en-3 eu6 fr-7 id4 mi5 nl-5 pl-4 ql-6 tn5 yo3
pe_ ca-6 cs-5 da4 gl-6 it4 nl-4 ro4 sl-7 tn6 xh-5 yo7
rty ca7 en-8
aat af3 en-5 et8 la-7 om6 tn3
ats id-5 la-4 st6 sw-5 tl-5 tn6
_pa sn4 xh-4
pad af4 id6 la-5 ms6 pl5 st-6 yo-4
ad_ cy4 da6 et5 fi-5 ga6 gl-6 ms4 pt-4 sl4 so7 yo-4 zu-4
_jy af13
jy_ af13
=jy af13
ins fr-5 it3 zu4
tap az6 es5 fi6 la-4 mi4
ap_ af5 ca5 da-5 id6 ku-5 ms4 sw-4 tl4
rtr af7
rou af5 az6 cs5 lv7 zu-5
eef nl7
ef_ af6 cy8 ms-4 st6
arn es5 is3 tn-4
rna da-9 is7 ql-5
sve hr5 is-5 lv12
vul la7
_le es-2 ga4 it-5 st6 tn6
lew id4 ms-6 sw6 yo7
wen ms-5 sw6 ts4 yo-5
tui fi7
ewa en5 id4 lg5 yo5
jul af5 eo6 id-4 ms7 pt9 sl-5 yo4
ul_ cs5 et6 id5 la-4 lt-4 ms5 nl-5 no-6 pt5 ro16 tl-7
=jul pt11
joh az-6 de-4 en-3 no-6 pl6 ro3 sv-6
oha de-7 eo4 st11 tn-7 zu-5
han az-6 ca3 de-10 hu-5 la-5 pt-3 sq-4
nes fi-4 fr-5 ku-4 la3 om-4 tn-4 yo5
_gl hr3 ms-4
glo af5 es-6 no4
lo_ az-5 da-4 de-6 en-5 et-6 eu-5 fr-7 no3 ro-5 sn-6 st5 tn5 xh5
rla af6 ga4 hr-5 ms5 nl-5 ts6 yo5
arh ts9 xh9 zu-7
arb fr5 la3 ms-3 om6
rbo eo7 la6 yo5
bor ca6 es-5 eu-6 it-5 la4 nl6 pt-6 sn-5 tl5 zu-5
rg_ de-5
oer et7
rtu is6 it-5 la7 sk4 yo-6
uie af6 fr8 hu5
_mo fi4 st8 tn7
oet af5 da8 no-7 ro5
=moet af8
_ei cy8 da-10 is-4 la4 lt6 no3 ql5 sv-8
ndo gl6 is-4 nl-4 ro-5
dom af7 ca-7 ga8 la8 pl5
bly af11
ly_ az-5 cs4 en8 fr-3 it-3 ku-5 la-7 tr-4
_am cs-5 cy3 da-3 la5 lg3 nl-5 pl-4 sn-4 sq-4 tl-8
ama fi-6 hr-4 sl-7 zu4
mad da6 id-4 ku6 so6 yo-3
dwa af4 cy3 yo-5 zu6
wal de5 eu-5 is4 la-4 lg7 om7 st4 sw4
ala ca-4 de-5 en-3 lg4
mol ca6 no6 tn7
oll ca-6 is5 sl-5 st6
lie af4 de3 hr7 it-6 lv4 sk5 sv-7 sw10
weg af6 sn7
gbe yo8
eeg lg8 so8
ny_ id-5 pl5 ql10 sk4 sv-5
_me az-3 et-4 id6 ts-4
ger az-6 lg4 pt6 sk5 tr5 vi4
eel af5 en-3 et5 so4 st4 zu-5
ask no7 sl5 tl-10 yo6 zu-5
sk_ da7 en-9 et6 lt10 nl-5
_a_ cy3 da-7 de-5 et-5 eu-5 fi-6 ga5 gl8 hr-5 lt-7 lv-5 mi8 nl-4 no-5 pl-4 sl-8 st4 sv-7 sw-4 tl-3 tn8 tr-4 ts4
=a cy3 da-7 de-5 et-5 eu-5 fi-6 ga5 gl8 hr-5 lt-7 lv-5 mi8 nl-4 no-5 pl-4 sl-8 st4 sv-7 sw-4 tl-3 tn8 tr-4 ts4
_qu az5 et-7 eu-4 gl6 hr-4 hu-4 la6 ro-5 sq-5 sv-4 tn-4 vi6 yo-3
que gl6 id-5
ues ca6 la-5 sq5
sti az3 eo4 et-4 eu-5 la3
tio ca-6 fr-5 is6 la3 mi6 ms7 nl-4 no-6 pl7 st6 tn4 ts6 xh4
ion cs3 cy5 mi5 nl-4 sn4 st6 tn3
abo ca5 en-7 es-5 eu4 la2 sl-6 st4 sw-6 tn5 yo8
bou en-7 es6 la-6 ql-6 ro6
out en-4 et5 la-5 ms7
ut_ az-5 es-4 fi9 hr4 it-8 sq4 st-6
=about en-11
_th ca3 eo-4 is5
thi fr5 id-4 lg-5 ql-5 zu4
his eu-5 fr4 la5 ms-5 st5 tl-7
rod cy5 yo4
odu az5 cs-6 fr-6 sk8 tn5 yo6
duc gl6 la6 pt-11 yo6
uct ro-6 yo6
ct_ ca-6 it-5 la-5 pt-5 sl9 sv5
ani it-5 la5 sv-6 sw5 tr-6 ts4
nim cs4 es5 ku4 la4 pt-5 ql5 sk-7 tl-4
ima da-4 en-5 hr3 la5 sk-5 sv-5
mas da-5 en-5 lt5 sl4 st4 ts4
eks da4 en-4 eo8 et5 ms5 nl5 sv-8
ks_ da5 en-6 et9 lt6 lv4 ms5 sv-5 yo7
eva eu-4 no5 pt5 sn7 sq5
vat ca-4 cs7 en-6 sk-9 sn6
mar fr3 so6
xis pt-6
rev hr-3 id-6 ku5 la7 ms8 nl-5
olu az6 eo4 la5 lg4 pt-6 tn6 tr-5
lus en-6 la3 sv-5
usi cs4 fi4 gl-5 hr-7 no-4 sw5 tn-5 tr-5
tud ca6 fr-4 hu5 sl7
ude da4 en6 fr-4 id-4 sw-4 xh5
dee de-5 id-4 om5 yo-4
_ag ga8 nl4 yo6
agt af10 ca5 no-5 ql4 tl6
vre af7 hr6 sk5 sl-8
_mn sl-8 sw9
man en4 st4
ela az-5 cs-5 da-4 es-6 eu-5 id4 ku2 la-4 lg-5 sq-5 st4 tl-10 tn6 xh5 yo-5 zu6
win ca6 cy5 da-4 et4 id-6 no-6 ts6
inn ca4 da-9 en-7 ga7 hr-5 is5 ku-4 lg6 nl-6 no4 om4
nni ca-4 id-6 it6 om9 st-6 sv4 tl-6 xh-4 yo6
_po gl4 so-3
pol ca-7 gl7 lt-5 xh4
oli de6 es-5 hr4 ku-5 ms6
lit af4 es-9 fr-4 id6 it-5 sk-5 zu4
iti ca-5 cs-4 eu-5 it-6 lv-6 mi4 sn3 sv-3 yo4
iek cs-5 nl4 sk7
_or cs-6 fi-4 ga4 ku-5 la6 om5 ro4 tl-7 yo9
ari la4 lt-6 nl4 sv-4 tn-3
ane fi-5 ga-3 lg-5 pt-5 sl-6 sq4 st5
ner es5 gl-4
_az hu5 xh5
aze eu8 lg4
zer ca5 eu6 lv5
_id az6 en-8 hr6 id-5 la3 nl-5 pt-4 sl-7 tn-4 xh4 yo11
ide et4 la4 pl-4
nti es-3 id2 la8 lg6 yo5
tif ms5
ifi ca-6 nl5 sl-5 xh-4 zu5
fis en-7 it4 ql2
ise fi-5 ga3 no6 xh6
see ca6 no-4 om8 tn4
vri af7
rie cs-7 eu-5 fr5 id4 lv6 nl4 tr6
ikh en-5 zu4
khe nl-5 no6 zu3
erw af7 de-9 id8 ms-3 tn5
rwy af8 cy11
ser ku7 lv7 pl5 st-3 tn3
_ba fi-5 it-4 lg5 sl-3 st6 tn4
bag da4 id6 lg6 no-4 st-5
agg de6 en-5 lg6 om8
got id6 ku10 la4 ms-6 tl-7
ott ca-5 hu6 ql-6 so4 xh4
tt_ af-5 da-12 hu7 is3 ku-4 no6 ql4 sk-4 sn5 sv6 yo6
ant la4
iqu ql-8 sq5 yo6
_sw af5 ts14
swa en-6 ms-5 ts7
ai_ az-5 de4 en-7 es-5 gl4 hr-6 id4 it4 ku-5 la-5 lt6 mi5 pl-4 sk-4 sn3 yo-5
_ri cs-5 eo3 fr4 hu-4 la-5 pt-4 sl-5 st-4 tl4 tr-4 ts10 xh-5 zu-4
ink ku-5 ms3 sw-5 xh7
kel xh3
len en-4 eu-4 fr-5 it-4 nl4 ro4 sk4 sl-6 tn2
nd_ eo-5 fi-5 gl-5 hu5 id-6 la-6 ro6 tl-3 ts-6
haa af4 et4 ms-9 no-5 om9 sn8
=haar af7
eda ca-4 cs-3 de-7 es4 ku5 no3 ro6 sk5 tl2
dag af9 eu5 ql9
ags ms6 ro5
_ro pl4
rol cy6 de6 fr-10 id2 ql-6 st7 xh-6 yo5
ol_ ca5 cy8 da4 de-4 is-5 it3 ku-5 la-5 ro-5 sv-4 tr4
mod da4 en4 es7 nl5 sl-8 st4 tl-4 yo-4
odd cy15 en-6 sl8 sv6
raw cy7 mi8 ms3 tl5
awe cy5 ku7 mi4 nl-6 st-4 sv5 sw4
ort af4 eo6 ro-4
edi cy5 fr-5 la5 sk-6 tn5 yo-5
ont af5 en4 ga4
yt_ cy8
_of fr-6 om6 ro-4 sk5 tl-7 ts4
=of da5 id4 is-4 no-6 sk5 ts5 zu4
vin nl4 ro7 xh-5 yo-4
nig af9 so5 sv6
nag et7 eu4 ms-4 om5 sv-5 tn4 yo3
age ca-5 gl-5 it-5 lg5 tl-4 vi5
ben ca4 fi-4 hr-6 pt-5 tn-5 yo-6 zu5
enn cy5 lg4
_un de4 eu-4 fi-5 gl5 is-4 ku-4 mi-6 nl-5 pt-5 sw6 tr-5
uni es-5 is-4 ku-5 om8
niv en-8 eo5 ku6
ive et6 hu6 sn4
rsi ca-6 cs-6 de-5 id6 om9 tr-3
sit fi4 is4 lv-4 sk-6 tl-4 yo4
ite cs4 en-7 es-2 sk-5 xh-4
tei de-4 et5 lv5 nl-7 no-6 ql-5 tl8 yo-4
eit ca-5 da-4 es-5 eu5 ga6 gl6 ms-4 no6 ql5 sl5
vie da8 et6 fi5 fr6 ms9 no-6 sk7 sv-7
_ja fi4 gl-4 it-5 la-4 ro-4 tl-7 tn4 xh-5
esl af3 ql-4
slu af9 hr4 nl-7 sl-4
lui af7 en-7 gl-4 ro8 yo5
_bo fr-5 it-4 sk3 st7 tn7
boo nl-5 om11 st-5
omp it4 pt-4 sk-4 yo-5
mpi es5 no-7 sw3 zu7
pie af4 cs-4 es5 hr-5 lv4 nl-7 no-6 pl6 ql-7 sk7
jan az4 ms3 pl-6 pt6 sq-5 yo-5
_el eo3 et5 gl2 hr-3 la-4 sq-6 ts-4
elk af4 eo5 yo5
lke af3 et4
skr eo9 id-8 ms9
kry af10 nl-7
=met af11 en-5
yth cy10
the ca4 da-4 st5 xh6
hed da6 no-6 om5 st-5
ale gl-3 hu-5 id-5 pt-4 sq-5 yo5
bea en5 ga5 pl5 ql-6 sk-9
eac ga6 gl3 pl6 xh4
ach cs5 ga8 id-5 no-3 pt7 sn6
ch_ cs3 cy8 de4 es-4 ga6 hr-4 it-4 la-5 ms-3 no-4 pt-5 ql4 ro-4 sq-4 sv4 ts6 vi5
elf af8 es9
sor sv5 tl4 tr4
cha ca3 da-2 de-3 it-4 no-5 sn4 sw5
hal gl-4 it-5 la-5 lg-6 nl4 pt-4 tl5 yo5 zu4
let az-6 es5 fi5 la4 sk5 xh-4
_ak en-7 fr-4 hu4 la-5 lv4 sn6 st-4
akk da-4 en-5 no5 om14
kko lg7 om8
omm af5 ca5 en-8 gl-6 nl-5
mmo en-6 lg5 om5
oda ca5 eo-5 id-5 om7 sn5 tl-5
das da-5 de6 en-5 eo8 gl5 st4 tr-4
erg de-5 eo-6 gl-3 id6 it-7 nl4 om5 ro6
rad de4 hu4 it-4 ro-7 st3 vi5
ade cs-9 gl7 pl5 pt-5 ql-5 sv8
orc hu5 pt11 ql-7
rch cy7 en-8 pt-6 ts10
che af-4 ca-5 cs-7 fr2 gl5 it4 sn7 st3 sv-4 tl3
_kw en-5 xh7
kwa ms-4 tn5 yo-7
aiv sn12
bo_ cs-5 en-6 fr-5 hr-6 ku6 la4 ms-3 sl4 sw4 tn4 xh6
=bo hr-4 ku11 pl-5 sl7 tn7
eol ga6
olo en-6 es-5 hr-3 ku-4 sn-5 tl3 tn7 yo6
log ca7 gl-3 is-5 it-3 lv6 st-7 sv10 tl4 tr-4
ogi af6 ca4 gl-4 la7 tl5 tr-4
gie ca-5 cs8 de7 la-7 yo7
adr eo7 nl4 no-4 pl4 yo-6
dri ca7 ms-5 sl6
rio cy7 en6 gl8 it-6 la6 nl4 ql-7 yo-5
io_ az-4 cs-5 cy8 en-4 eo11 fr-6 hr4 id-3 la6 ro-4 sl-4 tl-5
_kö cs7
+ö af-5 da-10 en-6 fi10 hu9 is9 la-6 ms-5 nl-8 no-11 ql5 sv10
_ok da7 en-9 eo6 es-6 is-8 lg14 sk7 sn-4 tl-5 ts-5
okt ql6
kto eo8 eu6 no-5
tob af4
obe af4 pt7 tn5 zu7
ber fr-6 hu-6 id4
ege es6 gl-5 hu6 lg5 tn4
lei af5 da-5 en-5 es-5 ga4 is-4 it6 no5 ro4 sv-5 tl-5
idi az4 eo4 ga6 la3 lv4 sw5
din es-4 lt6 om4 ro5 sl-6 st6 vi5 yo4
dra cs6 eu-7 fr7 id-7 is-4 ts5
aes la14
_pe et-3 eu-4 id5 ts-4
per de-5 eo5 et-4 hu3 id4 tl-5
soo af6 so9
onl en-4 es8 lt5 no-5 tn6
nli es7 lt5 tn6
gen cy3 en-5 gl-5 la4 ro-7 tr-6
eno eo6 eu5 la-5 sw4 tn4
not hr-6 om4 sn7
lon da5 eo6 sq-8
min en4 fi4 hr-5 ku4 lt-7 nl-5 pl3
ekk af6 da-9 is6 no5
kki om4
kin cs5 gl-5 ku4 sk-5 sv-6 xh-7
nbe da-8 no7
sla ca-7 de-6 is6 sv-5
lag ca-6 en-5 vi5
agl tl8
gle eu5 hr5
leg eo3 gl-5 is5 la7 ms-4 no4 st-7 tl5 tn6 vi4
egg af4 da-3 it5 nl-5 vi5
ggi en7
gar fr6 is-4 ku-5 la-7 mi4 nl-6 om6 xh-4 yo-2
rni fr7 id-6 sl4
nis eo3 hr5 ku-3 la7 ro-6
ish id-7 it6 lg-5 sw7 ts-4
she hr-6 id-8 ms7 tn3 zu8
ron da4 gl7 ku-5 sv5 yo-5
ief af8 st7
ard id-5 lv6 sk3
erf ca-4 es5
goo da-5 om4 so7 xh6 zu-5
oi_ en-5 es-4 fi8 fr5 gl7 hr-5 it8 nl-5 ql4 sl-6 sq8
seb en-9 id4 la-5 no5 st7 tn-7
ebl af7 eo10 no9
bli af4 eo6 ga4 is4 it-5 ro-7
ieg cs5 de-7 es-7 fi6 id-4 ku-5 ms6 ro7 sq6
ero de6 eu8 id-4 no-6 sl-4
=mense af14
val ca-6 la6 ms-3 pl4
als af-5 ca8 cs8 en-7 fr-5 nl9 om4 yo4
sli en-4 hr4 nl6 yo-5
_co af-6 cs4 gl5 la4 sq-4
ova eo7 et-6 fi6 hu4
vad da5 es-13 it7 nl4 pt-6 vi5
adi la2 no-4 pl-6 sl-4 sw4 tl-4 vi5
dia de-6 ga4 hr-4 ms5 tl-5
ia_ cs-8 de-3 eu5 hr-7 is-4 la5 mi4 sl-4 sw6
eed it5 ms-5 so9
eds af9
ds_ ca5 lv6 ms5 nl3 ql-6 tl-5
red az-4 es-5 et5 tl-5 yo6
_mi eo5 fr-4 st-3 ts6
=min eo9 gl4 ku13 pt-5 ql-3
_cr hr6 it3 la5 no-6
cra et4 nl-5
raf gl-6 it-6 nl6 sw5 tn6
ty_ cs4 et5 fr-8 gl-5 ku-4 la-7 mi4 ro-6 tr5 zu5
_ki es-4 lg5 mi7 pt4 ro-4 sv-6 sw9 vi-5 xh-4
kid hr10 tl6
ids en-6
ebi af-6 hr4 lg11 ql-6 sv4 sw-4
bie en5 fr-12 no5 ql-6 yo-4
ied ca-4 en6 lv6 ql3
ana et-3 it-3 mi4 sq-5 sw5
=marie fr13
yma ql7
nda ca-2 en-5 fi-5 lg4 lt-6 sn5 sw5 zu4
=le es-4 ga8 hu-6 it-8 la-5 pl-4 ql13 ro-9 sl-5 st5 tn8 xh5
lse en6 es8 gl-5 ql-5
reb da-5 en-4 id-5 ms5 sk6
ind az-5 ca-5 da4 fi-6 hu3 ro-5 sk-4 zu5
def ql5 tr6
efi cs7 et5 sv-7
fin it6 nl-8 ro-7 sk-7 sv-4 xh-4 yo8 zu5
ini cs-5 is-6 sk-4 zu5
nit cs5 eu-4 fi5 gl-5 hr-5 it-6 mi3
anu ca-9 da5 es-6 la6 no-6 sl5 ts6
nui mi12
hoe af8 en6
osi et-6 fr-6 id5 sv-6 tl-4 yo8
sio af8 ca-10 id5 mi4 ro-5 sk5
iol cy7
rop ca5 en-3 pt-5 sk-5
ely en4 nl-6
get az6 nl-9
etu cs9 da5 en-8 eu5 hr4 ms4 sk-7 ts7
ldi cs6 da-5 en6 la-6 ql8
dig af5 cy6 en-7 la-4 tl6 tr-6
igh en-5 ga7
ghe af5 nl-6 ts5
wes az-6 es5 ku3 la-6 nl-4 pt-4 sl-4 sv5 sw-5
enl en5
ski cs-5 da5 fr5 id5 it-5 sl5
kil ms7 st4 sw4
_if en7 ql4
nfo ca3 ro4
_fo eo3 vi5
nki ql5
kie af6 en-4 eo7 pl5
nt_ az-5 cy4 eo-5 es-6 fr2 gl-8 id-4 la5
_m_ cs-5 en7 fr-6 no-7 xh5
=m cs-5 en7 fr-6 no-7 xh5
mis de6 it-8 lv-7 sk-5 tl3
sho cs-6 en-6 fi5 sn7 sq4 st3 sv5 tl-5 ts-4 zu5
hor so8 tn-5
af_ af9 cy12 da7 en-7 is6 no-5 om7 so5 sv-4
=af af8 da7 en-6 no-5 so9
_n_ af6 eu6 la7 nl-10 tl-5 yo4
=n af6 eu6 la7 nl-10 tl-5 yo4
rpa sl8
tot af4 cs-7 ms-5 pt-4 sk6 tn6
=tot af6
_sh ca-6 cs-6 cy-5 ga4 is-4 ms5 sq10 zu-7
sha ca-6 eu-5 ku-4 no-5 so4 sw5 zu4
hak mi7 ts5 zu5
aka az-7 da-7 en-9 et-4 ga-4 ku-5 la-4 lg4 nl-4 om-4 sl-6 sn6 sq-6
kaw id-4 ql4 sw5
_wy af5 cy12 pl10
wyd cy14
=dis af14
_no gl5 hu-5 ku-3 la5 om-4 sw-5 zu3
noo af5 om6 tl8
oit es-8 gl13 sn8
ran fi4 ku4 mi4 ro-4
skl sl6
kla eo6 ku5
las eu4 la-3
tra az5 et-4 gl5 sl-4 tn-4
rat ca-4 et4 la7 pt-5 sq-4 st5 sv-6 tn4
aad om7 so10 sw7
kli af7 hu5 nl-6
lat cs5 de-8 et-8 la7 mi-5 om6 sv3 tl4 tn5 ts7 zu-3
mag fr-4 hr-4 id-5 la6 sl4 xh4 zu-4
gti af8
tig af6 eo5
rid ca6 da5 en2 et5 no-7 yo-5
idd af5 cy5 lg9 sk5 sv-5
ror en5 sk-5
tem en-5 hu9 la6 ms4 sk-5 sv-8
emp en-5 gl5 id3 la7 sq-4 st4 tn-5
mpl eo7 fr-4 tl5
lar cy-4 sw-6 tl5 tn-5 yo5
ars cs-5 fi5 id-5 it-4 pl5 sk6
gde hr7 nl7 om4
_br eu7 ro4 sq4 ts-4
bre es4 sk5 sq4
ngr cs5 en8
gri da7 de6 fi-7 hu5 ms-4 pt-4 ro-7 sl5 sv7 tl5
nee af8 et7 nl5 ql3 xh5 zu-5
eem af6 en-5 fr5 ms-5 xh7 zu-6
em_ cs5 es-6 et-5 eu-4 gl-6 hu6 it-4 ku5 la10 pl4 pt7 sw-4
rle da-5 en-6 it5 vi5
bai af4 en-9 eu5 ga10 gl5 nl-6
aie af8 ca-5 fr7 nl-7
=baie af11
kgo st7 tn8
esk cy-4 et9 eu10 id4 st7
kik lg7 ms-6 sw6 tr4 yo5
baa lg13 om8 so5 sw6 tl-4 xh-4
arv af4 en-6 nl-4 no4 sv-5
rva af6 la5 nl-4 pt5 ro-6
som cs-5 en-6 pl-5 sw4
oms af6 en-8 et6 lv10 ql-6 ro5
ms_ lv10 ms5 pt-6 ro5 sl-4
vel az6 es-11 is4 it-4 la6 ms5 xh5
ldu tr5
dui af9 ga11 id-5
its es-6 fr5 nl-5 sn4 sv-5 sw-5 xh6 zu-3
tst af5
app ca-5 es-5 fr3 gl-4 pt7
ppi et6 la4
uid en-4 ga5 la8 tl5
iki eu3 hr-4 id7 is-7 ku3 sq-4 sw6
nou af4 es-5 fr7 pt4
fot hr-6
oto en-8 fr-5 hr-5 tl5
to_ az-4 eo7 fr-7 gl5 hu-5 id-6 ts3
ehe de4 id-7 ms7 no-5 st6 sw8 tn-5
lf_ da-6 ms8
kep id4 sn5 xh-4 zu3
epp no6
pin da6 en6 la-4 no-5 st-4 yo7
_yw cy13
ntr no-4 sn4
kra af4 sw4
rag cs9 en-4 es-4 fi5 gl-4 ms-2 no5 st-6 tn4 yo-6
por et-4 gl4 ku4 mi4 st-4
orn ql-4
rno ca-5 es5 om6
nog af7 hr6 sn8 tl5
ogr ca-6 es7 gl4 sk-6
afi ms6 sw5
fie et4 fr5 ms7 ro5
mot da-6 no5 st2
tor az3 it-4 la4 lv-4 mi2 sq-5
_ou af6 ca-5 en9 es-7 gl7
oue af11
uer ca-6 eo-4 fr4 gl3
ska af5 en5 eu5 fi-3 so4 sq4 sv4 tl-5 zu-4
kap az-4 cs-7 da-3 en-5 et4 hr4 mi5 nl-6 no6 sl4 sn6 tr5
ubr la8
bri af4 da-4 de-7 eu6 fr4 nl-6 sq4
vei is-3 lv13 no4 ql7
sgo cy9
gor cy8 eu5 gl4 id-4 it-5 sl-5 sn8 tn8
vid az7 ca-5 eo6 la5 nl-6 sk-5
deo cs-5
eo_ ca-6 cs-6 ga5 gl4 hr8 ku-4 la9 pt-6 sl-7 st6 sw7 yo-5
rha cy8 da-4 id5 ku5 no6 ql-6 ts6 zu-6
lwe st4 xh7
oos so6
os_ eo4 fr-6 gl7 it-8 ku-5 sk-5 sl-5 st-5 tn-4
ebr af5 gl3 sl5 xh4
bro en8 eo3 gl4 hr6 tl-5
rok eu10 id4 ku9 la-7 ms-8 nl-6 sl-5
alf sk6
tuk mi9
uk_ en-7 ku-5 lt4 ms4 sk-6 sv-5 sw-5
ian af-4 en4 es4 et5 it-5 la-4 ql-5 sk-5
nna cy4 en4 et4 ga5 id-5 lg7 tn5
nat eu6 is6 la8 sk-5 sv-6 sw7
aty xh7
tyn cs8 pl-8
yne eu7 xh5
ube en-7 es8 om4 ro4 xh5 zu6
pot es-7 la7 sw5 yo9
iet en-5 lv3 sk5
ete da-4 fr-4 it7 ro6 st8 sv-7 ts5
seu af7 ca-3 da-8 es-6 fi6 gl10 ms-5 nl6 no6
eun af8
un_ az3 cs-5 de-8 en-8 et-5 fi5 gl6 hr-4 id6 la-6 lg-5 lt-4 mi-4 pt-6 st-4 sw-6 tl-6 tr7 xh-4 yo8
=lee ca-6 fr6
nn_ da-6 de6 en-9 ga7 la-5 nl-4 no5 ql7
=de af-8 az-4 de-11 en-14 eo6 eu-6 gl6 hr-5 hu-5 id-4 it-9 ms-5 nl7 no-5 sq-5 sv-4 tl-6 zu-4
vos eo6 fr-6 ql5
mei ca-5 de6 gl7 ku-5 lt4 nl-5
isi ca-3 lg3 sk-5 sv-6 ts7 zu3
vak id-3 lv6 ql7 sn11 sw-5 yo-5
nsi az6 da-8 ga5 id5 la6 lg7 nl-7 no3 pt-4 xh-7 yo-4 zu9
ton ca7 es3 fr-5 is4 sk5
one cs-7 et4 fr-5 la4 nl5 om3 tn4 vi4
elg da-7 hu5 no7
row cs6 en6 ku-4 lv5 pl-7 tl-7 yo6
owe en-6 et6 lv5 pt8 yo6
_au de5 fr4 is8 lt-4 mi5 no3 sk5 sl-9 ts4
aug af-5 cs-5 gl2 is8 ql-7 sk5
ugu et4 gl-5 it-5 lg8 no-8 pt6 so7 xh-5 zu5
gus ca-5 cs-5 ga10 it-5 yo-3
ust ca-4 lt-4 nl4 sl6 tr4
dir az7 de-5 id7 nl-7 sl-7 sn4 st-5 tl-7 tn9 tr5 yo-5
ire ca-4 da5 lv-5 ms-6 no-5 sl6
teu gl8
urs en5 eo4 id4 ms-8 no5 ql-4
fee en11 st11
tat en5 gl-4 la5 nl4 pt-7 xh2
atu cs5 de-5 en-7 eu3 it-5 ku-4 mi4 ms4 nl5 sw6
erm ca-3 en6 eo5 gl4 no3 ql-6 tr-4
rmi de5 eo4
amp cs-5 en-5 hr3 la-5 xh-5 yo7
mps no7
aer et5 lv5 mi9
ast ms6 sl-6 so5
sto eo5 fi-5 yo5
ora af-5 da-5 de-5 mi4 sl-5
epi la8 sq5
ntw af8 en-9 xh11
two en-8 sk8 tr6
_ie it5 lv5 ql9
ets ca7 fi-5 ms-3 nl5 sl-5 st8 sv7 sw-4 tn8 ts-4
ts_ ca7 en3 eo-5 fr6 gl-5 id-6 ku-5 la-6 lv3 nl4 ql-7 sk-4 st-4 sv6 xh-6 yo6
_kr az7 eo7 hr6 no5 sk-4 sq5 st4 tr-6
ry_ az-4 en6 la-7 nl-3 pl6 pt6 sl-5
naa id-7 ku-4 nl5 om8 so8 sw3 tl-4 yo5
bek nl6 tr7 zu7
eka da5 hr3 sl-4 st4 ts5 yo-4
kam az-3 en-7 lv-5 nl-5 no2 tn-4 ts4
_fa az-4 en5 eo4 fr-5 gl4 is3
fas la-5 pt7
asc ca-3 ga6 nl5 om5
sci de5 it4 la5 nl6 ql-5
cis da-6 en6 fr-6 it6 la7 xh8 yo-3
sep en5 id2 la6 st3 sv-6 tl-6
bol da-5 hu7 ku-5 ms7 no4 pt5 tr-5
lug es-6 fr-5 gl5 lg7 om5 sw7
ugh en4 ts-4
oog da-6 nl3 so7
rog ro5
_gi af-5 en-8 gl-6 ms5 tr5 xh-5 yo7
gis de-7 eo9 es-5 ga-5 la4 sv5 sw-5 xh3
pop en-7 es-4 ms8 tl7 ts4 yo5
opo af-5 fr5 hr-6 lv5 sl5 st7 yo5 zu-5
po_ ca-9 da-5 gl3 id-5 ku-4 lt6 ms-7 sq7 xh-5 yo6
fan lg-4 nl-4 sv-4 sw4 tn-4 ts6 zu6
tri de5 is-5 ms4 nl6
nkl da-9 no8
rwa de-5 lg4 ms6 sn8 sw-4 tn4
wag af6 lg4 om5 tl6 tn5
oel af8
eng az-6 ca6 cs-6 en-6 eo-4 fr-9 la-5 sl-5 st5 tn5 yo-4
edr es-7 ts4 yo5
sko af6 cs8 cy-4 et4 ms-7 st5
kod cs6 sk-8 xh7 zu5
nal da-5 eu6 hu5 id3 tl-3
ali de-4 en-2 et-5 lg5 sw7
lis ca4 cs-5 de-4 eu6 fi-7 hr-4 it-4 la4 lt-5 sl-5 sw2 tl4 yo5
kon en-4 eo8 it-5 la-5 ts4
ras da-6 et-4 nl5 ro3 tn-4
epl ms5 no7
plu eo5 fr5 la4 ms-5
luk en-5 eu5 ql-6 ro5 sw-6
oug tl5
uge ca4 en4 fr-5
set cs5 es4 hr5 is6 nl-6 ro4 sk-4 sl-5 st3
eso ca-2 eo7 tn-4 xh4
wel ca-6 cs6 cy4 de-7 ms-5 tn5
ein de7 eo-4 eu5 fr4 ku-3 lt6 sv-8
ntl az6 st3 ts8 xh11 zu-11
tli af4 en7 st5
dre de5 it6 nl-4 sl5
rei af6 da-6 gl8 st4 yo4
eig da-7 de-5 en8 et6 sv-6
igi eo8 gl-8 id3 tr-7
inh cs7 pt7 vi6 xh-7 zu7
nho da-5 gl-5 no6 pt10
hou af6 en-7 ms10
mos ca-3 fr-4 gl6 ku7 tn6
osl es-5
lem az-6 et-4 fi4 hu-4 sq5 st3 sv-6 ts4 zu-6
kst eo8
kna ca6 sv5
nap hr3 no5 sw8
moo nl5 om10
ema cs-5 en-10 gl4 id3 no-5 ro-5 sn5 sw3
_ev ku11
ena cs-5 hu-4 id3 mi-4 nl-4 ro-4 st5 sv-5 sw-3 tl-6 yo-5
nad en4 id-4 om-5 so5 sv5 sw3
mst az5 nl-6
ndi la4 pt-4 ro-5 sl-8 sn7 tl3 xh6
oeg et7
eor en-4 es4 ga7 pt-5 ql-6 sl6
eba gl-6 hr4 la6 st8
bas ca-6 fr4 zu4
_lu de-4 et-3 eu4 ku-6 la3 lg6 ro2 sl6 tn-6
akh id3 ql-4 xh7 zu7
alb id-6 ms4
lbu id-6 ms6
bum ms8 tl6
=album ms9
eru hu4 id4 it-5 la8 zu-5
rug af11 hr4 is5 nl-7 pt6 sw7
gge af4 vi5
nk_ af10 da-10 id-4 lt8 ms10 yo5
led cy6 da-3 en3 st-4 sv8 tn5
_bu la-3 lg6 sl-5
ure en7 no-3 om6 ql-5 ro-7 ts5 yo6 zu-4
erb la3
ka_ az-6 ca-5 da-8 de-4 en-8 et-4 ga-4 gl-5 hu-4 it-6 la-4 ro-4 so5 tn3 ts5 yo-5
nel cs5 fr-7 it6 ku-5 no-7 ql-6 ts5
enk af8 lg10 xh5
pat ca-6 da-6 de6 id4 ku-4 nl-7 sk-4 sw4
atr eo5 la4 sv-7 tl-3 xh4
ga_ da-4 en-4 fi-5 lg4 mi6 ro-4 sk-4 so4 tl-1 tn5 tr-5
ug_ is9 ql5 tl-8 ts7
eby lg8
kse af4 fi6 id7 ms-5
_ry lt8 nl4
ryk af6 da7 no-5
yk_ af11
ipe en6 it-5 nl6 sw5
_vl af7
ler eo5 eu8 nl5 pt-4 st4 sv-5 sw-5 ts5
hol de-5 gl-5 hu6 sl-6 st5 zu5
old es5 gl-7 hu5 tn-5 tr4 yo6
kee af4 ms-4 nl-4 om7
hos cy6 ga5 ts6
osp cs-6 en-4 pt-8 vi5 zu6
spi pl7 sk5
pit eu6 id-5 ms5 sw5
ita en-7 eo6 fr-3 id3 sk-4 sl-5 sn3
dvo hr-6
me_ az-4 gl4 hu-4 mi4 pl-4 tn3
=me ca6 da-4 hr10 id-6 it-4 ku10 la8 mi10 ms-5 pt4 ql5 sk-6 sl-5 sw-5
ati fi-6 fr-4 la4 lg4 sn3 sw5
tic cs-5 om4
ici de-5 eo5 et-5 gl5 hu6 la9 sk-6
cia en-2 fr-4 gl8 hu5 id-6 it4 no5 pl5 yo6
_pi az4 en4 hr4 nl-2 no-6 pl3 sk-4 sn-4
eve az-7 en-5 fr4 hr5 hu6 lt6 sl6 tr6
ves et5 fr6 hu7 la6 ms-6 nl-6 ro5
ern eo4 no-2 yo4
nas ca5 eo5 fr-5 nl-5 om4 sw2
ona en-3 is4 st5 tl-5
spo eo3 gl5
omo eo7 gl4 sv4 yo5
rau de5 en-4 la-4 mi6 no5 ql7 ro6 sv-5
aus ca-4 cs6 da4 de4 en3 eo-4 fr7 nl-6
ss_ af-6 da-6 eo-4 et6 fi-5 la-6 lv7 no3 sw-4 zu3
nav af7 ca-6 cs6 da5 gl-6 hr-8 ku6 la5 no-5 pt7 ro4 sk-8 sl5
rne af-4 az-4 ca7 fi7 it-4 nl6 yo5
jie af9 lt5 nl-5
seg eo-5 es-4 gl6 it5 ql7 tn5
kar ca-5 en-7 fr-4 gl-4 hu3 it-5 ku7 lv5 ms4 sk4 sv3 tl-5 zu-5
ara lt-6 sl-8
rak en-8 es-5 eu-4 id4 nl-6 sn6 ts4 yo4 zu-5
akt eo7 id8 ms-6 nl9
mid af6 en-7 eo-4 es5 et7 id-6 sl5 so5 tn5
naf af6 cy5 nl-6 sw9
eha af5 da-4 ku9 sq4 st9 tn-8
tuu af6 fi6 lg6 om7
uur af10 et5 so10
_kl af4 en-4 no4 pl5 tr-5
lim da-4 et-5 sw4 tr3
orm et-4 id4 ms-6 no-3 om5 sl-4 sn3
rm_ ga5 ku9 nl6
sid id5 ro-6 so8 ts5 zu3
=president af11
jac ms-6
aco pt3
cob id11 ms-8
ob_ ro-5 sl6
_kn ca5 nl5 no4 tl6
noc es8 gl-6 pl5
ock eu5 hr-5 sk5 yo-4
ck_ ca4 nl-7 pt8 ro-4 sk7 sv3
col ca7 da-5 it5 ql-7
lla cy4 et-5 eu-4 hr2 pl-5 pt-4 st4
_o_ ca-5 cs-3 cy6 en-7 es-7 et-4 fr-4 gl8 hr-6 it-4 ku-6 lt-4 mi6 pl-4 ql5 sl-5 sq-4 st8 sw-3 tn8
=o ca-5 cs-3 cy6 en-7 es-7 et-4 fr-4 gl8 hr-6 it-4 ku-6 lt-4 mi6 pl-4 ql5 sl-5 sq-4 st8 sw-3 tn8
elp eo8 nl6
emm sv6
mme en-7 fr4 tn5
oni en-6 fr-5 id-6 sv-6 yo11
nkr da8
hem en-7 id-7 ku7 no-6 sv5 yo8
mel az-6 ku-4 pt-5 st4
ako en-6 hr5 id-8 ku-5 lg7 om-4 sn6 st2 zu-4
kog hr8 ql8 sl-6
gni de5 id6 la4 sv-6 tl5
gek af5 nl-4 zu10
eko af4 en-6 nl-4 sl5 tn5
kol lg6 tn4 xh8 zu-5
tek af7 az-6 is4 nl-6 sk-7 sl5 ts4 xh-5
ota eo-4 la4 om6
opi yo5
mon ca-3
ino ca-7 cs-6 da-7 en-7 eo5 it5 mi4 sk4 sn10 xh5 zu-5
noi eu6 sn6 st5 tr5
oir ga10 nl6 st5
bui tn6
won fr-5 id-7 nl4 ql5 yo7
efe af4 en4 fr-4 nl-4
lje hr3
je_ af-4 az-4 ca-5 de-7 en-3 et-5 eu-5 fi-5 it-4 la-5 ms-5 nl3 pt-4 sq7 sw3
taf no-7 ql-4
inv en5 id6 la6 ms-8 nl-6 no-7 sk-5
loe nl7
epu hu5 no-6 zu4
pub ca-5 eo6 om5
ubl ca-7 eo5 id7 om5
avo ca-5 it5 lt5 ts6 zu4
edu af4 da-6 en-4 hu4 sn5
jar ca5 en-6
arr eo-5 fr6 hr-3 pt5 sl4 tl-5 tn2
_tw af6 cy5 en7 nl-6 xh-5 zu4
twe tn5
nds da6 de-6 en8 ql-5 sl-5
iks af7 et4 nl-4
tti id-7 la-5 no5 om14 sw-4 tr5
ime cs-5 en-5 fi4 fr4 id-6 sl4 sw5 tl-4
=lei it9
kop da7 id-4 ms5 ql-4 st4 tn4
opp da-4 fr5 la3 no8
vla nl7 sk6 sv7
lak cs6 hr8 tl-4 tn-6
tes da-7 en3 gl7 la7 nl6 ro-5 ts10
ase cs-5 no-4 sl-4 xh8 zu7
sem es-6 et-5 hr-3 id2 is8 ku-4 pl4 sl5 sw6 tn-3
plo ca8 de6 es-5 hr4 it-5 tl5
lot da-5 en5 eu6 la-4 sl5 st5
til es-4 id-5 sl-4 tl4
_cu af-5 eo-6 eu-4 fr-4 gl3 la5 nl4 om-5 ql-6 ro5 so4 sw-5 tr5
cul es4 la5 ms5 nl7
sac ca-5 es7 is7 no-3
ac_ ca6 cy8 es-6 hr8 la7 sl-7 so7
mak eu6 no4 sl-5 sn4 ts6
orv no6
etr af5 ca-8 cs5 es7 lv6 ql-4 sq-6 yo5
ref ca-8 cy11 nl-4 om7 sl-5
ria hr-5 la5 nl5 yo6
_fi de-4 en-6 fi-6 hu3 ms6 om5 sl-2 so3
fil az4 es6 so4
ilh pt9
lha gl-4 pt9 tn8 yo-4
_je cy-4 en-5 et-4 fi-5 fr4 gl-4 it-7 la-5 nl3 om4 ro-5 st4 sv-6 tn-4 tr-4 xh-5
ugo lg4 sl3
ork cs-7 en-7 eo-4 la7 nl5 sl5
kes da-3 ku12 nl-5 no3 om8 ql-4 tl5
fes eo6 om5
ess de4 eo-5 et-6 gl-7 ms5 om7 ro-6
sso et-4 eu5 gl-5 pl5 pt4
nto eo8 fr-7 gl8 hr-5 lt-6 ql-4 xh7
_bi de4 fr-7 ku10 mi-4 zu-4
bin da-6 de5 en-7 es8 la-5 lt6 xh7 zu-6
amw sn9
mwe ca-6 cs6 de-6 en-5 no5 ql7 sn7 sw5 yo-5
lst cs-6 nl5 no7 sk5
ell la4 pt-5 ro-5 sq-4 tn-5 ts-5
lli ca-6 cs4 eo-5 gl-4 om5 sl6 tr4
ros az-6 ca4 fr7 la-3 st-3
ose ku-4 sl5 sn5
ses af4 da4 en3 hr-5 tn-4
nsa az5 en-8 gl7 id-5 is5 lg5 ql4 ts4
ame az-6 lv-6 sq-6 tl-6 tr3
_pu cy-4 en7 fi4 lv5 sq3 zu-4
env eo5 ql-6
nvo eo7
vou cs5 fr7 pt6 sk-6
oud af5 en-8
udi en-5 la5
vis it3 la7 ms-5 ro-4 sk-4 sl-5 sn4 yo-5
isk is-5 nl-5 no3 so7
kos eu6 sn5
ost et5 ga3 is3 la4 xh-4 yo-6
koo lg7 nl5 om7 so9
oop af6 hr5
esu lt7 nl-5 pt-4 st7 ts5
sul ms-5 tl-4 yo13
ult az8 eo7 fr-5 la8 yo5
lta da-6 fr-5 pl5 tr-6 yo7
ada fi-4 id4 ku-4 lv-4 no-6 ro-4 sl-5 so8
dam az-5 id-6 nl-7 no3 sv-5 tl5 tr5
ams az5 da-4 id-6 no6 yo5
oes cy11 es5 ro-6
saa en-5 fi5 om8
=voor nl9
ekl cs6
ark da-4 es5 eu6 ql-3 sl-7 so8
nga az-5 cs-4 hr-5 mi7 sk-5 sl-3 tl-6 tn-4 ts3 zu4
dt_ af-5 nl9 no4 sv-5
mic ca4 en-9 es-4 fr-5 la6 ms6 om6 yo6
ich de4 pt-8 sk6 sl-5 sn5 sv-6 sw4
sad es4 no-5 om5 so6 sv4
add ca5 cy5 lg12 om5 so6
ddu om9
dus da-7 fr-6 no7
use ca-4 eo-4 gl3 lg5 nl-6 pt-5 ro4 sl-4 so4 tl6 xh4
uns af4 en-6 lv5 ql4 sl6
spa ca-6 hr7 ms-3 pl4
pan ca-5 cs-8 id4 st3 yo-8
dog en8 sw5
los cs-3 da7 eo-4 fr-9 ms7 xh-3
far ca-6 en4 eo7 is3 la-5 pt4 tl5
yn_ cy14 en-5 fi6 nl-8 sk7 so4
tsi eu5 st6 tn7 xh7 zu-7
_ly is5 sv6
put id6 la7 sq6 st6 tn-4 xh-4 zu3
dep ca3 da-7 fr-6 id7
nus en-5 eu6 la8 sw5
mou fr4 gl6 sk-4
uto ca-8 id-8 ms7 sw8 zu-5
dae ca10 cy6
ae_ cy9 gl-4 la15 mi5 nl-6 pt-5
ted is9 ms5 ql-6
bet af6 az5 et6 tn-5
=da ca-4 cy3 en-7 es-11 eu7 gl10 id-5 la-7 ms-5 ql8 sk-6 sv-4 sw-5
aps ca3 lv7 no5
tad es4 gl6 hu6 it-6 la-4 om7 tl6
gat en-4 es6 id5 lg5 sn-4 sq4 st5 tl-6
ikl da7 hu5
dik af-3 az5 ku11 sw3 tn4
ikw sn8 ts5
kwe ql-5 sn5 zu5
ydi tr8
_ed la7 no-6 pt-7 sl4 tr4
agb ql6 yo9
gba ql6 yo12
bar en-6 fr-6 ku6 om7 sw4 zu-4
rit id2 sk-4 sq3 sw-4 tl4
pri ca-4 en-6 eo4 la7 sl3
ndt nl6
wan da-5 eu-6 gl-5 lg4 pl-9 sn5
bac en7 hr11
ack de5 ql-7 sv9
pac es-4 nl5 sn6
cke nl11 xh4
lud eo6 id-7 la4 ms4 pt-5 tl5 yo5
itz ca8 ql-6 yo8
tz_ ca-9 yo7
nko de4 eo7 lg6 ts5
atn cs6 no5 sl-6
tna pl6
kak lg4 sw-3 tl2 xh4
akl az-5 cs-7 sk7
iem ca-7 es9 la5 lv5 sk4
ekr da-5 pl6
kri da5 eo8 hr4 lv6 sl-5
tis ca-4 de-4 eo10 fi-6 hr-5 id3 la6 ro-4
bid da6 ku6 nl-5 sv-6
uwe nl7 sw4
iam eo6 it3 la9 ql-5 tn6
maj it-6 ql5 sq5 sw6
ajo it-6 ms5 sq5
jor it-5 sl-5
fek eo5
swe ms-4 st10 xh5
wem sn7
emb et-5 no-5 sl-7 ts4
mba ca-4 cs-6 da6 ku-4 la-4 lg5 no-9 sn4 sw7 tr-5
bad cs-6 et6 lg5 ql-5 so10 st-5
lap st3 sv-5 sw-5 tl6 zu9
apa fr-5 id5 mi4 sk-5 sv-6 yo-5 zu-4
pa_ ca-5 da-5 it-4 lt-4 sl3 st6 sv-4
afe ca6 sq5 tn5
fel ca-4 cy9 pt-6 tn10
elt ca-8 ms-5 nl9
lte cs6 eo6 nl4 sv-4
_nu fi7 la4 no-3 ro5 sk5 sl-4 st-6 tl-6
bon en-7 eo4 hr-5 nl-6 st3 tn5 yo4
_em ca5 cs-4 en-9 es4 ku6 lg8 pl-5 pt4 sl-7 sw-5 xh6 zu6
emo af2 az-5 ca-4 eo4 st5
ud_ ca4 cy6 en-9 es-4 et10 fi-6 id-6 ms4 ro5 so5 tl-5
fon eo7 id-6 nl5 pt-5 yo7
anh ca-5 gl-6 pt9 sn12 ts7
ril en7 st-7 sv4 tl7 tn7 ts6
ega eu5 id3 lv5 pl4 st-6 tl-4 tn5 yo3
gas eo6 xh-4 yo-6 zu3
beh af7 ku5
fam en-9 it7 om9 ts11 zu-5
ami en5 pl4 tl3 tr-4
mil hr4 is-5 it-5
rka da-6 eo-3 eu3 no8 so9 sw-5
had en10 so10 tr6
rme fr5 ms-6 tl7
dst om5 sv4
nta ga6 id4 sk-6 so6 sq-4 yo-4
pau cs5 sl6
aul la-3 nl-5 sl8
ulu en-4 et-6 lg4 xh4 zu6
rea ca-5 cs-5 da7 de4 ga5 gl4 no-8 st-5
eak en-8 eu6 fi5 ro4 sl6
aks et4
ksi da-6 eo7 ms6 ql-4 tl5
rib en-5 eo4 fr-6 gl6 id3 sw11
bbe st6
beb es7 hr7 id6 ms-4 ql-8 sl6 sv5
bee af2 id-6 lg10 om7 ql-6 so8 tl-5
va_ ca5 da-4 en-5 es-4 et-5 id-4 is-6 mi-4 ms-6 nl-4 no3 pl-6 ql3 sn6 st-4 tl-4 ts7 yo-4
nsp af6 en-8 sl6 sv5
pir az-5 da6 en-7 ku11 mi5 no-4 sl6 ts3
rer en-7 mi7 ms-7
_ur gl-6 la4 ms-7 ql5 sl3 sq5 xh4
inu cs8 eu5 is-6 ku-5 lv4 yo5
nut af5
ute af-4 et-4 nl4 no5 sn5 xh-6 zu3
pra af4 id6 ms-6 nl-4 pt-6 ro-5 sk4 tl5 ts6
lyn cy6 nl-7 sk7
ear da-6 en5 fr4 ga9 id-6 om4 tl-5
arg cs-5 en8 eu5 gl4 id2 pt-6
rgu en7 tr6
gum xh4
ume es-7 gl3 ku-4 pt-5 sw3 tn3 ts5 yo-4 zu4
nst de-5 eo5 la3 nl4
try nl-5 ro5
ryd cy6 hr4
low ms11
owi pl7
ilj af11 cs5 hr3 sv7
ljo af10
ndr id-7 is-4 ms7 sl4 yo7
ruk hr5 sl-5 sw4
ukw ql4
wek ku7 nl5 sn6
ekw st-7 tn7
_es af-4 az-5 da-5 eo6 et-5 fi-4 gl6 hr-6 id-8 la6 mi-3 nl-5 sk-6 sw-3 yo-6
kat da4 en5 hr-5 it-5 no-5 om-3 sk-6 sn4 sw5
ato eu7 ga-4 hu-6 it7 ms-2 sw5
tol en7 es-5 ms6 ql-5 xh-8 zu6
emi az-5 en-4 fr5 la6 lg4 pt-6 ql-4 sq4 yo6
rda ca-5 nl-4 pl5 sk6 sl-7
vas ca-5 da-6 eo12 es4 no5
iba cs-5 es5 ku4 nl-6 tr5 xh4 yo4
ppe de5 fr5 hu5 pt4 sv-5 yo5
mor fi7 gl4 hr5 ku-5 st7 tl5
top ms7 sl6 st-5
tal eu4 lg5 st3 sv4 tn-3
_ku ca-6 en-11 es-5 eu-6 fr-5 gl-4 hu-5 ku2 la-4 pt-4 ro-5 sl-4 sn6 tn-5 yo-6
kun en-5 eu-8 ku-4 no-6 om6 sn4 xh3 yo4
wie de10 en-5 pl8 ql7
=wie nl-10 ql7
eff nl-9 ql3
ffe la6 lg5 pt4
fen cy6 da-6 fr-7 id-7 ms6 sq4 yo7
dol da5 la5 no-9 sk7 sl5 sv-6 xh-3 zu5
epr da5 ro-6 sk4
mmu da-7 en8 la5 st4
mun da-6 es-6 fi7 id6 lg6 ts6 xh-4 zu6
unk de5 sk5 zu7
nka eo6 om-5 pl5 so9 sw-5 yo5 zu6
kas en-7 eo4 et4 gl-5 hr3 hu6 lg6 lv4 sl-5 st-4 yo-6
dok cs5 hr4 sn6
rob en7 hr6 id-5
tse da-3 en-6 id-4 nl7 ql3 st7 tn7
heg eu7 gl11 pt-6 st-7 tn7
olk en-5 eu6 sl5 tr5
rko da6 eo6
ago eu8 lg4 sl-7 st-7 tn6
gon da-6 de-4 gl-8 id-5 is-6 it4 sv-7 tl-4 tn8
onf cs7 es-5 gl4 id5 ms-7 pt-5
med gl5 hr-6 om4 sl4
pes fi5 gl-4 nl5
sia cs-9 cy5 eu4 fr-5 hr-6 id6 it-4 ku-4 sk5 st-4 sv-4 tn3
ial eo5 fr-7 yo7
kle af6
_c_ la6 yo-6
=c la6 yo-6
rup en-6 eo4 ql3 ro4
iin et4 om12 so5 xh9 zu-9
rho af7 ts7
dub om6
ox_ az5 pt6
geg af7 lv8 nl-7
egr tl4
olw zu5
lwa lg4 st5 sw-6 tn4 ts-3 xh4 yo-6
rds sl5
ool en-6 fi4 fr6 lg5 om5 ql-6 so7
_mh ga10 sn7 ts4 zu6
_ti et-4 fr-5 hr3 lt-4 mi4 pl-4 tr-5 ts11
gli it5 la5 ms-5 sl-5 sv5
mla cy6 id6 no7 sk5 zu5
_fr ms5 pt4
_ex gl7 la11 ms-5 no-9 sl5 xh3
_fe la4 ms-4 st3
kab da4 no-6 st3 sw7
_v_ cs4 da-4 en-6 hr-8 lt-4 ql4 sk4 sl4 yo-5
=v cs4 da-4 en-6 hr-8 lt-4 ql4 sk4 sl4 yo-5
ean en-6 eu4 ga9 lt4
iri da-7 es-3 fr-5 lg4 mi6 sn6 so3 sq-6 tn3 zu-5
riv fi5 ms7 sl-6
ivi es-7 ku4 la4 sv5 yo-4 zu5
lel da-7 en-5 tn6 ts4
hef cy7 pt5
nik da3 is4 lv4 no-7 pl5 sl2 xh6
=lang ql8
orb hr4 nl-3 om5 ql-6 ro5
rbe af4 da-3 et5 la5 nl-6 no2
_oe cy14
ape et5 st8 tn7
mek ku5 nl-6 no6 sw7 tr-5 ts7
itt af-4 et-4 hu4 is3 no4 om8 pl8 tl-6
und et-4 nl-3 xh4
oun az6 ca-5 en-12 hu4 ms8 ro5 zu5
paa id-6 om6
etj st8
wyl cy10
anb da-8 no7
tvo ql5 sk4
nei de5 is5 ku-3 mi5 sk4 sl-4
=man lt7 lv7 ql7 sv-3 tl-5 ts5
mp_ da-5 fr6 hr-6 is3 it-4 lt-6 ms5 nl-6 sk-6 xh3
_ky fi8 lg10 lv5 nl-6 sv5
eag es6 ga5 id-8 ms5 no-7 pt4
_ap en-6 eu-4 id5 ku-4 lv5 no4 st-3 sw-4 yo4
ous ca-3 cs5 fr11 gl7 la-4 pt-7 sk-6
pos de-5 en-10 eo6 la8 ms8
st_ af-5 cs5 de5 gl-5 la4 sk-3
=post eo8
rip hr-4 la6 no4 sl5 sq5
ip_ az-5 id3 lt5 ms8 nl-5 xh4
bot id-4 tl-8 tn4
nha ca-9 cs8 es-4 gl10 sn10 vi4
dar da-4 en-4 ga3 id4 is-4 ku4 nl-5 sn2
rem af-4 az5 en5 yo-6
lio da-4 ga6 hr8 la4 sw6
_gm en-13 ms10
elu id5 la-5
mse et8
ric af-5 az-5 fr4 nl4 no-2 sv5
enj lg10 ms5
jam ca-5 gl-4 id5 ku-4 lv6 ms-4 sq5 sw7 zu-6
rlo da5 en6 no-6
oss ca7 eo-5 es-12 gl-6 la3 om6
dad az5 gl7 ku4 ms-6 sl6 so5 tr-4
eal ca-5 ga7 gl5 lv5 ql-5 tl-6 yo5 zu-4
bei da-4 de5 eu5 no9
tin da-5 en5 fi5 is-3 mi3 pl-4 tr7 ts4
une id-4 mi-5 ms4 nl-5 sq4
pet da-6 st4 tl6
ssa eo-4 gl-7 is5 lg7 nl-7 no-3 om11 pt6 yo5
sas az5 ca-6 en5 hr6 om4 sl-8 xh5 yo-4
_zu cs6 de5 eu8 hr-5 ku5 ql7
uma ca-4 en-6 fi4 gl-4 pt4 sl-6 tl4
ma_ da-5 en-9 ro-4 sl-4 sw4
's_ cs-5 en16 fr-5 la-5 no-5 xh3 yo-6
bru af5 ca5 cs-6 es-4 gl-6 la4 nl-5 sk7 yo-6
rua eo6 es-5 fi6 id5 mi8 ms-3 sq5
uar en-4 es-7 hu8 id7 ql-5 sk5
ary az-5 cs4 da4 nl-5 sk-6
th_ ca-5 cy8 de-7 ga6 gl-6 hr4 is6 it-4 la-6 sn5
_at az-5 cs-4 de-5 id2 is-8 it-4 ku-6
=at cy4 de-8 en10 is-14 ms-5 ql7 sv-6 tl8 ts7
=am cy7 la-5 ro4 ts7
gid st5
+û az-6 id-5 it-5 ku23 nl-6
sot ca6 id-4 om-5
tto en-8 it5 ms7 zu5
ui_ ca5 en-7 gl-4 it5 mi7 pt4 ro8 sw5 tl-4
esn la10 sk5
gal om4
llo gl4 hu6 lt5 pt-6 sl-4 tn-7 zu-6
_im de7 hr5 lg-4 no-4 ro4 sk-5 sq4 tl-4 xh5 zu5
_mt sw16
hat ca-5 en6 ku5 la-4 mi-5 sw3 tl-5 yo-4
ha_ af-4 az-6 da-4 en-3 es-5 eu-5 hr-4 id-4 la-4 lg-5 ro-6 sk5 so3 sq4 st5 sv-4 sw4 tl-5 yo-4
tos da-5 gl5 it-5 sw8
osk et6 fi-7
=em ku15 pt6 ql5 sv-5
kui et5 sn6
_za af-5 cs5 eo-5 es-4 eu10 gl-5 hr3 la-4 pl4 sw5
za_ az5 da-4 en-6 eo-4 eu-5 la-5 lg5 pl-5 sw7 tl-5 xh4
=za ql8 sw12
ola de-4 fi-7 lg3 no4 pl-4 sv-5 tl-4
zza lg7
zas eo10 sk4
nac eo5 hr4 sl-6 so5 st9
cho ca8 ga4 pt7 ro-4 sk5 sn4 st-5
apl ca6 fr6 id-6 pt7
pli da-5 eo6 nl5 sv5
ods ca9 cs6
+ä af-6 az-5 cs-5 da-8 de7 en-8 et12 fi11 id-4 ku-5 ms-5 nl-8 no-4 om-5 ql5 sv13 tl-7 tr-15
sev az6 en-8 hr8 it-7 ql5 sl-5 tr4
ven af-5 de-5 en-5 eo9 eu-3 la5 zu-4
jag ms6 no-5 sv9
=ou ql10
tam en-4 et-5 hu6 nl-5 sk-6 sn5
_ew ku15
eon eu8
_sc af-4 cs6 ga6 la7 om-4 sk-7
sch af-6 ca-5 cs6 en-8 nl6 no-5 ql5 sk-5 tl9 vi5
epe da-6 hr4 id3 ro6 st5
gil tn5
ll_ ca6 cy4 da-6 en6 et8 hu5 mi-4 st-5 sv4
arc cs3 da-5 gl3 nl-7 tl6 ts9
cus cs-5 gl5 mi5 ro5 xh6
sui ga9 no-6
web az5 fi4
uig ga8
rn_ af-6 da4 it5 la-7 nl-9 sw4 ts6
law cy7 sw-4 ts7 xh6
awi ms-6 sw6 tl8
iat af-5 da-6 eo-5 es-8 eu6 la-3 nl8 no8 pt-6 tl-5
onn ca-8 en-13 es-5 et6 ga5 is7 lg5 nl4 om8 pt8 yo-5
nno cy7 la10 om7 ql-4
nod af7 cy5 nl-7 ql3 sn7 tl-6
odi da-6 it6 ku-6 st10
heb nl8 st8
eb_ cy6 la-6 ql3
doo it4 nl5 so8
elw nl7 tn6
ong is-6 sl-3 sq-7 st3 ts5
gre is-6 no5 st7 tl-3
twi af5
ikk fi6 ms-6
pen id5 sl-5 sv-3 sw6 tr-6
itk fi11
_nó ga7
tah id5 mi6 om10 st-5 tl-7
ah_ af-4 cs-5 en-9 hr-4 id8 it-4 ku-4 la-6 lt-5 mi-3 ms5 ql-6 st-5 sw-5 xh-4
tso az4 en6 st9 sw-6 tn5 ts6
war ca5 cy4 gl-6 pl9 sv-6 tl-5
tve hr5 sl-5 sq5
rep hu4 la-5
rta et-5 id3 so8 sv-5 yo-5
tva da-5 no7
tok et4 om4 sw10 xh-5
pon ca-4 eo6 et4 it-5 mi4 sk5 sq6 st5 xh-5 yo-3
_fy cy12 ql6
gou ql10
opt et-6 ms6 pt-6
pte ca5 hr6 ms8 ql-6 sw4 xh5
nth en8 ql5 tn6
duk eo7 id7 nl-7 sk6 sq7
ukt sk7
fik ts7
uth ca-6 en-10 fr-3 lv5 mi-5 sq5 sw-4 tl-9 zu7
ica cs-6 en-7 eu-5 fr-5 la7 nl5 sk-4
ca_ cs-8 es3 fr-5 gl5 ku-4 la4 tl-5 tr4 yo-9
hao ga8
aos gl7 hr7
mes et-5 eu5 la-7 nl5 st4
gan af-5 az-7 cs-5 en-4 fi-5 fr-5 id4 it-5 ku-5 lg5 st-8 sv-6 tn4 ts3
ni_ af-5 en-6 es-5 ga-4 gl-5 ku-5 pl-7 sw6 ts4
eki id-5 ku5 lg9 ql-5 sk-4 sw-6 ts8
ndu ca-4 da-7 eo3 eu9 hu4 ku-4 nl-3 sk-5 tl5 xh4
_s_ da-6 mi4 ms5 no-5 pl-5 sq-5 vi5
=s da-6 mi4 ms5 no-5 pl-5 sq-5 vi5
rpo sv-7
lid da5 is6 xh5
isc es-6 ga5 is7 it5 la9 nl6 no-5 ro-5 sv-4 tl6
he_ ca5 it5 la-4 mi5 sv-5 zu4
irt eu6 ga11 ql-4
tue fr4
jes da6 es7 hr5 pl10 ql-5 st7
sus da4 en6 es4 id6
dow da6 ms8 tl8
lds en-9
rma et-4 gl4 nl-4
lae la6
ukk fi6
bye lg13
yee lg7 so5 xh5
rga az4 cs-5 id4 om8 pl5
slo sl5 sv6
tom fi4 fr5 it5 la-5 lv2 mi-4 nl4 ro5 sl-7 yo-3
elm no-6 sl-5
poe ro7
oft ca6 cs5 en-9 ro8
fte sv3 tr5
jon xh8
tip id6 lv5 tl5 ts6
_fu ca-6 et-5 la5 mi-4 st7 tn-5 xh-3 zu5
fun ca-4 cs5 da4 pt-5 sk5 sv-5 zu5
dda cy7 ku-5 om5 sl7 sv5 yo7
egl da-6
wei nl4
nae la6
_sm en-5 fi4 hr7 lt5 lv5
sme id3
lt_ hu8 lt5 ms-4 nl5
uks fi8 nl-6
orp cs-6 en-8 ms9
pak lg4 nl-5 ql5 st4 yo-5
orl de-6 en-10 et5 fi4 ts6 yo-9
lia ca-3 eo3 eu6 gl-3 la5 pt-4 sk-5 sw5
own ms8 pl-4 ro5 yo5
wn_ ca-4 cy12 da-6 ro6 yo4
von cs-6 de9 en-5 it-5 nl5 ql3 ts6
spl ca8
uut af7 om8
_ac af-5 cy7 da5 eu-4 gl5 hr-5 sn6 tn-4
acc it10 la4 lg6
cce la11 nl6
ces hr-7 it-5 om4 pt-4 sk6 sl7 xh3 yo-4
lec fr-5 yo7
ect de-6 id-4 is5 it-5 la6 ms6 nl6
_mu af-4 az-7 ca-4 en-5 fi5 hu-4 lg5 no-3 sk-7 sn8 st-4 tn-5 xh-6 zu-6
mus cs5 en-4 es-6 fr-5 la9 lg4 no-5 pt4 sn6 sw-5 tn-6
sic ca6 cs9 id-6 no-7 om4 sk-5 tl5 ts7 xh6
ic_ ca6 da-5 en6 es-8 fr-5 gl-6 it-7 ms-3 om4 sk-7 ts6
ri_ af-4 gl-5 hu-4 ku-3 nl-3 pl-4 sn5 sv-4 zu-4
_ca af-5 az-4 en4 eo-4 fi-4 gl5 la6 lt-5 sn-5
can az-8 gl8 la5 tl-6 tr4
anc cs-4 fi6 lv4 no-7 ro-6
nce de-5 es-5 fi6 id6 it-4 no-5 om4 sv-4
cer az7 da5 en-9 gl5 la6 lv5 nl4 no-7
rvi sv-4 ts5
viv gl7 it5 la8
ve_ af-5 az-7 es5 eu-4 hu5 ku4 pt4 sn8 tr8
bun da5 ga5 gl7 xh5
_il eo5 es-7 lv-4 ql6 ro-7 st5 sw5 tn-7 ts-4
llu de-5 en-5 fi5 id-6 la5 ms6 ql5
leu fr8
iga en-4 eo6 et4 fr-6 is-5 it-5 ku-4 so9
teg hr-7 lg8
egn da3 de6 no-3
gno la6
nol cy9 gl-5 la8
=era eu-5 gl6 it4
ram en5 hr4 is-6 ku-4 pt4 yo5
amm de5 fr4 hu-5 lg5 ms-7 om5 st-5 yo5
jun ca5 de6 en-5 nl-6 pt6
bos ca5 en6 sl-6 st4 sv-5 vi4
par eo5 gl7 la3 lt-5 lv-5 sq-5 st-5
agr fi5 hr-6
aaf om9 so7
nov en-8 eo5 no-5 ro5 ts6
ove de5 hr4 nl5 sk4
vem en-3 sk-6 sn7
mbe et-5 fr-5 st-5 tl-6 ts9
_ná sk6
+á af-4 cs3 da-4 de-5 en-9 et-5 fi-5 fr-8 ga8 gl4 hr-5 hu6 id-4 it-7 ku-5 la-6 ms-6 no-4 om-4 pl-6 ro-5 sk5 sl-8 sq-4 st-4 sv-7 sw-5 tn-4
ná_ ga6 sk7
yna cs5 cy4 de5
tag ca-8 da8 nl-4 no-8 yo-5
kit en-3 fr8 hr4 id6 la-6 lg5
att az-7 en-9 fr8 id-7 lg8 ms6 om8
_i_ az-4 cs-4 cy7 et-5 fr-5 ga5 gl-3 hu-4 lt-4 lv-7 mi11 ro-3 sk-6 sl-5 tl-4 tr-4 ts4 xh4 zu5
=i az-4 cs-4 cy7 et-5 fr-5 ga5 gl-3 hu-4 lt-4 lv-7 mi11 ro-3 sk-6 sl-5 tl-4 tr-4 ts4 xh4 zu5
ja_ cs-5 en-5 eu-5 fr-6 gl-5 hu5 la-5 lg4 no6 om-5 sl4 sq10 sw4 xh-5
=ja en-6 fi4 hr13 nl6 ql7 sl-6 sq-5
ieu fr8 nl7
eus cs-5 fr5 gl6 ql5 sk4
jer es4 hr5 id4 sl-5
lip es7 sw7 tl-3
sod cy5
=las af-6 ca-11 eo-9 es6 gl-5 nl6
sab en-7 gl6 id5 pt-3 sw5 tl6
abb cs6 it5 la-5
bba az4 cs6 la-5 lg5 om9
bat lg5 pt5 sn4 tn6
_gu da6 fi-6 ku5 nl-5 om4 pl4 sw-4 xh-6
gun gl5 id3 no-5 ql-5 tr6 yo6
unn ca-5 da-3 it5 lg4 no3 ql6
enw cy9
ohn az-6 en-6 ro3
hn_ cs6 ro5 yo-7
=john ro5
oro ca-7 da5 eu5 hr-7 sl4
nts gl-3 st5 sw-5 tn5 ts10
rro sq4 sv7 yo-5
_mw cy8 en-7 ql5 sw12 yo-7
ine cs-7 mi4 sq-5
nle eu6 is-5 no8 yo7
ley az5 gl-4 ql-4 xh5
ey_ cs-6 ku-4 om-4 so5 yo5
rgi cs4 da2 gl-4 lt-8
asn ms4
sne cs5 en-13 hr3 la11 ms-6 ro4
nev ca-5 es5 hu8 it5 ql-4 sk5 sq6
ev_ da8 hr-8 ku11
igb yo12
_ob es-6 id-4 it-5 la4 lg8 sk6 sw-6
wak lg4 ms2
_dw cy9 da-6 fr-7 zu4
ina fi-4 is-8 sq-4 st-4 sw6
ito es-4 gl2 id-5 ro-5 tn3 ts3 xh-4
ego de-5 eu5 ku-5 st-6 tn5
inf ca3 da-9 eo6 pt-7 sl-4
ndb ms10
_eb ca5 id-5 it6 lg10 sw-5 zu3
_ys cy8
yst es5 nl5 st5 yo5
eth af-3 cy7 da-7 de-8 ts-4 xh5
pse nl7 no7
opr no-5
_uu et6 so10
smo gl4 hr5
mok hu4 ql5 st8
oke cs-5 no-5 st8 sw4 xh3 zu-5
=ma eo-4 et10 fi-5 hr6 ql12 ro-7 so11 sw-4
ald ca3 gl-4 is-5 lv5 no3 pt6 sk-6 tl-5 vi6
ldo ca7 no-5 sk-6
do_ az-5 ca-5 en-4 eo6 gl7 hu-5 om-4 tr-6
kni da4 nl5 ql5
lam id5 ku4
tko fi9 hu5
neo cs7 eu7 st-5 sw8 tn8
sis da4 fi-6 id6 ms5 ql-5
ism eo5 gl-6
rts ms-5 nl4
né_ ql8 sk4 yo-5
oup cs10
upa st-5 sw7 tn5
fre af-5 ca12 en-6 ms6
ddi cy11 tr6
liz ca6 es-5 gl8 hu5 sk-7 sw6 xh6 zu-4
ize xh5
zet nl6
kad cs-6 hr4 sn3
wit af5 en7 ku4 tl-5
ith cy6 ga10 id-7 st5 xh8 yo-5 zu4
=with en9
_us ca9 de-7 en3 fr-5 nl-6 sw7 xh5 zu6
nam az4 fi-7 om5 tr-5 yo-6
swo ts9
=and et5 fr-5 ku-5 pl5 pt7 ql-9 ro6 tl-7
ngt de7 en-11 hr6 is7 sq4
ome en5 eo3 gl4 ku-5 ro-4 sk5 sw-5
heo st6
gy_ hu10 la-4 zu5
_et de-4 eu7 fr5 hr-4 ku-4 la7 lg7 pt-5 ql5 sk-6 sl-6 st5 tn-4 tr5 xh5
hic es6 la9
ics om9
cs_ en-8 nl-7 om8
uin en7 ga6
bok da-5 id-5 it-4 no5 st6
oka da6 en-7 eo3 es-5 ms-8 sw7 tl-5 tn5
rud cs6 da6 en-6 ms9 ql-5 sn7
bit es-4 la7 st5 tn-3
ots af4 tl-4 tn6
_wh ca-6 en5 es5 mi12 ql-6 xh-6
whi mi7 ql-5
hit it5 no-6 ql7 sl-5 sv5
rav ca-4 da-4 eo7 no5 ql3
ave af-5 cs-3 fr4 ms4 sn5 tl5
_it ca-4 cy-4 eu4 id5 nl-4 sq-3 sv-7 tn4 tr-4 ts-4 yo3
sur en6 eo4 et5 id6 sl-4
urd en-5 ku4 no6
sed eo8 eu5 gl-5 la11 tn-3
tdi az8
ky_ cs4 ms7 sl-4
dla sw-5 ts7 xh7 zu6
aut et4 fr-10 hr4 no6 pl4 st-5 yo-5
klo cs5 fi7 sk6
ta_ da-10 en-6 ts2
erc en5 fr-6 it5 ro-5 tr5
kur ku5 nl-5 sn5 tl-5 tr-5 zu-4
_w_ en-6 pl6 ql6
=w en-6 pl6 ql6
jap eo5 no-6 ql5 yo-5
api ca-6 eo4 eu4 sl-6 sw7
koe et7
pio et6 st6
ift so6 sq7 sv5
fti da-6 ro8
_uy sn13 tl-5 tr7 zu6
_k_ en6 hr-6 ql10
=k en6 hr-6 ql10
sim cs7 la4 lg4 st-5 tl-5
imb es5 hr-4 la-4 lg6 sn6 tr-4
mbo eo-4 it-4 lg7 sn6 sw6
aki en-10 nl-5 sw7 tr5
fra da3 eo7
dek da-4 lv6 no6
iak eu3 sw8
pis tr6 yo-4
riu da5 de5 es5
ius ca5 cy6 fr-6 la8 lt-5 tl9
hab ca-6 en-5 la11 ms7 pt-4 sw6 zu-7
aba az-6 ca-5 en-6 fi-5 gl3 lg6 lv-5 ms-3 pt-6 sk-5 sl-3 ts-4 zu5
baz eu7 lg3 zu3
azi cs-5 da-5 eo2 ro4 sk5 sw6 tr-6
zim ql-5 zu6
mbi da-5 eu-6 gl2 ts4 xh4
bi_ es-5 eu-6 fr-7 ku6 la5 yo6
uga gl4 id7 la-4 lg10 sl-7 tl-4 yo-7 zu-5
gab eu6
abe fr-8 it-4 ku3 la6 sk-4 tl6
be_ az-5 fr-7 ku9 lg6 ms-4 tn-4 ts4 zu6
ery en7 nl-6
lko hr-5
hea en-6 ga6 mi4
eat de6 en5 ga5
ype da10
tle et5 ms6 zu-5
nji hr5 sn3 zu6
jin ku4 sw8 yo6
wyt cy12
rdo eo7 et7 id-5 pt-7 sl6
san sl-5 so5 sq-4
sma en-10 fi4 lv6 no5 pt6
gae tn8
gna is4 la7
naw ms-4 sw5
url ca8
dem en-5 es-3 hr3 ku5 la5
ded da7 es5 nl-6 no-5
kk_ da-5 no17 ql6
_fl eo5 is-4
rki af4 is5 no-6 so6
mpe de5 eo-3 it3 yo5
ept en4 hr6 it-5 sw4 xh4
opa az5 ca-6 cs-6 en6 pt-4 tl-5 tn7 yo-5
itu et-5 id5 la3 lg5 no6 sl-4 st-7
tua ca-4 eu5 mi6 sk-8 sq7
uas ga8
nom cs-5 la6 ms5 sk4 sw-5 zu7
_yo ca4 en4 id-6 it-4 ku-7 la-6 lg-5 tl-5 tn5 tr4 xh5
you af-5 ca4 en7 ql-5
=you ca5 en10
now tl5
ow_ cy-6 om4 tl7
lad ca-4 cs-5 cy3 en6 es4 eu-5 id-7 sk4 sv6 yo-5
ady no9 pl5
dy_ af-4 cs5 pl6 yo-5
teb lg10 ql5 st5
lum it-5 la6 nl-5 tn5 zu4
ktu id7
div ca-4 cs-6 it3 la5 st4
sif zu7
_oc fr-5 la4 nl4 sl9 sv6
oct en-8 sl11
cto gl6 no-5 st5
hia fr-5 ga5 id-5 it7 mi9
iar da5 eu6 id-6 la-6 ms4 sv-5
oja cs-6 ku6 lv7 sq4 sw8
lly ca-5 de4 en-5 hr4 it-5 nl6 pt7 ql-6
uty xh13
anl es5 eu6 tl6
kou sk6
_ze af-7 da-5 en-6 eu7 it-8 ms-5 nl8 tr7 xh8
_wr cy10 en6
tlo en-7 st7 tn5 zu-6
egu en5 es-5 gl10 lg7
gui ca6 en-6 es-6 gl5 nl8 yo10
tho en-4 eo-5 la4 no-6 st3 zu7
sh_ hr-5 it6 la-5 sq5 st-4
gry en9
=pas ca-9 hr7 ql12 sq5
lev ca-5 fr4 gl5 lt6 sl6
efa en-5 no5 om4 st6 zu5
dop it6
aph om5 xh7
pho en4 ql-6 vi5
hon ca5 cs-5 cy4 es-8 is-6 ms-4 sn5 sv7 vi4
esm cs5 gl5 hr5 lv7 pt-5 sl-5
hen ca-7 da-5 en5 eu-5 hr-5 nl-5 ql4 sk-7 sn4 tl7 ts5 yo5
nfe ca4 cs5 es-8 ms-5 pt-7
fer da-5 de7 es-4 ms-5 om4 sl-4 sv-7 yo8
mmi en-8 hu5 pl6 pt6 sv4
mig da6 es-5 it4 ms-5 nl6 no-6 ql-4 sv5
=ste hr9
gad ga6 gl5 lv9
ppa fr5 it5 no6 om5
ue_ gl6 hr-5 it-3 ku-5 om4 sl-6 sv-4
pta ms6 nl-5 no-5 tl6 tr5
_ph ca4 cy5 eo-6 ga5 gl-5 la-4 sl-5 st8 sw-4 ts4
phi mi5 st4 xh7 zu5
hil da5 en-8 eu5 id5 la4 mi4 st5
_ts ku-5 la-5 ql4 sl-6 tn7 ts7 xh-6 yo-5 zu-4
tsh en-5 sn-4 st4 sw-6 tl-6 tn7 xh7 yo-5
shw st5 sw4
hwa id5 nl4 st4
kru da-7 hr6
sna ga5 id-6
sca ca5 de6 ga6 ql-5 yo5
agi gl-5 la6 ro-6
evi az6 da-6 it5 ku5 xh-4 zu6
=on af-5 cs-5 en5 eo-5 et3 eu4 id4 la6 sk-5 tl-5 yo-6
kaf da-8 no7 tn6
ket es6 nl5 tr-6 ts5 xh-3
bib la8
ibl en4 id-5
iot ca7
gsa ms4
nak da-5 ku3 sw3 yo-6
arl ga4 is5 no-5
tsw st8 tn6 ts4
_eu cy4 id-5 it-7 ku3 pl-3 pt7 sk-5
uro cs5 en-5 eu-4 fr-6 gl5 pl-8 sn7 xh4 zu5
rra id-6 no-6 om9 sk4 st-4
bal ku-4 lg6 sq-6 sv-4 yo5
imp gl4 id5
mpa ca-3 cs-5 en-6 hr5 id4 lg7 st5 tn-5
ore en8 is-4 la5 pl-4 sk-7 sl-7 sn5 tr-5
rhu ts9 xh12 zu-9
how da6 no-7
avi gl-5 hu4 la5 ms-4 pt4 ts5
hid hu5
jab xh-6 zu9
mie en-4 es8 fr5 it-5 lt6 nl-7 ql5 ro-6 sk7 sl-6
aso cs4 id-4 is4 om-4 sw3
sty en6
ble af-2 cs-4 cy4 en5 eo5 gl7 la-6 sq5
oin ca-5 en6 fi8 fr-5 ga8 id4
t's en8
dak sl-5 tr6
tik en-6 eo6 id5 la-4 sw5 ts6 zu-4
sov da-5 nl-6 no7 sv5
_ji es-6 fi-6 hr-7 id4 ku11 lt8 om6 sk-6 so5 sw6 zu-5
jim cs-6 om6 ro5
imm de5 en7 it6 no-7 om9 ql-2
tze de6 eu6
pr_ da14
reu az-5 ca9
uke ca7 da-8 en-5 ro5 ts7 zu8
ux_ da7 fr8 no-5
eam la6 pt-6 tl6
eyn ku-4 so14 tr6
én_ gl10 pt-6
anm id9 ql8
hot en-5 no6 zu-5
tno hr5
+ï ca13
neg da-5 en-7 id6 nl-5 yo10
lif ms4 ql-4 sw5 tl-6
ebo en-4 fr7 pt6 st5
fem ku6
mma om10
mui ga5 id-5 ms7 pt9 sn5
uir ql5
rja id7 no7
kal en-5 eu4 ku-5 no5 so6 tr5 ts-4
klu cs6
_tl ms-5 st5 tn10 ts7 yo-5 zu-5
lu_ en-4 et-4 ku-5 no-4
sol da5 eo4 nl4 ql-4
smu lv7
uri da-5 eu4 mi6 pt-8 ql5 ro5 tl4
sni sl4
+à ca17 en-9 es-11 fr4 ga-13 gl-5 it4 la-5 ql5 vi10 yo13
rto cs5 da5 no-5 so5
our en7 es6 fr7
=il de4 es-4 la-4 ro-6
nve da-5 en4 eo6 gl6 la4 ms-5 nl-4 sk-5
enu ca5 eo5 hr6 id4 pt-4
ovi eo4 et7
iru ca6 eo4 hr7 lg4 om7 sk-6
ulk id5
bul en-11 gl-6 lg5 pt5
lls en-5 pt5
iss ca-4 et-3 fi4 id-6 la4 pt7 tl5 zu-5
bak da-10 lg11 st5
sil ku6 ms5 ro-6 ts5
pap da6 fr-5 ms-4 no-4 ts5
nan af-5 az3 de4 en-7 es-5 sl4
uti cs-5 fr-12 ku-4 pt-5 sn5 tn5 ts4 zu-5
mai de6 es-6 fr-6 ku-4 lv5 mi5 sn4 yo-4
ain cy5 de-6 et4 ga6 ku-5 la-4 mi4 ms5 tl4 xh-6
pag en-4 it3 sk4 tl4
=the az5 ca4 de-4 es8 no-7 ql-5 ts4
mea ca-6 ga5 la5 lt5 sw4
hio da5 lv5
pia ca5 eu5 pl5 sw4
thu da5 pt5 sn-5 st5 sw-5 tl-4 tn4 zu7
hum en-6 om4 sq5 ts8 zu5
umb ts6
mb_ ca11 en-5 sn9
_ib lg-5 sw-5 tl7 xh5 yo7
ibr eo3 it-6 la5 ms-6
ahi mi11 st8 sw5 tn-7 tr5
him en8 om6 sw5 tl7
im_ cs-4 es-4 eu-6 ga4 gl-5 hr3 id5 ku9 pt6 ro4 st-4 sv-5 tr7
aru cs6 da-5 en-6 hr-5 id5 it-5 mi4 ms6 sn4
run nl-4 tr-4 yo9
wed cy12 da7 nl-4 sl5 sn5
di_ af-4 ca-5 da-5 de-5 en-12 eu-5 id4 nl-4 ro-5 sv-5 tn5 vi-5
=wedi cy13
bha de5 en-5 ms-4 xh6
_ef ca5 es-6 zu4
_av cs-8 da-8 en-5 id-6 is-10 ku5 ms5 no7 ql3 sv5
lay en4 ms3 so6 tl-7 ts7
ayi lg7 sw-6 xh7
+ə af-5 az19 ql-6 tr-9
rbi hr4 it6 pt5 tl5
ru_ cs4 en-8 eo3 ku-5 la-5 mi4 no-7 sk-5 sn2 yo5
li_ af-5 da-5 en-12 es-7 gl-5 ku4 mi-4 pt-6 ro-6 sw3 tn-4
rov fr-4 sq6
sun az6 en-4 la2 nl6 pt6 ro4
+ı az5 en-6 eu-4 ku-9 ms-5 tr4
bay de-7 en-6 id6 no5 sw5 tr6
tea ga7
_xa az8 es-7 gl8 ku5 pt-5 so9 ts8 xh6 zu-7
dim cy7 fr4 no5 st7
+İ az13 ku-5 ql-6 tr14
ifa sw8 yo5
_sə az6
tka no5 sl5
+ü af-7 az2 da-5 en-5 et9 fi-5 hu8 ku-5 la-5 ms-5 nl-4 ql4 sv-6 tl6
iya en-5 hr-4 ku8 so5 sw-6 tn-5 zu3
yal en-5 no5 sk5
day az6 ca-6 id8 ku5 ms-4 no-4 tl-6 yo-5
aya en-4 hr-5 om-5 so5 tl-8
ya_ af-4 cs-6 da-6 eo-4 et-6 eu-6 fr-4 ga-4 gl-5 hr-6 id5 it-6 ku3 la-5 lt-4 mi-4 pl-4 pt-4 ro-5 sk-5 sl-6 sq-6 sw4
sah sk6 sw5
ib_ en-5 id-5 ms6 ql9 so10
_ol et5 eu-3 fi6 lg5 tn-5 tr4 yo9
lur eu7 ms6 tl5
_ci az4 ro4 sk-4 sw-5
ci_ cs8 en-6 gl-6 hr5 it5 ku-4 la6 ql4 ro5 sw-5 zu-5
=ci az8 ql16 tr-7
ild en-7 ms-4 nl5
ən_ az7 om5
tib la5
bu_ ms7 ql6 sw10 xh-6 yo5
=bu cy6 ql14 yo5
liy so5 sw5 ts8 xh6 zu-4
iyy om10
_gö ql6
mən az6
eci cs5 la7 nl5 sl-7
cu_ az4 ga6 sk4
=cu az5 sk6
_iy sn8 so7 sw-5 tl5 xh7
yun zu-7
unu az4 eo7 es-5
nun az4 en-5 gl8 tl4
qub om9
yas xh5
sı_ az6
_ya af-4 ca-4 cs-5 et-6 eu-7 fr-4 gl-5 hr-5 la-4 mi-4 pt-4 sk-5 sl-6 sw5 tl-4
yar hr-5 ku4 ms4
onr cs5 es11
nra la-5 yo9
yan cs-5 eu-5 ku4 st3 tr-6
anı az5
_ay ku-6 so8 st-4 tl4 tn-5
_uz eo7 hr6 lv7 sl-6 xh6 zu7
uzu eu6
+ğ az5 fr-5 ql-6
ro_ af-4 en-9 eo9 fr-7 gl5 id-4 lg3 lt-5 mi5 sl-5 sn8 sw-5
inq az12 zu5
ila it-4 lg-5 no-5 so3 yo4
lab ca3 es-4 fr-4 lv8 pt-7 sk-5 so6 tl4
baş ku7 ql7
+ş af-4 en-5 eu-7 id-5 ku14 la-5 ms-5 ql6 ro10 yo-4
aş_ ku10
naz eu6
zir lv6 ms6 sl-3 sn4 xh-5
xan ts9
teh tr6
irk en-5 is6 lv7
tya xh10
ovu eo7 sq5 sw5
vun de-7 ql6
_iş az-7 ql6
işi az6
_ss lg17
=ali sl4 tr8
_mə az6
si_ af-5 da-5 de-8 en-4 eo-5 fi6 ga-4 hr4 id4 ku-5 no-4 pl-4 so3 sv-7 sw4
ney en-6 so7
dva en-8
vac ca5 en4 sv6
lun da-7 en7 fi5 id-6 it6 sw-6 xh6
_qe sq7 st8 tn-6
apr ca-5 da11 en-5 gl4 hr4 id-5 ms8 sv5 tl6
lah en-5 id3 ku-4 om-6 tl-6 ts4
tar gl4 id5
_tə az4
tit ca5 es-4 lv-5
tut eo8 sl-6 tl5 xh-5 zu6
utu ku-5 mi6
tu_ eu5 fr7 ga-4 gl-4 is6 lt4 mi3 pl-5 ro-4 sq-5 tl-7
dip en6 it-4 st10 sw-5 tn4 zu-5
omu ca5 es-4 lg12 xh-7
mu_ en-6 gl-5 id9 la-5 lg8 sw6 tl-6 tn-5 xh-5
tir ca-7 es7 id4 it-6 ms-7 no-6 ro-4 so5 st-7 tn6 tr-5 ts5
irm ga4 gl4
ngi af-4 en-6 es-4 fr-5 gl-6 is-5 lg5 mi6 sw6 tr4 xh-4 yo-5 zu10
lni cs5
ki_ cs-7 en-8 it-4 lv5 mi9 no-6 sk-5 sq-5 yo4
_şe ku8
tov eu4 sl7
_os es-5 fi5 gl7 hr4 id-5 om5 sv4 xh-5 yo6 zu6
fur fr6 ql-6 ro5 so8
_qo az9 om12 so13 tr-9
qon om6
ula la4 lg4 sk-5 sl-5 tl3 ts4
ixi pt-7 so7
xi_ ts7
ped en8 ql-4 ro7 sn5
oji hr5
ji_ af-4 da-5 hr5 ku10 lt4 mi-5 sw9 yo6
tun cy4 id4 lg7 pt-4 ql5 yo6 zu-4
_mü et4 no5
mik da5 et7 ku-4 pt4 sk4 sv4 tr-5 xh-7
fed cy7
siy az-6 st4 tl9
afa om6 sw7
fat es6 ms-5 om12 st4
ilk om6
+ç af-4 az6 en-7 eo-4 es-7 eu-6 fr6 gl-6 hr-5 id-5 ku12 ms-5 pt3 sq8 sw-5 tr6
nu_ af-5 az3 ca-5 cs4 en-4 eo5 es-4 la-5 lv6 no-5 ro5 yo5
etm ql6
yap az-6 ku5 ms7 ql6
apo en-7 it-6 no5 sl4 sq5 yo4
yad az6 ms-3 so9 tr-7
rir sl6 sn6 yo5
cti en-5 is5 it-6 la7 ms7 om6
tim az6 la4 ro5 tr-4
bir lg6 om4 ql6 tr4 zu-4
irl eo4 eu5
iyi az5 sn4 ts4
yin en-5 lg5 ts6 yo6 zu6
olm ql5
lmu id8
_ik af-7 de-5 en-6 lv-5 nl6 ql8 tn4 yo6
inc gl6 id-4 la5 ms4 nl6
nci ca-3 gl8 it-7 la4 ts5 xh5
roc da4 es-6 eu5 sl6
oce af-5 az5 id-5 nl5 sk-6
dah ms4 ql-5 so6
_dö tr7
işt ku9
ira ca-3 en-7 et-5 lg5 ms5 ro-5 sn5
xin xh8 zu-6
spu es6 ro6
rez eo5
ezi af-4 en-4 la-5 ro7 zu6
zid eo5
_ye cs-6 id-5 ku6 la-4 nl-5 sn8 sq-5 tl-4 xh7 yo-6 zu5
yed yo8
du_ af-4 az4 en-6 eo5 id-5 la-5 lt-5 nl-5 pl-5 pt-5 tn-4
nya en-7 fi-5 id7 it-5 la-4 st4 tl-6
yya om9
yat en-7 id2 tl5 xh-5 yo8 zu6
tı_ tr6
aza ca-5 en-6 eu6 gl4 hu-5 id-7 ms6 yo5 zu4
zar eu6 hr5 hu-5 id-5 ku5 pl5 pt-7 sl-5 yo7
nzi en-5 id-4 sn6 xh6 yo5
hra cs7
mi_ ca-3 en7 eo5 et6 fi4 ga-6 gl-6 it3 nl-2 om-2
opl hr6
maq om8 zu4
if_ en7 fr5 id6 om7
imi az-6 da-4 eu-6 ga5 hr-5 lv-5 zu4
cin ca-6 es10 eu7 la-6 ms6 sk-5
ura az-6 en-5 pl5 sn5 yo-4
stl da6
enz af-4 en-5 ql-5 xh6 yo8 zu8
xa_ es-6 gl13 pt-5 ql-6 so5 ts5 xh7
yen tn-4 xh3
nir pt6 sn6 tl5 tr4
_ov af-6 en8 hr8 nl7 sl-6 sv-5
nca en4 eo6 es3 hr-4 la-5 xh-3 zu7
aq_ az10 id-7 ms5 ql9 tr-5
raz eu8 gl5 id-6 sk3 sw5
zin az3 cs-5 pt4 zu7
=ni cs-4 eo11 hr-6 id-7 ql9 sw7 yo4
dı_ tr7
pom ca6 nl4 sk-4 sl5
orf cy7
ii_ af-4 en-6 eo-4 et-4 fi-5 fr-5 gl-4 hr-4 la7 om14 pt-6 ro7 sl-6 so7 sw4 zu-5
ado en5 gl6 la-7 lt-5 sq6 tr-6 vi4
lmi az8
car af-6 cs-4 fr4 it-5 ql-5 sv-5 yo8
ır_ az7
_ai af-4 cs-5 en-4 ku-4 no5 sl4
ail en6 es6 et-5 fi6 ga9 gl-7 no-9
lki en-5 fr5 hu6
yer da5 de-6 es5 fr-7 om10
ata af-5 da-5 en-3 fr-5 hr-6 id2 lv-6 pl-5 sv4
nai eu7 ql4 sw4
bey tr8
ilm id6 sv-4
iza it-6 ku5 xh4 yo-6
enr ms7
nri yo8
tta da-5 hr6 is-5 lg10 om7 sk5
una af-5 az4 es4 pl-5 st-4 sw8
=idi az9
_ço az5
çox az6
yi_ ql4 st-4 tr6 ts10
ayr tl5
hin it-6 nl-5 om4 pt-4 ro-5 ts4 vi5
kea hr5
=ada id8
ub_ cs6 en-6 et6 ro4 so7
rkt nl8
oya sk6
etd az10
_çi ku14
ibi en-9 la6 tl7 tr5
usa ca-5 cs3 lg3
tsu en7 et7 ql-5 sl-5 xh4 zu-5
suk ms2 nl-5 zu5
uki pl5 sw5 yo5
no_ af-5 da-7 eo5 fr-5 it4 ku-6 lg4 nl-4 sq-4 tn3 tr-5 yo-5
cak ql8
dil az-7 en6 tl-5 tn5 tr2
azı az7
biz az5 eu7 xh5
iz_ az4 ca-5 eu6 hr2 pt6 ql10
yes en7 zu4
haq so7
rar da-4 de4 it-4 ms-3 nl-6 no2 sk4 sn5 sv8 tl-3
lor id-6 it6 pt-6 ro5 st-4 tr-5 yo4
dot yo5
oti fi-6 sk5 sn5 sw3
dav az-6 fr-5 pt6 sl-5 st5 tr6
ava af-7 en7 es-5 et-7 id-6 ku5 lv-5 pt7 st-5 ts5
vam ca9 zu7
_aq az4 ql8
_uc sw5
uca ca7 pt-5
cal af-4 it5 om6 vi4
lib eo4 es-6 la8 yo-4
lil cs6 en4 ql4 ro6
yay sn10 so6 xh7
ayl en7
yla ca5 en9 nl-4
_cl cs4 da6 hr-4 mi4 pt6 ql-8 yo5
clu gl6 la-6 nl5 yo5
lub az6 en-7 lg6 ql6
roi en-5 eu6 ga8
oid eu5 ga5 tl6
itl ms7 no-5
_qa az9 id-5 om7 ql6 so12 sq9 tr-7
qab om13 zu4
_xo es-6 gl15 ku8 pt-11 ql10 so7
fa_ et-5 id-5 is4 la-6 om6 tn10
zi_ cs7 en-6 hr3 la-5 lg6 ms-5 sl-4 sw6 yo-6
dib ku13 so8 xh6 zu-7
_ax gl13
yaz tr8
zda lt6 ql6
yda cy10
pay ku8 ql7
ayt ql8
iha et5 ku12 xh3
az_ cs6 eu9 hu2 id-4 tr4
=az hu4
mir da6 eu-5 id4 lg5 lt5 lv5 ms-5 sn5 tr-8
=mir ql11
yta ql8
lir da-7 lg6
_sü az4 ql5
diz xh6
ayn so8 tr5
=ona ql13 sl-10 st11 tn-6 yo-6
saf cy6
sud id9 sl-6
asa az-5 et-6 ku-5 lg4 nl-4 pt-7 tn-5
riy ku8 ql5 so5
gda ql8
omi es-3 eu4 fi6 fr-5 ga-5 hu5 ku-4 sk4 yo9
mit en-5 fr-8 hu7 is3 ku-4 tr8 yo5
yah az-6 so5 tr7
bav ku6
var ca-3 de-5 en4 id-7 ms4 no4 sn4
_ir eu6 hr-5 lv6 om4 sn5 tl-5 xh4 zu-5
irs az4 ca-5 gl6 ku11 ql-5
may ca-4 da-4 no6 sk-5 so4 zu4
=ki hr-6 id11 mi17 ms-10 ql5 sl5 sw-6
_qi ql7
lya hu7 ql5
nsu la5 no7 ts5 xh-6 zu6
uz_ az4 eu6
bil es-7 fi-6 nl-4 ro5 tl5 tr-5 zu7
=bir ku-3 ql7 tr5
niz az5 ca-5
nil fi5 sl4 sw5
muk eu-5 lg6 sn6 sw-6 tl4 xh-7
qal az9 ku5 tn-6 zu6
bez id-5 nl5 zu6
kay da5 ms-6 ql8 tl7
axi ku8
dai cy5 eu5 gl-5 ms-3 sn5 yo-4
aim et-5 fi8 fr9 ga6 mi5
=ya en-5 et-4 mi-5 pt-4 ql6 sl-5 sn-4 st8 sw11 tl-7 tn10 tr-7 ts6 xh-4 yo-8 zu-4
vi_ ca-3 en-5 eo7 hr4 hu4 id-5 ku-5 ro-5
_ça az7 fr7 ku8
uvi fr-7
vio en5 es6 sl-5
zil cs-6 sk5 sw4 zu4
qan az6 xh8
ncl yo6
luc ca6 cs7 en7 es-7 id6 ms-5 pt-6 sl6
=iki ql10
hes en4 gl4 it-6 ms-4 om6
esa en-8 eu4 gl4 id5 lg5 ql-3 st4 tn-6
uru en-4 hr-5 hu4 mi3 sn8 sw4 yo5
rul da-7 no9 ro4
ida ca6 eu6 gl5 id6 ku-4 ro-8 so6 sv-5 yo5
kub az4 id-6 st-5 ts-6 xh5
ubo sk5 zu3
oku da-5 en-7 lg8 ql-6 sk-3 st-5 ts-6 zu6
ku_ ca-4 en-11 es-6 ga-6 hu-5 id6 ku5 la-5 nl-4 so5 tn-4 ts7
=un cy6 da4 gl9 id-4 pt-7 ql7 yo-6
up_ af-5 cs5 da-6 en7 id7 tl-5
oma da-8 is-5 la8 pt-4 ro4 zu4
tet gl-4 id9
haz cs6 es5 ql-4 sk-5 xh7
mı_ ql10
_tö ca7
eyi ql-4 tr6 yo8 zu5
ze_ af-4 lg9 nl6 sw-5 xh4 yo-6 zu7
rij hr4 hu5 nl8 ro-6
ijo es7 sl4 yo8
rlu om6
aid cy8 en5 ga6 lv7 sw6
onu az3 cs5 mi8 tr7 yo4
ils en10 fr9
uze hr5 sl-5
sik nl-6 sw4 zu3
_ii xh16 zu-10
=after en12
ght es6 mi4 ql-7 xh-6
_l_ ql7
=l ql7
nic ga4 la6 pt-6 sv-6 zu-5
zam cs5 pl8
tja hr-7 sl7 st6
xar gl8
lda da-6 en-4 hu5 ku6 nl7
ory pl6
uza xh5
zan en-10 hr-7 id-7 ku4 ms4 om7 sl5 yo-7 zu5
nar af-4 cs5 en-5 eu-4 no5
ür_ az5
=ad la8 ql8
izl hr7
uta es-4 la4 lg5 mi5 pt4 sl-7 sn5 sq-6 sw7 yo-6
ird en6 lt5 no4
lal sl-7 st3 tn-4 xh6 zu6
bah id5 yo4
rai ca5 nl-6 ro5
hur az-6 gl-5 mi6 no-3 ql-4 sn10 sv8 ts7
fak eo5 xh7
nio ca-4 cs5 eo4 gl-5 id-9 om5 yo6
gör ql5
dey az6 tr4
eya en4 ku12 lg7 so4
sir da5 id-6 ku-4 lt4 no-4 sn6
gir ca4 es-4 ku10 lg6 zu-5
aqa om4 so6 zu4
ono cs-7 eo5 eu4 fr-3 pt4 tn6
tiv fr-5 gl7 om5 ts5
cid eo7 es-5 gl5 la5 ro-6
mem az-5 id5 ql-4
nso ca-6 et5 it-4 la-6 sl7
ım_ tr9
tia cs-5 da-5 gl-5 la11 mi7 sw5
hey en6 ku10
tab da4 gl5 it-5 la5 sl-5 st6 tn-6 yo6
giz xh-6 zu7
riz ca-5 da5 es5 id6 ms-7
mey ms5
yil fi5
üm_ tr10
hre da7 en-4 eo7 ms7
rey az6 yo6 zu-5
=si da-6 hr9 lt-6 ql5 so9 tl10
eyr az8
yra lt7
ole et3 fr-5 id2 lg3 ro-6 tn3 xh-5 zu3
leo eu8 ga6 sw7
_zi af-6 da-4 en-6 eu5 hr-4 id-5 lv5 nl10 sk-6 sl-5 ts-4 xh6 yo-4
_üç ql10
qar az7
upp ca-5 en6 no-4 sv6
_um cs6 en-6 et-4 gl-4 lg-5 pl5 pt7 sn-5 st-4 tl6 ts-5 xh6 yo-5 zu10
ump ca-7 cs-6 da-6 is4 it-5
tum en-6 fi-5 is5 la8 sw6 tl3 xh-4
umu az4 id4 st4 tl7 xh-6
dio cy8 en-9 it3 ms-4 tl-4
ünd ql10
bs_ ms-6 nl6
yir so6
qib xh7
opu it-4 ms5 ql-5
=an fr-6 ga13 gl-5 ku8 nl-4 ql11 ro-4 tl-6 vi-5 yo-5
mah mi5 ts5
yim ts9
haf cy6 de-6 sw6 tl5
ait af-5 cy4 eu6 fr9 ga7 la-5 sn6 xh-5
ti_ af-5 az-6 ca-5 de-4 en-8 ku-4 nl-4 om5 pl-5 pt-4 sn3 sv-9 tl-3 tn-4 yo5
mbr es3 eu5 gl5 hr7
izi eu5 lg4 ms-5 sw5 ts-4 zu6
say en4 gl-5 it-5 ms4 st-5 tl7 yo-5
miz az-7 ql7
kim ku5 ql-3 sv-6 sw3 zu4
nid ca6 cy5 es-5 gl8
tiy ts6
adu eo6 la-5 so5 sw5 tl-6
jur sl7
urn da-4 en-4 no3 ro4 tl5 ts7
obr ca-3 gl6 hu4
mud pt8
qa_ ql9
eix ca8 es-4 eu5
nau lt5 ts-4
au_ cy10 de4 en-12 es-6 fr5 gl-5 ku-4 la-4 lt4 mi6 ms2 ql4 tl-9 tn-4
_ic de10 ql6 xh6 zu7
lm_ en7 no-9
new cs-6 sl5 sw4
ew_ ca5 et7 eu6 fi7 fr-5 ku11 lv-3 nl-5 tl-8
=new ca6
jas cs-4 eo-5 es9 hr-4 sl4 tl-6 yo8
smi hr7 lt5
_gü ql8
atl da-5 en-6 eu4 tn6
tla cs6 en-4 it-5 ku-5 st7 ts5
_yu az8 es5 tn5
naj eo5 id4 sk6
aja es3 id4 no-6 ro4 sq6 xh-5
aca az4 id7 pt4 ql-5 so9 zu4
tur de-4 en-4 fr-4 la5 om6 sl-4 sv5 sw-4 ts5
mo_ ca-6 da-4 en-10 eo6 fr-5 ku-4 ms-5 pl-4 ro-5 tn6
ctu en8 nl5 pt-7
ça_ fr4 pt4
unc hu5 it-4 sw-5 xh5
ncu xh7 zu-5
ko_ af-4 cy-4 en-9 es-6 eu7 fi6 fr-4 it-6 la-6 lg4 mi4 ms-6 nl-5 no-4 ro-5 tr-5 ts4 xh5 yo3
=polo gl13
rap az-5 eo6 id4 no-4 ql-4 sq4
zad cs8 ku5 pl5 sk-6
_ce af-4 eu-6 ga3 id4 it4 zu-4
urt az9 es-6 eu6 is5 ms-5 no9 sk5 tl4 tr-8
aln et5 pl4
tih ts9
ifu ca6 gl-5 sw8 xh6
eza ca-5 eu6 gl7 id-5 pt-4 sw6 yo-5
upu pl5
pu_ hr11 mi6 yo5
ray es6 so7 yo4
ayo en-3 es5 gl-5 om-5 tn-4 zu6
yon fr8 sw-4 tl8 yo-5 zu4
inz lg5 xh10 zu-4
con cs5 gl5 is6 la5
uku en-5 gl-5 ku-4 mi3 st-5 tl4 yo-5
_tv cs5 ql5 sl-8
viz eo6
tid gl5 id9
uli ca-5 cs-4 fi6 ku-4 la5 lg7 ro-5 sl-7 sw6
zis eo7
zik hu5 id-4 pl5 xh7
ffa om12 sl6
nos ca-2 cy4 gl6 hr-5 la7 sl5 tr-6
seo ga9
usu ca7 en-8 es-7 sk-4 sw7 tr6 yo8
isb ca10
dum az5 la4 tl-7 tn6
xik ts10
bio hr7 nl6 sl-7
did en9 eu4 it-6 la5 sl-4 st-6 yo6
laz es-5 hr4 ts6 yo5
azu eu11 hr8 sl-6
zur sw13
tni is5 sk-5
fi_ cy8 it-5 om11 sk5
ör_ ql5 sv8
mum id6 la5 sn10 yo8
umm en-4 id-7 it5 ms9 nl5 om11 xh4
isl id6 no-5 tr-6 zu4
mur da6 de5 mi5 no-5 tr6
oba sl5 so5 yo7 zu6
=et en5 fr6 la9 sv-6 tr7
rim az-4 cs-5 en-6 it5 la6
ngl la4 sl-5
gi_ da-6 en-4 gl-5 lg4 mi4 ms2 tn3 tr-5 xh-4
rac ql-5
aci en-4 eo8 gl6 pl5 pt-4 tr5 xh5
dic af-5 la5 sl-5 xh4 yo-5 zu-5
sip ku10 ms6
iom en-7 eo9 ga10
siz ql3 xh4
nur eo6
etk et8 hr7 sl-7
ay_ ca-8 cy-4 om-5 ql6 sl-4 so13 sq-4 sw-4 tr4
_ey da5 ku-5 ql3 zu5
yak sn4 tn-5 xh6 zu6
aku da4 en-5 id6 sv-5 tn-4 xh5
gün ql4
yni cs7 cy7 pl-8
=var da6
_vu de-9 la5 pl4 ql5 sn-4 ts21 zu-6
_iz cs-6 eu6 hr3 lv5 ms-5 sw-5 zu7
zah cs5 sk-7 sl8
ahl st6 sw-5 tn-8 ts5 zu5
=ara ca8
çin ql8
_ot hr6 ms-3 ql6
bis de6 id7 ms-3 sl-6 ts6
abu ca-5 lt6 sw6 yo5
but id8 lg7 ql5 sw-5 tn7 xh4
=son gl13 no6 pt-7 ql5
ilo az5 eo7 es-5 ms-4 sw5
oso en-6 pl5 tl4
sof ca7 cs7 en-11 sl-5
_xe az7 es-8 gl12 ku11 pt-8
ict ca-7 en6
=ab la11
nc_ ca13 cy6
pul az8 la6 lg4 st-6 tl-8
ksa id6
ubi hr6 la5 lg7 pl5 sl-4 zu5
biy so6
=iri sn11
ful az4 tr-5
pus cy4
su_ cs5 eo4 es4 gl-4 it-4 lt4 ql4 st5 tn-5 xh-5
_ul az-4 en-5 es-7 id-4 no4 sq4 sw9 tl6
duz zu7
hac es10 gl-5 la6
rab ca-5 gl7 pt-6 so6 sw4
iva en-5 la7 sn5
buk da-5 hr5 id4 lg5 no5 ql-4
oge id5 lg4 ms-8 tn7 yo5
=hal id12 ms-11
has de7 en6 id3 it-4 pt4
sok id3 zu3
yor ca5 id-6 sn4 tl-6 tr11
=vi ca-6 eo13 hr4
fal ca-6 cy4 da-7 gl7 la-5 ms5 sq7 tr-5
lba da3
mpo ca-5 eo6 eu5 gl8 la5 pt-5
poz eo7 ql4
ozi eu5 hr4 sl6 xh-4
tsa st7 sw-5 tn6 ts5 zu-6
tay id-7 it4 nl4 so9
iny sn-4 tn-5 xh5 yo4
aun da5 fr-6 ms5
ndl ql-8 sw-5 ts10
aye de-7 id-6 lg-6 no5 sw5 tl-5 vi5 xh4 yo10
dli en-7 zu8
_sö fi5
nen af-6 de4 en-7 eo3 et-5 fr-5 id-4 ku-5 lg4 nl3 sn5
idz sn11
dze lv8 sn9
uha hr6 tl6 xh4
nqu es-6 zu6
ov_ da6 hr-4 sk6 sl6
kis eo7 hu5 lg5 lt5 ms4 sk-5
cil en-7 es4 et-5 hu5 pt-5 sq6
hli de-6 nl5 zu5
cum la6 pt-6 tr7 xh5 zu-6
ixa es-8 gl10
ohu cs6 mi7
ano ca-5 cs5 eo3 ku-4 ro-5 sk-5 sn8 tr-5 yo-5
iji sl5 sw5
yel da4 ts6 zu9
cla la7 ms-5 zu-5
nqa az8 xh11
aly da-5 om5 st4 tl6
abi ms9 pt-4 tl6 xh5 yo6
_eh es-5 eu6 it6
nul ql4 tr5
ehr ql6
dd_ cy20 da-8 no5
siv da-5 no5 zu6
iv_ az6 hr6 no7 ro7
uva en-5 hr5 lg4 lt-5 sn7 tr6
eht fi9
fol en-5 tr5
sey es6
ipi sw3
pi_ et7 hr8 ms1 sl-5
vim ca5 et5 sl6 sn6 xh-4 zu4
cas fr-7 gl5 ms5 tl-5
git eo3 gl-4 la7 ro4 tr5
ikt da-4 no4
osu fi6 ql-6 tn5
bus ca6 cs4 lg4 lt6 lv-5 ms5 pt-6 tl6
fad ca8 en6 ga6
cet la8
kaz eo6 es-5 zu5
=ay ql7 so8 tl5
yum ms6
lav da-4 en5 ku5 no-5 pt7 ts7
ais ca-6 cs-4 cy5 es-9 fi5 fr13 gl5 id-7 la-4 nl-5 sl-6 sn5 sw3
ssu az5 de5 en-6 la4 om7 tn8
zal xh8
ily ca6
tul eo6 es-6 fi4 ro6
sib ca-6 en-9 es5 id-3 it-5 lg5 ms3 ro4 xh6
_xi ca6 es-6 gl4 id-5 sn-5 so7 st-5 ts24 xh-5
igu eo4
gur da6 ga6 hr6 id6 is-5 it-5 ms-7 ro4 sl-6 yo-5
mac nl5 pt4 ql-5
axe gl10
xer es-8
anz de6 pt-5 ro-6 yo7
=ana az-6 mi17 sw12
fac es-10 gl7 la11 ms4
ios gl6 la8
ned en6 ku6
zu_ eu8 ku4 zu7
alv ca-7 da5 eo5 es-9 la8 vi5
lva ca-6 en6 es-6 fr6 ro-5 sl5 vi5
tav da4 gl-5 lt6 pt5 ql4
arf cy7 ms6
_mk sw15
taz sw9
rfo cy9
abl es4 sw7
any ca6 tn5
nyo ca6 en-4 sn5 tl5 tn6
fau fr-11 ql-7
kt_ af-8 nl10
ihl cs-8 hr6 st6 tn-6 zu5
abt so9
bom cs-5 ms6 pt6
iye so6 zu5
kha da-5 nl5 sw-6 ts5 vi5 zu5
_ah eu6 id-7 ku-4 ms3 om-6 sl-5 so9 tl5 tn-4 tr6
=ah so10 tl8 tr6
hav en6 eo11 fr6 hu4 is-5
=su es8 hr6 id-5 ql9 sl-6
hla lg-5 sn-5 st6 tn-9 ts8 xh7 zu6
sat en-11 et5 fi4 fr-5 sl6 sn5 sw-4 tl6
muz nl6 sn7 tr6 xh-5
dos ca8 de5 en-5 es-4 gl5 ql-5 tr-5
axa az6 so15 tr-7
eft nl8 tr6
nib cs6
=tom de5 fr6 hr-6 it6 ku5 lt-5 sk-9 sl-6 sq-6 yo-6
_ny af-5 da3 en-6 hu4 sk-4 sn5 sw8 ts4
oz_ az6 de7
oca gl5 id-6 tr7 zu5
_od az-6 en-5 gl-5 hr4 it9 sl5
pik id6 ms-7 sw3 xh4 zu-5
liv es5 fr7 id1 pt6
lob cs-8 hr-3 ms-8 ql-6 sk7 tn6
obo hu6 xh4
_uk da-7 en-5 lg-7 no4 sk-5 sl-4 st-5 ts-5 xh6 zu8
bry cy8
kum sl5 sn5 st-5 xh5
dul hu5 xh6 yo-5
pal cs3 da6 fr-4 lt4 ro-5 sk-5 tl-3
=als ql6
=san es-7 tl-5
=ta et9 fi-5 ql12 sl-4 tl-5 ts15
obl cy7 en4 ql5 sl-8
roy sk8
umo tl5
sav az-7 cs-7 sk5 tr5 ts10
hay az-6 es7 is5 ms-3 so9 tr6 xh4 zu5
nor eu8 is5 tl5
nay so10
pil es7 hr-5 sl6 tl-4
apu az5 cy6 hr6 mi8 sn5 tl-4
=may da-5 no5 tl9
mam cs-6 hr6 hu-4 om7 pl5
kro eo6 no-5 sl6
roz az6 pl5 ro5 sl-4
oza eo5 lg7 no5 ql-8
zat eu8
yet sl5 tr8
kot da4 en-5 st10 ts8
otu ca5 is5
cab en6 es3 id-8 ms5 so6
_z_ hr-7
=z hr-7
_r_ cs9
=r cs9
odl sl7 zu4
hek sn4 xh-5 zu8
zma cs7
ibe en-5 ku8 ro-5 sv6 yo-7
eir ca5 cy7 da-5 en-5 es-7 ga10 gl11 is-7 la-4 mi6 pt-7
dov ca4 it8
kah mi7 ms8 tn-5 xh-6 zu5
izm ql5
toa mi10 sw4
tez eu8
ez_ ca-13 eo-5 eu4 fr10 id-5 ku10 la-5 pt-6 tl-5
qel xh16
kaj az5 eo12 tn-5
=sen az8 tr8
_kv eo7 no8
zen cs6 de6 eu7 it-6 ku-5
cli ca6
gah ku5 ql6 tn-5
kau en-5 eo4 mi10 pl5 ql-4
irr ku6 lt5 om11 ql-5
vet en-9 et6 ku-5 ro6 sq8
ium en-5 la5 no-6 ql-6 yo5
niu ca6 eo5 id-4 yo5
eys so7
hu_ da5 en-6 et-4 ga-5 ms3 ql4 sl-7 sq5 sw-6 ts4
=ku en-7 id-6 ku13 lg6 om-5 sk-5 sn-5 so8 sq-6 sw-6 ts10 xh-5 zu6
=mo ga4 tn12
hi_ az-6 en-10 eo-4 gl-4 hu-4 lg-6 mi5 tl-4 ts6 zu3
=hi cy7 en-5 sw-4 tl-7 ts19
uh_ id5
kva eo10
ix_ af-7 ca10 es-5 la8
bab az-6 da3 de5 pt-4 sn2 sq6 yo-5
tac cs9 pl-9 sk-5 sv8
air eo-5 ga7 ku-4 la-5 nl5 tl-5
yu_ ql10 sn7
nok id-7 ms5 pl5 sv-6
+š cs1 en-6 fi-7 gl-5 hr4 ku-6 la-5 lt9 lv7 ms-4 pl-8 yo-5
šu_ lv7
udd lg8 om5
elv az5 it4 sl-6 sv-5
lve az5 eo6 gl5 la8 ql-4
lul it5 nl8 ts5 zu6
_ub hr5 la4 ql4 xh8 zu6
urr eu7 la3 no6 pt-5 tl5
lol zu5
vik da-4 no6 sn7 xh-7 zu9
jik ms5
=iso gl13
pha id-5 om5 sw-4 xh7 zu6
apt et7 pt6 tl5 tr5
gio ca-6 gl-6 la6 pt-6
lhe pt8 st-7 tn8
bua ga6 tn8
uat mi4 sq4
mul hr-5 lg4 om4 pt-4 ro5 tl4
nec en-15 eo6 fr-8 is5 it-6 nl5 om4
clo ms9 pt11
pow et6 ms-5 pt7
=je af-4 de-8 en-5 fr3 nl4 pl-7 sw6
ijs lv9
usp en6 hr10 sl-4
eh_ az-4 es-6 id4 nl5 ql-4 sv8 tr4
=od cs-4 hr7
_dž hr11 lv12
+ž cs4 en-5 eo-5 hr4 ku-4 lt6 lv6 ms-5 pl-6 sk4
dij es9 st5 tn-3
ija hr5 hu5 lv5 ro-4 sw4 tn-4
jal cs7 en-6 es4 sk-6 tn3
ahu ms4 st-5
nhu ql-5 sn11 ts10
kao hr7 sn4
ao_ en-7 gl7 hr14 it6 sl-10 st6 sw6
iku ql5 sk-6 sq5 sw5
nku en-5 sl-6 ts5
nih id-6 ku10 la7 ms5 yo5
ih_ id12
+ć cs-6 hr13 pl4 ql6
eća hr8
+č cs3 en-5 eo-6 gl-5 ku-5 la-6 pl-6 sl2 st-4 yo-6
_či ql10
otr cs-7 es7 eu8 ro5 sl3
nje cs-6 lg6 nl-5 pl-5 ql6 xh7 zu6
_zv lv6 sn14
zvi sn17
vij sl4 sq5
ije cs5 hr7
jez sl5
ovo ca-5 es-6 fr-6 ql6 sq5
vom hr6
azv sn9
+đ hr19 sl-7 vi10
prv cs7
hme cs7
umi sw5 tl8 xh7
_sv hr4 lv10 no6
svo sk6 sn8
_sr cs5 es5 hr4
ba_ fi-6 nl-4 pt-5 sv-6 tn2 xh4
koj hr9
=koji hr7
=ga ql8 tn16 yo-6
iro ca-5 gl7 ku6 lg7 mi5 sl-5 sn9
nič cs4
čno hr5
mij af-4 nl10
ože sl-7
že_ sk3 sl-5
vit da-5 es-5 id4 la11 no3 ts4
izu sw8
_og en-4 lg4 ql3 so5 sv-5 tl-7
čen hr-5 sl7
_št cs-4 hr6 sk5
što ql5
=ako sk4 tl9
iko eu3 lg5 lt-6 nl-4 sk-4 sw5 tl5 ts4
=ne ca-7 en-7 eo10 es-5 fi-5 fr-4 hr5 hu-7 it-5 ku5 lg7 pt-7 ql6 ro-7 sq-4 st6 tn9 yo-8 zu6
ruž sl7
fit en6 id-7 ms8 tn5
itn id6 ms-8 sl6
tne hr-5 la10 sl6
imo az6 gl5 it-4 ms-3
isp en-6 eo4 hr5
iše hr8 sl-6
nek cs6 eu4 id-6 ku7 mi4 ms4 sk-5 sn7 xh9 zu-9
lij af-5 hr5 lv7 nl4
nij hr4 ql5
=iz hr3
ži_ hr8 sl-7
kup pl6 sn5 sw8
pou da-5 gl7
jav da5
šta hr12 sl-5
ws_ en4
_gd hr8
dje hr5
irw lg6 ms6 sn8
way en-4 it5 xh4
ays es6 so7
=anak id9 ms-6
tau cs7 id3 mi9 pl-9 ql5 sn4 sw-4
lsk da5
alj da6 sq6
kre en-5 nl-5 pl4 st8 zu-5
će_ hr5 ql5
cen af-4 ms-5 nl5 no-2 sk-6
rut da-4 en-8 id5 lv8 pt5 sv7 tn5 yo-4
ntu en-6 fr-5 gl-3 id7 sl-4 st-5 sw-5 tl-5
_mj sw8
mje ql6
=nije hr7
jem cs-5 sk7
kac ql6
mog eu5 id5 sl-6 tl7
ogu ca5 hr6 lg4 sl-5 yo6
aj_ ca-4 eo17 es-5 fr-6 hr3 la-4 pl8 pt-6 ql7 ro6 sl6
emu fr-5 id5 ku4 pt5 sn8 xh-6 zu3
hod ca6 la6 sl6 st5
dug id8 ms-8
igr hr5 is5 ms-5 nl5
_uv cs6 xh7 zu6
uvo lt7
tup hr7 sk5
raj eo5 ms6
onc en7 id8 it-4 la5 ms-10
ibu cs5 id4 la8 lg5 tn6
oj_ eo22 fr-4 gl-5 hr6 sl-5 sq4
lja af5 sq6
jen eo4 fi7 tn-6 xh5
jat es6 fi5
sob ca-3 gl6 id-7 lg6 ms7
gov ql5
lne sk7
_dv da5 ql6
aje cs5 es5 et5 id7 ms-8 sk-6 tn-6 yo5
jev cs6 no5 sk-5 sl5
loi gl7 pt-6
vo_ ca-6 cs-5 en-4 eo6 gl4 hr5 it11 lt7 sk4 sn8 zu-5
fou pt9
_ži cs4
ido ca-10 en-9 es3 gl5 tl4 zu4
elj cs5
nju eu5 id6 ql-3
ju_ da-6 hr4 lv7 sq6 yo9
cro it5 ku6 ql-9
ft_ af-5 nl7 sv-8 tl6
amo ca-4 cy-4 es3 it8
_nj sq4 sw6 zu7
dob pl6
obi af-5 en-6 nl4
adn sl6
dnj ql7
tev hr-4 nl-5 sl5 sv5
jak cs6 da-5 id9 ms-4 no5 pl4
big en-4
cle fr8
syn cs6 no8
ynt cy12
bij hr4 ku6 nl9 sl-7
jel cs6 id7 no8
svi da-4 hr7 is6 sl-5 sn8
jet cs8 sq8
swi en-5 om4 ts16
_ud da7 no-7 xh4 zu8
vje hr5
chu de-4 ga9 no-3 om6 ql3 sw6 xh-6 yo-6
hus de-6 es4 ql-5 sw7 tn5 xh4 yo5 zu-5
tts yo6
ij_ af-5 nl10
ipa ca-3 it-4 ku9 st4 sw5
uci cs10 gl5 la4 pt-3 sl6
omn la11 sl5 xh6
mni pl7
oga hr4 lv5 tn7
aji so5 sw12
_ši cs4 sl-6
pod gl9 la-4 lt4 nl6 pl6 st-8 tn9
odr cs7 gl-6 pl-7
boj sk7
ojn eo13 sl4
gla ca5 da-5 eo4 hr5 no4 pt-6 sv5 tl5
oko en-4 eu8 la-7 ql-4 sl-4 st4 tn6 ts5 xh5
=oko xh12
_kg id-4 st11 tn6
dvi da10 no-10
jed hr6 om10 pl5
edn sk5
noj eo10
bud az5 id-5 sn5
ved da4 et4 pt-4 sk7 sv-5
če_ cs8
izv sn8
zvo hr5 sn8
odn ql8
iju sw7
jum lt5 sw11
sau ro6
aur cs5 cy5 en5 hr5 lt-7 ms-6 pl-8 ql-4 ro-5 sn5 tl7
eco eo9 id-5 ql-5 yo6
cor af-5 it4 ms5 sl-6
lej pl7
_će hr6
=pri eo8 sl7
ziv ku5 sn7
nab ca6 cs7 ku5 xh6 yo-5
dni cs5 pl6
ece cs7 en-4 eu-4 fr-5 gl10 nl4
cep da5 eo5 ms-6 nl6
_če sl3
gav sv6
hij nl9
tje nl7
pok cs5 pl7 sk-5
nuo hr7 it5 lt6
uo_ en-7 hr5 la9 lt7 ms5 sw6
gut eu4 ql5 ts6 zu-5
ead ga5 id4 it6 ql-5 yo-3
irj da6
cit da5 de4 hu7 ku-4 la10 lv5 no-7
off ca5 en5 fr-6 om5 tl-5 tn6
ffr ca7
ezu eu5
pov eo12
gru en-5 eo7 ms-5 no3
upe da-4 id-3 sw7 tl-5 vi4
_ip en-6 eu5 la4 pt5 ts-5 vi5 xh5 yo5
uzi lg8 nl5 pt5 sl-7 sw7
aud da-6 eu4 la6 no5 sk5
erz pl6
zij af-6 nl10 sl4
neu cy8 de8 ql-7
imu la8 sl-8 sw5 xh-4 zu5
lac af-5 cs-7 ga6 la6 pl-4 sk5
dec ga-5 hr7 vi5
cem en-6 la7 nl4 ro5
lih en-7 id7 nl4
_zb sl7
bog da5 hr8 tn7
bob cy8
dac ca-6 ro5
lso nl6 no-7 xh6
zit eu4 nl5 ql-6
etn hr5 pl5
_ml lt7 pl5
_dj ms9
lka da-4 en-4 id5 lt6 no7 so14
uka da-7 id5 ku-5 sl-5 sw5 zu4
čin sk-5
dne hu7 ts4
=bi en-5 eu-4 ku14 ql8 yo3
uno de5 id-4 sn8 sw-5 tl4 xh5
iči hr10
=do ca-6 es-12 ga11 gl10
=to cs6 en7 ms4 nl-4 ql7 sv-5 tn-5
kih sl4
vne sl7
tij lv4 nl6
vaj sl5
zna cs5 hr6 pl6 ql4
nej da5 sv5 ts5
eje da11 no-10 ql4 sq5
dna sk5
dod cs5 cy6 sl-5
gu_ en-5 eo4 so8 sw4 zu7
žen ql7 sk-4
hip sn5 zu4
ipo gl3 ms8 pt-6 sl4 sw6 zu-4
_sj no8 ql9 sv-4
sje da-6 hr6 no8
usk lt5 ms5 no9
aju ca4 hr6 pt4 ro5 yo6
avl da7 no-10 sk7 sv5
tep tl7
cap da-5 fr-4 no4
tza ca8
alc gl-5 it4 pt4
co_ ca-5 de5 eo7 gl5 hr-5 pl4 ro-3 yo-3
ign hr6 hu5 id6 la6 tl-4
_kh ms6 ql5 so5 sw-6 tl-5 tn3 ts11 vi9
muh xh-8
vu_ eo5 lg7 sw6 xh-4 zu6
ivu es6
ugi eu7 hr5 id-3 ro5
tku sk8
upi sl4 sw7
=po lt7 sq7
due eu9
uel fr7 pl7 sv-6 tn5
cad eu-5 ga8 id-5 ro5
go_ af-4 cs-6 fr-6 ga3 id-5 ku-4 lg4 sk-6 st-5 sv-5 tn8
uko eu4 lg5 sw8
isu fi5 om7 sl5 sn6 tl-6 xh-3 zu4
_e_ az-7 ca-8 da-8 de-3 en-5 es-8 et-5 eu-7 fi-5 fr-8 ga-6 gl6 hr-6 hu-4 is-4 ku9 lt-5 lv-5 mi6 ms-4 nl-5 no-6 pl-4 sl-8 st7 sv-6 sw-4 tl-6 tn8 tr-4 zu5
=e az-7 ca-8 da-8 de-3 en-5 es-8 et-5 eu-7 fi-5 fr-8 ga-6 gl6 hr-6 hu-4 is-4 ku9 lt-5 lv-5 mi6 ms-4 nl-5 no-6 pl-4 sl-8 st7 sv-6 sw-4 tl-6 tn8 tr-4 zu5
_hr is10 sl-3
uje cs6 pl9 ql-5 xh-3 zu5
=kako hr6
mim sw10
sup en5 eo5 id-6 nl-6 no-6 tn7 vi4
upr cs-6 es-6 sk5
gom st-4 sv8
_ih de5 xh6
vih hr6 sl-4
rje fi7 hr-5 sl4
_dh id-7 om8 so11 sq8
hr_ de14 en-6 no-5 ql6
_zn hr4 pl9 ql4
či_ ql9
fab ca8
dao ga11
pob hr7
nua ca-4 fi6 ga9 id-4 ms7
igo ca-5 eo5 gl8
ičk hr4 sl-10
nkc xh9
cio ca5 eo6 gl5 yo5
owa cs5 da4 it6 lg4 no-5
atk fi4
dhi om6 so8 sw10 yo4
tuj cs7
uči hr7
zem xh5
lji hr6
nep fi5 lv5 ql-6
=ju sq8
vni da-7 no6
agd om5
ice eo-5 ga4 gl-5 id-7 la8 ms7 nl4 sq-4
ce_ az-3 cs3 et-5 ms5 pl6
mt_ af-6 de7 en-7 lt6 ql6 sv5
=tim id11 ms-10
moj hr12 sl-10 sw10
deg af-5 da-5 hu5 no7 so5
azo eo4 sw4 zu7
hir da-5 eu8 id2 no5
ogo cs-5 da6 eu7 it-4 st-8 tn6 yo4
tao tl8
inj es-6 sn7
_ia eu-5 mi5 ms3 ql5 sl-6
=mu lg7 ql13 sn-4 sw-7
odo ca7 da4 ms9
oy_ es13 gl-5 ql4
_ug lg6 sl4 so6 zu7
obu az7 lg7 ql-5 sl6
ajn eo14
lup ms8 sk7
nah cs6 et6 ql5 st4
_ig ca-4 la6 ql5 xh6 yo7
=ili eo10 sw7
_zd cs-5 ql8 sl6
rbu en-11 lt7
eze af-5 cs4 lg5 nl5 ro8 sw6 yo-5 zu6
zve sl5 sn10
_io eo7 es-7 ga5 gl-5 la5 pt-6 ql6
=io ql16
sco de6 en-8 eo-6 gl4
ofi cy4 da-6 no5 st-4
uju cs7 sw6
ći_ hr5
ješ cs8
aga az-6 la-6 lg4 lv4 sk-6 so3 st-5 sw-4 tn6 tr-5 yo3
_iš lt7
ezn sl7
nco eo7 es-6 it5
wis de-5 id-5 ku5 tl8 ts5 yo6
uša hr6
toj eo11 sq6
=no ca4 cs5 en5 es4 fr-4 gl6 hr-8 la-5 tl-6 zu4
iho cs7
hov gl5 hr-5 hu5 zu4
zaz eu8
zov hr17
edz eo6 pl5 ql6 sn8
daj cs-6 es-6 hr8 sl7
=trump da-8 es6 et-5 fr6 hr-8 is5 it-4 mi4 ms-3 nl-6 sk-6 yo6
sva lt4 sn11 sv7
vst no7
mno la5 ql7
_ep da-4 id-5 ms7 no4 xh4
epo hr8 id7 it5 ms-6 sv-6
mne la6 ql8
ačk hr10 sl-8
abv lv9
izo da5 es5 ql-6 zu10
zak eu7 xh6
živ sl6
vot ca-6 en6 gl7 pt-5 xh5 zu5
ulo eo8 es-6 hu5 id-5 no4
kus cs4 et6 ms-4 nl4 tl-6 zu6
zo_ eo4 sw9 tn-4 xh6
jug id6
goz eu7
ši_ sk-5 sl7
jus da-7 la-5 no-7 ro-4 sl5
rfi es11
fir gl4 ku5 zu4
gol fr-5 tn4
ukl hr6 id5 ku6 sl-6
det cs-3 id-4 ms7 pt5
umn xh5
hun de-4 ga3 is-5 mi7 ts4 yo4
ogl hr6 nl5
idu eo4 xh6
dua ca-7 es-5 hu5 id7 mi-5 sl4 sv6
ua_ ca-5 en-5 eu8 fi6 fr-5 ku-4 la5 mi9 ql4 sl-5 sq6 sv-5 sw8 yo-6
jut hr6 id7 ms-4 ro5
_ža ql11
sym nl10 no8
bia gl4 pl6 sw8
_pf ts11
=pa hr-7 ql15
dif gl5 ms-7 st8
ife af-5 cy5 nl4 om4 pt-6
enc ca6 eo6 gl5 la-5 nl-5 om5 pl4 sv-5
ltu en-8 eo8 ms-5
ej_ da6 id-8 ms3 no-5 ql6 sk5 sv6
rhi ts10
ovn cs5 no6
nea en-5 ga6 lv8
lut ca-5 hr7
gne de7
=tu fr10 gl-5 hr-3 id-7 ku11 lt7 sl-6 yo6
max la8 so8 xh8 zu-7
ax_ so9
och af-5 en-4 ga6 nl5 pl5 ql4 sk4 sl-5 sv4 yo-5
chy cs7
ash et-5 hr-5 id-4 la-4 ms6 pt8 sn5 so3 xh-3 zu6
_mr en7 hr5 sw6
zor en8 hr-6 sl4
_ae la12
amb ca2 cs-4 da-3 sk4 sn5 st-5 sv-6 sw5 ts5
lea ca6 da6 fr-6 no-6 sl-5
ea_ cs-5 eo-5 et-5 eu6 fr-6 ku-5 la7 mi9 pl-4 ro5 sw8
kav en7 es6 et-6 ql-6
usl hr7
sec af-6 ca-7 hu5 id8 ro-4
ec_ ca7 en6 la7 lv5 sl6
ico af-6 it9 sl4
com et-5 fr-5 gl4 ms6 nl-5
udo ca-5
vic cs6 la6 nl8 no-5 ql-5 xh6
tvi hr-6 no5 sl6
lic af-6 en-6 hu4 id-5 la6 sk-3 sl5 sw4
moh ms-5 st7 tn-6
_up cs-4 fi6 id4 ms-5 sl5 sv6 sw5 ts10 zu6
=ka et-8 lv-7 mi9 ms-5 pl-6 ql7 so8 sq-8 st9 sw-6 tn9
jis lt7
=os da5 es-8 gl12 no-4
_rh cy17 no-5 ts5
dle nl5 ts4
dab so6
rth cy8 en6 ga6 om5 ql-6 sw5 tl-6 zu4
ity ca-7 et5 fr-7 la-4 ql-5 tl-5 tr4 xh6
fai cy6 fr9 ql5
avu lg10 ts6
rej cs4 om4
jk_ nl6
amu cs7 lg6 om4 sk-8 sn4 xh-7 zu4
koz lg10
zva lv6 sn14
jad id4 yo7
_ue om9
hap pt4 st8 sw7 tr5
zio eu7 it6
zel af-4 az-5 eu8 tr5
ile ca-6 de-8 fi-7 it-4 lg-5 sk-7 st5 tn3 ts6 zu4
rci ca-6 la6
zab ku5 tl6
dea ga6 hr-4 id-5 ms7
=im de6 ku12
ezo eo5 zu6
zon af-6 eo6 ms-6 nl5 ts6
ddo cy13
taj eo6 hr5 om6 sw5
uso lg5 st5 tn5 yo-4
av_ en-7 et6 is-10 ku5 ql6 sv5
eut fi5 fr7 la5 st8
ajj lg8 om10
jja lg12
icu ca-5 id4 la7 ms-4
rih id-5 ms4 no8 ql6
hva hr8 no4
agu ga4 it-4 no-8 sk5
_zr cs7
_ea cs4 en4 eu-5 ga5 la6 om6 st5 tn-6
=sin ca9 es-6 ga12 pt-4
ocu ku4 tr-4
efo st-6 tn8 tr4
uve cs3 fr3 sn5 zu6
gul ku4 la6 lg9
fla ro5 yo4
cka cs6 eu6 no-6 sv7
koh et6
oho et4 id5 mi6 ms-4 st10 tn-11
pec la6
sce de5 es-6 ga7 la9
uce cs6 en7 sk-5
dou cs6 es-7 gl10 pt-7
hni ms6
gao yo9
=mi cs-3 da-4 eo16 fr-6 ga-7 hr6 la-5 nl-5 no6 ql6 sl-5 ts5
lao st10
kta eo6 sw7
map cs5 ts6
ilu cs6
hev is-8 ku12
=oni eo13
dlu zu4
uzo zu8
kut en-7 et-5 sn5 sv-6
_gh ga8
edh om15 sq6
dej cs6 es9 sl4
gos cy5 eu5 hr-6 om6 sl3
mov ms7 sk8
=er af-7 ql6
rku tr6
vek ku10 ts10
xel xh13
mau en5 id7 la-6 mi7 ms-7 tl8
sut cy6 id-6 is6 ms9 ql-7
utn hr6
pur lv6
cci eu5 gl6 pt-8 yo6
gto de6 en-6 no-5 sq5
ofo yo9
_už cs4 lt5
=ti cy8 gl3 hr15 ku-5 ql12 ro-6 sk-6 sl-11 tl-6 yo7
ual ca-5 cs7 it4 sk-6 sv5
nsc de-5 ql5
oju hr5 yo11
gai eu5 lv5 pt4
onz sn14
nze xh6
ced tl5 xh8
pam cs3 id-8 lt8 ms6 sn7 sw4
_čo sk9
cip gl6 la11 no-6
cel en-6 pt-5 ql-6 ro6 tl4
guv sn8
irg ca5 en-8 gl-7 it8
alu es3
=usa es8
etw en-7
=radio es-9
ohe st7
rce hr5 id-5 it-5 ms6 ro7 tl4
aš_ hr9 lt6
nif cy6 om5
fic fr-5 gl3 ms5 nl5 om5 sv4
cir gl8 la6
ois ga8 gl5 tr7
ruc gl-8 yo5
mpu ca-5 es4 it-5 la4
mih la10 xh7 zu-7
haj ms8 ql7
ufu xh8
_t_ ga6 nl-6 ql8
=t ga6 nl-6 ql8
kiu eo10
iu_ ca10 cs-7 eo10 es-9 fr-5 gl10 it-6 pt6 ro5 sk5 sl-5 st5 tn-8
aho eu7 hr-4 ql6 sl5 st8 tn-7 xh-7 zu5
_uj id5 sw7 zu6
zni hu7
reo ga5 gl7
chw cy10 pl7
lai cy7 en-5 es-5 ga6 id9 lt8 tl-6 xh-4
=gore sn6 tn13
tiz sn5
_hä sv6
zy_ pl8
eav en-8
vy_ ql11
ims az-6 ca4
kuj hr-6 sq7 sw9
deb cy5 fr8 gl7 hr5 ms-5 pt-4
bod cy9 sk6
eku da-5 de5 ql-5 sn11 xh2
rks en-7
shi af-4 hr-4 it-5 lg-5 ql5 sw5
eim de8
_iu la12
=co cs5 gl13 pl8 pt-9
vaz pt8
dh_ ga11 ms6 yo-5
_tx ql9
njo eo9
jos no5 pt6 tl-6
lti gl5 ro-6 sq6
eck tl6
neb cy5 xh4 zu-5
zic nl6 ro8
nj_ sl11
rca ca-7 cs6 pt4
ick cs3 de6 la-8 nl3 no-5 ro-5 sv4
ff_ ca-6 cs-5
sue tn10
rco pt6
cos ca9 it6 ro-5 vi5
upo fi5 gl4
mom gl5 sk6
ule af-5 cs5 en-7 fi6 fr-6 la-5 ms-3 no6 ql-4 yo5 zu4
fos ro5
oks et6 lt6 no5
bt_ da7
oze lg9
utv no6
oth en5 ga4 id-6 st6 sv4 zu5
cte ca8 la5 nl6
=del ca2 en-5 pt-4 ql7
=sobre gl9
=el eo4 fr-5 gl5 hu-8 pt-7 vi5 xh3
=ha en-4 pt-6 ql11 sq5 st13 sw-5 tl-8 tn-9
=que en-6 gl8 it-10 la-4 ql6
hau de8 mi8 sn5 st5 sw6 yo6
rà_ it10
=ser da-6 gl7 ku11 no3
=la cs-5 eo13 gl-5 hr-5 id-5 la-4 pt-5 so5 sq-5 sv-6 sw10
fec ca6 es-8 la8
ció ca7 es-7 gl7
ión es-7 gl12 pt-6
ón_ gl11 pt-8
=para ca4 eu-6 gl9 id9 ms-9 ql-3 tl7
+ñ ca6 gl12 la8 nl-5 pt-11 ql13 tr-6
nza om5 yo5
cam gl6 hu7 id6 la5 lv5
cat da4 id3 nl7 ql-5 ro6 ts4
là_ yo4
ió_ ca8 gl-5
+è ca5 de4 en-7 es-11 fr8 ga-5 gl-6 hu-5 it7 pt-6 ql14 ro-6 yo7
cie cs7 en-9 it-7 la6 nl7 pl8
rát es-8
chi az-5 it5 no4 pt-4 sn8 st-5
cac en-9 ms-6 ro5
=maria da-7 de-6 eo8 la12 no6
cre af-4 gl4 it4 la6
eu_ ca8 cy7 en-5 es-6 gl10 id-5 it-6 pt6 sk-5 sv-5 yo6
+ú da-6 de-6 en-8 fr-4 ga13 gl7 hr-6 hu3 it-5 ku-4 ms-4 nl-5 no-7 sk10 sl-7 tl-4 tn-4 yo8
ès_ fr8
_és ca6 pt5
és_ ca6 pl5 yo6
=és ca6 pt5
=els ca9
=les da5 en-5 ql10
=com es-5 gl-9 pt9
gud om7
qui ca5 da-5 en5 eo-5 la11
=ve az-6 ku6 tr11
_mó ga7 ql5
_aw ca4 en-6 fr-5 id-2 ms7 zu5
awa en-3 ku3 lg4 mi5 ms2 sl-5
+ò ca11 da-6 en-5 es-9 fr-6 ga-10 gl-6 it10 la-5 nl-5 pt-5 ql12 yo12
ums lt5
_l' ca12 es-7 gl-5 it10 pt-7 ql4
l'i ca6
'in tr6
=es de5 es7 fr4 hu-5 it-5 la5 pt-5 ql11
aqu la6 pt4 yo5
_só ca13 gl8
eca en6 eu-4 ql-8 vi5 xh5
_s' fr9 sq8
rur de-7 tl7
_mé ga8 pt6
dei es-6 eu9 pt5
=mai de8 fr-6 mi11 ql10
l'h ca10
ixe es-6 gl5 xh9 zu-7
ols az5
ace eu-4 pt-5 sl-5 st-5
_d' ca8 de-8 es-5 ga8 ql7
'un az-9 tr14
_ll ca8 cy14 es9 pt-8
=per ca5 de-5 es-6 gl-4 id4 it7 la5 nl-5
_mí ca12 es-5
=los es5 gl-4 ql5
stá gl8
tá_ ga11 gl5
=está gl7
=tan gl9
rò_ it8
vai fi10 fr3 gl8 lv5 ql-4 sn6
aig ca5 en-7 et5 ga7 lv7 ql5
=sus es11
scr ga5 la11
ofa nl5
_sú gl7 pt-6
=va az-5 ca9 fr4 pt-6 sn-5 sv4 ts12
=contra ca-9
=una es6 gl-7 sw7
=seu ca-4 gl11
jec es-5 om9
tiu eo8 fr-7 gl6
soc cs5 en-7 la6 pl5 ql-5 so8
oci en-8 es4 la3 sk6
l'a fr5 it10 ql6
d'a ca8
cri fr6 hu4 no-6 sl6 tl5
=est es6 gl-5 it-6 la21 ro-7
=amb ca9
wir de7 pl5
loc la6 ts6
exe ca6 la8 xh6
ffi ca-5 cy6 it4
doc ca8 cs5 fr5 pt-5
equ la7
'es ca6 fr6 ql6
iad cy12 ga7
íci pt7
oc_ ca6 cs7 la8 ro7
mbl ca6 da6 pt-8
tec eo5 ms5 pt-6 tl6
irc la8
via cs-6 da4 eo6 hr-5 sk8
=us en10
lau af-5 ca5 da-4 en5 ms2 ro-6
liu no-6
ps_ ca7 fr6 it-6 sv7
rmu om9
sua ca6 en-6 es-8 eu5 id10 no-4 pt5 xh5 zu-5
gue en6 gl4 id-7 la-4 yo-4
=han en-4 no2 tl-6
uan en-4 fr-5 it4 yo7
uls no10
ecu en-6 hu5 la7 ro-4
cur es-6 id4 it5 la9 sv5
_d_ no-5 ql9
=d no-5 ql9
act cs4 en4 is5 it-5 nl4 pt-5
cta cs6 la8
l'o ca6
fe_ es-5 sl-5
tej es-7 yo8
eja gl-5 sl6 sq6 yo5
=li eo11 es-7 ku18 la-4 lt-7 ql7 sl-9
gia es5 gl-4 id6 pt5 ro-7 sv-4
ngu da-5 en-7 es-5 it-4 la3 sn4 st-5 sw5 ts5
gua es5 fr-6 hu5 it-6 la5 ql3 sk5
pai ca-3 et6 fr7 la-4 mi8 ql-4
ós_ ca9
nye ku-6 sw5 xh4
ior gl8 la9 ql-5 yo5
olt hu8 ro7
esc af-5 cs-5 eo-5 es5 gl5 hu4 ms-5 pt4 sk7
eny ku-4 om4 sn4 sw6 ts-4 zu5
yam az5 hu5 id-5 ql3
xen gl14 pt-9
sió gl7
onv eo6
què ca9
uè_ ca9
aib ga8
_lí es-6
nia ca-6 cy4 eu4 pl3 sl-7 st-5
_tí cs-5 ga5 ql6 sk5 vi5
poc ql7
=por gl9
esd ca9
dev da5 it6 la-5 pt6 tr6
tó_ es11
veg es-7 eu5 tl-5 tr5
oco es6
exp da5 sl7
uen da-5 en-6 eu9 no8
qua es-6 gl-7 la11 ro-4
sum ca-5 fi4 la10 ms5 om4 ql6 sv-6 tl5 zu-4
ní_ cs7 ga4
adh ga9 om3 sw9
dhe cs6 ku5 om5 so5 sq7
uet af-7 pt8 ql10
ubv sn11
=nous fr6
ña_ gl14
ilb ku7
pea en-7 fr6 ga5 ms-5 sl6
aix ca7 eu10 gl7
exi ca-7 en-4 fr5 sv7
cue es9
usc ca10 es-10
_y_ ca7 cy16 en-5 es6 fr-5 pt-4
=y ca7 cy16 en-5 es6 fr-5 pt-4
'ai fr11
afo cy6 es6 yo6
tí_ ga5
=forma pt8
pid ca4 eo7 la7 ms-5
cot fr5 om-4 pt5 ql-7
xe_ ca5 gl11 nl-6 pt-6
xit cs-5 en-5 sv4 ts7 vi5
aum ca6 es-5 mi4
ebu sl7 ts4
uts da-6 en6 fi4 lv5 nl-8 no6 sw-5 xh7
=dir ca9 ql12
_té ca9
té_ fr5 yo-6
erí gl9
río ga9
scu ca-3 es6 pt5
cun cs-6 sl4
ex_ ca5 la8 sl7
sai eu5 fi5 hu5 it8 yo6
voc fr-6 la4 pt6
oan pl6 st4
ría gl13 pt-4
ía_ es3 gl11 pt-6
sé_ fr5 ga7
_ec de-6 eu5 pt-4 ql6 yo6
=fa es-5 st-4 tn16
tou ca-5 es-8 fr9 gl7 id-5 mi5 ql6
nys ca7
nuk ca7 en-8 fi7 sk5 sq7
twa ca7 en-9 lg3
eas cs4 ga10 no-5 ql-6 tn-5
=under ca7
=fi it-5 om16
xes xh14 zu-8
=des ca-4 de4 en-10 es-5 fr5 gl-6
_má cs9 gl5 pt-6
más ca7
ás_ ga6 gl8 hu-10 pt-9
wi_ id-5 pl7 ts9 zu6
eoi ga12
acu nl7 ro6 zu6
diu gl5 la9
xim gl9 la10
=entre gl9
sap es-3 pt8 ql4
ho_ ca4 da-5 gl-5 hr-5 id-4 la-4 lg-5 ms-5 pl-4 pt3 ro-4 sl-7 st7 tl-4 xh3
=ho da-4 no5 ql10 sk-4 st7 tn-10 zu-4
_aj ms5 pt4
ño_ gl13
mia eo7 ms-5 sw10
sej da6 no-6
_zo af-7 ca-6 cs-8 eu5 hr4 nl9 xh6
uu_ en-6 om12 so11 sw7
omb fr-7 sw4 ts5
iac it5
pp_ da-7 no7 ql4 sv6
_n' fr6 lg9 ql11
n'a fr7
hug ga9
uja ca5 id6 yo6
=are ca6 sl6
=todos ca9
uil af6 es-8 fr6 ga6 nl8
gac az5
uny ca5 xh6
_ms es10 sw10
oqu la11
mio hr6
nhi ql5
ín_ gl6
=dia es-6 ga4 id5
fum st8 tn-8 ts6 xh10 zu-8
reh hr-6 sq8 sw6
ehi st7
ceb ms6 pt10
íti gl8
_sí ca5 hu5 is-7 ql7
sí_ ca5 ga7
=pero gl13 pt-7
giu pt7
jo_ ca5 en-5 eo9 es4 gl-5 hr-7 it-4 lv-5 pl-6 ql4 sk-5 sl3 sq10 yo4
aiz eu10 lv6 ql-5
nyi lg8 sn5 sw6 ts5
iid so6
sii lg6 om11 so6
squ en7 yo8
rés es-6 gl5 pl5 pt-5
lto ro5 sk5
lvi it6 ql-6
_m' ca11 ql9
fut zu4
=mig no-6 sv5
fug pt9
ext it-5 ku7 sl5
ué_ es7
hyd cy7
+æ da8 sv-9
rii et5 la5 om8 so7 yo6
non ca-3 eo3 es-9 fr5 gl8 la6 no-5 pt-9 sn5 st3 yo-5 zu-4
ilt ca5 en-5 ql-5 yo-5
có_ es6
_nn lg7 om-4 st9 tn8
iau cy10 id-6 lt7 ms7
lod da6
nch ca6 da-7 en9 es-4 la-4 ms-5 nl5 pt4 sl5 sw8
cop en-5 yo5
=he en6 mi16 nl-6 no5
=dos ca-5 gl7
exa xh5
_ví cs8 sk-8
coa gl11
+ô cs-11 cy11 gl-5 pt9 sk13 vi6
cut pt5 yo6
=jo ca6 lv-4 ms5 pl-5 ql8 sq7 tn5
_sé ga6
=sé ga9
_t' ca13 fr12
ued gl5
esh so4 sq9 st5 sw5 tn-5 xh6
_bá ca10 es-10 pt-6 yo6
eia pt7
ilv ca10
vus eo6
maz az-5 lg6 ql-3 sn5 tr5
mob de5
enf da5 en-6 no-5
_mp ms9 sw7 ts8
=mp ms13
=mar ga11
meu gl4
=meu gl5
=see ca8
=re cs-6 es-7 et6 fr-5 hu-6 it-8 ku7 st8 tn13 yo-7
yo_ da-5 en-8 eo-4 es5 et-5 gl-5 ku-7 lg4 om-5 ql3 sl-4 so8 tl4 tn5 xh5
=yo ku-6 tl-5 tn13 ts8
ufa ca7 da5 es-6 pl6 sw7
=mal gl10
otl no-10 tn10
=has en10
_zá cs4
+ř cs14 ql4 sk-11
ngo da-5 en-9 tn-3 xh7 zu5
+ů cs19 nl5 sk-11
_já is7
_js cs17 sk-8
jse cs7
=jsem cs7
+ě cs16 hr-7 pl-9 ql15 sk-10 sl-6
_ně ql7
ně_ cs8
_př ql5
_kd cs14
=pro cs8 ql11
+ý az-10 cs5 hr-7 is4 ku-4 no-5 ql7 sk5 sl-6 tr8
ych cs8 cy11 sk-4 tl6
ohl cs4 st8 tn-8
ém_ cs6 pt8
ení es6 gl-5
nyc cs10 sk-6
mez cs5 ku6
ará ga7 gl7
ké_ ql12
+ň az-7 ql16 sk6 tr-16
lát es7 hu5
ahr de7
_hw cy9 sn9
_mb da5 en-6 ga5 ql6 sq8 sw10 ts5
=ale sk7
=že hr-7 sk4
ám_ cs5
_hl is9 st10 tn-9 ts13 zu-5
=ze nl4 ql7 sk-7
_kt cs8 sk-5
+ą cs8 lt11 pl13 ql-5 sk-8
_vh ql13
aby da4 de6
iec lv5
ré_ es9 gl-5 pt-6 yo7
byl cs11 ql6 sk-4
_sá gl6 vi6
chl nl6 ro5
=ty ql11
boh st12 tn-8
gak ql-5 yo5 zu4
+ľ cs-6 sk12 sl-5
kem en9 sk-5
mé_ ga9
jí_ cs9 sk-5
lep cs4 hr8
toh mi7
cov en-6 nl7 ql5
hle cs5 en-6 sk-6 st7 tn-8 ts5 zu8
=ke cs-4 id4 ku-6 mi-4 st7 sw-7 tn11 xh6
zko eu7
rán ga6 gl6 pt-6
lé_ cs4 fr4 sk-6
+ť cs-3 sk8
chá cs6
odh om6 sw5
dha id-5 it-4 om11 ql-5 so7 sw6
kud da7 no-7 sn9
nez ro5 sn4 zu6
ím_ vi5
rze cs6 pl3
ozh ql11
át_ cs8 hu9 sk-4
_wn cy14
+ę lt8 pl22 ql-7
trz cs8
+ś hr-5 pl7 ql9
áro gl11
hop en-5 fi5 ku4 pt7 ql-4 tn7
elé gl9
jej ql11
edy ms8
ury da5 pt6
_vá sk6
edl cs9
dl_ cs11
=asi sn12
stn da4 la6
sys st7
asy id6 ql4
hro af-5 ca-6 eu8 la-6 no5 sq5 tl-7 zu5
hut cs6 fi5 tn4
tře cs8
moc tn5
noh mi9
_oh az6 ca-5 en5 et5 pt-6 zu4
_tá ga11 ql6
+ď cs7 ro9 sk9
ety en-6 sk5 xh10 zu-6
bam hr4 lg5 yo5 zu4
mbu da-5 ql-6 sl5 st-5 ts6
ung af-4 en-7 eu-6 id4 om-4 sn2 tn-4 yo-5
amn da-8 no7 om5
erá gl11
rá_ ca-5 ga5 gl8
zta eu9
fii so9
hlo sk-5 st7 tn-10 zu5
_vs cs8 hr-7 ql6
aky lg6 ms9
ym_ cy8 id-4 pl8 ql7
_lé ga7 yo6
elh pt6
asu om4
=jest pl11
lez cs5 zu5
hez sw6 xh6
atá ga7
ouc cs6 gl7
ijn af-5 nl13
leh fi6 id2 tn-6
éri pt7
ciu ro7 sl6
oul cs6 da-5 fr4 no4 tr-4 yo6
iš_ hr9
alá ql7
án_ cs-4 ga10 gl6 pt-11 sk6
imh ga9
uch hu-4 it4
pem id8
dka so10
luh id9 ms-10
=it da-6 ql9 ro5
ché fr8 it8
+ß cs7 de6
urc en-6 ql-5 ro7 xh5
äng et8
+ż pl16 ql6 ro9
+ă ca-6 es-4 ro24 sk-5
=ing ql16
_cs cs7 hu9
_gc ga14
lef cs3 et4 gl-5 id-5 la-5 st6
vej da8
_bh eo7 ga8 xh6
_ní ga12
dii cs6 la-6 om3 ql-5 so10 tl5
tai ca-6 eu6 ga4 lt5 ms4
dez eu8 fr6 om4
vec cs7
roa eu4 mi6
oat ql7
oly en6
ák_ sk-7
tyr cy6
kys da7
luv cs7
pt_ af-5 da-6 ql6 vi5
uhl ql-6 xh5 zu7
idh ga5 sw5
hig en-8
_út ql10
amh cs6 ga10
mha cs6 ga7 ts6
tă_ ro11
=ji cs-5 ku15 lt5 sl-5
uba es-5 ms7 no-7 tl-5 xh4
baj hr5 om5 ql-5 ro5 yo5
mex cs8 es-7
ryt lt11
hto ql9
neh de7 id8 ms-7 sl6
vs_ lv11
=st ql-7
_lá ga8 hu5 ql-6
lii fi4 la9 lg8 om11 sw4
pav sk7
ahe om5 tn-4
egy da6 hu10
gyn cy6
mut fi4 la6 ms-3 sn6 sw-6 ts8
zob zu11
_gb cs7 ql4 sl4 yo7
=den ga7 nl-5 ql6
_dy cy13 en-6 no6 ts5
há_ pt7
_cz pl11
wol de7
keh id7
íl_ ga10
sér pt6
mtu sw10
_că ro4
_sz hu5 pl9
sza pl9
atc da7
adk so10
ivy sw10
ips la7
loh st7 tn-7
=ano gl13
=din no7 ro11 sv4
_yn cy14
=yn cy13
cae la6
=ei cy6 et4 fi6 la5
_dd cy16
nyd da8
ydd cy17
mew cy7
ewn cy8
=mewn cy9
_gy cy15 lg7 sv6
gyf cy10
wr_ cy15
'r_ cy21 ql-5
_ym cy16
_yr cy9 lt7
yr_ az5 cy8
=yr cy10
mae cy14 da-5
aen cy7 st7 sw8 tn-5
wyr cy11
=ar cy14 en-6 ga13 lv-7 ro-4
_ff cy15
_i' cy7 en5 sq8
i'r cy8
=gan cy12
wai mi10
mwy cy12
_cy cy14 ql5
arw cy9
=mae cy16
aet cy14 da-5 ku9 ql3
syd no-8
iae cy6 la13
llt cy6 da-8 sv7
wch cy15
+ã es-5 it-5 la6 pt10 vi7
e'i et13
'i_ et11 ql6
mab id-4 ms3 st5
ysi is6 om8 tl6
meh sl7 st8
_gw cy13 lg6
fod cy15 da5
efy cy8
fyd cy11
dau cy9 eu5
wid en-8
hai en-6 es-6 ga6 it5 pt-6 sn6 sw5
o'r cy8
iff fr-6 id-5 ms4 tl8
fei de-6 ga4 nl-7
_yd cy14
ydy cy12
dym la10
gwa en-5 lg8 sn5 st5 tn7 xh-6 zu4
ysg cy11
ocr es-7
=ac cy13
cyn cy11
nba tl6
fro da-5 en5
wy_ cy14 pl6
lwy cy8
diw cy7 tn7
_mc nl7 pt7 sw5 yo-6
+â cy9 en-5 fr6 id-6 la5 ms4 nl-7 ro9 tr8 vi9 yo-5
aff ca-6 fr5 om5 sl5
yw_ cy13
=yw cy11
ae' cy10
awd cy9
odw ql-6 zu6
nob en6 xh6
hag fr7 ms8
fyr ql8
ynn cy11
=ra ql8 sq5 tn4 ts11
iai fr7 ga9
euw nl9
ngh cy6 la-5 ql-5 sv4 ts8
gha no-5 sv4 sw7 yo-6
hwe en5 sn6
_bw cy9 lg8 ql8
mwa lg4 sn9 sw7 zu-5
aed la12
aw_ ql10
edw cy7
gyd cy11
thr da7 en-4 ga5 sq5 zu4
ddw cy8 lg10
=au fr6 mi5 ql5 sw6
ony st4 tn-5 yo-5
_á_ es-6 gl11 pt-4 ql6
=á es-6 gl11 pt-4 ql6
+î az-7 cs-4 en-7 eu-5 hr-4 it-5 ku23 lt-4 ms-5 pt-5 ro10 sl-4 sq-5 tn-4 yo-7
gap st-5 tn7
aia mi6 ql6
lch cy8
nwa ts10
wad pl10 sn5 so6 yo-6
eic ga8 lv4
liw cy7 sw6 zu5
=deg no8
myn cy6 ql7
thw en6
rdd cy12
ryn cy10
oad en-6 ms13
=fel cy11
llw st11
gei da-6 en8
tae ga7 la6 mi9
afu lg6 xh5
i'n cy12
nny en-7 id6 lg11 om-5 ql-9 st-5 tn8
daw zu4
+ø da4 en-6 is-21 no6 ql4 sv-12
+ù cy6 fr7 ga-6 yo14
+ƒ ql11
nnu la8
asw tn9
cai ca-6 ga9
=pe ql7 ro7 yo7
_nh cy7 sn5 ts12 vi7
fu_ st4 sw11 yo8
mle en6 pl7
wm_ ql11
cea af-4 es-7 ga12 nl7
+å af-5 ca-5 en-9 fr-6 ku-4 ms-5 nl-5 no4 ql-8 sv4
hue ql12
ynd cy7 ql6
sae ku11 la9
taw id6 ms-5
eud cy8
gob so6 zu10
mga om5 ql4 xh7 zu-6
=bod cy11
wah zu3
byg cy6
=eu cy7 ku4 pt11 ql-4 sk-5
oas gl12
rld en-8
wim sw9
_â_ la8
=â la8
=ag ga12
saw sw7
siw tn5 ts5
_nw ts10
lfa sk5
=du eu-5 fr4 ql6 yo5
kir en-5 hu6 is-5 ku10 lg7 yo-5
_nã pt6
coc es7
=lle gl13
yre da8
riw ts14
wa_ az-4 ca-7 cs-6 es-4 et-5 fi-5 fr-5 hr-4 hu-3 la-4 nl-4 no-4 pt-5 sl-6 sq-5 st5 sw7 tl-5 tn4
_gå sv5
=ben gl5
=than en8
uod la6
phe eu4 nl5 st4 sw-6
nct la9
fru pt7
_ow zu7
=we af-5 en4 ql5 yo5 zu12
=eto ql16
iwa fi-5 st-7 sw5 tn5 ts11 yo5
gib zu9
fle cy5 en5 is-5 xh5
esw ts14
=mis fi7
sht id-4 ms8 sq9
=dari id7
=fu yo9
leb ca-7 gl4 id8 it-5 pt-4 sl5 tn8 zu-7
fog hu8
ldr yo6
uon sw10
awo lg4 pl5 sw-5 tl-6 yo6 zu5
aic ql6
=egin eu6
lga es8
=tsunami en9
tuv es6
hob st7 tn-4 xh5 zu-7
=eka ts15
pum sl-7
oph eu8 st7
=der da4 de7 en-6 hr-4 ku5 nl-5 no-9 ql7
=kun eo9
skj da-7 no6 ql6
=og en-4 no5 ql3 sv-5 tl-6
_hv da3 is7 ql4 sv-5
nær no9
ær_ no9 ql8
_på en-4
på_ en-4
=på en-4
ør_ da5
=her az-5 en12 ku6
lgi es8
_sø no6
kua eu5 mi7 sw8
=kua mi11
hvo is4
=til is-6 ql8 sv-6
baf lg6 xh8
=ved da6 en-7
ked az-6 hu5 tr5
dge ms9
=har da4 en-4
=med en-6
_næ no7
ære no8
=men ql14
_hj ql12
meg hu8 no2 tn7
=west es7 it9 sv6
emt ql4
gjo sq7
=fra da7
=kommer sv6
=som en-7 pl-5 ql4 sk6
=over en6
=up en10
=date af-8 pt10 ql-11 sl14
eau da7 fr7 pt6 ql-6
uf_ de10 hr5 om9
=vil no7 sv-5
gt_ de5 is6 nl10 om14 ql4
ytt sv6
=for eu4 sn5 sv-4
hve is5
=ir gl5 lv5
aa_ af-5 en-5 hr-5 ku-5 lg-4 ms-4 om15 ql-5 so6 sw6 tl-5
ykk no7
nkt eo6
ubb om9
=have fr7
_så sv3
ulg es7
ppo ca-5 es-5 fi7
=nu no-5 ro11
=par es6 gl-6 no4
=go ga10 ql-5 tn14 yo-6
js_ lv9
mue es12
kib da8 lg7 ms-7 no-7 tr7
omh ga10 zu5
=sig da6
gå_ sv8
rny id9
_ua id12 mi5 ms-13 no-4 ql7
=mit hu7 ql5 tr5
utt da-2 it5 no3 om5 ql4
=dem de7
uun om12 ql-5 sw7
toi fr5 sq7 yo7
oim ga7
=ny ql12
ihe ql5
eye da5 en-4 id-6 ku5 ms7 ql4 sw5 tr5
oo_ af-4 id-4 om10 so9 st4 xh4 zu-4
cou cs-5 es-5 gl6 hu4 mi6 sk6
_fh ga9
=tre eo11
_ao en-5 es-4 ga5 gl10
=ao es-7 gl11
hok mi6 sn7 st5
=saa sw11
kok id5 ms-5 ts4
dun gl5 nl-5 pt-5 tr7
yks da6
sea es5 ro4 st6
omw ql7
oil en5 ga8
aux eo7
=had en11
num da-5 id6 is-7 la8 nl5 pl4 ql9
yle lv5 ql-6 tr6
=ba eu-6 ga7 ql7 sk-5 tn7 yo-5 zu-5
_mm ca6 en-8 lg6 st9 tn7 yo-4
quo la12
uot en5 fi-6
=ene tn13
kku fi10 id5
=hat ku6
=ein is-8 no9 ql6
auf de7 st6
=und ca6 de9 en-6
boa tn8
oar af-5 eu6 nl-6 ql10 ro8
=von de11 ql6
=ist de12
_üb tl7
übe tl7
=das de8 gl9 pt-4
_fü de8
sst sv6
wo_ lg6 sw-5 tl-5 ts3
=wo ql8 ts7
zei af-5 sl5
zes lg6 pt6
=um pt9 ql7
=zu ku8 ql5
=sie ca6
zie af-5 en-5 lv5 nl8 pl7
nnt ql8
zue eu10
hte af-5 fi8 no-5 ro5 sq5
=auf de6
är_ ql7 sv6
_zw nl9 ql9
zwe zu6
bik eu7 id-7 ku7 ms4 zu6
_wu ql9 so7 ts7
_jä et7
inm en-7 ga9
=ich de11 ql-4 sk5
=eine de7
itä et7
hlu ts5 zu4
zos eo6
jah et7
seh ql4 tn-5 tr5
efu st5 sw5 tn-4
aup mi8 no6
asz hu7 pl7
szi hu8
_uh sl-7 sw5 xh5
hoc la9
ät_ sv8
=sei it10
_lä de5
mke xh13
pfu sn11 ts13
_nä ql6
zwa nl9 zu7
oh_ id6
zte eu9
män et9
tsv sn10
nns da-3 en5 ga-7 no3
mna sw8
siu st7 tn-6 yo6
zia id-5 ro8 sw7
_mä et7 fi10
iaa om8
gay ms-6 so5
kga st6 tn8
=hin om16
unz sn8
_sä et6
in' tr9
ätt sv5
_fö sv4
cco it7
_pä et6 fi-6 no7
rsh en8
owo yo9
_tä fi5
än_ fi4 sv5
=mary de5 en-5 es6
wnl ms11
loa en-6 lt5 ms11 ql6
=download ms11
=will en9
auk eu5 hr8 lt6 no4 sv-4
wul id6 xh7
eph zu7
=but en9
arj sl5
peo hr7
cy_ ts6 xh7
occ la7
cau ca-6 la9
pic ca-6 en8
=be ku9 ql12 yo-4
n't en11
't_ ca8 en8
wne cy8
hik mi5 ms7 sw-4 ts9 xh-4
=world en-6
xam gl8
aec la13
jay ms7
ipt la5
poi es-5 fi8 gl10 id6 ms-5
=his fr6
olv ca-6 gl6
whe mi7
cog la11
=care ro7
=work la15
wha en6 es6 mi14
=said en12
=times ca-9 en-12
=non ca-5 en-6 eo-4 es-9 fr5 gl13 la8 pt-12 ql4
=pre sk11
uye sn8 sw-5
=national en-13 tl-9
=got ku10
=thomas da-4 en-7 la7 ql-6 sv-9 yo-7
moi ca-5 de-8 fi5 fr-5 gl12 pt-8 ql5
=che it6 ql9
coi ga7
eyo lg6 xh11
=apa id5 ms6
=china af6
kow en6
_nc sw12
kii so11
=ata gl17
=estas eo19 es-7 pt-10
=sed eo10
=tra it11
+ĝ eo26 es-7
jn_ eo15 nl7 no-5
+ĉ eo21 es-6 it4
_ĉi eo9
iuj eo10
uj_ cs7 eo10
=kaj eo13
+ŝ eo21
+ŭ eo21
aŭ_ eo13
=tio eo11
kio eo9 sw6
iĝi eo8
ĝis eo10
doj sq6
_ŝi eo11
vut ts7
dzi lv5 pl8 ql6 sn10 sw-6 ts7
=estis eo15
=sur eo6
laj es8
=tiu eo10
_ĉu eo6
ĉu_ eo6
=ĉu eo6
ejo ca-5 eo8 es4 om5 yo5
kia eo6 eu7 mi8 ql-4 sw8
=jam sq8
=tempo es-9 gl9
iun es5 it6
ĝas eo11
=vin eo12
tuo et6 la6
iis fi5 la8 lg9 ms-4 so11
=dua ql8
ési pt10
=mia eo13
sz_ hu8 pl12 ql-5
ush id-6 ms10 ql3 zu7
sjo da-6 no8 ql6
gaz eu7 ku6 sw4 xh-2 zu4
saj id7 lg6
xo_ eu9 gl13
=parte es-8
ghi tl7
uwa so4 st7 sw5 tn-6 zu-6
+ū eu-7 lt12 lv9 mi16 ql-6
zai eu11 nl-6 sw6
aik eu6 id9
vag hu6
=loko ts13
kip da-5 id5 no8 sw8
pab id-6 ms8
ujo xh8
lho gl-5 pt7 tn10
=lo ca-14 es6 gl-6 ql10 tn5 yo5
iit fi6 sn7 sw6
dut es-5 eu6 id-4 ms7 zu5
nii om13
+ā ca-4 en-13 id-4 lv12 mi20 no-5 ql-7
tā_ mi6
uam la9
jog pt8
gbo yo10
kuz sn5
iig om8
mua ku4 mi5
=como ca-5 gl9
=este ro18
hoy es8
=con ca-7 es6 gl10 pt-7
=bien fr-10 ql-8
=antes gl13
=hay es8
=toma cs10
cui en-6 hu5
buu so7
pue es10 it-7 la7
loq la10
hoi ga9
kai af-4 eu7 id6 mi10 sn6 sw-4
ayu es6 lg6 ql6 so6
=masa ms9
shm ms10
=mas pt11
rtz eu6
=dijo es8
=estaba gl9
paz cs-6 gl9 pt-7
=nada es9
=nos ca-8 cy7 ql8
=ce fr6 ql7
=di ca-4 en-10 eo-5 fr-5 id7 ku7 la-6 ms6 pt-7 sw-4 tl-5 tn5 tr-6 yo-9
_xu es-8 gl13 so10
xic ca7 es-9
ttu fi8 lg9
=ri es8 sq-8 ts11 yo4
iag pt7 ql7
+õ et20 fi-5 hu6
hta ga7 nl4 ql-4
muu om7 so5
ksu ms6
iik lg10
aua mi6
_är sv6
nud cs7 et6 sk-6
aht ms6
oa_ en-7 es-11 eu11 gl6 mi13 ms-5 sw5
kka lg10 no7 om9
uul fi7
_lõ et9
uae la11
suu lg8 om10
=oli et8
asj da-4 ms8 no7
sja ql10
hka et5
iim xh7
=ee so19
=alla it7
=kas et5 lv4
_vä et5
=kes ku14
jai eu8
ahk et6
kuu fi4 lg6 sw8
iir lg9 ql-5 so8 yo4
uak en7
aab lg9 ql-5 so7 st-4 tn4
uhu fi6 ms-5 sw9
uus ca5 so7
n'i ql14
uhi sw6
kug lg5
muv zu12
oob so10
uum la6 lg9 om11
kuv sn6
tii om10 ro5 so7
gag tn8
iph en-7 vi5 zu5
iil so6
kek en-5 eu5 yo10
kwi en-6 et5 xh14
huk id10 ms-12 sw8 tl7
ää_ et5
gta ga7
ngk id8
eik lt5 lv14
=kuni om10
kuh tl4 ts-5 xh6
iib so9
bim ku6 ms7
+ő hu17 ql-5
=ko eo-5 eu-4 hr9 mi12 ql13 yo4
=zen eu6
koa eu8 ql6
=zuen eu6
=eta eu9 ql5
soa gl12
_ez hr-5 ku9 lg6 sw-6 xh9
izt eu8
oak eu9
=ez ku14 ql9
foi es-7 gl10
aip lt7
=dira tn7
=ama so10 xh-8 zu10
gok en-4 ms6 xh7
'de tr12
zea eu6
goa eu10
moa ql8
khi zu6
dap yo5
ekh ms-4 xh6
=washington en-10
=ari sn8
hua ga7 mi7 ms-5 no5 sw6
=mea la7
oné pt11
_oi et7
=dei de5
=ak lv9 ql13
koi fi7 mi7
_cú ga10
úil ga10
xwe ku16
hii sn4 so7 sw7
aon ga10 sn6 sw7
qu' ca-7 ql17
ixo eu10 gl9
ubu xh4
osh ku4 sn6 sw6
=hari id9
zeg nl7
nng st11
yac ql10
+ō en-5 la8 mi19
rex cs-4 en-5 sv6
=kale so13
yos tl9
=une fr5 sq6
sä_ fi7
voi fi7 fr7 it7
mä_ fi11
=tai lt11
soh st12
yis ql-6 ts7 zu11
ihi la12 mi7
kuo sw10
=sarah tl-8
=sami en13
=mun fi11
irh ts14
huu fi5 om9
uai fr5 ga10 id-5 ms5
=vai gl9
=elle fr11
_à_ ca-4 fr9 pt6 yo-4
=à ca-4 fr9 pt6 yo-4
_dé es7 ga7 pt-7 yo5
_ré en-4 ga8
=vous fr8
=ils fr9
_c' ql8
_mf ts11
_j' fr17
j'a fr12
éar ga11
=dans af7
=mais pt12
=mme tn7
=suite ga11
_él es6
_fé yo8
_cé ga7 yo8
_ég is7
=lui ro7
_là vi4
ttr ms10
=ile pl5 st11 yo-5
=faut fr-14
obb de6 no7 ql-7
bbi de7
héa ga8
éan ga12
uya xh7 yo4 zu6
qué es8
=ai mi6 ro5
=mot no9
mái gl10
áir ga10
hái ga9
áin ga11
íon ga9
=agus ga13
aío ga7
mch sw9
_é_ en-7 es-10 ga9 gl10 it-5 yo-8
=é en-7 es-10 ga9 gl10 it-5 yo-8
=ea ga11 st7
gca xh13
ibh de5 ga7 xh5
bh_ ga7 ql9
=raibh ga8
hún is7 pt5
ún_ ga7 is7
íoc ga11
=seo ga6 ql7
áil ga12
_tú es6 is-8 vi6
aí_ ga13
réi ga9
hí_ ga9
bhf ga13
hfu ga7
fui ga5 la10
=bhfuil ga7
aoi ga14
abh ga10 sn6 xh5
_eo la8
=ina ga8 ql10
bhí ga10
=bhí ga8
bhe zu8
_fá ga8
=ní ga7
=tá ga13
éir ga12
tú_ es7 is-7
_dt ga12
=leis ga8
=chun ga10
tán gl6
_ó_ en-6 ga9
=ó en-6 ga9
_í_ ga4 ql8 yo-6
=í ga4 ql8 yo-6
dhu om11
_éi ga10
_cá ga6 gl4 pt-5
éis ga10
áis gl8
mh_ ga9
_dú ga11
=mé ga11
éi_ ql15
=cur la12
_nd ql8 sn9 ts5 xh8 zu-5
+ṣ yo12
=gur ga10
níl ga10
ára is7
_ár is8
nsh ql8
unh ca-7 es-9 gl16 pt-6 ts6
nú_ sk7
ól_ cs7 hu8
=cha zu10
ári pt5
ezv sn12
=kanye xh-7 zu12
dih id7
=tla st5
maš hr10
rzy pl5
=nisam hr17
mva xh7
=nem hu6
ába gl7
él_ es8 hu9
agy hu7 lg5
sze hu11
szt hu5
tás es8
gye lg7
=egy hu5
esz hu9 pl8
ssz hu7
=meg da-6 no11
ég_ hu5 is7
lny id9
osz pl10
szo hu7
isz pl7
yok id-5 tr7 xh5
+ű hu8
gya lg8 sv5 yo5
yek ku5 ms6 sn7 xh6
ér_ is6
_ké ql7
yik sn8 xh5
yit lg9
rå_ no7
ekg st9
yai sn10
áng ql12
gje da-8 no11 sq7
okh zu10
kho sn-5 sv5 xh5 zu8
azz lg10
=sem hr-4 is9 sl7
gja sk5
cze pl5
czy pl10
=ev ku15
=apakah id13 ms-8
=yang id13 st-4 tl-7
=sudah id12
=untuk id9
=ini id7 sn7 sw-5 tl-10
ahw id8
=bahwa id9
=mereka id5
ngg id7
=dalam id8 tl-13
=tidak id9 ql-4
=pada id9 ms6 ql-6
=karena id14
=itu id6 ql-4
waj id7 ms-7
=ia eu-4 id8 mi7 ql8
=mana id6
=oleh id4
=orang id14
=aku id12 ql9
=harus id14 ms-12
=dengan ql-5
khu xh4 zu7
=kami id8
kuy lg4 xh8 zu6
=baru id11
=bisa id12 ms-7
=saya ms4 ql-6 sw-4
=setelah id8 ms-7
=maka id13
=badan so12
=lagu ms11
=kita tl6
=namun id15 ms-12
=tahun id5
=akan id3
=adalah id4
kiw sw9 ts8
isw id6 ms-10 sn5 tn-6 xh6
yaa ms-6 om10 so8 sw-5 tn4
=dhe sq8
adz pl7 sn9
baw lg7
wab id7 ms-6 sw-4 xh5 zu7
=nama id6
kya lg11
_mg ql4
wap sw8 tn8
+ð da-7 en-4 la12 no-11 ql6 tr10
_að is5
að_ ql9
=að is7
erð ql6
+þ az-6 is17 ql-8 tr11
ið_ is6 ql10
ða_ ql8
við ql5
=við ql5
rðu is8
=hann no-5 ql7 sv6
tað is-7 ql13
=hún is8
ði_ ql7
ðu_ is5
ína ql9
úa_ gl13 pt-8
=ég is7
_gj no5 sq8
=bara om13 ql8
_kj da-7 no8
gg_ da-9
mub lg8
uxu en6 so9
óns gl16
=kama sw14
ían gl12
=nei is5
=ora ql12
agk ql10
ll' it8
_è_ ca-4 de6 en-5 it8 yo-5
=è ca-4 de6 en-5 it8 yo-5
=sono it8
+ì ga-5 it6 yo16
=sta sl10
'da tr13
'e_ tr9
=anno la14
phu ql-5 st6 ts4 xh6
=ut la15
=sunt la14 ro6
=id la14
iul ro8
=hoc la11
=ille ql15
=tam ku8
_å_ da-6 no8
=å da-6 no8
=nga lg6 ql13 sq6 tl-16 ts11
ibw lg13
bwa lg12 sw7
_nt lg5 ql6 st5 sw-7 tn6 ts10 xh4 zu-4
kuf xh4
_lw lg5
faa ms-6 om11 ql5
=nti lg11
zaa lg10 nl10
awu ts9 xh5
kuw so3 sw8
_nk lg5 ql6 sw-6 ts9
eey lg10 so12
aay lg6 om6 ql7 so6 tl-12
uyi lg7
=eno tn13
=kwa ql4 sn-4 st-6 sw14 tn12 xh-7
wez lg6 sw9 zu4
waz xh4
=wa st5 sw10 tn8 ts8 yo-7
bwe lg11
=ye cs-5 ku13 no-6 tr-7 zu7
=abalala lg11
wam zu8
jji om10
jii om11
oyi xh6
yoo om14
iyo af-5 az-7 so7 sw7 tl7
wey so10 xh9
_yi en-5 ql5 so5 sw-5 ts11 xh6
bap id-8 ms8 st6
jir ku-4 om8 so11
=ena ql14 st12
jwa st9
yot sw10
yaw ql12
_uw xh6
mnt xh16 zu-9
yey so7 sw10
+į lt11
+ų lt10
+ė ku-5 lt23 ql-5
=yra lt7
ieš sk6
_aš lt8
=aš lt8
eš_ cs7
=tas lv6
=jis lt7
=tau mi9 ql9
ję_ pl8
_rr sq14 tn12
=ture om11
+ē la10 lv14 mi14
+ī en-4 la9 lv14 mi14 ql-5
+ņ lv9
_tē mi11
_tā mi15
ēta mi9
_mā mi12
+ķ lv10
+ļ lv7
udz sn9
_dz lv7 ql7 sn12 sw-4
_kā mi8
_pā mi6
rāt mi8
rā_ mi9
dza sn12 sw-6 ts7
=ik af-8 de-5 nl8 ql14
bva lv9 sn10
_tū mi11
gā_ mi7 ms6
_rā mi12
āto mi8
=ake mi10
ngā mi14 ms5
=ngā mi10
_wā mi9
=atu mi13
=hanga om13
_ā_ mi10
=ā mi10
_kī mi10
kī_ mi10
=kei mi15
_mō mi9
āor mi9
=mō mi8
=tonu mi12
nh_ vi11
=rau ql13
=tomo eo11
=hai gl12 it8 ql8
=waa so19
=diposting ms17
=kerana id-10 ms13
=game en-8
hah st9 tn-7
_ij yo9
ayy om11
=wan ku12
=ter pt8
=av da-6 is-9 no5 ql8 sv4
kje da-7 no10
=etter da-7 no11
=vart no9
=eit no8
=hva no10
=eg da-4 is-6 no6 ql10
=ett no-9 sv10
_bê ql10
ijk nl8
=hij nl9
=niet af-5 nl10
ijd nl12
caa so8 yo-4
=naar nl10
não pt5
ão_ pt10
ën_ af5
frå no7
=brett no-8
=att sv8
=sida so11
+ł cs-8 hr-6 pl14 ql10
qaa om8 so8
hih om8
=akka om11
=keessa om9
a'a ql11
=kana om9 sn18
xaa so8
'a_ fr7 ql7
wax so13 zu-5
prz pl5
ał_ pl10
ła_ ql5
+ź ql17
ię_ pl9
odz pl9
_wó ql16
dzo sn6 ts11
_sł ql10
=donald da-10
=não pt4
=foi es-6 gl11
=ele pt11
=uma pt5 xh-7 zu13
aís ca-10
=só gl12
=anos gl9
vê_ ku7
_în ro11
+ţ ro10
în_ ku7 ro7
=în ro8
+ț ro21
_să ro4
să_ ro4
ți_ ro11
=fost ro7
+ș ro23
_și ro10
și_ ro10
=și ro10
ân_ ql8
shk ql8 so5 sq5
emv zu7
=sum la10
=kuti ql8 sn10 sw-4
=akati sn10
=yake sw11
=uye sn13
=iyi sn8
zhi ql10
=vanhu ts8
=iyo so13
hup xh6
wu_ ts11 zu6
vha ql9
izw xh7
wux so10
xuu so11
=wuxuu so8
=oo so17
=ayaa so14
=loo so9
=waxaa so6
xay so8
=uu so14
=waxay so6
=hore ql10 tn-10
syo ql5 tl9
=kuwa sw8
gji ql6
të_ sq6
jë_ sq5
_më sq5
më_ sq7
_në sq5
në_ sq10
=në sq5
një sq5
=një sq5
=nuk sq7
ixh xh13
qes sq9
ukh xh7 zu4
xho xh12
=tsa ql8 tn4
tjh st13
tlh tn13 ts8
jha st12
eqe ku10
qem zu16
=är sv6
=och sv7
=jag no-4 sv11
=till sv7
=inte sv10
ndz ql-8 sn-5 ts24
=katika sw19
=hii sw14
=lakini sw12
=baada sw11
vyo sw13
=nchini sw12
=siku sw12
=mga ql4
=ang en-7 hr-5 ql10 tl12
=ito tl8
=isang tl7
=hindi tl10
=noong tl7
=siya ql9
=jwa tn14
=jalo tn11
ık_ tr8
çok tr9
=çok tr9
çi_ ku8
rî_ ku12
nhl ts13 xh-6 zu9
=yi ql7 ts10
=xa gl9 xh11 zu-7
n'w ts12
=ndzi ts11
uph sw-5 xh7 zu6
=ndi ql20
gqi xh11
+ư vi6
+ị ql16 yo-5
+ờ vi7
ông vi5
+ọ ql9 yo12
+ơ vi8
_và vi6
và_ vi6
=và vi6
ngư vi5
+ĩ ql14
+ụ ql15 yo-9
ên_ ku10 ql-5
ào_ vi7
+ẹ ql-7 yo22
=okanye xh16
=ezi xh14
=emva xh11
ngx xh8
=futhi zu11
=ukuba xh5
=kwaye xh16 zu-9
kuq xh7
=kunye xh19 zu-11
=malunga xh17
=uthe zu9
=ukuthi xh-8 zu13
=lapho zu17
=noma zu14
=lokhu zu13
=tomas lt15
_pê ku9
xog gl12
ixw ku9
+ḍ ql15
=kavanaugh ca4 en3
=rangers cs7 es8 no-8 pt8
=menga no-10
=palu ca4
=palin tl-6
=ryder nl6 sv-8
=tomi fi6
=šta hr11
dw_ cy13
+ɖ ql19
+ɔ ql17
+ɣ ql15
=ela es-7 gl12
=tú es7
=akong ql13 tl-10
=cando gl22 pt-12
=unha gl16 pt-8
=máis gl12
súa gl12
=súa gl10
teñ gl13
iña gl14
=ua ql14
_xw ku16
=awak id-6 ms14
=xwe ku12
wî_ ku9
kî_ ku7
_û_ ku15
=û ku15
avê ku7
rê_ ku10 ql9
nê_ ql8
=ew ku16
bû_ ku8
yê_ ku12 ql6
iyê ku9
_bû ku9
=heye ku11
ûn_ ku9
=kir ku15
=çi ku12
=toms lv10
=ech ql16
=ass ql19
+ħ ql19
+ʻ ql22
=tha ga-14 ql17
+ḓ ql14
=dw cy8
=chto ql14
c'h ql19
`,
};
