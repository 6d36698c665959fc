// A body that was rendered again, put in the place of the one it was made from.
import { RENDERER_VERSION } from '../../../../platform/server/content/render-body.ts';
import type { Queryable } from '../../../../platform/server/db/database.ts';
import { sql } from '../../../../platform/server/db/sql.ts';
import type { PreparedBody } from '../../../mentions/server/prepared-body.ts';

/** Only if it still is what was read: an edit meanwhile has rendered it already. */
export async function storeBody(
  db: Queryable,
  recordType: 'discussion' | 'comment',
  { id, body }: { id: number; body: string },
  made: PreparedBody,
): Promise<void> {
  const rendered = sql`body = ${made.source}, body_html = ${made.html}, renderer_version = ${RENDERER_VERSION}`;
  await db.execute(
    recordType === 'discussion'
      ? sql`
        update discussions set ${rendered}, excerpt = ${made.excerpt}, image = ${made.image && JSON.stringify(made.image)}
        where discussion_id = ${id} and body = ${body}`
      : sql`update comments set ${rendered} where comment_id = ${id} and body = ${body}`,
  );
}
