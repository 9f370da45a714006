import { after, before } from './context.ts';
import { type Found, itemAt, type Span } from './found.ts';
import { isOnionName } from './onions.ts';

/** Public XMPP servers that offer no mail. */
const JABBER_HOSTS = new Set(
  (
    '0day.im 0nl1ne.at 5222.de anonym.im blabber.im chatme.im chinwag.im codingteam.net conversations.im creep.im ' +
    'crypt.am crypt.mn darkjabber.cc default.rs draugr.de dukgo.com einfachjabber.de exploit.im fuckav.in hot-chilli.net ' +
    'jabb.im jabb3r.de jabb3r.org jabber-br.org jabberes.org jabberix.com jabberon.ru jabberpl.org jabberworld.info ' +
    'jabbim.com jabbim.cz jabbim.pl jabbim.sk jabbr.de jabster.pl jaim.at jix.im jwchat.org kode.im lightwitch.org ' +
    'limun.org magicbroccoli.de movim.eu neko.im nigge.rs omerta.im pandion.im prv.name pwned.life richim.org rows.io ' +
    'securejabber.me sj.ms suchat.org sure.im swissjabber.ch thesecure.biz tigase.im ubuntu-jabber.de ubuntu-jabber.net ' +
    'verdammung.org wiuwiu.de xabber.de xmpp.cm xmpp.earth xmpp.is xmpp.jp xmpp.ru xmpp.su xmpp.zone xmppserver.ru ' +
    'yax.im zloy.im zsim.de'
  ).split(' '),
);
const JABBER_LABEL = /^(?:(?:[a-z0-9-]{1,30}\.)?(?:jabber|xmpp|jabb3r|jabbim|ejabberd)|conference|muc)\./;

const JABBER_WORDS = String.raw`jabb?er|xmpp|jid|otr|omemo|pidgin|жаб(?:а|е|у|ы|ой|б?ер\p{L}{0,2}|ба|бе|бу|бы)|джабб?ер\p{L}{0,2}`;
const MAIL_WORDS = String.raw`e-?mails?|mail|gmail|proton(?:mail)?|имейл|емейл|мейл|мыло|почт\p{L}{1,2}|пошт\p{L}{1,2}|correo|courriel|e-?posta|邮箱|邮件|بريد|ايميل|smtp|imap|login`;
const CUE = new RegExp(
  String.raw`(?<![\p{L}\p{N}@.-])(?:(${JABBER_WORDS})|${MAIL_WORDS})(?![\p{L}\p{N}@])`,
  'giu',
);
/** Not if another address follows, which the word is about then. */
const CUE_AFTER = new RegExp(
  String.raw`^\s?[([,–—-]{0,2}\s?(?:${JABBER_WORDS})(?![\p{L}\p{N}@]|\s?[:=]|\s{1,2}[^\s@]{1,64}@)`,
  'iu',
);
const CUE_REACH = 48;

/**
 * What an address is: a mailbox, or a Jabber id. A Jabber server on an onion host is also an onion. Words around
 * `candidate` decide.
 */
export function addressItems(text: string, address: string, span: Span, candidate: Span): Found[] {
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  if (!isJabber(text, host, candidate)) return [itemAt('email', address, span)];
  const items = [itemAt('jabber', address.toLowerCase(), span)];
  const hostSpan = { start: Math.max(span.start, span.end - host.length), end: span.end };
  const name = /(?:^|\.)([a-z2-7]{56}|[a-z2-7]{16})\.onion$/.exec(host)?.[1] ?? '';
  if (name.length === 16) items.push(itemAt('onion_v2', `http://${host}/`, hostSpan));
  else if (name !== '' && isOnionName(name)) items.push(itemAt('onion', `http://${host}/`, hostSpan));
  return items;
}

/** By the host, else by the nearest word before or right after the address. Mail is rare on onion hosts. */
function isJabber(text: string, host: string, { start, end }: Span): boolean {
  if (JABBER_HOSTS.has(host) || JABBER_LABEL.test(host)) return true;
  const nearest = [...lineBefore(text, start).matchAll(CUE)].at(-1);
  if (nearest !== undefined) return nearest[1] !== undefined;
  return host.endsWith('.onion') || CUE_AFTER.test(after(text, end, CUE_REACH));
}

/** The line above counts if the address stands alone in its line. */
function lineBefore(text: string, start: number): string {
  const line = before(text, start, CUE_REACH);
  if (line.trim() !== '') return line;
  const end = start - line.length - 1;
  return end < 0 ? '' : before(text, end, CUE_REACH);
}
