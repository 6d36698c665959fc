// `npm run bench -- --bulk --discussions=20000 --comments=1000`: a thousand discussions are deleted, moved, merged and
// split, with a kill amid each, and all of it is undone, beside readers.
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import {
  deletionOf,
  mergeOf,
  moveOf,
  splitOf,
  stateOfAll,
  undoOf,
  writeManyDiscussions,
} from '../app/testing/many-discussions.ts';
import { type BulkCall, doAll } from '../app/testing/patient-client.ts';
import { sql } from '../platform/server/db/sql.ts';
import type { Site } from '../platform/server/site/site.ts';
import { TestClient } from '../platform/server/testing/test-client.ts';
import { freePort, startServer } from './server-process.ts';
import type { Filled } from './synthetic-site.ts';

const SIZE = { discussions: 1000, commentsEach: 20 };
const MS_BETWEEN_READS = 200;

interface Stage {
  site: Site;
  dataDirectory: string;
  filled: Filled;
  port: string;
  admin: TestClient;
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

export async function measureBulkActs(site: Site, dataDirectory: string, filled: Filled): Promise<void> {
  const port = String(await freePort());
  const admin = clientAt(port, filled.adminCookie);
  const query: Stage['query'] = (text, values) => site.database.pool.query(text, values);
  const stage = { site, dataDirectory, filled, port, admin, query };
  const { rows } = await query(`select user_id from users where name_key = 'bench member 2'`);
  const ids = await writeManyDiscussions(query, SIZE, (rows[0] as { user_id: number }).user_id);
  for (let run = 0; run < 2; run++) await recount(site, false);
  process.stdout.write(
    `${SIZE.discussions} discussions with ${SIZE.discussions * SIZE.commentsEach} comments\n`,
  );
  let server = await startServer(dataDirectory, { PORT: port });
  try {
    const { body: archive } = await admin.post('/categories', { name: 'Archive', urlcode: 'bench-archive' });
    const [first = 0, ...rest] = ids;
    const acts: [string, () => Promise<BulkCall[]>][] = [
      ['delete', async () => deletionOf(ids)],
      ['move', async () => moveOf(ids, archive.categoryID)],
      ['merge', async () => mergeOf(rest, first)],
    ];
    for (const [act, callsOf] of acts) server = await measureAct(stage, server, act, await callsOf(), ids);
    // What was merged into one is split: its comments are twenty thousand.
    await doAll(admin, mergeOf(rest, first), { runID: randomUUID(), seconds: 20 });
    const { rows: comments } = await query(
      'select comment_id from comments where discussion_id = $1 and depth = 1 order by number limit 1000',
      [first],
    );
    const commentIDs = comments.map((row) => (row as { comment_id: number }).comment_id);
    server = await measureAct(stage, server, 'split', splitOf(commentIDs), ids);
  } finally {
    await server.stop();
  }
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** Done, with a kill in its midst, and undone; then all is as it was. */
async function measureAct(
  stage: Stage,
  server: Server,
  act: string,
  calls: readonly BulkCall[],
  ids: readonly number[],
): Promise<Server> {
  const before = await stateOfAll(stage.query, ids);
  const runID = randomUUID();
  const total = calls.flatMap(([, , body]) => Object.values(body)[0] as unknown[]).length;
  let running = server;
  const killing = killAmid(stage, server, runID, act === 'split' ? 1 : Math.floor(total / 2));
  const did = await beside(stage, doAll(stage.admin, calls, { runID, seconds: 2, times: 2 }));
  running = (await killing) ?? running;
  const wrongAfter = await recount(stage.site, true);
  const undid = await beside(
    stage,
    doAll(stage.admin, undoOf(runID), { runID: randomUUID(), seconds: 2, times: 2 }),
  );
  const wrongAtEnd = await recount(stage.site, true);
  const isSame = JSON.stringify(await stateOfAll(stage.query, ids)) === JSON.stringify(before);
  process.stdout.write(
    `${act}: ${did.text}; ${did.result.refused.size} refused; undone ${undid.text}; ` +
      `as before: ${isSame}; wrong counters: ${[...wrongAfter, ...wrongAtEnd].join(', ') || 'none'}\n`,
  );
  return running;
}

async function killAmid(
  { query, dataDirectory, port }: Stage,
  server: Server,
  runID: string,
  count: number,
): Promise<Server | undefined> {
  for (let attempt = 0; attempt < 30_000; attempt++) {
    const { rows } = await query('select count(*)::int as count from audit_log_undos where run_id = $1', [
      runID,
    ]);
    if ((rows[0] as { count: number }).count >= count) {
      await server.kill();
      return startServer(dataDirectory, { PORT: port });
    }
    await pause(20);
  }
  return undefined;
}

/** How long others wait for pages and lists meanwhile; while there is no server, nobody is answered. */
async function beside<T>({ filled, port }: Stage, work: Promise<T>): Promise<{ result: T; text: string }> {
  const readers = { guests: clientAt(port), members: clientAt(port, filled.cookie) };
  const times: Record<string, number[]> = {};
  let [at, unanswered, isDone] = [0, 0, false];
  const startedAt = performance.now();
  const asksOf = (client: TestClient): ['pages' | 'lists', () => Promise<{ status: number }>][] => [
    ['pages', () => client.page(`/discussions?fresh=${at++}`)],
    ['lists', () => client.get(`/discussions?limit=30&fresh=${at++}`)],
    ['pages', () => client.page(`${filled.longDiscussion.path}?fresh=${at++}`)],
    ['lists', () => client.get('/categories')],
    ['lists', () => client.get(`/comments?discussionID=${filled.longDiscussion.id}&limit=30&fresh=${at++}`)],
  ];
  const read = async ([who, client]: [string, TestClient]) => {
    while (!isDone)
      for (const [kind, ask] of asksOf(client)) {
        const askedAt = performance.now();
        const answer = await ask().catch(() => undefined);
        const taken = performance.now() - askedAt;
        const known = times[`${kind} of ${who}`] ?? [];
        if (answer?.status === 200) times[`${kind} of ${who}`] = [...known, taken];
        else unanswered++;
        await pause(MS_BETWEEN_READS);
      }
  };
  const reading = Promise.all(Object.entries(readers).map(read));
  const result = await work.finally(() => {
    isDone = true;
  });
  await reading;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const p95s = Object.entries(times).map(([kind, taken]) => {
    const sorted = taken.sort((a, b) => a - b);
    return `p95 of ${kind} ${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(0)} ms of ${sorted.length}`;
  });
  return {
    result,
    text: `${seconds} s, ${p95s.join(', ')}, ${unanswered} without an answer, load ${loadavg()[0]?.toFixed(1)}`,
  };
}

function clientAt(port: string, cookie = ''): TestClient {
  const client = new TestClient(`http://127.0.0.1:${port}`);
  const [name = '', value = ''] = cookie.split('=');
  return cookie === '' ? client : client.takeCookies([{ name, value }]);
}

/** Names of what was counted wrong. */
/** The counters that differ; mended unless `isDry`. */
export async function recount(site: Site, isDry: boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, run } of site.features.all.flatMap((feature) => feature.recounts ?? [])) {
    const differing = await site.database.transaction(async (tx) => {
      await tx.execute(sql.raw('set local statement_timeout = 0'));
      return run(tx, isDry);
    });
    if (differing > 0) wrong.push(`${name}: ${differing}`);
  }
  return wrong;
}
