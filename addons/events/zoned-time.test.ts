import { describe, expect, it } from 'vitest';
import { dayAfter, instantOf, wallClock } from './zoned-time.ts';

describe('what a clock shows in a zone', () => {
  it.each([
    ['2027-01-15T10:00', 'Europe/Oslo', '2027-01-15T09:00:00.000Z'],
    ['2027-07-15T10:00', 'Europe/Oslo', '2027-07-15T08:00:00.000Z'],
    // Clocks are put forward at two: half past two is half past three.
    ['2027-03-28T02:30', 'Europe/Oslo', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28T03:30', 'Europe/Oslo', '2027-03-28T01:30:00.000Z'],
    // Half past two comes twice: the first.
    ['2027-10-31T02:30', 'Europe/Oslo', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31T03:30', 'Europe/Oslo', '2027-10-31T02:30:00.000Z'],
    ['2027-10-03T02:15', 'Australia/Lord_Howe', '2027-10-02T15:45:00.000Z'],
    ['2027-06-01T00:00', 'Asia/Kathmandu', '2027-05-31T18:15:00.000Z'],
    ['2027-06-01T00:00', 'Pacific/Kiritimati', '2027-05-31T10:00:00.000Z'],
    ['2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
  ])('%s in %s is %s', (wall, zone, instant) => {
    expect(instantOf(wall, zone).toISOString()).toBe(instant);
  });

  it('is found again from the instant', () => {
    expect(wallClock('2027-07-15T08:00:00Z', 'Europe/Oslo')).toBe('2027-07-15T10:00');
    expect(wallClock('2027-12-31T23:30:00Z', 'Asia/Tokyo')).toBe('2028-01-01T08:30');
  });

  it('is of the year that follows behind the last day of one', () => {
    expect(dayAfter('2027-12-31')).toBe('2028-01-01');
  });
});
