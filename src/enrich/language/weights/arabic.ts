/** Written by scripts/fit-languages.ts. */
export const arabic = {
  languages: `
ar 0.63 -0.83 0.89
fa 0.34 -0.65 0.86
ku -0.46 -0.25 0.82
qa 0.19 2.20
ur -0.20 -0.04 0.81
`,
  features: `
+و ar-2 qa4
_و_ fa3 ku3 qa-5 ur-3
=و fa3 ku3 qa-5 ur-3
_في ar5 fa-2 qa-4
+ي fa-12 ku-8 qa6 ur-4
في_ ar6 fa-3 qa-3
=في ar5 fa-2 qa-3
+ن qa2
_نف fa5
+س qa3
+ا qa3
_ال ar4 qa-5
+ل ku-2 qa2
الو qa4
+ق ku-4 qa3
وقت ar-2
+أ ar10 fa-5 qa-8 ur-3
ول_ fa1
+ص ar-2 ku-4 ur3
الح ar2
+ح ar2 ku-3 ur3
_لم ar3 qa-3
=لم ar5
+ر qa3
+إ ar10 fa-4 qa-7 ur-3
+ى ar-3 fa-7 ku-13 qa11
لى_ ar4 fa-3
_مس qa3
+ؤ ar3 fa-2 qa-5 ur5
+ة ar9 fa-5 qa-9 ur-2
الت ar4 qa-2 ur-4
تي_ ar-2 fa-6 qa8 ur-3
+ع ar1 ku-4
ين_ ar-3 fa-6 qa8
+ه ku-4 qa3 ur-5
له_ ku-3 qa4 ur-4
_بن fa-4 ur4
من_ ar3 fa1 qa-5 ur-6
+آ fa4 ku-4
_عل ur-2
على ar4
=على ar4
+ظ ar2 ku-3 ur4
ير_ ar3 fa-3
ما_ ar3 ur-3
+ذ ar4 ku-2
ذا_ ar6 qa-4
شعر fa-5
رت_ ar4 qa-2 ur-2
هر_ ar-3 fa2
سان ar-3 fa-4 qa9 ur-3
ان_ ar-6 qa3
يل_ qa3
_با ar-4 qa3 ur-1
بال ar5 qa-3
لار ku-3 qa6 ur-5
ارت ur-3
+ك ar9 fa-6 ku-8 ur-2
_تب fa-6 qa4
+ج ku-2
_جد ar3
دا_ fa-3 ku2 qa4 ur-8
+غ ku-4
_ول ar4 ur-2
كن_ ar3
_إن ar5 qa-3
+ض ku-3
+ط fa2 ku-3
_من ku4 qa-2 ur-4
=من ar2 fa2 qa-5 ur-5
الج fa2
لك_ ar3
دي_ fa-5 qa5
ساع ar3 ur-5
آن_ ur3
فه_ fa5
_هذ ar3
ام_ ar-4
سال ar-8 fa5 qa-2
_ان fa2 ku-3 qa-2
جه_ fa3
_كا ar5 fa-2
كان ar4 fa-2
=كان ar4
قد_ ar8 fa-5 qa-3
_تم fa-3 qa4
تم_ ku3
=تم fa-5 ur3
_ي_ ar4 qa-4
=ي ar4 qa-4
_قب fa3
بل_ ar-3 qa5
_أن ar5 fa-3
_لا ar3 fa-4 qa3
احت fa-2 qa4
ال_ ar-3 ku-4 qa3
لقد ar4
مسا fa3
الم ar5 qa-4
معل ar-4
ساب ur-5
_مه qa5
مها fa-3
ارا fa-2 qa5 ur-3
ات_ ar-3
دار ar-5 ku-4 qa-3 ur2
رة_ ar3
واق ar-6
الص ar-3 fa5
اعت ur5
بر_ qa-4
_نا ar-4 ku2 qa2
+ئ ar-5 fa-4 qa3 ur1
يس_ fa-3 qa3
_مج fa1
جلس fa3 ur-3
خبر fa-5 qa5
راء fa-4
+ء fa-6 qa5
اء_ fa-5 qa6
عد_ ar3 qa-2
عنو ur4
وي_ qa5
لات qa4
+ث ar5 qa-4 ur-1
ور_ ar-4 ku-2
رائ ar4
ائي qa5
لي_ fa-5 qa5
ته_ fa-3 ku-4 qa7 ur-3
وال ar4 fa-3 qa-3
رف_ ar-5 qa3
لام ar-4
امر qa3
ري_ ar-3 fa-5 qa8
سي_ fa-5 qa6
ده_ ar-3 fa3 ku-5 qa3 ur-5
نت_ ar2
ها_ ar7 ku-2 qa-6 ur-6
نا_ ar6 fa-4 qa-2
_وي fa-4 qa6
_اس fa1 ku-3
است fa2 ku-3 ur-2
دم_ ar-4 fa3 ku4 ur-3
لمن ar3
منا ar-3 ur3
_تح ur-4
تحت fa4
علا ar-3 fa2
اما ar-5 fa4 ur-3
مات ar-3 fa-4 qa5
دام qa4
+ھ ar-11 fa-15 qa7 ur4
الط ar3
اري fa-3 qa5
_مح ar-3 qa4
تما ar-4 qa6 ur-4
عام ar3 fa-6
حال ar-5 qa4
_رس fa-3 ur4
مي_ fa-5 qa3
_مو ar-4 ku-3 qa4
_سب ur4
لن_ ar5 fa-6
امل ar2 fa1 ur-2
مل_ fa3 ur-3
_دو ar-5
دون qa2 ur-5
ون_ ku-3 qa2 ur-3
نى_ fa-3 ku-2 qa3
رته fa-6
نجا fa4 ur-3
اد_ ku-4 qa-2
مر_ ar5 fa-2
الخ ar4 fa-3
مع_ ar5 fa-3
هم_ ar3 fa-3 qa4 ur-4
_مع ur3
با_ fa3 qa-4 ur-1
_عن ar5 fa-3 qa-3
عن_ ar3
=عن ar3
ورا ku-2 qa-2 ur4
رام fa-4 qa5
لاس fa1 ku3 ur-3
ستق ur5
_هي ar6
_سل fa4
يم_ qa4
اف_ ar-3 fa-4 ur4
نه_ ku-6 qa4
لا_ ar3 ku-5
_حر fa5 ur-4
وم_ ar2
وار ar-6 ku3 ur3
ار_ ar-3 qa3
اسم ar6 fa-4
ترا fa2
_بر ur-2
_ما fa-2 qa4
مال ku-3
ره_ fa-2 ku-5 qa9 ur-6
_ست ar3 fa-2 qa-4 ur3
ستم qa-3 ur3
_مل qa-3 ur4
يون qa4
_مد ar-3 ku-3 ur6
_عا ar1 fa-2 qa3
=عام ar7 fa-4
_تو qa4 ur-4
شي_ qa8
روا fa3
وا_ ar5 qa-3 ur-4
_ور qa7
دوا fa-1 ku4
وات ar3 fa-5
حاد fa-5
هد_ ar3 qa-3
لدي ar5
خال ar-6
_د_ ar-4 fa-10 ku-4 qa14 ur-6
=د ar-4 fa-10 ku-4 qa14 ur-6
زما ar-2 qa5 ur-2
مان ar-7 qa3
_جا ar-2
=لا ar6 fa-5 ku-2
وز_ ar-4 qa3
_بل qa2
لد_ fa4
_آن ar-3 fa6 ur-2
=آن fa3
واح fa-5
ارش fa2
ادا ar-4 qa3 ur-4
قان ar-4 qa6
انو ar-3 qa5
نون ar-3 qa2 ur-4
وان ar-5
_تق ar5
_بم ar5 fa-5
يد_ ar5 fa-3
ود_ ar-2 fa2
_لد ar5
يه_ ar-3 fa4
وبا ur5
اول fa4 ur-4
لان fa3
دان fa4
بار ar-4 qa2
=ما qa-2
ني_ ar2 fa-3
_اج ar-3
هما ur6
لوا fa4
لو_ ar-4 qa3 ur2
_جن ar-3 ku-2 qa4
نبه fa-4 ur5
تفا ar-4
_لن ar6 qa-4
_يو fa-3
_له fa-4 qa4
_حا ar-3 fa2 qa2
يا_ ar4 fa-3
_فا fa-2 qa3
اج_ ur-4
_قا fa-4 qa2
_اي ar-10 qa8
_دا qa2 ur-4
_اخ ar4 fa-6 ur4
_اف ar-4 fa3
_سم fa-5 ur6
منت fa4
_هن ar3 qa-5
طور qa-3 ur4
بات qa-2 ur5
_طر ar-3
_بع ar3
اور ar-3 fa-2 ur3
_تن ar1 fa-2
تنا ur4
راح qa5 ur-4
شد_ fa4 ur-3
وام ar-5 qa5
نان fa4
الف ar-4 qa4
اجا fa5
مد_ fa4
شار ku4
بنا fa-6 ur6
مقا fa2
يوم ar6 qa-5
نها fa3 qa-3
عت_ ar-4 fa3
ساس fa3
اس_ ar-3 fa4 ku3 qa-2
_سي ar3 fa-3
_نو ar-3 qa4
ونه fa-5 qa4
ورد fa-3 ku3
دد_ ur4
سيا ar5
_بش qa4
يفي fa5
داد qa4 ur-3
سلا fa4
_شم ar-2 fa2
تلف qa4
اسا qa5 ur-3
_مش ar2 fa-2 qa4
مشا fa3 ur-4
باش ar-3 ku3 ur-4
مسل fa-5
_مر ar3 ur-5
_او ar-5 ku-4 qa1
وب_ ar-3 fa4 ur-4
را_ fa4 qa-4
_بد ar-3 fa5
_لي ar5 qa-3
رح_ fa-4 ur4
_جم fa3 ur-4
مام ar-3 qa3 ur-4
امه ar-5 qa5
_لق ar4
=لقد ar4
نام ar-3 ku-2
_خل fa3
خلا fa-5
سم_ qa-5
هذا ar3 qa-2
=هذا ar3
مت_ ar3 fa-2 qa-2
_مم ar4 fa-3
رد_ ku1 qa-4
قال qa4
_عم fa2 ur-3
_به ar-4 fa4 ku-3 qa2 ur-5
به_ fa3 ku-4 ur-1
=به ar-3 fa5 ku-3 ur-5
رج_ ar4
رم_ ar-5 fa4 qa4 ur-4
_شا qa-3 ur3
=يوم ar4 qa-4
=له fa-4 qa5
ماذ ar5
اذا ar5
راب fa4
تعل fa-6 ur6
تان fa2 ur-4
_ا_ ar3 fa-2 ur-3
=ا ar3 fa-2 ur-3
انا ar3
اع_ fa-5
در_ ar-2 fa5 ku-3 qa-5
اه_ qa-3 ur2
_وق fa-4
وقا qa6
_جر fa3 ur-4
_بو ku2 qa-3 ur-2
وش_ fa4
_تا ar-6 fa2 qa2
=هل ar5
مور fa5 ur-3
طفا fa6
=ان fa5 qa-6
تاز fa-7
از_ fa3 ku-3 qa-4
بي_ qa3
سلم fa-6 ur6
ثر_ ur-4
امي ar2 fa-6 qa3
تور ar-5 fa3 qa7 ur-4
وسط ur5
سط_ ur4
_أع ar3
_هو ar3 ur-3
هو_ ar2 fa-4
=هو ar4 qa-3
ند_ ar-3 fa5 ur-4
رون fa-4 qa3
_جو ku-3 qa4
سور fa5
تحا ur4
_نه ar-7 fa5
_را ar2 ku-3 qa2 ur-6
_جي ar-1 fa-4 qa5 ur-2
واب fa2
عا_ fa5
دن_ ar-4 fa7 qa-3
اقت qa4
وف_ ar5
جاز ar-6 fa5
مرا fa4
_تر qa3 ur-4
_مط ar-5 qa5
مطا fa-3 qa4
طاب fa-4 qa4
ابق fa-3
عند ar4
_زم qa5 ur-4
_مص ar-4
_ته fa-5 qa9
_شو fa-2 ku-3 qa5
وت_ ar-3 fa4 ur-6
_سو ar-5 fa2 ku-2 qa3
_اق fa-5
لها ar5 fa-5
ائر qa5
_قو ur-5
=وقت ar-3
اصل ar-3 qa5
شخص fa-2 qa4
جو_ ar-3 fa-5 ku-3 qa5
بت_ ar-4 fa3 qa3
بان fa4 ku-3 ur-2
آمر fa4
وست qa4 ur-5
دو_ fa5 ur-3
دست fa-4 ur4
ستو ur-3
دور fa4 ku-4 qa-4 ur2
ئر_ qa5
توا ku2 qa-3
زا_ fa-5 qa5
_قط ar-5
_ام ar-4 fa3
فرو ur5
سام ar7 fa-4 qa-2
_ار fa-3 qa4
ست_ ar-2 fa5 qa-4 ur-2
حده qa4
_سر ku-4
وما fa-3 qa5
_ات qa-5 ur5
_ها ku4 ur-4
هات ar5 fa-7 ku4
لبا fa4
معا fa-4 ur6
جي_ ar-3 fa-5 qa7 ur-5
_بح ar4 fa-6
سب_ fa-6 ur5
قرا fa3 ur-4
رار fa3 ur-3
+ی ar-8
بین fa3 ur-3
ینه qa5
+ک ar-6
یا_ fa-2 ur2
لطف fa6
نس_ fa-4 ku3 qa5
عه_ fa5
=را fa6 qa-4 ur-4
حت_ qa3
=تحت fa5
رن_ qa8
_اش fa5 ur-3
لت_ ar5 ur-5
تحد ur-4
فر_ fa4
لاب ar4
اتا qa4
تام fa5
تند fa3
تر_ fa4 ur-6
_مق ar-3 fa5
_رو fa4 ku-5 ur-2
اق_ ar-4 fa-6 ku-2 qa7
_نم ar2 fa4 ur-5
اره fa6
_هم ar-3 qa2 ur3
_حم fa4
_اب ar3 fa-3
ندر fa-4 ur5
_يا fa-4 ur4
فرا ar-2 ku-3 qa2
_نح ar7
_فر ur2
_شخ fa-3 qa4
وجو fa-4 ur4
ردو ku3
=هم ar-3 qa5
سه_ fa3
_نق fa3 ur-4
تون fa-5 qa4 ur3
بول ar-5
_شب ur5
_جب ur5
شى_ ur5
تاد fa4
_وج ar6 fa-3
_تي qa5
زار ur-2
_آم fa5 ur-4
ئي_ qa5
هال fa-6 qa7
_نش qa5 ur-3
روس qa2 ur-5
وس_ ar-3 fa-3 qa5
_در ar-3 fa3 qa-1
اسی ku3
یس_ fa4 qa-3
متح ar-3 qa4
_حق ar4
ارو ar-3
قه_ ar-3 fa2
_اد qa-3
سر_ qa-3 ur5
_مخ ar-3 qa5
خوا fa2 ur-3
فت_ ar3 fa3 ur-3
اقع ar-6
نو_ fa-6 qa9
نار qa4
=جي ar-2 fa-4 qa6
رز_ ar3 ku3
واه fa4
باد ur4
_اک ar4
فی_ ar4
_کل ar3 fa-6 ur5
انه fa5 ur-3
رفت fa6 ur-3
رور fa-6 ur6
نما fa3
مه_ ar-3 fa3 ku-4 qa5 ur-5
لی_ ar-4
_فی fa-2 ur2
اوس fa-5 qa6
_لط fa6
توم ar7 fa-3 qa-2
ماه ur3
انم fa-5 ur5
_فو ar-3
سا_ fa-4 ur4
_وو fa-5 qa5
ارز fa-9 ur9
_بخ ur3
_صو ar-4
لند ur3
رست ar-4 qa4
ستا fa3 ur-5
ریز fa-3
یز_ ku-2 qa-2
_ای ku-4
این fa3 ur-2
=این fa3 ur-1
=است ar-5 fa8 ur-5
یی_ fa3 ur-4
شان ku-2 ur5
_می fa3 ku-3 ur-3
می_ ar-4 qa-3
=می fa4 ur-5
انگ ur-4
+گ ar-10
_از ar-4 fa5 qa-4
=از ar-4 fa4 qa-4
شت_ fa6 ur-4
=جو ar-4 fa-6 ku-3 qa5
=در ar-3 fa6 qa-4 ur-4
_جل ur4
گیر fa4 ur-3
ری_ qa-3 ur2
+پ ar-10 qa3
_پا qa2 ur-3
مند ur5
=دا fa-7 ku3 qa5 ur-2
رند fa4
نده fa5
زه_ ar-3 fa-4 qa2 ur6
ایر qa5
یر_ ar-4 ku-4 qa1
تی_ ar-2 qa-4 ur3
_که ar-3 fa6 ku-2 ur-3
که_ ar-3 fa4 ku-3 ur-4
=که ar-3 fa6 ku-2 ur-3
زی_ fa3 ur-3
کرد fa2 ku5 qa-2 ur-4
ردن ku3
گیا fa-4 ur5
یاس fa-3 ur3
تک_ ur4
رای fa5 ku-3 ur-3
ای_ ar-3 fa5 qa-4 ur-3
+چ ar-8
مری qa4
مین fa5 ur-4
=سال ar-6 fa2 qa-4 ur4
_گا fa-2 ur5
اری ku2
_خو ar-6 fa2
خود ur4
روی fa3 ku-2
های fa5 ku-3
=های fa4 ku-3
ولی ar-2 qa4
ید_ ar-3 fa5 ku-4 qa1 ur-3
_شد fa4
شده fa3
تا_ ar-3 fa3 ur-4
_جی fa6 ku-3 qa-4
=تا fa6 qa-3 ur-3
بود ar-2 fa7 ur-4
=بود ar-2 fa6 ur-3
_یک fa6 ku-2 qa-2 ur-4
یک_ fa3
=یک fa5 qa-2 ur-3
_پر ar-4 fa-4 qa3 ur3
+ژ fa4 ku3 qa-2 ur-5
=اما ar-5 fa7 ur-3
_کو ar-3 fa-3 qa4 ur1
ادی fa4
دی_ ar-3 ku2 qa1
_آی fa6 ur-4
_کا ar-6 ku-2 qa4
کار qa2
روز ar-3 ur4
=روز fa5 ur-3
یش_ fa-3 qa-3 ur4
=برای fa4 ku-2 ur-2
باز fa2 ur-2
دید fa3 qa2 ur-4
دگی ur3
گی_ ur2
کان ar-4 qa6 ur-3
او_ ar-6 qa3 ur-5
=او ar-6 ku-3 qa4 ur-5
تای ku3
_پو qa6 ur-5
یل_ qa5 ur-4
عیت fa4
یت_ ku4
هست fa6 ur-3
انی fa3 qa-3 ur-3
نی_ qa-3
رکت fa4 ur-4
ایش ur5
شی_ fa-5 ur4
=ای qa-4
=بر fa5
ایا qa3 ur-2
یال fa4 qa3 ur-8
ایی fa4 ur-4
ندا ar-5 ku-3 qa3
_کن ar-4 fa5 qa-3
نند fa5 ur-4
اند ar-2 fa-2 qa3 ur1
فیل fa6
=شد fa5
_کی fa-1 ku-2 qa-3 ur4
_بز qa4
اتی ur4
تین ur3
عمو fa4
بیر ku5
ارد ar-3
=دارد ur2
یرا ku-2
یان ku4 ur-4
یه_ fa4 ur-4
_وی fa4
مرد fa5
رده fa3
یو_ fa-2 qa4
_دی qa1
اکا ur-4
_ده fa-3 qa4
نیز fa7 ur-5
_ری ku-5
وری fa3
گرا ur3
لدی ur6
دین fa-4 ur5
وای ur-3
دیگ fa5 ur-3
یگر fa5 ur-4
وی_ ku-1 qa3
=وی fa6 qa-3
_چو fa3 ur-3
خان ur2
کی_ ar-4 fa-4 ku5 qa-4 ur4
اهی fa3
=ها fa5 ku-2 qa-3 ur-2
نیس fa5
یست fa3 ur-7
=نیست fa5
=با ar-4 fa3 qa-4
ریس ku5
بیا qa4
یات qa3
تری fa4
_زی fa-3 qa3
ریی fa7
دیم fa6 ur-4
یم_ ku3 qa-3
امی fa-4 qa-3 ur6
دند fa2
=یا fa4 qa-3
_گو fa-3 ku3
کول fa-5 qa7
صرف ar-5
_گف fa5 ur-2
گفت fa5 ur-2
فتا ar-4
نمی fa4
=نمی fa4
_صد ur6
اسک fa5
کند fa6 ur-5
_چا qa5
کس_ qa4 ur-4
اوا ku4 ur-3
_چی fa2 qa-3
اپن fa-3 ur4
_پس fa3
بی_ ku-3 qa-5
رسی fa3 ku3 ur-5
چه_ fa8 qa-3 ur-4
یون fa4 ku-3
لای ku3
میک fa5
کرو fa-7 ur8
کن_ ar-4 fa5 qa-4
ایل fa4 ur-5
ئی_ fa-6 ur8
ینگ ur-4
گون ur5
شن_ fa-4 ur5
یار ku6 qa-3
رش_ fa6 ur-3
=ام fa7
_مغ ur8
سی_ ku2 qa-4 ur2
ینی ku-2
خت_ fa-4
امپ fa4
زیا fa-4 qa4
یاد ku-4 qa2
_اپ fa-3 ur5
بای ku-3 qa5 ur-5
سکو fa4
کو_ fa-3 qa-3 ur7
_نخ qa-7
ستی fa6 ur-4
یرو fa4
منی ku7
یتی fa4 ur-5
=روی fa7 ur-5
_سی ur-3
سیا ku3 ur-3
ونی fa3
خه_ qa7
ندی ku4 ur-3
_کم ku-2
میل qa4 ur-4
نگا fa4
دگا fa-3
وبی fa6
_کر ar-4 fa-3 ku6 qa-4
نتو fa-5 ur6
ویس fa4
سند qa6
کلا fa4
رمی ur4
گرف fa5 ur-3
پی_ ku5
=پی ku5
کات fa4 ku4 ur-6
_ند fa6
_دن fa-4 ur5
دنی fa-3 ur3
ردم ku5
یدی fa5 ur-5
=دو fa3
نسی ur5
_طو qa-2 ur5
شب_ ur5
=مورد fa3
ائی fa-3 ur4
خوب fa4
پار fa-3
_هی qa-3
دوس fa-3 ur4
=کار fa4 ur-5
نگر fa-4 ur4
لین fa-5 ur6
یوا ur1
ازی fa3 ur-3
=شامل fa5
=نام fa5
=کرد fa2 ur-1
_خر fa3
_سپ ur-5
_تی ur1
تیم fa5
توو ku5
ووی fa-4 ku3 qa4 ur-3
=خود ur5
ارم ar-3 fa4
_چه fa7 qa-2 ur-4
_یو fa-3 qa6
=طور ur5
تن_ ur-3
گام fa-6 ur6
لیس fa5 ku-2
_مک fa5 ur-3
=حال fa4
=تر fa-4 qa5
کرا ku4
ورت ar-5 qa5
یور fa4
نید fa4 ur-3
_بک ku4
اید qa4 ur-4
=باید ku-3 qa5 ur-3
ودا qa4
یکا qa4 ur-4
کا_ fa-2 ur4
=چین ur-5
یچ_ qa-4
چیز fa4
ونگ fa6
ریک ku3 qa4 ur-4
_خی fa7 ur-5
خیل fa4 ur-3
_هس fa5 ur-3
پسر fa6
نگ_ ar-2 fa3 ur-2
ونک qa5
لیو fa6 ur-3
یشن fa-3 ur4
_شک fa4
=سی ku5
میر ur4
=سر ur6
پا_ qa-6
په_ fa-3 ku-4 qa8
نیش fa-4 ku5
وید fa4
اش_ ar-5 fa3 ku2 ur-4
کور ku5
نست fa4
تو_ ar-3 fa2
سکا ur-4
=چه fa7 ur-3
ینت ur6
کوم qa7
وسر fa-5 ur5
دیر fa5
خوش ur5
=اش fa4
=دی fa-5 qa5
پر_ ar-3 fa-4 ur4
هن_ ar8
ایت fa4 ur-2
=بی qa-4
=اس qa-3 ur5
چی_ ku4 qa-3 ur-5
کری ku4 ur-6
_چل ur5
_نک fa4
مک_ fa4
یکن fa5
ایس fa-4 ur5
ویل qa5 ur-4
_ئی ku6
یتا fa4
رجی fa4 ur-4
=شما fa5 ur-4
_فک qa5
کر_ fa-3 ur3
ایک fa-7 ur7
کنی fa5 ur-3
صد_ ur5
_رک fa-5 ur4
=نه ar-6 fa4
+ہ ar-7 fa-15 ku-3 qa-5 ur17
_کے ar-2 fa-5 ur7
+ے ar-5 fa-9 ku-3 qa-5 ur11
کے_ fa-5 ur6
=کے fa-5 ur6
نہ_ ur4
میں fa-6 ur6
+ں ar-3 fa-10 qa-3 ur11
یں_ fa-5 ur6
=میں fa-4 ur4
=کی fa-4 ku-3 qa-3 ur7
ھی_ ur3
_نے fa-2 ur4
نے_ fa-3 qa-2 ur5
=نے fa-2 ur4
یہ_ fa-3 ur5
=پر ar-3 fa-4 ur4
=ایک fa-7 ur7
_یہ ur4
=یہ ur4
_ہے ur2
ہے_ ur2
=ہے ur2
_کہ fa-3 ur3
کہ_ fa-2 ur3
=کہ fa-2 ur2
یے_ ur3
=کا fa-8 qa-5 ur12
_بھ fa-3 qa-3 ur5
=کو fa-7 qa-5 ur11
_وہ ur3
وہ_ ur3
=وہ ur3
وں_ ar-2 fa-6 ur8
+ڈ fa-8 qa-5 ur11
=کر fa-4 ur6
=تو fa6 qa-3
دہ_ fa-5 ur3
_ہو fa-2 ur4
_سے fa-4 ur7
سے_ fa-4 ur7
=سے fa-4 ur7
_نہ ur3
+ٹ ar-3 fa-10 qa-4 ur12
_آپ ur3
آپ_ ur4
=آپ ur4
_کھ qa-3 ur4
ھا_ qa-3 ur2
_پل ur-4
+ڑ fa-5 qa-4 ur9
نم_ qa-3 ur3
=اور fa-9 qa-3 ur11
رے_ fa-3 ur4
کرن fa-6 ur7
لہ_ ur4
چار qa7
ہو_ ur4
=ہو ur3
چھ_ ur5
=یو fa-6
_تھ ur3
فکر qa5
=فکر qa5
=گیا fa-4 ur5
=کم ur5
اچا fa-8
شنب fa-4 ur5
_کي ar-4 qa6
کي_ ar-4 qa8
=کي ar-4 qa6
شوی fa-6 qa7
_په fa-5 qa9
=تي qa6
وو_ fa-2 ku3
=تام fa4
=توم ar7 fa-5
سره fa-8 qa10
+ە ar-9 fa-13 ku8 ur-6
ەکا ku3
+ێ fa-8 ku10 qa-5 ur-4
نە_ ku2
_وە ku5
وەک ku3
ەک_ ku4
ئەو ku3
_دە fa-4 ku7
+ۆ ar-5 fa-10 ku15 qa-7 ur-3
+ڕ fa-5 ku10 qa-4 ur-3
_بە fa-3 ku3
بە_ fa-2 ku5 ur-2
=بە fa-2 ku6 ur-2
ەند ku2
+ڵ fa-6 ku12 qa-5 ur-4
ەما ku5
_هە fa-3 ku6 qa-4
ەیە ku2
یە_ fa-4 ku7 qa-3
_پێ ku2
وە_ ku3
_کۆ ku3
بوو fa-4 ku6 qa-2
_لە fa-3 ku6 qa-4 ur-2
بەر fa-3 ku4
ەو_ ku3
ەی_ ku6 qa-3
لە_ fa-2 ku6 qa-4
=لە ku6 qa-3
ەکە ku3
کە_ fa-3 ku7 qa-3
_نە ku5
دوو ku5 qa-3
_مە ku6
_سە fa-2 ku3
ارە ku3
ەت_ qa4
ەدا ku3
ییە ku3
تە_ fa-3 ku5
_کە fa-3 ku7 qa-2
=کە fa-2 ku4
ەم_ ku3
سەر ku2
_بۆ ku4
بۆ_ ku4
=بۆ ku4
ەن_ fa-3 ku-1 qa5
ڵام ku4
ایە fa-4 ku5
دە_ qa4
ۆم_ ku6
_ئا fa-3 qa4 ur-3
+ڤ fa-4 ku6
ێکی ku4
ساڵ ku3
_تە ku5 qa-3
_تۆ ku2
رە_ ku3
_ئۆ ku5 qa-5 ur4
کمک fa5
=ساعت fa6
=گفت fa4 ur-2
=خیلی fa4
+ګ fa-9 qa11
+ړ fa-9 qa12
+ې ar-6 fa-14 ku-5 qa17 ur-6
+ښ fa-6 qa8
_چې fa-5 qa7
چې_ fa-5 qa7
=چې fa-5 qa7
+ځ fa-8 qa11
کې_ qa5
_کې qa5
=کې qa5
=په fa-6 qa9
+ټ fa-6 qa9 ur-4
+څ fa-6 qa9
+ډ fa-6 qa10
=سره qa9
=ته fa-6 qa10
+ٿ ar-7 qa10
+ڏ ar-5 qa8
+ڪ ar-11 fa-8 qa16 ur-6
_آھ qa5
+ڻ ar-8 fa-7 qa16 ur-9
+ڊ ar-8 qa9
+ٽ ar-8 fa-4 qa13 ur-5
+ٻ qa7
=کان fa-7 qa11
+ۋ ku-5 qa7
+ۇ ar-7 fa-5 ku-8 qa10
_بى qa5
_ئى qa4
+ڭ ar-2 ku-5 qa7
ىڭ_ qa3
+ۈ ar-4 fa-2 ku-2 qa6
_ئۇ qa5
ىم_ qa5
=سامي ar8 fa-3 qa-6
`,
};
