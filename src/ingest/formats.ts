import type { Importer } from './importer.ts';
import type { Sniffed } from './sniff.ts';

export interface Format {
  /** As an operator writes it on the command line. */
  name: string;
  summary: string;
  /** Importers are loaded on demand: the command line only needs their names. */
  load(): Promise<Importer>;
}

/**
 * Every format, in the order in which the command line lists them and detection tries them. The first importer that
 * recognises a file reads it, so those with a stricter check come first; `records`, which only looks at `type`, is
 * last.
 */
export const FORMATS: readonly Format[] = [
  {
    name: 'telegram-export',
    summary: 'Telegram Desktop result.json, one chat or a whole account',
    load: async () => (await import('./importers/telegram-export/telegram-export.ts')).telegramExportImporter,
  },
  {
    name: 'discord-export',
    summary: 'DiscordChatExporter JSON: channels, threads, direct messages',
    load: async () => (await import('./importers/discord-export.ts')).discordExportImporter,
  },
  {
    name: 'telegram-html',
    summary: 'Telegram Desktop messages.html, messages2.html …',
    load: async () => (await import('./importers/telegram-html/telegram-html.ts')).telegramHtmlImporter,
  },
  {
    name: 'telegram-csv',
    summary: 'tables of Telegram messages from research tools, by names of columns',
    load: async () => (await import('./importers/telegram-csv.ts')).telegramCsvImporter,
  },
  {
    name: 'discord-html',
    summary: 'DiscordChatExporter HTML, dark and light, since 2019',
    load: async () => (await import('./importers/discord/discord-html.ts')).discordHtmlImporter,
  },
  {
    name: 'discord-csv',
    summary: 'DiscordChatExporter CSV',
    load: async () => (await import('./importers/discord/discord-csv.ts')).discordCsvImporter,
  },
  {
    name: 'discord-txt',
    summary: 'DiscordChatExporter plain text',
    load: async () => (await import('./importers/discord/discord-txt.ts')).discordTxtImporter,
  },
  {
    name: 'ransomware',
    summary: 'ransomwatch, RansomLook and ransomware.live: posts and groups',
    load: async () => (await import('./importers/ransomware/ransomware.ts')).ransomwareImporter,
  },
  {
    name: 'ransomlook-telegram',
    summary: 'RansomLook export/6: messages of watched Telegram channels',
    load: async () =>
      (await import('./importers/ransomware/ransomlook-telegram.ts')).ransomlookTelegramImporter,
  },
  {
    name: 'ransomchats',
    summary: 'Ransomchats and ransomware.live: negotiations with victims',
    load: async () => (await import('./importers/ransomware/ransomchats.ts')).ransomchatsImporter,
  },
  {
    name: 'ransomware-live',
    summary: 'ransomware.live: press articles, indicators and ransom notes',
    load: async () => (await import('./importers/ransomware/ransomware-live.ts')).ransomwareLiveImporter,
  },
  {
    name: 'warc',
    summary: 'crawled pages in WARC 1.0 and 1.1',
    load: async () => (await import('./importers/warc/warc.ts')).warcImporter,
  },
  {
    name: 'arc',
    summary: 'crawled pages in ARC 1.0 and 1.1',
    load: async () => (await import('./importers/arc.ts')).arcImporter,
  },
  {
    name: 'telethon',
    summary: 'Telethon to_json() and Pushshift dumps: messages, accounts, channels',
    load: async () => (await import('./importers/telethon.ts')).telethonImporter,
  },
  {
    name: 'pyrogram',
    summary: 'Pyrogram message objects, versions 1 and 2',
    load: async () => (await import('./importers/pyrogram.ts')).pyrogramImporter,
  },
  {
    name: 'tdlib',
    summary: 'TDLib message objects, one per line, in arrays or lists',
    load: async () => (await import('./importers/tdlib/tdlib.ts')).tdlibImporter,
  },
  {
    name: 'tgdataset',
    summary: 'TGDataset: channels with their messages by id',
    load: async () => (await import('./importers/tgdataset.ts')).tgdatasetImporter,
  },
  {
    name: 'snscrape',
    summary: 'snscrape telegram-channel JSON lines',
    load: async () => (await import('./importers/snscrape.ts')).snscrapeImporter,
  },
  {
    name: 'jabber',
    summary: 'Jabber logs: JSON objects with from, to, body and ts',
    load: async () => (await import('./importers/jabber.ts')).jabberImporter,
  },
  {
    name: 'ail',
    summary: 'AIL chat feeder JSON, crawled items and archive files',
    load: async () => (await import('./importers/ail.ts')).ailImporter,
  },
  {
    name: 'pages',
    summary: 'saved pages, one per file: HTML and MHTML',
    load: async () => (await import('./importers/pages/pages.ts')).pagesImporter,
  },
  {
    name: 'email',
    summary: 'e-mails: .eml and mbox',
    load: async () => (await import('./importers/email/email.ts')).emailImporter,
  },
  {
    name: 'records',
    summary: 'newline-delimited JSON with the fields of the API',
    load: async () => (await import('./importers/records.ts')).recordsImporter,
  },
];

export function isFormat(name: string): boolean {
  return formatNamed(name) !== undefined;
}

export function formatNamed(name: string): Format | undefined {
  return FORMATS.find((format) => format.name === name);
}

export async function detectFormat(head: Sniffed, fullName?: string): Promise<Format | undefined> {
  for (const format of FORMATS) if ((await format.load()).recognises(head, fullName)) return format;
  return undefined;
}
