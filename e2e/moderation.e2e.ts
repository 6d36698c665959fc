import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { comment, discussion, type Person, person, setUp } from './small-site.ts';

const PHONE = { viewport: { width: 390, height: 800 } };

let test: BrowserTest;
let admin: Person;
let member: Person;
let other: Person;
let url: string;
let commentID: number;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  member = await person(test.server, admin, 'Melba');
  other = await person(test.server, admin, 'Otto');
  const thread = await discussion(member, 'Hive for sale', 1);
  url = new URL(thread.url).pathname;
  ({ commentID } = await comment(member, thread.discussionID, 'You all are drones.'));
});
afterAll(() => test?.close());

const shot = async (page: Awaited<ReturnType<BrowserTest['openAs']>>, name: string) => {
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

describe('a member', () => {
  it('reports a comment from its menu, with a reason and a note', async () => {
    const page = await test.openAs(other.client.cookies);
    await page.goto(url);
    await page.getByLabel('Comment Options, #1').click();
    await page.getByRole('button', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this comment' });
    await dialog.getByRole('checkbox', { name: /Hostile or insulting/ }).waitFor();
    await dialog.getByRole('button', { name: 'Report' }).click();
    await dialog.getByText('Choose at least one reason.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'report-1440');
    await dialog.getByRole('checkbox', { name: /Hostile or insulting/ }).check();
    await dialog.getByLabel('Note').fill('I do not want to post here while it stands.');
    await dialog.getByRole('button', { name: 'Report' }).click();
    await page.getByText('Thank you. Moderators will look at it.').waitFor();
    await page.getByLabel('Comment Options, #1').click();
    await page.getByRole('button', { name: 'Quote' }).last().waitFor();
    expect(await page.getByRole('button', { name: 'Report' }).count()).toBe(0);
  });

  it('reports the post and a profile, also on a phone', async () => {
    const page = await test.openAs(other.client.cookies, PHONE);
    await page.goto(url);
    await page.getByLabel('Discussion Options').click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByRole('checkbox', { name: /Spam or hidden advertising/ }).check();
    await shot(page, 'report-390');
    await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
    await page.getByText('Thank you. Moderators will look at it.').waitFor();
    await page.goto('/profile/Melba');
    await page.getByRole('button', { name: 'More for Melba' }).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByRole('dialog', { name: 'Report this profile' }).waitFor();
  });
});

describe('a moderator', () => {
  it('goes through the cases and acts by single keys, but not while typing', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/dashboard/content/triage');
    const current = page.locator('[data-case] a[aria-current]');
    await page.keyboard.press('j');
    await expect.poll(() => current.count()).toBe(1);
    const first = await current.getAttribute('href');
    await page.keyboard.press('j');
    await expect.poll(() => current.getAttribute('href')).not.toBe(first);
    await page.keyboard.press('k');
    await expect.poll(() => current.getAttribute('href')).toBe(first);
    await page.keyboard.press('c');
    await page.getByRole('article').getByText('Taken on by Adelina').waitFor();
    await page.getByRole('button', { name: 'Give back' }).waitFor();
    await page.keyboard.press('n');
    const note = page.getByLabel('Write a note for staff');
    await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('crack');
    expect(await note.inputValue()).toBe('crack');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await note.fill('');
    await note.blur();
    await page.keyboard.press('e');
    await page.getByRole('dialog', { name: 'Escalate' }).waitFor();
    // Under a dialog nothing acts.
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    // The buttons at the author come once the page stands.
    for (const [key, button, title] of [
      ['w', 'Warn', /^Warn /],
      ['b', 'Ban', /^Ban /],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).waitFor();
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name: title }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    }
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Claim' }).waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const text of ['Claim it, or give it back', 'Warn the author', 'Ban the author'])
      await help.getByText(text).waitFor();
    // Whoever speaks to the machine has no single keys.
    await help.getByRole('switch', { name: 'Single keys do something on pages' }).locator('..').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const chosen = page.url();
    for (const key of ['w', 'b', 'a', 'j']) await page.keyboard.press(key);
    expect([await page.getByRole('dialog').count(), page.url()]).toEqual([0, chosen]);
    await page.evaluate(() => localStorage.removeItem('parley.singleKeys'));
    expect(new URL(page.url()).pathname).toMatch(/triage/);
  });

  it('takes a case on, notes on it, and removes the comment', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/dashboard/content/triage');
    await page.getByText('No case is chosen').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Hostile or insulting' }).click();
    await page.getByText('I do not want to post here while it stands.').waitFor();
    await page.getByRole('button', { name: 'Claim' }).click();
    await page.getByRole('article').getByText('Taken on by Adelina').waitFor();
    await page.getByLabel('Write a note for staff').fill('Second time this week.');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'Second time this week.' }).waitFor();
    // It is there, too, once a page of its own is hydrated.
    await page.reload();
    await page.getByRole('button', { name: 'Give back' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Second time this week.' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'triage-1440');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'triage-1440-dark');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove' });
    await dialog.getByLabel('Why').fill('Rule 2');
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'triage-remove-1440');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText(/nobody but its author and moderators sees it/).waitFor();
    expect((await other.client.get(`/comments/${commentID}`)).status).toBe(404);
  });

  it('decides on a phone, where the list and the case are one after the other', async () => {
    const page = await test.openAs(admin.client.cookies, PHONE);
    await page.goto('/dashboard/content/triage');
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'triage-list-390');
    await page.getByRole('link', { name: 'Spam or hidden advertising' }).click();
    await page.getByRole('link', { name: 'All cases' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'triage-case-390');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('dialog', { name: 'Dismiss' }).getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('Dismissed: it stays as it is.').waitFor();
    expect((await other.client.get('/reports/own')).body).toMatchObject([
      { recordType: 'discussion', status: 'declined' },
      { recordType: 'comment', status: 'upheld' },
    ]);
  });

  it('finds both acts in the audit log', async () => {
    const page = await test.openAs(admin.client.cookies);
    await page.goto('/dashboard/settings/audit-logs');
    await page.getByRole('listitem').filter({ hasText: 'Removed what was reported' }).waitFor();
    await page.getByText('Rule 2').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'audit-log-1440');
    await page.getByLabel('What was done').selectOption('Dismissed what was reported');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.waitForURL(/act=case\.dismissed/);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
    await shot(page, 'audit-log-390');
  });
});

it('tells its reporter what came of it', async () => {
  const page = await test.openAs(other.client.cookies);
  await page.goto('/account/reports');
  await page.getByText('Something was done').waitFor();
  await page.getByText('It was looked at, and stays').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await shot(page, 'own-reports-1440');
});
