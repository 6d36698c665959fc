import { describe, expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

describe('the address of a link', () => {
  it.each(['http://example.org', 'HTTPS://example.org/a?b#c', 'tel:+49', 'mailto:a@b.org', '/x', '#part'])(
    'stays as it was typed: %s',
    (typed) => {
      expect(linkAddress(` ${typed} `)).toBe(typed);
    },
  );

  it.each([
    ['example.org', 'https://example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['a@b.org', 'mailto:a@b.org'],
  ])('gets the beginning that it lacks: %s', (typed, stored) => {
    expect(linkAddress(typed)).toBe(stored);
  });

  it.each([
    'javascript:x',
    'javascript:alert.call(1)',
    'JavaScript://example.org',
    'data:text/html,x',
    'ftp://x',
    'ftp://example.org',
    'file:///etc/hosts',
    'a b',
    '/a b',
    'word',
    '#',
    '',
    `/${'x'.repeat(2000)}`,
  ])('is refused: %s', (typed) => {
    expect(linkAddress(typed)).toBeUndefined();
  });
});
