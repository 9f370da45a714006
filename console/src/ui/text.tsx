import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { controlParts } from '../text/controls.ts';
import {
  defanged,
  defangedPieces,
  markedPieces,
  type Piece,
  type Run,
  runsOf,
  safeLink,
} from '../text/pieces.ts';
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
  const runs = useMemo(() => runsOf(piecesOf(text, marked)), [text, marked]);
  const isLong = text.length > SHOWN_MAX || lineEnd(text, LINES_MAX) < text.length;
  return (
    <div class="text">
      <div class="written" dir="auto">
        {(isLong && !isWhole ? shortened(runs) : runs).map((run, index) =>
          !run.isLink ? (
            <Marked key={index} pieces={run.pieces} />
          ) : run.link === undefined ? (
            <AddressText key={index} pieces={run.pieces} />
          ) : (
            <Link key={index} pieces={run.pieces} link={run.link} />
          ),
        )}
      </div>
      {isLong && (
        <button type="button" class="more" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : `Show all ${text.length.toLocaleString('en')} characters`}
        </button>
      )}
    </div>
  );
}

/**
 * A name, title, excerpt or other short value, isolated from the text around it. It may stand within a link of ours, so links in it are
 * defanged and lead nowhere; characters that reorder or hide text are shown by their names.
 */
export function Words({ text, marked }: { text: string; marked?: string | undefined }) {
  return (
    <bdi class="words">
      {runsOf(piecesOf(text, marked)).map(({ pieces, isLink }, index) =>
        isLink ? (
          <AddressText key={index} pieces={pieces} />
        ) : (
          <Marked key={index} pieces={pieces} controlsIn="name" />
        ),
      )}
    </bdi>
  );
}

function piecesOf(text: string, marked: string | undefined): Piece[] {
  return marked === undefined ? [{ text, isMarked: false }] : markedPieces(marked);
}

function Marked({ pieces, controlsIn }: { pieces: readonly Piece[]; controlsIn?: 'name' | 'address' }) {
  return (
    <>
      {pieces.map(({ text, isMarked }, index) => {
        const shown = controlsIn === undefined ? text : <WithControls text={text} where={controlsIn} />;
        return isMarked ? <mark key={index}>{shown}</mark> : <span key={index}>{shown}</span>;
      })}
    </>
  );
}

function WithControls({ text, where }: { text: string; where: 'name' | 'address' }) {
  return (
    <>
      {controlParts(text, where).map(({ text: part, control }, index) =>
        control === undefined ? (
          part
        ) : (
          <span key={index} class="control" title={control}>
            {part}
          </span>
        ),
      )}
    </>
  );
}

/** An address that is not to be followed. From left to right, whatever it stands in. */
function AddressText({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <bdi class="address-text" dir="ltr">
      <Marked pieces={defangedPieces(pieces)} controlsIn="address" />
    </bdi>
  );
}

/** One element for the whole link: were each marked part its own, text from right to left would put them in another order. */
function Link({ pieces, link }: { pieces: readonly Piece[]; link: string }) {
  const open = useContext(OpenLink);
  return (
    <button type="button" class="link" dir="ltr" title="Asks before it opens" onClick={() => open(link)}>
      <Marked pieces={defangedPieces(pieces)} controlsIn="address" />
    </button>
  );
}

/** An address that stands for itself. */
export function Address({ url }: { url: string }) {
  const link = safeLink(url);
  return link === undefined ? <Words text={url} /> : <Link pieces={piecesOf(url, undefined)} link={link} />;
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

function shortened(runs: readonly Run[]): Run[] {
  const text = runs.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
  let room = Math.min(SHOWN_MAX, lineEnd(text, LINES_MAX));
  const result: Run[] = [];
  for (const run of runs) {
    const pieces: Piece[] = [];
    for (const piece of run.pieces) {
      if (room <= 0) break;
      pieces.push(piece.text.length <= room ? piece : { ...piece, text: `${piece.text.slice(0, room)}…` });
      room -= piece.text.length;
    }
    if (pieces.length > 0) result.push({ ...run, pieces });
  }
  return result;
}
