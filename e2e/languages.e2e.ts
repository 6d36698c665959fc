// The product in other languages: from right to left, with other plurals, and from one to the other.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { comment, discussion, done, type Person, setUp } from './small-site.ts';

const viewports = [
  [1440, 'light', 'all'],
  [390, 'dark', 'colours'],
] as const;
const NAME = 'هل تعرف النحل طريقها إلى البيت؟ (Bees, at night.)';

let test: BrowserTest;
let admin: Person;
/** By the number of their comments. */
const threads = new Map<number, string>();

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  for (const addonID of ['ar-locale', 'pl-locale'])
    await done(admin.client.patch(`/addons/${addonID}`, { enabled: true }));
  for (const count of [1, 2, 5]) {
    const { discussionID, url } = await discussion(admin, `${NAME} ${count}`, 1);
    for (let at = 0; at < count; at++) await comment(admin, discussionID, `Number ${at}. نعم.`);
    threads.set(count, new URL(url).pathname);
  }
});
afterAll(() => test?.close());

const root = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

describe('in Arabic', () => {
  it.each([
    ['home', () => '/'],
    ['a thread', () => threads.get(5) as string],
  ])('%s runs from right to left, whole and readable', async (_, address) => {
    const page = await test.open({ ...still, locale: 'ar' });
    await page.goto(address());
    await page.getByRole('contentinfo').getByLabel('اللغة: العربية').waitFor();
    expect(await root(page)).toEqual({ lang: 'ar', dir: 'rtl' });
    expect(await page.getByRole('link', { name: 'تسجيل الدخول' }).count()).toBeGreaterThan(0);
    for (const [width, colorScheme, checked] of viewports) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axeViolations(page, checked)).toEqual([]);
      const brand = page.getByRole('banner').getByRole('link', { name: 'Heather Lane' });
      const { x, width: own } = (await brand.boundingBox()) ?? { x: 0, width: 0 };
      expect(x + own).toBeGreaterThan(0.75 * width);
    }
    await page.context().close();
  });
});

it('in Polish counts as Polish does', async () => {
  const page = await test.open({ locale: 'pl-PL' });
  for (const [count, words] of [
    [1, '1 komentarz'],
    [2, '2 komentarze'],
    [5, '5 komentarzy'],
  ] as const) {
    await page.goto(threads.get(count) as string);
    await page.getByRole('heading', { name: words, exact: true }).waitFor();
  }
  expect(await root(page)).toEqual({ lang: 'pl', dir: 'ltr' });
  await page.context().close();
});

it('shows moments in the zone of the reader', async () => {
  const timezoneId = 'Pacific/Kiritimati';
  const page = await test.open({ timezoneId });
  await page.goto(threads.get(1) as string);
  const time = page.getByRole('main').locator('time').first();
  await time.hover();
  const reported = new Intl.DateTimeFormat('en', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timezoneId,
  });
  const moment = new Date((await time.getAttribute('datetime')) as string);
  const plain = (text: string) => text.replace(/\s/g, ' ').toLowerCase();
  expect(plain((await time.getAttribute('title')) as string)).toBe(plain(reported.format(moment)));
  await page.context().close();
});

it('changes the language of every page where somebody chooses another', async () => {
  const page = await test.open();
  await page.goto('/categories');
  expect(await root(page)).toEqual({ lang: 'en', dir: 'ltr' });
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Language: English').click();
  const chosen = page.waitForResponse((answer) => answer.url().endsWith('/api/v2/locales/choice'));
  await footer.getByRole('button', { name: 'العربية' }).click();
  expect((await chosen).status()).toBe(200);
  await page.locator('html[dir="rtl"]').waitFor();
  await page.getByRole('heading', { name: 'الفئات', level: 1 }).waitFor();
  // A link is followed without a new document; the next visit begins in the language, from the first byte.
  await page.getByRole('contentinfo').getByRole('link', { name: 'المشاركات' }).click();
  await page.getByRole('heading', { name: 'المشاركات', level: 1 }).waitFor();
  expect(await page.title()).toBe('المشاركات - Heather Lane');
  const { headers, text } = await page.goto('/').then(async (answer) => ({
    headers: answer?.headers() ?? {},
    text: (await answer?.text()) ?? '',
  }));
  expect(headers.vary).toContain('Accept-Language');
  expect(text).toContain('<html lang="ar" dir="rtl"');
  await page.context().close();
});

it('lets a table in a post begin where its first cell does', async () => {
  const page = await test.open();
  await page.goto('/discussions');
  const isFirstAtRight = (first: string) =>
    page.evaluate((word) => {
      const post = document.createElement('div');
      post.className = 'userContent';
      post.innerHTML = `<table><thead><tr><th dir="auto">${word}</th><th dir="auto">2</th></tr></thead></table>`;
      document.body.append(post);
      const [one, two] = [...post.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().left);
      return (one ?? 0) > (two ?? 0);
    }, first);
  expect(await isFirstAtRight('الأداة')).toBe(true);
  expect(await isFirstAtRight('Tool')).toBe(false);
  await page.context().close();
});

describe('a manager of the site', () => {
  /** What readers of Polish find on a page that was cached for them before. */
  const inPolish = async (path: string) => {
    const answer = await fetch(test.server.url + path, { headers: { 'accept-language': 'pl' } });
    return answer.text();
  };

  it('translates a category where it stands, and is asked before losing what was typed', async () => {
    expect(await inPolish('/categories')).toContain('General');
    const page = await test.openAs(admin.client.cookies, still);
    await page.goto('/categories/general');
    await page.getByRole('button', { name: 'Translate this category' }).click();
    const dialog = page.getByRole('dialog', { name: 'Translate this category' });
    const name = dialog.getByRole('textbox', { name: 'Name General' });
    await name.waitFor();
    await dialog.getByLabel('Translate into').selectOption('ar');
    await dialog.getByLabel('Translate into').selectOption('pl');
    await dialog.getByText('Not translated').first().waitFor();
    await name.fill('Ogólne');
    await dialog.getByText('You have unsaved changes').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Translate into').selectOption('ar');
    const warning = page.getByRole('dialog', { name: 'Unsaved changes' });
    await warning.getByText('Are you sure you want to continue without saving?').waitFor();
    await warning.getByRole('button', { name: 'Cancel' }).click();
    expect(await name.inputValue()).toBe('Ogólne');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The translations were saved.').waitFor();
    expect(await dialog.isVisible()).toBe(true);
    expect(await inPolish('/categories')).toContain('Ogólne');
    await name.fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('You have unsaved changes').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await dialog.waitFor({ state: 'detached' });
    expect(await inPolish('/categories')).not.toContain('Ogólne');
    await page.context().close();
  });

  it('says a text of the interface in words of the community, and puts it back', async () => {
    const page = await test.openAs(admin.client.cookies, still);
    await page.goto('/appearance/languages');
    const wordings = page.getByRole('region', { name: 'Wordings' });
    await wordings.getByLabel('Language', { exact: true }).selectOption('pl');
    await wordings.getByLabel('Find a text').fill('Sign In');
    const change = wordings.getByRole('button', { name: 'Change: Sign In', exact: true });
    await change.click();
    await wordings.getByLabel('In your words', { exact: true }).fill('Wejdź');
    await wordings.getByRole('button', { name: 'Save' }).click();
    // The form goes once the answer is there.
    await wordings.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    expect(await inPolish('/categories')).toContain('Wejdź');
    await change.click();
    await wordings.getByRole('button', { name: 'Put back' }).click();
    await wordings.getByRole('button', { name: 'Put back' }).waitFor({ state: 'detached' });
    expect(await inPolish('/categories')).toContain('Zaloguj się');
    await page.context().close();
  });
});

it.each(['en', 'pl', 'ar'])('what a list is narrowed to and ordered by is never cut: %s', async (locale) => {
  const page = await test.openAs(admin.client.cookies, { ...still, locale });
  // The font of the page comes with the second one.
  for (const _ of ['first', 'second']) {
    await page.goto('/discussions', { waitUntil: 'networkidle' });
    const order = page.getByRole('main').locator('details').first();
    const bar = order.locator('xpath=../..');
    for (const width of [340, 390, 600, 806, 900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const whole of [order.locator('b'), bar]) {
        expect(await whole.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThan(2);
      }
      const { height = 0 } = (await bar.boundingBox()) ?? {};
      expect(height, `at ${width}`).toBeLessThan(width < 600 ? 110 : 60);
      await expectWholeOrGone(order.locator('summary > span'));
      await expectWholeOrGone(bar.locator('button[aria-haspopup] > span'));
    }
  }
  await page.context().close();
});

/** The word of a line that has one to spare. */
async function expectWholeOrGone(line: Locator): Promise<void> {
  const [box, word] = await Promise.all([line.boundingBox(), line.locator('> span').first().boundingBox()]);
  if (!box || !word) throw new Error('There is no such line.');
  const isGone = word.y + word.height <= box.y + 1;
  const isWhole = word.x >= box.x - 1 && word.x + word.width <= box.x + box.width + 1 && word.width > 10;
  expect(isGone || isWhole).toBe(true);
}
