// The tokens of all members that are good.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import { userFragments } from '../user.fragments.ts';
import { presentToken, type TokenRow } from './token.actions.ts';

export async function findAllTokens(ctx: RequestContext, { page, limit }: { page: number; limit: number }) {
  const [found, counted] = await Promise.all([
    ctx.db.rows<TokenRow>(sql`
      select access_token_id, user_id, name, date_inserted, date_last_used, date_expires, scopes, resources,
        false as has_ended
      from access_tokens
      where date_revoked is null and (date_expires is null or date_expires > now())
      order by access_token_id desc
      limit ${sql.integer(limit)} offset ${sql.integer((page - 1) * limit)}`),
    ctx.db.row<{ total: number }>(sql`
      select count(*)::int as total from access_tokens
      where date_revoked is null and (date_expires is null or date_expires > now())`),
  ]);
  const userIDs = found.map((row) => row.user_id);
  const users = await userFragments(ctx, userIDs);
  const rows = found.flatMap((row) => {
    const user = users.get(row.user_id);
    return user ? [{ ...presentToken(row), userID: row.user_id, user }] : [];
  });
  return { rows, total: counted?.total ?? 0, page, limit };
}
