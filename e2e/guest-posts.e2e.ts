// A guest writes where the role of guests may: the form is offered, the words wait for a moderator, and are a guest's then.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
});
afterAll(() => test?.close());

async function approveAll(): Promise<void> {
  const reports: { reportID: number }[] = await done(
    admin.client.get('/reports?reportReasonID=approval-required&status=new'),
  );
  for (const { reportID } of reports)
    await done(admin.client.patch(`/reports/${reportID}/approve-record`, {}));
}

it('offers guests the form, says that it waits, and shows it once approved', async () => {
  const { url } = await discussion(admin, 'Who was at the fair?', 1);
  const path = new URL(url).pathname;
  const page = await test.open({ viewport: { width: 390, height: 900 } });
  await page.goto(path);
  await page.getByText('Join the conversation').waitFor();
  await done(
    admin.client.patch('/roles/2/permissions', [
      { type: 'category', id: 0, permissions: { 'comments.add': true, 'discussions.add': true } },
    ]),
  );
  await page.reload();
  await page.getByRole('textbox', { name: 'Comment' }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('I was, and it rained.');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/guest-comment-390.png`, fullPage: true });
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.getByText('Your comment will be shown once it is approved.').waitFor();
  expect(await page.getByText('I was, and it rained.').count()).toBe(0);
  await approveAll();
  await page.reload();
  await page.getByText('I was, and it rained.').waitFor();
  await page.getByRole('article').getByText('Guest', { exact: true }).first().waitFor();
  if (folder) await page.screenshot({ path: `${folder}/guest-comment-shown-390.png`, fullPage: true });
});

it('lets guests begin a discussion', async () => {
  const page = await test.open({ viewport: { width: 1440, height: 900 } });
  await page.goto('/post/discussion/1');
  await page.getByLabel('Title').fill('A stranger asks');
  await page.getByRole('textbox', { name: 'Body' }).click();
  await page.getByRole('textbox', { name: 'Body' }).fill('Is anybody there?');
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/guest-post-1440.png`, fullPage: true });
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Your discussion will be shown once it is approved.').waitFor();
  expect(await page.getByText('You can read it in the meantime').count()).toBe(0);
  await approveAll();
  await page.goto('/discussions');
  await page.getByRole('link', { name: 'A stranger asks' }).first().waitFor();
});
