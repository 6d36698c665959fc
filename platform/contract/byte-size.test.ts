import { expect, it } from 'vitest';
import { sizeText } from './byte-size.ts';

it.each([
  [0, '0 B'],
  [1, '1 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2, '1 MB'],
  [1024 ** 3, '1 GB'],
  [1024 ** 4, '1 TB'],
  // No unit is larger.
  [1024 ** 5, '1024 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
