// Leaderboards as people meet them: found in the links, by period, by category, and with what they have themselves.
import {
  axeViolations,
  type BrowserTest,
  discussion,
  done,
  type Person,
  person,
  setUp,
  sidewaysScroll,
  startBrowserTest,
} from '@parley/addon-api/e2e';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: BrowserTest;
let member: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  await done(admin.client.patch('/addons/leaderboards', { enabled: true }));
  member = await person(test.server, admin, 'Marta');
  const { discussionID } = await discussion(member, 'How to keep bees through the winter', 1);
  await done(admin.client.post(`/discussions/${discussionID}/reactions`, { reactionType: 'like' }));
});
afterAll(() => test?.close());

async function isSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
])('on %s', (_size, viewport) => {
  it('shows who leads, by period and category', async () => {
    await expect
      .poll(async () => (await member.client.get('/leaderboard')).body.ownPoints, { timeout: 10_000 })
      .toBe(1);
    const page = await test.openAs(member.client.cookies, { viewport });
    await page.goto('/leaderboard');
    await page.getByRole('heading', { level: 1, name: 'Leaderboard' }).waitFor();
    await page.getByText('You have 1 point of these').waitFor();
    const main = page.getByRole('main');
    await main.getByRole('listitem').filter({ hasText: 'Marta' }).getByText('1 point').waitFor();
    await isSound(page);
    await main.getByRole('link', { name: 'All time' }).click();
    await page.waitForURL(/slotType=a/);
    await main.getByRole('listitem').filter({ hasText: 'Marta' }).waitFor();
    await main.getByLabel('Category').selectOption({ label: 'General' });
    await main.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/slotType=a&categoryID=\d+/);
    await main.getByRole('listitem').filter({ hasText: 'Marta' }).waitFor();
    expect(await main.getByLabel('Category').inputValue()).toMatch(/^\d+$/);
    await isSound(page);
    await page.close();
  });

  it('tells a guest that there is no such category', async () => {
    const page = await test.openAs([], { viewport });
    await page.goto('/leaderboard?slotType=d&categoryID=99999');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });
});
