import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ResponseBuffer } from './response-buffer.ts';

const PAGE = Array.from(
  { length: 900 },
  (_, at) => `<li><a href="/discussion/${at * 7919}">Glue ${at}</a>`,
).join('');
const DECODED = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

describe('a response in what its reader accepts', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    [undefined, 'identity'],
    ['deflate', 'identity'],
  ])('accepted: %s', async (accepted, expected) => {
    const body = new ResponseBuffer(PAGE);
    for (let time = 0; time < 3; time++) {
      const { bytes, encoding } = await body.encoded(accepted);
      expect(encoding).toBe(expected);
      expect(DECODED[encoding](bytes).toString()).toBe(PAGE);
    }
  });

  it('is compressed well once it is asked for again, and from then on the same bytes', async () => {
    const body = new ResponseBuffer(PAGE);
    const [first, second, third] = [
      await body.encoded('br'),
      await body.encoded('br'),
      await body.encoded('br'),
    ];
    expect(second.bytes.length).toBeLessThan(first.bytes.length);
    expect(third.bytes).toBe(second.bytes);
  });

  it('is the same where it is too long to be compressed on the spot', async () => {
    const long = PAGE.repeat(5);
    const { bytes } = await new ResponseBuffer(long).encoded('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(long);
  });
});
