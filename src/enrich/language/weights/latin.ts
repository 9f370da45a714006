/** Written by scripts/fit-languages.ts. */
export const latin = {
  languages: `
af 0.67 2.25
az 1.19 -0.66 1.96
ca 0.53 -0.18 1.87
cs 0.62 0.45 1.92
cy 0.68 2.11
da 0.54 -0.28 1.93
de 0.88 -0.81 1.79
en 2.13 -1.01 1.44
eo -0.41 2.85
es 1.21 -0.84 1.89
et 0.82 -0.59 2.18
eu 0.70 0.33 2.21
fi 0.48 -0.13 2.16
fr 0.73 -0.97 1.90
ga 0.83 1.57
hr 0.91 -0.69 2.01
hu 0.05 0.56 2.32
id 1.02 2.39
is 0.82 -0.17 1.76
it 0.69 -1.59 1.95
ku 1.32 1.26 0.50
la 0.17 2.45
lg 0.03 2.01
lt 0.28 -0.83 2.39
lv 0.02 0.06 2.24
mi 0.61 1.56
ms 2.01 1.05 0.68
nl 1.16 -0.14 1.39
no 0.08 -0.35 1.95
om 0.88 1.91
pl 0.57 -0.19 2.07
pt 0.80 -0.94 2.01
ql 1.20 4.45
ro 0.39 -1.15 1.87
sk -0.02 0.23 2.06
sl 0.23 0.12 2.10
sn 0.11 2.48
so 0.28 2.05
sq 0.60 -0.98 1.97
st 0.45 1.79
sv 0.39 -0.77 2.06
sw 1.21 1.64
tl 0.69 -0.84 1.56
tn 1.21 1.26
tr 0.66 0.10 1.98
ts 0.28 1.94
vi -0.36 0.33 2.53
xh 0.70 3.03
yo 0.10 1.50 1.81
zu 0.70 2.78
`,
  features: `
_da en-4 ms2
daa af9 nl-5 om9
aar af11 da-7 id-4 so6
aro eo5 es3 fr-5 sn4 sv-6 sw-5 zu-4
rom ca-4 de-5 en7 es4 fr-7 hr5 om5 yo-4
om_ af6 cs-4 fr4 lt-5 mi-4 sq-6 tn-4 yo-6
+ê af4 az-4 ca-6 da-5 en-6 es-8 eu-5 hr-5 id-5 ku20 ms-5 nl-8 pt5 sl-6 sq-4 st-4 tr-9 vi7 yo-6
sê_ af10
_hy af6 cy9 es-4 fi5 sq5
hy_ af11 en5 nl-6
=hy af13 nl-7
_oo af10 en-4 et12 nl-4 so12 xh6 zu-7
ook af4 de-5 es6 hr4 lg6
ok_ af4 hr6 hu7 id7 it-5 nl-4 sk4 sl-5 tr5
=ook af6
_op af7 cs-5 de-6 et-5 eu5 fr-6 la5 nl5 pl7 st-6 sv-4 tr-6
op_ af9 hr4 it-4 ms5 no-3 pt5
=op af10 de-6 no-4 ql8
_n_ af13 de-6 eu5 fr-4 la4 nl-13 om5 tl-4 tr-4 yo2
=n af13 de-6 eu5 fr-4 la4 nl-13 om5 tl-4 tr-4 yo2
_an fr-4 ga4 hr-5 sw3 tr-4 vi-4
and af4 ca-5 it4 sq-8
nde af8 cs-6 et-4 hu6 zu4
der af5 id3 ku5 sq5 sv-3 yo4
er_ af4
=ander af18
_pl ca4 eo6 fr6 sk4 tl-6 yo-4
ple ca3 da-6 en8 eo6 et8
lek fi-4 ku6 pl4 st7 xh6 yo-4
ek_ af8 az-6 cs5 da-5 en-4 es-6 eu11 id2 ku11
_u_ af3 cs-4 de-5 en-4 id-7 mi3 pl-4 pt-5 ql4 sk-6 sl-6 so6 sw-4 ts6 yo-4 zu9
=u af3 cs-4 de-5 en-4 id-7 mi3 pl-4 pt-5 ql4 sk-6 sl-6 so6 sw-4 ts6 yo-4 zu9
_sa cs-5 sl-3
sal af4 ca-5 cs4 id4 ku8 tr-5 vi4 zu-4
al_ cs3 fr-5 hr-6 id2 la-5 vi4
=sal af13 nl-6
_he af4 en3 fr-4 ga-4 hu4 id-5 ku6 mi5 pl-4 pt-3 sq-3 tn-4 xh-4
hei af6 ca6 en-7 id-4 is4 mi6 ms6
eil af5 da-6 en-6 fr3 tl5 tn4
ili da-4 eo3 fi4 fr-4 lg-5 mi-4 pl-4 sw7 yo-7
lig en-5 eu5 id-4 is-9 sl6
ige ca-6 ga5 pt3 zu5
ge_ es-4 lg4 sn8 sq-8 xh3
_ni az-5 da-5 id-5 no4 pl4 ql4 st-4 sw8 tn-5 xh-4
nie af4 cs-7 es4 no-3 pt-3 sk5 tl-4
ie_ af10 az-4 en-3 fi-4 fr3 it-3 no-4 pl4 sk3 ts-4
=nie af8 nl-10 sk6 sv-7
oor af10 de-5 es-8 hr-5 om3
org es-4 it6 sl7
rge ca6 en4 pt-4 ql-4 sv-5
gee af5 ca4 en-6 so5 xh5 zu-5
ee_ ca4 la-4 lg-4 om8 so3 st-6
_om af9 ca-4 es-5 fr-4 ga-4 lg9 yo7
=om af11
_di af3 id5 ku6 nl-4 st6 tn6 tr-4 ts-4 vi-4
die af10 da-5 ku-5 la6 lv5 nl-2 sk-5 tl5
=die af14 ca-4 ms-4 nl-6 tl8
_ve af7 eu-3 fi-5 ga-4 id-5 la5 sl3 sn5 tl-4 tr5
ver af6 en4 id-6 ku-3 ro-3
erv eo5 es-4 eu-5 sv-3
rvo eo6
vol af7 de-6 eo6 hr7 la6 tn4
olg af8 da-6 es7
dit af6 ca-4 es-4 it5 la6 pt-4 ro-4 sk-8 st5 zu-4
it_ af4 eo-3 es-4 eu-4 fr5 is-5 la9 pl-5 ql4 ro5
=dit af13 en-5
_eg af4 de4 eu5 is-7 lg4 nl-4 no4 ql4
egt af11
gte af13 ca5 ql-4
ter id4 la4 mi3 sq-4 zu3
_in af4 cs-4 et-4 hu2 id4 la4 lt-5 pl-3 so4 xh4
in_ ca-3 es6 eu-3 fi5 ku6 lt-5 pl-3 so3
=in af9 az-6 en4 es-6 ga7 hr-9 id-4 la7 no-4 pl-3 ro-9 so6 tl-9 yo-5
hel hu4 it-5 ms4 pt-4 st5 tn-5 ts7 zu4
eld af4 ca-5 cs6 da-5 la-5 ms4 nl4 tr5
lde en5 nl5
ers af5 da-2
rst de3 sv-5
ste af6 es5 et-4 ro7 yo6
te_ af5 az-6 ca-4 lv-4 mi7 pl-4 st4
_li eo5 fi-4 is-6 ku5 sn-4 xh4
ig_ af9 ca5 cs-6 cy6 da3 es-5 ms-4
_to en5 fr4
too om7 ql-7 so5
oon af5 az-5 om9 so6 tl5
on_ eo6
_ng en-12 es-4 eu-6 fr-4 hr-5 it-7 ku-4 om-4 pt-4 ro-5 sl-4 so-4 sw-3 vi6 xh6 yo-4 zu8
ng_ az-4 cs-5 eo-4 eu-4 hu-7 id3 nl-4 ro-4 sk-4 sq-4 st7 sw-4 tn5 ts-4 vi4
=ng en-6 ql-5 tl18
_ge af9 cs-5 fi-5 no-6 pt-5 sk4 tl3
gem af7 id4 nl-5 pt4 zu8
eme cs5 de3 en6 hr-5 nl-4 pt-4 ro6
mee af6 om7 so7
een ca5 fr-4 om8 so6 sv-4 tr-5 xh3 zu-5
ent af5 lg4
nte cs-5 eo6 fr-6 lg4 tn5 xh3
_du et-5 ku4 lv-10 sq4 tl-6
dur az6 cy4 et5 fr-5 om10
urb da5 la8
rba en-5 it6 no-3 om5
ban eu-5 it-4 pt-6 st3 xh7
vil en-8 es-4 fr-8 lv5 pt6 sv4 vi5
ill id-6 it-6 ms5
lle af8 az4 eu6 fr4 lt-5 om3 pt-2 tn-6 tr-6 zu-5
le_ az-6 ca-5 es-2 hu-6 id-4 lt-5 mi-4 st7 sv-4 tn4 zu5
_se en-4 eu-4 id6 sk-4 st3 tn4
sei da-8 id-6 it9 no7 sn5
eis ca-6 cy6 da-5 en4 fr-7 ga9 lt4 nl4 no5
iso id-6 st5 yo4
soe af7
oen af10 ms-4 pl-6 sq5
ene de4 fr-6 pt-5 sk-5 sw2 ts3
ne_ az-5 eu-6 ku4 la4 nl-4 st3 sv-4 tn6
_va af4 eu-5 id-4 sn8 sw-4 tl-3 ts7 yo-5
van af8 pt-4 sn5 st-5
an_ id7 it-3 la-4 pt-3 sw-4 tn-4
=van af10 ca-4 da-6 es-7 fr-6 id-4 nl7
_si eu-5 lt-6 sw3 tl6
sie af13 ca8 da-5 en-5 es-4 it5 nl-5
iel da-8 de6 en-5 et5 it7 pt-5 ql-7 yo5
el_ af4 cs5 cy3 pt-10 tr5 zu-4
_on af8 cs-7 da-5 de-5 en3 et3 is-4 mi-4 sl-4
ons af5 da-4 et6 it-7 pt-3 zu6
ns_ af4 ca3 es-4 et-4 lv6 ms-4 pt5 sl-5 tn-4 xh3
=ons af14 en-5 nl-5
_al eo4 lt5 st-4 sw6 tn-4 yo6
alm az4 om3 ql-4 tr-4
lma eu6 id-5 ms4 pt6
mal az-4 eo7 es-4 et-5 sq-5 sv-4
_ga cy6 et-4 eu4 fi-7 hu-5 om6 pl-4 st-5 sv-4 tn7 tr-3
gaa af5 om7 so8
aan af7 ca-4 da-5 en-6 eu-6 ku-4 lg6 no-7 om9 sl-3 so8 st-6 yo-4 zu-4
=gaan af10
_de et-7 id6 ku6
deu af7 es5 pt-5 ql5
eur af9 ca6 en-7 hr-6 id-5 sl4
ur_ af4 ca-5 fi-5 fr6 it-5 la6 mi-4 no-5 ql5 sq6
_is af4 cs-5 da-5 de3 es-5 fr-5 ga5 hu-4 id-3 it-6 ku-4 no-7 om5 sl-7 sv-6 ts-5 zu3
is_ af4 eo8 ga5 hr-5 hu-5 la7 sl-6
=is af7 ca3 de-7 en6 fr-4 ga9 hr-5 hu-6 is-5 no-6 pt-5 ql7 yo-9
_sy af6 cy7 fi8 ms6 pl-6 sl-5 st4 yo4
sy_ af11 nl-9 pl7 ql10
=sy af13 nl-8 ql7
_ra sl6
raa af8 om12 so6
aak af8 lg9 nl4 so4 st-5 tn10
ak_ af4 az-8 ca-5 de-6 en-2 et-5 eu7 lv5 mi-4 ms2 sn-4 so-3 sv-5 sw-6 tn-5
geh af8 nl-5
eho af5 hr-5 nl-4 ql5 st8 tn-8
hoo it5 st9
or_ en5 eu5 fr-4 lt-5 lv-4 sw-3
sar cs-4 id5 is5 it-4 nl-6 st4 tl-4 ts3
are ga-4 ku3 la2 ro3 sl6 sn4
rel ca5 cs-7 no-3
_my af9 cy5 ql7 sl-5
bur cs-6 en-9 pl5 tl6 tr6 yo7
urg en6 la5 no-5 pl7 ql-5
gh_ ga8 it6 ts-4
toe af12 sq5
oe_ af7 nl-8 ql8 yo5
_ho af3 fi-5 hu5 is-4 sq-6 st6 tn-9 tr6
oof af7
of_ is-5 sk5 ts5
_ty pl6
tyd af13 nl-6
yde hr4
den az-5 ca-5 id7
ens af4 de-4 en-4 fi6 fr-4 la7 lg3 tl6
sam en7 hr6 it6 sk-4 tl-5 tr-5
am_ az3 es-3 eu-5 fr-4 hr8 is-3 it-4 la8 lt-4 mi-4 pl7 pt5 sq3 sw-3 tn-4 zu-4
=sam hr11 pl-6
_st fr-5 it3 yo-4
sta eo5 so4 tn-4 yo-3
taa af7 et-6 id-4 lg5 om6 so7
_jo az-5 de-6 id-4 it-3 la-4 lv-4 pt9 ro3
ab_ de7 en4 et8 eu-4 la5 no-6 ql6 sl-5 so3 tl-5 tr-6
_en af5 az-5 cs-3 en-5 eo4 ga-4 hr-4 it-4 la-4 lg6 st2
en_ az-5 it-3 nl5 pt-4 ql5 tl3 ts-4
=en af11 de-7 en-8 eo10 es6 it-4 pt-8 sl-5 sq-5 tl-4
_ko ca-7 es-7 fr-7 ga-4 id4 it-5 la-4 mi5 pt-6 ro-4
kom af5 en-6 eo5 es-6 id4 is4 pl4 st4 tr-4
=kom da5 sv-6
_by af9 cs6 cy4 da-4 es-5 hr-6 lg6 nl-6 ql3 sl-5 ts6
by_ af7 cy-4 et5 ms5 sk4 sl-5 sq5
=by af9 da-4 ms6
_ab en-3 id-9 ku-5 lg8 sw-7 tn-5 yo3
alo ca-7 cs-5 da4 es6 et-5 om-5 sk4 sn-5 st4 tn4 tr-4 yo-6 zu7
lom ca4 hu6 it-4 ms-3 sn-5 zu5
_hu af3 ca-4 de-5 fi6 is-5 it-5 sw7 tr-5 ts3 yo6 zu-5
hui af4 en-5 ga6 mi6
uis af6 en-8 eu-4 fi5 id-6 st5 sw5 yo5
_vr af10 en-4 hr4 no-7 sq9
vra sq9
ra_ de-5 en-6 sn4 zu-4
hom es-4 la6 lt-4 nl-6 no-5 sk8 ts4
_wo fr-7 no-6 ql4 sk-4 tl-5
woo af5 cs5 nl-9 no-6 sk5 tr5
ord cs-6 ql-5 st-4 yo3
rde af4 hr-5 tl5 tr-5
de_ az-4 cy-3 hu-5 lg3 mi-4 nl3 so-4
_wa af4 cs-4 da-4 eu-7 fi-5 hr-5 la-4 ro-4 sl-5 so3 sw7 tr-4 yo-5
wat af8 da-4 en-3 lg5 yo-5
at_ af4 ca3 de-3 es-11 id6 is-6 la4 pt-7 sk-9 st-4 sv-3 sw-4
=wat af11 en-4 ql9
her ca-7 id-5 st4 sw4 tn-4 tr3
ere az-5 fr-6 hr-3 lg5 mi4 sq-5 sv-7 yo4
re_ cs-7 fi-5 hu-4 ku2 la5 ms-3 pl-4 pt-4 sn5 st4 sw-4 tn5
ges af9 nl-4 pt-5 zu5
esp eo9 pl4 ro-5 sq4
spr sk-6
pre eo6 nl4 sk2 tn-5
ree it7 no4 om6 pt5 st-6
eek af6 lg5 nl6
het af6 da-10 de-5 en-7 is-5 xh5
et_ af4 ca4 es-7 ga-4 id-3 la4 mi-4 sk-4 sn-4 sw-4 tl-4 tn-6 ts-5
=het af9 en-8 no-4
=oor af11
rae id-4 la12 mi5
ael cy9 it-6 ql-6
_ju de5 ms4 no-5 pl4 pt4 sq6
jud lt5 st9 tn-5
uda en-6 eo5 es-5 fr-6 id5 it-4 ms5 ro5 sn3 st5 tn-5
da_ af-4 en-8 fi-5 fr-10 nl-4 so5
ond af7 ca-2 da-4 de-3 es-4 eu6 tr-6 ts4
rsk af7 nl-6 no5 sl7 yo7
ske id3 ms-6 nl-6 no4 sl4 yo5
kei mi11 no6
eid af8 cy8 da-8 de-4 ga6 no2
id_ cy7 es-6 et6 fr-8 ga5 la3 so6 tn3
_tu en-6 fr6 hr-4 ku4 sl-4 sn-5 zu-5
tus af7 ca-5 en-6 fr-5 id3 la6 nl4 zu-4
uss af3 es6 et4 yo5
sse lg8 ro-4 tl4
sen az3 cs-5 de-4 et5 hu4 sq-5 tl4 tn3
joo et9
ood cs5 es-6 no-6 so6 tr5
od_ cy11 da5 de-5 es-5 fr-6 hr4 id-4 mi-4 om-4 sk5 sv-3 tl4 tn-4
_be af5 az-4 id4 ku4
bes af7 ca-4 es5 pt-7 zu7
est eo5 la5 lt-7 tn-3
+ó af-3 az-4 ca6 da-6 de-5 en-11 es5 et-4 fr-8 ga10 hr-10 hu9 is7 it-6 ku-4 mi-4 ms-5 no-8 om-4 pl6 ro-4 sl-8 sv-4 sw-5 tn-4 tr-4 yo4
ór_ ga8
abr ca5
bra da-6 de-6 en8 es5 fr-3 no5 pl6 yo-6
rah en-4 et6 la-4 nl-4 sk6 sw4
aha da-6 es-4 la-5 lg-5 mi5 pt-5 so9 st4 sw3 tn-8
ham de-4 es-4 hu-5 is-5 la-6 pt5 ql-6 sk4 sl7 sq-4 zu3
isa af-4 ca-10 da-5 sk-5 sn5 st3 tn2 tr-5 ts6
sak cs8 da-7 lv5 no5 sv5
jou af10 en-5
ou_ af11 da-4 es-9 fr-6 id-5 it-5 mi4 pt13 sk3 sl-6 tn-5 yo-3
=jou af14 nl-10
_dr af4 cy4 ms-4 no5 om-4 yo-3
dro cy5 eu5 nl5 pt-5 yo7
roo af7 et4 om10
oom af4 id6 ms-6 om6
_vi eo5 eu-5 la5 mi-4 sn-4 sw5
vir af8 az5 en-7 fr5 ku3 nl-5 sk-2 sn5 sw-3
ir_ az3 ca3 cs-5 cy4 da-4 en-3 eo-5 ga5 hu-4 id5 ku4 lv4 ro-4 sw-5
=vir af16 ku8 nl-7
_pr eo5 id5 lv-5
pro af5 eo4 id2 ro5 sk-4 tn-5
roj eo4 id-5 ku10 no-6 ql-5 yo6
oje id-5 no-5 sq6
jek cs-5 ql6 sl-6
ekt az5 eo8 sk4
kte af4 cs8 eo6 id5 ms-7 nl7
_gr fi-4 lt-5 no3 tn-4
gro af10
rot es-4 mi5 nl-5 pt5 tl5
ote az4 cs-4 en5 et4 fi-6 fr-4 sw8
sa_ af-4 cs-4 en-6 fr-3 hu-4 lt-6 st4 tn3
=sa cs-8 da-8 en-10 fi-5 fr-4 ga9 it-5 ms-5 no5 pt-5 ql9 sl-7 st4 sw-4 tl7 tn8
bed de6 hr5 id6 ms-8 sl-7 so7 sv-5 tn3
edd cy12 da5 is5 lg8 ms-4
dde cy5 lg16 sv7
_iv xh7
ivo fi5 hr6 it5
voo af6
_lê ku6
lê_ ku10
_ui af10 sw5
uit af9 en-4 ga9 id-6 la7 sn6
tge ca7 tr-6
str es-6 la4
tre af4 da-5 eu-6 lv4 sk4 tr5
rek af3 de6 et-5 id3 is6
hul af7 en-9 sw4 xh6 zu5
ull af8 ca9 en-5 es-5 et-6 fi6 sl4 tr-5
=hulle af14 nl-6
_ru ca-5 de5 ms-1 om-4 sw-4 xh-5
rus id3 ro5 sk-5 yo-5
ank en-10 eo6 hr-5 sk-4 so5 tl4 tr-5
nke eu4 ms-5 tl5 zu5
ke_ af3 cs-6 cy-4 fi-6 fr-4 la-4 nl-4 om-4 pl-5 ro4 sv-4 tn3
gel af6 ku4 sl6 sq5 st-5 tr5 ts6
elo da4 es5 it6 la-4 tn5 ts4
loo af6 en7 fi4 so8 xh9 yo-5 zu-6
_go eu5 fr-7 hu-4 ku3 om4 sl-5 st-6 tn9
god da4 om7 tl5
my_ af6 da-4 en4 ql3
=my af12 en5 nl-7 sk-6
geb af4 zu6
ebe ca-4 da-7 st5 sw-5 xh7
ed_ da3 en8 es-5 ga-4 nl-5 ro-4 st-4 yo4
_af af6 ca5 cs-7 da7 es-7 no-6 om5 so4 st5 sv-8
gew af9
ys_ cy7 es-4 it-5 pl4
goe af9 eu6
oed cy10 nl6
ede af7 da6 en-7 it4 la4 sv-5 tr6 yo6
ert ca3 id4 is7
rti en-8 is8 ro-4 ts-5 zu4
tie af6 nl6 pt-8
ier af6 cs-6 de4 en-7 pl6
ren ca-4 it-3 nl4 no4 st3
enh da-3 no5 ql-5 tn4
_aa af7 so8 yo6
=aan so8
_do da-4 es-4 ga3 it4 lt-5
dor de5 en5 fr6 hr-4 lv7 ms-7 vi4
ori ca-5 da2 es3 fi-4 fr-7 la7 mi4 pt-5 st5 yo9
rin af5 ku5 sw-4 tr-6 ts3
ing af5 az-4 id4
ngs af7 de-3 fr5
gst es4 fr6 no-5
tru da-6 de-4 en-5
rui af7 eo6 hu4 no-4 ro5
ike da-5 ku5 sw-4 tr-5
roe af6 cy8 de-5 es5 no-6 ro-6
ei_ ca-3 da-8 de5 en-8 es-9 fi2 fr-8 hr-4 it6 ku-4 mi8 ms-6 no4 pt5 ql4
dru no-3
iwe st-4 ts7 zu4
we_ cs-5 hr-5 ms-5 sl-7 tl-5 tn5 tr-5 zu5
dis eo5 nl-3 st4 zu4
tel az5 ca-5 cs3 es3 lg5 mi-5 pt-4
els af5 ca4 de4 et6 lv5 pt-6 tr-3 yo-6
ls_ af6 ca6 da-5 de5 lv7 ro-4 sl-6 tl-5 zu4
_vy cs5 hr-5 ql4 sw9
ye_ cs-5 de-5 en-7 eu-5 ku7 la-3 lg3 nl-5 st-5 tl-7 xh5 yo4
ang et-4 hr-4 id4 nl-5 ro-5 st3
nge fi-4 st-4 xh3
esi af3 fr-8 lt5 lv-7 nl-3 sl-7 sq-5 sv5 tr4 zu4
ien az-4 ca5 it-4 ql4 st-6 tl-3
_vo af4 fr6 hr6 ku-4 sv-8 tl5
vor is5 ms-4 sk6 tl6
eri fi-6 fr-5 lv5 nl4 no-3 ts6
sre sl5
reg af7 cs5 en5 es4 pt-3
_te id5 lt-5 mi7
ten af-3 ca3 nl3 ro-4 yo5
=ten af8 nl-9
psi ms8
sig ql-3 sv6 zu5
igt af7 da8 no-8
_lo ca-5 et4 sq-3 sw-4
lou ca3 cs8 sk-6
ouw nl6
uw_ nl10
se_ af6 az-4 eu-4 id-4 st5 sw-5 tn5
=se af8 en-6 et-6 hu5 it-5 ku-5 ms-4 nl-11 no-4 ql6 sk-9 st6 tn7 yo-4
_sk af7 ca-7 eu-6 lv4 ms-5 nl-7
sku id-4 is5 ms5
kul en-6 eo3 es-6 et-5 eu3 lg6 nl-5 sn-5 sw4 tn-4 zu4
uld de6
ld_ es-4 et7 ro4 tl-5 vi5 yo3
_ad ca3 da-2 fr-6 id4 ku-4 la4 tl-5 yo4
dve hu6
rte en-4 la4 tl8 tr4 yo-4
tee af4 ca-5 et7 lg6 om5 ts-4
eer af9 ca-4 da-5 en-9 et4 hr-5 lg8 om5 pt-4 so6 tl6
erd af3 en-6 no4 sv-7 tr-5
rs_ af4 ca3 eo-4 es-2 id-4
tog da3
og_ ca-4 da4 fr-6 hr5 id-8 ql5 sl-4 sv4
_re eo4 eu-4 sn4 st4 tn5
eg_ cy7 et4 hu4 no6 ql8 sv-7
=te af10 ca-10 de-5 en-6 et-4 fr7 hr-8 ku9 la6 lv-6 mi17 pt-2 sl-6 yo-6
pla ms4 pt4 tl-6
laa af5 es-5 om10 so10
aas af6 om7 so11
as_ eo9 ga3 is-4
waa af8 de-5 id-5 lg6 ms3 so10
ar_ cs-5 en-5 fi-5 fr-4 ga6 it-7 ku2 la-4 mi-3 no2 st-4 sw-5 tn-4 xh-4
afr af5 cs-6 da-5 nl-5 st9 ts7
fri ca-6 cs-8 da4 es-4 id-4 nl-7 pt6 ql-7 st6 ts5
rif cy7 da-5 ql-5 sv6 sw3 tl9
ifo ca5
for ms-3 sv-4
oru de-9 en-5 is5 ms-5 st6 sv5 tl5 tr4 yo6
rum af5 ca-5 fi-6 hr-5 is4 la6 pt5 sk-2 sn6
um_ ca-7 cs4 en-6 et-5 fr-6 it-9 la12 sl-4 tl-6
_ut da-13 en-5 es-4 la6 no7 pt-4 sw6 xh8 zu4
utr da-7 is5 pl5
rec da-5 es3 id-5 ro5 sl4
ech ca7 cs6 de-4 es-8 no-4 ql3 sk-6 sl7 sn9
cht af-6 en-6 ga9 hr-5 nl7 no-7 ql7 ro5 sv-6
ht_ fr-6 ga7 hr-6 mi4
_ta is-6 mi5 zu-5
tak en4 et-5 lg4 sw8
=tak da7 ms6
eie af7 ca5 de-8
rso da-4 eo4 nl5 pt-7 sq4 yo-4
oek af7
eke af8 da-5 ku7 mi5 ts7
gev af10 no-6
evo pt4
lge af5 hu5
+é cy-4 de-11 en-6 et-4 fr8 ga7 hr-4 hu9 id-7 is4 it-4 ku-5 la-5 lt-4 lv-3 mi-4 ms-5 om-5 ql6 ro-3 so-4 sq-4 st-4 tn-5 tr-5 ts-4 yo6
_we de3 la-6 lt-6 sn6
wet sn8
rik en-5 es-6 hu4 mi4 nl-7 sk-6 sl4 xh4 zu-4
ika en-9 it-5 lv3 nl-5 sn3 sw6
kaa en-5 ms-4 om7 so5
ans az4 id-4 it-4 lv4 nl3 pt-4 sl-3 tn-4
nse af6 en-5 et8 fr-5 is4 st6 xh-6
res de4 eo4 fr-3
ese af6 da-10 eu4 fr-6 nl-4 st4
alg nl-5
sag da6 la-5 so6 tr-6
ag_ af9 ca-5 cs7 en-6 ga6 ql5 yo-4
_ha de5 lt-4 pt-5 st5 sw5 tn-7
har fr-10 ga4 id3 is-5 mi4 sq5
art sl-3 st-4 sv-5 yo-3 zu3
rt_ az6 ca4 cs-8 eo-4 ga6 id-5 it-4
ken et-6 nl5 sk-6 sq5 st6 yo-3
end az4 es-4 pt-6 sn3 sw4 yo-6
des de3 ms5 pl6
es_ fi-5 it-4 la4 lv4 st-3
_ke az-5 cs-6 ga-4 hr-6 id6 it-4 la-4 ms2 pt-6 ro-5 st5 sv-4 tl-7 tn3 ts-4
del af4 en3 lt4 lv4 ms-3 pl-5 so4 st5
ele en-7 es-5 lg-6 pl-5 sn-4 sv-5 sw3 tn3 ts4 xh4
err fi5 id-8 la4 ql-5 ro5 sk5 zu-4
rri ca4 en5 nl-4 ql-6 ro-5 sq5 st-5 tn4
rig af4 eo4 it-5 sl4 sv-5
aal af5 en-4 lg7 ms-5 om10 so8 tn-4 xh-4
=al en-7 eo12 es5 pt-5 ro-8
wer af4 ca-5 da-5 et6 ku4 zu-5
erk af8 ca-4 en-5 es-6 st3
nem en6 hr4 ku-4 la5 lt3 nl-6 pt-6 ro-5 sn5 tl-4
mer et-5 id2 lv-4 sk4 so-4 st4 tl4
_so af4 ca2 cy-4 hr-5 mi-4 pl-5 sw-4
so_ ga-4 hr-4 it5 lt8 mi-4 ms-5 nl-5 no-5 sk-6 st7 sw-6 tn5 xh5
=so af7 cs-5 hr-5 ql10 sk-5 sl7
_hi az-5 ca-6 fi-4 om4 pt-5 ro-5 sw5 ts9
hie af6 en-6 ql3 sl4
rdi fr5 la4 ro-4 yo6
=hierdie af11 nl-7
sky da5
sel af6 es4 it-5 pt-4 sv-5 tn5 tr-5 xh4
_ka fr-3 it-5 la-4 lv-4 mi3 pt-3 ro-5 st3
kan ca-6 en-5 fi-4 id3 it-4 la-4 lv-5 om6 pt-6 sk-4
=kan af8 es-4 ms-6 om18
dan ca-7 en6 fr5 id4 it-3 pt-3 ro-4 sl-4 sv-5 yo3
=dan af-3 en-8 fr6 hr-4 id7 ms7 ql-5
_ee af5 en-5 nl7 so12
kor cs-8 fi-5 hu5 sk6 sl-7
orr az7 es6 eu4 pt4
rre hr-4 lt4 sq7 tn6
_er af-4 cy4 en-5 hr-4 la3 zu-5
rke af4 es7 id4 ku5 ms-3 nl-4 ql-4 ro6
all cs-4 it5 lt5 om4 ro4 st5 tn-6
=alle it6
tan et-6 fi3 st-4 sv-4 yo5
pun af4 ca-5 id2
unt eo-4 eu-4 id5 la8 ro6 tl-4 yo-4
eni en6 eo2 fi4 la3 lv-3 pt-4 st-5 sv-5 tn-4 ts6 zu7
nin cs-4 de-4 fi5 fr5 lt4 so2 sw5 yo7 zu3
erh af7 id5 ku6 lv5
rhe ts5
ewi cy11 ku8 ql-6 tl6 yo8
_su az4 la4 ms3 nl-4 no-4 pl-5 sk-3 sn-3 sq-5 tr-5
sub ca-3 es5 la4
bje hr5 sl-4
kti da5 eo9 fi5
ewe af12 de-5 en5 sw8
int eo4 et-5 eu-7 fr-3 lt-4 ro3 so5 ts3 xh5
erp sv-8
ret da7 es-4 fr-6 is-6 la4 pl6 pt3 sv-5 ts4
eta eu4 fr-7 zu-5
tas eo9 es-4 id5 tl5
asi da-7 en-4 eo-3 et-4 fr-7 ga-4 id7 it-7 pt-5 sl4 sn6 sw3
les ca4 cy-4 es-3 et5 eu6 is5 sk-5 ts4 yo6 zu3
=alles af10
wor de-6 en-7 sl5
rd_ de4 en-5 la-5 lt6 sl-4
=word af15
ged hu6 tl6
edo ca5 eu6 no4 pt-5 sk5 sl-9 tl6 zu5
doe af8 ca5 cy6 nl-5 ql7
rse da-5 es4 is6 it-4 nl-5 om5 pt-4 ql-7
sek en-5 nl-8 pl5 tn6
ker ku-4
dat af4 de-7 en-11 is5 ku-4 pt6 sl8 so-4 sq-4 st-4 tl-7 tr-5 xh3 yo-5
=dat af4 ca-5 ql10 ro-5
hee en-9 es4 it6 om5 so8
erl hr-4 it5 nl-3 no-5 om3 vi4 xh-5 yo4
rli ca-4 hr-4 id5 pt7 sk-5
lik af10 de-4 is4 ku-4 nl-11 no5 pt-5 tl6 tr-6 zu5
_sn en-13 es8 hr6 is5 lv5 ms-5 nl4 ro5 xh-7
noe da-5 no8
_ne az-6 cs4 en-4 eo4 es-3 fr-3 om-4 pl-4 sn6
net ca7 cy-6 da5 es-6 eu-4 fr-5 it-8 ms-4 sk-4 sl6 st5 ts6
=net af5 ca6 da11 de-6 en-6 es-9 fr-6 is7 lt-9 nl-10 pt7 ql7 sl10
alt az-4 eu5 fr5 it4 sk7 sv-4
yd_ af8 cy14 da4 nl-5 so7
_na en-3 fr-4 it-4 ku3 lt-4 ql4 sw4
na_ az-3 da-7 en-6 fi-5 fr-7 pt-3 st3 sw3 ts3
=na af6 ca-6 cy5 en-7 es-9 et-4 fr-4 ga9 ku4 lt-6 mi-4 ms-3 nl-5 pl-5 ql8 sn-4 sw11 tl5 ts6
don az5 cs-4 eo4 ku3 nl-3 ro-5 sk-4 st-4 tl6
onk da6 sw-5 xh8 yo7 zu5
la_ da-4 de-6 eo4 hu-4 id-3 lt-4 mi-4 sq-4 st5 zu2
_bl cy4 da3 de-5 ro-5 yo-5
blo da6 eo5 id-7 ms6
lok en-5 id3 ms-5 sl-4 st8 sw-4 ts6 zu5
okk om6 ql5
kke af9 sv-6
aam af6 lg8 nl4 ql-6 so5
aml en5
ik_ az5 ca-4 de-7 en-10 eu5 fi-4 fr-4 hu6 is4 lt4 ms4 sv-6 sw-5 tn-4
_la eo6 lv3 so4 ts5
lan ro-4 st3 ts6
ngw sn6 st4 tn8
gwe cy5 tn7
pig sw11
beg af5 ca7 id5
egi cs5 da-4 eu5 fr-7 tn8 tr-6
gin fr-4 id3 tl4
wee af7 hr4 tn4 xh7 zu-7
ees af7 en-6 fi-6 lg6 om8
eli it-5 lv4 so3 xh6
rof fi5 nl5
ofe ca4 da4 sl-8
fet st5
eti en4 id6 sn4 ts7 xh-7
ies af10 lv5 ms5 pt-6
oep af10
epa fr-7 sl5 sn7 st4 tl-5 xh3
pas cs-6 da-4 en-9 et-5 ku7 ms3 no4 sl-5 sn3 zu-6
ass es-4 nl4 ql4 ro4
ssi es-9 id-8 la5 ms5 nl4 ro-4
sin cs-8 ga3 it-3 ku-4 nl-5
gs_ af9 id-5 ms7 nl-4 ql-5
son az3 lv-6
ors es-6 fr5 is5 om4 sk-6 xh-4
rsa ca-4 id6 it-6 ms-4 pt3
ake ca-6 da-5 de5 en6 it5 mi7 tl-4 vi5 xh-4 zu5
men fi3 id6 pt-4
bla es5 fr-7 nl4 sw5
_ar cs-4 cy7 ga4 pl-5 sq-6 sv-4
arm fi-5 nl6 ro4 tl5
rmo ca-6 da5 eo7 pt4 sq6
moe af6 pl-6 st5
was af5 es-7 xh3
=was af8 en8
rve fi7 ms5
lin eu-6 ro-5
ann da-6 et4 ga5 hu-4 la4 lg4 om5 pt-4 tl-5
nne ca6 de-6 en-9 sv-6 tl5 yo-7
ett ca-4 en5 es3 it7 om3 sl-5
tte af4 az-6 eu-5 fr6 mi-4 ms-4 tl-6 tr5
eet de-4 en5 it5 lg6 om4 tn5
gga om5
gam en-9 fr5 hr-5 sv-3 xh8
_ch ga5 hr-6 pt6 sn5 vi4 xh-4
chr da-4 de-4 es5 ql-5 sv-6
hri da-4 es6 is4 st4
ris fi-3 hu5 lg4 sl3 tn4
stu cy5 en6 is5 ms-8 tr-4
us_ cs6 id3 la9 nl4 ro-4 sk-3 tl4 yo-3
_ma ro-3 ts4
maa af6 az-7 en-5 id-3 lg4 om6 so7 st-4 tn5 tr4
=maar af6
_as af5 hu-6 nl-5 pt-3 sn6
=as af10 fr4 ga6
=een af5 ca4 en-5 nl6
asp cs5
spe af4 da-4 de-5 eo7 et-5 sl4
pek hr-5 id9 lv5 ms-5 sl5 tl4
_sp es4 et-6 fi-5 fr-5 pl5 pt-3 ro6
pel de7 hr4 no5 st5
_ek af9 cs-4 en-4 eo5 ku-4 lg7 nl-10 sw-6 tn-5 ts5 yo-4
=ek af14 eu8 nl-9
anj yo4
nja da-5 lg6 no5 pt5
jaa af5 ql-4 st-6 sw4 tn12
gra da-3 eu5 fi5 hu-5 sq-5 sv-5
aag es-5 lg5 nl7 so7
_wi af3 ca6 fi4 pl4 xh-3
wil da-6 fr5 id4 ms-5 sv-6 yo-8
il_ et6 hr-6 id5 lv-4 om-4 sk4 sl4 yo-5
=wil af10
oot af6 et6 om11 tn-4 xh6 zu-9
ot_ af4 cs4 es-4 id-5 ku3 no3 tn-5
dal cs4 id4 tr-4
alk af4 lt7 om-4 ql-5 so8 tr-7
lk_ fi5
+í af-5 az-4 ca4 cs4 da-6 de-5 en-5 eo-4 fr-4 ga9 hr-5 hu6 id-5 it-9 ku-4 la-4 mi-4 ms-4 no-5 om-4 pl-5 ro-5 sl-9 sq-4 tl-7 tn-5 tr-4 yo3
sou ca-6 cs7 es5 hr-5 ms7 pt6 sk-6
=wees nl9
mat de-7 en-6 fr-4 id1 mi4 pl-5 sq-5
ath ca-6 en-7 id-7 nl4 xh7 zu6
tha ca-4 en5 es-4 ga5 nl5 sl-4 sn-5 tn6 xh4 yo-7
hae la8 mi8 ms-5 st5 tn-3
+ë af8 de-11 en-5 it-5 no-5 ql7 sq21
ate ca-3 ga-4 is5 ro-6 sl5 sq-4 tl-4 ts6
_tr es4 no4
tro af4 eo6 eu6 sk-6 tl5 vi-5
bel af3 en-6 pl-4 sl-5
rk_ af5 la6 pt5 tl-8
_sl af4 hr5 id-7 ms6 yo5
sle af4 ca5 da6 tr-6 yo6
lee ca-7 es6 om6 yo5
met af5 ca4 de-5 pl4 ro-4 sv-6
eto cs-3 en-4 nl-5 pt3 tn5 ts5 xh-6
tod ca9 da4 hr-4 pt-6 ql-4 sl6 ts5
ode om4
era da-7 id3 la5 lg4 lt-5 sk4 sl-6 st4 sv4 tl-6 tr-5
ral af5 cy4 de-5 fr-7 no-3 tl4 ts4
inl nl-6 tr6
nlo ms10
lop da6 es-6 st5
ope ca6 cs5 en-3 eu7 fr-7 id4 mi5 nl-6 ql-5 tn5 yo3
pe_ ca-6 cs-6 da4 en-3 hu-4 no-3 ro3 sl-7 tn5 xh-5 yo7
rty ca7 en-7
aat af4 en-4 et8 om6 tr3
ats da-4 de5 hr-4 id-5 st6 sw-4 tl-5 tn5
tsk hr5 no4
_pa sn4 xh-4
pad id6 la-5 ms5 pl5 st-6
ad_ cy4 da6 et5 fi-5 ga6 ms4 pt-5 sl4 so7 yo-4 zu-4
_jy af13
jy_ af13
=jy af13
ins fr-6 it4 sl5 zu5
tap az6 fi6 mi4
ap_ af4 ca4 da-4 en-5 id6 ms5 no4 sw-4 tl4
rtr af7
rou af5 az5 lv6 yo5
eef nl6
ef_ af7 cy8 ms-4 st6
arn es6 hr5 tn-4
rna az5 da-8 is7 ql-5
sve hr5 is-6 lv12
vul ca4 la6 pt-5
_le es-3 ga4 it-5 st6 tn6
lew id4 ms-6 sw6 yo7
wen ms-5 sw6 ts3
tui af5 fi7
ewa en5 id4 lg5 yo5
jul af5 id-3 ms7 pt10 sl-6 yo4
ul_ cs5 es-3 et6 lt-4 ms4 nl-5 no-7 pt7 ro16 sv-4 tl-8
=jul pt12
joh az-5 de-4 nl-6 no-6 pl6 ql-4 ro3 sv-7 yo-3
oha de-7 pl4 st11 tl-4 tn-7 zu-5
han az-5 ca2 de-9 hu-5 la-4 pt-4 sq-4
nes fi-4 fr-4 la2 om-4 tn-4 yo5
_gl es-7 hr3 ms-4
glo af5 es-6 no5 sl-4
lo_ az-4 da-4 de-5 en-4 et-6 eu-4 fr-8 ro-5 sn-6 st5 tn5 xh5
rla af5 cs-5 ga4 hr-5 ms5 nl-5 ts6 yo5
arh ql-5 ts9 xh9 zu-6
arb fr5 om6
rbo la6 yo5
bor ca6 es-6 eu-6 it-5 nl6 pt-3 sn-5 st5 tl5 zu-5
rg_ de-6
oer et7
rtu is6 it-6 la7 sk5 yo-6
uie af6 fr9 hu5
_mo et-4 fi4 st8 tn6 xh-5
oet af5 da9 no-7 ro4
=moet af8
_ei cy7 da-10 fi1 is-4 lt6 no3 ql5 sv-8
ndo eo3 eu4 is-4 nl-4 ro-5
dom af7 ca-6 cs-4 ga7 it4 la5 ms3 pl6 sk4
bly af11
ly_ cs3 en7 fr-4 it-3 la-5 tr-5
_am cs-5 cy3 da-4 la3 lg3 nl-6 sn-4 sq-3 tl-8 zu2
ama fi-6 fr-4 hr-4 sl-7 zu3
mad da6 id-4 ku5 pt-4 so6 yo-4
dwa af4 cy4 yo-6 zu6
wal da5 de5 eu-5 is4 lg6 nl-6 om7 st4 sw4
ala ca-5 de-5 lg5
mol ca5 fr-6 no6 tn6
oll ca-7 hr4 is5 ms5 sl-5 st5
lie ca-4 cs-4 de3 hr7 it-6 sk5 sv-7 sw10
weg af6 sn7
gbe yo9
eeg lg8 so8
ny_ id-5 pl5 ql9 sk4 sv-5
_me az-3 et-5 id6 ts-4 yo-4 zu-4
ger az-6 lg4 pt6 sk5 tr5 vi4
eel af5 et5 so4 sv-5 zu-5
ask no7 sl5 tl-9 yo6 zu-5
sk_ da6 en-8 et6 lt9 nl-5
_a_ cy4 da-7 de-4 et-4 eu-6 fi-5 ga5 hr-4 lt-7 lv-5 mi8 nl-4 no-5 pl-4 ql4 sl-8 st5 sv-7 tl-3 tn9 tr-4 ts4
=a cy4 da-7 de-4 et-4 eu-6 fi-5 ga5 hr-4 lt-7 lv-5 mi8 nl-4 no-5 pl-4 ql4 sl-8 st5 sv-7 tl-3 tn9 tr-4 ts4
_qu az5 et-6 eu-4 la6 ql3 ro-5 sq-4 sv-4 tn-5 vi7
que id-5 la6 ql2
ues ca5 sq5
sti eo4 et-4 eu-5 sw4
tio ca-7 fr-6 is6 mi5 ms7 nl-4 no-5 pl7 ro-6 st7 tn4 ts6 xh3
ion cs4 cy5 is4 mi5 nl-3 pl4 sn4 st6 tn3
abo ca6 en-6 sl-6 st4 sw-6 tn5 tr-5 yo8
bou en-6 es5 ql-6 ro6
out en-5 ms7
ut_ az-4 es-4 fi9 hr4 it-8 sq4 st-6 tn-5
=about en-10
_th ca4 de-3 is5
thi id-4 lg-5 ql-5 zu5
his de-5 eu-6 fr5 la5 ms-4 om4 st5 tl-7
=this ca5
rod cy5 it-5 yo4
odu az5 cs-7 fr-5 sk8 tn5 yo6
duc es4 fr-6 ms6 pt-10 yo6
uct yo6
ct_ ca-7 it-6 pt-5 sl10 sv6
ani it-6 la4 sv-6 sw5 tr-7 ts4
nim es6 ku4 la4 ql5 sk-6
ima da-5 en-4 fr4 hr3 la4 sk-6 sv-5 tl-4
mas da-5 en-5 id3 lt5 nl-4 sl5 st4 ts4
eks da4 eo7 et5 ms5 nl4 sv-7
ks_ da5 en-5 et9 id-3 lt6 lv4 ms5 sv-5 yo7
eva eu-4 ms-4 pt7 sn6 sq5
vat ca-6 cs8 en-5 sk-9 sn6 ts5
mar es5 fr3 so6 st-3 ts5
xis es8
rev da5 hr-4 id-5 ku4 la5 ms8
olu az5 la4 lg5 tn6 tr-5
lus da3 en-6 la4 sv-4
usi cs5 fi4 hr-7 no-4 sw4 tn-5 tr-6
tud ca7 fr-4 hu6 sl7
ude da4 en6 fr-5 id-4 sw-4 xh5
dee de-5 id-4 om5 yo-4
_ag fr-4 ga8 nl4 tr-3 yo6
agt af10 ca5 no-6 sv-5
vre af7 hr6 sk5 sl-8
_mn ql4 sl-8 sw9 xh4
man st4
ela az-4 cs-5 da-4 es-7 eu-5 id4 lg-5 nl-3 ro-4 sq-5 st3 tl-10 tn6 yo-6 zu2
win ca6 cy5 da-4 id-5 no-7 ts6
inn ca5 da-9 en-7 ga8 hr-5 is5 lg5 no4 om4
nni ca-5 id-7 it6 om8 st-6 tl-7 xh-4 yo5
_po eo4 so-3
pol ca-7 fi-5 lt-5 tl-4 xh4
oli de6 es-8 hr4 ku-4 ms6
lit es-10 fr-4 hu4 id6 it-5 pt4 sk-6 zu4
iti ca-6 cs-3 eu-5 it-6 lv-6 mi4 sn3 sv-3 yo4
iek cs-5 nl3 sk7
_or cs-5 fi-4 ga4 la5 om6 ro4 tl-8 yo8
ari es-4 lt-6 nl5 sv-4 tn-4
ane fi-5 ga-3 lg-5 pt-5 sl-6 st4 tl-4
ner eu7 tl4
_az hu5 xh5
aze eu7
zer ca5 eu6 lv4
_id az7 en-7 hr6 nl-5 tn-4 xh4 yo10
ide de-3 en5 et5 la4 pl-5
nti la8 lg5 pt-4 yo5
tif ms4 yo4
ifi ca-6 nl5 xh-4 zu6
fis en-6 ql2
ise no6 sl-4 xh6
see ca6 no-4 om8 ql-3
vri af7
rie cs-7 eu-4 fr5 id5 lv7 nl4 tr6
ikh ql-5 ts4 zu4
khe nl-4 no6 zu3
enm ql8
erw af7 de-8 id8 tn5
rwy af8 cy11
ser es-5 is-4 ku7 lv6 pl5 st-3 tn3
_ba es-6 fi-5 it-4 lg5 sl-3 sn-4 st5 tn5
bag da5 id6 lg6 no-5 st-5
agg de6 en-5 lg6 ms-5 om7 yo4
got id7 ku10 tl-7
ott ca-5 es-4 hu6 ql-7 so4 xh4
tt_ af-5 da-13 fr-4 hu6 is3 no6 ql4 sk-4 sn5 sv6 yo5
ant sn-4
iqu pt-5 ql-9 sq5 yo6
_sw af4 ts14
swa af3 en-6 ms-5 ts7
ai_ de4 en-6 es-5 hr-7 id3 it3 ku-4 lt6 mi5 pl-4 sn4 so-4 yo-5
_ri cs-5 eo3 fr4 hu-4 pl-5 pt-6 sl-5 st-4 tl4 tr-4 ts10 xh-5 zu-4
ink it-5 lt5 pt-5 sw-5 xh6
kel yo-4
len en-4 eu-5 fr-5 hr3 it-5 nl4 ro5 sk4 sl-5 st4 tn3 zu2
nd_ eo-4 fi-5 hu5 id-5 la-5 ro6 tl-3 ts-5
haa af4 da-4 et4 ms-8 no-6 om9 sn9
=haar af7
eda de-7 es5 ku6 no3 ro5 sk5 tl3
dag af8 et-5 eu5 ql9
ags en-4 ms6 ro5
_ro pl5
rol cy6 de6 fr-11 ql-6 st7 xh-6 yo5
ol_ ca5 cy8 da4 de-5 et-4 fr-6 is-5 it4 ku-5 la-4 no-4 ro-5 sv-5 tr4
mod da5 de-5 en4 es5 nl5 sl-7 st4 tl-5 yo-5
odd cy15 en-6 sk-4 sl8 sv5
raw cy7 mi8 tl5
awe cy5 ku6 mi4 nl-6 st-4 sv5 sw3
ort af4 eo5 ga3 ro-4
edi cy5 es4 fr-5 la5 sk-6 tn5 yo-5
ont af5 en4 ga4
yt_ af6 cy8
_of fr-6 om6 sk5 tl-7 tr5 ts4
=of da5 is-5 no-7 sk5 tr4 ts5 zu4
vin nl5 ro6 xh-5 yo-5
nig af9 so5 sv6
nag ca-5 et7 it-5 om5 sv-6 tn4 yo4
age ca-6 it-5 lg4 sq-5 tl-4 vi5
ben ca5 es-3 eu-4 hr-6 nl3 pt-6 tn-5 yo-6 zu5
enn cy5 lg4
_un de4 fi-5 hu-3 id3 is-3 ku-4 lg-4 mi-6 nl-5 pt-4 sw6 tr-6
uni es-5 is-4 it-3 om8
niv it-4 ku5
ive cs-4 es4 et6 hu7 sn4
rsi ca-6 cs-7 de-6 id6 om9 tr-4
sit is4 sk-7 tl-4
ite en-6 es-3 xh-4
tei de-3 et5 lv6 nl-6 no-6 ql-5 tl8 yo-4
eit af6 da-4 eu4 ga7 ms-4 no6 ql6 sl5 sv-4
vie da8 et5 fi5 fr6 id-4 ms8 no-5 sk6 sv-7
_ja fi4 hr5 it-5 ro-4 tl-7 tn4 xh-5
=jaar af8
esl ql-4
slu af9 hr4 nl-8
lui af8 en-7 om4 ro8
_bo fr-6 it-4 st7 tn8
boo ms-5 nl-4 om11 so4 st-5 xh-4
omp it6 pt-5 sk-4 yo-5
mpi es4 no-7 sw4 zu7
pie af4 cs-4 da-4 es5 lv4 nl-7 no-6 pl6 ql-7 sk6
jan az4 et-3 id2 is-4 pl-6 pt5 sq-5 yo-5
_el de-4 eo3 et5 ga-4 hr-3 lt-4 ms-3 sq-5 ts-4
elk af4 yo5
lke et4
skr eo7 id-8 ms9
kry af11 nl-7
=met af11 en-6
yth cy10
the ca4 st4 xh5
hed da6 no-6 om5 st-5
ale hu-5 pt-6 sq-5 yo5
bea en6 ga5 pl6 ql-6 sk-9 sl5
eac ga6 pl6
ach cs5 es-5 ga8 id-5 it-4 no-2 pt7 sn6 tr-5
ch_ cs2 cy8 de4 es-6 ga6 it-4 ms-4 no-4 pt-6 ql4 ts6 vi5
elf af7 es7
sor sv5 tl4 tr4
cha ca4 da-2 it-4 sn5 sw6
hal it-5 lg-6 nl5 pt-5 tl5 yo4 zu3
let es6 fi5 hr-3 pt-4 sk5
_ak en-6 fr-4 hu4 lv4 pt-4 sn6 st-4
akk da-4 no4 om13
kko lg6 om8
omm af5 en-8 it-6 nl-5 xh3
mmo en-5 om5
oda id-5 om7 sn5 tl-5
das ca5 da-5 de8 eo8 lt4 sk-5 st4 tr-4
erg de-6 eo-4 id5 it-7 nl4 om5 ro6
rad de4 hu4 nl3 ro-8 st4 vi5
ade cs-10 pl5 ql-4 sv8
orc hu6 pt9 ql-7
rch cy7 en-7 it4 ts9
che af-5 ca-5 cs-7 it4 pt7 sn7 sv-4 tl3
_kw ca-5 en-4 es-4 tn2 xh6
kwa tn5 yo-7
aiv sn12
ewo lg6
bo_ ca-4 cs-5 en-5 fr-5 hr-6 ku6 la2 ms-4 pl-5 sl4 sw4 tn4 xh6
=bo hr-4 ku12 sl7 tn7
eol ga6
olo en-5 es-6 hr-4 sl-5 sn-4 tn7 ts4 yo7
log ca6 eu4 is-5 lv6 st-7 sv10 tr-4
ogi af5 ca4 en-3 la5 pt-6 tl5
gie ca-5 cs7 de7 la-6 yo7
adr nl4 yo-6
dri ca6 da-5 ms-5 sl6
rio cy8 en6 it-5 la6 nl4 pt-6 ql-7 yo-4
io_ az-4 cs-4 cy8 eo10 fr-6 hr5 hu-4 la7 sl-3 tl-5
_kö cs7
+ö af-5 da-10 en-6 fi10 fr-4 hu9 is9 la-4 ms-5 nl-9 no-11 pt-4 ql5 sv10
_ok da7 en-8 eo5 es-6 is-8 lg13 sk7 sn-4 tl-5 ts-5 zu3
okt ql6
kto cs-5 eo7 eu6 no-5 ql4
tob af4
obe af4 cs-4 pt9 tn4 zu7
ber fr-7 hu-6 id4
ege es5 et-4 hu5 lg5 tn3
lei af4 da-5 es-4 ga4 is-5 it6 no6 ro4 sv-5 tl-5
idi az6 ca4 eo3 ga6 la3 lv4 sw5
din es-5 lt5 om4 ro4 sl-7 st6 vi5 yo4
dra cs5 eu-6 fr6 id-8 is-5 ts5
aes la12
_pe et-4 eu-4 id5 ts-4
per de-5 en4 eo6 et-3 hu4 id3 tl-4
soo af6 so9 st4
onl es7 lt5 no-5 tn6
nli es7 lt5 tn6
gen cs-5 cy3 en-5 pt-5 ro-7 tr-5
eno eo5 eu5 la-4 sw5 tn4
not en5 hr-6 ms-4 om4 sn7
lon da5 eo5 sq-7
min en5 fi4 hr-5 ku4 lt-5 nl-5 pl4
aft tl4
ekk af7 da-9 is5 ms-4 no5
kki lg5 no-5 om4
kin cs5 da3 ku4 ql5 sk-5 sv-6 sw3 xh-7
nbe da-8 no6
sla ca-8 de-6 fr-5 is6
lag ca-6 en-5 so4 vi5
agl tl8
gle eu5 hr5
leg eo3 fr-5 is5 la6 no4 st-7 tl5 tn6 vi4
egg af4 nl-4 vi5
ggi ca-5 en8
gar da-4 fr7 is-4 la-6 lv3 mi4 nl-6 om6 tr-5
rni fr7 id-7 sl4 tl-5
nis eo3 hr6 la6 lt-5 ro-6 sl3
ish es-5 fr-4 id-7 it5 lg-5 pl4 sw7 ts-4
she af-5 hr-6 id-8 ms6 tn2 zu8
ron da4 sv5 yo-5
ief af10 st7
ard id-4 lv6
erf ca-4 cy5 id-4
goo da-5 om5 so7 xh6
oi_ en-4 et4 fi8 fr5 hr-5 it8 nl-5 ql5 sl-6 sq8
seb en-8 id5 no5 st7 tn-7
ebl af8 eo7 no10
bli eo6 ga5 is4 it-4 ro-5
ieg cs5 de-8 es-8 fi6 fr-4 id-5 ms6 ro7 sq6
ero de6 eu8 id-3 lv4 no-6 sl-4 tl5 zu-4
=mense af14
val ca-6 id2 la5 ms-4 pl5 ro3
als af-5 ca7 cs8 en-6 fr-6 nl8 om5 yo4
sli hr4 nl4 yo-5
_co af-7 cs6 la4 sq-4
ova eo6 et-6 fi7 hu4
vad da5 es-15 it6 nl4 pt-5 vi5
adi it-4 no-4 pl-6 sl-4 so3 sv-4 sw4 tl-4 tn4 vi5
dia de-7 ga4 hr-4 ms5 tl-6
ia_ cs-8 de-3 eu5 hr-7 is-4 la4 mi4 sl-5 sw6
eed it5 ms-5 so9
eds af8 da5
ds_ ca5 es-4 lv6 ms4 ql-6 ro-4 tl-6
red es-8 et5 ms4 tl-5 yo6
_mi eo5 fr-4 st-4 tn-4 ts5 xh-3
=min eo8 ku14 ql-3
_cr cy4 hr7 it3 la5 ms6 no-5 tr-5
cra et4 nl-4
raf it-6 nl6 sw5 tn6
ty_ cs5 et5 fr-8 la-5 mi4 ro-5 tr4 zu5
_ki ca-4 es-5 lg5 mi6 pt5 sv-5 sw9 vi-4 xh-4
kid hr10 tl6
ebi af-6 hr4 lg10 ql-5 sw-4
bie fr-12 no5 ql-6 yo-5
ied en6 lv7 ql3 sk4
ana ca-3 et-4 it-4 mi4 pt-3 sq-5 sw4
=marie fr13
yma ql7
nda ca-3 en-4 fi-5 lg4 lt-6 sk-5 sn5 sw5 zu4
=le es-5 ga8 hu-6 it-9 pl-4 ql12 ro-10 sl-6 st5 tn9 xh5
lse en7 es8 ql-5
reb da-5 id-4 ms4 sk5
ind az-5 ca-6 da4 fi-6 hu3 ro-6 sk-5 yo4 zu5
def ca-5 no-5 tr6
efi cs7 cy5 et5 sv-5
fin it5 nl-8 ro-5 sk-7 xh-5 yo8 zu5
ini cs-4 is-6 sk-5 zu5
nit cs6 eu-4 fi5 hr-5 it-5 mi3 om4
anu ca-10 da5 es-6 la6 no-5 pl5 ts6
nui mi11
hoe af7 en6
osi et-6 fr-6 id4 sv-6 tl-4 yo8
sio af7 ca-8 id5 ql2 ro-5 sk6 sw5
iol cy7
rop ca5 pt-7 sk-6 sn4 yo-7
ely en4 nl-5
get az5 nl-9
etu cs8 da5 en-8 eu5 hr4 ms4 no-4 sk-6 ts7
ldi cs6 da-6 ql8
dig af5 cy5 en-7 tl7 tr-7
igh en-4 ga6
ghe af5 nl-5 ts5
fle cy5 en4 is-6 xh5
wes az-5 es5 la-5 nl-4 pt-5 sl-5 sv6 sw-5
enl en5
ski cs-5 da4 fi4 fr5 id5 it-5 sl5
kil ms7 st4 sw4
_if en6 ql4
nfo es5 pt-6 ro4
_fo vi5
nki ql5
kie af7 en-4 eo6 pl4
nt_ cy4 eo-4 es-8 et4 fr2 id-3 it-4 la5 pt-4
_m_ cs-5 en8 fr-6 no-7 pt-4 xh5
=m cs-5 en8 fr-6 no-7 pt-4 xh5
mis de7 it-9 lv-7 sk-5 tl3
sho cs-5 en-5 fi5 ql-3 sn6 sv5 tl-6 ts-4 zu4
hor pt3 so8 tn-5
af_ af9 cy11 da7 en-6 is5 no-5 om6 so5
=af af8 da7 is5 no-5 so8
rpa sl8
tot af4 cs-6 da4 es-4 fr-5 ms-5 nl5 sk5 tn6
=tot af7
_sh af-5 ca-6 cs-5 cy-5 ga4 is-4 ms5 sq10 zu-6
sha ca-6 eu-5 fi-5 id-4 no-5 sk4 so4 sw5 zu5
hak mi6 ts5 zu5
aka az-6 ca-4 da-7 en-9 et-5 ga-4 ku-4 lg4 lt-6 nl-4 om-4 pt-5 sl-6 sn6 sq-6
kaw id-4 mi4 sw6
_wy cy12 pl10
wyd cy14
=dis af13
_no hu-5 la4 om-4 sw-5 zu3
noo af5 om6 tl7
oit sn8
ran fi5 ku4 mi4 ro-4 st-3
skl sl6
las eu4
tra az5 fr-3 sl-4 tn-4
rat ca-4 et4 la7 lt-4 pt-7 sq-4 st5 sv-6 tn4
aad om7 so9 sw7
kli af8 hu5 nl-6
lat cs5 de-9 et-8 la7 mi-5 om6 tl5 tn5 ts6 zu-3
mag fr-4 hr-5 id-5 la5 xh6
gti af8
tig af6 eo5 es5 id3 it-4
rid ca6 da6 es-5 et5 no-8 pt-7 yo-6
idd af4 cy5 lg8 nl-5 sk5 sv-5
ror en6 es-5 it5 sk-5
tem ca-4 en-4 hu9 la5 ms4 sk-5 sv-8
emp en-5 id3 la6 nl-4 sq-4 st4 tn-5
mpl eo6 fr-4 sl-6 tl5
lar cy-5 pl-4 sw-6 tl5 tn-5 yo5
ars cs-6 fi6 id-5 pl5 sk6
gde da6 hr7 nl7 om5
_br eu7 ro3 sq4 st-4 ts-4 xh-3
bre es5 sk5 sq4
ngr cs4 en7
gri da6 de6 fi-7 hu5 ms-5 pt-5 ro-7 sl5 sv7 tl4
nee af8 et7 om2 ql3 xh5 zu-5
eem af5 fr5 ms-5 nl-2 xh7 zu-6
em_ cs6 es-7 et-5 eu-4 fr-4 hu6 it-4 ku4 la9 no-2 pl5 pt5 ro-4 sw-4
rle af4 da-5 en-5 is4 it5 vi5
bai af4 en-7 eu4 ga10 nl-6
aie af7 ca-6 fr7 nl-6
=baie af10
kgo st7 tn8
esk cy-4 en-4 et9 eu10 id3 st7
kik lg7 ms-6 sw6 tr5 yo5
baa lg13 om8 so5 sw6 tl-4 xh-4
arv af4 en-6 nl-4 no4 sv-4
rva af6 fr-5 nl-4 pt5 ro-5
som cs-5 en-5 pl-5 sw5
oms af5 en-8 et6 lv9 ql-6 ro5
ms_ lv9 ms4 pt-7 ro5
vel az5 es-13 is5 la4 ms6 xh6
ldu tr4
dui af8 ga11 id-6 nl-3
its es-7 fr5 nl-5 sn3 sv-5 sw-5 tn3 xh5 zu-4
app ca-5 es-5 fr3 pt5
ppi et7
uid ga6 la8 tl5
iki eu4 hr-4 is-7 ku3 sw6
nou af4 cs5 es-5 fr7 pt3
fot hr-5
oto en-7 es4 fr-6 hr-4 sl3 tl6
to_ eo6 fr-8 id-5 ts3
ehe de5 st7 sw8 tn-5
lf_ fr-5 ms7
kep id5 sn6 xh-5 zu3
epp no6
pin da6 de-4 en6 no-6 st-4 yo6
_yw cy13
ntr id5 lv4 no-3 ro4 sn5
kra af4 sw4
rag cs9 en-4 es-5 fi4 ms-2 no5 st-6 sv-5 tn5 yo-7
por et-4 ku4 mi4 st-4
orn fr4 ql-5
rno ca-4 es4 om6
nog af7 hr5 sn7 tl5
ogr ca-6 es7 no-4
afi es-6 ms6 sw5
fie es5 et5 fr5 ms8 ro4
mot da-6 no5 tn4
tor hu3 it-4 mi3 sn4 sq-5 st5
_ou af7 ca-5 en8 es-4
oue af11
uer ca-8 fr6
ska af5 en5 eu5 it-5 sl4 so4 sq4 sv4 tl-5 zu-4
kap cs-5 da-3 en-4 et4 hr4 mi5 nl-6 no6 sl4 sn6 tr5
bri af5 de-8 eu6 fr5 hu4 nl-6 sq5
vei is-3 lv13 no5 ql7
sgo cy10
gor cy8 eu5 id-5 it-5 sl-5 sn8 tn7
vid az7 ca-5 eo5 la5 nl-6 ro5 sk-5
deo en4
eo_ ca-7 cs-7 ga5 hr8 la8 pt-5 sk4 sl-7 st6 sw7 yo-5
rha cy8 da-4 de-5 id5 ku4 no6 ql-6 ts7 zu-6
lwe st4 xh7
oos sk-5 so5
os_ ca3 cy4 eo5 fr-5 it-7 la4 lv5 sk-5 sl-5 st-4 tn-4
ebr af5 sl5 xh5
bro en7 eo5 hr7 tl-4
rok eu9 id4 ku9 ms-7 nl-5 sl-5
alf da-6 es-6 sk6
tuk mi9
uk_ ca-4 en-7 es-5 ku-4 lt4 ms4 sk-6 sv-5 sw-5
ian af-4 es5 et5 it-6 om-4 ql-5 sk-5
nna cy4 es-3 et4 ga5 id-5 lg8 tn5
nat eu6 is6 la7 pl4 sk-4 sv-5 sw7 ts-4 yo-3
aty xh7
tyn cs8 pl-8
yne eu7 ql-6 xh5 zu-5
ube ca-3 en-6 es8 om4 ro4 xh5 zu6
pot es-7 la6 ms-4 sw5 yo8
iet en-6 nl2 sk6
ete da-4 fr-5 it7 ro5 sn4 st8 sv-7 ts6
seu af7 da-8 fi6 fr-4 ms-5 nl6 no7 pt6
eun af8
un_ az4 cs-5 de-8 en-8 et-5 eu-4 fi6 hr-4 id5 la-5 lg-5 lt-4 mi-4 pt-3 st-4 sw-6 tl-6 tr7 xh-5 yo8
=lee ca-7 fr6
nn_ af-4 da-6 de5 en-9 ga7 nl-4 no5 ql7 sk4
=de af-7 az-4 de-11 en-13 eo7 es3 eu-4 ga5 hr-5 hu-5 id-5 it-9 ms-5 nl7 ql4 sq-4 sv-2 tl-6 zu-4
vos eo5 fr-6 ql7
mei ca-6 de6 pt5
isi ca-3 lg3 pt-4 sk-5 sv-6 ts7 zu3
vak lv6 ql7 sn11 sw-6 yo-5
nsi af4 az6 da-10 ga5 id6 la6 lg7 nl-8 pt-5 xh-7 yo-4 zu9
ton ca6 en-4 fr-6 is4 sk5
one cs-7 et5 fr-6 la4 nl5 om3 tn5 vi4
elg da-7 hu5 no7
ep_ af4
row cs6 en6 lv5 pl-9 tl-7 yo6
owe en-5 et6 lv5 pt8 tl-5 yo5
_au de6 es-3 fr4 is8 lt-5 mi5 no3 sk5 sl-8 sv-3 tl-3
aug cs-6 is9 ql-7 sk6
ugu et4 it-5 lg8 no-8 so7 xh-5 zu4
gus cs-5 es5 ga10 yo-4
ust ca-5 lt-4 nl5 sl6
dir az6 de-5 id7 nl-8 sl-7 sn4 st-5 tl-7 tn9 tr4 yo-5
ire ca-4 da5 lv-4 ms-6 no-5 sl7
urs en5 id5 ms-8 no4 ql-5
fee en10 st11 tn-7
tat en5 la5 nl4 pt-9 xh2
atu cs6 de-6 en-6 eu3 it-4 lt-4 mi4 ms5 nl5 sw6
erm ca-3 en7 eo5 no2 ql-5 tr-5 yo4
rmi de5 eo4
amp cs-5 en-6 hr4 xh-5 yo7
mps no7
aer et5 lv4 mi9 yo5
ast hr4 ms6 sl-6 so5
sto eo4 fi-4 yo5
ora af-5 az-4 da-5 de-5 id5 mi5 sl-5
epi fi5 la8 sq5
ntw af8 en-10 xh10
two en-8 sk7 tr5
_ie it5 lv5 ql9
ets ca7 de-4 fi-5 ms-4 nl5 no-5 sl-6 st8 sv7 sw-4 tn7 ts-4
ts_ ca5 en3 eo-5 fr5 id-5 la-5 lv2 nl4 no-3 ql-7 sk-4 sv6 xh-5 yo6
_kr az7 eo6 hr6 no5 sk-4 sq5 st4 tr-6
ry_ en5 la-6 nl-3 pl6 pt7 sl-5
naa id-7 nl5 om8 so7 sw3 tl-4
bek nl5 tr7 zu6
eka da5 de-4 hr3 id3 sl-4 st4 ts5 yo-5
kam en-7 lg5 lv-5 nl-5 no3 tn-5 ts3
_fa az-3 en4 fr-6 is3
fas la-4 pt9
asc ca-4 fr4 ga6 nl5 om5
sci de5 la5 nl5 ql-5 tl-5
cis ca-4 en7 fr-7 is6 it6 la7 xh7 yo-3
sep en4 id2 la5 st3 sv-5 tl-6 yo-3
bol ca-6 da-5 hu6 lg3 ms6 no5 tr-5
lug fr-5 lg7 om5 sw7
ugh en4 ts-4
oog da-5 nl4 so8
rog ro5 sl-7
_gi af-6 de4 en-6 ms5 sq5 xh-6 yo8
gis de-7 eo8 es-7 ga-5 la3 sv5 sw-5 xh3
pop cs5 de4 en-6 es-7 ms8 tl7 yo5
opo af-4 hr-6 lv5 sl6 st7 yo5 zu-5
po_ ca-9 da-5 id-5 lt6 ms-7 sq7 xh-5 yo5 zu-5
fan ga3 nl-4 pt-4 sv-4 sw4 tn-4 ts6 zu5
tri af-3 de5 is-4 nl5
nkl da-9 no8
rwa ms6 sn8 sw-4 tn4
wag af6 lg5 om5 tl5 tn6
oel af8
eng az-6 ca5 cs-6 de-4 en-5 fr-11 la-4 om-4 sl-5 st5 tn4 yo-4
edr es-8 ts5 yo5
sko af5 cs8 cy-5 et4 ms-6 pt-6 st5 tl-3
kod cs6 sk-8 xh7 zu6
nal da-5 eu6 hu5 id3 pl3 tl-3
ali de-4 et-5 lg5 sw8
lis ca4 cs-5 de-4 eu6 fi-6 hr-4 it-5 la3 lt-5 sl-5 sw2 tl4 yo5
kon en-4 eo8 es-4 it-4 ts4
ras ca-4 da-6 et-4 nl5 ro3 tr-4
epl ms5 no8
plu da4 eo4 es-6 fr5 la5 ms-5
luk en-4 eu5 ms4 ql-6 ro5 sw-6
oug tl5
uge ca4 en4 fr-6
set cs4 es3 hr5 is6 nl-6 pt-4 ro5 sk-4 sl-6 st3
eso en5 eo6 lt4 tn-4 xh3
wel ca-6 cy4 de-7 ms-6 tn4
ein ca-4 de6 es5 eu5 fr4 lt6 sv-8
ntl az6 st3 ts8 xh11 zu-10
tli en6 st5
dre de5 it5 nl-4 sl5 xh4
rei af6 da-6 pt7 st4 sv-5
eig da-7 en7 et6 sv-6
igi eo7 id3 tr-8
inh cs7 vi7 xh-7 zu7
nho da-6 no6 pt7
hou af6 en-6 ms10
mos cs-4 es4 fr-5 ku6 tn6
osl sl-4
lem az-5 et-5 hr-4 ql2 sq5 st4 sv-5 ts4 zu-6
ems lv6
kst eo6
kna ca6 sv5
nap hu6 no5 sw9
moo om10
ema cs-5 en-9 id2 no-5 ro-5 sn5
_ev hr5 ku11
ena cs-5 id3 mi-4 nl-4 ro-4 st5 sv-5 sw-4 tl-6 yo-5
nad af4 ca-4 en5 id-4 om-5 so5 sv5 sw4
mst ms5 nl-5
ndi ro-4 sl-9 sn7 tl3 xh7
oeg et7
eor en-4 es4 ga7 ql-6 sl6 tl-5
eba hr4 la5 st7 yo-4
bas ca-6 fr5 zu4
_lu de-4 et-3 eu4 ku-5 lg6 sl6 tn-6 tr-3
akh id4 lg-6 ql-5 xh7 zu6
alb es-6 id-7 ms4
lbu id-7 ms6
bum ms8 tl6
=album ms9
eru hu4 id4 la5 zu-5
rug af11 hr4 is4 nl-7 sw6
gge af4 vi5
nk_ af10 da-10 id-5 lt7 ms10 no5 yo5
led ca-4 cy6 da-4 id3 st-4 sv8 tn5
_bu lg6 sl-5
ure ca-5 en6 et4 no-3 om5 ql-5 ro-7 ts5 yo7
erb id2 lt5
ka_ az-5 ca-5 da-8 de-5 en-7 es-4 et-4 fr-4 ga-4 hu-4 it-6 la-4 lt-6 nl-3 pt-4 ro-4 so5 tn3 ts5 yo-5
nel cs5 fr-7 it5 ku-4 no-7 ql-6 ts6
enk af8 lg10 pt5 sv-5 xh6
pat ca-6 da-6 de6 id5 nl-7
atr eo4 pt-4 sv-8 tl-2 xh4
ga_ az-4 da-4 en-2 fi-4 hu-5 lg4 mi6 ro-5 sk-4 so4 tl-1 tn4 tr-5
ug_ is9 ql5 tl-8 ts7
eby lg8
kse af3 fi6 id7 ms-4
_ry lt8 nl4
ryk af6 da7 no-5
yk_ af11
ipe en6 id4 it-5 nl6 sw5 tn3
_vl af8
ler en6 eo5 eu8 lg4 nl5 pt-5 sv-5 sw-5 ts6
hol de-5 hu6 sl-6 st5 zu5
old hu5 st4 sv-5 tn-5 tr5 yo6 zu-4
kee af4 en7 ms-5 nl-5 om8
hos cy5 en6 ga5 ts6
osp cs-6 en-4 eu5 vi5 zu6
spi pl7 sk5
pit eu6 id-4 ms5 sl-5 sw5
ita en-7 eo5 eu3 fr-3 id3 sl-4 sn3
dvo hr-7
me_ et2 fr4 hu-4 mi4 pl-4 tn3
=me ca6 da-4 hr11 id-5 ku10 la7 mi11 ms-5 pt4 ql6 sk-6 sl-5 sw-5
ati cs-4 fi-6 fr-5 id2 lg4 mi4 pl5 pt-5 sn3 sw6
tic cs-4 es4 is5 la5 om5 pt-5
ici eo4 et-5 hu6 la9 lt-4 sk-5
cia eo6 hu5 id-6 it5 nl4 no5 pl5 yo7
_pi az4 en4 hr4 nl-2 no-6 pl3 pt-5 sk-4 sn-4
eve az-7 ca-4 en-5 hr4 hu6 lt6 sl6 tr5
ves et6 fr7 hu7 la5 ms-6 nl-6 ro5
ern yo4
nas ca7 eo5 fr-5 nl-5 om4 sw3
ona en-2 is4 sn4 st5 tl-5
omo eo7 fr-4 st5 yo5
rau de4 en-4 mi6 no5 ql7 ro6 sv-5
aus ca-5 cs6 en3 et-5 fr7 hr4 nl-6 sl-5
ss_ af-6 da-8 et6 eu-4 fi-5 la-5 lv6 sw-4 tr-4
nav af7 ca-6 cs6 da5 es-4 hr-8 ku7 no-5 pt6 ro5 sk-7 sl5
rne af-4 az-4 ca6 cs-3 en4 fi7 it-4 nl6 pt-5 yo5
jie af9 nl-5
seg ca5 eo-5 es-5 it8 ql7 tn5 xh-5
kar ca-5 en-6 fr-4 hu3 it-5 ku6 lv5 ms4 pt-5 sk4 sv3 zu-5
ara lt-5 lv-5 sl-8
rak en-8 es-5 eu-4 id4 nl-5 sn5 ts3 yo4 zu-5
akt cs4 eo6 id8 ms-6 nl9
mid af5 en-6 es5 et7 id-5 nl-5 sl5 so5 tn4
naf af6 cy5 nl-7 sw10
eha af5 da-3 ku8 sq5 st9 tn-8
tuu af6 fi6 lg6 om6
uur af10 so9
_kl af4 no4 pl5 tr-6
lim et-5 sw4
orm eo5 et-5 fr3 id4 ms-6 no-3 om5 sn3
rm_ ga5 ku8 nl6
sid id4 no3 ro-6 so9 ts5 zu4
=president af11
jac ms-7
aco pt6
cob id11 ms-8
ob_ ro-5 sl6
_kn ca5 nl5 no3 tl6
noc es6 pl5
ock eu5 sk4 yo-4
ck_ ca4 nl-7 pt9 sk8 sv2
col ca8 da-5 it4 ql-6
lla ca3 cy5 et-5 eu-4 hr2 id-4 pl-4 pt-2 st3
_o_ cs-3 cy7 en-7 es-5 et-4 fi4 fr-4 hr-6 it-4 ku-5 lt-4 mi6 pl-4 ql5 sl-5 sq-4 st8 sw-4 tn8
=o cs-3 cy7 en-7 es-5 et-4 fi4 fr-4 hr-6 it-4 ku-5 lt-4 mi6 pl-4 ql5 sl-5 sq-4 st8 sw-4 tn8
elp eo6 nl6
emm lg5 sv6
mme en-7 fr3 tn5
oni da2 en-5 fr-5 id-6 lt-5 sk-3 sv-6 yo11
nkr da9
hem en-7 id-8 ku6 no-7 sv5 yo7
mel az-5 pt-5 st4
ako en-5 hr5 id-8 ku-4 lg7 om-4 sn6 zu-4
kog hr8 ql8 sl-6
ogn de6
gni de5 id6 sv-6
gek af5 nl-4 zu9
eko af4 en-6 nl-3 sl5 tn5 xh5
kol lg6 om4 tn4 xh8 zu-5
tek af7 az-6 is5 nl-6 sk-7 sl5 ts4 xh-5
ota fr4 om6 tr-5
opi yo5
mon ca-4 sv-4
ino ca-7 cs-5 da-7 en-7 eo5 fr-5 it6 mi4 no4 sk5 sn10 xh4 zu-5
noi es-6 eu6 fr-5 ro4 sn6 st6
oir ga10 nl5 st6
bui af5 tn6
won cs-5 fr-5 id-6 nl4 ql4 yo7
efe af5 en5 fr-4 nl-4 om4 st4
lje hr3
je_ af-4 ca-5 de-7 et-5 eu-5 fi-5 hr3 it-4 ms-5 nl3 pt-5 ro-4 sq7 tr-4
taf it5 no-7 ql-4
inv en6 id7 it4 la7 ms-7 nl-6 no-6 sk-5
loe nl8
epu hu5 no-6
pub ca-6 eo4 om5 ro-5
ubl ca-7 eo4 id7 om5
avo ca-4 it5 lt5 zu4
edu af4 da-6 hu4 pt-5 sn6
jar ca4 en-6 is3
arr fr6 om4 pt6 sl4 tl-5 tn3
_tw cy5 en7 nl-7 xh-5 zu4
twe tn4
nds da7 de-6 en8 ql-5 sl-5
iks af6 lv3 nl-4
tti en-7 es-4 id-7 no5 om13 sw-4 tr6
ime cs-5 fi4 fr4 id-6 it-4 sk-3 sl4 sw5 tl-4 tr-4
=lei it10
kop da7 id-5 ms5 ql-4 st4 tn4
opp da-4 no8
vla nl6 sk6 sv7
lak cs6 hr7 tl-5 tn-6
tes da-6 en3 la7 nl6 ro-4 st-5 tr4 ts10
ase cs-5 es-2 fr-6 no-4 sl-5 tr-5 xh8 zu7
sem es-4 et-6 is8 pl4 sl6 sw7
plo ca9 da-4 de6 es-6 fr-5 tl5
lot da-5 en5 eu6 id-3 sl5 st5
til es-4 id-5 sl-4
_cu af-5 ca3 eu-4 fr-4 ga4 la6 nl5 om-5 ql-6 ro5 so5 sw-5 tn-4 tr5
cul la5 ms5 nl8
sac ca-5 es8 id-3 is7 no-3
ac_ ca6 cy8 es-7 hr8 la5 sl-6 so7
mak eu6 no4 sk-4 sl-6 sn4 ts6
orv no6
etr af5 ca-9 cs6 de4 en4 es7 lv6 ql-5 sq-7 yo5
ref ca-7 cy11 en5 nl-5 om7 sl-5
ria de-4 es-3 hu3 la5 nl5 yo6
_fi de-4 en-5 fi-6 hu3 ms5 om5 sl-3 so3
fil es7 fr-4 so4
ilh pt7
lha es-5 pt8 tn8 yo-5
_je ca-4 cy-4 en-6 et-5 fi-5 fr4 it-8 la-4 nl3 om4 ro-6 st4 sv-6 tn-4 tr-4 xh-5
ugo lg5 no4
ork cs-6 eo-4 la5 sl5
kes da-3 ku12 nl-5 no3 om8 ql-4 tl5
fes ca4 eo5 om5 pt-7
ess ca-5 de4 eo-4 et-6 id-4 it-4 ms5 om7 ro-6
sso et-5 eu5 pl5
nto eo8 fr-8 hr-5 lt-5 ql-4 xh8 zu4
_bi fr-8 id2 ku9 mi-4 ql4 zu-4
bin ca-6 da-6 de5 en-7 es7 la-5 lt6 nl-5 om-4 xh7 zu-6
amw sn9
mwe ca-6 cs6 de-6 no5 ql8 sn6 sw5 yo-5
lst cs-7 da-4 nl6 no6
ell pt-5 ro-6 sq-4 st5 tl4 tn-4 ts-5
lli ca-7 no-3 om6 sl6 sv-4
ros az-5 ca5 fr7 la-3 sk-4
ose mi-4 pt7 sl4 sn5
ses af4 da4 hr-4 ro-4 st3 tn-4
nsa az5 en-8 id-5 is5 lg5 ql4 ts5
ame az-5 lv-6 ro-6 sq-6 tl-6 tr4
_pu cy-4 en7 fi4 id3 lv6 so-4 zu-4
env ql-6 sq4
vou cs5 fr7 pt7 sk-6
oud en-8
udi da-5 en-5 la4
vis it4 la6 ms-5 ro-4 sn5 yo-4
rys cy6
isk eu-5 is-5 nl-5 no3 so7
kos eu6 nl-4 sn5
ost es-5 et5 ga3 is4 yo-6 zu3
koo lg7 nl5 om7 ql-3 so9 zu-4
oop af5 et5 hr5
esu es-5 lt7 nl-5 st7 ts5
sul ms-5 tl-4 yo12
ult az8 ca3 eo6 fr-5 la7 tr-5 yo5
lta da-5 fr-5 pl5 sv5 tr-6 yo6
ada fi-4 id3 lv-4 no-6 ro-4 sl-5 so8
dam az-7 de4 es2 id-6 it-4 nl-7 no3 pt-3 tl5
ams da-4 id-5 no6 yo5
oes cy11 es5 ro-6
saa en-5 fi6 om8
=voor nl8
ekl cs6
ark es5 eu6 ql-4 sl-7 so8
nga az-5 cs-5 en-3 fr-5 hr-5 mi7 sk-5 sl-4 tl-6 tn-4 ts3 zu4
dt_ af-5 nl9 no3 sv-4
mic en-9 es-6 fr-5 la4 mi3 ms5 om6 pt-7 yo6
ich de4 pt-7 sk7 sl-5 sn5 sv-5 sw4 xh2
sad es5 no-6 om5 so6 sv4
add ca6 cy5 lg12 om5 so5 zu-4
ddu lg6 om9
dus da-7 fr-6 no7
use ca-4 es5 id-7 lg5 nl-6 ro4 sl-4 so4 xh4
uns af4 en-4 lv5 pt4 sl6
spa ca-5 hr8 ms-3 pl5
pan ca-6 cs-8 id3 st3 yo-8
dog en8 sw5
los cs-3 da7 fr-10 ms7 nl4 xh-3
far ca-6 cs-5 en4 eo6 pt5 sw3 tl5
yn_ cy14 da-4 en-4 ms-4 nl-8 sk6 so4
tsi st5 tn7 tr-5 xh7 zu-7
_ly is5 sv5
put cs-4 id6 la6 sq7 st6 tn-4 xh-5 yo-4 zu4
dep ca4 da-7 fr-7 hu4 id5 ql-3
nus eu7 la6 sw5
uto ca-8 id-9 ms6 sl-4 sw7 yo-6 zu-5
dae ca9 cy6
ae_ cy9 la13 mi6 nl-5 pt-6
ted et-5 is9 ql-6
bet af5 az5 et6 tn-5
=da cy5 en-5 es-8 eu8 hr5 id-4 ms-5 no-5 pt7 ql9 sk-5
aps lv7 no6
tad es5 hu5 it-5 om7 tl6
gat en-3 es6 eu-4 id4 lg5 sn-4 sq4 st5 tl-6
ikl da6 hu5
dik az4 it-4 ku10 sw4 tn5
ikw sn8 ts5
kwe lg3 sn4
ydi tr8
_ed la5 no-5 pt-9 tr4
agb ql6 yo9
gba ql6 yo11
bar en-6 fr-6 ku5 om6 sw4 yo-3 zu-5
rit es-5 id2 lt-5 sq3 tl4 tr-3
pri ca-4 en-6 eo3 la5 sl4
ndt nl5
wan da-5 eu-7 ga-4 lg4 pl-10 pt-4 sn5
bac en7 es-6 hr11
ack de5 hr4 ql-7 sv9
pac de4 es-3 sn6
cke nl11 xh5
lud eo5 id-6 ms4 pt-7 tl5 yo6
itz ca7 ql-6 yo7
tz_ ca-9 yo7
nko de4 eo6 lg6 ts4
atn no5 sl-7
tna pl6
kak lg4 no-5 sw-4 tl1 xh5
akl az-4 cs-8 sk8
iem ca-6 es7 sk5
ekr da-5 pl6
kri eo7 hr4 lv6 sk-4 sl-5
tis de-4 eo8 fi-6 id4 la6 pt-4
bid da6 ku6 nl-5 sv-6
uwe nl7 sw4
iam eo5 hr-4 la9 pl4 ql-4 tn6
maj it-5 ql4 sq5 sw6
ajo hr-4 it-5 ms5 sq5
jor en5 fr5 it-4 ms3 sk5 sl-4
swe ms-5 st9 xh5
wem sn7
emb et-4 lg3 no-6 sl-7 ts4
mba ca-4 cs-6 da6 lg5 no-9 sn4 sw8 tr-6
bad cs-6 et6 lg5 ql-5 so10 st-5
lap es-5 st3 sv-5 sw-5 tl6 zu9
apa af-4 en-4 fr-6 id4 mi4 sk-5 sq-6 sv-6 yo-6 zu-4
pa_ da-5 es6 id2 it-5 lt-4 st6 sv-4 xh-4
afe ca6 sq5 tn5
fel ca-6 cy8 pt-6 tn10
elt ca-8 es-4 nl9 pl4
lte cs6 da5 eo5 nl4 sv-4
_nu fi7 la4 no-4 ro5 sk6 sl-4 st-6 tl-6
bon en-7 es-4 et-5 hr-6 nl-6 st3 yo4
_em ca5 cs-4 en-9 it-4 ku5 lg8 no-4 pl-5 pt3 sl-6 st3 sw-5 xh5 zu6
emo af2 ca-5 eo4 st6
ud_ ca4 cy6 en-8 es-5 et9 fi-5 id-7 ms5 pt-6 ro5 so5 tl-5
fon eo6 id-6 nl6 pt-5 yo7
anh ca-5 ms-4 pt6 sn11 ts7
ril en6 no-5 st-7 tl7 tn7 ts6
ega es-3 eu4 id3 lv5 pl4 st-6 tl-4 tn5 yo3
gas ca-5 eo4 lt-4 lv5 xh-4 yo-5 zu4
beh af6 da-3 ku5
fam en-8 it7 no-4 om8 ts11 zu-5
ami en4 tl3 tr-4
mil hr4 it-5
rka da-6 eu3 no8 so9 sw-5
had en10 so9 tn-4 tr6
rme af4 fr4 tl7
dst ms4 om5
nta ga6 id4 pt-4 sk-5 so6 sq-4 yo-5
pau cs5 sl6
aul en4 is5 sl7
ulu en-4 et-5 lg3 zu5
rea ca-5 cs-5 da6 es3 fr-4 ga5 nl-3 no-8 st-5
eak en-9 eu6 fi5 ro5 sl5
aks et4 id4
ksi da-7 eo5 ms5 ql-4 tl5
rib en-4 fr-7 sw11
bbe st7
beb es7 hr7 id7 ql-8 sl5 sv5 tn-4
bee af2 id-7 lg10 om6 ql-6 so8 tl-5
va_ ca5 da-4 en-4 es-5 et-6 id-4 is-6 mi-4 ms-6 nl-4 no4 pl-6 ql3 sn7 st-4 tl-4 ts7
nsp af6 en-8 ms5 sl6 sv5
pir az-4 da6 en-7 ku11 mi4 no-4 pt-6 sl6 ts4
rer en-6 mi7 ms-7
_ur es-5 la4 ms-7 pt-4 ql4 sq4 xh4
inu cs8 is-6 ku-5 lv4 sk-5 tl4 yo5
nut af5
ute et-4 nl5 no5 sn5 xh-7 zu3
pra af4 id5 ms-5 nl-4 pt-5 ro-5 sk4 tl6 ts6
lyn cy6 nl-7 sk6
ear ca-5 da-6 fr4 ga9 id-5 om3 tl-6
arg ca5 cs-5 en9 eu5 id2 pt-7
rgu en6 tr6
gum xh2
ume es-7 pt-5 sv-5 sw3 tn3 ts5 zu4
nst ca-5 de-5 nl4
try nl-5 ro5 sk5
ryd cy6 hr4
low ms11
owi pl6
ilj af11 cs5 sv8
ljo af10
ndr id-8 is-5 ms7 sl5 yo7
ruk sl-5 sw4
wek ku7 sn6
ekw st-7 tn7
_es af-4 az-5 da-4 eo6 et-5 hr-6 id-7 la7 mi-3 nl-5 sk-5 xh4 yo-7
kat da4 en5 fr-5 hr-5 it-5 no-5 om-3 sk-6 sn4 sw5
ato eu8 it7 ms-3 sw5 tn3
tol en7 es-4 ms6 ql-5 xh-9 zu6
emi az-4 en-4 fr5 la4 lg5 pt-7 ql-4 sq4 tl-4 yo7 zu4
rda ca-4 es5 nl-4 pl5 pt5 sk6 sl-6
vas ca-5 da-6 en4 eo10 no5
iba cs-5 es5 ku3 nl-6 tr4 xh4 yo5
ppe ca-4 de5 fr5 hu5 it-4 sv-5 yo5
mor fi7 hr5 st7 tl5
top ms7 no-5 pt5 sl6 st-5
tal de-4 eu4 fr-3 lg5 st4 sv4 tn-4
_ku ca-6 en-10 es-6 eu-6 fr-6 hu-6 it-4 la-3 pt-5 ro-5 sl-4 sn6 sw4 tn-5 yo-6
kun en-5 eu-8 no-6 om6 sn4 tl-3 xh4 yo4
wie de10 en-5 pl7 ql8
=wie nl-9 ql8
ltr ca4
eff de6 nl-9 ql3
ffe ca-5 es-5 lg5 pt4
fen cy5 fr-8 id-7 ms5 sq4 yo8
dol da6 hr5 la4 no-9 sk7 sl6 sv-6 xh-3 zu5
epr da6 ro-6 sk4
mmu da-6 en8 fr-6 st4
mun ca5 da-5 es-6 fi7 id5 lg6 ts5 xh-4 zu7
unk de4 lg4 nl-5 sk5 zu7
nka eo5 om-5 pl5 so9 sw-5 yo6 zu6
kas en-7 eo3 et4 hr3 hu6 lg6 lv4 sl-5 st-4 yo-5
dok cs5 hr4 sn5
rob en7 hr6 id-5
tse da-4 en-6 id-5 nl7 ql3 st7 tn6
heg eu8 st-7 tn7
olk eu6 hr-5 sl5 tr6
rko da6
ago es-4 eu8 ms4 no-3 sl-6 st-6 tn6
gon da-6 de-5 id-6 is-6 ms3 nl4 sv-7 tl-4 tn8
onf cs7 es-6 id5 ms-7 pt-6
med hr-6 ms-2 om4 sl5
pes fi5 nl4 st4
sia cs-9 cy5 eu4 fr-6 hr-6 id5 it-4 st-4 tn3
ial fr-7 yo7
kle af6 de-5 tr-5
rup en-4 ql3 ro4
iin et4 om12 so4 tl5 xh9 zu-10
rho af7 ts7 zu-5
dub om6
ox_ az5 es5 pt6
geg af7 lv8 nl-6
egr tl5
olw zu5
lwa lg4 st5 sw-6 tn4 ts-4 yo-5
rds sl5
ool en-7 fr6 lg5 om5 ql-6 so6 sv-4
_mh ga10 sn6 ts4 zu7
_ti eo4 et-4 fr-5 hr4 lt-5 mi4 tr-5 ts10
gli it4 la4 ms-5 pl4 sl-5 sv5
mla cy5 id6 no7 sk6 zu5
_fr af-3 es-4 ms5
_ex it-4 la10 ms-5 no-9 sl5 xh4
tve hr5 sl-6 sq5
ore en8 is-4 la4 lt4 pl-4 pt-6 sk-7 sl-7 sn5 tr-5
_fe cy4 es-2 la3 st4 tn4 zu-4
kab da5 ms-3 no-7 sw7
_v_ cs4 en-6 hr-7 lt-5 ql5 sk4 sl4 yo-6
=v cs4 en-6 hr-7 lt-5 ql5 sk4 sl4 yo-6
ean en-7 ga8 lt4 sk-4 tl5
iri da-7 es-4 fr-5 lg4 mi5 sn6 so3 sq-6 tn3 yo-3 zu-5
riv fi5 ms6 sl-6
ivi es-6 ku3 la5 ms5 pt4 sv5 yo-4
lel da-7 eu-4 tn5 ts4
hef cy7 ku5
nik is4 lv4 no-7 pl5 xh6
=lang ql8
orb et4 hr4 nl-3 om4 ql-6 ro5
rbe af4 da-3 en6 et5 la5 nl-5 no2
_oe cy14
ape et5 st8 tl4 tn7
mek ku5 nl-6 no6 sw7 tr-5 ts8
itt af-4 es-4 hu4 is3 no4 om7 pl8 tl-5
und en-5 et-4 nl-3
oun az6 ca-5 en-11 es5 ms9 zu5
paa id-6 om6
etj st7
wyl cy9
yl_ cy6
anb da-8 no7
tvo ql5
nei de5 is8 mi4 no3 sl-4
=man lt5 lv7 ql6 ts5
mp_ da-5 es3 fr6 hr-6 is4 it-5 ms5 nl-6 sk-6 sl-2 sn3 xh3
_ky fi8 lg10 lv5 nl-6 sv5
eag es5 ga5 id-8 no-7 pt4 ro-6
_ap en-6 id4 lv4 no4 pt3 sw-4 yo4
ppl pt6
ous cs5 fr10 sk-6 yo5
pos de-5 en-9 eo5 la8 ms8
st_ af-5 cs5 de5 la4 sk-3
=post ms-7
rip la6 no4 sl5 sq5
ip_ id3 lt4 ms8 nl-5 xh4
bot id-4 tl-8 tn4
nha ca-7 cs8 pt4 sn11 vi4
dar ga3 id6 is-4 ku4 nl-4 sn3
rem af-4 az5 en6 yo-5
lio da-5 ga6 hr8 la4 sw7
_gm en-12 ms10
elu id5 nl-6 pt-6
mse et8
ric az-5 fr4 nl4 no-3 sv5
enj lg10 ms5
jam ca-4 id5 lv6 ms-4 sq5 sw7 tr4 zu-6
rlo en6 no-6 pt-4
oss ca7 eo-4 es-13 fr5 la4 om6
dad az5 ca5 ms-6 sl6 so5 tr-4
eal ca-6 ga7 lv5 ql-5 tl-6 yo6 zu-4
bei da-4 de5 eu5 no9 sv-5
tin da-5 en5 eu-4 fi5 is-3 mi3 pl-4 tr7 ts4
une hu-4 mi-5 sq4
pet da-6 fi4 tl6
ssa en3 eu-4 hu-4 is5 lg8 nl-6 no-3 om11 pt4 yo6
sas az5 ca-6 es3 hr6 lt7 om5 pt-4 sl-7 tl5 tr-4 xh5 yo-7
_zu cs6 de6 eu8 hr-4 ku4 ql7
uma ca-4 en-6 fi4 no-4 sl-7 tl3
ma_ ca-2 da-5 en-9 ro-4 sl-5 sw4
_s_ da-5 mi4 ms5 no-5 pl-5 pt-4 sq-5 vi5
=s da-5 mi4 ms5 no-5 pl-5 pt-4 sq-5 vi5
bru af5 ca4 cs-6 es-5 la5 nl-5 sk7 yo-6
rua fi6 id5 mi8 ms-3 sq5
uar es-7 hu8 id8 ql-6 sk5
ary az-5 cs4 de4 nl-5 pl4 sk-6
th_ ca-7 cy8 de-7 ga6 hr4 is5 it-4 la-5 sn4
_at az-4 cs-4 de-4 id1 is-8 it-4 ku-5
=at cy4 de-8 en10 id3 is-14 ms-5 ql8 sv-6 tl7 ts7
=am cy8 ql5 ro4 ts7
gid st5
+û it-4 ku22 nl-6
sot ca5 om-5
tto en-8 ga5 it4 ms7 zu5
ui_ ca4 en-7 es-4 it5 mi7 ro8 sq-5 sw5
esn la8 sk5
gal de4 om4
llo af3 es3 hu6 lt6 sl-5 tn-7 zu-6
_im de7 hr5 lg-5 no-4 ro4 sk-5 tl-4 xh5 zu5
_mt sw16
hat ca-5 en6 ku4 mi-5 sw4 tl-5
ha_ az-6 da-4 de-3 en-3 es-4 eu-4 hr-4 id-3 lg-5 ql3 ro-6 sk5 so4 st5 sv-4 sw4 tl-4 yo-4
uck en9
tos da-6 it-4 ms-3 sw9
osk et6 fi-7
=em es-5 ku15 pt4 ql5 sv-5
kui et5 sn6
_za af-5 cs5 es-4 eu9 om-4 sv-4 sw4 tl-4 tn-4 ts-4
za_ az4 da-4 en-6 eu-5 la-3 lg4 pl-4 sw6 tl-5
=za ql8 sw12
ola de-4 fi-6 lg4 no4 tl-4
zza lg6
zas eo9 sk4
nac eo6 hr4 sl-5 so5 st9
cho ca8 ga4 pt5 ro-5 sk5 sn5 st-5
's_ en17 fr-6 nl5 no-5 ql-7 xh3 yo-6
apl ca6 es-5 fr6 id-6 pt7
pli da-6 eo6 sv5
ods ca8 hr5
+ä af-7 az-4 cs-5 da-8 de7 en-7 et11 fi10 fr-4 id-4 ku-5 mi-4 ms-6 nl-8 no-5 om-5 ql5 sq-5 sv12 tl-6 tr-16
sev az5 en-7 hr8 it-7 ql4 sl-6
ven af-5 de-5 en-4 eo7 eu-4 la5 pt-5 zu-4
jag ms6 no-5 sv8
=ou ql11
tam da-3 et-5 hu6 sk-5 sn5
_ew ku15
eon eu8
_sc af-5 cs6 ga5 la5 om-4 sk-7
sch af-6 ca-6 cs5 en-7 nl6 ql6 sk-4 tl9 vi5
epe da-6 hr4 id3 ro7 st5
gil st-4 tl4 tn5
ll_ ca5 da-7 en5 et8 hu4 mi-4 sl-4 st-5 sv4
arc cs4 da-6 nl-7 tl7 ts8
cus cs-5 mi5 pt4 ro5 xh6
sui ga10
web es-4 fi4 sw-4 tr-5 zu5
uig ga8
rn_ af-6 da3 it5 la-4 nl-8 ql3 sl-5 sw5 ts6
law cy7 sw-4 ts8 xh6
awi ms-6 sw6 tl8
iat af-4 da-6 es-9 eu7 nl7 no8 pt-7
onn ca-9 en-13 es-6 et5 ga5 is6 lg5 nl4 om8 pt9 yo-5
nno ca-4 cy6 la9 om8 ql-4
nod af7 cy5 nl-7 ql3 sn7 tl-6
odi da-6 it5 ku-5 sk-2 st9
heb af-5 nl8 st8
eb_ cy7 en-4 es-4 ql4 tr-5
doo it4 nl5 so7
elw nl7 tn6
ong es-6 is-6 no3 sl-4 sq-7 ts5
gre en2 eu-5 is-6 no5 st7 tl-3
twi af5
ikk fi7 ms-6
pen id6 sl-5 sv-3 sw7 tr-6
itk fi11
_nó ga8
tah id5 mi6 om10 st-4 tl-7
ah_ af-5 cs-5 en-9 es-5 hr-4 id8 it-5 ku-4 la-4 lt-6 mi-4 ms5 ql-7 st-5 sw-5 xh-4
tso en5 st9 sw-5 tn5
war ca5 cy4 pl9 sk-4 sv-6 tl-5
rep hu4
rta et-4 ga4 id4 no3 so7 sv-3
tva da-5 no7
tok af-4 et4 no4 om4 sl-4 sw9 xh-5
pon ca-3 cs-4 eo5 it-5 mi4 sk5 sq6 st5 xh-5
_fy cy12 ql6
gou ql10
opt et-6 ms7
pte hr6 ms7 ql-6 sw5 xh4 yo-4
nth en9 ql6 tn6
duk eo6 id7 nl-6 sk6 sq8
ukt sk7
fik pt5 ts7
uth ca-7 en-11 fr-5 mi-5 nl-4 sq5 sw-4 tl-9 tr4 zu6
ica cs-5 en-7 eu-5 fr-6 la8 nl6 sk-4
ca_ cs-8 es3 fr-4 la4 no-5 tl-4 tr4 yo-9
hao ga8
mes et-4 eu6 la-5 st4
gan af-5 az-6 cs-4 en-4 fi-5 fr-6 it-5 ku-4 lg5 pt-5 st-8 sv-5 tn4 ts3
ni_ af-5 en-6 es-6 ga-4 ku-5 pl-7 sw5 ts4
eki id-5 ku4 lg9 ql-5 sk-4 sw-6 ts7
ndu ca-5 da-7 et4 eu9 hu4 tl5 xh5
rpo sv-7
lid da5 is6 xh4
isc es-7 ga4 id-5 is7 it5 la7 nl6 no-5 ql-4 ro-5 sl-4 sv-4 tl7 xh4 yo-4
he_ ca4 it5 mi5 sv-5 zu4
irt eu6 ga10 ql-5
jes da6 es7 et4 hr4 id-4 pl10 pt-5 ql-5 sk-5 st7 zu4
sus da4 en6 et4 id6
dow da6 ms8 tl7
lds en-9 ms7
rma nl-4
lae la6
ukk fi5
bye lg13
yee lg7 so5 xh5
rga cs-5 id4 om8 pl5
slo id-5 sl6 sv6
tom fi6 fr5 it5 la-3 lv2 mi-4 nl4 ro4 sl-7 ts-4 yo-4
elm fr4 no-6
poe ro7
oft ca6 en-7 ro7
fte sv3 tr6
jon ca-5 es-6 xh7
tip id7 lv5 tl5 ts6
_fu ca-7 cs4 de5 et-6 la4 mi-4 sk5 sl-4 st8 tn-5 xh-3 zu5
fun ca-5 da4 id-4 pt-7 sk5 sv-5 zu3
dda cy7 om5 sl7 sv5 yo7
egl da-6
wei nl4
_sm en-5 fi4 hr7 lt5 lv4 pt4
sme hr3 id4
lt_ af-4 cs-4 hu8 lt5 ms-5 nl5
uks fi8 nl-5 ql-5
orp cs-7 en-7 ms9 sk6
pak lg4 nl-5 ql5 st4 yo-5
orl de-6 en-9 et5 fi4 ql-6 ts6 yo-10
lia ca-4 eu6 la4 pt-6 sk-5 sw5
own de-5 ms8 pl-4 ro5 yo5
wn_ ca-3 cy12 da-7 ql-5 ro6 yo4
von cs-7 de9 en-5 nl6 ql3 ts6
spl ca7
uut af6 om8
_ac cy7 da5 eu-4 hr-5 it4 sn6 tn-4
acc en3 it9 lg6
cce la9
ces hr-6 it-5 ms-4 om5 pt-5 sk5 sl7 xh3
lec en5 fr-5 yo7
ect de-6 id-5 is5 it-4 la5 ms6 nl6
_mu af-4 az-6 ca-4 en-5 fi5 hu-3 lg6 no-3 sk-7 sn8 st-4 tn-5 ts5 xh-6 zu-5
mus cs5 en-4 es-7 it3 la8 lg4 no-5 pt5 sn5 st3 sw-5 tn-4
sic ca5 cs9 es-4 id-6 no-8 om4 tl6 ts6 xh5
ic_ ca6 da-6 en6 es-9 fr-6 it-7 ms-3 om4 sk-8 ts7
ri_ af-4 de-4 ku-3 mi3 nl-4 pl-5 sn5 sv-4 zu-4
_ca af-5 az-4 cy4 en3 fi-5 la5 lt-5 sn-5 so5
can az-7 da5 en4 la4 tl-6 tr4
anc cs-4 fi7 lv4 no-6 ro-6
nce de-6 es-6 fi6 id5 it-4 no-5 om4 sv-4
cer az6 da5 en-8 it4 la6 lv5 nl4 no-6
rvi da3 sk4 sv-4 ts4
viv it5 la6
ve_ af-5 az-7 ca-4 es4 eu-5 hu5 ku4 pt5 sn8 tr7
bun da6 ga5 id4 xh5
_il ca-4 eo4 es-7 lv-4 ql6 ro-7 so4 st5 sw5 tn-6 ts-4
llu en-4 fi5 id-6 la5 ms6 ql5
leu fr8
iga en-4 eo4 et4 fr-6 is-5 it-5 so9
teg ca-4 de-5 hr-7 lg7 nl4
egn da4 de6 no-3
gno la6
nol cy9 la7
=era eu-5 it5
ram da-3 en5 hr5 is-5 yo4
amm de5 fr5 hu-5 lg5 ms-6 om5 st-5 yo5
jun ca5 de6 en-6 es-4 nl-6 pt5
bos ca5 en6 sl-6 st4 sv-5 vi4 zu4
par eo5 la3 lt-4 nl4 st-4 yo4
agr fi5 hr-6
aaf om9 so7
nov de5 en-7 eo5 la4 no-5 ro5 ts6
ove de6 hr4 nl6 sk4 sl-3
vem af5 en-3 sk-6 sn7
mbe et-4 fr-6 tl-5 ts9
_ná sk6
+á af-4 cs3 da-4 de-6 en-9 et-5 fi-5 fr-8 ga8 hr-4 hu6 id-5 is3 it-6 ku-5 la-5 ms-6 no-4 om-4 pl-6 pt3 ro-5 sk5 sl-8 sq-4 st-4 sv-7 sw-5 tn-4 ts-4 yo2
ná_ ga6 sk6
yna cs5 cy4
tag ca-9 da9 no-8 yo-5
kit en-4 es-5 eu-5 fr8 id6 lg4
att az-6 en-9 fr9 id-6 lg8 ms6 om8 tl-4 tn-4
_i_ az-4 cs-5 cy7 es-4 et-5 fi-4 fr-5 ga5 hu-4 lt-4 lv-6 mi11 ro-3 sk-6 sl-5 tl-4 tr-4 ts4 xh4 zu5
=i az-4 cs-5 cy7 es-4 et-5 fi-4 fr-5 ga5 hu-4 lt-4 lv-6 mi11 ro-3 sk-6 sl-5 tl-4 tr-4 ts4 xh4 zu5
ja_ af-4 cs-5 en-5 eu-6 fr-7 hu5 it-4 lg5 ms4 no5 om-5 sl4 so-4 sq10 sw4 tr-5 xh-5
=ja en-6 es-5 fi5 hr12 lv-3 nl6 no4 ql7 sl-5 sq-5
ieu fr7
eus cs-5 ql5 sk4
jer hr5 id4 no2 sl-5
lip es7 sw7 tl-3
sod af6 cy5 yo5
=las af-6 ca-9 da5 eo-7 es4 nl7 pt-4
sab en-8 eu-5 id5 sw5 tl6 tr-3
abb cs6 it4 la-4
bba cs6 da-5 la-5 lg5 om9
bat lg5 pt5 sn5 sw-4 tn6
gaw xh6
_gu cs-5 da6 fi-6 ku5 om4 sw-4 xh-6
gun id3 no-5 ql-5 tr5 yo5
unn ca-6 da-3 de-5 it5 lg5 no3 ql5
enw cy9
ohn en-7 ql-4 ro3 sq-3 yo-4
hn_ cs6 fi5 pt-5 ro5 yo-6
=john cs6 ro5
oro ca-7 da4 eu5 hr-6 sl4 tn3
nts pl-4 sk-4 st5 sw-5 tn5 ts9
rro pt4 sq5 sv7 yo-5
_mw cy8 en-7 ql4 sw12 yo-7
ine cs-7 mi4 sq-5
nle eu6 is-5 no9 tr3 yo8
ley az5 ql-3 tr5 xh7
ey_ cs-6 om-4 so6 yo5
rgi ca-3 cs4 da1 lt-8 sl5 sw-3
asn ms4
sne cs6 en-12 hr3 la9 ms-6 ro5
nev ca-6 es5 hu8 ql-5 sk5 sq6
ev_ cs6 da7 hr-7 ku11
igb yo12
_ob es-7 id-4 lg8 no3 sk6 sw-5
wak lg4 ms3
_dw cy9 da-6 fr-7 zu4
ina fi-5 is-8 sq-4 st-4 sw6
ito ca4 es-4 id-5 ro-5 st-3 tn3
ego de-5 eu6 sn2 st-6 tn6
inf ca5 da-9 eo6 no4 pt-7
ndb ms10
_eb ca5 id-4 it5 lg9 ql-4 st3 sw-5 zu3
_ys cy7
yst cy5 es5 st6 yo5
eth cy7 da-7 de-8 en-3 ts-4 xh5
pse nl7 no7
opr no-5
_uu et5 so10
smo hr6
mok hr-5 hu4 st7
oke cs-6 en5 hr5 no-5 st8 sw4 zu-6
=ma et10 fi-5 hr6 ql12 ro-7 so11 sw-4 tl-4
ald es-5 is-5 lv5 no4 pt5 sk-6 tl-5 vi6
ldo ca8 en5 hr5 no-5 sk-6
do_ az-4 ca-4 eo6 ga3 hu-5 om-4 so4 tr-6
kni da4 nl5 ql5
lam ca-4 en-3 fr-3 id7 no-4
tko fi8 hu5 sl-5
neo cs7 st-5 sw8 tn8
sis af-3 da3 fi-4 id6 ms4 ql-5 tr-4
ism da4
rts ms-5 nl5
né_ ql8 sk4 yo-5
oup cs10
upa st-5 sw7 tn5
fre af-4 ca12 en-8 ms5 xh-5
ddi ca5 cy11 so3
liz ca7 hu5 sk-6 sl-5 sw6 xh7 zu-4
ize xh6
zet hr5 nl6
kad cs-6 hr4 sn3
wit af5 en7 om4 tl-5
ith cy6 ga9 id-6 ql-4 st4 xh6 yo-5
=with en8
_us ca7 de-8 en3 es-5 fr-5 nl-6 sw6 zu5
nam az4 fi-6 om5 tr-5 yo-6
swo ts9
=and et5 fr-5 pl5 pt8 ql-9 ro6 tl-7
ngt de7 en-10 hr6 is7 pt6 sq5
ome da-3 en5 ro-4 sk6 sw-5
heo st6
gy_ hu12 zu5
_et de-4 eu6 fr5 ku-4 la6 lg7 pt-5 ql5 sk-6 sl-6 st5 tn-5 tr5 xh5
hic es5 la7
ics om9
cs_ en-7 es-5 nl-7 om8 zu5
uin en7 ga6
bok da-5 id-5 it-4 no5 st5
oka da6 en-7 es-5 ms-7 sw7 tl-5 tn5
rud cs6 da5 en-5 ms9 ql-5 sn7
bit es-5 la6 st5
ots af4 tl-4 tn5
_wh ca-8 es5 mi11 ql-6 xh-6
whi mi6 ql-5
hit fr-4 it4 no-6 ql6 sl-6 sv5
rav en5 eo6 no5 ql4
ave af-5 fr5 ms5 sn5 tl4
_it ca-5 cy-5 eu4 id3 nl-4 om4 sq-3 sv-7 tn4 tr-5 ts-4 yo3
sur en6 et5 id5 sl-4
urd en-5 no6
sed eo7 eu5 la9 st3 tn-3
tdi az7
ky_ cs4 ms6 sl-4
dla lg-5 sk-2 sw-5 ts7 xh7 zu5
gau ql5
aut et4 fr-10 hr4 no6 st-5 yo-5
klo fi7 sk6
ta_ da-11 en-5 so3 ts2
erc en5 fr-7 it4 ro-4 zu4
kur ku5 nl-5 sn5 tl-5 tr-6 zu-4
_w_ en-6 pl5 ql6
=w en-6 pl5 ql6
jap no-6 ql5 yo-5
api ca-5 eu4 sl-6 sw7
koe et7
pio et5 st6
ift so6 sq7 sv5
fti da-5 ro8
_uy sn12 tl-5 tr6 zu5
_k_ en6 hr-6 ql11
=k en6 hr-6 ql11
sim af-4 cs6 la4 lg4 st-5 tl-5 tn3 tr-4
imb es6 hr-4 lg6 sn6 tr-5
mbo it-4 lg6 sn6 sw6
aki en-9 sw6 tr5
fra ca-5 da3 eo7
dek cs6 da-4 lv6 no7
iak eu3 sw8
pis fr-5 la4 tr6
riu da5 de5 es6
ius ca5 cy5 de4 fr-6 la7 tl9
hab ca-5 de3 en-4 es4 la9 ms6 pt-4 sw7 zu-7
aba az-6 ca-5 en-5 fi-5 lg6 lv-5 ms-3 no-3 pt-4 sl-4 ts-4 zu6
baz eu7 lg3
azi cs-5 da-5 sk5 sw5 tr-6
zim ms-4 ql-5 zu6
mbi da-5 eu-7 hr-5 ts4 xh4
bi_ da-5 es-6 eu-5 fr-6 ku6 la5 yo7
uga id7 lg10 ql4 ro4 sl-7 tl-3 yo-7 zu-5
gab eu6 tl-5 xh5
abe fr-8 it-5 la5 sk-4 tl6 zu3
be_ az-4 fr-7 ku8 lg6 ms-3 tn-4 ts4 zu6
ery en8 nl-6
lko af4 hr-5 nl-5
hea en-5 ga5 mi3
eat de6 ga5
ype da10
tle et5 fr-6 ms6 zu-5
nji hr6 zu5
jin ku4 sw8 yo6
wyt cy11
rdo eo6 et7 id-5 no-3 pt-8 sl6
san es-4 sl-5 so5 sq-4
sma en-10 fi4 lv5 no5 pt5
gae tn7
asl ms7
gna is4 la6 pt-4
naw ms-5 sw5
url ca7
dem de4 en-4 es-5 hr5 hu-7 ku4 la5
ded da7 nl-5
_kk lg13
kk_ da-6 no17 ql6
_fl pt-4
rki is5 no-6 so6
mpe de5 fr-4 ql-4 yo5
iep nl9
ept en3 hr6 it-5 sw4 xh4 yo-3
opa az4 ca-6 cs-5 en6 pt-5 tl-4 tn7 yo-5
itu et-6 id3 it-4 la4 lg4 no6 sl-4 st-7
tua ca-4 cy4 eu5 mi6 sk-7 sq7
uas ga8 ms4
nom cs-5 es-4 la5 ms4 sk4 sw-5 zu7
_yo cs-4 id-5 it-4 ku-7 lg-4 tl-5 tn5 tr4 xh5
you af-5 ca6 en6 ql-5 sq4 zu-4
=you ca5 en11
now tl5
ow_ cy-6 om4 tl7
lad ca-5 cs-5 cy3 en6 eu-5 id-7 sv6 yo-5
ady no9 pl5
dy_ af-5 cs5 pl6 yo-5
teb lg10 ms5 ql5 st5
lum it-5 la5 nl-5 tn5 zu5
ktu id7
div cs-6 en4 la5 st4
sif zu8
_oc fr-4 la4 lt5 nl5 sk4 sl9 sv7
oct en-7 sl11
cto no-4 st5
hia fr-5 ga4 id-5 it7 mi8
iar da5 eu6 id-6 ms5 sv-5
oja cs-6 ku6 lv6 sq4 sw8
lly ca-6 cy3 de4 en-6 hr4 it-4 nl5 pt6 ql-6
uty xh12
anl es6 eu6 tl6
kou sk5
ibo tl-4
_ze af-7 da-5 en-5 eu8 it-7 ms-5 nl7 tr7 xh8
_wr cy9
tlo en-6 st7 tn5 zu-6
egu ca5 en5 lg7 sk-5
gui en-6 es-6 nl7 yo10
tho en-2 la3 lg-4 no-5 st3 zu7
sh_ es-5 hr-5 it6 sq5 st-4
gry en9
=pas ca-10 hr7 ql11 sq5
lev ca-4 de-4 fr4 lt6 pt5 sl5
efa no5 om4 ro-5 st7 zu5
dop it5
aph om5 xh6
pho es-5 ql-6 vi5
hon ca5 cs-5 cy4 es-8 eu5 is-6 ms-5 pt-5 sn4 sv5 vi5
esm cs5 hr5 lv7
hen ca-8 da-5 en6 eu-5 hr-4 nl-5 ql4 sk-6 sn4 tl6 ts5 yo5
nfe ca4 cs6 es-9 ms-5 pt-5
fer cs3 da-5 de7 es-5 ms-6 om4 sl-5 sv-6 yo8
ldt no6
mmi en-9 hu5 pl6 pt5 sv4
mig da5 es-5 ms-5 nl6 no-6 pt6 ql-5 sv5
=ste hr9
gad ga6 id4 lv9
ppa fr5 it5 no6 om5
ue_ hr-5 om5 sl-6
pta ms5 nl-5 no-5 tl6 tr5
_ph ca4 cy4 en-4 eo-5 ga5 sl-4 st8 sw-4 ts5
phi mi5 st4 xh5 yo-5
hil da5 en-8 eu5 id5 mi4 st5
_ts ms-6 ql4 sl-6 sw-4 tn7 ts6 xh-6 yo-4 zu-4
tsh en-4 sn-4 sw-6 tl-6 tn6 xh7 yo-5
shw st7 sw4
hwa id5 nl4 st5
kru da-6 hr6
sna ga5 id-6
sca ca6 de6 es-5 ga6 ql-5 ro4 yo6
agi en4 et-4 la5 ro-5 sk-5 xh-6
evi az5 da-5 it5 ku5 xh-4 zu6
=on af-5 cs-5 en5 et3 id4 la5 sk-6 tl-4 yo-6
kaf da-9 no6 st-5 tn6
ket es6 nl5 sk-6 tl-5 tr-7 ts5
bib es-5 ku5 la6 lg4
ibl az5 en4 id-5
iot ca6 id-5
gsa ms4
nak da-6 ku3 sw4 yo-6
arl ga5 is4 no-5 yo5
tsw st8 sw-4 tn6 ts4
_eu cy4 id-4 it-6 ku4 lt-5 pt7 sk-5
uro ca4 cs6 en-5 eu-4 fr-5 pl-9 sn7 xh4 zu5
rra id-5 no-7 om9 sk4 st-4
bal cs5 lg6 ro-5 sq-6 sv-4 yo4
imp ca-4 id5
mpa ca-3 en-6 hr4 id4 lg6 st5 tl-5 tn-5 yo-4
rhu ts9 xh12 zu-9
how da5 no-7
avi hu4 la4 ms-4 ts5
hid hu5 ms4 ts4
jab xh-6 zu8
mie es7 fr6 it-5 lt6 nl-8 ql5 ro-6 sk7 sl-6
aso cs5 id-3 is4 om-4 sw3
pep sl7
sty cs-4 cy5 en7
ble cs-4 cy4 en6 eo5 la-4 sq6
oin ca-6 en6 fi8 fr-5 ga9 id4
it' en10
dak id5 sl-5 tr6
tik en-6 eo4 id5 sw5 ts6 zu-4
sov da-5 nl-6 no7 sv5
_ji es-6 fi-6 hr-8 ku10 lt7 mi-4 om5 sk-5 so5 sw6 yo6 zu-5
jim cs-5 om5 ro6
imm de5 en7 it6 no-7 om9 ql-3
tze de6 eu5
pr_ da14
tug nl7
reu ca10 cy5 pt-4
uke ca7 da-7 en-5 no3 ro5 ts6 zu7
ux_ da7 fr8 no-5
eam fr-4 la4 tl7
eyn so14 tr7
én_ ca6
anm id9 ql8
hot id4 no6 xh4 zu-4
tno hr5
+ï ca12
neg da-5 en-6 id7 it4 nl-6 no-4 yo10
lif ql-4 sw5 tl-6 yo4
ebo ca-4 fr7 pt5 st5
mma no3 om11 sv5 tn5
mui ga5 id-4 ms7 pt6 sn5
uir ql5
rja da4 id8 no7
kal az-3 en-5 es-7 eu5 ku-4 sn-5 so6 sv-5 tr4 ts-4
klu cs6
_tl ms-5 om3 pt-4 st4 tn10 ts8 xh-4 yo-5 zu-5
lu_ et-4 ku-4 no-4
sol da5 nl4 ql-4
uri cs-5 da-5 eu4 mi5 pt-7 ql5 ro5 tl4
sni sl4
+à ca17 en-8 es-14 fr3 ga-13 it4 ql4 vi10 yo13
rto cs5 da5 en-6 eo5 no-5 so6
our ca-4 en7 es4 et-4 fr7 sk5
=il es-4 ro-7
nve en6 eo4 es4 la4 ms-4 nl-4 sk-5 sq4
enu ca4 eo4 es-4 hr6
ovi et7 ms4 tl-5
iru ca7 hr7 om7 sk-5
ulk id6
bul da4 en-10 lg5 pt5
lls pt5
iss ca-5 et-3 fi4 id-5 la4 pt6 tl5 zu-5
bak da-10 lg11 st6
sil ku5 ts5
pap da7 fr-5 ms-4 no-4 ts4
nan af-4 de4 en-5 es-7 sl4
uti cs-5 fr-12 pt-6 sn5 tn5 ts4 zu-5
mai de6 es-5 fr-5 lv5 mi5 pt3 sn4 yo-4
ain cy5 de-6 en-4 ga6 ku-4 mi4 ms5 xh-5
pag sk4 tl4
=the ca4 de-4 es8 it4 no-6 sk5 ts5
mea ca-6 ga6 la6 lt5 sw4
hio da5 lv5
pia ca5 eu5 pl4 sw4
thu da5 ms-6 pt5 sl-4 sn-5 st5 sw-5 tl-5 tn4 ts-5 zu7
hum om4 sq5 ts8 zu5
umb ca-4 id3 lg4 ts6
mb_ ca10 sn9
_ib lg-5 sw-5 tl8 xh6 yo7
ibr en5 eo4 it-5 la5 ms-6
ahi mi11 st7 sw5 tn-7 tr5
him da5 en7 id-5 om6 sw5 tl7
im_ cs-4 es-4 eu-6 ga4 hr3 id4 ku8 pt6 ro4 st-4 sv-5 tr7
aru cs6 da-5 en-5 id5 it-4 mi4 ms5 sn5 sw3
run nl-4 sw-4 tr-4 yo8
wed cy12 da7 nl-5 sl4 sn4
di_ af-4 ca-6 da-5 de-5 en-11 es-3 eu-6 id5 nl-4 ro-5 sv-5 tn4 vi-4 yo-4
=wedi cy13
bha de5 en-5 ms-4 xh6
_ef ca6 es-8 zu4
_av cs-8 da-8 id-5 is-10 ku4 ms5 no7 ql4 sv5
lay en3 ql2 so5 tl-7 ts6
ayi lg7 om4 sw-7 xh7
+ə az18 ql-5 tr-10
rbi hr4 it5 pt6
ru_ cs4 en-6 lt-4 mi4 ms2 no-7 sk-6 sn3 yo6
li_ af-5 da-4 de-5 en-12 es-8 ku4 lg1 mi-4 pt-8 ro-6 sn-4 tn-5
rov sq7
sun az6 la2 nl5 pt7 ro3
+ı az5 en-5 eu-5 ku-10 ms-5 tr4
bay de-6 en-6 id5 no5 sw5 tr6
tea ga7
_xa az8 ku5 so9 ts7 xh6 zu-7
dim cy6 fr4 no5 pt5 st7
+İ az13 ku-4 ql-6 tr14
ifa sw8 yo5
ın_ az3
_sə az6
tka sl5
+ü af-7 az2 da-6 en-5 et9 fi-5 fr-4 hu8 ku-5 ms-5 nl-4 ql4 sv-6 tl6
iya ku8 so5 sw-6 tn-5 xh3
yal no5 sk5
day az5 ca-7 id8 ku4 ms-4 tl-6 yo-5
aya hr-6 id3 om-5 so5 tl-7
ya_ af-4 cs-6 da-6 es-4 et-6 eu-6 fr-5 ga-4 hr-7 id5 it-6 la-4 lt-5 mi-4 pl-4 pt-5 ro-5 sk-6 sl-6 sq-6 st3 sw4 tl-4 yo-4
sah sk5 sw5
ib_ en-5 et4 id-6 ms7 ql9 so9
_ol ca-3 et5 eu-4 fi5 tl-5 tn-5 tr3 yo9
lur eu7 ms6 tl5 tr-5
_ci az4 lv4 ro4 sw-5
ci_ cs7 en-5 hr5 hu4 it5 la5 nl-4 ql4 ro4 sk-3 sw-5 zu-6
=ci az8 ql16 tr-8
ild en-6 ms-4 nl5
ən_ az7 om5
bu_ ms7 ql6 sl-5 sw10 xh-6 yo5
=bu cy6 ql14 yo5
liy so4 sw5 tr-4 ts8 xh5 zu-3
iyy om10
_gö ql6
mən az6
eci cs5 it4 la7 nl5 sk-6 sl-7
cu_ az4 ga6
=cu az5 sk6
_iy sn8 so7 sw-5 tl5 ts-5 xh6
yun zu-7
unu az3 eo6 es-5
nun az5 pt5 sn4 tl4
qub om8
sı_ az7
_ya af-4 ca-5 cs-5 es-4 et-6 eu-7 fr-5 hr-5 mi-4 pt-7 sk-5 sl-6 sw5 tl-4 tn3
yar hr-5 ms3
onr es10
nra la-5 yo9
yan cs-5 eu-5 ku3 st3 tr-7
_ay ku-5 so8 st-5 sw-4 tl4 tn-5
_uz eo5 hr6 lv6 sl-6 xh6 zu6
uzu eu6
zun sw7
+ğ az4 fr-8 ql-6
=olan tr6
ro_ af-4 en-7 eo8 fr-7 id-4 lg3 lt-5 mi6 sl-5 sn8 sw-5
inq az11 zu5
ila it-4 lg-4 no-5 ql4 so3 yo5
lab ca4 es-4 fr-6 lv8 pt-6 sk-5 so6 st-4 tl4
baş ku7 ql7 tr-5
+ş af-4 en-4 eu-6 id-5 ku13 ms-5 ql7 ro9
aş_ ku10
naz eu6
zir lv5 ms6 sl-4 sn4 xh-5
xan ts8
teh tr6
irk en-4 is6 lv6
tya xh11
ovu eo5 sq5 sw5
vun de-7 ql6
_iş az-7 ql6
işi az6
_ss lg16
=ali sl4 tr7
_mə az5
si_ af-5 da-5 de-8 en-4 fi5 ga-4 hr4 id5 ku-4 no-4 pl-5 pt-4 so4 sv-7 sw4
ney en-6 ms-5 so6
dva en-7
vac ca6 en4 sv6
lun ca-4 da-7 en6 fi4 id-7 it5 pt4 sw-5 xh6
_qe sq7 st8 tn-5
apr ca-4 da11 hr5 ms8 pt-4 sk-3 sv5 tl6
lah id3 om-6 tl-6 ts4
tar id6 om-4
tit ca5 es-6 lv-5
tut ca-4 en-5 eo7 es-5 sl-7 tl5 xh-5 zu6
utu mi5
tu_ af-4 eu5 fr7 ga-4 hu-4 id4 is6 lt4 mi3 pl-5 ro-4 sq-4 tl-7
dip it-4 sn-5 st10 sw-5 tn4 zu-5
omu ca5 es-5 lg12 xh-6
mu_ en-5 eu-5 id7 it-5 lg8 sw6 tl-7 tn-5 xh-5
tir ca-7 es9 id4 it-6 ms-7 no-5 ro-4 so5 st-7 tn6 tr-6 ts5
irm ga4 zu5
ngi af-4 az-4 en-6 es-6 fr-6 is-5 lg5 mi6 sw6 tr3 xh-5 yo-5 zu10
lni cs5 ql-5
ki_ cs-7 en-8 lv5 mi9 no-6 sk-5 sq-5 yo4
_şe ku7
tov cs5 pt-4 sl7
_os hr4 id-5 om5 pl5 sv4 xh-5 yo5 zu6
fur fr6 ql-5 ro5 so8
_qo az9 om12 so13 tr-10
qon om6
ula ca-3 fr-5 lg5 sk-6 sl-4 tl3 ts4 yo-4
ixi so7
ped en8 ql-4 ro7 sn5
oji hr4
ji_ af-4 da-5 hr5 ku9 lt4 mi-4 sw8 yo4
tun cy4 id4 lg6 ql5 yo5 zu-4
_mü et4 no6
mik da4 et7 pt6 sk4 tr-5 xh-5
fed cy7
siy az-6 st4 tl9
afa om6 sw7
fat es5 ms-5 om11 st5
ilk om6
+ç af-4 az6 en-6 es-8 eu-6 fr6 hr-4 id-5 ku12 ms-5 ql5 sq8 sw-4 tr7 ts-4
nu_ af-5 az3 ca-5 cs3 eo4 lv7 no-5 ro5 yo6
etm ql6
yap ms7 ql5 tr6
apo en-6 it-6 no5 pt4 sl4 sq5 sw3 yo3
yad az7 ms-4 so9 tr-8
rir sl5 sn6 yo5
cti en-6 is5 it-5 la7 ms7 om7
tim az5 ro5 tr-4
bir id-4 lg6 om4 ql5 tr4 zu-4
irl es5 eu5
iyi az5 sn4 ts4
yin lg5 ts5 yo6 zu6
olm ql5
lmu id8
_ik af-7 de-6 is-5 lv-5 nl6 ql8 sv-4 tn4 yo7
inc fr4 id-4 la5 ms4 nl6 no-4
nci it-6 la4 nl5 ts5 xh4
roc da5 es-8 eu6 sl6
oce af-5 cs4 id-5 nl5 sk-5
dah ms2 ql-4 so6
_dö tr6
işt ku9
ira ca-3 en-7 et-5 lg5 ms5 ro-5 sn4
xin xh8 zu-6
spu es5 pt-6 ro5
rez eo5
ezi af-4 es-5 fr-4 ro6 xh5 zu7
_ye cs-6 hr-5 id-5 ku5 nl-5 sn8 sq-5 tl-4 tn-3 xh7 yo-6 zu5
yed yo7
du_ af-4 az5 en-6 eo3 es-4 id-5 lt-5 mi-4 nl-5 pl-5 pt-5 tn-5 tr4
nya en-6 es-4 fi-5 id7 it-5 no-4 st4
yya om9
yat en-7 id3 tl5 xh-5 yo7 zu7
aza ca-5 en-6 eu6 hu-5 id-8 ms6 yo6 zu4
zar es5 eu5 hr6 hu-5 id-5 ku5 pl5 pt-5 sl-6 yo7
nzi en-5 id-4 ms3 sn5 xh7 yo5
hra cs6
pda ts13
mi_ ca-4 en7 eo5 et6 fi4 ga-6 it4 nl-2 om-2
opl da5 hr7
maq om8 zu4
if_ en6 fr5 id6 om7
imi az-5 da-4 eu-6 ga5 hr-5 lv-5 zu4
cin ca-6 es10 eu7 ms6 pt-5
ura az-6 ca4 en-4 nl4 pl5 sn5 yo-4
stl da6
enz af-4 en-4 ql-5 xh7 yo7 zu8
xa_ ql-6 so5 ts5 xh7
yen id-4 tn-4 tr7
nir es-5 pt5 sn6 tl5 tr5
_ov af-6 da4 en8 hr7 nl8 sl-6 sv-4 zu5
nca en5 eo5 es3 la-4 xh-4 zu8
aq_ az10 id-7 ms5 ql9 tr-6
raz eu8 id-6 sw5
zin af-4 ca-5 pt5 tl-4 zu7
=ni cs-4 eo9 hr-6 id-7 pt-6 ql7 sw7 tl3
dı_ tr8
pom ca6 es-4 sl5
orf cy7
ii_ en-6 et-4 fi-5 fr-5 la6 om14 pt-5 ro7 sl-6 so6 sw4 zu-5
ado da4 en6 eo5 la-6 lt-4 sq7 tr-7 vi4
lmi az7
car af-6 fr4 it-5 ql-5 sv-4 yo8
ır_ az6
_ai af-4 cs-4 en-4 et4 mi2 no5 sl4
ail en5 es4 et-5 fi6 ga9 no-9 pt-4
lki fr5 hu6
yer de-7 es5 fr-7 om10
ata af-5 ca-4 da-5 fr-7 hr-6 id3 lv-6 pl-4 sv4
nai eu7 ga5 id4 ql4 sw4
bey tr7
ilm fr-5 id6 sv-4
iza ca5 it-5 ku4 sk-4 xh6 yo-5 zu4
enr ms7
nri yo9
tta hr6 is-5 lg10 om7 sk5
una af-5 pl-4 st-4 sw7
_ağ az8
_ço az5
çox az6
yi_ en-5 ql4 st-5 tr6 ts10
ayr tl5
hin it-6 nl-4 om4 pt-5 ro-6 ts4 vi5
kea hr5
=ada id7
ub_ cs6 en-5 et6 ro4 so6
rkt nl8
oya sk6
etd az9
_çi ku13
ibi en-7 la5 tl8 tr4
usa ca-5 cs3
tsu en7 et7 ql-5 sl-5 xh4 zu-5
suk nl-5 zu4
uki pl5 sw4 yo5
no_ af-4 da-7 eo4 fr-5 it4 ku-5 lg3 nl-5 sq-4 tn3 tr-5 yo-6
cak ql9
dil az-7 en7 sq4 tl-4 tn5
azı az7 tr-5
biz az6 eu8 xh6
iz_ eu6 hr3 ql9
yes en6 zu5
rar af-4 da-3 de4 it-4 ms-3 nl-6 no2 sk4 sn6 sv8
doğ tr9
lor id-6 it6 pt-6 ql-4 ro5 st-4 tr-6 yo4
dot yo5
oti fi-5 sk6 sn4 sw3
dav az-5 fr-6 pt6 sl-4 st5 tr5
ava af-8 en7 es-6 et-6 fi3 id-7 ku4 lv-5 mi-4 pt7 st-5 ts5
vam ca9 es-4 zu6
_aq ca4 ql8
ük_ az5
_uc sw5
uca pt-5
cal af-5 it5 om6 vi4
lib eo5 es-7 la7 lg4 yo-4
lil cs5 en4 ql4 ro5
yay ku4 sn10 so6 xh8
ayl en6
yla ca5 en8
_cl cs5 da6 mi4 pt6 ql-8 yo6
clu nl6 yo5
lub az6 en-7 lg5 ql6
roi eu6 ga9
oid eu5 tl5
ağı az4
itl ms8 no-6 st3
_qa az9 id-5 om7 ql5 so11 sq8 tn-5 tr-8
qab om13 zu4
_xo ql11
fa_ et-5 id-6 is4 la-5 om6 tn10 yo4
zi_ ca-4 cs7 en-4 fr-5 lg7 ms-5 sl-5 sw6 yo-5 zu4
dib ku12 so8 xh5 zu-8
yaz tr8
zda lt6 ql6
yda cy10
pay ku8 ql7
ayt ql9
iha et5 ku12 xh3
az_ eu9 hr4 hu2 id-4 tr5
=az cs7 hu4
mir da5 eu-5 id3 ku4 lg5 lt5 lv5 ms-4 sn5 tr-8
=mir ql10
yta ql8
lir da-7 lg6
_sü az5 ql5
diz sw5 xh7
ayn so8 tr5
=ona ql13 sl-10 st11 tn-6 yo-6
saf cy6
sud id9
asa az-5 et-7 ku-3 lg5 nl-4 pt-7 tn-6
riy ku8 ql5 so5
gda ql8
omi ca-4 es-4 eu5 fi6 fr-6 ga-4 hu5 sk4 yo9
mit en-4 fr-10 hu7 tr8 yo5
yah az-5 so6 tr6
bav cs-4 ku6
var ca-3 de-5 id-7 ms4 no4 sn5
_ir eu6 hr-5 lv6 om4 sn5 tl-5 xh4 zu-4
irs az5 ku10 ql-5
may ca-5 da-4 hr-4 no6 sk-5 so4 zu4
=ki de-4 hr-6 id11 mi17 ms-10 sl5 sw-6
_qi ql7
lya hu6 lg7 ql5
nsu no7 ts6 xh-6 zu5
uz_ az4 eu6
bil es-6 fi-5 nl-5 ro5 tl5 tr-4 zu6
=bir ql6 tr5
niz az6 ca-5
nil fi4 sl4 sw5
muk eu-5 lg5 sn7 sw-6 xh-7
qal az8 ku4 tn-6 zu4
bez id-5 nl5 zu4
kay da5 ms-5 ql8 tl8
axi ku8
dai cy5 eu5 ms-3 sn5 yo-4
aim et-4 fi7 fr8 ga6 mi5
=ya en-5 mi-4 pt-4 ql6 sl-5 sn-4 st7 sw11 tl-7 tn8 tr-8 ts6 xh-4 yo-7 zu-4
vi_ ca-5 en-4 eo6 hr4 hu5 id-5 ms3 sk3
_ça az8 fr7 ku8
uvi fr-7
vio en6 es5 sl-5
zil cs-6 sk5 sw5 zu4
qan az6 xh8
ncl yo6
luc ca6 cs6 en7 es-7 id6 ms-6 pt-8 ro-6 sl6
=iki ql9
hes en4 it-7 ms-4 om6
esa en-6 eu5 id5 lg5 ql-3 st4 tn-6
uru hr-5 hu4 id3 mi3 ro-5 sn8 sw4 yo5
rul da-8 no10 ro4 sl5
ida ca7 eu6 hr4 id5 ro-7 so6 sv-4 yo5
kub az5 id-5 st-5 ts-5 xh5
ubo sk5 xh6 zu5
oku da-5 en-6 et-5 lg9 ql-6 st-5 ts-6 zu5
ku_ af-4 ca-5 en-10 es-6 ga-6 hu-5 id6 ku5 nl-5 so5 tn-4 ts8
=un cy7 da5 pt-7 ql9 yo-6
up_ af-6 cs5 da-6 en5 id7 tl-5
oma da-8 is-5 la7 pt-6 ro4 zu4
tet id9
haz cs5 es5 ql-4 sk-5 xh7
mı_ ql10
_tö ca7
eyi ql-4 tr6 ts4 yo7 zu6
ze_ af-4 cs4 hu4 lg9 nl6 sw-5 yo-6 zu6
rij hr4 hu5 nl7 ro-6
ijo es7 sl4 yo8
aid cy8 en5 es-5 ga6 lv7 sw6
tki et5
onu cs5 mi8 tr5 yo4
ils en9 fr9
uze hr5 sl-5
sik nl-6 sw4 zu4
_ii xh15 zu-10
=after en12
ght af-5 es6 mi4 ql-7 xh-5
_l_ ql7
=l ql7
nic ga4 la5 pt-7 sv-6 tr-5 zu-5
zam pl8
tja hr-7 is5 sl7 st6
kov no4 ql-5
lda da-7 hu5 ku5 nl6
ory id-7 pl6
uza xh6
zan en-10 hr-6 id-7 ku4 om7 sl5 sn4 yo-8 zu5
nar af-4 cs5 en-4 eu-5 no5
=ad ql7
uta es-5 la4 lg5 mi5 pt5 sl-7 sn5 sq-6 sw6 tr-4 yo-6
ird en6 lt5
lal sl-7 st3 tn-4 xh6 zu5
bah id6 yo4
rai ca5 nl-6 ro4 sw3
hur az-6 mi6 no-3 ql-4 sn10 sv8 tr4 ts8 yo4
fak xh7
nio ca-4 id-9 om5 yo6
gör ql6
dey az5 tr5
eya en4 ku12 lg7 so4
sir da4 id-6 no-4 sn6
gir ca5 es-5 ku10 lg6 zu-5
aqa om4 so7
ono cs-5 eo4 es-3 eu4 fr-4 pt3 tn7
tiv cs-3 fr-6 om5
cid eo6 la6 ro-6
mem id6 ql-3
nso ca-8 sl7
ım_ tr9
tia cs-5 da-5 es-5 la10 mi7 sw5
hiy zu5
hey en6 ku9 xh4
tab da5 it-5 la5 sl-4 st6 tn-6 yo6
giz xh-6 zu7
riz ca-5 da5 es4 hr5 id6 lg4 ms-6
yil fi5
yem ku5
üm_ tr9
hre da7 en-4 ms6
rey az6 lg5 yo6 zu-5
=si da-6 hr9 lt-6 ql6 so9 tl11
ikn id7
yra lt7
ole af-4 fr-5 id1 lg3 ro-5 tn3 xh-5 zu3
leo eu8 ga6 pt-7 sw7
_zi af-6 en-6 eu5 hr-4 id-5 lv5 nl10 om-4 ro4 sk-6 sl-6 ts-5 xh7 yo-4
_üç ql9
qar az6
upp ca-5 en6 sv7
_um cs6 en-5 es-5 et-4 lg-5 pl5 pt5 sn-5 st-5 tl6 ts-5 xh6 yo-5 zu10
ump ca-5 cs-6 da-6 es3 fr5 is4 it-5 xh2
tum is5 la7 pt-5 sw7 tl3 xh-4
umu id4 st4 tl7 xh-6
dio cy8 en-8 it3 ms-4 pl-5 tl-4
ünd ql10
bs_ ms-6
yir so6
opu it-5 ms5 ql-5 st4
=an fr-7 ga13 id-4 ku7 ql11 ro-4 tl-6 vi-5 yo-5
mah mi5 ts5
yim ts9
haf cy7 de-7 ql4 sw6 tl5
ait af-5 cy4 eu6 fr8 ga7 hr-4 no-5 sn6 st-4
ti_ af-6 az-5 ca-5 de-4 en-8 es-4 ku-4 nl-5 om5 pl-5 pt-7 sk-3 sn3 sv-9 tl-4 tn-4 yo5
mbr eu5 hr6
izi eu5 lg4 ms-5 sw5 zu6
say ca-5 en4 it-5 ms5 st-5 tl7 tr-4 yo-5
miz az-6 ql7
kim ca-5 ku5 ql-4 sv-5 sw3 zu3
nid ca7 cy5
tiy ts6
adu eo5 so5 sw4 tl-6
jur sl7
urn cs-6 da-4 en-5 no3 tl5 ts7
obr hu5
ahm cs8
mud pt4
qa_ ql9
eix ca8 es-6 eu5
nau lt5
au_ af-4 cy10 de4 en-11 es-7 et-4 fr4 lt3 mi6 ql3 sk-4 tl-9 tn-4
_ic de9 ql6 xh5 zu6
lm_ en7 no-8
new cs-6 ms5 sl6 sw4
ew_ ca5 es-3 et7 eu6 fi7 fr-5 ku10 nl-5 no-5 tl-8
=new ca6
jas cs-5 es7 eu5 hr-4 sl4 tl-6 yo8
smi hr7 id-3 lt5
_gü ql8
atl da-5 en-6 eu4 tn7
tla cs6 en-4 it-5 st7 tr-4 ts6
_yu az8 tn5
naj eo5 id4 sk6
aja es3 hr-4 id4 nl-5 no-5 pt-6 ro4 sq6 xh-6
aca id7 pt5 ql-6 so9 zu4
tur cs-5 en-5 fr-4 la5 om6 sl-4 sv5 sw-4 ts5
mo_ ca-6 en-9 eo6 fr-5 ms-5 pl-4 pt3 ro-5 tn7 tr-4
ctu en8 nl5 pt-7
unc hu5 sw-5 xh5
ncu xh8 zu-5
ko_ af-5 cy-4 en-9 es-8 et-3 eu7 fi6 fr-4 it-6 la-5 lg4 mi4 ms-7 nl-5 no-5 pt-4 ro-5 sv-4 tr-5 ts4 xh4
rap az-5 eo5 id4 it-4 no-4 ql-5 sq5
zad ca6 cs8 pl5 sk-6
_ce af-5 eu-5 ga4 id5 it5
urt az8 eu6 is5 ms-5 no9 sk4 tl4 tr-8
aln et5 id4 pl4
tih ts8
ifu es-8 sw8 xh7
uqa zu5
eza ca-5 es6 eu6 id-5 lg4 sl4 sw6 yo-5
upu pl5
pu_ hr12 mi6
ray es6 so6
ayo ca-4 en-4 es4 om-5 sk-3 tn-5 zu4
yon eu-5 fr8 sw-4 tl7 yo-5 zu4
inz lg6 xh10 zu-5
con cs6 de-5 is6 la5
uku en-4 mi3 st-5 tl5 yo-5 zu4
_tv cs6 ql4 sl-7
tid hr-4 id8
uli ca-6 fi6 la4 lg7 sl-6 sw6
zis eo6
zik id-4 pl5 xh7
ffa om12 sl6
sih zu3
nos az4 ca-3 cy4 fi5 hr-5 la5 sl5 tr-6
seo ga9
usu ca6 en-7 es-8 sk-4 sw6 tr6 yo7
isb ca10
dum az5 tl-7 tn6
xik ts9
bio hr7 nl6 no-4 sl-7
did en9 eu4 it-6 la4 sl-5 st-5 yo6
laz es-6 hr4 tr-4 ts6 yo4
azu eu10 hr8 sl-5
zur sw13
tni is5 sk-6
fi_ cy8 it-5 om11
ör_ sv7
mum id6 la5 sn10 yo8
umm da-4 en-4 id-7 it5 ms8 nl4 om12 xh4
isl fr-5 id6 no-5 tr-7 zu4
mur da6 de5 mi4 no-5 om4 tr5 yo-4
oba so5 yo6 zu7
=et de-5 en6 fr6 la8 sv-6 tr7
rim az-3 cs-5 en-5 it5 la5 sw-4
ngl pl4 sl-5
gi_ lg5 mi4 tn3 tr-5
itr pt5
rac om3 ql-5
aci en-4 eo8 pl5 tr5 xh5 zu-4
dic af-5 en5 fr-5 it4 la6 sl-5 xh4 zu-5
sip ku8 ms5
iom en-7 eo8 ga10
siz ql3 xh5
etk et8 hr6 sl-7
ay_ ca-9 cy-4 om-5 ql5 sl-5 so13 sq-4 sw-4
_ey da6 lg4 ql3 zu5
yak sn4 tn-5 xh6 zu6
aku en-5 id5 sv-5 tn-4 xh5
gün ql5
yni cs7 cy7 pl-7
=var da5
_vu de-9 es-3 la4 pl4 ql5 sn-4 ts21 zu-5
_iz cs-6 eu5 hr5 lv5 ms-6 sl4 sw-5 zu7
zah sk-7 sl8
ahl de5 st6 sw-5 tn-8 ts5 zu5
=ara ca7
çin ql7
_ot hr6 pl5 ql6
bis de6 id6 ms-3 sl-6 ts6
abu ca-6 lt5 sw6 tn-5 yo5
but ca-4 id8 lg6 sw-5 tn7
=son ca5 no6 ql6
ilo az4 eo6 es-6 ms-4 sw5 tn3
oso en-6 pl5 tl4
sof ca7 cs7 en-10 es6 sl-6
_xe az8 ku10
ict ca-7 en6
nc_ ca12 es-6
pul az7 da4 la6 lg4 st-5 tl-8 tn4
ksa et5 id5
gez ql4
ubi hr7 la5 lg7 pl5 sl-5 zu5
biy so6
=iri sn11
ful en4 ms6 tr-5
pus en4
su_ it-4 lt4 ql3 sk-5 st5 tn-5 xh-5
_ul en-5 es-6 no4 sq4 sw9 tl6 tr-6
duz zu7
hac es7 so4
rab so6 sw4
iva en-5 ku4 la6 sn5
buk da-5 hr5 id3 lg5 ql-4
oge id4 ms-8 tn6 yo5
=hal id13 ms-12
has de7 en6 fr-5 id3 it-5 pt5
sok id4 zu3
yor id-6 sn4 tl-6 tr10
=vi ca-6 eo11 hr5 pt4
fal ca-7 da-6 ms4 sq7 tr-6
lba da3
mpo en6 eo6 eu5 la5 pt-6 ro4
poz eo5 ql4
ozi eu4 hr4 sl5 xh-4
tsa st7 sw-5 tn6 ts5 yo-4 zu-6
tay id-7 it4 nl4 so9
iny sn-4 tn-5 xh4
aun da5 fr-6 ms5
ndl ql-8 sw-5 ts10
aye de-7 id-5 lg-5 no5 sw5 tl-6 xh4 yo9
dli en-6 zu8
_sö fi6
nen af-6 de4 en-7 et-5 fr-5 id-4 ku-4 lg4 nl3 tn3
idz sn11
dze lv7 sn9 xh-5
uha hr5 tl6 xh5
nqu ca4 es-7 zu6
ov_ da6 hr-5 ms-4 sk5 sl7 tr-4
kis eo6 hu5 lg5 lt5 ms4 sk-5
cil en-7 es6 hu5 sq7
hli de-6 nl5 zu4
cum la6 pt-7 tr7 xh5 zu-6
ixa ca6
ohu mi6
ano ca-4 cs6 eo3 lg2 ms-2 ro-5 sk-6 sn8 tr-6 yo-5
iji sl4
yel ts5 zu8
cla la7 ms-5 zu-5
nqa az8 xh11
aly da-5 om5 st4 tl6
abi cs4 ms9 pt-7 tl6 xh5 yo6
_eh es-6 eu5 it5 nl5 sv7
nul cs4 ql4 tr6
ehr ql6
dd_ cy20 da-8 no4
siv no5 zu6
iv_ az6 hr5 no7 ro6
uva en-5 hr5 lg5 lt-5 sn7 tr5
eht fi8
hti fi5
fol nl-4 tr5
sey es7
ipi sw3 tl-3
pi_ et6 hr8 sl-5
vim ca5 et5 sl7 sn6 xh-4 zu4
cas fr-6 ms6 tl-5
git la6 ql5 ro4 tr6
ikt da-4 sv3
osu fi6 ql-7
bus ca6 en-5 la5 lg4 lt6 ms5 pt-7 tl5
fad ca8 en7 ga6
cet la9
kaz eo6 sl4 sw4 zu4
=ay ql8 so8 tl4
yum ms6
lav en5 no-5 pt6 ts7
ais ca-5 cs-4 cy5 es-7 fi5 fr13 id-7 nl-5 pt5 sl-6 sn5 sw3
ssu az4 de6 en-4 la5 om7 tn8
zal xh8
ily ca6 cy4 es-5
tul eo4 es-6 fi5 lg4 ro5
sib ca-6 en-7 es6 id-4 it-5 lg5 ms3 ro3 xh6
_xi ca6 es-6 id-7 sn-5 so7 st-5 ts24 xh-6
gur da6 ga6 hr5 id5 is-4 it-4 ms-6 ro5 sl-5 sn3 yo-5
mac ga4 nl5 pt5 ql-6 st-5
anz de6 it5 om3 ro-6 sw5 yo6
=ana az-6 mi16 sw11 tn-4
fac es-5 la11
ios es5 la8
ned de-6 en5 ku6
zu_ eu8 ku4 zu8
alv ca-7 da5 es-11 la5 nl5 pt-6 vi5
lva ca-5 en7 es-8 fr6 nl4 pt-4 sl5 vi5
tav es-6 lt6 ql5
arf cy7 ms6
_mk sw15
taz sw9
rfo cy9
abl ms4 sw7
any ca6 eu-5 fr-4 tn5
nyo ca5 sn5 tl5 tn6
fau fr-13 ql-7
kt_ af-8 cs6 hr-4 nl10
ihl cs-8 hr6 st6 tn-5 zu5
abt so9
bom cs-5 ms6 pt7 xh5
iye so5 zu4
kha da-5 nl5 sn-6 sw-6 vi5 yo3 zu5
_ah eu6 id-6 om-6 sl-5 so9 tl5 tn-4 tr6
=ah so9 tl7 tr7
hav en6 eo9 fr6 hu4 is-5 pt-4 ts4
=su es8 hr5 ql9 sl-6
hla de-5 lg-4 sn-5 st6 tn-9 ts7 xh7 zu6
sat ca3 en-11 et5 fi4 fr-6 no-4 pt-4 sl5 sn5 sw-5 tl6
muz hr5 nl5 sn7 tr5 xh-5
dos ca10 de6 es-2 ql-5 tr-6
axa az6 so15 tr-7
eft nl7 tr6
=tom de5 fr6 hr-6 it6 ku5 lt-5 mi-4 sk-9 sl-6 sq-6 yo-5
_ny af-5 da3 en-5 hu4 ql3 sk-4 sn5 sw8 ts5
oz_ az6 de7
lov de5 yo5
oca es4 id-7 ql-4 tr6 zu4
_od az-5 en-5 hr4 it9 sl5
pik id7 ms-7 xh4 zu-5
liv en-4 es6 fr7 pt5 yo-4
lob cs-7 es-6 hr-4 ms-7 ql-6 sk8 tn5
obo hu6
_uk da-7 en-5 id-5 lg-6 no3 sl-5 st-5 ts-5 xh7 zu6
bry cy8
kum sl5 sn5 st-5 xh6
dul de4 hu5 xh6 yo-5
pal cs3 da6 fr-5 lt4 ro-5 sk-4 tl-3
=als de5 nl5 ql7
=san es-8
=ta da-4 et8 fi-5 ql12 sl-4 tl-6 ts15
obl cy7 ql5 sl-8 sv-4
roy sk7
umo tl5
sav az-6 cs-7 hu5 tr4 ts10
hay az-5 es6 is5 ms-3 so9 tr6 xh3
nor az-4 eu8 fr-5 is5 tl5
nay so10
pil es7 hr-4 sl6 tl-4
apu az4 cy6 hr6 mi7 sn5 tl-4 tr-5
=may da-4 no5 tl9
mam cs-6 hr6 hu-5 om7 pl5
kro eo5 no-4
roz az5 pl5 ro5
oza es-7 lg7 pt5 ql-8
zat eu8
yet sl5 tr7 ts4
kot en-5 st10 sv-5 ts8
otu ca5 is5
azk eu7
cab en6 id-8 ms5 so6
_z_ hr-7
=z hr-7
_r_ cs10
=r cs10
odl en6 sl6 zu3
hek sn4 xh-5 zu9
zma cs7
ibe en-6 ku8 ro-5 sv6 yo-7
eir ca7 cy7 da-5 en-7 ga10 is-7 mi6
dov ca4 it7
kah mi7 ms8 tn-5 xh-6 zu5
izm ql5
toa mi9 sw4
pti no4 tr4
tez eu9
ez_ ca-14 eu4 fr10 id-5 ku10 tl-5 tr-4
qel xh17
kaj az4 eo11 tn-5
=sen az8 tr9
_kv eo6 no8
zen af-4 cs7 de6 en-4 eu7 it-5
cli ca5
gah ql5 tn-5
kau en-4 mi9 pl5 ql-4
zav cs6
vod cs3
irr az4 ku5 lt5 om11 pt-5 ql-5
vet en-7 et7 ro6 sq8
ium en-6 la5 no-6 ql-6 yo5
niu ca5 fr-5 id-3 yo6
eys so7
hu_ da5 en-5 et-4 ga-5 ms3 ql5 sl-7 sq4 st-4 sw-6 ts4
=ku en-6 id-5 ku13 lg6 om-4 sk-6 sn-5 so8 sq-6 sw-7 ts11 xh-5 zu5
=mo ga4 tn12
hi_ af-4 az-6 cs-4 en-8 hu-4 lg-5 mi5 sw2 tl-4 ts5 zu4
=hi cy6 en-5 sw-5 tl-7 ts19
uh_ id6
kva eo9
ix_ af-6 ca10 la5 nl5
bab az-5 de5 es3 pt-5 sn3 sq6 yo-6
tac cs9 es4 fr5 pl-8 sk-5 sv8
air fr-4 ga7 nl5 pt-5 tl-5
yu_ ql9 sn7
nok id-6 ms4 pl5 sv-6
+š af-4 cs1 en-5 es-5 et4 eu-4 fi-6 hr4 ku-5 lt9 lv6 mi-4 ms-4 pl-8 sw-4 yo-5
šu_ lv6
udd lg6 om6
elv it4 sl-6 sv-6
lve la5 ql-4
etl id-6
lul fr-4 it5 nl8 ts4 zu6
_ub hr5 lg-5 ql4 xh7 yo-4 zu6
urr eu6 no7 pt-5 tl5
lol zu5
vik da-5 no6 sn8 xh-7 zu8
jik ms4
pha id-5 om5 sw-4 xh6 zu6
apt et7 pt4 tl5 tr5
gio ca-5 la6 lv5 pt-7
lhe fr5 pt6 st-7 tn9
bua ga6 ms2 tn8
uat mi4 sq4
mul es-5 hr-4 lg4 om4 pt-7 ro5 tl4
nec en-14 eo4 fr-9 is5 it-5 nl5
clo es-7 ms9
pow en-5 et7 ms-4 pt7
=je af-4 de-8 es-5 fr3 nl4 pl-7 sw8
ijs lv9 nl6
usp en7 hr10 sl-6
eh_ az-4 es-6 id3 nl4 ql-4 sv7 tr4
=od cs-4 hr6
_dž hr10 lv12
+ž cs4 en-4 hr4 lt5 lv6 ms-5 pl-6 sk4
dij es9 st6 tn-3
ija es4 hr5 hu5 id3 lv5 pt-5 ro-5 sw5 tn-4
jal cs7 es5 sk-6 tn4
ahu ms4 st-4
nhu ql-5 sn10 ts10
kao hr7 sn4
ao_ en-6 hr14 it6 mi4 sl-10 st6 sw7
iku ql5 sk-6 sq5 sw5 tl-4
nku en-5 sl-5 ts5
nih cs4 id-6 ku10 la7
ih_ id9
+ć cs-6 hr13 pl4 ql6
eća hr8
+č cs2 ku-4 pl-6 pt-5 st-4 yo-6
_či ql10
otr cs-7 es6 eu8 sl3
nje cs-6 lg6 nl-5 pl-5 ql5 xh8 zu6
_zv lv6 sn13
zvi sl4 sn16
vij sq5
ije cs5 hr6
ovo ca-5 es-5 fr-5 ql7 sq5
azv sn9
+đ hr19 sl-6 vi9
prv cs7
hme cs7
umi ca-5 st-4 sw5 tl9 xh7
_sv hr4 lv10
svo sk6 sn7
_sr cs5 es4 hr4
ba_ en-4 fi-7 nl-4 pt-4 sv-6 xh4
koj hr9
=koji hr7
=ga ql7 tn16 yo-6
iro ca-5 it-4 ku5 lg7 mi5 sn9
čno hr5
mij nl10
ože sl-7
že_ sk2 sl-5
vit da-5 es-4 id5 la10 no3
izu sw7
_og en-4 lg4 ql3 so5 sv-6 tl-7
čen hr-7 sl8
_št hr6 sk5
što ql5
=ako sk4 tl8 yo5
iko eu2 id-3 lg5 lt-5 nl-4 sw4 tl5 ts3
=ne ca-8 en-6 eo9 es-6 fi-6 fr-3 hr5 hu-7 it-5 ku5 lg7 lv-4 pt-8 ql6 ro-7 sq-4 st4 tn8 yo-8 zu8
ruž sl7
fit en6 id-7 ms8
itn id7 ms-9 sl6
tne la10 sl6
_že sk2
imo az5 ms-3
isp hr5
iše cs5 hr8 sl-6
nek cs5 eu4 id-6 ku7 mi4 ms4 sk-4 sn7 xh9 zu-8
lij af-4 hr4 lv8 nl5
nij hr4 ql5
=iz hr3
ži_ hr8 sl-7
kup pl6 sn5 sw6
pou da-4
jav da5
šta hr12 sl-5
ws_ en4
_gd hr8
dje hr5
irw lg6 ms6 sn8
way en-4 it4 nl4 xh4
ays es6 so7
=anak id9 ms-7
tau cs7 id2 mi9 pl-9 ql5 sn4 sw-4
lsk da5 hr4
alj da6 sq6
kre en-4 nl-5 pl4 st8 zu-5
će_ hr5 ql5
cen af-4 en3 es-4 lv-4 ms-5 nl5 no-2 ro-4 sk-5 sn4
rut da-5 en-9 id4 lv7 pt6 sv7 tn5 yo-5
ntu en-7 fr-6 id7 sl-5 st-5 sw-5 tl-5
_mj sw8
mje ql6
=nije hr6
jem cs-6 sk7
kac ql6
cij es4 pt-4
mog eu5 id6 sl-5 tl7 tn5
ogu hr5 lg5 sl-5 yo6
aj_ ca-5 eo14 es-5 fr-6 hr3 pl8 pt-6 ql7 ro6 sl5
emu fi4 fr-6 id5 sn8 xh-6 zu3
hod ca5 hr-3 sl6 st6
dug hr5 id7 ms-8
igr hr5 id4 is5 ms-5 nl4
_uv cs7 xh7 zu6
uvo lt6
tup hr6 sk5
raj eo5 ms6
onc en8 id9 it-5 ms-9
ibu cs5 en-3 id4 la6 lg5 tn6
oj_ eo19 fr-5 hr5 sl-5 sq4
lja af5 sq6
jen fi6 pt4 tn-6
jat es6 fi5
sob id-7 lg6 ms7
gov ql6
lne sk7
_dv da5 ql5
aje es5 et5 id7 ms-9 sk-5 tn-6 yo5
jev cs6 sk-5 sl5
vo_ ca-4 cs-5 eo6 fr-4 hr5 it12 lt6 sk4 sn8 zu-5
fou pt9
ido ca-10 en-9 es6 pt3 tl5 zu4
elj cs5
nju es-6 eu5 id7 ql-3
ju_ da-7 hr4 is4 lv6 sq6 yo9
cro de-5 it5 ku5 nl6 ql-9
ft_ af-5 nl7 sv-8 tl7
amo cy-5 es4 it8
_nj sq4 sw6 zu6
dob pl5
obi af-6 it-5 nl5 pt4
adn sl6
dnj ql7
tev hr-3 no-5 sl4 sv5
jak cs6 da-5 id9 ms-5 no5 pl4
big lg5
cle fr7 ql-6
syn cs7 no7
ynt cy11
bij hr5 ku7 nl9 ql-5 sl-8
jel cs6 en-5 id8 no8
svi da-4 hr7 is5 sl-5 sn8
jet cs7 es5 om5 sq8
swi en-4 om4 ts16 xh-4
_ud da7 no-7 xh4 zu8
vje hr5
chu de-4 ga10 id-3 no-3 om5 ql3 sw6 xh-6 yo-6
hus de-6 es4 ql-5 sw7 tn5 xh5 zu-6
tts yo6
ij_ af-5 nl11
ipa ca-4 ku7 st4 sw5
uci cs9 pt-4 ro-6 sl6
omn la10 sl5 xh5
mni pl7
oga eu5 hr4 lv4 tn6
aji so5 sw12
_ši cs4 sl-6
pod af-5 lt5 nl6 pl6 st-7 tn10
odr cs7 pl-7 pt-6
boj sk7
ojn eo11
gla ca6 da-5 hr5 no4 pt-4 sv5 tl5
oko en-4 eu7 fr-5 no5 ql-4 sl-4 st4 tn6 ts5 xh6
=oko xh12
_kg st10 tn7
dvi da10 no-10
jed cs3 da-4 hr7 om10 pl5
edn sk6
noj eo8
bud az4 id-6 sn6
ved da4 et4 fr-4 sk6 sv-4
urm fi7
če_ cs8
izv sn8
zvo hr6 sn9
odn ql9 sl-4
iju sw7
jum lt5 sw11
sau ro6
aur cs5 cy5 en5 hr5 lt-8 ms-6 pl-8 ro-6 sn5 tl6 tr4
eco ca4 eo7 id-5 pt-5 ql-5 yo6
cor af-5 it4 ms6 sl-6
lej pl7
_će hr6
=pri eo7 sl7
vez pt4
ziv sn7
nab ca6 cs6 ku5 sw-4 xh5 yo-6
dni cs5 pl6
ece cs7 nl5 sk-6
cep ca4 da5 ms-6 nl6
gav sv6
hij nl9
tje nl6
pok cs5 pl7 sk-5 sw4
nuo hr7
uo_ en-6 hr6 la7 lt7 ms5 sw5
gut id-3 ql5 ts6 zu-5
ead ga5 id5 it6 ql-5 yo-2
irj da6
cit de5 hu6 la9 lv5 no-7 tl-4 tr4
off ca5 en4 fr-6 lg5 om5 tl-5 tn6
ffr ca7
ezu eu5
pov eo11
gru en-5 eo5 ms-5
upe id-4 sw7 tl-5 vi4
_ip en-6 es-4 eu5 pt5 ts-5 vi5 xh5
uzi lg8 nl5 sl-6 sw7
aud da-6 eu4 la5 no6 ql-4 sk5 yo5
erz pl5
rzi hr9
zij af-6 nl10 sl4
neu cy8 de8 ql-7
imu en-5 hr6 la7 sl-7 sw5 xh-4 zu5
lac af-5 cs-7 es-3 ga7 hr3 la7 pt-7 sk5
dec hr7 vi5
cem en-5 la7 ro5
lih en-7 id7 nl4
_zb sl6
bog da6 hr8 st-4 tn7
bob cy8
dac ca-7 ro5 tr5
lso nl7 no-6
zit eu4 nl4 ql-6
etn hr5 pl5
_ml lt7 pl5
_dj ms10
lka en-4 id5 lt7 no6 so14
uka cs-5 da-7 id5 ku-4 sl-4 sw5
čin sk-6
dne hu6 ts4
=bi eu-3 ku15 ql7 yo3
uno de5 id-4 sn8 sw-5 tl4 xh5
iči hr9
=do ca-5 en3 es-8 ga10 pt8 ql5
=to cs6 en6 es-4 ms4 nl-4 ql8 sv-5 tn-5
kih sl3
vne sl7
tij nl6
vaj no-4 sl4
zna cs6 hr6 pl6 ql4
nej sv4
eje da11 no-11 ql4 sq5
dna sk5
dod cs5 cy6 pt6 sl-5
gu_ lt5 so8 sw4 zu7
žen ql7 sk-5
hip sn5 zu5
ipo ms8 sw5
_sj no8 ql9 sv-5
sje da-6 hr6 nl5 no9
usk lt5 no9
aju ca4 hr5 ro4 yo5
avl da7 no-9 sk7 sv5
aše cs7
tep tl7
cap da-5 fr-4 no4 st4
tza ca7
alc it4
co_ ca-5 de6 eo5 hr-4 pl5
ign hr6 hu5 id6 la6 tl-4
_kh ms7 ql4 so5 sw-6 tl-5 tn4 ts11 vi8
muh xh-8
vu_ lg7 sw6 zu6
ivu es7
ugi eu7 hr5 ro5
aže hr6
tku sk8
upi sl4 sw6
=po lt6 sq7
due eu9
uel es-6 eu5 fr6 pl7 sv-5 tn6
cad eu-5 fr5 ga8 id-5 ms4 nl-5 ro5
go_ af-4 cs-6 fr-6 ga4 id-5 lg4 sk-6 st-5 sv-4 tn8
uko eu4 lg4 sw8
isu fi5 om6 sl4 sn6 tl-6 xh-4 zu4
_e_ az-6 ca-8 da-8 de-3 en-5 es-6 et-4 eu-7 fi-5 fr-9 ga-6 hr-6 ku9 lt-5 lv-4 mi6 ms-4 nl-6 no-5 pl-4 ql3 sl-8 st8 sv-6 sw-4 tl-6 tn8 tr-3 zu5
=e az-6 ca-8 da-8 de-3 en-5 es-6 et-4 eu-7 fi-5 fr-9 ga-6 hr-6 ku9 lt-5 lv-4 mi6 ms-4 nl-6 no-5 pl-4 ql3 sl-8 st8 sv-6 sw-4 tl-6 tn8 tr-3 zu5
_hr cs4 is10 sl-4
uje cs7 pl9 ql-5 xh-3 zu4
mim sw9
sup en4 eo4 id-6 nl-5 no-5 ql-3 tn7 vi4
upr cs-7 en5 es-7 sk5
gom sv8
poč sk4 sl-4
oče hr5
_ih de5 xh6
vih hr7
rje fi7 hr-5
_dh id-8 ms3 om8 so10 sq8
hr_ de14 no-5 ql6
_zn pl9 ql4
či_ ql8 sk-6
fab ca7
dao ga11
pob hr6
nua fi5 ga10 id-5 ms7 no-5
igo ca-5 eo4 id-4
ičk hr4 sl-10
nkc xh9
cio ca7 eo8 sl-5 yo6
owa cs6 en4 it6 lg5 no-5 yo-5
atk fi5 sk4
dhi om6 so8 sw10 yo4
tuj cs7
uči hr7
zem xh4
lji hr6
nep fi5 lv5 ql-6
=ju sq8
vni da-7 no6
agd om5
ice fr-3 ga5 id-7 la7 ms7 nl4 pt-7 sk5 sq-6
ce_ cs4 et-5 ms6 pl6
mt_ af-6 de7 en-7 ql6 sl6 sv5
=tim id11 ms-10
moj hr11 sl-10 sw10
deg af-5 cy4 da-5 hu5 no7 so5
vog hr6
azo eo4 sn5 sw4 zu7
hir da-4 eu8 id4 no5
ogo cs-5 da6 eu7 it-5 sl-5 st-8 tn6 yo4
tao tl8
inj es-6 sn7
_ia cs4 da-4 es4 eu-5 mi5 ms3 ql5 sl-6 sq3
=mu lg7 ql13 sn-4 sw-6
odo ca8 id-5 ms8 zu-4
oy_ es12 fr-5 ql4
_ug lg6 sl4 so6 tl-4 zu6
obu az6 es4 hr-4 lg7 pt-4 ql-6 sl5
ajn da5 eo13 no-4
lup ms8 sk7
nah cs6 et6 ql4
_ig la4 ql5 xh6 yo7
=ili eo9 sw7
_zd cs-5 ql8 sl6
rbu en-11 lt7
eze af-5 cs4 lg5 ro7 sw5 yo-5 zu6
zve hr-3 sl5 sn10
rí_ sk4 yo5
_io eo6 es-9 ga5 la5 pt-8 ql7
=io ql16
sco de6 en-7 eo-5 hr-5 ro-4
ofi ca-4 cy4 da-6 no5 st-4
rič hr5
uju cs6 sw6
ći_ hr5
ješ cs8
aga la-5 lg5 lv4 mi-4 sk-6 so3 st-5 sw-4 tn6 tr-5 yo3
_iš lt6
nco eo6 es-5 it5 tr5 zu7
wis de-5 id-5 ku5 tl8 ts5 yo6
uša hr6
toj eo12 sq5
=no ca5 cs5 en5 es5 fr-4 hr-8 tl-6 zu4
iho cs7 ts6
hov hr-4 hu4 pt6 zu4
zaz eu8
zov hr17
edz eo5 pl6 ql6 sn9
daj cs-7 es-7 hr8 sl7
=trump ca-5 da-7 es4 et-6 fr6 hr-8 is5 it-4 mi4 nl-6 pt5 sk-6 yo6
sva sn11 sv7
vst no7
mno ql7
_ep da-4 fr6 id-5 ms7 no5 xh4
epo hr8 id7 it4 ms-6 sv-6
mne la5 ql8
ačk hr10 sl-8
abv lv9
izo da5 es3 ms-4 ql-5 sk-5 zu10
zak eu7 hr5 xh5
živ sl6
vot ca-4 en6 sl-5 xh5 zu5
ulo eo6 es-7 hu5 id-5 nl4 no5
kus cs4 et6 ms-4 nl4 tl-6 zu5
zo_ it5 sw8 tn-5 xh5
jug id6
goz eu8
ši_ sl7
jus da-6 no-7 ro-4 sl5
rfi ca-6 es11
fir ku5 zu4
gol af-5 fr-6 id2 tn4
ukl hr6 id6 ku5 sl-5
det id-4 ms8 pt5
umn xh6
hun de-4 ga3 mi6 ts4
ogl hr6 nl5
idu af5 tl-4 xh6
dua ca-7 es-8 hu5 id7 mi-5 sl5 sv7
ua_ ca-5 es-5 eu8 fi6 fr-5 la5 mi9 ql4 sl-5 sq6 sw7 yo-6
jut hr6 id7 ms-5 ro5
_ža ql11
sym nl10 no8
bia id5 pl6 sw8
_pf de7 ts11
_oz zu7
=pa hr-7 ql15
dif ms-6 st8
ife af-5 cy5 es5 nl5 om4 pt-6
enc ca6 eo6 nl-5 om5 pl5 sv-5
ltu en-8 eo7 ms-5 ts4
ej_ da7 id-8 no-5 ql5 sk5 sv5
rhi ts11
ovn cs6 hr-4 no6 sl5
nea en-4 es5 ga6 lv8 tl-5
lut ca-5 fr4 hr7
faz tr6
agn lv5
gne de8
=tu fr10 hr-3 id-7 ku11 lt6 sl-6 yo6
max la6 so8 xh8 zu-7
ax_ so9
poo sv-6
och af-5 en-3 ga5 nl5 pl5 ql4 sk4 sl-5 sv5 yo-5
chy cs6
ash hr-6 id-4 ms5 pt8 sl-5 sn5 so3 xh-3 zu6
_mr en7 hr4 sw6
zor en8 eu4 hr-5 sl4
_ae la11
amb ca3 cs-4 pt-5 sn5 st-6 sv-6 sw5 ts5
lea ca6 da6 fr-7 no-7 sl-5
ea_ cs-5 eo-4 et-4 eu7 fi5 fr-7 la7 mi9 pl-4 ro4 sw8
kav en7 es5 et-6 hr2 ql-6
usl hr6
sec af-6 ca-8 hu5 id9 nl5 ro-4
ec_ ca8 en6 la8 lv5 sl6
ico af-6 ca5 en-4 id-5 it9 sl4
com ca4 et-4 ms6 nl-5
udo ca-4 tl4
vic cs6 la7 nl8 no-4 ql-4 xh7
tvi no6 sl6
lic af-6 en-6 hu4 id-5 la7 ro-5 sk-3 sl5 sw4
moh ms-6 st7 tn-6 yo6
rgo ms7
_up en2 fi5 id3 ms-4 sl4 sv7 sw5 ts8 zu6
=ka et-8 it-4 lv-6 mi9 ms-5 pl-6 ql7 so8 sq-9 st9 sw-6 tn9
jis lt7
=os da6 no-5
_rh cy16 no-5 ts6
dle nl6 ts3 zu4
dab so6
rth cy8 en6 es-5 ga5 om4 ql-7 sw5 tl-7
ity ca-7 de-5 et5 fr-8 ql-5 ro-4 tl-5 tr5 xh6
fai cy6 fr11 ql5
avu lg9 ts5
rej om5
jk_ lt6 nl6
amu cs7 id4 lg6 om5 sk-8 sl-4 sn4 xh-8 zu4
koz lg10
zva lv6 sk-6 sn14
ečn hr7
jad ca-4 es-6 id4 pl4 yo7
_ue om9
hap st7 sw6 tl-5 tr5
zio eu7 it5
bic id5 ms-5
zel az-5 eu8 tr4
ile ca-8 de-8 fi-7 it-5 lg-5 pt-4 sk-7 sn-5 st5 sv-5 tn4 tr-6 ts6 zu4
rci ca-5 la5
zab tl6
dea ga7 id-5 ms7
=im de7 ku12
ezo nl4 zu6
zon af-6 cs-5 eo6 es4 ms-6 nl6 ts5
ddo cy13
taj eo6 hr5 om6 sw5
uso ca-4 lg5 st4 yo-5
av_ en-7 et6 is-10 ku6 ql6 sv5
eut fi5 fr7 st8
ajj lg8 om10
jja lg11
icu ca-6 id5 la7
rih id-5 no8 ql6
hva hr8 no4
agu ga4 it-4 no-9 sl-5
_zr cs8
_ea cs4 en4 et-5 eu-5 ga5 la5 om5 pt4 sl-3 st5 tn-6
đi_ hr7
=sin ca9 es-7 ga12 pt-6
efo st-5 tn7 tr4
uve cs4 sn6 zu5
gul ku4 la5 lg9
fla ro5 yo5
cka cs6 eu6 no-5 sv7
oho id6 mi5 st10 tn-11
pec ca4 es-2 la6
sce de5 es-6 fr4 ga7 la8
uce cs6 en7
dou cs6
hni ms7
gao yo8
=mi cs-4 da-4 eo15 fr-6 ga-6 hr6 nl-5 no7 ql5 sl-5 ts5
lao st10
kta eo5 sw7
map cs5 ts6
ilu cs5 eu5
hev is-8 ku11
=oni eo11 yo6
dlu zu4
uzo eu6 zu8
kut en-6 et-5 sn5 sv-6 yo-4
_gh ga8
edh om15 sq6
dej cs6 es6 sl4
gos cy5 eu5 hr-6 om6 sl5
mov ms7 sk7
=er af-8 ql6
rku cs-5 tr6
vek ku10 tr-5 ts10
xel xh13
mau en5 id7 mi7 ms-7 sw5 tl8
sut cy6 id-6 is7 ms8 ql-7
utn hr7
pur lv6
cci ca5 es-4 eu5 yo6
gto de6 en-5 no-6 sq5
ofo yo9
_už cs4 lt5
=ti cy9 hr15 ku-4 ms-4 ql11 ro-7 sk-6 sl-11 tl-6 yo7
uji cs7
ual ca-5 cs8 it4 sk-6 sv5
nsc de-5 tl5
oju hr5 yo10
gai eu5 fr-5 lv4
onz sn13
nze de4 xh6
ced tl5 xh9
pam cs3 id-8 lt8 ms5 sn7 st3 sw4
_čo sk9
cip la10 no-6
cel en-4 ql-6 ro6 tl5
guv sn8
irg en-8 it7 lt-7
=usa es8
etw en-7
=radio es-10
ohe mi5 st6
rce hr6 id-5 ms7 ro8 tl4
aš_ hr9 lt5
nif cy5 om5
fic fr-4 ms5 nl5 om5 sv5
cir la6
ois en5 ga8 ql-5 tr8
ruc es-5 ms-6 yo5
mpu ca-5 es5 it-4 la3
mih la8 zu-8
haj id-5 ms7 ql7
ufu xh8
_t_ ga6 ql8
=t ga6 ql8
kiu eo8
iu_ ca11 cs-7 eo11 es-9 fr-5 it-5 pt10 ro5 sk6 sl-5 st5 tn-9
aho eu6 hr-4 ql6 sl5 st8 tn-7 xh-7 zu5
_uj sw7 zu6
zni hu7
reo ga6
chw cy10 pl7
lai cy7 es-5 ga6 id9 lt8 tl-6 xh-5
=gore sn6 st-4 tn12
tiz sn5
_hä sv6
hän fi4
zy_ pl8
eav en-8
vy_ ql10
ims az-6 ca4 ms4
dmi ca5
kuj hr-6 sq7 sw7
deb cy5 fr8 ms-5
bod cy9 sk5
eku da-5 ql-5 sn11
rks en-7
shi af-4 hr-4 it-5 lg-5 ql5 sw5 tr-5
eim de8
_iu la11
=co cs6 pl8 sk-6
vaz pt8
dh_ ga11 id-5 ms5 yo-5
_tx ql9
njo eo7
jos no5 pt6 tl-6
lti ro-5 sq6
eck tl6
neb cy4 en5 xh4 zu-5
zic nl6 ro8
nj_ sl11
rca ca-5 cs7 pt6
ick cs3 de6 es-4 la-7 nl4 no-5 ro-5 sv3
ff_ ca-7 cs-5 es5 id-4
bih id5
sue tn10
rco pt7
cos ca9 it6 ro-4 vi5
upo fi5
mom cs-4 sk6 xh-4
ule af-5 cs5 en-6 fi6 fr-7 la-5 no6 ql-4 yo5 zu4
fos ro5
oks et7 lt6 no5
kae st7
oze lg10 nl5
utv no7
oth en6 ga4 id-6 st7 zu5
cte ca6 nl6
=del ca3 pt-4 ql9
=el eo5 fr-4 hu-7 pt-8 vi5 xh4
=ha es-4 fr4 pt-6 ql9 sq5 st13 sw-5 tl-8 tn-9 tr5
=que en-5 it-8 ql6
hau de9 mi8 sn5 sw6 yo6
rà_ it10
=ser da-6 ku12 no3
=la cs-6 eo13 hr-5 id-5 pt-6 so6 sq-5 sv-6 sw11 tn5
fec ca7 en6 es-10 la9
ció ca10 es-7
ón_ ca7 ga5
=para ca6 eu-6 id9 ms-9 ql-3 tl9
+ñ ca9 la10 nl-5 pt-5 ql16 tr-7
nza om5 yo5
cam hu7 id6 lv5 ms-3
cat id3 nl7 ql-4 ro6 ts4
ió_ ca7 pt-5
+è de5 en-7 es-13 fr7 ga-5 hu-6 id-4 it6 nl-4 pt-8 ql13 ro-6 yo6
cie cs8 en-9 it-6 la7 nl7 pl8 tl-4
rát es-7
chi it5 no3 pt-5 sn8 st-5
cac ms-6
=maria da-7 de-6 la10 no5
cre af-5 es5 it4 la7
eu_ af4 ca11 cy8 es-5 id-5 it-5 pt10 sk-5 yo7
+ú af-4 cs-4 cy-4 da-6 de-7 en-7 es3 eu-4 fr-6 ga13 hr-6 hu3 it-4 ms-5 nl-5 no-8 pt6 sk9 sl-7 tl-4 tn-5 yo8
ès_ fr9 ql6
_és ca5 pt5
és_ ca6 pl5 yo6
=és ca5 pt5
=els ca9
=les da5 pt-4 ql10
=com es-6 pt6
gud om7
qui ca5 da-5 en5 la11 yo6
=ve az-6 ku6 tr10
_mó ga6 pl4 ql6
_aw ca4 en-7 fr-5 id-3 ms7 zu5
awa en-3 lg4 mi4 ms2 sl-5
+ò ca10 da-6 en-4 es-11 fr-7 ga-10 it9 nl-5 pt-6 ql12 yo11
ums lt6
_l' ca12 es-9 it9 pt-8 ql4
=es de6 fr5 hu-6 it-6 la4 lv4 pt-6 ql12
aqu la6 yo5
_só ca12
eca en6 ql-8 vi5 xh6
_s' fr9 sq8
rur de-7 tl7
_mé ga7
dei de5 eu9 pt8
=mai de9 fr-6 mi11 ql9
l'h ca9
ixe ca5 xh9 zu-6
ols no-5
ace eu-5 pt-5 sl-5 st-5
_d' ca7 de-8 es-6 ga9 ql7
'un az-8 tr14
_ll ca7 cy14 es10 pt-7
=per de-5 es-9 id5 it7 nl-5
_mí ca10 es-5
=los ql6
stá es6 ga6
tá_ ga11
rò_ it7
vai fi9 fr4 lv5 ql-3 sn7
aig ca4 en-8 et4 ga7 lv7 ql5
=sus es9
scr ca2 ga5 la11
ofa nl5 ql-4
=va az-5 ca7 pt-7 sn-5 sv4 ts12
=una es6 pt-4 sw6
jec es-5 om9
tiu eo6 fr-7
soc cs5 en-6 es-3 la5 no3 pl5 ql-6 so8
oci en-7 no3 sk5
l'a it9 ql6
d'a ca8
cri fr7 hu5 no-6 sl6 tl5
=est es5 it-6 la18 ro-7
=amb ca8
wir de7 pl5
loc id-4 la5 ts5
exe ca7 xh7
ffi ca-5 cy6 de4 en4 es-4 it4
doc ca7 cs6 fr5 pt-7
equ la6 nl5 pt-4 zu4
'es ca7 fr6 it6 ql6
iad cy12 ga7
oc_ ca4 cs8 es-5 la9 ro6
mbl ca6 da5 pt-7
mbé es8
tec da-5 ms5 pt-6 tl7
via cs-6 da4 eo6 fr-4 hr-5 la4 sk8
=us en10
lau af-6 ca5 da-4 it-6 ms2 ro-6
liu la6
ps_ ca7 fr5 it-5 sv7 yo5
rmu om8
sua ca5 en-5 es-9 eu5 id9 xh5
gue en6 id-7 yo-4
=han no3 tl-6
uan fr-5 it4 yo7
uls no10
ecu en-7 hu5 la8 ro-5 yo5
cur ca5 es-6 id4 la10 sv5
_d_ no-4 ql9
=d no-4 ql9
act en5 is5 it-5 nl5 pt-5
cta cs6 la6
fe_ es-6 sl-5 yo4
tej es-8 yo8
eja ql-3 sl6 sq6 yo5
=li eo10 es-7 hr5 ku17 lt-6 ql8 sl-8
gia es5 id6 ql-5 ro-7 sv-5
ngu da-5 en-6 es-5 sn4 st-5 sw4 ts6 xh3
gua es5 fr-6 hu5 it-7 la6 ql4 sk5 yo5
nfa ms-5
pai ca-4 et5 fr8 id5 mi8 ql-4
nye ku-5 sw5 xh4
ior la8 om4 ql-5 yo5
olt hu8 ro7
esc af-5 cs-5 es7 hu4 ms-5 pt5 sk7
eny ms4 om4 sn4 sw6 ts-4 zu6
yam az4 hu5 ql3
onv eo6
què ca10
uè_ ca10
aib ga8
_lí es-7
nia ca-5 cy4 eu4 pl3 sl-6 st-4
_tí cs-5 es-5 ql6 sk5 vi5
poc ql8
=por eo5 es4 pt7
esd ca9
dev da5 it6 nl-4 pt6 tr5
tó_ es8
veg ca-6 es-7 eu5 is-4 tl-5 tr5
oco es6
exp da5 sl7
uen ca4 da-5 en-5 eu9 no8 sn5
qua es-8 la10 om4 ro-4
sum ca-3 fi4 is-4 la9 ms5 ql5 sv-6 tl5 tn-4 zu-4
ní_ cs6 ga4
adh ga9 om4 sw9
dhe cs6 ku5 om5 so6 sq7
uet af-6 pt7 ql9
ubv sn11
=nous fr7
ilb om7
pea en-8 fr5 ga5 ms-5 sl6
=qui fr6
aix ca8 eu10
exi ca-7 pt4 sv7 tr4
cue es8
nue en6 hu5
usc ca11 es-10 it-6
_y_ ca8 cy17 en-4 es5 fr-6 pt-5
=y ca8 cy17 en-4 es5 fr-6 pt-5
veu ca7
'ai fr10
afo cy5 yo6
tí_ ga5
pid eo6 id3 la6 ms-5
cot fr6 om-4 ql-7
xe_ ca6
xit cs-5 en-5 sv4 ts6 vi5
aum ca7 es-5 mi5
ebu sl7
uts da-6 en5 fi5 lv5 nl-8 no6 sw-5 xh8
=dir ca9 ql13
_té ca10
té_ fr6 yo-6
río ga8
scu ca-4 es8 pt7
cun cs-5 sl4
ex_ ca6 hr-5 la6 sl6
sai eu5 fi5 hu5 it8 yo7
voc fr-5 pt6
oan pl6 tn-4
ía_ es5
sé_ fr5 ga7
_ec de-7 eu5 pt-6 ql5 yo6
=fa es-5 st-4 tn17
tou es-4 fr9 id-6 mi4 ql7
nys ca7
nuk ca7 en-8 fi7 sk5 sq6
twa ca7 en-8
eas cs4 ga9 no-5 ql-5 sl-4
=fi it-5 om15
xes xh14 zu-8
=des ca-6 de5 en-9 es-6
_má ca6 cs9 ql7
más ca7
ás_ ca5 ga7 hu-9 pt-5
wi_ id-5 pl6 st-5 ts9 zu6
eoi ga12
acu nl7 ro5 zu6
diu la7
xim la8
sap es-4 hu5 id-4 pt7 ql4
ho_ ca3 da-5 es-3 ga-4 hr-4 id-4 lg-5 ms-5 pl-4 pt3 sl-7 st7 tl-4
=ho da-5 fr4 no4 ql10 st7 tn-10 ts-4 zu-4
_aj no-5 sq4
mia eo7 ms-5 st4 sw10
sej da6 no-6 st5
_zo af-7 cs-7 eu5 hr5 nl8 xh6
uu_ en-5 om12 so11 sw7
omb fr-7 sw3 ts4
pp_ da-7 no7 ql4 sv6
_n' fr7 lg8 ql11
n'a fr7
gaf zu10
hug ga9
uja ca5 id5 yo6
=are ca6 sl6
=todos ca10
uil af6 es-9 fi-4 fr6 ga6 nl7 yo4
uny ca5 xh6
_ms es7 pt-7 sw10
bte da9
oqu la11
mio hr6
nhi ql5
=dia es-6 ga4 id5
fum st8 tn-8 ts6 xh9 zu-7
reh hr-6 sq8 sw6
ehi st7 tn-5 yo5
ceb ms5 pt7
íti ca5
_sí ca4 hu5 is-7 ql7
sí_ ca5 es5 ga7
jo_ ca5 eo8 es3 hr-7 it-4 lv-5 pl-6 ql4 sk-5 sl3 sq10 yo4
aiz eu9 lv6 ql-5 sn5
nyi lg8 sn5 sw6 ts5
iid so6
sii lg6 om11 so6
squ en8 yo8
rés es-6
lto ro6 sk5
lvi it6 ql-6
_m' ql8
fut zu4
=mig no-6 sv6
fug pt7
ext it-4 ku7 sl5
hyd cy7
+æ da8 sv-9
rii et5 om7 so7 yo5
non af-4 es-8 fr6 la6 no-4 sn6 st5 xh2 zu-4
ilt ca5 ql-5 yo-5
có_ es5
_nn lg7 om-4 st8 tn9
iau cy9 id-6 lt6 ms8
cup en6
lod da7
nch ca7 da-8 en9 es-5 ms-5 sl5 sw8
cop ca6 en-6
=he ca5 en7 mi16 nl-6 no5 yo-5
exa fr-4 xh6
_ví cs10 sk-8
+ô cs-10 cy10 pt7 sk12 vi7
cut pt6 yo6
=jo ca5 lv-5 ms5 pl-5 ql9 sl-5 sq7 tn5
_sé ga6
=sé ga9
_t' ca13 fr12
esh so4 sq9 st5 sw5 tn-5 xh6
_bá ca9 es-9 pt-5
ási ca10
ilv ca9
maz lg7 ql-3 sn4 tr4
mob de6
enf da5 en-6
_mp ms9 ro-4 st-5 sw7 ts8
=mp ms13
=mar ga11
=see ca8
=re cs-6 es-8 et6 fr-5 hu-7 it-6 ku7 st8 tn13 yo-7
yo_ da-5 en-8 et-5 eu-5 ku-6 om-5 pt-5 ql2 so7 tn4 tr-5
=yo ku-6 tn13 ts8
ufa ca7 da5 es-6 pl6 sw7
otl no-10 tn9
=has en10
_zá cs4
+ř cs14 ql4 sk-10
ngo da-5 en-8 tn-3 xh7 zu5
+ů cs18 nl5 sk-11
_já cs6 is7
já_ cs6
_js cs18 sk-8
jse cs7
=jsem cs6
+ě cs16 hr-8 pl-9 ql15 sk-9 sl-6
ně_ cs9
_př ql5
_kd cs13 sk-7
=pro cs8 ql10
+ý az-9 cs2 hr-7 is4 no-5 ql6 sl-6 tr8
ych cs8 cy12
ohl cs5 st8 tn-8
ém_ cs5 pt5
nyc cs9 sk-6
mez ku6
ará ga7
ké_ ql11
vá_ pt6
+ň az-7 ql15 sk5 tr-17
lát es8 hu5
ahr de7
_hw cy9 sn9
_mb da4 en-5 ga5 ql5 sq7 sw9 ts6
=ale sk6
=že hr-6 sk4
ám_ cs6 sk4 yo-6
_hl is10 st10 tn-9 ts12 zu-5
=ze nl4 ql7 sk-7
_kt cs8
eré es6
lán ga6
+ą cs8 lt11 pl13 ql-5 sk-8
_vh ql13
aby da4 de6 sq5
iec lv6
ré_ es7 pt-8 yo7
byl cs10 ql7
chl nl6 ro5
=ty ql11
boh st12 tn-8
gak ql-5 yo5 zu4
+ľ cs-6 sk12 sl-5
kem en9 id6 sk-4
mé_ ga9 yo-5
jí_ cs8 sk-5
lep cs4 hr8
néh sk8
toh mi6
cov nl7 pt5 ql5
hle cs5 en-6 sk-6 st6 tn-8 ts5 zu8
=ke cs-4 id4 ku-4 mi-4 st7 sw-6 tn10 xh8 zu-4
zko eu7
rán ga6
lé_ cs5 sk-7
+ť cs-3 sk7
chá cs6
zek sw4
odh om6 sw5
dha id-5 it-5 om10 ql-4 so7 sw7
kud cs4 da7 no-7 sn8 sw-4
nez ro4 sn4 zu7
ím_ vi5
rze cs7 pl3
ozh ql11
át_ cs8 hu9
_wn cy13
+ę lt7 pl22 ql-7
trz cs8
+ś hr-5 pl7 ql9
hop en-4 fi5 pt8 tn7
jej ql11
edy ms8
ury da5 en-6 pt8
_vá sk6
edl cs8 da-5
dl_ cs11
=asi sn12
stn la5
roh cs4 de6
sys st6
asy ql5
hro af-4 ca-5 eu8 nl4 no5 sq5 tl-7 zu6
hut cs6 fi5 st5 tn4
tře cs7
moc pt-4 tn5
noh mi9
_oh az5 ca-5 de5 zu4
_tá ga11 ql6
+ď cs6 ql-5 ro8 sk9
ety en-6 sk6 xh10 zu-6
bam lg6 yo5 zu4
mbu da-6 ql-6 sl5 st-5 ts5
kuk id3
ung af-4 en-6 eu-6 id3 om-4 sn1 tn-4 yo-5
amn da-8 no7 om5
zta eu9
fii so8
hlo sk-6 st7 tn-9 ts5 zu5
odp sl6
_vs cs7 hr-7 ql7
aky lg7 ms9
ym_ cy8 id-4 pl7 ql7
_lé ga7
asu om4
=jest pl11
lez cs4 zu5
hez sw6 xh6
atá ga6
ouc cs6
ijn af-4 nl13
leh fi5 id2 tn-5
ejs sk-5
ciu ro7 sl6
oul cs5 da-5 fr4 no5 yo5
iš_ hr9
alá ql8
án_ cs-5 es5 ga9 pt-6 sk7
imh ga9
uch hu-4 id-5 pt-5 tr5
pem id8
dka so10
luh id9 ms-9
=it da-6 ql8 ro5
ché fr8 it7
+ß cs7 de5 ql-5
urc en-5 ql-5 ro6 xh6
äng et8
+ż pl15 ql7 ro8
+ă ca-6 es-5 ro24 vi3
_cs cs7 hu9
_gc ga14
lef et4 id-4 la-5 st6
vej da8 sk8
_bh eo5 ga9 ql4 sn5 xh6
_ní ga11
dii cs6 ql-5 so9 tl5
tai ca-7 da-4 eu5 ga4 lt5
dez eu8 fr6 om5
vec cs7
roa ca5 eu3 mi6
oat ql7
oly en7
ák_ sk-7
tyr cy6
kys da7
luv cs7
pt_ af-5 da-7 en4 ms-4 ql7 vi5
uhl ql-6 zu5
idh ga5 sw5
hig en-9
_út ql10
amh cs6 ga9
mha cs6 ga7 sn4 ts6
tă_ ro10
=ji ku15 lt5 sl-5 yo4
uba es-4 ms7 no-6 tl-5 xh4
baj hr4 om6 ql-5 ro6 yo4
mex cs8 es-8
ryt lt10
hto ql9
več sl6
neh de7 id7 ms-7
vs_ lv10
=st yo-8
_lá ga8 ql-6
lii fi4 la9 lg8 om10 sw4 yo-4
pav sk6
ahe om5 st5 tn-4
egy hu9
gyn cy6
mut la4 mi4 ms-2 sn6 sw-6 ts6
zob zu11
_gb cs7 ql5 sl4 yo7
=den ga6 nl-6 ql6
_dy cy12 en-6 no7 ts5
_cz pl11
wol de7
iň_ ql10
keh id8
íl_ ga9
mtu sw9
_că ro4
_sz hu5 pl9
sza pl10
atc da7
adk so9
ivy sw10
loh st7 tn-6
=din no7 ro10
_yn cy13
=yn cy13
=ei cy6 fi4
_dd cy16
nyd da8
ydd cy17
mew cy7
ewn cy8
=mewn cy8
_gy cy15 lg7 sv6
gyf cy10
wr_ cy14
'r_ cy20 ql-5
_ym cy16
_yr cy9 lt6
yr_ az6 cy8
=yr cy10
mae cy14 da-5 sw5
aen cy7 st7 sw7 tn-5
wyr cy11
=ar cy14 en-6 ga13 lv-8 ro-4
_ff cy15
_i' cy7 sq8
i'r cy8
=gan cy12
wai en5 mi10
mwy cy12
_cy cy14 en5 ql5
arw cy8
iap id3
=mae cy16
'n_ cy18
aet cy14 da-5 ku9 no4 ql3
syd no-9
iae cy6 la12
llt cy6 da-8 sv6
wch cy14
+ã es-6 la4 pt10 vi7
e'i et13
'i_ et11 ql7
mab ms3 st5 ts4
ysi is6 om8 tl5
meh sl7 st7
_gw cy13 lg6
fod cy15 da6
efy cy8
fyd cy12
dau cy9 eu5
wid en-8
hai en-5 es-4 fr5 ga6 it5 sn6 sw5
o'r cy8
iff fr-6 id-5 tl7
fei de-7 ga5 nl-7
_yd cy14
ydy cy11
dym la9
gwa en-5 lg7 sn5 st4 tn8 xh-5 zu4
ysg cy11
=ac cy13
cyn cy11
nba tl6
hwn cy8
fro da-5 en5
wy_ cy15 pl6
lwy cy8
diw cy7 tn7
_mc nl7 pt8 sw6 yo-7
+â cy9 fr5 id-4 la5 ms3 nl-7 ro8 tr8 vi10 yo-4
aff ca-6 fr5 om5 ql-4 sl5
yw_ cy13
=yw cy11
ae' cy9
awd cy9
odw ql-6 zu6
nob en5 yo5
hag fr6 id-3 ms7
fyr ql8
ynn cy10
=ra ql7 sq5 ts10
iai es-4 fr6 ga10
euw nl10
ngh cy5 ql-5 ts8
gha no-5 sw7 tl-4 yo-6
hwe en5 sn6
_bw cy8 lg8 ql8
hyn cy7
mwa lg5 ql3 sn10 sw7 zu-5
aed la11
aw_ ql11
edw cy7
gyd cy12
thr da7 en-5 ga5 sq5 zu4
ddw cy8 lg9
=au fr7 mi5 ql5 sw6
ony en-6 st4 tn-4 yo-5
_á_ ql7
=á ql7
+î az-6 en-6 eu-5 ku21 ms-5 pt-5 ro9 sq-4 yo-7
gap st-5 tn8 xh4
aia mi6 ql6
lch cy8
nwa ts10
wad es4 pl10 sk-5 sn5 so6 yo-6
eic ga8 lv4
liw cy7 sw5 zu5
=deg no8
myn cy6 ql7
thw en6
rdd cy12
ryn cy10
oad ms13
=fel cy10
llw st11
gei da-6 en7
tae ga7 la6 mi9
afu lg6 xh5
i'n cy12
nny en-7 id7 lg11 om-5 ql-8 st-5 tn8
daw zu4
+ø da4 de-4 en-5 is-21 no6 ql4 sv-12
+ù cy7 fr6 ga-6 vi5 yo13
+ƒ ql12
nnu cy5 la6
haw ca-4
asw tn9
cai ca-6 ga10
=pe ql7 ro6 yo6
_nh cy7 ql-4 sn5 ts11 vi8
fu_ st4 sw11 yo8
mle en5 pl7
wm_ ql11
cea af-4 es-7 ga12 nl6
+å af-5 ca-5 en-7 fr-6 ms-5 nl-5 no4 ql-8 sv4
hue ql12
ynd cy7 ql6
sae ku11
taw id6 ms-5 ql4
eud cy8
gob zu9
mga om5 ql4 xh6 zu-6
=bod cy10
rpe pt6
=eu ca-4 cy7 id-4 pt9 ql-4 sk-4 yo4
rld en-8
wim sw9
_â_ la8
=â la8
=ag ga12
saw sw7
siw tn5 ts6
_nw ts10
lfa sk5
=du eu-5 fr4 nl-5 ql5 yo5
bya ts9
kir en-5 hu6 is-5 ku10 lg7 yo-5
_nã pt7
coc es11
yre da8
riw ts13
wa_ af-4 ca-6 cs-5 de-4 es-5 et-6 fi-4 fr-5 hr-4 hu-3 la-3 nl-4 no-4 pt-7 sl-6 sq-5 st5 sv-4 sw7 tl-5 tn4 tr-5
_gå sv5
=ben nl5
=than en8
=war de7
phe nl5 st4 sw-6
fru pt8
=we af-5 en4 ql5 yo5 zu12
=eto ql16
iwa fi-5 st-7 sw5 tn5 ts11 yo5
gib ql-6 zu9
esw ts13
=mis fi7
sht id-4 ms8 sq8
=dari id9
=fu yo10
leb ca-6 id5 sl5 tn7 zu-7
fog hu7
ldr yo6
uon sw9
awo fr-5 lg4 pl4 sw-4 tl-5 yo6 zu5
aic ql6
=egin eu6
lga es9
=tsunami en8 ql-4 sl-5
aol es7
ioa eu5
hob st7 xh6 zu-8
=eka ts15
pum sl-6
oph eu8 st7
=der da4 de7 en-6 es4 ku5 nl-5 no-9 pt-5 ql9
=kun eo7
skj da-7 no5 ql6
=og no5 ql3 sv-6 tl-6
_hv is6 ql4 sv-6
nær no11
ær_ no9 ql8
_på en-4
på_ en-4
=på en-4
ør_ da5
=her az-4 en12 ku6
lgi es8
_sø no6
kua mi7 sw7
=kua mi11
hvo is4
=til is-6 ql9 sv-6
baf lg6 xh9
=ved da6 en-6
ked az-5 hu5 tr5
dge es-6 ms9
=har en-3
giv ms7
ære da-5 no6
=men ql14 tr-6
_hj ql10
meg hu8 no2 tn7
=west es8 it8 sv6
emt ql4
gjo sq6
=fra da7
=kommer sv6
=som en-7 pl-6 sk6
=over en6 no4
=up en9
=date af-9 pt12 ql-11 sl13
eau da6 fr7 pt6 ql-7 sl6
uf_ de10 hr5 om9
=vil no7 sv-5
gt_ af-5 de4 is5 nl10 om14 ql5
ytt sv7
=for ca-4 eu4 sn5 sv-4
hve is5
=ir lv5
aa_ af-5 en-4 eu-4 hr-5 ku-4 lg-4 ms-4 om15 ql-5 so5 st-4 sw6 tl-5
ykk no7
ubb om9
=have fr6
_så sv4
=denne sv-7
ulg es9
ppo ca-5 es-6 fi7 om5
=nu no-5 ro10
=par no5
=go ga11 ql-5 st-3 tn14 yo-7
js_ lv9
mue es12
kib da7 lg7 ms-7 no-7 tr7
omh ga9
=sig da5
gå_ sv8
rny id10
_ua da4 id11 mi5 ms-12 no-4 ql7
=mit hu7 ql5 tr5
utt it4 no4 om5
=dem de6
uun om11 ql-5 sw6
=hans fr6
toi fr5 sq6 yo6
oim ga7
=ny ql11
ihe ql5
eye id-7 ku5 ms7 ql4 sw5 tr4
oo_ af-4 id-4 om10 so9 st4 xh3 zu-4
cou ca-5 cs-4 es-5 mi6 sk6 xh4
_fh ga9
=tre eo9
_ao ga6 mi6
hok mi6 sn7 st5
=saa sw11
kok id5 ms-5 ts4
dun nl-6 tr7
yks da6
sea ga4 ro4 st6
omw ql7
oil en5 ga8
=had en11
num id5 is-7 la8 nl5 pl4 ql9
yle lv5 pt5 ql-6 tr5
=ba es-4 eu-6 ga7 ql8 sk-5 st5 tn9 yo-5 zu-4
_mm ca6 en-7 fr-4 lg7 pt-4 st9 tn7 yo-4
quo la10
uot en4 fi-5
=ene tn14
kku fi10 id6
=hat ku6
=ein is-8 no9 ql7
auf de6 st6
=und ca5 de9 en-6
boa pt9 tn8
oar af-5 eu6 nl-5 ql11 ro7
=von de11 ql6
=ist de13
_üb tl7
übe tl7
zig xh6
=das de9 es4
_fü de8
sst sv6
wo_ lg6 ql2 sw-5 tl-4
=wo ql7 ts7
zei af-6 sl6
zes lg7 pt5
=um es-4 pt6 ql7
=zu ku7 ql5
=sie ca6
zie af-5 en-4 lv5 nl8 pl7
nnt ql8
zue eu10
hte af-5 fi8 no-5 ro5 sq5
=auf de7
är_ ql7 sv6
_zw nl10 ql9
zwe zu7
bik eu8 id-6 ku8 ms3 zu6
_wu nl-5 ql9 so7 ts7
_jä et7
inm ga9
=ich de11 ql-4
=eine de7
itä et7
hlu ts5 zu4
jah et6
seh tn-5 tr5
efu st5 sw5 tn-4 xh5
aup mi7 no6
asz hu7 pl7
_uh sl-7 sw5 xh6
hoc la9
ät_ sv7
=sei it11
_lä sv5
mke xh13
pfu sn10 ts12
_nä et4 ql6
zwa nl9 zu6
rr_ ga7
zte eu8
män et8
tsv sn9
nns da-3 ga-7 no3
mna sw7
siu st7 tn-6
zia id-5 ro8 sw6
_mä et7 fi10
iaa om8
gay ms-6
kga st6 tn8
=hin om16
unz sn7
in' tr9
ätt sv5
_fö sv3
rew en6
cco it6
_pä et6 fi-7 no7
rsh en8
owo yo8
_tä fi5
än_ fi5 sv5
=mary de5 en-5 es4
wnl ms11
loa en-6 lt5 ms11
=download ms11
=will en10
auk eu5 hr7 lt6 no4 sv-4
wul xh7
eph yo-4 zu7
=but en9
peo hr7
cy_ cs-4 ts5 xh7
occ la6
cau ca-5 la8
pic ca-6 en9
=be ku9 ql12 yo-5
n't en12
't_ ca8 en9
wne cy8
hik mi5 ms6 ts8 xh-5
=world en-6
aec la13
jay ms8
poi fi8 id6 ms-6 pt5
=his fr6
whe mi6
=care ro5
wha en7 es6 mi14
=said en12
=times en-13
=non en-4 es-6 fr6 it4 la7 ql6
=pre sk10
uye sn8 sw-5
=national en-12 tl-10
=got ku11
=thomas en-5 la8 ql-6 yo-7
moi de-8 fr-5 ql5
=che it7 ql10
eyo lg6 xh12
=apa id1
=china af6
kow en5
_nc sw12
kii so11
=estas eo18 es-8 pt-11
+ĝ eo22 es-7
iaj id6 ms-6
jn_ eo13 nl7 no-5
+ĉ eo16 es-7
_ĉi eo7
iuj eo8
uj_ cs7 eo9
=kaj eo11
+ŝ eo19
+ŭ eo19
aŭ_ eo12
kio eo7 sw6
iĝi eo8
ĝis eo9
_ŝi eo10
vut ts7
dzi lv5 pl8 ql6 sn10 sw-6 ts7
=estis eo14
laj es9 pl5
_ĉu eo6
ĉu_ eo6
=ĉu eo6
ejo ca-5 eo7 eu4 om5
kia eu7 mi8 sw8
=jam sq8
iun es5
ĝas eo10
tuo et5
iis fi5 la7 lg9 ms-4 so11
=dua ql8
ési pt10
=mia eo12
sz_ hu8 pl12 ql-5
ush es-5 hr-4 ms9 ql3 xh-1 zu7
sjo da-5 no8 ql6
gaz eu6 ku5 sw3 xh-2 zu4
saj id8 lg6
xo_ eu10
=parte es-8
ghi tl7
uwa so4 st7 sw5 tn-6 zu-6
+ū eu-7 lt11 lv9 mi16 ql-6
zai eu11 nl-6 sw6
aik eu6 id8
vag hu6
=loko ts12
kip da-5 id5 no8 sw8
pab ms8
ujo xh8
lho pt4 tn10
=lo ca-14 es5 ql10 tn6 yo5
iit fi6 sn7 sw6 yo-4
dut da-5 ms7 no4 zu5
nii om12
lä_ fi5
+ā en-12 hr-4 id-5 lv12 mi20 ql-7
uam la9
gbo yo11
kuz sn5
iig om8
mua mi5 ts5
toz eu9
cua pt-7
=como pt4
=este ro19
hoy es8
=con ca-5 es9 it4
=bien fr-11 ql-9
=hay es8
=toma cs10
cui hu5
buu so7
pue es7 it-7 la7
hoi ga8
kai af-4 eu7 id6 mi10 sn6 sw-4
ayu es5 lg6 ql6 so6
=masa ms10
shm ms9
=mas pt8
rtz eu6
=dijo es8
=nos ca-8 cy7 ql8
=ce fr6 ql8
=di en-8 fr-5 id7 ku7 la-4 ms6 pt-6 sw-4 tl-5 tn5 tr-6 yo-8
_xu so10
xic es-11
=salvador ca-12
ttu fi8 lg9
=ri es8 sq-8 ts11
iag ql7
+õ et19 fi-4 hu6
hta ga6 ql-4
muu om7 so5
ksu ms6
iik lg10
aua mi6
_är sv6
nud cs6 et6 sk-6
aht ms6
oa_ en-6 es-8 eu12 mi13 ms-6 sw4
kka lg9 no7 om10
uul fi7 so6
_lõ et9
uae la10
suu lg7 om10
=oli et7
asj da-4 ms8 no7
sja ql10
hka et5
iim xh7
=ee so18 tn4
=alla et6 it6
=kas et4 lv4
=kes ku13
jai eu8
ahk et6
kuu fi4 lg6 sw7
iir lg9 ql-5 so8
uak en7
aab lg9 ql-5 so7 st-4 tn4
uhu fi6 sw8
uus so7
n'i ql14
uhi mi6 sw5
kug lg5
muv zu12
oob so9
uum lg9 om11
kuv sn6
tii om10 ro4 so7
gag tn8
iph en-7 ql-5 vi5 zu6
iil so6
kek en-5 eu5 yo10
kwi en-6 et5 xh14
huk id8 ms-11 sw8 tl7
isä et7
ää_ et5
ngk id7
eik lt5 lv13
=kuni om10
kuh ql-4 tl4 ts-5 xh7
iib so9
bim ms8
+ő hu17 ql-6
=ko eu-5 hr9 mi12 pt-4 ql13 yo4
=zen eu6
koa eu8 ql6
tuz eu7
=eta eu9 ql5
_ez hr-5 ku8 lg6 sw-6 xh7
aio pt6
oak eu9
=ez ku14 ql9
foi pt6
aip lt6
=dira tn7
=ama so9 xh-7 zu9
gok en-4 ms7 xh6
zea eu7
goa eu10
khi ms4 zu7
dap yo5
ekh xh5
=washington en-8
=ari sn8
hua ga7 mi6 ms-5 no5 sw6
_oi et7
=dei de5
=ak lv9 ql13
koi fi7 mi7
úil ga10
xwe ku16
hii sn4 so6 sw7
aon ga9 sn6 sw7
qu' ca-8 ql16
ixo eu10
ubu xh5
osh sn6 sw6
ére es-7
=hari id7
zeg nl7
nng st11
yac ql9
+ō en-5 la6 mi18
rex cs-4 en-5 pt6 sv6
=kale so13
yos tl9
=une sq6
llä fi6
sä_ fi7
voi fi8 fr7 it7
mä_ fi11
=tai lt10
soh st12
yis ql-6 ts7 zu11
ihi la11 mi6 ts5
kuo sw9
=sarah tl-8
=sami en13
=mun fi11
irh ts14
huu fi5 om9
uai ga11 id-5 ms5
=elle fr11
_à_ ca-5 fr9 yo-5
=à ca-5 fr9 yo-5
_dé es7 ga7 pt-5 yo6
_ré en-4 ga7
=vous fr7
=ils fr8
_c' ql7
_mf ts12
_j' fr16
j'a fr12
éar ga11
=dans af7
=mais pt8
=mme tn7
=suite ga10
uoi it10
_fé yo8
_cé pt6 yo7
_ég is7
=lui ro7
_là vi4
ttr ms10
=ile pl5 st12 yo-6
=faut fr-15 ql-7
obb de7 no7 ql-7
bbi de7
héa ga8
éan ga12
éal ga9
uya sw-4 yo5 zu4
qué es10
=ai mi6 ro4 sl4
=mot no9
áir ga9
hái ga9
áin ga11
íon ga8
=agus ga13
aío ga7
_é_ en-6 es-6 ga14 pt8 yo-7
=é en-6 es-6 ga14 pt8 yo-7
=ea ga11 st7
gca xh12
ibh de5 ga7 xh5
bh_ ga7 ql8
=raibh ga8
hún is7
ún_ ga7 is7
íoc ga10
=seo ga6 ql7
áil ga12
_tú es7 is-8 vi5
aí_ ga13
réi ga9
hí_ ga9
bhf ga13
hfu ga7
fui ga5 la9
=bhfuil ga7
aoi ga14
abh ga9 sn6 xh5
=ina ga8 ql10
bhí ga9
=bhí ga8
bhe zu8
_fá ga8
=ní ga7
=tá ga13
éir ga11
tú_ es6 is-7
éin ga9
_dt ga11
=leis ga9
=chun ga10
_ó_ en-5 ga9
=ó en-5 ga9
_í_ ga4 ql8 yo-6
=í ga4 ql8 yo-6
dhu om11
_éi ga9
_cá es6 ga5
éis ga9
mh_ ga9
_dú ga11
=mé ga11
tór sk5
éi_ ql15
_nd ql7 sn9 ts5 xh8 zu-6
+ṣ yo12
=gur ga10
níl ga9
ára is6
_ár is8
nsh ql8
unh ts6
nú_ sk6
ól_ cs8 hu8
=cha zu10
mō_ mi7
ezv sn12
=kanye xh-8 zu12
dih id6
=tla st5
maš hr10
=nisam hr17
mva xh5
=nem hu6
él_ es8 hu9
agy hu6 lg6
sze hu11
szt hu5
tás es7
gye lg8
esz hu9 pl7
ssz hu6
=meg da-6 no12
ég_ hu5 is6
lny id9
osz pl10
szo hu7
isz pl7
yok tr6 xh5
+ű hu7
gya lg8 sv5
yek ku6 ms6 sn7 xh6
ér_ is6
_ké ql7
yik sn9
yit lg9
rå_ no7
yai sn9
áng ql13
gje da-8 no11 sq7
okh zu10
kho sn-5 sv6 xh7 yo-5 zu7
azz lg10
puk mi8
=sem hr-4 is8 sl7
gja sk5
cze pl5
czy pl10
jú_ cs-6 sk6
=ev ku16
=apakah id13 ms-9
=yang id7 st-4 tl-7
=sudah id13
=untuk id8 ql-5
=ini id7 sn7 sw-5 tl-10
ahw id8
=bahwa id8
=mereka id3
ngg id7
=dalam id10 tl-13
=tidak id7 ql-3
=pada id9 ms6 ql-6
=karena id15
=itu id5 ql-4
waj id7 ms-8
=ia eu-4 id8 mi8 ql9
ggu id3
udh om7
=mana id6
=oleh id4
=orang id7
=aku id12 ql9
=harus id14 ms-11
=dengan ql-5
khu zu6
gki id4
=kami id8
kuy xh8 zu5
=bisa id12 ms-6
=saya ms5 ql-6 sw-4 tl-5
=setelah id8 ms-6
=maka id15
=lebih id7
=badan so12
=lagu ms12
=kita tl6
=namun id14 ms-11
=tahun id6
=akan id3
=adalah id3
kiw sw9 ts8
isw id7 ms-9 sn5 st4 tn-6 xh6
yaa ms-5 om10 so8 sw-5 tn4
=dhe sq8
adz pl7 sn9
dz_ pl6
baw lg7
wab id6 ms-6 sw-4 zu5
gd_ nl8
=ingin id8
=nama id6
kya lg11
_mg ql4
wap sw8 tn8
+ð da-7 la11 no-11 ql6 tr9
_að is5
að_ ql9
=að is7
erð ql6
+þ az-5 is16 ql-7 tr10
ið_ ql7
ða_ ql8
við ql4
=við ql4
rðu is8
=hann ql7 sv6
tað is-7 ql13
hjá ql12
_þe is5
ði_ ql7
ðu_ is6
ína ql9
=ég is7
_gj no5 sq8
=bara om13 ql7
_kj da-7 no9
mub lg8
uxu en7 so9
=kama sw14
=nei no6
=ora ql12
agk ql10
ll' it7
_è_ ca-5 de6 it7 yo-6
=è ca-5 de6 it7 yo-6
=sono it8
+ì ga-5 it5 yo16
=anno la14
phu ql-5 st6 xh6
=ut la13
=sunt la14 ro6
iul ro7
=ille ql15
_å_ da-6 no7
=å da-6 no7
=nga lg6 ql12 sq5 tl-16 ts11
ibw lg13
bwa lg11 sw6
_nt lg5 ql5 sn-4 st5 sw-7 tn6 ts10 xh4 zu-4
kuf xh5
_lw lg5
faa ms-6 om11 ql5
=nti lg10
zaa lg9 nl9
awu ts9 xh6
kuw so3 sw7
_nk lg5 ql6 sw-6 ts9
eey lg10 so12
okw lg4
aay lg7 om6 ql7 so6 tl-11
uyi lg8
=eno tn13
=kwa ql4 sn-4 st-6 sw13 tn11 xh-7
wez lg5 sw9 zu5
waz xh6 zu5
=wa st5 sw10 tn8 ts7 yo-6
bwe lg11
=ye cs-5 ku13 no-5 tr-7 zu7
ywa sw6
=abalala lg11
wam zu8
jji om10
jii om11
oyi xh6
yoo om13
iyo af-5 az-6 so7 sw6 tl7
wey so10 xh10
_yi en-5 ql4 so5 sw-5 ts11 xh6
bap id-9 ms8
jir om8 so10
=ena ql13 st12
jwa st9
yot sw9
yaw ql12
_uw xh6
mnt xh17 zu-9
yey so8 sw10
+į lt11
+ų lt10
+ė lt22 ql-5
=yra lt7
ieš sk6
_aš lt8
=aš lt7
eš_ cs8
=tas lv5
=jis lt7
=tau mi8 ql9
ję_ pl8
_rr sq13 tn11
=ture om11
+ē la7 lv15 mi15
+ī la5 lv15 mi14 ql-5
+ņ lv8
_tē mi10
_tā lv-5 mi14
ēta mi9
_mā mi12
+ķ lv10
+ļ lv7
udz sn9
_dz lv7 ql7 sn11 sw-4 yo-5
_kā mi8
_pā mi6
rāt mi7
rā_ mi9
dza sn12 sw-6 ts7
=ik af-8 de-6 nl8 ql13
bva lv9 sn10
_tū mi10
gā_ mi8
_rā mi11
āto mi8
=ake mi10
ngā mi14
=ngā mi10
_wā mi8
=atu mi13
=hanga om13
_ā_ mi9
=ā mi9
_kī mi10
kī_ mi9
=kei mi14
_mō mi9
āor mi8
=mō mi7
=iti ql13
=tonu mi12
nh_ vi12
=rau ql12
=tomo eo10
=hai it9 ql10
=waa so19
=diposting ms18
=kerana id-11 ms13
hah st9 tn-7
_ij yo10
ayy om10
=wan ku12
=ter pt9
=av da-6 is-9 no5 ql7 sv5
=ble cy7
kje da-7 no11
=etter da-7 no11
=vart no8
=eit no8
=hva no10
=eg da-5 is-6 no6 ql10
=ett no-9 sv10
_bê ql10
ijk nl7
=hij nl8
=niet af-5 nl10
ijd af-5 nl12
caa so7
=naar nl9
=door nl9
não pt4
ão_ es-4 pt8
=zo ql12
ën_ af5
frå no7
=frå no6
=brett da7 no-8
=att sv8
=sida so11
+ł cs-8 hr-7 pl13 ql10 sl-5
qaa om7 so8
hih om7
=akka om11
=keessa om9
a'a ql10
yye om9
=kana om8 sn18 sw-6
xaa so8
'a_ ql8
wax so12 zu-4
prz pl5
ał_ pl10
ła_ ql6
+ź ql17
ię_ pl9
odz pl9
_wó ql16
dzo sn6 ts11
_sł ql10
=donald da-10
=não pt4
=ele pt8
=uma xh-8 zu13
vê_ ku9
_în ro11
+ţ ro9
în_ ku7 ro6
=în ro7
+ț pt-6 ro21
să_ ro4
ți_ ro10
=fost ro6
+ș ro21
_și ro9
și_ ro10
=și ro9
ân_ ql9
shk ql7 sq5
=sum la9
imw sn8
=kuti ql8 sn10 sw-5
=akati sn10
=yake sw10
=uye sn13
=iyi sn8
zhi ql10
=vanhu ts7
=iyo so13
hup xh6
wu_ ts11 zu5
vha ql8
izw xh7
wux so10
xuu so11
=wuxuu so8
=oo so17
=ayaa so14
=loo so8
=waxaa so6
xay so8
=uu so14
=waxay so6
=hore ql10 tn-10
syo tl8
=kuwa sw7
gji ql6
të_ sq6
jë_ sq6
_më sq5
më_ sq7
_në sq6
në_ sq10
=në sq5
një sq5
=një sq5
së_ sq5
=nuk sq7
ixh xh13
qes sq9
ukh xh7 zu4
xho xh12
=tsa ql8 tn4
tjh st12
tlh tn13 ts8
jha st12
eqe ku10
qem zu16
=är sv6
=och sk4 sv8
=jag sv11
=till sv6
=inte sv10
ndz ql-8 sn-5 ts23
=katika sw18
=hii sw14
=lakini sw11
=baada sw11
vyo sw13
=nchini sw13
=siku sw12
=mga ql4
=ang en-7 hr-5 ql10 tl12
=ito tl7
=isang tl7
=hindi tl10
=noong tl7
=siya ql9
=jwa tn13
=jalo tn11
'da tr12
ık_ tr8
çok tr9
=çok tr9
çi_ ku9
rî_ ku12
nhl ts12 xh-6 zu9
=yi ql7 ts11
=xa xh11 zu-7
n'w ts12
=ndzi ts11
uph sw-5 xh7 zu6
=ndi ql20
gqi xh13
+ư vi6
+ị ql16 yo-6
+ờ vi7
ông vi5
+ọ ql9 sw-4 yo13
+ơ vi7
+ồ vi6
_và vi6
và_ vi6
=và vi6
ngư vi5
+ĩ ql13
+ụ ql15 yo-10
ên_ ku11 ql-5
ào_ vi6
+ẹ ql-7 yo21
=okanye xh17
=ezi xh14
=emva xh10
ngx xh8
=futhi zu10
=ukuba xh6
=kwaye xh16 zu-9
kuq xh9
=kunye xh18 zu-11
=malunga xh17
=uthe zu10
=ngo zu7
=ukuthi xh-8 zu13
=lapho zu16
=noma zu14
=lokhu zu12
=tomas lt15
_pê ku9
ixw ku9
+ḍ ql15
=kavanaugh ca5 en3
=rangers cs7 es9 no-10 pt7
=menga es-9 no-10
=palu ca4
=palin ca7 tl-7
=ryder nl6
=šta hr10
dw_ cy13
+ɖ ql18
+ɔ ql17
+ɣ ql15
=ela pt11
=tú es6
=akong ql12 tl-10
=ua ql14
_xw ku16
=awak id-6 ms13
=xwe ku11
wî_ ku9
kî_ ku8
_û_ ku14
=û ku14
rê_ ku10 ql9
nê_ ql8
=ew ku16
yê_ ku11 ql6
iyê ku9
_bû ku10
=heye ku11
ûn_ ku10
=kir ku15
=çi ku11
=toms lv10
=ech ql15
=ass ql18
+ħ ql19
+ʻ ql21
=tha ga-13 ql16
+ḓ ql13
=layla en8
=dw cy8
=chto ql13
c'h ql17
`,
};
