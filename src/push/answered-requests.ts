import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { PushAnswer } from '../storage/port/push-log.ts';
import type { Store } from '../storage/port/store.ts';
import { MS_PER_DAY } from '../time/instant.ts';
import type { PushOutcome, PushRequest } from './push-request.ts';

/** Repeats the first answer to a request with an idempotency key. Failures are not remembered: a retry may succeed. */
export class AnsweredRequests {
  #store: Store;
  #running = new Set<string>();
  /** Answers that the next write stores. */
  #waiting: PushAnswer[] = [];
  #writing: Promise<void> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  async answer(request: PushRequest, work: () => Promise<PushOutcome>): Promise<PushOutcome> {
    const { idempotencyKey, key, at } = request;
    if (idempotencyKey === undefined) return work();
    const name = `${key.id} ${idempotencyKey}`;
    if (this.#running.has(name)) return { kind: 'key-in-use' };
    this.#running.add(name);
    try {
      // The work takes the bytes away, so their digest comes first.
      const digest = await digestOf(request);
      const known = await this.#store.pushes.findAnswer(key.id, idempotencyKey, at);
      if (known !== undefined && known.digest !== digest) return { kind: 'key-reused' };
      if (known !== undefined)
        return { ...(JSON.parse(known.answer) as PushOutcome), isReplayed: true } as PushOutcome;
      const outcome = await work();
      await this.#remember(
        {
          keyId: key.id,
          idempotencyKey,
          digest,
          answer: JSON.stringify(outcome),
          expiresAt: at + MS_PER_DAY,
        },
        at,
      );
      return outcome;
    } finally {
      this.#running.delete(name);
    }
  }

  /** Answers that arrive while others are stored are stored together. */
  async #remember(answer: PushAnswer, now: number): Promise<void> {
    this.#waiting.push(answer);
    while (this.#waiting.includes(answer)) {
      if (this.#writing !== undefined) await this.#writing.catch(() => {});
      else {
        const answers = this.#waiting.splice(0);
        this.#writing = this.#store.pushes.rememberAnswers(answers, now).finally(() => {
          this.#writing = undefined;
        });
        await this.#writing;
        return;
      }
    }
    await this.#writing;
  }
}

/** Of everything that the answer depends on. */
async function digestOf({ body, format, options }: PushRequest): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([format, options.timeZone, options.seenAt, options.group, options.channel]));
  if ('bytes' in body) hash.update(body.bytes);
  else for await (const chunk of createReadStream(body.path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
