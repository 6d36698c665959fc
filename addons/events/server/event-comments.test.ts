// Comments on an event, by the event: those of its discussion, for whoever sees it.
import { countedCommunity, done, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity();
beforeAll(() => done(test.admin.client.patch('/addons/events', { enabled: true })));

let number = 0;
async function eventBy(client: TestClient, parentRecordID = 1) {
  number += 1;
  return done(
    client.post('/events', {
      ...{
        name: `Choir ${number}`,
        body: `Verse ${number}.`,
        parentRecordID,
        dateStarts: '2190-03-28T10:00',
      },
    }),
  );
}

const of = (parentRecordID: number) => ({ parentRecordType: 'event', parentRecordID });
const words = () => ({ body: `Refrain ${Math.random()}`, format: 'text' });
const query = (eventID: number) => `parentRecordType=event&parentRecordID=${eventID}`;

describe('comments on an event', () => {
  it('are written and read by the event, and are those of its discussion', async () => {
    const { eventID, discussionID } = await eventBy(test.member.client);
    const { status, body } = await test.other.client.post('/comments', { ...words(), ...of(eventID) });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ parentRecordType: 'discussion', parentRecordID: discussionID }),
    ]);
    const list = (await test.guest.get(`/comments?${query(eventID)}`)).body;
    expect(list.map(({ commentID }: { commentID: number }) => commentID)).toEqual([body.commentID]);
    const thread = (await test.guest.get(`/comments/thread?${query(eventID)}`)).body;
    expect(Object.keys(thread.commentsByID)).toEqual([String(body.commentID)]);
    expect((await test.guest.get(`/events/${eventID}`)).body.countComments).toBe(1);
  });

  it('are not found where there is no event, and closed to who does not see it', async () => {
    const { eventID } = await eventBy(test.moderator.client, test.privateCategoryID);
    const answers = async (id: number) => [
      (await test.other.client.post('/comments', { ...words(), ...of(id) })).status,
      (await test.other.client.get(`/comments?${query(id)}`)).status,
      (await test.guest.get(`/comments/thread?${query(id)}`)).status,
    ];
    expect(await answers(eventID)).toEqual([403, 403, 403]);
    expect(await answers(2_000_000)).toEqual([404, 404, 404]);
    const wrong = await test.other.client.post('/comments', { ...words(), ...of(0), parentRecordID: 'x' });
    expect(wrong.status).toBe(422);
  });

  it('are of no known kind while events are switched off', async () => {
    const { eventID } = await eventBy(test.member.client);
    await done(test.admin.client.patch('/addons/events', { enabled: false }));
    const off = await test.other.client.post('/comments', { ...words(), ...of(eventID) });
    await done(test.admin.client.patch('/addons/events', { enabled: true }));
    expect([off.status, off.body.code]).toEqual([400, 'comment.parentTypeUnknown']);
  });
});

describe('what is sent of an event', () => {
  it.each([
    [{ location: 'x'.repeat(251) }, 'location'],
    [{ locationUrl: `https://example.org/${'x'.repeat(500)}` }, 'locationUrl'],
    [{ ctaLabel: 'x'.repeat(101) }, 'ctaLabel'],
    [{ ctaUrl: 'javascript:alert(1)' }, 'ctaUrl'],
    [{ ctaUrl: 'https://' }, 'ctaUrl'],
    [{ capacity: 100_001 }, 'capacity'],
    [{ capacity: 1.5 }, 'capacity'],
    [{ timezone: 'Middle/Earth' }, 'timezone'],
    [{ allDayEvent: 'perhaps' }, 'allDayEvent'],
    [{ name: 'x'.repeat(251) }, 'name'],
  ])('is refused when it is changed, at its field: %j', async (more, field) => {
    const { eventID } = await eventBy(test.member.client);
    const path = `/events/${eventID}` as const;
    const before = (await test.member.client.get(path)).body;
    const { status, body } = await test.member.client.patch(path, more);
    expect([status, JSON.stringify(body.errors)]).toEqual([422, expect.stringContaining(field)]);
    expect((await test.member.client.get(path)).body).toEqual(before);
  });

  it('is taken away by an empty text and by null, and read as it was written by those who organise it', async () => {
    const { eventID } = await eventBy(test.member.client);
    const path = `/events/${eventID}` as const;
    const given = { location: 'The hall', locationUrl: 'https://example.org/map' };
    const link = { ctaLabel: 'Sign up', ctaUrl: 'https://example.org/join' };
    await done(test.member.client.patch(path, { ...given, ...link }));
    expect((await test.member.client.get(`${path}/edit`)).body).toMatchObject({ ...given, ...link });
    const changed = await done(test.member.client.patch(path, { location: '', ctaUrl: '', ctaLabel: null }));
    expect(changed).toMatchObject({
      ...{ location: null, ctaUrl: null, ctaLabel: null },
      locationUrl: given.locationUrl,
    });
    for (const client of [test.guest, test.other.client])
      expect((await client.get(`${path}/edit`)).status).toBe(403);
    expect((await test.member.client.get('/events/2000000/edit')).status).toBe(404);
    expect((await test.member.client.get('/events/soon/edit')).status).toBe(422);
  });
});
