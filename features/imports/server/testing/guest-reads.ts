// What somebody who is not signed in can read of a site: by the API and on its pages.
import { sql } from '../../../../platform/server/db/sql.ts';
import type { TestSite } from '../../../../platform/server/testing/test-site.ts';

/** A word that stands in nothing but what is private. */
export const SECRET = 'quartzsecret';

export async function everythingGuestsRead(test: TestSite): Promise<{ path: string; text: string }[]> {
  const ids = async (table: string, id: string) =>
    (
      await test.site.database.rows<{ id: number }>(sql`select ${sql.raw(id)} as id from ${sql.raw(table)}`)
    ).map((row) => row.id);
  const discussions = await ids('discussions', 'discussion_id');
  const calls = [
    '/discussions?limit=100',
    '/discussions?expand=all&limit=100',
    '/categories?limit=100',
    `/search?query=${SECRET}&limit=100`,
    ...discussions.flatMap((id) => [`/discussions/${id}`, `/comments?discussionID=${id}&limit=100`]),
    ...(await ids('comments', 'comment_id')).map((id) => `/comments/${id}`),
    ...(await ids('users', 'user_id')).flatMap((id) => [
      `/comments?insertUserID=${id}&limit=100`,
      `/discussions?insertUserID=${id}&limit=100`,
    ]),
  ];
  const pages = ['/discussions', '/categories', ...discussions.map((id) => `/discussion/${id}`)];
  const read: { path: string; text: string }[] = [];
  for (const path of calls) read.push({ path, text: (await test.guest.get(path)).text });
  for (const path of pages) read.push({ path, text: (await test.guest.page(path)).text });
  return read;
}

/** Where guests read what they should not. */
export async function leaks(test: TestSite): Promise<string[]> {
  const read = await everythingGuestsRead(test);
  return read.filter(({ text }) => text.includes(SECRET)).map(({ path }) => path);
}
