/** Everything that a person reads in the console comes from the catalogue, so that it can be reviewed and translated. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

const SOURCES = fileURLToPath(new URL('../../console/src', import.meta.url));

/** Attributes whose values are read or shown. */
const READ_ATTRIBUTES = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'aria-description',
  'meta',
  'hint',
]);

/** Names of keys, the product and signs are the same in every language. */
const NEUTRAL = new Set(['nightjar', 'Esc', 'Ctrl', 'Shift', 'Alt', 'Tab', 'K', 'Z']);

interface Node {
  type: string;
  value?: unknown;
  name?: { name?: unknown };
  start?: number;
}

test('no text for people outside the catalogue', () => {
  const found: string[] = [];
  for (const file of globSync('**/*.tsx', { cwd: SOURCES })) {
    const code = readFileSync(`${SOURCES}/${file}`, 'utf8');
    const tree = parseAst(code, { lang: 'tsx' }) as unknown as Node;
    for (const text of textsOf(tree)) found.push(`${file}: ${text}`);
  }
  assert.deepEqual(found, []);
});

test('the search for texts finds them', () => {
  const code =
    '<p title="Hello there">Some words {"x"} <b aria-label="Close" class="ok">→ 12</b> {a ? "Yes please" : ""}</p>;';
  const tree = parseAst(code, { lang: 'tsx' }) as unknown as Node;
  assert.deepEqual(textsOf(tree), ['Hello there', 'Some words', 'Close', 'Yes please']);
});

function textsOf(tree: Node): string[] {
  const found: string[] = [];
  const visit = (node: unknown, parent?: Node): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, parent);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const current = node as Node;
    if (typeof current.type === 'string') {
      const text = readText(current, parent);
      if (text !== undefined) found.push(text);
    }
    for (const [name, value] of Object.entries(node)) {
      if (name === 'parent') continue;
      visit(value, isTransparent(current) ? parent : current);
    }
  };
  visit(tree);
  return found;
}

/** Conditions within braces do not change where a text appears. */
function isTransparent({ type }: Node): boolean {
  return (
    ['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer'].includes(type) ||
    type === undefined
  );
}

function readText(node: Node, parent: Node | undefined): string | undefined {
  if (node.type !== 'JSXText' && node.type !== 'Literal') return undefined;
  if (typeof node.value !== 'string') return undefined;
  const text = node.value.trim();
  if (!/\p{L}{2}/u.test(text) || text.split(/[\s\P{L}]+/u).every((word) => word === '' || NEUTRAL.has(word)))
    return undefined;
  if (node.type === 'JSXText') return text;
  if (parent?.type === 'JSXAttribute')
    return READ_ATTRIBUTES.has(String(parent.name?.name)) ? text : undefined;
  // Within braces between tags: words, not a single identifier.
  return parent?.type === 'JSXElement' && text.includes(' ') ? text : undefined;
}
