// Events as calendar programs read them: RFC 5545. Times are in UTC, so that no rules of time zones go along.

import { dayAfter, dayIn } from '../zoned-time.ts';
import type { EventRow } from './event.rows.ts';

export interface IcsEvent extends EventRow {
  url: string;
}

const LINE_OCTETS = 75;

/** A line is 75 octets at most; what is longer goes on in the next one, behind a space. No character is cut. */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > LINE_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join('\r\n ');
}

export const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

const moment = (date: string) => `${new Date(date).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
const day = (text: string) => text.replaceAll('-', '');

function times(event: IcsEvent): string[] {
  if (!event.is_all_day)
    return [
      `DTSTART:${moment(event.date_starts)}`,
      ...(event.date_ends ? [`DTEND:${moment(event.date_ends)}`] : []),
    ];
  const first = dayIn(event.date_starts, event.timezone);
  const last = event.date_ends ? dayIn(event.date_ends, event.timezone) : first;
  return [`DTSTART;VALUE=DATE:${day(first)}`, `DTEND;VALUE=DATE:${day(dayAfter(last))}`];
}

function lines(event: IcsEvent, host: string): string[] {
  const changed = event.date_updated ?? event.date_inserted;
  const place = [event.location, event.location_url].filter((each) => each !== null).join(', ');
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.event_id}@${host}`,
    `DTSTAMP:${moment(changed)}`,
    `LAST-MODIFIED:${moment(changed)}`,
    ...times(event),
    `SUMMARY:${escaped(event.name)}`,
    ...(event.excerpt ? [`DESCRIPTION:${escaped(event.excerpt)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${event.url}`,
    'END:VEVENT',
  ];
}

export function icalendar(events: readonly IcsEvent[], of: { name: string; siteUrl: string }): string {
  const { host } = new URL(of.siteUrl);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parley//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(of.name)}`,
    ...events.flatMap((event) => lines(event, host)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}
