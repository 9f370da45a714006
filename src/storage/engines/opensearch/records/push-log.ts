import type { PushAnswer, PushLog, PushTask } from '../../../port/push-log.ts';
import type { Query } from '../cluster/clauses.ts';
import type { OpensearchDocuments, Operation, Place } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';

interface AnswerSource {
  kind: 'push-answer';
  /** When it expires. */
  at: number;
  document: PushAnswer;
}

interface TaskSource {
  kind: 'push-task';
  /** The key's id. */
  source: string;
  /** When it was finished, or the end of time. */
  at: number;
  document: PushTask;
}

/** Later than any date that is compared with it; the mapping's dates end in 9999. */
const NOT_FINISHED = 253_402_300_799_999;

export class OpensearchPushLog implements PushLog {
  #documents: OpensearchDocuments;
  #searcher: OpensearchSearcher;
  #index: string;

  constructor(documents: OpensearchDocuments, searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#documents = documents;
    this.#searcher = searcher;
    this.#index = names.fixed('ledger');
  }

  async findAnswer(keyId: string, idempotencyKey: string, now: number): Promise<PushAnswer | undefined> {
    const found = await this.#documents.get<AnswerSource>(this.#answerPlace(keyId, idempotencyKey));
    return found !== undefined && found.source.at > now ? found.source.document : undefined;
  }

  async rememberAnswers(answers: readonly PushAnswer[], now: number): Promise<void> {
    await this.#remove('push-answer', now);
    const operations = answers.map((answer): Operation => {
      const source: AnswerSource = { kind: 'push-answer', at: answer.expiresAt, document: answer };
      const place = this.#answerPlace(answer.keyId, answer.idempotencyKey);
      return { ...place, action: 'create', body: JSON.stringify(source) };
    });
    await this.#documents.put(operations);
    await this.#documents.refresh([this.#index]);
  }

  async saveTask(task: PushTask): Promise<void> {
    const source: TaskSource = {
      kind: 'push-task',
      source: task.keyId,
      at: task.finishedAt ?? NOT_FINISHED,
      document: task,
    };
    await this.#documents.put([
      { ...this.#taskPlace(task.id), action: 'index', body: JSON.stringify(source) },
    ]);
    await this.#documents.refresh([this.#index]);
  }

  async findTask(id: string): Promise<PushTask | undefined> {
    const found = await this.#documents.get<TaskSource>(this.#taskPlace(id));
    return found && taskOf(found.source);
  }

  async listTasks(keyId: string | undefined, limit: number): Promise<PushTask[]> {
    const tasks: PushTask[] = [];
    const filter: Query[] = [{ term: { kind: 'push-task' } }];
    if (keyId !== undefined) filter.push({ term: { source: keyId } });
    for await (const hit of this.#searcher.walk<TaskSource>(this.#index, { bool: { filter } }))
      tasks.push(taskOf(hit._source));
    return tasks.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)).slice(0, limit);
  }

  removeTasks(before: number): Promise<void> {
    return this.#remove('push-task', before - 1);
  }

  /** Removes documents of a kind whose date is not after this one. */
  async #remove(kind: string, upTo: number): Promise<void> {
    const query = { bool: { filter: [{ term: { kind } }, { range: { at: { lte: upTo } } }] } };
    const operations: Operation[] = [];
    for await (const { _source } of this.#searcher.walk<AnswerSource | TaskSource>(this.#index, query))
      operations.push({
        ...(_source.kind === 'push-answer'
          ? this.#answerPlace(_source.document.keyId, _source.document.idempotencyKey)
          : this.#taskPlace(_source.document.id)),
        action: 'delete',
      });
    if (operations.length === 0) return;
    await this.#documents.put(operations);
    await this.#documents.refresh([this.#index]);
  }

  #answerPlace(keyId: string, idempotencyKey: string): Place {
    return { index: this.#index, id: `push-answer ${keyId} ${idempotencyKey}` };
  }

  #taskPlace(id: string): Place {
    return { index: this.#index, id: `push-task ${id}` };
  }
}

/** JSON has no undefined: absent fields are set again. */
function taskOf({ document }: TaskSource): PushTask {
  const { format, finishedAt, importId, reason } = document;
  return { ...document, format, finishedAt, importId, reason };
}
