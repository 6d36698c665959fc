import { expect, it } from 'vitest';
import { type DigestTimes, nextDelivery } from './next-delivery.ts';

const weekly: DigestTimes = {
  frequency: 'weekly',
  dayOfWeek: 7,
  position: 'first',
  hour: 8,
  timeZone: 'Europe/Stockholm',
};
const next = (after: string, times: Partial<DigestTimes> = {}) =>
  nextDelivery(new Date(after), { ...weekly, ...times }).toISOString();

it('is the chosen hour of the chosen day, by the clock of the member', () => {
  expect(next('2026-11-26T12:00:00Z')).toBe('2026-11-29T07:00:00.000Z');
  expect(next('2026-11-29T06:59:59Z')).toBe('2026-11-29T07:00:00.000Z');
  expect(next('2026-11-29T07:00:00Z')).toBe('2026-12-06T07:00:00.000Z');
  expect(next('2026-11-26T12:00:00Z', { timeZone: 'America/Los_Angeles' })).toBe('2026-11-29T16:00:00.000Z');
  // Where it is Sunday already.
  expect(next('2026-11-28T17:00:00Z', { timeZone: 'Pacific/Kiritimati' })).toBe('2026-11-28T18:00:00.000Z');
  expect(next('2026-11-26T12:00:00Z', { timeZone: 'Asia/Kathmandu' })).toBe('2026-11-29T02:15:00.000Z');
});

it('comes every day at the same hour of the clock, also where clocks are changed', () => {
  const daily = { frequency: 'daily' } as const;
  expect(next('2026-03-28T12:00:00Z', daily)).toBe('2026-03-29T06:00:00.000Z');
  expect(next('2026-10-24T12:00:00Z', daily)).toBe('2026-10-25T07:00:00.000Z');
  // At two clocks are put forward to three: there is no such hour.
  expect(next('2026-03-28T12:00:00Z', { ...daily, hour: 2 })).toBe('2026-03-29T01:00:00.000Z');
  // At three they are put back to two, which comes twice, and the digest once.
  expect(next('2026-10-24T12:00:00Z', { ...daily, hour: 2 })).toBe('2026-10-25T00:00:00.000Z');
  expect(next('2026-10-25T00:00:00Z', { ...daily, hour: 2 })).toBe('2026-10-26T01:00:00.000Z');
  expect(next('2026-11-26T23:30:00Z', { ...daily, hour: 0 })).toBe('2026-11-27T23:00:00.000Z');
});

it('comes once a month, on the first or the last such day', () => {
  const monthly = { frequency: 'monthly', dayOfWeek: 1, timeZone: 'UTC' } as const;
  expect(next('2026-11-26T12:00:00Z', monthly)).toBe('2026-12-07T08:00:00.000Z');
  expect(next('2026-11-26T12:00:00Z', { ...monthly, position: 'last' })).toBe('2026-11-30T08:00:00.000Z');
  expect(next('2026-11-30T12:00:00Z', { ...monthly, position: 'last' })).toBe('2026-12-28T08:00:00.000Z');
});
