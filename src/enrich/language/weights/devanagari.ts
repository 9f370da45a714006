/** Written by scripts/fit-languages.ts. */
export const devanagari = {
  languages: `
hi 0.64 -0.52 0.18
mr -0.02 -0.51 0.23
qd -0.67 1.39
`,
  features: `
राज mr-6 qd6
ेश_ hi5 mr-5
+उ mr-2 qd4
+् qd3
ाही hi-4 mr6 qd-4
ही_ mr3 qd-4
_प् mr-3
रस् hi5
्ता mr-2 qd6
ता_ hi1
_पर mr-2
पर_ hi8 mr-6 qd-5
=पर hi9 mr-7 qd-5
+इ mr-3 qd3
_इस hi7 mr-4 qd-4
से_ hi5 qd-6
+ई mr-2 qd1
ेल_ mr7
_कर qd-5
+ं qd-5
_मे mr-3
में hi5 mr-3 qd-4
ें_ hi8 mr-7 qd-5
=में hi5 mr-3 qd-3
_उन hi3 mr-6
+न qd3
उन् mr-3
न्ह hi3 qd-4
हों hi6
ंने hi6
_अप hi3 mr-3
अपन hi6 mr-6
_बे hi5 mr-5
टी_ hi3 mr-2
_को hi2 mr-1
को_ hi-6 mr-12 qd13
=को hi9 mr-10
_लो mr2 qd-5
लोक hi-4 mr3
+भ mr-3 qd4
_भे qd6
जा_ qd-5
+औ hi3 mr-3
_और hi6 mr-5 qd-3
और_ hi6 mr-5 qd-3
=और hi6 mr-5 qd-3
ाया hi9 mr-8
या_ qd-4
+ण hi-1 mr2
ान_ hi5
_की hi5 qd-3
की_ hi3
=की hi5 qd-4
_कह hi5 mr-5
कहा hi4 mr-4
दो_ hi8
_पह mr-6
पहल hi7 mr-4
हले hi6
ले_ hi-8 mr-2 qd10
=पहले hi6
+फ qd4
_फि hi9 mr-6
+ि qd3
िर_ mr-6 qd5
_एक hi-1
बर_ mr3 qd-3
_अन mr-3
अनु hi3 mr-5
करण mr2
ीय_ hi2 mr-3
क्त qd1
्त_ mr-3
मेर mr-4
देश qd6
ों_ hi15 mr-13 qd-7
_हम hi8 mr-7
मार qd-3
_सर qd-3
सर् hi-5
वर_ hi-4 mr7 qd-6
व्य mr-2
आप_ hi6 mr-5
=आप hi6 mr-5
+च mr3
_चि mr-5
ना_ hi5 mr-3 qd-3
द्ध mr5
_बा qd2
_सब mr-8
गे_ hi8 mr-6
+झ mr5
ून_ hi-7 mr9 qd-4
आपक hi9 mr-7
गर_ hi8 mr-6
_नह hi4 mr-3
नही hi2 mr-1
हीं hi4 mr-3
ीं_ hi4 mr-4
=नहीं hi3 mr-2
_हो mr2 qd-2
होत hi-5 mr6 qd-3
ते_ qd-8
_तो qd-4
तो_ hi-5 mr6 qd-3
=तो qd-4
_पत hi3 mr-3
_क् hi3 mr-3
क्य hi3
्या hi-4 mr3
=क्या hi8 mr-7
ोता hi-3 mr4
=होता mr3
_उस hi8 mr-7 qd-3
उसक hi4
ादा hi6
_ने hi4 mr-2 qd-5
तर_ qd2
ष्ट hi-4 mr3
ाचा mr2
चार hi-3 qd2
ार_ hi4 qd-1
_मा qd4
लिय hi2
िया hi4 mr-6
_जा hi2 qd-6
कि_ hi5 mr-7
=कि hi3 mr-5
ल्ल hi4
ली_ mr5 qd-3
कार qd3
_के hi3
के_ hi6 mr-5 qd-4
=के hi9 mr-8 qd-4
_है hi5 mr-4 qd-4
+ै hi2 mr-6 qd4
है_ hi5 mr-4 qd-4
=है hi5 mr-4 qd-4
मुझ hi7 mr-6
ुझे hi6 mr-5
झे_ hi4
=मुझे hi6 mr-5
सी_ mr-2
_बि mr-7 qd4
_लग hi3 mr-5
_रह hi9 mr-8
हा_ hi-3 mr5
_यह hi5 mr-4 qd-1
_ये hi-3 mr5 qd-4
ये_ hi-1 mr3 qd-3
ीत_ mr5
_ला qd4
कर_ hi4 mr-1 qd-5
दिन mr-6
िन_ hi4 mr-3
लिए hi4
िए_ hi7 mr-6 qd-3
=लिए qd-3
+छ mr-9 qd9
बात hi6 mr-4
होन hi8
वाल hi8 mr-7
ाली hi2 mr-3
हैं hi5 mr-4
ैं_ hi6 mr-6
=हैं hi5 mr-4
हें hi5 mr-4
रोज hi-8
_व_ hi-3 mr5
=व hi-3 mr5
_से hi2 mr-3
=से hi10 mr-9 qd-4
_कु mr-3
+़ hi12 mr-11 qd-4
कोई hi6
लाग hi-9 qd7
_ही qd-5
बार mr-5
=ने hi9 mr-6 qd-6
ांच qd-3
ाल_ qd-4
ियो hi2 mr-4
यों hi4 qd-4
_बत hi4 mr-7
बता hi4 mr-6
्ये hi-8 mr8
दार mr3
ारी hi-2
संस hi-7 mr4
+थ qd3
नों hi6 mr-4
ेत_ hi-5 mr5
_मत hi4 qd-3
्ड_ qd-7
ाथ_ qd-4
देख mr-4 qd3
न्त mr-7
रों hi6
ाक् mr-8
ाई_ mr-7 qd7
=का hi5 mr-2 qd-7
श्व mr-8
्वा qd2
वास mr-2 qd4
इस_ mr-4
=इस hi5 mr-3
_या mr5
यात mr3
रा_ hi2
_वह hi5 mr-6
वह_ hi6 mr-6
=वह hi6 mr-6
_अक hi5 mr-7
केल hi-5 mr7
_पू hi5 mr-6
करन hi7 mr-5
रने hi5 mr-3
=करने hi5 mr-4
वे_ hi3 qd-4
=वे hi8 mr-6
जिस hi7 mr-7
_ते hi-3 mr5 qd-3
उनक hi6
_अस hi-2 mr4 qd-4
_था hi2 mr-4
था_ hi7 mr-5 qd-5
=था hi8 mr-7 qd-3
कुछ hi6
ुछ_ hi6
=कुछ hi6
_ले hi3
_मै hi5 mr-2 qd-4
मैं hi5 mr-4
=मैं hi4 mr-4
_पो mr6
+ँ mr-4 qd9
ला_ hi-6 mr7 qd-3
यान hi-4
_कल hi5
कल_ hi7
_शु hi5
रू_ hi-4 qd6
_तक hi8 mr-6
=तक hi7 mr-6
_चल hi7 mr-7
गा_ hi7 mr-5 qd-5
ति_ hi7 mr-11
ाय_ mr2 qd-4
_तब hi7
भी_ hi6 mr-3 qd-5
=मेरे hi6
=कहा hi5 mr-3
ाब_ hi7
ात_ hi-4 mr7 qd-6
=बात hi7 mr-5
जान hi5 mr-5
_मि qd-5
मिल hi7 qd-3
ंड_ hi4
_थी hi6 mr-4
थी_ mr-5
=थी hi6 mr-4
शन_ hi7 mr-5
+ौ hi4 mr-7
दी_ hi5
+ॉ mr3 qd-8
_थे hi6
थे_ qd-5
=थे hi9 mr-8
ठी_ mr3
र्ट qd-3
शी_ hi-6 mr6
विश qd3
करत mr5
=करते hi4
_हु mr-10 qd5
_वर qd3
र्ष qd5
+ऐ hi-3 mr5
स्व hi3
याद hi6
_भा qd-6
_तर hi-3 qd4
ित_ mr-4 qd1
बाद hi7 mr-4
ाद_ hi3
_अश mr5
_भी hi5 mr-4
=भी hi5 mr-4
_जन qd5
न्_ qd11
हर_ hi5
_दू hi7
हुत mr-5
ुत_ hi5 mr-5
=बहुत mr-6
+ड़ hi6 mr-5
_आज qd5
_शक hi-6 mr5
_रू mr-5 qd5
मी_ hi-3 mr4 qd-1
कोर mr6
लेक hi6 mr-6
क्स qd-3
=या qd-6
निव mr6 qd-6
िवा qd-6
म्प qd5
होग hi8
िले hi-3 mr3
ाने mr6 qd-6
सकत hi4 mr-4
ेक् mr6 qd-4
_ती mr4
जो_ mr-6
ाना mr4 qd-5
चाह hi5 mr-5
_आम hi-6
_चु hi5
्ही hi-4 mr5
ाओं hi7 mr-5
ओं_ hi7 mr-6
_आव hi2
यां hi-4 mr5 qd-3
र्य qd2
यह_ hi5 qd-3
=यह hi5 qd-3
+ऊ hi-4 mr7 qd-4
पुर hi4
_नव mr4
़ी_ hi4 mr-4
=हम hi5
_आय qd-5
ेन् hi-6 qd6
न्द mr-9
नाम mr-4
=नाम mr-7
रु_ hi-9 qd10
_सी hi5 mr-3
_यु qd5
हिल hi-4 mr2
िला hi4
_सह qd5
्न_ hi-5 qd4
्रम qd3
_त् hi-8 mr6
हो_ hi4 qd-2
=हो hi4 mr-3
_खु hi8
_पि qd-9
रत_ mr3
ील_ hi-5 mr7 qd-4
_हू hi3
्यो mr-7 qd4
याय hi4
विच mr5
िचा hi-6
मय_ hi6 mr-7
च्च hi4 mr-8
ब्र hi-1 mr1
याल qd4
+ढ hi-4 mr5
_बच hi5 mr-9
टा_ qd8
ाले qd3
=वाले hi8 mr-5
दोन mr6
_डि mr-3
सा_ hi3 qd-4
मत_ hi7
कता hi7
_यो hi-7
ामा hi-5 qd7
मा_ hi-11 mr-13 qd18
=अधिक mr5
हूँ hi3
ूँ_ hi3
=हूँ hi3
ेरा hi7
ावर qd-4
स्प hi6
ंचा hi-4 mr5
ची_ hi-9 mr10 qd-4
_बर mr5 qd-4
दिख hi10
नने mr5
ीने mr5
रहे mr-8 qd4
हे_ hi-3 mr5 qd-4
=रहे hi7 mr-6
ोड़ hi6
्स_ mr3 qd-6
_गए hi7
गए_ hi6
=गए hi6
यास mr4
_कै hi7
ल्य hi-6 mr5
_बो mr2
_डा mr-7
बच् mr-7
चे_ hi-7 mr9 qd-5
मध् hi-3 mr4
गया hi8 mr-6
=गया hi7 mr-6
तील hi-7 mr8
_तु qd-5
_आत hi-6
्ने hi-7 qd7
_मी hi-1 mr3 qd-4
_नक hi-7 mr8
रो_ mr-10
_गर hi-6 mr-6 qd10
गर् mr-5 qd3
रणा hi-3 mr4
_जे hi-5 mr5
लाई hi-9 mr-6 qd12
=द्वारा mr-7
पाह mr6
याम hi-5 qd5
_खे mr-4
_हर hi5 mr-7
रना hi4
द्य mr3
जे_ qd-5
रीक hi-6
ासा hi-4 mr6
डे_ hi-3 mr5
कोण hi-6 mr5
_डे mr-4
_ति hi-10 mr5 qd3
ितल hi-6
ुम_ hi6 mr-5
=तुम hi7 mr-6
ुम् qd-3
म्ह mr3 qd-5
्हा mr4 qd-4
_मल hi-3 mr3
मला hi-7 mr5
+ज़ hi10 mr-8
पण_ hi-5 mr6
_झा hi-3 mr5
व्ह hi-8 mr10 qd-5
न्स hi-9
करा mr7
_तू mr5
रोब mr7
बोल mr1
करू hi-3 mr5
णाल mr5
्पा qd-6
काय hi-6 mr8
हाँ mr-6
ाँ_ hi3 mr-8
ेला qd4
राच mr5
ाची hi-5 mr6
=ती hi-7 mr8
ोस_ mr7
बंध hi7
बाह qd4
+फ़ hi8 mr-6
ाठी hi-6 mr7
पेक mr6
_हे mr3 qd-4
यो_ hi-8 mr-8 qd13
ेले mr6 qd-5
ेस् mr5
लो_ hi3
=हे hi-4 mr6 qd-3
ाउन hi-10 qd11
चा_ hi-7 mr8 qd-3
_फा hi-10 qd5
िती hi-10 mr11
णार hi-8 mr10
नाह hi-6 mr6
=नाही hi-5 mr6
सून hi-5 mr6
ेल् hi-4 qd2
झाल hi-6 mr7
ांन hi-9 mr10 qd-3
ंनी hi-7 mr7
ण्य hi-5 mr7
+ळ hi-11 mr12 qd-5
=तर hi-10 qd6
क्क hi-7 mr8
_आह hi-6 mr7 qd-3
आहे hi-6 mr7 qd-3
=आहे hi-5 mr6 qd-3
च्य hi-10 mr9
याच hi-5 mr5
ाच् hi-4 mr5
नंत hi-6 mr7
ागा mr7
णे_ hi-7 mr8
ळे_ mr5
खूप hi-7 mr8
=खूप mr7
=ते hi-8 mr9
ाचे hi-5 mr6
+ॅ hi-11 mr13 qd-6
+ऱ hi-5 mr5
ऱ्य mr4
=तुम्ही hi-7 mr7
साठ hi-3 mr3
तात hi-4 mr6
आपल hi-5 mr8
_म् hi-6 qd3
्हण hi-5 mr7
कडे hi-6 mr7
लेल hi-8 mr7
कुठ mr9
ुठे mr8
वात hi-5 mr5
काह hi-5 mr5
रून hi-5 mr7
तू_ hi-5 mr6
_आण hi-5 mr7 qd-3
आणि hi-4 mr6 qd-3
णि_ hi-4 mr6 qd-3
=आणि hi-4 mr6 qd-3
असत hi-6 mr6
असे hi-5 mr6
=असे hi-7 mr7
=मला hi-4 mr6
ळी_ mr6
=त्या mr5
तं_ hi-8 mr8
वाट hi-5 mr5
=केली hi-6
चं_ hi-6 mr7
=काय hi-5 mr6
हणा mr5
=हा hi-6 mr7
ोय_ hi-9 mr10
लं_ hi-10 mr11
तले mr9
_घे hi-7 mr9
बरो mr7
ाच_ hi-6
ोलत hi-6 mr6
ंना hi-8 mr9
=मी hi-9 mr10 qd-3
=करत mr6
ऊन_ mr7
येत hi-6 mr6
गेल mr6
िवस mr7
एका hi-7 mr5
=एका hi-6 mr6
वाच hi-5 mr7
माझ hi-8 mr9
ुमच hi-5 mr6
=आहेत hi-3 mr4
थां hi-9 mr10
शकत hi-5 mr5
ंगि hi-6 mr7
िने hi-8 qd4
आम् mr6
गित mr5
याक hi-7 qd8
मधी mr6
धील mr6
ुन् hi-8
खाल hi-6 mr8
पहि hi-6
=तू hi-5 mr6
_जस hi-8 qd9
र्न mr-5 qd5
हरू hi-9 mr-10 qd14
पति mr-8
ीका qd10
खेल mr-8
ेको hi-7 qd9
हुन qd11
_छ_ hi-8 qd11
=छ hi-8 qd11
एको qd9
_र_ hi-9 mr-7 qd12
=र hi-9 mr-7 qd12
_भन qd11
_यस qd12
`,
};
