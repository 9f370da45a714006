import type { Importer } from '../importer.ts';
import type { Sniffed } from '../sniff.ts';
import { ailImporter } from './ail.ts';
import { discordExportImporter } from './discord-export.ts';
import { pyrogramImporter } from './pyrogram.ts';
import { ransomlookTelegramImporter } from './ransomware/ransomlook-telegram.ts';
import { ransomwareImporter } from './ransomware/ransomware.ts';
import { recordsImporter } from './records.ts';
import { snscrapeImporter } from './snscrape.ts';
import { telegramExportImporter } from './telegram-export/telegram-export.ts';
import { telethonImporter } from './telethon.ts';
import { tgdatasetImporter } from './tgdataset.ts';
import { warcImporter } from './warc/warc.ts';

/** Every format, in the order in which they are tried. */
export const IMPORTERS: readonly Importer[] = [
  telegramExportImporter,
  discordExportImporter,
  ransomwareImporter,
  ransomlookTelegramImporter,
  warcImporter,
  telethonImporter,
  pyrogramImporter,
  tgdatasetImporter,
  snscrapeImporter,
  ailImporter,
  recordsImporter,
];

export function importerNamed(name: string): Importer | undefined {
  return IMPORTERS.find((importer) => importer.name === name);
}

export function importerFor(head: Sniffed): Importer | undefined {
  return IMPORTERS.find((importer) => importer.recognises(head));
}
