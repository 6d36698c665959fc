import { countedCommunity } from '@parley/addon-api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { folded } from './icalendar.ts';

const test = countedCommunity();
beforeAll(async () => {
  await test.admin.client.patch('/addons/events', { enabled: true });
});

async function eventBy(more: Record<string, unknown>, client = test.member.client) {
  const { body, status, text } = await client.post('/events', {
    ...{ name: `Evening ${Math.random()}`, body: `At the shed. ${Math.random()}`, parentRecordID: 1 },
    ...{ dateStarts: '2190-03-28T10:00', timezone: 'Europe/Oslo', ...more },
  });
  if (status !== 201) throw new Error(text);
  return body;
}

/** Lines that were folded are whole again. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('an event for calendar programs', () => {
  it('says what it is in UTC, escaped and in lines of 75 octets', async () => {
    const { eventID } = await eventBy({
      name: `Żółw, the tortoise; and back\\slash ${'ü'.repeat(60)}`,
      dateEnds: '2190-03-28T12:00',
      location: 'The shed, pier 4',
    });
    const { status, text, headers } = await test.guest.page(`/events/${eventID}/event.ics`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const lines = linesOf(text);
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'DTSTART:21900328T080000Z', 'DTEND:21900328T100000Z'],
        ...['LOCATION:The shed\\, pier 4', 'END:VCALENDAR'],
        `SUMMARY:Żółw\\, the tortoise\\; and back\\\\slash ${'ü'.repeat(60)}`,
      ]),
    );
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(folded('ü'.repeat(40)).split('\r\n ')).toEqual(['ü'.repeat(37), 'ü'.repeat(3)]);
  });

  it('takes whole days up to the one behind the last', async () => {
    const days = {
      allDayEvent: true,
      dateStarts: '2190-12-30',
      dateEnds: '2190-12-31',
      timezone: 'Asia/Tokyo',
    };
    const { eventID } = await eventBy(days);
    const lines = linesOf((await test.guest.page(`/events/${eventID}/event.ics`)).text);
    expect(lines).toContain('DTSTART;VALUE=DATE:21901230');
    expect(lines).toContain('DTEND;VALUE=DATE:21910101');
  });

  it('is there for those who see it alone', async () => {
    const hidden = await eventBy(
      { name: 'Hidden', parentRecordID: test.privateCategoryID },
      test.moderator.client,
    );
    expect((await test.guest.page(`/events/${hidden.eventID}/event.ics`)).status).toBe(403);
    expect((await test.guest.page('/events/events.ics')).text).not.toContain('Hidden');
    expect((await test.moderator.client.page('/events/events.ics')).text).toContain('SUMMARY:Hidden');
    expect((await test.guest.page('/events/none/event.ics')).status).toBe(404);
  });

  it('is read at a secret address as its owner, until that is ended', async () => {
    const { client } = test.moderator;
    expect((await client.get('/events/feed')).body).toEqual({ hasFeed: false, url: null });
    const made = await client.post('/events/feed');
    expect([made.status, made.body.hasFeed]).toEqual([201, true]);
    const first = new URL(made.body.url).pathname;
    expect((await test.guest.page(first)).text).toContain('SUMMARY:Hidden');
    expect((await client.get('/events/feed')).body).toEqual({ hasFeed: true, url: null });
    const second = new URL((await client.post('/events/feed')).body.url).pathname;
    expect((await test.guest.page(first)).status).toBe(404);
    expect((await test.guest.page(second)).status).toBe(200);
    expect((await client.delete('/events/feed')).status).toBe(204);
    expect((await test.guest.page(second)).status).toBe(404);
    expect((await test.guest.post('/events/feed')).status).toBe(403);
  });
});
