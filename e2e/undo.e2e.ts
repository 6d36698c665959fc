import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
const urls: string[] = [];
const ids: number[] = [];
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  for (const name of ['Hive for sale', 'Smoker wanted', 'Queens of spring']) {
    const { url, discussionID } = await discussion(member, name, 1);
    urls.push(new URL(url).pathname);
    ids.push(discussionID);
  }
  for (const body of ['Is it new?', 'What does it cost?']) await comment(member, ids[0] ?? 0, body);
});
afterAll(() => test?.close());

type Page = Awaited<ReturnType<BrowserTest['openAs']>>;
const options = (page: Page) => page.locator('summary[aria-label="Discussion Options"]').first();
const statusOf = async (id: number | undefined) => (await member.client.get(`/discussions/${id}`)).status;

describe('a moderator', () => {
  it('deletes a discussion with a reason, and undoes that from the toast', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto(urls[0] ?? '');
    await options(page).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Delete Discussion' });
    await dialog.getByText('Are you sure you want to delete this discussion?').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByLabel('Why').fill('It was sold.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    expect(await statusOf(ids[0])).toBe(410);
    await undo.click();
    await page.getByText('Undone. All is as it was.').waitFor();
    expect(await statusOf(ids[0])).toBe(200);
  });

  it('splits comments off, and undoes it in the log', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto(urls[0] ?? '');
    await options(page).click();
    await page.getByRole('button', { name: 'Select Comments' }).click();
    const selecting = page.getByRole('dialog', { name: 'Select Comments' });
    await selecting.getByLabel(/#1 by Melba/).check();
    await selecting.getByText('You have selected 1 comment.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await selecting.getByRole('button', { name: 'Split' }).click();
    const split = page.getByRole('dialog', { name: 'Split Comments' });
    await split.getByLabel('New title').fill('About its age');
    await split.getByRole('button', { name: 'Split' }).click();
    await page.getByText('Comments split off.').waitFor();
    expect((await member.client.get(`/discussions/${ids[0]}`)).body.countComments).toBe(1);
    await page.goto('/dashboard/settings/audit-logs');
    await page.getByText('Split comments off a discussion').last().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Undo entry/ })
      .first()
      .click();
    await page.getByText('Undone. All is as it was.').waitFor();
    await expect
      .poll(async () => (await member.client.get(`/discussions/${ids[0]}`)).body.countComments)
      .toBe(2);
  });

  it('closes many at once, and undoes all of them by one press', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/discussions');
    await page.getByRole('button', { name: 'Select discussions' }).click();
    await page.getByLabel('Select all on this page').check();
    await page.locator('[data-bulk-actions]').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.getByText('Discussions closed.').waitFor();
    await page.goto('/dashboard/settings/audit-logs');
    await page.getByRole('button', { name: /^Undo all/ }).click();
    await page.getByText('Undone. All is as it was.').waitFor();
    for (const id of ids) expect((await member.client.get(`/discussions/${id}`)).body.closed).toBe(false);
  });

  it('undoes a whole gesture at once where each of its entries is shown, and says how far it is', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/discussions');
    await page.getByRole('button', { name: 'Select discussions' }).click();
    await page.getByLabel('Select all on this page').check();
    await page.locator('[data-bulk-actions]').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).last().click();
    await page.getByText('Discussions deleted.').waitFor();
    const count = ids.length;
    await page.goto('/dashboard/settings/audit-logs');
    await page
      .getByRole('link', { name: `and ${count - 1} more in one go` })
      .first()
      .click();
    await page.getByText(`${count} acts in one go`).waitFor();
    expect(await page.getByRole('button', { name: /^Undo entry/ }).count()).toBe(count);
    expect(await axeViolations(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Undo entry/ })
      .first()
      .click();
    await page.getByText('Undone. All is as it was.').waitFor();
    await page.getByText(`${count - 1} of them can be undone.`).waitFor();
    // One entry in each step, and what comes after the first waits until its progress was read.
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const oneAtATime = (url: string) => url.replace('longRunnerTimeout=2', 'longRunnerTimeout=0');
    await page.route('**/api/v2/audit-logs/undo*', (route) =>
      route.continue({ url: oneAtATime(route.request().url()) }),
    );
    await page.route('**/api/v2/calls/run*', async (route) => {
      await isLetGo;
      await route.continue({ url: oneAtATime(route.request().url()) });
    });
    await page.getByRole('button', { name: `Undo all ${count - 1}`, exact: true }).click();
    await page.getByText(/^1 of \d+ done$/).waitFor();
    letGo();
    await page.getByRole('button', { name: /^Undo/ }).first().waitFor({ state: 'detached' });
    for (const id of ids) expect(await statusOf(id)).toBe(200);
    await page.close();
  });

  it('is offered the whole gesture in the log of one record', async () => {
    const page = await test.openAs(admin.client.cookies, { viewport: { width: 390, height: 800 } });
    await page.goto(`/dashboard/settings/audit-logs?record=discussion:${ids[1]}`);
    await page
      .getByRole('link', { name: /^and \d+ more in one go$/ })
      .first()
      .click();
    await page.getByText(/^\d+ acts in one go$/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.close();
  });
});
