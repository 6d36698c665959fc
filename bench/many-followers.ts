// `npm run bench -- --followers --discussions=2000 --comments=1000`: whether who posts waits for those who follow, how long until
// five thousand are notified, and that each is once, also where the server is killed in the midst.
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../platform/server/site/site.ts';
import { TestClient } from '../platform/server/testing/test-client.ts';
import { freePort, startServer } from './server-process.ts';
import type { Filled } from './synthetic-site.ts';

const FOLLOWERS = 5000;
const POSTS = 10;
const WARM_UP_POSTS = 5;
const MOST_SECONDS = 120;

interface Stage {
  site: Site;
  admin: TestClient;
}

export async function measureManyFollowers(site: Site, dataDirectory: string, filled: Filled): Promise<void> {
  const port = String(await freePort());
  const [name = '', value = ''] = filled.adminCookie.split('=');
  const admin = new TestClient(`http://127.0.0.1:${port}`).takeCookies([{ name, value }]);
  const stage = { site, admin };
  let server = await startServer(dataDirectory, { PORT: port });
  try {
    const [followed, quiet] = [await category(stage, FOLLOWERS), await category(stage, 0)];
    for (let at = 0; at < WARM_UP_POSTS; at++) await post(stage, quiet);
    const answers = { quiet: [] as number[], followed: [] as number[] };
    let slowest = 0;
    for (let at = 0; at < POSTS; at++) {
      answers.quiet.push((await post(stage, quiet)).milliseconds);
      const { milliseconds, discussionID } = await post(stage, followed);
      answers.followed.push(milliseconds);
      slowest = Math.max(slowest, await secondsUntilAllKnow(stage, discussionID));
    }
    const [alone, many] = [median(answers.quiet), median(answers.followed)];
    process.stdout.write(
      `a post that ${FOLLOWERS} follow is answered in ${many.toFixed(0)} ms, one that nobody follows in ` +
        `${alone.toFixed(0)} ms (medians of ${POSTS}): ${(many / alone).toFixed(2)} of it\n` +
        `all ${FOLLOWERS} are notified within ${slowest.toFixed(1)} s, each once; load ${loadavg()[0]?.toFixed(1)}\n`,
    );
    const { discussionID } = await post(stage, followed);
    const before = await someKnow(stage, discussionID);
    await server.kill();
    const killedAt = performance.now();
    server = await startServer(dataDirectory, { PORT: port });
    await secondsUntilAllKnow(stage, discussionID);
    const seconds = (performance.now() - killedAt) / 1000;
    process.stdout.write(
      `killed when ${before} were: all are ${seconds.toFixed(1)} s later, the start included, each once; ` +
        `load ${loadavg()[0]?.toFixed(1)}\n`,
    );
  } finally {
    await server.stop();
  }
}

async function category({ site, admin }: Stage, followers: number): Promise<number> {
  const urlcode = `bench-followed-${followers}`;
  const { status, body } = await admin.post('/categories', { name: urlcode, urlcode });
  if (status !== 201) throw new Error(`POST /categories was answered ${status}.`);
  await site.database.pool.query(
    `with made as (
       insert into users (name, name_key) select 'Follower ' || n, 'follower ' || n from generate_series(1, $1::int) n
       returning user_id
     ), roles as (insert into user_roles (user_id, role_id) select user_id, 8 from made)
     insert into category_follows (user_id, category_id) select user_id, $2 from made`,
    [followers, body.categoryID],
  );
  return body.categoryID;
}

async function post({ admin }: Stage, categoryID: number) {
  const words = { name: 'Heard by many', body: `Words. ${Math.random()}`, format: 'text', categoryID };
  const askedAt = performance.now();
  const { status, body } = await admin.post('/discussions', words);
  if (status !== 201) throw new Error(`POST /discussions was answered ${status}.`);
  return { milliseconds: performance.now() - askedAt, discussionID: Number(body.discussionID) };
}

async function notified({ site }: Stage, discussionID: number): Promise<{ all: number; people: number }> {
  const { rows } = await site.database.pool.query<{ all: number; people: number }>(
    `select count(*)::int as all, count(distinct user_id)::int as people from notifications
     where record_type = 'discussion' and record_id = $1`,
    [discussionID],
  );
  return rows[0] ?? { all: 0, people: 0 };
}

async function secondsUntilAllKnow(stage: Stage, discussionID: number): Promise<number> {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  while (seconds() < MOST_SECONDS) {
    const { all, people } = await notified(stage, discussionID);
    if (all !== people) throw new Error(`${all - people} were notified twice.`);
    if (people === FOLLOWERS) return seconds();
    await pause(20);
  }
  throw new Error(`Not all were notified within ${MOST_SECONDS} seconds.`);
}

/** As soon as some are, and not all of them. */
async function someKnow(stage: Stage, discussionID: number): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < MOST_SECONDS * 1000) {
    const { people } = await notified(stage, discussionID);
    if (people > 0) return people;
    await pause(2);
  }
  throw new Error(`Nobody was notified within ${MOST_SECONDS} seconds.`);
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
