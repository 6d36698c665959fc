// Members that were found, each as far as the viewer may know them.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { userFragments } from '../../users/server/user.fragments.ts';
import { presentUsers } from '../../users/server/user.present.ts';
import { findUsers } from '../../users/server/user.queries.ts';
import type { User, UserFragment } from '../../users/users.contract.ts';
import type { Snippet } from './snippet.ts';

export interface FoundMember {
  type: 'user';
  name: string;
  url: string;
  insertUser: UserFragment;
  userInfo: User;
  snippet: Snippet;
}

export async function foundMembers(
  ctx: RequestContext,
  ids: readonly number[],
): Promise<Map<number, FoundMember>> {
  if (ids.length === 0) return new Map();
  const { rows } = await findUsers(ctx.db, {
    conditions: [sql`user_id = any(${ids}::int[])`],
    order: { join: sql.empty, by: sql`user_id` },
    page: 1,
    limit: ids.length,
  });
  const [members, fragments] = await Promise.all([presentUsers(ctx, rows), userFragments(ctx, ids)]);
  return new Map(
    members.flatMap((userInfo): [number, FoundMember][] => {
      const insertUser = fragments.get(userInfo.userID);
      if (!insertUser) return [];
      const { name, url } = insertUser;
      const snippet = { text: insertUser.title ?? '', marks: [] };
      return [[userInfo.userID, { type: 'user', name, url, insertUser, userInfo, snippet }]];
    }),
  );
}
