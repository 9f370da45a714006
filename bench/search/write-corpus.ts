import { createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CorpusMessage, corpus, recordLine } from './corpus.ts';
import type { Corpus } from './engine.ts';
import { INVENTED_WORDS, readVocabulary } from './question-words.ts';
import type { RealTexts } from './real/real-texts.ts';

/** Number of keys to look up, spread over the corpus. */
const KEYS = 1000;

/** Writes a corpus and chooses the words to search for, unless a kept folder has them. */
export async function writeCorpus(
  folder: string,
  messages: number,
  readTexts?: () => RealTexts,
): Promise<Corpus> {
  const isReal = readTexts !== undefined;
  const file = join(folder, `${isReal ? 'real' : 'records'}-${messages}.ndjson`);
  const [keysFile, wordsFile, textsFile] = [`${file}.keys`, `${file}.words`, `${file}.texts`];
  if (!existsSync(keysFile)) {
    const texts = readTexts?.();
    const written = corpus(messages, 1, texts && ((random) => texts.write(random)));
    const keys = await writeMessages(file, written, messages);
    if (texts !== undefined) writeFileSync(textsFile, texts.description);
    writeFileSync(keysFile, JSON.stringify(keys));
  }
  if (!existsSync(wordsFile)) {
    const fixed = isReal ? undefined : INVENTED_WORDS;
    writeFileSync(wordsFile, JSON.stringify(await readVocabulary(file, messages, fixed)));
  }
  const read = (path: string) => readFileSync(path, 'utf8');
  return {
    file,
    messages,
    keys: JSON.parse(read(keysFile)),
    vocabulary: JSON.parse(read(wordsFile)),
    texts: isReal ? read(textsFile) : undefined,
  };
}

async function writeMessages(
  file: string,
  written: Iterable<CorpusMessage>,
  messages: number,
): Promise<Corpus['keys']> {
  const keys: Corpus['keys'] = [];
  const step = Math.max(1, Math.floor(messages / KEYS));
  function* lines(): Iterable<string> {
    let part = '';
    let number = 0;
    for (const message of written) {
      if (number++ % step === 0)
        keys.push({ platform: message.platform, messageId: `${message.channelId}_${message.sequence}` });
      part += `${recordLine(message)}\n`;
      if (part.length < 1 << 19) continue;
      yield part;
      part = '';
    }
    yield part;
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { highWaterMark: 1 << 20 }));
  return keys;
}
