/** Written by scripts/fit-languages.ts. */
export const cyrillic = {
  languages: `
be -0.56 -1.92 0.79
bg 0.27 -1.07 0.60
kk -1.03 2.99
mk -0.34 3.42
mn -1.03 2.96
qc -0.24 3.68
ru 0.66 -0.96 0.63
sr 1.79 -0.35 0.47
uk -0.13 -1.40 0.68
`,
  features: `
_кр kk-2 mk3 qc-2
кра bg1 mk2 ru-2
рая bg8 mk-3 ru-3 sr-3 uk-3
+я be2 bg2 mk-9 sr-10 uk1
аяв be4 mk-3 sr-2
яві be3
+і be3 bg-9 kk6 mk-7 mn-6 qc-8 ru-13 sr-12 uk6
від bg-3 kk-3 ru-3 sr-2 uk5
ід_ kk-2 uk6
_са bg-2 kk3 mn3 qc2 ru-3 sr1 uk-4
са_ bg5 kk4 mk-5 mn-4 ru-2 sr2 uk-3
=са be5 bg11 kk-3 mk-10 qc-5 ru-8 sr1 uk-7
_сп bg2 qc-5 sr-2
спа bg-2 kk4 mk-2 qc-3 sr2
пад be1 bg-3 qc-4 ru2 sr5 uk-4
ада be2 bg-4 kk5 mn1 ru-3 sr3 uk-1
дар bg2 kk1 mn3 qc2 ru-3 sr-7 uk-5
аро be5 bg-6 mk2 mn-3 qc3
рож bg-5 mk-4 ru5 sr-3 uk5
ожн bg-9 mk4 ru1 sr-7 uk5
нік be6 ru-2 uk-3
іка be4 kk-2 mk-2 ru-3 sr-4 uk4
ка_ bg1 kk-3 mk3 mn-4 qc-2 sr-2
_га be1 bg-9 mk-1 mn6 sr-2
гас be-3 kk-2 mk3 qc4 ru-7 uk-4
асц be8 ru-2 uk-6
сці be6 uk-4
цін be6
іні kk4 uk-4
ніц be5
ца_ be1 kk-3 mn-4 qc-5 ru3 sr2 uk-3
_ал bg-3 kk3 mk-3 mn-2 qc2 ru-2
але be2 bg-3 ru-2 uk2
лес be-4 bg-2 mk4
еся be5 bg-7 qc-2 uk4
ся_ be2 bg-8 kk-3 mk-4 mn-2 qc-5 ru2 sr-5 uk4
+э be2 bg-10 kk-2 mk-8 mn2 qc2 sr-11 uk-11
рве qc3 ru-8 sr5
вен be-3 bg3 kk2 mk5 ru-5 sr-3 uk-2
еня be-5 mk-2 qc4 ru7 sr-3 uk-7
ня_ be-1 mk-5 mn-2 sr-6 uk4
+ў be17 bg-6 kk-3 mk-4 mn-3 qc-6 ru-10 sr-7 uk-8
_ў_ be8 ru-2 sr-2 uk-2
=ў be8 ru-2 sr-2 uk-2
_ра kk2 mk2 qc2 sr1 uk-2
+ё be7 bg-11 kk-4 mk-8 ru10 sr-11 uk-11
не_ mn-4
_ст be-3 kk-2 sr2
ста be-2 bg-1 kk2 mk4 mn1
тар bg-3 kk5 mk2 mn-2 qc2 uk-1
арт be-3 bg3 ru-2 sr-4
рта be-2 bg2 kk4 mk-2 mn2 qc3 ru-1 sr-3 uk-5
тав be2 kk-2 mn2 qc5 ru-3
ава be3 bg3 mn3 ru-3 sr1 uk-5
вал be-2 mk-3 mn3 uk-2
ала bg-2 kk4 mk-2 qc2
ла_ bg-3 mn-4 qc2 sr1
_ак bg5 qc3 ru-2 sr-2 uk-5
акц bg-2
+ы bg-9 kk2 mk-7 qc3 sr-10 uk-8
цыя be3
ыя_ be7 ru-5 uk-2
_да mk1 mn3 uk-2
дап be3 kk3
апа bg3 mk3 mn-2 qc-3 uk-6
пам be7 bg-4 mk4 qc-2 ru-3 sr3 uk-3
амо be-3 mk2 mn-2 uk-3
мож be-3 mk5 qc-1 ru-4 uk3
ожа be2 bg-2 mk5 qc-2 ru2 sr-2 uk-4
жам be3 bg-6 kk4 mk10 ru-5 sr-6 uk-2
ам_ mk5 qc3 uk-4
_ад be7 bg-9 kk3 mk-2 qc2 ru-1 sr2 uk-5
адз be4 bg6 mk-5 ru-3 sr-3 uk-2
дзі be10 kk-2 uk-7
зін kk4 qc-2 uk-2
нок be-4 bg2 mk2 qc-2 ru-2 sr-3 uk5
кім kk5 uk-2
ім_ be5 kk6 qc-2 ru-3 sr-3 uk-3
_лю mk-3 mn-2 sr-3 uk3
+ю bg-2 kk-2 mk-11 ru2 sr-13 uk3
люд be-3 bg-2 mk-2 ru4 sr-4 uk2
юдз be4 uk-3
дзя be6 ru-2 uk-3
ям_ be-6 mk-3 mn6 ru4 sr-3
_на be-2 bg2 kk-3 mk2 sr-2
нав be2 bg-4 mk4 mn-3 qc5 ru-2 sr-3 uk2
аву be6 bg-7 mk4 ru-4
вуч be7 qc4 ru-6 sr-5 uk-5
чыц be3
цес be5 bg-6 mk6 uk-4
_зм be2 ru-4 sr-3 uk5
мян be5 mn5 qc-3 uk-4
нша be2 kk5 mn-4 ru-3 uk-2
аць be8 uk-6
+ь bg-6 mk-7 mn1 ru4 sr-9
ць_ be8 qc-3 ru-6 sr-2
наг bg1 mk1 qc3 sr-2 uk-5
агр bg-6 mk3 ru6 sr-4
гру bg3 mk4 sr-4 uk-2
руз ru5 sr-2
ку_ bg-8 kk-3 mn-3 qc-3 sr4 uk2
на_ bg1 mk4 ru-1 sr-1
=на bg4 kk-4 mk3 mn-4 qc-6 sr-3
_па be4 ru-2 sr-1
паз bg7 kk3 ru-4 sr-4 uk-4
зва mk-6 sr3
ван kk3 mk-2 mn4 qc-2 ru-2
ано be-3 mk3 qc2 sr-2 uk1
ноч be4 bg-4 mk-4 ru4 sr-3
очн bg-2 mk3 qc-2 sr3 uk2
ік_ kk8 qc-4 ru-3 uk-2
_у_ bg-6 kk-5 mk-8 mn-4 sr5 uk2
=у bg-6 kk-5 mk-8 mn-4 sr5 uk2
_шт be5 bg-10 mk3 mn-2 qc-3 sr2 uk-2
што be5 bg-11 kk-2 mk9 mn-3 ru-8 uk-5
тод be-4 bg-4 kk-3 mn5 qc4
одз be6 ru-2 uk-2
ённ be4
нны qc-3 ru3
ным be3 bg-4 kk5 qc-2 ru4 sr-3 uk-4
ым_ bg-6 kk5 mk-4 mn-3 qc6 ru-5 sr-4 uk-5
_жы kk5 ru-3 sr-2
ці_ be2 bg-3 kk-4 mk-2 qc-3 ru-5 sr-3 uk7
пар be-2 bg-3 uk2
арк be-4 bg1 mk-4 mn3 ru5 sr-6
рка be-3 ru6 sr-6
_як be4 bg-10 kk-5 mk-4 mn-3 qc2 ru-9 sr-6 uk8
яка bg2 qc3 ru-7 sr-2 uk6
кая bg-9 ru6 uk-4
ая_ be3 bg-4 kk-2 mk-4 mn2 qc-3 ru7 sr-7 uk-8
_аб be8 mn-3 ru-5 sr-5
абр be5 bg3 qc-2 ru-2 sr-2
бры be3
рыв be3 ru4 uk-3
ыва bg-6 qc3 ru4 uk-3
вае be2 bg-3 mk2 ru4 sr-4 uk-2
ае_ be10 mk3 mn-2 ru-3 sr-6 uk-6
_ні be3 bg-2 kk-3 ru-4 sr-4 uk3
тку bg-6 mk-5 sr3 uk2
ця_ bg-6 ru-8 uk13
_і_ be5 bg-4 kk-4 mk-3 mn-2 qc-3 ru-6 sr-4 uk3
=і be5 bg-4 kk-4 mk-3 mn-2 qc-3 ru-6 sr-4 uk3
_ка mk2 mn1 qc5 ru-3 sr-2 uk-3
кал be4 bg3 qc4 sr-9
алі be4 kk-3 qc-2 ru-4
лі_ be5 bg-3 kk3 mk-3 mn-2 qc-6 ru-8 sr-4
=калі be6 uk-5
_зр be5 bg-5 mk-5 ru-4 uk5
зро be3 bg-3 mk-4 ru-2 uk4
роб bg-4 ru-2 uk6
обі ru-3 sr-2 uk6
іць be6 uk-5
асп be4 bg-2 kk4 mk4 qc-3 ru-6 sr3 uk-1
спо be-5 bg4 mk3 qc-4 ru-2 uk-1
под be-5 bg5 kk-2 qc-1 ru2 sr-3 uk-5
дзь be10 ru-6 uk-4
зь_ be5 bg-4 kk-2 mk-2 qc-3 ru5 sr-3
ару be3 bg-8 mk2 mn2 qc2 sr-5
ру_ be-2 bg-11 kk3 mk-8 qc-3 ru3 sr7 uk2
_ма bg-3 kk3 mn2 qc3 sr-1
май bg4 kk2 mk-4 ru-4 sr-5 uk2
+й mk-9 mn2 sr-11
айм kk2 ru-4 uk4
му_ be1 bg-3 kk-5 mn-4 qc-2 ru2
сё_ ru2
то_ be-2 bg5 kk-4 mk4 mn-2 ru-2 uk-3
=што be8 bg-9 mk7 mn-2 qc-4 ru-7 uk-5
каз bg3 kk-3 mk3 mn-2 sr-4 uk1
аза kk5 mn-2 qc2 sr-2
аў_ be9 ru-3 sr-3 uk-3
_пр mk3 mn-1 qc-3 sr1
пра be7 mk2 mn-2 qc-4 ru-4 sr-2 uk-1
ра_ bg2 uk-1
=пра be5 uk-4
_ця bg4 mk-2 ru-6 uk3
цяб be4
ябе be5 uk-4
бе_ be3 bg-1 mn-2 qc-3 ru1
=цябе be4
_ар kk1 mk-4 mn4 qc2 ru3 sr-2 uk-3
рты be-6 bg-3 kk3 qc3 ru2
тык ru-3
кул be5 bg-5 kk2 mk2 ru-3 uk1
ула be-3 bg-3 mk2 mn2 qc4 ru-6 sr2
пры be10 ru-5 uk-5
рым be-2 kk2 qc7 ru-4
цца be5 ru-2 uk-2
да_ be-2 kk1 mn-6 uk-4
=да be-3 bg3 mk2 mn-4 qc-3 uk-8
_за kk-2 mk2 mn3 qc-4 sr-2
зар mn6 qc2 ru-5 sr-2 uk2
ара be-2 mn2 qc3 ru-3
раб mk4 ru1 sr-4 uk-9
або be3 kk-3 mk7 mn-3 sr-4 uk-4
бот be-2 kk-3 mk3 qc-3 ru2 sr-6 uk1
отн bg5 mk-3 ru-2 uk-3
тна be1 mk3 qc2 ru-6 sr2
най be2 mk-3 qc2 ru-2 sr-2
ай_ be1 bg1 kk3 mk-9 mn2 sr-10 uk-2
_пл bg1 qc-4
пла be-2 kk-2 mk4 ru-2 uk2
лат bg4 mk3 qc2 ru-3 sr-7 uk-3
аты be2 bg-3 kk5 mk-3 mn-3 ru-3 sr-3 uk-4
ты_ be2 bg-7 mk-6 mn-6 qc2 ru5 sr-7 uk-6
шаг qc6
ага kk-3 mk2 mn1 qc4 ru-4 sr-4
га_ kk-5 mk2 mn1 ru-4 uk-2
_ба be-3 bg-5 kk3 mn3 qc3 ru-3 sr-8
бал be-3 kk4 qc3 ru-2 sr4 uk-3
аля be6 bg3 ru-2 uk-3
ляд mk-2 qc-2 ru6 sr-5
яда be5 kk6 ru-9
_шэ mn-8 qc9
йна be-2 kk2 mk-2 mn3 uk-5
_дж be5 bg3 kk5 mk-10 mn-6 sr-9 uk2
джэ be9 qc-3 ru-4
кон be-4 bg-2 kk4 mk3 sr2
_яг be7 mn3 qc-3 ru-3 uk-4
яго be8 ru-4 uk-3
гон be4 bg-7 kk-2 mk2 qc8 sr-2 uk-3
оны kk4 mn5 ru-5 sr-3 uk-2
ны_ be4 bg-7 kk3 mk-6 mn9 ru-3 sr-7 uk-7
_сі kk2 qc-2 ru-3 uk2
сін be2 kk4 uk-4
ні_ be3 bg-6 mk-4 mn-2 qc-5 ru-7 sr-7 uk6
_но kk-2 mk2 mn4 qc1 sr-2 uk-3
нос mk3 qc-4 ru-5 sr4 uk-5
ос_ be-4 kk4 mn7 qc-5 sr-5 uk-2
_фр bg1 mn3 qc2 ru-3 sr-6 uk3
фра bg-2 kk2 mn3 qc1 ru-3 sr-2
раг be2 bg-9 mk4 mn4 ru-2
мэн qc5
нт_ be-1 bg2 kk1 mn4 ru-4 sr-2
_тр be-2 bg-2 kk2 mk3 qc-1
трэ be5 ru-4
рэк be4
_гу be6 bg3 mk-3 qc5 ru-3 sr-3 uk-5
кі_ be5 kk3 qc-3 ru-4 uk-1
_дл be2 bg-7 mk4 qc-3 ru2
для be2 bg-6 qc-3 ru3
ля_ bg3 kk-3 mk-4 mn-3 qc-6 sr-5 uk2
=для be2 bg-6 qc-3 ru2
_фо bg-7 mn4 ru2 uk2
фор bg3 mn3 ru-5 sr-2
орм be-3 mk2 mn-2 ru2 sr-3 uk-3
рме bg-7 kk2 ru3
мен be-2 kk5
енн mk-6 ru3 sr-5 uk1
нна mk-4 mn-4 qc6 sr-3 uk-2
_во bg-7 kk-3 mk6 mn-4 ru1 sr-3 uk2
воп ru4 sr-3 uk-3
опр ru4 uk-4
рат be-2 qc3 ru-1 sr2 uk-3
атк be-2 bg-3 mk7 ru-4 uk3
_чы be5 bg-4 kk-6 mn-3 qc6 ru-3
чыг qc6
уна be-3 mn4 qc6 uk-7
нач be2 uk-3
ачн be3 bg-5 mk-4 ru4
чна mk7 ru-4 sr-4
тра be-3 mn3
ран mk5 qc1 ru-2
анс be-4 mn4 qc-3 ru-2 sr3
рту mk-4 sr-3 uk6
ту_ be2 bg-12 mk-8 mn-4 sr9
тот bg-5 mk10 ru-2 sr-3 uk-2
оты be5 kk4 mn3 qc-6 sr-2 uk-4
дне be-3 mk2 uk-4
нев be2 bg-3 ru-2 uk3
_го kk-2 mk4 qc-2 ru2 sr-1 uk-2
гол be-3 bg-4 kk-2 mk5 mn2 qc-2 sr-2
ола bg-4 kk7 mk1 qc3 ru-5 sr3 uk-2
лас bg-1 mk3 mn3 ru-3
ас_ bg-1 kk4 mn7 qc-3
рад be4 bg2 mk2 mn-2 ru-6
мы_ be5 bg-5 kk-4 mk-3 ru5 sr-5 uk-5
мас be-5 bg-2 kk7 mk2 qc3 sr-2
асл be3 bg-5 mk3 qc3 ru-6 sr5 uk-1
сле be-2 bg3 mk2 qc-4 sr-3 uk-7
лен mk3 mn-2 sr-8
ені be-4 kk8 qc-3 ru-2 sr-2 uk3
_ап be5 bg-3 kk2 qc3 ru-2 sr2 uk-4
апо bg5 ru-4 uk-3
пош be2 bg-5 ru6 uk-3
ошн be3 bg-3 mk7
яе_ be9 ru-5 uk-3
_св kk-2 mk2 mn-1 qc-2 sr5 uk-3
вят mk-2
ята be-3 bg10 mk-4 mn2 qc-3 ru-5 sr-3
та_ be-3 bg3 mk4 mn-2 qc2 ru-4 sr-3
_зі be-4 uk5
які be5 ru-2
дач mk2 ru3 sr-4
ачы be5
чын be3 qc4 ru-5
нен be3 bg3 mk-7 qc4 ru-3 sr-3
нні ru-2 uk3
_бе be-2 mk3 mn-2 qc4 sr-1 uk-2
бел be-3 mk6 mn3 qc3 sr-4 uk-4
ела kk-2 mk3 qc-3 ru2 uk-9
лар be-4 bg-5 kk4 mk4 qc4 ru-6 uk-4
рус bg5 mk-6 qc-2 ru2 sr-4
уск sr5 uk-4
ска bg3 kk-3 mk3 mn-2 sr-4
_ру mk-4 mn2 ru2 sr4 uk-3
скі be3 ru-4
кіх be4 uk-4
іх_ be5 ru-2 uk-2
_по be-5 kk-2 mk3 mn-2 qc-2
пов be-5 bg-3 kk2 mk3 qc-2 ru-2 uk5
овя bg6
вяз bg-5 ru8 uk-3
зей bg-3 ru4
ей_ be-4 bg-3 kk2 mk-5 ru7 sr-6 uk-2
_мо kk-2 mk2 qc3 ru-2
жна mk2 ru-3 sr-3 uk3
=можна uk6
гад bg3 mn4 ru4 sr-6 uk-4
дац sr4
іст bg-2 kk3 ru-5 uk3
тэм mn4
жо_ be6 mn-4 qc6 uk-4
сам kk-2 mn-2 qc-4 sr2
ама bg-3 kk5 mn-2 qc3 ru-3
маг bg3 qc2 ru-3 uk-3
кан be-2 bg-2 mn3 qc4 sr-2
анц mk-1 mn5 uk-2
нца bg-4 mn4
_ва bg-6 qc5 sr-2
вай be3 bg3 mk-5 mn-3 ru2 sr-5 uk-4
айн be-3 bg2 kk-2 mk-5 mn2 qc3 ru-3 sr-2
зад be-6 bg-2 mk3 ru7 sr-5 uk-2
дае be3 bg-3
аец be5
ецц be3 ru-2
_пы qc4
пыт be3
ыта be5 kk-2 mn-2 qc4 ru-4
тан be-3 mk4 mn1 qc2 ru-3 sr-2
ань bg-4 mn4 qc2 ru-3 sr-3 uk2
ьне ru-5
нем be-2 bg-3 kk3 mk5 ru-2
ем_ be2 bg-1 kk1 mk-6 mn-2 qc3 ru3 uk-5
_ці be6 kk-4 ru-3 sr-3 uk2
=ці be5 kk-3 ru-3
дас be3 bg-4 kk4 mk-3 mn7 qc2 ru-4 sr-4 uk-3
сца be4
пер be2 bg-4 qc-3 sr-2 uk3
ера be7 bg-4 kk3 mk3 uk-2
раш mk3 qc2 sr-3 uk-3
ашн be3 ru-5 sr-4
ням be2 bg3 mk-3 mn5 qc-3 ru-4 sr-3
яму bg6 ru-4
_кі be-2 kk3 uk3
кір kk3
іра be3
раў be6 sr-2
_рэ be3 qc-4 ru3 uk-2
рэг mn7 qc-3 ru-4
ну_ be-2 bg-10 kk-3 mk-11 qc-2 ru3 sr7 uk2
олі be-3 uk5
_до be-1 mk4 ru-3
дос bg4 mk2 sr-6
осв mk5
све bg-3 mk3 qc-2 sr3 uk-3
вед be2 bg2
ед_ be-4 bg4 kk-2 mk2 mn3 sr-2 uk-4
раф be3 bg-6 kk2 mk2 sr-1
афе sr-6
фес bg3 ru-6
есі be-2 kk7 uk-3
яна be6 mk-2 ru-3 sr-3 uk-2
нал be-4 bg3 mn5 ru-2 uk-2
_ку be-3 bg-3 kk-1 mk-2 mn-4 qc10 sr-3 uk1
уль be5 mk-4 mn3 qc-4 ru-4 sr-4 uk4
льт be-3 bg-3 kk4 mn3 qc-2 uk2
тур be-5 kk3 qc4 ru-5
уры qc5 uk-3
ры_ be5 bg-6 mk-5 mn-4 qc4 ru3 sr-5 uk-7
саб be8 mk7 ru-5 sr-4 uk-3
абе be6 bg-2 mk6 mn5 qc-4 ru-5 sr-5 uk-3
бек sr-4
еко be-4 bg-3 mk7 ru-4 sr2 uk-1
кош mk3 sr-5
ошт be-2 bg-3 mk3 qc5 ru-5
_ід be6
_зн be-3 kk-2 mn-2 qc-2 sr4 uk3
жан bg-8 qc3 ru-2 sr3 uk2
аны be-2 bg-3 kk3 mk-3 mn2 qc2 sr-4 uk-3
аб_ be2 bg2 mk-5 mn-7 qc9 ru-1 sr-5
=аб be6
_гэ be2 bg-2 kk-2 mk-2 mn4 ru-5 sr-2 uk-2
гэт be8 qc-2 ru-4
эты be3
тым be6 kk1 qc3 ru-7
апу ru-2
пуб ru-3 uk-3
убл ru2 uk-5
блі be4
лік kk7 qc-2 ru-3
кав bg-2 kk2 mk1 mn2 ru-4 uk3
ныя be5 ru-3
сай bg-4 kk2 mn3 qc2 ru-3 sr-4
йце be8 uk-4
це_ be9 bg-10 mk-4 mn-3 qc-6 ru-2 uk7
_мі kk-3 ru-4 sr-3 uk5
мін kk6 qc-2
тэр mn3 qc1 ru-4 uk-3
рст sr2
ств be-3 qc-3 uk-2
тва be3 bg2 mk-2 qc-4 ru2 sr-2
ва_ bg3 kk-3 mk3 ru-2 sr-2 uk-1
іна be4 ru-3
нан be-2 kk3 mk-3 qc5 uk-6
нса be3 bg-6
абі be8 uk-6
біт kk5
рые ru2
ент be-5 kk2 mk3 qc3 ru-3
_ін be4 kk-2 ru-3 uk2
нтэ mn3
эт_ mn4
_ве be2 bg-3 mk3 sr2
вер be2 ru2 sr-2
ерс be-4 qc4 sr-3 uk3
ія_ uk3
дад bg6 kk-2 mk7 mn3 qc1 ru-5 sr-12 uk-5
дат bg-2 mk4 qc-3 ru-2 sr2
нас bg-2 mk2 mn6 ru-1 sr4 uk-4
аст kk5 mn3 qc4 ru-2 sr-1 uk-4
цка bg-9 sr7
кай be2 bg-4 mk-3 qc4 ru-2 sr-4 uk4
газ kk4 mk-2 uk-2
азе be-2 bg-6 kk4 qc-4 ru6
зет bg-3 kk6
еты be-4 qc5 ru4
_а_ bg-2 kk-2 mn-4 qc-4 ru6 sr-2
=а bg-2 kk-2 mn-4 qc-4 ru6 sr-2
вос be9 bg-7 sr-2 uk-2
ось be5 bg-6 ru-2 uk4
сь_ be-3 bg-9 kk-2 mk-4 mn-2 qc-4 ru6 sr-4 uk2
=вось be8 ru-7
нац bg-4 mk4 sr2 uk-2
аці be3
кла be2 kk-3 mk1 qc1 sr-4 uk2
асн be4 bg-3 mk5 ru-1
сні be6
кія be4 uk-4
_не mk3 mn-4 qc-3 sr-2
=не be3 bg3 kk-2 mn-3 qc-5 ru2 sr-4
зма be4 bg-3 ru2
агл bg-3 mk7 ru-4 sr3 uk-3
пас be2 mk-3 qc2 ru4 uk-2
сту be4 bg-5 mk-3 qc1 ru-3 uk4
туп be3 bg-8 kk-3 mk-7 ru3 sr-2 uk4
піц be3
мог be2 mk-3 qc-3 sr2
огу be-2 bg-8 mk7 mn-2 ru2
уць be5 uk-3
_зв be3 bg-3 mk-1 qc-3 ru-2 sr4 uk4
вяр be2 bg8 mk-3 ru-4 uk-3
рну bg-4 sr-3 uk4
нуц bg4
_ля mk-4 ru6
рап be4 kk3 mk3 qc-2 ru-6
пан be-4 bg5 kk3 mn3 qc-1 ru-4 sr-4
ана bg-2 kk2 mk2 mn2 qc4 ru-4 sr-2 uk-3
кас bg-5 kk2 mk5 qc4 ru-4 sr3 uk-2
_та kk3 mn3 qc3 sr-5
вар bg-6 mn4 qc2 sr2
_др bg-1 kk-2 mk3 qc-6 sr4
дро bg-3 kk4 ru7 sr-4 uk-6
ров be-3 qc-2 ru4 sr-4 uk-4
овы be4 bg-3 qc-3 ru4 uk-2
вы_ be6 bg-5 kk-3 mk-3 mn-3 qc-5 ru6 sr-5 uk-5
_ты be3 bg-5 mk-4 mn-4 qc1 ru4 sr-6 uk-5
пав be6 bg-4 mk-3 qc-2 ru-5 sr6
аво bg-2 mk3 qc5 ru-4 sr2 uk-2
вод be-5 mk3 qc-3 ru-3 sr3
ін_ be-2 bg-3 kk8 mk-2 mn-3 qc-5 ru-4 sr-2 uk2
аду bg-4 qc-2 ru2
дум ru5 sr-4
ане bg4 ru-1 uk-4
неш be-2 bg-4 kk4 mk3 sr3 uk-3
ешн be4 bg-6 mk6 sr-4 uk-3
шне bg-6 ru5
_мн be5 bg2 qc-4 uk-9
мне be6 bg-5 kk-3 mk-2 ru3 sr-5
=мне be4 bg-8 mk-2 qc-2 ru9 sr-7 uk-3
адк be4 bg3 mk-2 sr-6
дка be5 mk-3
як_ be3 bg-5 kk-4 mk-2 mn-2 qc5 ru-4 sr-2 uk3
=як be4 bg-3 kk-3 qc3 ru-8 sr-2 uk3
тац sr3
анк be-3 bg-3 kk-3 mk-2 uk4
тны ru3 uk-3
ных be2 ru2 sr-2 uk-3
ых_ be3 bg-3 mk-2 qc-3 ru4 sr-3 uk-4
_вы be3 bg-6 kk-3 mk-4 mn-3 qc-6 ru6 sr-5 uk-5
год be6 mk3 mn-3 uk-1
од_ bg-4 kk-4 mk5 qc1 uk-6
_з_ be7 bg-5 kk-3 mk-5 mn-3 qc-5 ru-7 sr-8 uk6
=з be7 bg-5 kk-3 mk-5 mn-3 qc-5 ru-7 sr-8 uk6
_уд be-5 bg6 kk-2 mk-5 mn3 qc-3 ru-1 sr3 uk-3
удз be8 ru-3 sr-2 uk-3
дзе be16 bg-5 qc-3 ru-8 sr-6 uk-4
зел be-3 bg3 mk-3 ru3 uk-3
елу sr5 uk-4
лу_ be-5 bg-5 kk4 sr8 uk-4
усі be3
сі_ be-3 kk4 ru-6 uk6
эра be5
агу bg5 mk-3 ru-4 sr-3 uk1
гу_ be-2 bg-9 kk-2 mk2 mn-3 qc2 sr4
нар be-2 bg2 kk2 mn7 sr-4 uk-1
род bg-2 mk2 mn-5 ru2 uk-2
одн bg-2 mk2 qc-3 uk2
дны be3 ru2
_жа bg-11 kk6 mk-2 mn1 qc2 ru-3 sr-5
жа_ be4 bg3 mn-6 qc2 sr-5 uk-2
_ла be-2 bg-2 kk-2 mk3 mn2 ru4 sr-2 uk-2
лаз be-3 bg-13 mk-8 sr14 uk-2
зер bg-7 kk3 ru4
ер_ bg-4 kk5 mk2 mn2 qc1 sr-4
рац kk2 mk5 qc-2 ru-5
цяг be3
гла kk-2 mk3 qc-2 sr4 uk-6
лаг be-6 bg7 kk-2 mn8 qc-7 sr-1 uk-5
_дз be8 kk-3 mk-4 mn-2 qc5 ru-6 sr-3 uk-2
ння bg-7 ru-10 uk10
каш be-3 mk4 sr-2
ашт be-3 bg-7 qc7 ru-6 sr5 uk-3
туе be5
уе_ be6 bg-3 uk-5
_мл bg3 kk5 qc-3
адт bg-4 uk6
тры be7 uk-3
лів be4 kk-2 ru-2
іва be7 uk-2
інш be4 kk4 ru-3 uk-4
ося be-6 ru-3 uk9
сяц bg-5 ru3
яць uk2
_ся be8 uk-5
сяб be5
спі be-4 uk5
нах bg5 mk-6 qc-1 ru4 sr-10
ах_ bg3 kk-3 mk-8 mn6 sr-5
зна be-3 bg-2 kk-2 mk5 mn-2 qc-2 sr3
чым be6
так kk-2 mk-2 mn-2 qc-4 ru1 sr2
акс be4 ru-2 uk-2
кса be4 bg-3 mk4 ru-1 uk-3
ма_ bg-1 kk1 mn-3 ru-2 sr4
=таксама be6 ru-3
_ме be-3 kk3 mk1 qc4 ru-2 sr-2
мес be2 bg-2 kk4 ru3 uk-8
есц be3 ru-3
_ас bg-3 kk4 qc4 sr-9
аса be-6 bg-2 kk7 mn2 sr-1
сты be-4 bg-4 kk5 mk-2 qc4 sr-2 uk-2
_пе bg-2 kk4 mk2 mn-3 sr-2
ерш be3 bg-2 qc-2 ru-4 sr-3 uk6
ршы be6 ru-4
шын kk6 qc-2 ru-3
нст be-6 bg-4 kk4 qc-3 ru2 sr3
тве mk-3 ru4
ве_ be7 bg-1 kk-2 mk-5 qc-3 ru-4 sr9 uk-2
_юр qc7
рыя be3
афр ru5
рон be2 kk2 sr-3
она be-6 bg-5 mk-3 qc1 sr4 uk3
зац be2
анн kk7 mk-4 mn-3 qc4 ru-2 sr-5 uk2
адр bg-7 mk2 ru5
дра bg4 mk3 qc-3 ru-4 uk-3
рас be3 bg-1 ru2 sr-4 uk-3
аск bg-1 sr-5 uk3
адн bg4 mk5 mn2 qc-2 ru-4 sr-2 uk-5
дна be3 bg2 mk5 ru-6 sr-3
адо be1 bg-6 mk3 qc1 ru3 uk-3
дов be-5 mk3 qc-5 ru2 sr-2
ова be2 bg-2 qc-3 sr3
вая be3 bg-4 ru3 uk-2
слі uk4
мей be-3 bg8 kk3 mk-4 uk-6
ейс be-3 bg3 kk5 mk-5 qc2 ru-2 sr-2
йст mk-4
гва mn5 sr-4 uk-3
ваз qc5 ru-4
азд be-6 bg2 mk-4 ru-4 sr3 uk6
ков be-5 kk4 mn2 sr-2
вых ru5
абл bg-3 mk-4 sr3
кам be5 bg-2 qc5 sr-3 uk-2
аме mk5 ru-7 sr-2
енд bg-3 kk2 mn2 qc3 ru-3 sr-2 uk4
нду qc2 ru-5 uk4
ема be-3 kk-2 mk7 ru-7 sr1
мае be7 bg-2 uk-2
нак bg-3 ru-2 sr5
ак_ be2 bg-2 kk-2 mk-4 qc2 ru1
выс ru4
вет be2 mk2 qc-3 uk-6
етл bg-6 mk3
іла be7 ru-3 uk-4
ася be5 bg3 ru-11 uk3
_кн be3 mk3 qc-2 sr-8
няг bg6
гін be4 kk6 qc-2 sr-2 uk-6
был be3 bg-5 mk-2 mn-2 ru3 sr-2 uk-4
ыла be2 bg-3 kk4 mn-4 qc2 ru-2 sr-2 uk-3
_ня be5 bg6 mk-4 mn3 qc-4 ru-6 sr-3 uk-3
сві ru-5 uk3
_уж be2 kk-2 mn-2 ru4 sr-5 uk-2
ужо be8 bg-6
=ужо be7
раз bg4 mn-2 qc-4 sr-3
аз_ be5 mk-4 mn-2 qc5 ru-3 sr-2
=праз be6
ён_ be7 bg-2 mn4 qc-4 ru-3 sr-2
таг be6 bg-5 mn3 qc4 sr-3 uk-6
аго be9 bg-3 mk4 sr-3 uk-5
го_ be-2 kk-2 mk3 mn-1 ru3 sr-6
=таго be9 uk-6
каб bg-4 kk-3 sr4
=каб be3
кац bg-4 mk4 ru3
дан be-2 bg-2 kk4 mk-8 mn3 qc3
нне be6 bg-4 kk3 sr-2 uk-3
зял be5
ялі be3
_ві bg-3 kk-4 mk-2 qc-2 ru-4 sr-3 uk7
вір uk5
усн be-4 bg9 sr-5 uk-5
сны kk-3 mn7 qc-2 ru3
чы_ be8 kk-2 ru-5 uk-2
_то be-3 bg2 mk2 mn1 qc2 ru-3
тол be-4 bg-2 mk4 qc2 ru4 sr-3 uk-4
оль be6 bg-8 kk-2 mk-4 mn2 ru5 sr-6 uk-4
льк bg-3 mk-2 qc2 ru5 sr-2 uk-2
ькі be2
ій_ be-6 kk-2 ru-4 uk10
_ча be4 kk-2 mk-2 mn3 qc1 ru-2 sr-3
час be4 kk-2 mk-3 mn-2 qc-4 sr-3 uk3
асу mk-5 qc-2 uk4
су_ bg-9 kk3 mk-8 mn-2 qc-3 ru-4 sr10 uk3
=часу ru-5 uk4
ле_ bg-7 kk-2 mk3 qc7 ru-1
=але be7 bg-4 kk-2 mk-7 qc-3 ru-8 sr-7 uk9
стр kk3 qc-3 uk-1
тро mk4 qc-2 ru-2 uk2
ою_ be-3 bg-5 mk-2 qc2 sr-6 uk5
важ bg2 qc-2 ru-5 uk3
ажа be-3 kk-3 mk5 mn-9 qc5 ru-3 sr-4 uk5
ака mk5 ru-2 uk-3
_су bg-5 kk2 mn2 sr4
чыл be4 ru-4
ылі be4
уко bg-6 mk-2 ru3 sr4
вым ru3
пог be-3 bg-2 mk4
огл be-5 mn6 sr-2 uk3
гля ru-4 uk5
дам be-2 bg-4 kk4 mk5 mn2 ru-5 uk-3
_бл be-3 bg4 kk-2 mk3 qc-5 uk-4
шы_ be4 kk4 mn-2 qc3 ru-6 sr-3 uk-4
=час be5 bg-4 ru-8 sr-6 uk7
_кв ru-5 uk4
ква be-3 bg6 mk2 qc-2 ru-3 sr-2
тал be-2 bg-5 kk3 mk-2 mn3 ru2 sr2 uk-2
эта be5 bg-2 qc-3 ru3 sr-3 uk-2
ода bg-1 kk5 mk2 mn-5 qc4 sr-1
=года be8 bg-9 mk-3 ru8 sr-5 uk-4
туа bg-3 ru5 sr-3
уац ru3
ацы qc5 ru-3
аві be7 uk-4
він be5 kk-5 mk-2 qc-2 ru-3 sr-2 uk2
дно be-4 mk3 qc-2 uk-2
ной bg-9 mk3 ru10 sr-3 uk-5
ой_ be3 mk-5 ru6 sr-8 uk-5
гал be4 bg-5 kk2 mn5 uk-3
ало be2 bg-2 qc-3 ru2
оўн be2
бле be2 bg2 mk1 ru-2 sr-3
лем be-2 kk7 mk4 ru-3
ман bg-5 mk3 qc5 ru-3
анд bg-3 kk2 mk-2 mn2 qc4 sr-3 uk-2
нды kk5 ru-2
ды_ be-5 bg-5 kk7 mk-3 mn-5 sr-4 uk-6
_мэ be-4 mk-3 mn2 ru2 sr-2
лло bg-4 ru6 sr-4 uk-3
лок sr-2
ока be-5 kk-3 mk2 ru2 sr-2 uk-2
цы_ be3 bg-5 kk-3 mk-2 mn-2 ru8 sr-4 uk-4
над be-3 bg-2 sr-1 uk2
ад_ be3 bg-2 mn7 ru-6 sr-2 uk-2
=над bg7 mk3 qc-3 sr-8
рае bg8 ru-3 sr-5 uk-2
ект be-3 bg2 kk4 ru-6
кта be7 bg-3 kk-3 mk-3 qc2 uk-5
там be1 bg-4 kk3 mk3 uk-3
азу be3 bg-4 mk-3 ru-2 uk4
зу_ be-3 bg-7 ru2 sr3 uk4
_ж_ qc-3 ru4 sr-4 uk5
=ж qc-3 ru4 sr-4 uk5
тае be8 bg-4 sr-2 uk-4
кры be3 bg-3 qc-4 ru6 sr-2 uk-2
рыт bg-2 ru4
суч ru6
уча be1 uk-2
ікт kk7 uk-4
рав be-5 kk-3 mn-2
авя be-3 bg8 mk-4 sr-3 uk-3
вяд be4 bg3 ru-3 uk-4
ядз be5 ru-2
зе_ be8 qc3 ru-5 uk-6
ём_ be-5 bg-3 ru10
_гр bg-2 mk6 qc-5 sr-2
гра be-3 mk3 qc-4 uk3
рам be2 bg-6 kk4 mk4 mn5 uk-2
мад kk4
ян_ qc4 ru-4
рай be-2 bg2 kk5 mk-3 mn3 qc2 ru-3 sr-2
айв mn6 qc-3
ыка be5
нка be3 bg-5 kk-2 qc-2 sr-6 uk5
ме_ be-2 mk7 mn-3 qc-2 ru-5 sr-2 uk-4
_аз bg6 kk3 mk-7 qc4 sr-8 uk-2
рна be3 kk6 qc-3 ru-5
ная be3 bg-9 mk-2 qc2 ru6 sr-3 uk-6
кат be-6 bg4 kk-4 mk2 qc4 ru-2 sr-5 uk-1
атл bg-5 ru-4 sr5
тла bg-4 mn4 qc4 ru-3 sr-3 uk3
лав be2 bg-4 mk5
рша bg-4 mk-4 qc4 ru-3 sr6
зап be-6 bg2 mk3 qc-3 ru1 uk-1
ена bg-2 mk2 mn3 qc2 ru-3 sr3 uk-1
сап kk5
апр be2 bg2 mk3 qc-2 ru-3 uk-2
апе bg-4 mk4 qc3 ru-4 uk3
пел mk3 ru-2 sr3
еле be-5 bg-3 kk2 mk2 qc3 sr2 uk-2
рэн be7 qc-3 uk-2
нір uk7
руе ru6
зал be2 bg-5 mk-5 mn4 sr-2 uk2
па_ mk2 mn-2 sr-3 uk2
=па be3 bg-8 mk2 qc-3 ru-5 sr-3 uk4
ней be5 bg-6 ru6 uk-4
шам be-3 mk3 mn-4 qc6 ru-3
аму be10 bg-3 mk6 qc1 ru-5 sr-6 uk-5
амы bg-3 kk3 mn6 qc-4 sr-2 uk-3
ейн be-2 bg2 kk4 uk-1
_ср be-3 bg3 mk2 ru1 sr-2 uk-6
сро ru4
одк be3 bg3 mk-3 uk-4
ьмі be5 ru-3
мі_ be6 bg-2 kk-2 ru-7 sr-2
той be2 bg5 mk-6 mn2 qc2 ru-5 sr-6
=той be2 bg9 mk-4 mn-3 qc-4 ru-12 sr-4 uk4
нец be-2 mk4 sr-6
ец_ kk-3 ru8 sr-5 uk-6
нап mk2 qc-3
рык be4
лад bg1 sr-5 uk3
гай be-5 uk4
нін kk3
нцу be3 sr4
юць be5 ru-2 uk-4
акр mk6 ru-2
амя be5
мя_ mk-4 ru4 sr-3 uk-2
тыс kk5 qc-4 ru3
=га mk-5 sr10
_зо bg-10 mk2 mn3 qc3 ru2 uk-3
асе be-5 mk4 qc3 ru4 sr-2 uk-5
сев bg3 uk-5
евы be5
кук bg5 sr-6
уку be-4 bg-4 mk-4 ru3 sr7 uk-3
кур mn2 ru2 sr-3 uk-1
уру be-4 bg-3 kk3 qc5
узы ru4
зы_ qc3 uk-3
сіл kk3
_со be-4 bg-7 kk4 mk6 qc3 ru3 sr-5 uk-4
гут ru6 sr-4
ута kk-2 mk-2 mn2 ru-1 sr5 uk-5
ары bg-3 kk2 mk-3 qc3 ru-3 sr-4 uk-5
рыл bg-1 ru2
іта be2 kk-2 ru-2 uk3
тай be-3 kk-2 mk-3 mn8 ru-1 sr-5 uk-2
айс be4 bg-4 mn3 ru2 uk-2
йск be3 bg2 mk-5 ru4 sr-2 uk-7
імі kk4 uk-3
_ву be5 qc8 ru-7 sr-3 uk-4
учн sr2
чаю bg-4 uk5
аюц be4 uk-2
_кл kk2 mn2 qc-2
зай be5 mn3 qc-4 ru-5 uk2
йма bg-3 mn2 uk2
мал be2 bg-2 mk5 ru-3 sr-2 uk3
цам bg-3
амі be5 kk-2 ru-3 sr-2
_я_ be2 bg-5 kk-5 mk-5 mn-4 qc-5 ru2 sr-7 uk5
=я be2 bg-5 kk-5 mk-5 mn-4 qc-5 ru2 sr-7 uk5
_яш qc5 ru-5
_ха bg-2 mk-3 mn4 qc3 sr-4 uk-7
хад mn3 ru-5
_му be-4 kk-2 mk3 qc2
муз mk4 qc-3 ru-2 sr4
чну bg-3 mk2
ную be3 bg-3 ru5 uk-6
ую_ be3 mk-3 qc-3 ru3 sr-4
бор mk2 mn3 qc2 ru-1
орн be4 bg-4 kk4 mk5 mn3 qc-4 sr-4 uk-2
вах be4 bg5 mn4 qc-3 ru-3 sr-4 uk-3
зан bg-5 mk-2 mn6 sr3 uk-1
аня ru5 uk-7
шым qc5
чам be5 bg2 qc4 ru-7 sr-6
_бо be-2 bg-3 kk4 mk-2 mn4 qc3 ru-1 sr-3 uk-2
бо_ be4 bg-7 kk-3 mn-4 qc5 sr-7 uk3
=бо be5 mk-4 qc6 ru-7
акт bg3 qc3 ru-3 sr-2
кты qc5
нае be2 mk5 sr-6 uk-5
опы ru5
бра be3 bg-2 mk2 qc-4 sr-3 uk2
атэ be6
тэг mn4
ічн be-3 uk4
чны be3 qc-3
вес be-5 bg-5 mk5 mn5 qc2 ru1 sr-5
есн be-2 mk2 qc-2 sr2 uk-3
сна be-5 mk4 uk-2
вом bg-6 mk-3 ru4 sr4 uk-3
ому be-3 bg-4 mk-5 ru2 sr-3 uk6
сон bg-8 kk1 mk3 mn7 ru-4
оне be-4 bg-4 mk2 ru3 sr3 uk-4
ейк be-4 bg5 mk-4 sr-5
ль_ be5 bg-4 mk-6 mn4 sr-6 uk3
_з' uk5
ляю uk4
_ён be9 qc-2 ru-5
=ён be9 qc-2 ru-5
_ёс mn7 qc-4
сць be3
ном be-3 bg-8 mn2 qc6 sr3
омн be-3 bg2 ru2 uk-5
=можа be5 bg5 mk-5 ru-4
зам be5 bg-2 mn4 qc-1 sr-2 uk-2
нам be-4 bg2 kk1 mn4 qc3 ru-4 uk-2
=нам bg-10 mk-6 mn6 qc-4 ru6 sr-3 uk7
зум be4 bg-3 ru-6 sr6
умн be5 bg-2 mk-4 qc-2 uk1
_ян be9 bg-6 uk-5
яны be3 kk4 ru-4 uk-3
=яны be3
ель bg-8 kk5 mk-4 ru5 sr-4
льн be2 bg-3 kk2 mk-4 mn-3 qc-3 sr-4
ьні be4 ru-2
амр qc5
пап bg-3 ru5
чак bg6 mk-4 qc3 ru-9 sr2 uk-7
дав be-4 bg-3 mk3 mn3 sr-2 uk2
зіц be3
звы be5
выч be5
чай mn-2 qc-3 ru-3 uk5
неб uk3
еба be-2 bg-6 mk3 ru3 sr2 uk-1
баг be-3 bg-4 kk-2 mk-2 mn5 ru-4 sr-4 uk7
гат be2 bg2 kk-2 mn2 ru-6 sr-3 uk3
ата be-4 bg3 mk7 ru-7 sr-5 uk-4
тая bg5 qc-2 ru-2 uk-3
мно bg4 mk3 qc-3 ru-3 uk-4
ног be-4 bg-3 mn5 qc-4 sr3
огі be4
_ге bg-3 mk2 qc2 ru2 uk-3
гер be-4 kk4 mn2 sr-4 uk-5
еро be-6 bg3 kk-2 uk-3
йка be4
кае be2 bg-5 qc6 sr-3
нед bg1 kk-2 mk1 qc2 sr-2 uk-2
еда be2 mk4 qc3 ru-2 uk-7
арэ be9 ru-3
_сл bg1 kk-2 mk2 mn-4 qc-5 uk-2
сло be2 bg-4 mk1 qc-3
аль kk4 mk-3 qc4 sr-6
уст be-2 bg-4 ru3 sr5 uk-3
ча_ be4 bg5 kk-2 mk-5 qc2 ru-3 uk-3
_ёй be5
ёй_ be5 ru-3
=ёй be5
аве be5 ru-3 uk-3
мля be4
лял ru4
яла be-2 kk2 mk-2 mn4 qc2 sr-4 uk-2
_іх be5 uk-4
=іх be5 uk-4
_пт bg5
пту sr8
туш mk4
ушк bg-3 mk-4 qc2 ru5 sr2 uk-4
шка be-3 bg-5 kk-2 mk3 qc5 ru3 sr-5 uk2
афа bg-7 mk4
юся ru-9 uk4
_ху bg-3 kk-2 mk-6 mn4 qc4 ru4 sr-8 uk-4
хут be8 ru-7
утк be3 bg-6 mk-3 ru3
тка be5 kk-4 mk3 mn-2 qc3 sr-3 uk-4
=хутка be6
_тэ be-2 kk-2 mn7 ru-4
мп_ be-2 bg-5 mn2 ru2
арм be2 bg-4 sr4 uk-5
рма kk3 mk4 mn2 qc2 ru-1 sr-3 uk-3
ліз uk4
ізу be-4
=гэта be7 qc-2 ru-3
хто be5 bg-5 mk-3 ru-5 sr-5 uk6
каж mk4 qc-5 uk-3
_пі be5 bg-2 kk-2 mk-3 ru-5 sr-3 uk3
піш be6
ша_ bg-6 kk3 mn-4 ru3 sr-3
_сы be-4 mk-2 mn-3 qc2 ru5
ход bg4 mk-2 ru2 sr-9 uk1
_вя be3 bg4 mk-2 qc-2 uk-5
ізн uk4
_ры be6 sr-3
бін kk4
ако bg-6 kk-2 mk5 mn-2 qc-3 sr3 uk-1
кой be-3 bg2 mk-5 mn-2 qc-3 ru6 sr-3 uk-4
=такой bg-3 ru7
_эн be-4 bg-2 mk-3 qc5 ru-4 sr-3
нер be-3 kk2 mk2 mn-2 qc5 ru-2 uk-2
ерг be-4 bg-3 kk2 qc7 ru-3 sr-2
ргі be-4 kk3
яй_ ru5 uk-6
яду uk4
дуц ru-5 sr5
ёл_ ru8
чар mk3 ru-3 sr-2
арг bg-6 mn8 sr-3 uk-6
рга kk-2 mk-2 mn5 qc4 ru-5
жыл be-4 kk6 ru-5
зме be3 bg-3 qc-2 sr3 uk-3
енш be7 ru-5
шыл kk5 ru-2
наа be-3 bg-4 mk8 mn4 ru-3 sr-4
аад be-3 mn3
адв be2 mk4 mn4 ru-4
два bg2 mn2 qc-6 sr-3 uk3
рот bg-5 mk6 qc-3 sr-2
от_ bg-3 kk-3 mk11 mn-2 qc-2 sr-10 uk-7
бол be-3 kk3 mk-3 mn4 qc3 ru-4 sr-2 uk-2
льш be2 bg-3 ru4
шай be6 bg-3
про be-5 mk2 mn2 sr-2 uk3
рос bg-4 kk-2 mk-4 mn2 qc-3 ru4 sr-1
ост kk2 mk3 mn-1 uk-4
=проста be7
доб be3 bg3 kk-2 mk3 mn-2 qc-3 ru-3 uk-2
обр be2 mk3 qc-4 ru-2 uk2
чал be3 kk-2 mk-3 qc3 ru6 sr-7 uk-2
век be2 bg-3 qc-2 sr3 uk-6
ек_ kk4 mk4 mn-3 ru-1 sr-2 uk-3
=чалавек be7
=які ru-2
сва bg7 mk-3 qc-2 ru-4 sr3 uk-7
_ду bg-3 kk-4 mk-2 mn5 qc4
душ be3 bg6 ru-4 uk-3
ушы kk4
_ск kk-4 mn-2 qc-2 ru4
кар be-1 bg2 mk-1 qc4 sr-2
арб be4 qc6 ru-5 uk-5
адж sr-4
джа be3 kk3 ru-3 sr-3
віт ru-5 uk6
рун uk6
унк sr-4 uk4
нку be2 bg-6 mk-5 sr-5 uk5
ык_ kk-4 mn-3 qc7
_ам bg2 mn5 qc3 ru-4 sr-6 uk-3
мо_ be-6 bg-6 kk-3 mk-2 mn-3 qc2 ru-1 sr6 uk3
=мо qc10
пе_ bg-7 ru6 uk-3
аг_ be-6 bg-2 kk-3 mk-3 mn7 qc2 sr-6 uk-2
спр be2 bg-3 kk-2 qc-3 sr1
_бы be2 bg-5 mk-3 mn-3 ru5 sr-4 uk-4
ыло be3 bg-2 uk-2
ло_ be-1 bg-1 kk-3 mn-2 ru3 uk3
=было be4 uk-2
=так be3 bg-7 mk-3 mn-2 qc-3 ru6 sr-13 uk4
_ан be-5 bg-1 kk4 mk3 mn2 qc5 sr-4 uk-3
ант qc-3 ru-1 uk4
нто be-3 bg-9 kk2 mk6 ru3 uk3
тон be-8 bg-9 kk7 mk2 mn2 qc5 ru-3 sr2 uk-2
оні ru-2 uk6
за_ bg3 kk2 mk3 mn-2 ru-2 sr-2 uk-1
тыр be-3 bg-3 kk5 qc3 sr-3 uk-2
ыр_ be5 qc4 ru-6
туд be-2 bg-2 kk1 qc7 ru-4 uk-2
нта bg4 mk-2 mn2 sr-2
ыў_ be5 ru-3
обн be2 bg3 qc-3 uk-6
лек qc1 sr-3
ях_ bg3 mk-4 qc-2 sr-3
пое bg-3 mk-3 ru3 sr6 uk-5
езд be5 kk4 mk3 uk-5
зд_ uk7
оў_ be7 ru-3 uk-3
_ім be4
нов bg2 mn3 qc-5 uk-2
_бя bg9 mn3 ru-7 uk-4
зву sr-4
ыма be2 qc2 ru-2 uk-2
ўся be4 uk-2
тул bg-2 mk3 mn6 ru-4
цял bg6
яя_ ru8 uk-5
тат be-3 mk2 mn3 sr-2
ыст be-4 kk6 qc4 ru-3
пак be6 bg3 mk8 qc-2 ru-10 sr-3 uk-5
зка bg5 mk-4
рач be3 bg-1 ru3 uk-4
энн be2 mn-3 qc5
_шо be-3 bg-2 kk3 mk-4 qc2 sr-9 uk4
орт kk5 mk-4 sr-3
рт_ kk2 mk2 mn4 ru-2 sr-6
ган be-3 kk-5 mn2 qc5 sr-4
ані bg-3 ru-4 sr-2 uk6
іза be3
зав be-3 mk2 qc-4
вац be2 mk-2 mn3 ru-4 sr5
_аж mn3
ажы be7 ru-4
сук be-2 bg-5 mk-4 ru10 sr-3 uk-2
куп be-4 bg-2 qc-4 ru2 sr6 uk-2
упн bg-6 mk6 ru-3
фон mk-5 ru3
онд bg-2 kk2 mn7 qc5 ru-4 sr-5 uk-3
нда be-3 bg-9 kk4 qc4 ru-5 uk-3
етн mk3 uk-6
_эк bg-2 qc6 uk-3
ксп bg3 ru-4
іцы be5
зат be-5 bg3 kk5 mn-5 sr2 uk-3
ору be-3 bg-9 kk-3 mk4 qc5 sr4 uk-3
рум bg5 mk-5 sr4
уму mk-4 sr5
упа mk2 qc-3 ru2 sr-4
_цэ mn6 qc-4
нтр mk2 qc-3 ru-3 sr4 uk-3
тр_ bg-5 sr-5
уал mk2 ru-5
ьны be2 bg-2 ru3 uk-2
арх bg-4 mn3 qc3 sr-5 uk-4
іў_ be3
каг be5 uk-3
ьна ru4
зво be2 bg-2 mk3 sr2 uk-4
вол be2 ru-2 sr7 uk-4
рух uk5
ху_ bg-4
ядо bg5 uk-7
дом be2 qc-3 ru1 uk-3
ома bg-1 mk2 ru-3 uk3
ску be3 bg-4 sr7 uk-6
уп_ bg-5 mk-6 qc3 sr4 uk5
пал be-3 kk3 mk-1 mn4 qc2 sr-4
нск bg3 mk3 mn-2 qc-4 ru-2 sr2 uk-10
гав bg4 mk-4 qc3 sr-3
вор kk-2 mk2 ru-3 sr1
оры bg-3 kk4 mk-3 ru4 uk-3
вог bg-5 ru-5 sr3 uk8
упо be-2 bg-6 mk2 ru7 uk-5
пол be-6 mk1 qc2 sr-4
каю ru-5 uk6
эс_ mn5 qc-3
мед be-2 mk2 qc4 sr-2
айб mn-4 qc6 uk4
ьш_ be6 ru-5
азм be3 bg-4 mk4 sr3 uk-5
ляц be4
_ат kk5 mk-5 mn-4 ru-4 sr-2 uk3
атр be2 bg2 kk-3 mk-3 mn4 ru-3 sr2
_дв mk4 qc-5
=два bg-9 mk2 qc-2 ru6
наб bg2 mk-2 mn-4 qc9 ru-5 sr-4
яко be2 bg7 mk-4 qc-2 ru-5 sr-2
ком be-4 bg-4 mk-3 mn3 qc-2 ru2 sr3
еры be2 bg-4 kk-4 qc5 ru2 uk-2
ыць be3
тко bg-2 mk7 ru-5
рак bg-2 mk3 qc5 uk-2
кту qc5 ru-7 sr-3 uk6
аех bg7
еха bg-5 mk-2 ru2 uk2
хал be-2 bg-7 kk-2 mn4 qc2 ru4
аца bg-5 ru5 sr4
_ус be5 kk-2 mk-2 sr2 uk-2
схо bg-2 uk5
спу be2 bg-3 ru4 sr-3 uk-3
тор bg-4 mk3 mn1 qc2 sr-3
ора be4 bg-4 kk2 mk4 ru-3 sr2 uk-1
сав ru4
_лі be5 kk-5 mk-2 qc-2 ru-4 uk3
ліс be5 ru-2 uk-3
тап be-3 bg-2 kk4 mk9 sr-8 uk-4
=ва bg-3 mk-5 qc15 ru-5 sr-7
тас be-3 kk4 mn3 qc-2 sr3
_хр be-4 mk-2 qc-3 ru1 sr3 uk2
рыс be4 uk-3
_ац qc5
пля bg-8 uk5
_се be-2 kk1 mk4 qc-1 ru-2 uk-3
сез qc4 ru-4
езо bg-5 qc-2 sr3
зон bg-5 kk-2 mn-2 qc4 sr2
он_ be-4 bg-2 kk3 mk2 mn4 qc3 ru-3 sr-3 uk-3
=сезон bg5
_ту bg-1 mn3 qc3 sr-3
тут be4 kk-2 mk-6 qc-3 sr-8 uk7
ут_ be1 bg-5 mk-5 mn-3 qc2 ru5
=тут be7 bg-7 kk-2 mk-3 mn-2 qc-6 sr-7 uk6
пач be7 ru-3 sr-3
ына bg-2 kk5 mn-3 qc2 ru-7 sr-2 uk-2
наю be-4 ru4 uk2
аха bg3 mk-3 qc3 ru2 sr-9
нее bg-6 ru10 sr-2
ее_ be3 mn-2 qc-4 ru8 sr-9 uk-5
змо be2 bg-5 mk2 ru3
мов be4 bg-3 mk-6 ru-6 uk9
ове be-3 bg5 qc-3 uk-3
=яна be9 bg-3 ru-4 uk-4
іся be3
агч mn8 qc-2 ru-3 sr-3
гчы be4
ась be-3 bg-2 ru5
_яд be4 bg8 mk-3 ru-7
ану bg-6 mn5 qc-3 ru4 uk-5
выш ru3
дкр be3 bg4 ru-4
ро_ be-6 kk-2 mn-4 qc6 sr-2
ког be-3 mk4 qc-2 ru2 uk-3
ога bg2 kk-2 mk3 qc-3 ru-3 sr2 uk-4
дал be-5 mk2 mn6 qc-2 ru3 sr-7
алу be-2 bg-2 kk4 mn2 qc1 uk-2
луч bg3 mk3 qc-2 sr-4 uk-5
чан be3 bg-4 mk-2 qc3 uk-3
шая be3 uk-3
рал bg-2 kk2 mk1 mn2
тэл be5 qc-2 ru-3
эле be3
леб bg-4 ru5 uk-4
бач be8 mk-3 qc-3 ru-8 sr-9 uk9
ача be2 bg2 ru-1
сы_ be-6 bg-4 kk7 mk-4 mn-3 qc2 ru2 sr-6 uk-4
анш kk4
шлю ru9
=ад be7 uk-5
слу bg3 mk3 qc-3 ru-3 sr-1
луг bg-5 ru5
уго be3 qc-3 sr2
зму mk-4 sr6
бог be-6 bg-5 mk-2 ru6 sr5
ог_ be4 bg-9 kk-2 mk-6 mn3 qc-2 ru-2 sr8
=бог ru6 sr-7
ляе be6 bg-3 uk-2
_яе be5 ru-3
=яе be5 ru-3
ека bg-1 mk6 qc-5 ru-3 sr-2
зык ru7
чае bg-8 ru7
скр bg-9 mk4 qc-2 sr7
азн bg-6 mk5 sr3 uk-1
зну ru-6
мат be3 bg2 qc5 uk-3
ату be3 ru-5
ург qc3 sr-3
акл bg-2 ru-7 sr5
кля bg5
_бу be-3 bg-4 kk-2 mk-3 mn4 qc6 sr-2 uk2
буд be2 bg-4 kk-2 mk-6 mn-2 ru2 sr4
=будзе be5
об_ be-2 mk-2 mn-6 qc7 ru4 sr-3
кін be-1 kk4
нга bg4 kk2 mn7 ru-3 sr-4 uk-6
уды kk3 mn3 ru-3
дын be-3 kk-3 mn4 qc4 ru-4
быў be3
=быў be3
унт bg-6 kk-3 mn5 qc4
абу be-3 bg-2 qc1 sr-3 uk2
уда be-5 bg-3 kk2 mk2 mn3 qc3 uk-4
ежа be-2 mk2 ru-3 uk3
скл bg-7 mk2 ru-3 sr4 uk3
пен be-4 kk8 qc-3 ru-3
бер be-2 bg-5 kk3 qc5 sr-2 uk-4
=пад be6
азг mk5 uk-4
зга bg-7 qc5 ru4
ылы be-6 qc5 ru-2
лы_ bg-5 kk6 mk-5 mn-3 qc2 ru2 sr-5 uk-4
суд bg-10 mk3 qc-2 ru3 uk2
усе sr-4 uk3
сед mk3 qc-2 ru-5 sr4 uk-6
едн be-4 bg3 kk4 mk5 ru-6 uk-3
дня ru3
няй be5
_пя be3 bg5 uk-4
алё be7 ru-3
іі_ be4 uk-3
нор be-3 bg-2 mk-2 sr7 uk-4
_зд be3 kk-2 mk5 qc-4 sr-5
здо be-2 bg-4 mk2 ru6 sr-4
дол be-4 bg-3 mk6 mn4 qc-2 ru2 sr-5
_ды be3 ru3
дыр be-3 kk3 qc-3 ru7
спл bg-4 mk5
атн be2 bg-4 mk3 qc3 ru-3
гул be8 sr-3 uk-6
ндж qc-4
жар kk4 mn-2 ru-6 uk3
вас kk-2 mk-6 ru2
=вас mk-2 qc-4 ru4 sr-2
наш bg-3 kk2 mn-3 qc3
ашы be4 qc3 ru-4
ажн be-4 bg5 mk3 ru-3 sr-2 uk-3
ота be-5 mn2 qc-3 ru2
_фа be2 bg-7 mk5 qc2 ru2 sr-4
фар qc6 ru-4 sr3
мір kk3
уме be3 uk-5
_эм be-3 kk-3 qc7 ru-6
мац be4 ru-3 sr3 uk-3
вак bg-6 mk5 ru-4 sr6 uk-4
кол be-2 bg2 mk2 sr-5
яне be2 bg5 ru-3 uk-2
без kk-3 qc2 ru-1 sr-1 uk3
еза be-4 qc-4 sr3
лаб bg4 mk5 ru-4 sr-7
ерн be-3 kk2 qc2
зах mk-5 mn5 qc-3 ru3 uk-3
ахо bg2 mk-4 ru-2 uk3
хоп ru-8 uk4
ягн be4 ru-4
гну bg-3 ru4 uk4
нул be-2 bg-8 qc-3 ru6 sr-2 uk4
лож ru3 uk-2
ын_ be-7 bg-4 mk-5 mn7 ru-7 sr-6 uk-4
ены be4 bg-3 mk-3 ru4 uk-2
ліп uk5
=таму be5 mk8 ru-6 uk-4
гор be7 bg-5 ru3 sr-5
_мы bg-4 kk2 mk-3 mn-4 qc6 sr-4 uk-3
=мы be5 bg-3 kk-2 mk-2 qc-5 ru5 sr-4 uk-3
еце be9 ru-5 uk-3
зра bg2 mn2 sr-1
бы_ bg-4 mk-2 qc-3 ru8 sr-4 uk-4
=бы bg-2 mk-2 qc-3 ru7 sr-3 uk-2
вел bg-3 mk3 uk4
льм bg-2 mn-2
=вельмі be5 uk-3
тое be4 ru-3
ое_ be3 bg-4 mk-2 ru8 sr-8 uk-7
=тое be5
мам be-6 bg3 ru2 sr-2
мет be-3 kk3 mk3 qc3 ru-5
ета bg-2 mk2 ru-2 sr3 uk-3
тад be-2 bg-3 kk2 mk-3 mn6 uk-4
аем be3 bg3 mk3 sr-6 uk-5
емс mk-5
мся ru5
веч bg2 ru-4 sr2
еча bg-5 mk3 sr3
рын mn6 ru-7
яку bg-4 uk7
кую bg-5 ru4
піс be2
сьм ru5
лай bg-3 kk6 mk-2 qc-2 ru4 uk-6
асы be-6 bg-3 kk6 mk-2 mn-4 qc2 ru-2 sr-4
во_ be-8 kk-3 mk7 mn-2 qc-4 ru-2 uk-2
=во be-4 bg-9 mk14 mn-2 qc-3 sr-10 uk-5
=дзе be7
дым kk6 ru-5
_шл bg-3 ru8 uk-3
люб bg2 mk-3 mn-2 qc-4 sr-3
бом bg-7 ru6 sr4 uk-6
ом_ be-6 bg-4 mn-3 qc2 ru1 sr2
воз bg-5 mk5 qc6 uk-4
озм bg-3 ru3
мем be-5 bg-3 qc6 ru-4 sr4
нят be-3 bg-1 ru3 uk3
айд kk4 mk-5 mn2 qc2 ru-3 sr-4
дэг qc2
ваш bg1 mn-4
аша bg-1 kk5 mk1 mn-4 qc2 sr-2 uk-1
=ваша bg-5
муд bg-6 qc4
удр mk6
ету bg-6 kk4 qc-3 ru5
_це be-6 bg-2 kk-3 mk2 ru-2 sr-4 uk9
рах kk2 mk-6 mn2 ru2 sr-7
аху sr-4 uk6
_аг be4 bg-3 mk-3 mn2 uk-2
=дом be4 bg7 sr-5
_хо be-2 bg-3 kk-2 mk-4 mn6 qc2 sr-3
дта qc6
есь ru6
шта be-3 bg-12 qc3 sr6 uk3
ат_ be-3 bg5 mk5 qc3 ru-4 sr-7 uk-4
ха_ be-2 bg7 kk-2 mk-6 mn-7 qc3 ru3 sr-11
_ко be-3 mk3 qc2
кор be-3 qc3 ru-1 uk2
мав bg5 mk5 ru-5 sr-9 uk3
авы be4 kk-2 qc3 uk-3
тво mk6 qc-3
орч bg-3
рча bg-4 qc5 ru-7 sr6 uk-4
_ле be3 mk2 mn-2 uk-3
леп be7 bg-6 mk-3 sr3
епе be-2 mk2 qc2 ru-3 sr2
льс bg-4 mn2 sr-3
ілі be4 kk5 uk-6
хап bg9 mk-6
апл mk4 qc4 sr-6 uk-2
_в_ be-8 bg4 kk-2 mk-9 mn-4 qc-5 ru4 sr-10
=в be-8 bg4 kk-2 mk-9 mn-4 qc-5 ru4 sr-10
апі uk3
іса be6 uk-5
ыш_ kk-3 qc8
арс be-5 mk-2 mn2 qc2 ru3
рск be-4 bg-3 mk5 qc2 ru-4 sr7 uk-5
жаз be3 kk5 ru-5 uk-4
рых be3
урс bg-6 mk2 mn3
рса bg-4 mk-3 mn5
сах be-4 uk-5
адц be-6 uk7
_бі be-6 kk7 qc-2 ru-4 uk3
яло bg4
лог be-3 bg-7 kk6 mk6 mn4 qc-2 sr1
аюч bg-4 ru-3 uk6
_ач qc4
агн mk-7 qc2
гна bg3 mk8 qc2 ru-2 sr-8 uk-7
уша be-4 bg-6 kk2 mn-2 qc3 ru1 sr6 uk-2
жыв be6
ват be-3 bg3 uk-2
атв bg6 ru-4 uk-4
рны mn3
выр qc2
ыра be-3 bg-2 kk4 qc5 ru-4
_ун be-4 bg-2 mn4 qc5 uk-1
нів be-3 uk6
сто be-3 bg-3 kk2 mk5
лал bg-3 kk2 mk-3 mn5 qc-4 ru5 uk-3
агі be4 uk-3
фак bg-4 sr-4 uk5
аку be3 kk3 qc-4
руч bg-8 kk-4 sr7 uk3
ый_ be-8 bg-5 kk-3 mk-3 mn-3 qc4 ru7 sr-3 uk-4
мыс be-2 kk6 qc-3 ru2
лов kk-2 mk-2 qc-4 ru5 uk-2
ваг bg-3 ru-3 uk4
омп be4 mn5 ru-2 sr-6 uk-3
мпл bg-5 mk5
пле be-4 bg-2 kk2 ru5 sr-2 uk-2
ксу sr5
віл be4 uk-2
_шм be5
шма be3 uk-3
=шмат be5
ёр_ qc3
_бр bg-2 mk3 qc-1 ru-3 sr2 uk2
лім kk3
ір_ be-6 kk5 qc-3 uk5
_хл be6 mk-4 qc-3
хле ru4
ебн sr3 uk-4
сей be-2 kk2 qc3 ru3 sr-2 uk-5
ско bg2 mk2 qc-3 uk-6
руш be-2 bg-6 mk2 ru2
шал be-4 bg-3 qc2 ru5 uk-4
меж bg5 mk-2 qc-3 ru-3 sr-2
ежн be5 bg-4 ru-4
нат be-5 mk5 ru-2 sr-3
лап bg-6 sr4
даг be-3 bg-5 mn5 qc2 sr-5 uk-2
гле be-5 mk5 qc-3 ru-8 sr4 uk-5
лед be-2 bg3 kk2 mk3 qc-3 ru-1 sr-2 uk-7
сад bg-10 mk4 qc-3 sr3 uk2
мор bg-1 mk2 mn2 uk-3
орк bg3 qc3 ru-7 sr-3
ркв bg-4 ru5
_зя be5
лю_ bg-7 mk-2 qc-2 uk2
рня ru7
нты be-2 ru2
клу bg-2 mk10 ru-7
луб uk-3
мак be2 mk-3 qc5 ru-3
аке sr-3
кед sr-5
едо be-2 bg-3 qc-5 ru1 sr2
дон be-3 bg-4 kk3 mk4 mn2 qc3 uk-1
онс mk4 mn2 sr-3 uk2
зі_ be2 ru-3
_мя be2 bg2 mk-3 mn5 qc-3 sr-2 uk-5
=мяне be5 ru-2
_аф bg-4 kk4
ген bg-2 kk4 mk-2 mn-2 ru-2 sr4 uk-3
лам bg-1 kk1 mk3 mn3 qc2 sr-6 uk1
глу be-3 mk4
печ be-3 bg7 ru-8 sr-2 uk3
ках be6 bg4 mk-4 qc-2 sr-4 uk-5
ады be-2 kk3 qc3 ru-3 uk-3
_ей be-4 bg3 ru5
гос be-2 mn2 qc2 sr-4
ура bg-3 kk3 mn2 qc2 uk-7
лос be-8 bg-2 kk2 mk4 sr-2 uk3
лям bg6
яма bg6 mk-4 mn3 ru-5 sr-4 uk-3
нту uk4
аш_ be-4 kk-2 mk3 mn4 qc2 ru-3 uk-1
=наш uk6
еор ru-7
орг be-5 ru-2 sr3
_ук be-2 bg-9 kk-3 mk-2 mn-3 qc4 ru2 sr6 uk-3
укр bg-5 mk3
раі be5
аін be4
цю_ uk3
хар be-4 kk-1 mk-3 mn2 qc3 sr-1
ыты be3
ашо uk4
шов ru-6 uk10
ызы be-3 qc4 ru-5
кож ru-7 sr-2 uk5
гро ru2
рош bg-7 ru4
бла bg-3 mk5 mn4 qc-2 ru3 uk-4
сно be-5 kk-2 mk2 qc-4 uk-3
_бю bg6
зен bg3 mk5 ru-5 sr-3 uk-2
уля be3 bg3 qc-2
хло bg-5 qc-3 ru6 sr-3
ву_ bg-7 kk-2 mk-8 mn-2 qc-3 sr10 uk3
інк be4
роз ru-5 sr-3 uk6
озв bg2 mk2 ru2 sr-3 uk-5
гур be4 mn2 qc-4
сак be-2 bg-10 mk17 ru-6 sr-6
адс mk4
сут bg4 qc4 uk-3
утн sr4
ду_ be3 bg-8 kk-4 mk-9 mn-3 ru2 sr6 uk2
аба bg2 kk1 mk-2 mn-3 qc4 sr-2 uk-3
бар be-3 bg-11 kk3 mk2 qc4 sr-4
асо bg-2 kk-2 ru-4 sr5 uk2
соб be-3 bg-6 mk3 qc-2 sr3 uk3
оба be-7 bg-2 mn-2 qc-3 sr3 uk4
онк be4 sr-5
епш be5
пшы kk6
іл_ be4 uk-3
мяс bg5
ясн bg4 mk-5 sr-3
ові ru-3 sr-2 uk6
пат bg-4 kk3 mk8 sr-2 uk-3
буе qc5
=больш be9 ru-5
іль be-2 kk-2 ru-6 uk8
бож ru-5
жае ru5
_зу bg-3 mn3 sr-5
азб bg6 mk3 ru-3 sr-6 uk-2
бур bg-5 mk6 qc6 uk-5
кні be5 uk-5
іга uk5
шча be6
усп be-3 bg2 ru-3 sr4 uk-4
=яго be8 ru-4 uk-4
_шы kk7 mn-2 sr-2 uk-3
рок be-2 ru-2 uk2
сюд bg-5 ru7
рук bg-7 qc-2 ru2 sr5
ука be-2 bg-3 mk5 qc-2 ru4 sr-2
_лу be3 bg-2 kk-3 mk2 ru4 sr-4 uk-6
лук bg4 mk4 ru-6
шэн mn-5 qc5
пос be-3 mk3 qc-3 sr3
осп kk2 qc-2 uk-3
спе qc-2 ru2 sr-2
пех be4
_ум be-6 mn-2 qc2 ru5 uk-5
ушу qc6
шу_ bg-4 mk-3 ru2 sr6 uk-2
эту ru6 sr-2
пец bg-4 ru6
абы kk3 mn-3 qc1 uk-3
іме kk2 uk2
муж be4 bg-5 mk-6 mn2 qc-2 ru9 sr-4 uk-3
ужа qc5 ru-5 sr4
асі be4
мею be4
рый qc2
йшл be4 ru-6 uk4
шло bg-4 ru4 uk-2
хан be-5 bg-2 kk6 mk-2 mn5 qc-2 ru-3 uk-2
_ур bg-4 kk-3 mk-7 mn2 qc3 ru6
бам bg-3 ru9
дак be6 bg-4 mk-3 ru-2 sr2
ар_ be-3 bg-6 kk3 mn4 qc4 ru-10 uk-4
лон be-3 kk-2 mn7 ru-2 sr3 uk-5
лей bg-1 kk3 mk-5 ru2 sr-5
_уз mk-7 sr7
наз be-3 bg-4 mk3 qc2 ru2
_тв bg-4 kk-2 mk-3 qc-3 ru5
одд mk4
яў_ be5
рог be-6 bg-6 mk-2 mn2 ru3 sr-6 uk8
шла qc2
ез_ bg4 mk-4
=без kk-3 sr-1
ан_ be-6 bg-3 kk2 mn5 qc3 ru-5 uk-7
мар be2 bg2 mn3 qc2 ru-4 uk-5
уся ru-6
_чу be-3 bg4 kk-2 sr-3
=сам be-4 kk-2 mk-7 mn-2 qc-4 ru-4 sr11
ржа bg-4 mn-2 qc4 ru2
жав sr3 uk-2
м'я ru-4 uk8
ыба be5 ru-3
алт be-3 mn6 qc-2 ru-2 uk-3
тый be-3 qc7
іне be2 kk8 qc-4 ru-3 sr-2 uk-3
анч bg-5 mk3
нчы qc5 ru-4
моц bg4
оцн bg-4 mk7
цна bg-4 mk8
рго bg-4 qc6
_фе be-2 qc2 sr-5 uk4
фен ru-4
_ро mn3 sr-4 uk5
ець be-7 ru-5 uk12
вам be-3 bg5 mn-2 qc-2 sr-1
зве bg2 mk2 uk-3
_ке be-4 bg-1 kk5 mk-3 mn-5 qc7 ru-4 sr-8 uk-6
пск bg-6 mk6
нут be-2 bg-3 mn3 qc-4 ru2 sr4 uk-3
уты mn2
бут qc3 sr-3 uk4
одл be-2 bg-5 sr4 uk-3
дле mk-6
гач bg-5 sr6
леч bg3 ru-3 sr-3
роя be-2 uk4
шна mk6 ru-4 uk-5
іс_ kk4
мел be3 bg-6 kk3 mn-2 qc5
ьян be-3 bg-3 ru6 uk-2
бай be-7 bg-10 mk-3 mn3 ru-2 sr-2 uk2
айк bg2 mk-2 qc-3 sr-3
кот be3 kk-2 mk6 ru2 sr-10 uk-5
ымы ru-4
лан be-2 bg-6 kk2 mn4 qc3 sr1
уга be-3 bg-5 mn3 qc4 ru2 uk-2
неа mk6 ru-4
ндэ qc3
роў be4
озн be4 mk3 qc-3 ru-3 sr2 uk-3
лер be-2 bg-2 kk5 mn-3
чат bg-2 qc-2 ru4 sr-8 uk4
ято bg2
точ be-3 ru4 uk-3
даю be6 uk-3
бна be3 bg4 ru-4 sr-4
лум bg-5 qc6
ума be-3 kk2 mk-2 qc2 ru3 sr-5
мач bg6 mk6 ru-6 sr-3
хта be7 bg-3 qc4 sr-6 uk-5
=добра be4 ru-5 uk-4
нча bg4 mk-3 qc8 sr-5 uk-5
ндр sr5
эй_ kk-2 mn3 uk-3
фей kk5
ейч bg-3 ru7 uk-3
_ло be-4 bg2 kk2 mk2 mn-1 qc-3
ову bg-5 mk-3 ru3 uk3
дба bg-6 mk6 ru-5
узе mk-5 sr5
лац mk-5 sr7
цу_ be2 bg-7 mk-6 qc-2 sr10 uk-3
гі_ be4 kk7 qc-4 ru-4 sr-2
ойн be-5 bg4 kk3 mk-5 qc-1 ru3 sr-3 uk-4
ахр ru5
ст_ be-5 kk-2 mk3 mn2 qc3 ru-4
ал_ be-6 kk2 mn6 ru5 sr-9 uk-7
=то be-5 bg-9 kk-3 mk-13 mn-3 qc2 ru9 sr10 uk-9
=за bg3 kk-4 mk4 mn-3 qc-5 sr-2
сем bg-2 mk-2 qc5 ru4 sr-4 uk-3
_дэ mk-2 mn5 qc-4
ест be-7 mk2 mn2 uk-3
тыв ru3
анг be2 kk-2 mk3 mn2 sr-5
нгл be3 bg-5 sr4 uk-3
зас kk3 mk3 qc-4 sr-3 uk3
літ be-2 ru-2 uk5
урн be-3 bg3 mk3 qc2 ru-4
луж be-3 bg6 mk-2 ru-4
оду be-6 bg-2 ru3 sr2
бав bg2 mk5 qc-3 sr1 uk-7
том mk4 sr-2
пын ru5 uk-3
дст bg-2 mk2 ru2 sr-5 uk3
пац ru6 sr-3
аце be3 mk5 ru-6
цел be3 bg4 mk4 ru-3 sr-2 uk-7
лую be8 uk-6
лыс kk5 qc-4
іну be3
тру be2 bg3 kk-3 mk-2 qc-2 ru-4 uk3
ень bg-3 mk-3 qc-3 ru6 sr-4
нь_ be2 bg-5 kk-3 mk-3 mn4 sr-5
лод be2 mk-4 qc-2 sr-6 uk6
етр bg2 mn3 qc-3 ru-3
ляр bg4 uk4
сыл ru4
лаю ru5
=вы bg-4 kk-2 mk-2 mn-3 qc-3 ru8 sr-2 uk-2
дур be1 bg-6 mn2 qc3 ru5 sr-7 uk-2
алы be-7 bg-2 kk5 mk-2 qc2 ru-2 sr-2 uk-4
аю_ be4 bg-9 mk-3 qc-4 sr-6 uk2
оды bg-3 qc3 ru3 uk-3
ійн uk3
сла bg-4 mk1 qc-4 uk2
гар be-2 bg-7 mn4 qc3 ru-2 uk3
дск mk5 uk-4
нці be-4 uk8
лая ru5
_яр kk-6 mn3 qc5
яст bg6 ru-3
ігі kk2 uk-3
_р_ mn6 qc-4 ru4 sr-4
=р mn6 qc-4 ru4 sr-4
_к_ be-2 bg-4 kk2 mk-3 qc-2 ru9 sr-8
=к be-2 bg-4 kk2 mk-3 qc-2 ru9 sr-8
_гл be-1 bg3 mk3 mn-3 qc-5 ru-2 uk-6
дыш qc5
таю bg-5 ru6
амп be-3 bg-7 mn2 ru1 sr2
мпа mk-3 qc-2 sr-3
ясе bg-6 qc7
сен be-3 bg-2 kk6 mn2 ru2 sr-3 uk-2
лет bg2 qc2 ru3 sr-8
мол be-6 mk4 ru2 sr-2
заб be2 bg-3 kk-2 mn2 qc-2 uk3
дні uk3
рут ru3
мой be3 bg3 mk-3 mn-4 uk-6
=мой be5 bg4 mk-3 uk-4
рш_ ru-4 uk5
_зг bg-7 mk4 ru-6 uk5
зор bg-5 kk4 mn3 qc4 uk-5
ачк bg-3 mk3 ru-2 sr3 uk-4
чка bg-6 mk6 ru3 sr-1 uk-2
тус be-3 bg-3 mn6 qc-3 ru3 sr-3
няў be3
=нас bg-6 mk-7 mn3 qc-3 ru6 uk2
аеш be4 mk7 qc-2 sr-7 uk-2
еш_ be2 mk2 mn-3 qc4 ru-8 uk2
зак be-2 bg2 ru-3 uk3
клю be2 bg5 mk-4 ru-1 sr-3
люч be3 bg6 mk-4 qc-2 ru-2 sr-3
_эт be-5 bg-6 mn-4 ru8 sr-6 uk-4
ап_ be-3 bg-4 kk5 mk-4 mn-2 ru5 sr-3 uk-2
_оч ru2 uk-4
кве sr4
етк kk3 ru1 uk-6
_ах bg-7 mk-3 qc3 ru9 sr-5 uk-4
хов be-3 kk3 ru-7 sr2 uk4
муш mk-4 sr7
шан be-2 bg-5 mk4 qc10 ru-4 uk-4
пай be3 kk3 mn-4 qc2 uk-2
стк be3 bg-3 sr-3
адм bg-4 ru2
зем be2 bg3 mk3 qc-2 ru-4 sr-4 uk2
мят bg3
яд_ bg-3 qc5 ru-3 sr-3 uk5
змі uk4
міт be-3 uk7
поб mk8 qc-2 ru-2 sr-2
ач_ be9 mk-3 qc2 ru-5
емн be-3 bg-7 mk6 qc5 sr-7 uk5
мна qc6 uk-3
лух be9 bg-4 ru-5 sr-6 uk4
уха be3 bg1 kk-3 mk-7 mn3 sr-7 uk3
пес bg-3 mk3
нек bg-2 mk3 ru-3 sr4 uk-7
меш be-2 bg-4 qc2 sr4
зно bg2 mk-6 ru-4 uk6
арн be-3 bg-3 qc4 ru-5 uk7
ява bg12 mk-3 mn3 ru-9 sr-3 uk-4
арл be-2 kk5 mk-3 sr3 uk-5
рла be-4 kk3 mn4 sr-5 uk-2
нет be-5 kk-2 mk4 qc-2 sr-1
сан be-2 kk2 mk-3 mn9 qc-3 ru-3 uk-3
нье mn5
еві uk5
адч be4
дчу ru5
есл bg5 mk-5 ru6 sr-8 uk-3
сля bg4 mk-2 ru-2
яра qc5
_ул be-3 bg-2 kk-2 mk-5 mn4 qc4 ru-1 sr4 uk-6
фер be-2 bg-3 mk-1 qc2 uk3
рэб be3 ru-3
ба_ bg-4 mk4 mn3 qc6 ru-5 uk-6
бок be3 bg-3 qc-3 ru3 sr-4
оку be-2 bg3 mk-1 qc-2 ru-2 sr3
энд kk-2 mn3 ru-2
нцы mn3 ru4 sr-3
гаю be-5 uk4
дор be-8 mk-3 qc4 ru4 sr-3
=была be3
мыл qc5 ru-3
лка be2 mk4 sr-3 uk-4
_зб be3 bg-7 mk5 qc-3 ru-7 uk3
сал bg-5 kk6 mk-2 qc3 ru2 sr-6 uk-5
мон be-5 mk-5 mn5 qc4 sr-4
кап be-4 bg-3 mk5 uk5
хам be-3 bg-4 mk3 mn3 qc1 uk-2
мос bg-3 mn3 ru2 uk-3
осу be-3 bg-7 ru3 sr5
маа bg-6 kk-2 mk7 mn7 sr-2 uk-3
ааб qc4
сво be-2 mk3 ru4 sr-6 uk-3
вой be5 mk-5 mn-2 qc-2 ru3 sr-3 uk-6
ерб bg3 sr-4
мус bg-4 uk4
_жо be-1 bg-6 kk2 mk-3 mn6 qc3 ru1 sr-6 uk-2
жон be2 mk-5 mn5 sr-6 uk2
ерк bg-5 mk4 qc2 sr2 uk-4
кст sr-3
пус be-3 bg1 qc-3
уса mk-2 ru6 sr-3 uk-6
одс qc3
маю be4 ru-2 sr-2 uk2
дах mn6 ru-8 uk3
_б_ bg-2 qc-4 ru5 sr-4
=б bg-2 qc-4 ru5 sr-4
сэн mn9 qc-8
апт be-3 kk4 qc2
пта bg-3 kk7 ru-5
рар qc5
арв uk-4
рва be-2 mk5 mn4 qc-3 ru1 sr-1 uk-6
піт uk8
онт be-4 bg-3 kk3 mk4 mn2 uk-3
спя be5 bg4 ru-3
=тым be4
_хв be2 mk-3 ru-3 sr4 uk3
воя be-4 bg4
оя_ be-5 bg3 mk-3 qc-3 ru2 sr-3
тне mk-3 sr4
лак bg-6 mk-4 mn5 qc2
чва bg8 mk-3 ru-3 sr-3
маш mk4 mn5 sr-7
но_ be-6 bg2 kk-4 mk4 qc-2 sr-4
ргу mn4 sr3
_сэ mn2
аар be-5 bg-3 kk-4 mk-3 mn8 ru-3 sr-5 uk-3
ард be-5 kk4 mk3 mn3 qc4 ru-6 sr-5 uk-3
рды be-5 kk4 qc2 ru-3
_ай kk2 uk-4
нд_ bg-3 kk-2 mk-6 mn11 ru-8 sr-2 uk-1
нке ru5 uk-5
кен kk5 ru-4 sr-2 uk-3
ен_ be-6 bg2 kk5 mk5 ru-6 sr-7 uk-3
сну bg-4 mk3
дру be-1 kk-3 qc-4 uk2
ажу be6 bg-6 sr5 uk-3
гэн mn2
кс_ be4 bg-3 qc3 uk-5
згл bg-6 mk3 sr5
жка mk-7 uk5
_ув bg-2 mk-4 qc-3 ru5 sr6 uk-4
ува be-5 kk-2 mk11 qc-2 ru-9 sr-7 uk2
=або ru-5 uk6
_зл be2 bg3 mk-2 qc-3 ru-5 sr-6 uk7
зла be-4 mk-5 ru-5 sr3 uk7
дош bg3 qc6 uk-5
чку bg-3 mk-5 ru6 sr4
=год mk-4
баб ru10 uk-8
айш be5 ru-5 uk2
дво bg-8 mk3 mn2 ru-4 sr7
мер mn2 sr-2
еск kk2 mk5 uk-2
зда be3 qc-4
ол_ be-4 bg-1 kk5 mk-2 mn5 qc-1 ru2 sr-6
рке kk3 ru-3 sr5 uk-3
кер be3 bg-9 kk4 qc5 ru-5 sr2 uk-2
ерт be-4 bg-2 kk4 mk-2 ru3 sr-7 uk2
міс be-3 ru-2 uk5
опл bg-4 mk6 sr-3
жны be4 uk-3
раж be-3 bg3 kk-2 mk-7 mn-2 ru2 sr4 uk-1
оз_ bg4 mk-5 mn-4 qc5 uk-6
тов mk-3 mn-2 ru4 sr-2
ахв ru4
хва be-3 mk-7 qc-3 sr6 uk-4
кле bg-2 mn3 ru-3 sr3 uk-2
леш qc6 uk-4
чав bg8 mk-6 ru-7 sr4
поп be-3 bg-4 mk2 uk2
опе be2 bg-2 qc-3 ru-3 sr6
кро bg-5 kk1 mk-3 qc-3 ru3 sr2 uk2
вян bg6
руп bg3 ru-5 uk-3
упу ru-6 sr3
зя_ bg8 ru-5
_й_ bg-3 mk-3 qc-3 sr-5 uk9
=й bg-3 mk-3 qc-3 sr-5 uk9
лег be2 bg-5 mk2 ru3
еге kk4 mk-4 qc4 ru-4 sr-4
_сн kk-3 mk2 mn-2 qc-4 ru2 sr3 uk-4
чув ru-2 sr2
тах bg-4 qc3 sr-3 uk5
лын be-2 kk-3 mn7 ru-3
пой ru7 uk-5
ойд mk-3 mn2 ru4 uk-5
йду be6
онц be3 mn3 ru-3
міл be4
пят bg-5 ru8 uk-4
ятр be7 uk-5
ачу be4 bg-6 ru2 uk-3
=та be-8 bg-9 kk-4 mk-8 mn5 uk12
кое be3 mk5 sr-6 uk-4
=ха ru8
ыс_ kk5 mn-2 ru-3 uk-3
=ты be4 bg-5 kk-5 mk-4 mn-3 qc-10 ru9 sr-6 uk-4
ея_ be-4 bg9 kk3 mk-4 ru-5 sr-4
уду be2 bg-3 ru3 uk-2
бэ_ qc8
жай bg-2 uk5
моз be-3 bg2 uk-5
озе bg2 mk3 ru-3 uk-4
усь be-4 ru8
бля be-4 bg-6 mk-3 qc-3 ru12 uk-3
бой be5 kk5 mn-2 qc-3 uk-3
оча be5 bg3 ru-6 sr-4 uk3
сын be-3 kk5 ru-2 uk-3
рыг mn4
жым qc4
руд be-2 kk3 qc2
вот be-4 mk6 uk-6
хат bg-5 mk-4 mn2 qc4 ru4 uk-3
_г_ bg7 kk4 qc-5 ru-2 sr-5 uk-5
=г bg7 kk4 qc-5 ru-2 sr-5 uk-5
дук bg7 qc4 ru-5
укт bg3 qc5 ru-3 sr-5
арч mk5 mn3 qc4 sr-6
ок_ be-3 bg-5 kk-3 mk2 mn-2 qc3 ru4 sr-2 uk3
біз kk3
зне qc4 uk-5
нес be-2 mk4 sr-7 uk2
еса bg3 qc-3 uk-4
_шк be-2 bg-6 mk3 qc2
шко be-1 bg-10 kk-2 mk3 qc3 sr4
олы kk5 ru-2
_хт be4 bg-5 mk-3 ru-6 uk6
=хто be5 bg-5 mk-3 ru-5 sr-5 uk6
дмо mk5
збо be5 bg-2 mk4 qc-2 ru-5 sr2 uk-5
ор_ be-3 mk2 mn5 qc3 ru-1 uk-4
онн be-3 bg5 kk3 mk-6 ru-1 sr-4
оле bg2 kk-2 mk3 qc-2 sr-4 uk-2
лел mk5
елі be-4 kk7 ru-3 uk2
сум mk8 ru-4 sr-4
ашу bg-3 kk5 qc-3 sr4
шул be-4 kk4 qc5
хоч be2 bg-5 mk-3 ru1 sr-5 uk3
ясы kk6 qc-3
ябр bg-6 qc6
бро be-3 bg2 mk5 qc-2 ru-4 uk-4
зае bg5 mk4 sr-7 uk-3
ыны be-2 kk5 ru-5
=маю ru-9 uk4
йно bg-3 mk-3 ru6
_бэ be-3 qc6 ru-3
ус_ kk-2 mk2 mn4 sr-3 uk-2
йшо ru-6 uk6
сар bg-7 kk2 mn7 ru-3 sr-2 uk-3
_еж ru6 sr-6
жы_ be6 ru-6
лач mk3 uk-4
жал be-5 bg-8 mk7 mn-5 qc4 ru3
выд be4
ыда be3 ru-4
хав be4 mn3 ru-4
_юн bg6 ru-5
дай be-4 bg7 kk2 mk-4 mn-2 sr-5 uk-3
азы be-3 qc6 uk-2
зыв be-3 qc4
узо qc6
ром be-8 kk3 qc-2 sr2 uk2
омб kk4 uk-4
мба be-5 mn4 ru-3 uk5
пут bg-5 mk-4 mn-2 qc-4 ru6 sr6 uk-6
біл ru-4
_сш bg-5 ru3 sr-3 uk6
ысы be-2 kk3 ru-2
рге be-2 bg-1 kk7 qc1 uk-5
нра qc4
нве mk6
=мала uk6
_уб kk-2 mk4 mn-3 ru5 uk-8
убо bg-5 mk3 ru-3 sr-2 uk3
ял_ mk-3 ru7 uk-3
мах be-6 qc5 ru-5 uk5
_іс be2 kk4 ru-4
ебя be-2 bg-4 mk-2 ru10 sr-3 uk-4
гне mk4 ru-5
кус bg-2 kk3 qc3
ерз be4 bg-4 mk4 sr3 uk-4
рз_ bg-4 mk4 qc9 ru-8 sr-3
неж uk-4
ет_ be-5 bg-2 kk2 qc2 ru7 sr-3 uk-6
руг mn-3 qc-3 uk2
угі kk4
нел bg-5 mk6 mn5 uk-4
льг uk6
одж uk5
вад be5 bg2 qc3 ru-4 sr-6
мую bg6 ru-5
ько be-4 bg-4 mk-2 qc-2 ru3 sr-3 uk5
оме be-4 kk2 mk2 mn2 qc-2 ru-6 sr2
=доме ru8
елы ru4
сов be-3 bg-4 mk5 qc-2 ru3 uk-5
_ну be-3 bg-3 ru3 sr-8 uk3
нум qc7
рба bg2 mk4 qc3 sr-5 uk-8
_жу qc3 ru3 uk-4
жур mk-3 sr4 uk-4
=ну bg-4 mk-3 mn-2 qc-4 ru10 sr-7 uk3
уйс be-5 ru9
йся be4 bg-3 uk-4
упр bg2 ru-5 sr7 uk-3
сок mk5 ru-2 uk-2
_ор be-3 bg-4 kk4 mk2 mn6 ru-3 sr-6 uk-1
айг kk-2 mn2 ru-3
бей mk-4
вач be-3 bg-6 mk7 sr-3 uk3
бак be6 bg-4 mk-3 sr-4 uk4
оце bg2 mk1 qc4 sr-2 uk-5
даб be8 bg-3 uk-3
ляв ru-3 uk4
яза ru2 sr-3 uk-3
=ваш bg-6 ru5
сур bg-3 mn7 sr-4 uk-2
рс_ sr-4 uk3
туж bg-8 sr8
жку uk4
рду bg-4 qc6
_с_ be-5 bg6 mk-9 mn-3 qc-5 ru3 sr-4 uk-6
=с be-5 bg6 mk-9 mn-3 qc-5 ru3 sr-4 uk-6
_дн mk-2 ru3 sr-3
хай be3 bg2 kk-3 mk-3 mn2 ru-4 sr-3 uk3
айл kk2 ru-7
йла bg-2 kk2 qc2 uk-2
бас be-3 bg-1 kk10 mk-3 qc-4
алб bg-6 mk3 mn4
лба be-2 bg-4 mk4 mn4 qc-3 ru6 sr-6 uk-2
_ша be-3 bg-4 kk2 mn4 qc2 ru2 sr-2 uk-3
бус mn4 uk-2
усл bg-3 mk7 sr-3
=ка ru8
_ль uk-6
уны be-5 ru5
чу_ be-2 bg-2 kk-3 mn-3 qc6 ru4 sr-2
арш qc4 ru4 sr-7
ыме ru-2
бан mk2 ru5 sr-4 uk-7
при be-5 kk-2 mn-2 qc-4
+и be-7 mk1
рив be-3 bg-6 qc-2 ru1 sr5 uk1
иве bg-4 mk5 mn3 qc3 sr-2
се_ be-4 kk-2 mk3 mn-4 ru-3 uk-1
=пасля be4
едс mk-4 sr2 uk5
тву bg-8 kk3 mk2 ru5 sr-2
пау bg-6
_мр be-1 bg-2 mk1 qc-3 ru5 sr3 uk-4
дух uk-5
ау_ be-3 bg3 kk6 qc-2 ru-3 sr-2 uk-2
аен qc7
ерд bg-5 kk4 mk-5 qc3 ru3 uk-2
рда be-1 bg-4 kk2 mk-2 mn4 qc2 ru-2 sr3 uk-3
чне be4 ru-4 uk4
ыга be-5 ru6
неп bg-6 mk4 sr3 uk3
епа be4 bg-3 mk10 ru-4 sr-4 uk-4
азь bg-2 ru6
вый bg-2 qc-3 ru7
ерл be-4 bg-9 kk2 qc1 sr3 uk4
рлі be-3 kk4
=раз be-2 bg-8 qc-3 ru8 sr-5
пеш bg-5 mk3 qc6 ru5 sr-7 uk-4
мле bg-6 qc3
_ос be-6 bg2 kk4 mk2 qc-3 ru-4 sr4
ньк be-4 ru3
пот bg-5 mk4 qc-2 sr2
урт bg-4 mn6 qc5 sr-3 uk-5
рто be-2 bg-4 mk2 qc4 sr-3 uk2
ток bg3 kk2 mk2 uk-4
_ав be-7 bg2 mn5 qc2 ru-2 sr-3 uk-3
пор be-7 bg-3 kk3 mk5 sr3 uk-3
орц ru4
зко ru5
амн kk6 mk-3 sr3
бес bg-8 mk3 ru3 sr3 uk-3
есп be-2 bg-5 mk-3 ru2 uk5
тог be-3 bg-7 kk-2 mk-4 mn7 qc3 ru2 sr2
ого be-11 bg-6 mn-2 qc2 ru3 sr-2 uk7
_см be-3 kk-3 mk2 qc-5 ru2 sr1 uk-3
йне ru4
ужб mk-4 sr7
бу_ be-3 bg-6 mk-6 mn-3 qc7
_цу be-2 bg1 mn3 qc-1 ru-3
удо be-2 bg-3 qc8 ru-5 uk4
_ещ be4 bg-6 ru4 uk-3
+щ be-3 bg5 kk-3 mk-10 mn-4 qc-5 ru3 sr-10 uk1
ещё be4 bg-3
щё_ be4 bg-2
=ещё be4 bg-2
_од be-1 bg-11 mk5 qc-1 sr2
оди kk-2 mk3 mn-2 qc-3
дин be2 mk2 mn-2 ru-3 sr-1 uk4
ин_ bg3 kk-1 mn2 qc6 ru-3 sr-5
=один be5 bg-5 mk-5 ru5 sr-6
айт kk2 mk-6 mn-3 qc2 sr-6
йт_ be5 qc4 ru-8
яча ru6
осе mk2 qc2 ru-2 sr4 uk-3
=мог ru6
амс bg-5
егі be-2 kk8 qc-3 ru-2
ынц qc7
_чл be-5 bg-3 kk-2 ru4 uk3
чле be-5 bg-2 kk-2 mk3 ru4 sr-4 uk3
упы ru4
пы_ ru6
одв be4 bg-4 mk3
_пу be-1 kk-3 mn-2 qc4 ru2 sr1 uk-7
бір kk6 uk-4
дну ru5
едв be-3 bg7 sr-4 uk-3
=дар kk-3 mk-7 mn-3 qc17 ru-5 sr-7 uk-4
_от be-6 bg6 mk-3 mn-4 qc-4 sr-7 uk-3
=от be-4 bg11 kk-3 mk-15 mn-3 qc-2 sr-5 uk-3
убе kk3 mk4 ru3 sr-5
тло sr4
тоб be-4 bg-4 kk3 mn-4 qc2 sr4 uk3
обу be-2 mk-5 mn-4 qc4 ru-2 sr5 uk2
рк_ ru-5 sr5
рол be3 kk3 mk-3 mn1 qc-5 ru-2 sr-2
олю mk-4
кру bg-3 mk1 mn-2 uk3
руб be2 bg-4 ru7 sr-4 uk-3
убр be5 uk-5
бри be3 bg-2 kk-4 mk2 mn2 qc5 ru-6 sr2
рик be2 bg-4 mn3 qc4 ru2 sr-2 uk-3
ика kk3 mn-2 uk-4
ики be2 bg-8 mk-4 mn3 ru7 sr-3 uk2
ки_ be-6 bg1 kk-4 mk2 mn-4 sr-1
саг qc9
док be2 mk-3 qc-4 sr4
шав bg3 mk-7 mn3 ru-7 sr3
лах be-3 bg-4 mk-2 mn4 qc-5 ru8 sr-4
йта bg5 kk3 mk-3 mn-3 uk-5
цей ru-8 uk8
цар mk-3 qc2
дус bg5
рку ru-5 sr3
нтк qc6
чор be5 mk-4 ru-6 sr-6 uk6
орс be-3 bg5 mn4 ru-5
рсы kk3
ева be-6 bg-4 mk2 qc-4 ru1 uk4
вец be3
ецк bg-4 ru9
_ца be2 bg-4 kk-2 mk-4 mn5 qc3 ru-2 uk-3
цал be3 ru-3
алк bg2 mk3 ru4 sr-6 uk-5
удн bg3
_ям qc3 sr-4
нот be5 mk7 ru-5 sr-8 uk-5
оту bg-4 qc4 ru-3 uk2
урд mn3 uk-4
=слова bg-8 uk4
онч bg-3 qc5 ru4 sr-3 uk-4
лев bg-1 mn4 uk-6
ошл ru5 uk-6
_оп be-4 bg5 mk2 qc-3 ru-2 uk-2
лях uk4
эст ru3
вав bg-5 mk4 ru-3 sr-4 uk6
ежк bg5 mk-6
енс be-3 bg3 mk3 uk-5
=сад sr2
наж sr5
аж_ be-2 bg-5 mn13 qc-5 uk-3
йле be3 kk3
сол be-5 bg3 kk2 mk-5 mn2 qc4 ru-3 sr-5 uk2
соо bg-4 mk5 qc4 sr-3
отв mk6 qc-2 uk-3
етс be-3 mk5 uk-5
тст bg-5 mk7 ru2 sr-7
ующ ru4
ющи bg-3 ru7 uk-3
щий bg-4 ru7 uk-3
ий_ be-5 bg-9 kk-3 mk-6 mn5 sr-8 uk7
уд_ bg-3 kk2 mk-3 mn5 qc6 ru-2 sr-3 uk-4
гот be-6 bg-3 mk4 ru-4 uk5
заг bg5 qc3 ru-7 sr-6 uk2
чах sr5
нян bg4 ru-5
вое bg-2 mk5 ru5 sr-7 uk-4
кум bg-4 qc3
нез be-2 bg1 mk-2 mn2 ru-5 sr3
_сх mk-4 uk3
=няма be5 bg2 ru-2 uk-3
лто mn4 qc-4 sr3
рсе bg-3 ru3 uk-2
нс_ bg6 mn3 ru-3 sr-3 uk-4
осн mk4 ru-2
дэв mn3
вуш ru6
зая mk-3 uk2
ыбо ru4
нха mn4 ru-4
іло uk7
збр bg4 ru-4 sr-4
дэр mn-4 qc4
леф be3 ru-3 sr4
дыс qc7
сер be2 kk2 sr-10 uk3
_ут be-4 kk-4 mk3 qc5 sr3 uk-7
утр bg6 kk-3 mk2 sr-2 uk-6
ісі kk5 uk-5
нял bg-5 ru7 uk-3
ягу uk6
льв be4 uk-4
=такое be4
мом bg2 mk1 qc5 ru-2 sr-3
ух_ bg5 mk-4 ru4 sr-6 uk-3
мэд mn3
цов ru6
=твой be5
тыл qc5 ru-3
пей bg2 uk-3
ел_ be-3 kk2 mk7 mn-1 ru4 sr-9 uk-6
топ kk3 mk4 ru-2
оп_ bg-7 ru6 sr3 uk-4
дау kk2 ru3 sr-3
аун ru6
ун_ be-2 bg-4 kk-2 mk-4 mn2 qc6 sr-2 uk-3
рой mn3 qc-1 uk-2
боч be5 ru4 sr-4
суб qc-2 ru-6 uk4
=суботу ru-8
_чо be2 bg-2 kk-5 qc1 ru-3 uk5
_уп be-4 bg-2 qc-2 sr6
уар qc6
елю bg-4 ru4 uk3
ефо bg-2 sr3
ышы qc5
ойс be6 uk-3
рво be2 bg-4 ru-4 sr4
вон be-4 bg-8 kk-2 mk-2 ru-3 sr-8 uk13
ону bg-8 qc8 ru-2
ынн qc4
орд mn3 sr-3 uk2
эн_ be-3 bg-4 mk-3 mn4 sr-2 uk-3
губ bg3 mk-3 qc-4 ru-2 uk2
іду be5
бум be-5 ru5
умо mk-2 qc3 ru-3 uk3
лко be-2 bg9 mk-4 qc2 ru-2 sr-5 uk-5
гам be-4 qc5 uk-3
ятн mk-3 ru6
код bg-5 qc4 ru-3 sr4
емі be-5 kk4 uk4
мка ru5 uk-3
кун be-3 bg-4 qc8 ru3 sr-5
ур_ bg-5 mk-4 mn3 qc7 ru-4 uk-3
ухо ru7 uk-5
=работу ru5
_х_ ru9 uk-4
=х ru9 uk-4
яг_ ru-7 uk4
ыт_ mn-4 qc6 ru-3
цен be-3 bg2 mk2 sr2 uk-6
йго be4
зм_ kk4 ru4
=усе uk5
рко be-4 bg2 mk-3 ru3 sr-4
коп bg-4 mk3 ru4 uk-3
ьта bg-3
лош bg2 qc-3 ru-4
_ед bg2 mk6 qc-4 ru-2 sr-9
еду be2 bg-6 mk1 sr5
кіл kk4 ru-4 uk3
іля uk6
сув bg5 ru-7 sr-3 uk3
=су be-3 bg-4 kk4 mk-6 qc-1 ru-2 sr9 uk-5
_н_ bg-6 kk4 ru8
=н bg-6 kk4 ru8
лку be-2 bg-7 mk14 qc-2 sr-8
=зараз bg-6 ru-7 uk8
=народ ru5
ес_ be-2 bg2 kk8 mk1 mn4 qc-5 ru-3 sr-7 uk2
стс ru5
бон qc4
бул be-3 kk-3 mn2 qc5 ru-5 sr-10 uk8
лун bg5 mk-6 ru6 sr-7
бру uk-4
руй be4
ске kk2 mk-4 qc-2 ru-2 sr7 uk-4
ке_ be-6 bg-10 kk4 mk-8 mn-3 qc4 ru3 sr6 uk-2
аев kk6
йсь uk3
тын be-6 kk4 mk-2 mn3 qc3 ru-8 sr-2 uk-2
ынг qc8
фат bg-5 mk11 sr-6
огр be-2 mn2 ru-5 uk4
аф_ ru-8
бен kk-2 mk2 ru3 sr-4 uk-4
ене be-5 bg-2 kk-2 mk1 qc6 ru-4 uk3
ыкт qc4
кт_ uk-2
тыш qc6
шке qc2 uk-3
емя bg3 sr-4
няк bg6 sr-2 uk-4
рую ru5
хач be5 uk-4
=хачу be5
сел be-3 bg-5 mk6 mn-2 qc3 sr-4 uk3
ею_ bg-4
угу mk-3 qc7 ru-4 uk5
яц_ be5
кут qc4 uk4
=чаму be7
кто be-3 ru2 sr-6
еля be-4 bg3 mk-3 sr-2
уле be4 kk4 mk-4
кад be-3 bg-11 mk5 mn5 qc3 ru-4 sr6 uk-4
сая kk6 mn5 qc-4 ru-4
вэр mn7 qc-4
моч ru6 sr-3
ерм be-2 kk2 mn4 qc-2 ru2 sr-3
_ин be-3 bg2 mn5 qc3 ru-2 sr-2 uk-8
ина be-4 kk4 mk4 mn-2 uk-2
аче be-4 sr2 uk2
че_ be-6 bg5 kk-3 mn-2 uk-3
_съ bg7 mk-4 qc-3 ru-2 sr-3 uk-2
+ъ be-8 bg16 kk-5 mk-11 mn-5 qc3 ru-6 sr-13 uk-9
съм bg6 ru-3
ъм_ bg7 ru-4
=съм bg5 ru-3
оли be-5 bg-3 ru-2 sr5 uk2
лид bg-3 mk4
ида be-5 bg-3 mn-2 qc4 ru4 sr-4
аре be-5 mk3 mn-2 uk2
рен be-5 mk4 mn4 ru-5 sr5
_и_ be-5 kk-4 mk2 mn-6 qc-5 ru1 uk-7
=и be-5 kk-4 mk2 mn-6 qc-5 ru1 uk-7
пре be-7 kk3 mk4 mn-3 ru-4 sr3 uk-3
рек be-7 kk5 ru-1
ено be-3 bg2 mk3 qc-2 ru-2 uk-2
_дъ bg6
дъл bg5 ru-4
лго be-2 bg-5 kk-2 mk2 mn5 qc6 ru-3 sr-4 uk-5
_ни be-4 kk-2 mk1 qc3 ru2 uk-6
ни_ be-7 bg2 mk5 mn-3 ru-4
=ни qc-5 ru6 uk-5
оже be-7 bg2 mk3 qc-4 ru-2
жем be-7 uk3
=можем bg8 sr-7
=така bg6 mk10 ru-10 sr-11 uk-5
пте mk4
тек bg-2 mk4 ru-3 sr3
ари be-5 kk4 mk3 mn5 sr-2
рит be-3 bg-1 mk2 ru2 sr-3
ите be-2 bg3 mk6 mn-3 qc-2 ru-4 uk-8
те_ be-6 bg1 mk4 mn-3 ru-2 uk-3
дър bg3
ърж bg4
жах uk6
_вр be-4 bg-2 kk-2 mk3 mn-2 qc-5 ru3 sr1 uk-4
вре mk4 sr2 uk-5
рем be-3 bg-3 ru-2 sr5 uk-1
еме be-5 kk6 mk5 mn2 qc3 ru-2 uk-5
обе be-2 bg3 mk3 qc-3 uk-7
бед be-4 mk3 qc-2 sr2 uk-9
_ще be-2 bg6 mk-4 qc-2 ru-4 sr-4 uk3
ще_ be-2 bg4 mk-5 qc-3 sr-5 uk2
=ще be-2 bg7 mk-4 qc-2 ru-11 sr-4 uk5
_бъ bg6
бъд bg3
отп bg-4 mk4 sr3 uk-4
тпу sr5
ати be-3 bg-2 mk1 ru-3 uk5
ти_ be-6 kk-2 mn-2 ru-4 uk5
_тя be-2 bg8 mk-5 qc-2 sr-3 uk-4
тя_ be-2 bg6 mk-4 ru-3 sr-4 uk2
=тя bg8 mk-3 uk-3
_е_ be-6 bg6 kk-4 mk7 mn-4 qc-6 ru-8 sr-10 uk-2
=е be-6 bg6 kk-4 mk7 mn-4 qc-6 ru-8 sr-10 uk-2
_би be-4 bg-1 kk-2 mk1 mn2 qc5 ru-5 sr2 uk-6
бил be-2 kk-2 mk3 mn-5 uk-4
ила be-6 kk-2 uk3
=била ru-4
авс be-3 bg-4 mn5 ru-3 sr2 uk2
вст be-2 bg-3 mk2 ru5 sr-3
рия be-3 kk5 mk-3 qc4 sr-2 uk-3
ия_ be-6 bg6 kk6 mk-9 mn-5 sr-9 uk-8
=много be-3 bg10 mk-14 ru-5 sr6 uk-8
бли bg2 ru-4 uk4
лиз bg2 kk-2 mk2 mn1 qc-2 sr-1
изк bg5 sr-5
=страна mk10 sr-8 uk-5
рие bg6 mk3 ru-3 sr-6 uk-5
ием bg2 ru3 sr-8
_об be-8 bg2 mn-2 qc-6
=обаче bg8
авл be-5 qc2 ru2 sr-4 uk2
вля be-3 ru2 sr-2 uk2
ващ bg3
ащи bg3 mk-3 ru2 sr-3 uk-3
щит mk-4 ru4 sr-4
_ви be-5 bg2 mn-1 qc-2 ru-3 sr1 uk5
вин be-4 qc-5 uk1
аги bg3 mk-2 mn4 qc-3 sr-2
ги_ be-2 kk-3 mk4 mn-2 sr-2 uk-2
авд be-4 bg-6 mn3 ru3 uk4
вда bg-5 sr-3 uk4
неу sr-4
=но be-4 bg4 mn-2 qc-4 ru6 sr-10 uk-7
еде be-5 mk4 qc-5 ru-2
ден be-7 bg-1 kk3 mk4 mn-3 qc1 ru2 sr-6
ени be-4 kk-3 mk2 mn-2 uk-6
нит bg2 mk4 qc-5 uk-6
дни be-2 kk4 mk3 mn2 qc-3 ru-2
ути be-2 bg1 qc-2 sr-2 uk4
тин be-4 mk2 mn5 sr-1 uk-2
=путин bg-4 ru8 sr-3
вър bg8 mk-3 ru-4 sr-2
шва ru5
_ре be-8 kk2 mk3 mn-2 sr2 uk-2
реф qc3 uk-6
обл bg-1 mk4
стт bg8 kk-4 mk-4 qc7 ru-6
тта be-5 bg1 kk5 mk-3 mn-3 qc5 sr-6 uk-4
отб bg4
_си be-4 bg2 mk3 ru-2 sr-2
сил be-2 bg-2 sr-2 uk3
илн bg-4 mk6
лна be-2 bg2 mn2 ru-4 uk-3
они be-3 bg-5 kk5 mn6 qc4 ru2 sr-2 uk-3
ния bg1 mk-6 mn-3 qc4 ru3 sr-5 uk-9
ави be-7 bg3 mk3 qc2 uk-3
вис bg-3 kk-2 mk6 ru-5 uk2
иси qc2 ru-2 sr2 uk-3
сим bg-2 mn2 ru4 sr-3 uk-6
имо bg-4 mk-2 ru4
как be-4 mk3 mn-2 qc-4 ru5 sr-4 uk-7
акв be-4 bg7 qc-2 ru-9 uk-4
кво bg8 mk-5 sr-2 uk-3
=какво bg9 mk-6 ru-5
ред be-6 bg2 kk2 mk2 mn-2 qc-4
едл bg3 mk-3 ru2 sr-2
дла be-5 bg-5 mn6 qc-2 ru5 uk-3
=като bg12 mk-7 ru-8 sr-3
_оф be-4 mk4 sr-4
офе mn4
екл be-5
ото be-7 bg3 mk5 mn3 sr-3 uk-5
осл qc-2 ru-2 sr2
ани be-4 bg-2 mk2 mn4
ние bg3 qc-5 sr-7 uk-5
ие_ be-2 bg2 mk3 qc-3 sr-11 uk-7
_фи mn-2 qc2 ru1 uk-5
фин bg3 kk-3 mk-2 sr3 uk-3
нсо bg4 mk-3 qc-4 ru3 sr-4
ови be-2 bg-1 mk7 mn-2 ru-4 sr-3
вит bg-2 mk3 mn2 ru2 uk-3
таз bg6 kk5 mk-4 ru-2 uk-6
ази be-3 bg2 uk-5
зи_ be-3 bg4 mk1 qc4 ru-6 uk-6
=тази bg8 mk-4 ru-3 sr-4
едм bg5 sr-8
дми bg6 sr-4
миц bg4
ица be-2 mk2 qc-3 sr1 uk-4
=седмица bg5
_ев be-3 mk1 qc-3 sr3 uk-3
евр be-3 mk3 mn2 qc-2 sr-4
вро be-3 mn2 qc-2 ru3 sr-6 uk2
роп mk3 mn2
ски be-3 bg1 mk5 mn-2 qc-6 sr2 uk-12
кия bg9 ru-8
=се be-5 bg2 kk-4 mk4 mn-3 qc-4 ru-9 sr1 uk-8
учи bg6 qc-5 uk-8
чи_ be-5 bg3 kk-2 mk5 ru-5
=случи bg8 sr-5
нещ bg7 ru-5
ещо bg6 ru-5
що_ be-3 bg4 mk-4 qc-2 ru-8 sr-5 uk6
=нещо bg7 uk-4
ошо mk4 mn-3 qc8 sr-7 uk-4
шо_ mk4 qc3 ru3 sr-4 uk-7
оро be-8 bg-3 mn3 qc3 ru3 sr-6 uk3
си_ be-5 bg3 mn-3 qc-2 ru-3 sr3 uk-6
=си be-2 bg9 kk-3 mk3 mn-3 qc-3 ru-9 sr-4 uk-10
оси be-2 mk-2 qc-2 ru3
сиг bg4
игу bg1 ru5 sr-2 uk-4
ури bg-1 mk2 ru-3 sr3
ри_ be-5 bg3 mk4 mn-2 ru-2 uk-3
ви_ be-4 kk-2 mk3 mn-3 qc-4 ru-9 sr1
пон be-4 mk1 mn2
сор mk-4 sr-3
ко_ be-8 kk4 mk4 ru-3 sr3 uk-2
=ако bg7 ru-9 uk-2
аде be-4 mk8 mn3 qc-4 ru2 sr-4 uk-9
обс bg6 mk-5 sr-3
бст bg8 mk-5 ru-4
рид kk3 qc3 uk-3
идо kk3 mk3 qc-4 ru5 sr-5 uk-7
оби be-2 mk3 ru-4
бит kk-2 mk-1 mn-3 ru1 sr1
ита be-4 kk3 mn-2 qc-2 ru-2 sr3 uk1
нно mk-8 mn2 ru5 sr-5
бив be-2 bg-4 mk3 sr-2 uk5
ива be-7 sr2
иск be-2 bg3 mk5 ru-2 sr-6
кув ru-2 sr4 uk-3
_ги bg-2 mk8 qc3 ru-4 sr-7 uk-4
=ги mk10 qc-3 ru-7 sr-7 uk-2
=това be-2 bg19 mk-8 ru-10 sr-11 uk-5
ели be-2 bg3 qc-4
лик be-2 bg-3 kk-2 mn-3 qc3 ru-5 sr6 uk2
ик_ be-3 bg-2 kk-5 mk2 mn2 qc4 sr-2
яви bg2 mk-3 sr-3 uk2
=заяви bg6
ът_ bg8 mk-4 ru-3 uk-2
_де be-7 bg-2 kk3 mk3 mn-2 qc3
дер be-6 bg-5 kk4 ru3 sr-1
ери be-4 bg2 mn1 uk-6
ър_ bg10 ru-5
_вп bg-4 uk5
роч be-3 bg-2 ru5 uk-1
оче be-3 bg-7 mk3 qc-2 ru4
чем be-4 bg-5 mk-5 ru7 sr2 uk-5
_яв mn7
явл ru1
вле be-3 mk6 ru3 sr-7
иет bg7 ru-7 sr-3
ето be-6 bg5 kk-2 mk6 ru-6 sr-8 uk-4
все be-4 mk-7 mn-2 qc-3 ru5 sr-7
=само bg4 mk9 qc-3 ru-11 sr-5 uk-3
лга be-4 kk-4 mn5 qc2 sr-3 uk-2
_че be-6 bg2 mn-3 qc-2 ru3
чет be-2 bg2 kk-2 mk3 ru-3
етв bg-8 mk7 ru-3 uk4
твъ bg4 ru-3
еди be-2 bg2 kk-2 mk4 qc3 ru-3 sr-2 uk-3
ди_ be-6 kk-2 mk2 mn-3 qc3 uk-2
=преди bg12 mk-7 ru-5 sr-7
бат be3 bg2 kk4 mn2 qc-3 ru-4 sr-2 uk-2
ов_ be-6 kk2 mk3 qc-2 ru6 sr-8 uk-3
беш bg4 kk-3 mk5 qc-1 ru-7 sr-6 uk-6
еше be-3 bg3 kk2 mk5 ru-2 sr-9 uk-4
ше_ be-5 bg3 kk2 mk5 mn-3 ru-4 sr-4 uk-3
=беше bg5 mk5 qc-3 ru-8 sr-6 uk-5
рув be-2 mk9 qc2 ru-3 sr-5
отг bg8
тго bg6 ru-6 sr-5
гов be-5 bg2 mn-3 uk-3
ово be-7 qc-3 sr3
инт bg2 qc3 uk-3
нте bg-2 kk2 qc-4 ru2
тер be-8 bg-4 kk3 mk3 qc3 sr-2
ере be-9 bg-3 kk4 ru2 sr-4 uk4
рес be-9 bg2 kk3 ru-2
есу mk3 ru-2 sr-4 uk4
_вс be-6 kk-2 mk-8 mn-3 qc-4 ru7 sr-10
=все be-3 mk-5 mn-2 qc-2 ru3 sr-6 uk4
ече be-6 bg3 kk-2 mk4 qc2 ru-3 sr-2 uk-1
=повече bg7
мла ru-4 sr3
деж ru5 uk-5
ежи bg-3 mk-2 sr6
жи_ mk2 mn-2 qc-3 ru3 uk-6
кои bg3 mk5 ru-4 sr-6 uk-2
оит bg5 sr-6 uk-2
ито bg2 mk-2 uk1
=които bg9 mk-6 ru-4
_ис be-3 mk4 mn-3 qc5 ru-4 uk-5
_из be-4 bg2 kk-3 mn-4 qc-4 ru-2 sr4 uk-6
изп bg9 mk-4 sr-3
зпо bg4 ru-3 uk4
олз bg5 ru-4
ади bg-2 mk3 qc-1 sr1 uk-3
=поради mk8 sr-6
рич mk-2 qc-3 sr5
ичи mn4 qc2
чин kk-3 mn3 ru-5 sr3
=причина sr-7
тря mk-2 ru6 sr-2 uk-2
ряб bg7 mk-2 ru-3 uk-3
ябв bg7 mk-2 ru-3 uk-3
бва bg8 mk-2 ru-3 uk-3
аше be-3 bg1 mk7 ru-2 sr-3 uk-7
оло be-9 kk-2 mk-1 mn5 qc2 sr-5 uk3
ожи mn2 qc-2 ru2 sr-3
дий mn3 qc-3 ru-1 uk2
ийс bg5 mk-4 mn1 sr-2 uk-3
_пъ bg5
по_ bg4 kk-2 mn-3 qc-5 ru3 sr-5 uk-4
=по be-6 bg4 kk-2 mn-3 qc-5 ru4 sr-4 uk-4
ачи be-2 mk5 qc-3 ru-3 uk3
чим mk-6 mn3 qc-3 ru-3 sr5
има be-5 bg3 kk-5 mk2 mn-3 qc-2 ru-6 sr3 uk-2
_вн be-3 bg5 mk5 qc-2 ru2 sr-9 uk-6
вно be-3 bg-2 mk2 qc-2 ru2 sr2
оск ru2 sr-6
_хи be-2 mn5 sr-2 uk-5
хил bg5 sr-4
ил_ be-2 bg-1 mk4 mn5 qc-2 ru4 sr-8 uk-3
йде be-4 bg3 kk2 mk-4 sr-6 uk4
де_ be-6 bg-4 kk4 mn-4 ru-2 sr1 uk2
общ bg5 mk-2 sr-2 uk-4
бщи bg5
инс bg2 kk2 mk2 qc-3 uk-3
дже be-4 kk4 mk-6 mn-3 qc2 ru-2 sr-8 uk7
жет be-2 bg-1 kk3 mk-2 qc2 ru4 uk-5
ежд be-4 bg8 mk-7 sr-7 uk-5
жду be-3 bg5 sr-5 uk-5
дув bg-3 mk9 ru-4 sr-3
уин bg7
инк be-3 mk-3 uk4
нко bg4 kk5 ru-4 sr-4 uk3
поч be-5 mk4 ru-6 sr3 uk4
олк bg2 mk9 ru-4 sr-9 uk-3
рии qc7
ии_ bg-3 kk-3 mn-4 qc7 ru6 sr-9 uk-8
яни ru4
_ем bg-2 kk6 mk-2 qc-5 ru3 uk-3
еми bg3 kk2 mk2 mn5 qc-3 ru-6 uk-5
мис kk2 mk4 ru-7 sr5 uk-6
сии ru3
същ bg3
=най bg7 ru-5
исо bg-2 mk5 uk-3
_сд mk-4 ru7 sr-3 uk-3
сде kk6 mk-3 qc-3 ru1 sr-3
дел be-5 bg-2 mk5 qc-2 ru2 uk-4
елк sr-3 uk3
лки ru6 sr-6
ми_ be-8 qc-2 sr-3 uk2
кет be-2 bg3 kk4 qc2 sr-4 uk-4
ети bg2 kk-3 mk4 ru-1 sr-2 uk-4
сес bg-6 uk3
еси mk3 uk-2
сия bg4 kk5 uk-3
ият bg10 mk-4 qc4 ru-7 sr-3 uk-5
=прави bg6 ru-4 uk-4
аси be-6 mk2 ru2 sr-4
ифи mk4
ици uk-5
цир bg-5 mk4
ира be-4 bg5 mk5 qc-2 ru-7 sr-2 uk-3
=му be-5 bg6 mk6 mn-4 qc-5 ru-9 sr-4
отт be-3 bg-5 kk4 ru5 sr-3
сни mk4 qc-3 ru-4 sr3
оти be-3 bg3 qc2 ru-2 sr-2
тив mk2 sr1 uk-2
ивн bg-5 mk5 qc-2 ru-3 sr2
вни be-2 kk-2 mk2 ru-7 sr4 uk2
ниц be-3 mn-2 qc-2 sr3
цит bg3 mk6 ru-6 sr-3
иер mk5 mn4
=че be-2 bg10 mk-8 qc-3 ru2 sr-9 uk-3
опи bg7 mk-3 qc-3 sr-4
пит be-2 bg4 kk4 mk-6 mn-2 ru-3 sr3
итв sr-4
овл bg-5 mk3
вли qc4
лия bg5 kk3 sr-3 uk-3
ои_ be-2 kk-4 mk5 mn-2 qc6 sr-7 uk-7
хор be-3 bg3 kk-2 mk-5 qc4 ru1 sr-8
=хора bg5
очи mk2 qc-2 ru3 sr1 uk-7
чит be-2 bg-1 mn-2 qc-2 ru1 sr1
ичк bg-2 mk4 qc-3 ru-4 sr4 uk-3
чко be-2 bg-3 qc2 sr4 uk-4
ете be-3 bg5 mn-2 qc-2 ru-2 sr-3
тен be-3 kk2 mk8 ru-1 sr-3 uk-4
=малко bg8 mk-4 ru-5
_пи be-5 kk-2 qc-4 ru5 sr-2 uk-3
пис be-2 bg2
иса be-5 kk2 mk-2 ru-2 sr4 uk2
луп ru3 uk-3
сти be-6 kk2 mn2 qc-3 sr2 uk-2
уми mk3 ru-7
мит bg-2 mk2 mn-2 sr2 uk-5
офи bg2 mk3 qc4 sr-5
отл kk4 mk-4 sr-4
ело be-4 bg-4 kk2 mk6 qc-2 ru1 uk-2
лот be-2 mk5 qc3 ru-3 sr-9
зло bg-4 mk2 ru5 sr3 uk-5
лоу kk6
отр be-4 bg-6 kk-2 ru3 uk3
тре be-5 mk3 ru2 uk-3
реб bg-4 mk6 qc-2 ru-4 sr2 uk-2
еби bg-2 ru5 uk-4
би_ be-5 kk-2 mk2 mn1 ru-5 sr1
_въ bg6 mk-3 sr-2 uk-4
ъв_ bg7 ru-4
оща ru6
вия bg4 kk3 ru-4
кте be-3 bg-2 kk6 qc5 sr-1 uk-4
еши bg3 qc-2 ru3 sr1 uk-8
шив ru3 sr-3
иво mk-3 qc-2 sr3
ндо be-6 bg-1 qc4 ru2 uk-5
сит kk4 ru1 sr-3 uk-3
ити bg-5 mn-3 ru-4 sr5 uk4
изм bg-4 kk3 mk2
зми mk9 ru-5 sr-4
исл mk2 qc-4 ru-4 sr4 uk-2
сли be-3 bg-3 mk2 qc-2 ru2 sr4 uk-4
ли_ be-7 kk-1 mn-5 ru1 sr2 uk1
_ес be-2 bg5 kk3 mk-7 qc-5 ru3 uk-4
сть be-4 bg3 kk3 mk-2 ru1 sr-4 uk-1
ть_ be-7 bg-5 mk-6 mn-4 ru4 sr-6
=есть bg6 uk-7
тно be-4 mk3 mn3 qc-2 sr3 uk-6
нош bg3 ru-4
оше mk-5 qc3 sr2
шен be-3 qc3
ний be-2 kk-2 mk-4 mn9 qc-6 ru-4 sr-5 uk4
=между bg5
аши be-6 mk2 ru5 sr-4 uk-3
шим bg2 mk-3 ru-3
ими bg4 mk-2 qc3 ru-4 uk3
ами be-6 mn2 qc-4 ru5 sr-6
рям sr-4 uk4
ит_ be-2 bg-1 mk-1 qc2 ru9 sr-9 uk-11
соц bg6 mk-3 ru-4
оци bg2 mk4 ru-5
циа bg5 mk-5 mn3 qc-3 ru-2
иал bg8 qc-2 ru-4 sr-5 uk-2
ьно be-3 mk-2 qc-2 ru3 sr-2
ное be-2 bg3 ru4 sr-3 uk-4
_юж bg7
южн bg6
жно be-3 bg-6 mk1 ru5 uk-1
нци kk2 mk4 qc2 ru-3 sr-3 uk-4
чел be-2 ru6 sr-3 uk-5
лил ru-3 uk3
или mk-4 ru1
роф bg2 mn4 ru-5 uk-2
оза kk3 mk1 mn3 qc2 ru-5 uk-3
защ bg4 mk-2 ru2 sr-2 uk-4
итн bg-6 mk7
тни mk2 qc-3
ци_ be-2 mk6 qc-2 ru-9 sr2 uk-6
_ил kk-3 mn2 qc3 ru1 uk-8
=или bg3 mn-2 qc-5 ru3 uk-7
али be-5 mn2 sr-1 uk2
лис bg-3 qc5 sr-3 uk3
ист be-5 bg-2 kk3 sr2
сет be-4 bg3 mk5 sr-5 uk-6
ят_ bg4 mk-6 ru3 sr-6 uk-5
пиш mk3 qc-3 sr-2 uk4
иша bg-3 mk6 ru-4
шат ru-3 sr2
_ощ bg6 ru-5
още bg4
=още bg6 ru-5
=време bg8 mk-2 ru-9 uk-2
жда be-5 bg9 mk-9 qc-2 sr-3 uk-5
_ок be-3 mk1 mn-3 qc2 ru-2
аже be-7 bg-2 mn-2 sr5
же_ be-6 bg-3 kk-4 mn-4 ru2 uk2
=една bg5 sr-6
мни bg-7 kk2 qc-3 ru8 sr-3
тел be-4 bg4 sr-6 uk-2
елн bg5 mk2 qc3 ru-9 sr-2 uk-2
тоз bg9 ru-4 sr-4 uk-3
ози bg3 ru-6 sr2 uk-1
=този bg9 ru-4 sr-4
_ет bg-4 qc-3 ru7 uk-3
=може be-2 bg4 mk5 qc-2 ru-15
реш be-3 bg4 ru-2 uk-5
тпа sr5
до_ be-7 bg3 kk-2 mk-2 mn-4 qc3 ru2 sr-3
=до be-6 bg4 kk-5 mn-4 qc-9 uk3
рое be-3 bg2 sr-5
оен mk4 ru-6 sr4
нич bg-3 kk5 qc2 ru1 uk-3
ичн be-2 bg3 mk2 qc-2 ru-3
чни bg4 mk-1 qc-2 ru-6 sr4
авт be-5 mn2 ru3 sr-7
вто be-4 bg5 mk3 sr-8 uk-5
омо be-5 mk4 sr2 uk-4
моб bg6 ru-4 uk-3
=при bg5 ru2 sr-6 uk-6
тув bg3 mk3 ru-7 sr-4 uk4
сег be-4 bg6 mk4 sr-9 uk-6
ега be-3 kk-3 mk4 ru-5 sr1
=сега bg4 mk5 ru-3 sr-9
авк uk3
вка be-5 bg-3 ru3 uk3
коя bg7 ru-5
оят be-2 bg8 mk-2 ru-2 uk-5
=която bg7 ru-3
вси bg10 mk-4 ru-5 sr-5
сич bg7 mk-2 ru-3
чки mk5 qc-2 ru-3
=всички bg7
деп bg3 kk5 mn-3 qc2 ru-5 sr-3 uk-3
епу bg3 sr2 uk-3
ндс bg5 sr-5
=го be-5 bg5 mk11 mn-2 qc-4 ru-11 sr-10 uk-8
=трябва bg6 uk-2
азл bg-3 ru-4 sr6 uk-4
зли bg3 ru-2 sr-3
еги mn3 uk-3
гит mk4 ru3 sr-4
_ди be-3 bg-3 kk3 mn4 qc5 ru-4 sr-1 uk3
дис qc4 uk-3
цио bg3 ru-4 uk-3
ион bg2 kk3 mk3 mn2 qc-3 ru-4 uk-7
_те be-7 mk2 qc2
чен be-4 kk2 mk3 sr-5 uk-2
ате be-5 mn2 sr3 uk-4
тиг bg5 mk4 mn-2 ru-6 sr-6
ига be-2 bg3 mk3 mn-2 sr-5 uk-3
къд bg3
ъде bg5 mk-3
=момента bg7 ru-4
=работи mk7 ru-7 sr-4
реп be-3 bg2 mk3 ru-2 uk2
стн bg7 mk-7 ru4 sr-5 uk-5
мре mk5 ru-7
реж bg-4 mk4
аци be-4 kk3 mk4 mn2 sr1 uk-4
ция be-3 bg3 kk4 mk-5 qc5 sr-4 uk-5
ищо bg5
пом mk4 qc-3 sr-4 uk3
огн mk6 ru-2 uk-5
тбо mk-4
щих bg-5 ru8
иха bg7 mk-4 qc-3 uk-2
бта mn-7 qc9
тър bg7
лс_ mn5
=вече bg9 mk-6
ини bg-2 kk2 mk2 mn2 qc6 ru-4 sr-1
=години bg5 ru-5 sr-6
диш bg3 mk2 ru-5
ишн bg3 sr-3 uk-4
рох mk-2 mn4 qc4 ru-3 sr-6 uk4
охо be-4 bg-3 mk-2 qc5 ru2 sr-5
=носи bg6 ru-6
_им be-3 bg3 kk-3 mk4 mn-3 qc-3 ru-2 uk-10
име bg-2 mk5 mn-2 ru3 uk-5
=името bg6
_ше be-2 kk5 mk2 uk-3
дим mk-4 qc-3 sr4 uk-3
рши bg-3 mk4 mn2 qc-3
ши_ be-2 bg1 mn-8 qc5 ru4 sr-2 uk-3
ньо ru-5 sr-3 uk4
ьор bg10 mk-7 uk-5
оръ bg6
ним be-3 mk-3 mn-2 qc-2 sr3 uk2
мир be-3 qc-5 ru2 sr2
ир_ kk-3 qc7 ru-6
тои bg4 sr-3 uk-3
ило be-2 mk-1
=пред bg-2 mk10 ru-7 sr-4 uk-3
тръ bg5
тет bg-3 mk-2 qc4 ru-2 sr6
апи be-2 bg-4 mn-2 qc-3 ru3 uk3
себ be-3 kk3 mk-4 qc2 ru2
ебе be-2 bg-2 mn-2 qc-2 ru2 sr-3 uk3
=себе be-2 bg3 mk-3 ru3 sr-5 uk3
=били mk-5 ru-5 sr3
рки mk5 sr-4 uk-3
лаш bg3 kk-2 qc7 ru-3 sr-4
нил bg2 mk-4 qc1 ru5 sr-1 uk-5
_ми be-5 bg2 qc3 ru-4
мин kk2 mk2 mn4 qc5 sr-5 uk-8
нис bg-4 kk1 mk-3 ru-2 sr9 uk-3
стъ bg4 ru-3
_ов be-4 bg-10 mk4 qc-2 sr3 uk3
овч bg7 mk-5 qc-4 ru-5 uk5
вча bg5 mk-5 uk5
кре be-4 kk-3 sr4 uk2
пя_ bg10
тео bg-2 kk5 mk4
ори be-4 mn4 qc2 ru-3
_ен sr6 uk-4
рги mk4 mn4 sr-4 uk-3
гий mn9 qc-5 ru-4
ийн kk-3 mk-3 mn11 qc-5 ru-8 sr-3
рез be-4 bg1 kk3 ru1 sr-4
спи bg-4 mk5 qc-2 ru-3 uk2
пир bg-9 mk6 ru4
кит bg4 kk-2 mk9 qc-5 ru-4 sr-11 uk2
уве ru-3 sr7
лич qc-2 uk2
иче bg3 kk5 qc-2 sr-1 uk-2
ефе qc3 uk-5
кти bg4 mk-2 qc3 sr-6
сра ru9 sr-9 uk-4
пок be-5 bg-2 ru2 uk1
око be-5 mk4 mn3 qc-5
=през bg13 mk-6 ru-7 sr-5 uk-3
=група bg4 ru-5
изл bg4 mk3 ru-5
жен be-3 mk3 qc-3 ru2 uk-3
чно be-3 bg-2 qc-2 ru3 sr1
=каза bg10 ru-7
ник be-4 bg-3 kk5 mn3 sr2
дсе mk-5 ru-4 sr10
лят be2 bg1 mk-2 uk-2
ев_ be-2 kk5 mk8 qc-2 sr-5 uk-4
оре be-4 bg3 mk4 qc2 ru-4 uk-3
=според bg4 mk4 ru-3 sr-6
инф bg-4 mk3
нфо bg-3 mk4
авм mk5 ru-5 sr-5
вми uk8
даа be-3 bg-2 mk-2 mn5 qc3 ru-2 sr-3 uk-2
иа_ bg5 mn6
вио bg-5 mk4 ru-5 sr5
лин be-2 bg-2 kk5 mn5 uk-3
нии bg-4 mk-3 mn-6 qc8 ru6 sr-5 uk-4
куб bg-5
уба be3 mk8 mn-3 ru-4 sr-3 uk-5
тия mk-3 sr-4 uk3
щес bg-4 ru6
рис be-5 bg-2 kk3 mk2 mn2
тик bg-3 qc6 ru2 sr-2
_вт be-3 bg4 mk3 ru-5 sr-2 uk3
=ми be-4 bg3 kk-3 mn-3 qc-6 ru-10 uk4
поз qc-3 sr3 uk-4
оля be-4 bg9 mk-3 ru-3 sr-2
_вл be-3 mk4 sr-2
ляз bg7 ru-4
=там bg3 kk-2 mk-8 mn-3 qc-5 ru6 sr-12 uk4
тоя be-3 mk-3
хот be-2 mk-2 mn5 ru6 sr-5 uk-5
оте be-3 mk2 ru-2 sr-4 uk4
нег be-4 kk2 mk6 mn-3 qc3 uk-5
его be-5 kk2 mk4 qc-5 ru4 sr-4 uk-8
=него be-3 sr3 uk-4
=пак bg6 mk7 ru-6 sr-6
рсо mn4 sr5
инд bg1 mn5 qc4 ru-4 sr-3 uk-3
нди be-2 bg3 kk1 ru-4 uk1
дик be3 mk-3 mn3
рец bg7 sr-5
=кой bg10 ru-7
тил bg-2 ru2 uk-1
=просто be-5 bg5 mk-3 ru4 sr-9
_ти be-4 kk-4 mk2 mn-3 ru-3 uk4
тип qc4 ru4 uk-4
ип_ qc11 uk-3
=би be-4 bg-3 kk-4 mk-2 mn3 ru-5 sr5
=било mk5 ru-5
оде be-4 mk4 qc-4 sr2 uk-6
ящи bg-3 ru5
щи_ bg7 ru-4
=стана bg6 mk6 ru-6
=когато bg12 mk-6 ru-5 sr-3
бло be-3 uk-6
ико be-3 kk5 mn5 ru-3 sr3 uk-4
=никой bg8
нир bg5 mn3 ru-8 uk-4
алн be-3 mk4 mn2 ru-8 sr3 uk-4
лни mk4 ru-8 sr4 uk-4
=става bg10
ъпр bg3
пи_ bg2 qc-4 ru5 sr-2 uk-3
упи be-3 mk6 qc-5
=има bg3 kk-2 mk6 qc-2 ru-9 uk-5
_тъ bg5
ърс bg9 ru-4
одо be-3 kk2 mk3 mn3 qc3 ru-2 sr-3 uk-1
оек bg3 sr-4
роц be-2 mk4 qc5 uk-3
=процента bg9 mk-6
тий mn4 qc-4 uk3
зле mk5 sr-6 uk5
лез mk7 qc-3 sr-4
езе be-2 bg2 mk5 qc3 ru-3 sr-6
еат mk7
евн bg-3 mk4 uk-3
нде be-4 bg-4 kk4 mk-2 mn3 qc3 ru1 sr-6
дек bg-2 mk8 mn4 ru-5 sr-6
ойт bg7 qc-3 ru-2 uk-2
йто be-4 bg5 ru-4
=който bg7 ru-5
виш mk-5 ru-5 sr7 uk-3
иши mk-3 ru-4 sr4
три be-4 kk2 mn1 qc-4 sr-2 uk2
оно be-4 bg-4 mn5 qc2 ru-2 sr4
ноп bg-5 sr5 uk-5
бях bg9 ru-4
ине be-2 bg-6 kk2 mn2 qc4 sr7
=един bg8 mk-5 ru-4
вид be-5 kk2 qc-4 ru2
иди mk-2 ru3 sr-3
им_ be-4 bg-2 kk-2 mk-4 sr6
орл qc3 ru-3
рли bg-2 qc2 uk-4
лит kk3 mk2 qc-3 ru-2
шил bg-4 mk3 mn4 qc-2 ru4 sr-3
_уч bg2 kk-2 ru-1
уче be-3 mk5
=бях bg7
чес mk4 qc-3 uk-4
фил mk2 sr-3 uk-4
илм bg6 ru-4 sr-4
лно bg2 mk5 mn4 ru-8 sr-3 uk-4
ърд bg5
дят bg-3 ru6
фли mk8
икт be3 bg-5 qc5 ru5 sr-5 uk-4
зул ru-3 sr2
улт mk3 ru-6 sr5 uk-3
лта be-3 bg2 kk-2 mk-2 mn4 qc3 ru-3 uk-5
тит bg-3 kk-3 mk4 ru1 sr-2
тес be-3 bg-1 kk4 mk1 qc-2 ru-6 sr2 uk4
=дали mk12 ru-5 sr-7
=те be-3 bg7 mn-2 qc2 ru-3 sr-5 uk-1
=могат bg6
рви bg-3 mk5
тез bg7 kk4 ru-5 sr-4
ези bg1 kk4 mk-2 qc2 ru-2 sr-3
=тези bg9 sr-6
изб mk3 ru-3
_ли be-3 bg2 kk-2 mk2 mn3 qc-2 ru-2 uk-2
=ли bg2 mn-3 qc-5 ru-4 sr5 uk-9
блю bg1 qc-3 ru3 sr-3 uk-2
юда bg3 uk-5
авн be-2 mn3 qc-5 ru-4 sr2 uk4
изв mk3 qc-3 sr2 uk-4
бни bg4
дея uk4
=именно ru7
=хората bg6
иви bg-1 ru-2 sr4
вик bg4 mk6 ru-6 sr-6
_къ bg6 mk-3
=дома be4 bg-5 mk8 ru9 sr-15
=как be-5 mk-10 qc-4 ru13 sr-12 uk-6
=точно bg4 mk-4 ru6 sr-4 uk-5
изг bg-2 kk-2 mk5 ru-7 sr2
леж bg7 mk-2 ru-2 sr-4
зох mn4
оха qc4 ru-6 uk4
игн bg2 mk4 ru-5 sr-2
зид kk5 mk-7 ru-3
иде be-2 bg-4 kk2 mk2 qc7 sr3 uk-5
сащ bg7
ащ_ bg7 ru-4
=сащ bg7
джо kk4 mk-6 mn-2 sr-7 uk3
опо be-3 ru-3 sr-2 uk8
=днес bg9
=ви kk-2 mk-8 qc-3 ru-2 sr-3 uk11
жив be-2 kk-2 mk3 mn-3 qc-3 ru-1 sr4
вее be4 bg6 ru-9 sr-6
еет ru7
зре uk-4
оет bg5 ru-2 sr-3
=което bg8 mk-5 ru-3
бун mk5
овн be-4 mk-2 qc3 uk2
нси mk4 uk-3
сир bg-3 qc4
чуж bg5
ужд bg7 mk-5
жде ru5
дес be-2 bg1 mk-5 mn5 qc-6 ru-2 sr7
нни bg6 kk3 mk-5 mn3 ru-3 sr-5
ции bg3 mk2 qc-3 sr-7 uk-4
_ог be-3 mk3 qc2 uk-4
окл bg6 uk-4
кло be-2 bg-6 mk2 ru4 sr4 uk-4
=място bg6
чов mk3 ru-9 sr4
=човек bg3 mk4 ru-5
ино bg-3 mn2 qc2 ru3 sr-2
кох mk-6 sr6
хол bg-3 mk4 mn3 sr-3
азр mk-4 mn4 ru3 uk-5
еша be-3 ru2 uk-5
_он be-5 bg-7 kk2 mk-6 mn4 ru5 uk-7
иня bg3
няв bg9 ru-6
_ид be-2 bg3 kk-3 mk-6 qc2 ru3 sr3 uk-7
жат be-3 kk3 mk5 qc2 ru-3 sr-4 uk-2
кач uk-4
тех bg3 mn2 sr-5 uk-3
ехн bg6 ru-5 sr-3
хни bg4 mk-2 mn4 qc-3
аща bg4 uk-4
щат bg8 mk-4
низ bg-2 mk3 ru-4 sr3
иза be-3 bg3 kk4 mk-4 mn2 ru-1 sr3 uk-6
оис ru4
дей be-6 bg7 kk4 mk-4 ru-3 sr-3 uk-3
тви mk4 mn2 sr-4 uk-3
вие bg6 mk3 ru-3 sr-8
оми be-2 kk2 mk4 qc3 ru-4 sr-2 uk2
рми bg-2 sr4 uk-3
йор bg3 ru-3
ща_ bg7 ru-3 uk-3
вок be-5 mk-4 ru8 uk-3
сик bg3
рет kk3 mk4 qc2 ru-5
ис_ mk2 qc4 ru-4 uk-6
рно be-5 bg-2 mk3 qc-3 ru-2 sr5
уре mk-3
тос bg-4 mk4
осо be-2 mk-2 mn3
бно bg-3 mk4 ru-2 sr2
иит bg4 mk5 ru-7 sr-4
=мисля bg6
жас be-5 bg3 kk10 mn1 qc-3 ru-2 uk-6
ших qc-2 ru6 uk-3
лив be-4 bg-2 kk2 mk5 mn4 qc-3 sr-5 uk2
вий bg-3 ru-7 uk8
ийц ru8
_иг kk-2 mk1 mn-2 qc-2 sr1 uk-6
игр be-2 bg2 kk-2 mn-2 qc-3 sr3 uk-6
=дори bg9
риб bg3 mk-3 ru-3 sr-3 uk7
иба bg-3 uk6
кри be-2 kk2 mk2 qc3 ru-3 uk-2
=около bg8 mk-6 sr-7
_м_ ru5
=м ru5
със bg3
ъст bg5
сте be-7 kk3 qc2 uk-3
гре be-2 mk3 mn2 ru-3 sr2
еб_ ru3 sr-2
есе be-5 bg4 kk6 ru-8
сец mk5 ru-5 uk-3
вра be-4 bg-4 mk2 qc-2 ru6 uk-1
_яп qc4 ru-4 uk-4
япо qc3 ru-4 uk-4
лут mk6
отс be3 bg-6 qc-2 ru6 uk-4
=ден bg6 ru-6
йки bg3 uk-4
нив bg-1 mk6 ru-3 sr-3
жба mk5
идя bg5 uk-4
туг ru-3
дия bg5
зо_ bg4 ru-4
_ек be-2 bg3 kk8 mk3 qc-5 ru-9
рте bg-5 kk3 mk-5 sr2 uk3
роу ru-3
_чи be-3 bg-2 mk-5 mn2 qc4 uk4
чис bg2 ru3 uk-2
=новата mk9
=едно bg8 ru-7 sr-5
воб bg6 mk-5 sr-9
обо be-6 kk-2 mn-5 qc2 uk1
ожд bg-3 ru4 sr3 uk-6
диц mk3 ru-7 sr5
лие bg7 mn4 ru-4 sr-5 uk-5
нче be-2 bg-7 mk6 sr2
обя bg5 uk-5
вих bg10 mk-6 ru-12 uk3
руж be3 bg-8 mk7 qc-2 ru-4 sr3
уже be-4 bg-2 kk-2 mk-5 qc-3 ru4 uk3
рей be-3 bg2 mk-3 qc1 sr-3
ейт bg4
йти bg-5 ru7 sr-5
инг be-4 bg-2 kk4 mn5 qc-4 sr2 uk-6
нго mk-3 mn8 sr-3 uk-3
аге bg4 mk-6
рд_ be-3 kk5 mn4 ru-3 sr-2
дви bg3 mk5 ru-4 sr-6
виж bg8 ru3 sr-9 uk-10
ижд bg4
ащо bg7 ru-4 uk-3
=защо bg4
риз kk3 mk4 qc3 ru-4 sr-5
изн be-2 qc-2 ru1
аки be-2 bg2 mk-2 qc-6 ru4 sr-8 uk2
кив bg5 mk-5 ru-4 sr3
тии bg-6 qc6 ru5
вся be-5 ru-4 sr-3 uk7
сяк bg6 qc4 ru-5 uk-4
уй_ bg-8 kk-2 mk-5 mn3 qc-5 ru8 sr-5 uk4
дил be-3 bg-7 ru2 sr5 uk3
дот bg-6 mk10 mn6 qc2 ru-5 sr-5
отк mk4 qc-2 sr-4
мод qc6 ru-6 uk2
рир ru-4
_д_ mn5 sr-4
=д mn5 sr-4
оян qc5 ru-5 uk4
=след bg11 mk-6 ru-6 sr-4
икл bg2 qc2 ru-1 sr-3
ючи bg5 mk-4 sr-3 uk2
_ки be-2 bg-4 kk-1 qc8 ru-5 sr1
кин be-2 bg-4 kk4 mk2 qc4 ru-4 sr3 uk-4
ись bg-4 mk-2 ru6 sr-2
мил bg2 kk2 mk3 ru-4 sr-2
кир uk-6
чер be-6 kk3 mk3 qc-3 sr-3 uk2
рне be-4 bg-2 kk2 mk6 ru-5 uk6
нки bg-3
уше mk5
_зи bg-6 sr4
уги mk3 uk-3
жни mk7 ru-6 sr-2 uk3
сек bg2 mk5 sr-5 uk-2
=често ru-10 sr7
сип mk7 ru-5 sr-6
ипе qc4
пед bg-3 ru2
рев bg-2 mk5 ru2
ево bg-1 mk-3 ru5 sr2 uk-4
кли mk-3 qc2 ru-4 uk2
иен bg5 mk4 ru-4 sr-5 uk-4
нти bg2 mk6 ru-8 sr-2 uk-3
=остава bg9
дид kk2 ru-3
гие ru5
енк kk8 ru2 sr-6
соч bg4 ru-4
йни bg5
вя_ bg7 ru-5
=мога bg9 sr-5
=сама ru4 sr-5
=добро sr5 uk-5
узи bg5 ru-5 sr-2
зик mk5 sr-5
окр be-4 bg-2 kk3 mk-2 mn-2 sr4
вки sr-6
тма bg6 ru-8
тиц sr4
=аз be-2 bg9 mk-7 qc8 ru-7 sr-6 uk-4
виц ru6 uk-5
иан uk-7
енз bg-5 mk5
нзи mk4
зив bg-3 mk-5 ru-5 sr9
=заради bg6 ru-6
нео bg-4 sr3 uk2
кци ru-3
пет be-3 bg4 ru-2 sr3 uk-7
олн be-3 bg3 mk4 mn3 sr-6 uk-6
рио sr3 uk-5
иод mk5
чил bg2 kk3 mk2 mn2 ru-2 sr-5
изр bg-4
ав_ be-9 bg-11 kk-2 mk5 mn-1 qc5 ru-3 sr-5 uk10
_ря ru5
ряд be-4 bg-3 qc-3 sr-4 uk7
дко be-3 ru3
изи bg-3 mk3 qc2 uk-5
бре be-3 bg3 qc-2 ru-2 sr-5 uk6
ре_ be-4 bg-4 mk-4 mn-2 qc3 ru3 sr6
=добре bg10 mk-8 ru-10 sr-3 uk4
рби ru-3 sr5
кос kk3 mk3 uk-3
бос be-2 bg-2 kk4 qc2 ru-3
_хе ru7 sr-2 uk-3
хер be-3 bg-5 mk-6 ru13 uk-4
съе bg-5 ru8
пло bg2 mk3 mn2 sr-5 uk-5
_км mk-4
_жи be-2 bg-3 mn4 qc-6 ru3 uk1
жит bg-7 mk-2 qc-2 ru3 sr4 uk3
уши bg5 sr-5 uk-4
=души bg9 ru-4
диг bg3 qc4 ru-7 sr4 uk-5
дре be-3 bg5 mn3 sr-3 uk-4
ича be-2 bg5 mk-4 qc-2 ru-3 sr2
зни qc-2
едр bg-6 ru6
дри bg-7 mk3 ru3
рин be-2 mk-4 mn3 sr-2 uk1
меч bg-3 ru3 sr3 uk-3
ечк bg-9 mk4
ткр bg3
рим bg-2 kk-3 mk-2 mn4 qc3 uk3
_же be-6 bg-3 kk5 mn1 ru4 uk-8
жел be-3 bg-8 kk3 mk2 mn3 qc-4 ru-2 sr9 uk-4
енч mk6 qc7 ru-7
_зе be-3 kk4 mk7 ru-1 sr-2 uk2
=лесно bg10
рти be-3 kk-2 mk4 qc-2 uk-2
мун ru-3 sr3
уни bg-1 mk4 qc4 ru-4
сре mk3 ru-5 sr2 uk-4
рещ bg7
уг_ be-5 bg2 mn4 sr-4 uk2
=друг be-4 bg5 sr-9 uk5
_вк be-3 mk3 qc-3 ru4 sr-6 uk4
юче ru5
инц bg-3
опа be-3 bg-3 kk4 mk2 qc-2 ru4 uk-2
очт bg4 mk-5 ru6 sr-5 uk-5
чти bg4 mk-5 ru7 sr-5 uk-5
=почти bg5 mk-4 ru4 sr-4 uk-5
ибл mk-5
зит bg-5 qc-2 ru-4 sr8
=бе bg8 ru-5
_вз bg6 mk-6 qc-2 ru8 sr-5 uk-4
взе bg11 mk-6 ru-4
еща bg5 sr-3
аби bg-5 qc2 ru6
бин mk3 uk-4
шни bg3 mk1 sr-2
нин be-3 kk3 mk2 ru-5
=проблем qc5 ru-5
фал mk9 sr-5
тир bg2 kk-2 ru-3 sr4
ахт bg-5 mk-4 qc9 ru4 uk-4
тич qc-2 sr2 uk-5
гия kk5
реа kk3 mk4 ru-3
зов be-4 mk-3 ru-2 uk4
хте bg4 sr4 uk-4
=кога bg-3 mk9 ru-4 sr-3 uk-3
=долара sr7
_уг bg-7 mk-2 qc6 ru4
рор ru2 uk-5
виз bg-3 mn3
рни qc-2 ru-3
=ес bg4
зви be-2 qc-2 ru3 sr-3 uk5
вир bg-4 mk4 ru-8 uk4
оша mk3 uk-3
=никога bg11 mk-6 sr-4
сме bg2 mk5 qc-3 sr-4 uk-6
=сме bg6 mk5 ru-10
=толкова bg8 mk-6
зби bg4 ru-2 sr-4
бир bg-2 kk-2 mn-2 qc10 sr-4 uk-4
уж_ qc-4 ru8 sr-5
гло bg-3 kk3 mk1 mn7 qc-4 ru2 sr-2 uk-5
лоб be-3 bg-4 mk5 qc3 sr2 uk-4
=коли ru-6 sr-3 uk9
аи_ bg-6 mk-3 qc13 sr-5
=имат bg6
еци bg-7 mk4
жес bg8 mk-4 sr-5 uk-3
рои bg5 kk-3 mk-3 qc3 sr-1 uk-5
мот be-4 bg-2 mk5 qc3 sr1
тег bg4 mk4 qc2 ru-4 sr-6 uk-3
егл ru-3
йон qc3
ужи mk-3 mn2 qc-2 ru1 uk2
рди bg-5 kk-4 ru2 sr5 uk-4
оиз mk2 sr-2 uk-2
дит bg-7 mk-2 qc-2 ru4 uk4
ику mk-2 qc-2 sr2 uk2
цат bg4 mk3 ru-6 sr-3 uk-3
изч bg6
моя bg-3 ru2 sr-3 uk5
изд bg-2 kk-2 mk-2 qc3 ru6 sr-2 uk-4
зди bg-5 qc5 ru6 sr-7
ажд be-2 bg3 mk-4 ru6 sr-5 uk-4
бще bg-3 ru5
дло mk2 qc-3 uk-3
иле kk2 mk6 qc2 sr-3 uk-5
=искам bg11 mk-8 sr-4
дем be-3 kk1 ru-3
_оц mk-5 sr6
тим bg-3 kk-2 mn-2 ru-3 sr2 uk4
аед mk7
зго mk7 ru-4 sr-2
=сте bg5 ru-12 sr4 uk-6
_шу be-3 bg-5 kk-3 mk-4 mn3 qc7 ru-6 uk4
теж bg7 mk-6 ru-8 uk7
две be-4 mk6 ru2 sr-5 uk-4
=две bg4 sr-4 uk-3
=три bg-3 mk2 ru7 uk-3
=страната bg8
мск mk7 ru-3
рел be-4 mk-2 qc-3 ru4 uk-2
уть be-4 bg-2 uk6
лск ru-6
чек be-5 bg-12 mk6 ru-2 sr3 uk6
бис bg-12 sr9
тки be-3 sr-4 uk5
вди bg6
див bg-4 mk2 uk4
ивс ru-6 uk8
вск be-2 sr3 uk-3
=роза mk4 sr-5
гин mn-3 qc3
=ма kk7
азп bg9 ru-5
зпр bg8 mk-3 ru-4
рех be-3 mk-5 uk5
зхо bg7
ири bg-3 mk1 mn-2 qc4 uk1
=четири ru-5 sr7
рил be-3 mn6
инч mn6 sr-6
оящ ru5
из_ be-2 bg-8 kk-3 mk-3 mn-3 ru6 sr4
овс be-3 bg-3 ru5 uk-2
=даде mk6
ид_ mn6 qc-3 ru-6 uk-4
ниж mk-5 uk8
ижи bg3 sr-5
жил bg-6 mk-2 mn10 qc-5
кси be-3 mk-3 mn3 qc2 ru2 uk-2
рси bg3 mk-3 sr-4
хон qc6 ru-4 sr-3 uk-4
онг mn8 ru-6
нг_ bg-2 mk4 ru-2 sr3 uk-8
рея qc4
лте mk5
ахн ru7 uk-4
хне ru5
оса be-6 mn-2 qc-2 ru4
въз bg5
еще bg-2 ru5 uk-3
щен ru3 sr-2
риа bg6 qc-3 ru3 sr-7 uk-4
вне bg-3 sr3
азо be-3 bg-4 mk6 ru2 sr-7 uk5
риг bg3 mk-5 mn5 qc-3 ru4 uk-5
иги qc4 ru-3
ечи mk4 uk-5
чие bg-5 ru7
нге kk3 qc2 ru-3 sr-3
гел bg-4 qc7
=бил bg5 ru-3 sr-6
_ща bg5
орб mn3 ru-5 uk-3
жеш be-4 bg4 qc-4
=можеше bg6
азк bg8
вои mk2 ru9 sr-9 uk-6
лиц bg-2 ru5 uk-3
чив bg-4 mk-4 ru3 uk4
елс bg6 mk-2 ru-5 uk-3
олу be-5 mk4 mn-2 qc2 sr-1 uk-4
езп ru-5 uk8
озд bg-5 mk3 ru4 sr-4
зде be-3 kk6 ru5 sr-4 uk-5
одп sr-4
дпо bg3 mk-4 qc3
дет be-3 kk3 mk2 qc-3 ru5 sr-7 uk-1
ън_ bg5
вил be-3 bg-5 mk-2 ru4 uk3
идж uk8
йн_ be-5 bg5 mk-4 mn10 qc-4 ru-9 sr-4 uk-3
нон bg5 sr-4
мич bg5
тпр bg-3 mk6 sr-3
мда be-4 kk2 mn-2 qc5
еки be-2 ru-6 sr2
кип bg-4 sr4
ийт mn4 ru-4 uk3
=член ru4 uk5
_сч mk-3 ru6 uk-4
енг bg3 kk6 mk-2 uk-5
ину be-2 bg-1 mn3 qc-6 ru2 sr2
реч bg-5 mk9 qc-2 sr-4
еч_ qc5
еви mk2 mn3 ru-3 sr3 uk-4
зия kk5
уро mk-5 mn2 qc-2 ru7 sr-4 uk-2
рип qc4 sr6 uk-4
еам mk8
амб mk2 mn3 qc-4 ru-5 uk3
иту be-2 bg-2 mk3 uk-3
=миналата bg6
=година mk5 ru-7 uk-3
еоб ru4 sr-3
бич bg7 mn5 qc-3 ru-6 uk-5
аря be-5 bg4 sr-5
ря_ be-5 mk-4 ru4 sr-4
риф bg-5 mk5
ифа bg-5 mk4
фа_ bg-6 qc-6 ru5
тук bg4 mk8 sr-6 uk-6
ук_ bg6 mn-3 ru3 sr-2 uk-4
=тук bg14 mk-7 uk-4
йли bg5
наи bg5 mk-3 sr-4
аис bg6 mk-5
=наистина bg6
бих bg5 mk-3 ru-6 sr4 uk-4
их_ be-4 bg2 kk-3 mk-9 mn4 qc-6 sr4
=бих bg3 ru-6 sr6
кви bg-4 mk6
_дь mn-7 qc9
=вие bg9 ru-5
ище mk-3 ru5
=други bg7 ru-10 sr3 uk-5
деб bg5 kk4 qc-3 ru2 sr-3 uk-4
увс bg6 ru-4 sr-6
ише bg-4 kk-2 mk-3 sr7 uk3
таж bg-4
=знам be-3 bg7 ru-6 uk-5
изо bg5 mk-3 qc3 sr-4 uk-8
сат be-4 bg-3 kk4 mk2 qc2 sr2 uk-2
оем sr-3
мвр ru-5
ври ru-6
нол mk-3 sr7
оги bg-5 kk7 qc-2 ru3 uk-2
=готова uk7
зиц bg3 sr-3
=вода bg7 sr-9
вув bg-5 mk9 ru-2 sr-3
=докато bg9 sr-5
нце be-3 sr3
сио mk4
рий bg2 mk-2 mn6 qc-2 ru-6 sr-3 uk6
дир bg-2 mk5 mn2 ru-2 sr-1
ире bg-4 qc3 sr4
=джон bg8 ru-5
пио bg-6 mk5
=им bg-3 mk10 qc-4 ru4 sr-7 uk-4
=тим bg-7 ru-4 uk3
=както bg8 ru-7
фир bg-4
ирм bg-8 mk5 ru-8
доп bg-3 kk3 mk-3 qc-4 ru-3 uk7
опу qc-2 ru4 uk-2
ум_ be-2 bg-3 mk8 mn3 qc2 ru-4 uk-6
вна be-5 mk8 sr-8
роо bg-4 mn3 qc3
маж bg-7 mk8
=направи bg6 sr-5
шир mn3 ru-5 sr3
шес sr-5 uk-5
=шест mk5
зки ru6
нуд bg5 mk3 ru-8 sr-4
уде be-4 bg-2 kk1 mk-4 qc-3 sr2 uk5
ижа mk4
=ние bg7 ru-6 sr-4
лим mk-1 ru-5 sr9 uk-3
=мислим bg-4 sr5
сеп mk5 uk-4
епт uk-4
тем be-5 mn2 uk2
съб bg5
дпи ru7
=нар mn10 qc-5 ru-4
авр be-4 bg-4 mk6 qc3 ru-5 uk3
енб bg3 kk5 mk-4 ru-4 uk-3
нба ru3
хме bg10 mk-7 ru-5 sr-4
пул bg2 mk1 qc4 ru-5 uk-3
ули be-2 bg-4 kk3 mn5 qc-4 ru4 sr-4
здр bg4 mk3 uk-4
згр bg-3 mk6
=начин ru-4 sr4
рег mk5 mn2 qc-3 ru-3 sr-2
пив mk4 uk3
шин be-3 kk-2 mk-6 mn4 qc1 ru-3 sr2 uk2
пун bg-7 mk-5 ru-6 sr11
азя bg8 ru-5
объ ru7
бър bg7 ru-3
лео ru-5 uk5
имп bg-3 ru4 uk-3
мпе bg5 mn4 qc-4 ru-3
уси bg-4 mk4 ru2 sr-2 uk5
_ел bg8 mk-3 mn-2 qc3 ru-8 sr-4
ктр kk4 qc-3
сня be5 bg4 uk-4
тие mk6 sr-4 uk-3
жер be-4 bg-5 kk3 mn4 sr-5 uk4
ртв mk3 uk5
_хъ qc6
=живее ru-6
_о_ be-4 bg2 kk-4 mk-3 mn-3 qc-4 sr1
=о be-4 bg2 kk-4 mk-3 mn-3 qc-4 sr1
шно be-2 mk5 ru-3 uk4
лст bg4 ru-3 sr-5
ив_ be-5 bg-2 kk-3 mk5 qc-3 ru-3 sr-2 uk6
=против bg-3 mk-2 ru8 sr6 uk-12
_ит qc10 ru-3 sr-8 uk-3
гли be-2 bg-2 mk3 uk3
_уе bg5 mk-4
руу be-2 mn7 qc2 ru-6 sr-4 uk-2
уун bg4 mn7 ru-6 sr-3
пие bg7 mk6 ru-7 sr-7
мм_ ru7
кок be5 ru-6
емп uk-4
скв ru6
иоз bg7 ru-5
елт mk4
ойк bg5
рг_ sr5
вла be-2 bg-3 qc2
дио bg3 mk-2 ru2 uk-4
ажи mn3 qc-3 sr2
жир mk-3 ru8
=живот bg4 mk-4
сид be-3 bg-9 qc4 ru5 sr-3 uk5
еца be-3 bg9 ru-7 sr-7
рле bg-2 kk4 qc3 ru-5 sr-2 uk4
_дя uk8
даш bg-4 qc4
ивш mk-4 sr4
вши bg-6 mk-5 mn3 qc-4 ru4 sr5
бий ru4
_ир mn5 qc3 sr-4
олг be-2 bg-6 mk5 mn3 qc3 sr-5 uk-5
=пари mk6 sr-7
=имаше bg5 sr-8
мби ru4 sr-5
=моя bg-5 ru4 uk5
лне bg-5 sr3
луш be-3 bg-7 mk6 ru4 uk-3
иго ru4 sr-6
рее ru5
жби bg8 ru-5
сис bg-1 mk4 mn3 qc-5 ru1 sr-3
ърз bg5
=всеки bg9 ru-6
рза mk6 sr-4
ибе ru6 sr-5
пил sr-6 uk8
пев bg-4 uk5
емо be-2 bg-5 mk-4 qc3 ru-4 sr3 uk8
=стане sr-5
даж bg-1 mn1 ru4 sr-7 uk-4
ажб ru-7
лбо mk-3 mn4 ru3 sr-3 uk-2
шит sr3 uk-3
бод bg3 kk-2 mk3 ru-2 uk-4
бик qc4
=власти ru7 sr-8
=ти be-3 bg3 kk-3 mn-3 qc-6 ru-6 sr-2 uk8
збе bg-4 mk5 ru-4 sr4
тле mk-4 ru3
буч ru3
=де be-2 mk-6 qc-8 ru-9 sr-6 uk17
дя_ bg5 ru4 sr-4 uk-5
бид bg-9 mk12 mn4 ru-3 sr-11 uk2
нбе ru-4
бев mk9 sr-5
жим ru3 sr-4
вов be4 bg-7 mk2
теб be-4 bg-2 mk2 qc-3 ru3 sr-2
=теб bg9
_сб ru5
яде bg4
афи bg-4 kk6 mk6 ru-4
кно ru6 uk-4
_оо sr-6
оон mn4 sr-5 uk4
=оон uk6
окт be4 bg-9 mk5 qc4
тск ru-5 sr6 uk-3
тож bg-6 ru12 sr-3 uk-5
лип bg6 ru-5
_ик bg5 kk-3 mk-5 qc10 ru-3 sr-4
олм kk5
лма be-3 bg-2 kk5 mn2 qc3 ru-5 sr-4 uk-2
ерв be-3 qc-2
=минута bg-7 ru-6 sr8
ржи bg-8 mn3 sr3 uk-3
_йо be-4 mk-2 mn-2 qc8 ru-7 sr-2 uk5
зст bg6
злу be8 uk-7
луд mk5
одъ ru4
алс be-4 bg-6 mk5 ru6 uk-3
пох ru9 sr-7 uk-5
бят ru5
_яб bg-4 qc8 ru4
биз ru3 sr-4
био bg-4 kk4 mk-3 sr5
охи bg-5 mk-2 mn8 qc-2 ru2 sr-4 uk2
мик bg3 sr-4
_ри be-4 mk-2 qc2 uk3
ибо mk-3 ru6 sr-2
=скоро bg6 qc-5 sr-4
дхо bg5
таб be2 bg-3 kk4 mn-3 qc3 uk-3
еря be-3 ru6
=ме be-6 bg5 mk2 mn-2 qc-3 ru-9 sr2 uk-7
рше bg-6 kk3 mk7
сун kk-3 qc5
риц bg-5 sr4
теш bg3 qc4
сви be-4 bg-2 qc-2 sr2 uk1
диз bg4 mk4 ru-4 sr-3 uk-3
лиг bg-4 mk3 uk-3
неч ru3
=отново bg11 ru-6 sr-5
ълж bg4
пу_ be3 bg-7 mk-6 qc-3 ru5 sr6 uk-5
бег be3 bg-7 ru4 uk-3
ъл_ bg6
тли ru3 sr-4 uk-3
оки ru-6 uk5
улу qc5
чуд mk7 sr-6 uk6
гис kk4 mk5
мок bg-2 qc3 ru4 uk-3
=иска bg8 mk-6
фут bg5 sr-7
яте bg4
гоц mn6
_юл qc5
лиа bg6 mk-3 ru-5
епо be2 bg-6 sr3
етт be-4 bg-9 kk8 qc2 ru3 sr-6
тте be-2 bg-3 kk6 mk-4 mn2 qc3 ru-2 sr-4 uk-3
вич bg-4 kk3 mk-3 ru3
исн sr5
ио_ bg-12 mk-7 mn3 ru-5 sr14 uk-4
_вд bg3 mk-4 ru3 sr-6 uk4
еве mk4 mn2 ru-4 sr3 uk-3
отя bg-4 qc3 uk4
теп be-2 bg-2 mk4 qc5 ru-3 sr-5 uk3
рде kk7 qc2 ru-2 sr-5 uk-2
есо bg-5 mk8 ru3 uk-5
хой be-4 bg-2 mn7
ойл bg-6 qc4 ru-3
йл_ bg6 qc-5 ru-4
цер be4 mk-4 ru5 sr-4
рф_ ru7
пка be-4 bg5 sr-4
одг mk4 uk-3
дго mk4 uk-3
овк be-3 mk-4 sr3
уди bg-2 mk3 mn2 qc-3 ru-3 sr4 uk-1
олд be-2 kk4 mk-2 mn1 ru-2 sr-2 uk-2
еке bg-1 kk7 mk3 qc-2 sr-5 uk-2
кем qc5
део bg-6 mk3 ru3 uk-3
гич mk6 ru-6
лиш mk3 ru-3 sr-3 uk6
шет bg-5 mk5
лжи bg-3 mk6 sr-3
рят be-2 ru4
сом be-4 bg-6 ru6 sr2 uk-3
илк ru6
_вч be-6 bg3 sr-3 uk5
вче be-3 bg6 sr-3 uk-5
=вчера bg4 uk-4
идв mk-6
=ваше sr7
вим ru-8 sr6
фла be6 bg4 mk-4
вня ru-4 uk5
_ци bg2 sr-3 uk3
бет kk3 mn4 ru-5
егн bg7
ипи uk4
инн mn3 ru-5 sr-3 uk7
=цел bg10
иму mk-3
пож bg5 sr2 uk-3
есв bg7 sr-6
рло sr4
=право ru6 sr-5
дев mk2 sr4 uk-4
ипа mk3 qc-3 ru-3 sr4
иар bg4 mn7
тт_ ru6
=вот be-3 bg-4 mk-12 ru16 sr-2 uk-3
=уже bg-3 ru9 sr-6 uk-2
это be-4 bg-5 mk-4 mn-2 qc-3 ru8 sr-3 uk-3
=после uk-4
едь ru6
дь_ be-4 bg-3 qc-3 ru4 sr-5 uk4
эх_ be-3 mn7 qc-3
обы be-3 kk4 qc-3 ru6 uk-2
ылғ kk4
+ғ be-4 bg-6 kk7 mk-3 mn-4 qc-2 ru-8 sr-4 uk-4
лға kk5 qc-2
ға_ kk4 ru-2 uk-2
_жі be-3 uk4
ері be-6 bg-2 kk8 qc-3 ru-3 sr-3 uk3
лге kk4
+қ be-5 bg-5 kk11 mk-6 mn-6 qc-4 ru-9 sr-8 uk-6
_қа be-3 kk9 mk-2 qc-2 ru-5 sr-3 uk-3
қаз kk3
ақ_ kk5 qc-2
шіл kk3
іле kk5 uk-3
рі_ be-5 bg-5 kk8 mk-2 qc-3 ru-4 sr-3 uk6
кеш bg-3 kk3 qc5
шев mk3
=пен kk9
_бө bg-3 qc5
+ө be-7 bg-6 mk-7 mn2 ru-7 sr-8 uk-7
қай kk5 qc-2
айы be-4 kk6 mn-3 ru-6
ыпт kk4
пты be-4 kk5 qc4 ru-4
тың kk9 qc-2 ru-3 sr-4
+ң be-6 bg-4 kk5 mk-5 mn-6 qc2 ru-8 sr-8 uk-5
ың_ be-3 kk5 mk-2 mn-2 ru-7 sr-4
ылд be-3 qc2 ru-3
лда be-2 bg-3 kk3 mk-3 mn2 qc3 ru-3 uk-3
ып_ be-3 kk4 mn-4 qc2 ru-5 sr-2
тқа kk4 qc-3
қа_ kk2
=мен be-2 bg4 kk12 mk-7 mn-2 qc-2 ru-6 sr-5 uk-6
ғы_ kk6 qc-3 ru-2
сот be-4 bg-4 kk5 mk5 mn2 uk-2
тты be-2 kk3 qc4 ru-6
ық_ bg-2 kk11 mn-2 qc-6 ru-3 sr-3
+ү be-7 bg-6 mk-6 mn1 qc4 ru-8 sr-7 uk-9
+ә be-5 bg-8 mk-6 mn-7 qc8 ru-10 sr-9 uk-7
тиж bg-4 sr5
иже bg-5 sr5
інд kk7 sr-2 uk-4
тағ kk4
аға kk5 uk-2
ған bg-2 kk5 mn-2 ru-3
емл bg-12 mk-3 ru6 sr3 uk2
тті kk7 qc-3 uk-3
тік be-2 kk6 qc-2 uk-2
ыл_ be-5 bg-4 kk2 mk-3 mn-3 qc7 ru2 sr-3 uk-2
_қо kk7 qc-3
_ау bg-2 kk7 qc-6 ru-4 sr4
ауы kk2 ru-2
уыл kk3
ынд be-6 kk5 mn-3 ru-7
уға qc3
лды be-4 kk5 mn-3 qc1 ru-5
дың kk4 qc-3
нау be-3 kk5 qc-4 ru-2 sr3
ыз_ be-4 kk5 mn-3 qc3 ru-5
йын be-2 kk3 mn-4 qc4 ru-6
_кү be-2 kk3 mk-2 mn-5 qc5 ru-3 sr-3 uk-3
күр qc4
дағ kk3
ағы kk6 qc-2
ғын kk3
ның be-2 kk3 ru-5
_тө be-2 mn4 ru-2
_ақ kk5 qc-2
_әс kk5 qc-4
еп_ be-4 bg-4 kk4 mk-5 mn-3 qc7 ru-3 sr-3 uk-3
=деп kk4 qc4 ru-6 sr-3 uk-2
кий bg-4 kk-2 mk-3 ru5 sr-5 uk3
_мә kk3
еу_ kk5 mk4
қал kk5 qc-3
қол kk2
анб sr-5
нті kk6
тін be-3 kk6 uk-1
нің kk5 qc-2 uk-3
ің_ be-2 kk8 qc-4 uk-3
әлі kk4
ойы kk9 qc-7
ынш kk7 qc-5
_тұ kk3 qc-2
+ұ be-4 bg-4 kk14 mk-2 mn-3 qc-8 ru-4 sr-3 uk-3
тұр kk3 qc-2
амд be-4 kk3 qc5 ru-3 sr-3
мды kk7 qc-4 ru-2
_құ kk3
ұра kk3
йды kk6 qc-2 ru-3
_кө be-2 bg-2 kk5 mk-2 mn-6 qc4 ru-4 sr-2 uk-4
өлі kk4
_жә be-1 bg-2 kk12 qc-6 ru-2 sr-2
жән bg-2 kk11 qc-5 ru-2 sr-2
әне be-2 bg-2 kk8 qc-2 ru-2 sr-2
=және bg-2 kk11 qc-5 ru-2 sr-2
омм ru4
мму ru7
ліг uk3
лық bg-2 kk8 qc-4 ru-3
ияс kk4 qc3 ru-6
ақс kk3
иял bg-4 kk6 qc2 ru-3
ялы kk2
елд kk3 ru-2
лде kk3 ru3 sr-3 uk-2
дег bg-3 kk3 mn-3 qc8 ru-3 sr-3 uk-3
лке ru-4
ерр bg-4 ru4
_жү kk4 uk-2
ге_ be-4 bg-9 kk9 mk-4 uk-2
сыр kk4 qc-5 ru-5 uk4
_үш kk8 qc-4
үші kk4 qc-2
шін kk5 qc-2 uk-2
=үшін kk4 qc-2
_жұ kk5 qc-3
тей be-4 bg-3 kk4 qc-3 ru4
ртт kk4 ru-3
нді be-2 kk4
дік kk3
ыры be-3 qc4
тау kk4
рға qc3
асс bg-8 mk-3 mn1 qc1 ru8 sr-6 uk-4
сса bg-3 mn2 qc1
сас ru4 uk-5
ұры kk4
лым be-2 qc4
лып be-3 kk3 qc2 ru-3 sr-2
=болып kk3
теу kk5
ті_ be-5 bg-3 kk8 qc-4 ru-7 sr-3 uk6
мде kk4
рді kk5 qc-2
дің kk5 qc-2 uk-2
ейл bg9 uk-5
нио bg-6 kk3 mk8 mn4 ru-6 sr-2
иот bg-5 kk2 mk9 qc-3 sr-8 uk-3
оға kk4
ғар kk3
_ом qc4 sr4
лса kk3 mn6 qc-4 ru-2
_қы kk6 qc-4
қыз kk5
тпе kk4
сқа kk4
дық kk3 qc-2
ықт kk3 qc-2
қта kk5 qc-4
_ши bg-2 mn4 qc2 ru-2
осы kk9 mn2 qc-6 ru-2
=осы kk8 ru-5
_өл mn-5 qc6
еңі kk3
соң qc4
мақ kk4
ақт kk5
ізд kk3
алм be-3 bg-3 kk4
_сө kk2
сөз kk4
зді kk2
ді_ be-5 bg-3 kk12 mk-2 qc-5 ru-6 sr-4
_үн mn5
_өн mn4 qc-3
көр kk6 mn-4
өрс mn2
кей kk4 qc-3 ru-3
_бұ kk9 qc-3 ru-2 sr-2
кел be-4 bg2 kk5 qc3 ru-5 sr-6 uk-6
еді be-5 bg-2 kk10 qc-3 ru-4
иль be-2 bg-7 mk-3 qc2 ru1 sr-2 uk3
өме kk4
мек bg-3 kk5 mk4 mn2 ru-3 uk-2
ымд kk4
ақы kk4 qc-3
лау kk4 ru-3
_ол be-3 bg-7 kk8 mk-2 mn3 sr-2 uk-5
еті be-3 kk7 ru-3
олғ kk3
гіз kk4
_ті be-6 kk5 uk3
руа mk6
_мү kk2 mn-4 qc6 uk-2
_үз kk-3 mn5 qc2
лді kk3
өзі kk5
_тү kk3 mn2 ru-2 uk-2
түс kk3
илл bg-7 kk7 mk-5 qc3 ru4 sr-8 uk-4
лли bg-7 kk5 mk-3 mn4 qc3 ru4 sr-6 uk-8
лио kk3 uk-4
нға kk3
тір kk4
маң kk5
аңы kk5
ңыз kk8 qc-7
зим uk6
мут ru-4 sr3
қар kk6
бағ kk4
ейі kk5 qc-2 uk-2
йін kk4 uk-2
_мө mn5
кез kk5 qc-2
_бү bg-2 mk-2 mn5 ru-3 sr-2 uk-3
рих kk6 mk-3 qc-2 ru-3 sr3
мыз kk4
ызд kk3
=адам kk6 sr-3
атқ kk3
қын kk3
ахм ru4 sr-5
хма sr-5
мағ bg-3 qc3
ышт qc10 ru-7
асқ kk3
_әл kk5 qc-2
йді kk5
діл be-4 ru-4 uk9
=ал kk4 qc7 sr-4 uk-3
бөл kk4
шек bg-4 ru5
іп_ kk6 qc-4
шығ kk2
ыға kk4
зот bg-4 ru5
опт bg-5 kk2 ru-4 sr5
алл be-4 bg-3 kk5 qc3 ru5 sr-6
лл_ ru-6 uk5
йда kk3 qc4 ru-4
бұл kk7
ұл_ kk6
=бұл kk7
қты kk6 qc-4
сіз kk7 uk-6
із_ be-3 kk7 qc-3 ru-2
алд be-4 kk2 mn4 ru-4 sr-3 uk-4
сым be-3 kk5
ыйы qc6
йыл qc5
алғ kk4 qc-3
_вм mk-5 ru2 sr-3 uk6
атп mk8
жол qc3
олс be-2 kk3 mn3
лсы kk4 qc-4
сыз kk4
син bg-5 qc4 ru-2 sr3
пур qc6 ru-5 sr-6
_дә kk5
түр kk5 mn-4
рін be-2 kk5 uk-3
мбо ru-4
ірі kk4 uk-3
өнд mn3
лме bg-4 kk5 qc5 uk-3
уге be-3 bg-3 kk5 qc-3
мын be-5 bg-3 kk5 mn6 ru-3
_мұ kk4
үрд kk4
іт_ uk5
_өт kk8 mn-3 qc-2
өте kk3
бах qc6
нші kk4 uk-4
ші_ kk5 uk-3
елг kk3 qc3 ru-3
_сә kk8 ru-3
ығы kk2
ғыс kk4
қан kk6 qc-3
=жер kk4
яқт kk4
исс bg-7 kk4 qc5
сси bg-8 kk3 ru8 uk-4
_аң kk-4 qc7
_эр bg-3 mk-2 qc2 ru3 sr-3 uk-3
үн_ mk-2 qc5 ru-3 sr-2
зға kk6
ппе ru6
атт be-5 bg-3 kk5 mn-3 qc4 sr-4 uk-3
амж mn7 qc-2 ru-3
олт mn4 ru-4 uk-5
сті be-4 bg-2 kk5 qc-3 ru-3 uk6
_әр kk8 qc-6
аул kk4
улы be-3 kk2 qc4
тоц bg-5 mk8
_эс be-3 mn3 qc6 uk-2
зын qc5
ейд kk4 ru3
кес kk3
_уа mk5 qc6 ru-7 sr-5
қыт kk4 qc-4
эр_ be-5 bg-2 kk-3 mk-3 mn4 qc2 ru-3 sr-3 uk-2
дуг bg-4 mk-5 mn6 sr8
усо bg3 ru4 sr-4 uk-3
ауд kk7 qc-3
рлы kk2
_оқ kk4
тең kk5
_ер bg3 kk6 mk-3 ru-4
=бір kk3
жақ kk3
шар be-2 bg-4 kk5 mk5 qc-2 ru2 sr-3 uk-3
=оның kk4 qc-4
іші kk4
_ег bg-4 mk-5 ru9 sr-3
дог bg-2 mk3 mn2 ru3 uk-2
гог bg-4
_аш be3 kk6 ru-4 uk-5
луы kk4
уы_ kk6 ru-3
шел bg-6 ru5
ырд kk4 qc3
лле bg-5 kk3 qc4 ru4 sr-4 uk-3
жек ru-5 uk6
=олар kk5 qc-3
_өз be-2 kk5 mn-4 uk-2
=керек kk3
екі kk6 uk-4
=екі kk4
күн kk5 mn-4 qc3 uk-3
әле kk7 qc-3
үй_ mn5 qc-3 ru-2
ешт be-2 bg-8 mk4 ru-3 sr3
өз_ kk6 qc-3
=өз kk4
імд kk4 uk-2
тид bg6 qc7 ru-8 sr-5
лор be-3 bg2 qc4 ru-3
нья qc4
нын be-3 mn-5 qc8 ru-5
пин sr-2 uk3
ең_ mk-2 qc3 ru-2
зге kk3
ич_ bg-6 ru6 uk-6
игл bg-6 mn4 qc-3 sr5
ырк ru5
үйе kk4
=ол be-2 bg-2 kk12 mn-3 qc-3 ru-4 sr-2
өтк kk3
тке be-2 bg-4 kk7 mk-4 qc2 sr-3
=кейін kk4
_ға kk3
ейм uk-3
_еш kk4 ru4
жоқ kk7
оқ_ kk7
=жоқ kk7
уап mk6
жин bg-4 mk-6 mn5 sr3 uk4
өнг mn4
буй bg-4 mn3 uk5
ул_ be-4 bg-4 kk-2 mn3 qc8 ru3 sr-6 uk-7
йы_ kk5
гем bg-4 qc5
еку be-3 bg-7 mk8 qc3 ru4 uk-5
жу_ be3 bg-9 mk-9 qc-2 ru3 sr3
еже bg5 sr-5
кке ru4 uk-3
_ой bg-6 kk5 qc2 ru-2 sr-2 uk-6
елл bg-5 mk-3 mn9 sr-4
еру be3 bg-7 kk6 qc-3 sr2 uk-3
тти bg-5 qc9
тіл be-3 kk3 uk2
шеш bg-7 kk3 mk4 sr5
бүр mn4 qc-3
сәл kk7
різ uk7
туы kk4
уын be-2 kk3
ноз uk4
ену mk-2 ru-4 sr6
=немесе kk5
әсе kk3
оге bg-6 sr5
уте bg-5
_дү kk3
үни mn3 qc-2
осс bg-6 mk-3 mn2 ru5 sr-3
_гү mn-5 qc5
=бар kk7 mn-3
гом bg-6 sr5
аяс kk7 qc-4
иге kk4
=дене qc6 ru-6
әре qc2
соғ kk4
оғы kk4
ссо bg-4 ru5
оор bg-3 mn6 ru-5 uk-3
әр_ qc5
ңда kk5 qc-3
фри bg-7 ru5
ниг mk3 ru4 sr-7
урк bg-4 ru4
йсе bg6 ru-5
жүр kk4
+һ be-3 bg-3 kk-3 mk-3 mn-10 qc14 ru-6 sr-4 uk-3
баш be-4 bg-8 kk-4 mk6 qc6 sr4 uk-5
баж uk9
сми mk-3
=болды kk7 ru-3
ерь bg-2 ru8 uk-5
=бас mn6
ән_ kk-2 mn-2 qc8 ru-3
епр bg-3 mk3 ru-2 uk4
есс be-3 bg-4 kk2 mk-4 mn8 qc-3 ru5 sr-3 uk-3
өрг mn4
үрг kk3 mn-3
йым qc3
кті kk3
тед qc4
=дан sr4
ртк be5 ru-7
ебі kk4
бі_ kk4 qc-2 ru-5 sr-4 uk5
_еу kk4
еур kk4
=оны kk4 mn5 qc-4 ru-5
зед mk8
соз bg-6 mk5 ru5 sr-3
зин ru3 uk-5
лд_ be-2 mn9 qc-2 ru-7 sr2 uk-3
екк ru5
шег bg4 mk-6 sr3 uk-4
_бә qc3
уел bg6 mk-5
ешк be-3 bg-3 mk7 ru-4 sr1
үні kk6 qc-3
мме ru5
айр bg-2 mn7 qc3 ru-5
амм ru4
_хэ bg-2 kk-2 mk-2 mn1 ru-1
тэй be-5 mn4
рхи bg-3 mn3 qc3 sr-5 uk-4
мс_ mn5
йра be-4 qc3
ияд kk7
бае ru5
сос be-3 bg-9 mk-2 ru15 sr-10 uk-5
лла be-5 bg-5 kk2 mk-2 mn5 ru2 sr-6 uk-2
сс_ bg-3 mn5
үнд mn3
сән qc5
бөг mn5 qc-4
лыт qc8
трі be-4 uk6
_бi kk12
хий bg-2 mn7 qc-5 ru-3
ье_ mn2 uk-4
лаң kk5
рік be-3 uk5
улг mn4 qc3 sr-3
оид qc5
көн kk-4 qc7
апк bg5
уан mk7
льд qc6
=ой mn-5 ru5
_эп qc6
итт bg-7 mk-3 qc3 sr-4 uk5
цин bg-4 ru2
=туралы kk6 qc-4
иян kk4 ru-3 sr-3 uk3
илы ru3
ыми bg-3 ru5 uk-3
ірк be-4 uk4
=емес kk8
_пс mk-3 ru4 sr5
сих ru9
ихо bg-6 mk-2 uk4
_үй kk5 qc-2
үйл mn4 qc-2
хи_ bg-4 mk-3 ru9 sr-6
нук ru5
апс mk6 ru-3
=одан kk8
рь_ be-3 bg-2 mn-2 ru8 sr-3 uk-4
окс uk-5
унд mn3
угр ru4
әм_ qc4
йса mn3
төл mn4
арь be-4 mn5 qc-4 ru6 sr-2 uk-2
_үт qc6
_эл be-2 bg-3 kk3 mn6 uk-3
ийл bg5 ru-5
=ин qc7
тсе bg-6 mk7 qc5
_өм be-3 kk2 mn3 qc-3
нгр be-4 bg-7 kk6
пти bg-4
ишт bg-10 mk8 ru-7 sr4 uk-4
идр kk4 mk4 sr-3
ех_ bg7 mk-4 ru2 sr-3 uk-5
тім be-5
шаш ru-4 sr4
_әй kk4
әйе kk4
йел kk6 qc-4
уб_ qc5
хаб bg-3 kk6 mk-4 mn-5 qc3 ru6 uk-3
фре bg4 mk-4 qc-3 uk2
иля uk5
ште be-3 bg-8 kk2 mk3 qc6 ru-4 sr2 uk-2
_ді uk7
_п_ sr-5
=п sr-5
ийд mn4 ru-4 uk3
сиб ru4
иби mk-3 ru5 sr-3
_фу qc2 sr-2 uk-2
фун qc5 ru-4
нкц ru4
елм qc5
уші kk3
агы kk-6 qc8
гы_ kk-5 mn-5 qc5 ru5
_үг qc3
ьни be-2 bg-2 kk5 ru-2 uk3
псе mk6
вдо uk9
зил qc5
зша be5
лаж bg-4 mk7 ru-7 sr5
ибу uk3
шон qc11
лык kk-3 qc8 ru-3
iң_ kk6
вте mk6
огт bg-3 mn4 qc4
йов qc6
=ту sr8
йк_ mk-5
ятс ru4
ют_ be-2 bg-3 kk2 ru9 sr-2 uk-8
цуз bg3 mk-4
уз_ be-4 mk-4 ru-7 uk8
ск_ be4
быс kk5
мд_ mn5
ппа be-5 bg-5 sr-7 uk5
тян ru6
озг be-3 bg-5 ru10 sr-3
тээ mn3
ээр be-3 mn8 qc-4 ru-4
йке kk5
ужу ru-5 sr5
олл be-3 bg-5 kk2 mk-3 mn5 qc2 ru2 sr-4
фаш ru7
шиз ru6
фот bg-4 sr7
шем bg-4 sr3
одр mk3 ru-5 uk2
држ bg-8 mk7 ru-6 sr4
чај bg-4 sr4
+ј be-6 bg-12 kk-4 mk4 mn-3 qc-5 ru-9 sr5 uk-7
ајн bg-4 mk3
веќ mk5
+ќ bg-9 mk14 qc-2 ru-5 sr-8 uk-3
еќе bg-4 mk7
ќе_ bg-4 mk8 ru-2 sr-3 uk-2
циј bg-4 ru-3 sr2
ија bg-8 mk7 qc-3 ru-6 sr-2 uk-3
вој bg-5 mk4 ru-3
ојн sr4
со_ be-3 bg-2 mk5 qc-4 ru2 sr-8
=со bg-8 mk8 qc-3 ru2 sr-6 uk-3
аук bg-7 sr4
_ја be-3 bg-7 mk7 qc-2 ru-4 sr-2 uk-3
ја_ be-2 bg-7 mk4 qc-4 ru-5 uk-5
=ја be-2 bg-4 mk2 ru-2 sr2 uk-2
оја bg-5 mk6 ru-2 sr-2 uk-3
јат bg-6 mk8 sr-5
врш bg-9 mk4 ru-6 sr9 uk-4
шув bg-4 mk8
вањ bg-5 mk3 ru-2
+њ be-3 bg-10 kk-2 mk1 mn-3 qc-4 ru-8 sr9 uk-5
ање bg-7 mk5 ru-5 uk-2
њет bg-5 mk12 sr-7
нај bg-7 mk6 ru-3 uk-2
ајд bg-3 mk8 ru-3 sr-4
зач be-3 bg-6 ru4 uk4
_фл be9 qc-3 ru-4 uk-2
лув mk6 ru-3
ње_ bg-5 mk3 ru-5 uk-3
прв bg-11 mk10 ru-7 sr4 uk-3
рањ bg-4 mk9 sr-5
=како bg-14 mk10 ru-7 sr3
кој bg-4 mk4 ru-3 sr1 uk-3
ој_ bg-7 mk3 qc-3 ru-5 uk-3
=кој mk11 sr-10
рај bg-5 mk4 ru-4 sr2
ај_ be-3 bg-7 mk11 ru-5 uk-4
дој mk8 sr-6
ојд mk7
јде bg-4 mk7 sr-3
шок be-4 bg-4 mn6 ru-5
зиј sr2
дод be-2 bg-10 kk3 mk3 qc6 ru-2 uk1
=од be-4 bg-7 mk7 qc-5 ru-10 sr2 uk-5
риј bg-4 sr5
=место bg-10 ru7 sr4
емј mk8 sr-6
ји_ bg-2 mk-2 sr5
лом be-4 mn4 qc-2 ru3 sr2
кај mk8
аја sr3
_иа mk6
ваа bg-7 mk10 mn6 qc-3 ru-3 sr-5
аат be-4 bg-11 kk-2 mk14 mn2 qc4 ru-5 sr-6 uk-3
опс bg-8 mk6 ru-5 sr3
=тие bg-7 mk11
+љ bg-12 mk-7 qc-4 ru-7 sr16 uk-4
људ sr3
жув bg-6 mk13 ru-2 sr-6
дрв bg-8
тоа bg-4 mk10 ru-3 sr-7
оа_ bg-4 mk9 ru-5 sr-2 uk-2
=тоа bg-9 mk12 ru-2 sr-4
=сен kk6
дн_ qc8
деј mk3
јќи mk4 sr-4
ќи_ mk5 sr-4
=син ru-6
тој bg-3 mk8 ru-2 sr-5
=тој bg-3 mk10 sr-8
биј mk-4 sr6
мај bg-4 mk5
ајк bg-4 mk5
+ѝ mk5 ru-5 sr-4
_ѝ_ mk5 ru-5 sr-4
=ѝ mk5 ru-5 sr-4
=кон mk12
еа_ bg-10 mk13 ru-4 sr-3
=биле mk8 sr-6
гаш bg-5 mk10 sr-6
је_ bg-6 mk-5 qc-3 ru-4 sr8 uk-3
опш bg-4
пшт bg-4
фиј mk5
дее bg5
бои ru7
=никогаш mk9
=сепак mk7
јав bg-5 mk7 ru-2 sr-3
=дека bg-11 mk15 ru-4 sr-6 uk-4
_ќе bg-4 mk8 ru-2 sr-3
=ќе bg-3 mk7 sr-3
ецо bg-7
_шп bg-4
ниј bg-3 mk4 ru-4
рој bg-4 mk4
ојо mk3
јот mk7 sr-4
лир bg-4 mk4
=многу bg-5 mk15 ru-4 sr-11
був be-3 mk3 ru-2 sr-4 uk7
=имаат mk6
звр bg-7
сог bg-7 ru11 sr-4 uk-3
олж be-2 bg-8 kk2 mk9 mn2 ru3 sr-3 uk-5
лж_ be-2 bg-2 mn9 qc-6 ru-3 sr-2
+ѕ mk11
исп bg-10 mk5 ru2 sr4 uk-3
виг uk4
тиј mk4
трг mk7
дли mk4 sr-3
=око bg-7 sr11
ној mk-5 sr8
фрл mk6
лиј sr4
јам mk5 sr-4
ишу mk4
рв_ mk6
=пат mk8
=исто bg-9 mk13
_ош bg-4 mk-6 mn-3 qc12 sr3 uk-4
=сите bg-11 mk14 sr-5
иг_ mk-6 mn7
=долари mk7
оши bg-5
иру bg-9 ru10
_цр bg-8 mk7
црк mk7
=која mk-5 sr6
нув bg-4 mk9 ru-7 sr-6 uk6
вај bg-4 mk5 ru-3
беа mk6
=беа mk6
тио bg-5 sr3
_еп bg-5 ru6 sr-4
јаз mk6
јаш mk5 sr-4
=којашто mk7 sr-6
=сан sr-5
=низ bg-5 mk6
веа mk11 sr-6
јст mk6
=каде bg-5 mk12 sr-7
ење bg-4 mk7 ru-3 sr-3
доц bg-4 mk8
јан bg-3 mk3
=голем mk8
оед ru7
лоч be3 bg-3 ru5 uk-3
=околу bg-5 mk13 sr-7
таа be-4 bg-6 kk-2 mk8 mn-2 qc7 ru-5 sr-4 uk-3
аа_ be-6 bg-11 kk-4 mk9 mn3 qc5 ru-5 sr-10 uk-5
=таа bg-5 mk12 mn-3 sr-4
адл ru5
веш bg-5 mk6 uk-3
_ју sr4
итс bg-2 ru6 uk-5
ирс sr5
ања bg-2 mk3
њат mk7
ејс mk5
изј mk3
зја mk4
пуш mk6 ru-3
ушт bg-6 mk9 qc4 ru-4 sr-2 uk-3
=води bg8 ru-6
изу bg-5 sr5 uk-4
ња_ bg-5 mk3 ru-4 sr3
=кои mk6
=надвор mk11
=неговото mk7
воо bg-8 mk5 ru6
ооб mn-2 qc5
=нема be-5 bg-4 mk12 ru-8 sr-3
=том bg3 mk7 mn-4 ru-6 sr-7 uk3
+џ bg-12 kk-2 mk7 qc-4 ru-9 sr8 uk-3
_џе mk4
=оваа mk5
хра sr3
=овој mk10 sr-9
нао bg4 sr-5
+ѓ bg-7 mk13 ru-4 sr-7
озр be-3 mk3 sr-3
твр bg-3 mk5 ru-7 sr5
врд bg-3 ru-5 sr4
=овие mk7
исе bg-5 qc5 ru4 uk-6
зич mk5
ебо be-3 bg-4 ru11 sr-5 uk-4
обј bg-4 mk3 ru-4
паѓ mk5
аѓа mk7 sr-3
ѓа_ mk4
=своето mk7
шти bg-6 mk4 ru-4 sr4 uk-2
овр bg-8 mk4 ru-3 sr6
тпо bg-7 mk6
=под ru2 uk-4
аќа mk5
доз bg-6 kk3 mk5 ru-5 sr4
=минути bg7 mk7 ru-6 sr-10
=милиони bg-8 mk11
меѓ mk6
еѓу mk6
бја mk4
екр mk-2 ru3 sr-2 uk5
_шв kk5
ајц mk7
=додека mk5
уло be-4 bg3 ru-6 sr-4 uk6
аље sr4
хин mn4
учу bg-5 mk6 qc3
очу be-5 mk3 qc2 sr-4 uk4
риш bg-4 mk2 ru-3 sr3 uk3
врз bg-5 mk10 sr-6
=гол uk4
=доволно bg-7 mk10
чиг bg-4 mn4
=кај mk7
дич bg-6 ru7 sr-4 uk4
кио bg-4 mk9 ru-6
ебу be-3 bg-3 ru8 sr-2
=значи mk6
упл mk-6 sr4
ечн mk3 sr-3
=конечно ru5
фиг ru7
виј mk5
=денес mk9
јас bg-4 mk8
ает be-4 mk-7 ru11 sr-11 uk-4
ушн bg-4 mk6
шањ mk6 sr-4
=тука bg-9 mk12
раа be-3 bg-8 mk4 mn4 qc5 ru-4 sr-5 uk-4
=еден bg-10 mk6 uk5
вде bg-3 sr6
тхо mk5
=иде bg-7 qc5 sr7
смо be-2 bg-3 ru5 sr5 uk-7
риу mn4
дун ru3
езб bg-7 sr6
бов bg4 mk5 sr-6
тањ sr5
овт be-4 bg-3 mk7 sr-4 uk4
ахи bg-6 mn2 ru3
доа mk9
=неговата mk6
имс bg-5 mk4
заз bg-5 ru-4 uk10
=нив mk7
тис be-2 kk3 ru-4 sr-2 uk6
пст sr6
=ова bg-12 mk12 uk-3
=биде bg-4 mk11 sr-6
=можно bg-6 ru11 uk-5
јад mk11 sr-10
=мора be5 bg-8 mk7
еар bg-5 mk8
уто bg-3 sr5
шак bg-6 ru5
пој sr3
уки mk2 ru4 sr-4 uk-5
рзи bg-7 sr5
опч uk5
=кина mk6
длу bg-3
гим bg-7 ru6
имн sr-6
зол bg-5
езн be-3 bg-3 qc6
рчи bg-6 mk4 mn5 ru-6 sr4
=жена bg3 mk4 sr-3 uk-5
дип bg-5 qc3
ипл bg-4
иња mk6
аес bg-7
кие bg-9 mk4 ru6 uk-3
атс bg-4 mk4 ru-4 sr3
ике mn2 qc3 ru3 uk-4
_јо sr7
мои bg-7 mk5
оср uk-3
ужн be-3 bg-6 mk3 ru6 uk-3
_је bg-6 mk-9 qc-2 ru-4 sr10 uk-3
јем mk-4 sr8
чо_ ru6
иш_ be-3 bg4 kk-4 mk2 mn5 ru-7 sr-6 uk7
=дена mk7
иду bg-6 mk3 ru5 uk-5
брз bg-6 mk6
_ох bg-5 mk-3 qc3 ru6 sr-3
охр bg-7 ru7
ошк be3 bg-5 ru4 uk-5
шки bg-7 ru6 sr3 uk-4
=игра bg-5 mk6 sr3
=никој mk9 sr-8
=колку mk8
рзо sr4
врт mk10
=толку mk6
ју_ bg-3 mk-7 ru-2 sr10 uk-2
иро bg-10 mk4 qc5 ru3
трч sr11
=мене be-5 bg4 qc-3 ru-14 sr-7 uk13
луѓ mk6
уѓе mk6
оке be5 mk-7 ru-7 sr4
кеа bg6
ишк ru5
=обично bg-9 sr8
=политика bg6
=слава ru14 sr-7
кна bg-7 mk10 sr-5
обв mk8 sr-6
суа sr3
нчи bg-5 mk5 ru5 sr-4
лжн bg-3 ru5
жид ru6 uk-3
=суд ru4
ош_ bg-4 mk2 uk-3
кни be-3 bg2 qc-4 sr-8 uk4
_уш bg-4 mk4 qc4 ru7 sr-7 uk-3
=уште bg-3 mk6 sr-4
нож be-4
нтн bg-5 sr4 uk-4
жеб mk6
=можеби mk6
аут bg-6 mk5 sr4
=татко mk7
неј mk6
јзи mk6
=треба bg-8 mk4 ru-7 sr4
дец be-2 mk3 uk-4
=нешто bg-6 sr6
јск mk-7 sr9
нтс qc3 sr-5 uk5
пли bg-6 sr5 uk4
оод bg-3 mk4
илс mn3 ru1 sr-3 uk-5
деш be-3 bg-4 qc2 sr3
озо be-4 qc5
алг be-2 mn3
мош bg-10 mk11 sr-6
лих mk-4 ru-3 uk3
=кого bg-4 mk3 ru6 sr-5
тун mn5 ru-5
ожу be-4 bg-3 ru-3 sr4 uk5
=откако bg-4 mk8
=видел ru7
деч bg-5 sr5
=сака mk6
ижу bg-5 ru10 uk-7
_жр bg-6
оим ru8 sr-6 uk-3
аин ru5 sr-5 uk-2
_гд bg-3 mk-6 qc-2 ru9 sr1 uk-4
кил mk-5 qc7 uk-3
дож bg-5 mk4 ru3 uk-2
жд_ bg7
јут sr6
епл bg-3 mk4 ru3 sr-5
цет mk9
заш bg-3 mk-2 ru-3 sr8 uk-3
реќ bg-4 mk6
гаа be-4 bg-4 mn5 ru-3 sr-3 uk-3
=деца mk5 sr-7
вив bg-5 mk7 sr-6
лја mk6
=доведе bg9
смр bg-5
мрт bg-5 sr6
опк mk6
ниш bg-9 ru-4 sr8 uk-3
дби mk8
=помош mk8
риж mk4 ru-3 sr-5 uk6
чик bg-4 ru7 sr-3
одм bg-5 mk4
идн bg-6 qc3 ru4 uk-5
=сами ru4
_љу bg-5 mk3 sr4
љуб mk6
рхо mn6 ru-2
гри bg-3 mk3 ru2 sr-4
упе be-4 uk4
=томас mk6 ru-5 sr-6
чот bg-6 mk5 ru-5 uk7
умр mk6
гэх mn6 qc-3
эхд mn3
хдэ mn4 qc-3
дээ be-4 mn5 ru-3
ээ_ be-3 mn5 qc-3 ru-2
_нэ be-2 bg-2 mn7 qc-3
нэг mn4
эг_ be-4 mn6 qc-2 ru-4
=нэг mn5 qc-3
_л_ bg-7 mn8 qc-3 ru7 sr-4
=л bg-7 mn8 qc-3 ru7 sr-4
суу mk-2 mn6
уул be-3 bg-2 mn8 ru-4 sr-2 uk-2
лт_ mn6 qc-4 ru-5 sr3 uk-2
=тэр mn6 qc-4
+ї be-6 bg-8 kk-3 mk-5 mn6 qc-8 ru-12 sr-8 uk18
ийг mn7 qc-5 ru-3
йг_ mn10 qc-5 ru-5 uk-2
ож_ be-2 bg5 mk-4 mn7 qc-5
чад mn5 ru-4
шиг mn7 qc-3
агд mn6 ru-4
лаа be-4 bg-2 kk-2 mn7 ru-4 sr-4 uk-2
+є be-8 bg-7 kk-5 mk-5 mn5 qc-6 ru-8 sr-9 uk18
өө_ kk-3 mn1
ший qc-4 ru3
ууг qc4
инь mn5
эри mn-3 qc5 ru2
чих bg3 mn5 qc-3 ru-2
доо mn5 ru-5
оог qc3
эл_ be-2 mn7 qc-4 ru-2
ууд be-3 kk-3 mk-2 mn8 ru-6 sr-2 uk-2
аас be-3 kk-2 mn7 ru-2 sr-2 uk-2
эрх mn4
өлө kk-3 mn2
дчи ru4
ийм mn6 qc-4 ru-4 uk5
йм_ mn3 ru-5
_юм mn4 ru-4
юм_ mn5
=юм mn5
гэж be-2 mn5 qc-2 ru-2
эж_ be-2 mn10 qc-6 ru-3
=гэж be-2 mn7 qc-3 ru-2
_юу mn3 qc5 ru-4
юу_ mn9
=юу mn9
айх be-2 bg-2 mn4
йх_ mn5 qc-3
=байх mn4
_вэ mn8 qc-5
вэ_ mn5
=вэ mn5
_өө mn6 qc-4
өөр kk-2 mn2
амг qc4
хур mn3 ru-4
рүү mn5
үүн mn5
мөн mn5
өн_ kk-7 mn4
арр mn8
оос mn9 ru-4
эгч mn5 qc-4
элэ mn-1 qc3
лэг mn3
лдо sr-4
хэл be-2
лэл mn6 qc-4
элг mn5 qc-4
лгү mn3
гүй kk-2 mn3 ru-2
улс bg-2 mn7 qc-3 uk-2
=улс mn4
өр_ mn5
уу_ be-3 bg-5 kk-4 mk-4 mn6 qc5 ru-8 uk-4
ыг_ be-2 kk-3 mn12 qc-5 ru-5
_хү be-3 kk-3 mk-2 mn3 ru-4 sr-2 uk-2
лээ mn-2 qc3
зөв mn3
өд_ mn4 qc-4
түү kk-3 mn3
луу mn5 qc4 ru-7 uk-3
хэд mn3 ru-2
эдэ be-3 ru-2
=хэдэн mn5 qc-4
уца bg-4 mn4 sr5
эрг mn2
ргэ mn2 qc-2
гээ mn3 ru-2
ирч mn6
рч_ mn10 qc-6
авч mn4 uk4
гэл mn4 qc-3
үүл mn5 qc-4
нэ_ be-2 mn5 uk-5
жиг mn4
тух ru7 uk-4
йгу be4 qc-5
гуу mn6 ru-2
гч_ mn9 ru-2 sr-3
энэ be-3 qc4 ru-4
=энэ be-2 mn5 ru-3
_ч_ mn7 qc-4
=ч mn7 qc-4
тга mn5
нши qc-4
=бол mn11 qc-6
лол bg-3 mk-3 mn4 qc-2 ru4 uk-3
дуу mn5 qc3 sr-4
цаг mn4 uk-2
гда be-3 bg-5 kk-2 mk-3 mn4 ru9 sr-5 uk-3
=дээр mn6
рж_ mn5 qc-5
ицу bg-6 mk-4 ru4 sr8 uk-4
цуу mn5
жээ mn6 qc-3
уйн be-3 ru5
элт mn4 qc-4
цаа be-3 mn7
лох be-3 bg-6 mk-2 mn3 ru8 sr-4 uk-3
ох_ be-4 bg2 kk-2 mk-8 mn8 sr2 uk-2
=болох mn5 qc-4
_нь bg-3 mn11 qc-5 ru-7 sr-4
=нь be-2 mn11 qc-5 ru-5 sr-2 uk-3
эрэ be-5 qc5 ru-2
эгт mn4
гтэ mn3
эмэ qc3
ээд mn4 qc-3
эд_ be-3 mn9 qc-5 ru-3
шүү mn6 qc-5
үүх mn4 qc-4
үх_ mn6
сөн kk-3 mn5
_үе mn7 qc-5
өдө mn4 qc-2
дөр mn7 qc-3
ьд_ kk3 qc3 ru-4
олц mn4
лцо mn4
аан be-4 bg-2 kk-3 mk-2 mn6 qc2 ru-5 sr-4 uk-2
уур bg-2 mn7 ru-2 uk-3
лхи mn5
өлд mn4
йлг qc4
_хө mn3
жли bg-3 ru-3 uk4
лий be-2 mk-2 mn6 qc4 ru-8 sr-3 uk3
тоо mn5 ru-5
оо_ be-3 bg-3 kk-3 mk-3 mn6 qc4 ru-5 sr-4 uk-3
ээс mn7 qc-6
эгд mn3 qc-3
йга qc2 ru-2
аах be-3 qc8 ru-3
ахь mn8 ru-5
хь_ mn8 ru-5
_өч qc4
гто mk3 uk-4
оох bg-6 mn5 ru4
гүү mn4 qc-3
лсэ mn3
льч ru6
хүн mn5 qc-2
хув mn8 qc-5 ru-2
увь mn5
урв mn5 ru-5
амь mn4
хэм mn5 qc-4
тэд qc2
=тэд mn5
сий ru-4
=байна bg-2 mn6 qc-1 ru-3 uk-4
вса mn7
ерп bg-6
_их bg-7 mk-3 mn7 qc-4 ru7 sr-2 uk-4
=их bg-7 mk-3 mn7 qc-4 ru7 sr-2 uk-4
хүү mn7 qc-6
мээ mn4 qc-3
ийх mn5
үмү mn4
мүү mn4 qc-4
үүс mn4 qc-4
туу kk-3 qc4
ээл mn3
=бид mn4
_яа mn6 qc-4
игт mn7
=дахь mn8 ru-5
нги ru3
нээ mn2
олч bg-4 ru6
вь_ ru5 uk-4
=хэмээн mn4
огд be-3 bg-3 mk-3 mn3 qc-3 ru10 sr-5 uk-2
=харин mn6
лэн mn5 qc-3
рлэ mn4
эмж mn4
эхэ qc1
ааш qc5
_уу be-3 kk-2 mn7 qc2 ru-4 sr-2 uk-3
хио mn5 qc-4
өг_ mn4
_нө mn5
хгү mn5 qc-5
йд_ mn9 uk-2
өгө kk-4 mn2
олб be-2 bg-3 mk-2 mn3 qc2 ru4 sr-4 uk-3
орх mn4
шаа qc4
_ий mn3
хэр qc1 ru-3
лсо mn6 qc-3
ныг mn4
хоо mn3 ru-6
оол mn5 ru-5
лой bg-5 ru4
_зэ mn3
зэр mn5
айж uk6
йж_ mn5
вч_ mn4
агт mn4 ru-3
=хүн mn6 qc-3
амт qc3
мта qc5
эсэ mn4
=уу mn9
хах ru11
=талаар mn4
лоо mn6 qc2 ru-4
иж_ bg6 mk-4 mn5 ru-6 sr-6
гоо mn5 ru-5
_хя mn4
лэх mn5 qc-4
хаа mn3 ru-4
нуу qc3
_ял mn7
_үү mn4
үүд mn3
үдэ mn-6 qc7
дэх mn3
=түүний mn3
этг mn4 qc-3
тгэ mn5 qc-5
баа qc4
ааг mn3
гын mn3 qc3 ru-5
=онд mn8
рри bg-4 ru4
рeн sr9
=ану mn6
_аа be-4 mk-3 mn5 qc3
аал be-3 mn7
гах bg-3
_цо mn6
нц_ qc4
мжи mn5
агв mn5
үрт mn5 qc-4
лчи qc-4 ru5
=одоо mn5
мра be-3 mk3 mn2 qc-3 ru7 sr-8 uk-4
луй ru6
чид mn4
лду qc5
тох mn4
хир bg-3 mk-3 mn3 qc6 sr-3
=олон mn3
зүй mn7 qc-4
=дараа mn7 qc-4
өмн mn4 qc-3
мнө mn4 qc-3
нө_ mn3
=болж mn3
нгө mn4
ирх mn5
огч mn4
үд_ mn5
мэр ru3
оч_ be8
үү_ kk-5 mn7 qc-2
гчи mn3
саа be-5 mn3 qc4 ru-3
=маш mn10 qc-5
чух bg8 mk-6
хла mk-7
рьс mn4
нгу bg-4 ru-3 sr4
=ямар mn5
атч bg-4 ru3 uk3
биш bg-3 mn4 qc3 sr-5
=биш mn7
ажл mn4
эхи qc4
дох be-3 bg6 mk-3 mn2 uk-5
элс mn4
=болсон mn5
өрү qc7
_ээ mn6
_ух bg7 mk-7 qc-3 uk-3
хүч mn6 qc-4
ины mn5 ru2 sr-3
=болон mn12 qc-6
чла sr7
инэ mn4 qc-5
=шинэ mn5
ирд mn4 qc4
илт bg-3 mk2 mn5 qc-2
_ын mn5
=ын mn6 qc-4
гт_ be-2 bg-2 mn9 qc-3 ru-3 uk-3
үед mn4
=үед mn4
ноо bg3 mn6 ru-8
=сард mn6
эни qc3
гэр qc5
вду ru5
йлд ru-4
мж_ mn6
хо_ mk-6 mn-3 qc5 uk4
иям bg-6 ru7
лдэ mn-4 qc5
дса mn3
=чи bg-3 mn4 qc4 ru-6 sr-4 uk6
нэх mn5
мий ru-3 uk3
=илүү mn4 qc-4
=сая mn6
хож be-4 mn3 ru4 sr-3
гдс mn4
дүр mn-4 qc6
_өг mn3
яри mn4 ru-6 uk5
лөг mn3
зээ mn3
=нэгэн mn4
=настай mn8
=болно mn5
боо mn5
тсо mk-4
иву ru4
=байсан mn4 qc-3
=тус mn6
=буй mn5
мпс sr5
цох mn5
вчи mn3 ru-3 sr-5 uk9
нн_ kk6
ьог ru-5 sr-2 uk7
=санал mn5
=дуртай mn8
эжэ mn-5 qc5
гао sr4
ао_ be-2 bg-7 mk-8 qc-2 ru-6 sr14 uk-4
кка be-5 bg-5 qc6
эв_ mn6 qc-5
тв_ bg-5 sr4
=тв sr7
ью_ be-2 bg-4 mn3 ru5 uk-3
=ба bg-4 kk2 mk-6 mn5 qc5 ru-3 sr-5 uk-3
ких bg-10 mk-3 qc-3 ru5 sr5
сфо bg7
улм qc4
ац_ bg-5 mk-7 sr10
авь mn4
сдо bg-4 ru6
йр_ be5 ru-6 uk3
їх_ uk4
=он be-2 bg-6 kk-3 mk-9 mn-3 qc1 ru8 uk-3
=ном qc11
_нү mn5
уви bg-3 mn4
рдо bg-4 uk3
=миний mn7
дто uk5
уев ru6
хыг mn4
дма sr6
худ qc6
хуй be-1 bg-5 mk-4 qc-4 ru11 sr-3 uk-6
бя_ be-2 bg-2 mk-2 qc-2 ru9 sr-3 uk-5
ожл uk5
=эн mn-7 qc10
итг mn6 ru-4
емб bg-4
зоч bg3
шли mk-3 uk4
_үч qc6
усс bg-3 qc4
зур qc3
жра ru5
ег_ be3 bg-4 qc3 sr4 uk-4
_оз bg-5 mk-6 ru6 sr4
оё_ ru5
=это be-4 bg-4 mk-2 qc-3 ru8 sr-2
ешь be-2 bg-2 ru9 uk-5
шь_ be-3 bg-4 ru9 sr-3 uk-4
=только bg-2 ru7 uk-4
_чт be-2 bg-7 mk-3 ru8 sr-4 uk-3
что be-2 bg-8 mk-3 ru9 sr-5 uk-3
=что be-2 bg-7 mk-3 ru9 sr-4 uk-3
ать be-4 bg-7 mk-5 qc6 ru7 sr-3 uk-6
гиб ru9
=когда bg-3 ru8 sr-4
ить bg-7 mk-3 qc-3 ru3 sr-6 uk4
=говорить uk5
=даже bg-4 ru11 sr-4 uk-4
ять be-3 bg-3 ru3
=лет bg-4 ru8
лся be-5 bg-5 ru13 sr-2 uk-7
рвы ru5
вые be-3 ru7
ые_ be-3 bg-4 mk-3 mn-4 qc-2 ru10 sr-3 uk-3
оня be-4 bg2 mk-3 ru4 sr-3
_ее ru5
=ее ru5
уще bg-3 ru6
=сразу ru7 sr-3
ные be-2 qc-3 ru8 sr-2
=меня be-4 bg-8 qc2 ru14 sr-2 uk-9
=если bg-5 ru10 sr-4 uk-3
егд bg-3 ru4
=всегда ru3
юбо bg4 uk-3
бое bg-4 mk-2 ru9 sr-3
мое mk-3 ru8 sr-3
ающ bg-3 ru5
щая ru6
=себя ru6
тьс be-3
ься be-4 bg-2 ru3
_сж ru5
учш bg-2 ru7
чше ru6
=лучше ru6
=чем bg-4 ru9 sr-4 uk-3
=может bg-4 ru10 sr-4 uk-3
=из be-2 bg-7 kk-2 mk-8 mn-2 qc-5 ru7 sr5 uk-3
_жд ru11
ию_ bg-5 ru9 sr-2 uk-3
йте be-5 bg1 kk-3 mk-5 mn-2 qc-5 ru4 sr-6 uk5
=какой bg-4 ru8
ися be-3 bg-5 ru-4 sr-2 uk10
дед bg-6 qc6 uk-2
юде be-4 bg-5 ru3 uk3
=людей be-4 bg-4 uk3
=говно ru6
=его bg-4 mk-5 ru9 sr-2 uk-3
=будет bg-3 ru9 sr-4 uk-4
лый ru5
жиз ru4 uk-4
=жизни ru5
тся be-5 bg-4 ru11 uk-7
них bg-9 mk-5 qc-2 sr6 uk4
=них ru12 sr-13
ыли ru3
=тоже bg-4 ru10 sr-2 uk-5
=вся ru9 uk-6
ерж bg-5 ru5 sr-4
=здесь ru4
чут bg-4
ует bg-5 mk-3 ru10 sr-3
яет bg-3 ru6
эти mn-3 qc3 ru7 sr-2 uk-3
=эти ru5
куд bg-5 ru6 sr-4
=откуда ru5
=эту be-2 ru6 sr-2
ают be-2 bg-4 ru4
ютс ru4 uk-3
нуж be-3 bg3 mk-5 ru7 sr-2 uk-6
=нужно bg-5 ru6
куш qc6
=надо bg-6 mk-2 ru11 sr-5 uk-5
ему be-2 bg-5 mk-4 ru7 sr3 uk-7
=ему ru8 sr-4 uk-2
=она be-4 bg-12 ru9 sr4 uk-6
вны ru3
ный be-7 bg-3 mn-2 qc-3 ru9 uk-3
ивы ru8 uk-3
авш bg-6 ru8
вше ru5
=потом bg-4 mk-3 ru11 sr-5 uk-3
ишь bg-3 ru7
=тебе be-3 bg-8 mk3 qc-2 ru2 uk3
сск ru6
оих bg-3 ru7 sr-3
ьше be-2 bg-3 ru7 sr-2
=больше ru4
ждо ru5 uk-4
оть ru5
мее bg-5 mk9 sr-6
=время bg-4 ru8
=одно ru7
=же bg-5 kk-2 mk-3 ru11 sr-7 uk-4
вух ru7
=двух ru7
мяч ru6
йча bg-3 ru6 uk-3
=сейчас bg-2 ru7 uk-3
где bg-3 mk-7 qc-2 ru9 sr3 uk-4
=где bg-3 mk-6 qc-2 ru9 sr1 uk-4
ньг ru3
ьги ru3
=тех ru8
_кт bg-8 mk-3 ru12 sr-2 uk-2
=кто bg-8 mk-3 ru12 sr-2 uk-2
яти bg-10 qc4 ru7
=этого ru2
дку uk5
всё ru4
=всё ru4
ямо uk4
мим sr-4
=такие ru5
пру bg-6 sr3
уйт ru5
ирл qc7 sr-6
ьст bg-3 ru5
=нет be-2 bg-4 mk-2 ru14 sr-7 uk-4
охн ru7
хну ru3
ув_ be-4 ru-2 sr-3 uk9
удь be-5 bg-3 sr-4 uk6
=теперь ru4
=через bg-8 ru7 uk3
_сс bg-5 ru8
ссы qc5
=могла sr6
ья_ bg-4 ru5 uk-3
оря be-2 bg-3 mk-3 ru3 uk4
рощ ru6
ьки qc-2 ru-6 sr-3 uk10
=пост bg-6 uk6
=получил ru6
дки bg4 ru4 sr-5
ехо bg4 ru-4
=того be-2 bg-6 ru7 sr-3 uk3
=был be-3 bg-4 qc2 ru6
имы ru5
мый kk-3 qc9 ru-4
сст bg-4 mn3 ru4 uk-2
=вроде ru6
вез be-3 bg-7 mk-3 qc3 ru6 sr3 uk-2
=этот ru3
=удар bg6
льз ru4
=еще bg-5 ru7
=будем ru3
_сг bg8 mk-5 sr-5
взя ru6
ряс bg-6 ru6
ебл bg-3 ru7 sr-4
=одного ru4
=ко bg-5 mk-6 sr10
=времени ru9 sr-5
=мало bg-6 ru3 sr7
=вам bg-9 mk-7 qc-4 ru8 uk3
сче ru6
люн ru7
яи_ qc8
цев mk5 uk-3
мощ bg5 mk-5 uk-4
чег bg-4 mk-7 ru7 sr3 uk-2
_чё ru9
мпу bg-6 sr6
=об ru5
здн ru7
оех ru6
нщи ru5
сех bg-4 ru5
=всех bg-4 ru6
=сил uk9
=мама be-5 ru8 sr-6 uk5
оей bg-3 ru6
=своей ru5
_пь ru7
шку be-5 qc3 ru7
=другим sr-5
лыш be-4 qc5 ru5
=ничего ru6
ашл be-5 mk5
зья ru6
ньш ru7
заи sr5
гно ru4 sr-4
=сегодня ru6
очь ru5
втр be-4 bg-5 uk7
=завтра bg-4
юсь ru3
=всем ru5
овь ru5 uk-3
одб bg-5 mk5
тые ru4
=почему ru7 sr-4
=они bg-9 mk-6 qc-2 ru14 sr-1 uk-4
ией bg-5 ru6
=потому ru7 uk-4
ьмо ru6
=оно ru8
чаш bg5 uk-5
шьс ru4
=тогда ru5
очк be-4 mk-2 qc4 ru5 sr-7
=президент kk4
=страны ru6
шви ru-5 uk7
=неделя bg9 ru-8
бви mk7 qc-3 ru3 sr-6
вою be-3 bg-2 qc4 ru5 uk-4
=свою qc4
опя ru4
_hа qc9
=чтоб ru2
=значит ru5
уке qc7
=хочу be-5 ru3
вме bg-3 mk11 ru1 sr-9 uk-4
=вместе bg-5 ru7
=стране bg-9 ru6 sr8
=давно ru4
тиш mk6 qc4 sr-3
лее bg-3 ru8
=более ru6
коз bg-7 ru8 uk-4
цом ru-4 sr7
шей bg-5 ru3
ице mk-4 sr5 uk-7
=человека bg-5 ru8
=пор bg-7 ru11
=вижу ru10 uk-6
=месте bg-7 ru10
=супер ru7
=очень ru7 uk-4
цию ru4
=глаза ru7
еть bg-3 ru2
=стало sr-6
орв bg-3 qc3 ru3
зду ru-3
тих bg6 mk-5 sr-4
_её ru6
её_ ru9 sr-4 uk-2
=её ru6
=знаю be-7 uk4
юди be-2 bg-5 uk5
=люди bg-3 ru7 uk-3
=эта be-3 ru7
акж ru5
кже ru5
=также ru5
ями bg-6 ru6
=перед bg-5 ru8
аще bg-5 ru5
=тому bg-6 mk-6 ru2 sr9 uk-2
гих bg-6
ссл bg-5
дут be-3 ru5 sr-6
язы ru5
вну bg5 mk-5
=президента sr-5 uk7
зоб sr5
шие ru8
=день uk3
=нашим ru6
учк be4 uk-5
=сказал bg-4 ru8 uk-3
юби uk4
=помните ru8
нгс sr3 uk-4
гст bg-2 sr3
=тот ru7
нию bg-4 ru6
рпе bg-4 mk7
рмо bg6 ru-4
=руки ru7 sr-4
_вв bg-3 ru4
гой ru4
=какая be-4 ru7
=ним bg-6 ru8 sr-5
орь ru6
шиб ru5
яди sr-4
=куда ru6
ким bg-11 qc3 ru6
=таким uk5
=знал ru9
шаю uk6
=дети ru6
=про be-3 bg-8 mk-2 qc-4 sr-8 uk11
ьте bg-5 sr-4 uk6
уну mn-3 qc6
=пора ru7
соп sr6 uk-4
рео ru5
=тем bg-5 ru8
=часто ru5
=денег ru10
тяг uk6
гум sr-6
знь ru4
шёл ru5
=ей ru5 uk-5
_уо kk3 qc3 uk-5
чь_ bg-3 qc-2 ru11 sr-3 uk-3
оню ru6
=назад mk6
=утре mk6 sr-5
=этих ru3
одя uk4
чеч ru6
тяб bg-6 qc6
=хотя bg-5
=найти ru7
=тебя bg-2 ru7 sr-3 uk-4
всю ru4
сю_ be3
=всю ru4
=снова ru8
едя ru6
чеш sr-4
юха ru4
=одна ru8
=раза bg-7 ru9
дуа sr-5
=дела bg-5 ru5
рищ ru7
=последние bg-6 ru7
нюч ru7
вша ru7
виб ru-4 uk7
=ради bg-4 mk-8 sr11
=таких bg-2 ru6 uk-4
жик ru8
пая ru6
стл bg4
=твоя be-4 bg-4 ru5
ије bg-4 mk-8 ru-4 sr11
=није mk-3 sr4
аје mk-5 sr9
=је bg-5 mk-7 qc-2 ru-3 sr8 uk-2
=преко bg-6 mk-8 sr11
=милиона bg6 mk-7 ru-6
јед bg-2 mk-6 ru-2 sr9
_њи sr4
њих sr5
кљу sr4
ају bg-3 mk-6 sr9
ији mk-5 sr7
љив sr5
љу_ sr4
=тако mk-4 ru-5 sr10
=више bg-8 mk-5 sr12
=ништа sr9
=али bg-5 mk-5 ru-6 sr15 uk-6
цус bg-5
+ђ bg-9 mk-9 qc-2 ru-6 sr17 uk-3
ује bg-3 mk-7 sr10
едњ sr6
оји bg-2 mk-8 ru-2 sr9
=који mk-4 sr5
ео_ bg-4 mk-3 sr6
врх sr11
+ћ be-3 bg-9 kk-2 mk-9 mn-2 qc-5 ru-7 sr16 uk-5
ћу_ mk-3 sr7
ђен sr5
чке bg-4 ru-4 sr7
већ sr6
ећа sr5
ћа_ sr6
тај bg-3 mk-2 sr7
еће sr5
ће_ bg-4 mk-4 ru-2 sr8
=зна bg-6 mk-8 sr12
_ње bg-3 mk-6 sr8
њег mk-5 sr8
ља_ sr5
охл bg-2 mk-3 ru9 uk-3
ље_ mk-3 sr6
јен sr5
љен bg-4 sr7
њу_ mk-6 sr11
јер sr6
=брат mk-6 ru5
сао sr4
оје mk-6 sr9
ављ sr3
=док mk-7 sr11
сач bg-5 mk-4 sr6
=воли bg-5 mk-6 sr12
њен sr5
ију mk-5 sr6
=због sr6
=тога bg-5 mk-5 sr9
дао sr6
дељ sr4
_џо bg-6 ru-5 sr7
пеп bg-5 mk4
рао sr5
_ће bg-3 mk-2 sr6
=ће bg-2 mk-2 sr5
ују sr4
=буде bg-6 mk-6 ru-8 sr8 uk8
=налази bg-5 sr8
уо_ bg-6 qc5 sr5
=права be-5 bg-9 ru6 sr-4 uk9
=данас sr7
зом bg-4 sr-3 uk7
ихв bg-6 sr7
кућ sr4
оун ru5
таф sr6
као mk-4 ru-3 sr8
=као ru-3 sr7
=могу mk-8 sr10 uk-7
хом bg-5 sr7
=према mk-5 sr8
њем sr5
таш bg-4 qc3 sr3
вао sr5
ећи sr3
ћи_ mk-3 sr6
=био sr4
ијс mk-7 sr9
емљ sr4
=људи sr4
=каже mk-6 ru-5 sr10
=влада uk8
дуж bg-4 mk-8 ru-7 sr7 uk8
=смо bg-4 mk-4 ru-5 sr11 uk-3
=овај mk-6 sr6
ђе_ sr4
псо ru4
еом sr5
тељ sr4
=нису sr6
=можда sr7
=затим sr8
ође sr6
цим ru-5 sr8
=брата uk8
гзи sr8
јим sr5
=пре bg-4 mk-7 sr11
либ bg-3 ru2 sr-3
акш qc7
зау sr5
=дана sr6
=након mk-5 ru-4 sr11
хе_ ru11
оуб bg-6 kk6 mk9 sr-5
=зато bg-10 mk-5 ru8 sr8
уно bg-5 ru-7 sr9 uk4
=самом ru8
вео sr6
=веома sr5
оће sr6
=пар ru7
рећ sr4
чиш sr-7
=када mk-4 sr9
рву sr7
=све bg-4 mk-5 sr9
=времена bg-7 mk-6 sr8
=године sr7
_еб be-4 bg-5 kk-2 mk-4 mn-2 qc-5 ru14 sr-7 uk-5
=током sr7
ашк bg-7 kk-2 mk4 qc7 ru4 sr-4 uk-6
=говори bg4 mk-7 ru-7 sr10
=бити bg-4 sr10 uk-4
вуд ru-5
шао sr5
=сада sr9
=колико sr8
мев mk6
=поново sr8
оу_ mk-4 ru-4 sr4 uk5
фу_ ru7
ухв sr6
пук bg8 sr-8
=неколико sr8
коб bg5 mk-4 ru3 sr-4 uk-4
=нека bg10 sr-8
=мира ru6
итк bg5 ru-4
=живота bg7
=ул qc10 ru-4
тач qc6 ru-5
=ово bg-7 mk-7 sr11
сањ sr8
=промена mk9
оћ_ sr7
трв sr6
виђ sr5
=томе bg-7 mk-5 sr6 uk7
=тај sr7
=дуже bg-3 ru-6 uk9
=воде sr9
=шта bg-3 mk-7 qc-2 ru-3 sr13 uk-3
нуо mk-5 sr8
_ць ru-4
цьо bg4 ru-4 uk4
=цього uk4
=року uk7
раї uk5
аїн uk5
нсь ru-7 uk9
ськ be-3 bg-2 ru-7 sr-2 uk11
ої_ ru-3 sr-2 uk7
=лише uk8
'ят ru-5 uk6
_що be-3 bg-5 mk-3 qc-2 ru-9 sr-3 uk12
=що be-2 bg-5 mk-3 ru-6 sr-3 uk10
тьк ru-5 uk8
ків uk2
=яка uk9
=це be-6 bg-5 kk-2 mk-4 mn-2 qc-3 ru-9 sr-7 uk18
_рі be-3 uk8
вип uk7
ає_ bg-3 mk-2 ru-4 sr-4 uk10
оді be-4 bg-3 ru-3 sr-3 uk10
єть ru-3 uk3
оці be-4 uk6
ціа uk4
іал uk4
ії_ uk4
+ґ uk7
арі uk4
аді ru-3 uk7
iн_ uk6
вні uk3
=також uk6
ють ru-11 uk11
ві_ ru-4 sr-5 uk7
=цей ru-7 uk8
вій uk5
жін uk6
=був uk8
_їх uk4
=він be-7 kk-3 mk-2 ru-2 uk11
ує_ uk7
ів_ be-7 kk-2 ru-3 sr-2 uk11
=було ru-5 sr-3 uk9
ісл uk3
=після be-3 uk4
мув mk4
_йд uk13
=проте uk8
ійс ru-3 uk3
=тобі uk5
ідо uk4
ацю be-4 uk8
юва ru-5 uk7
чі_ ru-4 uk7
=вона be-4 bg-3 mk-3 ru-10 sr-5 uk15
ція be-3 uk3
орі bg-3 uk7
рів be-4 uk6
іть ru-4 uk7
п'я uk5
=від be-3 uk4
_є_ sr-4 uk8
=є sr-4 uk8
ині uk5
під be-4 ru-2 uk6
уен qc8
івн be-4 uk5
ідн be-3 uk4
ібн uk5
шап bg6
іти uk6
шук ru-7 uk4
ижк uk9
иві uk4
=нього uk5
=вони mk-5 ru-9 sr-4 uk14
=була uk6
аєт ru-3 uk5
=ось uk9
изь uk5
зьк ru-5 uk6
крі uk7
щоб uk5
=щоб uk5
ною ru-5 uk7
жі_ uk7
яв_ uk7
=батько uk8
йог bg-3 ru-7 uk9
=його bg-2 ru-8 uk9
вої ru-3 uk4
всі uk6
=видно ru5
кою ru-4 uk6
яки bg-6 qc3 ru-5 uk8
ття ru-5 uk8
=любить ru-8 uk9
=багато be-4 uk8
=мені be-4 uk7
йня be-5 uk7
має ru-2 sr-3 uk8
єте uk5
=проти sr-7 uk11
тів uk3
рю_ bg-4 ru8
=будь ru-6 uk8
=пи ru6
дяк ru-6 uk9
чом uk6
=чому uk6
аті uk6
іни uk5
=більше uk4
=понад uk9
=правда ru5
=слово ru4 sr-5
джу ru-5 uk4
=живе uk6
сша bg-5 ru3 sr-3 uk6
=сша bg-5 ru3 sr-3 uk6
=чотири uk7
їм_ uk5
овж uk7
іте uk6
чей ru4
в'я ru-5 uk6
куч bg6 qc-4 sr-6
хун uk8
одь uk7
ній uk5
_вж ru-4 uk5
вже ru-4 uk5
=вже uk5
=із uk4
бою ru-5 uk5
йом ru-3 uk6
=сказала uk3
оті uk7
=давайте ru6
=саме uk9
жов uk7
мій be-4 uk6
=життя uk7
=йому ru-5 uk7
_п' be5 ru-7 uk6
сн_ mn-7 qc16 sr-6
ерх ru8
хре bg-7 mk-4 ru12 sr-4 uk-3
=ця be-5 uk9
шом uk5
хли uk3
зпе uk5
=який ru-5 uk6
=можемо bg-8 sr7
хви ru-4 uk8
=можу uk7
ннь qc8
сещ bg8
iз_ kk8
аєш uk5
єш_ uk7
ізк be7
ожо qc6
бну qc-4 ru8
=церкви ru9
яке uk5
=яке uk6
іце be6
езл ru5
=ранку ru-8 uk10
_вб uk6
=суду uk7
ябл ru5
ядь ru5
=нічога be6 uk-6
янд uk5
лёк be6
жаш qc7
=давай bg-3 ru8
туч bg-6
раи bg-6 ru7 sr-4
йдз be5
_гн mk4 ru8 sr-6
йца be-3 ru6
мня bg8
коч qc6
=колко bg9 mk-5
=всичко bg6
сгр bg7
нид ru5 sr-4
исм mk2
отм ru6
кид bg-4 uk6
йло qc5
уес bg6
_уй be4 kk-5 qc5 uk-5
ыңы kk6 qc-5
яба qc10
_кы kk-4 qc9 ru-3
_ѕв mk10
=требало sr6
дуп mk6 ru-5
плу bg7
=врати mk8
=реклама mk6 sr-5
леј sr5
фт_ qc6
илј mk7
мт_ mn6
нун qc7
хох bg-3 ru7
арз qc6
заж ru5
огы ru-5
пид be-2 bg-3 kk-2 mk-4 qc-4 ru9 sr-3 uk-5
=гарна uk9
рре mn7
=человек ru5
уя_ bg-4 ru4
=такую be-5 ru9
озл ru7 sr-3
евш ru5
_ню bg9
=будут ru5 uk-3
=своих ru5
ечь ru5
оег ru6
рть ru4
ежу sr-7 uk6
=могут ru6
=никто bg-5 ru8
=можете bg-5 ru-5 sr9
=зачем ru8 sr-4
=немного ru8 uk-6
мој bg-5 sr4
џон mk5
апш kk6
=мартин mk8
езм ru5
жоп be-2 bg-4 mk-2 qc-3 ru12 sr-5 uk-5
=смерть ru4
ймо uk7
вря uk7
=ніколи uk5
+ҡ kk-8 mn-3 qc12 ru-5
+ҙ bg-2 kk-8 qc12 ru-4
ндә qc6
_хә qc5
енә qc4
нә_ qc6
_уэ qc2 ru4
нең kk-3 qc6
гә_ qc3
_ҡа qc4
ләр kk-3 qc5
=бер qc6 ru-5 sr5
дә_ kk-4 qc7
_йы kk-5 qc7
тә_ qc7
_һә qc3
һәм qc3
=һәм qc3
елә qc6
+ҫ be-2 bg-3 kk-2 mk-4 mn-2 qc15 ru-6 sr-6 uk-2
_һа qc9
=кеше qc6
цун bg2 kk2 qc-5 uk-2
=мин bg-5 qc10
аһы qc4
=кавано bg-4 mk6 qc4 ru5 sr-8
=полиция bg-8 ru4
=баш bg-9 mk5 sr6
=трамп bg-6 kk3 mk3 mn4 qc3 ru-3 sr-3
=цунами bg3 kk3 qc-5 uk-4
ушл ru6
_эш qc4
=пас qc4 ru-4
нгт bg2 ru-6 uk-3
гты qc12
йтт qc6
аһа qc7
_иб ru7
оак sr-7
=кит ru-5
жей bg4 kk3 qc4 ru-3 uk-7
=форд mn4 ru-6 uk4
_кэ qc5
шот kk4
мб_ qc7
упп ru7
евм mk8
=палу bg3 kk5 sr-5
усу ru-5 uk4
=парламента ru7
_пэ ru7
=пара sr9
тэ_ mn-7 qc5
ыч_ qc8
_м' uk8
ллі uk7
лэй be6
фбр mk-5 sr-5
бр_ mk-5 ru4 sr-5
=фбр sr-5
=штата ru12
_хм be8
=менга bg8 sr-7
жок qc7
=можам mk7
уол qc4
=трампа bg-5 mk-5 ru5
эб_ mn-7 qc8
=рака sr8
дэ_ mn-9 qc11
оху bg-3 ru6
рн_ qc7 uk-7
рэ_ mn-8 qc9
рмя ru6
=ласка ru-6 uk5
ёт_ be-2 bg-2 mk-2 ru10 sr-4
=табе be6
ярв bg6
=мексико bg7
=брет ru-7
=врата mk-6 sr6
_яй ru5 uk-3
яйц ru4
=имаме mk5
йди bg-6 ru5
=моля bg9 ru-6
юк_ ru5
уеб ru10
=деди qc9
=френски bg12 mk-7 ru-5 sr-7
=вашингтон bg5
=знае mk6
=имам bg5 mk-3 ru-9
пиз bg-6 mk-2 qc-3 ru12 sr-4 uk-4
=народа ru11 sr-5
ееш mk9 sr-6
=деді kk6 uk-4
нбі kk5
=күні kk5
=айтты qc5
дім uk4
орз bg-5 qc10 sr-5
ейр uk7
үт_ mn-5 qc7
=менен kk-5 qc10
=мини qc9
=жана qc12 ru-5
үнү mn-4 qc7
акы qc7 ru-4
шол bg-7 mk7
үчү qc6
=кол bg-8 mk-4 ru13 uk-4
кыт qc4
гыз qc9
гү_ qc7
=видео ru5
=рече bg-9 mk14 ru-2 sr-6
=доби mk11
=недела mk9
=изјави mk6 sr-5
_сѐ mk6
+ѐ bg-4 mk11 sr-5
сѐ_ mk6
=сѐ mk6
=јас mk8 sr-6
=сум bg-5 mk18 ru-5 sr-7 uk-3
=ништо mk10 sr-8
=оди mk9
=проценти bg-7 mk13 sr-6
=имаш sr-6
оиш mk4
=коишто mk4
=навистина bg-9 mk14 sr-4
=добар sr9
=книга bg6
_нѐ mk8
нѐ_ mk8
=нѐ mk8
=изгледа bg-6 mk9
зош mk6 sr-4
=зошто mk7
=малку mk7
=вели mk8
=бев mk9
=сакам bg-4 mk13 sr-6
=еве mk10
=гаригт mn5
=зар bg-6 sr10
=поводу ru7
=говорит bg-4 ru8
=пока bg-5 ru10
=сказав uk4
рьм ru6
=одни ru7
хаю be5 ru-5
=виде mk10
=граждан bg-9 ru10
ммм ru10
=согласен ru7
=чему ru-8 sr10
=прав ru8 uk-5
=пошел ru6
=знает ru5
=иди ru9 sr-4
=хорошо ru6
=спасибо ru6
=голову ru4
=ладно ru11
=посто sr12
=зашто mk-4 sr9
суо qc9
_oд bg-4 mk-4 qc-4 ru-5 sr14
oд_ mk-4 qc-3 ru-4 sr11
=oд sr10
=поена sr10
=жели bg-8 sr11
=пут ru-5 sr8
=нисам bg-5 mk-4 ru-4 sr12
=морам sr9
=ук sr7
=стварно bg-6 sr8
_дo qc-5 sr14
_aл sr9
aли bg-4 mk-4 ru-6 sr15
=aли sr9
_тa sr11
jу_ mk-5 qc-4 ru-5 sr14
_рa sr13
рaд sr6
_нe sr11
кoм sr6
oм_ bg-4 mk-6 mn-3 qc-6 ru-6 sr16
_дe sr14
eли sr8
прo mk-5 ru-5 sr14
_кo mk-4 qc-3 ru-3 sr11
_бe sr11
_мo sr8
eр_ sr14
aри sr9
ajу sr8
eм_ sr13
кoj sr7
ojи sr7
oг_ bg-4 mk-5 qc-5 ru-5 sr14
_рe sr14
тeр sr11
_пe sr9
eни sr5
jи_ sr11
вoг sr8
_сa ru-5 sr15
сaм sr7
aм_ mk-4 qc-5 ru-5 sr15
_нa bg-4 mk-4 qc-5 sr13
oн_ sr13
_кa sr12
aд_ sr11
aн_ sr12
eн_ sr9
слe sr9
лaс sr9
eт_ sr13
aлн sr10
прe sr13
_вe sr7
oвo sr7
нoг sr7
aст sr8
стa sr13
aк_ sr12
_пo mk-4 qc-5 ru-6 sr15 uk-3
aди sr9
_зa sr10
тoр sr10
иja sr9
=кojи sr6
_бa sr15
нoс sr9
oст sr9
рeд sr7
aти sr11
_мe sr13
_вa sr10
_oб sr9
eсe sr11
рoз sr10
тaj sr9
oви sr7
рoс sr8
_рo sr11
хоћ bg-3 sr6
=мери bg-2 mk5 ru-6 uk-3
=желим sr7
=волим sr8
=тобом sr6
+җ be-3 bg-4 kk-4 mk-3 mn-7 qc16 ru-4 sr-4 uk-3
=бу mn-3 qc14 sr-6
өче qc5
=өчен qc5
_җи qc8
=диде qc9
=идем ru-6 sr11
_гы ru5
=ки bg-3 mk-4 qc13 ru-3 sr-5
+ҳ be-2 bg-5 kk-3 mk-7 mn-3 qc18 ru-8 sr-8 uk-4
_ҳа qc9 ru-3
+ӯ bg-4 kk-3 mk-3 qc15 ru-7 sr-4
рӯз qc7
+ҷ bg-4 mk-3 qc12 ru-4 sr-3 uk-3
+ӣ bg-4 mk-4 qc13 ru-4
=ман qc9
ҳо_ qc8
нҳо qc6
=аст qc10
гуф qc8
уфт qc9
бии qc10
буо qc6
люх ru5
=дякую uk9
=тома be3 bg-11 mk-8 ru3 sr2 uk4
=чай ru6
ыдл ru5
+ӧ qc10 ru-5
+ӱ qc11 ru-8
+ҥ mn-6 qc9 ru-4 sr-3
=хайде bg9
=искаш bg6 mk-6
=чух bg9
оеб bg-4 mk-4 ru6
=обича bg8
=твои ru7
=мрази ru7 sr-5
бiл kk11
=тый qc11 ru-10
=мэри ru4
_уы qc11 ru-5
_рф ru6
=зарем mk11
=сакаш mk10
дёт ru4
неё ru5
=понимаю ru8 uk-7
=томом sr5
жеч ru6
=площади ru8
=убить ru8 uk-5
юдо ru6
=туда ru7
воё ru5
=нахуй ru3
=собака uk9
сже ru5
=рот ru10
=извините bg-11
=сжечь ru5
=фото bg-7 sr6
=уради sr6
=тамо sr6
аеб bg-3 ru7
=мері uk8
їст uk9
=твою ru8 uk-5
=ши qc8
+ӑ be-4 bg-4 kk-2 mk-4 mn-3 qc18 ru-8 sr-6 uk-3
+ӗ be-4 bg-4 kk-2 mk-5 mn-3 qc19 ru-8 sr-7 uk-4
ӑн_ qc6
_пӗ qc5
чӗ_ qc6
+ӳ qc8
=мый qc10 ru-7
=тудо qc10
чмо ru9 sr-4
+ҕ mn-6 qc13 ru-5
оҕо qc7
уох qc11
хэ_ mn-8 qc10
быд ru5
=тэрэ qc8
жэ_ mn-7 qc7
йб_ mn-9 qc12
+æ be-6 bg-2 kk-5 mk-4 mn-5 qc19 ru-9 sr-6 uk-3
æр_ qc6
=хорз qc11
=ис qc7
уыд qc7
_кæ qc6
дг_ mn-7 qc9
=тер qc13
тн_ qc8
=блядь ru4
хуе be-2 bg-3 qc-3 ru12 sr-3 uk-4
ыеб ru7
=дебил ru5
=шо ru8
=расстрел ru5
=дебилы ru4
=сука bg-3 ru8 sr-2 uk-3
=пидор ru5
=мразь bg-2 ru6
=расстрелять ru3
=ублюдок ru4
боё ru3
оёб ru5
=казнить ru5
юдк ru3
=хуй bg-3 mk-3 ru9 uk-2
=жопу ru5
ёб_ ru6
=путина ru6
=тварей ru5
=соси ru6
ааа ru11
=хрен ru6
=бот ru10
=твари bg-3 ru10 sr-5
=аду ru5
хуя ru5
=жопа ru5
=хер ru7
_чм ru9 sr-3
=чмо ru7
=чо ru8
=повесить ru6 uk-5
=быдло ru5
=бля ru7
=дура ru7
ууу ru10
=тварь ru6
=алкаш ru7
=урод ru6
=лох ru10
`,
};
