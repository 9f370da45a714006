import { InvalidParameters } from '../errors.ts';
import type { SearchTree } from '../search/search-tree.ts';
import type { Asker, Question } from '../storage/port/query.ts';
import type { Reading } from '../storage/port/reading.ts';

/** More accounts than this have never had one name, except for joke names such as "null". */
const ACCOUNTS_MAX = 1000;

type Conditions = Pick<Question, 'text' | 'filter'> & { collection: Question['collection'] };

/** Replaces `user:name` in a question about messages by the ids of all accounts that have had the name. */
export async function withAccounts<Q extends Conditions>(
  question: Q,
  store: Pick<Reading, 'find'>,
  asker?: Asker,
): Promise<Q> {
  if (question.collection !== 'message' || question.text === undefined) return question;
  const names = new Set(accountNames(question.text));
  if (names.size === 0) return question;
  const ids = new Map<string, string[]>();
  for (const name of names) ids.set(name, await accountsNamed(name, store, asker));
  return { ...question, text: resolved(question.text, ids) };
}

function accountNames(tree: SearchTree): string[] {
  if (tree.kind === 'and' || tree.kind === 'or') return tree.of.flatMap(accountNames);
  if (tree.kind === 'not') return accountNames(tree.of);
  return tree.kind === 'exact' && tree.field === 'accountName' ? [tree.value] : [];
}

async function accountsNamed(
  name: string,
  store: Pick<Reading, 'find'>,
  asker: Asker | undefined,
): Promise<string[]> {
  const { total, hits } = await store.find(
    {
      collection: 'profile',
      filter: { kind: 'exact', field: 'username', value: name, isPrefix: false },
      slice: { kind: 'page', skip: 0, take: ACCOUNTS_MAX },
    },
    // Profiles are not part of the response, so their bytes do not count.
    { ...(asker?.signal !== undefined && { signal: asker.signal }) },
  );
  if (total > ACCOUNTS_MAX)
    throw InvalidParameters.searchQuery(
      'too_many_accounts',
      `more than ${ACCOUNTS_MAX} accounts have had the name "${name}"; use user-exact:`,
    );
  return hits.map(({ userId }) => userId);
}

function resolved(tree: SearchTree, ids: ReadonlyMap<string, readonly string[]>): SearchTree {
  switch (tree.kind) {
    case 'and':
    case 'or':
      return { kind: tree.kind, of: tree.of.map((part) => resolved(part, ids)) };
    case 'not':
      return { kind: 'not', of: resolved(tree.of, ids) };
    case 'exact': {
      if (tree.field !== 'accountName') return tree;
      const accounts = (ids.get(tree.value) ?? []).map(
        (value): SearchTree => ({
          kind: 'exact',
          field: 'userId',
          value,
          isPrefix: false,
        }),
      );
      return accounts.length === 0 ? tree : { kind: 'or', of: [tree, ...accounts] };
    }
    default:
      return tree;
  }
}
