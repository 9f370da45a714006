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

/** Words that say that hexadecimal digits are something else: a key, a transaction, a commit, a digest of another kind. */
const OTHER_WORDS = [
  String.raw`[\p{L}_]{0,20}[_-]?(?:keys?|secret|token|nonce|salt|seed|cookie|session|guid|uuid|commit|signature|hmac|iv)`,
  'imphash|vhash|authentihash|ssdeep|tlsh|ja3s?|ja4|jarm|etag|hwid|entropy|api[_-]?hash|password|pwd|btih',
  'revision|rev|tree|blob|checkout|cherry-pick|head|merge|git|pgp|gpg|fpr|fingerprint',
  String.raw`tx|txid|txn|tx[_ -]?hash|transaction|block|транзакци\p{L}{1,2}|блок\p{L}{0,2}|交易`,
  String.raw`ключ\p{L}{0,2}|токен\p{L}{0,2}|соль|отпечат\p{L}{0,3}|密钥|私钥|令牌`,
].join('|');
const OTHER_MEANING = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])(?:${OTHER_WORDS})(?:\s(?:id|hash|is|no|№|nr|хеш|хэш|哈希))?[\s"'“:：=#(\[/@-]{0,5}|hex\(["']?|W/"|\$\w{1,20} ?= ?"|gist\.github\.com/[\w-]{1,40}/|(?<![\w:.-])(?:0|-1):)$`,
  'iu',
);
/** In the query of a URL, only parameters that are named so hold digests. */
const URL_PARAMETER = /[?&][\w.-]{1,30}=$/;
const DIGEST_PARAMETER = /[?&][\w.-]{0,20}(?:hash|md5|sha|file|sample|digest)[\w.-]{0,10}=$/i;
/** Password hashes of Windows: `name:500:LM:NT:::`. */
const NTLM_BEFORE = /[0-9a-f]{32}:$/i;
const NTLM_AFTER = /^:(?:[0-9a-f]{32}(?![0-9a-f])|::)/i;
const REACH = 48;

/** MD5, SHA-1, SHA-256 and SHA-512, also in file names and URLs. */
export function findHashes(text: string, words: readonly Word[]): Item[] {
  const found: Item[] = [];
  for (const { word, start } of words) {
    const kind = KINDS.get(word.length);
    if (kind === undefined || !HEX.test(word) || new Set(word).size < DISTINCT_DIGITS_MIN) continue;
    const end = start + word.length;
    if (!isOtherMeaning(before(text, start, REACH), text.slice(end, end + 34)))
      found.push({ kind, value: word.toLowerCase() });
  }
  return found;
}

function isOtherMeaning(before: string, after: string): boolean {
  if (OTHER_MEANING.test(before) || NTLM_AFTER.test(after) || NTLM_BEFORE.test(before)) return true;
  return URL_PARAMETER.test(before) && !DIGEST_PARAMETER.test(before);
}
