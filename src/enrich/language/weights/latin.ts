/** Written by scripts/fit-languages.ts. */
export const latin = {
  languages: `
af 0.57 2.24
az 1.11 -0.76 1.99
ca 0.52 -0.21 1.86
cs 0.59 0.41 1.93
cy 0.66 2.12
da 0.52 -0.31 1.92
de 0.88 -0.90 1.77
en 2.15 -1.07 1.43
eo -0.04 2.47
es 1.18 -0.93 1.88
et 0.76 -0.73 2.14
eu 0.65 0.36 2.23
fi 0.45 -0.22 2.14
fr 0.73 -1.04 1.88
ga 0.82 1.53
hr 0.93 -0.79 2.02
hu 0.02 0.52 2.31
id 1.09 2.61
is 0.82 -0.18 1.74
it 0.68 -1.72 1.93
ku 1.33 1.21 0.50
la 0.57 2.05
lg 0.07 2.11
lt 0.26 -0.91 2.36
lv 0.01 0.04 2.21
mi 0.59 1.57
ms 2.10 1.09 0.66
nl 1.15 -0.16 1.37
no 0.04 -0.43 1.94
om 0.82 1.84
pl 0.50 -0.26 2.05
pt 0.81 -1.05 1.97
ql 1.23 4.35
ro 0.37 -1.27 1.85
sk -0.00 0.24 2.07
sl 0.19 0.14 2.09
sn 0.09 2.45
so 0.29 2.12
sq 0.56 -1.15 1.95
st 0.47 1.88
sv 0.33 -0.89 2.04
sw 1.19 1.55
tl 0.69 -0.90 1.55
tn 1.20 1.36
tr 0.65 0.04 1.98
ts 0.26 2.02
vi -0.39 0.30 2.50
xh 0.67 3.29
yo 0.07 1.48 1.80
zu 0.70 2.99
`,
  features: `
_da en-4
daa af9 nl-5 om10
aar af12 da-8 so6
aro eo6 sv-7
rom en7 es5 fr-7 hr4 om5
om_ af6 cs-4 fr4 lt-5 sq-6 yo-6
+ê ca-6 da-5 en-6 es-7 eu-6 hr-4 ku20 ms-5 nl-9 pt5 sl-6 st-4 tr-9 vi7 yo-6
sê_ af11
_hy af6 cy9 fi5 sq5
hy_ af11 en5 nl-6
=hy af13 nl-7
_oo af11 et12 nl-5 so12 zu-7
ook es6 lg6
ok_ af6 hr6 hu7 id7 it-6 nl-6 sl-5 tr5
_op af6 cs-4 de-6 et-5 fr-6 la5 pl7 st-6 tr-6
op_ af9 ms4 no-4
=op af9 de-6 no-5 ql8
_n_ af13 de-6 eu5 fr-4 la5 nl-14 om5 tl-5
=n af13 de-6 eu5 fr-4 la5 nl-14 om5 tl-5
_an fr-4 ga4 tr-4
and ca-6 sq-7
nde af9 cs-6 et-5 hu6
der af6 id2 ku5 sq5
er_ af4
=ander af19
_pl eo7 fr6 sk4 tl-6
ple da-6 en7 eo7 et9
lek ku6 pl4 st7 xh8
ek_ af9 az-5 cs5 da-5 en-5 es-7 eu11 id3 ku11
_u_ af3 cs-4 de-5 en-3 id-7 pl-4 pt-5 ql4 sk-6 sl-5 so6 ts6 yo-5 zu9
=u af3 cs-4 de-5 en-3 id-7 pl-4 pt-5 ql4 sk-6 sl-5 so6 ts6 yo-5 zu9
_sa cs-5
sal af3 ca-5 id4 ku8 tr-5
al_ cs4 fr-5 hr-6 la-6 vi5
=sal af14
_he af3 fr-4 id-4 ku7 mi5 pt-3
hei af6 ca6 en-7 mi6 ms6
eil af5 da-6 en-6 tl5 tn4
ili da-4 eo4 fr-5 lg-6 sw8 yo-7
lig eu5 is-9 sl6
ige ca-6 ga5 pt3 zu4
ge_ lg3 sn9 sq-8 xh2
_ni da-5 id-5 no3 pl5 st-4 sw8
nie af4 cs-7 es3 sk6
ie_ af10 en-3
=nie af7 nl-11 sk6 sv-7
oor af10 de-5 es-8
org es-5 it6 sl8
rge ca6 en4 ql-4
gee en-6 so5
ee_ la-4 om8 st-6
_om af9 ca-5 es-5 fr-4 lg9 yo6
=om af11
_di af4 id4 ku6 nl-5 st7 tn5
die af10 da-6 ku-5 la7 lv5 sk-5 tl5
=die af15 nl-7 tl8
_ve af8 fi-4 id-5 la5 sn5 tr5
ver af7 en3 id-6 ro-3
erv eo6
rvo eo7
vol af7 de-6 eo6 hr7 la7
olg af8 da-6 es7
dit af7 ca-4 es-4 it5 la6 pt-4 sk-8 st5 zu-4
it_ eo-4 es-5 eu-4 fr5 is-6 la10 pl-5 ql4 ro5
=dit af15 en-5
_eg eu6 is-7 no4 ql4
egt af12
gte af14 ca5
ter id4 la5
_in af4 cs-4 la4 lt-6 so4
in_ ca-3 es6 fi5 ku6 lt-6
=in af9 az-6 es-7 ga6 hr-9 id-4 la7 no-5 ro-9 so7 tl-9 yo-5
hel it-5 ms3 st6 tn-5 ts7
eld cs6 da-6 la-6 ms5 tr5
lde nl5
ers af7 da-2
rst de3 sv-4
ste af6 es5 ro7 yo6
te_ af6 az-5 ca-4 lv-4 mi7 st4
_li eo5 is-5 ku5 xh4
ig_ af9 ca5 cy7 da3 es-5 ms-4
_to en5 fr4
too om8 ql-8 so6
oon af4 om9 so7 tl6
on_ eo7
_ng en-13 eu-6 it-7 pt-5 ro-5 vi6 xh6 zu10
ng_ eo-5 eu-5 hu-6 nl-4 sq-5 st8 sw-4 tn6 vi4
=ng en-6 ql-5 tl18
_ge af10 cs-5 no-6 pt-6 sk4 tl4
gem af8 id5 pt5
eme cs5 en5 hr-5 ro6
mee af7 om7 so8
een ca5 fr-5 om9 so7 tr-5 xh4 zu-5
nte cs-5 eo8 fr-7 lg4 tn5 xh3
_du et-5 ku4 lv-9 tl-6
dur az6 fr-5 om10
urb da5 la9
rba it6 la5 om5
ban eu-5 pt-6 st3 xh7
vil en-8 fr-8 pt6 vi5
ill id-7 it-6 ms6
lle af8 eu6 om3 tn-6 tr-6 zu-6
le_ az-7 ca-5 hu-6 lt-6 st7 tn5 zu5
_se id6 sk-4 st3
sei da-8 id-6 it9 no7 sn5
eis ca-5 cy6 da-5 fr-7 ga10 nl3 no5
iso id-5 st5 yo5
oen af11 pl-6
ene fr-6 pt-4 sk-5
ne_ az-5 eu-7 la4 sv-4 tn5
_va af4 eu-5 id-4 sn9 sw-4 ts9 yo-5
van af8 pt-5 st-5
an_ id8
=van af10 da-6 es-6 fr-6 nl8
_si eu-5 lt-6 tl6
sie af14 ca9 da-5 en-5 it6
iel da-8 de6 en-5 et5 it7 pt-5 ql-7 yo6
el_ af4 cs5 pt-10 tr5 zu-4
_on af9 cs-7 da-5 de-5 en3 et4 mi-4 sl-5
ons af5 da-4 et6 it-8 zu6
ns_ af5 es-5 lv7 ms-3 pt4 sl-5
=ons af15 en-5
_al eo4 lt5 sw6 yo6
alm az5
lma id-5 pt6
mal eo8 et-5 sv-4
_ga cy6 et-5 eu4 fi-7 hu-5 om6 st-5 tn7
gaa af5 om7 so10
aan af7 da-5 en-6 eu-6 lg6 no-7 om9 so9 st-5 yo-4
=gaan af11
_de et-7 ku6
deu af7 pt-5 ql5
eur af9 ca7 en-8 hr-7 id-5
ur_ af4 ca-5 fr5 it-6 la7 no-5 sq6
_is af4 cs-6 da-4 de4 es-5 fr-5 ga6 hu-5 id-4 ku-4 no-7 om6 sl-7 sv-6 ts-5 zu3
is_ af4 eo9 ga5 hr-5 hu-6 la7 sl-5
=is af7 de-6 en6 ga9 hr-6 hu-6 no-6 pt-5 ql8 yo-8
_sy af6 cy8 fi8 ms6 pl-5 sl-5 yo5
sy_ af11 nl-9 pl7 ql10
=sy af14 nl-9 ql7
_ra sl6
raa af9 om12 so7
aak af9 lg10 nl4 st-5 tn10
ak_ af4 az-8 ca-6 de-6 en-2 eu7 lv6 mi-4 ms2 sv-6 sw-6 tn-5
geh af9
eho af5 ql5 st9 tn-8
hoo st9
or_ en5 eu5 lt-5
sar is5 nl-6 st4 tl-6
are la3 sl5 sn4
rel ca5 cs-8
_my af9 cy5 ql7
bur cs-7 en-10 pl5 tr5 yo7
urg en6 la6 pl7 ql-5
gh_ ga9
toe af12 sq5
oe_ af7 nl-8 ql9 yo5
_ho fi-5 hu5 is-4 sq-6 st7 tn-10 tr6
of_ ts4
_ty pl6
tyd af14
den az-5 ca-4
ens de-4 fi6 la7 tl6
sam en7 hr7 it5 tl-5 tr-5
am_ az3 eu-5 fr-4 hr8 it-4 la9 pl7 pt5 sw-3 tn-4 zu-4
=sam hr11 pl-5
_st fr-5 yo-4
sta eo6 so4
taa af7 et-7 lg5 om7 so8
_jo az-5 de-5 la-5 lv-5 pt9 ro4
ab_ de7 en5 et9 la5 no-6 ql7 sl-5 tl-6 tr-6
_en af5 az-5 en-4 eo4 hr-4 it-4 la-4 lg6
en_ nl6 pt-4 ql5
=en af11 de-6 en-9 eo11 es6 pt-8 sl-5 sq-5
_ko ca-7 es-7 fr-7 it-6 la-5 mi5 pt-6
kom af5 en-6 eo6 es-6 is4 pl4 st5 tr-5
=kom sv-6
_by af8 cs5 da-4 es-5 hr-6 lg6 nl-6 sl-5 ts8
by_ af7 sl-5 sq5
=by af10 ms7
_ab en-3 id-8 ku-5 lg8 sw-7 tn-4
alo ca-7 cs-5 es5 et-5 om-5 sn-5 st4 yo-6 zu7
lom ca4 hu6 sn-5 zu5
_hu de-6 fi6 it-6 sw7 tr-5 ts4 yo6 zu-5
hui ga6 mi6
uis af7 en-8 fi5 id-5 st5 sw5 yo4
_vr af11 no-7 sq9
vra sq9
ra_ de-6 en-6
hom es-3 la7 nl-6 sk8
_wo fr-7 no-6 ql4 tl-6
woo af5 cs5 nl-9 no-6 tr5
ord cs-6 st-5
rde af5 tr-6
de_ az-5 hu-6 nl3 so-4
_wa af4 cs-4 da-4 eu-8 hr-4 la-4 so4 sw7 yo-4
wat af9 lg5 yo-5
at_ af4 es-11 id6 is-6 la4 pt-7 sk-9 st-5
=wat af12 ql9
her ca-7 id-6 sw3 tn-5
ere az-4 fr-7 lg6 mi4 sq-5 sv-7 yo4
re_ cs-7 fi-5 hu-4 la5 ms-2 pt-4 sn5 sw-5 tn4
ges af10 pt-6 zu4
esp eo10 pl4 ro-5
spr sk-6
pre eo6 tn-5
ree it7 no4 om6 st-6
eek af7 lg5 nl7
het af6 da-10 en-7 xh5
et_ af4 ca4 es-7 la5 sk-4 sw-4 tn-5
=het af9 en-7 no-4
=oor af11
rae la14
ael cy11 it-6 ql-6
_ju de4 ms3 no-5 pt4 sq7
jud st9 tn-6
uda en-5 eo5 es-5 id3 it-4 ro5 st5 tn-6
da_ af-4 en-7 fi-5 fr-10 so5
ond af6 da-5 es-4 eu6 tr-6 ts3
rsk af7 nl-7 sl7 yo7
ske ms-6 nl-7 no5 yo5
kei mi11 no6
eid af9 cy9 da-9 ga7 no3
id_ cy7 es-6 et6 fr-8 ga5 la4 so6
_tu en-6 fr6 hr-4 sl-4 sn-5 zu-5
tus af7 ca-6 en-6 fr-5 id4 la6 nl4
uss af4 es5
sse lg8
sen cs-5 de-3 et4 tl4
joo et10
ood cs5 es-6 no-6 so6
od_ cy11 da5 es-4 fr-6 hr4 id-4 om-4
_be af5 az-4 id4
bes af7 ca-4 es5 pt-7 zu7
est eo6 la5 lt-7
+ó az-4 ca6 da-6 de-5 en-11 es5 fr-8 ga9 hr-11 hu8 is7 it-6 ku-4 ms-5 no-7 pl6 sl-8 sw-5 tr-4
abr ca5
bra da-6 de-6 en8 es5 no4 pl6 yo-6
rah et6 la-5
aha da-6 la-5 mi5 pt-4 so9 tn-9
ham es-5 is-6 la-6 ql-6 sl7
isa af-3 ca-10 da-5 sk-6 sn5 tr-5 ts6
sak cs9 da-8 lv5 sv5
jou af10 en-5
ou_ af11 es-9 fr-6 id-4 it-5 pt14 sk3 sl-6
=jou af14 nl-10
_dr yo-3
dro eu5 pt-5 yo8
roo af8 et5 om10
oom id5 ms-6 om6
_vi eo6 eu-5 la5 mi-4
vir af8 en-7 fr5 nl-5
ir_ az2 cs-6 da-4 en-3 eo-6 ga5 id5 ku5 lv4 ro-4 sw-4
=vir af17 ku8 nl-8
_pr eo6 id5
pro af5 eo5 ro5 sk-5
roj eo5 id-5 ku10 no-6 ql-5 yo6
oje id-5 no-5 sq6
jek cs-6 ql6 sl-6
ekt az6 eo8
kte cs9 eo7 id5 ms-7 nl7
_gr lt-6 no3
gro af11
rot mi6 pt5 tl5
ote az4 cs-4 en5 fi-7 sw9
sa_ en-5 hu-4 lt-6 st4
=sa cs-9 da-8 en-10 ga10 it-5 ms-5 no5 pt-5 ql9 sl-8 st4 tl7 tn10
bed de6 hr5 id5 ms-9 sl-7 so8 sv-5
edd cy12 da5 lg9 ms-4
dde cy4 lg17 sv6
ivo fi6 hr5 it6
voo af6
lê_ ku10
_ui af11
uit af11 en-4 ga9 id-6 la8 sn6
tge ca8
str es-7
tre af5 da-5 eu-6 tr4
rek id4 is6
hul af7 en-9 zu5
ull af10 ca9 es-5 et-5 fi6 tr-6
=hulle af16
_ru ca-5 de5 xh-5
rus id4 ro5 sk-5 yo-5
ank en-10 eo7 hr-5 sk-3 so5 tl4 tr-5
nke ms-5 tl6 zu8
ke_ af3 cs-7 fi-5 fr-5 la-5 om-4 pl-5 sv-4
gel ku4 sl7 sq5 st-6 tr5 ts5
elo es6 it6 la-5 tn5 ts5
loo af8 en7 so9 xh8 yo-5 zu-7
_go eu5 fr-7 ku3 om4 st-7 tn9
god da4 om7 tl5
my_ af6
=my af11 en6 nl-6 sk-5
geb af3 zu6
ebe da-7 st5 sw-5 xh6
ed_ en7 es-4 nl-4 st-5 yo4
_af af7 ca5 cs-7 da6 es-7 no-7 om5 so4 st5 sv-8
gew af8
ys_ cy6 it-5
goe af10 eu6
oed cy10 nl6
ede af8 da6 en-8 la5 sv-5 tr7 yo6
ert id3 is7
rti en-7 is7 ro-4 zu5
tie af6 nl7 pt-8
ier af6 cs-6 de5 en-7 pl6
ren ca-5 it-3
enh da-3 no5 ql-5
_aa af7 so9 yo6
=aan so9
_do da-5 ga4 it4 lt-6
dor en5 fr6 lv7 ms-8
ori ca-4 fi-4 fr-7 la8 mi5 pt-6 st5 yo9
rin af6 ku5 tr-5
ing az-5 id5
ngs af9 fr5
gst fr6
tru da-6 en-5
rui af8 eo6 ro5
ike da-5 ku5
roe af6 cy9 es5 ro-6
ei_ da-8 de5 en-8 es-9 fi3 fr-8 it6 mi9 ms-6 no4 pt5
iwe st-3 ts7 zu5
we_ cs-4 ms-5 sl-7 tl-6 tn6 zu5
dis eo6 la4 st4 zu4
tel az5 ca-5 lg4 mi-6
els af6 et6 pt-7 yo-6
ls_ af6 ca7 da-5 de6 lv7 sl-6 tl-5
_vy cs5 ql4 sw11
ye_ cs-5 en-7 ku7 la-4 nl-5 st-4 tl-8 xh5 yo3
ang hr-5 nl-5 ro-5 st3
nge st-5 xh4
esi af3 fr-8 lt5 lv-7 sl-6 sv5 zu4
ien ca5 it-4 st-7
_vo af4 fr6 hr7 sv-8 tl5
vor is5 tl6
eri fr-4 lv4 ts7
sre sl5
reg af8 es4 pt-4
_te id6 lt-5 mi7
ten af-2 nl3 ro-4 yo5
=ten nl-10
psi ms8
sig zu4
igt af8 da8 no-8
_lo ca-5 et5
lou cs8 sk-6
uw_ nl11
se_ af6 az-4 id-5 st5 sw-4 tn6
=se af8 en-7 et-6 hu4 it-5 ku-4 nl-12 no-4 ql6 sk-9 st5 tn9
_sk af7 ca-7 eu-6 ms-4 nl-7
sku is6 ms5
kul en-6 eo3 es-7 lg7 sw4 zu6
uld de6
ld_ et7
_ad da-3 fr-7 id3 ku-4 la5 tl-5
rte en-5 tl8
tee af5 ca-6 et7 lg6 om5
eer af9 da-5 en-9 hr-5 lg9 om5 so6 tl6
erd af3 en-6 no4 sv-7
rs_ ca3 eo-5 es-3 id-4
og_ fr-6 hr5 id-8 ql5 sl-4
_re eo5 sn5 tn4
eg_ cy8 no6 ql8 sv-7
=te af10 ca-10 de-5 en-7 fr7 hr-7 ku9 la7 lv-6 mi18 sl-6 yo-6
pla tl-5
laa af6 om10 so11
aas af6 om7 so12
as_ eo10
waa af8 id-5 lg7 ms3 so12
ar_ cs-5 en-5 fi-5 fr-4 ga6 it-7 la-4 no2 sw-5 tn-4
afr af5 cs-6 st9 ts9
fri ca-6 cs-8 nl-7 pt6 ql-7 st6
rif cy8 da-5 sv6 tl10
oru de-9 is5 ms-5 st6 sv5 tl5 yo6
rum af4 ca-5 is5 la7 sn6
um_ ca-7 en-6 et-5 fr-6 it-10 la14 tl-7
_ut da-13 en-6 la7 no6 sw6 xh8
utr da-7 is5
rec id-5 ro5
ech ca7 cs6 de-5 es-9 sk-6 sl7 sn9
cht af-6 en-6 ga9 nl8 no-8 ql7 ro5 sv-7
ht_ ga7 hr-6
_ta is-7 mi5 zu-5
tak sw8
=tak da7 ms7
eie af7 ca5 de-8
rso eo5 nl5 pt-7
oek af7
eke af8 da-5 ku7 mi5 ts8
gev af9 no-6
lge af7 hu5
+é de-11 en-6 et-4 fr9 ga8 hr-4 hu8 id-7 is4 it-4 ku-4 la-5 ms-5 om-4 ql6 tn-5 tr-4 yo6
_we la-7 sn6
wet sn9
rik es-7 mi4 nl-6 sk-5 zu-5
ika en-9 nl-4 sw6
kaa en-6 om7 so6
ans az4 id-4
nse af7 en-6 et8 fr-6 st6 xh-6
ese af5 da-10 fr-6 nl-4 st5
sag da6 la-6 so6 tr-5
ag_ af10 cs7 en-6 ga6 ql5
_ha de5 pt-4 st5 sw5 tn-7
har fr-10 is-5 sq5
rt_ az7 ca4 cs-8 eo-4 ga7 id-5 it-5
ken et-6 nl4 sk-6 sq5 st6
end pt-5 sn3 sw5 yo-6
des de3 pl6
es_ fi-5 it-4 la5 lv5
_ke az-5 cs-6 ga-4 it-4 la-5 pt-6 st4 sv-4 tl-8
del st5
ele en-7 es-5 lg-6 sv-5 xh4
err id-8 la4 ro5 sk5 zu-5
rri ca5 ql-6 sq5 st-5 tn4
rig eo5 it-5 sv-5
aal af6 lg8 ms-5 om10 so9 tn-4
=al en-7 eo14 es5 pt-5 ro-8
wer af4 da-5 et6 ku5 zu-6
erk af9 ca-5 en-5 es-7
nem en5 la5 nl-7 pt-6 ro-6 sn5
mer sk4 tl5
_so af5 hr-6 pl-5 sw-4
so_ hr-5 it5 lt8 ms-5 nl-5 no-5 sk-6 st6 sw-6 tn5
=so af6 cs-5 ql10 sk-5 sl7
_hi ca-6 om5 pt-5 ro-5 sw5 ts10
hie af6 en-6
rdi fr5 la4 ro-4 yo6
=hierdie af12 nl-8
sky da5
sel af6 es4 it-4 sv-5 tn6 xh5
_ka it-5 la-4 pt-4 ro-5
kan ca-6 en-6 fi-5 id3 la-5 om6 pt-7 sk-4
=kan af8 ms-6 om18
dan ca-7 en7 fr5 id4 it-3 ro-4 sl-3
=dan en-8 fr6 id6 ms9 ql-4
_ee af5 en-6 nl7 so13
kor cs-9 fi-6 hu5 sk6 sl-6
orr az6 es6 pt5
rre hr-4 sq7 tn6
_er en-6 hr-4 la3
rke es7 ku5 nl-5 ql-4 ro6
all cs-4 it5 om4 ro4 st5 tn-6
=alle it6
tan et-6 sv-4 yo4
pun id3
unt eo-4 eu-4 id6 la9 ro6 tl-5
eni en5 eo3 pt-4 sv-5 tn-4 ts6 zu8
nin cs-4 fi5 so2 sw5 yo6
erh af8 id4 ku6 lv5
ewi cy11 ku9 ql-6 tl6 yo8
_su la4 ms3 nl-5 no-5 pl-4 sq-5 tr-5
sub la5
bje hr5
kti da4 eo9
ewe af11 de-5 sw9
int eo5 eu-7 so6 xh6
erp sv-9
ret da7 es-4 fr-7 is-6 la5 pl6 sv-5 ts4
eta fr-7 zu-6
tas eo9 es-4 id6 tl5
asi da-8 en-4 eo-4 fr-7 id7 it-7 pt-5 sn5
les ca4 es-3 et6 eu6 is5 ts3 yo6
wor de-6 en-8 la5 sl6
rd_ de4 en-4 la-6 lt6
=word af15
ged hu6 tl7
edo eu7 pt-5 sk5 sl-8 tl7 zu4
doe af9 cy7 ql7
rse da-4 es5 is6 om5 ql-6
sek en-6 nl-8 pl6 tn7
dat af4 de-8 en-12 is7 pt6 sl8 tl-7 xh3 yo-5
=dat af4 ql10 ro-5
hee en-9 it6 om6 so9
erl hr-5 it5
rli pt8
lik af11 nl-12 no5 pt-6 tl6 tr-6 zu6
_sn en-12 es8 hr5 is5 ms-5 ro5 xh-7
noe no9
_ne az-6 cs4 eo4 es-3 fr-4 pl-4 sn6
net ca8 cy-6 da5 es-6 eu-4 it-8 sk-4 sl6 st6 ts7
=net ca6 da11 es-9 lt-9 nl-11 pt8 ql7 sl10
alt eu5 fr5 sk7 sv-4
yd_ af9 cy15 da4 nl-6 so7
_na en-3 fr-4 ku3 lt-4 sw4
na_ da-6 en-6 fi-5 fr-7 pt-3 st3
=na af6 ca-6 cy4 en-8 es-9 ga9 ku3 lt-6 mi-5 nl-6 pl-5 ql11 sw12 ts8
don az5 eo5 ro-4 sk-3 tl6
onk da6 sw-5 xh8 yo7
la_ da-4 de-6 eo4 st5
_bl da3 ro-5
blo da6 eo5 id-7 ms6
lok en-6 ms-6 st8 ts7 zu6
okk om6 ql5
kke af9 sv-6
aam af5 lg9 ql-6 so6
aml en5
ik_ az4 de-7 en-11 eu4 hu7 is4 ms4 sv-5 sw-5
_la eo6 so4 ts5
lan ro-5 ts5
ngw sn6 tn8
gwe cy5 tn8
pig sw12
beg af5 ca7
egi da-4 eu4 fr-8 tn8 tr-6
wee af7 xh7 zu-8
ees af7 en-6 fi-7 lg6 om9
eli it-6 lv5 xh6
rof eo4 nl6
ofe sl-9
fet st5
eti id9 ts7 xh-7
ies af11 lv4 pt-6
oep af11
epa fr-8 sl6 sn7 st4 tl-5
pas cs-6 da-4 en-9 et-6 ku7 sl-4 zu-6
ass ql4
ssi es-10 id-8 la6 ms5 ro-4
sin cs-8 nl-5
gs_ af11 ms8
son lv-7
ors es-6
rsa id6 it-6 ms-4
ake ca-7 da-5 de5 en7 it5 mi8 xh-4 zu5
men id6
bla es5 fr-7 sw4
_ar cs-4 cy7 ga4 pl-4 sq-6
arm nl6
rmo ca-6 eo8 pt4 sq6
moe af6 pl-5
was af6 xh4
=was af9 en8
rve fi7 ms5
lin eu-6
ann da-6 et4 ga5 la5 lg3 om5 pt-4 tl-5
nne ca5 de-6 en-9 sv-7 tl5 yo-6
ett ca-5 en5 it8 la-5 sl-5
tte az-6 eu-6 fr6 ms-4 tl-6 tr5
eet en6 it5 lg6 om4 tn5
gga om5
gam en-10 hr-5 xh8
_ch ga5 hr-7 pt6 sn6 vi4
chr da-3 sv-6
hri da-4 es7
ris hu5 tn4
stu cy5 en6 is5 ms-8
us_ cs6 la11 nl4 ro-4 yo-3
_ma ts5
maa af7 az-7 en-5 om6 so8 st-5 tn6 tr4
=maar af6
_as af5 hu-6 nl-6 sn5
=as af10 ga7
=een af6 nl6
spe eo7 sl4
pek hr-5 id9 lv5 ms-5 sl5
_sp et-7 fr-5 pl5 ro5
pel de7 hr4 st5
_ek af9 eo6 lg7 nl-11 sw-6 tn-5 ts5
=ek af15 eu8 nl-10
nja lg7 pt5
jaa af6 st-6 tn13
gra fi5 hu-5 sq-6 sv-4
aag lg5 nl7 so8
_wi ca6 pl4
wil da-6 fr5 id4 ms-5 yo-8
il_ et6 hr-7 id5 lv-4 sl4 yo-5
oot af8 et6 om11 xh6 zu-9
ot_ es-4 id-6 ku3 no3
dal id3
alk af4 lt7 ql-5 so8 tr-7
+í af-5 ca5 cs3 da-6 de-5 en-5 eo-5 fr-4 ga10 hr-5 hu6 id-5 it-8 ku-4 la-4 mi-4 no-5 pl-5 ro-5 sl-9 tl-7 tn-5 yo4
sou ca-6 cs7 es5 ms7 pt6 sk-6
mat de-7 en-6 fr-4 mi4
ath ca-6 en-7 id-7 la3 nl4 zu2
tha en6 ga6 nl4 sn-5 tn6 yo-8
hae la9 mi8 ms-5 st6
+ë af8 de-12 en-5 no-5 ql7 sq21
ate ga-3 ro-6 sl5 tl-4 ts8
_tr eo4 no4
tro eo7 eu6 sk-6
bel en-6 sl-6
rk_ af5 la7 pt5 tl-8
_sl af4 hr5 id-7 ms6
sle ca6 da6 yo7
lee ca-8 es6 om5 yo6
met af5 de-6 sv-6
eto nl-5 pt4 ts6
tod ca10 da4 pt-5 sl7 ts5
ode om4
era da-6 id4 la5 lt-5 sl-5 sv4 tl-6 tr-5
ral af5 de-5 fr-7 tl4
inl tr6
nlo ms11
lop da6 es-6 st5
ope ca6 cs4 eu7 fr-7 mi5 nl-6 ql-6 tn5 yo4
pe_ ca-6 cs-6 sl-7 tn5 xh-5 yo7
rty ca8 en-8
aat en-4 et8 om7
ats hr-5 st7 sw-5 tn6
_pa xh-5
pad id7 ms5 pl5 st-5
ad_ da6 et5 fi-5 ga6 pt-6 sl4 so6 yo-5
_jy af13
jy_ af13
=jy af13
ins fr-6 it3 zu5
tap az6 fi6
ap_ en-6 ms2 tl4
rtr af8
rou af5 lv6
eef nl6
ef_ af7 cy8 st6
arn es6
rna da-9 is7 ql-6
sve is-6 lv12
vul la7 pt-5
_le es-3 it-5 st6 tn6
lew ms-6 yo7
wen ms-6 sw6 ts3
tui fi7
ewa en5 id4 lg4 yo5
jul eo5 id-4 ms7 pt9 sl-5
ul_ cs5 es-4 et6 ms4 nl-4 no-6 pt7 ro17 tl-8
=jul pt12
joh de-4 pl6
oha de-7 st11 tn-7 zu-5
han az-5 de-9 la-5 pt-5
nes fi-4 fr-5 la3 tn-4 yo5
_gl es-7
glo af5 es-6 sl-4
lo_ da-5 de-6 en-5 et-6 fr-9 ro-5 sn-6 st6 tn7 xh6
rla af5 ga4 hr-5 ms5 nl-5 ts6
arh ts9 xh9 zu-5
arb om6
rbo la6
bor ca6 es-6 eu-6 nl6 tl5
rg_ de-7
oer et7
rtu is6 it-6 la7 sk5 yo-6
uie fr8 hu5
_mo fi4 st9 tn7
oet af5 da9 no-7
=moet af8
_ei cy7 da-10 lt6 ql6 sv-8
ndo is-5 nl-4 ro-4
dom af7 ca-6 ga6 it4 la7 ms2 pl6
bly af11
ly_ en8 fr-4 la-6 tr-4
_am cs-5 cy3 da-4 la4 lg3 nl-5 tl-7
ama fi-6 hr-3 sl-7 zu5
mad da6 ku4 pt-3 so6 yo-4
dwa af3 cy4 yo-6 zu7
wal lg6 om6
ala ca-5 lg5
mol fr-6 no6 tn7
oll ca-6 hr4 sl-6 st6
lie cs-4 hr7 it-7 sk5 sv-7 sw10
weg sn7
gbe yo9
eeg lg9 so9
ny_ ql10 sk4 sv-6
_me et-4 id6
ger az-6 pt6 sk5 tr5
eel af5 et5 zu-5
ask no7 sl5 tl-10 yo6 zu-5
sk_ da6 en-9 et6 lt9 nl-5
_a_ cy4 da-7 de-5 et-4 eu-5 fi-6 ga6 hr-4 lt-6 lv-5 mi8 no-5 ql5 sl-8 st6 sv-7 tl-3 tn8 tr-4 ts4
=a cy4 da-7 de-5 et-4 eu-5 fi-6 ga6 hr-4 lt-6 lv-5 mi8 no-5 ql5 sl-8 st6 sv-7 tl-3 tn8 tr-4 ts4
_qu az5 et-6 la7 ql3 ro-5 vi6
ues la-5 sq5
sti eu-5 sw3
tio ca-7 fr-6 is7 mi6 ms7 nl-4 no-6 pl8 st7 tn4 ts5 xh3
ion cs4 cy5 mi5 nl-3 sn5 st6 tn3
abo ca6 en-6 sl-6 st4 sw-6 tn6 yo8
bou en-5 es5 la-5 ql-5 ro6
out en-4 la-4 ms7
ut_ fi9 it-9
=about en-10
_th ca3 eo-4
thi lg-6 ql-6 zu5
his de-6 eu-6 fr5 la6 ms-5 st5 tl-7
rod cy5
odu az5 cs-6 fr-6 sk7 yo7
duc es4 fr-6 pt-10 yo7
ct_ ca-7 it-6 sl10
ani it-7 la4 sv-7 sw5 tr-6 ts4
nim es5 la4 ql5 sk-7
ima da-5 la4 sk-6 sv-5
mas en-4 sl5 st5 ts3
eks da4 eo8 et5 nl4 sv-8
ks_ da5 en-5 et9 lt7 lv5 ms6 sv-4 yo7
eva ms-4 pt6 sn7
vat ca-5 cs7 sk-9 sn6
mar es4 so6 st-3
xis es7
rev id-5 la6 ms8
olu az5 la5 lg6 tn6 tr-4
lus en-6 sv-5
usi cs5 fi4 hr-6 sw4 tn-4 tr-6
tud ca7 fr-4 hu6 sl7
ude en6 fr-5 id-3 xh4
dee id-4 om5 yo-4
_ag ga9 nl5 yo7
agt af10 ca5
vre af7 hr7 sl-9
_mn sl-9 sw9
man st4
ela cs-5 da-4 es-6 eu-4 id4 lg-6 st4 tl-10 tn6 yo-6 zu4
win ca6 cy5 id-5 no-6 ts6
inn ca5 da-10 en-7 ga8 is4
nni id-7 it5 om9 st-6 tl-7 yo5
_po eo4
pol ca-7 fi-5 lt-6 xh4
oli de6 es-8 hr4 ms6
lit es-10 fr-5 id6 it-5 sk-6
iti ca-6 cs-4 eu-6 it-7 lv-7 mi4 sn3 sv-3
iek cs-5 sk7
_or cs-7 la6 om6 ro4 tl-7 yo9
ari lt-6 nl4 sv-4
ane fi-5 lg-5 sl-6
_az hu5
aze eu7
zer ca5 eu6
_id az7 en-7 yo11
ide et5 la4 pl-4
nti la9 lg6 yo4
ifi ca-5 nl6 xh-3 zu5
fis en-6
ise no6 xh6
see ca6 no-5 om8
rie cs-7 eu-4 fr6 id4 lv6 nl4 tr6
ikh zu5
khe no7 zu5
erw af8 de-8 id7 tn5
rwy cy11
ser ku7 lv7 tn4
_ba fi-5 it-4 lg5 st5
bag da5 id6 lg6 no-5 st-6
agg de6 en-5 lg6 ms-5 om8
got id6 ku10 tl-7
ott hu6 ql-6
tt_ af-5 da-13 hu6 no6 ql4 sk-5 sn5 sv6
iqu pt-6 ql-8 sq5
_sw af5 ts14
swa en-6 ms-4 ts6
ai_ de4 en-6 es-5 hr-6 id3 it3 ku-4 lt6 mi5 sn3 yo-5
_ri cs-6 pt-5 sl-5 st-4 tl4 ts10 xh-6
ink pt-5 xh7
len eu-5 fr-5 it-5 ro4 sl-5
nd_ eo-5 fi-5 hu5 id-6 la-6 ro6
haa af5 ms-8 no-5 om9 sn9
eda de-7 es5 ku6 sk7
dag af9 eu5 ql10
ags ms8
_ro pl4
rol cy6 de6 fr-12 ql-7 st7 yo6
ol_ ca5 cy9 de-4 is-5 it3 ku-5 la-5 ro-5 sv-5
mod da5 en4 es5 sl-8 tl-4 yo-5
odd cy16 en-6 sl8 sv5
raw cy8 mi8 tl5
awe ku6 mi5 sv5 sw3
ort af4 eo6 ro-3
edi cy5 fr-5 la5 sk-7 tn6 yo-5
ont af5 en4 ga4
yt_ cy8
_of fr-6 om6 sk6 tl-7 ts5
=of da6 no-7 sk6 ts5
vin nl4 ro6 xh-5 yo-5
nig af9 so5 sv6
nag et6 om5 yo4
age ca-6 lg6
ben ca4 hr-6 pt-6 tn-5 yo-6
enn cy5 lg5
_un de5 mi-6 nl-5 pt-4 sw6 tr-6
uni es-6 om9
niv ku5
ive et6 hu6
rsi ca-6 cs-7 de-6 id6 om9 tr-3
sit sk-7 tl-4
ite en-6 es-3 xh-4
tei de-3 et5 lv6 no-6 ql-5 tl8 yo-5
eit ga7 no7 ql5 sl5
vie da8 et5 fi5 fr6 id-4 ms9 no-5 sk7 sv-7
_ja hr4 it-5 la-4 tl-7 tn4 xh-5
slu af10 nl-8
lui af8 en-7 ro8
_bo fr-6 it-4 st8 tn8
boo nl-4 om11
omp it6 pt-5 sk-5 yo-5
mpi es5 no-7 sw4 zu8
pie af4 es5 nl-7 no-7 pl7 ql-7 sk7
jan id3 pl-6 pt5 sq-5
_el eo3 et5 sq-6
elk af5 yo5
skr eo8 id-7 ms9
kry af12 nl-8
=met af11 en-6
yth cy11
the ca3 st5 xh6
hed da7 no-6 om5 st-5
ale pt-6 yo5
bea en6 ga5 pl6 ql-6 sk-9
eac ga6 pl6
ach cs5 es-5 ga9 id-5 no-3 sn7
ch_ cs2 cy8 de3 es-6 ga6 la-5 ms-3 no-4 pt-6 ql5 vi5
elf af8 es7
sor sv5 tl4
cha it-5 sn5 sw7
hal it-5 lg-6 nl5 pt-5 tl5
let es5 fi5 pt-3 sk6
_ak en-6 fr-5 hu4 lv5 sn7 st-4
akk no5 om14
kko lg7 om8
omm af6 en-9 it-6
oda om7 tl-5
das de8 eo9
erg eo-5 id6 it-7 om5 ro6
rad de5 ro-8
ade cs-10 pl5 ql-5 sv8
orc pt10 ql-7
rch cy8 en-8 ts11
che ca-5 cs-7 it4 pt7 sn7 sv-4 tl4
_kw xh7
kwa tn5 yo-7
aiv sn12
bo_ cs-6 en-6 fr-5 hr-6 ku5 la3 ms-4 sw4 tn4 xh7
=bo hr-4 ku12 sl8 tn7
eol ga6
olo en-5 es-5 hr-3 sn-5 tn7 yo7
log ca6 lv6 st-8 sv10
ogi af6 ca4 la6
gie ca-5 cs8 de8 la-7 yo7
adr nl5 yo-6
dri ca5 ms-5 sl6
rio cy8 en6 it-5 la8 nl4 ql-6
io_ cs-4 cy8 eo12 fr-7 hr5 la7 sl-4 tl-5
_kö cs7
+ö af-6 da-10 en-5 fi10 hu9 is9 la-5 nl-7 no-12 ql5 sv11
_ok da6 en-8 eo5 es-7 is-8 lg14 sk7 sn-5 tl-6 ts-5
okt ql7
kto cs-5 eo8 eu5 no-5
obe af4 pt9 tn4 zu8
ber fr-7 hu-6 id4
ege es5 lg6
lei af5 da-5 ga5 is-4 it7 no6 sv-6 tl-5
idi az5 eo3 ga6 la4 lv4 sw6
din es-5 lt6 om3 ro4 sl-7 st5
dra eu-6 fr6 id-8 is-5 ts5
aes la14
_pe eu-4 id5 ts-4
per de-5 eo6 hu4 id4 tl-5
soo af6 so9 st4
onl es7 lt5 tn5
nli es7 lt5 tn5
gen cs-5 en-6 ro-7 tr-5
eno eo5 eu5 la-5 sw4 tn5
not en5 om4 sn7
lon da5 eo5 sq-8
min en4 fi5 hr-5 ku3 lt-6 nl-5
ekk af7 da-10 is6 no6
kin cs5 ku4 sk-5 sv-6 xh-7
nbe da-9
sla ca-8 de-6 is6
lag ca-6 en-5 vi5
agl tl8
gle eu5 hr5
leg eo4 is5 la7 no4 st-6 tn6
egg nl-5 vi5
ggi en8
gar fr6 la-7 nl-6 om6
rni fr7 id-7
nis hr5 la7 ro-7
ish id-7 it5 sw9
she hr-6 id-8 ms7 zu9
ron da4 sv5 yo-5
ief af10 st7
ard id-5 lv7
goo da-5 om5 so7 xh6
oi_ fi8 fr5 hr-5 it9 ql5 sl-6 sq8
seb en-8 id4 st8 tn-6
ebl af8 eo9 no9
bli eo7 ga5 it-5 ro-7
ieg de-8 es-8 ms6 ro7 sq6
ero de6 eu10 no-6 sl-5
=mense af15
val ca-6 la6 ms-3 pl4 ro3
als af-5 ca7 cs8 en-6 fr-6 nl8 om5
sli hr5
_co af-6 cs6 la4 sq-5
ova eo7 et-6 fi7
vad da6 es-15 it6 pt-5 vi5
adi pl-6 sw4 tl-5
dia de-6 ga3 ms4
ia_ cs-8 de-3 hr-7 la5 mi4 sl-5 sw7
eed ms-5 so9
eds af8
ds_ ca6 lv6 ms4 ql-6 tl-5
red es-7 yo6
_mi eo5 fr-4 ts6
=min eo9 ku14
_cr hr6 la6 no-6
raf it-6 tn5
ty_ fr-9 la-7 mi4 ro-6 zu5
_ki ca-4 es-5 lg6 mi6 pt5 sv-5 sw10
kid hr10
ebi lg10 ql-6
bie fr-12 no5 ql-6 yo-5
ied en6 lv7
ana it-4 sq-5 sw5
=marie fr15
yma ql7
nda en-4 sn4 sw5 zu3
=le es-6 ga10 hu-6 it-9 la-5 ql13 ro-9 sl-5 st5 tn8 xh5
lse en7 es9 ql-5
ind ca-6 da4 fi-6 hu3 ro-6 sk-5 zu5
def no-5 tr7
efi cs7
fin it6 nl-8 ro-5 sk-7 xh-3 yo8 zu4
ini cs-4 is-6 sk-5
nit cs6 fi5 hr-5 it-6 mi3
anu ca-10 da5 es-6 la7 ts6
nui mi12
hoe af8 en6
osi et-7 fr-7 sv-6 tl-4 yo8
sio af7 ca-9 ro-5 sk6
iol cy7
rop ca5 pt-6 sk-6 yo-7
ely en4 nl-6
get az5 nl-8
etu cs8 da5 en-8 ms5 sk-6 ts6
ldi cs7 da-6 ql8
dig af6 cy6 en-7 tl6 tr-7
igh en-5 ga7
ghe af6 nl-6 ts6
fle is-6 xh5
wes es6 la-6 nl-4 sl-5 sv6 sw-5
ski cs-5 da5 id6 it-6
kil ms7 st4
_if en7 ql4
nfo es5 pt-6
nki ql5
kie af7 eo7
nt_ eo-5 es-8 fr2 it-5 la6 pt-4
_m_ en8 fr-6 no-7 xh5
=m en8 fr-6 no-7 xh5
mis de7 it-9 lv-7 tl3
sho cs-6 fi5 sn7 tl-5
hor so8 tn-5
af_ af9 cy12 da7 is6 no-6 om7 so5
=af af8 da7 no-6 so9
tot af5 cs-6 ms-5 sk5 tn6
=tot af7
_sh ca-6 cs-6 cy-5 ms5 sq10 zu-6
sha ca-6 eu-6 no-5
hak mi7 ts5
aka az-6 da-7 en-9 et-5 ga-4 ku-4 lg4 lt-6 pt-5 sl-6 sn7
kaw id-5 sw6
_wy cy13 pl10
wyd cy15
_no hu-5 la5 sw-6 zu3
noo af5 om6 tl9
oit sn8
ran fi4
las eu4
rat ca-4 et4 la8 pt-7 sv-6 tn3
aad om7 so10 sw9
kli af8 hu5 nl-6
lat de-10 et-8 la8 mi-5 om6 tl5 tn4 ts7
mag hr-5 id-5 la6 xh5
gti af9
tig af6 eo6
rid ca6 da6 es-5 et5 no-8 pt-6 yo-6
idd cy5 lg9 sk6 sv-5
ror en6 es-5
tem ca-4 hu9 la6 sk-5 sv-8
emp en-5 id2 la7 st4 tn-4
mpl eo7 fr-5 tl5
lar cy-5 sw-6 tl6 tn-5 yo5
ars cs-6 fi6 id-5 pl5
gde da6 hr7 nl7 om5
_br eu8 sq4
bre sk5
ngr en8
gri da6 fi-7 ms-5 pt-5 ro-8 sv7
nee af7 et7 zu-6
eem af6 fr5 ms-5 xh7 zu-6
em_ cs6 es-7 et-5 eu-5 fr-5 hu6 it-4 ku4 la10 pl5 pt5
rle af4 da-5 en-5 it5 vi5
bai af6 en-7 eu4 ga10 nl-7
aie af9 ca-6 fr7 nl-7
kgo st7 tn8
esk et9 eu10 st7
kik lg8 ms-6 sw6 tr5
baa lg13 om8 so5 sw8
arv en-6 nl-4
rva af6 la5 nl-4 pt5 ro-6
som cs-5 sw5
oms af6 en-8 et6 lv10 ql-6
ms_ lv10 ms5 pt-11
vel es-13 is4 la5 ms5 xh6
ldu tr5
dui af9 ga11 id-6
its es-6 sv-6 sw-5 xh5
app ca-6 es-5 pt6
ppi et7
uid ga6 la8
iki eu3 hr-5 is-7 ku2 sw7
nou cs5 es-5 fr7
fot hr-7
oto en-7 fr-6 tl6
to_ eo7 fr-8 id-6
ehe de4 st7 sw8 tn-6
lf_ ms7
kep sn5 xh-5
pin da6 en6 no-5 yo7
_yw cy13
ntr no-4 sn5
rag cs10 en-4 es-5 no5 st-7 tn5 yo-7
por ku4
rno es4 om6
nog af7 hr5 sn8 tl5
ogr ca-6 es7
afi es-5 ms6 sw6
fie es5 ms8
mot da-6 no5
tor it-4
_ou af8 en8
oue af11
uer ca-7 fr5
ska af5 en6 eu6 sv4 tl-6
kap cs-6 et4 mi5 nl-7 no6 sn6 tr5
bri af4 de-8 eu6 fr6 nl-5 sq5
vei lv12 ql7
sgo cy10
gor cy9 eu4 id-4 it-5 sn8 tn7
vid az7 ca-4 eo6 la5
eo_ ca-6 cs-7 ga6 hr9 la9 pt-5 sl-8 st6 sw7 yo-6
rha cy8 da-4 id5 ku4 no6 ql-6 ts6 zu-5
lwe st4 xh8
os_ cy4 eo5 fr-5 it-7 la5 lv5 sk-5 sl-5 st-4
ebr af6 sl5 xh5
bro en8 eo5 hr6
rok eu12 id4 ku9 ms-7 nl-6
tuk mi9
uk_ en-6 es-5 lt4 ms4 sk-6 sv-5 sw-5
ian af-4 es5 et5 it-6 ql-4 sk-4
nna cy5 et4 ga6 id-5 lg8 tn6
nat eu5 is6 la9 pl4 sk-4 sv-5 sw7
aty xh8
tyn cs8 pl-8
yne eu7 xh5
ube en-7 es8 zu6
pot es-8 la7 ms-4 sw5 yo8
iet en-6 sk6
ete da-4 fr-5 it7 ro5 st8 sv-7
seu af7 da-8 fi6 nl6 no6 pt6
eun af9
un_ cs-6 de-9 en-8 et-5 fi6 id5 la-6 lg-6 lt-4 mi-4 sw-6 tl-6 tr7 yo8
=lee fr6
nn_ da-6 de6 en-9 ga7 la-4 nl-3 no6 ql7
=de af-8 de-11 en-13 eo7 ga5 hr-5 it-9 nl7 ql4 tl-5 zu-5
vos eo6 fr-6 ql6
mei ca-6 de6
isi lg3 sk-5 sv-6 ts7 zu3
vak lv7 ql8 sn10 sw-5
nsi az5 da-10 ga5 id7 la7 lg8 nl-9 pt-5 xh-6 yo-4 zu9
ton ca6 en-4 fr-6
one cs-8 et4 fr-5 la4 tn6
elg da-8 no7
row cs7 en5 lv5 pl-9 tl-7 yo6
owe et7 pt9 yo6
_au de6 es-3 fr4 is9 lt-5 mi6 no3 sl-10
aug cs-6 is10 ql-7 sk6
ugu et4 lg9 no-8 so6 zu4
gus ga10 yo-4
ust ca-5 sl6
dir az5 de-5 id6 nl-8 sl-8 sn4 st-6 tl-7 tn10 yo-5
ire ca-4 da5 ms-6 no-6 sl7
urs en5 id4 ms-9 ql-5
fee en11 st12
tat en5 la6 nl4 pt-9 xh2
atu cs6 de-6 en-6 eu3 mi5 ms6 nl5 sw6
erm ca-3 en7 eo6 no2 ql-5 tr-5
rmi de5
amp cs-5 hr3 xh-5 yo7
mps no7
aer et5 mi9
ast sl-7 so5
sto eo5 fi-5 yo5
ora af-5 de-5 mi5
epi la9 sq5
ntw af8 en-9 xh11
two en-8 sk8
_ie it5 lv6 ql9
ets ca7 ms-3 nl5 no-5 sl-6 st9 sv7 tn8
ts_ ca6 en4 fr5 id-6 la-6 nl4 no-3 ql-8 sk-5 sv5 xh-6 yo6
_kr az7 eo7 hr6 no5 sq5 st4 tr-6
ry_ en5 la-7 pl6 pt7 sl-5
naa id-7 nl5 om8 so9
bek nl5 tr6 zu6
eka da5 ts5 yo-6
kam en-7 nl-6 no2 tn-5
_fa fr-6
fas la-5 pt9
asc ga7 nl5
sci de5 nl5 tl-5
cis en7 fr-7 it7 la8 xh8
sep id1 tl-7 yo-4
bol ca-6 da-5 hu6 ms6 no5 tr-5
lug fr-5 lg7 om5 sw7
ugh en5
oog da-5 nl3 so8
rog sl-7
_gi af-6 en-6 ms5 xh-7 yo8
gis de-8 eo9 es-8 la4
pop en-6 es-7 ms8 tl7
opo hr-6 sl5 st7 zu-6
po_ ca-9 id-6 lt6 ms-7 sq7 xh-6 yo6
fan sw5 ts7 zu5
tri de5 is-5 nl6
nkl da-9 no8
rwa ms6 sn8 tn4
wag af6 lg5 tn5
oel af8
eng az-6 ca5 cs-6 en-6 fr-11 la-5 sl-4 st5 tn5
edr es-8
sko af6 cs7 cy-5 ms-6 st5
kod cs7 sk-8 xh8 zu6
nal da-5 eu6 hu5 id4 tl-4
ali de-4 et-6 lg5 sw9
lis ca4 de-4 eu6 fi-6 hr-4 it-5 la4 sl-5 sw2 tl4 yo5
kon eo9 it-5 ts4
ras ca-4 da-5 et-4 nl5 tr-4
epl no8
plu eo4 es-6
luk ql-6 sw-6
oug tl5
uge en4 fr-6
set hr5 is6 nl-6 ro5 sl-5 st2
eso eo6
wel ca-7 cy4 de-7 ms-5 tn5
ein de7 es4 lt6 sv-8
ntl az6 st3 ts9 xh11 zu-10
dre de5 nl-5 sl5
rei af7 da-6 pt7
eig da-7 en7 et6
igi eo8 tr-8
inh cs7 vi7 xh-7 zu7
nho da-6 no6 pt8
hou af6 en-7 ms11
mos es4 ku6 tn6
lem et-5 sq5 st3 sv-5 ts5
kst eo7
kna ca6 sv5
nap sw8
moo om11
ema cs-6 en-9 ro-4 sn5
_ev ku11
ena id3 mi-4 st5 sv-6 tl-6 yo-5
nad ca-4 so5 sv4 sw3
ndi ro-5 sl-9 sn7 xh8
eor ga7 ql-5 sl6
eba hr4 la6 st8
bas ca-6 zu4
_lu ku-5 lg6 sl6 tn-6
akh ql-5 xh9 zu8
alb es-6 id-7 ms4
lbu id-6 ms6
bum ms8 tl7
=album ms9
eru id4 la5 zu-6
rug af11 is4 nl-8 sw7
gge af5 vi5
nk_ af10 da-10 id-5 lt8 ms10 yo5
led cy6 da-3 st-4 sv8 tn5
_bu lg6 sl-6
ure ca-4 en6 om6 ql-5 ro-7 ts6 yo6
ka_ az-5 da-8 de-5 en-7 ga-4 hu-4 it-7 la-4 lt-6 so5 ts5
nel cs5 fr-7 it5 no-7 ts6
enk af8 lg10 pt6 xh7
pat ca-7 da-6 de6 id4 nl-6
atr eo6 pt-3 sv-8 xh4
ga_ da-4 lg4 mi6 ro-5 sk-4 so5 tn5 tr-5
ug_ is10 ql5 tl-8 ts7
eby lg8
kse fi6 id7 ms-4
_ry lt8
ryk da7
yk_ af12
ipe en6 it-5 nl6 sw5
_vl af8
ler en6 eo6 eu10 pt-5 sv-5 ts5
hol de-6 hu6 sl-6 st5 zu6
old hu5 sv-5 tr5 yo7
kee af5 ms-5 om9
hos cy5 en5 ga5 ts6
osp cs-6 eu5 zu7
spi pl7
pit eu6 id-4 ms5 sw5
ita en-6 eo6 fr-4 id3 sl-4 sn3
dvo hr-7
me_ fr5 mi4
=me ca6 hr11 id-6 ku10 la8 mi10 ms-5 pt4 sk-6 sl-6 sw-5
ati fi-6 fr-5 pt-5 sw5
tic es4 om5 pt-6
ici hu6 la9 sk-5
cia hu5 id-6 it5 nl4 no6 pl5 yo7
_pi en4 hr5 no-6 pt-5 sk-3
eve az-7 en-6 hr4 hu6 lt6 sl6 tr6
ves et6 fr7 hu7 la6 ms-6 nl-6 ro5
ern yo5
nas ca7 eo5 nl-5 om4
ona st5 tl-6
omo eo7 yo5
rau de5 mi7 no5 ql8 ro6 sv-6
aus ca-5 cs6 nl-6
ss_ af-7 da-7 et6 fi-5 la-6 lv7
nav af7 ca-7 da5 hr-8 ku7 no-5 pt6 ro5 sk-9 sl5
rne af-3 ca7 fi7 it-4 nl6 yo5
jie af9
seg ca7 eo-6 it8 ql8 tn7
kar ca-5 en-6 it-6 ku7 lv5 zu-6
ara lt-6 sl-8
rak en-8 es-6 nl-6 sn6 zu-5
akt eo7 id9 ms-6 nl9
mid af6 en-7 es5 et7 id-5 so5
naf cy5 nl-8 sw10
eha af5 ku8 sq4 st9 tn-8
tuu af6 fi6 lg7 om7
uur af10 so11
_kl af4 no4 tr-6
lim et-5
orm ms-8 no-3 om5
rm_ ku8 nl6
sid id6 ro-6 so8 ts6
=president af11
jac ms-6
aco pt5
cob id11 ms-8
ob_ ro-5 sl6
_kn ca5 nl5 no4 tl6
noc es5 pl5
ock eu5
ck_ nl-7 pt9 sk8
col ca7 da-4 it4 ql-7
lla et-5 hr2 pl-4
_o_ cs-3 cy7 en-7 es-5 fi4 fr-4 hr-5 it-4 ku-5 lt-3 mi6 ql5 sl-6 st8 tn8
=o cs-3 cy7 en-7 es-5 fi4 fr-4 hr-5 it-4 ku-5 lt-3 mi6 ql5 sl-6 st8 tn8
elp eo8 nl6
emm sv6
mme en-8 fr3 tn6
oni en-6 fr-5 id-7 sv-6 yo11
nkr da9
hem en-7 id-7 ku6 no-7 sv5 yo8
mel pt-5
ako en-5 hr5 id-8 lg7 sn7 zu-5
kog hr8 ql9 sl-6
gni de5 id6 sv-6
gek af6 zu9
eko af4 en-6 sl5 tn6
kol lg7
tek af7 az-6 is4 nl-7 sk-7 sl5 ts4 xh-5
ota om5
mon ca-4
ino ca-6 cs-6 da-7 en-7 eo6 fr-5 it6 mi5 sk5 sn10 zu-6
noi eu6 sn6 st6
oir ga10 nl5 st6
bui tn6
won id-8 nl5 ql5 yo7
efe af5 en5 fr-4 st4
lje hr3
je_ ca-6 de-7 et-5 eu-6 fi-5 ms-5 pt-6 sq7
taf no-8 ql-5
inv en5 id7 la8 ms-7 nl-6 no-6
loe nl8
epu hu5 no-6
pub ca-5 eo5 om6
ubl ca-7 eo5 id6
avo it5 lt6 zu3
edu da-6 pt-5 sn5
arr fr6 pt6 tl-5
_tw cy5 en7 xh-6
nds da7 de-6 en8 ql-5 sl-5
iks af7 lv3
tti id-7 no5 om14
ime id-5 sw6
kop da7 id-5 ms5 ql-5 tn3
opp da-4 no7
vla sk7 sv7
lak cs6 hr7 tl-6 tn-6
tes da-6 en3 la8 nl6 ro-4 ts11
ase no-4 sl-5 xh8 zu8
sem es-5 et-6 is8 sl5 sw7
plo ca9 de6 es-7 tl5
lot da-5 en4 eu6 sl5 st4
til es-4 id-6 sl-4
_cu af-5 eu-5 fr-4 la6 nl5 om-6 ql-6 ro5 so5 sw-5 tr5
cul la6 ms5 nl8
sac ca-5 es8 is7
ac_ ca6 cy8 es-7 hr8 la6 sl-7 so7
mak eu6 no4 sl-6 ts6
etr af5 ca-8 de4 es7 lv7 ql-4 sq-7
ref ca-7 cy12 om7
ria la6 nl5 yo6
_fi de-4 en-6 fi-6 ms6 om5 sl-2
fil es7 so4
ilh pt7
lha pt8 tn8 yo-5
_je en-6 et-5 fi-5 fr5 it-8 la-5 om4 ro-5 st4 sv-5 tr-4 xh-5
ugo lg5
ork cs-7 eo-5 la6
kes da-3 ku11 nl-5 no3 om7 ql-4 tl5
fes eo5 om5 pt-8
ess ca-4 de5 eo-5 et-6 ms5 om8 ro-6
sso eu5
nto eo9 fr-8 hr-4 ql-5 xh7
_bi fr-7 ku9 zu-4
bin da-5 de5 en-7 es7 xh7 zu-5
amw sn8
mwe ca-6 cs7 no5 ql9 sn7 sw5
lst cs-7 no7
ell pt-6 ro-6 tn-6
lli ca-7 om6 sl6
ros az-4 ca5 fr7 la-4
ose pt7
ses af4 da4 hr-4 tn-4
nsa az5 en-8 id-4 is5 lg5 ql4 ts5
ame az-5 lv-6 sq-6 tl-6
_pu cy-4 en6 fi4 lv5 zu-4
vou cs6 fr7 pt7 sk-7
oud en-8
udi en-5 la4
vis it4 la7 ms-5
rys cy7
isk nl-5 so7
kos eu6 sn5
ost es-5 et4 ga3 yo-6
koo lg7 nl5 om7 so10
oop af6
esu es-5 lt7 st7 ts5
sul tl-4 yo13
ult az8 eo6 fr-5 la9 tr-6 yo6
lta da-6 fr-5 pl5 sv5 tr-7 yo7
ada id3 lv-4 no-6 ro-4 sl-5 so8
dam az-7 id-6 nl-7 tl5
ams da-4 id-6 no6 yo5
oes cy11 es6 ro-6
saa en-5 fi5 om8
=voor nl9
ekl cs6
ark es5 eu6 ql-4 sl-8 so8
nga az-5 hr-5 mi7 sl-4 tl-6 tn-5 ts3
dt_ af-5 nl8 no4
mic en-9 es-6 fr-5 la4 om6 pt-7 yo6
ich de4 pt-8 sk7 sl-4 sn6 sv-6 sw4
sad es4 no-6 om4 sv4
add ca6 cy5 lg12 om5
ddu om9
dus da-7 fr-6 no7
use ca-4 es5 id-6 lg5 nl-6 so4 xh4
uns lv5 pt5 sl6
spa ca-6 hr8 pl5
pan ca-6 cs-8 id4 yo-9
dog en8
los da7 fr-10 ms7 xh-4
far ca-6 en5 eo7
yn_ cy14 en-5 nl-8 sk7 so4
tsi tn5 xh8 zu-8
_ly is5 sv5
put id7 la7 sq6 st6
dep da-7 fr-8 id7
nus la7 sw5
uto ca-8 id-9 ms5 sw7 zu-5
dae ca9 cy7
ae_ cy9 la15 mi6 nl-6 pt-6
ted is9 ql-6
bet af5 et6
=da cy5 en-5 es-8 eu9 id-5 ms-5 pt6 ql9 sk-5
aps lv7 no6
tad es5 it-5 om7 tl7
gat es6 tl-7
ikl da6 hu5
dik az4 ku10 sw3 tn4
ikw sn8 ts5
kwe sn4
ydi tr9
_ed la6 no-5 pt-8
agb ql7 yo9
gba ql5 yo11
bar en-6 fr-6 ku5 om6 sw4 zu-4
pri en-6 eo4 la6
ndt nl5
wan eu-6 lg4 pl-9 sn4
bac en7 hr12
ack de5 hr5 ql-7 sv9
pac sn7
cke nl11
lud eo5 id-7 pt-6 tl5 yo6
itz ca7 ql-6 yo7
tz_ ca-9 yo7
nko eo6 lg6 ts5
atn no5 sl-6
tna pl6
kak lg4 xh6
akl cs-8 sk8
iem ca-6 es7 sk4
ekr pl6
kri eo8 hr4 lv7 sl-5
tis de-5 eo10 fi-6 id4 la6 pt-4
bid da7 ku6 sv-7
uwe nl8
iam eo6 la10 ql-4 tn6
maj it-6 ql5 sq5 sw6
ajo it-6 ms6 sq5
jor sl-4
swe ms-5 st10 xh5
wem sn7
emb no-6 sl-7
mba cs-6 da6 lg5 no-9 sn4 sw8 tr-6
bad cs-6 et5 lg5 ql-4 so11
lap st3 sv-5 sw-5 tl6 zu8
apa fr-6 id6 mi4 sk-5 sv-6 zu-4
pa_ it-5 st7 sv-4
afe ca6 tn5
fel ca-6 cy9 pt-6 tn11
elt ca-8 nl9
lte cs6 eo6 nl4
_nu fi7 no-4 ro4 st-6 tl-6
bon en-7 eo3 es-4 hr-6 nl-5 st3 yo4
_em ca5 en-9 ku5 lg9 pt3 sl-7 st3 sw-6 zu6
emo ca-5 eo5 st6
ud_ ca4 cy6 en-8 es-5 et10 fi-6 id-7 ms5 pt-6 ro5 so5
fon eo7 id-6 nl5 pt-6 yo8
anh pt7 sn12 ts7
ril en6 no-5 st-8 tl7 tn7
ega eu4 id3 lv5 st-6 tl-5 tn5 yo3
gas eo6 xh-5 yo-5
beh af7
fam en-7 it7 om9 ts11 zu-6
ami en5 tr-4
rka da-6 no8 so10 sw-5
had en10 so10 tr6
rme fr5 tl8
nta ga6 id4 sk-5 so7 yo-5
pau cs6
aul sl8
ulu et-6
rea ca-5 cs-5 da6 ga4 nl-4 no-8 st-6
eak en-9 eu6 fi5 sl6
aks et4 id5
ksi da-7 eo7 ms6
rib en-3 sw11
bbe st6
beb es7 hr8 ql-9
bee af3 id-7 lg11 om8 ql-6 so9
va_ ca5 da-4 en-5 es-5 et-6 id-5 is-7 mi-4 ms-6 no4 pl-6 sn6 ts7
nsp en-8 sl6 sv5
pir da6 en-8 ku11 sl7 ts3
rer en-6 mi7 ms-7
_ur es-5 la4 ms-7 pt-5 ql5 sq5 xh4
inu cs8 is-6 sk-5 tl4 yo5
nut af5
ute nl4 no5 sn5 xh-7
pra id6 ms-5 nl-5 pt-5 ro-5 sk4 tl6 ts6
lyn cy7 nl-8
ear da-6 fr4 ga9 id-6
arg ca5 en9 eu5 pt-7
rgu en6 tr6
ume es-8 pt-5 ts6
nst ca-5 de-6
ryd cy6
low ms11
owi pl6
ilj af12 sv8
ljo af10
ndr id-8 ms8 sl5 yo7
wek ku7 sn6
ekw st-6 tn7
_es af-4 az-5 eo6 et-5 hr-6 id-7 la7 nl-6 sk-6 xh5 yo-6
kat da4 en5 hr-4 it-6 no-5 om-3 sk-6 sn5 sw4
ato eu8 it8 ms-3 sw5
tol en6 ms6 ql-6 xh-9 zu7
emi la5 lg4 pt-7 yo7
rda ca-4 es5 pl5 sk7 sl-7
vas ca-5 da-6 eo11 no5
iba es5 ku3 xh4 yo4
ppe de5 fr5 hu5 sv-4
mor fi7 st8 tl5
top ms7 pt5 sl6 st-5
tal fr-4 lg5 sv4
_ku ca-6 en-10 es-6 eu-6 fr-6 la-4 pt-5 ro-5 sl-4 sn6 sw4 tn-5 yo-6
kun eu-9 no-6 om6 sn4 yo4
wie de10 pl8 ql8
=wie nl-9 ql7
eff nl-9
ffe es-5 lg5 pt4
fen fr-8 id-7 ms5 yo8
dol da6 la5 no-10 sk7 sl5 sv-6 xh-2 zu5
epr ro-6 sk4
mmu da-6 en9
mun da-5 es-6 fi7 id7 lg6 ts6 xh-4 zu7
unk sk5 zu8
nka eo5 so10 sw-5 yo5 zu7
kas en-7 eo3 hu6 lg6 sl-5 st-4 yo-6
dok cs5 hr4
rob en6 hr6 id-5
tse da-4 en-6 id-5 nl6 st7 tn7
heg eu8 st-7 tn8
olk sl6 tr6
rko da6
ago eu8 sl-6 st-7 tn6
gon da-6 id-6 is-6 ms3 sv-7 tn8
onf cs7 es-5 id6 ms-8 pt-6
med hr-6 om4 sl4
pes fi5
sia cs-9 cy5 eu5 fr-6 hr-7 id6 tn3
ial fr-7 yo7
kle af6
_c_ la6
=c la6
iin om12 xh8 zu-9
rho af7 ts7
ox_ az6 pt6
geg af7 lv8 nl-7
olw zu5
lwa lg3 st5 sw-6
ool en-8 fr6 lg6 om6 so7
_mh ga11 sn7 ts5 zu7
_ti et-4 fr-4 hr3 lt-4 mi5 tr-6 ts11
gli it4 la5 sl-6 sv4
mla cy6 id5 no8 sk6 zu4
_fr af-3 es-3 ms5
_ex it-4 la12 ms-5 no-9 sl6 xh3
tve hr5 sl-5
ore en8 la5 sk-8 sl-6 sn6 tr-5
_fe cy5 la4 st3
kab da5 no-7 sw7
_v_ cs2 en-7 hr-8 lt-5 ql4 sl3 yo-6
=v cs2 en-7 hr-8 lt-5 ql4 sl3 yo-6
ean en-7 ga9
iri da-7 es-5 lg5 mi6 sn6 so3 sq-6 tn3 zu-6
riv fi5 ms7 sl-5
ivi es-7 la5
lel da-7 tn6
hef cy8
nik no-7 pl5
orb om4 ql-6
rbe af4 la5 nl-6
_oe cy14
ape st9 tn7
mek ku5 nl-7 no6 sw7 tr-5 ts7
itt es-4 no4 om8 pl7 tl-5
und en-5
oun az6 ca-5 en-12 es5 ms9
paa id-6 om6
etj st8
anb da-9
tvo ql6
nei de5 is7 no3
=man lt6 lv7 ql6
mp_ da-5 fr6 it-5 ms5 nl-6 sk-6 xh3
_ky fi8 lg10 sv5
eag ga5 id-7 no-7
_ap en-6 id5 no4
ous cs6 fr11 sk-6
pos de-6 en-10 eo5 la9
st_ cs6 de5 la4
rip la6
ip_ lt5 ms8 nl-5 xh4
bot tl-8
nha ca-8 cs8 sn11
dar id5 ku4 nl-5 sn3
rem az5 en6 yo-6
lio da-5 ga6 hr8 la4 sw7
_gm en-13
elu id5 pt-6
mse et8
ric az-5 sv5
enj lg10 ms4
jam id6 lv6 ms-5 sq6 sw7 zu-6
rlo en6 no-6 pt-4
oss ca7 eo-5 es-13 fr4 om6
dad az6 ca6 ms-5 sl6 so5 tr-4
eal ca-6 ga7 ql-6 tl-6 yo7
bei da-4 de5 no9
tin da-5 fi5 pl-4 tr7 ts3
une hu-4 mi-5 sq5
pet da-6 tl7
ssa is6 lg8 nl-7 no-3 om11 pt4 yo6
sas az5 ca-6 hr7 om5 pt-5 sl-9 tl4 xh5 yo-7
_zu cs6 de6 eu9 hr-4 ku5 ql7
uma ca-5 fi4 sl-7
ma_ da-6 en-8 ro-4 sl-5 sw4
_s_ da-6 mi5 ms5 pl-5 pt-5 sq-5 vi5
=s da-6 mi5 ms5 pl-5 pt-5 sq-5 vi5
bru af6 cs-6 es-5 la5 sk7 yo-6
rua eo6 fi6 id6 mi9
uar es-8 hu8 id8 ql-6
ary nl-5 sk-7
th_ ca-7 cy9 de-7 ga7 hr4 is6 la-5 sn5
_at cs-5 de-4 is-8 it-5
=at de-9 en11 is-14 ms-5 ql8 sv-6 tl7 ts7
=am cy8
+û ku24 nl-6
tto en-8 ms7
ui_ en-7 es-5 it5 mi7 ro8 sw5
esn la9 sk6
gal om4
llo af3 hu6 lt6 tn-7 zu-7
_im de7 hr6 ro5 sk-6 tl-4 xh4
_mt sw18
hat ca-5 en7 ku4
ha_ da-4 en-3 id-4 la-4 lg-5 ro-6 sk5 so3 st5 tl-4 yo-4
tos da-6 it-4 sw9
osk et6 fi-7
=em es-5 ku16 pt4 ql6 sv-5
kui sn6
_za af-5 cs5 eu10 sw5
za_ az4 en-6 eo-4 eu-6 la-4 sw6 tl-5
=za ql8 sw13
ola fi-7 no4
zas eo11 sk4
nac eo7 hr5 sl-6 so5 st9
cho ca8 ga5 pt6 ro-5 sn4 st-6
's_ en17 fr-6 ql-7 yo-6
apl ca7 fr6 id-6 pt8
pli da-6 eo7 sv5
ods ca9
+ä af-7 cs-6 da-9 de6 en-7 et11 fi10 ms-6 nl-8 no-4 om-5 sv12 tl-7 tr-17
sev az6 en-8 hr9 it-7 ql4 sl-6
ven af-5 eo9 la6 pt-5
jag ms6 no-4 sv8
=ou ql11
tam et-5 hu6 sk-5 sn5
_ew ku15
eon eu8
_sc cs6 ga6 la6 sk-7
sch af-8 ca-6 cs5 ql5 tl9 vi5
epe da-6 id3 ro7 st6
gil tn6
ll_ ca5 da-6 en5 et8 hu4 st-5 sv4
arc cs4 da-6 nl-7 tl7 ts10
cus mi5 pt3 ro5 xh6
sui ga10
web tr-5
uig ga8
rn_ af-7 it5 la-5 nl-8 sw5 ts5
law cy8 ts8 xh6
awi ms-6 sw6 tl8
iat da-6 es-10 eu7 nl8 no8 pt-7
onn ca-10 en-14 es-6 is8 lg5 om8 pt9
nno ca-4 cy7 la10 om8
nod af7 cy5 nl-8 sn7 tl-6
odi da-6 it5 ku-5 st10
heb nl9 st8
eb_ cy7 tr-5
doo nl6 so8
elw nl7 tn7
ong es-6 is-6 sq-7 ts5
gre en3 is-6 no6 st7
ikk fi7 ms-6
pen id6 sl-6 sw6 tr-7
itk fi11
_nó ga8
tah id5 mi6 om11 tl-7
ah_ cs-6 en-9 es-5 hr-4 id9 it-5 ku-3 la-5 lt-5 mi-4 ms5 ql-6 st-5 sw-5 xh-5
tso en5 st9 sw-6 tn5
war ca5 cy5 pl9 sv-6 tl-5
rep hu4 la-5
rta id4 so8
tva no7
tok om4 sw10
pon ca-4 eo6 it-5 sk5 sq6 st5 xh-5
_fy cy12 ql6
opt et-6 ms7
pte hr6 ql-6 sw5 xh4
nth en9 ql5
duk eo7 id7 nl-6 sk6 sq8
ukt sk6
fik ts7
uth ca-7 en-11 fr-4 mi-5 sq5 tl-9 zu8
ica cs-6 en-8 eu-6 fr-7 la9 nl7 sk-5
ca_ cs-8 es4 fr-4 la5 tl-5 yo-10
mes et-4 eu6 la-6
gan af-5 az-6 en-4 fr-6 it-5 ku-4 lg5 pt-6 st-8 sv-5 tn4 ts3
ni_ af-5 en-6 es-6 ga-4 ku-4 pl-7 sw5 ts4
eki id-5 ku4 lg9 ql-5 sw-5 ts8
ndu ca-5 da-7 eu9 tl5
lid da5
isc es-8 is7 it5 la9 nl8 no-6 tl7 yo-5
he_ ca4 it6 mi5
irt eu6 ga11 ql-5
jes da6 es7 pl10 st7
sus da4 en5
dow da6 ms9 tl7
lds en-9
lae la6
ukk fi5
bye lg14
yee lg7 so6 xh4
rga id5 om8
slo sl5 sv6
tom fi6 fr5 it5 sl-7 yo-3
elm no-6
oft ca6 en-7 ro7
fte sv3 tr6
jon ca-5 es-5 xh8
tip id6 ts6
_fu ca-8 et-6 la4 st8 tn-5 xh-3 zu4
fun ca-6 id-5 pt-7 sk5 zu2
dda cy6 om5 sl7 sv5 yo7
egl da-6
_sm en-4 hr7 lt5 lv5 pt4
lt_ hu9 ms-5 nl5
uks fi9
orp en-7 ms9
pak lg4 ql5 yo-6
orl de-6 en-10 ts7 yo-8
lia ca-4 la4 pt-6 sk-6 sw5
own ms9 ro5 yo6
wn_ cy13 da-7 ro7 yo5
von cs-7 de9 it-5 nl6 ts7
spl ca8
uut af7 om7
_ac cy7 da5 hr-5 it4 sn6
acc it9 lg6
cce la10
ces hr-7 it-5 om5 sk5 sl7
lec en5 fr-4 yo8
ect la6 ms6 nl6
_mu az-6 ca-4 en-5 fi5 lg6 sk-7 sn8 st-4 tn-6 xh-6 zu-6
mus es-8 la9 lg4 pt5 sn6 sw-5
sic ca6 cs10 es-4 id-6 no-8 tl6 ts7 xh6
ic_ ca6 da-5 en6 es-10 fr-6 it-7 ms-2 om4 sk-8 ts7
ri_ sn5 sv-4 zu-5
_ca af-5 az-4 en3 la6 lt-5 sn-5
can az-7 en5 la4 tl-6 tr4
anc fi6 no-7 ro-7
nce de-6 es-7 fi6 id5 it-4 no-5 om4
cer az6 da5 en-8 la6 lv5 no-6
rvi sv-4
viv la7
ve_ af-6 az-7 es5 eu-5 hu5 pt5 sn9 tr8
bun ga5 xh4
_il eo4 es-9 lv-4 ql6 ro-7 st5 sw5 tn-7
llu fi5 id-6 la7 ms6 ql5
leu fr8
iga en-4 eo5 fr-7 it-7 so9
teg hr-6 lg8
egn da4 de6 no-3
gno la6
nol cy10 la8
ram en5 is-5 yo4
amm de5 lg5 ms-6 om6 st-6 yo6
jun de5 en-6 nl-6 pt5
bos ca5 en6 sl-6 st4 sv-5
par eo6 la3 lt-4 st-4 yo4
agr fi5 hr-6
aaf om9 so7
nov en-7 eo6 no-4 ro5 ts6
ove de6 hr4 nl5 sk5
vem en-3 sk-6 sn7
mbe fr-6 ts10
_ná sk6
+á cs3 da-4 de-6 en-9 et-5 fi-5 fr-8 ga8 hr-5 hu6 id-5 it-6 ku-5 la-6 ms-6 pl-6 pt3 ro-5 sk5 sl-8 st-4 sv-8 sw-5 tn-4
ná_ sk6
yna cs5
tag ca-8 da9 no-8
kit en-3 es-6 fr8 id6 lg5
att az-7 en-9 fr8 id-7 lg8 om8
_i_ cs-5 cy7 et-5 fr-5 ga5 hu-4 lt-4 lv-7 mi12 sk-6 sl-5 tl-4 tr-4 ts4 xh4 zu5
=i cs-5 cy7 et-5 fr-5 ga5 hu-4 lt-4 lv-7 mi12 sk-6 sl-5 tl-4 tr-4 ts4 xh4 zu5
ja_ cs-6 eu-6 fr-7 hu4 lg4 no6 sq10 sw4 xh-5
=ja en-6 fi6 hr12 nl6 ql7 sl-4 sq-5
ieu fr8
eus cs-5 ql5
jer hr5 no2 sl-5
lip es7 sw8 tl-3
=las af-6 ca-10 eo-8 es4 nl7
sab en-7 id5 sw6 tl7
abb cs7 la-5
bba cs6 la-5 lg6 om10
bat lg4 pt5 sn5
_gu cs-5 da6 fi-6 ku5 om4 sw-4 xh-6
gun ql-5 tr5 yo5
unn ca-6 da-4 it5 lg4 no4 ql5
enw cy9
ohn en-7 yo-6
hn_ cs6 ro6
oro ca-8 eu5 hr-7
nts st6 tn5 ts10
rro pt4 sv7
_mw cy8 en-7 ql5 sw12 yo-8
ine cs-7 sq-5
nle no8 yo8
ley ql-3 tr4 xh7
ey_ cs-6 so6
rgi lt-9 sl5
sne cs6 en-12 la10 ms-6
nev ca-6 hu8 ql-5 sq6
ev_ da7 hr-7 ku11
igb yo12
_ob es-6 id-4 lg8 sk7 sw-6
wak lg4 ms2
_dw cy10 da-5
ina fi-5 is-8 sw6
ito ca4 ro-6
ego de-6 eu6 st-6 tn5
inf ca5 da-9 eo7 no4 pt-8
_eb ca5 it5 lg9 sw-5
_ys cy8
yst cy5 es5 st6 yo5
eth cy7 da-7 de-8 xh6
_uu so10
smo hr6
mok st8
oke cs-5 st8 zu-6
=ma et11 hr6 ql13 ro-7 so11
ald es-6 lv5 sk-6 tl-5
ldo ca8 no-5
do_ ca-4 eo7 ga3 tr-6
kni nl6 ql5
lam en-3 id6 no-4
tko fi8
neo sw9 tn9
sis da3 id4 ql-6
rts ms-5 nl5
né_ ql7 sk3
oup cs10
upa st-5 sw6 tn5
fre af-4 ca12 en-8 ms6
ddi cy11
liz ca7 hu5 sk-7 sl-4 sw7 xh6 zu-4
ize xh6
zet hr5 nl7
kad cs-6
wit af6 en7
ith cy6 ga10 id-7 st4 xh7
=with en9
_us ca8 de-8 es-5 fr-6 nl-6 sw6 zu5
nam az4 fi-6 om5 tr-5 yo-6
swo ts10
=and pl5 pt8 ql-9 ro6 tl-9
ngt de7 en-11 hr6 is8 pt6
ome en4 sk6
heo st7
gy_ hu12
_et eu7 fr5 la6 lg7 pt-6 ql5 sk-6 sl-6 st5 tn-4 xh5
hic la8
ics om9
cs_ en-8 nl-7 om8
uin en8 ga6
bok da-5 no5 st6
oka da6 en-7 es-6 ms-8 sw6 tl-6 tn5
rud cs6 en-5 ms9 sn7
bit es-6 la7 st5
ots tn6
_wh ca-7 es5 mi12 ql-7 xh-6
whi mi6
hit no-7 ql7 sl-6 sv5
rav en5 eo7 no6 ql4
ave af-6 fr4 sn5
_it ca-5 cy-5 id3 nl-4 sv-6 tn5 tr-5
sur en6 et5 id5 sl-4
urd en-5 no6
sed eo8 eu5 la10
tdi az7
ky_ cs4 ms6
dla sk-3 sw-5 ts7 xh9 zu6
aut et4 fr-9 hr5 no7 st-6
klo fi7 sk6
ta_ da-11 en-6
erc en6 fr-7 it5
kur ku5 nl-5 sn6 tl-5 tr-6 zu-4
_w_ en-6 pl5 ql6
=w en-6 pl5 ql6
api ca-6 eu5 sl-6 sw7
koe et7
ift sq8 sv5
fti ro8
_uy sn13 tl-5 tr6 zu5
_k_ en6 hr-6 ql11
=k en6 hr-6 ql11
sim cs6 la4 lg4 st-5 tl-5
imb es6 lg6 sn6 tr-5
mbo lg7 sn6 sw6
aki en-8 sw7 tr5
fra eo7
dek da-4 lv6 no6
iak eu3 sw8
pis tr7
riu da5 de5 es6
ius fr-6 la7 tl11
hab ca-5 en-4 la10 ms6 pt-5 sw7 zu-7
aba ca-5 en-5 lg7 lv-5 ms-3 pt-4 zu6
baz eu7
azi cs-6 sw5 tr-6
zim ql-5 zu6
mbi da-5 eu-7 ts3
bi_ es-6 eu-6 fr-6 ku6 la5 yo7
uga id8 lg11 sl-7 yo-7
gab eu6
abe fr-8 la5 tl6
be_ az-4 fr-7 ku8 lg6 ts5 zu6
ery en8 nl-7
lko nl-5
hea en-5 ga5
eat de6
tle et5 fr-6 ms7 zu-5
nji hr6 zu6
jin ku4 sw8 yo6
wyt cy11
rdo eo7 et7 id-5 pt-8 sl6
san sl-6 so5
sma en-10 lv5 no5 pt5
gna la8 pt-4
naw ms-4 sw5
dem es-5 hr5 la5
ded da7
kk_ da-6 no17 ql6
_fl pt-4
rki is5 no-6 so6
mpe yo5
ept hr6 xh3
opa az3 ca-6 cs-4 en7 pt-5 tn6 yo-5
itu id4 la5 lg5 no6 st-7
tua ca-4 eu5 mi6 sk-8 sq7
uas ga8
nom cs-5 la6 sk5 sw-6 zu7
_yo cs-4 it-4 ku-6 lg-4 tl-5 tn5 tr4 xh7
you ca6 en7 ql-5
=you en11
ow_ cy-6 tl8
lad ca-5 eu-6 id-7 sv6 yo-5
ady no9
dy_ pl6
teb lg10 ql6 st5
lum it-6 la5 nl-5 tn5 zu5
div cs-6 la6
sif zu7
_oc nl5 sl9 sv6
oct sl12
cto st5
hia fr-5 id-5 it7 mi8
iar da5 eu6 id-6 ms5 sv-6
oja cs-7 ku6 lv6 sw8
lly ca-6 en-5 it-5 nl5 pt7 ql-6
uty xh14
anl es6 tl6
kou sk5
ibo tl-4
_ze af-7 da-5 eu8 it-8 ms-5 nl8 tr7 xh9
_wr cy10
tlo en-6 st6 zu-6
gui en-5 es-7 nl7 yo10
tho en-3 la4 st2 zu7
sh_ hr-5 it6 sq5
=pas ca-10 hr7 ql12 sq5
lev ca-5 lt6 pt5
efa no6 st7 zu4
aph om5 xh8
pho es-4 vi5
hon ca5 cy4 es-8 is-6 pt-4 sn4 sv6 vi5
esm cs5 lv8
hen ca-8 da-5 en6 eu-6 nl-5 ql4 tl7 ts5 yo5
nfe ca4 cs6 es-9 pt-6
fer da-5 de7 es-5 ms-6 om4 sl-5 sv-7 yo9
mmi en-9 hu5 pl6 pt6
mig es-5 ms-5 nl6 no-7 pt6 ql-6 sv5
gad ga6 lv9
ppa fr5 it5 no6
ue_ hr-5 om5 sl-7
pta tl6 tr5
_ph ca4 cy4 eo-6 ga5 st9 sw-5 ts5
phi mi5 xh5
hil en-8 eu5 id4 st5
_ts ql5 sl-6 tn8 ts7 xh-6
tsh sw-6 tl-7 tn7 xh7
shw st7
hwa id4 st6
sna id-6
sca ca6 de6 ga6
agi la6 ro-6
evi az5 da-5 it5 ku5 xh-4 zu6
=on af-5 cs-5 en5 et3 id4 la6 sk-5 yo-5
kaf da-9 no7
ket es6 nl5 sk-6 tr-6 ts5
bib es-5 ku5 la7
ibl id-6
iot ca7
nak da-7 ku3 sw3 yo-6
arl ga5 no-4 yo5
tsw st8 tn7 ts4
_eu id-4 it-7 pt7 sk-5
uro cs6 en-6 fr-6 pl-9 sn8 xh3 zu5
rra no-6 om10
bal lg7 ro-5 sq-6 yo4
imp id4
mpa hr5 id3 lg7 st5 tn-5
rhu ts9 xh11 zu-8
how no-8
avi la3 ms-3 ts6
hid hu5 ms4
jab zu9
mie es7 fr6 it-5 lt6 nl-7 ql5 sk8 sl-7
aso cs5 is4 om-4
sty en7
ble cy5 en7 eo6 la-6 sq6
oin ca-6 en6 fi8 fr-5 ga8
dak sl-5 tr5
tik en-6 eo5 sw5 ts7
sov no8
_ji es-6 fi-6 hr-7 ku10 lt8 mi-4 om5 sk-4 so5 sw6 yo6 zu-5
jim om6 ro6
imm de5 en6 it6 no-7 om10
tze de6 eu6
pr_ da14
reu ca10
uke ca6 da-8 en-6 no3 ro5 ts6 zu8
ux_ da7 fr8
eam la5 tl7
eyn so14 tr7
én_ ca6
anm id8 ql8
hot id5 no6
tno hr6
+ï ca12
neg da-5 en-7 id7 nl-6 yo10
lif sw4
ebo fr7 st5
mma om10
mui ga6 id-4 ms7 pt6
uir ql4
rja id8 no7
kal es-7 eu5 so6 tr5 ts-5
klu cs6
_tl ms-5 st5 tn11 ts8 zu-5
lu_ et-4
sol da5 nl4
uri da-5 mi5 pt-7 ro4
+à ca16 en-8 es-14 fr3 ga-13 it4 ql5 vi10 yo14
rto cs5 da5 en-7 no-5
our ca-4 en6 es4 fr7 sk5
=il ro-6
nve en5 eo5 ms-4 nl-4
enu eo4 hr6
ovi et7
iru ca6 hr7 om7 sk-6
ulk id4
bul da4 en-11 lg6 pt5
iss ca-4 et-4 id-6 pt6 tl5 zu-5
bak da-10 lg11 st5
sil ku5 ts5
pap da7 ms-3
nan af-5 en-5 es-8
uti fr-13 pt-6 sn6 tn5 ts4 zu-5
mai de6 es-5 lv5 mi5 sn4
ain cy5 de-6 en-3 ga6 ku-4 mi4 xh-6
pag tl4
=the ca4 de-4 es8 no-6
mea ca-7 ga6 la7 lt5 sw5
hio lv5
pia ca5 eu6
thu da5 pt5 st4 ts-5 zu7
hum sq5 ts9 zu6
umb ts6
mb_ ca10 sn9
_ib lg-5 tl7 xh5 yo8
ibr eo4 ms-6
ahi mi11 st8 sw6 tn-7
him en7 om6 sw6 tl7
im_ es-5 eu-6 ku8 pt6 sv-5 tr7
aru cs6 da-5 en-5 id6 mi4 ms5 sn5
run tr-3 yo8
wed cy12 da7 nl-6
di_ af-4 ca-6 da-5 de-5 en-11 eu-5 id4 nl-4 ro-5 sv-5 tn5
=wedi cy13
bha xh7
_ef ca6 es-8
_av cs-9 da-8 id-6 is-10 ms6 no7 sv5
lay so5 tl-7 ts6
ayi lg7 sw-6 xh7
+ə az19 ql-5 tr-10
rbi it5 pt6
ru_ cs4 en-7 mi5 no-7 sk-7 yo6
li_ af-5 da-4 en-12 es-8 ku3 mi-4 pt-7 ro-6
rov sq7
sun az7 nl5 pt7
+ı eu-5 ku-10
bay de-7 en-6 id6 no5 tr6
tea ga7
_xa az8 ku5 so10 ts8 xh6 zu-7
dim cy6 no5 pt5 st8
+İ az13 ku-5 ql-6 tr14
ifa sw8 yo6
tka sl5
+ü af-7 az2 da-6 et10 fi-5 hu8 ku-5 ql4 sv-6 tl6
iya ku9 so5 sw-6 tn-5
yal no4 sk5
day az5 id9 ku4 tl-6 yo-5
aya hr-6 om-6 so5 tl-7
ya_ af-4 cs-6 da-5 es-6 et-6 eu-7 fr-5 hr-7 id6 it-6 la-4 lt-5 mi-4 pt-5 ro-5 sk-5 sl-7 sq-5 sw4
sah sk6 sw6
ib_ en-4 id-6 ms7 ql9 so10
_ol et6 eu-4 fi5 yo9
lur eu7 ms6 tl5
_ci az4 sw-5
ci_ cs7 it4 la6 ql3 zu-7
=ci az8 ql17 tr-8
ild en-7 nl5
ən_ az7
bu_ ms7 ql6 sw10 xh-8 yo5
=bu cy6 ql14 yo5
liy so5 ts8 xh6
iyy om10
_gö ql6
mən az6
eci la8 nl5 sl-8
cu_ az4
=cu sk6
_iy sn8 so7 sw-5 xh8
yun zu-7
unu az4 eo7 es-6
nun az5 tl4
sı_ az8
_ya ca-4 cs-5 et-6 eu-7 fr-5 hr-6 la-4 mi-4 pt-7 sk-5 sl-7 sw5 tl-5
yar ms4
onr es10
nra yo9
yan cs-6 st3 tr-7
_ay ku-5 so8 tl6
_uz eo6 hr6 lv7 sl-6 xh7 zu7
uzu eu6
+ğ az5 fr-8 ql-7
ro_ af-4 en-8 eo9 fr-8 id-4 lg4 mi6 sl-4 sn9 sw-5
inq az11
ila no-5 so3
lab ca4 fr-6 lv9 pt-6 so5
baş ku7 ql7
+ş en-5 eu-7 ku14 la-4 ms-5 ql7 ro10
aş_ ku10
naz eu6
zir lv5 ms6 sl-4
xan ts9
teh tr6
irk is6 lv7
tya xh11
ovu eo6
vun ql6
_ss lg17
=ali tr8
_mə az5
si_ af-5 da-5 de-8 en-4 eo-4 fi5 hr3 id5 ku-4 no-4 pl-4 pt-4 sv-8 sw4
ney en-6 so7
dva en-8
vac ca7 sv6
lun da-7 en6 id-5 it5 xh7
_qe sq7 st9
apr da11 hr5 ms9 sv5 tl6
lah id4 om-6 tl-6 ts3
tar id6
tit ca4 es-6
tut en-5 eo8 es-4 sl-7 tl5 xh-5 zu6
utu mi6
tu_ eu5 fr7 id5 is6 pl-5 sq-4 tl-7
dip st11 tn5
omu ca5 es-5 lg13 xh-6
mu_ id9 lg8 sw6 tl-6 tn-5 xh-5
tir ca-6 es8 it-7 ms-7 no-6 so5 st-7 tn6 tr-6 ts5
ngi en-6 es-6 fr-6 is-5 lg5 mi6 sw6 xh-4 zu11
lni cs5
ki_ cs-7 en-8 lv5 mi9 no-6 sq-5 yo4
_şe ku7
tov sl7
_os om5 xh-5 yo6 zu7
fur fr6 ql-5 ro5 so8
_qo az9 om12 so13 tr-10
ula fr-5 lg5 sk-6 sl-4
ped en9 ro7 sn5
oji hr4
ji_ da-5 hr4 ku9 lt4 mi-4 sw9
tun cy4 id5 lg7 ql5 yo6
_mü no6
mik et7 pt5 tr-6 xh-6
fed cy7
siy az-6 tl8
afa om6 sw7
fat es6 ms-5 om14 st5
ilk om6
+ç az6 en-7 es-8 eu-6 fr6 id-6 ku11 ms-5 sq8 tr7
nu_ af-5 cs3 eo5 es-5 lv7 no-5 ro5 yo6
etm ql6
yap ms6 tr6
apo en-7 it-6 no5 sq5 yo4
yad az7 ms-3 so10 tr-8
rir sl6 sn7
cti en-6 la8 ms7 om7
tim az5 ro5 tr-4
bir lg7 ql7
irl eu5
iyi az5 sn4
yin lg5 ts6 yo6 zu6
_ik af-6 de-6 lv-5 nl6 ql8 yo6
inc id-4 la5 nl6
nci it-6 la4 ts5
roc da4 es-7 eu6 sl6
oce af-5 nl5 sk-7
dah ms4 ql-5 so7
_dö tr7
işt ku10
ira en-7 et-5 lg5 ro-5 sn7
xin xh8
spu es5 pt-7 ro5
rez eo6
ezi af-4 es-5 ro7 zu6
_ye cs-5 ku5 nl-5 sn8 xh7 yo-6 zu5
du_ az4 en-6 eo4 es-4 id-5 nl-5 pl-5
nya en-6 id7 it-5 st5
yya om9
yat en-7 tl5 xh-4 yo7 zu6
aza ca-6 en-6 eu6 id-8 ms6 yo6
zar es6 eu5 hr6 hu-5 id-5 ku5 pl6 sl-6 yo7
nzi en-5 sn6 xh6 yo5
hra cs7
mi_ en7 eo6 et6 fi4 ga-6 it4
opl hr7
maq om9 zu5
if_ en6 fr6 id5 om7
imi az-5 eu-6 ga5 hr-5
cin ca-6 es10 eu7 la-5 pt-5
ura az-6 en-4 pl5 sn7 yo-4
enz ql-5 xh7 yo7 zu9
xa_ so6 ts6 xh8
yen tn-4 tr7
nir es-5 pt5 sn7 tl5
_ov af-6 en8 hr8 nl8 sl-6
nca eo6 la-5 xh-4 zu8
aq_ az10 id-8 ql9 tr-6
raz eu9 id-7 sw4
zin pt5 zu8
=ni eo9 hr-7 id-7 pt-6 ql11 sw7
dı_ tr7
pom ca6 sl5
orf cy8
ii_ en-6 fi-6 fr-5 la8 om15 pt-6 ro7 sl-6 so7
ado en6 eo5 la-7 sq6 tr-7
lmi az7
car af-6 it-5 yo9
ır_ az7
_ai en-4 no5
ail en6 et-5 fi6 ga9 no-9
lki hu6
yer de-7 om10
ata af-5 da-4 fr-7 hr-5 lv-6 sv4
nai eu7
ilm id7
iza ca5 it-6 ku4 xh5
nri yo9
tta hr5 lg10 om7
una st-4 sw7
_ço az6
yi_ ql5 tr6 ts11
hin it-6 pt-5 ro-5 vi5
kea hr5
=ada id7
ub_ cs6 en-5 et6 so6
rkt nl8
etd az9
_çi ku13
ibi en-8 la6 tl7
usa ca-5
tsu en7 et7 ql-5 sl-6 xh4 zu-6
suk nl-6 zu6
uki pl5 sw5 yo5
no_ af-4 da-7 eo5 fr-5 it5 ku-5 lg3 nl-4 tn3 tr-5 yo-5
cak ql9
dil az-7 en8 tn5
azı az7 tr-6
biz eu10 xh5
iz_ eu6 ql10
yes en6 zu5
rar da-3 de4 nl-6 sn6 sv7
lor id-7 it6 pt-6 ro5 tr-6
oti fi-5 sn4
dav fr-6 sl-4 st5
ava af-8 en8 es-5 et-7 ku4 pt6 st-5 ts5
vam ca9 zu6
_aq ql8
uca pt-5
cal it5 om6
lib eo5 es-7 la9
lil cs6 ro5
yay sn10 so6 xh9
ayl en7
yla en9
_cl da6 ql-8 yo6
clu nl5 yo6
lub az6 en-7 ql6
roi eu6 ga9
itl ms7
_qa az10 id-4 om7 ql6 so12 sq9 tr-8
qab om13
_xo ql11
fa_ id-6 is4 la-6 om7 tn10
zi_ cs7 en-4 fr-5 la-4 lg6 ms-5 sw7 yo-6
dib ku12 so8 xh6 zu-8
yaz tr8
yda cy10
pay ku8 ql8
iha ku12 xh3
az_ eu10 tr6
=az hu5
mir da5 eu-5 id4 lg6 lt5 lv5 ms-4 sn5 tr-9
yta ql9
lir da-7 lg7
diz xh6
ayn so8 tr5
=ona ql13 sl-10 st11 tn-6 yo-6
sud id8
asa et-6 lg4 pt-7 tn-6
riy ku9 ql5 so5
omi ca-4 es-4 fi6 fr-6 hu5 yo9
mit en-5 fr-10 hu7 tr8 yo5
yah az-6 so6 tr6
bav ku6
var de-6 id-7 ms4 no4 sn4
_ir eu6 lv6 sn5 tl-5 xh4 zu-4
irs az5 ku11 ql-4
may ca-4 da-4 no6 sk-5 so4
=ki hr-6 id11 mi17 ms-11 sl5 sw-5
_qi ql8
lya lg7
nsu no7 ts6 xh-6 zu6
uz_ az4 eu6
bil es-6 nl-5 ro5 tl5 tr-5 zu6
=bir ql6 tr7
niz az5
nil sl3 sw5
muk lg6 sn6 sw-6 xh-7
qal az8 tn-7 zu6
bez id-5 zu5
kay da5 ms-6 ql8 tl8
axi ku8
dai cy5 sn6
aim fi8 fr9 ga7
=ya mi-4 pt-4 sl-5 sn-4 st8 sw10 tl-8 tn9 tr-8 xh-4 yo-9
vi_ ca-4 eo7 hr4 hu5 id-5 sk3
_ça az8 fr7 ku8
uvi fr-8
vio en6 es6
zil cs-7 sw4 zu5
qan xh8
luc ca6 cs7 en7 es-7 id6 ms-6 pt-8 sl6
=iki ql9
hes it-7 ms-3 om6
esa en-7 id5 lg5 tn-7
uru hr-6 sn9 sw4 yo5
rul da-8 no10 ro4
ida ca8 eu7 id6 ro-8 so6 sv-4 yo5
kub az5 ts-5 xh6
ubo sk5
oku en-6 lg9 ql-6 st-5 ts-6 zu6
ku_ ca-5 en-10 es-6 ga-6 hu-6 id7 ku5 so5 ts7
=un cy7 da5 pt-7 ql10
up_ af-5 cs5 da-7 en6 id7 tl-5
oma da-8 is-4 la8 pt-6 zu4
haz cs6 xh9
_tö ca7
eyi ql-3 tr5 yo7 zu6
ze_ af-4 lg9 nl6 sw-4 yo-6 zu5
rij hr4 hu5 nl8 ro-6
ijo es7 sl5 yo9
aid cy8 en6 es-6 ga7 lv6 sw7
onu cs5 mi9 tr4
ils en9 fr10
uze hr5
sik nl-6 sw4
_ii xh16 zu-10
ght ql-7 xh-5
_l_ ql7
=l ql7
nic la6 pt-8 sv-6 tr-5
zam pl8
tja hr-7 sl7
lda da-6 hu5 ku5 nl6
ory pl6
uza xh6
zan en-10 hr-6 id-7 ku5 om7 sl5 yo-8 zu6
nar eu-4 no6
=ad ql8
uta es-4 la4 lg5 mi5 pt4 sl-7 sn5 sw6 yo-7
ird en6 lt5
lal sl-7 tn-4 zu4
bah id5
rai ca5 nl-6
hur az-6 mi6 ql-4 sn10 sv8 ts8
fak xh8
nio ca-4 id-9 om5 yo5
gör ql6
dey tr5
eya ku12 lg8
sir id-7 sn6
gir ca5 es-5 ku11 lg6
aqa so7
ono cs-6 eo5 tn7
tiv fr-6 om5
cid eo7 la7 ro-6
mem id6
nso ca-8 sl8
ım_ tr9
tia es-5 la11 mi7 sw4
hey en6 ku12
tab la6 st6 tn-6 yo6
giz zu8
riz ca-5 es5 id6 lg4 ms-6
hre da7 en-4 eo6 ms7
rey az6 yo6 zu-5
=si da-6 hr9 lt-6 ql6 so11 tl11
yra lt7
ole fr-4 lg3 xh-4 zu2
leo eu8 ga6 pt-8 sw7
_zi af-6 en-7 eu5 id-5 lv5 nl10 sl-6 xh7
_üç ql10
upp ca-5 en6 sv6
_um cs6 en-5 es-5 lg-5 pl5 pt6 sn-5 tl7 ts-6 yo-5 zu9
ump ca-5 da-6 it-6
tum is5 la8 pt-5 sw7
umu id4 tl7 xh-6
dio cy8 en-8 ms-4 tl-4
ünd ql10
opu it-5 ms6
=an fr-7 ga14 ku8 ql11 ro-4 tl-6 yo-5
mah mi6 ts5
yim ts9
haf cy6 de-7 sw5 tl5
ait af-5 cy4 eu6 fr8 ga7 sn7 st-4
ti_ af-5 ca-5 en-8 nl-4 om6 pt-7 sn4 sv-9 tl-4 yo5
mbr eu5 hr7
izi eu4 ms-4 sw5 zu7
say en4 it-5 ms4 st-5 tl7 yo-5
miz az-7 ql6
kim ca-4 ku5 ql-3 sv-5
nid ca8 cy5
tiy ts8
adu eo5 so6 sw5 tl-6
urn da-4 en-5 ts7
eix ca10
au_ cy10 en-11 es-7 fr3 lt3 mi6 tl-9 tn-4
_ic de10 ql6 zu6
lm_ en7 no-8
new cs-6
ew_ ca6 et7 eu6 fi7 fr-5 ku10 nl-5 tl-8
jas cs-5 eo-5 es7 tl-6 yo8
smi hr7 lt5
_gü ql9
atl en-6 tn8
tla cs6 it-5 st8 ts5
_yu az8
naj eo5 id5
aja es3 id4 no-5 pt-6 sq6 xh-6
aca id7 pt5 ql-6 so10 zu4
tur en-5 fr-4 om6 sv5 ts4
mo_ ca-6 en-9 eo6 fr-6 ms-5 tn6
ctu en8 nl5 pt-8
unc hu5
ncu xh8
ko_ af-5 en-9 es-8 eu7 fi5 it-6 la-7 lg4 mi3 ms-6 nl-5 no-4 tr-5 xh4
rap az-5 eo6 it-4 ql-4 sq4
zad ca6 cs8 pl5 sk-6
_ce af-4 eu-5 ga4 id5 it5
urt az8 no8 tl5 tr-8
aln et5
tih ts10
ifu es-8 sw8
eza ca-5 es6 eu6 id-5 sl4 sw7
upu pl5
pu_ hr12 mi7
ray es6 so6
ayo ca-4 es4 om-5 tn-5 zu4
yon fr8 sw-4 tl8 yo-5 zu5
inz xh10 zu-4
con cs6 is8 la5
uku mi2 st-5 tl4
_tv cs5 sl-8
tid id9
uli ca-6 fi6 la5 lg7 sl-6 sw7
zis eo7
zik xh8
ffa om13
nos cy4 fi5 la6 sl7 tr-6
seo ga10
usu ca7 en-7 es-9 sw6 tr6 yo7
dum tl-7 tn6
xik ts11
bio hr7 sl-7
did en10 it-5 la5 st-5 yo6
laz es-6 ts6
azu eu11 hr9
zur sw14
tni sk-6
fi_ cy8 it-5 om11
ör_ sv8
mum la5 sn11 yo8
umm da-4 en-4 id-6 ms8 om12 xh5
isl fr-6 id5 tr-7
mur da6 de5 mi4 no-5
oba so5 yo6 zu7
=et en6 fr6 la9 sv-6 tr8
rim cs-5 it5 la6
gi_ lg4 mi5 tn3 tr-4
rac ql-5
aci eo10 pl5 tr5
dic en5 fr-6 la6 sl-5 zu-5
sip ku8 ms6
iom en-7 eo9 ga10
siz ql2
etk et8 hr7 sl-7
ay_ ca-10 om-5 ql6 so13
_ey da6 ql3 zu5
yak tn-5 zu5
aku id5 sv-6 xh6
gün ql4
yni cs7 pl-7
=var da6
_vu de-9 la5 ql5 ts22 zu-5
_iz cs-6 eu5 hr4 lv5 ms-5 sw-5 zu7
zah sk-7 sl8
ahl st7 tn-9 ts6 zu5
çin ql8
_ot hr5 ql6
bis id7 ms-4 sl-6 ts6
abu ca-6 lt5 sw6 yo6
but id7 lg7 sw-6 tn7
=son no6 ql6
ilo eo7 es-6 ms-4 sw5
oso en-6 pl5 tl5
sof ca7 cs7 en-10
_xe az8 ku11
ict ca-7 en6
=ab la12
nc_ ca12 es-6
pul az7 la6 st-6 tl-7
ksa id5
ubi hr7 la6 lg9 sl-5 zu6
=iri sn11
su_ lt4 ql3 sk-5 st5 tn-6 xh-5
_ul en-5 es-7 no4 sw9 tl7
duz zu8
hac es7
rab so6 sw4
iva en-5 la6 sn5
buk da-5 lg5
oge id4 ms-8 tn7
=hal id14 ms-13
has de7 en6 id2 it-5 pt5
sok id4 zu3
yor tr10
=vi ca-6 eo12
fal ca-6 da-7 ms4 sq7 tr-6
lba da4
mpo en6 eo6 eu5 pt-6
poz eo6 ql5
ozi sl5 xh-5
tsa st7 sw-5 tn9 ts5 zu-6
tay id-7 so9
iny tn-5
aun fr-7 ms5
ndl ql-8 sw-6 ts10
aye de-7 id-6 lg-6 no4 tl-6 xh4 yo9
dli en-6 zu7
_sö fi5
nen af-6 de4 en-7 et-5 id-4 ku-4
idz sn12
dze lv8 sn10
uha hr5 tl6 xh4
nqu es-7 zu6
ov_ da6 hr-4 sk5 sl7
kis eo7 hu5 lg5 lt5 sk-5
cil en-7 es6 hu5 sq7
hli de-6
cum la6 pt-7 tr7 xh5 zu-6
ano ca-3 cs6 eo3 sk-6 sn9 tr-6 yo-6
yel zu8
cla la7 ms-5
nqa az8 xh12
aly da-5 om5 tl6
abi ms9 pt-8 tl7 xh5 yo6
_eh es-6 sv6
nul tr6
dd_ cy20 da-8
siv zu7
iv_ az6 hr5 no7 ro6
uva hr5 lg4 lt-5 sn7 tr5
eht fi8
fol tr5
sey es7
pi_ et6 hr8
vim sl6 sn6 xh-5
cas fr-7 ms6 tl-6
git la6
osu fi6 ql-7
bus ca6 en-5 lt6 ms5 pt-8 tl5
fad ca8 en7 ga6
cet la10
kaz eo7 es-5 zu5
=ay ql8 so8
lav pt7 ts7
ais ca-5 cy5 es-7 fi6 fr13 id-6 nl-5 pt6 sl-6
ssu de6 en-4 la5 om7 tn8
zal xh9
ily ca6
tul eo5 es-6 fi4 ro5
sib ca-6 en-6 es6 id-3 xh6
_xi ca6 es-6 so8 st-6 ts25 xh-6
gur da5 ga7 hr5 id6 ms-6 ro5 sl-5
mac nl5 pt5 ql-6
anz de6 yo6
=ana az-6 mi19 sw12
fac es-5 la12
ios es5 la9
ned de-6 en5 ku6
zu_ eu9 zu9
alv ca-7 da5 es-11 la7 pt-5 vi5
lva ca-6 en7 es-8 fr6 pt-4 vi5
tav es-7 lt6 ql5
arf cy7 ms6
_mk sw16
taz sw9
rfo cy9
abl sw6
any ca6
nyo ca6 sn6 tl5 tn7
fau fr-12 ql-7
kt_ af-8 cs6 nl10
ihl cs-8 st6 tn-6 zu5
bom ms6 pt6
iye so6
kha da-5 sw-6 vi5 zu5
_ah eu6 id-6 om-6 sl-6 so9 tl5 tr6
=ah so10 tl7 tr7
hav eo10 fr6
=su es8 hr6 ql9 sl-6
hla st7 tn-10 ts7 xh9 zu6
sat en-11 et5 fr-6 pt-4 sl5 sn6 tl6
muz nl5 sn7 tr5
dos ca11 de6 ql-5 tr-6
axa az6 so15 tr-7
eft nl8 tr6
=tom fr6 hr-6 it6 lt-5 sk-9 sl-6 sq-6 yo-5
_ny af-5 da3 en-5 sn5 sw7 ts5
oca es5 id-6 tr7
_od az-5 hr4 it9 sl5
pik id7 ms-7
liv es6 fr7 pt6
lob cs-8 es-6 ms-6 ql-6 sk8 tn6
obo hu6
_uk da-7 en-5 lg-7 sl-5 st-5 ts-5 zu6
bry cy8
kum sn5
dul de4 hu5 xh7
pal da6 fr-5 lt4 sk-5
=als nl5 ql6
=san es-8
=ta et9 fi-5 ql12 sl-5 tl-6 ts17
obl cy7 ql5 sl-9
umo tl5
sav az-6 cs-7 ts11
hay az-5 es7 ms-4 so9 tr6 xh3
nor eu8 fr-4 is5 tl5
nay so10
pil es7 hr-5 sl6 tl-4
apu cy6 hr6 mi8
=may no5 tl9
mam cs-5 hr6 om7 pl5
kro eo6 no-4
roz az5 ro6
oza es-7 lg8 ql-8
zat eu9
yet tr7
kot st10 ts8
cab en6 id-8 ms5
_z_ hr-7
=z hr-7
_r_ cs10
=r cs10
odl en6
hek sn4 xh-4 zu8
ibe en-5 ku8 ro-5 sv6 yo-8
eir ca7 cy7 en-6 ga10 is-8
dov it8
kah mi7 ms8 tn-5 xh-6 zu5
izm ql5
toa mi10
tez eu9
ez_ ca-14 eu4 fr10 id-5 ku10
qel xh18
kaj eo12 tn-5
=sen az8 tr9
_kv eo7 no8
zen cs8 de6 eu7 it-6
cli ca5
gah ql5
kau mi10 pl5 ql-3
irr lt5 om13 ql-5
vet en-7 et7 ro6 sq8
ium en-6 la4 no-6 ql-6 yo6
niu ca5 id-3 yo6
hu_ da5 en-6 ga-4 ms3 ql4 sl-8 sq4 sw-7 ts5
=ku en-6 id-6 ku13 lg7 sn-5 so9 sq-6 sw-7 ts11 xh-5 zu6
=mo tn12
hi_ az-6 en-9 hu-4 lg-6 mi4 tl-4 ts5 zu4
=hi cy7 en-5 sw-5 tl-7 ts20
uh_ id6
kva eo10
ix_ af-6 ca10 la7
bab de5 pt-5 sq6 yo-6
tac cs9 pl-8 sv8
air ga7 nl5 pt-5
yu_ ql10 sn8
nok id-6 ms4 pl5
+š en-5 fi-6 hr5 ku-5 lt9 lv7 pl-8 yo-5
udd lg7 om6
elv sv-6
lve la7
lul it5 nl8 ts5 zu8
_ub hr4 xh7
urr eu6 no6 pt-6 tl5
vik no6 sn8 xh-7 zu8
pha om4 zu5
apt et7
gio ca-5 la7 pt-7
lhe st-8 tn8
bua ga6 tn9
mul es-5 lg5 om4 pt-6 ro5 tl5
nec en-15 eo5 fr-10 it-5 nl5
clo es-7 ms9
pow et7 ms-4 pt7
=je de-8 es-5 nl7 pl-7 sw8
ijs lv10
usp en7 hr10 sl-6
eh_ es-6 id4 nl5 ql-5 sv7 tr5
=od hr6
_dž hr11 lv12
+ž cs4 hr4 lt6 lv6 pl-6 sk4
dij es10 st5
ija hr4 hu4 lv5 pt-5 ro-4
jal cs7 sk-6
ahu ms5 st-5
nhu ql-5 sn11 ts12
kao hr7
ao_ en-6 hr14 it6 sl-10 st6 sw7
iku sk-6 sq5 sw4
nku en-5
nih id-6 ku10 la8
ih_ id12
+ć cs-6 hr13 ql6
eća hr8
+č cs2 eo-6 pl-6 yo-6
_či ql10
otr cs-7 es6 eu8 sl3
nje cs-6 lg6 nl-4 ql5 xh8 zu6
_zv lv6 sn14
zvi sn17
ije hr7
ovo fr-6 ql7
azv sn9
+đ hr19 sl-7 vi9
prv cs7
umi sw5 tl9 xh8
_sv hr4 lv9
svo sk6 sn8
_sr cs4 hr4
ba_ en-4 fi-7 pt-4 sv-6 xh4
koj hr9
=koji hr7
=ga ql8 tn16 yo-6
iro ca-5 ku5 lg7 mi5 sn9
mij nl10
ože sl-8
že_ sk2
vit da-5 id3 la11 no3
izu sw8
_og ql2 sv-5 tl-7
čen hr-7 sl8
_št hr6 sk5
=ako tl9
iko eu2 lg5 lt-6 sw5 tl5
=ne ca-8 en-7 eo9 es-6 hu-7 it-6 ku7 lg7 pt-8 ql6 ro-8 sq-4 st6 tn8 yo-8 zu8
fit id-7 ms8
itn id6 ms-9
tne la11 sl6
_že sk2
isp hr5
iše hr9
nek cs6 id-6 ku7 mi4 ms4 sn7 xh10 zu-9
lij hr4 lv7 nl6
nij hr4 ql6
ži_ hr8
kup pl6 sn5 sw5
šta hr12 sl-6
_gd hr9
irw ms6 sn7
way xh4
ays es6 so8
=anak id12
tau cs7 id4 mi8 pl-9
lsk da5
alj sq6
kre nl-5 st8
će_ ql5
cen af-4 ms-4 nl5
rut da-5 en-9 lv7 pt6 sv7
ntu en-8 fr-6 id7 sl-5 sw-5 tl-5
_mj sw8
mje ql6
=nije hr6
jem cs-6 sk7
kac ql6
mog id5 sl-6 tl7
ogu hr6 lg6 yo6
aj_ ca-5 eo16 es-6 fr-6 pl8 pt-7 ql7 ro6
emu sn8 xh-6
hod ca5 sl6 st6
dug id8 ms-9
igr hr6 ms-5 nl5
_uv cs8 xh7
uvo lt7
tup hr6 sk5
raj eo6
onc en9 id9 it-5 la5 ms-10
ibu cs5 id4 la7 lg5 tn5
oj_ eo21 hr5 sl-5
lja af5
jen fi6 tn-6
jat es6 fi6
sob id-7 lg7 ms7
gov ql6
lne sk6
_dv ql6
aje id7 ms-9 tn-6 yo6
jev cs6 sk-5 sl5
vo_ cs-6 eo6 hr5 it13 lt7 sk4 sn8 zu-5
fou pt9
ido ca-10 en-9 es4 zu4
nju eu5 id8
ju_ da-6 hr4 lv7 sq7 yo9
cro de-6 it5 ku5 ql-9
ft_ af-5 nl8 sv-8 tl7
amo es4 it8
_nj sw6 zu6
dob pl5
obi af-6 nl5
adn sl6
tev hr-3 sl4
jak cs6 id8 ms-5
cle fr8
syn cs6 no8
ynt cy12
bij hr5 nl9 sl-8
jel cs6 id7 no8
svi da-5 hr7 sl-5 sn10
jet cs7 sq8
swi ts16 xh-4
_ud da8 no-7 xh5 zu8
chu de-4 ga10 om5 sw6 yo-7
hus de-6 es5 sw7 xh5 zu-5
ij_ af-5 nl11
ipa ku7
uci cs10 sl5
omn la12
mni pl7
oga hr3 tn8
aji sw12
_ši sl-7
pod lt5 nl6 pl6 st-8 tn10
odr cs8 pl-7 pt-5
ojn eo12
gla ca5 da-5 hr5 no4 pt-4 sv5 tl5
oko en-4 eu9 fr-5 sl-5 st4 ts6 xh6
=oko xh12
_kg st11 tn7
dvi da10 no-10
jed hr6 om11 pl4
noj eo9
bud id-6 sn6
ved da5 sk6
če_ cs8
izv sn8
zvo hr5 sn9
odn ql9 sl-4
iju sw7
jum lt6 sw12
sau ro6
aur cs5 cy5 hr5 lt-8 ms-6 pl-8 ro-6 tl7
eco eo9 id-5 pt-5 yo6
cor af-5 it4 ms6
lej pl7
_će hr7
=pri eo8
ziv sn7
nab ca6 cs7 ku5 xh5 yo-6
dni cs5 pl6
ece cs7
cep nl6
gav sv6
hij nl9
tje nl7
pok cs5 pl7 sk-5
nuo hr7
uo_ en-6 hr6 la8 lt7
gut ql5 ts6 zu-5
ead ga5 id5 it6 ql-5
cit de4 hu6 la10 lv5
off ca5 fr-6 om5 tl-6 tn5
ffr ca7
pov eo12
gru en-5 eo6
upe id-3 sw7 vi5
_ip en-6 eu5 pt6 vi5 xh5
uzi lg8 nl4 sl-8 sw7
aud da-6 la5 no5
erz pl6
rzi hr8
zij af-6 nl10
neu cy9 de8 ql-7
imu la7 sl-7 sw5 xh-4 zu5
lac cs-7 es-2 ga7 la7
dec hr7 vi5
cem en-6 la8
lih en-7 id7
bog da6 hr8 tn7
bob cy8
dac ca-7
lso nl6
zit ql-6
etn hr5
_ml lt7
_dj ms11
lka id4 lt7 no7 so15
uka da-8 id5
čin sk-6
dne hu6
=bi eu-4 ku14 ql8
uno de5 id-4 sn8
iči hr9
=do es-8 ga11 pt8 ql6
=to en6 ms4 ql8 sv-5 tn-5
tij nl6
zna cs5 hr6 pl6 ql4
nej sv4
eje da12 no-11 ql4 sq5
dod cs6 cy6 pt6 sl-5
gu_ eo3 so7 sw4 zu7
žen ql7 sk-4
hip sn5 zu4
ipo ms10 sw6
_sj no9 ql9
sje da-6 hr5 no9
usk lt5 no8
aju hr5 yo5
avl da7 no-9 sk7
tep tl7
cap da-5 fr-4
tza ca7
co_ ca-5 de6 eo7 pl5
ign hr6 id5 la7
_kh ms6 ql5 so5 sw-6 tl-5 tn3 ts12 vi8
muh xh-7
vu_ lg7 sw6 zu6
ivu es7
ugi eu7 hr5 ro5
tku sk9
upi sl5 sw6
=po lt7 sq8
due eu9
uel es-7 fr6 pl7 sv-5 tn5
cad eu-5 ga8 id-5
go_ af-4 cs-6 fr-6 ga5 id-6 lg4 sk-6 st-6 tn8
uko sw7
isu fi4 om7 sn6 tl-6 xh-4 zu4
_e_ az-6 ca-8 da-9 en-5 es-6 et-5 eu-7 fi-5 fr-9 ga-6 hr-6 ku9 lt-5 lv-5 mi6 nl-5 no-6 pl-4 sl-8 st8 sv-6 tl-6 tn8 zu5
=e az-6 ca-8 da-9 en-5 es-6 et-5 eu-7 fi-5 fr-9 ga-6 hr-6 ku9 lt-5 lv-5 mi6 nl-5 no-6 pl-4 sl-8 st8 sv-6 tl-6 tn8 zu5
_hr is10
uje cs6 pl9 zu6
mim sw9
sup en4 eo5 id-5 no-6 tn7 vi5
upr cs-7 es-7 sk6
gom sv8
_ih de5 xh6
vih hr7
rje fi7 hr-5
_dh id-7 om9 so11 sq8
hr_ de14 no-5 ql7
_zn pl9 ql4
či_ ql9 sk-6
fab ca7
dao ga11
pob hr6
nua fi6 ga10 id-4 ms7
igo eo5 id-5
ičk sl-10
cio ca8 eo8 yo6
owa cs6 lg4
atk fi5
dhi om7 so9 sw10
tuj cs8
uči hr7
zem xh4
lji hr5
vni da-8 no6
agd om5
ice ga4 id-7 la8 ms7 pt-7 sk4
ce_ et-5 ms6 pl6
mt_ af-7 de7 en-8 ql6
moj hr11 sl-10 sw10
deg da-5 hu5 no7 so5
azo eo4 zu7
hir da-4 eu8 no5
ogo da6 eu7 it-5 st-9 tn6
tao tl8
inj es-6 sn7
_ia eu-5 mi5 ms3 ql5 sl-6
=mu lg7 ql14 sw-7
odo ca8 ms9
oy_ es12 ql5
_ug lg6 sl4 so6 zu6
obu az6 es5 lg7 ql-5 sl5
ajn eo14
lup ms8 sk7
nah cs6 et6
_ig la5 ql6 xh6 yo7
=ili eo10 sw7
_zd ql8 sl6
rbu en-11 lt7
eze af-4 lg5 ro7 sw6 zu6
zve sl5 sn10
_io eo6 es-9 ga6 la5 pt-8 ql7
=io ql16
sco en-8 eo-6
ofi da-6 no6
uju cs7 sw6
ći_ hr5
ješ cs8
aga la-6 lg4 lv5 sk-6 st-5 tn7 tr-5
_iš lt6
nco eo7 es-5 it5
wis de-5 id-5 ku4 tl8 ts5 yo6
toj eo12 sq5
=no ca5 cs5 en5 es5 fr-5 hr-8 la-4 tl-5 zu4
iho cs7
hov hr-5 pt6
zov hr17
edz eo5 pl6 ql7 sn9
daj cs-7 es-7 hr8 sl8
=trump ca-5 da-8 es7 et-5 fr6 hr-10 is6 nl-7 pt6 sk-5 yo6
sva sn13 sv7
mno ql7
_ep da-5 ms7 no5
epo hr8 id7 it4 ms-6 sv-6
mne ql8
ačk hr10 sl-8
izo da6 sk-6 zu10
zak eu7 xh5
vot ca-4 en6 zu4
ulo eo7 es-7 hu5 no5
kus cs4 et6 ms-4 tl-6 zu6
zo_ sw9 tn-4 xh6
goz eu8
ši_ sl7
jus da-7 no-8 sl5
rfi es11
fir ku6
gol fr-6 tn4
ukl hr7 id6
det id-4 ms7 pt5
umn xh8
hun ga4 mi7 ts4
ogl nl5
idu xh5
dua ca-7 es-10 hu5 id8 mi-4 sv7
ua_ ca-5 es-4 eu8 fi7 fr-6 la5 mi10 ql5 sl-5 sq6 sw7 yo-6
jut hr6 id7 ms-4
_ža ql11
sym nl10
bia pl6 sw8
_pf ts12
=pa hr-7 ql15
dif ms-7 st9
ife af-5 es5 pt-6
enc ca6 eo6 la-4 nl-5 om5 pl5 sv-5
ltu en-7 eo8 ms-5
ej_ da7 id-7 ql6 sk6 sv6
rhi ts11
ovn no6
nea en-5 ga6 lv8
lut ca-6 hr7
gne de8
=tu fr10 id-7 ku12 lt8 sl-6 yo7
max la7 so8 xh8 zu-7
ax_ so9
och ga6 ql4 sk4 sl-6 sv5 yo-5
ash hr-6 ms6 pt8 sn5 zu8
_mr en7 hr4
zor en8 hr-6
_ae la12
amb pt-5 sn4 st-6 sv-6 sw5 ts5
lea ca6 da5 fr-6 no-6 sl-6
ea_ cs-6 eo-4 et-5 eu6 fr-7 la8 mi9 ro4 sw9
kav en7 ql-6
usl hr7
sec af-6 ca-8 hu5 id8
ec_ ca7 en7 la8 lv5 sl6
ico af-6 ca5 it9
com ms6 nl-5
vic cs6 la8 nl8 ql-4 xh7
tvi no6 sl7
lic af-6 en-6 hu4 id-5 la7 sk-3 sl6 sw4
moh st7 tn-5
_up fi6 ms-5 sv6 sw5 ts10 zu7
=ka et-9 lv-7 mi11 ms-5 pl-6 ql7 so8 sq-9 st12 sw-6 tn11
jis lt7
=os da5 no-5
_rh cy17 no-5 ts6
dle nl6 ts4
dab so6
rth cy8 en7 es-6 ga6 ql-6 sw5 tl-7
ity ca-7 fr-8 ql-6 tl-5 tr5 xh6
fai cy6 fr11 ql5
avu lg9 ts7
amu cs7 lg6 om5 sk-8 sl-5 sn4 xh-7 zu4
koz lg10
zva lv6 sn15
jad es-5 yo7
_ue om10
hap st8 sw6 tr5
zio eu8 it5
zel az-5 eu9 tr4
ile ca-7 de-8 fi-7 pt-4 sk-7 st6 tn4 ts6 zu4
rci la6
dea ga7 ms7
=im de7 ku12
ezo eo4 zu7
zon eo6 ms-6 nl6 ts6
ddo cy14
taj eo6 hr5 om6 sw5
uso lg5 st4
av_ en-7 et7 is-10 ku6 ql8 sv5
eut fi5 fr7 st8
ajj lg8 om10
jja lg12
icu ca-6 id5 la7
rih no7
hva hr8 no4
agu ga4 it-4 no-9
_ea en5 ga5 la6 om5 st5 tn-6
=sin ca10 es-7 ga13 pt-6
efo st-5 tn8 tr4
uve sn5 zu6
gul la7 lg9
fla yo5
cka cs6 sv7
oho id6 mi5 st11 tn-10
pec la7
sce es-7 ga8 la9
uce en7
dou cs7
gao yo9
=mi eo16 fr-6 ga-7 hr7 nl-5 no7 ql6 sl-5 ts6
lao st10
kta eo6 sw7
map cs5 ts5
ilu cs5
hev ku11
=oni eo12
uzo zu8
kut en-6 sn6 sv-6
_gh ga9
edh om16 sq6
dej cs6 es7
gos eu5 hr-6 om6 sl4
mov ms7 sk8
=er af-8 ql6
vek ku10 ts10
xel xh15
mau en6 id7 mi7 ms-6 tl9
sut cy6 id-6 is7 ms8 ql-7
cci ca5 eu5 yo7
gto de6 en-5 sq5
ofo yo10
=ti cy9 hr16 ql12 ro-7 sk-6 sl-11 tl-6 yo7
ual ca-5 cs8 sk-7 sv5
oju yo10
gai eu5 fr-5
onz sn14
nze de4 xh7
ced xh11
pam cs3 id-9 lt8 sn9 sw4
_čo sk9
cip la11 no-6
cel ql-6 ro6 tl5
irg en-8 it7
=usa es8
etw en-6
=radio es-10
ohe st7
rce hr6 id-5 ms6 ro8
aš_ hr11 lt5
nif om5
fic fr-5 om5 sv4
cir la7
ois en5 ga9 tr8
ruc es-5 ms-5
mpu ca-5 it-5 la4
mih la9
haj ms7
ufu xh10
_t_ ql7
=t ql7
kiu eo10
iu_ ca11 cs-7 eo11 es-10 it-5 pt11 sk6 st5 tn-9
aho eu7 ql6 sl5 st8 tn-7 xh-7 zu5
_uj sw7 zu7
zni hu7
reo ga6
chw cy10 pl7
lai cy7 ga6 id8 lt8 tl-6
=gore sn6 tn13
_hä sv6
zy_ pl8
eav en-8
vy_ ql11
ims az-6 ca4
kuj sq7 sw8
deb cy5 fr9 ms-5
bod cy9 sk5
eku da-5 ql-5 sn11
rks en-7
shi hr-4 it-5 lg-6 ql5 sw5
eim de8
_iu la12
=co cs6 pl9
vaz pt8
dh_ ga12 ms6
_tx ql11
njo eo8
jos no5 pt6 tl-6
lti ro-5 sq6
neb zu-5
zic nl6 ro8
rca cs7 pt6
ick de6 la-9 nl4 no-6 sv4
ff_ ca-7
sue tn10
cos ca9 it7
mom sk6
ule cs5 en-7 fi6 fr-7 la-5 no6 yo6 zu4
fos ro6
oks et7 lt6 no6
oze lg10
oth en6 id-5 st6 zu5
cte ca6 nl6
=del ca2 ql9
=el eo5 hu-7 pt-7 vi5 xh4
=ha es-6 pt-6 ql11 st13 sw-5 tl-8 tn-9
=que en-5 it-8 la-4 ql7
hau de9 mi8 sn5 sw6 yo6
rà_ it10
=ser da-6 ku13 no3
=la cs-6 eo14 hr-5 id-5 pt-6 so6 sq-6 sv-6 sw11
fec ca7 en6 es-10 la10
ció ca10 es-7
ón_ ca7
=para ca7 eu-6 id10 ms-9 tl9
+ñ ca10 la10 nl-5 pt-6 ql15 tr-7
nza om5 yo5
cam hu7 id7
cat id4 nl7 ql-5 ro6
ió_ ca6
+è en-8 es-13 fr6 it6 pt-8 ql13 ro-6 yo7
cie cs8 en-9 it-7 la8 nl7 pl8
chi it5 no3 pt-5 sn9
=maria da-7 de-7 eo8 la12 no6
cre es5 it4 la8
eu_ af5 ca11 cy9 es-4 id-5 it-5 pt10 sk-5 yo7
+ú cs-4 da-6 de-6 en-7 fr-5 ga13 hr-6 hu4 nl-5 no-7 pt6 sk9 sl-7 tn-5 yo8
ès_ fr9
_és ca5 pt5
és_ ca5 yo6
=és ca5 pt5
=els ca9
=les da5 ql10
=com es-6 pt5
gud om6
qui ca5 da-5 en5 la11 yo6
=ve az-6 ku6 tr10
_mó ga7 ql5
_aw en-7 id-2 ms8 zu5
awa mi5
+ò ca10 da-6 es-11 fr-7 ga-11 it11 pt-6 ql12 yo12
ums lt6
_l' ca13 es-9 it9 pt-8 ql3
=es de5 hu-6 it-6 la4 pt-7 ql11
aqu la7 yo5
_só ca13
eca en6 ql-8 vi5 xh5
_s' fr9 sq9
rur de-7 tl7
_mé ga7
dei de5 eu9 pt7
=mai de8 fr-7 mi11 ql10
ixe xh10
ace sl-5
_d' ca8 de-9 es-5 ga9 ql7
'un az-7 tr14
_ll ca8 cy15 es10 pt-8
=per de-5 es-9 id4 it7
_mí ca11
stá ga6
tá_ ga12
vai fi9 fr3 lv6 sn8
aig en-8 ga7 lv7 ql5
=sus es9
scr la12
ofa nl5
=va ca7 pt-6 ts13
=una es6 sw7
jec es-5 om9
tiu eo8
soc en-6 la6 ql-6 so8
oci en-7 sk6
l'a it10 ql7
d'a ca8
cri fr7 no-6 sl6 tl6
=est it-7 la21 ro-8
=amb ca9
wir de7
loc la6 ts5
exe ca7 xh7
ffi ca-5 cy6 it4
doc ca7 pt-7
equ la7
'es ca7 fr6 it6 ql6
iad cy13 ga7
oc_ cs8 la9 ro6
mbl ca6 pt-8
tec ms5 pt-7 tl7
via cs-6 da4 eo7 la5 sk8
=us en10
lau af-6 ca5 ro-6
ps_ ca7 fr5 it-6 sv7
rmu om9
sua ca6 en-5 es-9 eu4 id9
gue en6 id-7 yo-4
=han no2 tl-6
uan yo7
uls no10
ecu en-7 hu5 la8 ro-5
cur es-6 la11
_d_ ql10
=d ql10
act en5 nl5 pt-5
cta cs7 la8
fe_ es-6 sl-6
tej es-8 yo8
eja sl7 sq6 yo4
=li eo11 es-7 ku17 lt-7 ql8 sl-9
gia id5 ro-7 sv-5
ngu da-5 en-7 es-3 sn4 sw5 ts6
gua fr-6 it-7 la6 ql4 yo5
pai ca-4 et5 fr9 id4 mi8
nye ku-5 sw5 xh5
ior la9 yo5
olt hu8 ro7
esc eo-5 es7 ms-5 pt5 sk7
eny om4 sn5 sw6
yam hu5 ql3
onv eo7
aib ga10
_lí es-6
nia ca-5 cy5 sl-7
_tí es-5 ql6
poc ql7
=por eo6 es4 pt7
esd ca9
dev da5 it6 pt6 tr5
tó_ es7
veg es-8 eu5 tr5
exp da5 sl7
uen en-5 eu9 no8
qua es-8 la11
sum la9 ms5 tl5 zu-4
ní_ cs6 ga4
adh ga9 om4 sw9
dhe om5 so6 sq7
uet pt7 ql11
ubv sn12
=nous fr7
pea en-7 fr6 ga5 sl6
aix ca9 eu10
exi ca-7 sv7
cue es8
usc ca11 es-11
_y_ ca8 cy17 es5 fr-5 pt-5
=y ca8 cy17 es5 fr-5 pt-5
'ai fr11
pid eo7 la7 ms-6
cot fr6 ql-7
xit cs-5 en-6 ts7
aum ca7
ebu sl8
uts da-6 en5 fi5 lv5 nl-8 no6 sw-5 xh7
=dir ca9 ql13
_té ca10
té_ fr6 yo-6
río ga9
scu ca-4 es8 pt7
ex_ ca6 la7 sl7
sai eu5 fi5 it8 yo7
voc fr-6 la4 pt7
oan pl6
ía_ es5
sé_ fr5 ga7
_ec de-7 pt-5 ql6 yo5
=fa es-6 tn17
tou fr9 id-6 mi5 ql7
nuk ca7 en-8 fi7 sq6
twa ca7 en-8
eas ga10 no-5 ql-5
=fi it-5 om15
xes xh16 zu-9
=des ca-6 de4 en-8 es-6
_má ca7 cs9
más ca7
ás_ ga6 hu-10 pt-5
wi_ id-5 pl6 ts9 zu6
eoi ga13
acu nl7 ro6
diu la8
xim la10
sap pt7 ql4
ho_ da-5 ms-5 sl-7 st7 tl-4
=ho da-5 ql11 st8 tn-11
_aj sq4
mia eo7 ms-5 sw11
sej da6 no-6
_zo af-7 cs-7 eu5 hr4 nl8 xh6
uu_ en-5 om12 so11 sw8
omb fr-7 sw3 ts5
pp_ da-7 no7 sv6
_n' fr7 lg8 ql11
hug ga10
uja id4
=are ca6 sl6
=todos ca10
uil af6 es-9 fr6 ga6 nl7
uny ca4 xh8
_ms sw11
oqu la13
=dia es-7 ga3 id5
fum st9 tn-8 ts7 xh10 zu-8
reh hr-7 sq8 sw6
ehi st7
_sí ca4 hu5 is-8 ql7
sí_ ca5 ga8
jo_ ca5 eo9 hr-8 lv-6 pl-6 sq9
aiz eu10 lv6
nyi lg8 sn5 sw5
sii lg6 om11 so7
squ en8 yo8
rés es-7
lto ro6 sk6
lvi it6
_m' ql8
fut zu4
=mig no-6 sv5
ext sl5
hyd cy8
+æ da8 sv-10
rii et5 om7 so8 yo5
non es-8 fr6 la6 no-5 sn5 zu-4
ilt ca5 ql-5 yo-5
có_ es5
_nn om-5 st8 tn9
iau cy9 id-6 lt7 ms8
lod da7
nch ca6 da-8 en9 es-5 ms-5 sl5 sw9
cop en-6
=he en8 mi16 nl-6 no5
exa xh5
_ví cs10 sk-8
+ô cs-10 cy11 pt7 sk13 vi7
cut pt6
=jo ca5 lv-5 ms5 pl-5 ql10 sl-4 sq6 tn5
_sé ga6
=sé ga9
_t' ca13 fr12
esh sq9 st4 sw6 tn-5
_bá ca10 es-9
ilv ca9
maz lg7 sn4
mob de5
enf en-6
_mp ms8 sw7 ts8
=mp ms13
=mar ga11
=see ca8
=re cs-6 es-8 et6 fr-5 hu-7 it-8 ku7 st12 tn13 yo-8
yo_ en-8 et-5 ku-6 om-5 so7 tn5
=yo tn13 ts9
ufa ca7 da5 es-6 pl6 sw7
otl no-9 tn10
=has en10
_zá cs4
+ř cs13 sk-11
ngo da-5 en-8 xh7 zu5
+ů cs19 nl5 sk-11
_já is7
_js cs18 sk-9
jse cs7
=jsem cs7
+ě cs17 hr-8 pl-9 ql15 sk-10 sl-6
ně_ cs9
_př ql6
_kd cs14
=pro cs8 ql10
+ý az-9 cs2 hr-7 is4 ql7 sl-6 tr8
ych cs9 cy12
ohl cs5 st8 tn-8
nyc cs10
ará ga7
ké_ ql12
+ň az-7 ql16 tr-18
lát es8
ahr de7
_hw cy9
_mb en-5 ga5 ql6 sq7 sw10 ts5
=že hr-6 sk3
ám_ cs6
_hl is10 st11 tn-9 ts14 zu-5
=ze nl4 ql7 sk-8
_kt cs8
+ą cs8 lt11 pl13 sk-9
_vh ql15
aby de6
iec lv6
ré_ es8 pt-9 yo7
byl cs10 ql7
chl nl7
boh st12 tn-8
gak ql-6
+ľ cs-6 sk12 sl-6
kem en8
mé_ ga9
jí_ cs9
lep hr7
toh mi7
cov nl7
hle cs5 en-6 sk-6 st7 tn-8 ts6 zu9
=ke cs-4 ku-4 st6 sw-7 tn13 xh7
rán ga6
lé_ cs6 sk-8
+ť sk8
dha id-5 om12 so7 sw7
kud da7 no-7 sn9
nez ro4 sn4 zu6
rze cs7
át_ cs8 hu9
_wn cy14
+ę lt7 pl23 ql-7
trz cs8
+ś pl8 ql9
hop fi5 pt8 tn8
jej ql11
edy ms8
ury da5 pt8
_vá sk6
edl cs9
=asi sn12
stn la6
sys st7
asy ql6
hro eu9 no4 tl-7 zu6
hut cs5 fi5
noh mi9
_oh az5
_tá ga11
+ď cs6 ro9 sk10
ety en-6 sk5 xh11 zu-7
bam lg5 yo5 zu4
mbu da-6 ql-6 sl5 st-6 ts6
ung en-7 eu-6 tn-4 yo-6
amn da-8 no7
zta eu12
fii so9
hlo sk-6 st6 tn-9 zu5
_vs hr-7 ql7
aky ms8
ym_ cy8 pl8 ql7
_lé ga7
asu om4
=jest pl11
lez zu5
hez sw7 xh5
ijn nl14
leh fi5 id2 tn-5
ciu ro7
oul cs6 da-5 no4 yo6
iš_ hr10
alá ql7
án_ ga9 pt-6 sk7
imh ga10
uch tr5
pem id8
dka so10
luh id9 ms-9
=it da-6 ql8
ché fr8 it8
+ß cs7 de6
urc ro6 xh6
äng et9
+ż pl15 ql6 ro9
+ă ca-6 es-5 ro24
_cs cs7 hu9
_gc ga15
lef id-5 la-6 st6
_bh eo6 ga9 xh6
_ní ga16
dii cs6 la-5 so11
tai ca-8 ga4 lt5
dez eu9 fr7
vec cs7
roa mi6
oly en7
tyr cy6
kys da8
pt_ da-7 en5 ql7 vi6
uhl ql-7 zu6
idh sw5
hig en-9
_út ql11
amh cs6 ga10
mha cs6 ga7 ts6
tă_ ro11
=ji ku15 lt6 sl-5 yo5
uba ms6 no-6 tl-5 xh5
baj om5 ql-6 ro6
mex cs9 es-9
ryt lt11
hto ql12
neh de7 id7 ms-7
vs_ lv10
_lá ga8 ql-6
lii fi4 la10 lg8 om11 sw5
ahe tn-4
egy hu9
mut la5 sn6 sw-6 ts8
zob zu12
_gb cs7 ql4 yo8
=den ga6 nl-5 ql5
_dy cy13 en-6 no6
_cz pl11
keh id9
_sz hu5 pl9
sza pl10
adk so9
ivy sw11
loh st7
=din no7 ro10
_yn cy14
=yn cy13
=ei cy5 fi4
_dd cy17
nyd da8
ydd cy17
mew cy7
ewn cy9
_gy cy16 lg7
gyf cy11
wr_ cy15
'r_ cy21 ql-5
_ym cy16
_yr cy9 lt7
yr_ az6 cy9
=yr cy10
mae cy14 da-5
aen cy7 st6 sw8 tn-5
wyr cy12
=ar cy14 en-6 ga13 lv-8 ro-4
_ff cy15
_i' cy8 sq8
i'r cy8
=gan cy12
wai mi10
mwy cy13
_cy cy14 ql5
arw cy8
=mae cy16
'n_ cy18
aet cy14 da-5 ku9 ql3
syd no-9
iae la13
llt cy6 da-8 sv7
wch cy15
+ã es-6 la5 pt10 vi7
'i_ et12 ql6
mab st5
ysi is6 om9
meh sl7 st8
_gw cy13 lg6
fod cy16 da6
fyd cy13
dau cy9 eu5
wid en-8
hai en-4 es-4 fr5 ga6 it5 sn6 sw5
o'r cy8
iff fr-6 tl7
fei de-6 ga5 nl-7
_yd cy14
ydy cy11
dym la10
gwa lg7 sn5 tn6 xh-6
ysg cy11
=ac cy13
cyn cy11
fro en5
wy_ cy15
diw cy8 tn7
_mc nl7 pt8 yo-7
+â cy8 fr4 id-6 la10 nl-7 ro9 tr7 vi10
aff ca-7 fr5 om5
yw_ cy13
=yw cy11
ae' cy10
awd cy9
odw zu7
hag fr6 ms7
fyr ql8
ynn cy11
=ra ql7 ts11
iai fr7 ga10
ngh cy6 ts9
gha no-5 sw7 yo-7
hwe en6 sn7
_bw cy8 lg9 ql8
hyn cy7
mwa lg5 sn9 sw7 zu-5
aed la12
aw_ ql11
gyd cy12
thr da7 en-5 sq5
ddw cy8 lg10
=au fr6 mi6 ql6
ony en-5 st5 tn-5 yo-6
_á_ ql7
=á ql7
+î az-6 en-6 eu-5 ku23 ro9 yo-6
gap st-5 tn7 xh4
aia ql6
lch cy8
nwa ts11
wad pl10 sn6 so6 yo-6
eic ga8 lv5
liw cy7 sw6
=deg no8
myn ql7
rdd cy13
ryn cy11
oad ms14
=fel cy11
gei en7
tae la6 mi9
afu lg7
i'n cy12
nny en-7 id7 lg13 om-5 ql-9 st-5 tn8
daw zu3
+ø en-6 is-22 no3 ql4 sv-13
+ù cy6 fr6 ga-6 yo13
+ƒ ql13
nnu la8
cai ga10
=pe ql7 ro8 yo5
_nh cy7 sn5 ts12 vi8
fu_ sw12 yo9
mle en5 pl8
cea es-8 ga12 nl6
+å ca-5 en-8 fr-6 nl-5 no4 ql-8 sv5
ynd cy7 ql6
sae ku11
taw id5 ms-4
eud cy8
gob zu10
mga ql4 xh8 zu-6
=bod cy11
=eu cy8 pt9
rld en-9
wim sw9
=ag ga12
siw tn5 ts5
=du ql6
kir hu6 ku10 lg7 yo-5
_nã pt7
coc es11
yre da8
riw ts14
wa_ ca-7 cs-5 es-5 et-6 fr-5 pt-7 sl-6 sq-5 st5 sw7 tl-5 tn5
_gå sv6
phe sw-7
fru pt8
=we ql5 zu11
=eto ql17
iwa fi-5 st-8 sw5 tn5 ts12
gib zu9
esw ts13
sht id-4 ms8 sq9
=dari id8
=fu yo11
leb ca-6 id9 tn8 zu-7
uon sw10
awo lg4 tl-6 yo6 zu4
lga es9
=tsunami en8
hob st7 xh6 zu-7
=eka ts16
oph eu9 st8
=der da4 de7 en-6 ku5 nl-6 no-8 pt-5 ql9
=kun eo8
skj da-7
=og no3 ql3 sv-5 tl-7
_hv is6 sv-6
nær no11
ær_ no9 ql8
=her az-5 en12
lgi es8
_sø no5
kua mi7 sw7
=kua mi11
hvo is4
=til ql9 sv-6
=ved da7
ked az-5 tr5
dge ms9
ære no9
=men ql14
_hj ql12
meg hu8 tn7
=west es8 it8
=fra da8
=som en-7 sk6
=over en6
=date pt12 ql-11 sl14
eau da7 fr7 pt6 ql-7
uf_ de10 hr5 om9
=vil no7
gt_ de5 is6 nl10 ql4
ytt sv6
=for sn5
hve is5
=ir lv5
aa_ af-5 en-5 hr-5 lg-5 ms-5 om14 ql-5 st-4 sw6 tl-5
ykk no7
nkt eo6
ubb om10
=have fr6
ulg es9
ppo ca-5 es-6 fi7
=nu no-5 ro11
=par no5
=go ga12 ql-5 tn15 yo-7
mue es12
kib da7 lg7 no-7
omh ga10
=sig da5
rny id10
_ua id12 ms-13 ql8
=mit hu7 tr5
utt no4 om5
uun om11 ql-5 sw7
toi sq7 yo7
oim ga7
=ny ql13
eye id-7 ku7 ms7 ql4
oo_ af-4 om11 so9 zu-4
cou ca-5 es-5 mi6 sk7
_fh ga10
=tre eo10
_ao ga5
hok mi7 sn8 st5
kok id5 ms-4 ts4
dun nl-7 tr7
sea ro3 st6
oil ga9
=had en11
num id5 is-7 la9 nl6 ql9
yle lv5 ql-6
=ba eu-6 ga6 ql6 tn13 yo-7
_mm ca6 en-8 lg7 st10 tn8
quo la11
uot fi-6
=ene tn13
kku fi10 id6
=ein is-9 no10 ql6
auf de7 st6
=und ca5 de9 en-6
oar af-5 eu6 ql10 ro8
=von de11 ql7
=ist de13
_üb tl8
übe tl8
=das de10
_fü de8
wo_ lg6 sw-6
=wo ql8 ts8
zei af-5 sl6
zes lg7 pt5
=um pt6 ql8
=zu ku7
=sie ca6
zie af-6 lv4 nl8 pl7
nnt ql8
zue eu11
hte af-5 fi8 no-5 ro5 sq5
=auf de7
är_ ql8 sv6
_zw nl10 ql10
zwe zu7
bik eu7 id-6 ku8 zu6
_wu ql9 so7 ts7
_jä et7
inm ga9
=ich de11
itä et7
seh tn-5
efu st6 tn-4
aup mi8 no7
asz pl8
_uh sl-7 xh6
hoc la10
ät_ sv7
=sei it11
_lä sv5
pfu sn10 ts14
_nä ql7
zwa nl9 zu7
zte eu9
män et9
nns da-4 ga-8 no4
mna sw8
siu st7 tn-6
zia id-6 ro8 sw7
_mä et7 fi10
gay ms-6
kga st7 tn8
=hin om17
unz sn8
in' tr9
ätt sv5
cco it6
_pä et6
rsh en8
owo yo8
_tä fi6
än_ fi5 sv6
=mary de5
wnl ms12
loa ms12
=download ms12
=will en10
auk eu6 hr7 lt6
eph zu7
=but en10
cy_ xh7
cau la9
pic ca-6 en9
=be ku10 ql13
n't en12
't_ ca9 en9
hik mi6 ms6 ts10
aec la14
poi fi8 id5 ms-6 pt5
cog la11
wha en8 es6 mi15
=said en12
=times en-13
=non es-6 fr6 la7 ql6
=pre sk10
uye sn8 sw-6
=national en-12 tl-9
=got ku11
=thomas en-4 la8 ql-6 yo-7
moi de-9
=che it7 ql10
eyo lg6 xh13
_nc sw13
kii so12
=estas eo20 es-9 pt-12
+ĝ eo26 es-8
jn_ eo15 nl8
+ĉ eo20 es-8
_ĉi eo7
iuj eo10
uj_ eo10
=kaj eo13
+ŝ eo21
+ŭ eo21
aŭ_ eo13
kio eo8 sw7
ĝis eo10
_ŝi eo11
vut ts7
dzi lv4 pl7 sn10 sw-7 ts7
=estis eo16
laj es9
ejo eo7 om5
kia eu7 mi8 sw8
=jam sq8
ĝas eo10
tuo et6
iis fi4 la8 lg9 so11
=dua ql9
=mia eo14
sz_ hu8 pl12 ql-5
ush es-5 ms10 zu8
sjo da-6 no8 ql6
gaz eu7 ku5 xh-3 zu5
saj id8 lg6
xo_ eu10
=parte es-9
ghi tl7
uwa so4 st8 sw5 tn-5 zu-6
+ū eu-7 lt11 lv9 mi17 ql-6
zai eu11 nl-6
aik eu6 id8
=loko ts14
kip da-5 id6 no8 sw9
pab ms9
ujo xh9
lho pt5 tn10
=lo ca-14 es4 ql10 tn5 yo5
iit fi6 sn7 sw7
dut ms7
nii om13
+ā en-13 id-5 lv11 mi22 ql-7
uam la10
gbo yo11
kuz sn4
mua mi5 ts5
cua pt-6
=este ro19
hoy es8
=con ca-5 es9 it4
=bien fr-10 ql-8
=toma cs10
pue es7 it-7 la8
hoi ga9
kai eu7 id5 mi11 sn8 sw-5
ayu ql6 so6
shm ms9
=mas pt8
=dijo es8
=nos ca-8 cy7 ql8
=ce fr6 ql8
=di en-9 fr-5 id4 ku7 la-5 pt-6 tn5 tr-6 yo-10
_xu so10
xic es-11
=salvador ca-13
ttu fi8 lg9
=ri es8 sq-8 ts11
iag ql7
+õ et20 hu6
hta ga7
muu om7
iik lg11
_är sv6
nud cs6 et6 sk-6
oa_ en-7 es-7 eu12 mi13 ms-6 sw5
kka lg10 no7 om10
uul fi7
_lõ et9
uae la10
suu lg8 om10
=oli et7
asj ms8 no8
sja ql10
=ee so20
=kes ku13
jai eu8
ahk et6
kuu fi4 lg6 sw7
iir lg10 ql-5 so8
aab lg9 so8
uhu fi6 sw9
uus so7
n'i ql14
kug lg5
muv zu13
oob so10
uum lg10 om11
kuv sn6
tii om10 ro4 so7
gag tn7
iph en-6 vi5 zu6
iil so6
kek en-5 eu5 yo10
kwi en-7 xh15
huk id9 ms-13 sw8 tl7
ngk id9
eik lv13
kuh tl4 ts-5 xh8
bim ms8
+ő hu18 ql-6
=ko eu-6 hr9 mi12 pt-5 ql12
koa eu8 ql6
=eta eu10
_ez ku8 lg6 sw-6 xh10
oak eu9
=ez ku14 ql9
foi pt7
aip lt6
=ama so10 xh-7 zu9
gok ms6 xh8
goa eu10
khi zu6
dap yo5
ekh xh5
=washington en-8
hua ga7 mi7 sw6
_oi et7
=dei de5
=ak ql13
koi fi7
xwe ku16
hii so8 sw8
aon ga9 sn6 sw8
qu' ca-8 ql16
ixo eu10
ubu xh4
osh sn6 sw6
=hari id9
zeg nl7
nng st12
yac ql10
+ō la8 mi19
rex sv7
=kale so13
sä_ fi8
voi fi8 fr7 it7
mä_ fi11
=tai lt10
soh st12
yis ql-6 ts8 zu11
ihi la12 mi6
kuo sw10
=sami en13
irh ts14
huu om9
uai ga11 id-4 ms5
=elle fr11
_à_ fr9 yo-5
=à fr9 yo-5
_dé es7 ga7 yo6
_ré en-4 ga8
=vous fr7
_mf ts12
_j' fr16
j'a fr12
éar ga11
=mais pt9
=mme tn8
=suite ga11
_fé yo7
_ég is7
=lui ro7
ttr ms10
=ile st12 yo-6
=faut fr-15
obb de7 no7 ql-6
bbi de7
éan ga13
uya yo4 zu4
=ai mi6
=mot no9
hái ga10
áin ga12
íon ga10
=agus ga14
_é_ en-6 es-6 ga14 pt8 yo-7
=é en-6 es-6 ga14 pt8 yo-7
=ea ga11
gca xh14
ibh ga8 xh5
bh_ ga8 ql8
hún is8
ún_ ga7 is8
íoc ga11
=seo ql6
áil ga13
_tú es8 is-8
aí_ ga14
hí_ ga9
bhf ga13
hfu ga8
fui la10
=bhfuil ga8
aoi ga15
abh ga11
=ina ql9
bhí ga9
=bhí ga8
bhe zu9
=ní ga7
=tá ga14
éir ga11
tú_ es7
_dt ga12
=leis ga9
_ó_ ga9
=ó ga9
_í_ ga4 ql8 yo-6
=í ga4 ql8 yo-6
dhu om12
_éi ga11
_cá es6
mh_ ga10
_dú ga11
=mé ga12
éi_ ql15
_nd ql7 sn9 ts5 xh8 zu-6
+ṣ yo12
ára is7
_ár is8
nsh ql9
ól_ cs8 hu8
=cha zu10
ezv sn13
=kanye xh-8 zu12
dih id7
=tla st6
=nisam hr17
mva xh6
=nem hu6
él_ hu9
agy hu7 lg6
sze hu12
szt hu5
tás es8
gye lg8
esz hu9 pl8
=meg da-6 no12
ég_ hu5 is7
lny id9
osz pl10
szo hu8
isz pl7
yok tr6
+ű hu8
gya lg8
yek ku6 sn8 xh5
ér_ is6
_ké ql7
yik sn8
yit lg9
rå_ no7
yai sn9
áng ql13
gje da-8 no11 sq7
okh zu12
kho xh7 zu8
azz lg10
=sem is9 sl7
cze pl6
czy pl10
=ev ku16
=apakah id13 ms-8
=yang id13 st-5 tl-7
=sudah id13
=untuk id9
=ini id10 sn6 sw-5 tl-10
ahw id8
=bahwa id9
=mereka id5
ngg id9
=dalam id9 tl-14
=tidak id9
=pada id8 ms7 ql-6
=karena id14
=itu id5 ql-4
waj id9 ms-9
=ia eu-4 id9 mi8 ql9
=mana id7
=oleh id4
=orang id14
=aku id12 ql9
=harus id15 ms-12
=dengan ql-6
khu zu6
=kami id8
kuy xh10 zu5
=bisa id14
=saya ms4 ql-6
=setelah id11
=maka id16
=badan so13
=lagu ms12
=kita tl6
=namun id15 ms-12
=tahun id6
=akan id3
=adalah id3
kiw sw10 ts8
isw id5 ms-9 tn-6 xh7
yaa ms-5 om10 so9 sw-5
=dhe sq9
adz pl7 sn10
baw lg7
wab id6 ms-6 zu6
kya lg12
_mg ql5
+ð da-7 la11 no-11 ql6 tr9
_að is5
að_ ql10
=að is7
+þ az-5 is17 ql-8 tr10
ið_ ql8
ða_ ql9
við ql5
=við ql4
rðu is9
=hann ql7 sv6
tað ql14
_þe is5
ði_ ql7
=ég is7
_gj sq8
=bara om13 ql8
_kj da-7 no9
uxu so9
=kama sw15
=nei no5
=ora ql12
agk ql10
ll' it8
_è_ ca-5 de6 it7 yo-5
=è ca-5 de6 it7 yo-5
=sono it7
+ì ga-5 it6 yo17
=anno la15
phu st6 xh6
=ut la15
=sunt la15 ro6
iul ro7
_å_ da-7 no8
=å da-7 no8
=nga lg6 ql13 tl-16 ts12
ibw lg14
bwa lg12 sw6
_nt lg5 ql6 st5 sw-7 tn7 ts10 xh4 zu-4
_lw lg5
faa ms-6 om12 ql5
=nti lg11
zaa nl10
awu ts9 xh8
kuw so3 sw8
_nk ql6 sw-6 ts10
eey lg10 so12
aay lg6 ql7 tl-12
uyi lg8
=eno tn13
=kwa st-6 sw14 tn12 xh-7
wez lg6 sw8
=wa st5 sw10 tn7 ts8 yo-6
bwe lg12
=ye cs-5 ku13 no-5 tr-7 zu7
wam zu8
jji om10
jii om11
oyi xh7
yoo om14
iyo az-6 so7 sw7 tl8
wey so10 xh9
_yi en-5 ql4 so5 sw-5 ts11 xh6
bap id-8 ms8
jir om8 so11
=ena ql14 st12
jwa st9
yot sw10
yaw ql12
mnt xh18 zu-9
yey so8 sw11
+į lt11
+ų lt11
+ė lt23
=yra lt7
_aš lt8
=aš lt8
eš_ cs8
=jis lt7
=tau mi7
_rr sq14 tn12
=ture om11
+ē la9 lv14 mi15
+ī la7 lv15 mi17 ql-6
+ņ lv8
_tē mi12
_tā lv-6 mi15
ēta mi9
_mā mi13
+ķ lv10
+ļ lv7
udz sn9
_dz lv7 ql8 sn11
_kā mi9
_pā mi6
rāt mi7
dza sn12 sw-6 ts7
=ik af-8 de-6 nl9 ql13
bva lv10 sn10
_tū mi11
gā_ mi9
_rā mi11
āto mi8
ngā mi15
=ngā mi10
_wā mi8
=atu mi14
=hanga om13
_ā_ mi10
=ā mi10
=kei mi14
_mō mi10
=mō mi8
nh_ vi12
=rau ql15
=tomo eo11
=hai it9 ql10
=waa so21
=diposting ms20
=kerana id-11 ms14
hah st10 tn-7
_ij yo10
ayy om12
=av da-6 is-9 no5 ql9 sv5
kje da-8 no11
=etter da-7 no11
=eit no8
=hva no9
=eg da-5 is-7 no6 ql10
=ett no-9 sv10
ijk nl9
=hij nl8
=niet nl11
ijd nl12
caa so9
=naar nl10
não pt4
ão_ es-4 pt8
=zo ql12
ën_ af6
frå no7
=brett no-8
=att sv8
=sida so11
+ł cs-9 hr-7 pl14 ql11
qaa om8 so9
=akka om11
a'a ql11
=kana om9 sn19
xaa so8
wax so13
prz pl6
ał_ pl10
ła_ ql6
+ź ql17
ię_ pl9
odz pl8
_wó ql16
dzo sn7 ts12
=donald da-10
=não pt5
=ele pt8
=uma xh-7 zu13
vê_ ku9
_în ro11
+ţ ro9
în_ ku7 ro6
=în ro7
+ț pt-6 ro21
să_ ro4
ți_ ro10
+ș ro22
_și ro10
și_ ro10
=și ro10
ân_ ql9
shk ql8
=sum la9
=kuti ql9 sn10
=akati sn11
=uye sn13
=iyi sn9
=iyo so13
wu_ ts11
izw xh8
wux so10
xuu so11
=wuxuu so8
=oo so17
=ayaa so15
=waxaa so7
xay so9
=uu so14
=hore ql10 tn-10
syo tl9
=kuwa sw7
të_ sq7
jë_ sq6
_më sq5
më_ sq7
_në sq6
në_ sq10
=në sq5
një sq5
=një sq5
=nuk sq7
qes sq9
ukh zu1
xho xh14
=tsa ql7
tjh st14
tlh tn14 ts9
=är sv7
=och sv8
=jag sv11
=till sv7
=inte sv11
ndz ql-8 ts24
=katika sw19
=hii sw15
=lakini sw12
vyo sw13
=siku sw12
=mga ql5
=ang en-7 ql11 tl13
=ito tl7
=isang tl7
=hindi tl11
=siya ql9
'da tr13
ık_ tr8
çok tr10
=çok tr9
çi_ ku9
rî_ ku12
nhl ts14 xh-6 zu10
=yi ql8 ts11
=xa xh12
=ndzi ts11
uph xh8
=ndi ql21
gqi xh14
+ư vi6
+ị ql16 yo-6
+ờ vi7
+ọ ql9 yo13
+ơ vi8
_và vi8
+ĩ ql14
+ụ ql15 yo-10
ên_ ku11 ql-5
ào_ vi6
+ẹ ql-7 yo22
=okanye xh17
=ezi xh14
=emva xh12
=futhi zu10
=ukuba xh7
=kwaye xh16 zu-9
kuq xh9
=kunye xh20 zu-11
=malunga xh17
=uthe zu13
=ukuthi xh-8 zu14
=lapho zu17
=noma zu15
=tomas lt15
_pê ku9
+ḍ ql16
=rangers cs7 es9 no-10
=ryder nl7
=šta hr11
dw_ cy14
+ɖ ql19
+ɔ ql17
=ela pt12
=tú es7
=akong ql13
=ua ql15
_xw ku17
=awak id-6 ms14
=xwe ku11
kî_ ku8
_û_ ku14
=û ku14
rê_ ku10 ql9
nê_ ql9
=ew ku16
yê_ ku11 ql7
iyê ku9
_bû ku10
=kir ku15
=çi ku11
=toms lv10
=ech ql16
=ass ql19
+ħ ql19
+ʻ ql22
=tha ga-14 ql17
+ḓ ql14
c'h ql19
`,
};
