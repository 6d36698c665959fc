// Events: announced, changed, listed and left; by many at once, and by those who may not.
import { countedCommunity, signedIn, type TestClient, type TestMember } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await test.admin.client.patch('/addons/events', { enabled: true });
  await test.admin.client.patch('/config', {
    'vanilla.discussion.spamCount': 1000,
    'rateLimits.posting.perAccount': 0,
    'rateLimits.posting.perAddress': 0,
  });
});

const event = (more: Record<string, unknown> = {}) => ({
  name: `Repair evening ${Math.random()}`,
  body: `Bring what hums. ${Math.random()}`,
  parentRecordID: 1,
  dateStarts: '2190-03-28T10:00',
  dateEnds: '2190-03-28T12:30',
  timezone: 'Europe/Oslo',
  ...more,
});

async function eventBy(client: TestClient, more: Record<string, unknown> = {}) {
  const { status, body, text } = await client.post('/events', event(more));
  if (status !== 201) throw new Error(`POST /events answered ${status}: ${text}`);
  return { ...body, path: `/events/${body.eventID}` };
}

const come = (client: TestClient, { path }: { path: string }, attending = 'yes') =>
  client.post(`${path}/participants`, { attending });

const namesIn = async (client: TestClient, path: string) =>
  (await client.get(path)).body.map((each: { name: string }) => each.name);

describe('an event', () => {
  it('is announced with a discussion of its own, by instants and the zone in which it was said', async () => {
    const made = await eventBy(test.member.client, {
      ...{ location: 'The shed', locationUrl: 'https://example.org/map', capacity: 8 },
      ...{ ctaUrl: 'https://example.org/sign-up', ctaLabel: 'Sign up' },
    });
    expect(made).toMatchObject({
      ...{
        dateStarts: '2190-03-28T08:00:00+00:00',
        dateEnds: '2190-03-28T10:30:00+00:00',
        allDayEvent: false,
      },
      ...{ timezone: 'Europe/Oslo', location: 'The shed', capacity: 8, ctaLabel: 'Sign up' },
      ...{
        parentRecordType: 'category',
        parentRecordID: 1,
        groupID: null,
        attending: null,
        isWaiting: false,
      },
      ...{ attendingYesCount: 0, attendingMaybeCount: 0, attendingNoCount: 0, waitingCount: 0 },
      insertUserID: test.member.userID,
    });
    const discussion = (await test.guest.get(`/discussions/${made.discussionID}`)).body;
    expect([discussion.type, discussion.attributes.event.eventID]).toEqual(['event', made.eventID]);
    expect((await test.guest.get(made.path)).body.body).toContain('Bring what hums');
  });

  it('takes whole days, the same for everybody', async () => {
    const made = await eventBy(test.member.client, {
      ...{
        allDayEvent: true,
        dateStarts: '2190-10-30',
        dateEnds: '2190-10-31',
        timezone: 'America/New_York',
      },
    });
    expect([made.dateStarts, made.dateEnds]).toEqual([
      '2190-10-30T04:00:00+00:00',
      '2190-10-31T04:00:00+00:00',
    ]);
    const source = (await test.member.client.get(`${made.path}/edit`)).body;
    expect(source).toMatchObject({ dateStarts: '2190-10-30', dateEnds: '2190-10-31', allDayEvent: true });
    const same = await test.member.client.patch(made.path, source);
    expect([same.body.dateStarts, same.body.dateEnds]).toEqual([made.dateStarts, made.dateEnds]);
  });

  it.each([
    [{ dateStarts: undefined }, 400, 'dateStarts'],
    [{ name: '' }, 422, 'name'],
    [{ dateStarts: 'soon' }, 422, 'dateStarts'],
    [{ dateEnds: '2190-03-28T09:00' }, 422, 'dateEnds'],
    [{ dateEnds: '2192-03-28T09:00' }, 422, 'dateEnds'],
    [{ timezone: 'Middle/Earth' }, 422, 'timezone'],
    [{ capacity: 0 }, 422, 'capacity'],
    [{ locationUrl: 'javascript:alert(1)' }, 422, 'locationUrl'],
    [{ ctaUrl: 'ftp://example.org' }, 422, 'ctaUrl'],
    [{ parentRecordType: 'planet' }, 422, 'parentRecordType'],
  ])('is refused with %j', async (more, status, field) => {
    const answer = await test.member.client.post('/events', event(more));
    expect([answer.status, JSON.stringify(answer.body.errors)]).toEqual([
      status,
      expect.stringContaining(field),
    ]);
  });

  it('is announced by those who may, where they may', async () => {
    expect((await test.guest.post('/events', event())).status).toBe(403);
    const secret = await test.member.client.post(
      '/events',
      event({ parentRecordID: test.privateCategoryID }),
    );
    expect(secret.status).toBe(404);
    const group = await test.member.client.post('/events', event({ parentRecordType: 'group' }));
    expect(group.status).toBe(404);
  });

  it('is changed and deleted by who organises it, and by staff', async () => {
    const made = await eventBy(test.member.client);
    const moved = { dateStarts: '2190-03-29T10:00', dateEnds: null, location: 'The barn' };
    const refused = await test.other.client.patch(made.path, moved);
    expect([refused.status, refused.body.code ?? refused.text]).toEqual([403, expect.anything()]);
    expect((await test.other.client.get(`${made.path}/edit`)).status).toBe(403);
    expect((await test.other.client.delete(made.path)).status).toBe(403);
    const changed = await test.member.client.patch(made.path, moved);
    expect(changed.body).toMatchObject({
      ...{
        dateStarts: '2190-03-29T08:00:00+00:00',
        dateEnds: null,
        location: 'The barn',
        timezone: 'Europe/Oslo',
      },
    });
    const renamed = await test.admin.client.patch(made.path, { name: 'Another name', capacity: 3 });
    expect(renamed.body).toMatchObject({ name: 'Another name', capacity: 3, location: 'The barn' });
    expect((await test.admin.client.delete(made.path)).status).toBe(204);
    expect((await test.member.client.get(made.path)).status).toBe(404);
    expect((await test.guest.get(`/discussions/${made.discussionID}`)).body.type).toBe('discussion');
  });
});

describe('lists of events', () => {
  it('leave out what is over, and what others may not see', async () => {
    const soon = await eventBy(test.member.client, {
      name: 'Soon',
      dateStarts: '2189-01-01T10:00',
      dateEnds: null,
    });
    const past = await eventBy(test.member.client, {
      name: 'Past',
      dateStarts: '2001-01-01T10:00',
      dateEnds: null,
    });
    const hidden = await eventBy(test.moderator.client, {
      name: 'Hidden',
      parentRecordID: test.privateCategoryID,
    });
    const upcoming = await namesIn(test.guest, '/events?dateStarts=2026-01-01&limit=100');
    expect(upcoming).toContain('Soon');
    expect(upcoming).not.toContain('Past');
    expect(new Set(await namesIn(test.guest, '/events?dateEnds=2002-01-01'))).toEqual(new Set(['Past']));
    expect(await namesIn(test.guest, '/events?limit=100')).not.toContain('Hidden');
    expect(await namesIn(test.moderator.client, '/events?limit=100')).toContain('Hidden');
    expect((await test.guest.get(hidden.path)).status).toBe(403);
    expect((await test.guest.get(`${hidden.path}/participants`)).status).toBe(403);
    expect((await come(test.other.client, hidden)).status).toBe(403);
    expect((await test.guest.get(`/events?parentRecordID=${test.privateCategoryID}`)).status).toBe(404);
    await come(test.other.client, soon);
    expect(await namesIn(test.other.client, '/events?attending=yes')).toEqual(['Soon']);
    expect((await come(test.other.client, past)).body.message).toBe('This event is over.');
  });

  it('show the events of one category, and of those below it', async () => {
    const above = (await test.admin.client.post('/categories', { name: 'Above', urlCode: 'above' })).body;
    const below = (
      await test.admin.client.post('/categories', {
        ...{ name: 'Below', urlCode: 'below', parentCategoryID: above.categoryID },
      })
    ).body;
    await eventBy(test.member.client, { name: 'Deep', parentRecordID: below.categoryID });
    const path = `/events?parentRecordType=category&parentRecordID=${above.categoryID}`;
    expect(await namesIn(test.guest, path)).toEqual([]);
    expect(await namesIn(test.guest, `${path}&requireDescendants=true`)).toEqual(['Deep']);
    const page = await test.guest.page(`/events/category/${above.categoryID}`);
    expect([page.status, page.text.includes('Deep')]).toEqual([200, true]);
  });

  it('stand on pages, and the address of one event leads to its discussion', async () => {
    const made = await eventBy(test.member.client, {
      name: 'On pages',
      dateStarts: '2180-05-05T10:00',
      dateEnds: null,
    });
    for (const path of ['/events', '/events/calendar?month=2180-05']) {
      const page = await test.guest.page(path);
      expect([path, page.status, page.text.includes('On pages')]).toEqual([path, 200, true]);
    }
    const one = await test.guest.page(`/events/${made.eventID}-on-pages`);
    expect([one.status, one.headers.get('location')]).toEqual([302, expect.stringContaining('/discussion/')]);
    const page = await test.guest.page(`/discussion/${made.discussionID}/on-pages`);
    expect(page.text).toContain('EventCard');
  });
});

describe('places', () => {
  let many: TestMember[];
  beforeAll(async () => {
    many = await Promise.all(Array.from({ length: 50 }, (_, at) => signedIn(test, `Guest${at}`)));
  });

  it('are never more than there are, whoever comes at once', async () => {
    const made = await eventBy(test.member.client, { capacity: 20 });
    const answers = await Promise.all(many.flatMap(({ client }) => [come(client, made), come(client, made)]));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    const { body } = await test.guest.get(made.path);
    expect([body.attendingYesCount, body.waitingCount]).toEqual([20, 30]);
    const people = (await test.guest.get(`${made.path}/participants?limit=100`)).body;
    expect(people).toHaveLength(50);
    expect(people.filter((each: { isWaiting: boolean }) => each.isWaiting)).toHaveLength(30);
  });

  it('are given to whoever waits first when one is free, who is told', async () => {
    const made = await eventBy(test.member.client, { capacity: 1 });
    const [first, second, third] = many as [TestMember, TestMember, TestMember];
    expect((await come(first.client, made)).body).toMatchObject({ attending: 'yes', isWaiting: false });
    expect((await come(second.client, made)).body).toMatchObject({ attending: 'yes', isWaiting: true });
    await come(third.client, made);
    await come(first.client, made, 'no');
    const stateOf = async ({ client }: TestMember) => (await client.get(made.path)).body;
    expect(await stateOf(second)).toMatchObject({ isWaiting: false, attendingYesCount: 1, waitingCount: 1 });
    expect(await stateOf(third)).toMatchObject({ isWaiting: true });
    await expect
      .poll(async () => (await second.client.get('/notifications')).text, { timeout: 10_000 })
      .toContain('A place is free');
    const refused = await test.member.client.patch(made.path, { capacity: 0 });
    expect(refused.status).toBe(422);
    await test.member.client.patch(made.path, { capacity: 5 });
    expect(await stateOf(third)).toMatchObject({ isWaiting: false, attendingYesCount: 2, waitingCount: 0 });
    expect((await test.member.client.patch(made.path, { capacity: 1 })).status).toBe(409);
  });

  it('are answered for by oneself, and for others by who organises it', async () => {
    const made = await eventBy(test.member.client);
    const [one, two] = many as [TestMember, TestMember];
    const forOther = (client: TestClient) =>
      client.post(`${made.path}/participants`, { attending: 'maybe', userID: two.userID });
    expect((await forOther(one.client)).status).toBe(403);
    expect((await forOther(test.member.client)).body).toMatchObject({ attending: 'maybe' });
    const byUser = `${made.path}/participants-by-user?userID=${two.userID}`;
    expect((await test.guest.get(byUser)).body).toMatchObject({ userID: two.userID, attending: 'maybe' });
    expect((await one.client.delete(`${made.path}/participants/${two.userID}`)).status).toBe(403);
    expect((await two.client.delete(`${made.path}/participants/${two.userID}`)).status).toBe(204);
    expect((await test.guest.get(byUser)).status).toBe(404);
    const nobody = { attending: 'yes', userID: 2_000_000_000 };
    expect((await test.member.client.post(`${made.path}/participants`, nobody)).status).toBe(404);
    expect((await test.member.client.delete(`${made.path}/participants/2000000000`)).status).toBe(404);
    expect((await come(test.guest, made)).status).toBe(403);
    expect((await come(one.client, made, 'perhaps')).status).toBe(422);
  });
});
