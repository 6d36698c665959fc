// The card of a member: by what it opens and closes, where it stands, and what it says.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { BrowserTest } from '../browser-test.ts';
import { still } from '../page-faults.ts';
import { done, type Person } from '../small-site.ts';

/** `path`: of a thread that the member began. */
type Stage = () => {
  test: BrowserTest;
  admin: Person;
  member: Person;
  path: string;
  open: (page: Page, path: string) => Promise<void>;
};

const authorOn = (page: Page) => page.locator('main a[aria-haspopup="dialog"]').first();

export function walkUserCards(stage: Stage): void {
  it('opens beside the name, 16 px from the edges, and gives the focus back', async () => {
    const { test, admin, path, open } = stage();
    const page = await test.openAs(admin.client.cookies, still);
    await open(page, path);
    const name = authorOn(page);
    await name.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Card of Melba' });
    await card.getByRole('link', { name: 'View Profile' }).waitFor();
    expect(await card.getByRole('link', { name: 'melba@example.org' }).count()).toBe(1);
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    // What most come for, side by side and of one size.
    const [follow, message] = await Promise.all([
      card.locator('summary').filter({ hasText: 'Follow' }).boundingBox(),
      card.getByRole('link', { name: 'Message' }).boundingBox(),
    ]);
    expect([follow?.y, follow?.width]).toEqual([message?.y, message?.width]);
    await card.getByRole('link', { name: 'View Profile' }).focus();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await name.evaluate((link) => link === document.activeElement)).toBe(true);
    for (const press of [() => page.keyboard.press('Space'), () => name.click()]) {
      await press();
      await card.waitFor();
      await name.focus();
      await press();
      await card.waitFor({ state: 'detached' });
    }
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('comes after a rest on the name, goes with pointer, focus and page, and says what is the matter', async () => {
    const { test, admin, member, path, open } = stage();
    const page = await test.openAs(admin.client.cookies, still);
    await page.clock.install();
    await open(page, path);
    const name = authorOn(page);
    const card = page.getByRole('dialog', { name: 'Card of Melba' });
    const gone = () => card.waitFor({ state: 'detached' });
    let answer: { status?: number; json: object } | undefined;
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(new RegExp(`/api/v2/users/${member.userID}(?:\\?|$)`), async (route) => {
      await held;
      await (answer ? route.fulfill(answer) : route.abort('internetdisconnected'));
    });
    await name.hover();
    await card.locator('[aria-busy=true]').getByText('Melba').waitFor();
    letGo();
    await card.getByText('Failed to load user').waitFor();
    expect(await card.getByText('ERROR', { exact: true }).count()).toBe(1);
    await page.mouse.move(0, 0);
    await gone();
    const known = await done(admin.client.get(`/users/${member.userID}`));
    const { dateInserted: _, ...hidden } = known;
    for (const [shown, label, words] of [
      [{ json: { ...hidden, private: true } }, 'Private', "This user's profile is private."],
      [{ json: { ...hidden, banned: 1 } }, 'Banned', 'This user has been banned.'],
      [{ status: 403, json: { message: 'Not for you.', status: 403 } }, 'ERROR', 'Not for you.'],
    ] as const) {
      answer = shown;
      await name.hover();
      await card.getByText(words).waitFor();
      expect(await card.getByText(label, { exact: true }).count()).toBe(1);
      await page.keyboard.press('Escape');
      await gone();
      await page.mouse.move(0, 0);
      // User cards are cached for five minutes.
      await page.clock.fastForward(301_000);
    }
    answer = { json: known };
    await name.hover();
    for (const part of ['melba@example.org', 'View Profile'])
      await card.getByRole('link', { name: part }).waitFor();
    for (const part of ['Discussions', 'Comments', 'Joined'])
      await card.getByText(part, { exact: true }).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await gone();
    await page.mouse.move(0, 0);
    await name.focus();
    await page.keyboard.press('Space');
    await card.waitFor();
    await page.getByRole('banner').getByRole('searchbox').focus();
    await gone();
  });

  it('is none for those who may not meet anybody', async () => {
    const { test, admin, path, open } = stage();
    const rights = (may: boolean) => [{ type: 'global', permissions: { 'profiles.view': may } }];
    await done(admin.client.patch('/roles/2/permissions', rights(false)));
    const page = await test.open(still);
    await open(page, path);
    await page.getByRole('main').getByText('Melba', { exact: true }).first().waitFor();
    expect(await authorOn(page).count()).toBe(0);
    await done(admin.client.patch('/roles/2/permissions', rights(true)));
  });

  it('is a small modal on a phone, and says why there is nothing to see', async () => {
    const { test, admin, path, open } = stage();
    const small = { ...still, viewport: { width: 390, height: 800 } };
    const page = await test.openAs(admin.client.cookies, small);
    await open(page, path);
    await page.route('**/api/v2/users/*', (route) =>
      route.fulfill({ status: 404, json: { message: 'User not found.', status: 404 } }),
    );
    await authorOn(page).click();
    const modal = page.getByRole('dialog', { name: 'Card of Melba' });
    await modal.getByText('This user has been deleted.').waitFor();
    expect(await modal.getByText('DELETED', { exact: true }).count()).toBe(1);
    expect((await modal.boundingBox())?.width).toBeLessThanOrEqual(375);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
  });
}
