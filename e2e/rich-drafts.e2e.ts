// Rich text that somebody is writing is not lost: by a reload, a killed server, a cut line, a second tab, at a desk and on a phone.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVERY_NODE, typesIn } from '../features/editor/rich2/testing/every-node.ts';
import { NODE_TYPES, UNKNOWN } from '../platform/contract/rich2/nodes.ts';
import { type BrowserTest, pageHydrated, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

const SLOW = { timeout: 30_000 };

let test: BrowserTest;
let admin: Person;
let writer: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  writer = await person(test.server, admin, 'Wilma');
});
afterAll(() => test?.close());
beforeEach(async () => {
  for (const { draftID } of (await writer.client.get('/drafts')).body)
    await done(writer.client.delete(`/drafts/${draftID}`));
});

const SIZES = [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 760 }],
] as const;

const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
/** The paragraph that is being written, below all the others. */
const textOf = (page: Page) => field(page).locator('p').last().innerText(SLOW);

/** What every node looks like in the editor, and on the page. */
const EVERYWHERE = [
  ...['h2', 'h3', 'h4', 'h5', 'strong', 'em', 's', 'a', '.atMention', 'img.emoji', 'blockquote', 'ul ol li'],
  ...['caption', 'thead th', 'tbody td[colspan="2"]', 'tfoot td', '.embedImage img', '.embedImage-caption'],
  ...['.embedFile', '.embedLink', 'pre'],
];

async function hasEveryNode(where: Locator): Promise<void> {
  for (const selector of EVERYWHERE)
    expect(await where.locator(selector).count(), selector).toBeGreaterThan(0);
  const words = await where.textContent();
  for (const part of ['It was the queen', 'fly();', 'taught them', 'two jars', 'Monday, at noon'])
    expect(words).toContain(part);
}

/** As the clipboard brings what was copied out of another text of this site. */
async function paste(page: Page, nodes: unknown): Promise<void> {
  await page.evaluate((json) => {
    const data = new DataTransfer();
    data.setData('application/x-slate-fragment', btoa(encodeURIComponent(json)));
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, JSON.stringify(nodes));
}

const KNOWN = [...NODE_TYPES].filter((type) => type !== UNKNOWN);

/** The words of the drafts on the site. */
const stored = async (): Promise<string> =>
  JSON.stringify(
    (await writer.client.get('/drafts')).body.map(
      (each: { attributes: { body: string } }) => each.attributes.body,
    ),
  );

describe.each(SIZES)('on %s', (where, viewport) => {
  let path = '';
  let context: BrowserContext;
  beforeEach(async () => {
    path = new URL((await discussion(admin, 'Where one writes', 1)).url).pathname;
  });

  /** Whose cut lines are no faults of scripts. */
  async function begun(): Promise<Page> {
    context = await test.browser.newContext({ baseURL: test.server.url, locale: 'en', viewport });
    await context.addCookies(writer.client.cookies.map((each) => ({ ...each, url: test.server.url })));
    const page = await opened();
    await field(page).click();
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await paste(page, EVERY_NODE);
    await hasEveryNode(field(page));
    await page.keyboard.press('Enter');
    await page.keyboard.type('A ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('tight');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' lid, and th');
    expect(await textOf(page)).toBe('A tight lid, and th');
    return page;
  }

  async function opened(): Promise<Page> {
    const page = await context.newPage();
    await page.goto(path);
    await pageHydrated(page);
    return page;
  }

  async function isBack(page: Page, words: string): Promise<void> {
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor(SLOW);
    await expect.poll(() => textOf(page), SLOW).toBe(words);
    expect(await field(page).locator('p').last().locator('strong').innerText()).toBe('tight');
    await hasEveryNode(field(page));
  }

  it('a reload in mid-sentence keeps every letter, marks and all', async () => {
    const page = await begun();
    await page.reload();
    await pageHydrated(page);
    await isBack(page, 'A tight lid, and th');
    await field(page).press('Control+End');
    // The same words twice within a short time are refused.
    await page.keyboard.type(`e bees stay at ${where}.`);
    await page.getByRole('button', { name: 'Post comment' }).click();
    const shown = page.locator('[id^="Comment_"][id$="_body"]', {
      hasText: `and the bees stay at ${where}.`,
    });
    await shown.waitFor();
    expect(await shown.locator('strong').last().innerText()).toBe('tight');
    await hasEveryNode(shown);
    await expect.poll(stored, SLOW).toBe('[]');
    await context.close();
  });

  it('a server that is killed in mid-sentence loses nothing, and the draft is stored when it is back', async () => {
    const page = await begun();
    test.server.process.kill('SIGKILL');
    await test.server.ended();
    await page.keyboard.type('e bees stay');
    await page.getByText(/Draft saved|Stored on this device/).waitFor();
    await test.server.startAgain();
    await page.keyboard.type(' warm.');
    await expect.poll(stored, SLOW).toContain('e bees stay warm.');
    const [draft] = (await writer.client.get('/drafts')).body;
    const types = typesIn(JSON.parse(draft.attributes.body));
    expect(KNOWN.filter((type) => !types.has(type))).toEqual([]);
    await page.reload();
    await pageHydrated(page);
    await isBack(page, 'A tight lid, and the bees stay warm.');
    await context.close();
  });

  it('without a network it is on this device, and with it on the site and in another browser', async () => {
    const page = await begun();
    await context.setOffline(true);
    await page.keyboard.type('e bees stay.');
    await page.getByText('Stored on this device').waitFor();
    await context.setOffline(false);
    await expect.poll(stored, SLOW).toContain('e bees stay.');
    await context.close();
    context = await test.browser.newContext({ baseURL: test.server.url, locale: 'en', viewport });
    await context.addCookies(writer.client.cookies.map((each) => ({ ...each, url: test.server.url })));
    await isBack(await opened(), 'A tight lid, and the bees stay.');
    await context.close();
  });

  it('a second tab follows what is written in the first', async () => {
    const page = await begun();
    await page.getByText('Draft saved').waitFor();
    const second = await opened();
    await isBack(second, 'A tight lid, and th');
    await page.bringToFront();
    await field(page).press('Control+End');
    await page.keyboard.type('e bees stay.');
    await expect.poll(() => textOf(second), SLOW).toBe('A tight lid, and the bees stay.');
    await expect.poll(stored, SLOW).toContain('e bees stay.');
    expect((await writer.client.get('/drafts')).body).toHaveLength(1);
    await context.close();
  });
});
