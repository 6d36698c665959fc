import { cacheTag } from '../../../../platform/server/cache/cache-tags.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { WriteContext } from '../../../../platform/server/http/context.ts';

/** What they write is taken for no spam from now on. */
export async function trustAuthor(w: WriteContext, userID: number): Promise<void> {
  await w.db.execute(sql`update users set bypass_spam = true where user_id = ${userID}`);
  await w.invalidate([cacheTag.user(userID)]);
}
