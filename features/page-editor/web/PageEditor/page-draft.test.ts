import { expect, it } from 'vitest';
import { withChange } from './page-draft.ts';

it('remembers what stood there first, and drops what is as it was', () => {
  const once = withChange([], 'words', 'en|Members', { from: null, to: 'People' });
  const twice = withChange(once, 'words', 'en|Members', { from: 'People', to: 'Folks' });
  expect(twice).toEqual([{ part: 'words', key: 'en|Members', from: null, to: 'Folks' }]);
  expect(withChange(twice, 'words', 'en|Members', { from: 'Folks', to: null })).toEqual([]);
  expect(withChange(twice, 'categoryName', '3', { from: 'Bees', to: 'Hives' })).toHaveLength(2);
});
