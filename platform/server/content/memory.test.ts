// The largest bodies that are allowed, of whatever takes the most memory to draw: each is done in half of what a thread may
// have, so that none can fill it. A thread that did would end, and its process stay: see worker-pool.test.ts.
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_BODY_LENGTH, MAX_JSON_BODY_LENGTH } from '../../contract/body-fields.ts';
import type { BodyTask } from './inspect-body.ts';
import { MAX_HEAP_MB, type WorkerMessage, WorkerPool } from './worker-pool.ts';

const fill = (scrap: string, most = Number.POSITIVE_INFINITY) =>
  scrap.repeat(Math.min(most, Math.floor(MAX_BODY_LENGTH / scrap.length)));
const nodes = (count: number, node: (at: number) => object) =>
  JSON.stringify(Array.from({ length: count }, (_, at) => node(at))).slice(0, MAX_JSON_BODY_LENGTH);
const paragraph = (text: object) => ({ type: 'p', children: [text] });

const BODIES: [format: string, what: string, source: string][] = [
  ['text', 'paragraphs', fill('a\n\n')],
  ['textex', 'paragraphs', fill('a\n\n')],
  ['markdown', 'paragraphs', fill('a\n\n')],
  ['markdown', 'emphasis', fill('**a *b `c`** ')],
  ['markdown', 'lists', fill('- a\n')],
  ['markdown', 'headings', fill('# a\n')],
  ['markdown', 'pictures', fill('![a](b) ')],
  ['markdown', 'quotes in quotes', fill(`${'> '.repeat(99)}a\n\n`)],
  ['markdown', 'a table', `${`|a`.repeat(90)}|\n${'|-'.repeat(90)}|\n${`|${'a|'.repeat(90)}\n`.repeat(200)}`],
  ['markdown', 'entities', fill('&amp;')],
  ['html', 'elements', fill('<b>a</b>', 19_999)],
  ['html', 'attributes', `<a ${'b=c '.repeat(MAX_BODY_LENGTH / 4 - 2)}>`],
  ['html', 'code', fill('<pre><code class="language-java">int a = 1;</code></pre>')],
  ['wysiwyg', 'cells', fill('<td>a', 19_999)],
  ['bbcode', 'tags', fill('[b]a[/b]', 9_999)],
  ['rich2', 'paragraphs', nodes(14_000, () => paragraph({ text: 'a' }))],
  ['rich2', 'marks', nodes(7_000, () => paragraph({ text: 'a', bold: true, italic: true }))],
  ['rich', 'operations', nodes(4_990, () => ({ insert: 'a\n', attributes: { bold: true } }))],
];

const script = join(import.meta.dirname, 'body-worker.ts');
let worker: Worker;
beforeAll(async () => {
  worker = new Worker(script, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB / 2 } });
  await next();
});
afterAll(() => worker.terminate());

/** Fails where the thread does. */
async function next(): Promise<WorkerMessage> {
  const [message] = await once(worker, 'message');
  return message;
}

it.each(BODIES)(
  '%s of %s takes at most half of the memory',
  { timeout: 60_000 },
  async (format, _, source) => {
    for (const task of [
      { kind: 'inspect', source, format },
      { kind: 'render', source, format, context: { siteUrl: 'http://parley.example' } },
    ] satisfies BodyTask[]) {
      const answer = next();
      worker.postMessage(task);
      expect((await answer).type).toBe('done');
    }
  },
);

/** As many as a large machine has. */
const THREADS = 4;

it('all of them at once, in as many threads as there are at most, stay within what these may have', {
  timeout: 120_000,
}, async () => {
  const pool = new WorkerPool({
    script,
    size: THREADS,
    taskLimitMs: 60_000,
    maxWaiting: 100,
    maxWaitingPerOwner: 100,
    waitLimitMs: 100_000,
    idleMs: 1000,
  });
  const megabytes = () => process.memoryUsage.rss() / 2 ** 20;
  const before = megabytes();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 20);
  try {
    const context = { siteUrl: 'http://parley.example' };
    const drawn = BODIES.map(([format, , source]) =>
      pool.run({ kind: 'render', source, format, context } satisfies BodyTask),
    );
    expect(await Promise.all(drawn)).toHaveLength(BODIES.length);
  } finally {
    clearInterval(watch);
    await pool.close();
  }
  expect(most - before).toBeGreaterThan(0);
  expect(most - before).toBeLessThan(THREADS * MAX_HEAP_MB);
});
