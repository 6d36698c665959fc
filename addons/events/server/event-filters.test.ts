// Lists of events row by row: pages and their ends, every filter with good and bad values, and places for many at once.
import { countedCommunity, done, signedIn, type TestMember } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
let categoryID: number;
let of: string;
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
  await done(
    test.admin.client.patch('/config', {
      ...{ 'vanilla.discussion.spamCount': 1000, 'rateLimits.posting.perAccount': 0 },
      'rateLimits.posting.perAddress': 0,
    }),
  );
  ({ categoryID } = await done(test.admin.client.post('/categories', { name: 'Fair', urlCode: 'fair' })));
  of = `/events?parentRecordType=category&parentRecordID=${categoryID}`;
  for (const at of [3, 1, 5, 2, 4])
    await eventBy({ name: `Stall ${at}`, dateStarts: `2190-03-0${at}T10:00` });
});

let number = 0;
async function eventBy(more: Record<string, unknown> = {}) {
  number += 1;
  const made = await done(
    test.member.client.post('/events', {
      ...{ name: `Booth ${number}`, body: `Row ${number}.`, parentRecordID: categoryID },
      ...{ dateStarts: '2191-03-28T10:00', timezone: 'UTC', ...more },
    }),
  );
  return { ...made, path: `/events/${made.eventID}` as const };
}

const names = async (query: string) =>
  (await test.guest.get(`${of}${query}`)).body.map((each: { name: string }) => each.name);
const stalls = (...numbers: number[]) => numbers.map((at) => `Stall ${at}`);

describe('pages of events', () => {
  it('follow each other, say whether there is more, and are empty beyond the end', async () => {
    expect(await names('&limit=2')).toEqual(stalls(1, 2));
    expect(await names('&limit=2&page=2')).toEqual(stalls(3, 4));
    const last = await test.guest.get(`${of}&limit=2&page=3`);
    expect(last.body.map((each: { name: string }) => each.name)).toEqual(stalls(5));
    expect(last.headers.get('link') ?? '').not.toContain('rel="next"');
    expect((await test.guest.get(`${of}&limit=2`)).headers.get('link')).toContain('rel="next"');
    const beyond = await test.guest.get(`${of}&limit=2&page=900`);
    expect([beyond.status, beyond.body]).toEqual([200, []]);
  });

  it.each([
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['limit=many', 'limit'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['sort=name', 'sort'],
    ['dateStarts=soon', 'dateStarts'],
    ['dateEnds=2190-13-01', 'dateEnds'],
    ['attending=perhaps', 'attending'],
    ['parentRecordType=planet', 'parentRecordType'],
    ['parentRecordID=fair', 'parentRecordID'],
    ['requireDescendants=often', 'requireDescendants'],
  ])('are refused with %s', async (query, field) => {
    const { status, body } = await test.guest.get(`/events?${query}`);
    expect([status, JSON.stringify(body.errors)]).toEqual([422, expect.stringContaining(field)]);
  });

  it.each(['parentRecordID=2000000', 'parentRecordType=group&parentRecordID=2000000'])(
    'are not found with %s',
    async (query) => expect((await test.guest.get(`/events?${query}`)).status).toBe(404),
  );
});

describe('filters of events', () => {
  it.each([
    ['&sort=dateStarts', stalls(1, 2, 3, 4, 5)],
    ['&sort=-dateStarts', stalls(5, 4, 3, 2, 1)],
    ['&sort=-dateInserted', stalls(4, 2, 5, 1, 3)],
    // What begins then is not over by then; what begins at the end is left out.
    ['&dateStarts=2190-03-03T09:59', stalls(3, 4, 5)],
    ['&dateStarts=2190-03-03T10:00:00Z', stalls(4, 5)],
    ['&dateEnds=2190-03-03T10:00:00Z', stalls(1, 2)],
    ['&dateEnds=2190-03-03T10:00:01Z', stalls(1, 2, 3)],
    ['&dateStarts=2190-03-02&dateEnds=2190-03-04', stalls(2, 3)],
    ['&dateStarts=2190-03-04&dateEnds=2190-03-02', []],
    ['&attending=yes', []],
  ])('%s', async (query, wanted) => expect(await names(`${query}&limit=100`)).toEqual(wanted));

  it('attending: what the caller answered so, waiting too', async () => {
    const caller = await signedIn(test, 'Filters');
    const [comes, may, not] = [await eventBy({ capacity: 1 }), await eventBy(), await eventBy()];
    const answer = (path: string, attending: string, { client }: TestMember = caller) =>
      done(client.post(`${path}/participants`, { attending }));
    await answer(comes.path, 'yes', test.other);
    await answer(comes.path, 'yes');
    await answer(may.path, 'maybe');
    await answer(not.path, 'no');
    const ids = async (attending: string) =>
      (await caller.client.get(`/events?attending=${attending}`)).body.map(
        (each: { eventID: number }) => each.eventID,
      );
    expect([await ids('yes'), await ids('maybe'), await ids('no')]).toEqual([
      [comes.eventID],
      [may.eventID],
      [not.eventID],
    ]);
    const participants = (query: string) => test.guest.get(`${comes.path}/participants?${query}`);
    expect((await participants('attending=no')).body).toEqual([]);
    expect((await participants('limit=1&page=2')).body).toMatchObject([
      { userID: caller.userID, isWaiting: true },
    ]);
    expect((await participants('limit=1&page=9')).body).toEqual([]);
    expect([(await participants('limit=101')).status, (await participants('attending=x')).status]).toEqual([
      422, 422,
    ]);
    await done(test.member.client.delete(comes.path));
    await done(test.member.client.delete(may.path));
    await done(test.member.client.delete(not.path));
  });
});

describe('the last places', () => {
  it('of 50 who answer at once go to as many as there are; all others wait, and move up in that order', async () => {
    const many = await Promise.all(Array.from({ length: 50 }, (_, at) => signedIn(test, `Crowd${at}`)));
    const { path } = await eventBy({ capacity: 3 });
    const answers = await Promise.all(
      many.map(({ client }) => client.post(`${path}/participants`, { attending: 'yes' })),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(answers.filter(({ body }) => !body.isWaiting)).toHaveLength(3);
    const people = async () =>
      (await test.guest.get(`${path}/participants?limit=100`)).body as {
        userID: number;
        isWaiting: boolean;
      }[];
    const before = await people();
    const ids = (all: typeof before, isWaiting: boolean) =>
      all.filter((each) => each.isWaiting === isWaiting).map(({ userID }) => userID);
    const [have, wait] = [ids(before, false), ids(before, true)];
    expect([have.length, wait.length]).toEqual([3, 47]);
    // Two who have a place leave at once, with four who wait.
    const leave = [...have.slice(0, 2), wait[0], wait[3], wait[10], wait[46]];
    const gone = many.filter(({ userID }) => leave.includes(userID));
    await Promise.all(
      gone.map(({ client, userID }) => done(client.delete(`${path}/participants/${userID}`))),
    );
    const after = await people();
    const left = wait.filter((userID) => !leave.includes(userID));
    // Who waited first has moved up, unless they left before: the order of the others is as it was.
    expect(ids(after, true)).toEqual(left.slice(2));
    expect(new Set(ids(after, false))).toEqual(new Set([have[2], ...left.slice(0, 2)]));
    expect((await test.guest.get(path)).body).toMatchObject({ attendingYesCount: 3, waitingCount: 41 });
  });
});
