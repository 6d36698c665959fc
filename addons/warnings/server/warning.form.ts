// What the form begins with that warns somebody, or the authors of posts.
import { type RequestContext, sql, userFragments } from '@parley/addon-api';
import type { WarningForm } from '../user-notes.contract.ts';
import { countingWarnings } from './points.ts';
import { allTypes } from './types.ts';
import { warningConfig } from './warning.config.ts';
import { requireModerated, requireModeratesAll } from './warning.policy.ts';

interface Asked {
  recordType?: 'discussion' | 'comment' | undefined;
  recordID: readonly number[];
  userID?: number | undefined;
}

export async function warningFormFor(ctx: RequestContext, asked: Asked): Promise<WarningForm> {
  const postsOf = await authorsOf(ctx, asked);
  const ids = [...postsOf.keys()];
  const people = await userFragments(ctx, ids);
  const rows = await ctx.db.rows<{ user_id: number; points: number }>(sql`
    select un.user_id, sum(un.points)::int as points from user_notes un
    where un.user_id = any(${ids}) and ${countingWarnings} group by un.user_id`);
  const points = new Map(rows.map((row) => [row.user_id, row.points]));
  const offered = await allTypes(ctx);
  const first = offered.find((type) => type.points > 0) ?? offered[0];
  return {
    warningTypeID: first?.warningTypeID ?? 1,
    body: '',
    attachRecord: asked.recordID.length > 0,
    authors: ids.flatMap((userID) => {
      const user = people.get(userID);
      const recordIDs = postsOf.get(userID) ?? [];
      return user ? [{ user, recordIDs, points: points.get(userID) ?? 0 }] : [];
    }),
    holdPoints: ctx.setting(warningConfig.holdPoints),
    banPoints: ctx.setting(warningConfig.banPoints),
  };
}

async function authorsOf(
  ctx: RequestContext,
  { recordType, recordID, userID }: Asked,
): Promise<ReadonlyMap<number, number[]>> {
  if (recordType === undefined || recordID.length === 0) {
    requireModeratesAll(ctx);
    return new Map(userID === undefined ? [] : [[userID, []]]);
  }
  const posts = await requireModerated(ctx, recordType, recordID);
  const byAuthor = Map.groupBy(posts, (post) => post.insertUserID);
  return new Map([...byAuthor].map(([id, theirs]) => [id, theirs.map((post) => post.recordID)]));
}
