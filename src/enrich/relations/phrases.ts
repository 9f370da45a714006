/**
 * What people write when an address is their own, by language. Entries are sources of regular expressions in lower
 * case, with bounded repetition only. To add a language, add an entry and lines to bench/extract/relations.ndjson.
 */
export interface RelationPhrases {
  /** "my", "our": followed by one of `nouns`, perhaps after other words. */
  possessives: string;
  nouns: string;
  /** Whether the possessive is a word after the noun. */
  isPossessiveLast?: boolean;
  /** Nouns with a possessive suffix. */
  ownNouns?: string;
  /** Invitations to get in touch, before the address. */
  contact: string;
  /** Requests for payment, before the address. */
  payment: string;
  /** Words about someone else near the address. They count in this language only: `ton` is a word and a coin. */
  others: string;
  /** Words of warnings and reports near the address. They count in every language. */
  warnings: string;
}

export const RELATION_PHRASES: Readonly<Record<string, RelationPhrases>> = {
  en: {
    possessives: 'my|our|mine',
    nouns:
      'wallets?|address|btc|eth|usdt|xmr|ltc|trx|sol|card|iban|account|number|phone|e-?mail|mail|tg|telegram|channel|group|chat|bot|jabber|xmpp|tox|session|skype|discord|server|contacts?|id|username|user|handle|nick|signal|wickr|threema|matrix|whatsapp|site|shop|store|forum|blog|link|page|mirror|onion|website|autoshop|auto-?shop|profile|products|domain|channel|bots?|portal|panel|market|vendor|pgp|number|support|manager|operator|admin|hr|xmpp|wa|snap|num|socials?',
    contact:
      "(?:contact|reach|message|msg|text|write|dm|pm|hmu|hit|add|email|call|find|ping|ask)\\s(?:me|us)(?:\\sup)?|write\\sto|dm\\s?:|pm\\s?:|i'?m\\son|talk\\sto\\sme|hmu|contacts?\\s?[:：]|contact\\sus|for\\s(?:orders?|deals?|contact|more\\sinfo|details)[^\\n.!?]{0,12}|to\\s(?:buy|order|purchase)[^\\n.!?]{0,12}|(?:reply|questions?)\\sto|inbox\\sme|my\\sdm|(?:dm|pm|inbox|text|write|msg|message|whatsapp|hit\\sup|ping|add)(?:\\s(?:us|me|here|on|at|via|tg|telegram))?\\s?(?:[:：]\\s?)?(?=$)|(?:call|text)\\s(?:or|and|/)\\s(?:text|call)(?=\\s?$)|whats?app\\s(?:me|us)|drop\\s(?:me|us)\\sa\\s(?:line|message|msg|dm)|contct\\sme|mine\\sis|i\\s?(?:'?m|am)\\s(?:now\\s)?(?:on|at|under)?(?=\\s{0,2}$)|new\\s(?:account|acc|number|contact)|interested\\s?\\?|(?:order|buy)\\s?(?:here|now)?\\s?[:：>]|sales?\\s?[:：]|support\\s?[:：]|admin\\s?[:：]|(?:operator|manager|seller|vendor|owner|dev)\\s?[:：]|pm\\sor|talk\\sto\\sus|(?:to|for)\\s(?:recover|negotiat\\p{L}{1,4}|decrypt\\p{L}{0,4})[^\\n.!?]{0,24}(?:write|email|contact|mail)",
    payment:
      '(?:send|transfer)\\s(?:me|us|it|them|the\\s(?:money|payment|coins|funds|btc|usdt)|payments?|money|coins|funds|btc|usdt|xmr|donations?)\\s(?:[\\w.,$€]{1,12}\\s){0,3}(?:to|at|here)|send\\s[\\d.,]{1,12}\\s?\\w{1,6}\\sto|pay(?:ments?)?\\s(?:me\\s)?(?:to|here|at)|payments?\\s?[:：]|donat(?:e|ions?)(?:\\sto|\\shere|\\s?[:：])|(?:we|i)\\s(?:only\\s)?accept[^\\n.!?]{0,30}|tips?\\s?[:：]|deposit\\sto|(?:transfer|send|pay)\\s[\\d.,]{1,12}\\s?\\p{L}{1,6}\\s(?:to|here|at)(?:\\s(?:the|this)\\s(?:wallet|address))?|(?:usdt|btc|eth|xmr|trx|ltc)(?:\\s(?:trc-?20|erc-?20|bep-?20))?\\s(?:only|here)?\\s?[:：]|donat\\p{L}{0,5}[^\\n.!?]{0,30}[:：]|(?:pls|please)(?=\\s{0,2}$)|owe\\sme[^\\n.!?]{0,20}|(?:tips?|support\\s(?:me|us|the\\sproject))[^\\n.!?]{0,16}',
    others:
      "his|her|their|he|she|they|not\\s(?:my|mine|me|our)|isn'?t\\s(?:my|mine|me)|sent\\sto|paid\\sto|moved\\sto|belongs\\sto|used\\sby|owned\\sby|don'?t\\s(?:contact|write|trust|send|dm|pay)|never|report|complain\\p{L}{0,3}|same\\sas|who\\s(?:is|knows|owns)|anyone\\sknow",
    warnings:
      'scam(?:mers?|med|s)?|rippers?|fake|impostors?|impersonat\\w{0,5}|beware|avoid|stolen|victims?|blacklist(?:ed)?|leaked',
  },
  ru: {
    possessives: 'мо[йеяи]|моего|моём|моем|мою|моих|наш[ае]?|нашу|наши|свой|своя',
    nouns:
      'кошел[её]?к\\p{L}{0,2}|кошелек|кошель|адрес\\p{L}{0,2}|битк\\p{L}{0,3}|карт[ауые]|сч[её]т|номер|телефон|почта|почту|мыло|email|mail|тг|телега|телегу|телеграм\\p{L}{0,2}|tg|telegram|канал|чат|групп[ауые]|бот|жаб[ауе]|жабер|jabber|токс|tox|сессия|скайп|дискорд|контакт\\p{L}{0,2}|ник|юзер|юз|сайт|магазин|шоп|форум|ссылка|зеркало|вайбер|ватсап|сигнал|лс|личка|блог|домен|профил[ьяе]|биток|ссылк[уи]|зеркал[ао]|магаз|автошоп|поддержк[аи]|менеджер|оператор|админ|xmpp|единственный',
    contact:
      'пиши(?:те)?(?:\\s(?:мне|нам|сюда|в|на|по))?(?:\\s(?:лс|личку|личные|тг|телегу|телеграм|жабу|жабер|почту|мыло|токс))?|стучите(?:\\sв)?|стучи\\sмне|связь\\s?[:：–—-]|для\\sсвязи|я\\sна\\sсвязи|контакт(?:ы)?\\s?[:：–—-]|обращ(?:айтесь|аться)|связаться|заказ(?:ы|ать)?\\s(?:тут|здесь|у|через|[:：])|по\\sвопросам\\s(?:покуп|сотруд|заказ|реклам|оплат|приобрет|работ)\\p{L}{0,10}|звони(?:те)?|добавляй(?:те)?ся|ищи\\sменя|(?:я|мы)\\sв\\s(?:тг|телеге|жабе)|писать(?:\\s(?:сюда|в|на|мне))?|пишем|напиш(?:ите|и)\\s(?:мне|нам|сюда|на|в)|ко\\sмне|обращайся|по\\sвсем\\sвопросам|заказать|купить\\s?[:：>]|связь(?:\\sтолько)?\\sчерез|через\\s(?:жабу|тг|телегу)|стукни(?:те)?|в\\s?лс|личк[ауе]|теперь\\sя(?:\\s(?:тут|здесь))?|новый\\s(?:акк|аккаунт|номер|контакт)|это\\sя|(?:оператор|менеджер|продавец|поддержка|саппорт|админ|владелец|гарант)\\s?[:：]|(?:принимаем|берём|берем|набираем)[^\\n.!?]{0,28}через|почта\\sдля|за\\sподробностями',
    payment:
      'кидай(?:те)?(?:\\s\\p{L}{1,10}){0,2}\\s(?:на|сюда)|скидывай(?:те)?(?:\\s\\p{L}{1,10}){0,2}\\s(?:на|сюда)|перевод(?:ите|и|ы)?(?:\\s\\p{L}{1,10}){0,2}\\s(?:на|сюда)|переводи(?:те)?\\s(?:на|сюда)|оплат[ауы](?:\\s\\p{L}{1,10}){0,2}\\s?(?:на|сюда|[:：])|донат(?:ы)?(?:\\sна)?|отправляй(?:те)?(?:\\s\\p{L}{1,10}){0,2}\\s(?:на|сюда)|реквизиты(?:\\sдля\\s\\p{L}{1,10})?|принима(?:ю|ем)[^\\n.!?]{0,20}|сюда(?:\\s(?:плз|пж|пожалуйста))?(?=\\s{0,2}$)|(?:скинь|кинь|отправь|переведи)(?:те)?[^\\n.!?]{0,16}(?:на|сюда)|поддержать[^\\n.!?]{0,24}|на\\s(?:этот|мой)\\s(?:кошел[её]?к|адрес)|реквизиты[^\\n.!?]{0,16}',
    others:
      'напиши|выйди|его|е[её]|их|твой|твоя|ваш|ваша|не\\s(?:мой|моя|мо[её]|наш|я|ко\\sмне)|это\\sк|отправил[аи]?|перев[её]л[аи]?|чей|кто\\s(?:это|знает)|он|она|они|не\\sпиши\\p{L}{0,2}',
    warnings:
      'скам(?:ер|ит|еры|ера|еру)?|кидал[ауы]|кинул[аи]?|мошенни\\p{L}{1,3}|фейк\\p{L}{0,3}|осторожно|развод\\p{L}{0,4}|жертв\\p{L}{1,2}|украл[аи]?|слив',
  },
  uk: {
    possessives: 'мій|моя|моє|мої|мого|мою|наш[аеі]?',
    nouns:
      'гаман(?:ець|ця)|адрес[аиу]|картк[аиу]|рахунок|номер|телефон|пошт[аиу]|тг|телеграм|телега|tg|telegram|канал|чат|група|бот|жаба|жабер|jabber|контакт\\p{L}{0,2}|нік|сайт|магазин|посилання',
    contact:
      "пиші?т?ь?\\p{L}{0,2}\\s(?:мені|нам|сюди|в|на)(?:\\s(?:лс|особисті|приват|тг|телеграм|пошту))?|пишіть|зв['’]?язок|для\\sзв['’]?язку|контакти?\\s?[:：–—-]|звертайтес[яь]|дзвоніть|замовлення\\s?[:：]|стукайте(?:\\sсюди)?|телефонуйте(?:\\s(?:мені|нам|за))?|писати(?:\\s(?:сюди|в))?|до\\sмене|в\\s?пп|замовити",
    payment:
      'кидай(?:те)?\\s(?:\\p{L}{1,10}\\s){0,2}(?:на|сюди)|переказуй(?:те)?\\s(?:\\p{L}{1,10}\\s){0,2}(?:на|сюди)|оплата\\s?(?:на|сюди|[:：])|донат(?:и)?(?:\\sна|\\s?[:：])?|надсилай(?:те)?\\s(?:\\p{L}{1,10}\\s){0,2}(?:на|сюди)|приймаю|приймаємо',
    others:
      'його|її|їх(?:ній)?|твій|ваш|не\\s(?:мій|моя|моє|я)|надіслав|переказав|хто\\sзнає|він|вона|вони|скарг[уаи]',
    warnings: 'шахра\\p{L}{1,3}|кидала|обережно|жертв\\p{L}{1,2}',
  },
  de: {
    possessives: 'mein|meine|meinen|meiner|meinem|unser|unsere|unseren',
    nouns:
      'wallet|adresse|konto|karte|nummer|handynummer|handy|telefon|e-?mail|mail|mailadresse|tg|telegram|telegramm|kanal|gruppe|chat|bot|jabber|kontakt|name|nick|shop|seite|website|forum|link|server|discord|skype|threema|signal|iban|bankverbindung',
    contact:
      'schreib(?:t|e|en)?\\s(?:mir|uns|mich|an)(?:\\s(?:an|auf|bei|in|über|per)(?:\\s\\p{L}{1,10})?)?|schreibt?\\s(?:an|auf)|melde?t?\\s(?:dich|euch)(?:\\s(?:bei|unter|auf|per))?(?:\\s\\p{L}{1,10})?|kontakt\\s?[:：]|kontaktier\\p{L}{0,3}\\s(?:mich|uns)(?:\\s\\p{L}{1,6})?|erreichbar\\s(?:unter|über|auf|bei)|anfragen\\s(?:an|unter|[:：])|bestellung(?:en)?\\s(?:an|über|bei|[:：])|ruf(?:t)?\\s(?:mich|uns)\\san|anschreiben|(?:ich\\sbin|bin)\\s(?:jetzt\\s)?(?:unter|auf|bei)?(?=\\s{0,2}$)|neue[rs]?\\s(?:account|nummer|kontakt)',
    payment:
      'zahl(?:e|t|ung|ungen|bar)?\\s(?:bitte\\s)?(?:an|auf|[:：])|überweis(?:e|t|ung)\\s(?:bitte\\s)?(?:an|auf)|(?:schick|sende?)(?:e|t)?\\s(?:\\p{L}{1,10}\\s){0,3}an|spenden?\\s?(?:an|[:：])|zahlung\\s(?:nur\\s)?(?:an|[:：])',
    others:
      'sein|seine|seiner|ihre|dein|deine|nicht\\s(?:mein|meine|von\\smir)|geschickt\\san|überwiesen\\san|gehört\\s(?!mir)\\p{L}{1,10}|er|wer\\skennt|wem\\sgehört',
    warnings: 'betrüger|abzocker|vorsicht|opfer|gestohlen|geklaut',
  },
  es: {
    possessives: 'mi|mis|nuestro|nuestra|nuestros|nuestras',
    nouns:
      'cartera|billetera|monedero|wallet|direcci[oó]n|cuenta|tarjeta|n[uú]mero|tel[eé]fono|correo|email|e-?mail|mail|tg|telegram|canal|grupo|chat|bot|jabber|contacto|usuario|nick|tienda|sitio|web|p[aá]gina|foro|enlace|discord|skype|whatsapp|iban',
    contact:
      'escr[ií]b(?:eme|anme|eme|irme|enos|an|e)(?:\\s(?:a|al|por|en))?(?:\\s(?:privado|mi|telegram|tg|correo))?|cont[aá]ct(?:ame|enme|enos|anos|o\\s?[:：])(?:\\s(?:en|a|al|por))?|manda(?:me|nme)?\\s(?:un\\s)?(?:md|dm|mensaje|mp)(?:\\sa)?|h[aá]blame(?:\\s(?:al|por|en|a))?|ll[aá]m(?:ame|enme)(?:\\sal)?|pedidos\\s?(?:a|por|[:：])|para\\s(?:pedidos|comprar|contacto|m[aá]s\\sinfo)[^\\n.!?]{0,12}|me\\sencuentran\\sen|info(?:rmaci[oó]n)?\\s?(?:al\\sprivado|por\\sprivado|aqu[ií]|[:：])|ahora\\sestoy\\sen|soy\\syo|nueva\\scuenta|al\\sprivado|comprar\\s?[:：]|ventas\\s?[:：]',
    payment:
      'pag(?:a|ar|os?|uen|ame)\\s(?:a|en|aqu[ií]|[:：])|env[ií](?:a|en|ar|ame|enme)\\s(?:\\p{L}{1,10}\\s){0,3}(?:a|aqu[ií])|deposit(?:a|en|ar|ame)\\s(?:\\p{L}{1,10}\\s){0,3}(?:a|en)|donaciones\\s?(?:a|[:：])|acepto[^\\n.!?]{0,20}|aceptamos[^\\n.!?]{0,20}|transfier(?:e|an)\\sa|env[ií]e\\s[\\d.,]{1,12}\\s?\\p{L}{1,6}\\sa',
    others:
      'su|sus|tu|tus|no\\ses\\s(?:mi|m[ií]o|m[ií]a)|envi[eé]\\sa|pagu[eé]\\sa|deposit[eé]\\sa|de\\squi[eé]n|él|ella|qui[eé]n\\sconoce',
    warnings: 'estafador\\p{L}{0,2}|estafa|estaf[oó]|cuidado|v[ií]ctima|robad[oa]|rateros?',
  },
  pt: {
    possessives: 'meu|minha|meus|minhas|nosso|nossa|nossos|nossas',
    nouns:
      'carteira|wallet|endereço|endereco|conta|cart[aã]o|n[uú]mero|telefone|celular|e-?mail|correio|tg|telegram|canal|grupo|chat|bot|contato|contacto|usu[aá]rio|nick|loja|site|p[aá]gina|f[oó]rum|link|zap|whats(?:app)?|discord|skype|chave(?:\\spix)?|pix|iban',
    contact:
      'me\\s(?:chama|chame|chamem|mande|manda|escreva|procure|procura)(?:\\s(?:mensagem|msg))?(?:\\s(?:no|na|em|pelo))?(?:\\s(?:pv|zap|tg|telegram|privado))?|chama(?:r)?\\s(?:no|na)(?:\\s(?:pv|zap|tg|telegram|privado))?|fale?\\s(?:comigo|conosco|no\\szap|no\\stelegram)(?:\\s(?:no|em|na))?(?:\\s\\p{L}{1,9})?|contato\\s?[:：]|pedidos\\s?(?:em|no|[:：])|entre\\sem\\scontato[^\\n.!?]{0,12}|escreva\\spara|encomendas\\s?[:：]|para\\scomprar[^\\n.!?]{0,12}|fal(?:e|em|a|ar)\\s(?:comigo|conosco)\\s(?:pel[oa]|n[oa]|em)|comprar\\s?[:：]|sou\\seu|conta\\snova|vendas\\s?[:：]|chama\\s(?:no|na)?',
    payment:
      'pag(?:ue|a|ar|amentos?)\\s(?:\\p{L}{1,8}\\s)?(?:para|em|aqui|na|no|[:：])|pagamento\\s?[:：]|(?:envie|mande|manda|envia)\\s(?:\\p{L}{1,10}\\s){0,3}(?:para|pra)|doaç(?:ões|oes|ão)\\s?(?:para|[:：])|aceit(?:o|amos)[^\\n.!?]{0,20}|transfira\\spara|deposite\\s(?:em|na)',
    others:
      'dele|dela|deles|seu|sua|n[aã]o\\s(?:é|e)\\s(?:meu|minha)|enviei\\spara|mandei\\spara|paguei\\s(?:para|pra)|de\\squem|quem\\sconhece|ele|ela',
    warnings: 'golpista|golpe|v[ií]tima|roubad[oa]|vazou',
  },
  fr: {
    possessives: 'mon|ma|mes|notre|nos',
    nouns:
      'portefeuille|wallet|adresse|compte|carte|num[eé]ro|t[eé]l[eé]phone|tel|e-?mail|mail|courriel|tg|telegram|canal|groupe|chat|bot|jabber|contact|pseudo|boutique|site|page|forum|lien|discord|skype|signal|snap|iban|rib|num|nouveau\\ssite|tel|insta',
    contact:
      '(?:[eé]cri(?:s|vez)|contacte[zr]?|contacter|joindre|ajoute[zr]?)(?:[-\\s](?:moi|nous))?(?:\\s(?:sur|à|au|par|via))?(?:\\s\\p{L}{1,9})?|mp\\s?[:：]|dm\\s?[:：]|contact\\s?[:：]|(?:venez|viens)\\s(?:mp|dm|pv|en\\spriv[eé])(?:\\s(?:sur|à))?|commandes?\\s?(?:à|sur|[:：])|pour\\s(?:commander|acheter|me\\scontacter|plus\\sd.infos?)[^\\n.!?]{0,12}|appele[zr]?[-\\s](?:moi|nous)(?:\\sau)?|je\\ssuis\\s(?:sur|maintenant)?(?=\\s{0,2}$)|nouveau\\scompte|infos?\\s(?:en\\smp|en\\spriv[eé])|commander\\s?[:：]',
    payment:
      'pa(?:ie|yer|yez|iements?)\\s(?:\\p{L}{1,8}\\s)?(?:à|sur|au|ici|[:：])|paiement\\s?[:：]|envo(?:ie|yez|yer)\\s(?:\\p{L}{1,10}\\s){0,3}(?:à|sur|au)|dons?\\s?(?:à|[:：])|virements?\\s(?:à|sur)|j.accepte[^\\n.!?]{0,20}|nous\\sacceptons[^\\n.!?]{0,20}',
    others:
      'son|sa|ses|leur|leurs|ton|ta|votre|pas\\s(?:à\\smoi|mon|ma|moi|le\\smien)|envoy[eé]\\sà|pay[eé]\\sà|à\\squi|il|elle|qui\\sconna[iî]t|demandent|ne\\spayez\\spas',
    warnings: 'arnaqueur|arnaque|scammeur|fausse|attention|victime|vol[eé]es?',
  },
  it: {
    possessives: 'mio|mia|miei|mie|nostro|nostra|nostri',
    nouns:
      'portafoglio|wallet|indirizzo|conto|carta|numero|telefono|cellulare|e-?mail|mail|posta|tg|telegram|canale|gruppo|chat|bot|jabber|contatto|nick|utente|negozio|sito|pagina|forum|link|discord|skype|iban',
    contact:
      'scriv(?:imi|etemi|eteci|ici|ete)(?:\\s(?:a|su|in))?(?:\\s(?:privato|telegram|tg))?|contatta(?:mi|temi|teci|ci)(?:\\s(?:a|su|al))?(?:\\s\\p{L}{1,9})?|contatt[oi]\\s?[:：]|mi\\strov(?:i|ate)\\s(?:su|a)|ordini\\s?(?:a|su|[:：])|per\\s(?:ordini|ordinare|comprare|info|contatti)[^\\n.!?]{0,12}|chiama(?:mi|temi)(?:\\sal)?',
    payment:
      'pag(?:a|ate|are|amenti|amento)\\s(?:\\p{L}{1,8}\\s)?(?:a|su|qui|[:：])|pagamento\\s?[:：]|(?:invia|inviate|manda|mandate)\\s(?:\\p{L}{1,10}\\s){0,3}(?:a|su)|donazioni\\s?(?:a|[:：])|accett(?:o|iamo)[^\\n.!?]{0,20}|bonifico\\s(?:a|su)|versa(?:te)?\\ssu',
    others:
      'suo|sua|suoi|loro|tuo|tua|non\\s(?:è|e)\\s(?:mio|mia|il\\smio|la\\smia)|inviato\\sa|mandato\\sa|pagato\\sa|di\\schi|lui|lei|chi\\sconosce',
    warnings: 'truffatore|truffa|attenzione|attenti|vittima|rubat[oa]',
  },
  tr: {
    possessives: 'benim|bizim',
    ownNouns:
      'cüzdanım|adresim|numaram|telefonum|telegramım|kanalım|grubum|hesabım|kartım|ibanım|mailim|e-?postam|sitem|sitemiz|kanalımız|grubumuz|dükkanımız',
    nouns:
      'c[uü]zdan\\p{L}{0,4}|adres\\p{L}{0,4}|hesab?\\p{L}{0,4}|kart\\p{L}{0,4}|numara\\p{L}{0,4}|telefon\\p{L}{0,4}|e-?posta\\p{L}{0,4}|mail\\p{L}{0,4}|tg|telegram\\p{L}{0,4}|kanal\\p{L}{0,4}|grup\\p{L}{0,4}|bot\\p{L}{0,4}|iban\\p{L}{0,4}|site\\p{L}{0,4}|d[uü]kkan\\p{L}{0,4}|link\\p{L}{0,4}|jabber\\p{L}{0,4}',
    contact:
      'bana\\s(?:yaz(?:ın)?|ulaş(?:ın)?|mesaj\\sat(?:ın)?)|(?:dm|pm|özelden?|özele)\\s(?:yaz(?:ın)?|at(?:ın)?|gel(?:in)?)|iletişim\\s?(?:için)?\\s?[:：]?|ulaşmak\\siçin|sipariş\\s(?:için|[:：])|yazın\\s?[:：]|yeni\\shesap(?:ım)?|satın\\salmak\\siçin|bilgi\\siçin|yaz(?:ın)?(?=\\s?$)',
    payment:
      'ödeme(?:ler|yi)?\\s?(?:için|adresi|[:：])|(?:parayı|ödemeyi|usdt|btc)\\s(?:\\p{L}{1,10}\\s){0,2}(?:buraya|gönder(?:in)?)|bağış(?:lar)?\\s?(?:için|[:：])|buraya\\s(?:gönder(?:in)?|at(?:ın)?|yatır(?:ın)?)\\s?[:：]?|bu\\sadrese(?:\\s(?:at(?:ın)?|gönder(?:in)?|yolla(?:yın)?))?',
    others: 'onun|onların|senin|sizin|benim\\sdeğil|gönderdim|kimin|tanıyan',
    warnings: 'dolandırıcı\\p{L}{0,4}|dolandırdı|sahte|dikkat|kurban|çalıntı',
  },
  ar: {
    possessives: 'الخاص(?:ة)?\\s(?:بي|بنا)',
    nouns:
      'محفظت[يا]\\p{L}{0,2}|المحفظة|محفظة|عنوان\\p{L}{0,2}|حساب\\p{L}{0,2}|رقم\\p{L}{0,2}|بريد\\p{L}{0,2}|ايميل\\p{L}{0,2}|قنات[يا]\\p{L}{0,2}|قناة|بوت|موقع\\p{L}{0,3}|تليجرام|تلجرام|تيليجرام|تلغرام|بطاقت[يا]\\p{L}{0,2}',
    isPossessiveLast: true,
    ownNouns: 'محفظتي|محفظتنا|عنواني|حسابي|حسابنا|رقمي|بريدي|ايميلي|قناتي|قناتنا|موقعنا|موقعي|بطاقتي',
    contact:
      'راسلن(?:ي|ا)|راسلوني|تواصل(?:وا)?\\s(?:معي|معنا)|للتواصل|للطلب|للشراء|للاستفسار|كلمني|اتصل\\sبي|(?:خاص|الخاص)\\s?[:：]',
    payment:
      'الدفع\\s(?:على|الى|إلى|[:：])|ارسل(?:وا)?\\s(?:\\p{L}{1,10}\\s){0,2}(?:الى|إلى|على)|أرسل\\s(?:\\p{L}{1,10}\\s){0,2}(?:الى|إلى|على)|حول\\s(?:\\p{L}{1,10}\\s){0,2}(?:الى|إلى|على)|للتبرع\\p{L}{0,2}|نقبل[^\\n.!?]{0,20}',
    others: 'محفظته|حسابه|رقمه|عنوانه|قناته|ليس\\p{L}{0,2}|ارسلت|أرسلت|حولت|لمن|من\\sيعرف|هو|هي',
    warnings: 'نصاب\\p{L}{0,3}|احتيال|محتال|مزيف\\p{L}{0,2}|احذر\\p{L}{0,2}|ضحية|مسروق\\p{L}{0,2}',
  },
  zh: {
    possessives: '我的|我们的|咱们的|本人|本店|我',
    nouns:
      '钱包|錢包|地址|收款地址|账号|帐号|账户|卡号|银行卡|号码|电话|手机|邮箱|电报|電報|飞机|tg|telegram|频道|群|群组|机器人|微信|qq|联系方式|网站|网址|官网|店铺|链接',
    contact:
      '联系我\\p{L}{0,4}|聯繫我\\p{L}{0,4}|私聊我?|私信我?|找我|加我\\p{L}{0,4}|联系方式|联系电报|联系(?:人)?[:：]|聯繫[:：]|客服[:：]?|咨询[:：]?|下单[:：]?|购买请?联系|有意(?:者)?(?:请)?联系\\p{L}{0,3}|飞机[:：]',
    payment:
      '付款(?:到|至|地址|[:：])|打款(?:到|至)?|转账?(?:到|至|给我)|收款(?:地址)?|充值(?:到|地址)|捐款(?:到|地址|[:：])?|汇款(?:到|至)|只收[^\\n。！？]{0,12}',
    others: '他的|她的|他们的|你的|不是我|我转给|我转了|转给了|谁认识|谁的|别联系|不要联系',
    warnings: '骗子|诈骗|假冒|冒充|小心|注意|受害者|被盗|黑名单',
  },
};
