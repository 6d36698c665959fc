// New discussions appear to whoever looks at a list, as far as they may see them at that moment.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/server/db/sql.ts';
import { type LiveClient, listenTo } from '../../../platform/server/testing/live-client.ts';
import type { TestClient } from '../../../platform/server/testing/test-client.ts';
import type { NewestDiscussions } from '../live-discussions.contract.ts';
import { discussionBy } from './testing/community.ts';
import { communityOfFile } from './testing/community-of-file.ts';

const test = communityOfFile();

const open: LiveClient[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** Its first state has come. */
async function listening(client: TestClient, topic: string): Promise<LiveClient> {
  const live = await listenTo(client, topic);
  open.push(live);
  await vi.waitFor(() => expect(live.messages).toHaveLength(1));
  return live;
}

const latest = ({ messages }: LiveClient) =>
  (messages.at(-1)?.state as NewestDiscussions | undefined)?.latest ?? [];
const newest = (live: LiveClient) => latest(live).map((each) => each.discussionID);

describe('whoever listens to the newest discussions', () => {
  it('is sent those that are begun, the newest first, and at most twenty', async () => {
    const live = await listening(test.guest, 'newDiscussions:0');
    const { discussionID } = await discussionBy(test.member.client);
    await vi.waitFor(() => expect(newest(live)[0]).toBe(discussionID));
    expect(latest(live)[0]).toEqual({
      discussionID,
      categoryID: expect.any(Number),
      insertUserID: test.member.userID,
      dateInserted: expect.any(String),
    });
    for (let at = 0; at < 21; at++) await discussionBy(test.moderator.client);
    const last = await discussionBy(test.moderator.client);
    await vi.waitFor(() => expect(newest(live)[0]).toBe(last.discussionID));
    expect(newest(live)).toHaveLength(20);
  });

  it('is sent nothing of a closed category, nor of what is held', async () => {
    const guest = await listening(test.guest, 'newDiscussions:0');
    const moderator = await listening(test.moderator.client, 'newDiscussions:0');
    const hidden = await discussionBy(test.moderator.client, { categoryID: test.privateCategoryID });
    await vi.waitFor(() => expect(newest(moderator)[0]).toBe(hidden.discussionID));
    const held = await discussionBy(test.member.client);
    await test.site.database.execute(
      sql`update discussions set date_held = now() where discussion_id = ${held.discussionID}`,
    );
    test.site.invalidate(['posts']);
    const shown = await discussionBy(test.member.client);
    await vi.waitFor(() => expect(newest(guest)[0]).toBe(shown.discussionID));
    expect(newest(guest)).not.toContain(hidden.discussionID);
    expect(newest(guest)).not.toContain(held.discussionID);
    const closed = await listenTo(test.guest, `newDiscussions:${test.privateCategoryID}`);
    open.push(closed);
    const last = await discussionBy(test.member.client);
    await vi.waitFor(() => expect(newest(guest)[0]).toBe(last.discussionID));
    expect(closed.messages.flatMap(({ state }) => (state as NewestDiscussions).latest)).toEqual([]);
  });
});
