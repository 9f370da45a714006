import type { DatabaseSync } from 'node:sqlite';
import type { PushAnswer, PushLog, PushTask } from '../../../port/push-log.ts';
import { inTransactionWhenFree, prepareWithBigInts } from '../database/connection.ts';
import type { Row } from './entity-mapper.ts';

export class SqlitePushLog implements PushLog {
  #db: DatabaseSync;
  #beforeWrite: () => void;

  constructor(db: DatabaseSync, beforeWrite: () => void) {
    this.#db = db;
    this.#beforeWrite = beforeWrite;
  }

  async findAnswer(keyId: string, idempotencyKey: string, now: number): Promise<PushAnswer | undefined> {
    const row = this.#db
      .prepare('SELECT * FROM push_answers WHERE key_id = ? AND idempotency_key = ? AND expires_at > ?')
      .get(keyId, idempotencyKey, now);
    if (row === undefined) return undefined;
    const { digest, answer, expires_at } = row;
    return {
      keyId,
      idempotencyKey,
      digest: digest as string,
      answer: answer as string,
      expiresAt: expires_at as number,
    };
  }

  async rememberAnswers(answers: readonly PushAnswer[], now: number): Promise<void> {
    await this.#write(() => {
      this.#run('DELETE FROM push_answers WHERE expires_at <= ?', now);
      for (const { keyId, idempotencyKey, digest, answer, expiresAt } of answers)
        this.#run(
          'INSERT INTO push_answers VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
          keyId,
          idempotencyKey,
          digest,
          answer,
          expiresAt,
        );
    });
  }

  async saveTask(task: PushTask): Promise<void> {
    const { id, keyId, createdAt, finishedAt = null } = task;
    await this.#write(() =>
      this.#run(
        `INSERT INTO push_tasks VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET finished_at = excluded.finished_at, document = excluded.document`,
        id,
        keyId,
        createdAt,
        finishedAt,
        JSON.stringify(task),
      ),
    );
  }

  async findTask(id: string): Promise<PushTask | undefined> {
    const row = this.#db.prepare('SELECT document FROM push_tasks WHERE id = ?').get(id);
    return row && taskOf(row);
  }

  async listTasks(keyId: string | undefined, limit: number): Promise<PushTask[]> {
    const newest = 'ORDER BY created_at DESC, id DESC LIMIT ?';
    const rows =
      keyId === undefined
        ? this.#db.prepare(`SELECT document FROM push_tasks ${newest}`).all(limit)
        : this.#db.prepare(`SELECT document FROM push_tasks WHERE key_id = ? ${newest}`).all(keyId, limit);
    return rows.map(taskOf);
  }

  async removeTasks(before: number): Promise<void> {
    await this.#write(() => this.#run('DELETE FROM push_tasks WHERE finished_at < ?', before));
  }

  #write(work: () => void): Promise<void> {
    return inTransactionWhenFree(this.#db, this.#beforeWrite, work);
  }

  #run(sql: string, ...parameters: (string | number | null)[]): void {
    prepareWithBigInts(this.#db, sql).run(...parameters);
  }
}

/** JSON has no undefined: absent fields are set again. */
function taskOf({ document }: Row): PushTask {
  const task = JSON.parse(document as string) as PushTask;
  const { format, finishedAt, importId, reason } = task;
  return { ...task, format, finishedAt, importId, reason };
}
