/**
 * Invented advertisements. `{goods}` and `{place}` say what is offered; `{price}`, `{handle}`, `{invite}`, `{date}`,
 * `{count}`, `{email}`, `{phone}` and `{wallet}` are what sellers change when they post again.
 */
export interface Market {
  language: string;
  templates: readonly string[];
  goods: readonly string[];
  places: readonly string[];
  greetings: readonly string[];
  /** Closing lines that contain nothing but a contact. */
  contactLines: readonly string[];
  /** Closing lines with a name or a slogan. */
  signatures: readonly string[];
  /** Words that sellers add and drop without changing the offer. */
  praise: readonly string[];
  /** Words that occur in no template. */
  otherWords: readonly string[];
}

export const MARKETS: readonly Market[] = [
  {
    language: 'en',
    templates: [
      `Selling {goods} from {place}\nChecked by hand before delivery, replacement within {count} hours\nPrice: {price}\nUpdated {date}\nEscrow accepted, pay to {wallet}\nWrite to {handle}`,
      `{goods} restocked ({place})\nMinimum order {count} pieces\nWholesale price {price} each\nAsk our bot {handle} or join {invite}\nNo refunds after the first login`,
      `Looking for partners in {place}: we supply {goods}, you find customers\nSplit seventy to thirty, paid weekly\nStarting deposit {price}\nMail {email} or call {phone}`,
      `WTS {goods}\nRegion: {place}\nSource: private panel, not resold anywhere else\nSample on request\n{price} for everything\nContact: {handle}`,
      `Our store opened again\nCategory one: {goods}\nShipping only within {place}\nAutomatic delivery after {count} confirmations\nCoins: {wallet}\nNews: {invite}\nAs of {date}`,
    ],
    goods: [
      'stealer logs',
      'streaming accounts',
      'gift cards',
      'mail access',
      'residential proxies',
      'game keys',
      'loyalty points',
      'remote desktops',
      'verified wallets',
      'airline miles',
    ],
    places: ['Germany', 'Brazil', 'Canada', 'Poland', 'Japan', 'Kenya', 'Norway', 'Chile'],
    greetings: [
      'Hello everyone!',
      'Good morning dear friends',
      'Hi guys',
      'Greetings to all members of this chat',
      'Welcome back folks',
    ],
    contactLines: [
      'DM me {handle}',
      'Contact us: {email}',
      'Write in private messages {handle}',
      'Telegram channel {invite}',
    ],
    signatures: ['Your Nordwind team', 'Heronry Store, serving since {count}', 'Trust the Owl'],
    praise: ['best', 'fresh', 'cheap', 'hot', 'top'],
    otherWords: ['meadow', 'lantern', 'orchard', 'copper', 'violin', 'harbour'],
  },
  {
    language: 'ru',
    templates: [
      `Продам {goods}, регион {place}\nПроверяю руками перед выдачей, замена в течение {count} часов\nЦена {price}\nОбновлено {date}\nРабота через гаранта, оплата {wallet}\nПисать {handle}`,
      `Поступление: {goods} ({place})\nЗаказ от {count} штук\nОптом {price} за единицу\nБот {handle}, новости {invite}\nПосле первого входа возврата нет`,
      `Ищем партнёров, {place}\nМы даём {goods}, вы находите клиентов\nДоля семьдесят на тридцать, выплаты каждую неделю\nЗалог {price}\nПочта {email}, телефон {phone}`,
      `Куплю {goods} на постоянной основе\nГород значения не имеет, страна {place}\nПлачу {price} сразу после проверки\nСвязь {handle}`,
    ],
    goods: [
      'логи стилера',
      'доступы к почте',
      'подарочные карты',
      'игровые аккаунты',
      'резидентские прокси',
      'сканы паспортов',
      'бонусные баллы',
      'удалённые рабочие столы',
    ],
    places: ['Германия', 'Бразилия', 'Канада', 'Польша', 'Япония', 'Кения', 'Норвегия', 'Чили'],
    greetings: [
      'Всем привет!',
      'Добрый вечер, друзья',
      'Здравствуйте, уважаемые участники',
      'Доброго времени суток',
    ],
    contactLines: [
      'Пишите в лс {handle}',
      'Связь: {email}',
      'По всем вопросам {handle}',
      'Наш канал {invite}',
    ],
    signatures: ['Ваша команда Полярка', 'Магазин Сова, работаем с {count} года', 'Доверяйте опыту'],
    praise: ['лучшие', 'свежие', 'дешево', 'топовые', 'новые'],
    otherWords: ['фонарь', 'яблоня', 'скрипка', 'медный', 'гавань', 'поляна'],
  },
  {
    language: 'uk',
    templates: [
      `Продаю {goods}, країна {place}\nПеревіряю вручну перед видачею, заміна протягом {count} годин\nЦіна {price}\nОновлено {date}\nПрацюю через гаранта\nПисати {handle}`,
      `Шукаємо людей, {place}\nПотрібні {goods} щотижня, від {count} штук\nОплата {price} одразу після перевірки\nЗв'язок {handle} або {invite}`,
    ],
    goods: ['логи стілера', 'доступи до пошти', 'подарункові картки', 'ігрові акаунти', 'скани паспортів'],
    places: ['Німеччина', 'Бразилія', 'Канада', 'Польща', 'Японія'],
    greetings: ['Всім привіт!', 'Доброго дня, друзі', 'Вітаю спільноту'],
    contactLines: ['Пишіть в особисті {handle}', "Зв'язок: {email}", 'Наш канал {invite}'],
    signatures: ['Ваша команда Сова', 'Крамниця Обрій'],
    praise: ['найкращі', 'свіжі', 'дешево', 'нові'],
    otherWords: ['ліхтар', 'яблуня', 'скрипка', 'гавань'],
  },
  {
    language: 'de',
    templates: [
      `Verkaufe {goods} aus {place}\nVor der Lieferung von Hand geprüft, Ersatz innerhalb von {count} Stunden\nPreis {price}\nStand {date}\nTreuhand möglich, Zahlung an {wallet}\nSchreibt {handle}`,
      `{goods} wieder da ({place})\nMindestmenge {count} Stück\nGroßhandel {price}\nBot {handle}, Gruppe {invite}\nKeine Rückgabe nach dem ersten Login`,
    ],
    goods: ['Zugangsdaten', 'Geschenkkarten', 'Spielkonten', 'Fernzugänge', 'Bonuspunkte', 'Ausweiskopien'],
    places: ['Österreich', 'Brasilien', 'Kanada', 'Polen', 'Japan', 'Norwegen'],
    greetings: ['Hallo zusammen!', 'Guten Abend liebe Freunde', 'Servus Leute'],
    contactLines: ['Schreibt mir {handle}', 'Kontakt: {email}', 'Unser Kanal {invite}'],
    signatures: ['Euer Team Nordwind', 'Laden zur Eule'],
    praise: ['beste', 'frische', 'günstige', 'neue'],
    otherWords: ['Laterne', 'Obstgarten', 'Geige', 'Hafen'],
  },
  {
    language: 'es',
    templates: [
      `Vendo {goods} de {place}\nRevisado a mano antes de la entrega, reemplazo en {count} horas\nPrecio {price}\nActualizado {date}\nAcepto intermediario, pago a {wallet}\nEscribe a {handle}`,
      `Llegaron {goods} ({place})\nPedido mínimo {count} unidades\nAl por mayor {price}\nBot {handle}, grupo {invite}\nSin devolución después del primer acceso`,
    ],
    goods: [
      'cuentas de juegos',
      'tarjetas de regalo',
      'accesos de correo',
      'escritorios remotos',
      'millas aéreas',
    ],
    places: ['Alemania', 'Brasil', 'Canadá', 'Polonia', 'Japón'],
    greetings: ['¡Hola a todos!', 'Buenas noches amigos', 'Saludos a la comunidad'],
    contactLines: ['Escríbeme por privado {handle}', 'Contacto: {email}', 'Nuestro canal {invite}'],
    signatures: ['Tu equipo Búho', 'Tienda La Garza'],
    praise: ['mejores', 'frescas', 'baratas', 'nuevas'],
    otherWords: ['farol', 'huerto', 'violín', 'puerto'],
  },
  {
    language: 'pt',
    templates: [
      `Vendo {goods} de {place}\nConferido à mão antes da entrega, troca em {count} horas\nPreço {price}\nAtualizado {date}\nAceito intermediário, pagamento para {wallet}\nChama {handle}`,
      `Chegaram {goods} ({place})\nPedido mínimo {count} unidades\nAtacado {price}\nBot {handle}, grupo {invite}\nSem devolução depois do primeiro acesso`,
    ],
    goods: ['contas de jogos', 'cartões presente', 'acessos de email', 'áreas remotas', 'milhas aéreas'],
    places: ['Alemanha', 'Angola', 'Canadá', 'Polônia', 'Japão'],
    greetings: ['Olá pessoal!', 'Boa noite amigos', 'Bom dia galera'],
    contactLines: ['Chama no privado {handle}', 'Contato: {email}', 'Nosso canal {invite}'],
    signatures: ['Equipe Coruja', 'Loja da Garça'],
    praise: ['melhores', 'frescas', 'baratas', 'novas'],
    otherWords: ['lanterna', 'pomar', 'violino', 'porto'],
  },
  {
    language: 'fr',
    templates: [
      `Je vends {goods}, région {place}\nVérifié à la main avant livraison, remplacement sous {count} heures\nPrix {price}\nMis à jour {date}\nTiers de confiance accepté, paiement {wallet}\nÉcrivez à {handle}`,
    ],
    goods: ['comptes de jeux', 'cartes cadeaux', 'accès mail', 'bureaux distants', 'points fidélité'],
    places: ['Allemagne', 'Brésil', 'Canada', 'Pologne', 'Japon'],
    greetings: ['Bonjour à tous !', 'Salut les amis', 'Bonsoir la communauté'],
    contactLines: ['Message privé {handle}', 'Contact : {email}', 'Notre canal {invite}'],
    signatures: ['Votre équipe Hibou', 'Boutique du Héron'],
    praise: ['meilleurs', 'frais', 'nouveaux'],
    otherWords: ['lanterne', 'verger', 'violon'],
  },
  {
    language: 'tr',
    templates: [
      `Satılık {goods}, ülke {place}\nTeslimattan önce elle kontrol edilir, {count} saat içinde değişim\nFiyat {price}\nGüncelleme {date}\nAracı kabul edilir, ödeme {wallet}\nYazın {handle}`,
    ],
    goods: ['oyun hesapları', 'hediye kartları', 'posta erişimi', 'uzak masaüstü', 'uçuş milleri'],
    places: ['Almanya', 'Brezilya', 'Kanada', 'Polonya', 'Japonya'],
    greetings: ['Herkese merhaba!', 'İyi akşamlar arkadaşlar', 'Selam dostlar'],
    contactLines: ['Özelden yazın {handle}', 'İletişim: {email}', 'Kanalımız {invite}'],
    signatures: ['Baykuş ekibi', 'Balıkçıl Mağazası'],
    praise: ['en iyi', 'taze', 'ucuz', 'yeni'],
    otherWords: ['fener', 'bahçe', 'keman'],
  },
  {
    language: 'ar',
    templates: [
      `للبيع {goods} من {place}\nيتم الفحص يدويا قبل التسليم مع استبدال خلال {count} ساعة\nالسعر {price}\nتحديث {date}\nنقبل الوسيط والدفع إلى {wallet}\nراسل {handle}`,
    ],
    goods: ['حسابات ألعاب', 'بطاقات هدايا', 'دخول بريد', 'سطح مكتب بعيد'],
    places: ['ألمانيا', 'البرازيل', 'كندا', 'اليابان'],
    greetings: ['السلام عليكم جميعا', 'مساء الخير يا أصدقاء', 'مرحبا بالجميع'],
    contactLines: ['تواصل خاص {handle}', 'قناتنا {invite}'],
    signatures: ['فريق البومة', 'متجر المالك'],
    praise: ['أفضل', 'جديدة', 'رخيصة'],
    otherWords: ['فانوس', 'بستان', 'كمان'],
  },
  {
    language: 'zh',
    templates: [
      `出售{goods}，地区{place}\n发货前人工检查，{count}小时内包换\n价格{price}\n更新 {date}\n接受担保交易，付款 {wallet}\n联系 {handle}`,
      `长期收购{goods}，只要{place}的\n每周至少{count}个\n单价{price}，验货后马上付款\n机器人 {handle} 群 {invite}`,
    ],
    goods: ['游戏账号', '礼品卡', '邮箱权限', '远程桌面', '积分里程'],
    places: ['德国', '巴西', '加拿大', '波兰', '日本'],
    greetings: ['大家好！', '各位晚上好'],
    contactLines: ['私聊 {handle}', '频道 {invite}'],
    signatures: ['猫头鹰团队', '苍鹭商店'],
    praise: ['最好', '新鲜', '便宜'],
    otherWords: ['灯笼', '果园', '提琴'],
  },
];
