// Who hears that an event was moved, and when who comes is reminded.
import { sql } from '@parley/addon-api';
import {
  countedCommunity,
  done,
  notificationTypesOf,
  signedIn,
  type TestMember,
} from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { remindOfEvent } from './reminders.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
});

let number = 0;
async function eventBy({ client }: Pick<TestMember, 'client'>, more: Record<string, unknown> = {}) {
  number += 1;
  const made = await done(
    client.post('/events', {
      ...{ name: `Star watch ${number}`, body: `Bring ${number} blankets.`, parentRecordID: 1 },
      ...{ dateStarts: '2190-03-28T10:00', timezone: 'UTC', ...more },
    }),
  );
  return { eventID: made.eventID as number, path: `/events/${made.eventID}` as const };
}

const answer = ({ client }: TestMember, path: string, attending: string) =>
  done(client.post(`${path}/participants`, { attending }));

describe('an event that is moved', () => {
  async function people(path: string) {
    const named = async (name: string) => signedIn(test, `${name}${number}`);
    const all = {
      comes: await named('Comes'),
      waits: await named('Waits'),
      may: await named('May'),
      not: await named('Not'),
      silent: await named('Silent'),
    };
    await answer(all.comes, path, 'yes');
    await answer(all.waits, path, 'yes');
    await answer(all.may, path, 'maybe');
    await answer(all.not, path, 'no');
    return all;
  }
  const heard = async (all: Awaited<ReturnType<typeof people>>) => {
    const found: Record<string, string[]> = {};
    for (const [name, who] of Object.entries(all)) found[name] = await notificationTypesOf(test, who);
    return found;
  };
  const nobody = { comes: [], waits: [], may: [], not: [], silent: [] };

  it.each([
    ['time', { dateStarts: '2190-03-29T10:00' }],
    ['end', { dateEnds: '2190-03-28T23:00' }],
    ['place', { location: 'The hill' }],
    ['address on the web', { locationUrl: 'https://example.org/stars' }],
    ['whole days', { allDayEvent: true }],
  ])('to another %s is told to whoever comes or may come, and to nobody else', async (_, change) => {
    const { path } = await eventBy(test.member, { capacity: 1 });
    const all = await people(path);
    await done(test.member.client.patch(path, change));
    expect(await heard(all)).toEqual({ ...nobody, comes: ['EventMoved'], may: ['EventMoved'] });
    const { body } = await all.comes.client.get('/notifications');
    expect(body[0].body).toContain(`Star watch ${number}`);
  });

  it('in nothing but its words and places is told to nobody, nor is who moves it', async () => {
    const { path } = await eventBy(test.member, { capacity: 1 });
    const all = await people(path);
    await answer(test.member, path, 'maybe');
    const before = (await notificationTypesOf(test, test.member)).length;
    await done(test.member.client.patch(path, { name: `Star watch ${number} again`, ctaLabel: 'Sign up' }));
    await done(test.member.client.patch(path, { dateStarts: '2190-03-28T10:00', displayOrganizer: false }));
    expect(await heard(all)).toEqual(nobody);
    await done(test.member.client.patch(path, { location: 'The tower' }));
    expect(await heard(all)).toEqual({ ...nobody, comes: ['EventMoved'], may: ['EventMoved'] });
    expect(await notificationTypesOf(test, test.member)).toHaveLength(before);
  });

  it('is not told to whoever does not want to hear of it', async () => {
    const { path } = await eventBy(test.member);
    const quiet = await signedIn(test, `Quiet${number}`);
    await answer(quiet, path, 'yes');
    await done(
      quiet.client.patch(`/notification-preferences/${quiet.userID}`, {
        EventChange: { popup: false, email: false },
      }),
    );
    await done(test.member.client.patch(path, { location: 'The cellar' }));
    expect(await notificationTypesOf(test, quiet)).toEqual([]);
  });
});

describe('a reminder', () => {
  /** When it is due, by what it is before. */
  const remindersOf = async (eventID: number) => {
    const rows = await test.site.database.rows<{ before: string; run_at: Date | string }>(sql`
      select split_part(key, ':', 3) as before, run_at from graphile_worker.jobs
      where key like ${`remind-of-event:${eventID}:%`} order by key`);
    return rows.map(({ before, run_at }) => [before, new Date(run_at).toISOString()]);
  };

  it('is due a day and an hour before, from the moment it is announced, and moves with it', async () => {
    const { eventID, path } = await eventBy(test.member);
    expect(await remindersOf(eventID)).toEqual([
      ['day', '2190-03-27T10:00:00.000Z'],
      ['hour', '2190-03-28T09:00:00.000Z'],
    ]);
    await done(test.member.client.patch(path, { dateStarts: '2191-07-01T12:00', timezone: 'Europe/Oslo' }));
    expect(await remindersOf(eventID)).toEqual([
      ['day', '2191-06-30T10:00:00.000Z'],
      ['hour', '2191-07-01T09:00:00.000Z'],
    ]);
  });

  it('is due a day before whole days, and not an hour before their midnight', async () => {
    const { eventID } = await eventBy(test.member, { allDayEvent: true, dateStarts: '2190-03-28' });
    expect(await remindersOf(eventID)).toEqual([['day', '2190-03-27T00:00:00.000Z']]);
  });

  it('is not due any more where it would come too late', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const soon = await eventBy(test.member, { dateStarts: inMinutes(300) });
    expect((await remindersOf(soon.eventID)).map(([before]) => before)).toEqual(['hour']);
    const now = await eventBy(test.member, { dateStarts: inMinutes(30) });
    expect(await remindersOf(now.eventID)).toEqual([]);
  });

  it('of an hour that was due before it took whole days says nothing; that of the day does', async () => {
    const { eventID, path } = await eventBy(test.member, {
      dateStarts: new Date(Date.now() + 30 * 60_000).toISOString(),
    });
    const comes = await signedIn(test, `Early${number}`);
    await answer(comes, path, 'yes');
    await test.site.database.execute(
      sql`update calendar_events set is_all_day = true where event_id = ${eventID}`,
    );
    await remindOfEvent(test.site, { eventID, before: 'hour' });
    expect(await notificationTypesOf(test, comes)).toEqual([]);
    await remindOfEvent(test.site, { eventID, before: 'day' });
    expect(await notificationTypesOf(test, comes)).toEqual(['EventDay']);
  });
});
