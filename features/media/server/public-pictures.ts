// Pictures that are shown where nobody is signed in: in mails, whose programs ask for them as guests do.
import { sql } from '../../../platform/server/db/sql.ts';
import type { RequestContext } from '../../../platform/server/http/context.ts';
import { guestViewer } from '../../../platform/server/sessions/identify.ts';
import { seesFile } from './media.policy.ts';
import { findMedia, keysIn } from './media.rows.ts';

/** Of so many files one mail shows pictures. */
const MOST = 30;

export interface PublicPicture {
  width: number | null;
  height: number | null;
}

/** By key: those of our pictures in these bodies that a guest may see by now. */
export async function publicPictures(
  { site, db }: Pick<RequestContext, 'site' | 'db'>,
  bodies: readonly string[],
): Promise<ReadonlyMap<string, PublicPicture>> {
  const keys = [...new Set(bodies.flatMap(keysIn))].slice(0, MOST);
  if (keys.length === 0) return new Map();
  const rows = await findMedia(db, sql`m.key = any(${keys}) and m.type like 'image/%'`);
  const guest = guestViewer(await site.roleRegistry());
  const seen = await Promise.all(rows.map((row) => seesFile(site, db, guest, row)));
  const shown = rows.filter((_, at) => seen[at]);
  return new Map(shown.map(({ key, width, height }) => [key, { width, height }]));
}
