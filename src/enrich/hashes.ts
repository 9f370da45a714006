import type { FoundKind } from '../records/item.ts';
import { before } from './context.ts';
import type { Found } from './found.ts';
import type { Word } from './long-words.ts';

const KINDS = new Map<number, FoundKind>([
  [32, 'md5'],
  [40, 'sha1'],
  [64, 'sha256'],
  [128, 'sha512'],
]);
/** One letter case, with letters and digits. Numbers of 32 digits are not digests. */
const HEX = /^(?=[0-9]{0,40}[a-fA-F])(?=[a-fA-F]{0,40}[0-9])(?:[0-9a-f]+|[0-9A-F]+)$/;
const DISTINCT_DIGITS_MIN = 8;

/** Words that say that hexadecimal digits are something else: a key, a transaction, a commit, a digest of another kind. */
const OTHER_WORDS = [
  String.raw`[\p{L}_]{0,20}[_-]?(?:keys?|secret|token|nonce|salt|seed|cookie|session|guid|uuid|commit|signature|hmac|iv)`,
  'imphash|vhash|authentihash|ssdeep|tlsh|ja3s?|ja4|jarm|etag|hwid|entropy|api[_-]?hash|password|pass|pwd|ntlm|nt ?hash|lm|cid|btih',
  'revision|rev|tree|blob|checkout|cherry-pick|head|merge|git|pgp|gpg|fpr|fingerprint|tox|токсе?|ids?',
  String.raw`git(?:\.exe)?\s[\w -]{1,30}`,
  String.raw`tx|txid|txn|tx[_ -]?hash|transaction|block|транзакци\p{L}{1,2}|блок\p{L}{0,2}|交易`,
  String.raw`ключ\p{L}{0,2}|токен\p{L}{0,2}|соль|пароль|отпечат\p{L}{0,3}|密钥|私钥|令牌`,
].join('|');
const OTHER_MEANING = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:${OTHER_WORDS})(?:\s(?:id|hash|is|no|№|nr|хеш|хэш|哈希))?[\s"'“:：=#(\[/@-]{0,5}|hex\(["']?|W/"|\$\w{1,20} ?= ?"|[\p{L}\p{N}]\.|[$%]|\.\d{1,3}:\d{2,5}\s|(?<![\w:.-])(?:0|-1):)$`,
  'iu',
);
/** In a URL, hexadecimal digits are mostly ids. A path, a parameter or an extension may say that they are a digest. */
const IN_URL = /:\/\/[^\s"'<>|]{1,200}$/;
const DIGEST_IN_URL =
  /(?:files?|samples?|hash(?:es)?|md5|sha-?(?:1|256|512)|digest|analysis|reports?|search|downloads?|malware|artifact)[\w.-]{0,12}[/:=][\w.-]{0,20}$/i;
const BLOCK_EXPLORER = /blockchain|blockchair|explorer|scan\.(?:io|com|org)|mempool/i;
const EXTENSION =
  /^\.(?!(?:js|css|png|jpe?g|gif|webp|svg|ico|woff2?|html?|php|map|mp4)(?![a-z0-9]))[a-z0-9]{2,5}(?![a-z0-9])/i;
/** Password hashes and secrets of Windows: `name:500:LM:NT:::`, `DOMAIN/name:NT`, `$DCC2$10240#name#…`, `NL$KM:…`. */
const WINDOWS_BEFORE =
  /(?:[0-9a-f]{32}:|:[0-9a-f]{16}:|\$DCC2\$\d{1,6}#[^#\s]{1,40}#|[\w.-]{1,40}\/[\w.$-]{1,40}:|[\w.-]{1,40}\\[\w.$-]{1,40}[:\s]|\$\w{1,12}:)$/i;
const WINDOWS_AFTER = /^:(?:[0-9a-f]{32}(?![0-9a-f])|::|0101)/i;
const PAIR_LENGTH = 34;
const HEX_LINE = /(?:^|\n)[0-9a-f]{100,}\r?(?=\n|$)/i;
const DIGEST_CUE = /sha.?512|hash|checksum|digest|ioc|хеш|хэш|哈希/i;
const REACH = 48;
const URL_REACH = 210;
const DUMP_REACH = 140;
const CUE_REACH = 1000;

/** MD5, SHA-1, SHA-256 and SHA-512, also in file names and URLs. */
export function findHashes(text: string, words: readonly Word[]): Found[] {
  const found: Found[] = [];
  for (const { word, start } of words) {
    const kind = KINDS.get(word.length);
    if (kind === undefined || !HEX.test(word) || new Set(word).size < DISTINCT_DIGITS_MIN) continue;
    const end = start + word.length;
    if (isOtherMeaning(text, start, end) || isHexDump(text, start, end)) continue;
    found.push({ kind, value: word.toLowerCase(), start, end });
  }
  return found;
}

function isOtherMeaning(text: string, start: number, end: number): boolean {
  const head = before(text, start, REACH);
  const tail = text.slice(end, end + PAIR_LENGTH);
  const url = IN_URL.exec(before(text, start, URL_REACH))?.[0];
  if (url !== undefined && (BLOCK_EXPLORER.test(url) || !DIGEST_IN_URL.test(head)))
    return !EXTENSION.test(tail);
  return OTHER_MEANING.test(head) || WINDOWS_AFTER.test(tail) || WINDOWS_BEFORE.test(head);
}

/** In a dump of binary data, all lines are such digits. */
function isHexDump(text: string, start: number, end: number): boolean {
  const lines = `${text.slice(Math.max(0, start - DUMP_REACH), start)}\n${text.slice(end, end + DUMP_REACH)}`;
  return HEX_LINE.test(lines) && !DIGEST_CUE.test(text.slice(Math.max(0, start - CUE_REACH), start));
}
