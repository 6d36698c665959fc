import { sql } from '../../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../../platform/server/http/context.ts';
import type { PostType } from './print.hooks.ts';
import { bandsOf, likeness, NEARLY_EQUAL } from './text-print.ts';

export interface SimilarPost {
  record_type: PostType;
  record_id: number;
  user_id: number;
}

/** Posts since then that say nearly the same: the newest of each band, however many there are. */
export async function similarPosts(
  { db }: Pick<RequestContext, 'db'>,
  signature: readonly number[],
  { since, most }: { since: Date; most: number },
): Promise<SimilarPost[]> {
  const bands = bandsOf(signature).map(String);
  const rows = await db.rows<SimilarPost & { signature: number[] }>(sql`
    select p.record_type, p.record_id, p.user_id, p.signature from (
      select distinct found.record_type, found.record_id from unnest(${bands}::bigint[]) as given (band)
      cross join lateral (
        select record_type, record_id from post_print_bands b
        where b.band = given.band and b.date_inserted >= ${since}
        order by b.date_inserted desc limit ${sql.integer(most)}) found
    ) near join post_prints p using (record_type, record_id)`);
  return rows.filter((row) => likeness(row.signature, signature) >= NEARLY_EQUAL);
}
