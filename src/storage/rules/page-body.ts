import { mergeFacts } from '../../records/dated.ts';
import type { Page } from '../../records/page.ts';
import type { EntityKind, RecordOf } from '../../records/record.ts';

/** Facts of a page that can be large. They are stored separately: feeds read thousands of pages and need none of them. */
const BODY_FACTS = ['html', 'text'] as const;

export type PageBody = Partial<Page['facts']>;

export function splitBody(record: RecordOf<EntityKind>): {
  listed: RecordOf<EntityKind>;
  body: PageBody | undefined;
} {
  if (record.kind !== 'page') return { listed: record, body: undefined };
  const facts = { ...record.facts };
  const body: PageBody = {};
  for (const name of BODY_FACTS) {
    if (facts[name] === undefined) continue;
    Object.assign(body, { [name]: facts[name] });
    delete facts[name];
  }
  return { listed: { ...record, facts }, body: Object.keys(body).length > 0 ? body : undefined };
}

export function withBody(record: RecordOf<EntityKind>, body: PageBody | undefined): RecordOf<EntityKind> {
  if (record.kind !== 'page' || body === undefined) return record;
  // Merging sorts the facts, so that equal pages serialize to equal text.
  return { ...record, facts: mergeFacts(record.facts, body) };
}
