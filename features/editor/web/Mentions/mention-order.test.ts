import { describe, expect, it } from 'vitest';
import { mentionAt, mentionText, orderMentions } from './mention-order.ts';

describe('the mention being typed', () => {
  it.each([
    ['hello @ing', { start: 6, query: 'ing' }],
    ['@"Ingrid Da', { start: 0, query: 'Ingrid Da' }],
    ['(@松本', { start: 1, query: '松本' }],
  ])('is seen in %s', (text, found) => {
    expect(mentionAt(text, text.length)).toEqual(found);
  });

  it.each(['mail me at a@b', 'done @"Ingrid" ', '@', 'no mention'])('is not seen in %s', (text) => {
    expect(mentionAt(text, text.length)).toBeUndefined();
  });
});

describe('the order of people offered', () => {
  const now = new Date('2026-06-01T00:00:00Z');
  const user = (userID: number, name: string, dateLastActive: string | null = null) => ({
    userID,
    name,
    photoUrl: '',
    dateLastActive,
  });

  it('an exact name, then beginnings, the lately active first', () => {
    const users = [
      user(1, 'Anna Lind', '2025-01-01T00:00:00Z'),
      user(2, 'Joanna', '2026-05-30T00:00:00Z'),
      user(3, 'Annabel', '2026-05-30T00:00:00Z'),
      user(4, 'Ánna'),
    ];
    expect(orderMentions(users, 'anna', now, 10).map((each) => each.userID)).toEqual([4, 3, 1, 2]);
  });

  it('who speaks in the thread comes before others, once, and who does not fit is left out', () => {
    const users = [
      { ...user(7, 'Anna Nearby'), isNearby: true },
      user(3, 'Annabel', '2026-05-30T00:00:00Z'),
      user(7, 'Anna Nearby'),
      user(9, 'Bob', '2026-05-30T00:00:00Z'),
    ];
    expect(orderMentions(users, 'an', now, 10).map((each) => each.userID)).toEqual([7, 3]);
  });
});

describe('a chosen name', () => {
  it('is quoted where it has spaces', () => {
    expect(mentionText('Ingrid')).toBe('@Ingrid ');
    expect(mentionText('Ingrid Dahl')).toBe('@"Ingrid Dahl" ');
  });
});
