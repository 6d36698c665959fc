import { describe, expect, it } from 'vitest';
import { parseDateRange, parseNumberRange } from './range.ts';

const including = (value: number) => ({ value, isInclusive: true });
const excluding = (value: number) => ({ value, isInclusive: false });
const numbers = (text: string) => parseNumberRange('score', text);
/** What is wrong with a field stands beside it, not in the message of the whole. */
const problem = (message: string, status: number) =>
  expect.objectContaining({
    context: { errors: [expect.objectContaining({ message: expect.stringContaining(message), status })] },
  });
const dates = (text: string) => {
  const { from, to } = parseDateRange('dateInserted', text);
  return [from, to].map((bound) => bound && [bound.value.toISOString(), bound.isInclusive]);
};

describe('a range of numbers', () => {
  it.each([
    ['5', { oneOf: [5] }],
    ['1,2,-3', { oneOf: [1, 2, -3] }],
    ['[1,5]', { from: including(1), to: including(5) }],
    ['[1,5)', { from: including(1), to: excluding(5) }],
    ['(1,5]', { from: excluding(1), to: including(5) }],
    ['[1,]', { from: including(1) }],
    ['[,5]', { to: including(5) }],
    ['[5,5]', { from: including(5), to: including(5) }],
    ['>=5', { from: including(5) }],
    ['>5', { from: excluding(5) }],
    ['<=5', { to: including(5) }],
    ['<5', { to: excluding(5) }],
    ['1..5', { from: including(1), to: including(5) }],
  ])('is read from %s', (text, range) => {
    expect(numbers(text)).toEqual(range);
  });

  it.each([
    ['[,]', 400, 'score: an interval needs a start or an end.'],
    ['[5,1]', 400, 'score: the end of the interval lies before its start.'],
    ['5..1', 400, 'score: the end of the interval lies before its start.'],
    ['few', 422, 'score: "few" is not a whole number.'],
    ['1.5', 422, 'score: "1.5" is not a whole number.'],
    ['', 422, 'score: "" is not a whole number.'],
    ['99999999999999999999', 422, 'score: "99999999999999999999" is larger than any number in use.'],
  ])('is refused with what is wrong: %s', (text, status, message) => {
    expect(() => numbers(text)).toThrow(problem(message, status));
  });
});

describe('a range of dates', () => {
  const first = '2024-05-01T00:00:00.000Z';
  const last = '2024-05-01T23:59:59.999Z';

  it.each([
    [
      '2024-05-01',
      [
        [first, true],
        [last, true],
      ],
    ],
    ['>=2024-05-01', [[first, true], undefined]],
    ['>2024-05-01', [[last, false], undefined]],
    ['<=2024-05-01', [undefined, [last, true]]],
    ['<2024-05-01', [undefined, [first, false]]],
    [
      '[2024-05-01,2024-05-01]',
      [
        [first, true],
        [last, true],
      ],
    ],
  ])('takes whole dates from their first to their last second: %s', (text, bounds) => {
    expect(dates(text)).toEqual(bounds);
  });

  it('takes times as they are, in UTC where no zone is named', () => {
    expect(dates('[2024-05-01T10:00:00+02:00,2024-05-01T10:00:00)')).toEqual([
      ['2024-05-01T08:00:00.000Z', true],
      ['2024-05-01T10:00:00.000Z', false],
    ]);
  });

  it.each([
    ['soon', 422, 'dateInserted: "soon" is not a date.'],
    ['2024-13-01', 422, 'dateInserted: "2024-13-01" is not a date.'],
    ['0000-01-01', 422, 'dateInserted: "0000-01-01" is not in the years 1 to 9999.'],
    ['[2024-05-02,2024-05-01]', 400, 'dateInserted: the end of the interval lies before its start.'],
  ])('is refused with what is wrong: %s', (text, status, message) => {
    expect(() => dates(text)).toThrow(problem(message, status));
  });
});
