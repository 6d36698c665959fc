// Signatures as they come to posts: `insertUser.signature`.
import { cacheTag } from '../../../platform/server/cache/cache-tags.ts';
import { cachedRows, type RowKind } from '../../../platform/server/cache/cached-rows.ts';
import { getOrCreate } from '../../../platform/server/cache/get-or-create.ts';
import { immutable } from '../../../platform/server/cache/immutable.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { personDetails } from '../../../platform/server/http/responses/people-expands.ts';
import { isRestricted } from '../../users/server/user.policy.ts';
import { signatureConfig } from './signature.config.ts';

interface ShownRow {
  user_id: number;
  is_private: boolean;
  banned: number;
  body_html: string | null;
}

/** A row for everybody, so that it is remembered too who has none. */
const shownRows: RowKind<ShownRow> = {
  name: 'signature',
  idOf: (row) => row.user_id,
  tagsOf: (row) => [cacheTag.user(row.user_id)],
  read: (ctx, ids) =>
    ctx.db.rows<ShownRow>(sql`
      select u.user_id, u.is_private, u.banned, s.body_html
      from users u left join signatures s using (user_id)
      where u.user_id = any(${ids}) and u.date_deleted is null`),
};

const presented = new WeakMap<ShownRow, { body: string }>();

/** Of profiles that are restricted for the viewer nothing is shown. */
async function signaturesOf(
  ctx: RequestContext,
  userIDs: readonly number[],
): Promise<Map<number, { body: string }>> {
  if (!ctx.setting(signatureConfig.isEnabled)) return new Map();
  const rows = await cachedRows(ctx, shownRows, userIDs);
  return new Map(
    rows.flatMap((row) => {
      const { user_id: userID, body_html: body } = row;
      if (body === null || isRestricted(ctx, row)) return [];
      return [[userID, getOrCreate(presented, row, () => immutable({ body }))] as const];
    }),
  );
}

export const signatureDetail = personDetails.add({
  name: 'signature',
  isBesidePosts: true,
  of: signaturesOf,
});
