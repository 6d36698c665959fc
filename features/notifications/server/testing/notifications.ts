// What somebody was notified of, when there is nobody left who would be.
import type { Community } from '../../../discussions/server/testing/community.ts';
import { jobsDone } from '../../../users/server/testing/mails.ts';
import type { TestMember } from '../../../users/server/testing/members.ts';
import type { Notification } from '../../notifications.contract.ts';

export async function notificationsOf(
  test: Community,
  { client }: Pick<TestMember, 'client'>,
  query = '',
): Promise<Notification[]> {
  await jobsDone(test);
  const { body, status, text } = await client.get(`/notifications${query}`);
  if (status !== 200) throw new Error(`GET /notifications answered ${status}: ${text}`);
  return body;
}

/** By their types, the newest first. */
export async function typesOf(test: Community, who: Pick<TestMember, 'client'>): Promise<string[]> {
  return (await notificationsOf(test, who)).map((each) => each.activityType);
}

/** In all three places that count them. */
export async function unreadOf(test: Community, { client }: Pick<TestMember, 'client'>): Promise<number[]> {
  await jobsDone(test);
  const [me, counts, page] = await Promise.all([
    client.get('/users/me'),
    client.get('/users/me-counts'),
    client.get('/layouts/lookup-hydrate?layoutViewType=home'),
  ]);
  const named = counts.body.counts.find((each: { name: string }) => each.name === 'UnreadNotifications');
  return [me.body.countUnreadNotifications, named.count, page.body.viewerState.counts.unreadNotifications];
}
