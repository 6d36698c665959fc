import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../platform/server/images/testing/pictures.ts';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { done, setUp } from './small-site.ts';

let test: BrowserTest;
let page: Page;
let address = '';

beforeAll(async () => {
  test = await startBrowserTest();
  // Nobody registers before there is an administrator.
  const admin = await setUp(test.server);
  await done(admin.client.patch('/config', { 'garden.inputFormatter': 'markdown' }));
  page = await test.open();
  await page.goto('/entry/register?Target=/discussions');
  await page.getByLabel('Username').fill('Bertil');
  await page.getByLabel('Email').fill('bertil@example.org');
  await page.getByLabel('Password').fill('a long enough sentence');
  await page.getByRole('button', { name: 'Register' }).click();
  await arriveAt(page, '/discussions');
});
afterAll(() => test?.close());

const body = () => page.getByRole('textbox', { name: 'Body' });

describe('a discussion', () => {
  it('is written with a preview, and not a word of it is lost on the way', async () => {
    await page.getByRole('link', { name: 'New post' }).first().click();
    await arriveAt(page, /\/post/);
    await body().click();
    // The editor's script comes after the plain field; it is what offers names.
    await page.getByRole('toolbar').first().waitFor();
    await page.keyboard.type('- one\ntwo\n\n@Ber');
    await page.getByRole('option', { name: 'Bertil' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('bold');
    expect(await body().inputValue()).toBe('- one\n- two\n\n@Bertil **bold**');
    await page.getByText('Draft saved').waitFor();
    await page.reload();
    await page.getByText('Your draft is back').waitFor();
    await page.getByText('Preview', { exact: true }).click();
    await page.locator('.userContent strong', { hasText: 'bold' }).waitFor();
    expect(await page.locator('.userContent li').count()).toBe(2);
    await page.getByText('Write', { exact: true }).click();
  });

  it('says what is missing, then goes online', async () => {
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText('Give your post a title.').waitFor();
    await page.getByLabel('Category').selectOption({ label: 'General' });
    await page.getByLabel('Title').fill('Why do my bees swarm?');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await arriveAt(page, /\/discussion\/\d+\/why-do-my-bees-swarm/);
    address = new URL(page.url()).pathname;
    await page.getByRole('heading', { level: 1, name: 'Why do my bees swarm?' }).waitFor();
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
    ).toEqual([]);
  });

  it('is edited by its author while the time lasts', async () => {
    await page.locator('summary[aria-label="Discussion Options"]').click();
    await page.getByRole('link', { name: /^Edit/ }).click();
    await arriveAt(page, /\/post\/editdiscussion\//);
    await body().fill('They left on the first *warm* day.');
    await page.keyboard.press('Control+Enter');
    await arriveAt(page, address);
    await page.locator('.userContent em', { hasText: 'warm' }).waitFor();
  });

  it('keeps the words of an edit when somebody else was faster', async () => {
    await page.locator('summary[aria-label="Discussion Options"]').click();
    await page.getByRole('link', { name: /^Edit/ }).click();
    await arriveAt(page, /\/post\/editdiscussion\//);
    await body().fill('They left on the first *sunny* day.');
    const meanwhile = await page.evaluate(async (id) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'parley' };
      const edit = { method: 'PATCH', headers, body: JSON.stringify({ body: 'They left in *May*.' }) };
      return (await fetch(`/api/v2/discussions/${id}`, edit)).status;
    }, /\d+/.exec(address)?.[0]);
    expect(meanwhile).toBe(200);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Somebody else changed this while you were writing.').waitFor();
    expect(await body().inputValue()).toBe('They left on the first *sunny* day.');
    // Both texts stand beside each other until one decides.
    await page.getByRole('region', { name: 'Yours' }).locator('em', { hasText: 'sunny' }).waitFor();
    await page.getByRole('region', { name: 'Bertil' }).locator('em', { hasText: 'May' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await arriveAt(page, address);
    await page.locator('.userContent em', { hasText: 'sunny' }).waitFor();
  });

  it('shows the picture and the file that were imported', async () => {
    const comment = page.getByRole('textbox', { name: 'Comment' });
    await comment.fill('See:');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    const hive = { name: 'hive.png', mimeType: 'image/png', buffer: await png(60, 40) };
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('sunny') };
    await page.locator('input[type="file"]').setInputFiles([hive, notes]);
    await expect.poll(() => comment.inputValue()).toMatch(/\[notes\.txt\]\(\/uploads\/media\//);
    await expect.poll(() => comment.inputValue()).toMatch(/!\[hive\]\(\/uploads\/media\//);
    await page.getByRole('button', { name: 'Post comment' }).click();
    const image = page.locator('.userContent img[alt="hive"]');
    await image.scrollIntoViewIfNeeded();
    expect(await image.getAttribute('width')).toBe('60');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(60);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'notes.txt' }).click();
    expect((await download).suggestedFilename()).toBe('notes.txt');
  });

  it('is bookmarked and found again', async () => {
    // It shows at once; the list is requested when it is stored.
    const stored = page.waitForResponse((response) => response.url().endsWith('/bookmark'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    expect((await stored).status()).toBe(200);
    await page.goto('/discussions/bookmarked');
    await page.getByRole('heading', { name: 'Why do my bees swarm?' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await arriveAt(page, address);
  });

  it('reads completely without scripts', async () => {
    const reader = await test.open({ javaScriptEnabled: false });
    await reader.goto('/discussions');
    await reader.getByRole('link', { name: 'Why do my bees swarm?' }).click();
    expect(await reader.locator('.userContent').first().innerText()).toBe(
      'They left on the first sunny day.',
    );
  });
});
