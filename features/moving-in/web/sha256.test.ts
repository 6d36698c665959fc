import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256, sha256Here } from './sha256.ts';

it.each([0, 1, 55, 56, 63, 64, 65, 119, 1000, 100_003])(
  'agrees with the standard for %i bytes',
  async (length) => {
    const data = Uint8Array.from({ length }, (_, at) => (at * 31 + 7) % 256);
    const expected = createHash('sha256').update(data).digest('hex');
    expect(Buffer.from(sha256Here(data)).toString('hex')).toBe(expected);
    expect(await sha256(data)).toBe(expected);
  },
);
