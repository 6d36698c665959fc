// No statement reads more rows the larger a community is. Every address that can be read and every call about posts is sent to a
// made-up site of two sizes, one three times the other, and each statement it executes is explained: how many rows it reads and
// how many it answers are the same on every machine.
import { beforeAll, expect, it } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { sql } from '../platform/server/db/sql.ts';
import type { TestClient } from '../platform/server/testing/test-client.ts';
import { newGround, newPosts } from './testing/ground.ts';
import { type GrowingPlaces, grow, type SiteSize } from './testing/growing-site.ts';
import { GROWING, MUCH } from './testing/growing-statements.ts';
import type { KnownRecords } from './testing/page-addresses.ts';
import { RowsByStatement, type StatementRows } from './testing/rows-by-statement.ts';
import { everyAddress } from './testing/sweep.ts';
import { callsAboutPosts, type Ground } from './testing/writing-calls.ts';

/** Larger than what is read at the most of a list that has no end. */
const SMALL: SiteSize = {
  members: 800,
  discussions: 2000,
  commentsEach: 1,
  longThread: 2400,
  ofBusyMember: 1600,
};
const LARGE: SiteSize = {
  members: 2400,
  discussions: 6000,
  commentsEach: 1,
  longThread: 7200,
  ofBusyMember: 4800,
};

/**
 * What more rows may cost: half as much again, and so many besides, for what is counted up to a hundred and for events and jobs that
 * the requests of the first measurement left behind.
 */
const FACTOR = 1.5;
const BESIDES = 500;
/** A statement that answers few rows may read so many. */
const MOST_FOR_ONE = 30;
const MOST_BESIDES = 3000;

type Found = ReadonlyMap<string, StatementRows & { of: string }>;

const test = communityOfFile();
let places: GrowingPlaces;
let small: Found;
let large: Found;

beforeAll(async () => {
  const tagged = { newTagNames: ['coast'], name: 'The long thread' };
  const long = await discussionBy(test.admin.client, tagged);
  const { userID: busyUserID, client } = test.other;
  await commentOn(client, (await discussionBy(client)).discussionID);
  // One that everybody sees beside the first: statements name one category otherwise than several.
  await test.admin.client.post('/categories', { name: 'Harbour', urlcode: 'harbour' });
  places = { longDiscussionID: long.discussionID, busyUserID, privateCategoryID: test.privateCategoryID };
  await test.site.database.execute(sql`
    insert into config_values (key, value) values ('rateLimits.search.perAddress', '0'), ('heavyReads.searchSeconds', '30')
    on conflict do nothing`);
  await grow(test, places, SMALL);
  small = await measure(long);
  await grow(test, places, LARGE, SMALL);
  large = await measure(long);
}, 1_800_000);

async function measure(long: { discussionID: number; url: string }): Promise<Found> {
  const rows = new RowsByStatement(test.site.database);
  const known = await knownRecords(long);
  const addresses = [...everyAddress(test, known), ...deepAddresses(known)];
  for (const [client, each] of readers(addresses))
    for (const address of each)
      await rows.during(address, () => client.send('GET', address, undefined, headersOf(address)));
  await write(rows, known);
  return rows.found;
}

/** Administrators see most; pages are other pages for guests and members. */
function readers(addresses: readonly string[]): [TestClient, string[]][] {
  const pages = addresses.filter((address) => !address.startsWith('/api/'));
  const lists = addresses.filter((address) =>
    /^\/api\/v2\/(?:discussions|comments|search|users|categories)\b/.test(address),
  );
  return [
    [test.admin.client, [...addresses]],
    [test.other.client, [...pages, ...lists]],
    [test.guest, pages],
  ];
}

const headersOf = (address: string): Record<string, string> =>
  address.startsWith('/api') ? {} : { accept: 'text/html' };

async function knownRecords(long: { discussionID: number; url: string }): Promise<KnownRecords> {
  const row = await test.site.database.row<{ first: number; last: number }>(sql`
    select min(comment_id) as first, max(comment_id) as last from comments where discussion_id = ${long.discussionID}`);
  return {
    discussions: [long],
    commentIDs: [row?.first ?? 0, row?.last ?? 0],
    categoryCodes: ['general'],
    tagCodes: ['coast'],
    people: [{ userID: test.other.userID, name: 'Otto' }],
    words: ['the', 'error', 'engine error'],
  };
}

/** As far from the first page as the small site has pages. */
function deepAddresses({ discussions }: KnownRecords): string[] {
  const thread = `/api/v2/comments/thread?parentRecordType=discussion&parentRecordID=${discussions[0]?.discussionID}`;
  const long = `discussionID=${discussions[0]?.discussionID}`;
  const by = `insertUserID=${test.other.userID}`;
  return [
    ...['dateInserted', '-dateInserted', '-score'].map((sort) => `${thread}&page=16&sort=${sort}`),
    `/api/v2/comments?${long}&page=16`,
    `/api/v2/comments?${by}&page=20`,
    `/api/v2/discussions?${by}&page=5`,
    ...['-dateLastComment', 'dateInserted', '-score', '-hot'].map(
      (sort) => `/api/v2/discussions?page=30&sort=${sort}`,
    ),
    '/api/v2/users?page=15',
    '/api/v2/users?sort=-countPosts',
    '/api/v2/users/by-names?name=grow*',
    '/api/v2/users/by-names?name=g*',
    '/members/list?page=2',
  ];
}

/** Calls that take nothing away are about the long thread and the busy member, the others about posts of their own. */
async function write(rows: RowsByStatement, known: KnownRecords): Promise<void> {
  const ground = await newGround(test);
  const [first] = known.commentIDs;
  const long: Ground = {
    ...ground,
    discussionID: places.longDiscussionID,
    commentID: first ?? 0,
    memberID: places.busyUserID,
  };
  for (const { name, send, takesAway } of callsAboutPosts) {
    const about = takesAway ? { ...ground, ...(await newPosts(test, ground)) } : long;
    await rows.during(name, () => send(test.admin.client, about));
  }
}

const isListed = (text: string, list = GROWING) => list.some(({ of }) => of.test(text));

function growing(): (StatementRows & { of: string; before: number })[] {
  return [...large.values()].flatMap((now) => {
    const before = small.get(now.text)?.read ?? 0;
    return now.read > before * FACTOR + BESIDES ? [{ ...now, before }] : [];
  });
}

const wasteful = () =>
  [...large.values()].filter(({ read, answered }) => read > answered * MOST_FOR_ONE + MOST_BESIDES);

const shown = ({ of, text, read, answered }: StatementRows & { of: string }, before?: number) =>
  `${before === undefined ? '' : `${before} -> `}${read} rows for ${answered}, ${of}: ${text}`;

it('watches the statements of most of the product', () => {
  expect(large.size).toBeGreaterThan(400);
});

it('reads as many rows of a large site as of a small one', () => {
  const found = growing();
  expect(found.filter(({ text }) => !isListed(text)).map((each) => shown(each, each.before))).toEqual([]);
});

it('reads few rows for what it answers', () => {
  const found = wasteful().filter(({ text }) => !isListed(text, [...GROWING, ...MUCH]));
  expect(found.map((each) => shown(each))).toEqual([]);
});

it('lists no statement that is mended', () => {
  const unused = (list: typeof GROWING, found: readonly { text: string }[]) =>
    list.filter(({ of }) => !found.some(({ text }) => of.test(text))).map(({ of }) => String(of));
  expect(unused(GROWING, growing())).toEqual([]);
  expect(unused(MUCH, wasteful())).toEqual([]);
});
