import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

it.each([
  ['Bees', 'Hives', 'Hives - Bees'],
  ['Bees', 'Bees', 'Bees'],
  ['', 'Hives', 'Hives'],
  ['Bees', '', 'Bees'],
])('on the site “%s” the page “%s” is titled “%s”', (siteName, title, expected) => {
  expect(pageTitle({ siteName }, title)).toBe(expected);
});
