// A question as people meet it: asked, answered, and what helped shown to whoever comes later.
import {
  type BrowserTest,
  comment,
  done,
  type Person,
  person,
  setUp,
  startBrowserTest,
} from '@parley/addon-api/e2e';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: BrowserTest;
let admin: Person;
let asker: Person;
let answerer: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  asker = await person(test.server, admin, 'Aske');
  answerer = await person(test.server, admin, 'Antje');
});
afterAll(() => test?.close());

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

it('is asked, and its asker chooses the answer that helped', async () => {
  const post = { name: 'Where is the queen?', body: 'I lost her.', format: 'markdown', categoryID: 1 };
  const question = await done<{ discussionID: number; url: string }>(
    asker.client.post('/discussions/question', post),
  );
  const { commentID } = await comment(answerer, question.discussionID, 'Below the third frame.');
  const page = await test.openAs(asker.client.cookies);
  await page.goto(pathOf(question));
  await page.locator(`#Comment_${commentID}`).getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByText('Accepted answer').first().waitFor();
  const reader = await test.open();
  await reader.goto(pathOf(question));
  await reader.getByText('Accepted answer').first().waitFor();
});

it('becomes one when a moderator changes the type of a post', async () => {
  const post = { name: 'Is it the queen?', body: 'She hums.', format: 'markdown', categoryID: 1 };
  const { discussionID, url } = await done<{ discussionID: number; url: string }>(
    asker.client.post('/discussions', post),
  );
  const page = await test.openAs(admin.client.cookies);
  await page.goto(pathOf({ url }));
  await page.locator('summary[aria-label="Discussion Options"]').first().click();
  await page.getByRole('button', { name: 'Change Post Type', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change Post Type' });
  await dialog.getByLabel('Post Type').selectOption({ label: 'Question' });
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByText('Post type changed.').waitFor();
  expect((await admin.client.get(`/discussions/${discussionID}`)).body.type).toBe('question');
});

it('is found among the unanswered, one of the ways through the place', async () => {
  const page = await test.openAs(asker.client.cookies, { viewport: { width: 390, height: 800 } });
  await page.goto('/discussions');
  const ways = page.getByRole('navigation', { name: 'Browse' });
  await ways.getByRole('link', { name: 'Unanswered' }).click();
  await page.waitForURL('**/discussions/unanswered');
  await ways.locator('[aria-current]', { hasText: 'Unanswered' }).waitFor();
});
