import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { RENDERER_VERSION } from '../../../platform/server/content/render-body.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext, WriteContext } from '../../../platform/server/http/context.ts';
import { renderGiven } from '../../mentions/server/prepared-body.ts';
import {
  signatureChanged,
  signatureRemoved,
  signaturesHidden,
  signaturesShown,
} from '../signatures.events.ts';
import { requireWithinLimits } from './signature-limits.ts';

/** Mentions in it are links and notify nobody: it says nothing to anybody in particular. */
export async function changeSignature(ctx: RequestContext, source: string, format: string): Promise<void> {
  const { userID } = ctx.viewer;
  const { body, rendered } = await renderGiven(ctx, source, format);
  if (rendered.isEmpty) return removeSignature(ctx, userID);
  requireWithinLimits(ctx, rendered);
  await ctx.write(async (w) => {
    const stored = await w.db.execute(sql`
      insert into signatures (user_id, body, format, body_html, renderer_version)
      values (${userID}, ${body.source}, ${body.format}, ${body.html}, ${RENDERER_VERSION})
      on conflict (user_id) do update set body = excluded.body, format = excluded.format,
        body_html = excluded.body_html, renderer_version = excluded.renderer_version, date_updated = now()
      where (signatures.body, signatures.format) is distinct from (excluded.body, excluded.format)`);
    if (stored > 0) await announce(w, signatureChanged, userID);
  });
}

export async function removeSignature(ctx: RequestContext, userID: number): Promise<void> {
  await ctx.write(async (w) => {
    const removed = await w.db.execute(sql`delete from signatures where user_id = ${userID}`);
    if (removed > 0) await announce(w, signatureRemoved, userID);
  });
}

/** It stands on every page with a post of this member. */
function announce(
  w: WriteContext,
  event: typeof signatureChanged | typeof signatureRemoved,
  userID: number,
): Promise<void> {
  return w.announce(
    event,
    { userID, actorUserID: w.viewer.userID },
    { invalidates: [cacheTag.user(userID)] },
  );
}

/** Nothing that others see depends on it. */
export async function hideSignatures(ctx: RequestContext, isHiding: boolean): Promise<void> {
  const { userID } = ctx.viewer;
  await ctx.write(async (w) => {
    const changed = await w.db.execute(
      isHiding
        ? sql`insert into hidden_signatures (user_id) values (${userID}) on conflict do nothing`
        : sql`delete from hidden_signatures where user_id = ${userID}`,
    );
    if (changed > 0) await w.announce(isHiding ? signaturesHidden : signaturesShown, { userID });
  });
}
