/** Every format by its name, as the command line shows them; their readers are in importers/ and take longer to load. */
export const FORMATS: readonly { name: string; summary: string }[] = [
  { name: 'telegram-export', summary: 'Telegram Desktop result.json, one chat or a whole account' },
  { name: 'discord-export', summary: 'DiscordChatExporter JSON: channels, threads, direct messages' },
  { name: 'ransomware', summary: 'ransomwatch, RansomLook and ransomware.live: posts and groups' },
  { name: 'ransomlook-telegram', summary: 'RansomLook export/6: messages of watched Telegram channels' },
  { name: 'warc', summary: 'crawled pages in WARC 1.0 and 1.1' },
  { name: 'telethon', summary: 'Telethon to_json() and Pushshift dumps: messages, accounts, channels' },
  { name: 'pyrogram', summary: 'Pyrogram message objects, versions 1 and 2' },
  { name: 'tgdataset', summary: 'TGDataset: channels with their messages by id' },
  { name: 'snscrape', summary: 'snscrape telegram-channel JSON lines' },
  { name: 'ail', summary: 'AIL chat feeder JSON and crawled items' },
  { name: 'records', summary: 'newline-delimited JSON with the fields of the API' },
];

export function isFormat(name: string): boolean {
  return FORMATS.some((format) => format.name === name);
}
