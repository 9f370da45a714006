/** Written by scripts/fit-languages.ts. */
export const latin = {
  languages: `
af 0.29 0.53 1.43
az 1.05 -0.70 2.00
ca 0.48 -0.17 1.86
cs 0.55 0.45 1.94
cy 0.61 2.19
da 0.47 -0.25 1.95
de 0.83 -0.83 1.83
en 2.06 -1.02 1.45
eo -0.10 2.53
es 1.14 -0.85 1.88
et 0.73 -0.65 2.16
eu 0.58 0.42 2.25
fi 0.40 -0.15 2.15
fr 0.67 -0.99 1.89
ga 0.77 1.58
hr 0.88 -0.74 2.02
hu -0.02 0.54 2.32
id 1.25 0.70 1.26
is 0.78 -0.13 1.75
it 0.64 -1.66 1.94
ku 1.24 1.22 0.50
la 0.53 2.14
lg 0.04 2.14
lt 0.20 -0.84 2.36
lv -0.03 0.09 2.22
mi 0.53 1.60
ms 0.97 0.57 1.30
nl 0.65 -0.44 1.83
no -0.02 -0.34 1.96
om 0.78 1.89
pl 0.47 -0.20 2.05
pt 0.77 -1.00 1.98
ql 1.18 4.46
ro 0.34 -1.22 1.87
sk -0.02 0.26 2.08
sl 0.17 0.18 2.09
sn 0.04 2.52
so 0.22 2.14
sq 0.52 -1.07 1.97
st 0.42 1.89
sv 0.29 -0.81 2.06
sw 1.12 1.63
tl 0.58 -0.84 1.62
tn 1.14 1.39
tr 0.62 0.12 2.00
ts 0.21 2.01
vi -0.43 0.34 2.51
xh 0.64 3.31
yo 0.04 1.53 1.81
zu 0.66 3.05
`,
  features: `
_da en-5 ms2
daa af7 om10
aar af4 da-7 id-6 so6
aro eo6 sv-7 sw-6 zu-4
rom en7 es5 fr-7 hr4 om5
om_ af6 cs-4 fr5 lt-5 mi-4 sq-6 tn-4 yo-6
+ê af6 ca-6 da-5 en-6 es-7 eu-6 hr-4 id-5 ku20 nl-9 pt5 sl-6 st-4 tr-9 vi7 yo-6
sê_ af10
_hy af7 cy9 fi5
hy_ af11 en5 nl-5
=hy af13 nl-6
_oo af9 et12 so12 zu-8
ook es6 lg6
ok_ hr6 hu7 id6 it-6 sl-5 tr4
_op af3 cs-4 de-6 et-5 fr-6 la6 pl7 st-6 tr-7
op_ ql2
=op de-5 ql9
_n_ af9 de-5 eu5 la5 nl-12 om5 tl-5
=n af9 de-5 eu5 la5 nl-12 om5 tl-5
_an fr-4 ga4 tr-4
and ca-6 sq-8
nde cs-6 et-5 hu7
der id4 ku5 sq4
=ander af16
_pl eo7 fr6 id3 tl-6 yo-4
ple da-7 en8 eo7 et9
lek ku6 pl4 st6 xh8
ek_ af7 az-5 cs5 en-5 es-6 eu11 id4 ku11
_u_ cs-4 de-5 id-7 mi3 pl-4 pt-5 ql4 sk-6 sl-6 so6 ts6 yo-5 zu9
=u cs-4 de-5 id-7 mi3 pl-4 pt-5 ql4 sk-6 sl-6 so6 ts6 yo-5 zu9
_sa cs-5
sal af6 ca-6 ku8 tr-5
al_ cs4 fr-5 hr-6 la-6 vi5
=sal af14
_he fr-4 hu4 id-6 ku7 mi5 pt-3
hei ca6 en-7 id-3 mi6 ms6
eil da-6 en-6 tl5 tn3
ili eo4 fr-5 lg-6 sw8 yo-7
lig eu6 id-5 is-9 sl6
ige ca-6 ga5 pt3 zu5
ge_ lg4 sn9 sq-8 xh3
_ni da-5 id-6 no3 pl5 st-4 sw8
nie af4 cs-7 es3 sk5
ie_ af7 fr4
=nie af10 nl-10 sk6 sv-8
oor af3 es-7 om4
org es-5 it6 sl8
rge ca6 en4 ql-4
gee en-6 so5
ee_ la-5 om8 st-6
_om af3 es-5 lg9 yo7
=om af3
_di ku6 nl-4 st7 tn6
die af6 da-5 eo-4 ku-6 la6 lv5 tl5
=die af8 ms-4 nl-4 tl9
_ve af6 fi-4 id-4 la5 sn5 tr5
ver en4 id-7 ms5
erv eo6
rvo eo7
vol eo7 hr7 la7
olg es7
dit es-3 it5 la7 sk-8 st5 zu-5
it_ eo-4 es-5 eu-3 fr6 is-6 la11 pl-5 ql4 ro5
=dit af9
_eg af7 eu5 is-7 ql3
egt af11
gte af15 ca5 ql-5
ter la6 mi4 zu3
_in la5 lt-6 so4
in_ ca-3 es6 fi5 ku7 lt-6 so3
=in az-5 en6 es-6 ga7 hr-9 id-5 la8 ro-8 so7 tl-8 yo-4
hel it-5 ms5 st6 tn-5 ts7
eld cs6 da-5 la-6 ms5 tr5
lde nl6
rst de3 sv-4
ste es6 ro7 yo7
te_ az-6 ca-4 lv-4 mi7 st4
_li eo5 is-5 ku5 xh4
ig_ af7 ca6 cy7 da3 es-5
_to en5
too om7 ql-7 so6
oon om8 so7 tl6
on_ eo7
_ng en-12 eu-6 it-7 ms-4 pt-5 ro-5 vi6 xh6 zu10
ng_ eo-5 hu-6 nl-4 sq-5 st9 sw-5 tn6 vi5
=ng en-6 ql-5 tl17
_ge af5 cs-5 no-6 sk4 tl4
gem af6 pt5 zu9
eme cs5 en6 hr-5 pt-5 ro6
mee om7 so8
een ca5 om9 so7 xh4 zu-5
nte cs-6 eo8 fr-7 lg4 tn6 xh3
_du et-6 ku4 lv-9 tl-6
dur az5 fr-5 om10
urb da5 la9
rba en-6 it6 la5
ban pt-5 st3 xh7
vil en-8 fr-8 ms-4 pt6 vi5
ill id-6 it-6 ms5
lle eu6 fr5 id-5 om3 tn-6 tr-6 zu-6
le_ az-6 ca-5 hu-6 lt-6 st7 tn5 zu5
_se sk-4 st4 tn5
sei da-8 it9 no7 sn5
eis ca-5 cy6 da-6 fr-7 ga10 no5
iso id-5 st5
soe af9
oen af8 pl-7
ene de4 fr-6 pt-5 sk-5 sw2
ne_ az-6 eu-7 la4 sv-4 tn5
_va eu-5 id-3 sn9 sw-5 ts9 yo-5
van af4 pt-5 st-5
=van es-6 fr-5 id-5 ms6 nl6
_si eu-5 lt-6 tl6
sie af9 ca9 da-5 en-5 it6
iel da-8 de6 en-5 et5 it7 pt-5 ql-7 yo6
el_ cs5 pt-10 tr5 zu-4
_on af5 cs-7 de-5 en2 et5 id5 mi-4 sl-5
ons af4 da-4 et5 it-8 zu6
ns_ es-5 lv7 pt4 sl-5 tn-5
=ons af10
_al eo4 lt5 sw6 yo7
alm af5 az4 ql-4 tr-4
lma id-4 ms6 pt6
mal af6 eo8 es-4 et-6 sv-4
_ga cy6 et-4 eu4 fi-7 hu-5 om6 st-5 tn7
gaa om6 so9
aan en-5 eu-5 lg7 om9 so9 st-5 yo-4
_de et-7 ku6
deu af9 pt-5
eur ca7 en-8 hr-7 id-5 sl5
ur_ af4 ca-5 fr6 it-6 la7 no-5 sq6
_is cs-6 de4 es-5 fr-4 ga6 id-6 ku-4 no-6 om6 sl-7 sv-6 ts-5 zu3
is_ eo9 ga5 hu-6 la8 sl-5
=is ca5 de-5 en9 ga10 hr-6 hu-7 no-5 pt-5 ql9 yo-8
_sy af6 cy8 fi8 pl-6 yo5
sy_ af11 nl-7 pl7 ql10
=sy af13 nl-7 ql7
_ra sl6
raa af3 om13 so8
aak af6 lg11 nl5 so4 st-6 tn11
ak_ af5 az-8 ca-6 de-6 en-2 eu8 lv7 mi-4 ql6 sv-6 sw-6 tn-5
eho ql5 st9 tn-9
hoo st10
or_ en6 eu5 lt-5
sar is5 nl-6 st5 tl-4
are id5 sl5 sn4
rel ca6 cs-8
_my af9 cy5 ql6
bur cs-7 en-9 pl5 tr5 yo7
urg en6 la6 pl7 ql-5
gh_ ga9
toe af6 id4 ms-5 sq5
oe_ af5 nl-6 ql9 yo5
_ho fi-5 hu5 is-4 sq-6 st7 tn-10 tr6
of_ id4 sk5 ts4
_ty pl6
tyd af15
yde af5
den az-5 ca-4
ens de-4 fi6 la7 tl6
sam en7 hr7 it5 tl-3 tr-5
am_ az3 eu-5 fr-4 hr8 it-4 la10 pl7 pt6 sq4 sw-3 zu-4
=sam hr11 pl-5
_st fr-5 yo-4
sta eo6 so4
taa et-6 id-5 lg5 om7 so8
_jo az-5 de-5 id-3 la-6 lv-5 pt9 ro4
ab_ de7 en4 et9 la5 no-6 ql7 sl-5 tl-6 tr-6
_en az-5 en-5 eo3 hr-4 it-4 la-5 lg7
en_ af-6 pt-4 ql5
=en af7 de-6 en-9 eo11 es6 pt-8 sq-5
_ko ca-8 eo4 es-7 fr-7 it-5 la-5 mi5 pt-7
kom en-6 eo5 es-6 is4 pl4 st5 tr-4
=kom sv-6
_by af11 cs5 da-4 es-5 hr-6 lg6 nl-6 sl-5 ts8
by_ af8 ms7 sl-6 sq5
=by af11 ms7
_ab en-4 id-8 ku-5 lg8 sw-7 tn-4
alo ca-7 cs-5 es5 et-5 om-5 sn-5 tr-5 yo-6 zu7
lom ca4 hu6 sn-5 zu5
_hu af4 de-6 fi6 it-6 sw7 tr-5 ts4 yo6 zu-5
hui ga6 mi7
uis af5 en-8 fi5 id-6 st5 sw5 yo4
_vr af5 no-7 sq9
vra sq9
ra_ de-5 en-6
hom es-4 la6 nl-8 sk8
_wo fr-7 no-6 ql4 tl-7
woo cs5 nl-7 no-6 tr5
ord cs-6 st-5 yo4
rde tr-6
de_ az-5 hu-6 so-4
_wa cs-4 da-4 eu-8 hr-4 la-4 so4 sw7 tr-4 yo-5
wat af7 lg5 yo-5
at_ ca4 es-11 id1 is-6 la5 pt-7 sk-9 st-5
=wat af7 ql11
her ca-7 id-4 sw3 tn-5
ere az-4 fr-7 lg6 mi4 sq-5 sv-7 yo4
re_ cs-7 fi-5 hu-5 la6 ms-2 pt-4 sn5 sw-5 tn4
ges af7 pt-6 zu4
esp eo10 pl4 ro-5
spr sk-7
pre eo6 tn-5
ree it8 no4 om6 pt5 st-6
eek lg5 nl5
het da-10 en-6 xh5
et_ ca4 es-7 id-3 la5 sk-4 sw-5 tn-5 ts-5
=het en-6
=oor af13
rae id-6 la13
ael cy10 it-6 ql-6
_ju de4 no-5 pt4 sq7
jud st9 tn-6
uda en-5 eo5 es-5 it-4 ro5 st5 tn-6
da_ en-8 fi-6 fr-10 so5
ond es-4 eu7 tr-6 ts3
rsk af9 nl-7 sl7 yo7
ske id5 ms-8 nl-7 no5 yo5
kei mi12 no6
eid cy9 da-8 ga7 no4
id_ cy7 es-6 et6 fr-8 ga6 la4 so7
_tu en-6 fr6 hr-4 ku4 sl-4 sn-5 zu-5
tus af7 ca-5 en-7 la6 nl5
uss es6
sse lg9
sen cs-5 de-4 et4
joo et9
ood cs5 es-5 no-6 so6
od_ cy11 da5 es-5 fr-5 hr4 id-4 om-4 tl4
_be az-4 ku4
bes af7 ca-4 es5 pt-7 zu7
est eo6 la5 lt-7
+ó az-4 ca6 da-6 de-4 en-11 es5 fr-8 ga10 hr-10 hu8 is7 it-6 ku-4 no-7 pl6 sl-9 sw-5 tr-4
abr ca6
bra da-6 de-6 en8 no4 pl6 yo-6
rah et7 la-5 sk6 sw4
aha da-6 la-6 mi6 so10 st5 sw3 tn-8
ham es-5 is-6 la-7 ql-7 sl7
isa ca-10 da-5 sk-6 sn5 tr-5 ts6
sak cs9 da-8 sv5
jou af6
ou_ af11 es-10 fr-6 id-6 it-5 pt14 sk3 sl-6
=jou af10
_dr yo-3
dro eu5 pt-5 yo8
roo et5 om10
oom id9 ms-8 om6
_vi eo6 eu-6 la5 mi-4
vir af7 en-7 nl-4
ir_ cs-6 da-4 en-3 eo-6 ga5 ku5 lv4 ro-4 sw-4
=vir af16 ku8 nl-6
_pr eo6 id6
pro eo5 ro5 sk-5 tn-4
roj eo5 id-8 ku10 ms5 no-6 ql-5 yo6
oje id-8 ms5 no-5 sq6
jek cs-6 ms4 ql6 sl-6
ekt az6 eo8
kte cs9 eo7 id8 ms-8 nl7
_gr lt-6 no4
rot mi6 pt5 tl6
ote af-3 az4 cs-4 en5 fi-7 sw9
sa_ en-6 hu-4 lt-6 st4
=sa cs-8 da-8 en-10 ga10 it-5 ms-5 no5 pt-5 ql9 sl-8 st4 tl7 tn9
bed de6 hr5 id7 ms-9 sl-7 so7 sv-5
edd cy12 da5 lg9 ms-5
dde cy4 lg17 sv6
ivo fi6 hr6 it6
lê_ ku10
_ui af5 sw6
uit en-4 ga9 id-6 la8 sn7
tge ca8
str es-7
tre af5 da-5 eu-6 tr5
rek is6
hul af8 en-9 id-6 zu5
ull af9 ca9 es-5 et-6 fi6 tr-6
=hulle af16
_ru ca-5 de6 om-4 xh-5
rus ro5 sk-5 yo-5
ank en-9 eo8 hr-5 sk-3 so5 tl4 tr-5
nke ms-7 tl6 zu8
ke_ af3 cs-7 fi-5 fr-4 la-5 om-4 pl-5 sv-4 tn3
gel ku4 sl7 sq5 st-6 tr6 ts6
elo es6 it6 la-6 tn5 ts5
loo en7 so9 xh9 yo-5 zu-7
_go eu5 fr-7 ku3 om4 st-6 tn9
god da4 om7 tl4
my_ af6 ql2
=my af10 nl-5 sk-5
geb de5 zu6
ebe da-7 st5 sw-5 xh6
ed_ en7 es-4 nl-4 st-4 yo5
_af ca5 cs-6 da6 es-7 no-7 om5 so4 st5 sv-8
ys_ cy6 it-5
goe eu6
oed cy11 nl7
ede da6 en-8 id-5 la5 sv-5 tr7 yo6
ert is8
rti en-8 is8 ro-5 zu5
tie nl6 pt-7
ier af4 cs-6 de5 en-6 pl6
ren ca-5 it-3
enh da-3 no5 ql-5
_aa so9 yo7
=aan so10
_do da-4 ga4 it4 lt-6
dor en5 fr6 lv7 ms-8
ori ca-4 fi-4 fr-7 la7 mi5 pt-7 st6 yo9
rin ku5 tr-6
ing az-5
ngs af4 fr5 ql-7
gst fr6
tru da-6
rui eo7 ro5
ike da-5 ku5
roe cy9 es5 ro-6
ei_ da-8 de5 en-8 es-9 fi2 fr-8 it6 mi8 ms-6 no4 pt5
iwe st-4 ts7 zu5
we_ cs-5 hr-5 ms-5 sl-7 tl-6 tn5 zu5
dis af5 eo7 la4 nl-3 st4 zu4
tel az5 ca-5 lg5 mi-6
els af5 et6 pt-7 yo-6
ls_ ca7 da-5 de6 lv7 sl-6 tl-5
_vy cs5 ql4 sw10
ye_ cs-5 en-7 ku7 la-4 nl-7 st-5 tl-8 xh5 yo3
ang hr-5 nl-6 ro-5 st3
nge st-5 xh4
esi af5 fr-8 lt5 lv-7 sl-6 sv6 zu4
ien ca5 it-5 st-7
_vo fr6 hr7 sv-8 tl5
vor is5 tl6
eri fr-4 lv5 ts7
sre sl5
reg af5 en6 es4 ms-4 pt-4
_te lt-5 mi8
ten af-5 eo4 ro-4 yo5
sig zu4
igt af8 da7 no-8
_lo ca-4
lou cs8 sk-6
ouw nl9
uw_ nl11
se_ af5 az-5 st5 sw-5 tn5
=se af9 en-7 et-6 hu5 it-5 ku-5 nl-11 no-4 ql6 sk-9 st6 tn6
_sk af8 ca-7 eu-6 nl-5
sku is6
kul en-6 eo3 es-7 lg7 sw4 zu6
uld de6
ld_ et8
_ad da-3 fr-6 id2 ku-4 la6 tl-6
rte la5 tl8
tee af3 ca-5 et7 lg6 om5
eer af4 en-9 lg9 om5 so6 tl6
erd en-6 no5 sv-6
rs_ ca3 eo-5 es-3
og_ fr-6 hr5 id-10 ql5 sl-4
_re eo5 sn5 tn4
eg_ cy8 no6 ql8 sv-7
=te ca-10 en-6 fr7 hr-7 ku10 la7 lv-6 mi18 sl-6 yo-6
pla id3 tl-5
laa om10 so11
aas af7 om7 so12
as_ eo10
waa id-6 lg6 ms4 so11
ar_ cs-5 en-5 fi-5 fr-4 ga6 it-7 ku2 la-5 no2 sw-5 tn-5
afr af6 cs-6 da-5 st9 ts9
fri ca-6 cs-8 id-5 nl-6 pt6 ql-7 st6
rif cy8 da-5 sv5 tl9
for ms-5
oru de-9 is5 ms-5 st6 sv5 tl5 yo6
rum is5 la8 nl-3 pt6 sn7
um_ ca-8 en-7 et-5 fr-6 it-10 la14 tl-6
_ut da-13 en-6 la7 no6 sw6 xh8
utr da-7 is5
rec ro5
ech af-7 ca7 cs6 de-5 es-8 sk-6 sl7 sn9
cht af-9 en-6 ga9 nl5 no-7 ql8 ro5 sv-6
ht_ ga7 hr-6
_ta is-6 mi6 zu-5
tak sw8
=tak da7
eie af10 ca5 de-8
rso eo5 nl5 pt-7
eke af6 da-4 ku7 mi5 ts8
gev no-5
evo id-4
lge hu5
+é de-12 en-6 et-4 fr8 ga7 hr-5 hu8 id-9 is4 it-4 ku-5 la-6 ms-5 om-4 ro-4 tn-5 tr-4 yo5
_we de4 la-6 sn6
wet sn9
rik es-7 hu4 mi5 nl-4 sk-5 xh4 zu-5
ika en-9 nl-3 sw7
kaa en-5 ms-4 om7 so6
ans az4
nse af2 en-6 et8 fr-6 st6
ese af5 da-10 fr-6 st5
sag da7 la-6 so6 tr-6
ag_ af7 cs7 en-6 ga6 ql6
_ha pt-5 st5 sw5 tn-7
har fr-10 is-5 sq5
art zu3
rt_ az7 ca4 cs-8 eo-5 ga7 id-5 it-4 ms6
ken et-6 nl4 sk-6 sq5 st6
end az4 pt-5 sn4 sw5 yo-6
des de3 pl6
es_ fi-4 it-4 la5 lv5
_ke az-5 cs-7 ga-4 it-4 la-5 pt-6 st6 sv-4 tl-6 tn3
del st5
ele en-7 es-4 lg-7 sv-5 xh4
err id-7 la4 ro5 sk5 zu-5
rri ca5 ql-6 sq5 st-5 tn4
rig eo5 it-5 sv-5
aal lg8 ms-5 om10 so9 tn-4
=al en-6 eo14 es5 pt-5 ro-8
wer da-5 et6 ku5 zu-6
erk af5 en-5 es-7
nem en6 la5 nl-7 pt-6 ro-6 sn5
mer sk4 st5 tl6
_so af6 hr-6 pl-5 sw-4
so_ hr-5 it5 lt8 ms-5 nl-5 no-5 sk-6 st6 sw-6 tn5
=so af7 cs-5 ql10 sk-5 sl7
_hi ca-6 om5 pt-5 ro-5 sw5 ts10
hie en-5 ql4
rdi fr5 la4 ro-4 yo6
=hierdie af13 nl-8
sky da5
sel af8 es5 sv-5 tn6 xh5
_ka it-5 la-4 pt-4 ro-5
kan ca-6 en-6 fi-4 la-5 om7 pt-7 sk-4
=kan id6 ms-8 om18
dan ca-7 en6 fr5 it-3 sl-3
=dan af-9 en-9 fr6 id6 ms4 ql-5
_ee en-6 nl5 so14
kor cs-9 fi-6 hu5 sk6 sl-6
orr az6 es6 pt5
rre hr-4 sq6 tn6
_er af-5 en-6 hr-4 la3
rke es7 ku5 ms-5 ql-4 ro6
all cs-4 id-4 it5 lt5 om4 ro4 st5 tn-6
=alle it6
tan et-6 sv-4 yo5
pun af4
unt eo-5 eu-4 la10 ro6 tl-5 yo-5
eni en5 eo3 pt-4 sv-5 tn-4 ts5 zu8
nin cs-4 fi5 fr5 so2 sw5 yo6
erh ku7 lv5
ewi cy11 ku9 ql-7 tl6 yo8
_su az4 la4 nl-6 no-5 pl-4 sq-4 tr-5
sub la5
bje hr5
kti da5 eo10
ewe af8 sw9
int eo5 eu-7 so6 xh6
erp sv-9
ret da7 es-5 fr-7 is-6 la5 pl6 sv-5 ts4
eta eu5 fr-7 zu-6
tas eo9 es-4 id5 tl5
asi da-8 en-4 eo-4 fr-7 id5 it-7 pt-6 sl4 sn6
les ca4 es-3 et6 eu6 is5 ts3 yo6
wor de-5 en-9 la6 sl6
rd_ de4 id-4 la-6 lt6
=word af14
ged hu6 tl7
edo eu6 pt-5 sk5 sl-8 tl7 zu4
doe cy7 ql8
rse da-5 is6 om6 pt-5 ql-6
sek en-6 pl6 tn6
ker ku-4
dat de-8 en-12 is7 pt6 sl8 tl-7 xh4 yo-5
=dat ql13
hee en-8 it6 om6 so9
erl it5
rli af-3 pt8
lik af10 nl-9 no5 pt-6 tl7 tr-6 zu6
_sn en-12 es8 hr5 is5 ms-4 ro5 xh-7
noe no9
_ne az-6 cs4 eo4 es-3 fr-4 pl-4 sn6
net ca8 cy-6 da5 es-6 eu-4 it-8 sk-3 sl6 st6 ts7
=net ca6 da11 es-9 lt-9 nl-10 pt7 ql8 sl10
alt eu5 fr5 sk7 sv-4
yd_ af11 cy15 da4 nl-6 so7
_na en-3 fr-4 ku3 sw4
na_ da-6 en-6 fi-5 fr-7 pt-3 st3
=na ca-7 cy4 en-7 es-9 ga9 ku4 lt-6 mi-5 nl-6 pl-5 ql11 sw13 ts8
don az5 eo5 nl-4 ro-4 sk-3 tl6
onk da6 sw-5 xh8 yo7
la_ da-4 de-6 eo4 id-4 st5
_bl de-5 ro-5
blo da7 eo6 id-10 ms7
lok en-6 st8 ts7 zu5
okk om6
kke af7 sv-6
aam af5 lg9 ql-6 so6
aml en5 id-5
ik_ az5 ca-4 de-7 en-10 eu6 hu7 is5 ql5 sv-5 sw-5
_la eo7 so4 ts5
lan ro-4 ts5
ngw sn6 tn7
gwe cy5 tn7
pig sw12
beg ca8
egi da-4 eu5 fr-7 tn8 tr-6
wee hr4 xh7 zu-8
ees af5 en-7 fi-7 lg6 ms-5 om9
eli it-6 lv5 xh6
rof eo4 nl4
ofe sl-9
fet st5
eti en5 ts8 xh-7
ies af6 lv5 ms7 pt-6
epa fr-7 sl6 sn8 st5
pas cs-6 en-9 et-5 ku7 no4 sl-5 zu-6
ass ql4
ssi es-10 id-9 la6 ms7 ro-4
sin cs-8 nl-4
gs_ af9 ms9
son lv-6
ors es-7
rsa id4 it-6 ms-4
ake ca-7 da-5 en7 eo-5 it5 mi8 tl-5 xh-4 zu5
men fi4
bla es5 fr-7 sw5
_ar cs-4 cy7 ga4 pl-4 sq-6
arm nl5
rmo ca-6 eo8 pt4 sq6
moe af5 pl-7
was xh4
=was en9
rve fi7 ms7
lin eu-6
ann da-6 et4 ga5 la5 lg3 om5 pt-4 tl-5
nne ca5 de-6 en-9 sv-7 tl5 yo-6
ett ca-5 en5 it8 la-5 sl-5
tte az-6 eu-6 fr6 ms-4 tl-6 tr5
eet en6 it5 lg7 om5 tn5
gga om6
gam en-10 hr-5 sv-4 xh8
_ch ga5 hr-7 pt6 sn5 vi4
chr da-3 es5 sv-6
hri da-3 es6
ris hu5 tn4
stu cy5 en6 id6 is5 ms-6
us_ cs6 id4 la11 nl3 ro-4 tl5 yo-3
_ma ts6
maa az-7 id-5 om6 so8 st-5 tn6 tr5
_as af6 hu-6 nl-5 sn5
=as af10 ga7
=een ca5 nl7
spe eo7 sl4
pek hr-5 id5 lv5 ms-4 sl5
_sp et-6 fr-5 pl5 ro6
pel de7 hr4 no5 st5
_ek af10 eo6 lg7 nl-8 sw-7 tn-5 ts5
=ek af11 eu8 nl-7
nja lg7 pt5
jaa st-6 tn13
gra fi5 hu-5 sq-6 sv-4
aag nl8 so8
_wi ca6 pl4
wil da-5 fr5 ms-6 yo-8
il_ et6 hr-7 lv-4 sl4 yo-5
oot et6 om11 tn-4 xh6 zu-9
ot_ es-4 id-5 ku3 no3
alk af7 lt7 ql-5 so8 tr-7
+í af-5 ca5 cs3 da-6 de-5 en-5 eo-5 fr-4 ga10 hr-5 hu6 id-5 it-8 ku-4 la-5 mi-4 no-5 om-4 pl-5 ro-5 sl-9 tl-8 tn-5 yo4
sou ca-6 cs7 es5 ms7 pt6 sk-6
mat de-7 en-6 fr-4 mi4
ath ca-6 en-6 id-5 la3 nl3 zu3
tha en5 ga6 nl5 sn-5 tn5 yo-7
hae la9 mi8 ms-6 st6
+ë af6 de-12 en-5 no-5 ql7 sq21
ate ga-4 ro-6 sl6 tl-5 ts8
_tr eo4 no4
tro eo6 sk-6
bel en-6 sl-6
rk_ la7 pt5 tl-9
_sl hr6 id-7 ms9
sle af5 ca6 da6 tr-6 yo6
lee ca-8 es6 om5 yo5
met de-5 sv-6
eto af5 nl-5 pt4 ts6
tod ca9 da4 pt-5 sl7 ts5
ode om4
era da-6 la6 lt-5 sl-5 st5 sv4
ral cy5 de-6 fr-7 tl4
inl tr6
nlo ms11
lop da6 es-6 st5
ope ca6 cs4 eu7 fr-7 id5 mi5 nl-4 ql-5 tn5 yo4
pe_ ca-6 cs-6 nl-6 sl-7 tn5 xh-5 yo7
rty ca8 en-8
aat et8 om7
ats hr-5 id-6 st6 sw-5 tl-5 tn6
_pa xh-5
pad pl5 st-6
ad_ da6 et5 fi-5 ga6 ms5 pt-5 sl4 so7 yo-4
_jy af13
jy_ af13
=jy af13
ins fr-6 it3 zu5
tap az7 fi6
ap_ af6 en-6 tl5
rou af5 lv6
eef nl7
ef_ af3 cy8 ms-5 st6
arn es6
rna da-9 is7 ql-6
sve is-6 lv12
vul la7 pt-5
_le es-3 it-5 st6 tn6
lew id5 ms-5 yo7
wen ms-6 sw5 ts3
tui fi7
ewa en5 lg5 yo6
jul eo5 ms9 pt9 sl-6
ul_ cs5 es-4 et6 lt-4 nl-5 no-6 pt6 ro17 tl-8
=jul pt12
joh de-4 pl6
oha de-7 id-6 st11 tn-7 zu-5
han az-5 de-9 la-5 pt-5
nes fi-4 fr-5 la3 om-4 tn-4 yo6
_gl es-7 ms-9
glo es-6
lo_ az-4 da-5 de-6 en-5 et-6 fr-9 ro-5 sn-6 st6 tn6 xh6
rla ga4 ts6
arh ts9 xh9 zu-5
arb om7
rbo la6
bor ca6 es-7 eu-6 nl5
rg_ de-7
oer et7
rtu is6 it-6 la7 sk5 yo-6
uie fr8 hu5
_mo fi4 st9 tn7
oet da9 no-6
_ei cy7 da-10 lt6 ql5 sv-8
ndo is-5 nl-4 ro-4
dom af7 ca-6 ga6 it4 la7 pl6
bly af9
ly_ en7 fr-4 la-6 tr-4
_am cs-5 cy3 da-4 la4 lg3 nl-4 sn-4 tl-7
ama fi-6 hr-3 sl-7 zu5
mad da6 id-6 ku5 pt-4 so6 yo-4
dwa af5 cy4 yo-6 zu7
wal lg6 om7 sw4
ala ca-4 lg6
mol fr-6 no6 tn7
oll ca-6 sl-6
lie cs-4 hr7 it-6 sk5 sv-7 sw10
weg sn7
gbe yo9
eeg lg9 so8
ny_ ql9 sk4 sv-6
_me et-4
ger az-5 pt6 sk5 tr6 vi5
eel et6 zu-5
ask no7 sl5 tl-10 yo6 zu-5
sk_ da6 en-9 lt9 nl-6
_a_ cy4 da-7 de-5 et-4 eu-6 fi-5 ga6 hr-4 lt-6 lv-5 mi8 nl-5 no-5 ql5 sl-8 st6 sv-7 tl-3 tn9 tr-5 ts4
=a cy4 da-7 de-5 et-4 eu-6 fi-5 ga6 hr-4 lt-6 lv-5 mi8 nl-5 no-5 ql5 sl-8 st6 sv-7 tl-3 tn9 tr-5 ts4
_qu az5 et-6 la7 ql3 ro-5 vi6
ues la-5 sq5
sti eu-5 sw4
tio ca-7 fr-6 is7 mi6 ms7 nl-6 no-6 pl8 st7 tn4 ts6 xh3
ion cs4 cy5 mi5 nl-5 sn5 st6 tn3
abo ca6 en-7 sl-6 st4 sw-6 tn6 yo8
bou en-6 es5 la-5 ql-5 ro6
out en-5 la-5 ms6
ut_ fi9 it-9
=about en-10
_th ca3 eo-5
thi id-6 ql-6 zu6
his eu-6 fr5 la6 ms-7 st5 tl-8
rod cy5
odu cs-6 fr-6 sk8 yo7
duc es3 fr-6 ms6 pt-10 yo7
ct_ ca-7 it-6 sl10
ani it-7 la4 sv-7 sw5 tr-7 ts4
nim es6 id-4 la3 ql5 sk-7
ima da-5 la5 sk-6 sv-5
mas en-4 sl5 st5 ts4
eks da4 eo8 et5 nl4 sv-8
ks_ da5 en-5 et9 lt7 lv4 ms5 sv-5 yo8
eva ms-4 pt6 sn7
vat ca-6 cs7 sk-9 sn6
mar es4 so6 st-3
xis es7
rev id-8 ku5 la6 ms9
olu az5 la5 lg6 tn6 tr-4
lus en-6 sv-5
usi cs5 fi4 hr-6 sw4 tn-4 tr-6
tud ca7 fr-5 hu6 sl7
ude en5 fr-6 id-5 ms4 xh4
dee om5 yo-4
_ag ga9 nl5 yo7
agt af11 ca5
vre af6 hr7 sl-8
_mn sl-9 sw9
man st4
ela cs-5 da-4 es-6 lg-6 st4 tl-8 tn7 yo-6 zu4
win ca6 cy5 id-8 no-6 ts7
inn ca5 da-9 en-7 ga8 is5 no4
nni id-6 it5 om9 st-6 tl-7 yo5
_po eo4
pol ca-6 fi-5 lt-6 xh4
oli de6 es-8 hr4 ms6
lit es-10 it-5 sk-6 zu4
iti ca-6 cs-4 eu-5 lv-7 mi5 sn3 sv-4
iek cs-5 sk7
_or cs-6 la6 om6 ro4 tl-7 yo9
ari lt-6 nl5 sv-4 tn-4
ane fi-5 lg-5 sl-6
_az hu5
aze eu7
zer ca5 eu6
_id az8 en-7 nl-5 yo10
ide et5 la5 pl-4
nti la10 lg6 yo5
ifi ca-5 xh-3 zu5
fis en-6
ise no6 xh6
see ca6 no-5 om8
rie cs-7 eu-4 fr5 id7 lv7 tr6
ikh zu5
khe no6 zu5
erw de-7 id7 ms-5 tn5
rwy cy11
ser ku7 lv7 tn3
_ba fi-5 it-4 lg5 st6
bag da5 lg7 no-5 st-6
agg de6 en-5 lg6 ms-6 om7
got ku10 tl-7
ott hu6 ql-6
tt_ da-13 hu6 no5 sk-5 sn5 sv6
iqu pt-6 ql-9 sq5
_sw af4 ts14
swa en-6 ts6
ai_ de4 en-5 es-5 hr-7 it4 lt7 mi6 ql5 sn4 yo-4
_ri cs-6 la-5 pt-5 sl-5 st-4 tl4 ts10 xh-6
ink pt-5 sw-5 xh7
len af-5 eu-5 it-5 ro4 sl-5
nd_ eo-5 fi-5 hu5 id-5 la-6 ro6
haa id7 ms-11 om10 sn9
eda de-7 es6 ku6 sk6 tl5
dag ql10
ags en-4 ms8
_ro pl4
rol cy6 fr-12 ql-7 st7 yo6
ol_ ca5 cy9 de-4 is-5 it4 ku-5 la-6 ro-5 sv-6
mod da5 en4 es5 sl-7 tl-5 yo-5
odd cy16 en-6 sl9 sv6
raw cy8 mi8 tl5
awe ku6 mi4 nl-6 sv5
ort eo7
edi cy6 fr-4 la6 sk-7 tn6 yo-5
ont en4 ga4
yt_ cy8
_of fr-6 id4 om6 sk5 tl-7 ts5
=of da6 id5 no-7 sk5 ts5
vin ro6 xh-5 yo-5
nig af6 so5 sv6
nag et6 ms-5 om6 yo4
age ca-6 lg6
ben ca5 hr-6 pt-6 tn-5 yo-6
enn cy5 lg4
_un de5 mi-6 nl-7 pt-4 sw6 tr-6
uni es-5 om9
niv ku5
ive et6 hu7
rsi ca-6 cs-7 de-5 id6 om10 tr-4
sit sk-7 tl-4
ite en-6 es-3 xh-4
tei de-5 et6 lv6 no-6 ql-5 tl8 yo-5
eit ga7 ms-5 no7 ql5 sl5
vie da8 et5 fi5 fr6 id-4 ms8 no-5 sk7 sv-7
_ja hr4 it-5 la-4 ro-5 tl-7 tn5 xh-6
slu af8
lui af7 en-7 ro9
_bo fr-6 it-4 st8 tn8
boo nl-5 om11
omp it6 pt-5 sk-5 yo-5
mpi es5 no-7 sw4 zu8
pie es5 nl-8 no-7 pl7 ql-7 sk7
jan et-4 pl-6 pt5 sq-5
_el de-6 eo3 et5 sq-6
elk yo5
skr af6 eo9 id-10 ms12
kry af11
=met af5 en-5
yth cy11
the ca3 st5 xh5
hed da7 no-7 om5 st-5
ale pt-6 yo5
bea en5 ga5 pl6 ql-7 sk-9
eac ga6 pl6
ach af-5 cs5 es-6 ga9 id-6 no-2 sn7
ch_ cs2 cy8 de3 es-6 ga6 la-5 no-4 pt-6 ql5
elf af7 es7
sor sv5 tl4
cha it-5 sn4 sw7
hal it-5 la-5 lg-7 nl4 pt-5 tl4
let es6 fi5 pt-3 sk5
_ak en-6 fr-4 hu5 lv5 sn7 st-4
akk no5 om14
kko lg7 om8
omm en-8 it-6 nl-6
oda id-4 om7 tl-5
das de7 eo9
erg eo-5 it-7 om5 ro6
rad de4 ro-8
ade cs-10 pl5 ql-5 sv8
orc pt9 ql-7
rch cy8 en-8 ts11
che af-6 ca-5 cs-7 it4 pt7 sn7 sv-4 tl4
_kw xh6
kwa tn5 yo-7
aiv sn12
bo_ cs-6 en-6 fr-5 hr-6 ku5 la3 ms-5 sw3 tn4 xh7
=bo hr-4 ku12 sl8 tn7
eol ga6
olo en-5 es-6 hr-3 sn-5 tn7 yo7
log ca6 lv6 st-8 sv10
ogi ca4 la7 tl6
gie cs8 de8 la-7 yo7
adr nl4 yo-6
dri ca6 ms-5 sl6
rio cy8 en6 it-5 la8 ql-6
io_ cs-4 cy8 eo12 fr-7 hr5 la8 sl-4 tl-5
_kö cs7
+ö da-10 en-6 fi10 hu9 is9 la-5 nl-9 no-12 ql5 sv10
_ok da7 en-9 eo5 es-7 is-8 lg14 sk7 sn-5 tl-6 ts-5
okt ql6
kto cs-4 eo8 eu5 ms2 no-5
obe pt9 tn5 zu8
ber fr-7 hu-6
ege es5 hu5 lg6
lei da-4 ga6 is-4 it7 no6 sv-6
idi az5 eo3 ga6 la4 lv4 sw6
din es-5 lt6 om3 ro4 sl-7 st5
dra eu-6 fr6 id-9 ms6 ts5
aes la14
_pe ts-5
per de-5 eo7 hu4
soo so9
onl es7 lt6 tn6
nli es8 lt5 tn5
gen af-4 cy3 en-5 la2 ro-7 tr-6
eno eo6 eu5 la-5 sw4 tn5
not en4 om4 sn7
lon da4 eo5 sq-7
min en4 fi5 hr-6 ku3 lt-6 nl-5
ekk da-9 is5 ms-6 no6
kin cs5 ku4 ql6 sk-5 sv-6 sw3 xh-8
nbe da-9
sla ca-7 is6
lag ca-6 en-6 vi5
agl tl8
gle eu5 hr5
leg eo4 is5 la7 ms-5 st-6 tn6
egg vi5
ggi en8
gar fr6 la-7 nl-6 om6 tr-5
rni fr7 id-6
nis eo3 hr5 la8 ro-7
ish id-8 it5 sw9
she hr-6 id-10 ms8 zu9
ron da4 sv5 yo-5
ief af5 st7
ard id-3 lv7
erf id-5
goo da-5 om5 so7 xh6
oi_ fi8 fr6 hr-5 it9 ql5 sl-6 sq8
seb af5 en-8 no5 st8 tn-7
ebl af8 eo9 no9
bli eo7 it-5 ro-7
ieg de-8 es-8 ms7 ro7 sq6
ero de6 eu11 id-3 no-6 sl-5
val ca-6 id4 la6 ms-5 pl4 ro3
als ca7 cs8 en-6 fr-5 nl7 om5
sli hr5 nl5 yo-5
_co af-9 cs6 la4 sq-5
ova eo7 et-6 fi7
vad da6 es-15 it6 pt-5 vi5
adi pl-6 sw5 tl-5
dia de-7 ga4
ia_ cs-7 de-4 hr-8 la5 mi4 sl-5 sw7
eed ms-4 so10
ds_ ca6 lv6 ms6 ql-6 tl-6
red es-7 tl-6 yo6
_mi eo5 fr-5 st-4 ts6
=min eo9 ku14
_cr hr6 la6 ms7 no-6
raf it-6 nl7 tn6
ty_ fr-9 la-7 mi4 ro-6 tr4 zu5
_ki ca-4 es-6 lg6 mi6 pt5 sv-5 sw10
kid hr10
ebi hr4 lg11 ql-5
bie fr-12 ms5 no5 ql-6 yo-6
ied en6 lv6
ana it-4 sq-6 sw5
=marie fr14
yma ql7
nda en-4 sn5 sw5 zu4
=le es-6 ga10 hu-6 it-10 la-5 ql13 ro-9 sl-5 st5 tn8 xh5
lse en7 es8 ql-5
reb id-4 ms5
ind ca-6 da5 fi-5 hu3 ro-6 zu5
def no-5 tr7
efi cs7 ms6
fin it6 nl-6 ro-5 sk-7 xh-3 yo8 zu4
ini cs-4 is-6 sk-5
nit cs6 fi5 hr-5 it-6 mi4
anu ca-10 es-6 et-5 la7 ts6
nui mi12
hoe af6 en6
sos id5
osi et-6 fr-7 sv-6 tl-5 yo9
sio af6 ca-9 ro-5 sk6
iol cy7
rop ca4 pt-6 sk-6 yo-7
ely en4
get af4 az5 nl-7
etu cs8 da5 en-8 ms6 sk-6 ts6
ldi cs7 da-6 ql8
dig cy6 en-7 tl6 tr-7
igh en-5 ga7
fle is-6 xh5
wes es6 la-6 nl-4 sl-5 sv6 sw-5
enl en6
ski af4 cs-5 da5 id8 it-6
kil id-4 ms7 st4
_if en6 ql3
nfo es5 pt-6
nki ql4
kie af8 eo6
nt_ eo-5 es-8 fr2 it-4 la6 pt-4
_m_ en8 fr-6 no-7 xh5
=m en8 fr-6 no-7 xh5
mis de7 it-8 lv-7 tl3
sho cs-6 fi5 id4 sn6 tl-6
hor so8 tn-6
af_ af6 cy12 da8 is7 no-5 om7 so6
=af af6 da8 no-5 so9
tot cs-6 sk5 tn7
_sh ca-6 cs-6 cy-5 ms5 sq10 zu-6
sha ca-6 eu-7 no-5
hak mi6 ts5
aka az-6 da-7 en-9 et-5 ga-4 ku-4 lg5 lt-5 nl-4 pt-5 sl-6 sn7
kaw id-9 ql4 sw6
_wy cy13 pl10
wyd cy14
_no hu-5 la5 sw-6 zu3
noo om6 tl8
oit sn8
ran fi5 ku5 mi6
las eu4
tra az5
rat ca-4 et4 la8 pt-7 sv-6 tn3
aad om7 so9 sw9
kli af7 hu5 nl-5
lat de-11 et-8 la8 mi-5 om6 tl6 ts8
mag hr-5 id-6 la6 xh5
gti af10
tig eo7
rid ca6 da6 es-5 et5 no-8 pt-6 yo-6
idd cy5 lg9 sv-5
ror en6 es-5
tem hu9 la7 sk-5 sv-8
emp la8 nl-5 st4 tn-5
mpl eo7 tl5
lar cy-5 sw-6 tl5 tn-5 yo5
ars cs-6 fi6 pl5
gde hr7 nl7 om5
_br eu8 sq4
bre sk5
ngr en8
gri da6 fi-7 ms-10 pt-5 ro-7 sv7 tl5
nee af5 et7 ql3 zu-6
eem af5 fr5 xh7 zu-7
em_ cs6 es-7 et-5 eu-5 fr-4 hu6 it-4 ku4 la10 pl5 pt5
rle da-5 en-5 it5 vi5
bai af7 en-7 eu4 ga10 nl-6
aie af9 ca-5 fr7 nl-6
kgo st7 tn8
esk af6 et9 eu10 st7
kik id7 lg8 ms-4 sw6 tr5
baa lg14 om8 so5 sw8
arv en-7
rva la5 nl-3 pt5 ro-5
som sw5
oms en-8 et6 lv9 ql-7
ms_ lv10 pt-11
vel es-13 is4 la6 ms5 xh6
ldu tr5
dui af7 ga12 id-8 ms6
its es-6 sw-5 xh5
app ca-6 es-5 fr3 pt6
ppi et7
rdu ms-7
uid ga6 la8
iki eu4 is-7 ku2 sq-5 sw7
nou cs5 es-5 fr7
fot hr-6
oto en-7 fr-6 tl6
to_ eo7 fr-8
ehe de4 st7 sw8 tn-6
lf_ ms7
kep sn6 xh-5
pin da6 en7 no-5 yo7
_yw cy13
ntr no-4 sn5
kra af5
rag cs10 es-5 id3 ms-4 no5 st-6 tn5 yo-7
por ku4
rno es4 om6
nog hr6 sn8 tl5
ogr ca-6 es7
afi es-5 sw6
fie es5 ms9
mot da-6 no5
tor it-4
_ou af5 en8
oue af10
uer ca-7 fr5
ska af7 en5 eu6 sv4 tl-5
kap cs-6 da-3 et4 mi5 nl-6 no6 sn6 tr5
bri af3 de-8 eu7 fr6 nl-5 sq5
vei lv12 ql7
sgo cy10
gor cy10 eu5 id-6 it-5 sn8 tn7
vid az7 ca-4 eo6 la5 nl-8
eo_ ca-6 cs-7 ga6 hr8 la9 pt-6 sl-8 st6 sw7 yo-6
rha cy8 da-4 id3 ku5 no7 ql-7 ts6 zu-5
lwe xh8
os_ cy4 eo5 fr-5 it-8 la5 lv5 sk-5 sl-5 st-5
ebr sl5 xh5
bro en8 eo5 hr6
rok eu12 id3 ku9 ms-5
tuk mi10
uk_ en-6 lt5 sk-6 sw-5
ian es5 et5 it-6 ql-5 sk-5
nna cy5 et5 ga6 lg8 tn6
nat eu6 is6 la9 pl5 sk-4 sv-5 sw7
aty xh8
tyn cs8 pl-8
yne af6 eu7 ql-7 xh5
ube en-6 es8 zu5
pot es-8 la7 ms-4 sw5 yo8
iet en-6 sk6
ete da-4 fr-5 it7 ro6 st8 sv-7
seu af8 da-8 fi6 nl6 no7 pt6
eun af8
un_ cs-6 de-9 en-8 et-5 fi6 la-6 lg-6 mi-4 sw-7 tl-6 tr6 yo8
=lee fr6
nn_ da-6 en-9 ga7 la-4 nl-5 no5 ql7
=de af-12 de-11 en-13 eo8 es3 ga6 hr-5 id-6 it-9 nl6 ql5 tl-6 zu-5
vos eo6 fr-6 ql6
mei ca-6 de6 ms-5
isi lg4 sk-4 sv-6 ts7 zu3
vak id-6 lv7 ql8 sn10 sw-5
nsi az6 da-10 ga5 id5 la7 lg8 nl-7 pt-5 xh-7 yo-4 zu10
ton ca6 en-4 fr-6
one cs-8 et4 fr-6 la5 nl5 tn5
elg da-8 no7
row cs7 en5 pl-9 tl-7 yo6
owe en-6 et7 pt9 tl-6
_au de6 es-3 fr4 is9 lt-5 mi6 no3 sk6 sl-10
aug cs-5 is10 ql-7 sk5
ugu et4 lg9 no-8 so6 zu4
gus ga10 yo-4
ust ca-5 sl6
dir az6 de-5 nl-7 sl-7 sn5 st-6 tl-7 tn10 yo-5
ire ca-4 da5 ms-8 no-6 sl7
urs en5 id5 ms-8 ql-5
fee en10 st12
tat en6 la6 pt-9 xh3
atu cs6 de-7 en-6 eu4 mi5 nl5 sw7
erm ca-3 en7 eo7 no3 ql-5 tr-5
rmi de5
amp cs-5 hr4 xh-5 yo7
mps no7
aer et5 mi9
ast sl-7 so5
sto eo5 fi-5 yo5
ora af-5 de-6 mi5
epi id-4 la9 ms3 sq5
ntw en-9 xh11
two en-8 sk8
_ie it5 lv6 ql9
ets ca7 ms-4 nl5 no-5 sl-6 st9 sv7 tn8
ts_ ca6 en4 eo-5 fr5 la-6 nl4 no-3 ql-8 sk-6 sv5 xh-6 yo6
_kr az7 eo8 hr6 no5 sq6 st4
ry_ en5 la-7 pl6 pt7 sl-5
naa id-11 nl8 om8 so8
bek nl5 tr6 zu6
eka da6 hr4 st4 ts6 yo-6
kam en-7 nl-5 no2 tn-5
_fa az-4 fr-6
fas la-5 pt9
asc ga7 nl5
sci de5 nl6 ql-5 tl-5
cis en7 fr-7 it6 la8 xh8
sep en4 la6 tl-6
bol ca-6 da-5 hu6 no5 tr-5
lug fr-5 lg7 om4 sw7
ugh en4
oog da-5 so8
rog ro5 sl-7
_gi af-5 en-6 xh-7 yo8
gis de-8 eo9 es-7 la4
pop en-6 es-6 ms10 tl7
opo hr-6 sl5 st7 zu-6
po_ ca-9 lt6 ms-6 sq7 xh-6 yo6
fan nl-4 sw4 ts6 zu5
tri de5 id7 is-4
nkl da-9 no8
rwa ms6 sn8 tn4
wag af8 lg5 tn4
oel af8
eng az-6 ca6 cs-6 en-6 fr-11 la-5 sl-4 st5 tn5
edr es-8
sko af5 cs7 cy-5 id5 ms-8 st5
kod cs7 id-5 sk-8 xh8 zu6
nal da-5 eu6 hu5 tl-4
ali de-4 et-6 lg5 sw9
lis ca4 de-4 eu6 fi-6 it-5 la4 sl-5 sw2 tl5 yo5
kon eo8 it-5 ts4
ras ca-4 da-5 et-4 nl5
epl en-4 ms4 no7
plu eo4 es-7
luk ql-7 sw-6
oug tl5
uge en4 fr-6
set es4 hr5 is6 nl-6 ro5 sl-5 st3
eso eo6
wel ca-7 cy4 de-7 id3 ms-6 tn5
ein de7 es4 lt6 sv-9
ntl az6 st3 ts9 xh11 zu-10
dre de5 nl-5 sl5
rei af5 da-6 pt7
eig da-7 en7 et6
igi eo8 id6 tr-8
inh cs7 vi7 xh-7 zu7
nho da-6 no6 pt8
hou af4 en-7 ms11
mos es4 ku6 tn6
lem et-5 sq5 st3 sv-6 ts5
kst eo7
kna ca6 sv5
nap sw8
moo om11
ema cs-6 en-9 no-5 ro-5 sn6
_ev ku11
ena cs-5 mi-4 st5 sv-6 tl-6 yo-5
nad ca-5 so5 sv4 sw3
mst id-6 ms7
ndi ro-5 sl-9 sn7 xh8
eor ga8 ql-6 sl6
eba hr4 la6 st8
bas ca-6 zu4
_lu eu4 ku-5 lg6 sl6 tn-6
akh xh9 zu8
alb es-6 id-10 ms4
lbu id-9 ms6
bum ms5 tl8
=album ms8
eru la6 zu-6
rug is5 sw7
gge vi5
nk_ af9 da-10 id-4 lt8 ms9 yo5
led cy6 da-3 id5 ms-4 st-4 sv8 tn5
_bu la-4 lg6 sl-6
ure ca-4 en6 id5 om6 ql-5 ro-7 ts6 yo6
erb la3
ka_ az-5 da-8 de-5 en-8 et-4 ga-4 hu-4 it-7 la-5 lt-5 nl-3 ro-4 so6 ts5
nel fr-7 it5 no-7 ql-6 ts6
enk af5 lg10 pt6 xh6
pat ca-7 da-6 de6 nl-7
atr eo6 pt-4 sv-8 xh4
ga_ da-4 lg5 mi6 ro-5 sk-4 so5 tn5 tr-5
ug_ is10 ql5 tl-8 ts7
eby lg8
kse af4 fi6 id6 ms-4
_ry lt8
ryk da7
yk_ af12
ipe en6 it-5 nl7 sw5
_vl af5
ler en6 eo6 eu10 pt-5 sv-5 ts5
hol de-6 hu6 sl-7 zu6
old hu5 sv-5 tr5 yo7
kee om8
hos cy5 en5 ga5 ts6
osp cs-6 eu5 zu7
spi nl-4 pl7
pit eu6 id-4 ms4 sw5
ita en-5 eo6 sl-4 sn4
dvo hr-6
me_ fr4 mi4
=me af-4 ca6 hr11 id-7 ku10 la8 mi11 pt4 sk-5 sl-6 sw-5
ati fi-6 fr-5 id2 pt-5 sw6
tic es4 om4 pt-6
ici hu6 la10 sk-5
cia hu5 it5 nl4 no6 pl5 yo7
_pi hr4 no-6 pt-5 sk-4
eve az-7 en-6 hr4 hu6 lt7 sl6 tr6
ves et6 fr7 hu7 id3 la6 ms-6 nl-6 ro5
ern yo5
nas ca7 eo5 nl-6 om4
ona af-6 st5 tl-6
omo eo7 yo5
rau mi7 no5 ql6 ro6 sv-6
aus ca-5 cs7 nl-6
ss_ af-7 da-8 et6 fi-5 la-6 lv7
nav af4 ca-6 da6 hr-9 ku7 no-5 pt6 ro5 sk-9 sl5
rne af-4 ca7 fi7 it-4 nl5 yo5
jie af10
seg ca7 eo-6 it8 ql8 tn6
kar ca-6 en-6 it-6 ku7 lv5 pt-5 zu-6
ara sl-8
rak en-7 es-6 sn6 yo4 zu-5
akt eo7 id6 ms-5 nl8
mid en-7 es5 et6 id-7
naf cy6 sw10
eha ku8 sq5 st9 tn-8
tuu fi6 lg7 om7
uur af5 so10
_kl no4 tr-6
lim et-5
orm ms-5 om5
rm_ ku7 nl6
sid ro-6 so8 ts6 zu4
jac ms-6
aco pt5
cob id13 ms-9
ob_ ro-5 sl6
_kn id-5 ms5 nl5 no3 tl6
noc es6 pl5
ock eu5
ck_ nl-8 pt9 sk8
col ca8 it4 ql-7
lla et-5 eu-4 hr3 pl-4
_o_ cy7 en-6 es-5 fi4 fr-4 hr-5 it-3 ku-5 lt-3 mi6 ql5 sl-5 st9 tn8
=o cy7 en-6 es-5 fi4 fr-4 hr-5 it-3 ku-5 lt-3 mi6 ql5 sl-5 st9 tn8
elp eo8 nl6
emm sv6
mme en-8 fr3 tn6
oni en-6 fr-6 sv-7 yo11
nkr da9
hem en-7 id-5 ku6 no-7 sv5 yo8
mel pt-5 st4
ako en-5 hr5 id-10 lg9 sn6 zu-5
kog hr8 ql9 sl-6
gni de5 id6 sv-5
gek zu9
eko af5 en-6 sl5 tn6
kol lg7
tek az-6 is5 sk-7 sl5 ts4 xh-5
ota om5 tr-5
mon ca-4
ino ca-7 cs-6 da-8 en-7 eo6 fr-5 it5 mi4 sk5 sn10 zu-6
noi eu6 sn6 st5
oir ga10 st5
bui tn7
won id-8 ms6 ql5 yo7
efe en5 fr-4 st4
lje hr3
je_ af-7 ca-6 de-7 et-4 eu-6 fi-5 ms-5 pt-6 sq7
taf no-8 ql-5
inv en5 id7 la8 ms-8 nl-6
loe nl8
epu hu5 no-6
pub ca-5 eo6 om6
ubl ca-7 eo5 id7 om5
avo id6 it5 lt5 zu3
edu da-6 pt-5 sn6
jar ca4
arr fr7 pt6 tl-6
_tw cy6 en8 xh-5 zu4
nds da6 de-6 en8 ql-5 sl-5
iks af6 lv3
tti no5 om14
ime id-7 sw6
kop da7 id-5 ms5 ql-5 tn4
opp da-4 no8
vla sk7 sv7
lak cs6 hr7 tl-5 tn-6
tes da-7 en3 la7 nl6 ro-4 ts11
ase no-4 sl-5 xh8 zu8
sem es-4 is9 sl5 sw8
plo ca9 de7 es-7 tl5
lot da-5 en5 eu6 id-4 sl5 st4
til es-4 id-4 sl-4
_cu af-5 eu-5 fr-4 la6 nl5 om-5 ql-5 ro5 so5 sw-5 tr5
cul la6 ms6 nl7
sac ca-5 es8 is7
ac_ ca6 cy8 es-7 hr8 la6 sl-7 so7
mak eu6 no5 sl-6 sn5 ts6
etr ca-9 de4 es7 lv6 ql-5 sq-7
ref ca-7 cy12 om7
ria la6 yo6
_fi de-5 en-5 fi-6 ms7 om5 sl-2
fil es7 so4
ilh pt7
lha pt8 tn8 yo-5
_je en-5 et-4 fi-5 fr5 it-8 la-4 om4 ro-5 st4 sv-5 xh-5
ugo lg5
ork cs-6 eo-5 la6
kes da-3 ku12 nl-5 no3 om8 ql-5 tl6
fes eo6 om5 pt-8
ess ca-4 de5 eo-5 et-6 ms6 om8 ro-6
sso eu5 id-5
nto eo9 fr-8 hr-4 ql-5 xh7
_bi fr-7 ku10 zu-5
bin da-5 de5 en-7 es7 lt6 nl-5 xh7 zu-5
amw sn8
mwe ca-6 cs7 de-7 no5 ql10 sn7 sw4
lst cs-7 no7
ell pt-5 ro-6 tn-6
lli ca-7 om6 sl6
ros az-4 ca5 fr7 la-4
ose pt7
ses af5 hr-4 tn-4
nsa az5 en-8 id-6 is5 ql4 ts5
ame az-5 lv-6 sq-6 tl-6
_pu cy-4 en6 fi4 lv5 zu-4
env ql-6
vou cs6 fr7 pt7 sk-7
oud en-8
udi en-5 la4
vis it4 la7 ms-5
isk nl-5 so7
kos eu6 sn5 sq-5
ost es-5 et5 ga3 yo-6
koo lg7 nl4 om6 so10
esu es-5 lt7 st7 ts5
sul tl-5 yo13
ult az9 eo6 fr-6 la9 yo6
lta da-5 fr-6 pl5 sv5 tr-7 yo7
ada lv-4 no-6 ro-4 sl-5 so9
dam az-7 nl-5 no3 tl5
ams da-4 id-7 no6 yo5
oes cy11 es6 ro-6
saa af6 en-5 fi5 om7
=voor nl9
ekl cs6
ark es5 eu7 ql-4 sl-8 so8
nga az-5 hr-5 mi8 sl-4 tl-5 tn-5 ts3
dt_ af-8 nl10 no4
mic en-9 es-6 fr-6 la4 om6 pt-7 yo7
ich de4 pt-8 sk7 sn6 sv-6 sw4
sad es4 no-6 om4 sv4
add ca6 cy5 lg12 om5
ddu om9
dus da-7 fr-6 no7
use ca-4 es4 id-5 lg5 nl-5 so4 xh4
uns lv5 pt4 sl6
spa ca-6 hr8 pl5
pan ca-6 cs-8 st3 yo-9
dog en8
los da7 fr-10 ms6 xh-4
far ca-7 en5 eo7 id-6
yn_ cy14 en-5 ms-6 nl-9 sk7 so4
tsi ms-3 tn5 xh7 zu-7
_ly is4
put la7 sq6 st6
dep da-7 fr-8 id7
afs id9
nus la7 sw5
uto ca-8 id-10 ms7 sw7 zu-5
dae ca9 cy7
ae_ cy9 la15 mi6 nl-7 pt-6
ted af5 et-5 is9 ql-6
bet et6
=da cy5 es-8 eu8 ms-4 pt6 ql8 sk-5
aps lv7 no6
tad es5 om8
gat es6 tl-5
ikl da6 hu5
dik az4 ku10 sw4 tn5
ikw sn8 ts5
kwe sn4
ydi tr8
_ed la6 no-6 pt-8
agb ql7 yo9
gba ql5 yo11
bar en-6 fr-6 ku6 om7 sw5 zu-5
rit sq3
pri en-6 eo4 la6
wan eu-6 lg4 pl-9 sn4
bac en8 hr12 id-2 ms3
ack hr5 ql-8 sv9
pac sn7
cke nl12
lud eo5 id-9 ms7 pt-7 tl5 yo6
itz ca7 ql-5 yo7
tz_ ca-9 yo7
nko eo6 lg7 ts5
atn no5 sl-6
tna pl6
kak sw-3 xh6
akl cs-8 sk8
iem ca-6 es6
ekr pl6
kri eo8 hr3 lv7 sl-5
tis de-5 eo9 fi-6 id5 la6 pt-4
bid da7 ku6 nl-5 sv-7
uwe nl5
iam eo6 la9 ql-4 tn6
maj ql5 sq6 sw6
ajo id-7 ms7 sq6
jor sl-4
swe af5 ms-6 st9 xh5
wem sn7
emb no-5 sl-7 ts4
mba cs-6 da6 lg6 no-10 sn4 sw8 tr-6
bad cs-6 et5 lg5 ql-5 so10
lap st3 sv-5 sw-5 tl7 zu9
apa fr-6 mi5 sk-6 sv-6 zu-4
pa_ it-5 st7 sv-4
afe ca6 tn5
fel ca-6 cy9 pt-6 tn10
elt ca-8 nl8
lte cs6 eo5
_nu fi7 no-3 ro4 sl-4 st-6 tl-5
bon en-7 es-5 hr-6 nl-5 yo4
_em ca5 en-9 ku5 lg8 pt3 sl-7 st2 sw-6 zu6
emo ca-5 st6
gko id9
ud_ ca4 cy7 en-8 es-5 et10 fi-6 id-9 ms6 pt-6 ro5 so5
fon eo6 id-9 nl5 pt-6 yo8
anh ms-5 pt7 sn12 ts7
ril en6 st-8 tl9 tn7
ega es-4 eu4 lv5 st-6 tn5 yo4
gas eo6 xh-5 yo-5
fam en-7 it7 om9 ts11 zu-6
ami en5 tr-4
rka da-6 no8 so11 sw-6
had en11 so11 tr7
rme fr5 tl7
nta ga6 lt-6 sk-5 so7 yo-5
pau cs5
aul sl8
ulu et-6
rea ca-5 cs-5 da6 ga5 no-8 st-6
eak en-9 eu6 fi5 sl6
ksi da-7 eo7
rib en-4 fr-7 id4 sw10
bbe st7
beb es8 hr8 ql-9
bee af4 lg10 om8 ql-7 so9
va_ ca5 da-4 en-5 es-5 et-6 id-6 is-7 mi-4 ms-5 no4 pl-6 sn6 tl-5 ts7
nsp en-8 id-6 sl6 sv6
pir da7 en-8 ku11 sl7 ts4
rer en-6 id4 mi7 ms-7
_ur es-5 la4 ms-9 pt-5 ql5 sq5 xh4
inu cs8 is-6 sk-5 yo5
nut af5
ute id-2 ms3 sn5 xh-7
pra id8 ms-7 pt-5 ro-5 sk4 tl5 ts6
lyn cy7 nl-7
ear da-6 fr4 ga9 id-6
arg ca5 en9 eu5 pt-7
rgu en6 tr6
ume es-8 pt-5 ts6
nst ca-5
ryd cy6
low ms9
owi ms6 pl6
ilj af7 sv8
ndr id-10 ms8 sl5 yo7
wek ku7 sn6
ekw st-6 tn7
_es af-5 az-5 eo6 et-5 hr-6 id-12 la7 nl-7 sk-5 xh5 yo-6
kat da4 en6 hr-4 it-6 no-5 om-3 sk-6 sn5 sw5
ato eu7 it7 ms-4 sw5
tol en6 ql-6 xh-10 zu6
emi fr5 la6 lg4 pt-7 sq3 yo7
rda ca-4 es5 nl-4 pl5 sk7 sl-7
vas ca-5 da-6 eo11 no5
iba es5 ku4 xh4 yo5
ppe de5 fr5 hu5
mor fi7 st8 tl5
top ms7 pt5 sl6 st-5
tal de-6 fr-3 lg5 sv4
_ku ca-6 en-10 es-6 eu-6 fr-6 la-4 pt-5 ro-5 sl-4 sn5 sw4 tn-5 yo-6
kun eu-9 no-6 om6 sn4 yo4
wie de10 pl8 ql8
=wie nl-9 ql8
eff nl-9
ffe es-5 lg5 pt4
fen fr-8 id-7 ms5 yo8
dol da6 la5 no-10 sk7 sl5 sv-6 xh-2 zu5
epr ro-7 sk4
mmu da-6 en9
mun da-6 es-6 fi8 id5 lg7 ts5 xh-4 zu7
unk id-5 zu8
nka eo5 so9 sw-5 yo6 zu7
kas en-7 eo3 et4 hr3 hu6 lg7 sl-4 st-4 yo-6
dok cs6 hr4
rob en7 hr6 id-5
tse en-6 id-7 nl7 st7 tn7
heg eu8 st-7 tn8
olk sl6 tr6
rko da5
ago eu9 sl-6 st-6 tn6
gon da-6 id-4 is-6 ms6 sv-7 tl-4 tn8
onf cs7 es-5 id6 ms-8 pt-5
med hr-6 id4 ms-2 om4 sl5
pes fi5
sia cs-9 cy5 eu5 fr-6 hr-7 tn4
ial fr-7 yo8
kle af4
_c_ la6
=c la6
rup ql4
iin om12 xh8 zu-9
rho af7 ts7
ox_ az5 pt6
geg af7 lv8
egr tl5
olw zu4
lwa lg3 st5 sw-6
ool en-8 fr6 lg6 om6 ql-6 so6
_mh ga10 sn6 ts5 zu7
_ti et-4 fr-5 hr4 lt-4 mi5 tr-6 ts12
gli it4 la5 sl-6 sv5
mla cy6 no7 sk6 zu4
_fr es-3 ms6
_ex la12 ms-7 no-9 sl6 xh3
tve hr5 sl-5
ore en8 la5 sk-8 sl-6 sn5 tr-5
_fe cy5 la4 st3
kab da5 no-7 sw6
_v_ cs2 en-7 hr-8 lt-5 ql4 sl3 yo-6
=v cs2 en-7 hr-8 lt-5 ql4 sl3 yo-6
ean en-7 ga9
iri da-8 es-5 lg5 mi6 sn7 so3 sq-7 zu-6
riv fi5 ms6 sl-5
ivi es-7 la5
lel da-7 tn6
hef cy8
nik no-7 pl5
orb ql-7
rbe la5 nl-5
_oe cy14
ape st8 tn7
mek ku4 no6 sw6 tr-5 ts7
itt af-6 es-4 no4 om8 pl8 tl-5
und en-5
oun az6 ca-5 en-12 es5 ms8
paa om6
etj st8
anb da-9
tvo ql6
nei de5 is8 mi5 no3
=man lt6 lv7 ql6
mp_ da-5 fr7 it-4 nl-5 sk-5 xh3
_ky fi7 lg10
eag ga5 id-8 ms6 no-7
_ap en-6 id4 no3
ous cs5 fr11 sk-6
pos de-6 en-10 eo5 id3 la9
st_ af-9 cs6 de4 la4
=post ms-8
rip la6
ip_ lt4 nl-5 xh4
bot id-5 tl-8
nha ca-8 cs8 sn10
dar ku4 nl-6 sn4
rem az5 en6 yo-6
lio da-5 ga6 hr9 id-7 la5 sw7
_gm en-13 ms11
elu pt-6
mse et8
ric af-8 az-5 sv6
enj lg11
jam lv6 sq6 sw7 zu-6
rlo en6 id6 ms-5 no-6 pt-4
oss ca7 eo-5 es-13 fr5 om6
dad az5 ca6 ms-5 sl6 so5 tr-4
eal ca-6 ga7 ql-6 tl-6 yo7
bei da-4 de5 no10
tin da-5 en5 fi5 pl-4 tr7 ts4
une hu-4 mi-5 ms6 sq5
pet da-6 tl7
ssa is6 lg8 nl-6 no-3 om11 pt4
sas az5 ca-6 hr8 om5 pt-5 sl-8 xh5 yo-6
_zu cs6 de6 eu8 hr-4 ku5 ql7
uma ca-5 fi3 sl-7
ma_ da-6 en-9 ro-4 sl-5 sw5
_s_ da-6 mi5 ms4 no-5 pl-5 pt-5 sq-5 vi5
=s da-6 mi5 ms4 no-5 pl-5 pt-5 sq-5 vi5
bru cs-6 es-5 la5 nl-7 sk7 yo-6
rua eo6 fi5 id5 mi8 ms-3
uar es-8 hu8 ql-5
ary nl-6 sk-7
th_ ca-7 cy9 de-8 ga7 hr4 is6 la-5 sn5
_at cs-4 de-4 is-8 it-5
=at de-8 en10 id9 is-14 ms-4 ql8 sv-6 tl6 ts7
=am cy8
+û id-4 ku24 nl-7
tto en-8 ms7
ui_ en-7 es-5 it4 mi7 ro9 sw5
esn la9 sk6
gal om4
llo hu6 lt6 tn-8 zu-7
_im de7 hr6 ro5 sk-6 tl-4 xh4
_mt sw17
hat ca-5 en6 ku5
ha_ da-4 en-3 es-4 id-4 la-4 lg-5 ro-6 sk5 so3 st5 tl-5 yo-5
tos da-5 it-4 sw9
osk et6 fi-7
=em es-5 ku16 pt4 ql6 sv-5
kui sn6
_za af-7 cs5 eu10 sw5
za_ da-4 en-6 eo-4 eu-6 la-5 sw6 tl-5
=za ql8 sw13
ola fi-7 no3
zas eo11 sk4
nac hr4 sl-6 so5 st9
cho ca8 ga5 pt6 ro-5 sn5 st-6
's_ en17 fr-6 la-5 ql-7 yo-6
apl ca6 fr6 id-9 pt8
pli da-6 eo7 sv5
ods ca9
+ä af-5 cs-5 da-9 de6 en-8 et11 fi10 id-5 ms-5 nl-9 no-4 om-5 sv12 tl-7 tr-17
sev az6 en-8 hr9 it-7 ql4 sl-6
ven af-6 eo9 la6 pt-5
jag no-5 sv8
=ou ql11
tam et-6 hu6 sk-5 sn6
_ew ku15
eon eu8
_sc af-7 cs6 ga6 la6 sk-7
sch af-10 ca-6 cs5 ql6 tl9 vi5
epe da-6 ro7 st6
gil tl5 tn5
ll_ ca5 da-6 en5 et8 hu4 st-5 sv4
arc cs5 da-6 nl-7 tl7 ts10
cus mi5 pt4 ro5 xh6
sui ga10
web tr-5
rn_ it5 la-6 nl-9 sw5 ts5
law cy8 ts8 xh6
awi id5 ms-9 sw6 tl9
iat da-6 es-10 eu7 nl8 no8 pt-7
onn ca-10 en-13 es-6 is8 om8 pt9
nno ca-4 cy7 la10 om8 ql-5
nod cy4 sn7 tl-6
odi da-6 it5 ku-5 st10
heb af-7 nl8 st8
eb_ cy7
doo nl7 so8
elw nl8 tn7
ong es-6 is-6 sq-7 ts5
gre en2 is-6 no6 st8
ikk fi6 id6 ms-6
pen sl-6 sw8 tr-5
itk fi11
_nó ga8
tah mi7 om12 tl-7
ah_ cs-6 en-10 hr-4 it-4 ku-4 la-6 lt-6 mi-5 ms2 ql-8 st-6 sw-6 xh-6
tso en5 st9 sw-6 tn5
war ca5 cy5 pl9 sv-6 tl-5
rep hu4 la-5
rta so9
tva no7
tok om4 sw10 xh-5
pon ca-4 eo6 it-5 sk5 sq6 st5 xh-5
_fy cy12 ql6
opt et-6 id-3 ms7
pte hr6 ql-6 sw5 xh4
nth en9 ql5
duk eo7 id4 nl-6 sk6 sq8
ukt sk6
fik ts7
uth ca-7 en-11 fr-5 mi-5 nl-5 sq5 tl-9 zu8
ica cs-5 en-8 eu-6 fr-7 la9 nl6 sk-5
ca_ cs-8 es4 fr-4 la4 tl-5 yo-10
mes eu6 la-6
gan af-5 fr-6 it-5 ku-4 lg6 pt-5 st-8 sv-5 tn5 ts3
ni_ af-6 en-7 es-6 ga-4 ku-5 pl-7 sw5 ts4
eki id-3 ku4 lg9 ms1 ql-5 sw-5 ts7
ndu ca-5 da-7 eu9 tl5
lid da5
isc af-6 es-8 ga5 id-6 is7 it5 la9 no-5 tl7 yo-4
he_ ca4 it6 mi5
irt eu6 ga10 ql-5
jes da6 es7 pl10 st7
sus da4 en5
dow da6 ms9 tl7
lds en-9
rma nl-5
lae la6
ukk fi5
bye lg14
yee lg7 so5 xh4
rga om9
slo id-4 sl5 sv6
tom fi6 fr6 it5 mi-4 sl-7 yo-3
elm no-6
oft ca6 en-7 ro7
fte sv3 tr6
jon ca-6 es-5 xh8
tip id7 ms-7 tl6 ts6
_fu ca-8 et-6 la4 st8 tn-5 xh-3 zu4
fun ca-6 id-6 pt-7 sk5 zu2
dda cy6 om5 sl7 sv5 yo7
egl da-6
_sm en-5 hr7 lt5
sme id7
lt_ af-4 hu9 ms-7 nl4
uks fi9 nl-5
orp en-7 ms10
pak lg4 ql5 yo-5
orl de-7 en-10 ts6 yo-9
lia ca-5 la4 pt-7 sk-5 sw5
tow id-7
own de-6 ms8 ro5 yo5
wn_ cy13 da-7 ro7 yo4
von cs-7 de9 nl6 ql4 ts7
spl ca8
uut om7
_ac cy7 da5 hr-5 it4 sn6
acc id7 it9
cce la11
ces hr-7 it-5 om5 sk5 sl7
lec en5 yo8
ect la6 ms7
_mu az-5 ca-4 en-5 fi5 lg6 sk-7 sn8 st-4 tn-5 ts5 xh-6 zu-6
mus es-8 id-5 la9 lg5 pt5 sn6 sw-5
sic ca6 cs10 es-4 id-7 no-8 tl5 ts7 xh6
ic_ ca6 da-5 en6 es-10 fr-6 it-7 ms-4 om4 sk-7 ts7
ri_ nl-3 pl-5 sn6 sv-4 zu-5
_ca az-4 en3 la6 lt-5 sn-5
can az-8 en5 la4 tl-6 tr4
anc fi7 no-7 ro-7
nce de-6 es-7 fi6 id6 it-4 no-4 om4
cer az6 da5 en-8 la6 lv5 nl5 no-6
rvi sv-4
viv la7
ve_ az-7 es5 eu-5 hu5 pt5 sn8 tr7
bun ga5 xh4
_il eo4 es-8 lv-4 ql6 ro-7 st5 sw5 tn-7
llu fi5 id-7 la6 ms7 ql5
leu fr8
iga en-4 eo6 et4 fr-6 id-5 so9
teg hr-6 lg9
egn da3 de6 no-3
gno la6
nol cy10 la8
ram en5 is-5 yo4
amm de5 lg5 ms-7 om6 st-6 yo6
jun de5 en-6 nl-6 pt5
bos ca5 en6 sl-6 st3 sv-5
par eo6 la4 lt-5 st-5 yo4
agr fi5 hr-6
aaf om9 so7
nov en-7 eo6 no-4 ro5 ts6
ove af-3 de7 hr4 nl3 sk5
vem en-4 sn6
mbe fr-6 ts9
_ná sk5
+á da-4 de-6 en-9 et-5 fi-5 fr-8 ga8 hr-5 hu6 id-4 it-6 ku-5 la-7 ms-6 pl-6 pt2 ro-5 sk3 sl-8 st-5 sv-8 sw-5 tn-5
ná_ sk6
yna cs5
tag ca-8 da9 no-8
kit en-5 es-6 fr8 la-5 lg5
att af5 az-7 en-8 fr8 id-7 lg8 ms7 om9
_i_ cs-5 cy7 et-5 fr-5 ga5 hu-4 lt-5 lv-7 mi12 ms-7 sk-6 sl-5 tl-5 tr-4 ts4 xh4 zu5
=i cs-5 cy7 et-5 fr-5 ga5 hu-4 lt-5 lv-7 mi12 ms-7 sk-6 sl-5 tl-5 tr-4 ts4 xh4 zu5
ja_ cs-6 eu-6 fr-7 hu5 it-5 la-5 lg5 no6 om-5 sq10 sw4 xh-5
=ja en-6 fi6 hr12 nl5 ql7 sl-4 sq-5
ieu fr8
eus cs-5 id-6 ms5 ql6
jer hr5 no2 sl-5
lip es7 sw8 tl-4
=las ca-10 eo-8 es4 nl7
sab en-7 id6 sw6 tl6
abb cs7 la-5
bba cs6 la-5 lg6 om10
bat lg5 pt5 sn5 tn8
sda ms-7
_gu cs-5 da6 fi-6 ku5 om4 sw-4 xh-6
gun ql-4 tr6 yo6
unn ca-6 da-4 it5 lg4 no3 ql6
enw cy9
ohn en-7 yo-6
hn_ cs7 ro6
oro ca-7 eu4 hr-7
nts st6 tn5 ts10
rro pt4 sv6
_mw cy8 en-6 sw12 yo-8
ine cs-7 sq-5
nle no9 yo8
ley ql-4 tr4 xh7
ey_ cs-6 so6
rgi lt-9 sl5
sne cs6 en-12 la11 ms-6
nev ca-6 hu8 ql-5 sq6
ev_ da7 hr-7 ku11
igb yo12
_ob es-6 id-4 lg8 sk7 sw-6
wak lg4
_dw cy10 da-5
ina fi-5 is-8 sw6
ito ro-6
ego de-5 eu6 st-6 tn5
inf ca5 da-9 no4 pt-8
ndb ms11
_eb id-5 it5 lg9 sw-5
_ys cy8
yst cy5 es5 st6 yo5
eth cy7 da-8 de-9 xh6
_uu so10
smo hr6
mok st8
oke cs-5 st8 zu-6
=ma et11 hr6 ql13 ro-7 so11
ald es-6 lv5 sk-6 tl-5
ldo ca8
do_ ca-4 eo6 ga3 hu-5 tr-6
kni nl6 ql6
lam en-3 ku3 no-4
tko fi8
neo sw8 tn9
sis da3 id5 ql-6
rts id5 ms-6 nl5
né_ ql11 sk3
oup cs10
upa st-5 sw6 tn5
fre ca12 en-8 ms6
ddi cy11
liz ca7 hu5 sk-7 sl-4 sw7 xh6 zu-4
ize xh6
zet hr5 nl6
kad cs-6
wit en7
ith cy5 ga10 id-6 st4 xh7
=with en9
_us ca8 de-8 es-5 fr-6 nl-6 sw7 zu5
nam az4 fi-6 om5 tr-5 yo-6
swo ts10
=and fr-5 pl5 pt8 ql-9 ro6 tl-10
ngt de7 en-11 hr6 is8 pt6
ome af-5 en4 eo3 sk6
heo st7
gy_ hu12
_et eu6 fr5 la6 lg7 pt-6 ql5 sk-6 sl-7 st5 tn-4 xh5
hic la8
ics om9
cs_ en-8 nl-6 om8
uin en7 ga6
bok da-5 id-5 ms3 no5 st6
oka da5 en-7 es-6 sw6 tl-6 tn6
rud cs6 en-5 ms10 ql-5 sn7
bit es-5 la7 st5
ots tn6
_wh ca-7 es5 mi12 ql-8 xh-6
whi mi6
hit no-7 ql8 sl-6 sv5
rav en4 eo7 no5 ql4
ave fr5 sn5
_it ca-5 cy-5 nl-4 sv-6 tn5 tr-5
sur en6 et5 id3 sl-4
urd en-6 no6
sed af6 eo9 eu5 la11
tdi az7
ky_ cs4 ms6
dla sk-3 sw-5 ts7 xh9 zu6
aut et5 fr-10 hr5 no7 st-7
klo fi7 sk6
ta_ da-11 en-6
erc en6 fr-7 it5
kur ku5 sn6 tr-6 zu-4
_w_ en-6 pl5 ql6
=w en-6 pl5 ql6
jap ql5
api ca-5 eu5 sl-6 sw8
koe et7
ift sq8 sv5
fti ro8
_uy sn12 tl-5 tr6 zu5
_k_ en6 hr-6 ql10
=k en6 hr-6 ql10
sim cs6 la4 lg5 st-5
imb es6 lg6 sn6
mbo lg8 sn6 sw6
aki en-8 sw7 tr5
fra eo7
dek da-4 lv6 no6
iak sw8
pis tr6
riu da5 de5 es5
ius fr-6 la8 tl10
hab ca-5 en-4 la10 pt-5 sw7 zu-7
aba ca-5 en-5 lg6 lv-5 pt-4 zu6
baz eu7 lg3
azi cs-6 sw5 tr-6
zim ql-6 zu6
mbi da-6 eu-7 ts3
bi_ es-6 eu-6 fr-7 ku6 la5 yo7
uga id2 lg11 sl-7 yo-7
gab eu6
abe fr-8 la5 tl6
be_ az-4 fr-7 ku8 lg6 ts4 zu6
ery en8 nl-7
hea en-4 ga5
eat de6
tle et5 fr-6 ms4 zu-5
nji hr6 zu6
jin ku4 sw8 yo6
wyt cy11
rdo eo7 et7 id-5 pt-9 sl6
san sl-6 so5
sma en-10 lv6 no5 pt5
gna la7
naw sw5
dem es-5 hr5 ku4 la5
ded da7
kk_ da-6 no17 ql6
_fl pt-4
rki id4 is5 ms-5 no-6 so6
mpe yo5
ept en3 hr6 xh4
opa az3 cs-5 en6 pt-5 tn7 yo-5
itu la5 lg6 no6 st-8 tn3
tua eu6 mi6 sk-8 sq7
uas ga8
nom cs-5 id-4 la6 ms3 sk5 sw-6 zu7
_yo cs-4 it-4 ku-6 lg-4 tl-5 tn5 tr4 xh7
you ca6 en6 ql-5
=you en11
ow_ cy-6 tl8
lad ca-5 eu-6 id-8 ms5 sv6 yo-5
ady no9
dy_ pl6
teb lg10 st5
lum it-6 la6 nl-6 tn5 zu6
div cs-6 en4 la6
sif zu7
_oc sl9 sv6
oct sl12
cto st5
hia fr-5 id-6 it7 mi8
iar da5 eu7 id-4 ms4 sv-6
oja cs-7 ku6 lv6 sw8
lly ca-6 en-5 it-4 nl5 pt7 ql-7
uty xh14
anl es6 tl6
kou sk5
ibo tl-5
_ze af-10 eu8 it-8 ms-5 nl7 tr7 xh9
_wr cy10
tlo en-6 st6 zu-6
gui en-6 es-7 id-6 ms5 nl7 yo10
tho en-3 la3 zu7
sh_ hr-5 it6 sq5
=pas ca-10 hr7 ql12 sq5
lev af-5 ca-5 id-6 lt6 pt5
efa no6 st7 zu4
aph om4 xh8
pho es-4 vi5
hon ca4 cy4 es-8 is-6 ms-6 sn4 sv6 vi5
esm cs5 lv8
hen ca-8 da-5 en6 eu-7 nl-4 ql4 tl7 ts5 yo5
nfe ca5 cs6 es-9 pt-6
fer da-5 de7 es-5 id6 ms-5 om4 sl-5 sv-6 yo9
mmi en-9 hu5 pl6 pt6
mig es-5 id4 ms-6 nl7 no-7 pt6 sv5
gad ga6 id3 lv9 ms-3
ppa fr5 it5 no6
ue_ hr-5 om5 sl-7
pta ms7 nl-6 tl6 tr6
_ph ca4 cy4 eo-6 ga5 st9 sw-4 ts5
phi mi5 xh5
hil en-9 eu5 id6 st5
_ts ms-4 ql5 sl-6 tn8 ts7 xh-7
tsh sw-6 tl-7 tn7 xh7
shw id-6 st7
hwa id7 ms-5 st5
sna id-8 ms7
sca ca6 ga6 ql-6
agi la6 ro-6
evi az5 it5 ku5 xh-4 zu6
=on cs-5 en4 id9 la6 sk-5 tl-5 yo-6
kaf da-9 no7
ket es6 nl5 sk-6 tr-7 ts5
bib es-5 la7
ibl id-7
iot ca6
gsa ms6
nak da-7 ku4 sw3 yo-6
arl ga5 no-4 yo5
tsw st8 tn7 ts4
_eu it-7 pt7 sk-5
uro cs6 en-6 fr-6 pl-9 sn8 xh3 zu5
rra no-6 om10
bal lg7 ro-5 sq-7 yo5
mpa hr5 lg8 st5 tn-5
rhu ts9 xh12 zu-8
how no-8
avi la4 ms-4 ts6
hid hu5
jab zu9
mie es7 fr6 it-5 lt6 nl-7 ql5 sk8 sl-7
aso cs5 is4 om-4
sty en7
ble af-4 cy5 en7 eo6 la-6 sq6
oin ca-6 en7 fi8 fr-5 ga8 id4
dak sl-5 tr6
tik en-6 eo6 sw5 ts7
sov no8
_ji es-6 fi-5 hr-7 ku10 lt8 mi-4 om6 sk-4 so6 sw6 yo7 zu-5
jim om6 ro6
imm de5 en6 it6 no-8 om10
tze de6 eu6
pr_ da14
reu ca10
uke ca6 da-8 en-6 ro5 ts6 zu8
ux_ da7 fr8
eam la5 tl7
eyn so14 tr7
én_ ca6
anm id9 ql8
hot id6 no6
tno hr6
+ï ca12
neg da-5 en-7 nl-5 yo10
lif sw4
ebo fr8 st5
mma om11
mui ga6 id-7 ms7 pt6
uir ql5
rja no7
kal es-7 eu5 so7 sv-5 tr5 ts-5
klu cs6
_tl ms-6 st5 tn10 ts7 zu-5
lu_ et-4
sol da5 nl4
uri da-5 mi5 pt-7 ro4
+à ca16 en-8 es-14 fr3 ga-13 it4 ql5 vi11 yo13
rto cs5 da5 en-7 no-5 so5
our ca-4 en6 es4 fr7 sk5
=il es-4 ro-6
nve en5 eo6 id4 ms-6 nl-4
enu eo5 hr6
ovi et7 ms6
iru ca7 hr7 om7 sk-6
ulk id5 ms-5
bul da4 en-11 lg6 pt5
iss ca-5 et-4 id-6 pt6 tl5 zu-6
bak da-10 lg11 ms-3 st5
sil ku6 ts6
pap da7 id5 ms-7
nan en-5 es-7
uti fr-13 pt-6 sn6 tn6 ts4 zu-5
mai de7 es-4 lv5 mi6 sn5
ain cy6 de-6 en-3 ga7 ku-4 mi5 ms5 xh-6
=the ca4 de-5 es9 no-6
mea ca-7 ga6 la6 lt5 sw4
hio lv5
pia ca5 eu6
thu da5 ms-6 pt5 st4 ts-5 zu7
hum sq5 ts8 zu6
umb ts6
mb_ ca10 sn9
_ib lg-6 tl8 xh5 yo8
ibr eo4 id5 ms-8
ahi mi11 st8 sw5 tn-7
him en7 id-7 om6 sw5 tl7
im_ es-5 eu-6 id4 ku8 ms-3 pt6 sv-5 tr7
aru cs6 da-6 en-5 mi4 sn5
run tr-4 yo9
wed cy12 da7 nl-5
di_ ca-5 da-5 de-6 en-11 eu-6 nl-5 ro-5 sv-5 tn5
=wedi cy13
bha id4 ms-6 xh7
_ef ca6 es-8
_av cs-9 da-8 id-8 is-10 ms8 no7 sv5
lay so5 tl-7 ts6
ayi lg7 sw-6 xh7
+ə az19 ql-5 tr-10
rbi it5 pt6
ru_ cs4 en-7 mi5 no-8 sk-7 yo6
li_ af-5 da-4 en-12 es-8 ku3 mi-4 pt-7 ro-6
rov sq7
sun az7 nl5 pt7
+ı eu-5 ku-10
bay de-7 en-6 id6 no5 tr6
tea ga7
_xa az8 so9 ts8 xh5 zu-7
dim cy6 no5 pt4 st8
+İ az13 ku-5 ql-6 tr14
ifa id-2 sw8 yo6
tka sl5
+ü af-6 az2 da-6 et10 fi-5 hu8 ku-5 nl-5 ql4 sv-7 tl6
iya ku8 so5 sw-6 tn-5
yal no5 sk5
day az5 ca-6 id7 ku4 ms-4 tl-7 yo-6
aya hr-6 om-6 so6 tl-7
ya_ cs-6 da-6 es-4 et-7 eu-7 fr-6 hr-7 it-6 la-4 mi-4 pt-5 ro-5 sk-6 sl-7 sq-5 sw4
sah sk5 sw6
ib_ en-5 id-12 ms11 ql9 so10
_ol et6 eu-4 fi5 yo9
lur eu7
_ci az4 sw-5
ci_ cs7 it4 la6 ql3 zu-7
=ci az8 ql16 tr-8
ild en-7 id6
ən_ az7
bu_ ms7 ql6 sw10 xh-8 yo5
=bu cy6 ql14 yo5
liy so4 ts8 xh6
iyy om10
_gö ql6
mən az5
eci la8 nl5 sl-8
cu_ az4
=cu sk6
_iy sn8 so7 sw-5 xh8
yun zu-7
unu az4 eo7 es-6
nun az5
sı_ az8
_ya ca-5 cs-5 es-5 et-7 eu-7 fr-5 hr-6 la-4 mi-4 pt-6 sk-5 sl-7 sw5
yar ms5
onr es10
nra la-5 yo9
yan cs-5 ku4 st4 tr-8
_ay id3 ku-6 so7 tn-6
_uz eo6 hr6 lv6 sl-6 xh7 zu7
uzu eu6
+ğ az5 fr-8 ql-7
ro_ en-8 eo9 fr-8 id-3 mi6 sl-4 sn8 sw-5
inq az11
ila no-5 ql5 so4 yo5
lab ca4 fr-6 lv9 pt-6 so5
baş ku7 ql7
+ş en-5 eu-7 ku14 la-4 ql7 ro9
aş_ ku10
naz eu6
zir lv5 ms7 sl-3
xan ts9
teh tr6
irk is6 lv7
tya xh11
ovu eo6
vun ql6
_ss lg17
=ali tr8
_mə az5
si_ da-5 de-8 en-4 eo-4 fi6 hr4 ku-4 no-4 pl-4 pt-4 so4 sv-7 sw5
ney en-6 ms-6 so7
dva en-8
vac ca7 sv6
lun da-6 en6 id-6 it5 xh6
_qe sq7 st9
apr da11 hr5 ms8 sv6 tl6
lah om-6 ts4
tit ca5 es-6
tut en-5 eo8 es-5 sl-7 tl5 xh-5 zu6
utu mi6
tu_ eu6 fr7 is6 mi4 pl-5 sq-5 tl-7
dip st10 tn6
omu ca5 es-5 lg12 ms5 xh-7
mu_ en-6 id8 lg8 sw6 tl-7 tn-5 xh-5
tir ca-6 es8 id5 it-6 ms-7 no-6 so5 st-7 tn6 tr-6 ts5
ngi en-6 es-6 fr-6 is-5 lg5 mi7 sw7 zu12
lni cs6
ki_ cs-7 en-8 lv5 mi9 no-6 sq-5 yo4
_şe ku7
tov sl7
_os id-5 om5 xh-5 yo6 zu6
fur fr6 ql-5 ro5 so8
_qo az9 om12 so13 tr-10
ula fr-5 lg5 sk-6 sl-4 ts5
ped en8 ro7 sn6
oji hr4
ji_ da-5 hr4 ku9 lt4 mi-4 sw8
tun cy4 lg7 ql5 yo6
_mü no6
mik et7 pt5 tr-6 xh-6
fed cy7 ms-5
siy az-7 tl7
afa om6 sw7
fat es5 om12 st5
ilk om6
+ç az6 en-7 es-8 eu-7 fr6 id-5 ku11 sq8 tr7
nu_ af-5 cs3 eo4 es-5 lv7 no-5 ro5 yo6
etm ql6
yap ms6 tr6
apo en-7 it-6 no5 sq5 yo4
yad az7 ms-8 so10 tr-9
rir sl6 sn6
cti af-7 en-6 la8 ms7 om7
tim az6 id4 ro5
bir id-5 lg7 ms4 ql6
irl eu5
iyi az5 sn4
yin lg5 ts6 yo6 zu6
_ik af-9 de-5 nl6 ql8 yo7
inc fr4 id-4 la5 ms6 nl7
nci it-6 la5 ts5
roc da4 es-7 eu6 id5 sl6
oce af-5 id-8 nl5 sk-7
dah ms4 so7
işt ku10
ira en-7 et-5 lg5 ro-5 sn7
xin xh8
spu es5 pt-7
rez eo6
ezi af-7 es-5 ro7 zu6
_ye cs-5 ku5 nl-6 sn8 xh7 yo-7 zu5
du_ az4 en-6 eo4 es-4 id-7 nl-6 pl-5
nya en-7 it-6 st5
yya ms8 om9
yat en-6 tl5 xh-4 yo7 zu6
aza ca-6 en-6 eu6 hu-5 id-8 ms6 yo6
zar es6 eu5 hr6 hu-5 id-5 pl6 sl-7 yo7
nzi en-5 ms4 sn6 xh6 yo5
hra cs7
mi_ en7 eo6 et6 fi4 ga-6 it4
opl hr7
maq om9
if_ en6 fr6 om7
imi az-5 eu-6 ga5 hr-5 lv-5
cin ca-6 es10 eu7 la-6 pt-5
ura az-6 en-4 pl5 sn7 yo-4
enz ql-5 xh7 yo7 zu9
xa_ ql-6 so5 ts6 xh8
yen id-5 tn-5 tr7
nir es-5 pt5 sn6
_ov af-8 da4 en9 hr8 nl6 sl-6
nca eo7 la-5 xh-4 zu8
aq_ az10 id-7 ms6 ql9 tr-6
raz eu9 id-8 sw5
zin pt5 zu8
=ni eo9 hr-7 id-10 pt-6 ql11 sw7
dı_ tr8
pom ca6 sl5
ii_ en-6 fi-6 fr-5 la7 om14 pt-6 ro7 sl-6 so7
ado en6 eo5 la-7 sq7 tr-7
lmi az6
car af-6 it-6 yo9
ır_ az7
_ai en-4 no5
ail en6 et-5 fi6 ga9 no-9
lki hu6
yer de-7 om10
ata da-5 fr-7 hr-5 lv-6 sv4
nai eu7 nl-6 ql4
ilm id6
iza ca5 it-6 ku4 xh5
nri yo9
tta hr5 is-5 lg10 om7
una st-4 sw8
_ço az6
yi_ ql5 tr6 ts11
hin it-6 nl-5 pt-5 ro-5 vi5
kea hr5
ub_ cs6 en-5 et6 so7
rkt nl8
etd az9
_çi ku13
ibi en-8 la6 tl8
usa ca-5
tsu en7 et7 ql-5 sl-5 xh4 zu-6
suk nl-6 zu6
uki pl5 yo5
no_ da-7 eo5 fr-5 it4 ku-5 lg3 nl-5 tr-6 yo-5
cak ql10
dil az-7 en8 tn5
azı az7 tr-6
biz eu9 xh5
iz_ eu5 ql10
yes en6 zu5
rar da-4 de4 ms-5 nl-7 sn6 sv7
lor id-5 it6 ms5 pt-6 ro5 tr-6
oti fi-5 sn4
dav fr-5 sl-4 st5
ava en8 es-6 et-6 id-5 ku4 pt6 st-5 ts5
vam ca9 zu6
_aq ql8
uca pt-5
cal it6 om6
lib eo5 es-7 la9
lil cs6 ro5
yay sn9 so6 xh9
ayl en7
yla en9
_cl cs4 da6 ql-8 yo6
clu yo6
lub en-6 ql6
roi eu6 ga9
upl id8 ms-7
itl ms8
_qa az10 id-5 om7 ql6 so12 sq8 tr-8
qab om13
_xo ql11
fa_ id-6 is4 la-6 om6 tn10
zi_ cs7 en-4 fr-5 la-4 lg6 ms-7 sw7 yo-6
dib ku13 so9 xh7 zu-8
yaz tr8
yda cy10
pay ku8 ql8
iha ku13 xh3
az_ eu9 id-6 tr6
=az hu5
mir da5 eu-6 id7 lg5 lt5 ms-6 sn5 tr-9
yta ql9
fah id-10 ms8
lir da-7 lg6
diz xh6
ayn so8 tr5
=ona ql13 sl-10 st11 tn-6 yo-6
sud id5
asa et-6 lg5 pt-7 tn-6
riy ku8 so5
omi ca-4 es-4 fi6 fr-6 hu5 yo9
mit en-5 fr-10 hu7 tr9 yo5
yah so6 tr7
bav ku6
var ca-3 de-6 id-5 ms4 no4 sn4
_ir eu6 lv6 sn5 tl-5 xh4 zu-4
irs az5 ku10 ql-5
may ca-4 da-4 no6 sk-5 so4
raq id-7 ms7
=ki hr-6 id14 mi17 ms-11 sl5 sw-6
_qi ql7
lya lg7
nsu no7 ts6 xh-6 zu6
uz_ az4 eu6
bil es-6 ro5 tl6 tr-5 zu7
=bir ql5
niz az5
nil sl3 sq-5 sw6
muk lg6 sn7 sw-6 xh-7
qal az8 tn-7 zu6
bez id-8 ms5 nl6 zu5
kay da5 ms-4 ql9 tl8
axi ku8
dai cy6 sn6
aim fi8 fr9 ga7
=ya mi-4 pt-4 sl-5 sn-4 st8 sw10 tl-10 tn9 tr-8 xh-5 yo-10
vi_ ca-4 eo7 hr4 hu5 ms4 sk3
_ça az8 fr7 ku8
uvi fr-8
vio en6 es6
zil cs-7 sw5 zu5
qan xh8
luc ca6 cs7 en7 es-7 id8 ms-6 pt-8 sl6
=iki ql9
hes it-6 om6
esa en-6 eu5 lg6 st5 tn-6
uru hr-5 sn9 sw5 yo5
rul da-8 no10 ro4
ida ca8 eu6 ro-8 so6 sv-5 yo5
kub az5 ts-6 xh6
ubo sk5
oku en-6 lg8 ql-7 st-5 ts-6 zu6
ku_ ca-5 en-10 es-6 ga-7 hu-6 id6 ku5 la-5 so5 tn-5 ts8
=un cy7 da5 pt-7 ql10
up_ cs5 da-7 en7 tl-6
oma da-9 is-4 la8 pt-6 zu4
haz cs6 xh9
_tö ca7
eyi ql-3 tr5 yo7 zu5
ze_ af-8 lg8 nl6 sw-5 yo-6 zu5
rij af-7 hr4 hu5 nl7 ro-6
ijo es7 sl5 yo9
aid cy8 en6 es-6 ga7 lv7 sw6
onu cs5 mi9 tr4
ils en9 fr9
uze hr5
sik nl-6 sw4
_ii xh16 zu-10
ght ql-7 xh-6
_l_ ql8
=l ql8
nic la6 pt-8 sv-6 tr-5
zam pl8
tja hr-7 sl7
lda da-6 hu5 ku5 nl6
ory id-7 ms7 pl6
uza xh6
zan en-10 hr-6 id-7 ku5 ms3 om8 sl5 yo-8 zu7
nar en-4 eu-4 no5
=ad ql7
uta es-5 lg5 mi5 pt5 sl-7 sn6 sw6 tr-5 yo-7
ird en6 lt5
lal sl-7 tn-4 zu4
rai ca5 nl-6
hur az-6 mi6 ms-5 ql-4 sn10 sv8 ts8
fak xh8
nio ca-4 id-8 ms6 om5 yo5
gör ql6
dey tr5
eya ku11 lg8
sir id-5 ms4 sn6
gir ca5 es-6 ku10 lg6
aqa so7
ono cs-6 eo5 tn7
tiv fr-6 om5
cid eo7 la7 ro-6
nso ca-7 la-7 sl8
ım_ tr9
tia es-5 la12 mi8 sw5
hey ku12
tab la6 st6 tn-6 yo6
giz zu7
riz ca-5 es5 id7 lg4 ms-7
hre da7 en-4 eo6 ms7
rey az6 zu-5
=si da-6 hr9 lt-6 ql6 so9 tl10
ikn id8
yra lt7
ole fr-5 lg4 xh-4 zu2
leo eu8 ga6 pt-8 sw7
_zi af-5 en-8 eu4 id-6 lv5 nl10 sl-6 xh7
_üç ql10
upp ca-5 en6 sv6
_um cs6 en-5 es-5 lg-5 pl5 pt5 sn-5 tl7 ts-6 yo-5 zu9
ump da-6 is4 it-5
tum is5 la8 pt-5 sw7
umu tl7 xh-6
dio cy8 en-8 ms-5 tl-5
ünd ql10
bs_ ms-6
yir id-7 ms7
opu it-5
=an fr-7 ga14 ku7 ql12 ro-4 tl-6 yo-5
mah mi6 ts5
yim ts9
haf cy6 de-7 sw5 tl5
ait cy4 eu6 fr8 ga8 sn7 st-4
ti_ af-4 ca-5 de-5 en-8 nl-5 om6 pl-5 pt-7 sn4 sv-9 tl-4 yo5
mbr eu5 hr7
izi eu4 zu7
say en4 ms4 st-5 tl8 yo-6
miz az-7 ql5
kim ku5 ql-4 sv-6
nid ca7 cy5
tiy ts7
adu eo5 la-5 so5 tl-6
urn da-4 en-5 ts7
eix ca9
au_ cy12 en-11 es-7 fr3 lt4 mi7 ql6 tl-8 tn-4
_ic de9 ql5 zu6
lm_ en6 no-8
new cs-6
ew_ ca6 et7 eu6 fi7 fr-5 ku11 nl-7 tl-8
jas cs-5 eo-5 es8 tl-6 yo8
smi hr7
_gü ql9
atl en-6 tn7
tla cs6 it-5 st8 ts5
_yu az8
naj eo5
aja es4 no-5 sq6 xh-6
aca pt5 ql-6 so10 zu5
tur en-5 fr-4 om7 sv5 ts4
mo_ ca-6 en-9 eo6 fr-6 ms-6 tn6
ctu en8 nl6 pt-8
unc hu5
ncu xh8
ko_ en-9 es-8 eu7 fi5 it-6 la-8 mi3 ms-7 nl-5 no-5 ro-5 sv-4 tr-6 xh4
rap az-5 eo7 it-4 ql-4 sq5
zad ca6 cs8 pl5 sk-6
_ce eu-5 ga4 id5 it5
urt az8 no9 tl5 tr-9
aln et5
tih ts10
ifu es-8 sw8
eza ca-5 es6 eu6 id-8 ms2 sl4 sw7
upu pl5
pu_ hr12 mi7
ray es6 so7
ayo ca-4 es3 id6 om-5 tn-5 zu4
yon fr8 sw-4 tl8 yo-5 zu4
inz xh10 zu-4
con cs6 is8 la5
uku mi2 st-5 tl4
_tv cs5 sl-8
uli ca-6 fi6 la5 lg7 sl-6 sw7
zis eo7
zik id-8 ms4 xh8
ffa om13
nos ca-3 cy4 fi5 la6 sl7 tr-6
seo ga10
usu ca7 en-7 es-9 sw6 tr6 yo7
dum tl-7 tn6
xik ts11
bio hr7 sl-7
did en10 it-5 st-5 yo6
laz es-7 ts5
azu eu11 hr9
zur sw14
tni sk-6
fi_ cy8 it-5 om11
ör_ sv8
mum la5 sn11 yo8
umm da-4 en-4 id-9 ms10 om12 xh5
isl fr-6 id6 ms-6 no-5 tr-7 zu5
mur da6 de5 mi5 no-5
oba so5 yo6 zu7
=et en6 fr6 la9 sv-6 tr7
rim cs-5 it5 la6
gi_ lg5 mi5 tn4 tr-5
rac ql-5
aci en-4 eo10 pl5 tr5
dic af-7 en5 fr-5 la6 sl-5 zu-5
sip ku8 ms7
iom en-7 eo9 ga10
siz ql2
etk et8 hr7 sl-8
ay_ ca-10 cy-4 om-5 pl-4 ql6 sl-4 so13
_ey da6 zu5
yak tn-5 zu5
aku sv-6 tn-5 xh6
gün ql4
yni cs7 pl-7
=var da6
_vu de-10 la5 ql5 ts22 zu-5
_iz cs-6 eu5 hr4 lv5 ms-8 sw-5 zu7
zah sk-7 sl8
ahl st6 tn-9 ts5 zu5
çin ql8
_ot hr5 ql6
bis id7 ms-5 sl-6 ts6
abu ca-6 id4 lt5 sw6 tn-5 yo6
but lg7 tn7
=son no6 ql6
ilo eo7 es-6 ms-5 sw5
oso en-6 sq-5
sof ca7 cs7 en-10
_xe az8 ku11
ict ca-7 en6
=ab la12
nc_ ca11 es-6
pul az8 la6 lg5 st-6 tl-7
ubi hr7 la6 lg8 sl-5 zu5
=iri sn11
ful ms7
su_ lt4 ql3 sk-5 st5 tn-6 xh-6
_ul en-5 es-7 no4 sw9 tl7
duz zu7
hac es7
rab so6 sw4
iva en-5 la6 sn5
buk da-5 lg6 ql-4
oge id7 ms-10 tn7
=hal id10 ms-9
has de8 en6 it-5 pt5
sok zu3
yor id-7 tl-6 tr10
=vi ca-6 eo12
fal ca-6 da-7 la-6 ms6 sq6 tr-6
lba da4 id-8 ms5
mpo en6 eo6 eu5 pt-6
poz eo6 ql5
ozi sl5 xh-5
tsa st7 sw-6 tn8 ts5 zu-6
tay id-8 so9
iny tn-5
aun fr-6
ndl ql-9 sw-6 ts10
aye de-7 lg-6 no4 tl-6 xh4 yo9
dli en-6 zu7
nen af-9 de4 en-7 id-4 ku-4
idz sn12
dze lv8 sn9
uha hr5 tl6 xh5
nqu es-7 zu6
ov_ da5 hr-4 ms-6 sk5 sl7
kis eo7 hu5 lg5 lt5 ms6 sk-5
cil en-8 es6 hu5 sq6
hli de-7
cum la6 pt-7 tr7 xh4 zu-6
ano ca-3 cs6 en-3 eo3 sk-6 sn9 tr-6 yo-6
yel zu9
cla la7 ms-6
nqa az8 xh12
aly da-5 om6 tl6
abi id-4 ms9 pt-8 tl6 xh5 yo6
_eh es-6 sv6
nul ql4 tr6
dd_ cy20 da-9
siv zu7
iv_ az6 hr5 no7 ro6
uva hr5 lg4 lt-5 sn7 tr5
eht fi8
fol tr5
sey es7
pi_ et7 hr8
vim sl6 sn6 xh-5
cas fr-7 ms7 tl-7
git la7 ql5
osu fi6 ql-7
bus ca6 en-5 lt6 ms3 pt-8 tl4
fad ca8 en7 ga6
cet la9
kaz eo7 ms-5 zu5
=ay ql7 so8
yum ms6
lav pt7 ts7
ais ca-5 cy5 es-8 fi5 fr13 id-8 nl-4 pt6 sl-6
ssu de6 en-5 la5 om7 tn8
zal xh9
ily ca6
tul eo5 es-6 ro5
sib ca-7 en-6 es6 xh6
_xi ca6 es-6 so8 st-6 ts25 xh-6
gur da5 ga7 hr5 ro5 sl-5 yo-6
mac nl5 pt5 ql-6
anz de6 yo6
=ana az-6 mi19 sw12
fac es-5 la12
ios es5 la9
ned en6 ku6
zu_ eu9 zu9
alv ca-7 da5 es-10 la7 pt-5 vi5
lva ca-6 en7 es-8 fr6 pt-5 vi5
tav es-7 lt6 ql5
arf cy7 ms6
_mk sw15
taz sw9
rfo cy9
abl sw6
any ca6
nyo sn6 tl5 tn6
fau fr-12 ql-7
kt_ af-8 cs7 nl9
ihl cs-8 st6 tn-6 zu5
abt so9
bom ms7 pt6
iye so6
kha da-5 nl5 sw-6 vi5 zu5
_ah eu6 id-9 ms5 om-6 sl-6 so10 tl5 tr6
=ah so10 tl7 tr7
hav eo10 fr6
=su es8 hr6 id-5 ql9 sl-6
hla st7 tn-10 ts7 xh9 zu6
sat en-11 et5 fr-6 pt-4 sl5 sn6 tl6
muz nl6 sn7 tr5
dos ca11 de6 ql-5 tr-6
axa az6 so15 tr-7
eft nl8 tr6
=tom fr7 hr-7 it5 lt-5 sk-9 sl-7 sq-6 yo-5
_ny da3 en-5 sn5 sw7 ts5
oca af-7 es5 id-6 tr7
_od hr4 it9 sl5
pik id7 ms-7 zu-6
liv es6 fr7 id3 ms-1
lob cs-8 es-6 ms-7 sk8 tn6
obo hu6
_uk da-8 en-6 lg-7 sl-5 st-5 ts-6 zu6
bry cy8
kum sn4
dul de4 hu5 xh7
pal da6 fr-5 lt4 sk-5
=als af-6 ql7
=san es-8
=ta et8 fi-5 ql12 sl-5 tl-6 ts17
obl cy7 ql5 sl-9
sav az-6 cs-7 ts11
hay az-5 es7 so9 tr6 xh3
nor eu8 fr-4 is5 tl5
nay id-6 so10
pil es7 sl7 tl-5
apu cy6 hr6 mi8
=may no5 tl9
mam cs-5 hr6 om7 pl5
kro eo6 no-4
roz az5 ro6
oza es-7 lg8 ql-9
zat eu9
yet tr7
kot st11 ts8
cab en6 id-10 ms8
_z_ hr-7
=z hr-7
_r_ cs8
=r cs8
odl en6
hek ms-6 sn4 xh-5 zu8
ibe en-5 ku8 ms-3 ro-5 sv6 yo-8
eir ca7 cy7 en-7 ga9 is-8
dov it7
kah mi7 ms7 tn-5 xh-6 zu6
izm ql5
toa mi10
tez eu9
ez_ ca-14 eu4 fr10 id-6 ku10
qel xh18
kaj eo12 id-8 ms5 tn-5
=sen az8 tr9
_kv eo7 no8
zen af-7 cs8 de6 eu7 it-6
cli ca5
gah ql6
kau mi10 pl5 ql-4
irr lt5 om12 ql-6
vet en-7 et6 ro6 sq8
ium en-6 la5 no-6 ql-6 yo6
niu ca6 id-5 yo6
hu_ da5 en-6 ga-4 ms6 ql4 sl-8 sq4 sw-7 ts5
=ku en-6 id-8 ku13 lg6 sn-5 so9 sq-6 sw-7 ts11 xh-5 zu6
=mo tn12
hi_ az-6 en-9 hu-4 lg-7 mi4 tl-5 ts5 zu4
=hi cy7 en-5 sw-5 tl-7 ts20
kva eo10
ix_ ca10 la7
bab de4 pt-5 sq6 yo-6
tac cs9 pl-8 sv8
air ga7 nl5 pt-5
yu_ ql11 sn8
nok id-9 ms7 pl5
+š en-5 fi-6 hr5 ku-5 lt9 lv6 pl-8 yo-5
udd lg7 om6
elv sv-6
lve la7
etl id-6
lul it5 nl8 ts5 zu8
_ub hr4 xh6
urr eu6 no7 pt-6 tl5
lol id6
vik no6 sn8 xh-7 zu8
pha om4 sw-5
apt et7
gio ca-5 la7 pt-7
lhe st-7 tn8
bua ga7 tn10
uat mi5
mul es-5 lg5 om4 pt-6 ro5 tl5
nec en-15 eo5 fr-10 it-6 nl6
clo es-7 ms9
pow en-6 et7 id7 ms-5 pt7
=je af-8 de-8 es-5 pl-7 sw8
ijs lv9
usp en7 hr10 sl-6
eh_ es-6 nl5 ql-5 sv7 tr5
=od hr6
_dž hr10 lv12
+ž cs4 hr4 lt6 lv6 pl-6 sk4
dij es9 id-4 st6
ija hr4 lv5 pt-5 ro-5
jal cs7 sk-6
ahu st-5
nhu ql-5 sn10 ts11
kao hr6
ao_ en-6 hr14 it6 sl-10 st6 sw7
iku sk-6 sq4 sw4
nku en-5
nih ku9 la8
+ć cs-6 hr13 ql6
eća hr8
+č cs2 eo-6 pl-6 yo-6
_či ql10
otr cs-7 es6 eu8 sl3
nje cs-6 lg5 ql5 xh8 zu6
_zv lv6 sn14
zvi sn17
ije hr7
ovo fr-6 ql7
azv sn9
+đ hr19 sl-7 vi9
prv cs7
umi sw6 tl8 xh8
_sv hr4 lv9
svo sk6 sn8
_sr cs4 hr4
ba_ en-4 fi-7 pt-4 sv-6 xh4
koj hr9
=koji hr7
=ga ql8 tn16 yo-6
iro ca-5 it-4 ku5 lg8 mi5 sn9
mij af-4 nl8
ože sl-8
že_ sk2
vit da-4 id6 la10 no2
izu sw8
_og ql2 sv-5 tl-7
čen hr-7 sl8
_št hr6 sk5
=ako tl8
iko lg6 lt-6 sw4
=ne ca-8 en-7 eo9 es-6 hu-7 it-6 ku7 lg7 pt-8 ql6 ro-8 sq-4 st6 tn8 yo-8 zu8
fit id-8 ms8
itn id9 ms-10
tne la11 sl6
_že sk2
imo ms-5
isp hr5
iše hr9
nek cs6 id-6 ku6 mi4 ms4 sn7 xh10 zu-8
lij af-7 hr4 lv7 nl6
nij hr4 ql6
ži_ hr8
kup pl6 sn5 sw5
šta hr12 sl-6
_gd hr8
irw sn7
way en-4 xh4
ays es6 id-7 so8
tau cs8 mi9 pl-9 sn5
lsk da5
alj sq6
kre nl-5 st8
će_ ql5
cen af-6 es-4 ms-5
rut da-5 en-9 lv7 pt6 sv7
ntu en-8 fr-6 sl-4 sw-5
_mj sw8
mje ql6
=nije hr6
jem cs-6 sk7
kac ql6
mog id10 ms-6 sl-7 tl7
ogu hr6 lg5 yo5
aj_ ca-5 eo16 es-6 fr-6 pl8 pt-7 ql7 ro5
emu sn9 xh-6
hod ca5 id-4 sl6 st6
dug id10 ms-10
igr hr6 id5 ms-6 nl5
_uv cs8 xh7
uvo lt7
tup hr6 sk5
raj eo6 id-4 ms6
onc en8 id11 it-5 ms-9
ibu la8 lg5 tn6
oj_ eo21 hr5 sl-5
jen fi7 tn-6
jat es6 fi6
sob id-8 lg7 ms8
gov ql6
lne sk6
_dv ql5
aje id9 ms-10 tn-6 yo6
jev cs6 sk-5 sl5
vo_ cs-6 eo6 it12 lt7 sk4 sn8 zu-5
fou pt9
ido ca-10 en-9 es4 id-4 tl5 zu4
ju_ da-7 hr4 lv7 sq7 yo9
cro de-6 it5 ku5 nl6 ql-9
ft_ af-5 nl8 sv-8 tl7
amo es4 it8
_nj sw6 zu6
dob pl5
obi af-6
adn sl6
tev hr-4 sl4
jak cs6 da-5 id5 ms-4 pl5
big ms-5
cle fr8
syn cs6 no8
ynt cy12
bij af-4 hr5 ku7 nl8 sl-8
jel cs6 id4 no8
svi da-5 hr7 sl-5 sn10
jet cs7 sq8
swi ts16 xh-4
_ud da7 no-7 xh4 zu8
chu de-4 ga10 id-3 om5 sw6 yo-7
hus de-7 es4 sw7 xh5 zu-5
ij_ af-7 nl11
ipa ku7 st5
uci cs10 sl5
ojo id6
omn la12
mni pl7
oga tn8
aji sw13
_ši sl-7
pod af-5 lt5 nl6 pl6 st-7 tn10
odr cs8 pl-7 pt-5
ojn eo12
gla ca5 da-5 hr6 no4 pt-4 sv5 tl5
oko en-4 eu9 fr-5 id-6 sl-5 st5 tn7 ts6 xh6
=oko xh12
_kg st11 tn7
dvi da10 no-10
jed hr6 om11 pl4
noj eo9
bud id-7 sn6
ved da5 sk6
če_ cs8
izv sn8
zvo hr5 sn9
odn ql9 sl-4
iju id-5 ms5 sw7
jum lt6 sw12
sau ro6
aur cs5 cy5 hr5 id4 lt-8 ms-5 pl-8 ro-6 tl7
eco eo9 id-5 pt-5 yo6
cor it4 ms6
lej pl7
_će hr7
=pri eo8
ziv sn7
nab ca6 cs7 ku5 xh6
dni cs5 pl6
ece cs7
cep nl6
gav sv6
hij nl9
tje nl6
pok cs5 pl7 sk-5
nuo hr7
uo_ en-6 hr6 id-6 la8 lt7 ms7
gut ql5 ts6 zu-5
ead ga5 id5 it6 ql-5
cit de5 hu6 la10 lv5
off ca5 fr-6 om5 tl-7 tn6
ffr ca7
pov eo12
gru en-5 eo7 ms-7
upe id-2 sw7 vi5
_ip en-6 pt6 vi5 xh5
uzi lg8 sl-8 sw7
aud da-6 la5 no5
erz pl6
rzi hr8
zij nl10
neu cy9 ql-8
imu la7 sl-7 sw5 xh-4 zu5
lac cs-7 es-2 ga7 la7
dec hr7 vi5
cem la8
lih en-7
bog da6 hr9 tn7
bob cy8 ms-7
dac ca-7
lso nl7
zit ql-6
etn hr5
_ml lt7
_dj ms11
lka lt7 no6 so15
uka cs-5 da-8
čin sk-6
dne hu6
=bi eu-4 ku14 ql8
uno de5 id-5 sn8
iči hr9
=do es-8 ga11 pt8 ql5
=to en6 ms6 nl-5 ql8 sv-5 tn-5
tij nl6
vaj no-5
zna cs5 hr6 pl6 ql4
nej sv4
eje da11 no-11 ql4 sq5
dod cs6 cy6 pt6 sl-5
gu_ eo4 so7 sw4 zu7
žen ql7 sk-4
hip zu5
ipo ms6 sw5
_sj no8 ql8 sv-5
sje da-6 hr5 no8
usk lt5 no8
aju hr5
avl da7 no-9 sk7
tep tl7
cap da-5 fr-4
tza ca7
co_ ca-5 de6 eo7 pl5
ign hr6 id7 la7 tl-4
_kh id-3 ms5 ql5 so5 sw-6 tl-5 tn3 ts12 vi8
muh xh-7
vu_ lg6 sw6 zu7
ivu es7
ugi eu7 hr5 ro5
tku sk9
upi sl5 sw6
=po lt7 sq7
due eu8
uel es-6 fr6 pl7 sv-5 tn6
cad eu-6 ga8 id-6 ms5
go_ cs-6 fr-6 ga5 lg4 sk-6 st-6 tn8
uko ms-5 sw7
isu fi4 om7 sn6 tl-6 xh-4 zu4
_e_ az-6 ca-8 da-9 de-3 en-5 es-6 et-5 eu-7 fi-5 fr-10 ga-6 hr-6 ku9 lt-5 lv-5 mi6 nl-6 no-6 pl-4 sl-8 st8 sv-6 tl-7 tn8 zu5
=e az-6 ca-8 da-9 de-3 en-5 es-6 et-5 eu-7 fi-5 fr-10 ga-6 hr-6 ku9 lt-5 lv-5 mi6 nl-6 no-6 pl-4 sl-8 st8 sv-6 tl-7 tn8 zu5
_hr is10
uje cs6 pl9
mim sw9
sup en5 eo5 id-5 ms4 no-6 tn7 vi5
upr cs-8 es-7
gom ms-6 sv8
_ih de5 xh6
vih hr7
rje fi7 hr-5
_dh id-8 om8 so11 sq8
hr_ de14 no-5 ql7
_zn pl9 ql4
či_ ql9 sk-7
dao ga11
pob hr6
nua ga9 ms7
igo eo5 id-7 ms5
ičk sl-10
cio ca7 eo8 yo6
owa cs5
atk fi5
dhi om7 so8 sw10
tuj cs8
uči hr7
zem xh4
lji hr5
vni da-8 no6
agd om5
ice ga4 id-6 la8 ms8 pt-7
ce_ et-5 ms6 pl6
mt_ af-8 de7 en-8 ql7
moj hr11 sl-10 sw10
deg da-5 hu5 no7 so5
akr id7
azo eo4 zu7
hir da-5 eu9 no5
ogo cs-5 da6 eu7 it-5 st-9 tn6
tao tl8
inj es-6 sn7
_ia eu-4 mi5 ms5 ql6 sl-6
=mu lg7 ql14 sw-7
odo ca8 id-3 ms7
oy_ es12 ql5
_ug lg6 sl4 so6 zu6
obu az6 es4 lg7 ql-6 sl5
ajn eo14
lup ms6 sk7
nah cs6 et6
_ig la5 ql5 xh6 yo6
=ili eo10 sw7
_zd ql8 sl6
rbu en-11 lt7
eze af-9 id-7 lg5 ro7 sw6 zu6
zve sl5 sn10
_io eo6 es-8 ga6 pt-8 ql7
=io ql16
sco en-8 eo-6
ofi da-6 no5
uju sw7
ći_ hr5
ješ cs8
aga la-6 lg5 sk-6 st-5 tn7 tr-5
_iš lt6
nco eo7 es-5 it5
wis de-5 id-8 ku4 tl8 ts5 yo6
toj eo12 sq5
=no ca5 cs5 en5 es5 fr-5 hr-8 la-4 tl-6 zu4
iho cs7
hov hr-5 pt6
zov hr17
edz eo5 pl6 ql7 sn9
daj cs-7 es-7 hr8 sl8
=trump da-7 es8 fr7 hr-9 is6 ms-1 nl-5 pt7 sk-5 yo6
sva sn13 sv7
mno ql7
_ep da-5 ms7 no4
epo hr8 id11 ms-8 sv-6
mne ql8
ačk hr10 sl-8
izo da6 sk-6 zu10
zak eu7 xh5
vot ca-5 en5 zu4
ulo eo7 es-7 hu5 id-6 no5
kus cs4 et6 ms-5 tl-6 zu6
zo_ sw9 tn-4 xh6
goz eu8
ši_ sl7
jus da-6 no-8 sl5
rfi es11 id-6 ms7
fir ku6
gol fr-6 tn4
ukl hr7 id6
det id-2 ms6 pt5
umn xh8
hun ga5 mi7 ts4
idu xh6
dua ca-7 es-10 hu5 mi-5 sv7
ua_ ca-5 es-4 eu8 fi7 fr-6 la6 mi10 ql6 sl-5 sq6 sw8 yo-6
jut hr6
_ža ql11
sym nl9
bia pl6 sw9
_pf ts12
=pa hr-7 ql16
dif ms-8 st9
ife es5 pt-6
enc ca6 eo6 la-4 nl-6 om5 pl5 sv-5
ltu en-7 eo8 id6 ms-6
ej_ da7 id-10 ms6 ql6 sk6 sv6
rhi ts11
ovn no6
nea en-5 ga6 lv8
lut ca-5 hr7
gne de8
=tu fr10 id-9 ku11 lt8 sl-6 yo6
max la7 so9 xh8 zu-7
ax_ so9
och af-6 ga5 ql4 sk4 sl-6 sv4 yo-5
ash hr-6 ms6 pt8 sn5 zu8
_mr en7 hr4
zor en8 hr-6
_ae la12
amb pt-4 sn4 st-6 sv-6 sw5 ts5
lea af-6 ca6 fr-7 no-7 sl-5
ea_ cs-6 eo-5 et-5 eu6 fr-7 la8 mi9 ro4 sw8
kav en7 et-6 ql-6
usl hr7
sec af-7 ca-8 hu5
ec_ ca7 en7 la8 lv5 sl6
ico af-6 ca5 id-6 it8
com ca3 ms6 nl-7
vic cs6 la8 nl7 xh7
tvi no6 sl6
lic af-7 en-6 hu5 id-5 la8 ms6 sk-3 sl6 sw4
moh st7 tn-5
rgo ms7
_up fi5 id4 ms-6 sv6 sw5 ts10 zu7
=ka et-8 lv-7 mi11 ms-5 pl-6 ql7 so8 sq-9 st12 sw-6 tn11
jis lt7
=os da5 no-5
_rh cy17 no-5 ts7
dle nl5 ts4
dab so6
rth cy8 en7 es-6 ga6 om4 ql-6 sw5 tl-7
ity ca-7 fr-8 ql-6 tl-5 tr5 xh6
fai cy6 fr10 ql5
avu lg9 ts6
amu cs7 lg7 om5 sk-8 sl-5 sn4 xh-7 zu5
koz lg10
zva lv6 sn14
jad es-5 yo7
_ue om10
hap st7 sw7
zio eu8 it5
zel af-7 az-5 eu9 tr4
ile ca-7 de-8 fi-7 it-5 pt-5 sk-7 st5 tn4 ts6 zu4
rci la7
dea ga7 id-9 ms8
=im de6 ku13
ezo af-6 eo4 zu7
zon af-5 eo6 ms-7 nl4
ddo cy14
taj eo6 hr5 om6 sw5
uso st4
av_ en-7 et7 is-10 ku6 ql8 sv5
eut fi5 fr7 id-5 st8
ajj lg8 om10
jja lg12
icu ca-6 id5 la7 ms-4
rih no7 ql6
hva hr8 no4
agu ga4 it-4 no-9
_ea en5 ga5 la6 om5 st5 tn-6
=sin ca10 es-7 ga13 pt-6
ocu id6
efo st-5 tn7 tr5
uve sn5 zu6
gul id6 la7 lg9
fla yo5
cka cs6 sv7
oho mi6 st11 tn-11
pec la6 ms7
sce es-6 ga8 la9
uce en7
dou cs7
hni ms7
gao yo9
=mi eo16 fr-6 ga-7 hr6 nl-6 no7 ql6 sl-5 ts6
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
dej cs6 es7 sl4
gos eu4 hr-6 om6 sl4
mov ms8 sk8
=er af-10 ql7
vek ku10 ts10
xel xh15
mau en6 id7 mi7 ms-6 tl8
sut cy6 id-7 is7 ms7 ql-7
cci ca5 eu5 yo7
gto de6 en-5 sq5
ofo yo10
=ti cy9 hr16 ql12 ro-7 sk-6 sl-11 tl-6 yo7
ual ca-5 cs8 sk-7 sv5
oju yo10
gai eu6 fr-6
onz sn14
nze xh6
ced xh11
pam cs4 id-8 lt8 ms4 sn9 st4 sw4
_čo sk9
cip la11 no-6
cel ql-6 ro6
irg en-8 it7
=usa es8
etw en-7
=radio es-10
ohe st6
rce hr6 id-6 ms8 ro8
aš_ hr11 lt5
nif om5
fic fr-5 om5 sv4
cir la7
ois ga9 tr8
ruc es-5
mpu ca-5 es5 la5
mih la9
haj id-10 ms10
ufu xh10
_t_ ql7
=t ql7
kiu eo10
iu_ ca11 cs-7 eo11 es-10 it-5 pt10 sk6 st5 tn-9
aho eu7 id-5 sl5 st8 tn-7 xh-8 zu4
_uj sw7 zu8
zni hu7
reo ga6
chw cy10 pl7
lai cy8 ga6 id6 lt8 tl-6
=gore sn6 tn13
_hä sv6
zy_ pl8
eav en-8
vy_ ql11
ims az-6 ca4
kuj sq7 sw8
deb cy5 fr9 ms-4
bod cy8 sk5
eku da-5 ql-5 sn11
rks en-8
shi hr-4 it-5 lg-6 ql5 sw5 tr-5
eim de8
_iu la12
=co cs6 pl8
vaz pt8
dh_ ga12 ms8
_tx ql10
njo eo8
jos no5 pt6 tl-6
lti ro-5 sq6
neb zu-5
zic nl6 ro8
rca cs7 pt6
ick de6 la-8 nl4 no-6 sv4
ff_ ca-7
sue tn10
cos ca9 it7
mom sk6
ule cs5 en-7 fi6 fr-7 la-5 no6 yo6 zu4
oks et7 lt6 no5
oze lg10
oth en6 id-7 st6 zu4
cte ca6 nl7
=del ql9
=el eo5 hu-7 pt-7 vi5 xh4
=ha es-4 pt-6 ql11 st13 sw-5 tl-8 tn-9
=que en-5 it-8 la-4 ql7
hau de9 mi8 sn5 sw6 yo6
rà_ it10
=ser da-6 ku13 no3
=la cs-5 eo14 hr-5 id-6 pt-6 so5 sq-6 sv-6 sw11
fec ca7 en6 es-10 la10
ció ca10 es-7
ón_ ca7
=para ca7 eu-6 id6 ms-6 ql-4 tl9
+ñ ca9 la10 nl-6 pt-6 ql15 tr-7
nza ms-5 om5 yo5
cam hu7 id4 ms-3
cat id7 nl7 ql-5 ro5
ió_ ca7
+è en-8 es-13 fr6 it6 pt-8 ql13 ro-6 yo6
cie cs8 en-9 it-7 la7 nl6 pl8
chi it5 no3 pt-5 sn9
cac id7 ms-7
=maria da-7 eo8 la12 no6
cre af-6 es5 it4 la8
eu_ af4 ca11 cy9 es-4 id-5 it-5 pt10 sk-5 yo7
+ú cs-4 da-6 de-7 en-7 fr-6 ga13 hr-6 hu3 nl-6 no-8 pt6 sk9 sl-7 tn-5 yo8
ès_ fr9
_és ca5 pt5
és_ ca5 yo6
=és ca5 pt5
=els ca9
=les da5 ql10
=com es-6 pt7
gud ms-5 om6
qui ca6 da-5 en5 la11 yo6
=ve az-6 ku6 tr10
_mó ga7 ql5
_aw en-7 id-4 ms9 zu5
awa lg4 mi6
+ò ca9 da-6 es-11 fr-7 ga-11 it11 pt-6 ql12 yo12
ums lt6
_l' ca13 es-9 it8 pt-8 ql4
=es de5 hu-6 it-6 la4 pt-7 ql11
aqu la7 yo4
_só ca13
eca en6 ql-8 vi5 xh6
_s' fr9 sq8
rur de-7 tl7
_mé ga7
dei de5 eu9 pt7
=mai de8 fr-7 mi11 ql8
ixe xh9
ace sl-5
_d' ca7 de-9 es-5 ga9 ql8
'un az-8 tr14
_ll ca7 cy15 es10 pt-7
=per de-5 es-9 id8 it7 ms-7
_mí ca11
stá ga6
tá_ ga12
vai fi9 fr4 lv5 sn8
aig en-9 ga7 lv7 ql5
scr la12
ofa nl6 ql-5
=va ca7 pt-7 ts12
=una es6 sw7
jec es-5 om9
tiu eo8 fr-7
soc en-6 la6 ql-6 so8
oci en-7 sk6
l'a it9 ql7
d'a ca8
cri fr7 no-6 sl6 tl5
=est it-7 la21 ro-8
=amb ca9
wir de7
loc id-5 la6 ts5
exe ca7 xh7
ffi ca-5 cy6 it4
doc ca7 pt-7
equ la7
'es ca6 fr6 it6 ql6
iad cy13 ga7
oc_ cs8 la9
mbl ca6 pt-8
tec ms5 pt-7 tl6
via cs-6 da4 eo7 la5 sk8
=us en10
lau af-5 ca6 ro-6
ps_ ca6 fr5 it-6 sv7
rmu om9
sua ca6 en-5 es-9 eu5 xh6
gue en7 id-8 la-4 yo-4
=han no2 tl-6
uan yo7
uls no10
ecu en-7 hu5 la8 ro-5
cur es-6 fr-5 id5 la11
_d_ ql10
=d ql10
act af-7 en5 pt-6
cta cs7 la7
fe_ es-6 sl-6
tej es-8 yo8
eja sl7 sq6 yo5
=li eo11 es-7 ku17 lt-7 ql7 sl-9
gia id6 ro-7 sv-5
ngu da-5 en-7 es-3 sn4 sw5 ts5
gua fr-6 it-7 la6 ql4 yo5
pai ca-4 et6 fr9 mi9 ql-5
nye ku-5 sw5 xh5
ior la9 ql-5 yo5
olt hu8 ro7
esc af-8 eo-5 es7 ms-7 pt5 sk7
eny om4 sn5 sw7
yam hu5 ql3
onv eo7
aib ga10
_lí es-6
nia ca-5 cy5 sl-7
_tí es-5 ql6 vi5
poc ql7
=por eo5 es4 pt7
esd ca9
dev da5 it5 la-4 pt6
tó_ es8
veg es-7 eu5 tr5
exp da5 sl7
uen en-5 eu9 no8
qua es-8 la11
sum la9 sv-6 tl5 zu-4
ní_ cs6 ga4
adh ga9 om4 sw9
dhe om5 so6 sq7
uet pt7 ql10
ubv sn12
=nous fr7
pea en-7 fr5 ga5 ms-5 sl6
aix ca9 eu10
exi ca-7 sv7
cue es8
usc ca11 es-11
_y_ ca8 cy17 es5 fr-5 pt-5
=y ca8 cy17 es5 fr-5 pt-5
'ai fr11
pid eo7 id6 la7 ms-9
cot fr6 ql-7
xit cs-5 en-6 ts7
aum ca7
ebu sl8
uts da-6 en5 fi4 lv5 nl-7 no6 sw-5 xh7
=dir ca9 ql13
_té ca10
té_ fr6 yo-7
río ga9
scu ca-4 es8 pt7
ex_ ca6 la7 sl7
sai eu5 fi5 it8 yo7
voc fr-5 id-5 la4 pt7
oan pl6
ía_ es5
sé_ fr4 ga7
_ec de-7 ms-6 pt-5 ql6 yo5
=fa es-6 tn17
tou fr9 id-5 mi5 ql7
nuk ca7 en-8 fi7 sq6
twa ca7 en-8
eas ga10 no-5 ql-6
=fi it-5 om15
xes xh14 zu-9
=des ca-6 de5 en-7 es-6
_má ca7 cs10
más ca7
ás_ ga6 hu-9 pt-5
wi_ id-6 pl6 ts9 zu6
eoi ga13
acu nl7 ro5
diu la8
xim la10
sap pt7 ql4
ho_ da-5 id-4 sl-7 st8 tl-4
=ho da-5 ql11 st7 tn-11
_aj sq4
mia eo7 id4 ms-6 sw11
sej da6 no-6
_zo af-8 cs-7 eu5 hr5 id-5 nl7 xh6
uu_ en-5 om12 so11 sw8
omb fr-7 sw3 ts5
pp_ da-7 no6 sv6
_n' fr7 lg8 ql11
hug ga9
uja id3 ms-2
=are ca6 sl6
=todos ca10
uil af6 es-9 fr6 ga7 nl7
uny ca4 xh8
_ms sw11
oqu la13
=dia es-7 ga4
fum st9 tn-8 ts6 xh11 zu-8
reh hr-7 sq8 sw6
ehi st8
ceb ms6
_sí ca4 is-8 ql7
sí_ ca4 ga8
jo_ ca5 eo9 hr-8 lv-6 pl-6 sq9
aiz eu10 lv6
nyi lg8 sn5 sw5
sii lg5 om11 so7
squ en8 yo8
rés es-7
lto id-7 ro6 sk6
lvi it6
_m' ql8
fut zu4
=mig no-6 sv5
ext sl5
hyd cy8
+æ da7 sv-10
rii et5 om7 so7 yo5
non en-5 es-8 fr6 la6 no-4 sn5 zu-4
ilt ca5 yo-5
có_ es5
_nn om-5 st8 tn8
iau cy10 id-12 lt7 ms11
lod da7
nch ca7 da-8 en10 es-5 ms-4 sl6 sw9
cop en-6
=he en8 mi16 nl-7 no5
exa xh5
_ví cs10 sk-8
+ô cs-10 cy10 pt7 sk13 vi7
cut pt6 yo6
=jo ca5 lv-5 ms6 pl-5 ql10 sl-4 sq6 tn5
_sé ga6
=sé ga9
_t' ca13 fr12
esh so5 sq9 st5 sw6 tn-5 xh6
_bá ca10 es-9
ilv ca9
maz lg6
mob de5
_mp ms10 st-5 sw6 ts8
=mp ms13
=mar ga11
=see ca8
=re cs-6 es-8 et6 fr-6 hu-7 it-8 ku7 st12 tn12 yo-8
yo_ en-8 et-6 ku-6 om-5 so7 tn5
=yo tn12 ts9
ufa ca7 da6 es-6 pl6 sw7
otl no-10 tn11
=has en10
_zá cs5
+ř cs14 sk-10
ngo da-5 en-8 ms-5 xh7 zu5
+ů cs19 nl5 sk-12
_já is7
_js cs18 sk-9
jse cs7
=jsem cs7
+ě cs16 hr-8 pl-9 ql14 sk-10 sl-6
ně_ cs9
_př ql6
_kd cs13 sk-7
=pro cs8 ql10
+ý az-9 cs2 hr-8 is4 ql7 sl-6 tr8
ych cs8 cy12
ohl cs5 st8 tn-8
nyc cs10
ará ga7
ké_ ql14
+ň az-7 ql16 tr-18
lát es8
ahr de7
_hw cy9
_mb en-5 ga5 ql5 sq7 sw10 ts5
=že hr-6 sk3
ám_ cs6
_hl is9 st11 tn-9 ts13 zu-6
=ze ql7 sk-8
_kt cs8
+ą cs8 lt11 pl13 sk-9
_vh ql15
aby de6
iec lv6
ré_ es8 pt-9 yo7
byl cs10 ql7
chl nl7
boh st12 tn-8
gak ql-7
+ľ cs-5 sk12 sl-6
kem en8
mé_ ga9
jí_ cs9
lep hr7
toh mi7
cov nl6
hle cs5 en-7 sk-6 st6 tn-8 ts6 zu8
=ke cs-4 ku-4 st8 sw-7 tn11 xh9
rán ga6
lé_ cs6 sk-7
+ť sk8
zek id-6 sw5
dha id-4 om11 so8 sw7
kud da8 no-7 sn9
nez ro4 sn4 zu6
ím_ vi5
rze cs7
át_ cs8 hu9
_wn cy14
+ę lt7 pl23 ql-7
trz cs8
+ś pl7 ql8
hop fi5 pt8 tn7
jej ql11
edy ms8
ury da5 pt8
_vá sk6
edl cs9
=asi sn12
stn la6
sys st7
asy ql6
hro ca-5 eu9 id5 no4 tl-8 zu6
hut cs6 fi5
noh mi9
_oh az5
_tá ga11
+ď cs6 ro9 sk10
ety en-6 sk5 xh11 zu-7
bam lg5 yo5 zu4
mbu da-6 ql-6 sl5 st-5 ts5
ung en-8 eu-6 tn-4 yo-6
amn da-8 no7
elb id-7 ms6
zta eu11
fii so9
hlo sk-6 st6 tn-10 zu6
_vs hr-7 ql6
aky ms9
ym_ cy8 id-6 pl8 ql7
_lé ga7
asu om4
=jest pl11
hez sw7 xh5
ijn af-5 nl11
leh fi6 tn-6
ciu ro7
oul cs6 da-6 yo6
iš_ hr10
alá ql7
án_ ga9 pt-6 sk7
imh ga10
uch id-6 tr5
dka so10
luh ms-9
=it da-6 ql8
ché fr8 it8
+ß cs7 de6
urc ro6 xh6
äng et9
+ż pl15 ql6 ro9
+ă ca-6 es-5 ro24
_cs cs7 hu9
_gc ga15
lef id-8 la-6 st6
_bh eo6 ga9 xh6
_ní ga15
dii cs6 so10
tai ca-7 ga4 lt5
dez eu9 fr7
vec cs7
roa mi6
oly en7
tyr cy6
kys da7
pt_ af-8 da-7 en4 ms-5 ql7 vi6
uhl ql-7 zu6
idh sw4
hig en-9
_út ql11
amh cs6 ga10
mha cs6 ga7 ts6
tă_ ro10
=ji ku15 lt5 sl-5 yo5
uba ms4 no-7 tl-5 xh5
baj om6 ql-6 ro6
mex cs9 es-8
ryt lt11
hto ql11
neh de6 id9 ms-8
vs_ lv10
_lá ga8 ql-6
lii fi4 la10 lg8 om11
ahe tn-4
egy hu9
mut la6 ms-5 sn6 sw-6 ts7
zob zu12
_gb cs7 ql4 yo8
=den ga6 nl-5 ql6
_dy cy13 en-6 no6
_cz pl11
keh id4
_sz hu4 pl9
sza pl10
atc da8
adk so9
ivy sw10
loh st7
=din no7 ro10
_yn cy14
=yn cy13
=ei cy5 fi4
_dd cy16
nyd da8
ydd cy17
mew cy7
ewn cy8
_gy cy16 lg7
gyf cy10
wr_ cy15
'r_ cy21 ql-5
_ym cy16
_yr cy9 lt7
yr_ az6 cy8
=yr cy10
mae cy14 da-6
aen cy7 st6 sw8 tn-5
wyr cy11
=ar cy14 en-6 ga13 lv-8 ro-5
_ff cy15
_i' cy8 sq8
i'r cy8
=gan cy12
wai mi10
mwy cy12
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
ysi id-6 is6 om9 tl6
meh sl7 st7
_gw cy13 lg6
fod cy16
fyd cy12
dau cy9
wid en-8
hai en-4 es-5 fr5 ga6 it6 sn6 sw5
o'r cy8
iff fr-6 id-6 ms6 tl7
fei de-7 ga5 nl-7
_yd cy14
ydy cy11
dym la11
gwa lg7 sn5 tn6 xh-6
ysg cy11
=ac cy13
cyn cy11
nba tl6
fro en5
wy_ cy15
diw cy8 tn7
_mc nl7 pt8 yo-7
+â cy8 fr4 id-5 la10 ms4 nl-7 ro9 tr7 vi9
aff ca-7 fr5 om5
yw_ cy13
=yw cy11
ae' cy10
odw zu7
hag fr6 ms10
fyr ql8
ynn cy11
=ra ql7 ts11
iai fr6 ga10 id-4
ngh cy6 ts9
gha no-6 sw8 yo-7
hwe en6 sn7
_bw cy8 lg8
hyn cy7
mwa lg4 sn9 sw7 zu-6
aed la11
aw_ ql11
gyd cy12
thr da7 en-6
ddw cy8 lg10
=au fr6 mi6
ony en-7 id6 tn-6 yo-6
_á_ ql7
=á ql7
+î az-6 en-6 eu-6 ku22 ro9 yo-6
gap st-5 tn7 xh3
aia ql6
lch cy8
nwa ts11
wad pl10 sn5 so5 yo-6
eic ga8 lv4
liw cy7 sw6
=deg no8
myn ql7
rdd cy13
ryn cy11
oad ms14
=hun af-7
=fel cy11
gei en7
tae la6 mi9
afu lg7
i'n cy12
nny en-7 lg14 om-5 ql-10 st-5 tn8
daw zu3
+ø id-4 is-22 no3 ql4 sv-13
+ù cy6 fr6 ga-6 yo13
+ƒ ql13
nnu la8
cai ga10
=pe ql7 ro8 yo5
_nh cy7 sn5 ts12 vi8
fu_ sw12 yo9
mle pl7
cea es-8 ga12 nl7
+å ca-5 en-8 fr-6 nl-6 no4 ql-8 sv5
ynd cy7 ql6
sae ku11
taw id6 ms-5
eud cy8
gob zu10
mga ql4 xh8 zu-6
=bod cy10
=eu cy9 pt9
rld en-9
wim sw9
=ag ga12
siw tn5 ts6
=du ql6
kir hu6 ku10 lg7 yo-5
_nã pt7
coc es11
yre da8
riw ts14
wa_ ca-6 cs-5 es-5 et-6 fr-5 la-4 nl-4 pt-6 sl-6 sq-5 st5 sw7 tl-5 tn5
_gå sv6
phe sw-7
fru pt8
=we af-7 ql5 zu12
=eto ql17
iwa fi-5 st-8 sw5 tn5 ts12 yo5
gib zu9
esw ts13
sht id-4 ms8 sq9
=fu yo10
cub id-14
leb ca-6 tn9 zu-7
uon sw10
awo lg4 tl-6 yo6 zu4
lga es9
=tsunami en8 ms-4
hob st7 xh6 zu-8
=eka ts16
oph eu9 st7
=der de7 en-6 id-5 ku5 nl-7 no-10 pt-5 ql9
=kun eo8
skj da-7
=og no3 ql2 sv-5 tl-7
_hv is6 sv-6
nær no11
ær_ no9 ql8
=her az-5 en12
lgi es8
_sø no5
kua mi8 sw8
=kua mi11
hvo is4
=til ql9 sv-6
=ved da7
ked az-5 tr5
giv ms8
ære no8
=men ms-6 ql13
_hj ql12
meg hu8 tn7
=west es8 it8
=fra da8
=som en-7 sk6
=over en7
=date pt11 ql-12 sl13
eau da7 fr8 pt6 ql-7
uf_ de10 hr5 om9
=vil no7
gt_ af-6 de5 is6 nl9 om14 ql5
ytt sv6
=for ms-5 sn5
hve is5
=ir lv5
aa_ en-5 hr-5 lg-5 om14 ql-5 st-4 sw6 tl-5
ykk no7
nkt eo6
ubb om10
=have fr6
ulg es9
ppo es-6 fi7
=nu af-5 no-5 ro11
=par no5
=go ga12 ql-5 tn15 yo-7
mue es12
kib da7 lg7 no-7
omh ga10
=sig da5
rny id10
_ua id14 ms-14 ql7
=mit hu7
utt no4 om5
uun om11 ql-5 sw6
toi ms-6 sq7 yo7
oim ga7
=ny ql13
eye id-7 ku7 ms7 ql4
oo_ id-6 om11 so9 zu-4
cou ca-5 es-5 sk6
_fh ga10
=tre eo10
_ao ga5
hok mi6 sn8 st5
kok id6 ms-4 ts4
dun nl-9 tr7
sea st6
oil ga9 id7 ms-6
=had af-8 en12
num is-7 la9 nl6 ql10
yle lv5 ql-7
=ba eu-6 ga6 ql6 tn13 yo-7
_mm ca6 en-7 lg7 st9 tn8
quo la11
uot fi-6
=ene tn13
kku fi10 id7
=ein is-9 no9 ql6
auf de7 st6
=und ca5 de9 en-6
oar af-5 eu6 nl-6 ql10 ro8
=von de11 ql6
=ist de13
_üb tl8
übe tl8
=das de9
_fü de8
wo_ lg5 sw-6
=wo ql7 ts8
zei sl6
zes lg6 pt5
=um pt6 ql8
=zu ku7
=sie ca6
zie af-6 lv4 nl8 pl7
nnt ql8
zue eu11
hte af-6 fi8 id-8 no-5 ro5 sq5
=auf de7
är_ ql8 sv6
_zw nl9 ql10
zwe zu7
bik eu7 id-6 ku8 ms4 zu6
_wu ql9 so7 ts7
_jä et7
inm ga9
=ich de11
itä et7
seh tn-5
efu st6 tn-4
aup mi8 no6
asz pl7
_uh sl-7 xh5
hoc la9
=sei it10
_lä sv5
pfu sn10 ts13
_nä ql7
zwa nl9 zu7
zte eu9
=juni id13
män et9
nns da-3 ga-7 no3
mna sw8
siu st7 tn-6
zia id-6 ro8 sw7
_mä et7 fi10
gay id4 ms-7
kga st6 tn8
=hin om17
in' tr9
ätt sv5
cco it6
_pä et6
rsh en8
owo ms5 yo8
_tä fi6
än_ fi5 sv5
=mary de5
wnl ms11
loa ms11
=download ms11
=will en10
auk eu6 hr7 lt6
eph zu8
=but en10
cy_ xh7
cau ca-6 la9
pic ca-6 en9
=be ku9 ql12 yo-4
n't en11
't_ ca8 en9
hik mi5 ms7 ts9
aec la14
jay ms10
poi fi8 id7 ms-8 pt5
cog la11
wha en7 es6 mi14
=said en12
=times en-13
=non es-6 fr6 la7 ms-6 ql6
=pre sk10
uye sn7 sw-6
=national en-13 tl-10
=got ku11
=thomas en-5 la8 ql-6 yo-7
=che id-7 it7 ql10
eyo lg6 xh12
=china id-14
_nc sw13
kii so11
=estas eo20 es-9 pt-12
+ĝ eo26 es-8
iaj id8 ms-8
jn_ eo15 nl6
+ĉ eo20 es-8
_ĉi eo7
iuj eo10
uj_ eo10
=kaj eo13
+ŝ eo20
+ŭ eo21
aŭ_ eo13
kio eo7 sw7
ĝis eo10
_ŝi eo11
vut ts7
dzi lv4 pl7 sn10 sw-7 ts6
=estis eo16
laj es9
ejo eo7 om5
kia eu7 mi8 sw7
=jam sq9
ĝas eo10
tuo et6
iis fi4 la8 lg10 ms-5 so11
=dua ql10
=mia eo14
sz_ hu8 pl12 ql-6
ush es-5 ms10 zu9
sjo da-6 no8 ql6
gaz eu7 ku5 xh-3 zu6
saj id7 lg6
xo_ eu9
=parte es-9
ghi tl7
uwa so4 st8 sw5 tn-6 zu-6
+ū eu-7 lt11 lv9 mi17 ql-6
zai eu11 nl-7
aik eu6 id5
=loko ts14
kip da-5 no8 sw9
pab id-7 ms7
ujo xh9
lho pt5 tn10
=lo ca-14 es4 ql10 tn5 yo5
iit fi6 sn7 sw7
dut id-6 ms6 zu4
nii om13
+ā en-13 id-4 lv11 mi21 ql-7
uam la10
gbo yo11
kuz sn4
mua mi5 ts5
cua pt-6
=este ro19
hoy es7
=con ca-5 es8
=bien fr-11 ql-9
=toma cs10
pue es7 it-8
hoi ga9
kai eu7 mi11 ms-4 sn9 sw-5
ayu ql7 so6
shm ms10
=mas pt8
=dijo es8
=nos ca-8 cy7 ql8
=ce fr6 ql8
=di en-8 fr-5 ku8 la-6 pt-6 tn5 yo-9
_xu so10
xic es-11
=salvador ca-13
ttu fi8 lg9
=ri es8 sq-8 ts11
iag id-8 ms7 ql7
+õ et20 hu6
hta ga7 ql-5
muu om7
ksu ms5
iik lg11
_är sv6
nud cs6 et6 sk-6
oa_ en-7 es-7 eu12 mi13 ms-4 sw5
kka lg11 no7 om10
uul fi7
_lõ et9
uae la10
suu lg8 om10
=oli et7
asj ms10 no8
sja ql10
=ee so19
=kes ku13
jai eu8
ahk et7
kuu fi4 lg6 sw7
iir lg10 ql-5 so8
aab lg9 so8
uhu fi6 sw9
uus so7
n'i ql14
kug lg5
muv zu12
oob so10
uum lg9 om11
kuv sn6
tii om10 ro4 so7
gag tn8
iph en-6 vi5 zu7
kek en-5 eu6 yo10
kwi en-7 xh15
huk id7 ms-9 sw8 tl7
ngk id4
eik lv13
kuh ts-5 xh8
bim id-8 ms11
+ő hu18 ql-6
=ko eu-6 hr9 mi12 pt-4 ql13
koa eu8 ql5
=eta eu9
_ez ku8 lg6 sw-6 xh10
oak eu9 id-7
=ez ku14 ql10
aip lt6
=ama so10 xh-7 zu9
gok id-5 ms7 xh7
goa eu10
khi zu7
dap yo6
ekh id4 ms-5 xh5
=washington en-8
hua ga6 id4 mi7 ms-5 sw6
_oi et7
=dei de5
koi fi7
xwe ku17
hii so7 sw8
aon ga9 sn6 sw7
qu' ca-8 ql16
ixo eu10
ubu xh4
osh sn6 sw6
zeg nl6
nng st12
yac ql10
+ō la7 mi20
rex sv6
=kale so13
sä_ fi8
voi fi8 fr7 it7
mä_ fi11
=tai lt10
soh st12
yis ql-6 ts8 zu11
ihi la12 mi6
kuo sw9
=sami en13
irh ts14
huu om9
uai ga11 id-3 ms3
=elle fr11
_à_ ca-5 fr9 yo-5
=à ca-5 fr9 yo-5
_dé es7 ga7 yo6
_ré en-4 ga8
=vous fr7
_mf ts12
_j' fr16
j'a fr12
éar ga11
=dans af8
=mais pt9
=mme tn8
=suite ga10
_fé yo7
_ég is6
ttr ms10
=ile st12 yo-7
=faut fr-15
obb de6 no7 ql-7
bbi de7
éan ga13
uya yo4 zu4
=ai mi6
=mot no9
hái ga10
áin ga12
íon ga10
=agus ga13
_é_ en-6 es-6 ga14 pt8 yo-7
=é en-6 es-6 ga14 pt8 yo-7
=ea ga11
gca xh13
ibh ga8 xh5
bh_ ga8 ql8
hún is7
ún_ ga7 is8
íoc ga11
áil ga13
_tú es8 is-8
aí_ ga14
hí_ ga9
bhf ga14
hfu ga9
fui la10
aoi ga15
abh ga10
=ina ql9
bhí ga9
=bhí ga8
bhe zu9
=ní ga7
=tá ga13
éir ga11
tú_ es6
_dt ga12
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
éi_ ql16
_nd ql7 sn9 ts5 xh8 zu-6
+ṣ yo12
ára is7
_ár is8
nsh ql8
ól_ cs8 hu8
=cha zu10
ezv sn13
cik id-8
=kanye xh-8 zu12
=tla st6
=nisam hr17
mva xh7
=nem hu6
él_ hu9
agy hu7 lg6
sze hu12
szt hu5
tás es8
gye lg8
esz hu9 pl8
=meg da-6 no12
ég_ is6
osz pl10
isz pl7
yok id-8 tr6
+ű hu7
gya lg9
yek ku6 sn7 xh5
_ké ql9
yik sn8
yit lg9
rå_ no8
yai sn10
áng ql13
gje da-8 no11 sq7
okh zu12
kho xh7 zu8
azz lg10
=sem is9 sl7
cze pl6
czy pl10
=ev ku16
=apakah id9 ms-8
=yang tl-5
=sudah id8
=ini sn10 sw-4 tl-6
ahw id8
=bahwa id10
=dalam tl-6
gka ql5
=pada ql-7
=karena id14
waj id6 ms-7
=ia eu-3 id6 mi8 ql10
=mana id3
=aku id11 ql12
=harus id9 ms-9
khu zu6
kuy xh9 zu5
=bisa id11
=saya ms4 ql-6
=setelah id9 ms-8
=badan so13
=lagu ms12
=kita tl7
kiw sw10 ts8
isw ms-8 tn-6 xh7
yaa om10 so9 sw-5
=dhe sq8
adz pl7 sn10
baw lg7
wab id5 ms-4
=bilang id8 ms-9
kya lg13
_mg ql5
+ð da-7 la11 no-11 ql6 tr9
_að is5
að_ ql10
=að is7
+þ az-5 is16 ql-8 tr9
ið_ ql8
ða_ ql9
við ql4
=við ql4
rðu is9
=hann ql7 sv6
tað is-7 ql13
_þe is5
ði_ ql7
=ég is6
_gj sq8
=bara om13 ql8
_kj da-7 no8
uxu so9
=kama sw15
=nei no6
=ora ql12
agk ql9
ll' it8
_è_ ca-4 de6 it7 yo-5
=è ca-4 de6 it7 yo-5
=sono it7
+ì ga-5 it6 yo16
=anno la15
phu st7 xh7
=ut la15
=sunt la15 ro6
iul ro7
_å_ da-7 no8
=å da-7 no8
=nga lg6 ql12 tl-17 ts12
ibw lg14
bwa lg12 sw6
_nt lg5 ql6 st5 sw-7 tn7 ts10 xh4 zu-4
_lw lg5
faa om11 ql5
=nti lg11
zaa nl10
awu ts8 xh7
kuw so3 sw8
_nk ql5 sw-7 ts9
eey lg10 so12
aay lg5 ql6 tl-12
uyi lg7
=eno tn14
kyo ms11
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
_yi en-6 ql4 so5 sw-5 ts11 xh6
bap id-11 ms10
jir id-6 ms4 om8 so11
=ena ql14 st12
jwa st9
yot sw10
yaw ql12
mnt xh18 zu-10
yey so8 sw11
+į lt11
+ų lt10
+ė lt22 ql-5
=yra lt7
_aš lt8
=aš lt8
eš_ cs8
=jis lt7
=tau mi7
_rr sq13 tn12
=ture om11
+ē la9 lv14 mi15
+ī la7 lv15 mi16 ql-6
+ņ lv8
_tē mi11
_tā lv-6 mi14
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
=ik af-10 de-5 nl7 ql14
bva lv10 sn10
_tū mi11
gā_ mi9
_rā mi11
āto mi8
ngā mi14
=ngā mi10
_wā mi8
=atu mi13
_ā_ mi10
=ā mi10
=kei mi15
_mō mi11
nh_ vi12
=rau ql13
=tomo eo10
=waa so20
=diposting id-13 ms20
=kerana id-16 ms17
hah st9 tn-7
_ij yo10
ayy om12
=selepas id-15 ms15
=av da-6 is-9 no5 ql9 sv5
kje da-8 no11
=etter da-7 no11
=eit no8
=hva no9
=eg da-5 is-7 no7 ql10
=ett no-9 sv10
ijk af-6 nl8
=hij nl8
=niet af-9 nl11
ijd nl12
caa so9
não pt4
ão_ es-4 pt8
=zo ql13
frå no7
=brett no-9
=att sv8
=sida so11
+ł cs-9 hr-7 pl14 ql10
qaa om8 so9
=akka om11
a'a ql11
=kana om8 sn19
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
=não pt4
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
_și ro9
și_ ro10
=și ro9
ân_ ql8
shk ql7
=sum la9
=kuti ql8 sn10
=akati sn11
=uye sn13
=iyi sn8
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
syo tl8
=kuwa sw7
të_ sq6
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
tlh tn13 ts9
=är sv6
=och sv7
=jag sv10
=till sv7
=inte sv10
ndz ql-8 ts24
=katika sw19
=hii sw15
=lakini sw12
vyo sw13
=siku sw12
=mga ql5
=ang en-7 ql11 tl12
=ito tl7
=isang tl6
=hindi tl11
=siya ql9
'da tr12
ık_ tr8
çok tr10
=çok tr9
çi_ ku9
rî_ ku12
nhl ts14 xh-6 zu10
=yi ql8 ts11
=xa xh12
=ndzi ts11
uph xh7
=ndi ql20
gqi xh14
+ư vi6
+ị ql16 yo-6
+ờ vi7
+ọ ql9 yo13
+ơ vi7
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
kuq xh8
=kunye xh20 zu-11
=malunga xh17
=uthe zu12
=ukuthi xh-8 zu14
=lapho zu17
=noma zu14
=tomas lt15
_pê ku9
+ḍ ql16
=rangers cs7 es9 no-10
=palin id-9
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
=awak id-8 ms15
=xwe ku11
kî_ ku8
_û_ ku14
=û ku14
rê_ ku10 ql9
nê_ ql9
=ew ku16
yê_ ku12 ql7
iyê ku9
_bû ku10
=kir ku15
=çi ku11
=toms lv10
=ech ql16
=ass ql19
+ħ ql19
=bahawa id-15 ms15
+ʻ ql22
=tha ga-14 ql17
+ḓ ql14
c'h ql18
`,
};
