import { afterEach, expect, it, vi } from 'vitest';
import { type LiveClient, listenTo } from '../../../platform/server/testing/live-client.ts';
import { commentOn } from '../../comments/server/testing/comments.ts';
import { discussionBy } from '../../discussions/server/testing/community.ts';
import { communityOfFile } from '../../discussions/server/testing/community-of-file.ts';
import { notificationsOf } from './testing/notifications.ts';

const test = communityOfFile({ withJobs: true });
const open: LiveClient[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

const states = ({ messages }: LiveClient) => messages.map(({ state }) => state);

it('tells a member in every window how many notifications are unread, and nobody else', async () => {
  const { client, userID } = test.member;
  const topics = `notifications:${userID}`;
  const [one, two, other, guest] = await Promise.all(
    [client, client, test.other.client, test.guest].map((each) => listenTo(each, topics)),
  );
  open.push(...([one, two, other, guest] as LiveClient[]));
  await vi.waitFor(() => expect(states(two as LiveClient)).toEqual([{ countUnread: 0 }]));
  const { discussionID } = await discussionBy(test.other.client);
  await commentOn(test.other.client, discussionID, { body: 'Ask @Melba!' });
  await vi.waitFor(() => expect(states(one as LiveClient).at(-1)).toEqual({ countUnread: 1 }), 5000);
  const [shown] = await notificationsOf(test, test.member);
  await client.patch(`/notifications/${shown?.notificationID}`, { read: true });
  await vi.waitFor(() => expect(states(two as LiveClient).at(-1)).toEqual({ countUnread: 0 }), 5000);
  expect([states(other as LiveClient), states(guest as LiveClient)]).toEqual([[], []]);
});
