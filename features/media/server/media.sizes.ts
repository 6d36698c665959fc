// How large the pictures of a body are: known when it is rendered, so that a page does not jump when they arrive.
import type { Queryable } from '../../../platform/server/db/database.ts';
import { sql } from '../../../platform/server/db/sql.ts';
import { keysIn } from './media.rows.ts';

export interface ImageSize {
  width: number;
  height: number;
}

/** By path. */
export async function imageSizesIn(db: Queryable, source: string): Promise<ReadonlyMap<string, ImageSize>> {
  const keys = keysIn(source);
  if (keys.length === 0) return new Map();
  const rows = await db.rows<ImageSize & { key: string }>(
    sql`select key, width, height from media where key = any(${keys}) and width is not null`,
  );
  return new Map(rows.map(({ key, width, height }) => [`/uploads/${key}`, { width, height }]));
}
