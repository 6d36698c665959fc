import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { englishUi as english } from '../language/language.tsx';
import { find, fire, hydrate, unmountAll } from '../testing/mount.tsx';
import { startClock, stopClock } from './clock.ts';
import { dateOrTime, fixedDate, relativeTime, shortRelativeTime } from './relative-time.ts';
import { TimeAgo } from './TimeAgo.tsx';

const now = new Date('2026-11-21T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

function ago(span: number): Date {
  return new Date(now.getTime() - span);
}

describe('relativeTime', () => {
  it.each([
    [0, 'just now'],
    [5 * second, 'just now'],
    [6 * second, 'a few seconds ago'],
    [44 * second, 'a few seconds ago'],
    [45 * second, 'a minute ago'],
    [89 * second, 'a minute ago'],
    [90 * second, '2 minutes ago'],
    [44 * minute, '44 minutes ago'],
    [45 * minute, 'an hour ago'],
    [90 * minute, '2 hours ago'],
    [21 * hour, '21 hours ago'],
    [22 * hour, 'a day ago'],
    [35 * hour, 'a day ago'],
    [36 * hour, '2 days ago'],
    [25 * day, '25 days ago'],
    [26 * day, 'a month ago'],
    [45 * day, '2 months ago'],
    [319 * day, '11 months ago'],
    [320 * day, 'a year ago'],
    [547 * day, 'a year ago'],
    [548 * day, '2 years ago'],
    [3650 * day, '10 years ago'],
    [-30 * second, 'just now'],
    [-2 * hour, 'in 2 hours'],
  ])('%d ms reads %s', (span, text) => {
    expect(relativeTime(ago(span), now, english)).toBe(text);
  });
});

describe('short and fixed forms', () => {
  it('stays short in columns and turns into a date after a week', () => {
    const short = (span: number) => shortRelativeTime(ago(span), now, english);
    expect([30 * second, 4 * minute, 2 * hour, 3 * day, 8 * day].map(short)).toEqual([
      'now',
      '4m',
      '2h',
      '3d',
      'Nov 13',
    ]);
  });

  it('names the year only where it is another one', () => {
    expect(fixedDate(new Date('2026-01-02T00:00:00Z'), now, english)).toBe('Jan 2');
    expect(fixedDate(new Date('2019-03-02T00:00:00Z'), now, english)).toBe('Mar 2, 2019');
  });

  it('tells in English what the browser would', () => {
    const shown = (date: Date, form: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en', { ...form, timeZone: 'UTC' })
        .format(date)
        .replace(/AM|PM/, (half) => half.toLowerCase());
    const day = { month: 'short', day: 'numeric' } as const;
    const year = { year: 'numeric' } as const;
    const time = { hour: 'numeric', minute: '2-digit' } as const;
    const later = new Date('2031-01-01');
    for (let at = 0; at < 24; at++) {
      const date = new Date(Date.UTC(2026, at % 12, 1 + at, at, 3 * at));
      expect(fixedDate(date, now, english)).toBe(shown(date, day));
      expect(fixedDate(date, later, english)).toBe(shown(date, { ...day, ...year }));
      expect(dateOrTime(date, date, english)).toBe(shown(date, time));
      expect(dateOrTime(date, later, english, 'extended')).toBe(shown(date, { ...day, ...year, ...time }));
    }
  });

  it('shows the time alone for today, in lower case', () => {
    expect(dateOrTime(new Date('2026-11-21T08:47:00Z'), now, english).replace(/\s/g, ' ')).toBe('8:47 am');
    expect(dateOrTime(ago(2 * day), now, english, 'extended').replace(/\s/g, ' ')).toBe('Nov 19, 12:00 pm');
    const textIn = (locale: string) =>
      dateOrTime(ago(2 * day), now, { ...english, locale }, 'extended').replace(/\s/g, ' ');
    expect([textIn('ar-u-nu-latn'), textIn('pl')]).toEqual(['19 نوفمبر، 12:00 م', '19 lis, 12:00']);
  });
});

describe('TimeAgo', () => {
  it.each([
    ['fixed', 'Nov 19'],
    ['extended', 'Nov 19, 8:47 am'],
    ['compact', '11/19/26'],
    ['time', '8:47 am'],
  ] as const)('tells a date as %s', (form, text) => {
    const { container } = hydrate(<TimeAgo date="2026-11-19T08:47:00Z" form={form} />);
    expect(find(container, 'time').textContent?.replace(/\s/g, ' ')).toBe(text);
  });

  it.each([
    ['fixed', '8:47 am'],
    ['day', 'Nov 21'],
  ] as const)('tells what is of today as %s', (form, text) => {
    const { container } = hydrate(<TimeAgo date="2026-11-21T08:47:00Z" form={form} />);
    expect(find(container, 'time').textContent?.replace(/\s/g, ' ')).toBe(text);
  });

  beforeEach(() => {
    vi.useFakeTimers({ now });
    vi.stubEnv('TZ', 'UTC');
  });
  afterEach(() => {
    unmountAll();
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('holds nothing that ages in the HTML, then tells the distance and keeps it true', () => {
    const { container, html, complaints } = hydrate(<TimeAgo date="2026-11-21T11:56:00Z" />);
    expect(html).toContain('>Nov 21<');
    expect(html).not.toContain('ago');
    expect(complaints).toEqual([]);
    const time = find(container, 'time');
    expect(time.textContent).toBe('4 minutes ago');
    expect(time.title).toBe('');
    fire(time, new PointerEvent('pointerover', { bubbles: true }));
    expect(time.title).toContain('Saturday, November 21, 2026');
    act(() => vi.advanceTimersByTime(60_000));
    expect(time.textContent).toBe('5 minutes ago');
  });

  it('tells no distance while the clock stands still, and all of them once it goes', async () => {
    stopClock();
    const { container } = hydrate(<TimeAgo date="2026-11-21T11:56:00Z" />);
    const time = find(container, 'time');
    expect(time.textContent).toBe('Nov 21');
    await act(async () => {
      const started = startClock();
      await vi.advanceTimersByTimeAsync(1);
      await started;
    });
    expect(time.textContent).toBe('4 minutes ago');
  });

  it('draws nothing for what is no date', () => {
    expect(hydrate(<TimeAgo date="soon" />).html).toBe('');
  });
});
