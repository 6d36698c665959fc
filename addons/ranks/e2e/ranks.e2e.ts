// Ranks as people meet them: made by an administrator, come to by a member, who is told and has a coloured title.
import {
  axeViolations,
  type BrowserTest,
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
let admin: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/addons/ranks', { enabled: true }));
});
afterAll(() => test?.close());

const SIZES = [
  ['Phone', 1, { width: 390, height: 844 }],
  ['Desktop', 2, { width: 1440, height: 900 }],
] as const;

/** In both schemes. */
async function isSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

describe.each(SIZES)('on a %s', (size, posts, viewport) => {
  const openAs = ({ client }: Person) => test.openAs(client.cookies, { viewport });

  it('is made with criteria and abilities, and reached', async () => {
    const title = `Keeper of the ${size}`;
    const staff = await openAs(admin);
    await staff.goto('/dashboard/ranks');
    await staff.getByRole('button', { name: 'Add a rank' }).click();
    const form = staff.getByRole('dialog');
    await form.getByLabel('Name', { exact: false }).first().fill(`Rank ${size}`);
    await form.getByLabel('Title beside the name').fill(title);
    await form.getByLabel('Colour of the title').selectOption('rank-green');
    await form.getByLabel('Posts at least').fill(String(posts));
    await form.getByLabel('What its members are told').fill(`The ${size} is yours to keep.`);
    await form.getByLabel('Curate posts').selectOption('yes');
    await form.getByLabel('No links to other sites in posts').check();
    await isSound(staff);
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    await staff.getByRole('main').getByText(title).waitFor();
    await isSound(staff);

    const member = await person(test.server, admin, `Marta${size}`);
    const own = await openAs(member);
    const { url } = await done(
      member.client.post('/discussions', {
        ...{ categoryID: 1, name: `Words of the ${size}`, body: 'Plain words.', format: 'text' },
      }),
    );
    if (posts > 1) {
      const { body } = await member.client.get('/discussions?limit=1');
      await done(
        member.client.post('/comments', {
          discussionID: body[0].discussionID,
          body: 'More.',
          format: 'text',
        }),
      );
    }
    await expect
      .poll(async () => JSON.stringify((await member.client.get('/notifications')).body), { timeout: 15_000 })
      .toContain(`The ${size} is yours to keep.`);
    await own.goto(new URL(url).pathname);
    const label = own.locator('.rank-green', { hasText: title }).first();
    await label.waitFor();
    expect(await label.evaluate((element) => getComputedStyle(element).color)).not.toBe(
      await own
        .locator('h1')
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    );
    await isSound(own);
    await own.goto('/profile/notifications');
    await own.getByRole('main').getByText(`The ${size} is yours to keep.`).first().waitFor();
    await Promise.all([own.close(), staff.close()]);
  });
});

it('takes away, and "Why?" says so', async () => {
  const member = await person(test.server, admin, 'MartaSilent');
  const { discussionID } = await done(
    member.client.post('/discussions', {
      ...{ categoryID: 1, name: 'Words before silence', body: 'Plain words.', format: 'text' },
    }),
  );
  const silent = { name: 'Silent', userTitle: 'Silent', level: 90, criteria: { manual: true } };
  const { rankID } = await done(
    admin.client.post('/ranks', { ...silent, abilities: { commentsAdd: false } }),
  );
  await done(admin.client.put(`/users/${member.userID}/rank`, { rankID }));
  const page = await test.openAs(admin.client.cookies, { viewport: SIZES[0][2] });
  const question = { recordType: 'discussion', recordID: discussionID, act: 'reply', userID: member.userID };
  await page.goto(
    `/dashboard/why?${new URLSearchParams(Object.entries(question).map(([name, value]) => [name, String(value)]))}`,
  );
  const decisive = page.getByRole('listitem').filter({ hasText: 'This decided it.' });
  await decisive
    .getByText(/^Not held: taken away by \W*Rank Silent\W*, whatever their roles say\.$/)
    .waitFor();
  await isSound(page);
  await page.close();
});

it('reads from right to left', async () => {
  await done(admin.client.patch('/addons/ar-locale', { enabled: true }));
  const page = await test.openAs(admin.client.cookies, { viewport: SIZES[0][2], locale: 'ar' });
  await page.goto('/dashboard/ranks');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await isSound(page);
  await page.close();
});
