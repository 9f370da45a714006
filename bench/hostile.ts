/**
 * Fuzzes every function that reads stored text with 64 KiB texts from every block of Unicode, and reports the slowest.
 * Measures CPU time, so that other load on the machine does not count. Run with `npm run bench:hostile`. Fails if an
 * import would take more than a second per MiB, or if highlighting one text takes longer than a search may.
 */
import { maskCards } from '../src/enrich/cards.ts';
import { findItems } from '../src/enrich/extract.ts';
import { decodeHtmlText, readHtml } from '../src/enrich/html.ts';
import { detectLanguages } from '../src/enrich/language.ts';
import { parseUrl } from '../src/records/url.ts';
import { indexText } from '../src/search/analyzer.ts';
import { highlight, highlightTerms } from '../src/search/highlight-text.ts';
import { parseQuery } from '../src/search/query-language.ts';
import { exactForm } from '../src/search/search-tree.ts';
import { similarityKey } from '../src/search/similar/similarity-key.ts';
import { refang } from '../src/text/refang.ts';
import { blocks, textsOf } from './hostile/texts.ts';

const terms = highlightTerms(parseQuery('"a b" OR a* OR 1'));

/** Functions that an import runs on a text. */
const IMPORTING: Record<string, (text: string) => unknown> = {
  indexText,
  similarityKey,
  'findItems, message': (text) => findItems(text, 'telegram'),
  'findItems, code of a page': (text) => findItems(text, 'code'),
  detectLanguages,
  maskCards,
  refang,
  readHtml,
  decodeHtmlText: (text) => decodeHtmlText(`&amp;${text}`),
  exactForm: (text) => exactForm('username', text),
  parseUrl: (text) => parseUrl(`https://${text}`),
};
/** Functions that a server runs on a text or a query. */
const SERVING: Record<string, (text: string) => unknown> = {
  highlight: (text) => highlight(text, terms),
  parseQuery: (text) => {
    try {
      return parseQuery(text.slice(0, 512));
    } catch {
      return undefined;
    }
  },
};
const IMPORT_MS_PER_MIB = 1000;
const HIGHLIGHT_MS = 10_000;

function timed(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

interface Slowest {
  ms: number;
  msPerMib: number;
  where: string;
}

const slowest = new Map<string, Slowest>();
let texts = 0;
const all = blocks();
for (const block of all) {
  for (const { shape, text } of textsOf(block)) {
    texts++;
    const mib = Buffer.byteLength(text) / 1024 / 1024;
    for (const [name, work] of Object.entries({ ...IMPORTING, ...SERVING })) {
      let ms = timed(() => work(text));
      // Repeat slow runs, to exclude garbage collection.
      for (let again = 0; again < 3 && ms > (slowest.get(name)?.ms ?? 0); again++)
        ms = Math.min(
          ms,
          timed(() => work(text)),
        );
      if (ms > (slowest.get(name)?.ms ?? 0))
        slowest.set(name, { ms, msPerMib: ms / mib, where: `${block.name}, ${shape}` });
    }
  }
}

console.log(`${texts} texts of 64 KiB from ${all.length} blocks\n`);
console.log(`${'Function'.padEnd(26)}  slowest, ms  ms per MiB  text`);
for (const [name, { ms, msPerMib, where }] of slowest) {
  const isTooSlow = name in IMPORTING ? msPerMib > IMPORT_MS_PER_MIB : ms > HIGHLIGHT_MS;
  if (isTooSlow) process.exitCode = 1;
  const cells = [ms.toFixed(1).padStart(11), msPerMib.toFixed(0).padStart(10)];
  console.log([name.padEnd(26), ...cells, `${where}${isTooSlow ? '  TOO SLOW' : ''}`].join('  '));
}
