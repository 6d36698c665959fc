// What is counted of events is mended where it went wrong, lists of people take few statements; the widget of the next events;
// and what stays of a member who is deleted, with their words kept.
import { sql } from '@parley/addon-api';
import { countedCommunity, done, signedIn, statementsOf, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventRecounts } from './event.recounts.ts';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
  await done(test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 }));
});

let number = 0;
async function eventBy(client: TestClient, more: Record<string, unknown> = {}) {
  number += 1;
  const made = await done(
    client.post('/events', {
      ...{ name: `Barn dance ${number}`, body: `Step ${number}.`, parentRecordID: 1 },
      ...{ dateStarts: '2190-03-28T10:00', timezone: 'UTC', ...more },
    }),
  );
  return { ...made, path: `/events/${made.eventID}` as const };
}

const answer = (client: TestClient, path: string, attending = 'yes') =>
  done(client.post(`${path}/participants`, { attending }));

describe('answers to events', () => {
  const recount = async (isTrial: boolean) => {
    const found = [];
    for (const each of eventRecounts) found.push(await each.run(test.site.database, isTrial));
    return found;
  };
  const countsOf = async (path: string) => {
    const { body } = await test.guest.get(path);
    return [body.attendingYesCount, body.attendingMaybeCount, body.attendingNoCount, body.waitingCount];
  };

  // More than there are places the database itself refuses.
  it.each([
    ['count_yes', 0],
    ['count_maybe', 7],
    ['count_no', 7],
    ['count_waiting', 7],
  ])('are counted right again where %s went wrong, and others stay as they are', async (column, planted) => {
    const [wrong, right] = [
      await eventBy(test.member.client, { capacity: 1 }),
      await eventBy(test.member.client),
    ];
    await answer(test.member.client, wrong.path);
    await answer(test.other.client, wrong.path);
    await answer(test.moderator.client, wrong.path, 'maybe');
    await answer(test.admin.client, wrong.path, 'no');
    await answer(test.other.client, right.path);
    await test.site.database.execute(
      sql`update calendar_events set ${sql.raw(column)} = ${sql.integer(planted)} where event_id = ${wrong.eventID}`,
    );
    expect(await countsOf(wrong.path)).toContain(planted);
    // To look is not to mend.
    expect(await recount(true)).toEqual([1]);
    expect(await countsOf(wrong.path)).toContain(planted);
    expect(await recount(false)).toEqual([1]);
    expect([await countsOf(wrong.path), await countsOf(right.path)]).toEqual([
      [1, 1, 1, 1],
      [1, 0, 0, 0],
    ]);
    expect(await recount(true)).toEqual([0]);
  });

  it('are listed with as many statements for much as for little', async () => {
    const { path } = await eventBy(test.member.client, { capacity: 2 });
    const grow = async (count: number) => {
      for (let at = 0; at < count; at++)
        await answer((await signedIn(test, `Dances${count}x${at}`)).client, path, at % 2 ? 'maybe' : 'yes');
    };
    const measured = async (query: string) => {
      let rows = 0;
      const read = async () => {
        rows = (await done(test.member.client.get(`${path}/participants?limit=100${query}`))).length;
      };
      // What was written before may still be on its way to what is cached: the least of a few.
      const counts = [];
      for (let at = 0; at < 4; at++) counts.push((await statementsOf(test.site.database, read)).length);
      return { rows, statements: Math.min(...counts) };
    };
    await grow(2);
    const [few, fewOfOne] = [await measured(''), await measured('&attending=yes')];
    await grow(8);
    const [many, manyOfOne] = [await measured(''), await measured('&attending=yes')];
    expect([few.rows, many.rows, fewOfOne.rows, manyOfOne.rows]).toEqual([2, 10, 1, 5]);
    expect(few.statements).toBeGreaterThan(0);
    expect([many.statements, manyOfOne.statements]).toEqual([few.statements, fewOfOne.statements]);
  });
});

describe('the widget Upcoming Events', () => {
  const drawn = async (client: TestClient, props: object = {}) => {
    const layout = [
      { $hydrate: 'react.section.1-column', children: [{ $hydrate: 'react.events.upcoming', ...props }] },
    ];
    const { status, body } = await client.post('/layouts/hydrate', {
      layoutViewType: 'home',
      layout,
      params: {},
    });
    return { status, text: JSON.stringify(body.layout ?? body) };
  };
  const namesIn = (text: string, names: readonly string[]) =>
    [...text.matchAll(/"name":"([^"]+)"/g)]
      .map(([, name]) => name as string)
      .filter((name) => names.includes(name));

  let year = 2100;

  it('shows the next ones in the order of time, as many as the layout says, and none that are over', async () => {
    // Before all others of this file.
    year -= 1;
    const onDay = (day: number) => ({ dateStarts: `${year}-01-0${day}T10:00` });
    const made = [];
    for (const day of [7, 3, 5, 1, 6, 4, 2]) made.push(await eventBy(test.member.client, onDay(day)));
    const over = await eventBy(test.member.client, { dateStarts: '2001-01-01T10:00' });
    const staff = { ...onDay(1), parentRecordID: test.privateCategoryID };
    const hidden = await eventBy(test.moderator.client, staff);
    const [first, ...later] = made.toSorted((a, b) =>
      String(a.dateStarts).localeCompare(String(b.dateStarts)),
    );
    // Who draws sees what they may see.
    const names = [first, hidden, ...later].map((each) => String(each?.name));
    const known = [...names, String(over.name)];
    const five = await drawn(test.admin.client);
    expect([five.status, namesIn(five.text, known)]).toEqual([200, names.slice(0, 5)]);
    expect(five.text).toContain('"$reactComponent":"UpcomingEvents"');
    const two = await drawn(test.admin.client, { limit: 2 });
    expect(namesIn(two.text, known)).toEqual(names.slice(0, 2));
  });

  it('takes a number that is none for none, and is drawn for nobody who does not arrange pages', async () => {
    for (let at = 0; at < 6; at++) await eventBy(test.member.client);
    const shown = async (props: object) =>
      [...(await drawn(test.admin.client, props)).text.matchAll(/"eventID":/g)].length;
    expect([await shown({}), await shown({ limit: 1 })]).toEqual([5, 1]);
    for (const limit of [0, -1, 21, 'many']) expect([limit, await shown({ limit })]).toEqual([limit, 5]);
    for (const client of [test.guest, test.other.client]) expect((await drawn(client)).status).toBe(403);
  });

  it('shows nothing while events are switched off', async () => {
    await eventBy(test.member.client);
    await done(test.admin.client.patch('/addons/events', { enabled: false }));
    expect((await drawn(test.admin.client)).text).not.toContain('UpcomingEvents');
    await done(test.admin.client.patch('/addons/events', { enabled: true }));
    expect((await drawn(test.admin.client)).text).toContain('UpcomingEvents');
  });
});

describe('a member who is deleted, with their words kept,', () => {
  it('comes nowhere, and what they announced stays, with those who come to it', async () => {
    const leaver = await signedIn(test, `Keeps${number}`);
    const own = await eventBy(leaver.client);
    const others = await eventBy(test.member.client, { capacity: 1 });
    await answer(leaver.client, others.path);
    await answer(test.other.client, others.path);
    await answer(test.other.client, own.path);
    await done(leaver.client.post('/events/feed', {}));
    await done(test.admin.client.delete(`/users/${leaver.userID}`, { deleteMethod: 'keep' }));
    const rowsOfThem = () =>
      test.site.database.rows(sql`
        select 'answer' as kind from calendar_participants where user_id = ${leaver.userID}
        union all select 'feed' from calendar_feeds where user_id = ${leaver.userID}`);
    await expect.poll(rowsOfThem, { timeout: 20_000 }).toEqual([]);
    expect((await test.other.client.get(others.path)).body).toMatchObject({
      ...{ attendingYesCount: 1, waitingCount: 0, isWaiting: false },
    });
    expect((await test.guest.get(own.path)).body).toMatchObject({
      ...{ name: own.name, attendingYesCount: 1, dateStarts: own.dateStarts },
      attendingYesUsers: [{ userID: test.other.userID }],
    });
    expect((await test.guest.get(own.path)).text).not.toContain(leaver.name);
    // Staff look after it from now on.
    expect((await test.moderator.client.patch(own.path, { location: 'The hall' })).body.location).toBe(
      'The hall',
    );
  });
});
