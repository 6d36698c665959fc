// Two people who edit one record: the later one gets a conflict, instead of overwriting what they never saw.
// Answers that somebody edits from carry the record's revision as `ETag`; a change that sends it back as `If-Match`
// happens only while it still holds. Without the header the last writer wins.
import { createHash } from 'node:crypto';
import { DomainError } from '../../../contract/errors.ts';
import type { RequestContext } from '../context.ts';
import { Answer } from '../route.ts';

/** Who made the state that is there now, and when. */
export interface LastChange {
  dateUpdated: string | null;
  updateUserID: number | null;
}

/** A name for what can be edited of a record: the same state has the same name, whatever was counted meanwhile. */
export function revisionOf(editable: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(editable)).digest('base64url').slice(0, 22)}"`;
}

/** An answer with its revision. `editable` is what an edit starts from, by default the answer itself. */
export function withRevision<T>(body: T, editable: unknown = body): Answer<T> {
  return new Answer(body, { headers: { etag: revisionOf(editable) } });
}

/** True: the caller wants a conflict reported, so the revision has to be known. */
export function asksForRevision(ctx: Pick<RequestContext, 'ifMatch'>): boolean {
  return ctx.ifMatch !== undefined && ctx.ifMatch.trim() !== '*';
}

/** Refuses a change of what has become something else since the caller read it. To be asked under the record's lock. */
export function requireRevision(
  ctx: Pick<RequestContext, 'ifMatch'>,
  editable: unknown,
  last: LastChange,
): void {
  if (!asksForRevision(ctx)) return;
  const current = revisionOf(editable);
  // Proxies that compress mark the tag as weak; it names the same state.
  const given = (ctx.ifMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (given.includes(current)) return;
  throw new DomainError('conflict', 409, 'Somebody else changed this in the meantime.', {
    revision: current,
    ...last,
  });
}
