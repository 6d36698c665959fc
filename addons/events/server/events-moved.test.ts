// What becomes of events when something goes elsewhere or ends: a site that moves, a member who takes their data along, a
// member whose words are wiped.
import { type Site, sql } from '@parley/addon-api';
import { countedCommunity, done, jobsDone, movedSite, signedIn, zipEntries } from '@parley/addon-api/testing';
import { beforeAll, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
const WAIT = { timeout: 20_000 };
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
});

let number = 0;
async function eventBy(member: { client: typeof test.member.client }, more: Record<string, unknown> = {}) {
  number += 1;
  const made = await done(
    member.client.post('/events', {
      ...{ name: `Harvest ${number}`, body: `Basket ${number}.`, parentRecordID: 1, timezone: 'Europe/Oslo' },
      ...{ dateStarts: '2190-03-28T10:00', location: `Orchard ${number}`, ...more },
    }),
  );
  return { ...made, path: `/events/${made.eventID}` as const };
}

async function rowsOf(site: Site): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of ['calendar_events', 'calendar_participants'])
    found[table] = await site.database.rows(sql`select * from ${sql.raw(table)} order by 1`);
  return found;
}

it('a site that moves takes events, answers and who waits along, and opens no secret address twice', async () => {
  const { path } = await eventBy(test.member, { capacity: 1, displayOrganizer: false });
  await done(test.other.client.post(`${path}/participants`, { attending: 'yes' }));
  await done(test.member.client.post(`${path}/participants`, { attending: 'yes' }));
  await done(test.member.client.post('/events/feed', {}));
  const before = await rowsOf(test.site);
  expect(Object.values(before).map((rows) => rows.length)).toEqual([1, 2]);
  const moved = await movedSite(test.site);
  try {
    expect(await rowsOf(moved.site)).toEqual(before);
    expect(await moved.site.database.rows(sql`select from calendar_feeds`)).toEqual([]);
    expect(await test.site.database.rows(sql`select from calendar_feeds`)).toHaveLength(1);
  } finally {
    await moved.close();
  }
}, 120_000);

it('a member takes along what they announced and answered, and nothing of others', async () => {
  const mover = await signedIn(test, 'Mover');
  const own = await eventBy(mover);
  const others = await eventBy(test.member);
  const unknown = await eventBy(test.member);
  await done(mover.client.post(`${others.path}/participants`, { attending: 'maybe' }));
  await done(test.other.client.post(`${own.path}/participants`, { attending: 'yes' }));
  await done(mover.client.post('/users/me/data-archive'));
  await jobsDone(test);
  const { url } = await done(mover.client.get('/users/me/data-archive'));
  const cookie = mover.client.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const zip = Buffer.from(await (await fetch(url, { headers: { cookie } })).arrayBuffer());
  const files = zipEntries(zip);
  const textOf = (word: string) =>
    [...files]
      .filter(([name]) => name.includes(word))
      .map(([, content]) => content.toString())
      .join('\n');
  expect(textOf('events')).toContain(own.name);
  expect(textOf('events')).toContain(own.location);
  expect(textOf('event-answers')).toContain('maybe');
  const all = [...files.values()].map((content) => content.toString()).join('\n');
  expect(all).not.toContain(unknown.name);
  expect(textOf('event-answers')).not.toContain('"yes"');
});

it('wiped, a member comes nowhere, their events are gone, and who waits moves up', async () => {
  const leaver = await signedIn(test, 'Wiped');
  const [own, others] = [await eventBy(leaver), await eventBy(test.member, { capacity: 1 })];
  const { url } = await done(leaver.client.post('/events/feed', {}));
  await done(leaver.client.post(`${others.path}/participants`, { attending: 'yes' }));
  await done(test.other.client.post(`${others.path}/participants`, { attending: 'yes' }));
  await done(test.other.client.post(`${own.path}/participants`, { attending: 'yes' }));
  await done(test.admin.client.delete(`/users/${leaver.userID}`, { deleteMethod: 'wipe' }));
  const rowsOfThem = () =>
    test.site.database.rows(sql`
      select 'answer' from calendar_participants where user_id = ${leaver.userID}
      union all select 'event' from calendar_events where insert_user_id = ${leaver.userID}
      union all select 'feed' from calendar_feeds where user_id = ${leaver.userID}`);
  await expect.poll(rowsOfThem, WAIT).toEqual([]);
  expect((await test.guest.get(own.path)).status).toBe(404);
  expect((await test.guest.page(new URL(url).pathname)).status).toBe(404);
  expect((await test.other.client.get(others.path)).body).toMatchObject({
    ...{ attendingYesCount: 1, waitingCount: 0, isWaiting: false },
    attendingYesUsers: [{ userID: test.other.userID }],
  });
});
