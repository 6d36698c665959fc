// What is chosen among many, one after the other: tags and categories.
import type { Locator, Page } from 'playwright-core';
import { it } from 'vitest';
import { discussion, done, type Person } from '../small-site.ts';
import { choose, hasFocus, partsOf, press, tabTo } from './keyboard.ts';

/** Adds one by arrows and one by its name, and takes them away again: the first by its button, the other by Backspace. */
async function fillAndEmpty(tokens: Locator, first: string, second: string): Promise<void> {
  const page = tokens.page();
  const { button } = partsOf(() => page);
  await hasFocus(tokens);
  const remove = (name: string) => button(`Remove ${name}`);
  await page.keyboard.type(first.slice(0, 3));
  await page.getByRole('option', { name: first }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(second);
  await page.getByRole('option', { name: second }).waitFor();
  await page.keyboard.press('Enter');
  await remove(second).waitFor();
  await tabTo(remove(first), 'Shift+Tab');
  await page.keyboard.press('Space');
  await hasFocus(tokens);
  await page.keyboard.press('Backspace');
  await remove(second).waitFor({ state: 'detached' });
  await hasFocus(tokens);
}

export function walkTokens(stage: () => { admin: Person; page: Page }): void {
  const { open, button, inMenu, isAnnounced } = partsOf(() => stage().page);

  it('chooses tags of a discussion', async () => {
    const { admin, page } = stage();
    await done(admin.client.post('/tags', { name: 'Swarming' }));
    const { url } = await discussion(admin, 'What is a swarm?', 1);
    await open(url);
    await choose(page.getByLabel('Discussion Options').first(), inMenu('Tag'));
    const dialog = page.getByRole('dialog');
    await fillAndEmpty(dialog.getByRole('combobox'), 'Swarming', 'night');
    await page.keyboard.type('Swarming');
    await page.getByRole('option', { name: 'Swarming' }).waitFor();
    await page.keyboard.press('Enter');
    await press(button('Save', dialog));
    await isAnnounced('Tags saved.');
    await page.locator('main').getByRole('link', { name: 'Swarming' }).first().waitFor();
    await hasFocus(page.getByLabel('Discussion Options').first());
  });

  it('chooses categories of a layout', async () => {
    const { admin, page } = stage();
    await done(admin.client.post('/categories', { name: 'Orchard', urlcode: 'orchard' }));
    const { body: template } = await admin.client.get('/layouts/discussion/edit');
    const layout = { ...template, layoutID: undefined, name: 'Quiet', layoutViewType: 'discussion' };
    await done(admin.client.post('/layouts', layout));
    await open('/appearance/layouts');
    const dialog = page.getByRole('dialog');
    await press(button('Apply', page.getByRole('listitem').filter({ hasText: 'Quiet' })));
    await hasFocus(dialog.getByRole('radio', { name: 'To the whole community' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await fillAndEmpty(dialog.getByRole('combobox'), 'General', 'Orchard');
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await hasFocus(button('Apply'));
  });
}
