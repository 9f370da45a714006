/** Parts of usernames. */
// biome-ignore format: a word per line would take a page
export const NAME_WORDS = [
  'amber', 'basalt', 'cinder', 'dusk', 'ember', 'fallow', 'garnet', 'hollow', 'ivory', 'juniper', 'kestrel', 'lantern',
  'marrow', 'nettle', 'onyx', 'pewter', 'quartz', 'raven', 'saffron', 'thistle', 'umber', 'velvet', 'willow', 'yarrow',
  'zephyr', 'bramble', 'cobalt', 'drift', 'flint', 'gable', 'heron', 'larch', 'moth', 'osprey', 'plover', 'reed', 'sable',
  'tallow', 'vetch', 'wren',
];

export const USERNAME_WORDS: Record<string, readonly string[]> = {
  ru: [
    'sever',
    'polyn',
    'vetka',
    'zimorod',
    'tuman',
    'kedr',
    'iney',
    'buran',
    'sova',
    'klyon',
    'yantar',
    'mgla',
  ],
  uk: ['kalyna', 'dnipro', 'vilha', 'sokil'],
  es: ['cuervo', 'niebla', 'tejon', 'sombra', 'cobre', 'halcon'],
  pt: ['coruja', 'neblina', 'areia', 'bronze'],
  de: ['dachs', 'nebel', 'erle', 'zinn', 'amsel'],
  tr: ['kartal', 'bulut', 'demir', 'kuzgun'],
  fr: ['corbeau', 'brume', 'etain', 'loutre'],
};

export const FIRST_NAMES: Record<string, readonly string[]> = {
  en: ['Ana', 'Grace', 'Kim', 'Miles', 'Nora', 'Owen', 'Piet', 'Rhea', 'Sam', 'Tess', 'Vic', 'Wes'],
  ru: ['Олег', 'Дмитрий', 'Boris', 'Ivan', 'Лена', 'Костя', 'Марат', 'Юра'],
  uk: ['Тарас', 'Оксана', 'Богдан'],
  es: ['Núria', 'Diego', 'Lucía', 'Mateo'],
  pt: ['João', 'Inês', 'Caio'],
  fr: ['Léa', 'Hugo', 'Maëlle'],
  de: ['Jonas', 'Frieda', 'Malte'],
  tr: ['Elif', 'Mert', 'Deniz'],
  zh: ['小明', '阿杰', '雨桐', '老周'],
  ja: ['さくら', 'ハル'],
  ko: ['민준', '서연'],
  fa: ['فرید', 'نگار', 'کاوه'],
  ar: ['سارة', 'كريم'],
};

export const LAST_NAMES: Record<string, readonly string[]> = {
  en: ['Adler', 'Brook', 'Carver', 'Dale'],
  ru: ['Дорофеев', 'Зимин', 'Ветров'],
  es: ['García', 'Vega'],
  de: ['Brandt', 'Ekström'],
  tr: ['Çelik'],
  fr: ['Fontaine'],
};
