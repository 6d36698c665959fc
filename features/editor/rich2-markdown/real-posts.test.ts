// Posts that people wrote go from Markdown into the editor and back.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { expect, it } from 'vitest';
import { needsRealData, realData } from '../../../platform/server/testing/real-data.ts';
import { countRoundTrips } from './testing/round-trip.ts';

const MADE_UP = [
  '# The lid\n\nIt leaks **here**, and _there_:\n\n- one\n- two\n  - deeper\n\n1. first\n2. second',
  '> Somebody said so.\n\nI do not ~~think~~ know. See [the page](https://x.example/a?b=c&d=1).',
  '```js\nconst far = true;\n\nfly();\n```\n\nThen `wax()` once.',
  '| Day | Honey |\n|---|---|\n| Monday | 2 |\n| Tuesday | *none* |',
  'Line one\nline two\n\n![A hive](/uploads/a.png)\n\n@bo, what *now*?',
  '2 * 3 * 4 = 24, snake_case_name, 5 < 6 & 7 > 3, C:\\bees\\wax, #1 and +1',
];

it('every made-up post comes back node by node', () => {
  expect(countRoundTrips(MADE_UP)).toMatchObject({ posts: MADE_UP.length, same: MADE_UP.length });
});

const FORUM = 'migration-sources/discourse-urho3d/topics.ndjson.gz';

it('of 1,000 posts of a forum nearly all come back node by node, and every word is the same', async (context) => {
  needsRealData(context, FORUM);
  const counts = countRoundTrips(await firstPosts(1000));
  expect(counts.posts).toBe(1000);
  expect(counts.same).toBeGreaterThanOrEqual(954);
  expect(counts.differentWords).toBe(0);
}, 60_000);

/** Each the first of its discussion. */
async function firstPosts(count: number): Promise<string[]> {
  const lines = createInterface({ input: createReadStream(realData(FORUM).path).pipe(createGunzip()) });
  const posts: string[] = [];
  for await (const line of lines) {
    const topic = JSON.parse(line) as { post_stream: { posts: { raw?: string }[] } };
    const raw = topic.post_stream.posts.find((post) => post.raw)?.raw;
    if (raw) posts.push(raw);
    if (posts.length === count) break;
  }
  lines.close();
  return posts;
}
