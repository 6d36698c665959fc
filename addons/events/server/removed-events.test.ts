// Events that were deleted: out of sight, brought back from the log with all that belonged to them, gone for good.
import { sql, systemViewer } from '@parley/addon-api';
import { commentOn, countedCommunity, done, jobsDone, signedIn } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { come, eventBy, eventLog, type LoggedEvent } from '../testing/logged-events.ts';
import { eventPurges } from './event.removal.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  for (const addon of ['groups', 'events'])
    await done(test.admin.client.patch(`/addons/${addon}`, { enabled: true }));
  await done(
    test.admin.client.patch('/config', {
      ...{ 'vanilla.discussion.spamCount': 1000, 'rateLimits.posting.perAccount': 0 },
      'rateLimits.posting.perAddress': 0,
    }),
  );
});

const { entriesOf, undo, remindersOf } = eventLog(test);

const stands = ({ eventID }: LoggedEvent) =>
  test.site.database.rows(sql`select from calendar_events where event_id = ${eventID}`);

const purge = ({ eventID }: LoggedEvent) =>
  test.site.database.transaction(async (tx) => {
    await eventPurges[0]?.goOn(test.site.writeContext(tx, systemViewer(), 'en'), eventID);
  });

async function seenIn({ discussionID, eventID, name }: LoggedEvent) {
  await jobsDone(test);
  const pages = ['/events', '/events/calendar?month=2190-03', '/events/category/1'] as const;
  const shown = await Promise.all(pages.map((path) => test.guest.page(path)));
  const [feed, list, found] = await Promise.all([
    test.guest.page('/events/events.ics'),
    test.guest.get('/events?limit=100&sort=-dateInserted'),
    test.guest.get(`/discussions?type=event&limit=100`),
  ]);
  const ids = (rows: Record<string, number>[], id: string) => rows.map((row) => row[id]);
  return [
    ...[...shown, feed].map(({ text }) => text.includes(name)),
    ids(list.body, 'eventID').includes(eventID),
    ids(found.body, 'discussionID').includes(discussionID),
    (await test.guest.page(`/events/${eventID}/event.ics`)).status === 200,
    (await test.guest.get(`/discussions/${discussionID}`)).body.type === 'event',
  ];
}

describe('an event that is deleted', () => {
  it('is nowhere, and comes back as it was: who comes, who waits, comments, reminders', async () => {
    const event = await eventBy(test.member.client, { capacity: 1, ctaUrl: 'https://example.org/join' });
    await come(test.other.client, event);
    await come(test.member.client, event);
    await come(test.moderator.client, event, 'maybe');
    await commentOn(test.other.client, event.discussionID);
    const before = (await test.other.client.get(event.path)).body;
    const answers = (await test.other.client.get(`${event.path}/participants`)).body;
    const reminders = await remindersOf(event);
    expect([answers.length, reminders.length, before.countComments]).toEqual([3, 2, 1]);
    expect(await seenIn(event)).toEqual(Array(8).fill(true));

    expect((await test.moderator.client.delete(event.path)).status).toBe(204);
    expect(await seenIn(event)).toEqual(Array(8).fill(false));
    for (const { client } of [test.member, test.other, test.moderator, test.admin]) {
      expect((await client.get(event.path)).status).toBe(404);
      expect((await client.get(`${event.path}/edit`)).status).toBe(404);
      expect((await client.patch(event.path, { capacity: 3 })).status).toBe(404);
      expect((await client.post(`${event.path}/participants`, { attending: 'no' })).status).toBe(404);
    }
    expect((await test.other.client.get('/events?attending=yes')).body).toEqual([]);
    const [entry] = await entriesOf(event);
    expect(entry).toMatchObject({ eventType: 'event.deleted', undo: { state: 'open' } });
    expect(JSON.stringify(entry)).toContain(event.name);

    expect((await undo(test.moderator.client, event)).status).toBe(200);
    expect((await test.other.client.get(event.path)).body).toEqual(before);
    expect((await test.other.client.get(`${event.path}/participants`)).body).toEqual(answers);
    expect(await remindersOf(event)).toEqual(reminders);
    expect(await seenIn(event)).toEqual(Array(8).fill(true));
    expect((await test.other.client.get('/events?attending=yes')).body).toHaveLength(1);
    // What is undone stays so.
    await undo(test.moderator.client, event);
    const [undone] = await entriesOf(event);
    expect(undone.undo).toMatchObject({ state: 'undone', undoUserID: test.moderator.userID });
    expect((await test.other.client.get(event.path)).status).toBe(200);
  });

  it('by its author is on record too, and brought back by those who look after events alone', async () => {
    const event = await eventBy(test.member.client);
    expect((await test.member.client.delete(event.path)).status).toBe(204);
    const [entry] = await entriesOf(event);
    expect([entry.eventType, entry.undo.state]).toEqual(['event.deleted', 'open']);
    const own = await undo(test.member.client, event);
    expect([own.status, own.text]).toEqual([403, expect.stringContaining('Only those who organise')]);
    for (const client of [test.other.client, test.guest])
      expect([403, 404]).toContain((await undo(client, event)).status);
    expect((await test.guest.get(event.path)).status).toBe(404);
    expect((await undo(test.moderator.client, event)).status).toBe(200);
    expect((await test.guest.get(event.path)).status).toBe(200);
  });

  it('of a group is brought back by its leader, and not by whoever leads it no more', async () => {
    const leader = await signedIn(test, 'Warden');
    const next = await signedIn(test, 'Keeper');
    const { groupID } = await done(leader.client.post('/groups', { name: 'Pilots', privacy: 'secret' }));
    const members = `/groups/${groupID}/members` as const;
    await done(test.admin.client.post(members, { userID: next.userID }));
    const event = await eventBy(next.client, { parentRecordType: 'group', parentRecordID: groupID });
    expect((await leader.client.delete(event.path)).status).toBe(204);
    await done(test.admin.client.put(`${members}/${next.userID}/role`, { role: 'leader' }));
    await done(test.admin.client.put(`${members}/${leader.userID}/role`, { role: 'member' }));
    expect((await undo(leader.client, event)).status).toBe(403);
    await done(test.admin.client.put(`${members}/${leader.userID}/role`, { role: 'leader' }));
    expect((await undo(leader.client, event)).status).toBe(200);
    expect((await next.client.get(event.path)).status).toBe(200);
  });

  it('does not take the place of another that was made of its discussion, also while that one rests', async () => {
    const event = await eventBy(test.member.client);
    const discussion = `/discussions/${event.discussionID}` as const;
    await done(test.moderator.client.delete(event.path));
    const again = { postTypeID: 'event', event: { dateStarts: '2191-01-01T10:00' } };
    const made = await done(test.moderator.client.patch(discussion, again));
    expect(made.attributes.event.eventID).not.toBe(event.eventID);
    const refused = await undo(test.moderator.client, event);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('changed again since')]);
    await done(test.moderator.client.patch(discussion, { postTypeID: 'discussion' }));
    expect((await undo(test.moderator.client, event)).status).toBe(409);
    expect((await test.guest.get(discussion)).body.type).toBe('discussion');
    await done(test.moderator.client.patch(discussion, { postTypeID: 'event' }));
    expect((await test.guest.get(discussion)).body.attributes.event.dateStarts).toContain('2191-01-01');
  });

  it('lets who waits move up once it is back, where somebody was deleted meanwhile', async () => {
    const event = await eventBy(test.member.client, { capacity: 1 });
    const { userID } = await done(
      test.admin.client.post('/users', {
        ...{ name: 'Gonetourist', email: 'tourist@example.net', password: 'sea-and-9-Sand' },
      }),
    );
    await done(test.admin.client.post(`${event.path}/participants`, { attending: 'yes', userID }));
    await come(test.other.client, event);
    await done(test.moderator.client.delete(event.path));
    await done(test.admin.client.delete(`/users/${userID}`, { deleteMethod: 'keep' }));
    const answers = sql`
      select user_id, wait_number from calendar_participants where event_id = ${event.eventID}`;
    await expect
      .poll(() => test.site.database.rows(answers), { timeout: 20_000 })
      .toEqual([{ user_id: test.other.userID, wait_number: 1 }]);
    expect((await undo(test.moderator.client, event)).status).toBe(200);
    expect((await test.other.client.get(event.path)).body).toMatchObject({
      ...{ attendingYesCount: 1, waitingCount: 0, attending: 'yes', isWaiting: false },
    });
  });

  it('goes for good when its time is over, and not a moment before', async () => {
    const event = await eventBy(test.member.client);
    await done(test.moderator.client.delete(event.path));
    await purge(event);
    expect(await stands(event)).toHaveLength(1);
    await test.site.database.execute(sql`
      update calendar_events set date_purge = now() - interval '1 second' where event_id = ${event.eventID}`);
    await purge(event);
    expect(await stands(event)).toEqual([]);
    const late = await undo(test.moderator.client, event);
    expect([late.status, late.text]).toEqual([404, expect.stringContaining('Event not found')]);
    expect((await test.guest.get(`/discussions/${event.discussionID}`)).status).toBe(200);
  });

  it('is not brought back after thirty days', async () => {
    const event = await eventBy(test.member.client);
    await done(test.moderator.client.delete(event.path));
    const [{ auditLogID }] = await entriesOf(event);
    await test.site.database.execute(sql`
      update audit_log_undos set date_inserted = now() - interval '30 days 1 minute'
      where audit_log_id = ${auditLogID}`);
    expect((await undo(test.moderator.client, event)).status).toBe(410);
    expect((await test.guest.get(event.path)).status).toBe(404);
  });

  it('is gone at once where nothing can be undone', async () => {
    await done(test.admin.client.patch('/config', { 'moderation.undoDays': 0 }));
    const event = await eventBy(test.member.client);
    await done(test.moderator.client.delete(event.path));
    await done(test.admin.client.patch('/config', { 'moderation.undoDays': 30 }));
    const [entry] = await entriesOf(event);
    expect([entry.eventType, entry.undo]).toEqual(['event.deleted', null]);
    expect(await stands(event)).toEqual([]);
  });

  it('is deleted once by many at once, and undone once', async () => {
    const event = await eventBy(test.member.client);
    await Promise.all(Array.from({ length: 6 }, () => test.moderator.client.delete(event.path)));
    expect(await entriesOf(event)).toHaveLength(1);
    const back = await Promise.all(Array.from({ length: 6 }, () => undo(test.moderator.client, event)));
    expect(new Set(back.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await test.guest.get(event.path)).status).toBe(200);
  });

  it('reminds nobody while it is deleted', async () => {
    const soon = new Date(Date.now() + 30 * 60_000).toISOString();
    const event = await eventBy(test.member.client, { dateStarts: soon });
    await done(test.moderator.client.delete(event.path));
    const { remindOfEvent } = await import('./reminders.ts');
    const reminded = async () =>
      (
        await test.site.database.rows<{ is_reminded: boolean }>(sql`
          select date_hour_reminded is not null as is_reminded from calendar_events
          where event_id = ${event.eventID}`)
      )[0]?.is_reminded;
    await remindOfEvent(test.site, { eventID: event.eventID, before: 'hour' });
    expect(await reminded()).toBe(false);
    await done(undo(test.moderator.client, event));
    await remindOfEvent(test.site, { eventID: event.eventID, before: 'hour' });
    expect(await reminded()).toBe(true);
  });
});
