// What staff changed of an event of somebody else, put back from the log.
import { countedCommunity, done } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { come, eventBy, eventLog } from '../testing/logged-events.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
  await done(test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 }));
});

const { entriesOf, undo, remindersOf } = eventLog(test);

describe('an event that somebody else than its organiser changed', () => {
  it('is as it was once that is undone, with its reminders', async () => {
    const event = await eventBy(test.member.client, { dateEnds: '2190-03-28T12:00', capacity: 5 });
    const before = (await test.guest.get(event.path)).body;
    const changes = {
      ...{ allDayEvent: true, dateStarts: '2190-04-01', dateEnds: null, timezone: 'Asia/Tokyo' },
      ...{ location: '', capacity: null, displayOrganizer: false, ctaLabel: 'Join' },
    };
    await done(test.moderator.client.patch(event.path, changes));
    const [entry] = await entriesOf(event);
    expect([entry.eventType, entry.undo.state]).toEqual(['event.changed', 'open']);
    for (const client of [test.member.client, test.other.client])
      expect([403, 404]).toContain((await undo(client, event)).status);
    expect((await undo(test.moderator.client, event)).status).toBe(200);
    const after = (await test.guest.get(event.path)).body;
    expect({ ...after, dateUpdated: null }).toEqual({ ...before, dateUpdated: null });
    expect(await remindersOf(event)).toHaveLength(2);
    expect(await entriesOf(event)).toHaveLength(1);
  });

  it('stays as it is where it was changed again since, and what others changed stays in any case', async () => {
    const event = await eventBy(test.member.client);
    await done(test.moderator.client.patch(event.path, { location: 'The cave' }));
    await done(test.member.client.patch(event.path, { capacity: 7 }));
    expect((await undo(test.moderator.client, event)).status).toBe(200);
    const restored = (await test.guest.get(event.path)).body;
    expect([restored.location, restored.capacity]).toEqual([event.location, 7]);
    await done(test.moderator.client.patch(event.path, { location: 'The cave' }));
    await done(test.member.client.patch(event.path, { location: 'The bay' }));
    const refused = await undo(test.moderator.client, event);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('changed again since')]);
    expect((await test.guest.get(event.path)).body.location).toBe('The bay');
  });

  it('keeps as many places as are taken by now', async () => {
    const event = await eventBy(test.member.client, { capacity: 1 });
    await done(test.moderator.client.patch(event.path, { capacity: 2 }));
    for (const { client } of [test.other, test.member]) await come(client, event);
    const refused = await undo(test.moderator.client, event);
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('More members have a place'),
    ]);
    expect((await test.guest.get(event.path)).body.capacity).toBe(2);
  });

  it('is not on record where nothing differs', async () => {
    const event = await eventBy(test.member.client);
    await done(test.moderator.client.patch(event.path, { location: event.location }));
    expect(await entriesOf(event)).toEqual([]);
  });
});
