import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { defanged, markedPieces, type Piece, safeLink, withLinks } from '../text/pieces.ts';
import { Dialog } from './dialog.tsx';

/** Longer texts are cut until one asks for more: a line of 64 KB must not push everything else away. */
const SHOWN_MAX = 2000;
const LINES_MAX = 40;

const OpenLink = createContext<(link: string) => void>(() => {});

/** Asks before a link is followed; around everything that shows links. */
export function LinkGuard({ children }: { children: preact.ComponentChildren }) {
  const [link, setLink] = useState<string>();
  return (
    <OpenLink.Provider value={setLink}>
      {children}
      {link !== undefined && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </OpenLink.Provider>
  );
}

function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  const isOnion = new URL(link).hostname.endsWith('.onion');
  return (
    <Dialog title="Open this address?" onClose={onClose}>
      <p>It was written by someone you are investigating. It may be watched, or harm this machine.</p>
      <p class="address">{defanged(link)}</p>
      {isOnion && <p>An onion address opens in Tor Browser only.</p>}
      <p class="actions">
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerpolicy="no-referrer"
          onClick={onClose}
        >
          Open in a new tab
        </a>
        <button type="button" onClick={onClose}>
          Stay here
        </button>
      </p>
    </Dialog>
  );
}

/** What somebody wrote, with what matches marked and links made harmless. In its own direction, whatever it is. */
export function Text({ text, marked }: { text: string; marked?: string | undefined }) {
  const [isWhole, setWhole] = useState(false);
  const pieces = useMemo(
    () => withLinks(marked === undefined ? [{ text, isMarked: false }] : markedPieces(marked)),
    [text, marked],
  );
  const isLong = text.length > SHOWN_MAX || lineEnd(text, LINES_MAX) < text.length;
  return (
    <div class="text">
      <div class="written" dir="auto">
        <Pieces pieces={isLong && !isWhole ? shortened(pieces) : pieces} />
      </div>
      {isLong && (
        <button type="button" class="more" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : `Show all ${text.length.toLocaleString('en')} characters`}
        </button>
      )}
    </div>
  );
}

/** A name, title or other short value. */
export function Words({ text, marked }: { text: string; marked?: string | undefined }) {
  const pieces = marked === undefined ? [{ text, isMarked: false }] : markedPieces(marked);
  return (
    <bdi class="words">
      {pieces.map(({ text: part, isMarked }, index) => (isMarked ? <mark key={index}>{part}</mark> : part))}
    </bdi>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <>
      {pieces.map(({ text, isMarked, link }, index) => {
        const shown = link === undefined ? text : <Link text={text} link={link} />;
        return isMarked ? <mark key={index}>{shown}</mark> : <span key={index}>{shown}</span>;
      })}
    </>
  );
}

function Link({ text, link }: { text: string; link: string }) {
  const open = useContext(OpenLink);
  return (
    <button type="button" class="link" dir="ltr" title="Asks before it opens" onClick={() => open(link)}>
      {defanged(text)}
    </button>
  );
}

/** An address that stands for itself. */
export function Address({ url }: { url: string }) {
  const link = safeLink(url);
  return link === undefined ? <Words text={url} /> : <Link text={url} link={link} />;
}

/** Where so many lines end. */
function lineEnd(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}

function shortened(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  const text = pieces.map((piece) => piece.text).join('');
  let room = Math.min(SHOWN_MAX, lineEnd(text, LINES_MAX));
  for (const piece of pieces) {
    if (room <= 0) break;
    result.push(piece.text.length <= room ? piece : { ...piece, text: `${piece.text.slice(0, room)}…` });
    room -= piece.text.length;
  }
  return result;
}
