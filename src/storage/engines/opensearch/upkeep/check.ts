import { endOfMonth, startOfMonth } from '../../../../time/month.ts';
import type { CheckReport } from '../../../port/upkeep.ts';
import type { Part, State } from '../cluster/cached-state.ts';
import { EVERYTHING } from '../cluster/clauses.ts';
import type { OpensearchClient } from '../cluster/client.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchVictims } from '../records/victims.ts';
import { checkChats, messagesTwice } from './check-chats.ts';
import { orphanedFindings } from './check-findings.ts';

type Progress = (done: number, total: number) => void;

/** Steps in addition to one per month. */
const STEPS = 5;

/** Reads everything and compares what belongs together. Imports may run meanwhile: it reports only certain problems. */
export class OpensearchCheck {
  #client: OpensearchClient;
  #tables: OpensearchTables;
  #report: CheckReport = { checked: {}, problems: [] };

  constructor(client: OpensearchClient, tables: OpensearchTables) {
    this.#client = client;
    this.#tables = tables;
  }

  async run(onProgress: Progress = () => {}): Promise<CheckReport> {
    const { state, schema, names } = this.#tables;
    const shared = await state.read();
    const existing = await schema.own();
    const months = existing.filter(
      (index) => names.isMonth(index) && names.generationOf(index) === shared.generation,
    );
    let done = 0;
    const step = () => onProgress(++done, STEPS + months.length);
    await this.#indices(shared, existing);
    await this.#shards();
    step();
    await this.#imports();
    step();
    // Indices that cannot be read cannot be compared.
    const isReadable = this.#report.problems.every((problem) => !/missing|unassigned/.test(problem));
    if (!isReadable) return this.#report;
    await this.#tables.refreshAll(shared.generation);
    for (const index of months) {
      await this.#month(index);
      step();
    }
    await this.#twice(shared.generation);
    step();
    await this.#findings(shared.generation);
    step();
    await this.#victims(shared.generation);
    step();
    return this.#report;
  }

  #addProblem(problem: string): void {
    this.#report.problems.push(problem);
  }

  #addChecked(name: string, count: number): void {
    this.#report.checked[name] = (this.#report.checked[name] ?? 0) + count;
  }

  async #indices(shared: State, existing: readonly string[]): Promise<void> {
    const { names, repair } = this.#tables;
    this.#addChecked('indices', existing.length);
    for (const index of await repair.missing(shared)) this.#addProblem(`The index ${index} is missing.`);
    for (const [part, files] of Object.entries(shared.lost ?? {}) as [Part, number[]][])
      this.#addProblem(
        `The index ${names.part(shared.generation, part)} was lost and is not complete: ${files.length} files have to be imported again.`,
      );
    for (const index of existing) {
      const generation = names.generationOf(index);
      if (generation !== undefined && generation !== shared.generation && shared.only === null)
        this.#addProblem(
          `The index ${index} is not in use: an interrupted reindex left it, and the next one removes it.`,
        );
    }
  }

  async #shards(): Promise<void> {
    const { names } = this.#tables;
    const { body } = await this.#client.read({
      method: 'GET',
      path: `/_cluster/health/${names.all}`,
      query: { level: 'indices' },
    });
    for (const [index, health] of Object.entries<{ status: string; number_of_shards: number }>(
      body.indices,
    )) {
      if (!names.isOwn(index)) continue;
      this.#addChecked('shards', health.number_of_shards);
      if (health.status === 'red')
        this.#addProblem(
          `The index ${index} has unassigned primary shards: part of its data is not available.`,
        );
    }
  }

  async #imports(): Promise<void> {
    const runs = await this.#tables.imports.list();
    this.#addChecked('imports', runs.length);
    for (const { importId, finishedAt, files } of runs) {
      if (finishedAt === undefined) continue;
      for (const { name, status } of files)
        if (status === 'running')
          this.#addProblem(`Import ${importId} has ended, but ${name} was not imported to its end.`);
    }
  }

  async #month(index: string): Promise<void> {
    const { names, searcher } = this.#tables;
    const month = names.monthOf(index);
    const within = { range: { at: { gte: startOfMonth(month), lte: endOfMonth(month) } } };
    this.#addChecked('messages', await searcher.count(index, EVERYTHING));
    const elsewhere = await searcher.count(index, { bool: { must_not: [within] } });
    if (elsewhere > 0) this.#addProblem(`${elsewhere} messages of other months are in ${index}.`);
    const { chats, problems } = await checkChats(this.#tables, index);
    this.#addChecked('chats', chats);
    for (const problem of problems) this.#addProblem(problem);
  }

  async #twice(generation: number): Promise<void> {
    for await (const { key, months } of messagesTwice(this.#tables, generation))
      this.#addProblem(`The message ${key} is in ${months} months.`);
  }

  /** Posts are written before their victims, so differences are ignored while a process is writing. */
  async #victims(generation: number): Promise<void> {
    const before = await this.#tables.state.read();
    const { victims, wrong } = await new OpensearchVictims(this.#tables, generation).settleEverything({
      isDryRun: true,
    });
    const after = await this.#tables.state.read();
    this.#addChecked('victims', victims);
    const isQuiet = [before, after].every(
      ({ writers, only }) => only === null && Object.keys(writers).length === 0,
    );
    if (wrong > 0 && isQuiet)
      this.#addProblem(`${wrong} victims do not match their posts: run "nightjar reindex".`);
  }

  async #findings(generation: number): Promise<void> {
    const { findings, orphans } = await orphanedFindings(this.#tables, generation);
    this.#addChecked('findings', findings);
    for (const { id, owner } of orphans)
      this.#addProblem(`The finding ${JSON.stringify(id)} belongs to ${owner}, which does not exist.`);
  }
}
