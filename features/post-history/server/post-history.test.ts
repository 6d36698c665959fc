// What a post said before, and what was deleted: shown to those who look after it, to nobody else, and brought back whole.
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';

const test = communityOfFile();
type Client = typeof test.guest;

const revisions = (client: Client, recordType: string, recordID: number) =>
  client.get(`/post-revisions?recordType=${recordType}&recordID=${recordID}`);
const deleted = (client: Client, discussionID: number) =>
  client.get(`/deleted-comments?discussionID=${discussionID}`);
const pageOf = (client: Client, query: string) =>
  client.get(`/layouts/lookup-hydrate?layoutViewType=postLog&recordID=-1&${query}`);

let number = 0;

async function comment(client: Client, discussionID: number, parentCommentID?: number) {
  const body = `Comment ${++number} of **many**`;
  const more = parentCommentID === undefined ? {} : { parentCommentID };
  const answer = await client.post('/comments', { discussionID, body, format: 'markdown', ...more });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
}

const discussionOf = async (discussionID: number) =>
  (await test.guest.get(`/discussions/${discussionID}`)).body;

async function edited() {
  const { client } = test.member;
  const { discussionID } = await discussionBy(client, {
    name: 'Of ice',
    body: 'Cold.\n\nIt was fine in July.',
  });
  await client.patch(`/discussions/${discussionID}`, {
    name: 'Of thin ice',
    body: 'Cold.\n\nIt was awful in July.\n\nBring a rope.',
  });
  return discussionID;
}

describe('revisions', () => {
  it('are listed newest first, with who and when, and say what each changed', async () => {
    const discussionID = await edited();
    await test.admin.client.patch(`/discussions/${discussionID}`, { name: 'Of very thin ice' });
    const { body } = await revisions(test.admin.client, 'discussion', discussionID);
    expect(body).toMatchObject([
      { postRevisionID: null, number: 3, insertUser: { userID: test.admin.userID } },
      { number: 2, insertUser: { userID: test.member.userID } },
      { number: 1, insertUser: { userID: test.member.userID } },
    ]);
    const changes = async (postRevisionID?: number) =>
      (
        await test.admin.client.get(
          `/post-revisions/changes?recordType=discussion&recordID=${discussionID}${postRevisionID ? `&postRevisionID=${postRevisionID}` : ''}`,
        )
      ).body;
    expect((await changes()).name).toEqual([
      { kind: 'same', text: 'Of ' },
      { kind: 'added', text: 'very ' },
      { kind: 'same', text: 'thin ice' },
    ]);
    const second = await changes(body[1].postRevisionID);
    expect(second).toMatchObject({ countAdded: 4, countRemoved: 1, isMarkupOnly: false });
    expect(second.blocks[0]).toEqual({ kind: 'same', texts: ['Cold.'] });
    const words = JSON.stringify(second.blocks);
    for (const word of ['fine', 'awful', 'Bring a rope.']) expect(words).toContain(word);
    const first = await changes(body[2].postRevisionID);
    expect(first.blocks).toEqual([
      { kind: 'added', text: 'Cold.' },
      { kind: 'added', text: 'It was fine in July.' },
    ]);
    expect((await changes(999_999)).code).toBe('notFound');
  });

  it('say where the looks alone were changed', async () => {
    const { client } = test.member;
    const { discussionID } = await discussionBy(client, { body: 'All of it.' });
    await client.patch(`/discussions/${discussionID}`, { body: 'All **of** it.' });
    const { body } = await test.admin.client.get(
      `/post-revisions/changes?recordType=discussion&recordID=${discussionID}`,
    );
    expect(body).toMatchObject({ isMarkupOnly: true, countAdded: 0, countRemoved: 0 });
  });

  it('are for those who look after the place alone', async () => {
    const discussionID = await edited();
    const { commentID } = await comment(test.member.client, discussionID);
    await test.member.client.patch(`/comments/${commentID}`, { body: 'Other words', format: 'text' });
    for (const [recordType, recordID] of [
      ['discussion', discussionID],
      ['comment', commentID],
    ] as const)
      for (const client of [test.guest, test.member.client, test.other.client]) {
        expect((await revisions(client, recordType, recordID)).status).toBe(403);
        const query = `recordType=${recordType}&recordID=${recordID}`;
        const changes = await client.get(`/post-revisions/changes?${query}`);
        expect([changes.status, changes.text]).toEqual([403, expect.not.stringContaining('July')]);
      }
    const { body } = await revisions(test.admin.client, 'comment', commentID);
    expect(body).toHaveLength(2);
    const id = body[1].postRevisionID;
    expect((await test.member.client.patch(`/post-revisions/${id}/restore`)).status).toBe(403);
    // Of another record: as if it were not there.
    const foreign = `/post-revisions/changes?recordType=discussion&recordID=${discussionID}&postRevisionID=${id}`;
    expect((await test.admin.client.get(foreign)).status).toBe(404);
  });

  it('are restored as an edit, which is stored too', async () => {
    const discussionID = await edited();
    const { body } = await revisions(test.admin.client, 'discussion', discussionID);
    const answer = await test.admin.client.patch(`/post-revisions/${body[1].postRevisionID}/restore`);
    expect([answer.status, answer.body]).toEqual([200, { recordType: 'discussion', recordID: discussionID }]);
    const now = await discussionOf(discussionID);
    expect([now.name, now.body]).toEqual(['Of ice', expect.stringContaining('fine in July')]);
    expect((await revisions(test.admin.client, 'discussion', discussionID)).body).toHaveLength(3);
  });

  it('have a page for those who may, and no page for others', async () => {
    const discussionID = await edited();
    const query = `params[recordType]=discussion&params[recordID]=${discussionID}`;
    const shown = await pageOf(test.admin.client, query);
    expect([shown.status, shown.text]).toEqual([200, expect.stringContaining('awful')]);
    const refused = await pageOf(test.member.client, query);
    expect([refused.status, refused.text]).toEqual([403, expect.not.stringContaining('awful')]);
  });
});

describe('statements', () => {
  it('do not become more with what is listed', async () => {
    const { client } = test.admin;
    const { discussionID } = await discussionBy(test.member.client);
    const cost = async () => {
      const addresses = [
        `/post-revisions?recordType=discussion&recordID=${discussionID}`,
        `/deleted-comments?discussionID=${discussionID}`,
      ];
      const counts: number[] = [];
      for (const address of addresses) counts.push((await client.get(address)).statements ?? Number.NaN);
      return counts;
    };
    const change = async (times: number) => {
      for (let at = 0; at < times; at++) {
        await test.member.client.patch(`/discussions/${discussionID}`, { body: `Words ${++number}` });
        const { commentID } = await comment(test.member.client, discussionID);
        await client.delete(`/comments/${commentID}`);
      }
    };
    await change(1);
    await cost();
    const few = await cost();
    await change(6);
    await cost();
    expect(await cost()).toEqual(few);
    for (const count of few) expect(count).toBeLessThan(12);
  });
});

describe('deleted comments', () => {
  it('are listed with who, when and what, for those who look after the discussion', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const { commentID } = await comment(test.member.client, discussionID);
    const text = `Comment ${number} of`;
    await test.admin.client.delete(`/comments/${commentID}`);
    const { body } = await deleted(test.admin.client, discussionID);
    expect(body).toMatchObject([
      {
        commentID,
        isTombstone: false,
        body: expect.stringContaining('<strong>many</strong>'),
        insertUser: { userID: test.member.userID },
        deleteUser: { userID: test.admin.userID },
        dateDeleted: expect.any(String),
      },
    ]);
    for (const client of [test.guest, test.member.client]) {
      const answer = await deleted(client, discussionID);
      expect([answer.status, answer.text]).toEqual([403, expect.not.stringContaining(text)]);
    }
    expect((await test.member.client.patch(`/deleted-comments/${commentID}/restore`)).status).toBe(403);
  });

  it('come back with their replies, their reactions and everything that is counted', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const parent = await comment(test.member.client, discussionID);
    const root = await comment(test.other.client, discussionID, parent.commentID);
    const reply = await comment(test.member.client, discussionID, root.commentID);
    await test.moderator.client.post(`/comments/${root.commentID}/reactions`, { reactionType: 'like' });
    const stateOf = async () => ({
      discussion: (({ countComments, lastPost }) => ({ countComments, lastPost }))(
        await discussionOf(discussionID),
      ),
      comments: (await test.guest.get(`/comments?discussionID=${discussionID}&expand=reactions`)).body,
      counters: await test.site.database.rows(
        sql`select user_id, count_comments from users where user_id = any(${[test.member.userID, test.other.userID]}) order by 1`,
      ),
    });
    const before = await stateOf();
    expect((await test.admin.client.delete(`/comments/${root.commentID}`)).status).toBe(204);
    expect((await stateOf()).discussion.countComments).toBe(1);
    expect((await deleted(test.admin.client, discussionID)).body).toHaveLength(2);
    const answer = await test.admin.client.patch(`/deleted-comments/${root.commentID}/restore`);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    expect(await stateOf()).toEqual(before);
    expect((await deleted(test.admin.client, discussionID)).body).toEqual([]);
    expect((await test.guest.get(`/comments/${reply.commentID}`)).status).toBe(200);
    expect((await test.admin.client.patch(`/deleted-comments/${root.commentID}/restore`)).status).toBe(404);
    const { body: recounted } = await test.admin.client.get(`/discussions/${discussionID}`);
    expect(recounted.countComments).toBe(3);
  });

  it('stand at the first level where what they answered is gone', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const parent = await comment(test.member.client, discussionID);
    const root = await comment(test.other.client, discussionID, parent.commentID);
    const reply = await comment(test.member.client, discussionID, root.commentID);
    await test.admin.client.delete(`/comments/${root.commentID}`);
    await test.admin.client.delete(`/comments/${parent.commentID}`);
    expect((await test.admin.client.patch(`/deleted-comments/${root.commentID}/restore`)).status).toBe(200);
    expect((await test.guest.get(`/comments/${root.commentID}`)).body).toMatchObject({
      depth: 1,
      parentCommentID: null,
      countChildComments: 1,
    });
    expect((await test.guest.get(`/comments/${reply.commentID}`)).body.depth).toBe(2);
    expect((await discussionOf(discussionID)).countComments).toBe(2);
  });

  it('that were emptied get their text back', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const root = await comment(test.other.client, discussionID);
    await comment(test.member.client, discussionID, root.commentID);
    const deletion = await test.admin.client.delete('/comments/list', {
      commentIDs: [root.commentID],
      deleteMethod: 'tombstone',
    });
    expect([deletion.status, deletion.text]).toEqual([200, expect.any(String)]);
    expect((await deleted(test.admin.client, discussionID)).body).toMatchObject([
      { commentID: root.commentID, isTombstone: true, body: expect.stringContaining('many') },
    ]);
    expect((await test.admin.client.patch(`/deleted-comments/${root.commentID}/restore`)).status).toBe(200);
    const { body } = await test.guest.get(`/comments/${root.commentID}`);
    expect(body).toMatchObject({ body: expect.stringContaining('many'), insertUserID: test.other.userID });
    expect(body.isTombstone).toBeUndefined();
  });
});
