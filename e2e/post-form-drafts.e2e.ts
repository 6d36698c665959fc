// All that a form of a post holds comes back after a reload, before any of it is stored on the site.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { done, type Person, person, setUp } from './small-site.ts';

const SLOW = { timeout: 20_000 };

let test: BrowserTest;
let admin: Person;
let writer: Person;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  writer = await person(test.server, admin, 'Wilma');
  await done(admin.client.post('/categories', { name: 'Hives', urlcode: 'hives' }));
  await done(admin.client.post('/tags', { name: 'swarm' }));
  // With nothing stored on the site, what comes back is what the browser has.
  const settings = {
    'vanilla.discussion.spamCount': 1000,
    'garden.inputFormatter': 'markdown',
    'community.drafts.autosave': false,
  };
  await done(admin.client.patch('/config', settings));
});
afterAll(() => test?.close());

const body = (page: Page) => page.getByRole('textbox', { name: 'Body' });
const category = (page: Page) => page.getByLabel('Category').locator('option:checked');
const chosenTags = (page: Page) => page.getByRole('button', { name: /swarm/ });

async function chooseTag(page: Page): Promise<void> {
  await page.getByLabel('Tags').fill('swarm');
  await page.getByRole('option', { name: /^swarm/ }).click();
  await chosenTags(page).waitFor();
}

/** What this browser stores of the form, beside the words. */
const storedFields = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(':discussion:new:fields'));
    return key === undefined ? '' : (localStorage.getItem(key) ?? '');
  });

describe.each([
  ['desktop', { width: 1280, height: 900 }],
  ['phone', { width: 390, height: 760 }],
])('a new post that nobody stored yet, %s', (name, viewport) => {
  it('has its kind, its place, its tags and its poll after a reload, and nothing of them once it is posted', async () => {
    const page = await test.openAs(writer.client.cookies, { viewport });
    await page.goto('/post');
    await page.getByLabel('Category').waitFor();
    await page.getByText('Poll', { exact: true }).click();
    await page.getByLabel('Category').selectOption({ label: 'Hives' });
    await expect.poll(() => storedFields(page)).toContain('poll');
    // Neither a title nor words.
    await page.reload();
    await expect.poll(() => category(page).innerText(), SLOW).toBe('Hives');
    expect(await page.getByRole('radio', { name: 'Poll' }).isChecked()).toBe(true);
    await chooseTag(page);
    await page.getByLabel('Title').fill('Which hive is yours?');
    await page.getByRole('textbox', { name: 'Option 1' }).fill('The sunny one');
    await page.getByRole('textbox', { name: 'Option 2' }).fill('The other one');
    await body(page).fill(`Say it, by the ${name}.`);
    await expect.poll(() => storedFields(page)).toContain('The other one');
    await page.reload();
    await expect.poll(() => page.getByLabel('Title').inputValue(), SLOW).toBe('Which hive is yours?');
    await expect.poll(() => category(page).innerText()).toBe('Hives');
    await chosenTags(page).waitFor();
    expect(await page.getByRole('textbox', { name: 'Option 1' }).inputValue()).toBe('The sunny one');
    expect(await page.getByRole('textbox', { name: 'Option 2' }).inputValue()).toBe('The other one');
    expect(await body(page).inputValue()).toBe(`Say it, by the ${name}.`);
    expect((await writer.client.get('/drafts')).body).toEqual([]);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await arriveAt(page, /\/discussion\/\d+\/which-hive/);
    const { pathname } = new URL(page.url());
    const posted = await done(writer.client.get(`/discussions/${pathname.split('/')[2]}?expand=tags`));
    expect(posted.tags.map((tag: { name: string }) => tag.name)).toEqual(['swarm']);
    expect(await storedFields(page)).toBe('');
    await page.goto('/post');
    await page.getByLabel('Category').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    expect(await category(page).innerText()).not.toBe('Hives');
    await page.context().close();
  });
});

describe('two tabs of one browser', () => {
  it('show one form: what is chosen in either is there in the other, and neither answers by itself', async () => {
    const page = await test.openAs(writer.client.cookies);
    await page.goto('/post');
    const other = await page.context().newPage();
    await other.goto('/post/question/general');
    await expect.poll(() => other.getByLabel('Title').count(), SLOW).toBe(1);
    await page.getByLabel('Category').selectOption({ label: 'Hives' });
    await page.getByLabel('Title').fill('From the first');
    await chooseTag(page);
    await expect.poll(() => other.getByLabel('Title').inputValue(), SLOW).toBe('From the first');
    await chosenTags(other).waitFor();
    // The place and the kind that the address chose stay, and are not what the first tab is told.
    await other.getByLabel('Title').fill('From the second');
    await expect.poll(() => page.getByLabel('Title').inputValue(), SLOW).toBe('From the second');
    const stored = await storedFields(page);
    await page.getByLabel('Title').focus();
    expect(await storedFields(page)).toBe(stored);
    await page.context().close();
  });

  it('stores nothing of a form that was looked at alone', async () => {
    const page = await test.openAs(writer.client.cookies);
    await page.goto('/post/poll/hives');
    await page.getByRole('textbox', { name: 'Option 1' }).waitFor();
    await page.goto('/discussions');
    await page.goto('/post');
    await page.getByLabel('Category').waitFor();
    expect(await storedFields(page)).toBe('');
    await page.context().close();
  });
});
