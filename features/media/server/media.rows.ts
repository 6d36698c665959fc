import type { Queryable } from '../../../platform/server/db/database.ts';
import { type Sql, sql } from '../../../platform/server/db/sql.ts';
import { FILE_PATH } from '../media.formats.ts';

export interface MediaUse {
  recordType: string;
  recordID: number;
}

export interface MediaRow {
  media_id: number;
  key: string;
  name: string;
  type: string;
  size: number;
  width: number | null;
  height: number | null;
  insert_user_id: number;
  date_inserted: string;
  was_used: boolean;
  is_removed: boolean;
  /** The one it was attached to first stands first. */
  uses: MediaUse[];
}

export async function findMedia(db: Queryable, condition: Sql): Promise<MediaRow[]> {
  return db.rows<MediaRow>(sql`
    select m.media_id, m.key, m.name, m.type, m.size, m.width, m.height, m.insert_user_id, m.date_inserted, m.was_used,
      m.date_removed is not null as is_removed,
      (select coalesce(jsonb_agg(jsonb_build_object('recordType', u.record_type, 'recordID', u.record_id)
        order by u.date_inserted, u.record_type, u.record_id), '[]') from media_uses u where u.media_id = m.media_id) as uses
    from media m where m.date_stored is not null and ${condition}`);
}

/** The key of a file of ours, from its absolute address or its path. */
export function keyOfUrl(url: string, siteUrl: string): string | undefined {
  if (!URL.canParse(url, siteUrl)) return undefined;
  const { origin, pathname } = new URL(url, siteUrl);
  if (origin !== new URL(siteUrl).origin) return undefined;
  const [key] = keysIn(pathname);
  return key !== undefined && pathname === `/uploads/${key}` ? key : undefined;
}

/** Of all files of ours that a text names. */
export function keysIn(text: string): string[] {
  return [...new Set([...text.matchAll(FILE_PATH)].map((match) => match[1] as string))];
}
