import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflatePart, gzipOf, lastPart, storedPart } from './gzip-parts.ts';
import { SharedPart, VIEWER_STATE_MARK } from './shared-part.ts';

const words = (count: number) => Buffer.from('a boat that needs mending; '.repeat(count));

describe('a gzip stream made of parts', () => {
  it.each([
    ['a few bytes', words(1), words(1), words(1)],
    ['much that repeats', words(2000), words(9000), words(400)],
    ['what cannot be compressed', randomBytes(65_535), randomBytes(200_000), randomBytes(3000)],
    ['nothing', Buffer.alloc(0), Buffer.alloc(0), Buffer.alloc(0)],
  ])('is read as one: %s', async (_what, start, middle, end) => {
    const deflated = await deflatePart(middle, 6);
    const zipped = gzipOf([
      { bytes: start, deflated: storedPart(start) },
      { bytes: middle, deflated },
      { bytes: end, deflated: lastPart(end) },
    ]);
    expect(gunzipSync(zipped).equals(Buffer.concat([start, middle, end]))).toBe(true);
  });

  it('refuses to store more than fits', () => {
    expect(() => storedPart(Buffer.alloc(65_536))).toThrow('65535');
  });
});

it('keeps all of a page but the mark, and compresses it once for all who come later', async () => {
  const html = `<!doctype html><html lang="en">${words(500)}${VIEWER_STATE_MARK}\n</body></html>`;
  const shared = SharedPart.of(Buffer.from(html)) as SharedPart;
  const { start, middle, end } = shared;
  expect([start.toString(), end.toString()]).toEqual(['<!doctype html><html', '\n</body></html>']);
  expect(Buffer.concat([start, middle, end]).toString()).toBe(html.replace(VIEWER_STATE_MARK, ''));
  const first = await shared.compressedMiddle;
  const second = await shared.compressedMiddle;
  expect(second.length).toBeLessThanOrEqual(first.length);
  expect(await shared.compressedMiddle).toBe(second);
  expect(SharedPart.of(Buffer.from('<html></html>'))).toBeUndefined();
});
