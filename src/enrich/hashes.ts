import type { FoundKind, Item } from '../records/item.ts';
import { before } from './context.ts';
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

/** Words before hexadecimal digits that are something else: keys, tokens, transactions, commits, other digests. */
const OTHER_MEANING =
  /(?:(?<![\p{L}\p{N}])(?:[\p{L}_]{0,20}[_-]?(?:key|keys|secret|token|nonce|salt|seed|cookie|session|guid|uuid|imphash|vhash|authentihash|ssdeep|fuzzy|tlsh|commit|revision|rev|tree|blob|entropy|iv|etag|hwid|hmac|signature|api[_-]?hash|password|pwd|ключ\p{L}{0,2}|токен\p{L}{0,2}|соль|密钥|私钥|令牌)|tx|txid|txn|tx[_ -]?hash|transaction|транзакци\p{L}{1,2}|交易|block|блок\p{L}{0,2}|fingerprint|отпечат\p{L}{0,3})(?:\s(?:id|hash|is|no|№|nr|хеш|хэш|哈希))?[\s"'“:：=#([/@-]{0,5}|fromhex\(["']?|unhex\(["']?|\b0:|-1:)$/iu;
const REACH = 48;

/** MD5, SHA-1, SHA-256 and SHA-512, also in file names and URLs. */
export function findHashes(text: string, words: readonly Word[]): Item[] {
  const found: Item[] = [];
  for (const { word, start } of words) {
    const kind = KINDS.get(word.length);
    if (kind === undefined || !HEX.test(word) || new Set(word).size < DISTINCT_DIGITS_MIN) continue;
    if (!OTHER_MEANING.test(before(text, start, REACH))) found.push({ kind, value: word.toLowerCase() });
  }
  return found;
}
