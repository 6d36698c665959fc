// Switched off nothing of events is left; on again all is back. Counters equal what is counted; who is deleted comes nowhere.
import { makeContext, sql, systemViewer } from '@parley/addon-api';
import { countedCommunity, signedIn } from '@parley/addon-api/testing';
import { beforeEach, expect, it } from 'vitest';
import { remindOfEvent } from './reminders.ts';

const test = countedCommunity({ withJobs: true });
const enable = (enabled: boolean) => test.admin.client.patch('/addons/events', { enabled });
beforeEach(() => enable(true));

async function eventBy(more: Record<string, unknown> = {}) {
  const { status, text, body } = await test.member.client.post('/events', {
    ...{ name: `Evening ${Math.random()}`, body: `At the shed. ${Math.random()}`, parentRecordID: 1 },
    ...{ dateStarts: '2190-03-28T10:00', timezone: 'Europe/Oslo', ...more },
  });
  if (status !== 201) throw new Error(text);
  return body;
}

/** By what views of its page are counted. */
const subjectOf = async (recordID: number) => {
  const lookup = `layoutViewType=post&recordType=discussion&recordID=${recordID}`;
  return (await test.guest.get(`/layouts/lookup-hydrate?${lookup}`)).body.about;
};

it('leaves nothing while it is off, and is back as it was', async () => {
  const { eventID, discussionID } = await eventBy();
  await test.other.client.post(`/events/${eventID}/participants`, { attending: 'yes' });
  await enable(false);
  expect((await test.guest.get('/events')).status).toBe(404);
  expect((await test.guest.page('/events')).status).toBe(404);
  expect((await test.guest.page('/events/events.ics')).status).toBe(404);
  expect(await subjectOf(discussionID)).toEqual({ discussionID, categoryID: 1 });
  const discussion = (await test.guest.get(`/discussions/${discussionID}`)).body;
  const page = await test.guest.page(new URL(discussion.url).pathname);
  expect([page.status, page.text.includes('EventCard')]).toEqual([200, false]);
  expect((await test.guest.page('/')).text).not.toContain('"/events"');
  await enable(true);
  expect(await subjectOf(discussionID)).toEqual({ discussionID, categoryID: 1, eventID });
  expect((await test.guest.get(`/events/${eventID}`)).body).toMatchObject({ attendingYesCount: 1 });
});

it('reminds whoever comes once, however often the job runs', async () => {
  const in30Minutes = new Date(Date.now() + 30 * 60_000).toISOString();
  const { eventID } = await eventBy({ name: 'Very soon', dateStarts: in30Minutes, timezone: 'UTC' });
  await test.other.client.post(`/events/${eventID}/participants`, { attending: 'yes' });
  for (const before of ['hour', 'hour', 'day', 'day']) await remindOfEvent(test.site, { eventID, before });
  const heard = async () =>
    (await test.other.client.get('/notifications')).body.filter((each: { body: string }) =>
      each.body.includes('Very soon'),
    );
  await expect.poll(async () => (await heard()).length, { timeout: 15_000 }).toBe(2);
  await remindOfEvent(test.site, { eventID, before: 'hour' });
  expect(await heard()).toHaveLength(2);
});

it('takes a deleted member out, and whoever waits moves up', async () => {
  const { eventID } = await eventBy({ capacity: 1 });
  const leaver = await signedIn(test, 'Leaver');
  const path = `/events/${eventID}/participants`;
  await leaver.client.post(path, { attending: 'yes' });
  expect((await test.other.client.post(path, { attending: 'yes' })).body.isWaiting).toBe(true);
  await test.admin.client.delete(`/users/${leaver.userID}`);
  const isWaiting = async () => (await test.other.client.get(`/events/${eventID}`)).body.isWaiting;
  await expect.poll(isWaiting, { timeout: 15_000 }).toBe(false);
  const ctx = await makeContext(test.site, systemViewer());
  const wrong = await ctx.db.rows(sql`
    select from calendar_events e where (count_yes, count_waiting) <> (
      select count(*) filter (where attending = 'yes' and wait_number is null),
        count(*) filter (where wait_number is not null)
      from calendar_participants p where p.event_id = e.event_id)`);
  expect(wrong).toEqual([]);
});
