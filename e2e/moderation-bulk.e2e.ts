// Many discussions at once, as moderators do it: what is disabled and why, what is confirmed, what is done.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest } from './browser-test.ts';
import { bar, inBar, NAMES, openForm, selecting } from './bulk-bar.ts';
import { startModerationSite } from './moderation-site.ts';
import { discussion, done, type Person } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let other: Person;
let ids: number[];
let archiveID: number;

beforeAll(async () => {
  ({ test, admin, other, archiveID } = await startModerationSite());
});
afterAll(() => test?.close());

beforeEach(async () => {
  await test.server.query('delete from discussions');
  ids = [];
  for (const name of NAMES) ids.push((await discussion(other, name, 1)).discussionID);
});

const stateOf = async (id: number) => (await admin.client.get(`/discussions/${id}`)).body;

describe('the bar', () => {
  it('counts what is selected, says why something is disabled, and forgets all by Cancel', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page, 1);
    await page.getByText('You have selected 1 discussion.').last().waitFor();
    expect(await inBar(page, 'Merge').getAttribute('aria-disabled')).toBe('true');
    await inBar(page, 'Merge').hover();
    await page.getByText('You must select at least 2 discussions to merge.').waitFor();
    await page.getByLabel('Select Smoker wanted').check();
    await page.getByText('You have selected 2 discussions.').last().waitFor();
    expect(await inBar(page, 'Merge').getAttribute('aria-disabled')).toBeNull();
    expect(await axeViolations(page)).toEqual([]);
    await bar(page).getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => bar(page).count()).toBe(0);
  });

  it('is filled and emptied by a key, and what was done is undone by another', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/discussions');
    await page.getByRole('button', { name: 'Select discussions' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('You have selected 1 discussion.').last().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('You have selected 2 discussions.').last().waitFor();
    await page.keyboard.press('x');
    await page.getByText('You have selected 1 discussion.').last().waitFor();
    const { submit } = await openForm(page, 'Close');
    await submit.click();
    await page.getByText('Discussions closed.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const countClosed = async () =>
      (await Promise.all(ids.map(stateOf))).filter((each: { closed: boolean }) => each.closed).length;
    expect(await countClosed()).toBe(1);
    await page.keyboard.press('z');
    await page.getByText('Undone. All is as it was.').waitFor();
    expect(await countClosed()).toBe(0);
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Undo what was done last, while that is offered').waitFor();
    await list.getByText('Select it, or select it no more').first().waitFor();
  });

  it.each([390, 768, 1440])('has all its buttons within its card at %i px', async (width) => {
    const page = await test.openAs(admin.client.cookies, { viewport: { width, height: 844 } });
    await selecting(page, 2);
    await inBar(page, 'Warn').waitFor();
    const card = await page
      .getByRole('region', { name: 'Selected discussions' })
      .locator('> *')
      .boundingBox();
    if (!card) throw new Error('The bar is there.');
    for (const button of await bar(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      if (!box) throw new Error('The button is there.');
      expect(box.y + box.height).toBeLessThanOrEqual(card.y + card.height);
      expect(box.x + box.width).toBeLessThanOrEqual(card.x + card.width);
      expect(box.x).toBeGreaterThanOrEqual(card.x);
    }
  });

  it('closes none that are closed already', async () => {
    for (const id of ids.slice(0, 2)) await done(admin.client.patch(`/discussions/${id}`, { closed: true }));
    const page = await test.openAs(admin.client.cookies);
    await selecting(page, 2);
    await inBar(page, 'Close').hover();
    await page.getByText('Selected discussions are already closed.').waitFor();
    await page.getByLabel('Select Queens of spring').check();
    await expect.poll(() => inBar(page, 'Close').getAttribute('aria-disabled')).toBeNull();
  });

  it('is for nobody who manages no discussions', async () => {
    const page = await test.openAs(other.client.cookies);
    await page.goto('/discussions');
    await page.getByText('Hive for sale').first().waitFor();
    expect(await page.getByRole('button', { name: 'Select discussions' }).count()).toBe(0);
  });
});

describe('each of its acts', () => {
  it('closes, after a question', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page, 2);
    const { dialog, submit } = await openForm(page, 'Close');
    await dialog.getByText('Are you sure you want to close 2 discussions?').waitFor();
    await submit.click();
    await page.getByText('Discussions closed.').waitFor();
    expect((await Promise.all(ids.map(stateOf))).map(({ closed }) => closed)).toEqual([true, true, false]);
  });

  it('moves, with a redirect where that is asked for, and says so in the form', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page, 2);
    const { dialog, submit } = await openForm(page, 'Move');
    await dialog.getByText('Where should 2 discussions be moved?').waitFor();
    expect(await dialog.getByLabel('Leave a redirect link').isDisabled()).toBe(true);
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('combobox').selectOption({ label: 'Archive' });
    await dialog.getByLabel('Leave a redirect link').check();
    await submit.click();
    await dialog.getByText('Discussions moved.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    expect((await Promise.all(ids.map(stateOf))).map(({ categoryID }) => categoryID)).toEqual([
      archiveID,
      archiveID,
      1,
    ]);
    expect((await admin.client.get('/discussions?type=redirect')).body).toHaveLength(2);
  });

  it('merges into the one that is chosen', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page);
    const { dialog, submit } = await openForm(page, 'Merge');
    await dialog
      .getByText('Which of the 3 discussions should stay? The others become comments in it.')
      .waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByLabel('Smoker wanted').check();
    await submit.click();
    await page.getByText('Discussions merged.').waitFor();
    expect((await stateOf(ids[1] as number)).countComments).toBe(2);
    expect((await admin.client.get(`/discussions/${ids[0]}`)).status).toBe(410);
  });

  it('deletes, after a question that begins at Cancel', async () => {
    const page = await test.openAs(admin.client.cookies);
    await selecting(page, 1);
    const { dialog, submit } = await openForm(page, 'Delete');
    await dialog.getByText('Are you sure you want to delete 1 discussion?').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    await submit.click();
    await page.getByText('Discussions deleted.').waitFor();
    expect((await admin.client.get(`/discussions/${ids[0]}`)).status).toBe(410);
  });
});
