import type { TextSink } from './text-sink.ts';
import type { HtmlElement } from './walk-html.ts';

/** More links are an accident or an attack. */
const TARGETS_MAX = 1000;

/** Collects the targets of links that their text does not show. */
export class HiddenLinks {
  #open = new Map<HtmlElement, { target: string; start: number }>();
  #targets = new Set<string>();

  open(element: HtmlElement, sink: TextSink): void {
    const target = element.attribute('href')?.trim();
    if (target !== undefined && /^(?:https?|tg|ftp|magnet|xmpp|tox):/i.test(target))
      this.#open.set(element, { target, start: sink.length });
  }

  close(element: HtmlElement, sink: TextSink): void {
    const link = this.#open.get(element);
    if (link === undefined) return;
    this.#open.delete(element);
    if (this.#targets.size === TARGETS_MAX) return;
    if (sink.textSince(link.start) !== link.target) this.#targets.add(link.target);
  }

  get targets(): string[] {
    return [...this.#targets];
  }
}
