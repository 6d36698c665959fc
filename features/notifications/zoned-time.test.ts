import { describe, expect, it } from 'vitest';
import { momentOf, tomorrowMorning, wallTime } from './zoned-time.ts';

describe('a time of day', () => {
  it('is what clocks show there', () => {
    const now = new Date('2026-11-26T23:30:00Z');
    expect(wallTime(now, 'UTC')).toMatchObject({ day: 26, weekday: 4, minutes: 23 * 60 + 30 });
    expect(wallTime(now, 'Asia/Tokyo')).toMatchObject({ day: 27, weekday: 5, minutes: 8 * 60 + 30 });
    expect(wallTime(new Date('2026-03-01T00:00:00Z'), 'Asia/Kolkata').minutes).toBe(5 * 60 + 30);
  });

  it('is found again, on both sides of a change of the clocks', () => {
    for (const moment of ['2026-03-28T07:00:00Z', '2026-03-29T06:00:00Z', '2026-10-25T07:00:00Z']) {
      const shown = wallTime(new Date(moment), 'Europe/Stockholm');
      expect(momentOf(shown, shown.minutes, 'Europe/Stockholm').toISOString()).toBe(
        new Date(moment).toISOString(),
      );
    }
  });

  it('is eight tomorrow, whatever day it is elsewhere', () => {
    const now = new Date('2026-11-26T23:30:00Z');
    expect(tomorrowMorning(now, 'UTC').toISOString()).toBe('2026-11-27T08:00:00.000Z');
    expect(tomorrowMorning(now, 'Asia/Tokyo').toISOString()).toBe('2026-11-27T23:00:00.000Z');
    // The clocks go forward in that night.
    const before = new Date('2026-03-28T20:00:00Z');
    expect(tomorrowMorning(before, 'Europe/Stockholm').toISOString()).toBe('2026-03-29T06:00:00.000Z');
  });
});
