import { flushSync } from 'preact/compat';
import { navigate } from '../route.ts';

/** Synchronous, so that no key typed after `/` is lost: if the view has no query box, it renders one first. */
export function focusSearch(): void {
  const find = () => document.querySelector<HTMLInputElement>('[data-query-input]');
  if (find() === null) flushSync(() => navigate('#/search/messages'));
  find()?.focus();
  find()?.select();
}
