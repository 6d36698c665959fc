import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { type LiveClient, listenTo } from '../../../platform/server/testing/live-client.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import type { RepliesState } from '../live-replies.contract.ts';
import { commentOn } from './testing/comments.ts';

const test = communityOfFile();

const open: LiveClient[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

async function listening(client: TestClient, topics: string): Promise<LiveClient> {
  const live = await listenTo(client, topics);
  open.push(live);
  return live;
}

const countsOf = ({ messages }: LiveClient) =>
  messages.map(({ state }) => (state as RepliesState).countComments);
const shows = (live: LiveClient, counts: number[]) =>
  vi.waitFor(() => expect(countsOf(live)).toEqual(counts));
/** Longer than it takes to tell others. */
const aWhile = () => sleep(700);

describe('whoever listens to a discussion', () => {
  it('is told how many comments there are, at once and whenever one is posted', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const live = await listening(test.guest, `discussion:${discussionID}`);
    expect([live.status, live.headers.get('content-type'), live.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'private, no-store',
    ]);
    await shows(live, [0]);
    const { commentID } = await commentOn(test.other.client, discussionID);
    await shows(live, [0, 1]);
    expect(live.messages[1]).toEqual({
      topic: `discussion:${discussionID}`,
      state: {
        countComments: 1,
        latest: [
          {
            commentID,
            number: 1,
            insertUser: { userID: test.other.userID, name: 'Otto', photoUrl: expect.any(String) },
          },
        ],
      },
    });
  });

  it('is told once of what happens at once, and nothing of what changes nothing here', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const live = await listening(test.member.client, `discussion:${discussionID}`);
    await shows(live, [0]);
    await Promise.all([1, 2, 3].map(() => commentOn(test.other.client, discussionID)));
    await vi.waitFor(() => expect(countsOf(live).at(-1)).toBe(3));
    const count = live.messages.length;
    test.site.invalidate(['*']);
    await aWhile();
    expect(live.messages).toHaveLength(count);
  });

  it('is told nothing of a closed category, also when it closes while they listen', async () => {
    const { discussionID } = await discussionBy(test.moderator.client, {
      categoryID: test.privateCategoryID,
    });
    const topic = `discussion:${discussionID}`;
    const [guest, member, moderator] = await Promise.all(
      [test.guest, test.member.client, test.moderator.client].map((client) => listening(client, topic)),
    );
    await shows(moderator as LiveClient, [0]);
    await commentOn(test.moderator.client, discussionID);
    await shows(moderator as LiveClient, [0, 1]);
    expect([guest?.messages, member?.messages]).toEqual([[], []]);

    const moved = await discussionBy(test.member.client);
    const reader = await listening(test.guest, `discussion:${moved.discussionID}`);
    await shows(reader, [0]);
    await test.admin.client.patch('/discussions/move', {
      discussionIDs: [moved.discussionID],
      categoryID: test.privateCategoryID,
    });
    await commentOn(test.moderator.client, moved.discussionID);
    await aWhile();
    expect(countsOf(reader)).toEqual([0]);
  });

  it('is told nothing of what is held or deleted', async () => {
    const { discussionID } = await discussionBy(test.member.client);
    const live = await listening(test.guest, `discussion:${discussionID}`);
    await shows(live, [0]);
    await test.site.database.execute(
      sql`update discussions set date_held = now() where discussion_id = ${discussionID}`,
    );
    test.site.invalidate([`discussion:${discussionID}`]);
    await aWhile();
    expect(countsOf(live)).toEqual([0]);
    expect((await listening(test.guest, 'discussion:999999')).messages).toEqual([]);
  });
});

describe('a live connection', () => {
  it('ends when its member is banned, and holds nothing then', async () => {
    const { discussionID } = await discussionBy(test.moderator.client);
    const before = test.site.live.size;
    const live = await listening(test.other.client, `discussion:${discussionID}`);
    await shows(live, [0]);
    expect(test.site.live.size).toBe(before + 1);
    await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: true });
    await live.ended;
    await vi.waitFor(() => expect(test.site.live.size).toBe(before));
    expect((await listening(test.other.client, `discussion:${discussionID}`)).status).toBe(401);
    await test.admin.client.put(`/users/${test.other.userID}/ban`, { banned: false });
  });

  it.each([
    '',
    'discussion',
    'discussion:x',
    'discussion:99999999999',
    'nothing:1',
    'discussion:-1',
    Array(21).fill('discussion:1').join(),
  ])('about %o is refused', async (topics) => {
    const { status } = await listening(test.guest, topics);
    expect(status).toBe(422);
  });

  it('is refused where a member has too many of them', async () => {
    const { discussionID } = await discussionBy(test.moderator.client);
    const all = await Promise.all(
      Array.from({ length: 11 }, () => listening(test.moderator.client, `discussion:${discussionID}`)),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 429]);
  });
});
