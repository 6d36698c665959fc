// Every page of the dashboard, with every call and table it uses, asked as everybody: who gets it is who holds what the page
// declares, and whoever looks after one category reads nothing of what staff do in another. A page that an add-on brings is
// in it by itself.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discussionBy, letIn } from '../features/discussions/server/testing/community.ts';
import { CATEGORY_PERMISSIONS } from '../features/roles/testing/permission-names.ts';
import { signedIn } from '../features/users/server/testing/members.ts';
import type { EndpointSpec } from '../platform/contract/endpoint.ts';
import { findPage } from '../platform/contract/page.ts';
import { isTable } from '../platform/server/http/responses/response-format.ts';
import { declaredPermissions } from '../platform/server/permissions/permission-registry.ts';
import { type AdminPage, adminPages } from '../platform/server/places/admin-pages.ts';
import type { TestClient, TestResponse } from '../platform/server/testing/test-client.ts';
import { queryString } from '../platform/web/api/call.ts';
import { allPageRoutes } from './all-page-routes.ts';
import { mayCall } from './testing/may-call.ts';
import { pageAddresses } from './testing/page-addresses.ts';
import { overAll, readableAddresses } from './testing/plausible-addresses.ts';
import { sampleBody } from './testing/sample-body.ts';
import { startWalk, type Walk } from './testing/walk.ts';

const EVERYBODY = ['guest', 'member', 'moderator of one category', 'moderator', 'administrator'];
const LOCAL = 'moderator of one category';
const MODERATORS = 32;
/** Of a note that only those who decide about the community's own category may read. */
const SECRET = 'ombrelwick';

let walk: Walk;
const clients: Record<string, TestClient> = {};
const held: Record<string, ReadonlySet<string>> = {};
let pages: { url: string; page: AdminPage }[];

beforeAll(async () => {
  walk = await startWalk();
  const { test } = walk;
  const local = await moderatorOfOneCategory();
  const people = {
    member: test.member,
    [LOCAL]: local,
    moderator: test.moderator,
    administrator: test.admin,
  };
  clients.guest = test.guest;
  held.guest = new Set();
  for (const [who, { client, userID }] of Object.entries(people)) {
    clients[who] = client;
    held[who] = await permissionsOf(userID);
  }
  pages = await pagesWithAddresses();
}, 60_000);
afterAll(() => walk?.test.close());

async function moderatorOfOneCategory() {
  const { client } = walk.test.admin;
  await reportedWithSecret();
  const room = { name: 'Mine', urlcode: 'mine', customPermissions: true };
  const { categoryID } = (await client.post('/categories', room)).body;
  const permissions = [{ type: 'global', permissions: { 'session.valid': true } }];
  const { roleID } = (await client.post('/roles', { name: 'Of one category', permissions })).body;
  await letIn(client, roleID, categoryID, CATEGORY_PERMISSIONS);
  await client.patch('/categories/1', { customPermissions: true });
  await letIn(client, roleID, 1);
  await letIn(client, MODERATORS, 1, CATEGORY_PERMISSIONS);
  const made = await signedIn(walk.test, 'Lokalia');
  expect((await client.patch(`/users/${made.userID}`, { roleID: [roleID] })).status).toBe(200);
  return made;
}

async function reportedWithSecret(): Promise<void> {
  const { test } = walk;
  const { discussionID } = await discussionBy(test.admin.client);
  const report = { recordType: 'discussion', recordID: discussionID, reportReasonIDs: ['abuse'] };
  const note = { noteBody: `Mind the ${SECRET}.`, noteFormat: 'text' };
  const answer = await test.member.client.post('/reports', { ...report, ...note });
  expect(answer.status).toBe(201);
}

/** Everywhere, or in any category, as the product answers it; to those to whom nothing is closed, all there is. */
async function permissionsOf(userID: number): Promise<ReadonlySet<string>> {
  const { body } = await walk.test.admin.client.get(`/users/${userID}/permissions`);
  if (body.isAdmin) return new Set(declaredPermissions(walk.test.site).names);
  const granted = body.permissions as { permissions: Record<string, boolean> }[];
  return new Set(
    granted.flatMap(({ permissions }) => Object.keys(permissions).filter((name) => permissions[name])),
  );
}

/** Each page at its own address, and the pages below it that stand at its place. */
async function pagesWithAddresses() {
  const { test } = walk;
  const discussions = [await discussionBy(test.admin.client)];
  const people = [test.admin, test.member].map(({ userID, name }) => ({ userID, name }));
  const examples = pageAddresses({
    ...{ discussions, people, commentIDs: [1], categoryCodes: ['general'], tagCodes: ['coast'] },
    words: ['bees'],
  });
  return declaredPages().flatMap((page) => {
    const below = examples.filter((url) => page.views.includes(viewAt(url) ?? ''));
    return [...new Set([page.url, ...below])].map((url) => ({ url, page }));
  });
}

const declaredPages = () => adminPages.declaredIn(walk.test.site.features.all);
const lookupAt = (url: string) => findPage(allPageRoutes, new URL(url, 'http://127.0.0.1'));
const viewAt = (url: string) => lookupAt(url)?.layoutViewType;
const isHeld = (who: string, needs: AdminPage['permission']) =>
  [needs].flat().some((name) => held[who]?.has(name));
const as = (who: string) => clients[who] as TestClient;

describe.each(EVERYBODY)('as %s', (who) => {
  it('every page opens for who holds what it declares; nobody else gets its document or its data', async () => {
    const wrong: string[] = [];
    await overAll(pages, async ({ url, page }) => {
      const lookup = lookupAt(url);
      const answers = {
        document: await as(who).page(url),
        data: await as(who).get(`/layouts/lookup-hydrate${queryString({ ...lookup })}`),
      };
      for (const [what, answer] of Object.entries(answers))
        if (!isAsDeclared(answer, { url, page, mayOpen: isHeld(who, page.permission) }))
          wrong.push(`${what} of ${url}: ${answer.status} ${answer.text.slice(0, 100)}`);
    });
    expect(wrong).toEqual([]);
  }, 60_000);

  it('a table is written of what may be read, for who may export', async () => {
    const wrong: string[] = [];
    await overAll(tables(), async (spec) => {
      const address = walk.addressOf(spec);
      const { status, headers } = await as(who).get(`${address}.csv`);
      const isGiven = status === 200;
      if (isGiven) expect(headers.get('content-type'), address).toContain('text/csv');
      const may = held[who]?.has('exports.manage') && (await as(who).get(address)).status < 400;
      if (isGiven && !may) wrong.push(`${address}.csv is given to a ${who}`);
      if (!isGiven && may) wrong.push(`${address}.csv: ${status}`);
    });
    expect(wrong).toEqual([]);
  }, 60_000);
});

interface Asked {
  url: string;
  page: AdminPage;
  mayOpen: boolean;
}

function isAsDeclared({ status, text }: TestResponse<unknown>, { url, page, mayOpen }: Asked): boolean {
  const answer = status === 302 ? {} : JSON.parse(text);
  const shown = (answer.page ?? answer).layoutViewType;
  const isShown = status === 200 && shown === viewAt(url);
  // Of what an example names, not everything is there.
  if (mayOpen) return isShown || (status === 404 && url !== page.url);
  // Such a page is everybody's; only the way to it stands in the dashboard.
  if (page.views.length === 0 && isShown) return !text.includes('DashboardFrame');
  const isSentToSignIn = status === 302 || answer.redirectTo?.startsWith('/entry/signin');
  return (isSentToSignIn || status === 403) && !isShown && !text.includes('DashboardFrame');
}

it('opens something for each of those it should tell apart', () => {
  const opened = (who: string) => pages.filter(({ page }) => isHeld(who, page.permission)).length;
  expect(pages.length).toBeGreaterThan(45);
  expect(EVERYBODY.slice(0, 2).map(opened)).toEqual([0, 0]);
  expect(opened(LOCAL)).toBeGreaterThan(0);
  expect(opened(LOCAL)).toBeLessThan(opened('moderator'));
  expect(opened('moderator')).toBeLessThan(pages.length / 2);
  expect(opened('administrator')).toBe(pages.length);
});

/** A call as the pages write it, by itself or as the address of a file. */
const CALL = /'((?:GET|POST|PUT|PATCH|DELETE) \/[\w/:.-]*)'/g;
const ADDRESS = /["'`]\/api\/v2(\/[\w/-]+?)(?:\.csv)?["'`?]/g;

/** What the folders of features with a page send from their pages. */
function callsOfPages(): string[] {
  const owners = walk.test.site.features.all.filter((feature) => adminPages.declaredIn([feature]).length > 0);
  return [...new Set(owners.flatMap(({ name }) => sourcesOf(name)).flatMap(callsIn))].toSorted();
}

function sourcesOf(feature: string): string[] {
  return ['features', 'addons'].flatMap((place) => {
    const folder = new URL(`../${place}/${feature}/web/`, import.meta.url);
    return filesBelow(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  });
}

function filesBelow(folder: URL): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?<!\.test)\.tsx?$/.test(name),
    );
  } catch {
    return [];
  }
}

function callsIn(source: string): string[] {
  return [
    ...[...source.matchAll(CALL)].map(([, call = '']) => call),
    ...[...source.matchAll(ADDRESS)].map(([, path = '']) => `ANY ${path}`),
  ];
}

const callOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;

it('every call of its pages is an endpoint that is asked as everybody', () => {
  const calls = callsOfPages();
  expect(calls.length).toBeGreaterThan(120);
  expect(calls).toEqual(expect.arrayContaining(['GET /jobs', 'GET /statistics', 'ANY /settings/export']));
  const walked = Object.keys(mayCall);
  const isWalked = (call: string) =>
    call.startsWith('ANY ') ? walked.some((each) => each.endsWith(call.slice(3))) : walked.includes(call);
  expect(calls.filter((call) => !isWalked(call))).toEqual([]);
});

/** Lists that can be taken away as a table, of the pages. */
function tables(): EndpointSpec[] {
  const calls = [...callsOfPages(), 'GET /statistics/days'];
  return walk.endpoints.filter(
    (spec) => spec.method === 'GET' && calls.includes(callOf(spec)) && isTable(spec),
  );
}

describe('a moderator of one category', () => {
  it('is refused what is administrators’ alone', async () => {
    const wrong: string[] = [];
    const closed = walk.endpoints.filter((spec) => mayCall[callOf(spec)]?.join() === 'administrator');
    expect(closed.length).toBeGreaterThan(150);
    await overAll(closed, async (spec) => {
      const body = spec.method === 'GET' ? undefined : sampleBody(spec);
      const { status } = await as(LOCAL).call(spec.method, walk.addressOf(spec), body);
      if (status !== 401 && status !== 403) wrong.push(`${callOf(spec)}: ${status}`);
    });
    expect(wrong).toEqual([]);
  });

  it('reads nowhere what was reported in another', async () => {
    const addresses = readableAddresses(walk.test.site, walk.plausible);
    const timesRead: Record<string, number> = {};
    for (const who of [LOCAL, 'moderator']) {
      timesRead[who] = 0;
      await overAll(addresses, async (address) => {
        const { text } = await as(who).get(address);
        if (text.includes(SECRET)) timesRead[who] = (timesRead[who] ?? 0) + 1;
      });
    }
    expect(timesRead[LOCAL]).toBe(0);
    expect(timesRead.moderator).toBeGreaterThan(0);
  }, 120_000);
});
