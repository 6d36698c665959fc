// Who is writing is shown to whoever reads the discussion, for some seconds.
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

async function listening(client: TestClient, discussionID: number): Promise<LiveClient> {
  const live = await listenTo(client, `discussion:${discussionID}`);
  open.push(live);
  return live;
}

const writers = ({ messages }: LiveClient) =>
  (messages.at(-1)?.state as RepliesState | undefined)?.writers?.people.map(({ name }) => name);
const says = (client: TestClient, discussionID: number) =>
  client.post(`/comment-writers/${discussionID}`, {});

describe('whoever writes a comment', () => {
  it('is shown to others as a writer, until it stands there', async () => {
    const { discussionID } = await discussionBy(test.moderator.client);
    const live = await listening(test.guest, discussionID);
    expect((await says(test.member.client, discussionID)).status).toBe(204);
    await vi.waitFor(() => expect(writers(live)).toEqual(['Melba']));
    await says(test.other.client, discussionID);
    await vi.waitFor(() => expect(writers(live)).toEqual(['Otto', 'Melba']));
    await commentOn(test.other.client, discussionID);
    await vi.waitFor(() => expect(writers(live)).toEqual(['Melba']));
  });

  it('is shown no more where they stopped a while ago', async () => {
    const { discussionID } = await discussionBy(test.moderator.client);
    await says(test.member.client, discussionID);
    await test.site.database.execute(sql`
      update comment_writers set date_updated = now() - interval '9 seconds' where discussion_id = ${discussionID}`);
    const live = await listening(test.guest, discussionID);
    await vi.waitFor(() => expect(live.messages).toHaveLength(1));
    expect(writers(live)).toBeUndefined();
  });

  it('is somebody who may: nobody else is shown', async () => {
    const closed = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    expect((await says(test.member.client, closed.discussionID)).status).toBe(403);
    expect((await says(test.guest, closed.discussionID)).status).toBe(403);
    const { discussionID } = await discussionBy(test.moderator.client);
    expect((await says(test.guest, discussionID)).status).toBe(403);
    await test.moderator.client.patch(`/discussions/${discussionID}`, { closed: true });
    expect((await says(test.member.client, discussionID)).status).toBeGreaterThanOrEqual(400);
    expect((await says(test.member.client, 999_999)).status).toBe(404);
    const row = await test.site.database.row<{ count: number }>(sql`
      select count(*)::int as count from comment_writers where discussion_id = any(${[discussionID, closed.discussionID]})`);
    expect(row?.count).toBe(0);
  });
});
