import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { controlParts, type TextContext } from '../text/controls.ts';
import {
  defang,
  defangPieces,
  type Piece,
  parseHighlights,
  type Run,
  safeLink,
  splitLinks,
} from '../text/pieces.ts';
import { commonTexts } from '../texts/common.ts';
import { textTexts as texts } from '../texts/text.ts';
import { Button } from './button.tsx';
import { copyWithNotice } from './copy.tsx';
import { Dialog } from './dialog.tsx';

/** Longer texts are collapsed: a line of 64 KB must not push everything else off the page. */
const MAX_CHARACTERS = 2000;
const MAX_LINES = 40;

const OpenLink = createContext<(link: string) => void>(() => {});

/** Asks for a confirmation before a link in collected text opens. */
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
    <Dialog title={texts.openTitle} onClose={onClose}>
      <p class="post-text">{defang(link)}</p>
      <p class="text-2">{texts.openWarning}</p>
      {isOnion && <p class="text-2">{texts.onionHint}</p>}
      <div class="dialog-actions">
        <Button icon="copy" onClick={() => copyWithNotice(defang(link))}>
          {texts.copyDefanged}
        </Button>
        <a
          class="button"
          href={link}
          target="_blank"
          rel="noopener noreferrer nofollow"
          referrerpolicy="no-referrer"
          onClick={onClose}
        >
          {texts.openAnyway}
        </a>
        <Button variant="primary" autofocus onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** A collected text with highlighted matches and defanged links, in its own writing direction. */
export function MessageText({ text, highlight }: { text: string; highlight?: string | undefined }) {
  const [isExpanded, setExpanded] = useState(false);
  const runs = useMemo(() => splitLinks(piecesOf(text, highlight)), [text, highlight]);
  const isLong = text.length > MAX_CHARACTERS || lineEnd(text, MAX_LINES) < text.length;
  return (
    <div class="text">
      <div class="message-text" dir="auto">
        {(isLong && !isExpanded ? truncate(runs) : runs).map((run, index) =>
          !run.isLink ? (
            <Pieces key={index} pieces={run.pieces} context="text" />
          ) : run.link === undefined ? (
            <AddressText key={index} pieces={run.pieces} />
          ) : (
            <LinkButton key={index} pieces={run.pieces} link={run.link} />
          ),
        )}
      </div>
      {isLong && (
        <button type="button" class="text-link show-more" onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? commonTexts.showLess : texts.showAll(text.length)}
        </button>
      )}
    </div>
  );
}

/**
 * A collected name, title, excerpt or other short value, isolated from the text around it. It may be inside one of the
 * console's own links, so its links are defanged and not clickable. Characters that reorder or hide text are shown by name.
 */
export function InlineText({ text, highlight }: { text: string; highlight?: string | undefined }) {
  return (
    <bdi class="inline-text">
      {splitLinks(piecesOf(text, highlight)).map(({ pieces, isLink }, index) =>
        isLink ? (
          <AddressText key={index} pieces={pieces} />
        ) : (
          <Pieces key={index} pieces={pieces} context="name" />
        ),
      )}
    </bdi>
  );
}

function piecesOf(text: string, highlight: string | undefined): Piece[] {
  return highlight === undefined ? [{ text, isMarked: false }] : parseHighlights(highlight);
}

function Pieces({ pieces, context }: { pieces: readonly Piece[]; context: TextContext }) {
  return (
    <>
      {pieces.map(({ text, isMarked }, index) => {
        const Element = isMarked ? 'mark' : 'span';
        return (
          <Element key={index}>
            <WithControls text={text} context={context} />
          </Element>
        );
      })}
    </>
  );
}

function WithControls({ text, context }: { text: string; context: TextContext }) {
  return (
    <>
      {controlParts(text, context).map(({ text: part, control }, index) =>
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

/** An address that cannot be clicked. It reads from left to right in any text. */
function AddressText({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <bdi class="address-text" dir="ltr">
      <Pieces pieces={defangPieces(pieces)} context="address" />
    </bdi>
  );
}

/** One element for the whole link: right-to-left text would reorder separate elements for its highlighted parts. */
function LinkButton({ pieces, link }: { pieces: readonly Piece[]; link: string }) {
  const open = useContext(OpenLink);
  return (
    <button type="button" class="external-link" dir="ltr" title={texts.linkHint} onClick={() => open(link)}>
      <Pieces pieces={defangPieces(pieces)} context="address" />
    </button>
  );
}

/** A collected URL that is not part of a text. */
export function ExternalLink({ url }: { url: string }) {
  const link = safeLink(url);
  if (link === undefined) return <InlineText text={url} />;
  return <LinkButton pieces={piecesOf(url, undefined)} link={link} />;
}

/** The position where the given number of lines ends. */
function lineEnd(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text.length;
  }
  return end;
}

function truncate(runs: readonly Run[]): Run[] {
  const text = runs.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
  let remaining = Math.min(MAX_CHARACTERS, lineEnd(text, MAX_LINES));
  const result: Run[] = [];
  for (const run of runs) {
    const pieces: Piece[] = [];
    for (const piece of run.pieces) {
      if (remaining <= 0) break;
      pieces.push(
        piece.text.length <= remaining ? piece : { ...piece, text: `${piece.text.slice(0, remaining)}…` },
      );
      remaining -= piece.text.length;
    }
    if (pieces.length > 0) result.push({ ...run, pieces });
  }
  return result;
}
