import { describe, expect, it } from 'vitest';
import { type QuietHours, quietUntil } from './quiet-hours.ts';

const ALL = [0, 1, 2, 3, 4, 5, 6];
const night: QuietHours = {
  isOn: true,
  from: 22 * 60,
  to: 7 * 60 + 30,
  days: ALL,
  timeZone: 'Europe/Stockholm',
  pausedUntil: null,
};
/** In November an hour ahead of UTC; the 26th is a Thursday. */
const until = (hours: Partial<QuietHours>, now: string) =>
  quietUntil({ ...night, ...hours }, new Date(now))?.toISOString();

describe('quiet hours', () => {
  it('last until the morning, where the member lives', () => {
    expect(until({}, '2026-11-26T20:59:00Z')).toBeUndefined();
    expect(until({}, '2026-11-26T21:00:00Z')).toBe('2026-11-27T06:30:00.000Z');
    expect(until({}, '2026-11-27T06:29:00Z')).toBe('2026-11-27T06:30:00.000Z');
    expect(until({}, '2026-11-27T06:30:00Z')).toBeUndefined();
    expect(until({ isOn: false }, '2026-11-26T22:00:00Z')).toBeUndefined();
    expect(until({ timeZone: 'Asia/Tokyo' }, '2026-11-26T13:00:00Z')).toBe('2026-11-26T22:30:00.000Z');
  });

  it('begin on the days that were chosen', () => {
    expect(until({ days: [4] }, '2026-11-27T05:00:00Z')).toBe('2026-11-27T06:30:00.000Z');
    expect(until({ days: [4] }, '2026-11-27T22:00:00Z')).toBeUndefined();
    expect(until({ days: [] }, '2026-11-26T22:00:00Z')).toBeUndefined();
  });

  it('may lie within a day, and end an hour later in the night when clocks go back', () => {
    expect(until({ from: 9 * 60, to: 12 * 60 }, '2026-11-26T08:30:00Z')).toBe('2026-11-26T11:00:00.000Z');
    expect(until({}, '2026-10-24T21:00:00Z')).toBe('2026-10-25T06:30:00.000Z');
  });

  it('go on where a pause ends within them, and the other way round', () => {
    const pausedUntil = new Date('2026-11-26T23:00:00Z');
    expect(until({ pausedUntil }, '2026-11-26T18:00:00Z')).toBe('2026-11-27T06:30:00.000Z');
    expect(until({ pausedUntil: new Date('2026-11-27T10:00:00Z') }, '2026-11-26T22:00:00Z')).toBe(
      '2026-11-27T10:00:00.000Z',
    );
    expect(until({ isOn: false, pausedUntil }, '2026-11-26T18:00:00Z')).toBe('2026-11-26T23:00:00.000Z');
    expect(until({ isOn: false, pausedUntil }, '2026-11-27T00:00:00Z')).toBeUndefined();
  });

  it('come to an end even where one follows the other', () => {
    const always = until({ from: 0, to: 23 * 60 + 59 }, '2026-11-26T12:00:00Z');
    expect(always).toBe('2026-11-26T22:59:00.000Z');
  });
});
