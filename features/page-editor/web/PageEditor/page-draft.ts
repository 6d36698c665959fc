// What was changed on the page and is not published, part by part; it is stored by the server for whoever changes it.
import type { PageChange } from '../../page-editor.contract.ts';

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What stood there when it was changed first stays: by it others' changes are noticed. */
export function withChange(
  changes: readonly PageChange[],
  part: string,
  key: string,
  { from, to }: { from: unknown; to: unknown },
): PageChange[] {
  const at = changes.findIndex((each) => each.part === part && each.key === key);
  const before = changes[at];
  const change: PageChange = { part, key, from: before ? before.from : from, to };
  if (isSame(change.from, to)) return changes.filter((each) => each !== before);
  return before ? changes.with(at, change) : [...changes, change];
}
