// Runs over many discussions while others work too: a second tab of the same browser, and discussions that are taken out
// of the moderator's reach between the question and the answer. Nothing is stood in for: what fails, fails on the server.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, pageHydrated } from './browser-test.ts';
import { bar, NAMES, openForm, selecting } from './bulk-bar.ts';
import { moderator as moderatorOf, startModerationSite } from './moderation-site.ts';
import { discussion, done, type Person } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let other: Person;
let moderator: Person['client'];
let vaultID: number;
let archiveID: number;
let ids: Record<(typeof NAMES)[number], number>;

beforeAll(async () => {
  const site = await startModerationSite();
  ({ test, admin, other, archiveID } = site);
  const vault = { name: 'Vault', urlcode: 'vault', customPermissions: true };
  vaultID = (await done(admin.client.post('/categories', vault))).categoryID;
  ({ client: moderator } = await moderatorOf(site));
});
afterAll(() => test?.close());

beforeEach(async () => {
  await test.server.query('delete from discussions');
  const made = { ...ids };
  for (const name of NAMES) made[name] = (await discussion(other, name, 1)).discussionID;
  ids = made;
});

const stateOf = async (name: (typeof NAMES)[number]) => {
  const { status, body } = await admin.client.get(`/discussions/${ids[name]}`);
  return status === 200 ? body : { status };
};
const statuses = async () => Promise.all(NAMES.map(async (name) => (await stateOf(name)).status ?? 200));
const deletions = async () =>
  (await test.server.query(`select count(*)::int as count from audit_log where act = 'discussion.deleted'`))
    .rows[0].count;

/** One discussion in each step, and what comes after the first waits until it is let go. */
async function inSlowSteps(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const oneAtATime = (url: string) => url.replace('longRunnerTimeout=2', 'longRunnerTimeout=0');
  await page.route('**/api/v2/discussions/list*', (route) =>
    route.continue({ url: oneAtATime(route.request().url()) }),
  );
  await page.route('**/api/v2/calls/run*', async (route) => {
    await isLetGo;
    // The tab may be gone by then.
    await route.continue({ url: oneAtATime(route.request().url()) }).catch(() => {});
  });
  return letGo;
}

async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/discussions');
  await pageHydrated(page);
  return page;
}

describe('a run that one tab has begun', () => {
  it('is left alone by a second tab, which goes on with the rest once the first one is closed', async () => {
    const first = await test.openAs(moderator.cookies);
    await selecting(first);
    const { dialog, submit } = await openForm(first, 'Delete');
    const letGo = await inSlowSteps(first);
    await submit.click();
    await dialog.getByText('1 of 3 done').waitFor();

    const second = await secondTab(first.context());
    expect(await bar(second).count()).toBe(0);
    expect((await statuses()).filter((status) => status === 410)).toHaveLength(1);

    await first.close();
    letGo();
    await second.getByText('Discussions deleted.').waitFor();
    expect(await statuses()).toEqual([410, 410, 410]);
  });

  it('and that a second tab does as well ends in both, and does nothing twice', async () => {
    const before = await deletions();
    const first = await test.openAs(moderator.cookies);
    await selecting(first);
    const { dialog, submit } = await openForm(first, 'Delete');
    const letGo = await inSlowSteps(first);
    const second = await secondTab(first.context());
    await selecting(second);
    const other = await openForm(second, 'Delete');
    await submit.click();
    await dialog.getByText('1 of 3 done').waitFor();
    await other.submit.click();
    await second.getByText('Discussions deleted.').waitFor();
    letGo();
    await first.getByText('Discussions deleted.').waitFor();
    for (const tab of [first, second]) await expect.poll(() => bar(tab).count()).toBe(0);
    expect(await statuses()).toEqual([410, 410, 410]);
    expect((await deletions()) - before).toBe(NAMES.length);
  });

  it('is stopped in its tab; what is left is there for the second one', async () => {
    const first = await test.openAs(moderator.cookies);
    await selecting(first);
    const { dialog, submit } = await openForm(first, 'Delete');
    const letGo = await inSlowSteps(first);
    await submit.click();
    await dialog.getByText('1 of 3 done').waitFor();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    letGo();
    await expect.poll(() => dialog.getByRole('button', { name: 'Stop' }).count()).toBe(0);
    const gone = (await statuses()).filter((status) => status === 410).length;
    const second = await secondTab(first.context());
    await second.getByRole('button', { name: 'Select discussions' }).click();
    const left = second.getByRole('checkbox', { name: new RegExp(`^Select (${NAMES.join('|')})$`) });
    await expect.poll(() => left.count()).toBe(NAMES.length - gone);
  });
});

/** What is out of reach by the time of the press, each in its own way. */
const toTheVault = (name: (typeof NAMES)[number]) =>
  done(admin.client.patch(`/discussions/${ids[name]}`, { categoryID: vaultID }));
const deleted = async (name: (typeof NAMES)[number]) => {
  await admin.client.delete(`/discussions/${ids[name]}`);
};

const HALF_FAILURES = [
  ['Delete', 'moved where the moderator is not', toTheVault, 'deleted', async () => 410],
  ['Close', 'moved where the moderator is not', toTheVault, 'closed', async () => 'closed'],
  ['Merge', 'moved where the moderator is not', toTheVault, 'merged', async () => 410],
  ['Merge', 'deleted', deleted, 'merged', async () => 410],
  ['Move', 'moved where the moderator is not', toTheVault, 'moved', async () => archiveID],
] as const;

describe.each(HALF_FAILURES)('%s, where one was %s meanwhile', (name, _how, takeAway, verb, expected) => {
  it('does the others, names the one with its reason, keeps it selected, and lets it be skipped', async () => {
    const page = await test.openAs(moderator.cookies);
    await selecting(page);
    const { dialog, submit } = await openForm(page, name);
    if (name === 'Merge') await dialog.getByLabel('Queens of spring').check();
    if (name === 'Move') await dialog.getByRole('combobox').selectOption({ label: 'Archive' });
    await takeAway('Hive for sale');
    await submit.click();
    await dialog.getByText(`These discussions could not be ${verb}:`).waitFor();
    const lines = await dialog.getByRole('listitem').allTextContents();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\S*Hive for sale\S*: .{10,}/u);
    expect(await axeViolations(page)).toEqual([]);
    const { status, closed, categoryID } = await stateOf('Smoker wanted');
    expect([status, closed && 'closed', categoryID]).toContain(await expected());
    // Selected again, with what the others were to be merged into; nothing is in work any more.
    const left = name === 'Merge' ? 2 : 1;
    expect(await page.evaluate(() => sessionStorage.getItem('pendingDiscussionIDs'))).toBe('[]');
    expect(
      JSON.parse((await page.evaluate(() => sessionStorage.getItem('checkedDiscussionsIDs'))) ?? '[]'),
    ).toHaveLength(left);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByText(`These discussions could not be ${verb}:`).waitFor();
    await dialog.getByRole('button', { name: 'Skip these' }).click();
    await dialog.waitFor({ state: 'detached' });
  });
});

it.each(['Close', 'Delete'])(
  '%s passes over what was deleted meanwhile: nothing is left to do',
  async (name) => {
    const page = await test.openAs(moderator.cookies);
    await selecting(page);
    const { submit } = await openForm(page, name);
    await deleted('Hive for sale');
    await submit.click();
    await page.getByText(name === 'Close' ? 'Discussions closed.' : 'Discussions deleted.').waitFor();
    await expect.poll(() => bar(page).count()).toBe(0);
    const { status, closed } = await stateOf('Smoker wanted');
    expect(name === 'Close' ? closed : status).toBe(name === 'Close' ? true : 410);
  },
);
