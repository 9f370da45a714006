import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Message } from '../../../../records/message.ts';
import type { TermCandidateQuestion } from '../../../port/trends.ts';
import { type SampledMessage, TermContrast } from '../../../rules/term-contrast.ts';
import { during } from '../cluster/clauses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import { monthsOf } from './finder.ts';
import { allOf } from './finding-filter.ts';

/** Messages in memory at the same time. */
const CHUNK_SIZE = 250;
/** Messages that are read before other requests get their turn. */
const MESSAGES_PER_TURN = 25;

type Sampled = Pick<Message, 'platform' | 'channelId' | 'userId' | 'text' | 'items'>;
const FIELDS = ['platform', 'channelId', 'userId', 'text', 'items'].map((field) => `record.${field}`);

/** Compares the words of recent messages with those of earlier ones. */
export class OpensearchTermSamples {
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;

  constructor(searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#searcher = searcher;
    this.#names = names;
  }

  async candidates(question: TermCandidateQuestion): Promise<string[]> {
    const { bounds, messagesMax, max } = question;
    const [start, middle, end] = bounds;
    const contrast = new TermContrast();
    for await (const message of this.#newest(middle, end, messagesMax)) contrast.addRecent(message);
    for await (const message of this.#newest(start, middle, messagesMax)) contrast.addEarlier(message);
    return contrast.candidates(max);
  }

  async *#newest(from: number, before: number, messagesMax: number): AsyncGenerator<SampledMessage, void> {
    const window = { from, to: before - 1 };
    let after: unknown[] | undefined;
    for (let read = 0; read < messagesMax; ) {
      const size = Math.min(CHUNK_SIZE, messagesMax - read);
      const { hits } = await this.#searcher.search<{ record: Sampled }>({
        index: (generation) => monthsOf(window, this.#names, generation),
        body: {
          size,
          _source: FIELDS,
          query: allOf(during('at', window)),
          sort: ['at', 'tie', 'key'].map((field) => ({ [field]: 'desc' })),
          track_total_hits: false,
          ...(after !== undefined && { search_after: after }),
        },
      });
      for (const { _source } of hits) {
        if (++read % MESSAGES_PER_TURN === 0) await nextTurn();
        yield sampled(_source.record);
      }
      after = hits.at(-1)?.sort;
      if (hits.length < size) return;
    }
  }
}

function sampled({ platform, channelId, userId, text, items = [] }: Sampled): SampledMessage {
  return { text, items, channel: `${platform}:${channelId}`, sender: `${platform}:${userId}` };
}
