import { expect, it } from 'vitest';
import { STORED_WORDS } from '../server/reaction-words.ts';
import { reactionIcon } from './reaction-icon.ts';

const FLAGS = ['Abuse', 'Spam'];

it('is one of its own for every kind that a site begins with', () => {
  const kinds = Object.keys(STORED_WORDS).filter((urlcode) => !FLAGS.includes(urlcode));
  const icons = kinds.map((urlcode) => reactionIcon({ urlcode, class: 'Positive' }));
  expect(new Set(icons).size).toBe(kinds.length);
  expect(icons).not.toContain('smile');
});

it('is a smile for what a community made, and a flag for flags', () => {
  expect(reactionIcon({ urlcode: 'Cake', class: 'Positive' })).toBe('smile');
  expect(reactionIcon({ urlcode: 'Spam', class: 'Flag' })).toBe('flag');
});
