// Who is named with an event, and what its readers may do with it.
import { countedCommunity, done, signedIn, statementsOf, type TestMember } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity();
let many: TestMember[];
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
  await done(test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 }));
  many = [];
  for (let at = 0; at < 10; at++) many.push(await signedIn(test, `Comer${at}`));
});

let number = 0;
async function eventBy({ client }: Pick<TestMember, 'client'>, more: Record<string, unknown> = {}) {
  number += 1;
  const made = await done(
    client.post('/events', {
      ...{ name: `Choir ${number}`, body: `We sing part ${number}.`, parentRecordID: 1 },
      ...{ dateStarts: '2190-03-28T10:00', timezone: 'Europe/Oslo', ...more },
    }),
  );
  return { ...made, path: `/events/${made.eventID}` as const };
}

const answer = ({ client }: TestMember, path: string, attending = 'yes') =>
  done(client.post(`${path}/participants`, { attending }));
const firstOf = ({ attendingYesUsers }: { attendingYesUsers: { userID: number }[] }) =>
  attendingYesUsers.map(({ userID }) => userID);

describe('attendingYesUsers', () => {
  it('names the first eight who have a place, in their order, in the event and in lists', async () => {
    const { path, eventID } = await eventBy(test.member);
    for (const each of many) await answer(each, path);
    const [first, second, ...later] = many as [TestMember, TestMember, ...TestMember[]];
    await answer(second, path, 'maybe');
    const wanted = [first, ...later].slice(0, 8).map(({ userID }) => userID);
    const one = (await test.guest.get(path)).body;
    expect([firstOf(one), one.attendingYesCount]).toEqual([wanted, 9]);
    expect(one.attendingYesUsers[0]).toMatchObject({ userID: first.userID, name: 'Comer0' });
    const list = (await test.guest.get('/events?limit=100')).body;
    expect(firstOf(list.find((each: { eventID: number }) => each.eventID === eventID))).toEqual(wanted);
  });

  it('leaves out who waits until they have a place, and is empty where nobody comes', async () => {
    const { path, attendingYesUsers } = await eventBy(test.member, { capacity: 1 });
    expect(attendingYesUsers).toEqual([]);
    const [has, waits] = many as [TestMember, TestMember];
    await answer(has, path);
    await answer(waits, path);
    expect(firstOf((await test.guest.get(path)).body)).toEqual([has.userID]);
    await answer(has, path, 'no');
    expect(firstOf((await test.guest.get(path)).body)).toEqual([waits.userID]);
  });

  it('takes no statement for each event of a list', async () => {
    const statements = async () =>
      (await statementsOf(test.site.database, () => test.guest.get('/events?limit=100'))).length;
    await statements();
    const before = await statements();
    for (let at = 0; at < 4; at++) await answer(many[at] as TestMember, (await eventBy(test.member)).path);
    await statements();
    expect(await statements()).toBe(before);
  });
});

describe('permissions', () => {
  const nothing = { organizer: false, view: true, create: false, edit: false, delete: false, attend: false };

  it('say what the reader may do: guest, member, who announced it, staff', async () => {
    const { path, permissions } = await eventBy(test.member);
    const all = { ...nothing, create: true, edit: true, delete: true, attend: true };
    expect(permissions).toEqual({ ...all, organizer: true });
    const of = async ({ get }: { get: typeof test.guest.get }) => (await get(path)).body.permissions;
    expect(await of({ get: (to) => test.guest.get(to) })).toEqual(nothing);
    expect(await of({ get: (to) => test.other.client.get(to) })).toEqual({
      ...nothing,
      create: true,
      attend: true,
    });
    expect(await of({ get: (to) => test.moderator.client.get(to) })).toEqual(all);
  });

  it('say that nobody answers what is over, and are true', async () => {
    const { path } = await eventBy(test.member, { dateStarts: '2001-03-28T10:00' });
    const list = (await test.other.client.get('/events?sort=dateStarts&limit=1')).body;
    expect(list[0].permissions).toEqual({ ...nothing, create: true });
    expect((await test.other.client.post(`${path}/participants`, { attending: 'yes' })).status).toBe(400);
    expect((await test.other.client.patch(path, { capacity: 5 })).status).toBe(403);
  });
});

describe('displayOrganizer', () => {
  const pageOf = async (url: string) => (await test.guest.page(new URL(url).pathname)).text;

  it('names who organises it beside when and where, until it is switched off', async () => {
    const { path, url, displayOrganizer } = await eventBy(test.member);
    expect(displayOrganizer).toBe(true);
    expect(await pageOf(url)).toContain(`"organizer":{"userID":${test.member.userID},`);
    const changed = await done(test.member.client.patch(path, { displayOrganizer: false }));
    expect(changed).toMatchObject({ displayOrganizer: false, insertUserID: test.member.userID });
    expect((await test.member.client.get(`${path}/edit`)).body.displayOrganizer).toBe(false);
    expect(await pageOf(url)).toContain('"organizer":null');
    // What is not sent stays.
    expect(await done(test.member.client.patch(path, { capacity: 4 }))).toMatchObject({
      displayOrganizer: false,
    });
  });

  it('is given when it is announced, as an event and as a discussion', async () => {
    expect(await eventBy(test.member, { displayOrganizer: false })).toMatchObject({
      displayOrganizer: false,
    });
    const event = { dateStarts: '2190-01-05T10:00', timezone: 'UTC', displayOrganizer: false };
    const post = {
      name: 'Hidden hand',
      body: 'Guess who.',
      format: 'text',
      categoryID: 1,
      postTypeID: 'event',
      event,
    };
    const { attributes } = await done(test.member.client.post('/discussions', post));
    expect((await test.guest.get(`/events/${attributes.event.eventID}`)).body.displayOrganizer).toBe(false);
  });

  it.each(['maybe', 3])('is refused as %j', async (displayOrganizer) => {
    const { path } = await eventBy(test.member);
    const refused = await test.member.client.patch(path, { displayOrganizer });
    expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([
      422,
      expect.stringContaining('displayOrganizer'),
    ]);
  });
});
