// Listings in posts say their language and are copied at a press; on paper a thread is what was written.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { type Person, person, setUp } from './small-site.ts';

const LISTING = 'const sun = 1;\n\nif (sun < 2) shine();\n';

let test: BrowserTest;
let member: Person;
let path: string;
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  const post = {
    name: 'Which listing?',
    body: `Before\n\n\`\`\`ts\n${LISTING}\`\`\`\n\nand [elsewhere](https://example.org/a)\n\n\`\`\`\nplain\n\`\`\``,
    format: 'markdown',
    categoryID: 1,
  };
  path = new URL((await member.client.post('/discussions', post)).body.url).pathname;
});
afterAll(() => test?.close());

it('says the language and copies the listing whole', async () => {
  const page = await test.open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(test.server.url + path);
  const listing = page.locator('.userContent pre').first();
  const before = await listing.boundingBox();
  await listing.hover();
  await page.getByText('ts', { exact: true }).waitFor();
  expect(await listing.boundingBox()).toEqual(before);
  expect(await axeViolations(page, 'all')).toEqual([]);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await page.getByText('Code copied to clipboard.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LISTING);
  expect(await page.getByRole('button', { name: 'Copy code' }).count()).toBe(2);
});

it('says so where the browser gives no access to the clipboard', async () => {
  const page = await test.open({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(test.server.url + path);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.locator('.userContent pre').last().tap();
  await page.getByRole('button', { name: 'Copy code' }).last().tap();
  await page.getByText('The code could not be copied. Select it and copy it by hand.').waitFor();
});

it('prints what is read, in light colors, with the addresses of links', async () => {
  const page = await test.openAs(member.client.cookies, { colorScheme: 'dark' });
  await page.goto(test.server.url + path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  await page.getByRole('heading', { name: 'Which listing?' }).waitFor();
  const shown = await page.evaluate(() => {
    const link = document.querySelector('.userContent a[href^="https://example.org"]') as Element;
    return {
      scheme: getComputedStyle(document.documentElement).colorScheme,
      after: getComputedStyle(link, '::after').content,
    };
  });
  expect(shown).toEqual({ scheme: 'light', after: expect.stringContaining('https://example.org/a') });
});
