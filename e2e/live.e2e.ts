import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let writer: Person;
let admin: Person;
let discussionID = 0;
let path = '';

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/config', { 'vanilla.comment.spamCount': 1000 }));
  writer = await person(test.server, admin, 'Melba');
  const body = 'Follow the sun.\n\n'.repeat(60);
  const post = { name: 'How do bees find their way?', body, format: 'markdown', categoryID: 1 };
  const discussion = await done(admin.client.post('/discussions', post));
  discussionID = discussion.discussionID;
  path = new URL(discussion.url).pathname;
});
afterAll(() => test?.close());

const reply = (body: string) =>
  done(writer.client.post('/comments', { body, format: 'markdown', discussionID }));
/** It begins when somebody has stayed for some seconds. */
const listens = (page: Page) => page.waitForRequest(/\/api\/v2\/live/, { timeout: 30_000 });
const pill = (page: Page) => page.getByRole('link', { name: /new repl/ });

describe.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('a reader at %s', (_, viewport) => {
  it('is told of new replies, is not moved, and is led to the first of them', async () => {
    const page = await test.open({ viewport });
    await page.goto(path);
    await listens(page);
    const { commentID } = await reply(`They do, ${viewport.width}.`);
    await pill(page).getByText('1 new reply').waitFor();
    await reply(`In the dark, too, ${viewport.width}.`);
    await pill(page).getByText('2 new replies').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await pill(page).click();
    await page.locator(`#Comment_${commentID}`).waitFor();
    await pill(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).hash).toBe(`#Comment_${commentID}`);
  });

  it('sees them appear where the thread ends in view', async () => {
    const page = await test.open({ viewport });
    await page.goto(path);
    await listens(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await reply(`By the smell of home, ${viewport.width}.`);
    await page.getByText(`By the smell of home, ${viewport.width}.`).waitFor();
    expect(await pill(page).count()).toBe(0);
  });

  it('sees that discussions were begun, and that the list waits until they ask for them', async () => {
    const page = await test.open({ viewport });
    await page.goto('/discussions');
    await listens(page);
    const name = `Do bees sleep, ${viewport.width}?`;
    await done(
      writer.client.post('/discussions', { name, body: `${name} Hm.`, format: 'markdown', categoryID: 1 }),
    );
    const button = page.getByRole('button', { name: '1 new discussion' });
    await button.waitFor();
    expect(await page.getByRole('link', { name }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await button.click();
    await page.getByRole('link', { name }).first().waitFor();
    await button.waitFor({ state: 'detached' });
  });

  it('who may write is shown who else is writing, and that the connection is gone and back', async () => {
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto(path);
    await listens(page);
    await done(writer.client.post(`/comment-writers/${discussionID}`, {}));
    await page.getByText('Melba is writing').waitFor();
    await page.context().setOffline(true);
    const line = page.getByText('No connection.');
    await line.waitFor({ timeout: 20_000 });
    expect(await axeViolations(page)).toEqual([]);
    await reply(`While you were away, ${viewport.width}.`);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try now' }).click();
    await line.waitFor({ state: 'detached' });
    // What came meanwhile is there, or announced where the end of the thread is out of sight.
    await page.getByText(`While you were away, ${viewport.width}.`).or(pill(page)).first().waitFor();
    await page.context().close();
  });
});
