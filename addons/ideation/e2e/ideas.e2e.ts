// Ideas as people meet them: voted for in the list, decided on in the thread, moved on the board by mouse and by keys.
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
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: BrowserTest;
let admin: Person;
let voter: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(
    admin.client.patch('/config', {
      'vanilla.discussion.spamCount': 1000,
      'rateLimits.posting.perAccount': 0,
    }),
  );
  voter = await person(test.server, admin, 'Otto');
});
afterAll(() => test?.close());

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

async function ideaBy({ client }: Person, name: string): Promise<string> {
  const body = await done(
    client.post('/discussions/idea', { name, body: `Please. ${name}`, format: 'text', categoryID: 1 }),
  );
  return new URL(body.url).pathname;
}

const itemOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const columnOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

/** The board answers keys once its script has come. */
async function lift(grip: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await grip.press('Space');
      return grip.getAttribute('aria-pressed');
    })
    .toBe('true');
}

describe.each(SIZES)('on %s', (size, viewport) => {
  it('is said, and voted for once by a member', async () => {
    const page = await test.openAs(voter.client.cookies, { viewport });
    const name = `Print a thread from ${size}`;
    await page.goto('/post/idea');
    await page.getByLabel('Category').selectOption({ label: 'General' });
    await page.getByLabel('Title').fill(name);
    await page.getByRole('textbox', { name: 'Body' }).fill(`For the wall of ${size}.`);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('region', { name: 'Idea' }).waitFor();
    await page.goto('/ideas?sort=-dateInserted');
    const vote = itemOf(page, name).getByRole('button', { name: /^Vote/ });
    // It is shown at once; a reload before it is stored would find nothing.
    const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
    await vote.click();
    await expect.poll(() => vote.getAttribute('aria-pressed')).toBe('true');
    expect(await vote.textContent()).toBe('1');
    await stored;
    await page.reload();
    await expect.poll(() => vote.getAttribute('aria-pressed')).toBe('true');
    await vote.click();
    await expect.poll(() => vote.textContent()).toBe('0');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });

  it('is told about by staff, in its thread', async () => {
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto(await ideaBy(voter, `Quote a part, ${size}`));
    await page.getByRole('button', { name: 'Change the status' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Status').selectOption({ label: 'In Progress' });
    await form.getByLabel('What members are told').fill('First version on Tuesday.');
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    const card = page.getByRole('region', { name: 'Idea' });
    await card.getByText('First version on Tuesday.').waitFor();
    await form.waitFor({ state: 'detached' });
    await card.getByText('In Progress').waitFor();
    await page.close();
  });

  it('is moved on the board by keys, put back, and dropped elsewhere', async () => {
    const name = `Read posts aloud, ${size}`;
    await ideaBy(voter, name);
    const page = await test.openAs(admin.client.cookies, { viewport });
    await page.goto('/ideas/roadmap');
    const grip = page.getByRole('button', { name: `Move ${name}` });
    await lift(grip);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    expect(await columnOf(page, 'Active').getByText(name).count()).toBe(1);
    await lift(grip);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await columnOf(page, 'In Progress').getByText(name).waitFor();
    await page.getByText('Moved to In Progress.').waitFor({ state: 'attached' });
    await page.reload();
    await columnOf(page, 'In Progress').getByText(name).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });
});

it('is moved on the board with a mouse, and members cannot move it', async () => {
  const name = 'A tool library';
  await ideaBy(voter, name);
  const page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
  await page.goto('/ideas/roadmap');
  await itemOf(page, name).dragTo(columnOf(page, 'Completed'));
  await columnOf(page, 'Completed').getByText(name).waitFor();
  await page.getByText('Moved to Completed.').waitFor({ state: 'attached' });
  await page.close();
  const member = await test.openAs(voter.client.cookies, { viewport: { width: 1440, height: 900 } });
  await member.goto('/ideas/roadmap');
  await columnOf(member, 'Completed').getByText(name).waitFor();
  expect(await member.getByRole('button', { name: /^Move/ }).count()).toBe(0);
  await member.close();
});

it('leads guests to sign in', async () => {
  await ideaBy(voter, 'For guests');
  const page = await test.open({ viewport: { width: 390, height: 844 } });
  await page.goto('/ideas');
  const link = itemOf(page, 'For guests').getByRole('link', { name: /Sign in to vote/ });
  expect(await link.getAttribute('href')).toMatch(/^\/entry\/signin\?Target=%2Fdiscussion%2F\d+$/);
  await page.close();
});
