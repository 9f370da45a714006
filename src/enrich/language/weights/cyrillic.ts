/** Written by scripts/fit-languages.ts. */
export const cyrillic = {
  languages: `
be -0.61 -1.26 0.81
bg 0.32 -0.73 0.63
kk -0.96 2.52
mk -0.31 2.35
mn -1.05 2.01
qc -0.17 3.11
ru 0.58 -0.72 0.64
sr 1.74 -0.24 0.49
uk -0.20 -1.02 0.69
`,
  features: `
+к mk1 qc2
_кр kk-2 mk4 mn1 qc-3
+р kk1 mn2
кра ru-2
+а kk1 mk2 mn1
рая bg8 mk-3 ru-3 sr-3 uk-3
+я be1 bg2 mk-9 sr-11 uk1
аяв be4 mk-3
+в kk-1 mk1
яві be3
+і be3 bg-10 kk6 mk-7 mn-5 qc-8 ru-13 sr-12 uk6
від be1 bg-2 kk-2 ru-3 uk4
+д kk1 mk1 mn1
ід_ kk-2 uk5
+с mn1
_са bg-2 kk3 mn3 qc2 ru-3 sr1 uk-4
са_ bg6 kk4 mk-6 mn-4 ru-2 sr2 uk-3
=са be5 bg10 kk-3 mk-11 qc-5 ru-7 sr1 uk-6
_сп bg2 kk-1 qc-6 sr-2 uk1
+п mk2
спа bg-2 kk5 mk-3 qc-3 sr2
пад be1 bg-3 qc-4 ru2 sr5 uk-3
ада be1 bg-4 kk4 mk-1 ru-3 sr3
дар bg2 kk1 mn3 qc3 ru-3 sr-7 uk-4
аро be6 bg-6 mk2 mn-3 qc3 sr2
+о be-2 mk2 mn1
рож bg-5 mk-4 ru5 sr-3 uk5
+ж be-1 kk2 mn3
ожн be2 bg-10 mk5 sr-6 uk5
+н be-1 mk1 mn2 qc2
нік be5 ru-2 uk-3
іка be3 bg-2 kk-2 ru-3 sr-4 uk4
ка_ bg2 kk-3 mk3 mn-4 qc-2 sr-2
+г mk1 mn3
_га be2 bg-9 mk-2 mn5 uk2
гас be-3 kk-2 mk3 qc4 ru-7 uk-4
асц be7 uk-5
+ц be3 kk-1 mn4 sr2
сці be5 uk-4
цін be5
іні kk4 uk-4
ніц be5
ца_ kk-2 mn-4 qc-4 ru3 uk-2
_ал bg-3 kk3 mk-3 mn-3 qc3 ru-2 sr1
+л kk1 mn2
але be2 bg-3 kk-2 ru-2 uk2
+е be-1 kk2 mk2
лес be-4 bg-2 mk5 ru-1
еся be5 bg-7 qc-2 uk4
ся_ be2 bg-8 kk-3 mk-4 mn-2 qc-5 sr-5 uk4
+ч kk-3 mn2
+э be1 bg-11 kk-2 mk-8 mn2 qc2 sr-11 uk-11
рве bg-2 qc4 ru-8 sr5 uk3
вен be-3 bg3 kk2 mk5 ru-4 sr-3 uk-2
еня be-5 mk-2 qc4 ru7 sr-3 uk-8
ня_ be-1 kk-2 mk-5 mn-2 sr-5 uk4
+ў be17 bg-6 kk-3 mk-4 mn-3 qc-5 ru-10 sr-7 uk-8
_ў_ be7 ru-2 sr-2 uk-2
=ў be7 ru-2 sr-2 uk-2
_ра be-1 mk2 mn-1 qc3 sr1 uk-2
+ё be7 bg-11 kk-4 mk-8 ru10 sr-11 uk-11
не_ be3 mn-3
_ст be-3 kk-2 sr2
+т be-2 kk1 mk2
ста bg-1 mk3 mn1 sr1
тар bg-3 kk5 mk2 mn-2 qc2
арт be-3 bg3 ru-3 sr-4
рта be-2 bg2 kk4 mk-3 mn3 qc3 ru-1 sr-4 uk-5
тав be2 kk-2 mk-2 mn3 qc5 ru-3
ава be2 bg3 mn3 ru-3 sr1 uk-5
вал be-2 mk-3 mn3 sr1 uk-2
ала bg-2 kk3 mk-2 qc3
ла_ bg-4 mn-5 qc4 sr1 uk1
_ак be1 bg5 mk-2 ru-2 sr-2 uk-5
акц bg-2
+ы bg-10 kk3 mk-7 qc3 sr-10 uk-8
ыя_ be7 ru-4
_да kk-2 mn3 uk-2
дап be3 kk3
апа bg2 mk2 mn-3 qc-3 uk-5
пам be6 bg-5 kk-2 mk3 ru-2 sr4 uk-3
+м kk1 qc2
амо be-2 mk2 mn-2 uk-3
мож be-3 kk-2 mk5 ru-3 uk3
ожа be2 bg-2 mk5 sr-1 uk-4
жам be4 bg-6 kk4 mk10 ru-4 sr-6
ам_ mk6 qc3 uk-4
_ад be7 bg-10 kk2 mk-2 sr2 uk-5
адз be4 bg6 mk-4 ru-3 sr-3
дзі be9 kk-3 qc-2 uk-6
зін kk5 uk-2
іно be3
нок be-4 bg2 qc-3 ru-2 sr-2 uk5
кім kk5 uk-2
ім_ be4 kk6 qc-2 ru-3 sr-3 uk-3
_лю mk-3 sr-3 uk3
+ю bg-2 kk-2 mk-11 ru2 sr-13 uk3
люд be-3 bg-2 mk-2 ru4 sr-3 uk2
юдз be4 uk-4
дзя be5 uk-2
ям_ be-6 mk-3 mn6 qc-1 ru4 sr-3
_на be-2 bg2 kk-3 mk2 qc-1 sr-1
нав be3 bg-4 mk3 mn-4 qc6 ru-2 sr-3 uk2
аву be5 bg-7 mk4 ru-4
+у bg-2 qc2 sr1
вуч be7 qc4 ru-7 sr-6 uk-5
цес be4 bg-6 mk5 uk-4
_зм be2 ru-3 sr-3 uk5
мян be5 bg-2 mn4 qc-3 uk-4
+ш bg-2 mk1 qc3
нша be2 kk6 mn-4 ru-3
аць be7 uk-6
+ь bg-7 mk-8 mn1 ru4 sr-9
ць_ be6 ru-5 sr-2
наг bg2 qc3 sr-3 uk-5
агр bg-6 mk3 ru7 sr-4
гру be-2 bg3 mk4 sr-5 uk-2
руз ru5 sr-2
ку_ bg-7 kk-3 mn-2 qc-4 sr3 uk3
на_ bg2 mk4 mn-1 sr-1
=на bg4 kk-4 mk3 mn-4 qc-6 sr-3
_па be3 mn1 ru-2 sr-1
паз bg8 kk3 ru-4 sr-4 uk-4
зва mk-6 sr3
ван kk4 mk-3 mn4 qc-2
ано be-2 mk2 mn-2 qc3 sr-2 uk1
ноч be4 bg-4 mk-4 ru5
очн bg-3 mk2 qc-2 ru-1 sr3 uk1
ік_ kk9 qc-4 ru-3 uk-3
_у_ bg-6 kk-5 mk-8 mn-4 sr4 uk2
=у bg-6 kk-5 mk-8 mn-4 sr4 uk2
_шт be6 bg-10 mk3 qc-4 sr2 uk-2
што be6 bg-11 kk-2 mk9 mn-2 ru-8 uk-5
тод be-3 bg-4 kk-3 mn4 qc4
одз be5 ru-2
ённ be4
нны qc-3 ru3
ным bg-4 kk5 qc-3 ru4 sr-3 uk-4
ым_ be2 bg-6 kk5 mk-3 mn-2 qc6 ru-5 sr-4 uk-4
_жы kk5 mn-2 ru-3 sr-2
ці_ bg-2 kk-4 mk-2 qc-2 ru-4 sr-3 uk7
пар be-2 bg-3 mn-2 sr1 uk2
арк be-3 mk-4 mn3 ru6 sr-7
рка be-4 ru7 sr-6
_як be3 bg-10 kk-4 mk-4 mn-2 qc2 ru-9 sr-6 uk8
яка bg3 qc3 ru-7 uk6
кая bg-10 ru6 uk-4
ая_ be2 bg-5 kk-2 mk-4 mn3 qc-2 ru7 sr-7 uk-8
_аб be8 mn-3 qc-1 ru-5 sr-5 uk2
+б qc2
абр be4 bg3 qc-2 ru-2
бры be3
рыв be3 ru4 uk-3
ыва bg-6 mk-2 qc3 ru5 uk-2
вае be2 bg-3 ru4 sr-4 uk-2
ае_ be10 bg-3 mk3 mn-3 ru-3 sr-6 uk-5
_ні be3 bg-2 kk-4 mk-2 ru-3 sr-4 uk3
тку be2 bg-6 mk-5 sr3 uk2
ця_ be-1 bg-6 ru-7 uk13
_і_ be5 bg-5 kk-4 mk-2 qc-3 ru-5 sr-4 uk3
=і be5 bg-5 kk-4 mk-2 qc-3 ru-5 sr-4 uk3
_ка mk1 mn2 qc5 ru-3 sr-2 uk-3
кал be3 bg3 qc4 ru-2 sr-9
алі be4 kk-3 ru-4
лі_ be5 bg-3 kk4 mk-3 mn-2 qc-5 ru-8 sr-4
=калі be6 uk-5
_зр be5 bg-5 mk-6 ru-3 uk5
зро be3 bg-3 mk-4 uk4
роб bg-5 ru-2 uk7
обі ru-3 sr-3 uk5
іць be6 uk-5
асп be3 bg-2 kk4 mk4 qc-3 ru-6 sr3
спо be-5 bg5 mk3 qc-5 ru-3 uk-2
под be-4 bg5 kk-2 ru2 sr-3 uk-5
дзь be9 ru-6 uk-3
зь_ be4 bg-4 kk-2 mk-2 qc-3 ru6 sr-3
ару be3 bg-8 mk2 sr-5 uk1
ру_ bg-10 kk2 mk-8 qc-3 ru3 sr6 uk1
_ма bg-3 kk3 mn2 qc3 sr-1
май bg4 kk2 mk-4 ru-3 sr-4 uk2
+й mk-9 mn3 qc2 sr-11
айм kk2 ru-4 uk3
му_ be1 bg-2 kk-4 mk2 mn-4 qc-3 ru2
сё_ ru3
то_ be-2 bg5 kk-4 mk3 mn-3 ru-2 uk-3
=што be9 bg-9 mk6 qc-4 ru-7 uk-4
каз bg3 kk-3 mk3 mn-2 sr-4 uk2
аза kk5 mk-1 mn-2 qc3 ru1
аў_ be8 mk-2 ru-3 sr-2 uk-3
_пр mk3 mn-2 qc-2 sr2
пра be7 bg2 mk2 mn-2 qc-3 ru-4 sr-2 uk-1
ра_ bg2 uk-1
=пра be5 uk-4
_ця bg4 ru-5 uk3
ябе be5 uk-4
бе_ be3 bg-2 kk-2 mk-1 qc-3 ru2 sr1
_ар kk1 mk-4 mn3 qc2 ru3 sr-2 uk-3
рты be-7 bg-2 kk3 qc3 ru2
тык ru-3
кул be5 bg-5 kk3 mk3 ru-3 uk1
ула be-4 bg-2 mk3 mn2 qc4 ru-6 sr2
пры be10 ru-5 uk-5
рым be-2 kk2 qc7 ru-4
цца be4
да_ be-3 kk1 mn-6 sr1 uk-4
=да be-3 bg3 kk-2 mk2 mn-4 qc-2 sr1 uk-8
_за be-1 kk-2 mk3 mn3 qc-3
зар mn5 qc2 ru-5 sr-3 uk1
ара be-2 mn1 qc5 ru-3
раб mk3 ru2 sr-4 uk-9
або be4 kk-4 mk6 mn-3 sr-4 uk-4
бот be-1 kk-3 mk3 qc-3 ru2 sr-6 uk1
отн bg5 mk-4 ru-2 uk-4
тна be2 kk-2 mk2 qc2 ru-5 sr2
най be2 mk-2 qc3 ru-2 sr-2
ай_ bg1 kk3 mk-9 mn2 sr-9 uk-2
_пл bg1 mk-1 qc-3 sr2
пла be-2 kk-2 mk4 ru-1 uk2
лат bg3 mk3 qc2 ru-3 sr-7 uk-2
аты be2 bg-3 kk5 mk-4 mn-3 ru-3 sr-2 uk-3
ты_ be2 bg-7 mk-6 mn-6 qc2 ru4 sr-7 uk-7
шаг qc6
ага kk-3 qc5 ru-4 sr-4
га_ kk-5 mk2 ru-3 uk-2
_ба be-4 bg-5 kk4 mn4 qc3 ru-3 sr-7
бал be-3 kk4 mk-1 qc2 ru-2 sr4 uk-3
аля be5 bg2 ru-2 uk-2
ляд mk-2 qc-2 ru5 sr-5
яда be5 kk6 ru-9
_шэ mn-8 qc8
эйн qc-5
йна be-2 kk2 mn3 uk-5
_дж be6 bg4 kk4 mk-10 mn-7 sr-8 uk2
джэ be8 ru-4
кон be-4 kk5 mk3 sr3
_яг be7 mn3 qc-3 ru-3 uk-4
яго be8 ru-4 uk-2
гон be4 bg-7 kk-2 mn-2 qc8 sr-2 uk-3
оны kk5 mn5 ru-5 sr-3 uk-2
ны_ be4 bg-7 kk3 mk-5 mn9 ru-3 sr-7 uk-7
_сі ru-3 uk2
сін be3 kk3 uk-3
ні_ be3 bg-6 mk-3 mn-2 qc-5 ru-6 sr-7 uk6
_но kk-3 mk2 mn3 sr-2 uk-3
нос mk3 qc-4 ru-5 sr5 uk-6
ос_ be-3 kk4 mn7 qc-4 sr-5 uk-2
+ф bg-2 qc1
_фр bg2 qc2 ru-3 sr-6 uk3
фра bg-2 kk3 mn3 qc1 sr-2
раг be2 bg-9 mk4 mn4 ru-2 uk2
мэн qc5
нт_ bg2 mn5 ru-4 sr-2
_тр be-2 bg-2 kk1 mk2 qc-1
трэ be5 ru-4
_гу be6 bg4 mk-3 mn-3 qc4 ru-3 sr-3 uk-5
ікі kk2
кі_ be4 kk4 qc-3 ru-4 uk-1
_дл be2 bg-7 mk5 mn-2 qc-2 ru2
для be2 bg-6 mn-2 qc-2 ru3
ля_ bg2 kk-3 mk-4 mn-3 qc-6 sr-5 uk2
=для be2 bg-6 mn-2 qc-2 ru2
_фо bg-7 mn4 ru2
фор bg3 mn3 ru-5 sr-2
орм be-2 bg2 mk3 mn-3 ru2 sr-3 uk-3
рме bg-7 kk2 ru3 sr2
мен be-1 kk5
енн bg-1 mk-6 ru3 sr-5 uk1
нна be2 mk-4 mn-4 qc6 sr-4 uk-2
_во bg-7 kk-3 mk6 mn-4 ru1 sr-3 uk2
воп ru4 sr-3 uk-3
опр mk-3 ru3 uk-4
рат be-2 qc5 sr3 uk-3
атк be-2 bg-3 mk6 ru-4 uk3
_чы be4 bg-4 kk-5 mn-3 qc6 ru-3
чыг qc7
уна be-3 kk1 mn4 qc5 uk-6
нач be2 uk-3
ачн be3 bg-5 mk-5 ru5 uk2
чна mk7 ru-3 sr-4
тра be-3 mn3
ран be2 mk5 qc2 ru-2
анс be-4 mn4 qc-3 sr4
рту mk-4 qc-2 sr-3 uk6
ту_ be3 bg-11 mk-7 mn-4 qc-2 sr8
тот bg-6 mk11 ru-2 sr-3 uk-2
оты be5 kk3 mn2 qc-6 uk-4
дне be-3 mk2 sr1 uk-4
нев be3 bg-3 ru-2 uk4
_го be2 kk-2 mk4 mn-2 qc-2 ru2 sr-1 uk-2
гол be-2 bg-4 kk-2 mk6 mn2 qc-3 sr-3
ола bg-4 kk7 qc3 ru-5 sr3
лас bg-1 mk3 ru-3
ас_ bg-1 kk4 mk-1 mn7 qc-2
рад be4 bg2 mk2 mn-2 ru-6
мы_ be5 bg-5 kk-4 mk-3 ru5 sr-5 uk-5
мас be-5 bg-3 kk6 mk2 qc3 sr-2
асл be3 bg-5 mk4 qc3 ru-6 sr5 uk-2
сле be-2 bg3 qc-4 sr-4 uk-7
лен mk3 mn-2 sr-7
ені be-5 kk7 qc-3 ru-2 sr-2 uk3
_ап be5 bg-3 kk2 qc4 ru-3 sr2 uk-4
апо bg5 ru-4 uk-3
пош be3 bg-5 ru7
ошн be4 bg-4 mk7
яе_ be8 ru-4 uk-3
_св qc-2 sr5 uk-3
вят mk-3 ru2
ята be-2 bg10 mk-4 mn2 qc-2 ru-5 sr-3
та_ be-3 bg3 mk3 mn-2 qc3 ru-4 sr-3
_зі be-5 uk5
які be5 ru-2
дач bg-2 mk3 ru2 sr-3
ачы be4
чын qc3 ru-5
нен be4 bg3 mk-8 mn-2 qc4 ru-3 sr-3
нні ru-2 uk3
_бе be-2 mk4 qc4 sr-1 uk-2
бел be-4 mk6 mn3 qc4 sr-4 uk-4
ела be3 kk-2 mk3 qc-3 ru2 uk-8
лар be-5 bg-5 kk3 mk5 mn-2 qc5 ru-6 uk-4
рус bg6 mk-6 qc-2 ru2 sr-5
уск sr4 uk-4
ска bg3 kk-3 mk3 mn-2 sr-3
_ру be-2 mk-4 mn2 ru2 sr3 uk-3
скі be3 ru-4
кіх be4 uk-4
+х kk-2 mk-5 mn3 ru1 sr-2
іх_ be4 uk-2
_по be-4 kk-1 mk2 mn-1 qc-2
пов be-4 bg-3 kk3 mk2 qc-2 ru-3 uk5
овя bg6
вяз bg-6 ru8 uk-3
зей bg-3 ru5
ей_ be-2 bg-3 mk-5 qc-1 ru7 sr-6 uk-2
_мо kk-2 mk3 qc3 ru-2
жна mk2 ru-3 sr-3 uk3
=можна uk6
гад bg3 mn4 ru5 sr-5 uk-4
дац sr4
іст bg-2 kk3 ru-5 uk3
тэм mn4 qc-3
жо_ be7 mn-4 qc6 uk-4
сам kk-2 mn-2 qc-4 sr2
ама bg-3 kk4 mk-1 mn-2 qc3 ru-3 uk1
маг be2 bg3 mk-2 mn-2 qc3 uk-2
кан be-2 bg-2 mn4 qc4 sr-1
анц mk-1 mn4 uk-2
нца bg-4 mn3
_ва bg-6 qc6 sr-2
вай be3 bg3 mk-5 mn-2 ru2 sr-5 uk-4
айн be-3 bg2 kk-2 mk-5 mn2 qc3 ru-3 sr-2
йны ru2
зад be-6 bg-2 mk4 ru7 sr-5 uk-2
дае be3 mk-2
аец be5
ецц be3
_пы qc4
пыт be3
ыта be5 kk-2 mn-2 qc4 ru-4
тан be-2 mk3 ru-3 sr-2
ань bg-4 mk-2 mn4 qc2 ru-3 sr-3 uk2
ьне ru-5
нем be-2 bg-4 kk3 mk5
ем_ be2 mk-5 mn-2 qc3 ru4 uk-5
_ці be5 kk-3 ru-3 sr-3 uk2
=ці be5 kk-3 ru-3
дас be3 bg-5 kk3 mk-3 mn6 qc2 ru-3 sr-4 uk-3
сца be4
пер be2 bg-5 mn2 qc-2 sr-1 uk3
ера be7 bg-4 kk3 mk3 qc-1 uk-2
раш be-2 bg2 mk3 sr-3 uk-3
ашн be3 bg3 qc-2 ru-4 sr-3
ням be2 bg3 mk-3 mn5 qc-3 ru-3 sr-3
яму bg6 ru-4
_кі be-3 kk4 qc-2 uk3
кір kk3
іра be3 kk-1 qc-2
раў be5 sr-2
_рэ be2 qc-4 ru3 uk-2
рэг mn7 qc-3 ru-4
ну_ be-2 bg-11 kk-2 mk-10 qc-3 ru3 sr6 uk2
тфо bg6
олі be-3 uk5
_до mk3 ru-2
дос bg4 mk2 sr-6
осв mk4
све bg-4 mk4 sr3 uk-3
вед be3 mk-2
ед_ be-4 bg3 kk-2 mk2 mn4 sr-2 uk-4
раф be3 bg-6 mk1 sr-1 uk2
афе sr-5
фес bg2 mn2 ru-6 sr-3
есі kk7 uk-2
яна be6 mk-2 ru-2 sr-2 uk-2
нал be-4 bg3 mn4 ru-2 uk-2
_ку be-3 bg-1 mn-3 qc9 sr-4 uk2
уль be4 mk-3 mn3 qc-4 ru-4 sr-4 uk3
льт be-3 bg-4 kk4 mn3 qc-3 uk2
тур be-5 kk3 qc4 ru-5
уры kk-2 qc5 uk-3
ры_ be5 bg-6 mk-5 mn-3 qc4 ru3 sr-4 uk-7
саб be8 bg-3 mk7 ru-5 sr-4 uk-3
абе be6 bg-3 mk6 mn5 qc-4 ru-5 sr-5 uk-3
бек bg4 sr-4
еко be-3 bg-4 mk7 ru-4 sr2
кош sr-5
ошт bg-3 mk2 qc5 ru-5 uk2
_ід be6
_зн be-3 kk-2 mn-2 qc-2 sr4 uk3
жан bg-8 qc3 ru-2 sr4 uk2
аны be-3 bg-3 kk4 mk-2 mn2 qc3 sr-4 uk-2
аб_ be2 bg2 mk-4 mn-7 qc9 sr-4
=аб be6 ru-3
_гэ be2 mk-2 mn4 ru-5
гэт be8 qc-2 ru-4
тым be6 qc2 ru-7
апу kk3 sr-2
пуб qc1 ru-3 uk-2
убл ru2 uk-6
блі be3
лік kk7 qc-2 ru-2
кав bg-2 kk3 mn2 ru-5 uk4
ныя be5 ru-3
сай bg-4 mn3 qc2 ru-3 sr-4
йце be7 uk-4
це_ be8 bg-9 mk-3 mn-3 qc-5 ru-2 uk7
_мі kk-3 ru-4 sr-2 uk5
мін kk6 qc-2
ніс kk2
тэр mn3 qc1 ru-5 uk-3
рст sr2
ств be-2 qc-3 sr2 uk-2
тва be3 bg2 kk-2 mk-2 qc-4 ru2 sr-3
ва_ bg4 kk-3 mk2 mn-1 ru-2 uk-1
іна be4 ru-2
нан be-2 kk3 mk-4 mn-2 qc5 ru1 uk-6
нса be3 bg-6 qc3
абі be8 uk-6
біт kk5
ент be-4 kk3 mk3 qc3 ru-3
_ін be3 ru-3 uk2
нтэ mn4
эт_ mn4
_ве be1 bg-3 mk2 sr2
вер be2 ru2 sr-1
ерс be-4 qc4 ru-1 sr-3 uk3
ія_ kk-2 uk3
дад bg6 kk-3 mk6 mn2 qc2 ru-5 sr-13 uk-5
дат bg-2 mk2 qc-2 ru-1 sr3
нас bg-2 mk2 mn5 ru-1 sr4 uk-4
аст kk6 mn3 qc5 ru-2 uk-4
цка bg-9 sr7
кай bg-4 mk-3 qc3 ru-2 sr-3 uk4
газ kk4 mk-2 uk-2
азе be-2 bg-6 kk3 qc-4 ru7
зет bg-3 kk5
еты be-5 qc6 ru3
_а_ be-2 bg-2 kk-2 mn-4 qc-4 ru6 sr-2
=а be-2 bg-2 kk-2 mn-4 qc-4 ru6 sr-2
вос be9 bg-7 sr-2 uk-2
ось be5 bg-6 ru-2 uk3
сь_ be-3 bg-9 kk-2 mk-4 mn-2 qc-3 ru6 sr-4 uk2
=вось be8 ru-7
нац bg-4 mk4 ru1 uk-2
кла be1 kk-3 mk2 sr-4 uk2
асн be4 bg-3 kk-2 mk5 ru-2
сні be5
кія be4 uk-4
_не mk2 mn-4 qc-2
=не be3 bg3 kk-2 mn-3 qc-5 ru3 sr-5
зма be4 bg-4 ru3
агл bg-2 mk7 ru-4 sr3 uk-3
пас be2 bg-1 mk-4 qc3 ru3 sr-2 uk-2
сту be4 bg-4 mk-2 ru-2 uk4
туп be3 bg-7 kk-2 mk-7 ru3 sr-2 uk4
мог be3 mk-3 qc-3 ru2 sr2
огу bg-8 mk7 mn-2 ru2
уць be4 uk-3
_зв be3 bg-3 mk-1 qc-2 sr4 uk3
вяр be2 bg8 mk-3 ru-4 uk-4
рну bg-4 sr-3 uk4
нуц bg4
_ля kk-3 mk-4 ru6
рап be4 kk3 mk2 qc-2 ru-5
пан be-4 bg6 kk3 mk-1 mn3 qc-1 ru-4 sr-4
ана bg-2 kk2 mk3 qc5 ru-4 uk-3
кас bg-5 mk4 qc3 ru-3 sr3
_та kk2 mn3 qc4 sr-5
вар bg-6 mn4 qc3 sr2
_др bg-1 kk-2 mk3 qc-6 sr4
дро bg-3 kk3 ru7 sr-3 uk-6
ров be-2 mk2 qc-1 ru4 sr-3 uk-4
овы be4 bg-3 qc-2 ru4 uk-2
вы_ be6 bg-5 kk-2 mk-3 mn-3 qc-5 ru6 sr-5 uk-5
_ты be3 bg-5 kk-2 mk-5 mn-4 qc1 ru4 sr-6 uk-5
пав be6 bg-3 mk-4 ru-5 sr6
аво bg-2 mk3 qc6 ru-4 sr2 uk-1
вод be-5 mk2 qc-3 ru-2 sr3
ін_ be-3 bg-3 kk9 mk-2 mn-2 qc-5 ru-3 sr-2 uk2
_сц sr-3
аду bg-4 qc-2 ru2
дум ru5 sr-4
ане bg4 kk-1 mk-1 uk-4
неш bg-4 kk3 mk2 qc-2 sr3 uk-3
ешн be4 bg-6 mk7 sr-4
шне bg-6 ru5
_мн be5 bg2 mn-2 qc-4 uk-9
мне be5 bg-6 kk-3 mk-2 ru4 sr-4
=мне be4 bg-8 mk-2 qc-2 ru9 sr-7 uk-3
адк be4 bg2 mk-2 sr-6
дка be5 mk-3
як_ be2 bg-6 kk-3 mk-2 qc4 ru-3 sr-2 uk3
=як be3 bg-3 kk-2 qc2 ru-7 sr-2 uk3
тац sr3
анк be-3 bg-3 kk-3 mk-3 uk4
тны ru3 uk-3
ных be2 uk-3
ых_ be3 bg-3 qc-2 ru3 sr-3 uk-4
_вы be3 bg-7 kk-3 mk-4 mn-3 qc-6 ru6 sr-4 uk-4
год be6 mk2 mn-4 uk-1
од_ bg-4 kk-4 mk5 qc2 uk-6
_з_ be6 bg-5 kk-3 mk-5 mn-2 qc-5 ru-7 sr-8 uk5
=з be6 bg-5 kk-3 mk-5 mn-2 qc-5 ru-7 sr-8 uk5
_уд be-5 bg7 kk-2 mk-4 mn3 qc-4 ru-2 sr2 uk-3
удз be7 ru-3 sr-2 uk-3
дзе be16 bg-6 kk-2 qc-3 ru-8 sr-6 uk-3
зел be-3 bg3 mk-3 ru3 uk-3
елу bg3 sr4 uk-4
лу_ be-5 bg-4 kk5 sr7 uk-3
сі_ be-3 kk4 ru-6 uk5
эра be5
агу bg6 mk-3 ru-4 sr-4 uk2
гу_ be-2 bg-8 kk-2 mk3 mn-3 sr3
нар be-2 bg2 kk2 mn6 sr-4
род bg-2 mk2 mn-6 ru2 uk-2
одн be1 bg-3 qc-3 uk2
дны be2 ru2
_жа bg-11 kk5 qc3 ru-3 sr-5
жа_ be4 bg3 mn-7 qc3 ru-1 sr-5 uk-3
_ла be-2 bg-3 kk-3 mk3 ru4 sr-2 uk-2
лаз be-3 bg-13 mk-8 sr15
зер bg-7 ru3
ер_ bg-5 kk4 mk2 mn2 sr-5
рац kk2 mk5 ru-5
гла kk-2 mk3 qc-1 sr4 uk-5
лаг be-6 bg7 kk-2 mk-1 mn7 qc-7 uk-5
_дз be8 kk-4 mk-4 qc4 ru-6 sr-3 uk-1
ння bg-7 ru-9 sr-2 uk10
каш be-3 mk3 ru2 sr-2
ашт be-3 bg-6 qc6 ru-6 sr6 uk-3
уе_ be6 uk-5
_мл bg2 kk4 mn-3 qc-4
адт bg-4 uk6
тры be7 qc-2 uk-3
лів be4 kk-2
іва be6 uk-3
інш be4 kk4 ru-2 uk-4
ося be-5 ru-3 uk8
сяц bg-5 ru3 uk2
яць uk3
_ся be7 uk-4
сяб be5 uk-3
спі be-4 uk5
нах be-1 bg5 mk-4 qc-2 ru3 sr-10
ах_ be-2 bg4 kk-3 mk-6 mn5 sr-4
зна be-3 bg-3 kk-2 mk6 mn-2 qc-2 sr3
чым be6 kk-2 qc-2
так bg-2 kk-2 mk-3 mn-1 qc-4 ru1 sr2
акс be4 ru-2 uk-2
кса be5 bg-3 mk4 uk-3
ма_ bg-1 mn-3 ru-2 sr4
=таксама be6 ru-3
_ме be-3 kk2 mk1 qc3 ru-2 sr-2
мес be2 bg-3 kk4 ru3 uk-8
есц be3
_ас bg-3 kk4 qc4 sr-8
аса be-6 bg-2 kk7 mn1
сты be-4 bg-4 kk5 qc5 ru-1 sr-2 uk-2
_пе bg-2 kk4 mn-2 sr-2
ерш be3 bg-2 qc-2 ru-4 sr-3 uk6
ршы be5 ru-4
шын kk6 qc-3 ru-3
ынс qc5
нст be-5 bg-4 kk4 qc-3 ru3 sr3
тве mk-4 ru5
ве_ be7 bg-1 kk-2 mk-7 qc-2 ru-4 sr9 uk-2
_юр qc7
рыя be3
афр ru5
рон be4 kk2 mk-2 sr-3
она be-6 bg-5 mk-3 qc2 sr4 uk3
анн bg-2 kk7 mk-5 mn-3 qc5 sr-5 uk2
адр bg-7 ru5
дра bg4 mk2 qc-4 ru-4 uk-4
рас be3 bg-2 ru2 sr-4 uk-3
аск kk-2 sr-4 uk3
адн bg4 mk4 qc-2 ru-4 sr-3 uk-4
дна be3 bg2 kk-2 mk5 ru-6 sr-3
адо be2 bg-7 mk3 ru4 uk-3
дов be-4 mk3 qc-4 ru2
ова be3 bg-2 qc-2 sr3
вая be3 bg-4 ru3 sr-2 uk-2
слі uk4
мей be-3 bg7 kk2 mk-4 uk-5
ейс be-3 bg3 kk5 mk-5 qc2 ru-2 sr-2
йст mk-4
гва mn4 sr-4 uk-3
ваз qc6 ru-4
азд be-6 mk-4 ru-4 sr3 uk6
ков be-5 kk4 mn3 sr-2
вых be-2 ru4
абл be2 bg-4 mk-4 sr3
кам be4 bg-2 kk2 mn-1 qc5 sr-2 uk-1
аме mk4 ru-7 sr-2
енд bg-3 mn2 qc3 ru-3 sr-1 uk4
нду qc2 ru-4 uk5
ема be-3 kk-2 mk6 mn-2 ru-8 sr1
мае be6 bg-3 uk-2
нак bg-3 mn-2 ru-2 sr5
ак_ be2 bg-2 kk-2 mk-4 qc2 ru2 sr1
выс ru4
вет be3 kk2 mk2 qc-3 uk-6
етл bg-5
іла be7 ru-2 uk-5
ася be5 bg3 ru-10 uk3
_кн be3 mk2 qc-3 sr-8
няг bg6
гін be4 kk6 qc-2 sr-2 uk-6
был be3 bg-5 mk-2 mn-2 ru3 sr-2 uk-4
ыла bg-3 kk4 mn-4 qc3 ru-2 uk-3
_ня be5 bg6 mk-4 mn2 qc-5 ru-6 sr-3 uk-3
сві ru-5 uk3
_уж be2 kk-2 mn-3 ru3 sr-6 uk-3
ужо be8 bg-5
=ужо be8
раз bg4 kk-2 mn-2 qc-4 sr-3
аз_ be5 mk-5 mn-2 qc5 sr-2 uk1
=праз be6
ён_ be7 bg-2 mn4 qc-3 ru-3 sr-2
таг be6 bg-5 mn2 qc5 sr-3 uk-6
аго be9 bg-4 mk3 mn-2 sr-2 uk-4
го_ kk-2 mk3 mn-3 qc-1 ru3 sr-6
=таго be9 uk-6
каб bg-5 sr5
=каб be2
кац bg-4 mk4 ru3
дан be-2 bg-2 kk4 mk-9 mn2 qc4 sr1
нне be6 bg-5 kk3 sr-2 uk-3
зял be5 bg-3
_ві bg-2 kk-3 mk-2 qc-2 ru-4 sr-3 uk6
вір uk4
іру be-4
усн be-4 bg9 sr-5 uk-5
сны kk-3 mn7 qc-3 ru3
чы_ be7 ru-5
_то be-2 bg2 mn2 qc3 ru-3
тол be-4 bg-2 mk4 qc2 ru4 sr-3 uk-5
оль be6 bg-8 kk-2 mk-4 ru5 sr-5 uk-4
льк bg-3 mk-2 qc2 ru5 sr-2 uk-2
ькі be2
ій_ be-6 ru-4 uk10
_ча be3 mk-1 mn2 ru-2 sr-3
час be4 mk-3 mn-2 qc-3 sr-3 uk3
асу bg2 mk-4 qc-2 sr-1 uk4
су_ bg-9 kk3 mk-8 mn-2 qc-3 ru-4 sr9 uk4
=часу ru-5 uk4
ле_ be2 bg-7 kk-3 mk3 qc8 ru-1 sr1
=але be6 bg-5 kk-2 mk-7 qc-3 ru-8 sr-7 uk9
стр kk3 qc-3
тро mk3 qc-2 ru-2 uk2
ою_ be-2 bg-5 mk-2 qc3 sr-6 uk4
важ ru-5 uk3
ажа be-3 kk-3 mk4 mn-9 qc5 ru-3 sr-3 uk5
ака mk5 ru-2 uk-3
_су bg-5 kk2 mn1 sr3
суп ru-1
чыл be3 ru-4
ылі be3
уко bg-5 mk-2 ru3 sr4
вым ru3
пог be-3 mk4
огл be-5 mn5 uk4
гля ru-4 uk6
дам be-2 bg-4 kk4 mk5 mn2 ru-5 uk-3
_бл be-3 bg4 kk-2 mk4 qc-5 uk-4
шы_ be4 kk4 ru-5 sr-3 uk-4
=час be5 bg-4 ru-8 sr-5 uk7
_кв ru-6 sr-2 uk4
ква be-4 bg6 qc-2 ru-3 sr-2
тал be-2 bg-5 kk3 mk-3 mn3 ru2 sr2
эта be5 bg-3 mn-2 qc-3 ru3 sr-3 uk-2
ода bg-2 kk5 mk2 mn-6 qc4 sr-1
=года be8 bg-9 mk-4 ru8 sr-5 uk-4
туа bg-3 ru5 sr-4
уац ru3
ацы qc6 ru-2
аві be7 uk-5
він be5 kk-4 mk-2 ru-2 sr-2 uk2
дно be-3 mk2 qc-2 uk-2
ной bg-10 mk3 ru10 sr-3 uk-5
ой_ be4 mk-5 ru6 sr-8 uk-6
гал be4 bg-5 kk2 mn4 ru-1 uk-2
ало be3 bg-3 mn-2 qc-3 ru2
оўн be2
бле be2 bg2 mk2 ru-2 sr-3
лем be-2 kk7 mk4 ru-3
ман bg-5 mk3 qc4 ru-2
анд bg-3 kk2 mk-2 mn1 qc5 sr-2
нды kk5 ru-2
ды_ be-5 bg-5 kk7 mk-3 mn-5 sr-4 uk-6
_мэ be-4 kk2 mk-3 mn2 ru3 sr-3
лло bg-4 ru6 sr-4
лок sr-2
ока be-4 kk-2 mk1 ru3 sr-1 uk-2
цы_ bg-5 kk-2 mk-2 mn-2 qc2 ru8 sr-5 uk-4
над be-3 bg-2 sr-1 uk2
ад_ be3 mn6 ru-5
=над bg6 mk3 qc-2 sr-8
рае bg8 ru-3 sr-4
ект be-3 kk3 mn1 ru-5 uk1
кта be7 bg-3 kk-3 mk-4 uk-5
там be2 bg-4 kk3 mk3 uk-3
азу be3 bg-4 mk-3 ru-2 uk4
зу_ be-4 bg-6 ru2 sr2 uk4
_ж_ qc-3 ru4 sr-3 uk5
=ж qc-3 ru4 sr-3 uk5
тае be8 bg-4 sr-2 uk-4
кры be2 bg-3 kk-2 qc-4 ru7 sr-2 uk-2
рыт bg-2 ru3
суч ru6
уча uk-2
ікт kk7 uk-4
рав be-4 kk-2 mn-2 ru1 sr1
авя be-3 bg7 mk-4 sr-3 uk-3
вяд be5 ru-3 uk-4
ядз be5
зе_ be8 bg-2 kk-2 qc4 ru-5 uk-6
ём_ be-5 bg-3 ru11
_гр kk-2 mk7 qc-5 sr-2
гра be-2 mk3 qc-3 uk3
рам be1 bg-7 kk3 mk5 mn5 uk-2
мад kk4
ян_ qc4 ru-4
рай be-3 bg2 kk5 mk-3 mn4 qc2 ru-3 sr-2
айв mn7
ыка be5 qc-2
нка be3 bg-4 kk-3 mn-2 qc-3 sr-5 uk5
ме_ be-2 mk8 mn-3 qc-2 ru-5 sr-2 uk-3
_аз be-1 bg5 kk2 mk-8 qc4 sr-8 uk-2
рна be4 kk6 qc-2 ru-5
ная be3 bg-10 mk-2 qc2 ru6 sr-2 uk-6
кат be-5 bg4 kk-4 mn1 qc4 ru-2 sr-5 uk-1
атл bg-5 ru-4 sr5
тла bg-4 mn4 qc5 ru-4 sr-3 uk3
лав be2 bg-4 mk5
рша bg-4 mk-4 qc4 ru-3 sr6
зап be-7 bg2 mk2 qc-2 ru2 uk-1
ена bg-2 kk-2 mk2 mn2 ru-3 sr4
сап kk5
апр be2 bg2 mk4 qc-2 ru-3 uk-2
апе bg-4 mk3 qc3 ru-4 uk3
пел bg-3 qc2 ru-3 sr3
еле be-5 bg-3 kk1 mk1 qc4 sr2 uk-2
рэн be7 qc-3 uk-2
нір uk6
руе ru6
зал bg-5 mk-4 mn4 sr-3 uk3
па_ mk1 mn-2 qc-1 sr-3 uk2
=па be3 bg-8 mk2 qc-2 ru-5 sr-2 uk5
ней be5 bg-7 ru6 uk-4
шам mk3 mn-4 qc6 ru-3
аму be9 mk6 ru-4 sr-6 uk-5
амы bg-3 kk3 mn6 qc-5 uk-3
ейн be-3 bg2 kk4 uk-2
_ср be-3 bg3 mk2 ru1 sr-3 uk-6
сро ru4
одк be4 bg3 mk-4 uk-4
ьмі be4 ru-2 uk-2
мі_ be6 bg-2 kk-2 ru-6 sr-2
той be2 bg4 mk-6 mn3 qc2 ru-6 sr-6
=той be2 bg9 mk-4 mn-2 qc-4 ru-12 sr-3 uk4
нец be-3 mk4 ru2 sr-6 uk2
ец_ kk-3 ru8 sr-6 uk-5
нап mk2 qc-3
рык be4
лад bg1 sr-5 uk2
гай be-5 bg-3 ru2 uk4
йні be5
нін kk3
нцу sr4
юць be5 ru-2 uk-3
акр be2 mk5
амя be4
мя_ mk-4 ru3 sr-3
тыс kk5 qc-4 ru3
=га mk-5 sr9
_зо bg-10 mk2 mn2 qc3 ru2 uk-3
асе be-4 kk-2 mk4 qc3 ru4 sr-2 uk-5
сев bg3 mk3 uk-5
евы be5
кук bg5 sr-6
уку be-4 bg-4 mk-3 ru3 sr6 uk-3
кур mn2 ru2 sr-3 uk-1
уру be-4 kk3 qc3
узы ru4
зы_ be-2 qc3 uk-3
сіл kk3
_со be-4 bg-7 kk5 mk7 qc3 ru2 sr-5 uk-4
гут ru6 sr-4
ута kk-2 mk-3 mn2 sr5 uk-5
ары bg-3 kk2 mk-3 qc4 ru-3 sr-3 uk-4
рыл bg-2
іта kk-2 uk2
тай be-3 kk-2 mk-3 mn8 ru-2 sr-5 uk-3
айс be3 bg-4 mn3 ru2 uk-2
йск be3 bg2 mk-5 ru4 sr-2 uk-7
імі kk4 uk-3
_ву be4 qc8 ru-7 sr-3 uk-4
чаю bg-4 uk5
аюц be3
_кл mn2 qc-3 ru-1 sr2
зай be5 mn3 qc-4 ru-5 uk2
йма bg-3 uk2
мал be1 bg-2 mk6 ru-3 sr-2 uk3
цам bg-3 ru3
амі be5 kk-2 ru-3 sr-2
_я_ be2 bg-6 kk-5 mk-5 mn-4 qc-5 ru2 sr-7 uk4
=я be2 bg-6 kk-5 mk-5 mn-4 qc-5 ru2 sr-7 uk4
_яш qc5 ru-4
_ха bg-2 kk2 mn3 qc5 sr-4 uk-7
хад mn3 ru-5
_му be-4 kk-2 mk4 sr-2
муз mk4 qc-3 sr3
чну bg-3 mk3 uk2
ную be3 bg-3 ru5 sr-2 uk-6
ую_ be2 mk-2 qc-3 ru3 sr-4
бор mk2 mn3 qc2 ru-1
орн be4 bg-4 kk4 mk5 mn3 qc-4 sr-4 uk-1
вах be4 bg5 mn4 qc-3 ru-3 sr-4 uk-3
зан bg-5 mk-3 mn6 ru1 sr3
аня ru5 uk-7
шым qc4
чам be5 bg2 qc4 ru-7 sr-5
_бо bg-2 kk5 mk-2 mn4 qc3 ru-1 sr-2
бо_ be4 bg-7 kk-2 mn-4 qc5 sr-7 uk3
=бо be5 mk-4 qc6 ru-6
акт bg3 qc4 ru-3 sr-2
кты qc4
нае be3 mk5 sr-6 uk-5
опы ru4
бра be3 bg-2 qc-4 sr-3 uk2
атэ be6
тэг mn4
ічн be-3 uk4
чны be3 kk2 mn2 qc-3
вес be-4 bg-5 mk5 mn5 qc3 ru1 sr-5
есн bg-1 mk2 sr2 uk-3
сна be-5 mk5
вом bg-5 mk-3 ru4 sr4 uk-3
ому be-3 bg-3 mk-4 ru2 sr-4 uk6
сон bg-8 kk2 mk3 mn6 ru-4
оне be-3 bg-3 mk2 ru3 sr3 uk-3
ейк be-4 bg5 mk-4 sr-5
ль_ be5 bg-4 mk-5 mn4 sr-6 uk2
_з' uk5
ляю ru-2 uk4
_ён be8 qc-2 ru-5 sr-2
=ён be8 qc-2 ru-5 sr-2
_ёс mn7 qc-4
сць be2
ном be-2 bg-8 mn2 qc6 sr3
омн be-3 bg1 ru3 uk-5
=можа be4 bg5 mk-4 ru-4
зам be5 bg-2 mn4 sr-3 uk-2
нам be-4 bg2 kk1 mn4 qc3 ru-4 uk-2
=нам be-2 bg-11 mk-6 mn5 qc-4 ru6 sr-3 uk7
зум be4 ru-5 sr5
умн be4 mk-3 qc-3 ru2 sr-2 uk2
_ян be9 bg-6 uk-5
яны be2 kk5 ru-5 uk-3
=яны be2
ель bg-8 kk5 mk-3 ru5 sr-4
льн be2 bg-2 kk2 mk-4 mn-3 qc-3 sr-4
ьні be3 ru-2
амр qc5
пап bg-4 ru5
чак bg6 mk-5 qc3 ru-9 sr2 uk-7
дав be-4 bg-3 mk3 mn3 sr-2
звы be6
чай ru-3 uk5
неб uk3
еба be-2 bg-7 mk2 qc-1 ru3 sr2
баг be-3 bg-3 kk-2 mk-3 mn5 ru-4 sr-4 uk7
гат be3 bg2 kk-2 mn2 ru-6 sr-2 uk3
ата be-4 bg3 mk6 ru-7 sr-5 uk-4
тая bg5 qc-3 ru-3 uk-3
мно bg4 mk2 qc-3 ru-3 uk-4
ног be-4 bg-3 mn4 qc-4 sr3
огі be4
_ге bg-3 mk2 qc3 ru2 uk-3
гер be-4 kk3 sr-4 uk-5
еро be-5 bg3 kk-3 mn-2 qc-1 ru1 uk-3
йка be3
кае bg-5 qc6 sr-3
нед bg1 kk-3 sr-3
еда be2 kk-2 mk3 qc3 ru-2 uk-7
арэ be9 qc-3 ru-3
_сл bg1 kk-2 mk3 mn-4 qc-5 uk-2
сло be2 bg-4 qc-2
аль kk4 mk-2 qc5 sr-5
уст bg-3 ru3 sr5 uk-3
ча_ be3 bg5 mk-5 qc3 ru-3 uk-3
_ёй be5
ёй_ be5 ru-3
=ёй be5
аве be5 ru-3 uk-3
мля be4
лял ru4
яла be-3 mk-2 mn3 qc2 sr-4 uk-2
_іх be5 uk-4
=іх be5 uk-4
_пт bg5
пту sr8
туш mk4
ушк mk-4 ru5 sr2 uk-4
шка be-4 bg-5 kk-2 mk3 qc4 ru3 sr-4 uk3
афа bg-7 mk4
юся ru-8 uk4
_ху bg-3 mk-3 mn3 qc5 ru4 sr-7 uk-4
хут be8 ru-6
утк be3 bg-6 ru3
тка be5 kk-4 mk2 qc3 sr-3 uk-3
=хутка be6
_тэ be-2 kk-2 mn7 ru-4
мп_ bg-5 mn2 ru2
арм bg-4 sr3 uk-4
рма kk3 mk4 sr-3 uk-3
ліз uk4
ізу be-4
=гэта be7 mn-2 qc-2 ru-3
хто be5 bg-5 ru-5 sr-4 uk6
каж mk3 qc-5 uk-3
_пі be4 mk-3 ru-5 sr-3 uk2
піш be6
ша_ bg-5 kk3 mn-4 ru4 sr-3 uk1
_сы be-3 mk-2 mn-3 qc3 ru5
ход bg4 mn-1 sr-9 uk1
_вя be2 bg4 mk-3 qc-2 uk-5
ізн uk4
_ры be6 qc-2 sr-3
бін kk4
ако bg-6 kk-3 mk4 mn-2 qc-4 sr3 uk-1
кой be-2 bg2 kk-2 mk-6 qc-4 ru6 sr-2 uk-4
=такой bg-3 ru7 uk-3
_эн be-4 bg-2 mk-3 qc5 ru-4 sr-3
нер be-3 kk2 mk2 mn-2 qc5 ru-2 uk-3
ерг be-3 bg-3 kk2 mn-3 qc8 ru-3 sr-2
ргі be-4 kk3
яй_ ru5 uk-6
яду uk5
дуц ru-5 sr5
ёл_ ru8
чар mk3 ru-3 sr-2
арг bg-5 mn7 sr-3 uk-5
рга kk-2 mk-2 mn4 qc5 ru-5
жыл be-4 kk6 qc1 ru-5
зме be3 bg-3 kk2 qc-2 sr3 uk-3
енш be8 ru-5
шыл kk5 qc-2
наа be-2 bg-4 mk8 mn3 ru-2 sr-3
аад be-3 mn2
адв be2 mk4 mn5 ru-4
два bg2 qc-6 sr-4 uk3
рот bg-5 mk6 qc-3 sr-2
от_ bg-3 kk-3 mk11 mn-2 qc-2 sr-10 uk-7
бол kk4 mk-2 mn4 qc3 ru-4 sr-2 uk-2
льш be2 bg-3 ru4
шай be6
про be-5 mn2 sr-2 uk2
рос be2 bg-5 kk-3 mk-3 mn2 qc-3 ru5 sr-1
ост kk2 mk3 mn-2 uk-4
=проста be7
доб be4 bg2 kk-2 mk3 mn-2 qc-4 ru-3 uk-2
обр be2 kk-2 mk3 qc-5 ru-2 uk2
чал be2 mk-3 qc3 ru5 sr-6 uk-2
век be2 bg-4 qc-2 sr4 uk-6
ек_ kk4 mk4 mn-2 ru-1 sr-2 uk-2
=чалавек be6
=які ru-2
сва bg6 mk-4 qc-2 ru-4 sr3 uk-7
_ду bg-3 kk-4 mk-2 mn4 qc4
душ be3 bg7 qc-3 ru-4 sr-2 uk-3
ушы kk4 qc-2
_ск kk-4 mn-2 qc-2 ru4
кар be-2 mk-2 qc5 sr-3
арб be4 qc6 ru-5 uk-4
адж bg4 sr-4
джа be4 kk3 ru-3
віт ru-5 uk5
рун uk5
унк sr-4 uk3
нку be3 bg-6 mk-5 sr-6 uk5
ык_ kk-4 mn-3 qc7
_ам bg3 mn5 qc3 ru-4 sr-6 uk-3
мо_ be-6 bg-6 kk-3 mk-2 mn-3 sr7 uk3
=мо qc9
пе_ bg-7 ru7
аг_ be-6 kk-3 mk-3 mn6 qc3 sr-6 uk-2
спр be2 bg-4 qc-2
_бы be2 bg-5 mk-3 mn-3 ru5 sr-4 uk-4
ыло be3 bg-2 uk-2
ло_ bg-2 kk-3 mn-2 qc-1 ru3 uk2
=было be4
=так be3 bg-8 mk-3 qc-4 ru5 sr-14 uk4
_ан be-5 bg-1 kk4 mk3 mn2 qc5 sr-4 uk-3
ант bg-1 qc-3 uk4
нто be-3 bg-9 kk2 mk5 qc-2 ru3 uk4
тон be-7 bg-9 kk7 mk2 mn2 qc5 ru-3 sr2 uk-2
оні uk6
за_ bg4 mk3 mn-2 qc-1 sr-2 uk-1
тыр be-3 bg-3 kk4 qc3 ru-1 sr-3 uk-2
ыр_ be4 mn-2 qc4 ru-6
туд be-2 bg-2 kk1 qc8 ru-4 uk-2
дэн mn2
нта bg4 mk-2 mn2 sr-2
ыў_ be5 ru-3
обн be3 bg3 qc-4 uk-6
лек qc1 sr-3
екц ru-3
ях_ bg3 qc-2 ru-1 sr-2 uk2
пое bg-3 mk-4 ru3 sr6 uk-5
езд be5 kk4 mk3 uk-5
зд_ uk7
оў_ be7 ru-3 uk-3
_ім be4
нов be2 bg2 mn3 qc-5 uk-2
сят uk3
_бя bg8 mn3 ru-6 uk-4
зву sr-4
ыма qc2 ru-2
ўся be3
тул kk-2 mk3 mn5 ru-4
цял bg6
яя_ ru9
тат be-2 mk2 mn3 sr-3
ыст be-5 kk6 qc5 ru-4
пак be5 bg4 mk7 qc-2 ru-10 sr-3 uk-5
зка bg5 mk-4
рач be3 bg-2 ru3 uk-4
энн be3 mn-4 qc5
_шо be-2 kk3 mk-6 mn1 qc1 sr-9 uk5
орт kk5 mk-4 sr-3 uk1
рт_ be2 mk2 mn4 ru-2 sr-6
ган be-3 kk-5 mk-1 qc6 sr-4 uk1
ані bg-3 ru-4 uk6
зав be-3 mk2 mn2 qc-4 ru1
вац mk-2 mn3 ru-4 sr4
ажы be7 ru-4
сук be-2 bg-5 mk-4 qc-2 ru10 sr-3 uk-2
куп be-5 qc-5 ru3 sr6 uk-2
упн bg-5 mk6 ru-3
фон mk-4 ru3
онд bg-3 kk2 mn6 qc5 ru-4 sr-4 uk-2
нда be-2 bg-9 kk4 qc4 ru-5 uk-3
етн mk2 uk-6
_эк qc5 uk-3
ксп bg3 ru-4
іцы be4
зат be-4 kk5 mn-5 sr2 uk-4
ору be-3 bg-8 kk-3 mk5 qc5 sr4 uk-3
рум bg5 mk-5 sr4
уму mk-4 sr4
упа mk2 qc-2 sr-4
_цэ mn5
нтр mk3 qc-3 ru-3 sr5 uk-3
тр_ bg-4 sr-5
уал mk3 ru-5 uk2
ьны bg-2 qc-2 ru3 uk-2
арх bg-4 mk4 qc3 sr-4 uk-4
іў_ be3
каг be4 uk-3
ьна ru4
зво be3 bg-3 mk3 sr2 uk-5
вол be3 qc2 ru-2 sr7 uk-4
рух be-4 uk5
ху_ bg-3
ядо bg4 uk-7
дом be2 mn-1 qc-3 uk-3
ома be1 bg-2 mn2 ru-3 uk3
ску be2 bg-3 sr7 uk-5
уп_ bg-4 mk-5 qc3 sr4 uk5
пал be-3 kk3 mk-2 mn4 qc2 sr-4
нск bg3 mk3 mn-2 qc-4 ru-3 uk-10
гав bg4 mk-4 qc3 sr-4
вор ru-3 sr1
оры bg-3 kk4 mk-3 ru3 uk-3
вог bg-5 ru-5 sr3 uk8
упо bg-6 mk2 ru7 uk-5
пол be-6 mk1 qc2 sr-5 uk-2
каю ru-5 uk6
эс_ mn5 qc-3
мед be-2 mk2 qc4 sr-1
айб mn-3 qc6 uk4
ьш_ be5 ru-4
азм be3 bg-5 mk5 sr3 uk-4
ляц be3
_ат kk4 mk-6 mn-4 ru-4 uk4
атр be3 bg2 kk-4 mk-3 mn3 ru-2
_дв mk4 qc-4
=два bg-9 mk3 qc-2 ru6 sr1
наб bg2 mk-3 mn-4 qc8 ru-4 sr-3
яко be2 bg6 mk-4 qc-2 ru-4 sr-2
ком be-4 bg-4 mk-3 mn3 qc-3 ru3 sr3 uk2
еры be2 bg-4 kk-4 qc5 ru2
тко mk7 ru-5
рак mk3 qc5 uk-2
кту qc5 ru-7 sr-4 uk6
аех bg7
еха bg-6 uk2
хал be-2 bg-7 kk-2 mk2 mn3 ru3
аца be-2 bg-5 ru6 sr4
_ус be5 bg2 kk-2 ru-2 uk-2
схо be3 bg-3 uk6
спу bg-3 ru4 sr-4
тор bg-5 mk2 mn1 ru1 sr-2
ора be5 bg-3 kk1 mk3 ru-4 sr2 uk-1
сав mk-2 ru4 uk-2
_лі be5 kk-6 mk-2 qc-2 ru-4 uk3
ліс be5 ru-2 uk-2
тап be-2 bg-2 kk4 mk8 sr-8 uk-4
=ва bg-3 mk-5 qc15 ru-4 sr-7
тас be-3 bg-1 kk4 mn3 qc-2 sr3
_хр be-4 qc-3 sr3 uk2
рыс be4 qc-2 uk-3
_ац qc6
пля be4 bg-8 uk5
_се be-2 mk4 ru-2 uk-3
сез qc4 ru-3 sr2
езо bg-5 qc-2 sr4
зон bg-6 kk-2 mn-2 qc5 sr2
он_ be-3 bg-2 kk3 mk2 mn4 qc3 ru-3 sr-3 uk-4
=сезон bg5 ru-5
_ту bg-1 mn3 qc3 sr-3
тут be5 bg-1 mk-6 qc-3 sr-9 uk7
ут_ be2 bg-5 mk-5 mn-2 ru4
=тут be7 bg-7 kk-2 mk-3 qc-6 sr-6 uk6
пач be7 ru-3 sr-2
ына be-1 bg-2 kk5 mn-3 qc2 ru-7
наю be-4 bg-3 ru4 uk2
аха be-2 bg2 qc4 ru1 sr-8
нее bg-6 ru10
ее_ be3 mk-1 qc-3 ru8 sr-9 uk-5
змо be2 bg-5 mk2 ru3
мов be4 bg-3 mk-5 ru-6 sr2 uk9
ове be-2 bg5 qc-2 uk-3
=яна be9 bg-3 ru-4 uk-3
іся be3
агч mn7 qc-2 ru-3 sr-3
гчы be4
ась be-3 bg-2 ru5
_яд be4 bg7 mk-3 ru-6
ану bg-5 kk1 mn5 qc-3 ru4 uk-5
выш ru3
дкр be3 bg5 ru-4
ро_ be-6 kk-2 mn-5 qc6 sr-2
ког be-2 mk4 mn-2 qc-2 ru2 uk-3
ога bg2 mk3 qc-3 ru-3 sr2 uk-4
дал be-5 mk3 mn6 qc-1 ru3 sr-7
алу be-3 kk4 mn2 sr-2 uk-2
луч bg3 mk3 mn-2 qc-3 sr-5 uk-6
чан be3 bg-5 mk-2 qc3 uk-3
шая be2 uk-3
рал bg-2 kk2 mk1 mn1
тэл be5 qc-2 ru-3
эле be3
леб bg-5 ru5 uk-4
бач be8 mk-2 qc-3 ru-8 sr-9 uk9
ача be2 bg2
сы_ be-7 bg-4 kk7 mk-3 mn-3 qc2 sr-6 uk-4
шлю ru9 uk-3
=ад be7 uk-5
абс mk-4
слу bg3 mk3 mn-2 qc-3 ru-3 sr-2
луг bg-5 mk3 ru5
уго be3 qc-3
зму mk-4 sr5
бог be-6 bg-5 mk-2 qc-1 ru5 sr5
ог_ be4 bg-8 mk-6 mn2 qc-1 ru-2 sr8
=бог ru6 sr-7
ляе be5 bg-3 uk-2
_яе be5 ru-2
=яе be5
ека bg-1 mk5 qc-6 ru-3 sr-2
зык bg-2 ru6
чае bg-8 ru7
скр bg-10 mk5 qc-2 sr7
азн bg-6 mk5 sr3 uk-1
зну ru-6
мат be3 bg2 qc5 uk-3
ату be3 bg2 ru-4
ург qc4 sr-3
пек ru-2
акл bg-2 ru-6 sr5 uk2
кля bg5
_бу be-3 bg-3 kk-2 mk-3 mn5 qc5 sr-2 uk2
буд be2 bg-4 kk-2 mk-6 ru2 sr3
=будзе be5
тып qc3
об_ be-2 mk-2 mn-7 qc6 ru4 sr-2
кін kk4 ru-2
нга bg4 kk2 mn6 ru-3 sr-4 uk-6
уды kk3 mn3 ru-3
дын be-3 kk-3 mn4 qc4 ru-4
быў be3
унт bg-5 kk-3 mn4 qc3
абу be-3 kk2 sr-4 uk2
уда be-6 bg-3 kk2 mk2 mn3 qc4 uk-4
ежа be-2 mk2 ru-3 uk3
скл bg-7 qc2 ru-2 sr3 uk3
пен be-4 kk7 qc-3 ru-3
бер be-2 bg-6 kk2 mk2 qc5 sr-2 uk-3
=пад be6
азг bg-2 mk5 uk-4
зга bg-7 qc5 ru5
ылы be-7 qc5 ru-2
лы_ be-2 bg-5 kk6 mk-4 mn-3 qc2 ru2 sr-4 uk-4
суд bg-11 mk4 qc-2 ru3 uk2
усе sr-4 uk3
сед mk2 qc-2 ru-5 sr3 uk-6
едн be-4 bg2 kk3 mk4 ru-6 uk-2
дня be2 ru3
_пя bg5 uk-4
алё be7
іі_ be4 uk-3
нор be-2 mk-2 sr7 uk-4
_зд be3 kk-2 mk5 qc-3 sr-5 uk-1
здо bg-5 mk2 ru6 sr-4
дол be-4 bg-3 mk6 mn3 qc-2 ru2 sr-4 uk-2
_ды be3 ru3
дыр be-3 kk3 qc-3 ru7
спл bg-4 mk5
атн be2 bg-4 mk3 qc3 ru-3
гул be8 bg2 sr-2 uk-6
рэй mn4
жар kk3 mn-2 qc1 ru-6 uk3
вас mk-5 ru2
=вас mk-2 qc-3 ru4 sr-2
наш bg-2 kk2 mn-3 qc3
ашы be4 qc3 ru-4
ажн be-4 bg5 mk2 ru-3 uk-2
ота be-4 bg-1 mn3 qc-2 ru2
_фа bg-7 mk5 mn-2 qc2 ru2 sr-4
фар qc6 ru-5 sr3
мір kk3
уме be3 uk-5
_эм be-3 kk-3 mn2 qc7 ru-6
мац be4 ru-3 sr3 uk-3
вак bg-6 kk2 mk4 ru-4 sr7 uk-4
кол be-2 bg2 mk2 mn1 sr-5
яне bg4 ru-4 uk-2
без kk-3 qc2 ru-1 uk3
еза be-4 qc-4 sr3
лаб bg4 mk5 ru-4 sr-7
ерн be-3 kk2 qc3
зах mk-4 mn5 qc-3 ru2 uk-3
ахо mk-5 ru-2 uk3
хоп ru-8 uk4
ягн be4
гну bg-3 ru4 sr-2 uk4
нул be-2 bg-8 qc-3 ru6 sr-2 uk4
лож ru3
ын_ be-8 bg-4 mk-5 mn7 ru-7 sr-6 uk-4
ены be4 bg-3 mk-2 ru4 uk-2
ліп uk5
=таму be6 mk8 ru-6 uk-4
гор be7 bg-5 mn-2 ru3 sr-4
_мы bg-4 kk2 mk-3 mn-3 qc5 sr-4 uk-3
=мы be5 bg-3 mk-2 qc-6 ru5 sr-4 uk-3
еце be9 mk-2 ru-5 uk-3
зра mn1 sr-2
бы_ bg-4 mk-2 qc-4 ru8 sr-4 uk-3
=бы bg-2 mk-2 qc-3 ru7 sr-2 uk-2
вел bg-4 mk2 ru-2 uk3
льм bg-2 mn-3
=вельмі be5 uk-3
тое be5 ru-3
ое_ be4 bg-4 mk-3 ru8 sr-8 uk-7
=тое be5
мам be-7 bg3 ru2 sr-3
мет be-2 kk3 mk3 mn2 qc3 ru-5
ета bg-2 ru-2 sr3 uk-3
тад be-2 bg-3 mk-3 mn6 sr2 uk-4
аем be3 bg2 mk3 ru2 sr-6 uk-4
емс mk-4
мся ru5
веч bg2 ru-4 sr2
еча bg-5 sr3
рын mn5 ru-7
яку bg-4 uk7
кую bg-5 ru4
піс be2
сьм ru5 uk-3
лай bg-3 kk7 mk-2 qc-3 ru4 uk-5
асы be-6 bg-3 kk6 mk-2 mn-4 qc2 ru-2 sr-4
во_ be-7 kk-2 mk7 mn-2 qc-4 ru-2 uk-1
=во be-3 bg-9 mk14 mn-2 qc-3 sr-10 uk-5
=дзе be7
дым kk6 ru-4
_шл ru8 uk-3
люб bg1 mk-2 qc-4 sr-3
бом bg-7 ru6 sr4 uk-5
ом_ be-6 bg-5 mn-3 ru1 sr3
воз bg-4 mk5 qc6 uk-5
озм bg-3 ru4
мем be-4 bg-3 qc6 ru-4 sr4
нят be-2 bg-2 ru3 uk2
айд kk5 mk-4 mn3 qc3 ru-3 sr-4
дэг qc3
ваш bg2 mn-4
аша bg-1 kk5 mn-4 qc2
=ваша bg-5
муд bg-7 qc4
удр mk6
ету bg-6 kk4 mk1 qc-3 ru5
_це be-6 bg-3 kk-3 mk2 ru-2 sr-5 uk9
рах kk3 mk-5 mn2 ru2 sr-7 uk1
аху sr-4 uk6
_аг be5 bg-2 mk-3 uk-2
=дом bg7 sr-5 uk-3
_хо be-2 bg-3 kk-2 mn4 qc3 sr-2
дта qc5
есь ru5
шта be-3 bg-11 qc3 sr6 uk3
ат_ be-2 bg5 mk4 qc4 ru-4 sr-7 uk-4
ха_ bg6 kk-2 mk-4 mn-8 qc3 ru2 sr-9
_ко be-2 kk2 mk3 mn1 qc2
кор be-3 qc3 ru-1 uk2
мав bg5 mk5 ru-5 sr-9 uk3
авы be3 qc4 uk-3
тво mk6 qc-2
орч bg-3
рча bg-4 qc5 ru-7 sr6 uk-3
_ле be4 uk-4
леп be7 bg-4 mk-2 sr4
епе qc3 ru-3 sr2
льс bg-4 mn2 sr-3 uk2
ілі be4 kk5 uk-6
хап bg9 mk-6 ru-4
апл mk4 qc4 sr-6 uk-2
_в_ be-8 bg4 kk-2 mk-9 mn-4 qc-5 ru4 sr-10
=в be-8 bg4 kk-2 mk-9 mn-4 qc-5 ru4 sr-10
апі uk3
іса be6 uk-4
ыш_ kk-3 mk-3 qc7 sr-3
арс be-5 mk-2 qc3 ru3
рск be-4 bg-3 mk5 qc3 ru-5 sr7 uk-5
жаз be3 kk4 ru-4 uk-4
урс bg-6 mk2 mn3 ru1
рса bg-5 mk-3 mn4
сах be-4 uk-5
адц be-6 uk7
_бі be-6 kk6 qc-2 ru-3 uk2
яло bg4
лог be-2 bg-8 kk7 mk5 mn3 qc-2 ru-2
нва ru5
аюч bg-5 ru-3 uk7
_ач qc5
агн mk-7
гна bg3 mk7 qc3 ru-2 sr-8 uk-8
уша be-4 bg-5 kk2 qc2 sr5
жыв be5
ват be-3 bg3 uk-2
атв bg6 ru-4 uk-4
рны mn3
выр qc3
ыра be-3 bg-2 kk4 qc5 ru-4
_ун be-4 bg-1 mn3 qc4
нів uk5
сто be-2 bg-3 kk3 mk4
лал bg-3 kk2 mk-3 mn4 qc-4 ru5 uk-3
агі be4
фак bg-4 ru3 sr-4 uk5
аку be2 kk4 qc-5 sr-1
руч bg-8 kk-4 sr7 uk3
ый_ be-8 bg-5 kk-2 mk-3 mn-2 qc3 ru7 sr-2 uk-4
мыс be-3 kk5
лов be2 mk-2 qc-3 ru5 uk-2
ваг bg-4 ru-3 uk4
омп be4 bg1 mn6 ru-2 sr-6 uk-3
мпл bg-5 mk6
пле be-4 bg-3 kk3 qc2 ru5 sr-3
екс uk1
ксу sr4
віл be4 uk-3
_шм be4
шма be3 ru3 uk-3
=шмат be5
=чым be4
ёр_ qc3
_бр bg-2 mk4 qc-2 ru-3 sr2 uk2
лім kk3
ір_ be-6 kk5 qc-3 uk5
_хл be6 mk-3 qc-3 ru-3
ебн sr3 uk-4
сей be-2 kk2 qc3 ru3 sr-2 uk-5
ско bg2 mk2 qc-3 uk-6
руш be-2 bg-6 mk3 ru2
шал be-4 bg-3 ru5 uk-4
меж bg5 mk-3 qc-3 ru-3 sr-3
ежн be6 bg-4 ru-4
нат be-4 mk4 ru-2 sr-3
лап bg-6 sr4
даг be-2 bg-5 mn4 qc3 ru2 sr-5
гле be-5 mk5 qc-3 ru-8 sr4 uk-5
лед be-2 bg3 kk1 mk3 qc-3 ru-1 sr-1 uk-7
сад bg-10 mk3 qc-2 ru1 sr3 uk3
мор bg-1 mk2 mn2 uk-3
орк bg3 qc3 ru-7 sr-3
ркв bg-4 ru6
лю_ bg-7 qc-2 uk2
рня ru7
клу bg-2 mk11 ru-7
луб bg3 sr-3 uk-3
мак be2 mk-4 qc4 ru-3 sr-2
аке sr-3
кед be2 sr-4
едо bg-3 qc-5 ru1 sr2
дон bg-4 kk4 mk4 mn2 qc3 uk-1
онс bg-1 mk3 sr-3 uk2
зі_ be2
_мя be2 bg2 mk-3 mn5 qc-3 sr-2 uk-4
=мяне be6
_аф bg-3 kk4 ru2
ген bg-2 kk4 mk-3 sr4 uk-2
лам bg-2 mk3 mn3 qc3 sr-6 uk2
глу be-3 mk4
печ be-3 bg7 ru-8 sr-3 uk3
ках be7 bg4 mk-3 qc-2 sr-4 uk-5
ады be-3 kk3 qc4 ru-3 uk-3
_ей be-4 bg3 ru5
гос qc2 sr-5
ура bg-2 kk3 mn1 uk-8
лос be-7 bg-2 kk2 mk4 uk3
лям bg5
яма bg6 mk-4 mn2 ru-5 sr-3 uk-3
нту uk4
аш_ be-4 kk-2 mk2 mn5 qc2 ru-3
=наш bg-5 uk6
еор ru-7
орг be-4 ru-2 sr3
_ук be-2 bg-8 kk-3 mn-2 qc2 ru3 sr5 uk-3
укр bg-4 mk4 qc-2
раі be4
аін be3
хар be-4 mk-2 qc3
ыты be3
ашо uk4
шов ru-6 uk10
ызы be-3 qc4 ru-5
кож bg2 ru-6 uk5
рош bg-7 ru4
бла bg-3 mk6 mn4 qc-2 ru3 uk-4
сно be-4 kk-2 qc-4 uk-3
_бю bg6
зен bg3 mk5 ru-5 sr-3 uk-2
уля be3 bg3 qc-2
хло be2 bg-5 qc-3 ru6
лоп ru-2
ву_ be1 bg-7 mk-8 mn-2 qc-4 sr9 uk4
інк be4
роз mn2 qc2 ru-5 sr-3 uk6
озв bg2 mk2 ru2 sr-3 uk-5
гур be4 qc-4 uk-1
сак bg-10 mk17 ru-5 sr-6
адс mk4
сут bg4 qc5 uk-3
утн sr4
ду_ be3 bg-6 kk-4 mk-8 mn-4 ru2 sr5 uk2
аба bg2 kk1 mk-1 mn-3 qc4 sr-2 uk-3
бар be-3 bg-11 kk3 mk2 qc4 ru1 sr-4
асо bg-2 kk-2 mk-2 ru-4 sr5 uk2
соб be-2 bg-5 mk4 qc-2 sr3 uk3
оба be-6 bg-3 qc-3 sr4 uk4
онк be5 sr-5
епш be5
пшы kk5
іл_ be4 uk-3
мяс bg5
ясн bg4 mk-4 ru3 sr-3
ові ru-3 sr-2 uk6
пат bg-4 kk3 mk7 ru-1 sr-2 uk-3
буе qc5
=больш be9 ru-4
іль be-3 kk-2 ru-6 uk8
бож bg3 ru-5
жае ru5
_зу mn3 sr-6
зус mk4
сім be3
азб be-2 bg6 mk3 ru-3 sr-6 uk-2
бур bg-5 mk7 qc5 uk-5
кні be5 uk-4
іга uk5
шча be5
сце uk2
усп be-3 bg2 ru-3 sr4 uk-4
=яго be8 ru-4 uk-4
_шы be-1 kk8 qc-2 sr-2
рок be-1 ru-2 uk2
сюд bg-6 ru7
рук be-2 bg-7 mk2 qc-2 ru2 sr4
ука be-2 bg-2 mk5 qc-3 ru4 sr-3
_лу be3 bg-1 kk-3 mk3 ru4 sr-4 uk-6
лук bg4 mk4 ru-6
шэн mn-5 qc5
пос be-3 mk3 qc-3 sr3
осп be2 kk2 uk-3
спе ru2 sr-2
пех be4
_ум be-5 mk2 mn-2 ru4 uk-5
ушу qc6
шу_ bg-3 sr5
эту ru5 sr-2
пец bg-5 ru7
абы kk3 mn-3 qc1 uk-3
іме kk2 qc-2 uk2
муж be4 bg-5 mk-5 qc-2 ru9 sr-4 uk-3
ужа qc5 ru-5 sr3
асі be3
мею be4
рый qc2
йшл be3 ru-6 uk4
шло bg-4 ru4 uk-2
хан be-4 bg-2 kk7 mn4 qc-2 ru-3 sr2
_ур bg-2 kk-3 mk-7 mn2 ru6
бам bg-4 qc-3 ru10
дак be5 bg-4 mk-3 ru-2 sr2
ар_ be-3 bg-6 kk3 mn4 qc6 ru-10 uk-4
лон be-2 kk-2 mn6 ru-3 sr4 uk-5
лей bg-1 mk-4 ru1 sr-5
_уз bg3 mk-6 sr6
наз be-4 bg-3 mk2 qc3 ru2
_тв bg-5 kk-2 mk-4 qc-3 ru5
одд mk4
яў_ be4
рог be-6 bg-5 mk-2 mn2 ru4 sr-5 uk8
ез_ bg4 mk-4 qc2
=без kk-2 sr-2
йме bg-6
ню_ bg2 qc-2 ru1
ан_ be-7 bg-3 kk3 mn5 qc4 ru-5 uk-7
мар be2 bg3 mn3 qc3 ru-4 uk-6
уся ru-6
_чу be-4 bg4 qc-2 sr-4
=сам be-4 kk-2 mk-7 mn-2 qc-4 ru-4 sr10
ржа bg-4 mn-2 qc4 ru2
жав ru-1 sr3 uk-2
м'я ru-5 uk8
ыба be5 ru-4
алт be-2 mn6 qc-1 uk-2
тый be-3 qc7
іне be2 kk8 qc-4 ru-3 uk-3
анч bg-6 mk3 sr2
нчы qc5 ru-4
моц bg4
оцн bg-5 mk7
цна bg-4 mk7
рго bg-4 mn-4 qc7
_фе be-2 qc3 sr-4 uk4
фен ru-4
_ро be2 mk-1 qc-1 sr-4 uk5
ець be-7 ru-5 uk11
вам be-3 bg5 mn-2 qc-1 sr-1
зве mk2 uk-3
_ке be-4 kk6 mk-3 mn-4 qc7 ru-4 sr-8 uk-6
пск bg-6 mk6
нут be-2 bg-3 mk1 mn4 qc-5 ru2 sr4 uk-3
уты bg-2 mn2 ru3
бут qc3 sr-3 uk4
одл bg-5 sr4 uk-3
дле mk-6 ru3
гач bg-6 sr6
ахі uk5
леч bg3 mk2 ru-3 sr-3
роя uk4
шна mk5 ru-4 uk-5
іс_ kk4
мел be2 bg-6 mn-2 qc6
ьян be-3 bg-3 ru5
бай be-7 bg-10 mk-2 mn4 ru-2 uk2
айк bg2 qc-3 sr-3
йко uk4
кот be4 kk-2 mk5 qc-2 sr-10 uk-5
ымы kk3 ru-3
лан bg-7 mn3 qc4 sr1
уга be-3 bg-5 mn2 qc4 ru2 uk-2
неа mk6 ru-4
ндэ qc3
роў be4
озн be4 mk3 qc-3 ru-3 sr2 uk-3
лер be-2 bg-3 kk4 mn-3 sr1
чат qc-2 ru4 sr-8 uk4
ято bg2 uk-2
точ be-3 ru4 uk-3
даю be6 uk-4
бна be4 bg3 ru-4 sr-4
лум bg-5 qc6
ума be-3 bg2 kk2 qc2 ru3 sr-5
мач bg5 mk5 ru-7 sr-3
хта be7 bg-4 qc4 sr-5 uk-5
=добра be3 ru-5 uk-4
нча bg4 mk-3 qc9 sr-5 uk-5
ндр sr5
эй_ kk-2 mn3 sr-2 uk-3
фей kk5
ейч bg-3 ru7 uk-3
_ло be-3 bg2 kk2 mn-2 qc-3
ову bg-4 mk-3 ru2 uk3
дба bg-7 mk7 ru-6
узе bg-2 mk-5 sr4
лац mk-5 sr7
цу_ bg-6 mk-5 mn-2 ru2 sr9 uk-2
гі_ be3 kk7 qc-4 ru-4 sr-2
ойн be-4 bg4 kk4 mk-6 qc-3 ru3 sr-3 uk-4
ахр ru5
ст_ be-5 kk-3 mk2 mn2 qc3 ru-4
ал_ be-7 kk2 mn5 ru6 sr-9 uk-7
=то be-4 bg-10 kk-3 mk-13 mn-3 ru9 sr10 uk-9
=за bg3 kk-4 mk4 mn-2 qc-5 sr-2
сем bg-2 mk-2 qc5 ru5 sr-4 uk-3
_дэ mk-2 mn5 qc-4
ест be-7 kk-2 mk2 mn2 uk-2
тыв ru3
анг be3 mk3 sr-4
нгл be3 bg-6 mk1 sr4 uk-3
зас kk2 mk4 qc-4 sr-4 uk3
літ be-2 ru-2 uk4
урн be-2 bg4 mk3 qc2 ru-4
луж be-3 bg6 mk-2 ru-4
оду be-5 ru3
бав bg2 mk5 qc-3 sr1 uk-7
том mk4 sr-2
пын ru5 uk-3
дст bg-2 ru2 sr-5 uk3
пац be-3 ru6 sr-4
аце mk5 ru-6
цел be2 bg4 mk4 ru-3 sr-3 uk-7
лую be8 uk-6
лыс kk5 qc-4
іну be2
тру be3 bg4 kk-2 mk-1 qc-2 ru-4 uk2
ень bg-4 mk-3 qc-3 ru6 sr-4
нь_ be2 bg-6 kk-3 mk-3 mn4 sr-4
лод be2 mk-3 mn-2 qc-2 sr-6 uk6
етр mn3 qc-3 ru-3
ляр bg4 uk4
сыл ru3
лаю ru5
=вы bg-4 mk-2 mn-3 qc-3 ru8 sr-2 uk-2
дур bg-5 kk-2 mk1 mn2 qc4 ru5 sr-8 uk-2
алы be-7 bg-2 kk5 mk-2 qc3 ru-2 sr-2 uk-4
аю_ be4 bg-9 mk-3 qc-3 sr-6 uk2
оды bg-3 qc4 ru3 uk-3
ійн uk3
сла bg-5 qc-4 sr2 uk2
гар be-2 bg-6 mn4 qc4 uk3
дск mk5 uk-4
нці be-5 uk8
лая ru5
_яр kk-6 qc5
яст bg5 ru-3
ігі kk2 uk-3
_р_ mn6 qc-4 ru4 sr-4
=р mn6 qc-4 ru4 sr-4
_к_ be-2 bg-4 kk2 mk-4 qc-2 ru9 sr-8
=к be-2 bg-4 kk2 mk-4 qc-2 ru9 sr-8
_гл be-1 bg3 mk3 mn-3 qc-5 ru-3 uk-6
таю bg-5 ru7
амп be-3 bg-8 mn3 ru2 sr2
мпа mk-3 sr-3
ясе bg-6 qc7
сен bg-2 kk6 mn2 ru2 sr-3 uk-2
лет bg2 qc2 ru3 sr-7
мол be-5 mk4 ru2 sr-2
заб bg-3 kk-2 mn2 qc-3 uk3
дні uk3
рут ru3 sr-4
мой be3 bg2 mk-3 mn-4 uk-6
=мой be4 bg4 mk-3 uk-4
рш_ ru-4 uk6
_зг bg-7 mk4 ru-5 uk5
зор bg-5 kk4 mn3 qc5 uk-6
ачк bg-3 mk4 ru-2 sr3 uk-4
чка be-2 bg-6 mk7 ru3 uk-2
тус be-3 bg-3 mk2 mn6 qc-3 ru3 sr-3
=нас bg-6 mk-6 mn3 qc-3 ru6 uk2
аеш be4 mk4 qc-2 sr-7 uk-2
еш_ be2 mn-2 qc3 ru-8 uk3
зак be-2 bg2 ru-3 uk3
клю be2 bg5 mk-4 ru-1 sr-3 uk-2
люч be2 bg5 mk-4 ru-2 sr-3
_эт be-5 bg-6 mn-4 ru8 sr-6 uk-4
ап_ be-3 bg-4 kk5 mk-5 mn-2 qc3 ru5 sr-3 uk-2
_оч ru2 uk-4
кве sr4
етк be2 kk3 mk-2 ru2 sr2 uk-5
_ах bg-7 ru9 sr-4 uk-4
хов be-3 kk4 mk3 ru-7 sr2 uk4
муш mk-4 sr7
шан be-3 bg-5 mk4 qc9 ru-4 uk-3
пай be2 kk3 mn-4 qc3 uk-2
стк be2 bg-3 sr-3
адм bg-4 ru3 sr3
зем be2 bg3 mk3 qc-2 ru-4 sr-5 uk2
яд_ qc6 ru-3 uk5
змі uk4
міт be-3 uk7
поб mk8 qc-2 ru-3 sr-2
ач_ be8 mk-3 ru-6
емн be-2 bg-7 mk6 qc5 sr-7 uk5
мна qc6 uk-3
лух be9 bg-4 ru-5 sr-6 uk5
уха be3 bg2 kk-3 mk-6 qc-2 sr-7 uk3
пес mk3
нек bg-2 mk3 ru-4 sr4 uk-7
меш be-3 bg-4 mk-3 sr4
зно bg2 mk-6 ru-4 uk6
арн be-3 bg-3 mn-2 qc4 ru-4 uk7
ява bg11 mk-3 mn2 ru-9 sr-3 uk-4
арл kk4 mk-2 sr4 uk-5
рла be-3 kk3 mn4 sr-5 uk-2
нет be-4 kk-2 mk3 qc-2 uk2
сан be-1 bg-1 kk2 mk-3 mn8 qc-3 ru-3 uk-3
нье mn5
еві kk-3 uk4
адч be3
дчу ru5
есл bg4 mk-5 ru6 sr-8 uk-3
сля bg4 ru-2
яра qc5
_ул be-3 kk-2 mk-4 mn4 qc4 ru-1 sr3 uk-6
фер be-2 mk-2 qc3 uk3
рэб be3 ru-3
ба_ bg-4 mk4 mn3 qc5 ru-5 uk-6
бок be4 bg-4 qc-3 ru3 sr-3
оку be-2 bg4 mk-2 qc-2 ru-2 sr2
энд kk-2 mn3
нцы ru4 sr-3
гаю be-5 uk4
дор be-7 mk-3 qc5 ru4 sr-3
=была be3
мыл qc5
лка be2 mk4 qc-3 sr-3 uk-4
_зб be3 bg-7 mk6 qc-3 ru-6 sr2 uk3
сал bg-5 kk6 mk-2 qc4 ru3 sr-5 uk-5
мон be-5 bg2 mk-5 mn5 qc3 sr-3
кап be-3 bg-4 mk4 uk5
хам be-4 bg-4 mk4 mn2 uk-2
мос bg-3 mn3 ru2 uk-3
осу be-3 bg-7 ru3 sr5 uk-2
маа bg-6 kk-3 mk7 mn7 sr-2
сво be-2 mk4 qc2 ru4 sr-6 uk-3
вой be5 mk-5 mn-2 qc-2 ru3 sr-3 uk-7
ерб bg4
мус bg-3 ru3 sr-2 uk4
_жо bg-6 kk2 mk-2 mn5 qc4 ru1 sr-6 uk-3
жон be3 mk-4 mn4 sr-6 uk2
ерк bg-5 mk4 sr2 uk-4
кст sr-3
пус be-3 bg2 qc-3
уса mk-2 ru6 sr-4 uk-6
одс qc4
маю be3 mk-2 ru-2 sr-2 uk2
дах mn5 ru-8 uk3
_б_ qc-4 ru6 sr-4
=б qc-4 ru6 sr-4
сэн mn8 qc-7
апт be-3 kk3
пта bg-3 kk6 ru-5
рар qc5
арв be3 uk-4
рва be-3 mk5 mn4 qc-2 ru1 sr-1 uk-6
піт uk8
онт be-3 bg-3 kk3 mk4 uk-3
спя be4 bg4
=тым be5
_хв be2 mk-2 ru-4 sr4 uk2
воя be-3 bg4
оя_ be-5 bg3 mk-3 qc-3 ru2 sr-3
тне mk-4 sr5
лак bg-6 mk-5 mn5 qc3
чва bg8 mk-3 ru-3 sr-3
маш mk4 mn5 qc-1 sr-6
но_ be-6 bg2 kk-3 mk4 qc-2 sr-4
ргу mn4 sr3
_сэ ru3
аар be-5 bg-3 kk-5 mk-4 mn8 ru-2 sr-5 uk-2
ард be-6 kk3 mk3 mn2 qc5 ru-6 sr-5 uk-3
рды be-6 kk3 qc3 ru-3
_ай kk2 mk-2 uk-3
нд_ bg-2 kk-2 mk-5 mn10 ru-8 sr-2 uk-2
нке ru6 uk-5
кен kk4 ru-4 sr-2 uk-3
ен_ be-5 bg2 kk6 mk5 ru-6 sr-7 uk-3
сну bg-4 mk3
дру bg1 kk-3 qc-4 uk2
дме ru4
ажу be6 bg-6 sr4 uk-3
кс_ be4 bg-3 qc3 uk-4
згл be-2 bg-5 mk3 sr5
жка mk-7 uk5
_ув mk-4 qc-3 ru5 sr6 uk-4
ува be-5 mk11 qc-2 ru-10 sr-8 uk2
=або ru-5 uk6
_зл bg3 mk-2 qc-3 ru-4 sr-6 uk6
зла be-3 mk-5 ru-4 sr3 uk7
дош bg4 qc6 uk-5
чку bg-3 mk-5 ru6 sr3
=год mk-5
баб ru10 uk-7
айш be4 mn3 ru-4 uk2
дво be2 bg-9 kk-2 mk3 mn2 ru-4 sr7
мер mn2 sr-2
еск bg-1 kk2 mk5 sr2 uk-2
зда be3 bg-1 qc-3
ол_ be-3 bg-2 kk5 mk-2 mn5 qc-1 ru2 sr-6
рке kk3 ru-3 sr5 uk-3
кер be3 bg-9 kk4 qc5 ru-5 sr2
ерт be-2 bg-3 kk4 mk-2 mn2 ru3 sr-7 uk2
міс be-3 uk5
опл bg-5 mk6 sr-3
жны be4 uk-3
раж be-3 bg4 kk-3 mk-7 mn-3 ru2 sr4 uk-2
оз_ bg4 mk-5 mn-5 qc6 uk-6
тов mk-4 mn-2 ru4 sr-2
ька qc-2 ru3 uk2
ахв ru4
хва be-3 mk-5 qc-2 sr7 uk-4
кле mn3 ru-2 sr3
леш qc6 uk-3
чав bg7 mk-6 ru-7 sr4
поп be-3 bg-5 mk3 uk2
опе be3 bg-2 qc-2 ru-3 sr6
кро bg-5 kk2 mk-3 qc-3 ru3 sr2 uk2
вян bg6
руп bg4 mk1 ru-5 uk-3
упу ru-6
зя_ bg8 ru-5
_й_ bg-4 mk-2 qc-3 ru-2 sr-5 uk8
=й bg-4 mk-2 qc-3 ru-2 sr-5 uk8
лег be2 bg-6 kk-2 mk2 ru3
еге kk4 mk-5 qc4 ru-4 sr-3
_сн kk-3 mn-2 qc-3 ru2 sr3 uk-5
чув mk2 ru-2
арп bg-5
тах bg-5 qc4 uk5
лын be-2 kk-4 mn6 ru-3
пой be2 qc-3 ru7 sr-3 uk-5
ойд mk-3 mn2 ru4 uk-5
йду be6
онц be3
міл be4
пят bg-5 ru7 uk-4
ятр be7 uk-5
ачу be3 bg-6 ru2 uk-3
=та be-7 bg-9 kk-4 mk-9 mn5 uk12
кое be3 mk4 ru2 sr-6 uk-4
=ха ru9
=рак mk5
ыс_ kk5 mn-2 qc2 ru-3 uk-2
=ты be4 bg-5 kk-5 mk-4 mn-3 qc-10 ru10 sr-6 uk-5
ея_ be-5 bg9 kk3 mk-4 ru-5 sr-4
уду be2 bg-2 ru3
бэ_ qc7
жай kk-2 uk5
моз be-3 uk-5
озе bg2 ru-3 uk-4
усь be-5 ru7
бля be-3 bg-6 mk-3 qc-3 ru11 uk-3
бой be5 kk6 mn-2 qc-4 uk-3
оча be5 bg3 mk-1 ru-6 sr-4 uk3
сын be-4 kk6 ru-2 uk-2
рыг mn3
жым qc5
руд bg2 kk2 sr-1 uk-2
вот be-3 mk5 uk-6
хат bg-6 mk-4 qc4 ru4 uk-3
_г_ bg7 kk4 qc-5 ru-2 sr-5 uk-4
=г bg7 kk4 qc-5 ru-2 sr-5 uk-4
нус ru4
дук bg7 qc4 ru-6 sr-3
укт bg4 qc4 ru-3 sr-5
арч mk5 qc4 sr-6
ок_ be-3 bg-5 kk-3 mk2 qc3 ru4 sr-2 uk2
зне qc4 uk-5
нес mk4 sr-7 uk3
еса bg3 qc-3 uk-4
_шк be-2 bg-5 mk3 qc2
шко bg-9 kk-2 mk3 qc2 sr4
олы kk5 ru-2
_хт be4 bg-5 mk-2 qc-2 ru-7 uk6
=хто be5 bg-5 ru-5 sr-4 uk6
дмо mk5
збо be5 bg-2 mk5 qc-2 ru-5 sr2 uk-5
ор_ be-2 mn4 qc4 ru-2 uk-4
онн be-3 bg5 kk3 mk-6 ru-1 sr-4
оле bg2 kk-3 mk3 qc-2 sr-4 uk-2
лел mk6
елі be-4 kk6 ru-3 uk3
сум mk8 ru-4 sr-5
ашу bg-3 kk5 qc-4 sr4
шул be-4 kk4 qc3
хоч be2 bg-5 sr-4 uk3
ясы kk6 qc-3
ябр bg-6 qc6
бро be-3 bg2 mk5 qc-2 ru-4 uk-4
зае bg5 mk2 sr-7 uk-3
ыны be-2 kk6 ru-5
=маю ru-9 uk4
йно bg-2 mk-4 ru7
_бэ be-3 qc5 ru-4
ус_ bg2 mk3 mn4 sr-4 uk-2
йшо ru-6 uk5
сар be2 bg-7 kk2 mn6 ru-3 sr-2 uk-3
_еж ru6 sr-6
жы_ be5 qc4 ru-6
лач mk3 uk-4
жал be-4 bg-8 mk8 mn-5 qc5 ru3
выд be4
ыда be3 ru-4
хав be3 ru-5
_юн bg6 ru-5
дай be-4 bg7 kk2 mk-4 mn-2 sr-5 uk-3
азы be-3 qc7
зыв qc5
узо qc6
ром be-7 kk3 qc-2 uk2
омб kk5 ru2 sr-3 uk-4
мба be-4 mn4 ru-3 uk5
ыве be4
пут bg-4 kk-2 mk-4 qc-3 ru6 sr6 uk-6
біл ru-3
_сш bg-5 ru3 sr-3 uk5
ысы kk3 ru-2
рге be-2 kk6 uk-5
нра qc4
нве mk6
=мала uk6
_уб mk4 mn-2 ru5 sr-2 uk-7
убо bg-5 mk3 ru-4 sr-2 uk3
ял_ be-2 bg-2 mk-3 ru7 uk-3
мах be-6 qc5 ru-6 uk5
_іс be2 kk3 ru-4
існ uk4
ебя be-2 bg-5 ru10 sr-3 uk-4
гне mk3 ru-5
кус kk3 mk2 qc2
ерз be4 bg-5 mk4 sr3 uk-4
рз_ bg-4 mk5 qc9 ru-8 sr-3
неж bg-4 sr3 uk-4
_яз bg-2
ет_ be-5 bg-3 mk-2 qc2 ru7 sr-4 uk-6
руг kk1 mn-3 qc-3 uk2
угі kk4
нел bg-5 mk6 mn5 uk-5
льг uk6
одж uk4
вад be4 bg2 qc4 ru-4 sr-6
мую bg6 ru-5
ько be-3 bg-4 mk-2 qc-2 ru2 sr-3 uk4
оме be-3 mk2 mn2 qc-2 ru-6 sr3
=доме ru8
елы ru5
сов be-2 bg-4 mk4 ru3 uk-5
_ну be-3 bg-2 ru3 sr-8 uk3
нум qc6
рба bg2 mk4 qc3 sr-5 uk-8
_жу qc3 uk-4
жур sr4 uk-4
=ну be-2 bg-5 mk-2 mn-2 qc-4 ru10 sr-7 uk2
уйс be-5 ru9
йся be4 ru3 uk-4
упр bg2 ru-5 sr7 uk-3
сок mk5 ru-3 uk-2
_ор be-2 bg-4 kk4 mk3 mn5 ru-3 sr-5 uk-2
айг mn2 ru-3
бей mk-3
вач be-3 bg-6 mk7 uk3
бак be6 bg-3 mk-3 sr-4 uk4
оце bg2 qc4 sr-2 uk-5
даб be8 bg-3 uk-3
ляв ru-3 uk4
яза ru2 sr-3 uk-4
=ваш bg-6 ru5
сур mn6 sr-4
рс_ mk2 sr-4 uk3
туж bg-8 sr8
рду qc5
лец ru5
_с_ be-5 bg6 mk-9 mn-3 qc-5 ru3 sr-5 uk-6
=с be-5 bg6 mk-9 mn-3 qc-5 ru3 sr-5 uk-6
зір be3 qc-3
_дн mk-3 ru3 sr-3
хай be3 bg2 kk-3 mk-2 ru-4 sr-3 uk3
айл kk2 ru-6
йла bg-2 kk2 qc2 uk-2
бас be-4 bg-2 kk10 mk-2 qc-4
алб bg-6 mk2 mn4
лба be-2 bg-5 mk4 mn4 qc-3 ru6 sr-5
_ша be-4 bg-3 kk2 mn4 ru2 sr-2 uk-3
бус mn4
усл be-2 bg-3 mk8 sr-3
=ка ru8
_ль uk-7
уны be-5 ru5
чу_ be-3 mn-3 qc5 ru3 sr-3
арш qc4 ru4 sr-6
ыме kk2 ru-2
бан ru6 sr-4 uk-7
при be-5 mn-2 qc-4
+и be-7 mk2 qc1
рив be-3 bg-6 qc-2 ru1 sr5
иве bg-4 mk5 mn3 qc3 sr-2
се_ be-4 kk-2 mk3 mn-4 ru-3
=пасля be4
едс mk-4 sr1 uk5
тву bg-8 kk4 mk3 ru5 sr-3 uk-2
пау bg-6
_мр be-1 bg-3 kk-2 qc-3 ru5 uk-4
дух mk4 uk-5
ау_ be-2 bg3 kk6 qc-2 ru-3 sr-3 uk-2
аен qc7
ерд bg-5 kk3 mk-5 qc4 ru3 uk-2
рда bg-4 mk-2 mn3 sr3 uk-3
чне be4 ru-4 uk3
дву be4
ыга be-5 ru5
неп bg-7 mk4 sr3 uk3
епа be4 bg-3 mk9 ru-3 sr-3 uk-4
азь bg-3 ru6
вый bg-2 qc-2 ru6
ерл be-3 bg-8 qc2 sr4 uk4
рлі be-4 kk4
=раз bg-8 mk-2 qc-3 ru9 sr-4 uk3
пеш bg-5 mk3 qc6 ru5 sr-6 uk-3
мле bg-5 qc3 ru1
_ос be-5 bg2 kk4 mk1 qc-3 ru-5 sr4
ньк be-4 ru4
пот be2 bg-5 mk3 qc-2 sr2
урт bg-3 mn7 qc4 sr-3 uk-5
рто be-2 bg-4 mk2 qc4 sr-3 uk2
ток bg3 kk2 uk-5
_ав be-6 mn5 qc3 ru-3 sr-2 uk-3
пор be-6 bg-3 kk4 mk6 sr3 uk-3
орц ru4 sr-4
зко ru5
амн kk6 mk-4 sr4
бес bg-8 mk3 ru3 sr3 uk-3
есп bg-6 mk-3 ru2 uk5
тог be-2 bg-7 kk-2 mk-5 mn7 qc4 ru2 sr3
ого be-10 bg-7 mn-3 qc3 ru3 uk7
_см be-3 kk-4 mk2 qc-5 ru2 sr1 uk-2
йне ru5
ужб mk-3 sr5
бу_ be-3 bg-5 mk-6 mn-3 qc6 uk1
_цу be-3 bg2 kk2 ru-2
удо be-2 qc9 ru-5 uk4
_ещ be4 bg-6 ru4 uk-2
+щ be-3 bg5 kk-3 mk-10 mn-4 qc-5 ru3 sr-11 uk1
ещё be4 bg-3
щё_ be5 bg-2
=ещё be5 bg-2
_од bg-12 mk5 sr2
оди kk-2 mk3 qc-3
дин be2 mk2 mn-2 ru-3 sr-1 uk5
ин_ bg3 kk-1 mn2 qc5 ru-3 sr-5
=один be5 bg-5 mk-5 ru5 sr-6
айт kk2 mk-6 mn-2 qc2 sr-6
йт_ be5 qc4 ru-8
яча ru6
осе qc2 ru-2 sr4 uk-4
=мог ru6
амс bg-4 mk3
егі kk8 qc-3 ru-2
ынц qc7
_чл be-6 bg-3 kk-2 ru4 uk3
чле be-6 bg-3 kk-2 mk4 ru4 sr-5 uk3
упы ru4
пы_ ru6
одв be4 bg-3 mk3
_пу be-2 kk-3 qc4 ru2 uk-7
бір kk6 qc-2 uk-4
дну ru5
едв be-2 bg7 sr-4 uk-3
=году ru4
=дар kk-3 mk-6 mn-3 qc18 ru-5 sr-7 uk-4
_от be-5 bg7 mk-4 mn-4 qc-3 ru2 sr-6 uk-3
=от be-3 bg11 kk-3 mk-15 mn-3 qc-2 sr-4 uk-3
убе kk3 mk4 qc-2 ru3 sr-5
тло sr4
тоб be-3 bg-5 kk4 mn-4 qc2 sr5 uk3
обу be-2 mk-6 mn-4 qc3 ru-2 sr4
рк_ ru-5 sr4
рол be4 kk3 mk-2 qc-3 ru-2 sr-2
олю mk-4
кру bg-2 mk1 mn-2 qc-1 uk3
руб be3 bg-3 qc-3 ru7 sr-4 uk-4
убр be5 uk-5
бри be4 bg-2 kk-4 mk2 mn3 qc4 ru-5 sr2
рик be2 bg-4 mn4 qc3 ru2 sr-1 uk-3
ика kk3 mn-2 uk-4
ики be2 bg-8 mk-3 mn3 ru8 sr-4 uk2
ки_ be-5 bg1 kk-4 mk3 mn-4 sr-1
саг qc10 sr3
док be2 mk-3 qc-4 sr4
шав bg4 mk-8 mn3 ru-6 sr3
лах be-3 bg-4 mn3 qc-4 ru7 sr-4
йта be-2 bg5 kk2 mk-3 mn-3 ru2 uk-5
цей bg2 ru-8 uk8
цар qc3
дус bg5
рку ru-5 sr3 uk3
чор be5 mk-5 ru-6 sr-6 uk6
орс be-3 bg5 mn4 ru-5
рсы kk3
ева be-6 bg-4 qc-3 ru2 uk4
вец be3 mk-3
ецк bg-4 ru8
_ца bg-4 kk-2 mk-3 mn3 qc5 uk-3
алк bg2 mk3 ru4 sr-6 uk-5
удн bg3
_ям be-3 mn2 sr-4
нот be5 bg2 mk8 qc-2 ru-5 sr-8 uk-5
оту bg-4 qc3 ru-3 uk2
урд mn3 sr-3 uk-4
=слова bg-8 uk4
онч bg-4 qc5 ru4 sr-3 uk-4
лев bg-2 mn5 uk-6
ошл ru5 uk-6
ыру be2 qc-2
рул bg4
_оп be-4 bg5 mk1 qc-3 ru-2 uk-2
лях uk4
вав bg-5 mk4 ru-3 sr-4 uk6
ежк bg5 mk-6
енс be-3 bg3 uk-5
=сад bg-3 mk4
наж mk-3
аж_ bg-5 mn12 qc-4 uk-3
йле be3 kk3
сол be-5 bg3 mk-4 mn1 qc4 ru-4 sr-5 uk2
соо bg-4 mk5 qc5 sr-2
отв mk6 uk-3
етс be-3 bg-1 mk5 uk-4
тст bg-5 mk7 ru2 sr-7
ующ ru4
ющи bg-3 ru6 uk-3
щий bg-4 ru7 uk-3
ий_ be-5 bg-9 kk-2 mk-6 mn5 sr-8 uk7
уд_ kk2 mk-2 mn4 qc5 ru-2 sr-3 uk-4
гот be-5 bg-3 mk3 ru-4 uk6
заг bg5 mk2 qc4 ru-7 sr-7 uk2
чах sr6
нян bg4 ru-5
вое bg-2 mk4 ru6 sr-6 uk-5
кум bg-4 qc3 uk4
нез be-2 mk-2 mn2 ru-5 sr3 uk2
_сх mk-4 uk4
=няма be4 bg2 ru-2 uk-3
лто mn4 qc-5 sr3
рсе bg-4 ru3
нс_ bg6 mn3 ru-4 sr-3 uk-4
осн mk4 ru-2
вуш ru6
зая mk-3 uk1
ыбо ru4
нха ru-4
іло uk6
збр bg4 ru-3 sr-4
дэр mn-4 qc5
леф be4 mk-2 ru-3 sr4
дыс qc7
сер be3 kk2 sr-9 uk3
_ут be-3 kk-5 mk4 qc4 sr2 uk-7
утр bg6 kk-4 ru-2 sr-3 uk-7
ісі kk5 uk-5
нял bg-5 ru7 uk-3
ягу uk6
льв be4 uk-4
=такое be4
мом bg2 qc5 ru-2 sr-3
ух_ bg5 qc-3 sr-6 uk-4
мэд mn3 qc-2
цов ru6
=твой be6
тыл qc5 ru-3
пей bg2 uk-4
сод qc4
ел_ be-3 mk7 mn-2 ru4 sr-9 uk-6
топ kk2 mk3 ru-2
оп_ bg-8 ru6 sr3 uk-4
дау kk2 ru3 sr-3
аун ru6
ун_ be-2 bg-3 kk-1 mk-4 qc5 ru2 sr-3 uk-3
рой mn3 qc-1 ru2 uk-2
боч be5 ru4
суб qc-2 ru-7 uk4
=суботу ru-8
_чо be2 bg-3 kk-4 ru-3 uk4
_уп be-3 qc-2 sr5
уар qc6
елю bg-4 ru4 uk3
ефо sr4
ышы qc5
ойс be7 uk-3
рво be3 bg-4 mk2 ru-4 sr5
вон be-4 bg-9 mk-2 ru-3 sr-8 uk13
ону bg-8 qc8 ru-2
ынн qc4
орд kk-2 mn3 sr-3 uk2
эн_ be-3 bg-3 mk-2 mn3 sr-2 uk-3
губ bg3 mk-2 qc-4 ru-2 uk3
іду be5
бум be-5 qc-5 ru5
умо bg3 mk-2 ru-3 sr-3 uk3
лко be-2 bg8 mk-4 ru-3 sr-5 uk-5
гам be-3 qc5 ru3 uk-2
ятн mk-3 ru6
код bg-5 qc4 ru-3 sr4
емі be-5 kk4 uk4
амк be-4 sr-4
мка be-3 ru4 uk-4
кун be-3 bg-4 qc7 ru3 sr-6
ур_ be2 bg-4 mk-4 qc6 ru-4 sr-3 uk-3
ухо kk4 ru6 uk-5
_х_ ru9 uk-4
=х ru9 uk-4
яг_ ru-7 uk4
ыт_ mn-4 qc6 ru-3
цен be-3 bg1 qc2 uk-6
йго be4
зм_ kk4 ru4
=усе uk5
рко be-3 bg2 ru4 sr-4
коп bg-4 mk3 ru4 uk-3
ьта bg-3
лош bg3 qc-4 ru-4
_ед bg2 mk5 qc-3 ru-2 sr-9
еду be3 bg-6 mk2 qc-2 sr4
кіл kk4 ru-3 uk3
іля be-4 uk5
сув bg6 ru-7 sr-3 uk3
=су be-3 bg-4 kk4 mk-6 ru-2 sr9 uk-5
_н_ bg-7 kk5 ru8
=н bg-7 kk5 ru8
лку bg-7 mk15 qc-3 sr-8 uk-2
=зараз bg-7 ru-7 uk8
=народ ru6
ес_ be-2 bg2 kk7 mk2 mn5 qc-5 ru-3 sr-7 uk3
стс ru5
бон qc3
бул be-4 kk-3 mn3 qc5 ru-4 sr-10 uk8
лун bg6 mk-6 ru6 sr-7
бру qc-3 uk-4
руй be4
ске kk2 mk-4 qc-2 sr7 uk-3
ке_ be-6 bg-10 kk3 mk-8 qc4 ru3 sr7
аев kk6
йсь uk2
тын be-6 kk4 mk-3 mn3 qc3 ru-7
ынг qc8 ru-5
фат bg-5 mk10 sr-6
огр ru-5 uk4
аф_ ru-7
бен be2 kk-2 mk2 ru3 sr-4 uk-3
ене be-3 bg-2 kk-3 mk1 qc6 ru-4 uk4
ыкт kk-4
кт_ be3
тыш qc6
емя sr-4
няк bg6 uk-4
рую ru6
хач be4
=хачу be5
сел be-4 bg-6 mk6 mn-2 qc4 sr-3 uk3
ею_ bg-4
угу qc6 ru-3 uk5
кут uk4
=чаму be6
кто be-3 ru2 sr-6
еля be-4 bg3 mk-3 sr-2
уле be4 kk4 mk-4
кад be-3 bg-12 kk-2 mk5 mn5 ru-4 sr6 uk-3
сая kk6 mn5 qc-4 ru-4
вэр mn7 qc-4
моч ru6
ерм be-2 kk2 mn4 qc-2 ru2 sr-3
_ин be-2 bg2 mn5 qc3 ru-3 sr-2 uk-8
ина be-4 bg-1 kk5 mk3 mn-2 uk-2
аче be-4 bg-2 sr2 uk2
че_ be-6 bg6 kk-3 mk-2 mn-2 uk-4
_съ bg6 mk-4 qc-3 sr-3
+ъ be-8 bg16 kk-5 mk-10 mn-5 qc3 ru-6 sr-12 uk-10
съм bg6 ru-4
ъм_ bg7 ru-4
=съм bg4 ru-3
оли be-5 bg-3 ru-2 sr5 uk2
лид bg-4 mk4
ида be-5 bg-3 qc4 ru5 sr-4
аре be-5 mk3 mn-2 uk2
рен be-4 mk4 mn4 ru-5 sr5
_и_ be-5 kk-4 mk2 mn-6 qc-5 ru2 uk-7
=и be-5 kk-4 mk2 mn-6 qc-5 ru2 uk-7
пре be-7 kk2 mk4 mn-3 ru-4 sr3 uk-3
рек be-7 kk5
ено be-2 bg2 mk2 qc-3 ru-2 uk-3
_дъ bg6
дъл bg5 ru-3
лго be-2 bg-5 kk-2 mk2 mn4 qc6 ru-3 sr-3 uk-5
_ни be-3 kk-2 mk1 qc2 ru2 uk-5
ни_ be-7 bg1 mk5 mn-3 qc2 ru-4 uk-2
=ни qc-5 ru6 uk-5
оже be-7 bg2 kk-2 mk3 qc-4 ru-2
жем be-6 uk3
=можем bg7 sr-7
=така bg6 mk11 ru-10 sr-11 uk-5
пте mk3
тек mk3 ru-3 sr3
ари be-5 kk4 mk4 mn6 sr-2
рит be-3 bg-1 mk2 ru2 sr-3
ите be-2 bg3 mk6 mn-3 qc-2 ru-4 uk-8
те_ be-6 mk3 mn-3 ru-3 uk-3
дър bg3
ърж bg3
жах uk6
_вр be-4 bg-2 kk-2 mk3 mn-2 qc-5 ru3 sr2 uk-4
вре mk3 sr2 uk-4
рем be-3 bg-3 mn2 ru-2 sr5 uk-1
еме be-5 bg-1 kk5 mk4 mn3 qc3 ru-3 uk-5
обе be-2 bg3 mk3 qc-3 uk-7
бед be-3 mk3 qc-2 sr2 uk-9
_ще bg5 mk-4 qc-2 ru-4 sr-4 uk2
ще_ be-2 bg4 kk-2 mk-5 qc-3 sr-5 uk2
=ще bg7 mk-4 qc-2 ru-10 sr-4 uk4
_бъ bg5 sr-2
бъд bg3
отп bg-4 mk3 sr3 uk-4
тпу sr5
ати be-3 bg-2 mk1 mn2 ru-3 uk4
ти_ be-6 bg-1 kk-2 mn-2 ru-4 uk5
_тя bg7 mk-5 qc-2 sr-3 uk-4
тя_ be-2 bg6 mk-4 ru-4 sr-4 uk2
=тя bg7 mk-3 uk-3
_е_ be-6 bg6 kk-4 mk6 mn-4 qc-6 ru-8 sr-10
=е be-6 bg6 kk-4 mk6 mn-4 qc-6 ru-8 sr-10
_би be-4 bg-2 kk-2 mk2 mn3 qc4 ru-5 sr2 uk-6
бил be-2 kk-2 mk3 mn-5 uk-4
ила be-6 kk-2 uk2
=била ru-4
авс be-3 bg-4 mk2 mn4 ru-3 sr2 uk2
вст bg-3 mk2 ru5 sr-3
рия be-3 kk5 mk-3 qc3 sr-2 uk-3
ия_ be-5 bg6 kk7 mk-9 mn-5 qc3 sr-10 uk-8
=много be-2 bg10 mk-14 ru-5 sr6 uk-8
бли bg2 ru-4 uk4
лиз bg2 kk-2 mk3 mn2 qc-2 sr-1 uk-2
изк bg5 ru3 sr-5
=страна mk10 sr-8 uk-5
рие bg6 mk3 ru-2 sr-5 uk-4
ием bg2 ru4 sr-8
_об be-8 bg2 kk-2 mn-2 qc-7
=обаче bg8
авл be-4 qc2 ru2 sr-3
вля be-3 ru2 sr-2
ващ bg3
ащи bg3 mk-2 sr-3 uk-3
щит mk-3 ru3 sr-4
_ви be-4 mn-1 qc-3 ru-4 sr1 uk4
вин be-4 bg-1 qc-5 ru2
аги bg3 mk-2 mn4 qc-3 sr-2
ги_ be-2 kk-3 mk4 mn-2 sr-2 uk-2
авд be-4 bg-6 mn3 ru4 uk4
вда be-3 bg-5 uk4
неу sr-4
=но be-4 bg4 mk-2 mn-2 qc-4 ru7 sr-10 uk-6
еде be-5 mk4 qc-4 ru-2
ден be-7 bg-1 kk3 mk3 mn-2 qc2 ru1 sr-6
ени be-3 kk-3 mk2 uk-5
нит bg3 mk4 qc-5 uk-6
дни be-2 kk4 mk4 mn2 qc-4 ru-2
ути bg2 qc-2 sr-2 uk3
тин be-3 mk2 mn5 sr-1 uk-2
=путин bg-5 ru8 sr-4
вър bg8 mk-2 ru-4 sr-2
шва ru5
_ре be-7 mk3 mn-2 qc-1 ru-2 sr2 uk-3
реф qc3 uk-6
обл bg-2 mk4 uk-2
стт bg8 kk-4 mk-5 qc6 ru-6
тта be-5 bg1 kk4 mk-4 mn-3 qc5 sr-5 uk-4
отб bg4
_си be-4 bg2 mk3 qc1 ru-2 sr-3
сил be-2 bg-2 uk3
илн bg-5 mk7 ru-3
лна bg2 ru-4 uk-3
они be-2 bg-6 kk6 mn6 qc4 ru2 sr-2 uk-2
ния mk-6 mn-3 qc4 ru3 sr-5 uk-9
ави be-7 mk2 qc2 uk-3
вис bg-3 kk-2 mk5 ru-5 uk2
иси qc2 ru-2 sr2 uk-3
сим bg-3 mn3 ru4 sr-3 uk-5
имо bg-4 mk-3 ru5 uk2
как be-4 mk2 qc-5 ru6 sr-4 uk-6
акв be-4 bg7 qc-3 ru-9 uk-4
кво bg8 mk-6 sr-2 uk-3
=какво bg8 mk-7 ru-5
ред be-6 bg2 kk2 mk2 qc-4
едл bg2 mk-2 sr-2
дла be-5 bg-5 mn5 qc-2 ru6 uk-3
=като bg11 mk-7 ru-6 sr-3
_оф be-4 mk4 sr-4
офе mn4 qc-3
екл be-5
ото be-6 bg2 mk5 mn3 sr-2 uk-5
осл ru-2 sr2
ани be-4 bg-3 mk3 mn3
ние bg3 qc-5 sr-7 uk-5
ие_ be-2 bg3 mk3 qc-3 ru1 sr-10 uk-7
_фи mn-2 qc1 ru1 uk-5
фин bg4 kk-3 mk-2 ru-4 sr3 uk-3
нсо bg4 mk-3 qc-4 ru3 sr-4
ови bg-2 kk3 mk6 mn-2 ru-4 sr-2
вит bg-2 mk2 mn2 ru2 uk-4
таз bg6 kk5 mk-5 qc-2 ru-3 uk-5
ази be-3 kk2 sr1 uk-5
зи_ be-3 bg4 mk1 qc4 ru-6 uk-6
=тази bg7 mk-4 sr-3
едм bg4 sr-8
дми bg5 sr-4
миц bg4
ица be-2 qc-3 sr1 uk-4
_ев be-2 mk1 mn2 qc-2 sr4 uk-3
евр be-3 mk2 mn2 qc-2 sr-4 uk2
вро be-2 mn2 qc-2 ru3 sr-6 uk2
роп mk3 mn3 qc-1 sr-1
ски be-3 bg1 kk-2 mk5 mn-2 qc-7 uk-12
кия bg9 ru-8
=се be-5 bg2 kk-4 mk4 mn-3 qc-5 ru-9 sr1 uk-8
учи bg6 qc-5 ru-1 sr-2 uk-8
чи_ be-5 bg3 mk5 ru-5 uk-2
=случи bg7 ru-4 sr-5
нещ bg7 ru-5
ещо bg6 ru-4
що_ be-3 bg4 mk-4 qc-2 ru-9 sr-5 uk5
=нещо bg6 uk-4
ошо mk4 mn-3 qc7 sr-6 uk-4
шо_ mk3 sr-4 uk-7
оро be-8 bg-3 mn2 qc3 ru3 sr-6 uk3
си_ be-5 bg2 mn-3 qc-2 ru-3 sr3 uk-6
=си bg9 kk-3 mk3 mn-3 qc-4 ru-9 sr-4 uk-10
оси be-2 mk-3 qc-2 ru3
сиг bg4 ru-3
игу bg2 ru5 sr-2 uk-4
ури kk2 mk3 ru-4 uk-2
ри_ be-5 bg2 mk4 mn-2 ru-2 sr-1 uk-4
ви_ be-4 kk-2 mk3 mn-3 qc-4 ru-9 sr1
пон be-3 mk1 mn2
сор mk-4 sr-2
ко_ be-7 kk4 mk3 ru-3 sr4 uk-2
=ако bg7 ru-9 uk-2
аде be-4 kk-2 mk8 mn3 qc-3 ru3 sr-4 uk-8
обс bg6 mk-5 sr-3
бст bg8 mk-6 ru-4
рид kk3 qc4 uk-3
идо kk3 mk2 qc-3 ru5 sr-5 uk-7
оби be-2 mk3 ru-4
бит kk-2 mk-1 mn-2 sr1
ита be-4 kk3 qc-2 ru-2 sr3 uk1
нно mk-9 ru5 sr-5
бив bg-3 mk3 sr-2 uk4
ива be-7 sr2
иск be-3 bg3 mk5 ru-2 sr-6
кув sr4 uk-3
_ги bg-3 mk8 qc4 ru-4 sr-7 uk-4
=ги bg-1 mk9 qc-3 ru-7 sr-7 uk-2
=това bg18 mk-7 ru-10 sr-11 uk-5
ели be-2 bg2 kk-2 qc-4
лик be-2 bg-3 kk-1 qc2 ru-5 sr6 uk2
ик_ be-3 bg-2 kk-5 mk3 mn2 qc3 sr-2
яви mk-3 sr-2 uk1
=заяви bg6
ът_ bg8 mk-4 ru-2 sr-2 uk-2
_де be-7 bg-2 kk2 mk3 qc4
дер be-6 bg-5 kk4 ru3 sr-1
ери be-3 bg1 mn2 qc2 uk-6
ър_ bg10 ru-5
_вп bg-3 uk5
роч be-3 bg-2 ru5 uk-1
оче be-3 bg-7 mk2 qc-2 ru5
чем be-3 bg-6 mk-4 ru8 sr2 uk-5
_яв bg-3 mn7
явл ru1
вле be-3 mk5 ru3 sr-7
иет bg7 ru-7 sr-3
ето be-6 bg5 kk-2 mk6 ru-6 sr-8 uk-4
все be-3 mk-7 mn-2 qc-2 ru5 sr-6
=само bg4 mk9 qc-3 ru-11 sr-5 uk-3
лга be-4 kk-5 mn4 sr-3 uk-2
_че be-7 kk2 mk-2 mn-3 qc-2 ru2
чет bg2 kk-2 mk2 ru-4
етв bg-8 mk6 ru-2 uk4
твъ bg4 ru-3
еди bg2 kk-2 mk4 qc3 ru-3 sr-2 uk-2
ди_ be-6 kk-2 mk2 mn-3 qc3 uk-3
=преди bg13 mk-8 ru-5 sr-8
бат be3 bg2 kk4 mn2 qc-3 ru-4 sr-2 uk-2
ов_ be-6 kk4 mk3 qc-2 ru7 sr-8 uk-3
беш bg5 kk-3 mk5 qc-2 ru-7 sr-6 uk-6
еше be-3 bg4 kk2 mk4 ru-2 sr-9 uk-4
ше_ be-5 bg3 kk2 mk4 mn-2 ru-4 sr-4 uk-3
=беше bg5 mk6 qc-3 ru-8 sr-6 uk-5
рув be-2 mk9 qc2 ru-3 sr-5
отг bg8 sr-4
тго bg6 ru-6 sr-4
гов be-5 bg2 mn-3 uk-3
ово be-6 qc-3 sr3
инт qc3 uk-3
нте bg-2 kk2 qc-3 ru2
тер be-8 bg-4 kk3 mk3 qc4
ере be-9 bg-2 kk4 mn2 ru2 sr-5 uk5
рес be-9 bg2 kk4 mn1 ru-2
есу mk3 ru-2 sr-5 uk4
_вс be-5 kk-2 mk-8 mn-2 qc-4 ru7 sr-10
=все be-3 mk-6 qc-2 ru3 sr-6 uk4
ече be-5 bg3 mk4 qc2 ru-3 sr-2
=повече bg6 mk-4
мла ru-4 sr3
деж ru5 uk-5
ежи bg-4 mk-2 sr7
жи_ mk3 mn-2 qc-3 ru2 uk-7
кои bg4 mk5 ru-4 sr-6
оит bg5 sr-6 uk-2
ито bg2 mk-3
=които bg8 mk-6 ru-3 sr-2
_ис be-2 mk4 mn-3 qc5 ru-4 uk-5
_из be-4 bg2 kk-3 mn-4 qc-4 ru-3 sr4 uk-6
изп bg9 mk-3 ru-3
зпо bg4 uk3
олз bg5 ru-4
ади bg-2 mk3 qc-1 sr2 uk-2
=поради mk8 sr-6
рич be-2 mk-2 qc-3 sr5
ичи bg-1 mn4 qc2 ru-2
чин kk-2 mn3 ru-5 sr3
=причина sr-8
тря mk-3 ru7 sr-2 uk-2
ряб bg7 mk-2 ru-2 uk-3
ябв bg7 mk-2 ru-3 uk-3
бва bg7 mk-3 ru-3 uk-3
аше be-3 bg2 mk6 ru-2 sr-3 uk-7
оло be-9 kk-2 mk-1 mn4 qc3 sr-5 uk3
ожи mn2 qc-2 ru2 sr-3
дий mn3 qc-3 ru-1 uk2
ийс bg5 mk-4 mn2 ru-1 sr-2 uk-3
_пъ bg5
по_ bg4 kk-2 mn-2 qc-5 ru3 sr-4 uk-4
=по be-5 bg4 kk-2 mn-2 qc-5 ru4 sr-3 uk-4
ачи be-2 mk5 mn-2 qc-3 ru-4 uk2
чим mk-5 mn3 qc-3 ru-3 sr5 uk3
има be-4 bg2 kk-5 mk1 mn-2 qc-3 ru-6 sr3 uk-2
_вн be-3 bg5 mk5 sr-9 uk-6
вно be-2 bg-2 mk2 qc-2 ru2 sr2
оск be2 sr-6
_хи kk2 mk4 mn4 ru-3 sr-2 uk-5
хил bg5 sr-3
ил_ be-2 bg-2 mk5 mn5 qc-2 ru4 sr-8 uk-3
йде be-4 bg3 kk2 mk-4 sr-5 uk4
де_ be-6 bg-4 kk4 mn-3 ru-2 sr1 uk2
общ bg4 mk-2 sr-2 uk-4
бщи bg5
инс kk2 mk2 qc-3 uk-2
дже be-3 kk4 mk-5 mn-3 qc3 ru-2 sr-8 uk7
жет be-2 bg-1 kk3 mk-2 qc3 ru4 sr1 uk-5
ежд be-4 bg8 mk-7 sr-7 uk-5
жду be-3 bg5 sr-5 uk-5
дув bg-3 mk9 ru-4 sr-3
уин bg7
инк be-3 mk-3 uk4
нко bg4 kk5 qc-3 ru-4 sr-4 uk3
поч be-5 mk4 ru-6 sr3 uk4
олк bg2 mk9 ru-3 sr-9 uk-3
рии qc7
ии_ bg-4 kk-3 mn-4 qc8 ru5 sr-9 uk-7
яни bg-2 ru4
_ем be2 bg-2 kk6 mk-2 qc-6 ru3 uk-2
еми bg2 kk2 mn5 qc-3 ru-6 uk-5
мис bg-2 mk5 ru-7 sr4 uk-6
сии ru3
същ bg3
=най bg6 ru-5
исо bg-2 mk5 uk-3
_сд mk-4 ru6 sr-3 uk-2
сде kk5 mk-4 qc-3 sr-3
дел be-4 bg-3 mk5 qc-1 ru3 uk-4
елк sr-3 uk3
лки ru6 sr-6
ми_ be-8 qc-2 sr-3 uk2
кет be-2 bg4 kk3 qc2 sr-4 uk-3
ети bg2 kk-3 mk4 sr-2 uk-4
сес bg-6 mk3 uk4
еси mk3 uk-2
сия bg4 kk5 ru-3 uk-3
ият bg10 mk-4 qc4 ru-7 sr-3 uk-5
=прави bg6 ru-4
аси be-5 mk2 ru2 sr-4
ифи mk5
ици mk1 uk-5
цир bg-5
ира be-4 bg5 mk5 qc-2 ru-7 sr-3 uk-3
=му be-5 bg6 kk-2 mk5 mn-4 qc-5 ru-9 sr-4
отт bg-5 kk4 ru6
сни bg-1 mk5 qc-3 ru-5 sr2
оти be-2 bg2 qc2 ru-2 sr-2
тив sr1 uk-3
ивн bg-5 mk5 ru-3 sr3
вни kk-2 mk2 ru-6 sr4 uk1
ниц be-3 mn-2 sr3
цит bg3 mk5 ru-7 sr-4
иер mk5 mn5 ru-4
=че be-2 bg10 mk-9 qc-3 ru2 sr-9 uk-3
опи bg7 mk-3 qc-3 ru-1 sr-5
пит bg4 kk4 mk-6 ru-3 sr3
итв sr-4
овл bg-5 mk4
вли qc4
лия bg5 kk3 qc-2 uk-3
ои_ kk-4 mk4 mn-2 qc6 sr-7 uk-7
хор be-3 bg3 mk-4 qc4 sr-8
=хора bg5
очи mk2 qc-2 ru2 sr1 uk-7
чит bg-2 mn-2 qc-2 ru2 sr2
ичк bg-3 mk5 qc-3 ru-4 sr4 uk-3
чко be-2 bg-3 sr4 uk-4
ете be-2 bg5 qc-1 ru-2 sr-3
тен be-3 bg-2 kk2 mk7 qc2 ru-1 sr-3 uk-4
=малко bg7 mk-4 ru-5
_пи be-5 kk-2 mk-3 qc-4 ru5 sr-3 uk-3
пис be-2 bg1
иса be-5 kk2 mk-1 ru-3 sr4 uk2
луп ru4 uk-3
сти be-6 kk2 mn2 qc-3 ru-1 sr2 uk-2
уми mk4 ru-7
мит sr2 uk-5
офи mk3 sr-5
отл kk4 mk-4 sr-4
ело be-4 bg-4 mk6 qc-2 ru1 uk-2
лот mk5 qc2 ru-3 sr-9 uk1
зло bg-5 ru5 sr3 uk-5
лоу kk6
отр be-3 bg-7 kk-2 ru2 uk3
тре be-4 mk3 ru2 uk-3
реб bg-4 mk6 qc-2 ru-4 sr2
еби bg-2 ru5 uk-3
би_ be-4 kk-2 mk2 mn2 ru-5 uk-2
_въ bg6 mk-3 sr-2 uk-4
ъв_ bg7 ru-4
оща ru6
вия bg4 kk4 ru-4
кте be-3 bg-2 kk6 qc4 sr-1 uk-3
еши bg3 mk-1 qc-2 ru2 uk-8
шив ru3 sr-3
иво mk-3 sr3
ндо be-5 bg-1 qc4 ru1 uk-5
сит kk4 qc2 ru1 sr-4 uk-3
ити bg-5 mn-3 ru-4 sr5 uk4
изм bg-4 kk4 mk2 ru1
зми mk10 ru-5 sr-4
исл mk3 qc-4 ru-4 sr3 uk-2
сли be-3 bg-4 mk3 qc-3 ru2 sr4 uk-4
ли_ be-6 kk-1 mn-5 sr1 uk1
_ес be-2 bg5 kk2 mk-8 qc-5 ru2 uk-3
сть be-3 bg3 kk3 mk-2 ru1 sr-3 uk-1
ть_ be-6 bg-5 mk-6 mn-3 ru4 sr-6
=есть bg6 uk-8
тно be-3 mk2 mn2 qc-2 sr3 uk-6
нош bg3 ru-4
оше mk-5 qc3 sr2
шен be-2 bg2 qc2
ний be-2 kk-2 mk-4 mn9 qc-6 ru-5 sr-4 uk4
=между bg5 ru-3
аши be-6 mk2 mn1 ru5 sr-3 uk-3
шим bg3 mk-3 ru-3
ими bg3 mk-1 qc2 ru-4 uk3
ами be-6 mn2 qc-5 ru5 sr-6
пря sr-3
рям sr-4 uk4
ит_ be-2 bg-1 mk-1 ru9 sr-9 uk-11
соц bg6 mk-3 ru-4
оци bg2 mk5 ru-6
циа bg5 mk-5 mn3 ru-3
иал bg7 qc-2 ru-5 sr-5
ьно be-3 mk-2 qc-2 ru3 sr-2
ное bg2 ru4 sr-3 uk-3
_юж bg6
южн bg6
жно be-3 bg-5 mk2 ru6 uk-2
нци kk3 mk5 qc3 ru-3 sr-4 uk-3
чел ru6 sr-3 uk-5
лил ru-3 uk3
или mk-3
роф bg3 mn3 ru-6 uk-2
оза be2 kk3 mn3 qc3 ru-5 uk-3
защ bg3 ru3 sr-2 uk-4
итн bg-7 mk7
тни mk1 qc-3
ци_ be-2 mk7 ru-8 sr1 uk-6
_ил kk-3 mn3 qc3 ru1 uk-8
=или bg3 mn-2 qc-5 ru4 uk-7
али be-5 mn2 qc2 uk2
лис bg-4 qc5 sr-3 uk3
ист be-5 bg-3 kk3 mk1 sr2
сет be-3 bg3 mk4 sr-4 uk-6
ят_ bg4 mk-6 ru3 sr-5 uk-5
пиш mk3 qc-3 sr-3 uk4
иша mk5 ru-3
шат bg1 ru-3
_ощ bg6 ru-5
още bg4
=още bg6 ru-5
=време bg7 mk-3 ru-9 uk-2
жда be-5 bg9 mk-8 qc-2 ru2 sr-2 uk-5
_ок be-2 mn-3 ru-2
аже be-6 bg-2 mn-2 sr5
же_ be-6 bg-3 kk-5 mn-4 ru2 sr1 uk2
=една bg5 ru-4 sr-6
мни bg-8 kk2 mk3 qc-4 ru8 sr-2
тел be-4 bg4 sr-6
елн bg5 mk2 qc3 ru-9 sr-2 uk-2
тоз bg8 ru-4 sr-4 uk-3
ози bg3 ru-6 sr2 uk-2
=този bg8 ru-4 sr-4
_ет bg-5 qc-2 ru8 uk-3
=може bg4 mk5 qc-2 ru-14
реш be-3 bg4 ru-2 sr-1 uk-5
тпа sr5
до_ be-7 bg3 kk-2 mk-3 mn-4 qc4 ru2 sr-2
=до be-5 bg4 kk-5 mn-4 qc-9 uk3
рое bg3 sr-5
оен mk4 ru-5 sr4
нич bg-3 kk5 qc2 uk-3
ичн be-2 bg2 mk2 qc-3 ru-3
чни bg3 qc-2 ru-6 sr4
авт be-5 bg2 mk-2 mn2 ru2 sr-7
вто be-3 bg4 kk2 mk2 sr-7 uk-5
омо be-3 mk3 uk-4
моб bg6 ru-4 uk-4
=при bg5 ru2 sr-7 uk-6
тув be-2 bg3 mk3 ru-7 sr-4 uk4
сег be-4 bg5 mk3 sr-9 uk-6
ега be-3 kk-3 mk4 ru-5 sr2
=сега bg4 mk4 ru-3 sr-9
вка be-5 bg-3 mk-2 ru4 uk3
коя bg6 ru-5
оят bg7 mk-2 ru-2 uk-5
=която bg6 ru-3
вси bg10 mk-4 ru-5 sr-5
сич bg7 ru-3
чки bg-2 mk5 qc-2 ru-4 uk-2
=всички bg7 ru-4
деп bg3 kk4 qc3 ru-5 sr-3 uk-3
епу bg4
ндс bg5 sr-5
=го be-5 bg5 mk11 mn-2 qc-4 ru-11 sr-10 uk-8
=трябва bg6 uk-3
азл bg-4 ru-4 sr6 uk-4
зли bg3 ru-3 sr-3
еги mn3 qc3 uk-3
гит ru3 sr-4
_ди be-2 bg-3 kk3 mn4 qc5 ru-4 uk3
дис qc5 sr-1 uk-3
цио bg3 ru-4 uk-3
ион bg2 kk3 mk3 mn2 qc-4 ru-4 uk-7
_те be-7 qc4
теч mk4
чен be-3 kk2 mk3 sr-5
ате be-4 kk-2 mn2 sr3 uk-3
тиг bg4 mk4 mn-2 ru-6 sr-6
ига be-2 bg3 mk2 mn-3 sr-5 uk-3
ъде bg4 mk-3 sr-2
=момента bg7 ru-4
=работи mk7 ru-8 sr-4
реп be-3 bg2 mk2 ru-2 uk2
стн bg7 mk-8 ru4 sr-6 uk-5
мре mk4 ru-6 uk4
реж bg-4 mk4
аци be-4 bg-1 kk3 mk3 uk-5
ция be-3 bg3 kk5 mk-5 mn-2 qc5 sr-4 uk-5
нищ ru3
ищо bg5
пом kk-2 mk4 qc-3 ru-2 sr-4 uk2
огн mk4 ru-2 uk-5
=помогне mk4
тбо mk-4
щих bg-5 ru8
иха bg6 mk-3 qc-2 ru-2
бта mn-7 qc8
тър bg7
лс_ mn4
=вече bg8 mk-6
ини bg-2 kk3 mk3 mn3 qc5 ru-4 sr-1
=години bg5 ru-5 sr-6
диш bg3 mk2 ru-5
ишн bg3 uk-3
рох mk-2 mn3 qc4 ru-4 sr-5 uk4
охо be-3 bg-3 mn-1 qc6 ru2 sr-4 uk2
=носи bg5 ru-7
_им be-4 bg3 kk-3 mk4 mn-3 qc-3 ru-2 uk-10
име bg-2 mk5 ru3 uk-4
=името bg6
_ше kk4 qc-2 uk-2
дим mk-4 qc-3 sr4 uk-4
рши bg-3 mk4 mn3 qc-2
ши_ be-2 bg2 mn-7 qc4 ru3 sr-3 uk-3
ньо ru-5 sr-3 uk4
ьор bg10 mk-6 uk-5
оръ bg6
ним be-2 mk-3 mn-2 qc-3 sr3 uk1
мир be-3 mk-1 qc-6 ru2
ир_ bg2 kk-3 mk-1 qc7 ru-6
тои sr-3 uk-3
ило mk-1 qc2
=пред bg-3 mk11 ru-7 sr-4 uk-3
тръ bg5
тет bg-3 mk-2 qc4 ru-2 sr7
апи be-2 bg-4 qc-2 ru3 uk3
себ be-3 kk2 mk-4 qc3 ru2
ебе be-2 bg-3 qc-2 ru2 sr-4 uk3
=себе be-2 bg3 mk-3 ru2 sr-5 uk3
едп mk-4 sr-4
=били mk-5 ru-4
рки mk5 sr-4 uk-3
лаш bg3 kk-2 qc7 ru-3 sr-4
нил bg1 mk-4 qc2 ru5 sr-2 uk-5
_ми be-5 bg1 qc3 ru-4
мин kk2 mk3 mn4 qc4 sr-5 uk-7
нис bg-4 mk-3 ru-2 sr9 uk-3
стъ bg4 ru-3
_ов be-4 bg-10 mk4 qc-2 sr3 uk3
овч bg7 mk-5 ru-5 uk5
вча bg6 mk-6 uk5
кре be-4 kk-3 sr4 uk2
пя_ bg10 ru-5
тео kk5 mk4
ори be-4 mn5 qc3 ru-3
_ен bg-3 sr6 uk-4
рги mk4 mn3 sr-4
гий mn9 qc-5 ru-3
ийн kk-3 mk-2 mn12 qc-6 ru-8 sr-3
рез be-3 bg2 kk3 mk-1 ru1 sr-4
спи bg-4 mk5 mn2 ru-4 uk3
пир bg-10 mk7 ru4
кит bg4 kk-2 mk8 qc-5 ru-5 sr-11 uk2
уве ru-3 sr6
лич qc-2 ru-2 uk2
иче bg2 kk5 qc-2 uk-2
ефе qc3 uk-5
кти bg4 mk-2 qc3 sr-5
сра ru9 sr-9 uk-4
пок be-4 bg-1 ru2 uk1
око be-3 kk2 mk4 mn3 qc-6 uk-1
=през bg12 mk-6 ru-6 sr-5 uk-3
изл bg4 mk3 ru-5
жен be-3 mk3 qc-3 ru2 uk-3
чно be-3 bg-3 qc-2 ru4 sr2
=каза bg10 mk-3 ru-7
ник be-4 bg-3 kk6 mn3 sr3
дсе mk-6 ru-4 sr10
лят be2 bg2 mk-3 ru2 uk-1
ев_ bg-2 kk5 mk8 qc-2 sr-5 uk-3
оре be-4 bg3 kk-2 mk4 ru-5 uk-3
=според bg3 mk5 ru-4 sr-5
инф bg-4 mk3
нфо bg-3 mk4
авм mk5 ru-5 sr-5
вми uk8
даа be-4 bg-2 kk-2 mk-3 mn5 qc3 sr-2
иа_ bg4 mn6
вио bg-6 mk4 ru-5 sr6
лин bg-2 kk5 mn4 uk-3
нии bg-5 mk-3 mn-5 qc8 ru6 sr-4 uk-3
куб bg-5
уба bg2 mk8 mn-3 ru-4 sr-3 uk-5
тия sr-3 uk3
щес bg-4 ru6
рис be-6 bg-2 kk4 mk2 mn2
тик bg-2 qc6 ru2
_вт be-2 bg4 mk2 ru-5 sr-2 uk3
=ми be-4 bg2 kk-3 mn-3 qc-6 ru-10 uk4
поз be2 qc-3 sr3 uk-4
оля be-4 bg9 mk-3 ru-4 sr-2 uk-2
_вл be-2 mk3 sr-2
ляз bg7 ru-4
=там bg2 kk-2 mk-9 mn-2 qc-5 ru6 sr-11 uk4
тоя be-2 mk-4
хот bg-2 mn4 ru5 sr-5 uk-5
оте be-3 ru-2 sr-3 uk4
нег be-4 mk6 mn-4 qc4 uk-5
его be-5 kk2 mk3 qc-5 ru4 sr-4 uk-8
=него be-3 sr2 uk-4
=пак bg7 mk7 ru-6 sr-6
рсо mn4 sr5
инд mn5 qc4 ru-5 sr-3 uk-3
нди be-2 bg3 mn-2 ru-4 uk1
дик be3 mk-3
рец bg7 mk-3 sr-5
=кой bg10 ru-7
тил bg-3 ru2
=просто be-5 bg5 mk-3 ru4 sr-9
_ти be-4 kk-4 mn-2 ru-3 uk3
тип qc4 ru4 uk-4
ип_ bg-2 qc11 uk-3
=тип qc4
=би be-4 bg-2 kk-3 mk-2 mn3 ru-4 sr5
=било mk6 ru-5
оде be-4 mk4 qc-3 sr3 uk-6
ящи bg-3 ru5
щи_ bg6 ru-4
=стана ru-6
=когато bg11 mk-7 ru-5 sr-3
бло be-3 sr2 uk-6
ико be-3 kk5 mn5 ru-3 sr3 uk-4
=никой bg7
нир bg5 mn3 ru-8 uk-4
алн be-2 mk4 mn2 ru-9 sr3 uk-4
лни mk5 qc-2 ru-8 sr4 uk-4
=става bg9 sr-6
пи_ bg2 qc-4 ru6 sr-2 uk-4
упи be-3 mk6 qc-4
=има bg3 kk-2 mk6 qc-2 ru-8 uk-5
_тъ bg5
ърс bg9 ru-4
одо be-2 kk3 mk2 mn2 qc4 ru-2 sr-3 uk-2
ряв ru4
оек bg4 sr-4 uk4
роц be-2 mk4 qc5 sr-1 uk-3
=процента bg9 mk-7
тий mn5 qc-4 uk3
зле mk5 sr-7 uk5
лез mk7 qc-3 sr-3
езе mk5 qc3 ru-3 sr-7
еат mk6
евн bg-3 mk4 uk-3
нде be-4 bg-3 kk4 mk-2 mn3 qc3 ru2 sr-6
дек bg-2 kk-2 mk7 mn4 ru-5 sr-6
ойт bg7 mk-2 mn3 qc-3 ru-2 uk-2
йто be-4 bg5 ru-5
=който bg8 ru-6
виш mk-5 ru-5 sr7 uk-3
иши mk-3 qc-3 ru-4 sr3
три be-4 kk2 mn2 qc-4 sr-2 uk2
оно be-3 bg-5 mn4 qc2 ru-2 sr4
ноп bg-5 sr6 uk-5
бях bg8 ru-4
ине be-2 bg-6 kk2 qc4 sr7
=един bg8 mk-5 ru-5
вид be-5 kk3 qc-4 ru2 uk-1
иди ru3 sr-3
им_ be-4 bg-2 kk-2 mk-4 sr6
орл qc4
рли bg-2 qc2 uk-3
лит kk3 qc-2 ru-2 sr1
шил bg-4 mk4 mn4 qc-2 ru4 sr-4
_уч bg3 mk1 qc-2 ru-2 uk-2
уче be-2 mk5 sr-2
=бях bg7
чес kk2 mk4 qc-2 ru-1 uk-4
фил kk2 mk2 sr-4 uk-4
илм bg5 qc4 ru-4 sr-4
лно bg2 mk6 mn4 ru-7 sr-3 uk-4
ърд bg5
дят bg-3 ru6
фли mk8
икт be3 bg-5 mk-2 qc5 ru5 sr-4 uk-4
зул ru-3 sr2
улт mk3 ru-6 sr4 uk-3
лта be-2 bg2 kk-2 mk-2 mn3 qc3 ru-3 uk-5
тит bg-3 kk-3 mk3 ru1 sr-2
тес be-2 bg-2 kk4 mk1 qc-2 ru-6 sr2 uk5
=дали mk13 ru-6 sr-7
=те be-2 bg7 mn-2 ru-3 sr-5 uk-2
=могат bg6
рви bg-3 mk5
тез bg6 kk4 ru-5 sr-4
ези kk5 mk-2 qc3 sr-3
=тези bg9 sr-6
изб mk4 ru-3
_ли be-2 bg2 kk-3 mk2 mn2 qc-2 ru-2 uk-2
=ли bg2 mn-3 qc-5 ru-4 sr4 uk-9
блю bg2 qc-3 ru3 sr-3 uk-2
юда bg3 uk-5
авн mn3 qc-5 ru-4 sr2 uk4
изв mk3 qc-3 uk-4
бни bg4
дея uk4
=именно ru7
=хората bg6
сив bg3 sr-3
иви bg-2 kk2 ru-3 sr3
вик bg4 mk5 ru-7 sr-7
_къ bg6 mk-3
=дома be4 bg-5 mk9 ru9 sr-15
=как be-5 bg2 mk-10 qc-5 ru13 sr-11 uk-5
=точно bg4 mk-4 ru6 sr-4 uk-5
изг bg-2 kk-2 mk6 ru-7 sr2 uk-2
леж bg7 mk-2 ru-3 sr-4
зох mn4
оха qc4 ru-6 uk4
игн bg2 mk4 ru-4 sr-2
зид bg-2 kk5 mk-7 mn2 ru-3
иде be-2 bg-4 mk2 qc7 sr3 uk-4
сащ bg6
ащ_ bg6 ru-4
=сащ bg6
джо kk3 mk-6 mn-3 sr-6 uk2
опо be-2 ru-3 sr-2 uk8
=днес bg7
=ви kk-2 mk-9 qc-3 ru-2 sr-3 uk11
жив be-2 bg-1 kk-2 mk4 mn-2 qc-3 ru-1 sr4
вее be4 bg6 ru-9 sr-5
еет ru7
зре uk-4
оет bg5 ru-2 sr-3
=което bg7 mk-5 ru-3
бун mk6
овн be-3 mk-2 qc4 uk2
нси mk3 uk-3
сир bg-3 qc4
чуж bg5
ужд bg8 mk-4 ru-3 sr-3
жде mk-2 ru5 uk-2
дес be-3 bg1 mk-5 mn5 qc-6 ru-2 sr6
нни bg7 kk4 mk-6 mn3 ru-4 sr-5
ции bg3 mk2 qc-3 sr-7 uk-4
_ог be-3 qc3 uk-4
окл bg5 uk-4
кло bg-6 ru4 sr4 uk-4
=място bg6
чов ru-9 sr4
=човек bg3 ru-5
ино bg-3 mk-2 mn2 qc3 ru3 sr-2
кох mk-5 sr6
хол bg-3 mk5 mn2 sr-3
азр mk-4 mn4 qc-2 ru3 uk-5
еша be-2 uk-5
_он be-5 bg-7 kk2 mk-6 mn4 ru5 uk-6
иня bg3 uk-3
няв bg9 ru-7
_ид be-2 bg2 kk-3 mk-7 qc2 ru3 sr2 uk-7
жат be-2 kk2 mk4 qc2 ru-3 sr-4 uk-2
кач sr3 uk-4
тех bg3 kk2 sr-5 uk-3
ехн bg6 ru-6 sr-3
хни bg4 mn3 qc-3
аща bg4 uk-4
щат bg8 mk-4
низ bg-3 mk3 ru-4 sr3
иза be-3 bg2 kk4 mk-3 mn3 ru-2 sr3 uk-6
оис ru4
дей be-6 bg7 kk3 mk-4 ru-3 sr-3 uk-3
тви mk4 mn3 sr-4 uk-3
вие bg6 mk3 ru-3 sr-9
оми be-2 kk3 mk5 qc4 ru-4 sr-2
рми bg-2 sr3 uk-3
йор bg3 ru-3
ща_ bg6 ru-3 uk-3
вок be-4 mk-4 ru8 uk-3
сик mn4
рет kk3 mk4 qc2 ru-5
ис_ kk-1 mk3 qc4 ru-3 uk-6
рно be-4 bg-2 mk3 qc-3 sr5
уре mk-3
тос bg-3 mk3
осо bg-1 mk-3 mn3 qc2
бно bg-3 mk3 ru-2 sr3
иит bg4 mk4 ru-7 sr-5
=мисля bg6 uk-3
жас be-4 bg3 kk10 qc-3 ru-2 uk-7
ших qc-3 ru5 uk-4
лив be-4 bg-3 kk2 mk5 mn4 qc-2 sr-5 uk2
вий bg-3 qc2 ru-7 uk7
ийц ru8
_иг be-2 kk-2 mn-2 qc-2 sr1 uk-6
игр be-2 bg2 mn-2 qc-3 sr3 uk-6
=дори bg9
риб bg3 mk-3 ru-3 sr-3 uk6
иба bg-4 uk6
кри kk3 mk2 qc3 ru-3 uk-3
=около bg7 mk-6 sr-7
_м_ ru5
=м ru5
ъст bg4
сте be-6 kk3 qc3 sr1 uk-2
гре be-2 mn2 ru-3 sr2
еб_ mk-2 ru4
есе be-5 bg3 kk5 ru-8 uk1
сец mk5 ru-5 uk-3
вра be-4 bg-5 qc-2 ru6 uk-1
_яп qc4 ru-5 uk-4
япо mn3 qc3 ru-4 uk-4
лут mk6
отс be3 bg-6 qc-3 ru5 uk-4
=ден bg6 ru-6
йки bg3 uk-4
нив bg-2 mk6 qc1 ru-3 sr-3
жба mk5
идя bg4 uk-4
туг ru-4
дия bg5
зо_ bg4
_ек be-2 bg3 kk7 qc-4 ru-9
рте bg-5 kk3 mk-5 uk3
роу bg2 ru-4
_чи be-3 bg-2 kk2 mk-5 mn2 qc4 ru-2 uk4
чис ru3 uk-2
=новата mk9
=едно bg8 ru-7 sr-5
воб bg6 mk-5 sr-9
обо be-5 kk-2 mn-5 qc3 sr1
ожд be3 bg-3 ru4 sr3 uk-6
диц mk3 ru-6 sr3
лие bg6 mk-3 mn4 ru-4 sr-5 uk-5
нче be-2 bg-8 mk6 sr2
обя bg6 uk-5
вих bg10 mk-5 ru-12 uk3
руж be3 bg-8 mk7 qc-2 ru-4 sr2
уже be-3 bg-1 kk-2 mk-5 qc-3 ru4 uk3
рей be-3 bg1 mk-3 qc2 sr-3
ейт bg4
йти bg-6 ru7 sr-4
инг be-3 bg-2 kk4 mn5 qc-4 sr2 uk-6
нго mk-3 mn7 sr-3 uk-3
аге bg3 mk-6
енц kk2 uk-2
рд_ be-3 kk4 mn4 ru-3 sr-2
дви mk4 ru-3 sr-6
виж bg9 ru3 sr-9 uk-9
ижд bg4
ащо bg7 ru-4 uk-3
=защо bg4
риз kk3 mk5 qc3 ru-4 sr-5
изн qc-2 ru1
аки mk-2 mn2 qc-5 ru3 sr-8 uk3
кив bg4 mk-4 ru-4 sr3
=такива bg7
тии bg-6 qc6 ru5
вся be-4 ru-3 sr-2 uk6
сяк bg6 qc4 ru-5
уй_ bg-8 kk-2 mk-4 mn4 qc-5 ru8 sr-6 uk4
дил be-3 bg-8 ru2 sr5 uk3
дот bg-7 mk9 mn5 qc2 ru-5 sr-5
отк be2 mk4 qc-3 ru-2 sr-4
мод qc6 ru-6 uk3
рир bg3 ru-4
_д_ mn5 sr-4
=д mn5 sr-4
оян qc5 ru-5 uk4
=след bg10 mk-5 ru-6 sr-4
икл bg3 qc2 ru-1 sr-3
ючи bg4 mk-3 ru-2 sr-2 uk2
_ки bg-4 kk-1 qc7 ru-5 sr2
кин bg-4 kk4 mk3 mn2 qc3 ru-4 sr3 uk-5
ись bg-4 mk-2 ru6 sr-2
мил bg2 kk2 mk3 ru-4 sr-2
кир bg3 mn2 uk-6
чер be-6 kk3 mk2 qc-2 sr-3 uk1
рне be-4 bg-2 kk2 mk5 ru-4 uk6
нки bg-3 ru2 uk-3
уше mk5 sr-2
_зи bg-6 sr4
уги mk3 uk-3
жни mk7 ru-6 uk3
сек bg1 mk4 sr-5 uk-2
=често ru-10 sr6
сип mk7 ru-4 sr-5
ипе qc4
пед bg-3
рев bg-2 mk4 ru2
ево bg-1 mk-3 ru5 sr2 uk-5
кли kk2 mk-3 ru-3 sr2 uk2
иен bg5 mk3 ru-5 sr-5 uk-4
нти bg2 mk6 ru-8 sr-1 uk-4
=остава bg9
дид ru-2
гие ru5
енк kk8 ru2 sr-6
соч bg3 ru-4
йни bg4
вя_ bg7 ru-4
=мога bg9 sr-5
=сама mk-3 ru4 sr-4
=добро sr5 uk-5
узи bg5 ru-5 sr-3
зик mk5 sr-5
окр be-4 bg-2 kk3 mk-2 mn-2 sr4
вки sr-6 uk-3
тма bg6 ru-8
тиц sr3
=аз be-2 bg8 mk-7 qc8 ru-7 sr-6 uk-4
виц ru5 sr-5 uk-5
иан sr3 uk-7
енз bg-5 mk5
нзи mk4
зив bg-3 mk-5 ru-5 sr9
=заради bg6 ru-5
нео bg-5 sr4 uk2
кци mk2 ru-3
пет be-2 bg4 ru-2 sr3 uk-7
олн be-3 bg3 mk3 mn3 qc-1 sr-7 uk-6
рио uk-5
иод mk5
чил kk4 mk3 mn2 ru-3 sr-5
изр bg-4
ав_ be-9 bg-12 kk-2 mk5 mn-1 qc5 ru-2 sr-5 uk10
_ря ru5
ряд be-3 mk-2 qc-3 sr-4 uk7
дко be-3
изи bg-4 mk3 mn2 qc2 uk-5
зир mk2
бре be-2 bg3 mk-1 mn-1 qc-2 ru-2 sr-4 uk6
ре_ be-4 bg-4 mk-5 mn-2 qc4 ru3 sr7
=добре bg10 mk-7 ru-10 sr-3 uk4
рби ru-4 sr5
кос kk3 mk3 uk-2
бос be-2 kk4 qc2 ru-3
_хе ru6 sr-1 uk-3
хер be-3 bg-6 mk-5 qc-3 ru12 uk-4
съе bg-6 ru8
пло bg3 mk3 sr-4 uk-5
_км mk-4
_жи be-2 bg-2 mn4 qc-5 ru3
жит bg-7 mk-2 qc-2 ru3 sr4 uk3
уши bg6 qc-2 sr-6 uk-5
=души bg9 ru-5
диг bg3 qc4 ru-7 sr4 uk-5
дре be-3 bg4 mn3 ru-3 sr-3 uk-4
ича be-2 bg5 mk-4 qc-3 ru-3 sr1
зни mk2 ru1
едр bg-6 ru6
дри bg-7 mk4 ru3
рин mk-3 mn3 sr-2 uk1
меч bg-3 ru4 sr3 uk-3
ечк bg-9 mk4
ткр bg3
рим bg-2 kk-3 mk-1 mn4 qc2 uk3
_же be-5 bg-3 kk4 mn1 ru4 sr2 uk-8
жел be-3 bg-8 kk2 mk3 mn2 qc-3 ru-2 sr9 uk-3
енч mk7 qc7 ru-7
_зе be-3 bg-1 kk3 mk7 sr-2 uk2
=лесно bg9
рти be-2 kk-2 mk4 qc-2 uk-3
мун ru-3 sr3
уни mk5 qc3 ru-3
сре mk3 ru-5 sr1 uk-3
рещ bg6
уг_ be-5 bg2 sr-5 uk2
=друг be-4 bg5 sr-9 uk5
_вк be-3 mk3 qc-2 ru4 sr-6 uk3
юче ru5
инц bg-3 mk3 sr-2
опа be-3 bg-4 kk4 mk2 qc-2 ru4 uk-2
очт bg4 mk-5 ru6 sr-5 uk-5
чти bg4 mk-5 ru7 sr-5 uk-5
=почти bg5 mk-4 ru5 sr-4 uk-5
ибл mk-3 uk3
зит bg-6 qc-3 ru-4 sr7
=бе bg8 ru-5
_вз bg5 mk-6 ru7 sr-5 uk-5
взе bg10 mk-6 ru-4
еща bg4 sr-3
аби bg-6 qc2 ru6
бин mk3 uk-4
шни bg3 mk1 sr-2
нин be-3 kk3 mk2 ru-4
=проблем qc5 ru-4
фал mk10 sr-5
тир bg2 kk-3 mn-2 ru-3 sr4
ахт bg-5 qc10 ru3 uk-4
тич qc-2 sr2 uk-5
гия bg-3 kk6
реа kk3 mk3 ru-3
зов be-3 mk-3 ru-2 uk4
хте sr5 uk-4
=кога bg-2 mk9 ru-4 sr-3 uk-3
=сигурно mk6
=долара sr7
_уг bg-6 qc6 ru4
рор ru2 uk-5
виз bg-3 mn4
рни qc-2 ru-3
=процес mk6
зви be-2 ru3 sr-4 uk5
вир bg-4 mk5 ru-8 uk4
оша kk3 uk-3
=никога bg11 mk-6 sr-4
сме bg2 mk6 qc-4 sr-4 uk-6
=сме bg6 mk5 ru-10
=толкова bg7 mk-6 ru-3
зби bg3 ru-2 sr-4
бир bg-3 kk-2 qc10 sr-4 uk-3
уж_ qc-4 ru8 sr-5
гло bg-3 kk3 mk2 mn6 qc-4 ru3 sr-2 uk-5
лоб bg-4 mk5 qc3 sr2 uk-4
=коли ru-6 sr-3 uk9
аи_ bg-7 qc13 sr-5
=имат bg6
еци bg-8 mk4
жес bg8 mk-4 ru-1 sr-5 uk-3
рои bg4 kk-2 mk-2 qc3 sr-1 uk-4
мот be-3 bg-2 mk4 qc3 sr1
тег bg4 mk3 ru-4 sr-5 uk-3
егл ru-3
айо bg3
йон qc3
ужи mk-4 qc-2 uk2
рди bg-5 kk-4 ru2 sr5 uk-4
оиз mk3 sr-2 uk-2
дит bg-8 mk-2 qc-2 ru4 uk5
ику qc-3 uk2
цат bg3 mk3 ru-6 sr-3 uk-3
изч bg6
моя bg-3 ru2 uk4
изд bg-2 kk-2 mk-2 qc3 ru7 sr-3 uk-4
зди bg-5 qc5 ru6 sr-7
ажд be-2 bg3 mk-4 ru7 sr-5 uk-4
бще bg-3 ru5
дло qc-3 uk-3
иле kk2 mk6 qc3 sr-4 uk-5
=искам bg12 mk-9 sr-4
дем be-2 bg1 mk-2 mn2 ru-3
_оц mk-5 sr5
тим bg-3 kk-2 mn-2 ru-3 sr2 uk4
аед bg-4 mk6
=заедно mk5
зго mk7 ru-3
=сте bg5 ru-11 sr4 uk-6
_шу be-4 bg-3 kk-2 mk-4 mn4 qc6 ru-6 uk5
теж bg7 mk-6 ru-8 uk7
две be-4 mk5 ru2 sr-5 uk-4
=две bg4 sr-4 uk-3
=три bg-3 mk2 ru7 uk-4
=страната bg8 mk-5
мск mk7 ru-4
рел be-3 mk-2 qc-2 ru4 uk-2
уть be-3 ru-1 uk6
лск ru-5
чек be-5 bg-12 mk6 ru-2 sr3 uk6
бис bg-13 sr9
тки be-2 qc-2 sr-3 uk5
вди bg6
див bg-4 mk3 uk4
ивс ru-6 uk8
вск be-2 sr3 uk-3
=роза bg-4 mk5 sr-5
гин mk3 mn-3 qc3 sr-2
=ма kk7
азп bg9 ru-5
зпр bg7 mk-3 ru-4
рех be-3 mk-4 uk5
ири bg-3 mk2 mn-2 qc3 ru-2 uk1
=четири ru-6 sr7
рил be-3 mn5
инч mn5 sr-6
оящ ru5
из_ be-2 bg-9 kk-3 mk-2 mn-3 ru6 sr4
овс be-2 bg-4 ru5 uk-2
=даде mk6
ид_ mn6 qc-2 ru-6 uk-4
ниж mk-4 ru-4 uk7
ижи bg3 sr-6
жил bg-6 mn9 qc-4
кси be-3 mk-3 mn4 qc2 ru2 uk-2
рси bg3 mk-4 sr-4
хон qc6 ru-4 sr-3 uk-4
онг mn6 ru-6
нг_ bg-2 mk4 sr4 uk-8
рея qc5
лте mk5
ахн ru6 uk-4
хне ru6
оса be-5 mn-2 qc-2 ru4
въз bg5 mk-3
еще ru6 sr-2 uk-2
щен ru3 sr-2
риа bg6 qc-4 ru3 sr-7 uk-4
вне bg-4 ru3 sr3
азо be-3 bg-4 mk6 ru1 sr-6 uk5
вън bg5
сул uk2
риг bg3 mk-5 mn4 qc-3 ru4 uk-5
иги qc4 ru-3
ечи mk4 uk-5
чие bg-5 ru6
нге bg-3 kk3 qc3 ru-3
гел bg-5 qc8 uk4
=бил bg4 ru-3 sr-6
_ща bg5
орб be3 mn3 ru-5 uk-4
жеш be-4 bg4 qc-4
=можеше bg6
азк bg7
вои bg-2 mk2 ru8 sr-9 uk-6
=свои uk-3
лиц bg-3 ru5 uk-3
чив bg-3 mk-3 uk3
елс bg6 mk-2 ru-5 uk-3
олу be-5 bg2 mk5 mn-2 sr-2 uk-4
езп ru-5 uk8
озд bg-3 mk3 ru3 sr-4
зде be-4 kk6 ru4 sr-4 uk-5
одп mk-4
дпо bg3 mk-4 qc3
дет be-3 kk3 mk2 qc-3 ru5 sr-7 uk-1
ън_ bg5
вил be-3 bg-5 mk-2 ru4 uk2
идж uk8
йн_ be-5 bg5 mk-4 mn10 qc-4 ru-9 sr-3 uk-2
нон bg6 mk-5 sr-4
мич bg4
тпр bg-2 mk6
мда be-3 bg-2 kk1 mn-3 qc6
еки mk1 ru-5 sr2 uk1
кип bg-4 sr4
ийт mn4 ru-4 uk3
=член ru4 uk5
_сч ru5 uk-3
енг bg3 kk6 mk-3 uk-5
ину mn3 qc-6 ru1 sr1
реч bg-6 mk9 qc-2 sr-4
еви mk2 mn3 ru-3 sr3 uk-5
зия kk5
уро mk-5 mn2 qc-2 ru6 sr-4 uk-2
рип qc4 ru-3 sr5 uk-4
еам mk8
амб be2 mk3 mn4 qc-4 ru-5 sr-2 uk3
иту bg-2 kk2 mk3 uk-3
уци ru-4
=миналата bg6
=година mk5 ru-7 uk-3
еоб ru4
бич bg7 mn5 qc-3 ru-5 uk-5
аря be-5 bg4 sr-5
ря_ be-5 mk-4 ru4 sr-4
риф bg-5 mk5
ифа bg-5 mk5
фа_ bg-5 qc-6 ru5
тук bg4 mk8 sr-6 uk-5
ук_ bg7 mn-2 ru3 sr-2 uk-4
=тук bg13 mk-7 ru-4 sr-3 uk-4
йли bg4 uk-3
наи bg5 mk-3 sr-4
аис bg5 mk-5
=наистина bg6 mk-5
бих bg5 ru-7 sr5 uk-4
их_ be-4 bg2 kk-2 mk-7 mn3 qc-6 sr4 uk-2
=бих bg2 ru-6 sr6 uk-3
кви bg-5 mk6
_дь mn-7 qc9
=вие bg9 ru-6
ище mk-3 ru5
=други bg7 ru-10 uk-5
деб bg5 kk4 qc-3 ru2 sr-4 uk-4
увс bg6 ru-4 sr-6
ише bg-4 kk-2 mk-3 sr7 uk3
таж bg-5
=знам be-3 bg6 ru-6 uk-5
изо bg5 mk-3 qc3 sr-4 uk-7
ращ bg-2 ru3 uk3
сат be-4 bg-4 kk4 qc3 sr2
оем sr-3
мвр ru-5 sr-5
ври ru-6
нол bg-2 sr6
оги bg-6 kk8 qc-1 ru2 uk-2
=готова bg-7 uk7
зиц bg4 sr-3
=вода be-5 bg7 ru-4 sr-9
=нова ru-6
вув bg-5 mk9 ru-3 sr-3
=докато bg9 sr-5
нце be-3 mk-2 sr3
рий bg2 mn6 qc-2 ru-7 sr-3 uk5
дир mk5 mn2 ru-2 sr-1
ире bg-4 qc3 sr4
=джон bg8 ru-5
пио bg-6 mk5
=им bg-3 mk10 qc-4 ru4 sr-7 uk-4
=тим bg-7 ru-4 uk3
=както bg8 ru-6
фир bg-4 sr3
ирм bg-8 mk6 ru-7 sr4
уби bg2 mk3 uk-2
доп bg-3 kk3 mk-3 qc-3 ru-3 sr3 uk8
опу qc-2 ru3 uk-2
ум_ bg-3 kk-2 mk9 mn4 qc1 ru-4 sr-1 uk-6
вна be-5 mk7 sr-8
роо bg-4 mn3 qc3
маж bg-7 mk9
=направи bg6 sr-5
шир mn3 ru-5 sr2
шес bg2 sr-5 uk-5
=шест mk5
зки ru6
нуд bg5 mk3 ru-8 sr-5
уде be-4 mk-3 qc-3 sr1 uk5
=ние bg7 ru-6 sr-4
лим bg-2 mk-1 ru-5 sr9 uk-4
=мислим bg-4 sr5
сеп bg-2 mk4 uk-4
епт uk-3
тем be-4 uk2
съб bg5
дпи ru7
=нар mn10 qc-5
авр be-3 bg-4 mk6 qc4 ru-5 uk3
енб bg3 kk5 mk-3 ru-4 sr3 uk-4
нба ru3
хме bg10 mk-6 ru-5 sr-4
пул bg3 mk1 qc4 ru-5 uk-3
ули be-2 bg-3 kk3 mk1 mn5 qc-4 ru4 sr-5
здр bg4 mk3 uk-4
згр bg-4 mk6
=начин ru-4 sr5
рег mk5 qc-3 ru-3 sr-2
пив bg-4 mk4
шин be-3 kk-2 mk-7 mn4 ru-3 uk1
пун bg-7 mk-4 ru-6 sr12
азя bg8
объ ru6
бър bg7 ru-3
лео ru-5 uk5
имп bg-3 ru4 uk-3
мпе bg5 mn4 qc-3 ru-4 sr-2
уси bg-4 mk5 ru2 sr-2 uk4
_ел bg8 mk-4 qc4 ru-8 sr-4
ктр kk3 qc-3 sr3
сня be5 bg4 uk-5
тие mk6 sr-4 uk-3
жер be-3 bg-6 kk2 mn3 qc4 sr-6 uk4
ртв mk4 uk5
_хъ qc6
=живее ru-6
_о_ be-3 bg2 kk-3 mk-3 mn-3 qc-3 sr1
=о be-3 bg2 kk-3 mk-3 mn-3 qc-3 sr1
шно mk5 ru-2 uk4
лст bg5 mk3 ru-4 sr-6
ив_ be-4 bg-2 kk-2 mk5 qc-2 ru-3 sr-3 uk6
=против bg-4 mk-2 ru8 sr6 uk-12
_ит qc11 ru-3 sr-8 uk-3
гли be-2 bg-2 mk3 qc-2 uk3
_уе bg6 mk-4 sr-2
руу be-2 mn7 qc2 ru-5 sr-5
уун bg4 mn7 ru-6 sr-4
пие bg7 mk6 ru-7 sr-7
мм_ ru7
кок be5 ru-6 sr4
емп qc-3 uk-4
скв ru6
иоз bg7
елт mk4
ойк bg4
рг_ sr5
вла bg-3 qc2 sr1
зоп ru5
дио bg2 mk-3 ru2 uk-4
ажи mn2 qc-3 sr2 uk-2
жир mk-3 ru8
=живот bg4 mk-4 sr3
сид be-3 bg-10 qc5 ru5 sr-3 uk5
еца be-3 bg9 ru-7 sr-7
рле bg-2 kk3 qc3 ru-5 sr-2 uk4
_дя uk7
даш bg-4 qc3
ивш mk-4 sr4
вши bg-7 mk-5 mn4 qc-5 ru4 sr5
бий ru4
_ир mn4 qc3 sr-4
олг bg-6 mk5 mn3 qc4 sr-4 uk-5
=пари sr-7
=части ru6
=например ru6
=имаше bg5 sr-8
мби ru5 sr-5
=моя bg-5 ru4 uk5
лне bg-5 sr4
луш be-3 bg-6 mk5 ru4 uk-3
иго ru4 sr-6 uk-3
рее ru5
жби bg8 ru-6
сис bg-1 mk4 mn3 qc-5 sr-3
ърз bg5
=всеки bg9 ru-5
рза bg-3 mk6 sr-4
ибе ru6 sr-5
пил bg-2 sr-6 uk8
пев bg-4 uk5
емо bg-5 mk-4 qc3 ru-4 sr3 uk8
=стане sr-5 uk4
даж bg-2 ru4 sr-7 uk-4
ажб ru-6
лбо bg-1 mk-3 mn4 ru3 sr-2
шит sr3 uk-3
бод bg2 kk-2 mk3 ru-2 uk-4
=власти ru7 sr-8
=ти be-3 bg2 kk-3 mn-3 qc-6 ru-6 sr-2 uk7
збе be-2 bg-5 mk6 ru-4 sr4 uk-2
тле mk-4 ru2
=де mk-7 qc-8 ru-8 sr-6 uk17
дя_ bg4 sr-4 uk-5
бид bg-10 mk13 mn4 ru-3 sr-11 uk3
ряз ru5
нбе ru-5
бев mk9
жим ru2 sr-4
вов be4 bg-7 sr2
теб be-3 bg-2 mk2 qc-3 ru3 sr-2
=теб bg9
_сб ru5
яде bg4
афи bg-5 kk7 mk6 ru-4
кно ru6 uk-4
_оо sr-6
оон mn3 sr-5 uk4
=оон uk6
окт be4 bg-9 mk5 qc4
тск qc-2 ru-5 sr6 uk-2
тож bg-6 ru12 sr-3 uk-5
лип bg6 ru-4
_ик bg5 kk-3 mk-5 qc10 sr-3
олм kk5
лма be-3 bg-2 kk5 mn2 qc3 ru-4 sr-3 uk-2
ерв be-2
=минута bg-7 ru-6 sr9
ржи bg-8 mk3 mn3 qc3 sr3 uk-3
_йо be-4 mn-2 qc8 ru-7 uk5
зст bg6
злу be8 uk-7
луд mk4
одъ ru5
алс be-4 bg-6 mk5 ru6 uk-3
пох ru9 sr-7 uk-5
бят ru5
_яб bg-4 qc8 ru4
биз ru4 sr-3
био bg-4 kk4 mk-3 sr5
охи bg-6 mn7 qc-2 ru2 sr-4 uk2
мик bg3 kk2 sr-5
_ри be-5 kk2 mk-2 qc2 uk3
ибо mk-4 ru8 sr-2
=скоро bg5 qc-5 sr-4
дхо bg4
таб be2 bg-3 kk3 mn-3 qc3 uk-3
омс mk5
=могли uk4
еря be-3 ru6
=ме be-6 bg6 mn-2 qc-3 ru-9 sr2 uk-7
рше bg-6 kk3 mk6
сун kk-2 qc5
риц bg-5 sr4
теш bg4 qc3
сви be-3 bg-3 sr2
диз bg3 mk4 ru-4 sr-3
лиг bg-3 mk3 uk-3
неч bg-3 ru5 sr2
=отново bg10 ru-6
ълж bg3
пу_ be3 bg-6 mk-5 qc-3 ru5 sr5 uk-5
бег be4 bg-7 ru4 uk-3
ъл_ bg6
тли ru3 sr-4 uk-3
оки ru-6 uk5
улу qc4
чуд mk7 sr-6 uk6
гис kk4 mk5
мок bg-3 qc3 ru3 uk-3
=иска bg7 mk-5
фут bg5 sr-7
яте bg4
гоц mn5
_юл qc5
лиа bg6 mk-3 ru-5
епо be3 bg-7 sr3
етт be-3 bg-9 kk7 mn2 qc3 ru3 sr-5
тте bg-3 kk5 mk-4 mn2 qc4 ru-2 sr-4 uk-3
вич bg-4 kk4 mk-2 ru3
исн bg-2 sr5
ио_ bg-12 mk-7 mn4 ru-5 sr15 uk-4
_вд bg4 mk-5 ru3 sr-6 uk4
еве be2 mk3 mn2 ru-4 sr4 uk-3
отя bg-5 qc3 uk4
теп bg-2 mk3 qc6 ru-3 sr-5 uk3
рде kk6 qc3 ru-2 sr-5 uk-2
есо bg-5 mk6 ru3 uk-5
хой be-4 bg-3 mn7
ойл bg-6 qc5 ru-4 uk3
йл_ bg6 qc-5 ru-4
цер be4 mk-4 ru5 sr-5
_уи kk4
рф_ ru7
пка be-4 bg5 sr-4
одг mk4 uk-3
дго mk4 uk-3
овк mk-4 sr4
уди bg-2 mk4 mn2 qc-3 ru-3 sr4 uk-1
олд kk4 ru-2 uk-2
еке kk6 mk2 qc-3 sr-4 uk-2
кем qc4
део bg-6 mk3 ru3 uk-3
гич mk6 ru-7
лиш mk4 ru-3 sr-3 uk6
шет bg-5 mk4
лжи bg-4 mk7 sr-3
рят be-2 ru3
сом be-3 bg-6 ru6 uk-3
илк ru6
_вч be-6 bg3 sr-3 uk4
вче be-3 bg6 uk-4
=вчера bg4 uk-4
идв mk-6
=ваше sr6
вим ru-8 sr6
фла be6 bg5 mk-4
вня ru-3 uk5
_ци bg2 ru-3 sr-4 uk3
бет kk3 mn4 ru-5
егн bg8
ипи uk4
инн ru-4 sr-3 uk7
=цел bg10
иму mk-3
пож bg4 sr2 uk-3
есв bg7 sr-6
рло sr4
=право ru6 sr-4
дев sr4 uk-4
=проблеми mk6
ипа mk3 ru-3 sr5
иар bg4 mn6 ru-3
тт_ ru6
=вот be-3 bg-4 mk-12 ru16 sr-2 uk-4
=уже bg-3 ru9 sr-6 uk-2
это be-4 bg-5 mk-4 qc-3 ru8 sr-3 uk-3
=после bg2 uk-4
едь ru5 uk-3
дь_ be-4 bg-3 qc-3 ru4 sr-5 uk4
эх_ be-2 mn7 qc-3
обы be-3 kk4 qc-3 ru6 uk-2
ылғ kk4
+ғ be-5 bg-6 kk7 mk-3 mn-4 qc-1 ru-8 sr-4 uk-4
лға kk5 qc-3
ға_ be-2 kk3 ru-2 uk-2
_жі be-3 uk3
ері be-5 bg-2 kk7 qc-3 ru-3 sr-3 uk3
лге kk4
+қ be-5 bg-5 kk11 mk-6 mn-5 qc-3 ru-9 sr-8 uk-6
_қа be-3 bg-2 kk9 mk-2 qc-2 ru-4 sr-3 uk-3
қаз kk3
ақ_ kk5 qc-3
шіл kk3
іле kk4 uk-3
рі_ be-4 bg-5 kk7 mk-2 qc-3 ru-4 sr-3 uk6
кеш bg-3 kk3 qc4
шев bg-3
=пен kk9
_бө bg-3 qc4
+ө be-7 bg-7 mk-7 mn2 ru-7 sr-8 uk-7
қай kk5 qc-2
айы be-4 kk7 mn-3 ru-6
ыпт kk4
пты be-4 kk4 qc5 ru-4
тың kk8 qc-2 ru-3 sr-3
+ң be-6 bg-5 kk5 mk-5 mn-6 qc2 ru-8 sr-8 uk-5
ың_ be-3 kk5 mn-2 ru-7 sr-4
ылд be-4 qc3 ru-3
лда be-2 bg-3 kk3 mk-3 mn2 qc3 ru-3 uk-3
ып_ be-3 kk4 mn-3 qc3 ru-6 sr-2
тқа kk4 qc-3
қа_ kk2
=мен be-2 bg4 kk13 mk-7 mn-2 qc-3 ru-5 sr-4 uk-6
ғы_ kk6 qc-3 ru-2
сот be-3 bg-4 kk4 mk5
тты be-2 kk2 qc4 ru-6
ық_ kk11 qc-6 ru-3 sr-3
+ү be-7 bg-7 mk-6 mn1 qc4 ru-8 sr-7 uk-9
_нә qc2
+ә be-5 bg-8 kk1 mk-6 mn-8 qc9 ru-10 sr-8 uk-7
тиж bg-4 sr5
иже bg-4 sr4
інд kk7 sr-2 uk-4
тағ kk4
аға kk4
ған kk5 mn-2 ru-3
емл bg-11 mk-3 ru6 sr3 uk2
тті kk7 qc-3 uk-3
тік be-2 kk6 qc-2 uk-2
=жылы qc3 ru-3
ыл_ be-5 bg-4 kk2 mk-2 mn-3 qc7 ru1 sr-3
_қо kk7 qc-4
_ау bg-2 kk7 qc-6 ru-4 sr4
ауы kk3 qc-1 ru-2
уыл kk4
ынд be-7 kk5 mn-3 qc2 ru-7
лды be-4 kk4 mn-2 qc2 ru-5
дың kk4 qc-3
нау be-2 kk5 qc-4 ru-2 sr2
ыз_ be-4 kk5 mn-2 qc3 ru-5
йын be-2 kk4 mn-4 qc3 ru-6
_кү be-2 kk4 mk-2 mn-5 qc4 ru-3 sr-3 uk-4
күр qc4
дағ kk3
ағы kk6 qc-2
ғын kk3
ның be-2 kk3 ru-5
_тө mn4
_ақ kk5 qc-2
_әс kk5 qc-4
еп_ be-3 bg-5 kk3 mk-6 mn-2 qc7 ru-3 sr-3 uk-3
=деп kk3 qc4 ru-6 sr-3 uk-2
кий bg-4 kk-2 mk-3 ru4 sr-5 uk3
_мә kk3
еу_ kk5 mk4
қал kk5 qc-3
қол kk2
анб sr-5
нті kk6
тін be-3 kk6 uk-2
нің kk5 uk-3
ің_ be-2 kk8 qc-4 uk-4
әлі kk3
ойы kk9 qc-7 ru-2
ынш kk7 qc-6
=бойынша kk3
_тұ kk3 qc-2
+ұ be-4 bg-4 kk14 mk-2 mn-3 qc-8 ru-4 sr-3 uk-2
тұр kk3 qc-2
амд be-4 kk3 qc6 ru-3 sr-3
мды kk7 qc-4
_құ kk2
ұра kk3
йды kk6 qc-2 ru-3
_кө be-2 kk5 mk-2 mn-6 qc3 ru-4 sr-2 uk-3
өлі kk4
_жә bg-2 kk11 qc-6 ru-3
жән bg-2 kk10 qc-4 ru-2
әне be-2 bg-2 kk8 qc-2 ru-3 sr-2
=және bg-2 kk10 qc-5 ru-2
омм qc-3 ru5
мму ru7
ліг uk3
лық kk8 qc-4 ru-3
ияс kk4 qc4 ru-6
ақс kk2
иял bg-4 kk6 qc2 ru-3
ялы kk2
елд kk3 qc3 ru-3
лде kk2 ru3 sr-3
дег bg-3 kk3 mk-2 mn-3 qc8 ru-3 sr-2 uk-3
лке bg-3 ru-4
ерр bg-5 ru4 uk-3
_жү kk3 mn-3 uk-2
ге_ be-3 bg-9 kk9 mk-4
сыр be2 qc-4 ru-5 uk4
_үш kk8 qc-4
үші kk5 qc-2
шін kk5 qc-2
=үшін kk5 qc-2
_жұ kk4 qc-3
тей be-4 bg-3 kk4 qc-3 ru4
ртт kk5 ru-3 uk-2
нді kk4
дік kk3
ыры be-3 qc5
тау kk4
рға qc3
асс bg-8 mk-4 qc1 ru9 sr-6 uk-4
сса bg-3 mn2 qc2
сас bg-3 ru4 uk-5
ұры kk4 qc-2
лым be-2 qc4
лып be-3 kk3 qc2 ru-2 sr-2
=болып kk3
теу kk4
ті_ be-4 bg-4 kk8 mk-2 qc-4 ru-7 sr-4 uk6
мде kk3
рді kk5 qc-3
дің kk5 qc-2
ейл bg8 ru-3 uk-6
нио bg-6 kk3 mk8 mn4 ru-6 sr-2
иот bg-6 kk2 mk9 qc-3 sr-8 uk-3
оға kk3
ғар kk3
_ом qc4 sr4
мыр qc4
лса mn5 qc-4 sr2
_қы kk6 qc-4
қыз kk5
сқа kk3
дық kk3 qc-2
ықт kk3 qc-2
қта kk5 qc-4
_ши mn5 qc1 ru-2
осы kk9 mn1 qc-6 ru-2
=осы kk8 ru-5
_өл mn-5 qc6
соң qc4
мақ kk3
ақт kk5 sr-2
ізд kk3
алм be-3 bg-3 kk3
сөз kk4
зді kk3
ді_ be-4 bg-3 kk11 mk-2 qc-5 ru-6 sr-4
_үн mn5
_өн mn4 qc-3
көр kk7 mn-3
кей kk4 qc-3 ru-3
_бұ kk9 qc-3
кел be-3 bg2 kk5 qc3 ru-5 sr-6 uk-5
еді be-5 bg-2 kk10 qc-2 ru-4 sr-2
иль be-3 bg-7 mk-2 qc2 sr-2 uk3
өме kk4
мек bg-4 kk4 mk3 mn3 ru-3 sr-2 uk-2
ымд kk4
ақы kk4 qc-3
лау kk4 ru-3
_ол be-2 bg-6 kk8 mk-2 mn2 uk-5
еті be-3 kk7 ru-3
олғ kk3
гіз kk4 uk-2
_ті be-6 kk5 uk3
руа mk7
_мү mn-4 qc5 uk-2
_үз bg-2 kk-4 mn4 qc2 ru-2
лді kk3
өзі kk5
_тү kk3 mk-2 mn2 uk-2
түс kk3
илл bg-8 kk7 mk-5 qc4 ru4 sr-8 uk-4
лли bg-8 kk5 mk-3 mn4 qc4 ru4 sr-6 uk-9
лио kk2 uk-4
нға kk3
тір kk3
маң kk4
аңы kk5
ңыз kk7 qc-6
зим uk6
мут ru-4 sr3
қар be-2 kk5
бағ kk4
ейі kk5 uk-2
йін kk4 uk-2
_мө mn6
кез kk5 qc-3
_бү mn6 ru-3 uk-3
рих kk7 mk-2 qc-2 ru-4 sr4
мыз kk4
ызд kk3
=адам kk5
атқ kk3
қын kk3
ахм ru4 sr-5
мағ bg-3 qc3
ышт qc10 ru-7
асқ kk3
_әл kk5 qc-1
йді kk4
діл be-4 uk8
=ал kk3 qc6 sr-4 uk-3
бөл kk4
шек bg-4 ru5
іп_ kk6 qc-4
шығ kk2
ыға kk3
зот bg-5 ru5
опт bg-5 kk2 ru-4 sr5
алл be-4 bg-3 kk5 qc4 ru5 sr-5
лл_ ru-6 uk5
йда kk3 qc4 ru-4
бұл kk7 qc-2
ұл_ kk6 qc-1
=бұл kk6 qc-1
қты kk6 qc-4
сіз kk7 uk-6
із_ be-3 kk7 qc-3 ru-2
алд be-4 kk1 mn4 ru-4 sr-3 uk-4
сым be-3 kk5
ыйы qc5
йыл qc5
алғ kk4 qc-2
_вм mk-5 ru2 sr-4 uk5
атп bg-4 mk8
жол qc3
олс mn2
лсы kk4
сыз kk3
син bg-5 qc4 ru-1 sr4 uk1
пур qc6 ru-5 sr-6
_дә kk4
түр kk5 mn-4
рін be-2 kk5 uk-2
мбо ru-5
ірі kk4 uk-3
өнд mn3
лме bg-4 kk5 qc4
уге be-3 bg-3 kk6 qc-3 uk2
мын be-5 bg-2 kk5 mn6 ru-3
_мұ kk3
үрд kk4
іт_ uk4
_өт kk8 mn-2 qc-2
бах qc6
нші kk4 uk-4
ші_ kk5 uk-3
елг kk3 qc4 ru-3
жағ kk2
ағд kk3
_сә kk8 ru-3
ығы kk2
ғыс kk4
қан kk6 qc-3
=жер kk3
аум mk4
яқт kk4
исс bg-7 qc5
сси bg-8 kk3 qc1 ru8 uk-4
_аң kk-5 qc7
_эр bg-3 qc3 ru2 sr-3 uk-3
үн_ mk-2 qc5 ru-2 sr-2
зға kk5
ппе ru6
атт be-4 bg-3 kk4 mk-3 mn-3 qc4 sr-4 uk-2
амж mn7 ru-3
олт mn4 ru-4 uk-5
сті be-3 bg-2 kk5 qc-3 ru-3 uk6
_әр kk8 qc-6
аул kk4
улы be-3 kk2 qc3
тоц bg-5 mk8
_эс be-3 mn4 qc6
зын qc5
_өс kk-3 qc3
ейд kk4 ru3 uk-2
_уа mk5 qc5 ru-7 sr-5
қыт kk4 qc-4
ыңд kk3
эр_ be-5 kk-3 mk-2 mn3 qc2 ru-3 sr-3 uk-2
дуг bg-4 mk-5 mn6 sr8
усо bg4 mn-3 ru3 sr-4 uk-3
ауд kk6 qc-3
рлы kk2
_оқ kk4 qc-3
тең kk4
_ер bg3 kk5 mk-4 ru-4 uk1
=бір kk3
шар kk5 mk6 qc-3 ru1 sr-3 uk-3
=оның kk4 qc-4
іші kk4
_ег bg-4 mk-5 ru8 sr-3
дог bg-2 mk3 ru3 uk-3
гог bg-4
_аш be3 kk6 ru-4 uk-5
луы kk4
уы_ kk6
шел bg-6 ru5
ырд kk4 qc3 ru-3
лле bg-5 kk3 mk-2 qc4 ru4 sr-3 uk-3
жек ru-6 uk6
=олар kk5 qc-3
_өз be-2 kk5 mn-4 uk-2
=керек kk3
екі kk6 uk-3
=екі kk4
күн kk5 mn-4 qc2 uk-3
әле kk7 qc-3
үй_ mn5 qc-3
ешт bg-8 mk4 ru-3 sr3
өз_ kk7 qc-3
=өз kk4
імд kk4
тид bg6 qc7 ru-8 sr-5
лор be-3 bg3 kk3 qc4 ru-3
нья qc4
нын be-3 mn-5 qc7 ru-4
пин bg-1 mn3 sr-2
ең_ mk-2 qc4
асш ru4
зге kk3
ич_ bg-6 kk4 ru6 uk-6
игл bg-6 mn3 qc-3 sr5
ырк ru5
үйе kk3
=ол be-2 bg-2 kk12 mn-3 qc-3 ru-4 sr-2
өтк kk3
тке bg-4 kk6 mk-4 sr-2
=кейін kk3
_ға kk3
ейм bg3 uk-3
_еш kk3 qc-3 ru4
жоқ kk6
оқ_ kk6
=жоқ kk6
уап mk7
жин bg-4 mk-6 mn4 sr4 uk3
өнг mn4
буй bg-3 uk5
ул_ be-4 bg-4 kk-2 mn3 qc8 ru2 sr-6 uk-7
йы_ kk5
гем bg-4 qc5
еку be-3 bg-7 mk8 qc3 ru4 uk-5
жу_ be4 bg-7 mk-8 ru3 sr3
см_ sr-5 uk5
еже bg5 ru-2 sr-6
кке ru4 uk-3
_ой bg-6 kk5 qc2 ru-2 sr-2 uk-6
елл bg-5 mk-3 mn9 sr-4 uk3
еру be3 bg-7 kk6 qc-3 uk-3
тти bg-5 qc9
тіл be-2 kk3 uk3
шеш bg-8 mk4 sr5
бүр mn4 qc-3
різ uk7
туы kk4
уын kk3
ноз bg-3 uk4
ену mk-3 ru-4 sr6
=немесе kk5
оге bg-6 sr5
уте bg-5 mk3
_дү kk3 qc-3
үни mn3 uk-2
осс bg-6 mk-3 ru5 sr-4
_гү mn-5 qc6
=бар kk7 mn-3
гом bg-6 sr6
аяс kk7 qc-4
иге kk4
=дене qc6 ru-6
әре qc3
оғы kk4
ссо bg-4 ru4
оор bg-3 mn5 ru-5 uk-3
әр_ qc5
ңда kk5 qc-3
фри bg-7 ru5
ниг mk3 ru4 sr-7
урк bg-4 ru4
йсе bg6 ru-5
жүр kk4
+һ be-3 bg-3 kk-3 mk-3 mn-10 qc15 ru-6 sr-4 uk-3
баш be-4 bg-8 kk-4 mk7 qc5 sr4 uk-5
баж uk9
сми mk-3
нуш bg5
=болды kk7 ru-3
ерь bg-2 ru8 uk-5
=бас mn6
ән_ kk-2 mn-2 qc7 ru-2
епр bg-3 mk3 ru-2 uk4
есс be-3 bg-4 mk-4 mn7 qc-3 ru5 sr-2 uk-3
үрг kk3 mn-3
йым qc3
кті kk3 uk-2
тед qc4
ртк be5 ru-7
беб sr3
ебі kk4
бі_ kk4 qc-2 ru-5 sr-3 uk5
_еу kk4 mk3
=оны kk4 mn6 qc-4 ru-5
зед mk8
соз bg-6 mk5 ru5 sr-3
зин mk3 ru3 uk-5
эйр be6
лд_ mn8 qc-2 ru-7 sr3 uk-3
екк ru5
шег bg5 mk-7 sr3 uk-3
_бә qc3
уел bg6 mk-5
ешк be-3 bg-3 mk7 qc-3 ru-4
үні kk6
мме ru5
айр bg-3 mn6 qc4 ru-4
амм ru4
мма ru4
_хэ mn1 ru-1
тэй be-5 mn5 sr-2
рхи bg-4 kk3 mk3 qc3 sr-5 uk-4
мс_ mn5
йра be-4 qc3
ияд kk6
бае ru4
сос be-3 bg-10 mk-2 ru15 sr-9 uk-5
лла be-4 bg-5 kk2 mk-2 mn5 ru2 sr-5
сс_ bg-3 mn4
үнд mn2
сән qc5
бөг mn5 qc-4
лыт qc9
трі be-3 uk6
_бi kk12
етх mk5
хий mn7 qc-5 ru-3
=суда ru5
ье_ mn2 uk-4
рік uk5
улг mn3 qc3
оид qc5
көн kk-4 qc6
рци mk3 sr-3
апк bg5
осм bg-3
уан mk7
льд kk3 qc6 ru-3
=ой mn-5 ru5
бие mn4 ru-3
_эп qc7
итт bg-8 mk-3 qc3 ru3 sr-3 uk5
цин bg-4 ru2
=туралы kk5 qc-4
иян kk4 ru-3 sr-3 uk3
илы ru2
ыми bg-3 ru5 uk-3
ірк be-4 uk5
=емес kk8
_пс bg-3 sr5
сих ru8
ихо bg-7 uk4
_сү qc3
_үй kk5 qc-2
үйл mn4 qc-1
хи_ bg-5 mn-2 ru9 sr-5
нук ru5
апс mk6 ru-3
=одан kk8
рь_ be-3 bg-2 mn-2 ru8 sr-3 uk-4
окс uk-5
унд mn3
әм_ kk-2 qc4
йса mn3
төл mn4
арь be-4 mn5 qc-4 ru5 sr-2 uk-2
_үт qc5
_эл bg-3 kk3 mn6
ийл bg5 ru-5
=ин qc7
тсе bg-6 mk8 qc5
сма ru-3
_өм be-2 kk2 mn4 qc-3
нгр be-4 bg-7 kk6
пти bg-4
ишт bg-10 mk8 ru-7 sr4 uk-4
идр kk4 mk5 sr-4
ех_ bg6 mk-3 qc-3 sr-2 uk-4
тім be-5
шаш ru-4 sr4
_әй kk4
әйе kk3
йел kk6 qc-4
уб_ qc4
хаб bg-3 kk6 mk-4 mn-5 qc3 ru5 uk-3
фре bg4 mk-5 qc-2
иля uk4
ште be-3 bg-7 kk2 mk2 mn2 qc5 ru-4 sr2 uk-2
_ді uk6
_п_ ru5
=п ru5
ийд mn4 ru-4 uk3
иби ru4 sr-3 uk-3
_фу bg3 sr-2 uk-3
фун qc5 ru-5
нкц ru4
елм qc5
агы kk-5 qc8
гы_ kk-5 mn-5 qc5 ru5
_үг qc3
ьни be-2 kk6 mn-2 ru-2 uk2
псе mk6
вдо uk9
зил qc5
лаж bg-4 mk7 ru-7 sr5
ибу uk3
шон qc11
лык kk-3 qc8 ru-3
iң_ kk6
огт mn3 qc4
йов qc6
=ту sr8
йк_ mk-4 sr-5
ятс ru4
ют_ bg-4 kk2 qc-2 ru9 sr-2 uk-8
цуз bg3 mk-4
уз_ be-4 mk-3 ru-6 uk8
ск_ be3
быс kk5
мд_ mn5
апп ru5
ппа be-5 bg-6 sr-7 uk6
тян ru6
озг be-3 bg-5 ru10
лсе ru-6
тээ mn4
ээр be-3 mn8 qc-4 ru-5
йке kk5
ужу ru-5 sr4
олл be-3 bg-6 mk-3 mn3 qc3 sr-3
фаш ru6
шиз ru6
фот bg-5 sr7
шем bg-4
одр mk2 ru-5 uk2
држ bg-9 mk8 ru-6 sr4
чај bg-4 sr4
+ј be-6 bg-13 kk-4 mk4 mn-3 qc-5 ru-9 sr5 uk-7
ајн bg-4 mk3
веќ bg-2 mk5
+ќ bg-10 mk15 qc-2 ru-5 sr-8 uk-3
еќе bg-4 mk6 sr-3
ќе_ bg-4 mk8 ru-2 sr-3
циј bg-4 mk1 ru-3 sr2
ија bg-8 mk7 qc-2 ru-6 sr-2 uk-3
вој bg-5 mk4 ru-3
ојн sr4
со_ be-2 bg-3 mk5 qc-5 ru3 sr-8
=со bg-9 mk7 qc-2 ru2 sr-6 uk-3
аук bg-7
_ја be-3 bg-7 mk8 qc-2 ru-4 uk-3
ја_ bg-7 mk4 qc-4 ru-5 uk-4
=ја be-2 bg-4 mk2 qc-2 ru-2 sr2 uk-2
оја bg-5 mk5 ru-2 sr-1 uk-3
јат bg-6 mk8 sr-5
врш bg-10 mk4 ru-6 sr9 uk-5
шув bg-4 mk8
вањ bg-5 mk2 ru-2
+њ be-3 bg-10 kk-2 mk1 mn-3 qc-5 ru-9 sr9 uk-5
ање bg-7 mk5 ru-5
њет bg-6 mk12 sr-8
нај bg-7 mk6 ru-3
ајд bg-3 mk8 ru-3 sr-3
зач be-3 bg-6 ru4 uk4
_фл be8 qc-4 ru-4 uk-2
лув mk5 ru-3 sr-4
ње_ bg-5 mk2 ru-5 uk-2
прв bg-11 mk10 ru-7 sr4 uk-3
рањ bg-4 mk9 sr-5
=како bg-16 mk10 ru-7 sr3
кој bg-5 mk3 ru-3 uk-3
ој_ bg-7 mk4 qc-2 ru-5 uk-3
=кој mk11 sr-9
рај bg-5 mk4 ru-4 sr2
ај_ be-3 bg-7 mk11 ru-5 uk-3
дој mk8 sr-6
ојд mk7
јде bg-4 mk7 sr-3
шок be-4 bg-4 mn7 ru-5
дод bg-11 kk3 mk3 qc6 ru-2 uk2
=од be-3 bg-7 mk7 mn2 qc-5 ru-10 sr3 uk-4
риј bg-4 sr5
=место bg-10 ru8 sr5
емј mk8 sr-7
ји_ bg-2 mk-2 sr5
лом be-4 mk-1 mn5 qc-3 ru3 sr2 uk-1
кај mk8
аја sr3
_иа bg-5 mk6
иак bg-5
ваа bg-7 mk9 mn6 qc-2 ru-2 sr-5
аат be-4 bg-12 kk-2 mk14 mn2 qc4 ru-5 sr-6 uk-2
опс bg-8 mk5 ru-4 sr3
=тие bg-8 mk11
+љ bg-12 mk-6 qc-4 ru-7 sr16 uk-4
људ sr3
жув bg-6 mk13 ru-2 sr-6
дрв bg-8 mk6
тоа bg-4 mk9 ru-3 sr-7
оа_ bg-4 mk8 ru-5 uk-2
=тоа bg-9 mk12 ru-2 sr-4
=сен kk6
дн_ qc7
јќи mk4 sr-4
ќи_ mk5 sr-4
=син ru-6
тој bg-4 mk8 ru-2 sr-5
=тој bg-3 mk10 sr-8
биј mk-4 sr6
крс mk7
мај bg-4 mk5
ајк bg-4 mk4
+ѝ mk6 ru-5 sr-4
_ѝ_ mk6 ru-5 sr-4
=ѝ mk6 ru-5 sr-4
=кон bg-6 mk12
еа_ bg-11 mk12 ru-4
=биле mk8 sr-6
гаш bg-5 mk10 sr-6
је_ bg-6 mk-6 qc-2 ru-4 sr8 uk-3
опш bg-4
пшт bg-4
фиј mk5
дее bg5
бои bg-4 ru7
=никогаш bg-5 mk9
=сепак mk7
јав bg-5 mk7 ru-2 sr-3
=дека bg-12 mk15 ru-4 sr-6 uk-3
_ќе bg-4 mk8 ru-2 sr-3
=ќе bg-4 mk7 sr-3
ецо bg-7
ниј bg-3 mk4 ru-3
рој bg-4 mk4
ојо bg-3 mk2
јот bg-3 mk7 sr-4
лир bg-4 mk5
=многу bg-5 mk15 ru-3 sr-11
був be-3 mk2 ru-3 sr-4 uk6
уво mk4
=имаат bg-5 mk6
звр bg-7
сог bg-7 ru11 sr-4 uk-3
олж bg-8 kk2 mk10 mn2 ru3 sr-2 uk-5
лж_ mk2 mn8 qc-5 ru-2
+ѕ mk12
исп bg-9 mk5 ru2 sr4 uk-3
виг uk4
тиј mk5
трг mk7
дли mk5 sr-3
=око bg-8 sr11
ној mk-5 sr8
лиј sr4
јам mk5 sr-4
ишу mk4
рв_ mk5
=пат bg-6 mk7
=исто bg-9 mk13
_ош bg-4 mk-6 mn-3 qc11 sr4 uk-4
=сите bg-12 mk15 sr-5
иг_ mk-5 mn6
=долари mk7
оши bg-5 uk3
иру bg-9 ru10
_цр bg-8 mk8
црк mk7
=која mk-5 sr6
нув bg-4 mk9 ru-6 sr-6 uk5
вај bg-4 mk5 ru-2
ајќ mk3
беа mk6
=беа mk6
тио bg-5 sr3
_еп bg-5 ru6 sr-4
јаз mk6
јаш mk4 sr-4
=којашто mk7 sr-6
=сан sr-5
=низ bg-6 mk6
веа bg-5 mk11 sr-5
јст mk7
=каде bg-6 mk12 sr-7
ење bg-4 mk7 ru-3 sr-3
доц bg-5 mk8
јан bg-4 mk2
=голем mk8
оед ru7
лоч be3 bg-4 ru4 uk-3
=околу bg-6 mk13 sr-7
таа be-4 bg-6 kk-2 mk8 mn-2 qc8 ru-5 sr-4 uk-2
аа_ be-6 bg-11 kk-4 mk8 mn2 qc6 ru-4 sr-9 uk-4
=таа bg-5 mk12 mn-3 sr-3
адл mk-3 ru4
веш bg-6 mk6 ru3 uk-3
штв sr5
_ју sr3
итс bg-3 ru6 uk-5
ирс bg-4 sr5
ања bg-3 mk2
њат mk7
ејс mk5
изј mk4
зја bg-2 mk5
екн mk5
пуш mk6 ru-3
ушт bg-5 mk9 qc3 ru-4 sr-3
=води bg8 ru-7 sr-5
изу bg-5 sr5 uk-4
ња_ bg-5 mk3 ru-3 sr3
=кои mk5
=надвор mk12
=неговото mk7
воо bg-7 mk5 ru5 sr-2
ооб qc5 ru-1
=нема be-5 bg-5 mk12 ru-8 sr-4
=том bg3 mk7 mn-3 ru-6 sr-7 uk2
+џ bg-12 kk-2 mk9 qc-4 ru-9 sr7 uk-3
_џе mk4
=оваа mk5
хра sr3
јно bg-4
=овој mk10 sr-10
нао bg4 sr-5
+ѓ bg-7 mk13 ru-4 sr-7
озр be-3 mk3 sr-3
твр bg-3 mk5 ru-6 sr5
врд bg-4 ru-4 sr4
=овие mk7
исе bg-6 qc5 ru4 uk-6
зич bg-4 mk6
ебо be-3 bg-4 ru10 sr-5 uk-4
обј bg-4 mk2 ru-4
паѓ mk5
аѓа mk7
ѓа_ mk4
=своето mk7
шти bg-6 mk3 ru-4 sr4
овр bg-8 mk3 ru-3 sr7
тпо bg-7 mk6
=под ru3 uk-4
аќа mk5
доз bg-6 kk4 mk5 ru-5 sr4
=минути bg7 mk6 ru-6 sr-10
=милиони bg-8 mk11
врс bg-4
меѓ mk7
еѓу mk7
бја bg-3 mk4
екр mk-3 ru3 sr-2 uk5
_шв kk5
ајц mk7
=додека mk5
уло be-3 bg3 ru-6 sr-4 uk5
аље sr3
хин mn4 sr-4
учу bg-5 mk6
очу be-6 mk2 qc2 sr-4 uk4
риш bg-4 mk3 ru-3 sr3 uk3
врз bg-5 mk10 sr-6
=гол uk4
=доволно bg-8 mk10
чиг bg-4 mn3
=кај mk7 sr-5
дич bg-6 ru6 sr-4
кио bg-5 mk9 ru-6
ебу be-3 bg-3 ru8 sr-2
=значи mk5
упл mk-5 sr4
ечн mk3 sr-2
=конечно ru6
фиг ru7
виј mk5
=денес mk9
јас bg-5 mk8
ает be-4 mk-9 ru12 sr-11 uk-4
ушн mk6 sr-4
шањ mk6 sr-4
=тука bg-9 mk13
раа be-3 bg-8 kk-2 mk4 mn3 qc5 ru-4 sr-5 uk-3
=еден bg-10 mk7 uk5
вде bg-4 sr6
тхо bg-5 mk5
=иде bg-7 qc5 sr7
смо bg-4 ru5 sr5 uk-7
риу mk3 mn4
дун ru3
езб bg-8 sr6
бов bg3 mk4 sr-6
тањ sr5
овт be-3 bg-3 mk6 sr-4 uk4
ахи bg-6 ru3
доа bg-5 mk9
=неговата mk5
имс bg-6 mk4
заз bg-5 uk10
=нив mk7
тис kk2 ru-4 sr-2 uk6
пст sr6
=ова bg-13 mk12
=биде bg-4 mk11 sr-6
=можно bg-6 ru11 uk-5
јад mk11 sr-10
=мора be5 bg-8 mk7
еар bg-5 mk7
уто bg-3 sr5
шак bg-6 ru5
пој sr3
уки mk3 ru4 sr-4 uk-5
рзи bg-7 sr6
опч uk5
=кина mk7
гим bg-7 ru6
имн sr-6
зол bg-4 ru4
езн be-4 bg-3 qc6
рчи bg-6 mk4 mn5 ru-6 sr3
=жена mk4 sr-3 uk-5
дип bg-5 qc4
ипл bg-5
иња bg-5 mk7
аес bg-7
кие bg-10 mk4 ru6 uk-3
атс bg-4 mk4 ru-3 sr3
ике bg-1 mk-2 mn2 qc2 ru2 uk-4
_јо sr7
мои bg-7 mk6
оср uk-3
ужн be-2 bg-7 mk4 ru6 uk-3
_је bg-5 mk-10 qc-2 ru-4 sr10 uk-2
јем mk-3 sr8
чо_ ru6
иш_ be-2 bg5 kk-4 mn5 qc-2 ru-7 sr-6 uk7
=дена mk8
иду bg-6 mk4 ru5 uk-5
брз bg-6 mk6
_ох bg-5 mn-2 qc3 ru5 sr-3
охр bg-7 ru6
ошк be4 bg-4 ru4 uk-5
шки bg-6 ru6 sr3 uk-4
=игра bg-5 mk6 sr3
=никој mk9 sr-8
=колку mk7
рзо sr4
врт mk10
=толку mk7
ју_ bg-3 mk-7 ru-2 sr9
иро bg-11 mk4 qc5 ru3 uk1
трч sr11 uk-5
жиш sr-5
=мене be-6 bg4 qc-3 ru-14 sr-7 uk13
луѓ mk6
уѓе mk6
оке be5 mk-7 ru-8 sr4
кеа bg5
ишк ru5
=обично bg-9 sr8
=слава bg-5 ru14 sr-8
кна bg-7 mk10 sr-5
обв mk7 sr-7
суа sr3
нчи bg-5 mk5 ru5 sr-3
лжн bg-3 ru5
жид ru5 uk-3
=суд bg-3 ru4
ош_ bg-4 mk1 uk-3
кни be-2 bg2 mk2 qc-4 sr-8 uk4
_уш kk-2 mk4 qc3 ru7 sr-7 uk-3
=уште bg-3 mk6 sr-4
нож be-3
олв qc7
нтн bg-5 sr4 uk-4
жеб mk7
=можеби mk7
аут bg-6 mk5 sr4
неј mk6
јзи mk6
=треба bg-9 mk4 ru-6 sr5
дец be-2 mk2 uk-3
=нешто bg-6 sr6
јск mk-6 sr9
нтс qc4 sr-5 uk5
=врз mk7
пли bg-6 sr5 uk4
оод bg-3 mk4
илс mk2 mn3 ru2 sr-3 uk-5
деш be-3 bg-4 qc2 sr3
озо be-4 qc6
алг mn1
мош bg-10 mk12 ru3 sr-6
лих ru-4 uk3
=кого bg-5 mk3 ru6 sr-5
тун mn5 ru-5
ожу be-4 bg-3 ru-3 sr4 uk4
=откако bg-4 mk8
=видел ru7
деч bg-5 sr5
=сака mk7
ижу bg-4 ru9 uk-8
_жр bg-6
оим ru8 sr-6 uk-3
аин ru5 sr-5
_гд bg-3 mk-6 qc-2 ru9 sr1 uk-4
кил mk-5 qc6 uk-3
дож bg-5 mk4 ru3 uk-3
жд_ bg6
јут sr6
епл bg-3 mk4 sr-5
цет mk9
заш bg-3 mk-3 ru-3 sr8 uk-3
реќ bg-5 mk6
гаа be-4 bg-4 mn4 ru-2 sr-3 uk-3
=деца mk5 sr-7
вив bg-5 mk7 sr-6
лја mk6
=доведе bg9 ru-6
смр bg-5
мрт bg-5 sr5
опк mk6
ниш bg-9 ru-4 sr8 uk-3
дби mk8
=помош bg-5 mk8
риж bg-4 mk4 qc3 ru-3 sr-5 uk6
чик bg-3 ru7 sr-4
црв bg-6
одм bg-5 mk4
идн bg-6 qc3 ru4 uk-4
=сами mk4 ru4
_љу bg-5 mk3 sr4
љуб mk6
рхо mn5 ru-3
гри bg-3 mk3 ru2 sr-4
упе be-4 ru-3 uk4
=томас mk6 ru-5 sr-6
чот bg-7 mk5 ru-5 uk7
умр mk6
гэх mn5
хдэ mn4 qc-3
дээ be-4 mn5 ru-3
ээ_ be-3 mn6 qc-3 ru-2
_нэ bg-2 mn7 qc-3
нэг mn3
эг_ be-4 mn6 qc-2 ru-3
=нэг mn5 qc-3
_л_ bg-7 mn8 qc-3 ru7 sr-4
=л bg-7 mn8 qc-3 ru7 sr-4
суу mn6
уул be-2 mn7 ru-3 sr-3
лт_ kk-2 mn6 qc-4 ru-5 sr3 uk-2
=тэр mn6 qc-4
+ї be-7 bg-8 kk-3 mk-4 mn6 qc-8 ru-12 sr-7 uk18
ийг mn7 qc-5 ru-2
йг_ mn10 qc-6 ru-4
ож_ bg5 mk-4 mn5 qc-5
чад mk3 mn5 ru-4
шиг mn8 qc-4
агд mn6 ru-4
лаа be-4 bg-2 kk-2 mn6 ru-4 sr-4
+є be-7 bg-7 kk-4 mk-5 mn5 qc-6 ru-8 sr-9 uk18
өө_ kk-3
ший mn3 qc-5 ru3
ууг qc4
инь mn5
эри mn-3 qc4 sr-3
чих bg3 mn5 qc-3 ru-3
доо mn5 ru-5
оог qc4
эл_ mn7 qc-4 ru-2
ууд be-3 kk-2 mn8 ru-6 sr-3
аас be-3 bg-2 kk-2 mk-2 mn6 sr-2
эрх mn3
өлө kk-3 mn2
дчи ru4
ийм bg-2 mn7 qc-4 ru-4 uk5
йм_ mn4 ru-5
_юм mn4 ru-4
юм_ mn5
=юм mn5 qc-3
гэж be-2 mn5 ru-2
эж_ be-2 mn9 qc-6 ru-3
=гэж be-2 mn7 qc-3 ru-2
_юу be-3 mn3 qc5 ru-4
юу_ mn9
=юу mn9
айх be-2 bg-2 mn3 ru-2
йх_ mn5 qc-3
=байх mn4
_вэ mn8 qc-5
вэ_ mn5
=вэ mn5
_өө mn6 qc-4
өөр kk-3 mn1
амг qc4
хур mn3
рүү mn4
үүн mn5 qc-2
мөн mn4
өн_ kk-7 mn3
арр mn8
оос mn8 ru-4
эгч mn5 qc-3
элэ mn-2 qc3
лэг mn3
лдо sr-4
хэл be-2
лэл mn6 qc-4
элг mn4 qc-4
лгү mn3
гүй kk-2 mn3
улс mn7 qc-3
=улс mn4
өр_ mn5
уу_ be-3 bg-3 kk-4 mk-3 mn7 qc4 ru-8 uk-3
ыг_ be-2 kk-2 mn11 qc-5 ru-5
_хү be-3 kk-2 mn2 qc2 ru-4 uk-2
лээ mn-3 qc3
зөв mn3
өд_ mn4 qc-4
түү kk-3 mn3
луу mn4 qc4 ru-7 uk-2
хэд mn3 ru-3
эдэ be-3
=хэдэн mn5 qc-4
уца bg-4 sr5
ргэ kk2 qc-1
гээ be-2 mn2 ru-2
чир ru3
ирч mn6
рч_ mn9 qc-6
авч mn3 uk4
гэл mn4 qc-3
үүл mn5 qc-3
нэ_ be-2 mn5 uk-4
тух ru7 uk-4
йгу be4 qc-5
гуу mn6 qc-2 ru-2
гч_ mn8 sr-3
энэ be-3 qc4 ru-4
=энэ mn5 ru-3
_ч_ mn7 qc-4
=ч mn7 qc-4
нши qc-5
=бол kk-2 mn11 qc-6
лол mk-3 mn4 qc-3 ru4 uk-3
дуу mn4 sr-4
цаг mn3
гда be-4 bg-6 kk-2 mk-3 mn4 ru9 sr-5 uk-3
=дээр mn6 qc-3
рж_ qc-5
ицу bg-5 mk-3 ru4 sr7 uk-3
жээ mn5
уйн be-3 ru5
элт mn4 qc-4
цаа be-3 mn7
лох be-3 bg-6 ru8 sr-3 uk-3
ох_ be-4 bg2 kk-2 mk-7 mn7 ru-2 sr3 uk-2
=болох mn6 qc-4
_нь bg-3 mn11 qc-4 ru-7 sr-4
=нь mn11 qc-5 ru-5 uk-3
эрэ be-5 qc5 ru-2
эгт mn3
гтэ mn3
ээд mn4 qc-3
эд_ be-3 mn9 qc-5 ru-2
шүү mn7 qc-6
үүх mn4 qc-4
үх_ mn5
сөн kk-3 mn5
_үе mn7 qc-5
өдө mn4
дөр mn7 qc-3
ьд_ kk3 mn3 qc3 ru-4
олц mn4
лцо mn4
аан be-4 bg-2 kk-3 mk-2 mn5 qc3 ru-5 sr-3 uk-2
уур mn7 ru-2
өлд mn4
йлг qc5
_хө mn2
жли ru-3 uk4
лий be-2 mn7 qc4 ru-8 sr-3 uk3
тоо mn5 ru-6
оо_ be-2 bg-3 kk-3 mk-3 mn6 qc4 ru-4 sr-4 uk-3
ээс mn7 qc-5
эгд mn3
йга ru-2
аах be-3 qc9
ахь mn8 ru-5
хь_ mn8 ru-5
_өч qc4
гто uk-4
оох bg-6 mn5 ru4
гүү mn3 qc-3
лсэ mn3
льч ru6
хүн mn5
хув mn8 qc-5 ru-2
увь mn4
урв mn5 ru-4
амь mn4
хэм mn5 qc-4
тэд qc2
=тэд mn5
сий qc2 ru-4
=байна bg-2 mn7 qc-1 ru-2 uk-4
вса mn6
ерп bg-6 mn3
_их bg-7 mk-2 mn7 qc-5 ru6 sr-2 uk-3
=их bg-7 mk-2 mn6 qc-4 ru6 sr-2 uk-3
=жил mn4
хүү mn7 qc-6
мээ mn4 qc-3
ийх mn4
үмү mn4 qc-3
мүү mn4 qc-4
үүс mn4 qc-4
туу kk-3 qc3
=бид mn4
_яа mn6 qc-4
игт mn7 qc-3
=дахь mn8 ru-5
нги bg-3 ru4
нээ mn2
олч bg-5 ru6
вь_ ru4 uk-4
=хэмээн mn4
огд be-3 bg-3 mk-3 mn3 qc-2 ru10 sr-5 uk-2
=харин mn6
лэн mn4 qc-3
эмж mn4
эхэ qc2
ааш qc5
_уу mn6 ru-4 sr-3 uk-2
хио mn5
_нө mn4
хгү mn5 qc-4
йд_ mn9 uk-2
өгө kk-4 mn2
олб bg-3 mk-2 mn3 ru4 sr-3 uk-2
орх mn4
шаа qc4
хэр qc2 ru-2
лсо mn6 qc-3
ныг mn3
хоо mn3 ru-6
оол mn4 ru-5
лой bg-5 ru4
_зэ mn4
зэр mn5
айж uk6
вч_ mn4
агт mn3 ru-3
=хүн mn6 qc-3
амт mn3 qc3
мта qc5
эсэ mn4
=уу mn9
хах ru10
=талаар mn4
лоо mn5 qc2 ru-4
иж_ bg6 mk-4 mn5 ru-7 sr-6
гоо mn4 ru-5
лэх mn5 qc-4
хаа mn2 ru-4
нуу qc2
_ял mn6
_үү mn4
үүд mn3
үдэ mn-6 qc7
этг mn4 qc-3
тгэ mn5 qc-5
баа qc4
ааг mn2
гын qc4 ru-5
=онд mn8
рри bg-4 ru4
рeн sr9
=ану mn6
_аа be-4 mk-4 mn5 qc4
аал mn6
гах bg-4
_цо mn5
нц_ qc5
мжи mn5
агв mn5
үрт mn4 qc-4
лчи qc-4 ru5
=одоо mn5
мра be-3 mk3 qc-3 ru7 sr-8 uk-4
луй ru6
чид mn3
лду qc6
хир bg-3 qc6 sr-3
=олон mn3
зүй mn7 qc-4
=дараа mn7 qc-4
өмн mn4 qc-3
мнө mn4 qc-3
нө_ mn3
нгө mn4
ирх mn4
огч mn4
үд_ mn4
мэр kk3 ru4
оч_ be8
үү_ kk-5 mn8 qc-2
саа be-5 bg-2 qc4 ru-3
=маш mn11 qc-5
чух bg7 mk-5
хла mk-6 sr4
нгу bg-4 ru-3 sr4
=ямар mn4
атч bg-4 ru3 uk3
биш mn5 sr-5
=биш mn7
эхи qc4
дох be-3 bg5 uk-5
элс mn4
=болсон mn5
өрү qc8
_ээ mn6
_ух bg7 mk-6 qc-4 uk-4
хүч mn6 qc-4
ины bg-2 kk-2 mn5 sr-3
=болон mn11 qc-7
чла sr6
инэ mn4 qc-5
=шинэ mn5
ирд mn4
илт bg-3 mk2 mn5 qc-2 ru-3
_ын mn5
=ын mn5 qc-4
гт_ bg-2 mn9 qc-2 ru-3 uk-3
үед mn5
=үед mn4
ноо bg3 mn6 ru-8
=сард mn6
гэр qc5
вду ru5
йлд bg3 ru-4
мж_ mn6
онх qc7
хо_ mk-5 mn-4 qc5 uk4
иям bg-6 ru7
лдэ mn-4 qc5
дса mn3
=чи bg-3 mn4 qc3 ru-5 sr-4 uk6
мий ru-3
=илүү mn5
=сая mn6
хож be-4 ru3
гдс mn3
дүр mn-5 qc7
_өг mn3
яри ru-6 uk5
зээ mn4
=нэгэн mn4
=настай mn8
боо mn5
тсо mk-4 ru3
иву ru3
=байсан mn5 qc-3
=тус mn6
үгэ qc4
=буй mn5
мпс sr5
цох mn4
вчи mn3 ru-3 sr-5 uk9
нн_ kk6
ьог ru-6 sr-2 uk7
=санал mn5
=дуртай mn8 qc-6
эжэ mn-5 qc6
гао sr4
ао_ bg-7 mk-9 qc-2 ru-5 sr14 uk-4
кка be-5 bg-5 qc6 ru4
эв_ mn5 qc-5
тв_ bg-5 sr4
=тв sr7
ью_ bg-4 mn3 qc-2 ru5 uk-3
=ба bg-4 kk2 mk-6 mn5 qc5 ru-3 sr-4 uk-3
ких bg-11 mk-2 qc-3 ru4 sr7
сфо bg7
улм qc4
ац_ bg-5 mk-7 sr9
аср ru4
сдо bg-4 ru6
йр_ be5 ru-6 uk4
їх_ uk4
=он bg-6 kk-3 mk-9 mn-4 ru8 uk-3
=ном qc11
_нү mn4
уви bg-3 mn4
рдо bg-3 uk3
=миний mn7
дто uk5
=бостон bg-4 mk4
уев ru6
хыг mn4
дма sr6
худ qc6
хуй be-2 bg-5 mk-3 qc-4 ru11 sr-3 uk-6
бя_ be-2 bg-3 mk-2 qc-2 ru9 sr-3 uk-5
ожл uk5
=эн mn-7 qc10
итг mn6 ru-4
емб bg-4
шли mk-3 uk4
_үч qc6
усс bg-3 qc4
зур qc4
жра ru5
ег_ be3 bg-4 qc3 sr4 uk-4
_оз bg-5 mk-7 ru6 sr4
оё_ ru6
=это be-4 bg-5 mk-3 qc-3 ru8 sr-2
ешь be-2 bg-2 qc-2 ru9 uk-5
шь_ be-3 bg-4 ru9 sr-3 uk-4
=только bg-2 ru7 uk-4
_чт be-2 bg-7 mk-3 ru8 sr-4 uk-3
что be-2 bg-8 mk-3 ru9 sr-5 uk-3
=что be-2 bg-7 mk-3 ru9 sr-4 uk-3
ать be-4 bg-7 mk-6 qc7 ru7 sr-3 uk-7
гиб ru9
=когда bg-3 ru8 sr-4
ить bg-8 mk-3 qc-3 ru3 sr-6 uk3
=говорить uk5
=даже bg-5 ru11 sr-4 uk-4
ять be-3 bg-3 ru2
=лет bg-4 ru8
лся be-5 bg-6 ru13 sr-2 uk-7
рвы ru5
вые be-3 bg-2 ru7
ые_ be-2 bg-4 kk-2 mk-3 mn-3 qc-2 ru10 sr-3 uk-2
оня be-3 mk-3 ru4
_ее ru5
=ее ru5
уще bg-3 ru6
=сразу ru7 sr-3
ные be-2 bg-2 mk-2 qc-3 ru8 sr-2
=меня be-4 bg-8 qc2 ru14 sr-2 uk-10
=если bg-6 ru10 sr-3 uk-3
егд bg-4 ru5
юбо bg4 uk-3
бое bg-4 mk-3 ru9 sr-3
мое mk-3 ru9 sr-3
ающ bg-3 ru5 uk-3
щая bg-5 ru6
=себя ru6
тьс be-2
ься be-4 ru3
_сж ru5
учш ru7
чше ru6
=лучше ru5
=чем bg-5 ru9 sr-4 uk-3
=может bg-5 ru9 sr-4 uk-3
=из be-2 bg-7 kk-2 mk-8 mn-2 qc-4 ru7 sr5 uk-3
_жд bg-4 ru11
ию_ bg-6 ru9 sr-2 uk-3
йте be-5 kk-3 mk-5 mn-2 qc-5 ru4 sr-6 uk4
=какой bg-4 ru8
ися bg-5 ru-4 sr-2 uk9
дед bg-6 qc6 uk-1
юде be-4 bg-5 ru3 uk3
=людей be-4 bg-3 ru2 uk3
=говно ru7
=его bg-4 mk-5 ru9 sr-2 uk-3
=будет bg-3 ru9 sr-4 uk-4
лый ru5
жиз ru4 uk-4
=жизни ru5
тся be-4 bg-5 ru12 uk-8
них bg-9 mk-3 mn-2 qc-2 ru-2 sr7 uk5
=них ru12 sr-13
ыли ru3
=тоже bg-5 ru10 uk-5
мыш be4
=вся ru9 uk-6
ерж bg-5 ru5 sr-4
=здесь ru5
чут bg-5
ует bg-5 mk-2 ru9 sr-3
яет bg-3 ru6
эти bg-2 mn-2 qc3 ru7 sr-2 uk-3
=эти ru5
куд bg-5 ru6 sr-4
=откуда ru5
ишл uk-4
=эту be-2 ru6 sr-2
ают be-2 bg-4 ru4
ютс ru4 uk-3
нуж be-2 bg3 mk-5 ru7 uk-6
=нужно bg-5 ru6
куш mk-4 qc6
=надо bg-6 mk-2 qc-2 ru11 sr-5 uk-5
ему be-2 bg-5 mk-4 ru7 sr2 uk-7
=ему ru8 sr-5 uk-2
=она be-3 bg-12 ru9 sr3 uk-6
онр bg-6
ный be-7 bg-3 qc-4 ru10 uk-3
ивы ru8 uk-3
авш bg-6 ru8
вше ru5
=потом bg-4 mk-3 ru11 sr-5 uk-3
ишь bg-3 ru7
=тебе be-3 bg-8 mk4 qc-2 ru2 uk3
сск ru6
оих bg-4 ru7 sr-3
ьше be-2 bg-3 ru7 sr-2
=больше ru4
ждо ru5 uk-4
оть ru5
=хоть ru3
мее bg-6 mk10 sr-6
=время bg-4 ru8
=одно ru7
=же bg-5 kk-3 mk-3 ru11 sr-7 uk-4
вух ru7
=двух ru6
мяч ru6
йча bg-3 ru6 uk-3
=сейчас bg-3 ru7 uk-3
где bg-3 mk-8 qc-2 ru9 sr3 uk-4
=где bg-3 mk-6 qc-2 ru9 sr1 uk-4
ньг ru3
ьги ru3
=деньги ru3
=тех ru8
_кт bg-9 mk-3 ru12 sr-2 uk-2
=кто bg-8 mk-3 ru12 sr-2 uk-2
яти bg-11 qc4 ru7
дку uk5
уют uk2
всё ru4
=всё ru4
ямо uk4
мим sr-4
=такие ru5
пру bg-6
уйт ru4
ирл qc6 sr-6
ьст bg-3 ru6
=нет be-2 bg-5 mk-2 ru14 sr-7 uk-4
охн bg-3 ru6
хну ru2
ув_ be-4 mn-2 ru-3 sr-3 uk9
удь be-5 bg-3 sr-4 uk6
=теперь ru4
=через bg-8 ru6 uk3
_сс bg-5 ru7
ссы bg-4 qc6
=могла sr6
ья_ bg-4 ru4 uk-3
оря bg-4 mk-2 ru3 uk4
=говорят ru5
рощ ru7
ьки qc-2 ru-6 sr-3 uk10
=пост bg-6 uk6
=получил ru6
дки bg4 ru4 sr-5
ехо ru-5
=того be-2 bg-6 ru7 sr-3 uk3
=был be-3 bg-4 kk-2 ru6
имы ru4
мый be-2 kk-3 qc8 ru-5
сст bg-5 mn3 ru4 uk-2
=вроде ru7
вез be-3 bg-8 mk-3 qc4 ru6 sr4 uk-2
=этот mk-2 ru3
=удар bg6
льз ru4
=еще bg-5 ru7
_сг bg8 mk-5 sr-5
взя bg-3 ru6
ряс bg-6 ru6
ебл bg-3 ru7 sr-4
=одного ru4
=ко bg-5 mk-7 sr10
=времени ru9 sr-5
=мало bg-6 mk-3 ru3 sr7 uk-2
=вам bg-10 mk-7 qc-3 ru9 uk3
сче ru6
люн ru7
яи_ qc8
цев mk5 ru3 uk-3
мощ bg5 mk-5 uk-4
чег bg-4 mk-7 ru7 sr4 uk-2
_чё ru8
мпу bg-6 sr5
=об ru5
здн ru6
нщи bg-3 ru5
сех bg-4 ru5
=всех bg-4 ru6
=сил uk9
=мама be-5 ru8 sr-7 uk5
оей bg-3 ru6 uk-2
=своей ru5
_пь ru7
шку be-5 ru7 sr-3
=другим sr-5
лыш be-4 kk-3 qc5 ru5
=ничего bg-3 ru6
ашл be-5 mk4 sr4
зья ru6
ньш ru7
заи sr5
гно ru4 sr-4
=сегодня ru6
очь ru5
втр be-4 bg-5 uk7
=завтра bg-4
аюс uk3
юсь ru4
=всем ru5
овь ru5 uk-3
одб bg-5 mk5
=почему ru7 sr-4
=они bg-9 mk-6 qc-2 ru14 sr-1 uk-4
ией bg-5 ru6
=потому ru7 uk-4
ьмо ru6 uk-4
=оно ru8
чаш bg6 uk-6
шьс ru4
=тогда ru5
очк be-4 qc4 ru5 sr-7
=страны ru6
шви ru-5 uk6
=неделя bg9 ru-8
бви mk6 sr-7
вою be-3 bg-3 qc4 ru5 uk-4
=свою qc4
опя ru4
_hа qc9
=значит ru5
уке qc7
=хочу be-5 qc3 ru2
вме bg-3 mk11 ru2 sr-9 uk-4
=вместе bg-6 ru7
=стране bg-10 ru6 sr8
=давно ru4
тиш mk5 sr-3
лее bg-4 mk-3 ru8
=более ru6
коз bg-7 ru8 uk-4
цом ru-4 sr7
шей bg-4 ru3 uk3
ице mk-3 sr4 uk-7
=человека bg-6 ru8
=пор bg-7 ru11
=вижу ru10 uk-6
=месте bg-7 ru10
=супер ru7
=очень ru8 uk-5
цию ru4
отц bg-6
=глаза ru7
еть bg-3 ru2
=стало sr-6
орв bg-3 qc4 ru3
зду bg3 ru-3
тих bg5 mk-4 sr-3
_её ru6
её_ ru9 sr-4
=её ru6
=знаю be-7 uk4
юди be-2 bg-6 uk5
=люди bg-4 ru7 uk-3
=эта be-3 ru7
акж ru5
кже ru5
=также ru5
ями bg-5 ru6
=перед bg-6 ru7
аще bg-5 ru5
=тому bg-6 mk-6 ru2 sr8 uk-2
гих bg-6 sr4
ссл bg-5
дут be-3 qc-2 ru5 sr-6
язы bg-2 ru4
вну bg5 mk-5
=президента sr-5 uk7
зоб sr5
шие ru8
=дня bg-4
=нашим ru6
учк be4 uk-5
=сказал bg-4 ru8 uk-3
юби uk4
=помните ru8
нгс sr3
гст bg-2 ru2 sr3
=тот ru7
нию bg-4 ru6
рпе bg-4 mk7
рмо bg6 ru-4
=руки ru7 sr-4
_вв bg-4 ru4
гой qc-3 ru5
=какая be-4 ru7
=ним bg-7 ru8 sr-5
орь ru6
шиб ru5
яди sr-4
=куда ru7
ким bg-11 qc2 ru6
=таким uk5
=знал ru9
шаю uk6
=дети ru5
=про be-2 bg-8 mk-2 qc-3 sr-8 uk11
ьте bg-6 uk6
уну mn-3 qc5
=пора ru7
соп sr5 uk-3
рео ru6
=тем bg-5 ru8
=часто bg-5 ru5
=денег ru10
тяг uk6
гум mk3 sr-6
знь ru4
=жизнь ru4
шёл ru5
=ей ru5 uk-4
_уо kk3 qc3 sr-4 uk-5
чь_ bg-3 qc-2 ru10 sr-2 uk-3
оню ru6
=назад mk6 ru4
=утре mk7 ru-5 sr-6
=этих ru3
одя uk4
чеч ru6
тяб bg-6 qc6
=хотя bg-5
=найти ru7
=тебя bg-2 ru7 sr-3 uk-4
всю ru4
сю_ be3 uk-3
=всю ru4
=снова ru8
едя ru6
чеш sr-3
юха ru4
=одна ru8
=раза bg-7 ru9
дуа sr-5
=дела bg-5 ru5
рищ ru8
=какие ru4
=последние bg-6 ru7
нюч ru7
вша ru6
виб ru-4 uk7
=ради bg-5 mk-9 sr12
=таких bg-2 ru6 uk-4
жик ru8
пая ru6
стл bg4
=твоя bg-4 ru5
ије bg-4 mk-8 ru-4 sr11
=није mk-3 sr4
аје mk-5 sr9
=је bg-5 mk-7 qc-2 ru-3 sr8 uk-2
=преко bg-6 mk-8 sr12
=милиона bg6 mk-7 ru-6
јед bg-2 mk-6 ru-2 sr8
_њи sr4
њих sr5
ају bg-3 mk-6 sr8
ији mk-5 sr6
љив sr5
љу_ sr3
=тако ru-5 sr10
=више bg-8 mk-5 sr12
=ништа sr9
=али bg-6 mk-5 ru-6 sr15 uk-6
цус bg-5
+ђ bg-10 mk-9 qc-2 ru-6 sr17 uk-3
ује bg-2 mk-6 sr9
едњ sr6
оји bg-2 mk-7 ru-2 sr9
=који mk-4 sr5
ео_ bg-4 mk-4 mn2 qc-2 sr7
врх sr12
+ћ be-2 bg-10 mk-10 mn-2 qc-5 ru-7 sr16 uk-4
ћу_ mk-3 sr6
ђен sr5
чке ru-4 sr7
већ sr5
ећа bg-3 sr5
ћа_ sr5
тај bg-3 mk-3 sr7
еће sr4
ће_ bg-4 mk-4 ru-2 sr8
=зна bg-7 mk-8 sr12
_ње bg-3 mk-6 sr8
њег mk-5 sr8
ља_ sr5
охл bg-3 ru8
даљ sr4
ље_ mk-4 sr6
љен bg-4 sr7
њу_ mk-5 sr9
јер sr6
=брат mk-5 ru5
сао sr5
оје mk-7 sr9
ављ sr3
=док mk-7 sr11
сач bg-5 mk-3 sr6
=воли bg-6 mk-6 sr12
њен sr5
ију mk-4 sr5
=због sr6
=тога bg-5 mk-5 sr9
дао sr6
дељ sr4
_џо bg-6 ru-6 sr7
пеп bg-6 mk4
рао sr4
_ће bg-3 mk-3 sr6
=ће bg-3 mk-3 sr5
=буде bg-6 mk-6 ru-8 sr9 uk8
=налази bg-5 sr9
уо_ bg-5 qc5 sr4
=права be-5 bg-8 ru7 sr-4 uk9
=данас sr7
зом bg-5 uk8
ихв bg-6 sr7
оун ru5
таф sr5
као mk-5 ru-3 sr8
=као mk-3 ru-3 sr7
=могу mk-7 ru3 sr10 uk-7
хом bg-5 sr8
=према bg-4 mk-5 sr8
њем sr5
таш bg-3 sr4
вао sr6
ећи sr3
ћи_ bg-2 mk-3 sr5
=био sr4
ијс mk-7 sr8
емљ sr4
=људи sr4
=каже mk-6 ru-5 sr10
=влада bg-7 uk8
дуж bg-4 mk-8 ru-7 sr7 uk9
=смо bg-4 mk-4 ru-5 sr11 uk-3
=овај mk-6 sr6
ђе_ sr4
псо bg-4 ru4
еом sr5
тељ mk-3 sr4
=нису sr6
=можда sr7
=затим sr8
ође mk-4 sr5
цим ru-4 sr7
=брата uk8
гзи sr7
јим sr5
=пре bg-4 mk-7 sr11
либ bg-2
акш qc7
зау sr4
=дана sr6
=након mk-6 ru-4 sr11
хе_ ru9
оуб bg-6 kk6 mk10 sr-6
=зато bg-10 mk-5 ru9 sr8
уно bg-5 ru-7 sr9 uk4
=самом ru8
вео mk-3 sr7
=веома sr5
оће bg-4 sr5
=пар ru7
рећ sr4
чиш sr-7
=када mk-4 sr8
рву sr7
=све bg-4 mk-5 sr9
=времена bg-7 mk-6 sr8
=године sr7
_еб be-4 bg-5 kk-2 mk-4 mn-2 qc-5 ru14 sr-7 uk-5
=током sr6
ашк bg-7 kk-2 mk4 qc7 ru4 sr-4 uk-6
=говори bg5 mk-8 ru-7 sr11
ући sr2
=бити bg-4 sr10 uk-4
шао sr5
=сада sr8
=колико sr8
мев mk6
=поново sr8
оу_ mk-4 qc-3 ru-5 uk4
фу_ ru7
пук bg8 sr-8 uk-5
=неколико sr8
коб bg4 mk-4 sr-4 uk-4
=нека bg9 sr-8
=мира ru6
итк bg5
=живота bg8
=ул qc9 ru-4
тач qc6 ru-5
=ово bg-7 mk-7 sr11
сањ sr7
=промена mk9
оћ_ sr7
трв sr6
=томе bg-7 mk-5 sr6 uk7
=тај sr7
=дуже ru-6 uk10
=воде sr8
=шта be-3 bg-3 mk-7 qc-3 ru-3 sr13
нуо mk-5 sr8
_ць ru-4
цьо bg4 mk-3 ru-5
=року uk7
раї uk5
аїн uk5
нсь ru-7 uk9
ськ be-3 bg-2 ru-7 uk10
ої_ ru-3 sr-2 uk6
=лише uk8
'ят ru-5 uk6
_що be-3 bg-5 mk-3 qc-2 ru-9 sr-3 uk12
=що be-2 bg-4 mk-3 ru-6 sr-3 uk10
тьк ru-5 uk7
=яка uk8
=це be-6 bg-5 kk-2 mk-4 mn-2 qc-3 ru-9 sr-6 uk17
_рі be-2 uk7
вип uk7
ає_ bg-3 mk-2 ru-4 sr-3 uk10
оді be-3 bg-3 uk10
єть ru-2 uk3
оці be-4 uk5
ії_ uk3
+ґ uk7
арі uk4
аді ru-3 uk7
iн_ uk6
=також uk6
ють ru-11 uk11
ві_ ru-4 sr-4 uk6
=цей ru-7 uk8
вій uk4
жін uk5
=був uk8
_їх uk4
=він be-7 kk-2 ru-2 sr-2 uk11
ує_ uk6
ів_ be-7 kk-2 ru-3 uk11
=було ru-5 sr-3 uk10
ісл uk3
=після be-3 uk4
іде uk2
мув mk4
_йд uk12
=проте uk8
ійс uk3
=тобі uk5
ідо uk3
ацю be-5 uk8
юва ru-5 uk7
чі_ ru-4 uk7
=вона be-4 bg-3 mk-3 ru-10 sr-5 uk14
ція be-3 uk3
орі bg-3 uk6
рів be-3 uk6
іть ru-4 uk6
п'я uk4
=план mk4
=від be-3 uk4
_є_ sr-4 uk8
=є sr-4 uk8
ині uk4
під be-3 ru-2 uk6
уен qc7
івн be-4 uk4
ідн be-3 uk4
ібн uk5
шап bg5
іти uk6
шук ru-7 uk5
ижк uk8
=нього uk5
=вони bg-2 mk-5 ru-9 sr-4 uk14
=була uk6
аєт ru-3 uk6
=ось uk8
зьк ru-6 uk6
=прекрасно mk7
крі uk7
щоб uk5
=щоб uk5
ною ru-5 uk6
жі_ uk7
яв_ uk6
=батько uk8
йог bg-3 ru-7 uk9
=його bg-3 ru-8 uk9
вої ru-3 uk4
всі uk6
=видно ru5
кою ru-4 uk6
яки bg-5 qc3 ru-5 uk7
ття ru-5 uk8
=любить ru-8 uk8
=багато be-3 uk8
=мені be-4 uk7
йня be-5 uk6
має sr-3 uk8
єте uk5
=проти sr-7 uk11
тів uk2
рю_ bg-4 ru8
=однак uk7
=будь ru-6 uk8
=пи ru5
дяк ru-6 uk9
чом uk6
=чому uk6
аті uk5
=більше uk4
=понад uk9
=правда ru5
=слово mk-5 ru4 sr-5
джу ru-5 uk4
=живе uk6
сша bg-5 ru3 sr-3 uk5
=сша bg-5 ru3 sr-3 uk5
=чотири uk7
овж uk7
іте uk6
чей ru4
в'я ru-4 uk6
куч bg6 qc-4 sr-6
хун uk8
одь uk6
ній uk5
_вж uk5
вже uk5
=вже uk5
=із uk3
бою ru-5 uk5
йом ru-3 uk6
оті uk6
=давайте bg-6 ru5
=саме uk9
жов uk7
мій be-4 uk6
=життя uk7
=йому ru-5 uk6
_п' be4 ru-7 uk6
сн_ mn-8 qc16 sr-6
ерх ru7
хре bg-7 ru12 sr-4 uk-3
=ця be-5 uk9
хли uk3
зпе uk5
=який ru-4 uk5
=можемо bg-8 sr7
хви ru-4 uk8
=можу uk7
ннь qc8
сещ bg7
аєш uk6
єш_ uk7
ізк be7
ожо qc6
бну qc-4 ru8
=церкви ru9
іце be6
езл ru5
=ранку ru-8 uk10
_вб uk6
диб ru5
=суду uk7
ябл ru5
ядь ru5
=нічога be6 uk-6
янд uk5
лёк be6
жаш qc8
=давай bg-4 ru8
туч bg-6
раи bg-6 ru7 sr-4
_гн mk3 ru8 sr-6
йца be-4 ru6
мня bg7
коч qc5
=колко bg10 mk-5
=всичко bg6
=обратно ru7
нид ru5 sr-4
=играе bg8
исм mk3 qc3 ru-3
отм ru6
кид bg-4 uk6
йло qc6
уес bg6
_уй be4 kk-4 qc4 uk-5
ыңы kk6 qc-5
яба qc10
_кы kk-4 qc9
_ѕв mk10
=требало sr6
дуп mk6 ru-5
плу bg7
=врати mk8
=реклама mk6 sr-6
леј sr5
фт_ qc5
илј mk7
зги ru5
мт_ mn6
нун qc7
хох bg-3 ru6
арз qc6
заж ru5
огы ru-5
пид bg-4 kk-2 mk-4 qc-4 ru9 sr-3 uk-5
=гарна uk8
рре mn7
=человек ru5
=такую be-5 ru9
озл bg-3 ru7
евш ru5
_ню bg8
=будут ru5 uk-3
=своих ru5
ечь ru6
оег ru6
рть ru4
ежу sr-7 uk6
=могут ru6
=никто bg-5 ru8
=можете bg-5 ru-4 sr9
=зачем ru9 sr-4
=немного ru8 uk-6
мој bg-5 sr4
апш kk6
=мартин mk8
езм ru5
жоп be-2 bg-4 mk-2 qc-2 ru12 sr-5 uk-5
=смерть ru4
ймо uk7
вря uk7
=ніколи uk5
мбл bg4
+ҡ kk-8 mn-3 qc12 ru-5
+ҙ bg-2 kk-9 qc13 ru-4
ндә kk-3 qc5
_хә qc5
енә qc3
нә_ qc6
_уэ qc2 ru4
нең kk-3 qc6
гә_ qc3
_ҡа qc4
ләр kk-3 qc5
=бер qc6 ru-5 sr5
дә_ kk-4 qc7 ru-2
_йы kk-4 qc7
тә_ qc7
_һә kk-2 qc3
һәм qc3
=һәм qc3
елә kk-3 qc5
+ҫ be-2 bg-3 kk-2 mk-3 mn-2 qc15 ru-6 sr-6 uk-2
_һа qc10
=кеше qc5
цун bg3 kk2 qc-5 uk-2
=мин bg-5 qc10
һын qc5
=кавано bg-5 mk6 qc4 ru5 sr-7
=полиция bg-8 ru4
=баш bg-9 mk5 sr6
=рейнджерс bg-5
=трамп bg-6 kk2 mk3 mn4 qc4 ru-3 sr-3
=цунами bg3 kk3 qc-5 uk-4
ушл ru6
=пас qc5
нгт bg2 ru-6 uk-3
гты qc12
йтт qc6
аһа mn-5 qc7
_иб ru7
оак sr-7
=кит ru-6
жей bg4 qc4 ru-4 uk-7
=форд mn4 ru-6 uk5
шот kk4
упп ru7
евм mk8
=палу bg3 kk5 ru-2 sr-5
усу ru-5 sr-3 uk4
=парламента ru7
_пэ ru6
=пара sr9
тэ_ mn-7 qc5
ыч_ qc8
_м' uk8
ллі uk7
лэй be5
_фб qc-5
фбр mk-4 sr-5
бр_ mk-4 ru4 sr-5
=фбр mk-4 sr-5
=штата mk-7 ru12
_хм be8
=менга bg7 sr-7
жок qc6
=можам bg-4 mk6
=трампа bg-5 mk-4 ru6 sr4
эб_ qc8
=рака sr8
=сената mk-7
дэ_ mn-9 qc11
оху bg-3 ru6
рн_ qc7 uk-7
рэ_ mn-8 qc9
рмя ru7
=ласка ru-6 uk5
ёт_ bg-3 mk-3 ru10 sr-4
=табе be6
ярв bg6
=мексико bg7
=брет ru-8
=врата mk-7 sr6
_яй ru5 uk-3
яйц ru4
=имаме mk5
йди bg-6 ru5
=гола sr6
=моля bg9 ru-6
юк_ ru6
уеб ru10
=мислиш mk-5
=деди qc9
=френски bg11 mk-7 ru-5 sr-7
=вашингтон bg5
=имам bg5 mk-3 ru-9
пиз bg-7 mk-2 qc-2 ru12 sr-4 uk-4
=народа bg-4 ru11 sr-5
рюк ru7
ееш mk8 sr-6
=деді kk6 uk-4
нбі kk5
=күні kk5
=айтты qc5
=өткен kk5
орз bg-5 qc10 sr-4
ейр uk7
үт_ mn-5 qc7
=менен kk-6 qc10
=мини qc9
=вест ru-6
=жана kk-4 qc11 ru-5
үнү mn-4 qc7
акы qc7 ru-4
шол bg-6 mk6
үчү qc6
ыгы qc5
=кол bg-9 mk-4 ru12 uk-4
гыз qc8
гү_ qc7
=видео ru5
=рече bg-10 mk15 sr-6
=доби mk11
=недела mk9
=изјави mk6 sr-5
_сѐ mk6
+ѐ bg-4 mk11 sr-5
сѐ_ mk6
=сѐ mk6
=јас mk9 sr-6
=сум bg-6 mk18 ru-5 sr-8 uk-3
=ништо mk9 sr-7
=оди mk8
=проценти bg-7 mk13 sr-6
=имаш mk4 sr-6
оиш mk4
=коишто mk4
=навистина bg-9 mk14
=мислам mk4
=добар sr9
=книга bg6
_нѐ mk8
нѐ_ mk8
=нѐ mk8
=изгледа bg-6 mk9
зош mk6 sr-4
=зошто mk6
=малку mk7
=вели mk9
=бев mk9
=сакам bg-5 mk13 sr-6
=еве mk10
=гаригт mn5
=зар bg-7 sr10
=поводу ru8
=говорит bg-4 ru8
=пока bg-5 ru10
=сказав uk4
рьм ru6
=одни ru7
хаю be5 ru-5
=виде mk10
=граждан bg-9 ru11
ммм ru11
=согласен ru7
=чему ru-7 sr9
_нр ru4
=прав ru7 uk-5
=пошел ru6
=знает ru5
=иди ru9 sr-4
=хорошо ru6
=спасибо ru5
=голову ru4
=ладно bg-9 ru11
=посто sr12
=зашто mk-4 sr9
суо qc9
_oд bg-4 mk-4 mn-3 qc-4 ru-5 sr13
oд_ bg-3 mk-4 qc-3 ru-4 sr11
=oд sr9
=поена sr10
=жели bg-9 sr11
=пут ru-5 sr8
=нисам bg-6 mk-4 ru-4 sr12
=морам bg-5 sr9
=ук sr7
=прича sr8
=стварно bg-6 sr8
=хвала sr9
_дo qc-5 sr15
_aл sr9
aли bg-5 mk-4 ru-6 sr15
=aли sr9
_тa sr10
jу_ mk-4 qc-5 ru-4 sr13
_рa sr13
рaд sr6
_нe qc-6 sr12
кoм sr6
oм_ bg-5 kk-3 mk-5 mn-3 qc-7 ru-5 sr16
_дe mk-5 sr14
eли sr9
прo mk-4 sr14
_кo mk-4 qc-4 ru-3 sr11
_бe sr11
_мo sr8
eр_ sr13
aри sr8
ajу sr8
eм_ sr13
кoj sr7
ojи sr7
oг_ bg-4 mk-5 mn-4 qc-5 ru-4 sr14
_рe sr14
тeр sr11
_пe sr9
eни sr5
jи_ sr10
вoг sr8
_сa ru-5 sr15
сaм sr8
aм_ mk-4 qc-5 ru-4 sr16
_нa mk-4 mn-3 qc-6 sr13
oн_ sr13
_кa sr12
aд_ sr11
aн_ sr13
eн_ sr9
слe sr9
лaс sr9
мeн sr7
eт_ sr13
aлн sr10
прe mk-6 sr13
_вe sr7
oвo sr7
нoг sr7
aст sr7
стa sr13
aк_ sr12
_пo mk-4 qc-5 ru-6 sr15 uk-4
aди sr9
_зa sr11
тoр sr10
иja sr9
=кojи sr6
_бa sr15
нoс sr9
oст sr9
aти sr11
_мe sr12
_вa sr10
_oб sr8
eсe sr11
рoз sr10
тaj sr8
рoс sr8
ajн sr8
_рo sr11
хоћ bg-4 sr6
=мери bg-3 mk6 ru-6 uk-3
=желим sr7
=волим sr7
=тобом sr6
+җ be-3 bg-3 kk-4 mk-3 mn-8 qc17 ru-4 sr-4 uk-3
=бу qc13 sr-6
өче qc5
=өчен qc5
_җи qc8
=диде qc9
=идем ru-6 sr11
_гы ru5
=ки bg-3 mk-4 qc12 ru-3 sr-5
+ҳ bg-5 kk-3 mk-7 mn-3 qc19 ru-9 sr-8 uk-4
_ҳа qc10
+ӯ bg-5 kk-4 mk-3 qc15 ru-6 sr-4
рӯз qc7
+ҷ bg-4 mk-3 qc12 ru-4 sr-3 uk-3
+ӣ bg-3 mk-4 qc13 ru-5
=ман qc8
ҳо_ qc8
нҳо qc6
=аст qc11
гуф qc7
уфт qc8
бии qc9
люх ru5
=дякую uk9
=тома be3 bg-12 mk-8 ru3 sr2 uk4
=чай ru7
ыдл ru5
+ӧ qc10 ru-5
+ӱ qc12 ru-8
+ҥ mn-6 qc10 ru-4
=хайде bg8
=искаш bg7 mk-6
=чух bg9
оеб bg-4 mk-4 ru6
=твои ru6
=мрази ru7 sr-5
бiл kk11
=тый qc11 ru-11
_уы qc10 ru-5
_рф ru6
=зарем mk11
=сакаш mk9
дёт ru4
неё ru6
=понимаю ru8 uk-7
=томом bg-5 sr6
ебё ru5
жеч ru6
=площади bg-7 ru8
=убить ru8 uk-5
юдо ru6
=туда ru7
=нахуй ru3
=собака uk9
сже ru5
=везде ru5
=рот mk-3 ru9 uk-3
=извините bg-11 sr7
=фото bg-7 sr6
=уради sr6
=тамо sr6
аеб bg-3 ru7
=мері uk8
їст uk9
=твою ru8 uk-5
=ши qc7
_вӑ qc6
+ӑ be-4 bg-4 kk-2 mk-4 mn-4 qc18 ru-9 sr-6 uk-3
+ӗ be-4 bg-4 kk-3 mk-5 mn-3 qc19 ru-8 sr-7 uk-4
ӑн_ qc6
_пӗ qc5
чӗ_ qc6
+ӳ qc8
=мый qc10 ru-8
=тудо qc11
чмо ru9 sr-4 uk-3
+ҕ kk-3 mn-6 qc13 ru-5
оҕо qc7
уох qc11
хэ_ mn-9 qc11
быд ru5
=тэрэ qc8
жэ_ mn-8 qc8
йб_ mn-8 qc11
+æ be-7 bg-2 kk-5 mk-3 mn-5 qc19 ru-9 sr-6 uk-3
æр_ qc6
=хорз qc11
=ис qc7
уыд qc7
_кæ qc5
_цæ qc5
цæу qc6
дг_ mn-8 qc10
=тер qc14
тн_ qc8
=блядь ru4
хуе bg-3 qc-3 ru11 sr-3 uk-5
ыеб ru7
=дебил ru6
=шо ru9
=расстрел ru5
=дебилы ru4
=сука bg-3 ru8 sr-2 uk-3
=пидор bg-2 ru5
=мразь bg-2 ru6
=расстрелять ru2
=ублюдок ru5
=суку ru4
оёб ru4
=казнить ru5
=хуй bg-3 mk-3 qc-2 ru9 uk-2
=жопу ru5 uk-2
ёб_ ru6
=путина ru6
=тварей ru5
=соси ru6
ааа ru12
=хрен ru6
=жалко ru6
=бот ru11
=суки ru3
=твари bg-3 ru11 sr-5
=аду ru5
хуя ru5
=жопа ru5
=хер ru6
_чм ru9 sr-3
=чмо ru7
=чо ru8
=повесить ru6 uk-5
=быдло ru5
=бля ru7
=дура ru7
ууу ru10
=тварь ru6
=алкаш ru8
=урод ru6 sr-3
=лох ru10
=рожа ru7
`,
};
