// Pages in the middle of long threads, and the page that a comment is on: right whatever becomes of the comments, and read
// as fast where there are thirty thousand as where there are a thousand.
import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../../platform/server/db/sql.ts';
import { rowsReadBy } from '../../../../platform/server/testing/rows-read.ts';
import type { TestClient } from '../../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../../discussions/server/testing/community-of-file.ts';
import { miscounted } from '../testing/comments.ts';
import { recountAll, writeComments } from '../testing/many-comments.ts';

const test = communityOfFile();
const LIMIT = 30;
/** Of pages, by the settings. */
const PER_PAGE = 20;
const SORTS = ['dateInserted', '-dateInserted'] as const;
type Sort = (typeof SORTS)[number];

async function threadOf(count: number): Promise<number> {
  const { discussionID } = await discussionBy(test.member.client);
  await writeComments(test.site.database, discussionID, test.other.userID, count);
  return discussionID;
}

const change = async (statement: ReturnType<typeof sql>) => {
  await test.site.database.execute(statement);
  test.site.invalidate(['*']);
};

const nestedPath = (discussionID: number, sort: Sort, page: number) =>
  `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&sort=${sort}&limit=${LIMIT}&page=${page}&collapseChildLimit=0&collapseChildDepth=2`;
const flatPath = (discussionID: number, sort: Sort, page: number) =>
  `/comments?discussionID=${discussionID}&sort=${sort}&limit=${LIMIT}&page=${page}`;

async function nestedIDs(client: TestClient, discussionID: number, sort: Sort, page: number) {
  const { status, body } = await client.get(nestedPath(discussionID, sort, page));
  expect(status).toBe(200);
  return body.threadStructure
    .filter((node: { type: string }) => node.type === 'comment')
    .map((node: { commentID: number }) => node.commentID);
}

async function flatIDs(client: TestClient, discussionID: number, sort: Sort, page: number) {
  const { status, body } = await client.get(flatPath(discussionID, sort, page));
  expect(status).toBe(200);
  return body.map((each: { commentID: number }) => each.commentID);
}

/** As the whole table says it. */
async function idsInOrder(discussionID: number, seen: string, isNested: boolean): Promise<number[]> {
  const rows = await test.site.database.rows<{ comment_id: number }>(sql`
    select comment_id from comments
    where discussion_id = ${discussionID} and (${sql.raw(seen)}) and (depth = 1 or not ${isNested})
    order by date_inserted, comment_id`);
  return rows.map((row) => row.comment_id);
}

const READERS = [
  { who: 'guest', seen: 'date_held is null' },
  { who: 'other', seen: 'date_held is null or insert_user_id = OTHER' },
  { who: 'moderator', seen: 'true' },
] as const;

/** Some pages in the middle and at the ends, and where comments are found. */
async function expectRightPages(discussionID: number): Promise<void> {
  for (const { who, seen } of READERS) {
    const client = who === 'guest' ? test.guest : test[who].client;
    for (const isNested of [true, false]) {
      const all = await idsInOrder(discussionID, seen.replace('OTHER', String(test.other.userID)), isNested);
      const pages = Math.ceil(all.length / LIMIT);
      for (const sort of SORTS)
        for (const page of [1, Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 1, pages]) {
          const ids = sort === 'dateInserted' ? all : [...all].reverse();
          const shown = await (isNested ? nestedIDs : flatIDs)(client, discussionID, sort, page);
          expect(shown, `${who} ${isNested} ${sort} ${page}`).toEqual(
            ids.slice((page - 1) * LIMIT, page * LIMIT),
          );
        }
      if (!isNested) continue;
      // Pages are made for all members alike: what is one's own and waits has no part in their numbers.
      const standing = await idsInOrder(
        discussionID,
        who === 'moderator' ? 'true' : 'date_held is null',
        true,
      );
      for (const part of [0, 0.3, 0.5, 0.8, 0.999]) {
        const at = Math.floor(standing.length * part);
        const { status, text } = await client.page(`/discussion/comment/${standing[at]}`);
        expect(status).toBe(200);
        expect(/"initialPage":(\d+)/.exec(text)?.[1], `${who} comment ${at}`).toBe(
          String(Math.floor(at / PER_PAGE) + 1),
        );
      }
    }
  }
}

const blocksOf = (discussionID: number) =>
  test.site.database.rows<{ count: number; held: number }>(sql`
    select count, held from comment_blocks where discussion_id = ${discussionID} order by first_date, first_id`);

describe('pages of a long thread', () => {
  it('are right after comments were held, moved, deleted, restored and backdated', {
    timeout: 240_000,
  }, async () => {
    const discussionID = await threadOf(3000);
    const otherID = await threadOf(700);
    await recountAll(test);
    expect((await blocksOf(discussionID)).length).toBeGreaterThan(5);
    await expectRightPages(discussionID);

    await change(sql`
      update comments set date_held = now() where discussion_id = ${discussionID} and depth = 1
        and count_child_comments = 0 and (number % 13 = 0 or number between 40 and 300)`);
    await change(sql`
      update comments set insert_user_id = ${test.member.userID}
      where discussion_id = ${discussionID} and date_held is not null and number % 2 = 0`);
    await recountAll(test);
    await expectRightPages(discussionID);

    const numbers = sql`number between 900 and 1600`;
    await change(sql`
      update discussions set next_comment_number = 10001 where discussion_id = ${otherID}`);
    await change(sql`
      update comments set discussion_id = ${otherID}, number = number + 5000
      where discussion_id = ${discussionID} and ${numbers}`);
    await change(sql`
      delete from comments where discussion_id = ${discussionID} and number between 1700 and 2300`);
    await change(sql`
      update comments set date_inserted = date_inserted - interval '1 day'
      where discussion_id = ${discussionID} and number between 2500 and 2700`);
    await change(
      sql`update comments set date_held = null where discussion_id = ${discussionID} and number < 200`,
    );
    await recountAll(test);
    for (const id of [discussionID, otherID]) await expectRightPages(id);
    expect(await miscounted(test)).toEqual([]);
    for (const { count, held } of await blocksOf(discussionID)) expect(count + held).toBeLessThanOrEqual(500);

    await change(sql`delete from comments where discussion_id = ${discussionID}`);
    expect(await blocksOf(discussionID)).toEqual([{ count: 0, held: 0 }]);
  });

  it('are counted again where their numbers were wrong', async () => {
    const discussionID = await threadOf(1000);
    await recountAll(test);
    await change(
      sql`update comment_blocks set count_top = count_top + 7 where discussion_id = ${discussionID}`,
    );
    expect(await miscounted(test)).toEqual(['comments.blocks: 1']);
    await recountAll(test);
    expect(await miscounted(test)).toEqual([]);
    await expectRightPages(discussionID);
  });

  it('read as many rows of thirty thousand as of a thousand', { timeout: 240_000 }, async () => {
    const threads = [await threadOf(1000), await threadOf(30_000)] as const;
    await recountAll(test);
    await test.site.database.execute(sql`vacuum analyze comments`);
    await test.site.database.execute(sql`vacuum analyze comment_blocks`);
    const figures: string[] = [];
    for (const who of ['guest', 'other', 'moderator'] as const) {
      const client = who === 'guest' ? test.guest : test[who].client;
      const read = new Map<string, number[]>();
      for (const discussionID of threads) {
        const all = await idsInOrder(discussionID, 'true', true);
        const middle = Math.floor(all.length / 2 / LIMIT);
        const looks: Record<string, () => Promise<{ status: number }>> = {
          permalink: () => client.page(`/discussion/comment/${all[Math.floor(all.length / 2)]}`),
          late: () => client.page(`/discussion/comment/${all[Math.floor(all.length * 0.9)]}`),
        };
        for (const sort of SORTS) {
          looks[`nested ${sort}`] = () => client.get(nestedPath(discussionID, sort, middle));
          looks[`flat ${sort}`] = () => client.get(flatPath(discussionID, sort, middle));
        }
        for (const [name, look] of Object.entries(looks)) {
          await look();
          test.site.invalidate(['*']);
          const rows = await rowsReadBy(test.site.database, async () =>
            expect((await look()).status).toBe(200),
          );
          read.set(name, [...(read.get(name) ?? []), rows]);
        }
      }
      for (const [name, [few = 0, many = 0]] of read) {
        figures.push(`${who} ${name}: ${few} ${many}`);
        expect.soft(many, `${who} ${name}: ${few}`).toBeLessThanOrEqual(few + 400);
      }
    }
    if (process.env.PARLEY_FIGURES) appendFileSync(process.env.PARLEY_FIGURES, figures.join('\n'));
  });
});
