// Comments that were read and presented before: each reader sees what is so now, and what is theirs alone.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { Comment } from '../comments.contract.ts';
import { commentOn } from './testing/comments.ts';

const test = communityOfFile();
type Reader = 'guest' | 'member' | 'other' | 'moderator';
const clientOf = (reader: Reader) => (reader === 'guest' ? test.guest : test[reader].client);

let discussionID: number;
let commentID: number;
let requestCount = 0;

beforeAll(async () => {
  discussionID = (await discussionBy(test.member.client, { name: 'Which glue holds?' })).discussionID;
  commentID = (await commentOn(test.other.client, discussionID, { body: 'Resin.' })).commentID;
});

async function thread(reader: Reader = 'guest', more = 'expand=reactions') {
  const answer = await clientOf(reader).get(
    `/comments/thread?parentRecordType=discussion&parentRecordID=${discussionID}&asked=${requestCount++}&${more}`,
  );
  expect(answer.status).toBe(200);
  return answer;
}

async function shown(reader?: Reader, more?: string): Promise<Comment> {
  return (await thread(reader, more)).body.commentsByID[String(commentID)];
}

/** The page at an address that nobody asked for yet: rendered from cached rows. */
async function page(reader: Reader = 'guest') {
  const { text, status } = await clientOf(reader).page(
    `/discussion/${discussionID}/which-glue-holds?asked=${requestCount++}`,
  );
  expect(status).toBe(200);
  return text;
}

/** What the answer takes where nothing else happened beside it. */
async function fewest(ask: () => Promise<{ statements: number }>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 4; time++) counts.push((await ask()).statements);
  return Math.min(...counts);
}

const given = ({ reactions }: Comment) =>
  reactions?.flatMap(({ urlcode, count, hasReacted }) => (count ? [[urlcode, count, hasReacted]] : []));

describe('comments that were read before', () => {
  it('are not read again while nothing changed', async () => {
    await thread();
    const [one, two] = [await thread(), await thread()];
    expect(two.text).toBe(one.text);
    // Now and then an author is read as well: when they were last seen is written once in a while.
    const withNew = await fewest(async () => {
      await commentOn(test.member.client, discussionID, { body: 'Another one.' });
      return thread();
    });
    expect(await fewest(thread)).toBe(withNew - 1);
  });

  it('show at once what was changed, with an event or without', async () => {
    const before = await shown();
    await page();
    await test.other.client.patch(`/comments/${commentID}`, { body: 'Resin, and a clamp.' });
    expect((await shown()).body).toContain('a clamp');
    expect(await page()).toContain('a clamp');
    await test.site.database.execute(sql`update comments set score = 9 where comment_id = ${commentID}`);
    expect(await shown()).toMatchObject({ score: 9, number: before.number });
    const renamed = await test.admin.client.patch(`/users/${test.other.userID}`, { name: 'Gluemaker' });
    expect(renamed.status).toBe(200);
    expect((await shown()).insertUser?.name).toBe('Gluemaker');
    expect(await page()).toContain('Gluemaker');
    await test.moderator.client.patch(`/discussions/${discussionID}`, { name: 'Which glue holds?!' });
    expect((await shown()).name).toBe('Re: Which glue holds?!');
  });

  it('tell what replies are worth, although their own row does not change', async () => {
    const reply = await commentOn(test.member.client, discussionID, { parentCommentID: commentID });
    expect(await shown()).toMatchObject({ countChildComments: 1, scoreChildComments: 0 });
    const score = sql`update comments set score = 4 where comment_id = ${reply.commentID}`;
    await test.site.database.execute(score);
    expect((await shown()).scoreChildComments).toBe(4);
    const { body } = await test.guest.get(`/comments?discussionID=${discussionID}&limit=50`);
    const listed = body.find((each: Comment) => each.commentID === commentID);
    expect(listed).toMatchObject({ countChildComments: 1, scoreChildComments: 4 });
  });

  it('show each member what they gave, and nobody else', async () => {
    for (const reader of ['guest', 'member', 'moderator'] as const) await shown(reader);
    const like = { reactionType: 'Like' };
    expect((await test.member.client.post(`/comments/${commentID}/reactions`, like)).status).toBe(201);
    expect(given(await shown('member'))).toEqual([['Like', 1, true]]);
    expect(given(await shown('moderator'))).toEqual([['Like', 1, false]]);
    expect(given(await shown())).toEqual([['Like', 1, false]]);
    expect((await test.member.client.delete(`/comments/${commentID}/reactions`)).status).toBe(204);
    expect(given(await shown('member'))).toEqual([]);
  });

  it('hold what is asked for and no more', async () => {
    expect((await shown()).body).toBeDefined();
    const bare = await shown('guest', 'expand=-insertUser,-body');
    expect([bare.body, bare.insertUser, bare.reactions]).toEqual([undefined, undefined, undefined]);
    expect((await shown('guest', 'expand=category')).category).toMatchObject({ categoryID: 1 });
    expect((await shown('moderator', 'expand=attachments')).attachments).toEqual([]);
    expect((await shown('guest', 'expand=attachments')).attachments).toBeUndefined();
  });

  it('stand on the pages where they belong, however many there are meanwhile', async () => {
    const parentID = (await discussionBy(test.member.client)).discussionID;
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push((await commentOn(test.other.client, parentID)).commentID);
    const lastPage = async (page: number) => {
      const query = `parentRecordType=discussion&parentRecordID=${parentID}&limit=2&asked=${requestCount++}`;
      const { body, headers } = await test.guest.get(`/comments/thread?${query}&page=${page}`);
      return [Object.keys(body.commentsByID).map(Number), headers.get('x-app-page-result-count')];
    };
    expect(await lastPage(3)).toEqual([[ids[4]], '5']);
    // Without an event: nobody announced that the number changed.
    const alter = (by: number, change: string) =>
      test.site.database.execute(sql`
        with changed as (${sql.raw(change)} where comment_id = ${ids[0]})
        update discussions set count_top_comments = count_top_comments + ${by} where discussion_id = ${parentID}`);
    await alter(-1, 'update comments set date_held = now()');
    expect(await lastPage(2)).toEqual([ids.slice(3), '4']);
    expect(await lastPage(3)).toEqual([[], '4']);
    await alter(1, 'update comments set date_held = null');
    expect(await lastPage(3)).toEqual([[ids[4]], '5']);
  });

  it('are seen by nobody else once they are held, or their discussion is hidden', async () => {
    await page();
    const hold = (held: string) =>
      test.site.database.execute(
        sql`update comments set date_held = ${sql.raw(held)} where comment_id = ${commentID}`,
      );
    await hold('now()');
    expect(await shown()).toBeUndefined();
    expect(await shown('member')).toBeUndefined();
    expect(await shown('other')).toMatchObject({ isHeld: true });
    expect(await shown('moderator')).toMatchObject({ isHeld: true });
    expect(await page('member')).not.toContain('a clamp');
    await hold('null');
    expect((await shown()).isHeld).toBeUndefined();
    await test.moderator.client.patch(`/discussions/${discussionID}`, { categoryID: test.privateCategoryID });
    const query = `parentRecordType=discussion&parentRecordID=${discussionID}`;
    expect((await test.guest.get(`/comments/thread?${query}`)).status).toBe(403);
    expect((await shown('moderator')).categoryID).toBe(test.privateCategoryID);
    await test.moderator.client.patch(`/discussions/${discussionID}`, { categoryID: 1 });
  });

  it('are gone when they are deleted, and leave an empty place where they were answered', async () => {
    const gone = await commentOn(test.other.client, discussionID, { body: 'Never mind.' });
    expect(await page()).toContain('Never mind.');
    expect((await test.moderator.client.delete(`/comments/${gone.commentID}`)).status).toBe(204);
    const emptying = { commentIDs: [commentID], deleteMethod: 'tombstone' };
    expect((await test.moderator.client.delete('/comments/list', emptying)).status).toBe(200);
    const { body } = await thread();
    expect(body.commentsByID[String(gone.commentID)]).toBeUndefined();
    const emptied = await shown();
    expect(emptied).toMatchObject({ isTombstone: true, insertUserID: 0 });
    expect(emptied.body).not.toContain('a clamp');
    expect(await page()).not.toContain('a clamp');
  });
});
