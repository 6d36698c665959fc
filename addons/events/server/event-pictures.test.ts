// Pictures of events: chosen, shown, taken away again; files of this site, seen by whoever sees the event and by nobody else.
import { sql } from '@parley/addon-api';
import { countedCommunity, done, movedSite, type TestClient } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';

const test = countedCommunity({ withJobs: true });
beforeAll(async () => {
  await done(test.admin.client.patch('/addons/events', { enabled: true }));
  await done(test.admin.client.patch('/config', { 'vanilla.discussion.spamCount': 1000 }));
});

/** The smallest there is: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function uploaded(client: TestClient): Promise<{ url: string; path: string }> {
  const { status, body } = await client.upload('/media', PIXEL, 'kites.png');
  expect(status).toBe(201);
  return { url: body.url, path: new URL(body.url).pathname };
}

let number = 0;
async function eventBy(client: TestClient, more: Record<string, unknown> = {}) {
  number += 1;
  const made = await done(
    client.post('/events', {
      ...{ name: `Kite day ${number}`, body: `Wind ${number}.`, parentRecordID: 1, timezone: 'UTC' },
      ...{ dateStarts: '2190-03-28T10:00', ...more },
    }),
  );
  return { ...made, path: `/events/${made.eventID}` as const };
}

const statusOf = async (client: TestClient, path: string) => (await client.page(path)).status;

describe('the picture of an event', () => {
  it('is chosen, and shown on its page, in lists and in the calendar', async () => {
    const { client } = test.member;
    const { path: picture, url } = await uploaded(client);
    const chosen = { featuredImage: picture, featuredImageAlt: 'A red kite' };
    const event = await eventBy(client, chosen);
    expect(event).toMatchObject({ featuredImage: url, featuredImageAlt: 'A red kite' });
    expect((await client.get(`${event.path}/edit`)).body).toMatchObject(chosen);
    const pages = [new URL(event.url).pathname, '/events', '/events/calendar?month=2190-03'];
    for (const page of pages) {
      const { text } = await test.guest.page(page);
      expect(text).toContain(picture);
      expect(text).toContain('"featuredImageAlt":"A red kite"');
    }
    const { body } = await test.guest.get('/events?limit=1&sort=-dateInserted');
    expect(body[0]).toMatchObject({ featuredImage: url, featuredImageAlt: 'A red kite' });
  });

  it('is the first of its words until one is chosen, and once that is taken away', async () => {
    const { client } = test.member;
    const [first, other] = [await uploaded(client), await uploaded(client)];
    const event = await eventBy(client, { body: `![A blue kite](${first.url})`, format: 'markdown' });
    const shown = async () => {
      const { featuredImage, featuredImageAlt } = (await test.guest.get(event.path)).body;
      return [new URL(featuredImage, event.url).pathname, featuredImageAlt];
    };
    const source = async () => (await client.get(`${event.path}/edit`)).body.featuredImage;
    expect([await shown(), await source()]).toEqual([[first.path, 'A blue kite'], null]);
    await done(client.patch(event.path, { featuredImage: other.url, featuredImageAlt: 'Another' }));
    expect([await shown(), await source()]).toEqual([[other.path, 'Another'], other.path]);
    // What is not sent stays.
    await done(client.patch(event.path, { capacity: 4 }));
    expect(await shown()).toEqual([other.path, 'Another']);
    for (const none of [null, '']) {
      await done(client.patch(event.path, { featuredImage: other.url }));
      await done(client.patch(event.path, { featuredImage: none }));
      expect([await shown(), await source()]).toEqual([[first.path, 'A blue kite'], null]);
    }
  });

  it('is given with a discussion of type event, too, and refused there at its field', async () => {
    const { client } = test.member;
    const { path: picture, url } = await uploaded(client);
    const post = (featuredImage: string) => ({
      ...{ name: 'Kites at dusk', body: 'Bring lights.', format: 'text', categoryID: 1, postTypeID: 'event' },
      event: { dateStarts: '2190-01-05T10:00', featuredImage },
    });
    const refused = await client.post('/discussions', post('https://pictures.example/kite.png'));
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'featuredImage']);
    const { attributes } = await done(client.post('/discussions', post(picture)));
    expect((await test.guest.get(`/events/${attributes.event.eventID}`)).body.featuredImage).toBe(url);
  });

  it.each([
    ['from another site', 'https://pictures.example/kite.png'],
    ['of a script', 'javascript:alert(1)'],
    ['of a page', '/events'],
    ['beside the uploads', '/uploads/../secrets'],
    ['of too many letters', `/uploads/${'x'.repeat(500)}`],
  ])('is refused %s, at its field, and leaves the event as it was', async (_, featuredImage) => {
    const { client } = test.member;
    const event = await eventBy(client);
    const post = { name: 'Refused', body: 'No.', parentRecordID: 1, dateStarts: '2190-03-28T10:00' };
    for (const answer of [
      await client.patch(event.path, { featuredImage }),
      await client.post('/events', { ...post, featuredImage }),
    ])
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, 'featuredImage']);
    expect((await client.get(event.path)).body.featuredImage).toBe(null);
  });

  it('has words of a bounded length, and is changed by those who organise the event alone', async () => {
    const event = await eventBy(test.member.client);
    const { path: picture } = await uploaded(test.other.client);
    const long = await test.member.client.patch(event.path, { featuredImageAlt: 'x'.repeat(201) });
    expect([long.status, JSON.stringify(long.body.errors)]).toEqual([
      422,
      expect.stringContaining('featuredImageAlt'),
    ]);
    expect((await test.other.client.patch(event.path, { featuredImage: picture })).status).toBe(403);
    expect((await test.guest.patch(event.path, { featuredImage: picture })).status).toBe(403);
  });

  it('is seen by whoever sees the event, while there is one', async () => {
    const { client } = test.moderator;
    const { path: picture } = await uploaded(client);
    const event = await eventBy(client, { parentRecordID: test.privateCategoryID, featuredImage: picture });
    for (const outsider of [test.guest, test.other.client])
      expect(await statusOf(outsider, picture)).toBe(404);
    await done(client.patch(event.path, { parentRecordID: 1 }));
    expect(await statusOf(test.guest, picture)).toBe(200);
    await done(client.delete(event.path));
    expect(await statusOf(test.guest, picture)).toBe(404);
    const log = `/audit-logs?recordType=event&recordID=${event.eventID}` as const;
    const [{ auditLogID }] = (await test.admin.client.get(log)).body;
    await done(test.admin.client.post('/audit-logs/undo', { auditLogIDs: [auditLogID] }));
    expect(await statusOf(test.guest, picture)).toBe(200);
  });

  it('goes along with a site that moves', async () => {
    const { client } = test.member;
    const { path: picture } = await uploaded(client);
    const { eventID } = await eventBy(client, { featuredImage: picture, featuredImageAlt: 'A green kite' });
    const moved = await movedSite(test.site);
    try {
      const rows = await moved.site.database.rows(sql`
        select image_url, image_alt from calendar_events where event_id = ${eventID}`);
      expect(rows).toEqual([{ image_url: picture, image_alt: 'A green kite' }]);
      const key = picture.replace(/^\/uploads\//, '');
      expect((await moved.site.blobs.get(key)) !== undefined).toBe(true);
    } finally {
      await moved.close();
    }
  }, 120_000);
});
