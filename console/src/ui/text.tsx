import { createContext } from 'preact';
import { useContext, useMemo, useState } from 'preact/hooks';
import { ChipLink } from '../entities/entity-chip.tsx';
import type { TextOrigin } from '../entities/find-entities.ts';
import { styleOf } from '../entities/kinds.ts';
import { readNodeId } from '../entities/node.ts';
import type { GivenIndicator } from '../entities/place.ts';
import { type TextRun, textRuns } from '../entities/text-runs.ts';
import { useEntities } from '../entities/use-entities.ts';
import type { TextContext } from '../text/controls.ts';
import { defang, defangPieces, type Piece, parseHighlights, safeLink } from '../text/pieces.ts';
import { commonTexts } from '../texts/common.ts';
import { textTexts as texts } from '../texts/text.ts';
import { Button } from './button.tsx';
import { copyWithNotice } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { NameText } from './name-text.tsx';

/** Longer texts are collapsed: a line of 64 KB must not push everything else off the page. */
const MAX_CHARACTERS = 2000;
const MAX_LINES = 40;

const OpenLink = createContext<(link: string) => void>(() => {});

/** Opens an address from collected text after a confirmation. */
export const useOpenLink = () => useContext(OpenLink);

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

interface MessageTextProps {
  text: string;
  highlight?: string | undefined;
  /** The indicators that the server found in it; without them, the console looks itself. */
  indicators?: readonly GivenIndicator[] | undefined;
  /** Where the text is from: what an @name means depends on it. */
  origin?: TextOrigin | undefined;
}

/**
 * A collected text with highlighted matches, chips for its entities and defanged links, in its own writing direction.
 * Offsets are those of the text, which highlights repeat character by character.
 */
export function MessageText({ text, highlight, indicators, origin = 'page' }: MessageTextProps) {
  const [isExpanded, setExpanded] = useState(false);
  const places = useEntities(text, indicators, origin);
  const runs = useMemo(() => textRuns(piecesOf(text, highlight), places), [text, highlight, places]);
  const isLong = text.length > MAX_CHARACTERS || lineEnd(text, MAX_LINES) < text.length;
  return (
    <div class="text">
      <div class="message-text" dir="auto">
        {(isLong && !isExpanded ? truncate(runs) : runs).map((run, index) => (
          <Run key={index} run={run} />
        ))}
      </div>
      {isLong && (
        <button type="button" class="text-link show-more" onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? commonTexts.showLess : texts.showAll(text.length)}
        </button>
      )}
    </div>
  );
}

function Run({ run: { pieces, node: id, isLink, link } }: { run: TextRun }) {
  const node = id === undefined ? undefined : readNodeId(id);
  if (node !== undefined)
    return (
      <>
        <ChipLink node={node} link={link} isInline>
          <Pieces
            pieces={styleOf(node).isAddress || isLink ? defangPieces(pieces) : pieces}
            context="address"
          />
        </ChipLink>
        {link !== undefined && <OpenButton link={link} />}
      </>
    );
  if (!isLink) return <Pieces pieces={pieces} context="text" />;
  return link === undefined ? <AddressText pieces={pieces} /> : <LinkButton pieces={pieces} link={link} />;
}

/**
 * A collected name, title, excerpt or other short value, isolated from the text around it. It may be inside one of the
 * console's own links, so its links are defanged and not clickable. Characters that reorder or hide text are shown by name.
 */
export function InlineText({ text, highlight }: { text: string; highlight?: string | undefined }) {
  return (
    <bdi class="inline-text">
      {textRuns(piecesOf(text, highlight), []).map(({ pieces, isLink }, index) =>
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
            <NameText text={text} context={context} />
          </Element>
        );
      })}
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

/** Beside a chip, which leads to what is known about the address. */
function OpenButton({ link }: { link: string }) {
  const open = useOpenLink();
  return (
    <button
      type="button"
      class="open-external"
      aria-label={texts.openLink(defang(link))}
      title={texts.linkHint}
      onClick={() => open(link)}
    >
      <Icon name="external-link" size={12} />
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

function truncate(runs: readonly TextRun[]): TextRun[] {
  const text = runs.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('');
  let remaining = Math.min(MAX_CHARACTERS, lineEnd(text, MAX_LINES));
  const result: TextRun[] = [];
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
