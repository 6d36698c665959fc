// An add-on that is switched off leaves nothing: no call, page, link, preference, permission, widget or statement. On again all
// is back. Whatever an add-on adds is read from its manifest, so that none can be forgotten.
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { commentOn } from '../features/comments/server/testing/comments.ts';
import { discussionBy } from '../features/discussions/server/testing/community.ts';
import { communityOfFile } from '../features/discussions/server/testing/community-of-file.ts';
import { HOME, oneColumn, standing } from '../features/layouts/server/testing/layouts.ts';
import { notificationPreferences } from '../features/notifications/server/notification-preferences.ts';
import { jobsDone } from '../features/users/server/testing/mails.ts';
import { quickLinks } from '../features/widgets/server/quick-links.ts';
import type { Feature } from '../platform/server/feature/feature.ts';
import { adminPages } from '../platform/server/places/admin-pages.ts';
import { heldKinds } from '../platform/server/places/hold-rules.ts';
import { navigationItems } from '../platform/server/places/navigation-items.ts';
import { profileTabs } from '../platform/server/places/profile-tabs.ts';
import { statementsOf } from '../platform/server/testing/rows-read.ts';
import { features } from './features.ts';
import { switchOnAll } from './testing/switch-on-all.ts';

const test = communityOfFile({ withJobs: true });
const addons = features.filter(({ addon }) => addon && !addon.locale);
const MEMBERS = 8;

beforeAll(() => switchOnAll(test.admin.client));

const migrations = import.meta.glob<string>(['../addons/*/migrations/*.sql', '!**/*.down.sql'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Those that its migrations make. */
function tablesOf({ name }: Feature): string[] {
  const own = Object.entries(migrations).filter(([path]) => path.startsWith(`../addons/${name}/`));
  return own.flatMap(([, text]) => [...text.matchAll(/create table (\w+)/g)].map(([, table = '']) => table));
}

const enable = async ({ addon }: Feature, enabled: boolean) => {
  const { status, text } = await test.admin.client.patch(`/addons/${addon?.key}`, { enabled });
  if (status >= 300) throw new Error(text);
  await jobsDone(test);
};

const textOf = async (path: string) => (await test.admin.client.get(path)).text;

/** What of all that it names can be found where such things are listed: each as it is called there. */
async function shownOf(feature: Feature): Promise<string[]> {
  const only = [feature];
  const home = (await test.admin.client.page('/')).text;
  const dashboard = (await test.admin.client.page('/settings')).text;
  const profile = (await test.admin.client.page(`/profile/${test.member.name}`)).text;
  const lists: [string, string, readonly string[]][] = [
    ['links', home, quickLinks.declaredIn(only).map(({ url }) => `"${url}"`)],
    ['title bar', await textOf('/navigation'), navigationItems.declaredIn(only).map(({ url }) => `"${url}"`)],
    ['dashboard', dashboard, adminPages.declaredIn(only).map(({ url }) => `"${url}"`)],
    [
      'profile',
      profile,
      profileTabs.declaredIn(only).flatMap(({ id, hasNoTab }) => (hasNoTab ? [] : [`/profile/${id}/`])),
    ],
    [
      'preferences',
      await textOf('/notification-preferences/schema'),
      notificationPreferences.declaredIn(only).map(({ name }) => `"${name}"`),
    ],
    [
      'permissions',
      await textOf(`/roles/${MEMBERS}?expand=permissions`),
      Object.keys(feature.permissions ?? {}).map((name) => `"${name}"`),
    ],
    [
      'widgets',
      await textOf('/layouts/catalog?layoutViewType=all'),
      (feature.widgets ?? []).filter(({ schema }) => schema).map(({ id }) => `"react.${id}"`),
    ],
    [
      'premoderation',
      (await test.admin.client.page('/dashboard/content/premoderation')).text,
      heldKinds.declaredIn(only).map(({ setting }) => `"${setting.key}"`),
    ],
  ];
  return lists.flatMap(([where, text, names]) =>
    names.filter((name) => text.includes(name)).map((name) => `${where}: ${name}`),
  );
}

/** Addresses of its calls, with numbers that are nobody's; of its pages, as they begin. */
async function answersOf({ routes = [], addresses = [] }: Feature): Promise<Record<string, number>> {
  const { client } = test.admin;
  const calls = routes.map(({ endpoint: { spec } }) => [spec.method, spec.path.replace(/:\w+/g, '1')]);
  const found: Record<string, number> = {};
  for (const [method = '', path = ''] of calls) {
    const { status, text } = await client.send(method, `/api/v2${path}`, method === 'GET' ? undefined : {});
    found[`${method} ${path}`] = status === 404 && text.includes('"Page not found."') ? 404 : 200;
  }
  for (const address of addresses) found[`/${address}`] = (await client.page(`/${address}`)).status;
  return found;
}

/** Its tables that are named while members read and write. */
async function tablesInUse(feature: Feature): Promise<string[]> {
  const tables = tablesOf(feature);
  const run = await statementsOf(test.site.database, async () => {
    const { client } = test.member;
    const { discussionID } = await discussionBy(client, { name: `Of ${feature.name} ${Math.random()}` });
    const { commentID } = await commentOn(test.other.client, discussionID, { body: `Ah ${Math.random()}` });
    await client.post(`/comments/${commentID}/reactions`, { reactionType: 'like' });
    await client.patch(`/discussions/${discussionID}`, { name: `Now ${Math.random()}` });
    for (const page of ['/', '/discussions', `/discussion/${discussionID}/of`, '/profile', '/categories'])
      await client.page(page);
    for (const path of [
      '/users/me-counts',
      '/users/me',
      '/notifications',
      '/site-totals?counts=all',
      '/search?query=of',
    ])
      await client.get(path);
    await test.admin.client.delete(`/discussions/${discussionID}`);
    await jobsDone(test);
  });
  expect(run.length).toBeGreaterThan(20);
  return tables.filter((table) => run.some(({ text }) => new RegExp(`\\b${table}\\b`).test(text)));
}

const nodesOn = async () => (await textOf(HOME)).match(/"\$reactComponent":"\w+"/g) ?? [];

describe.each(addons.map((feature) => [feature.name, feature] as const))('%s', (_name, feature) => {
  it('leaves nothing while it is off, and all is back', async () => {
    const ours = (feature.widgets ?? []).filter(({ schema, views }) => schema && !views);
    const stored = ours.map(({ id }) => ({ $hydrate: `react.${id}` }));
    await standing(test.admin.client, { layout: oneColumn(...stored) });
    const before = {
      shown: await shownOf(feature),
      answers: await answersOf(feature),
      nodes: await nodesOn(),
    };
    const answering = Object.keys(before.answers).filter((address) => before.answers[address] !== 404);
    expect(answering.length).toBeGreaterThanOrEqual(feature.routes?.length ?? 0);
    await enable(feature, false);
    expect(await shownOf(feature)).toEqual([]);
    const answers = await answersOf(feature);
    expect(Object.entries(answers).filter(([, status]) => status !== 404)).toEqual([]);
    const nodes = await nodesOn();
    for (const { component } of ours) expect(nodes).not.toContain(`"$reactComponent":"${component}"`);
    // What was noted before is written some moments later.
    await sleep(700);
    expect(await tablesInUse(feature)).toEqual([]);
    await enable(feature, true);
    expect({
      ...{ shown: await shownOf(feature), answers: await answersOf(feature), nodes: await nodesOn() },
    }).toEqual(before);
  }, 60_000);
});

it('finds what it looks for: each of these lists has something of an add-on', async () => {
  const shown = (await Promise.all(addons.map(shownOf))).flat();
  const wheres = ['links', 'title bar', 'dashboard', 'profile', 'preferences', 'permissions', 'widgets'];
  for (const where of [...wheres, 'premoderation'])
    expect(
      shown.some((each) => each.startsWith(`${where}: `)),
      where,
    ).toBe(true);
  expect(addons.length).toBeGreaterThan(10);
  expect(addons.flatMap(tablesOf).length).toBeGreaterThan(20);
});
