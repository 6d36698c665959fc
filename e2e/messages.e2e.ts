import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let melba: Person;
let otto: Person;
let nora: Person;
let post: { discussionID: number; url: string };

beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  await done(
    admin.client.patch('/config', {
      'conversations.message.spamCount': 0,
      'conversations.conversation.spamCount': 0,
    }),
  );
  melba = await person(test.server, admin, 'Melba');
  otto = await person(test.server, admin, 'Otto');
  nora = await person(test.server, admin, 'Nora');
  post = await discussion(melba, 'Where do bees sleep?', 1);
});
afterAll(() => test?.close());

const write = async (page: Page, words: string) => {
  const area = page.getByRole('textbox', { name: 'Message' });
  await area.click();
  await area.pressSequentially(words);
};
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

/** Buttons that come to life fade in: in between their contrast is that of no state. */
const violations = async (page: Page) => {
  await page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'));
  return axeViolations(page);
};

describe.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('at %s', (where, viewport) => {
  let path = '';

  it('somebody writes to another one, who reads it as it comes, and sees who is writing', async () => {
    const page = await test.openAs(melba.client.cookies, { viewport });
    await page.goto('/messages/inbox');
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'New message' }).first().click();
    await arriveAt(page, '/messages/add');
    const to = page.getByRole('combobox', { name: 'To' });
    await to.fill('Ott');
    await page.getByRole('option', { name: 'Otto' }).click();
    await page.getByLabel('Subject').fill(`The beans, ${where}`);
    await write(page, 'Shall we sow them?');
    expect(await violations(page)).toEqual([]);
    await send(page);
    await page.waitForURL(/\/messages\/\d+/);
    path = new URL(page.url()).pathname;
    await page.getByText('Shall we sow them?').last().waitFor();

    const other = await test.openAs(otto.client.cookies, { viewport });
    await other.goto(path);
    await other.getByText('Shall we sow them?').last().waitFor();
    await expect
      .poll(async () => (await otto.client.get(`/conversations/${path.split('/').at(-1)}`)).body.countUnread)
      .toBe(0);
    await write(page, 'On Monday, ');
    await other.getByText('Melba is writing').waitFor();
    await write(page, 'say.');
    await send(page);
    await other.getByText('On Monday, say.').last().waitFor();
    await write(other, 'Gladly.');
    await send(other);
    await page.getByText('Gladly.').last().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
    await other.context().close();
  });

  it('adds somebody, gives it a subject, searches, mutes and leaves', async () => {
    const page = await test.openAs(melba.client.cookies, { viewport });
    await page.goto(path);
    const side = page.getByRole('complementary', { name: 'About this conversation' });
    await side.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('combobox', { name: 'People' }).fill('Nor');
    await page.getByRole('option', { name: 'Nora' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await side.getByText('3 people').waitFor();
    await side.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Subject').fill(`Pulses, ${where}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 2, name: `Pulses, ${where}` }).waitFor();
    await page.getByText('You added Nora').waitFor();
    await page.getByText('You changed the subject').waitFor();
    await page.getByRole('button', { name: 'Search in this conversation' }).click();
    await page.keyboard.type('monday');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/messages\/\d+\?query=monday/);
    await page.getByRole('link', { name: 'Back to the conversation' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Melba.*On Monday, say\./ }).click();
    await page.waitForURL(/message=\d+#Message_\d+$/);
    await page.getByText('You added Nora').waitFor();
    await side.getByRole('button', { name: 'Mute' }).click();
    await side.getByRole('button', { name: 'Unmute' }).waitFor();
    await page.goto('/messages/inbox?query=gladly');
    await page.getByRole('link', { name: new RegExp(`Pulses, ${where}`) }).click();
    await page.waitForURL(/message=\d+#Message_\d+$/);
    await page.getByText('Gladly.').last().waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    // What lies half under the title bar just then is no smaller for it.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await arriveAt(page, '/messages/inbox');
    await page.goto(path);
    await page.getByRole('heading', { name: 'Permission Problem' }).waitFor();
    await page.context().close();
  });

  it('is told on another page, by the icon and its number', async () => {
    const number = path.split('/').at(-1);
    const page = await test.openAs(nora.client.cookies, { viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.waitForRequest(/\/api\/v2\/live/, { timeout: 30_000 });
    const before = (await nora.client.get('/users/me')).body.countUnreadConversations;
    await done(
      otto.client.post('/messages', {
        conversationID: Number(number),
        body: `Are you there? ${where}`,
        format: 'text',
      }),
    );
    await page.getByRole('link', { name: `Messages: ${before + 1} unread` }).waitFor();
    await page.getByLabel('Account: Nora').click();
    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.getByRole('link', { name: new RegExp(`Pulses, ${where}`) }).click();
    await page.getByText(`Are you there? ${where}`).last().waitFor();
    await page.getByRole('link', { name: 'Messages', exact: true }).first().waitFor();
    await page.context().close();
  });
});

describe('a person', () => {
  it('shares a post in a message', async () => {
    const page = await test.openAs(melba.client.cookies);
    await page.goto(`/messages/add/Nora?content=${encodeURIComponent(post.url)}`);
    await page.getByText('Nora').first().waitFor();
    await send(page);
    await page.waitForURL(/\/messages\/\d+/);
    await page.getByRole('link', { name: post.url }).first().waitFor();
    await page.context().close();
  });

  it('finds what they began to write', async () => {
    const { conversationID } = await done(
      melba.client.post('/conversations', {
        participantUserIDs: [otto.userID],
        initialBody: 'One more thing',
        initialFormat: 'text',
      }),
    );
    const page = await test.openAs(otto.client.cookies);
    await page.goto(`/messages/${conversationID}`);
    const stored = page.waitForResponse((answer) => /\/drafts/.test(answer.url()) && answer.status() === 201);
    await write(page, 'Half a senten');
    await stored;
    await page.context().close();
    // On another device.
    const other = await test.openAs(otto.client.cookies);
    await other.goto(`/messages/${conversationID}`);
    await expect
      .poll(() => other.locator('[role="textbox"][aria-label="Message"]').innerText())
      .toBe('Half a senten');
    await other.goto('/drafts');
    await other.getByRole('heading', { name: 'Melba' }).waitFor();
    await other.context().close();
  });

  it('ignores another one, who is refused, and lets them again', async () => {
    const { conversationID } = await done(
      otto.client.post('/conversations', {
        participantUserIDs: [nora.userID],
        initialBody: 'Buy my boat!',
        initialFormat: 'text',
      }),
    );
    const page = await test.openAs(nora.client.cookies);
    await page.goto(`/messages/${conversationID}`);
    await page
      .getByRole('button', { name: 'Options of the message by Otto' })
      .or(page.locator('summary[aria-label="Options of the message by Otto"]'))
      .first()
      .click();
    await page.getByRole('button', { name: 'Ignore this person' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ignore' }).click();
    await page.getByText('A message from a person you ignore').waitFor();
    const refused = await test.openAs(otto.client.cookies);
    await refused.goto(`/messages/${conversationID}`);
    await write(refused, 'It is cheap!');
    await send(refused);
    await refused.getByText('Nobody is left in this conversation who wants to hear from you.').waitFor();
    await page.goto('/profile/ignored');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop ignoring Otto' }).click();
    await page.getByText('You ignore nobody').waitFor();
    await send(refused);
    await refused.getByText('It is cheap!').last().waitFor();
    await page.context().close();
    await refused.context().close();
  });
});
