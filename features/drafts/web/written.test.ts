import { expect, it } from 'vitest';
import { besideBody } from './written.ts';

const beside = (draftMeta: Record<string, unknown>) =>
  besideBody({ body: '', format: 'markdown', draftMeta, parentRecordID: 1 });

it('is the same beside the body in whichever order its properties stand, at any depth', () => {
  const written = beside({ name: 'Worms', tags: [{ tagID: 1, name: 'compost' }], pinned: undefined });
  expect(beside({ tags: [{ name: 'compost', tagID: 1 }], name: 'Worms', format: 'text' })).toBe(written);
  expect(beside({ name: 'Worms', tags: [{ tagID: 2, name: 'compost' }] })).not.toBe(written);
  expect(beside({ name: 'Worms', tags: [{ name: 'bin' }, { name: 'compost' }] })).not.toBe(
    beside({ name: 'Worms', tags: [{ name: 'compost' }, { name: 'bin' }] }),
  );
});
