// Calls that write, each beside each other one about the same records, by one account and by several: nobody is
// answered 5xx, and the database never has to end a transaction because two of them wait for each other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { miscounted } from '../features/comments/server/testing/comments.ts';
import {
  type Community,
  community,
  withoutFloodLimits,
} from '../features/discussions/server/testing/community.ts';
import { signedIn, type TestMember } from '../features/users/server/testing/members.ts';
import { sql } from '../platform/server/db/sql.ts';
import { newGround, newPosts, plausibleOf } from './testing/ground.ts';
import { declaredEndpoints } from './testing/plausible-addresses.ts';
import {
  callsAboutPosts,
  type Ground,
  LEFT_OUT,
  otherCalls,
  type WritingCall,
} from './testing/writing-calls.ts';

let test: Community;
let second: TestMember;
let ground: Ground;

beforeAll(async () => {
  test = await community();
  await withoutFloodLimits(test);
  second = await signedIn(test, 'Secunda', 'administrator');
  ground = await newGround(test);
}, 60_000);
afterAll(() => test?.close());

async function deadlocks(): Promise<number> {
  // Counts are reported when a connection idles: a moment after its last statement.
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const row = await test.site.database.row<{ deadlocks: number }>(sql`
    select deadlocks::int from pg_stat_database where datname = current_database()`);
  return row?.deadlocks ?? -1;
}

const failures = new Map<string, string>();
let sent = 0;

async function countDeadlocks(before: number): Promise<number> {
  const count = (await deadlocks()) - before;
  process.stdout.write(`${sent} pairs sent, ${count} deadlocks that were tried again\n`);
  return count;
}

/** Both by one account and both by another, all at once. */
async function sendBeside(one: WritingCall, other: WritingCall): Promise<void> {
  sent++;
  const clients = [test.admin.client, second.client];
  await Promise.all(
    clients.flatMap((client) =>
      [one, other].map(async (call) => {
        const { status, text } = await call.send(client, ground);
        if (status >= 500) failures.set(`${one.name} + ${other.name}: ${call.name}`, `${status} ${text}`);
      }),
    ),
  );
  const taken = [one.takesAway, other.takesAway];
  if (taken.includes('all')) ground = await newGround(test);
  else if (taken.includes('posts')) ground = { ...ground, ...(await newPosts(test, ground)) };
}

function pairsOf(calls: readonly WritingCall[]): [WritingCall, WritingCall][] {
  return calls.flatMap((one, at) => calls.slice(at).map((other): [WritingCall, WritingCall] => [one, other]));
}

/** A tenth of them, spread over all; every one takes minutes, by hand: PARLEY_TEST_PAIRS=all. */
function ofThisRun<T>(all: readonly T[]): readonly T[] {
  return process.env.PARLEY_TEST_PAIRS === 'all' ? all : all.filter((_, at) => at % 10 === 0);
}

/** All of them take as long as they take. */
const LIMIT_MS = process.env.PARLEY_TEST_PAIRS === 'all' ? 7_200_000 : 600_000;

describe('calls that write, beside each other', () => {
  it(
    'about posts, their authors and places',
    async () => {
      const before = await deadlocks();
      for (const [one, other] of ofThisRun(pairsOf(callsAboutPosts))) await sendBeside(one, other);
      expect.soft(Object.fromEntries(failures)).toEqual({});
      expect(await countDeadlocks(before)).toBe(0);
    },
    LIMIT_MS,
  );

  it(
    'of all other contracts: each beside itself, and beside those that change most',
    async () => {
      const plausible = plausibleOf(ground);
      const central = callsAboutPosts.filter(({ name }) =>
        /^(POST \/comments|DELETE \/users\/:userID|DELETE \/discussions\/:discussionID|PATCH \/categories\/:categoryID)$/.test(
          name,
        ),
      );
      const before = await deadlocks();
      for (const call of ofThisRun(otherCalls(declaredEndpoints(test.site), plausible)))
        for (const other of [call, ...central]) await sendBeside(call, other);
      expect.soft(Object.fromEntries(failures)).toEqual({});
      expect(await countDeadlocks(before)).toBe(0);
    },
    LIMIT_MS,
  );

  it('that are left out are still declared', () => {
    const known = new Set(declaredEndpoints(test.site).map(({ method, path }) => `${method} ${path}`));
    expect(Object.keys(LEFT_OUT).filter((name) => !known.has(name))).toEqual([]);
  });

  it('leave every counter as a recount finds it', async () => {
    expect(await miscounted(test)).toEqual([]);
  });
});
