// A discussion has one event: one that rested while it was of another type comes back, and of two made at once one is.
import { setTimeout } from 'node:timers/promises';
import { sql } from '@parley/addon-api';
import { countedCommunity, discussionBy, done } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity();
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
});

let number = 0;
async function resting() {
  number += 1;
  const made = await done(
    test.member.client.post('/events', {
      ...{ name: `Seed swap ${number}`, body: `Row ${number}.`, parentRecordID: 1, capacity: 4 },
      ...{ dateStarts: '2190-03-28T10:00', timezone: 'Europe/Oslo', location: 'The shed' },
    }),
  );
  await done(test.other.client.post(`/events/${made.eventID}/participants`, { attending: 'yes' }));
  const discussion = `/discussions/${made.discussionID}` as const;
  await done(test.moderator.client.patch(discussion, { postTypeID: 'discussion' }));
  const path = `/events/${made.eventID}` as const;
  expect((await test.guest.get(path)).status).toBe(404);
  return { path, discussion };
}

it('comes back as it was, with who comes', async () => {
  const { path, discussion } = await resting();
  await done(test.moderator.client.patch(discussion, { postTypeID: 'event' }));
  expect((await test.guest.get(path)).body).toMatchObject({
    ...{ dateStarts: '2190-03-28T08:00:00+00:00', location: 'The shed', capacity: 4, attendingYesCount: 1 },
  });
});

it('comes back at another time, where one is given with the type: what is not given stays', async () => {
  const { path, discussion } = await resting();
  const again = { postTypeID: 'event', event: { dateStarts: '2191-06-01T10:00' } };
  const changed = await test.moderator.client.patch(discussion, again);
  expect([changed.status, changed.body.type]).toEqual([200, 'event']);
  expect((await test.guest.get(path)).body).toMatchObject({
    ...{ dateStarts: '2191-06-01T08:00:00+00:00', location: 'The shed', capacity: 4, attendingYesCount: 1 },
  });
});

it('does not come back at a time that there is not', async () => {
  const { path, discussion } = await resting();
  const event = { dateStarts: '2201-06-01T10:00' };
  const refused = await test.moderator.client.patch(discussion, { postTypeID: 'event', event });
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'dateStarts']);
  expect((await test.guest.get(path)).status).toBe(404);
  expect((await test.guest.get(discussion)).body.type).toBe('discussion');
});

it('is one, where two make one of the same discussion at once', async () => {
  const { discussionID } = await discussionBy(test.member.client);
  const make = (dateStarts: string) =>
    test.moderator.client.patch(`/discussions/${discussionID}`, {
      postTypeID: 'event',
      event: { dateStarts },
    });
  const waiting = sql`
    select from pg_locks where not granted and pid in (
      select pid from pg_stat_activity where datname = current_database())`;
  // Both have looked, and found none, before either writes.
  const both = await test.site.database.transaction(async (tx) => {
    await tx.execute(sql`select from discussions where discussion_id = ${discussionID} for update`);
    const answers = [make('2190-01-01T10:00'), make('2190-01-02T10:00')];
    for (let attempt = 0; attempt < 400; attempt++) {
      if ((await tx.rows(waiting)).length >= 2) break;
      await setTimeout(25);
    }
    expect((await tx.rows(waiting)).length).toBeGreaterThanOrEqual(2);
    return { answers };
  });
  const answers = await Promise.all(both.answers);
  expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
    [200, undefined],
    [409, 'event.exists'],
  ]);
  const rows = sql`select from calendar_events where discussion_id = ${discussionID}`;
  expect(await test.site.database.rows(rows)).toHaveLength(1);
}, 30_000);
