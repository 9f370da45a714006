import type { Phrases } from './phrases.ts';

export const GERMAN: Phrases = {
  language: 'de',
  countries: ['Deutschland', 'Polen', 'den USA', 'der Schweiz', 'Österreich', 'Italien'],
  moods: {
    sell: [
      'Verkaufe Zugang zu einer Firma aus {country}, Preis {price} USD, Treuhand möglich.',
      'Neue Datenbank mit {number} tausend Einträgen aus {country}, Auszug unter {link}.',
      'Biete frische Logs aus {country}, {number} Zeilen, Kontakt {handle}.',
    ],
    ask: [
      'Hat jemand den neuen Build von {malware} getestet? Das Panel stürzt dauernd ab.',
      'Suche Zugänge zu Firmen aus {country}, zahle {price} USD über Treuhand.',
      'Konto für Auszahlungen gesucht, IBAN wie {iban} reicht nicht mehr.',
    ],
    chat: [
      'Guten Morgen zusammen, die Nacht war ruhig.',
      'Der Spiegel läuft, die Hauptadresse nicht.',
      'Die Hälfte der Angebote hier ist weiterverkauft, immer einen Beweis verlangen.',
      'Seit Frühling arbeite ich nur noch mit Treuhand.',
    ],
    reply: [
      'Noch zu haben?',
      'Habe dir geschrieben.',
      'Zu teuer, letzte Woche waren es {price}.',
      'Danke, läuft.',
    ],
    warn: ['Vorsicht vor {scammer}, hat {price} USD genommen und ist verschwunden.'],
    vouch: ['Geschäft über {desk} abgeschlossen, {price} USD, alles in Ordnung.'],
    news: ['Die Seite von {group} ist wieder erreichbar, drei neue Opfer über Nacht.'],
    pay: ['Zahlung nur an meine Adresse {wallet}, danach bitte an {email} schreiben.'],
  },
};

export const TURKISH: Phrases = {
  language: 'tr',
  countries: ['Almanya', 'Türkiye', 'Hollanda', 'Polonya'],
  moods: {
    sell: [
      'Taze loglar satılık, {country}, {number} satır, örnek sabit mesajda. İletişim {handle}.',
      'Şirket ağı erişimi satılık, {country}, fiyat {price} USD, aracı kabul edilir.',
    ],
    ask: [
      'Yeni {malware} sürümünü deneyen var mı? Panel sürekli çöküyor.',
      'Yazılımcı arıyorum, bütçe {price} USD.',
    ],
    chat: [
      'Kanal yine kapatıldı, yeni bağlantıyı arkadaşlarınıza iletin.',
      'Herkese günaydın, gece sakin geçti.',
      'Fiyatlar eylülden beri çok düştü.',
    ],
    reply: ['Hâlâ satılık mı?', 'Özelden yazdım.', 'Teşekkürler, çalıştı.'],
    warn: ['{scammer} dolandırıcıdır, {price} USD aldı ve kayboldu.'],
    news: ['{group} sitesi yeniden açıldı, üç yeni kurban eklendi.'],
    pay: ['Ödeme sadece benim cüzdanıma: {wallet}, sonra {email} adresine yazın.'],
  },
};
