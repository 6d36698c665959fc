// What roles may do about events, what is held until somebody approves it, and when an event can take place.
import { readFile } from 'node:fs/promises';
import { sql } from '@parley/addon-api';
import { countedCommunity, done, type TestClient } from '@parley/addon-api/testing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

const GUEST = 2;
const MEMBER = 8;
const test = countedCommunity();
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
  await done(
    test.admin.client.patch('/config', {
      ...{ 'vanilla.discussion.spamCount': 1000, 'rateLimits.posting.perAccount': 0 },
      'rateLimits.posting.perAddress': 0,
    }),
  );
});

const grant = (roleID: number, permission: string, isGranted: boolean) =>
  done(
    test.admin.client.patch(`/roles/${roleID}/permissions`, [
      { type: 'global', permissions: { [permission]: isGranted } },
    ]),
  );

let number = 0;

function event(more: Record<string, unknown> = {}) {
  number += 1;
  return {
    ...{ name: `Low tide ${number} ${Math.random()}`, body: `Boots. ${Math.random()}`, parentRecordID: 1 },
    ...{ dateStarts: '2190-03-28T10:00', timezone: 'UTC', ...more },
  };
}

async function eventBy(client: TestClient, more: Record<string, unknown> = {}) {
  const made = await done(client.post('/events', event(more)));
  return { ...made, path: `/events/${made.eventID}` as const };
}

describe('a role', () => {
  afterEach(async () => {
    await grant(GUEST, 'events.view', true);
    await grant(MEMBER, 'events.add', true);
  });

  it('that does not see the calendar reads no event of it, no list and no page', async () => {
    const { path, discussionID, url } = await eventBy(test.member.client);
    await done(test.other.client.post(`${path}/participants`, { attending: 'yes' }));
    const byUser = `${path}/participants-by-user?userID=${test.other.userID}`;
    const addresses = ['/events', path, `${path}/participants`, byUser];
    const answers = async () => {
      const found = [];
      for (const address of addresses) {
        const { status, body } = await test.guest.get(address);
        found.push([status, body.permissions?.view ?? body.permissions]);
      }
      return found.map(([status, permissions]) => [status, status === 403 ? permissions : null]);
    };
    const pages = async () => {
      const statuses = [];
      for (const page of ['/events', '/events/calendar', `${path}-low-tide`])
        statuses.push((await test.guest.page(page)).status);
      return statuses;
    };
    expect([await answers(), await pages()]).toEqual([Array(4).fill([200, null]), [200, 200, 302]]);
    await grant(GUEST, 'events.view', false);
    expect(await answers()).toEqual(Array(4).fill([403, ['events.view']]));
    for (const status of await pages()) expect([403, 404]).toContain(status);
    // Its discussion is read as any other, and does not say who comes.
    expect((await test.guest.get(`/discussions/${discussionID}`)).status).toBe(200);
    expect((await test.guest.page(new URL(url).pathname)).text).toContain('"faces":[]');
  });

  it('that announces no events is told which permission is missing, and nothing is announced', async () => {
    await grant(MEMBER, 'events.add', false);
    const post = event();
    const refused = await test.member.client.post('/events', post);
    expect([refused.status, refused.body.permissions]).toEqual([403, ['events.add']]);
    expect(await test.site.database.rows(sql`select from discussions where name = ${post.name}`)).toEqual([]);
    await grant(MEMBER, 'events.add', true);
    expect((await test.member.client.post('/events', post)).status).toBe(201);
  });
});

describe('lists of events', () => {
  it('hold thirty, unless they are told another number', async () => {
    const made = await done(test.admin.client.post('/categories', { name: 'Shore', urlCode: 'shore' }));
    for (let at = 0; at < 31; at++) await eventBy(test.member.client, { parentRecordID: made.categoryID });
    const of = `/events?parentRecordID=${made.categoryID}` as const;
    const first = await test.guest.get(of);
    expect([first.body.length, first.headers.get('x-app-page-limit')]).toEqual([30, '30']);
    expect(first.headers.get('link')).toContain('rel="next"');
    const second = await test.guest.get(`${of}&page=2`);
    expect([second.body.length, second.headers.get('link')?.includes('rel="next"')]).toEqual([1, false]);
    const { path } = await eventBy(test.member.client);
    const participants = await test.guest.get(`${path}/participants`);
    expect(participants.headers.get('x-app-page-limit')).toBe('30');
  }, 60_000);
});

describe('an event that is held', () => {
  const holding = (isHeld: boolean) => grant(MEMBER, 'approval.require', isHeld);
  afterEach(() => holding(false));

  it('is answered in words, seen by whoever announced it and moderators alone, and there once approved', async () => {
    await holding(true);
    const post = event();
    const { status, body } = await test.member.client.post('/events', post);
    expect([status, body]).toEqual([
      202,
      { message: 'Your event will be shown once it is approved.', status: 202, description: null },
    ]);
    const [row] = (await test.site.database.rows<{ event_id: number; discussion_id: number }>(sql`
      select event_id, discussion_id from calendar_events join discussions using (discussion_id)
      where name = ${post.name}`)) as [{ event_id: number; discussion_id: number }];
    const path = `/events/${row.event_id}` as const;
    const listed = async (client: TestClient) =>
      (await client.get('/events?limit=100&sort=-dateInserted')).text.includes(post.name);
    for (const client of [test.guest, test.other.client]) {
      expect([(await client.get(path)).status, await listed(client)]).toEqual([404, false]);
      expect((await client.page('/events')).text).not.toContain(post.name);
    }
    expect((await test.other.client.post(`${path}/participants`, { attending: 'yes' })).status).toBe(404);
    for (const { client } of [test.member, test.moderator]) expect((await client.get(path)).status).toBe(200);

    const cases = await done(
      test.moderator.client.get(
        `/moderation-cases?kind=pending&recordType=discussion&recordID=${row.discussion_id}`,
      ),
    );
    const decide = (client: TestClient) =>
      client.post(`/moderation-cases/${cases[0]?.caseID}/decision`, { outcome: 'approved' });
    expect((await decide(test.member.client)).status).toBe(403);
    await done(decide(test.moderator.client));
    expect([(await test.guest.get(path)).status, await listed(test.guest)]).toEqual([200, true]);
  });

  it.each([
    ['pl', 'Wydarzenie pokaże się po zatwierdzeniu.', 'Koniec nie może być przed początkiem.'],
    ['ar', 'ستظهر فعاليتك بعد الموافقة عليها.', 'لا يجوز أن تسبق النهاية البداية.'],
  ])('is answered in the language of whoever announced it: %s', async (locale, message, late) => {
    test.site.options.messages = async () =>
      JSON.parse(await readFile(new URL(`../locales/${locale}.json`, import.meta.url), 'utf8'));
    await done(test.admin.client.patch(`/addons/${locale}-locale`, { enabled: true }));
    await holding(true);
    const waits = await test.member.client.post(`/events?locale=${locale}`, event());
    expect([waits.status, waits.body.message]).toEqual([202, message]);
    const post = event({ dateEnds: '2190-03-27T10:00' });
    const refused = await test.member.client.post(`/events?locale=${locale}`, post);
    expect([refused.status, refused.body.errors[0].message]).toEqual([422, late]);
  });

  it('is said so in the description of the API', async () => {
    const { body } = await test.guest.get('/open-api/v3');
    const answers = body.paths['/events'].post.responses;
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(['201', '202']));
    const { $ref } = answers['202'].content['application/json'].schema;
    expect(Object.keys(body.components.schemas[$ref.split('/').at(-1)].properties)).toEqual([
      'message',
      'status',
      'description',
    ]);
  });

  it('is announced at once by those whose posts wait for nobody', async () => {
    await holding(true);
    expect((await test.moderator.client.post('/events', event())).status).toBe(201);
  });
});

describe('when an event takes place', () => {
  it.each(['1970-01-01T00:00', '2199-12-31T23:59'])('may be %s', async (dateStarts) => {
    const { path } = await eventBy(test.member.client, { dateStarts });
    expect((await test.guest.get(path)).body.dateStarts).toBe(`${dateStarts}:00+00:00`);
  });

  it.each(['1969-12-31T23:59', '0001-01-01T00:00', '2200-01-01T00:00', '9999-12-31T10:00'])(
    'may not be %s',
    async (dateStarts) => {
      const { path } = await eventBy(test.member.client);
      for (const refused of [
        await test.member.client.post('/events', event({ dateStarts })),
        await test.member.client.patch(path, { dateStarts }),
      ])
        expect([refused.status, refused.body.errors]).toEqual([
          422,
          [
            expect.objectContaining({
              field: 'dateStarts',
              message: expect.stringContaining('between 1970 and 2199'),
            }),
          ],
        ]);
    },
  );
});
