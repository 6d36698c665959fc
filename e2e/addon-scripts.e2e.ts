// What add-ons of a community make reading pages load: little where one is on, nothing where it is off.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BrowserTest, startBrowserTest } from './browser-test.ts';
import { scriptBytes } from './page-faults.ts';
import { comment, discussion, done, type Person, person, setUp } from './small-site.ts';

const MOST_MORE = 5000;
/** Heads of answers differ by a few digits: of dates, and of numbers of requests. */
const HEADS = 100;

const ADDONS = [
  'groups',
  'events',
  'ideation',
  'badges',
  'ranks',
  'leaderboards',
  'online',
  'thank-you-notes',
  'onboarding',
  'welcome',
];
/** What they offer for the layouts of pages that people read. */
const WIDGETS = [
  ['online', 'react.online.members', /^\d+ members? · \d+ guests?$/],
  ['welcome', 'react.welcome.newcomers', 'How do bees find their way?'],
] as const;
type Bytes = Record<string, number>;

let test: BrowserTest;
let admin: Person;
let addresses: string[];
let without: Bytes | undefined;

const put = (addon: string, enabled: boolean) => done(admin.client.patch(`/addons/${addon}`, { enabled }));

async function measure(): Promise<Bytes> {
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  const bytes: Bytes = {};
  for (const address of addresses) bytes[address] = await scriptBytes(page, address);
  await page.close();
  return bytes;
}

/** With all of them off; once for all tests. */
async function bytesWithout(): Promise<Bytes> {
  without ??= await measure();
  return without;
}

/** By address: what grew by more. */
const above = (bytes: Bytes, than: Bytes, most: number) =>
  Object.entries(bytes)
    .map(([address, count]) => [address, count - (than[address] ?? 0)] as const)
    .filter(([, more]) => more > most);

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  const member = await person(test.server, admin, 'Melba');
  const thread = await discussion(member, 'How do bees find their way?', 1);
  for (const body of ['They dance.', 'They look at the sun.'])
    await comment(admin, thread.discussionID, body);
  addresses = ['/', '/discussions', new URL(thread.url).pathname];
  for (const addon of ADDONS) await put(addon, false);
});
afterAll(() => test?.close());

it('measures something', async () => {
  const bytes = await bytesWithout();
  for (const address of addresses) expect(bytes[address], address).toBeGreaterThan(50_000);
});

describe.each(ADDONS)('%s', (addon) => {
  it('costs reading pages little where it is on, and nothing where it is off', async () => {
    const off = await bytesWithout();
    await put(addon, true);
    const bytes = await measure().finally(() => put(addon, false));
    expect(above(bytes, off, MOST_MORE)).toEqual([]);
    expect(above(await measure(), off, HEADS)).toEqual([]);
  });
});

/** The layouts that the pages come with, and this below all else. */
async function place(widget: string): Promise<void> {
  for (const layoutViewType of ['home', 'discussionList', 'discussion']) {
    const { layout } = await done(admin.client.get(`/layouts/${layoutViewType}/edit`));
    const added = { $hydrate: 'react.section.1-column', children: [{ $hydrate: widget }] };
    const { layoutID } = await done(
      admin.client.post('/layouts', {
        ...{ name: `${layoutViewType} with ${widget}`, layoutViewType, layout: [...layout, added] },
      }),
    );
    const everywhere = [{ recordType: 'global', recordID: -1 }];
    await done(admin.client.put(`/layouts/${layoutID}/views`, everywhere));
  }
}

describe.each(WIDGETS)('the widget of %s', (addon, widget, says) => {
  it('costs the home page, lists and discussions little where it is placed', async () => {
    const before = await bytesWithout();
    await put(addon, true);
    await place(widget);
    const page = await test.openAs(admin.client.cookies);
    for (const address of addresses) {
      await page.goto(address);
      await page.getByRole('main').getByText(says).first().waitFor();
    }
    await page.close();
    const bytes = await measure().finally(() => put(addon, false));
    expect(above(bytes, before, MOST_MORE)).toEqual([]);
  });
});
