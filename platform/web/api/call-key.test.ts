import { expect, it } from 'vitest';
import { createCallKey } from './call-key.ts';

it('is one key for the same words, until they went through', () => {
  const key = createCallKey();
  const first = key.of({ body: 'Hello' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(key.of({ body: 'Hello' })).toBe(first);
  const changed = key.of({ body: 'Hello!' });
  expect(changed).not.toBe(first);
  key.wentThrough();
  expect(key.of({ body: 'Hello!' })).not.toBe(changed);
});
