// What a page or a list costs the database: a fixed number of statements, however many rows it shows.

import { beforeAll, describe, expect, it } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { PDF, uploaded } from '../features/media/server/testing/uploads.ts';
import { signedIn } from '../features/users/server/testing/members.ts';
import { cacheTag } from '../platform/server/cache/cache-tags.ts';
import type { TestClient, TestResponse } from '../platform/server/testing/test-client.ts';
import { declaredEndpoints } from './testing/plausible-addresses.ts';
import { countedElsewhere, mostStatements } from './testing/statement-counts.ts';

const ofGuests = mostStatements('guests');
const ofMembers = mostStatements('members');
const ofAdministrators = mostStatements('administrators');

const ALWAYS_AS_LONG = new Set([
  '/api/v2/site-totals?counts=all',
  // No outside service is there that posts could have records in.
  '/api/v2/attachments?recordType=discussion&recordID=1',
  '/api/v2/attachments/catalog',
]);

/** Comments of several pages take one statement more than those of one: to find where a page begins. */
const hasComments = (address: string) =>
  /discussion\/(1|comment)|comments\/(thread|4)|profile\/Melba/.test(address);

interface Cost {
  statements: number;
  /** How long the answer is. */
  size: number;
}
type Costs = Record<string, Cost>;
type Measured = Record<'guest' | 'member' | 'administrator', Costs>;

const test = communityOfFile({ withJobs: true });
let themeID: number | undefined;
let few: Measured;
let many: Measured;
beforeAll(async () => {
  const coast = await done(test.admin.client.post('/tags', { name: 'coast' }));
  await fill(5, coast.tagID);
  few = await measure();
  await fill(36, coast.tagID);
  many = await measure();
}, 120_000);

/** Discussions and comments by many people, in as many categories, with tags, reactions and bookmarks. */
async function fill(count: number, coastID: number): Promise<void> {
  const { admin, member, other } = test;
  for (let at = 0; at < count; at++) {
    const name = `Writer_${count}_${at}`;
    const { client } = at % 10 === 0 ? await signedIn(test, name) : member;
    const place = { name, urlcode: name.toLowerCase(), parentCategoryID: 1 };
    const category = await done(admin.client.post('/categories', place));
    const tag = await done(admin.client.post('/tags', { name: `tag ${name}` }));
    const { discussionID } = await discussionBy(client, { categoryID: at % 2 ? 1 : category.categoryID });
    await done(admin.client.put(`/discussions/${discussionID}/tags`, { tagIDs: [tag.tagID, coastID] }));
    await Promise.all([commentOn(client, 1), commentOn(admin.client, discussionID)]);
    await done(other.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'like' }));
    await done(member.client.put(`/discussions/${discussionID}/bookmark`, { bookmarked: true }));
    if (at % 4 === 0) {
      await furnish(client, name.toLowerCase());
      await done(member.client.put(`/categories/${category.categoryID}/follow`, { followed: true }));
    }
  }
}

/** What lists of other things hold: reactions to one post, its statuses, types, fields, collections. */
async function furnish(writer: TestClient, name: string): Promise<void> {
  const { client } = test.admin;
  for (const path of ['/discussions/1', '/comments/1'])
    await writer.post(`${path}/reactions`, { reactionType: 'like' });
  await done(client.put('/discussions/1/status', { statusID: 0, statusNotes: name }));
  await done(client.post('/discussions/statuses', { name }));
  const type = { postTypeID: name, name, parentPostTypeID: 'discussion', postButtonLabel: name };
  await done(client.post('/post-types', { ...type, isActive: true }));
  const field = { postFieldID: name, label: name, dataType: 'text', formType: 'text', visibility: 'public' };
  await done(client.post('/post-fields', { ...field, postTypeID: name }));
  const records = [
    { recordType: 'discussion', recordID: 1 },
    { recordType: 'category', recordID: 1 },
  ];
  await done(client.post('/collections', { name, records }));
  const attributes = { body: name, format: 'text' };
  const place = { parentRecordType: 'category', parentRecordID: 1 };
  await done(test.member.client.post('/drafts', { recordType: 'discussion', ...place, attributes }));
  await done(client.post('/roles', { name }));
  await done(client.post('/tokens', { name }));
  await done(client.post('/authenticators', { name, type: 'oauth2', clientID: 'x' }));
  const message = { body: name, format: 'text', viewLocation: 'content', layoutViewType: 'all' };
  await done(client.post('/moderation-messages', message));
  await done(client.post('/redirects', { path: `/old/${name}`, destination: '/discussions' }));
  await uploaded(client, PDF, `${name}.pdf`);
  themeID ??= (await done(client.post('/themes', { name, parentTheme: 'keystone', parentVersion: '1' })))
    .themeID;
  const assets = { styles: { type: 'css', data: `.${name} { color: inherit }` } };
  await done(client.patch(`/themes/${themeID}`, { assets }));
  await commentOn(writer, 1, { body: `@Melba, ${name}` });
  const nothing = { commentIDs: [987_654], deleteMethod: 'full' };
  await done(client.delete('/comments/list?longRunnerMode=async', nothing));
}

async function done<T>(answer: Promise<TestResponse<T>>): Promise<T> {
  const { status, text, body } = await answer;
  if (status >= 400) throw new Error(`${status}: ${text}`);
  return body;
}

async function measure(): Promise<Measured> {
  const costs = async (client: TestClient, addresses: string[]) => {
    const found: Costs = {};
    for (const address of addresses) found[address] = await cost(client, address);
    return found;
  };
  return {
    guest: await costs(test.guest, Object.keys(ofGuests)),
    member: await costs(test.member.client, Object.keys(ofMembers)),
    administrator: await costs(test.admin.client, Object.keys(ofAdministrators)),
  };
}

/** The first request warms the shared caches; then every page is dropped, and this one rendered again. */
async function cost(client: TestClient, address: string): Promise<Cost> {
  const headers: Record<string, string> = address.startsWith('/api') ? {} : { accept: 'text/html' };
  await client.send('GET', address, undefined, headers);
  test.site.pages.invalidate(['*']);
  // Widgets that are the same on many pages.
  test.site.data.invalidate([cacheTag.config]);
  const { status, statements, text } = await client.send('GET', address, undefined, headers);
  if (status >= 300) throw new Error(`${address}: ${status} ${text.slice(0, 200)}`);
  return { statements, size: text.length };
}

describe.each([
  ['guest', ofGuests],
  ['member', ofMembers],
  ['administrator', ofAdministrators],
] as const)('the number of statements for a %s', (who, table) => {
  it.each(Object.entries(table))('of %s is at most %i, with few rows and with many', (address, most) => {
    const [before, after] = [few[who][address] as Cost, many[who][address] as Cost];
    expect(after.statements).toBeLessThanOrEqual(most);
    expect(after.statements - before.statements).toBeLessThanOrEqual(hasComments(address) ? 1 : 0);
  });
});

describe('lists with pages', () => {
  const measured = () => Object.entries({ ...many.guest, ...many.member, ...many.administrator });

  it('are all held to a number of statements', () => {
    const paths = measured().map(([address]) => address.replace(/^\/api\/v2|\?.*$/g, ''));
    const isMeasured = (template: string) => {
      const pattern = new RegExp(`^${template.replace(/:\w+/g, '[^/]+')}$`);
      return paths.some((path) => pattern.test(path));
    };
    const paged = declaredEndpoints(test.site).filter(({ paging }) => paging !== undefined);
    const unmeasured = paged.filter(({ path }) => !isMeasured(path) && !countedElsewhere.includes(path));
    expect(paged.length).toBeGreaterThan(20);
    expect(unmeasured.map(({ path }) => path)).toEqual([]);
  });

  it('had more to show the second time', () => {
    const before = { ...few.guest, ...few.member, ...few.administrator };
    const same = measured().filter(
      ([address, { size }]) =>
        address.startsWith('/api/') &&
        size < 1.5 * (before[address]?.size ?? 0) &&
        !ALWAYS_AS_LONG.has(address),
    );
    expect(same.map(([address]) => address)).toEqual([]);
  });

  it('tell the same total on every page, and nothing past the last', async () => {
    const TOTAL = 'x-app-page-result-count';
    const others = countedElsewhere
      .filter((path) => path !== '/applicants')
      .map((path) => `/api/v2${path.replace(/:\w+/, '1')}`);
    const addresses = [...Object.keys(ofMembers), ...Object.keys(ofAdministrators), ...others];
    const paged = (address: string, page: number) =>
      test.admin.client.send<unknown[]>('GET', `${address}${address.includes('?') ? '&' : '?'}page=${page}`);
    let numbered = 0;
    for (const address of addresses.filter((each) => each.startsWith('/api/'))) {
      const first = await paged(address, 1);
      const total = first.headers.get(TOTAL);
      // A thread is no list.
      if (total === null || !Array.isArray(first.body)) continue;
      const past = await paged(address, 9999);
      expect([address, past.status, past.headers.get(TOTAL), past.body]).toEqual([address, 200, total, []]);
      expect(Number(total)).toBeGreaterThanOrEqual(first.body.length);
      numbered++;
    }
    expect(numbered).toBeGreaterThan(15);
  });
});
