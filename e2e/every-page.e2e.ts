// Every kind of page that is not checked elsewhere, and all of members and administrators from right to left: each in both
// schemes, on a desk and a phone, and walked by Tab. The style guide is checked in design-system.e2e.ts.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allPageRoutes } from '../app/all-page-routes.ts';
import { kindsWithout } from '../app/testing/page-addresses.ts';
import type { HydratedLayout } from '../platform/contract/page.ts';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { type Address, administratorPages, guestPages, memberPages, readingPages } from './reading-pages.ts';
import { discussion, done, fillSmallSite, type SmallSite } from './small-site.ts';
import { tabFaults } from './tab-faults.ts';

interface Records {
  themeID: number;
  layoutID: number;
  customPageID: number;
  fragmentUUID: string;
  /** A discussion that was deleted. */
  gone: string;
  conversationID: number;
}
type Kinds = Readonly<Record<string, (site: SmallSite, records: Records) => string>>;

const guestKinds: Kinds = {
  'the list': () => '/discussions',
  'signing out': () => '/entry/signout',
  'a page that is forbidden': () => '/appearance',
  'a discussion that is gone': (_, { gone }) => gone,
  'a page of the community': () => '/house-rules',
  'being led out': () => '/home/leaving?target=https%3A%2F%2Fexample.org%2F',
  'being offline': () => '/offline',
  'calls of the API': () => '/api/docs/bookmarks',
  'what somebody valued': () => '/profile/reactions/Melba',
  'an invitation': () => '/entry/registerinvitation/abc',
  'a new password': () => '/entry/passwordreset/2/abc',
  'an address that is confirmed': () => '/entry/emailconfirm/2/abc',
  'setting up': () => '/setup',
  'being mailed no more': () => '/unsubscribe/abc',
};
const memberKinds: Kinds = {
  'the list': () => '/discussions',
  'my profile': () => '/profile/Melba',
  'my security': () => '/account/security',
  'confirming my address': () => '/entry/emailconfirmrequest',
  'what I am notified of': () => '/profile/preferences',
  'a conversation': (_, { conversationID }) => `/messages/${conversationID}`,
  ...(memberPages as Kinds),
};
const administratorKinds: Kinds = {
  'a thread': (site) => new URL(site.thread.url).pathname,
  themes: () => '/appearance/themes',
  'a theme': (_, { themeID }) => `/appearance/themes/${themeID}/edit`,
  'revisions of a theme': (_, { themeID }) => `/appearance/style-guides/${themeID}/revisions`,
  layouts: () => '/appearance/layouts',
  'a new layout': () => '/appearance/layouts/discussionList/add',
  'a layout': (_, { layoutID }) => `/appearance/layouts/home/${layoutID}-spring/edit`,
  'revisions of a layout': (_, { layoutID }) => `/appearance/layouts/home/${layoutID}-spring`,
  fragments: () => '/appearance/fragments',
  'a new fragment': () => '/appearance/fragments/BannerFragment/add',
  'a fragment': (_, { fragmentUUID }) => `/appearance/fragments/CallToActionFragment/${fragmentUUID}/edit`,
  'pages of the community': () => '/appearance/pages',
  'a new page': () => '/appearance/pages/add',
  'a page of the community': (_, { customPageID }) => `/appearance/pages/${customPageID}/edit`,
  'the frame of previews': () => '/appearance/layouts/preview',
  'what everybody is notified of': () => '/settings/notifications',
  ...(administratorPages as Kinds),
};

const all = [
  ...Object.entries(guestKinds).map(([name, address]) => ['a guest', name, address] as const),
  ...Object.entries(memberKinds).map(([name, address]) => ['a member', name, address] as const),
  ...Object.entries(administratorKinds).map(
    ([name, address]) => ['an administrator', name, address] as const,
  ),
];

let test: BrowserTest;
let site: SmallSite;
let records: Records;
beforeAll(async () => {
  test = await startBrowserTest();
  site = await fillSmallSite(test.server);
  records = await furnish(site);
});
afterAll(() => test?.close());

async function furnish({ admin, member }: SmallSite): Promise<Records> {
  const { client } = admin;
  await done(client.patch('/addons/ar-locale', { enabled: true }));
  const from = { parentTheme: 'keystone', parentVersion: '1.0.0' };
  const { themeID } = await done(client.post('/themes', { name: 'Ours', ...from }));
  const layout = [{ $hydrate: 'react.section.2-columns', mainBottom: [{ $hydrate: 'react.tabs' }] }];
  const { layoutID } = await done(
    client.post('/layouts', { name: 'Spring', layoutViewType: 'home', layout }),
  );
  const page = { seoTitle: 'House rules', seoDescription: '', urlcode: '/house-rules', status: 'published' };
  const { customPageID } = await done(client.post('/custom-pages', page));
  const js =
    "import { createElement } from 'react';\nexport default ({ title }) => createElement('h2', null, title);\n";
  const code = { name: 'Short', fragmentType: 'CallToActionFragment', js, jsRaw: js, commitMessage: 'First' };
  const { fragmentUUID } = await done(client.post('/fragments', code));
  await done(client.put('/fragments/disclosure-state', { didAccept: true }));
  const children = [{ id: 'guides', name: 'Guides', url: '/guides' }];
  const items = [
    { id: 'posts', name: 'Posts', url: '/discussions' },
    { id: 'learn', name: 'Learn', children },
  ];
  await done(client.put('/navigation/default', { items }));
  const { discussionID, url } = await discussion(admin, 'Nothing to keep', 1);
  await done(client.delete(`/discussions/${discussionID}`));
  const { conversationID } = await done(
    client.post('/conversations', {
      participantUserIDs: [member.userID],
      initialBody: 'Will you bring honey?',
    }),
  );
  return { themeID, layoutID, customPageID, fragmentUUID, gone: new URL(url).pathname, conversationID };
}

/** One for each viewer: what they have loaded once is there for their next page. */
const pages = new Map<string, Promise<Page>>();
function pageOf(who: (typeof all)[number][0]): Promise<Page> {
  const { admin, member } = site;
  const cookies = {
    'a guest': [],
    'a member': member.client.cookies,
    'an administrator': admin.client.cookies,
  };
  return pages.get(who) ?? (pages.set(who, test.openAs(cookies[who], still)).get(who) as Promise<Page>);
}

it.each(all)('%s: %s', async (who, _, addressOf) => {
  expect(await faultsOf(await pageOf(who), addressOf(site, records))).toEqual([]);
});

/** As the navigation of the dashboard lists them: pages that share a kind, and those of add-ons. */
it('an administrator: what else the dashboard leads to', async () => {
  const page = await pageOf('an administrator');
  const seen = Object.values(administratorKinds).map((address) => pathOfAddress(address(site, records)));
  const dashboard = (await done(site.admin.client.get(DASHBOARD))) as HydratedLayout;
  const groups = dashboard.frame?.$reactProps.groups as { pages: { url: string }[] }[];
  const listed = groups.flatMap(({ pages }) => pages.map(({ url }) => url));
  expect(listed.length).toBeGreaterThan(35);
  const found: string[] = [];
  for (const address of listed.filter((url) => !seen.includes(pathOfAddress(url))))
    found.push(...(await faultsOf(page, address)).map((fault) => `${address}: ${fault}`));
  expect(found).toEqual([]);
}, 120_000);

it('finds what has no name and what does not show the focus', async () => {
  const page = await pageOf('an administrator');
  await page.goto('/dashboard/repairs');
  await pageHydrated(page);
  await page.evaluate(() => {
    const nameless = document.createElement('button');
    const dark = document.createElement('button');
    dark.textContent = 'No outline';
    for (const property of ['outline', 'box-shadow', 'border'])
      dark.style.setProperty(property, 'none', 'important');
    document.querySelector('main')?.append(nameless, dark);
  });
  const found = [...(await checked(page, 'all')), ...(await tabFaults(page))].join('\n');
  expect(found).toContain('button-name');
  expect(found).toContain('button "No outline"');
});

const DASHBOARD = '/layouts/lookup-hydrate?layoutViewType=dashboard&recordType=global&recordID=-1';

const pathOfAddress = (address: string) => new URL(address, 'http://localhost').pathname;

async function faultsOf(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}locale=ar`);
  await pageHydrated(page);
  const isRightToLeft = await page.evaluate(() => document.documentElement.dir === 'rtl');
  // The descriptions of the calls are in English alone.
  const isWrongWay = isRightToLeft === address.startsWith('/api/');
  const onADesk = [...(await checked(page, 'all')), ...(await tabFaults(page))];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const sideways = await sidewaysScroll(page);
  return [
    ...(isWrongWay ? ['runs the wrong way'] : []),
    ...onADesk,
    ...(sideways > 0 ? [`scrolls sideways by ${sideways} px on a phone`] : []),
    ...(await checked(page, 'colours')),
  ];
}

/** As high as the page: what a bar that sticks covers at one moment is no fault of the page. */
async function checked(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  const { width = 1440 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(844, height) });
  const violations = await axeViolations(page, what);
  return violations.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
}

/** Pages that are not hydrated are the browser's own at once; in the others the menu of the navigation says so. */
async function pageHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-scripts]') === null ||
      document.querySelector('header [data-ready]') !== null,
  );
}

it('no kind of page is left out', () => {
  const addressesOf = (kinds: Kinds | Readonly<Record<string, Address>>) =>
    Object.values(kinds).map((address) => (address as Kinds[string])(site, records));
  const lists = [readingPages, guestPages, memberPages, guestKinds, memberKinds, administratorKinds];
  // They lead elsewhere, or are another address of a page that was looked at.
  const further = [
    '/profile',
    '/admin',
    '/settings/categories',
    '/bees/post/discussion',
    '/bees/post/editdiscussion/1',
  ];
  const addresses = [...further, '/appearance/style-guides', '/collections/1', ...lists.flatMap(addressesOf)];
  expect(kindsWithout(allPageRoutes, addresses)).toEqual([]);
});
