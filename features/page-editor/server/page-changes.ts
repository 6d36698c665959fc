// Changes of a draft, checked against the parts they are of and against what stands there now.
import { isDeepStrictEqual } from 'node:util';
import { type FieldError, fieldProblem, validationProblem } from '../../../platform/contract/errors.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { type PagePart, pageParts } from '../../../platform/server/places/page-parts.ts';
import type { PageChange, PageConflict } from '../page-editor.contract.ts';

const LONGEST = 200_000;

/** Each of a part that is there and that the viewer may change, with a value it can have, and named once. */
export function requireChanges(ctx: RequestContext, changes: readonly PageChange[]): PageChange[] {
  if (JSON.stringify(changes).length > LONGEST)
    throw fieldProblem('changes', 'The changes are too long to be published as one.');
  const seen = new Set<string>();
  const problems: FieldError[] = [];
  const checked = changes.map((change, index): PageChange => {
    const refuse = (field: string, message: string) =>
      problems.push({ field, path: `changes[${index}]`, index, code: 'invalid', message, status: 422 });
    const part = pageParts.of(ctx).find(({ name }) => name === change.part);
    if (!part) refuse('part', `There is no part named ${change.part}.`);
    part?.require(ctx);
    const name = `${change.part}/${change.key}`;
    if (seen.has(name)) refuse('key', 'A part can be changed only once.');
    seen.add(name);
    const read = part?.schema.safeParse(change.to);
    if (read && !read.success) refuse('to', read.error.issues[0]?.message ?? 'This is not possible here.');
    return { ...change, to: read?.data ?? null };
  });
  if (problems.length > 0) throw validationProblem(problems);
  return checked;
}

/** By their parts, in the order in which capabilities add them. */
export function byPart(
  ctx: RequestContext,
  changes: readonly PageChange[],
): { part: PagePart; of: PageChange[] }[] {
  return pageParts
    .of(ctx)
    .map((part) => ({ part, of: changes.filter((change) => change.part === part.name) }))
    .filter(({ of }) => of.length > 0);
}

/** What others published since it was changed here; where they did the same, there is none. */
export async function conflictsOf(
  ctx: RequestContext,
  changes: readonly PageChange[],
): Promise<PageConflict[]> {
  const conflicts: PageConflict[] = [];
  for (const { part, of } of byPart(ctx, changes)) {
    const standing = await part.standing(
      ctx,
      of.map(({ key }) => key),
    );
    for (const { key, from, to } of of) {
      const isGone = !standing.has(key);
      const now = asStored(standing.get(key));
      const isAsItWas = isDeepStrictEqual(now, asStored(from)) || isDeepStrictEqual(now, asStored(to));
      if (isGone || !isAsItWas) conflicts.push({ part: part.name, key, isGone, now });
    }
  }
  return conflicts;
}

/** As JSON has it: without what is undefined. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
