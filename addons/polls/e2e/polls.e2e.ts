// A poll as people meet it: asked in the form of a post, answered in the thread, changed, ended; on phones and desktops.
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  done,
  type Person,
  person,
  setUp,
  sidewaysScroll,
  startBrowserTest,
  type TestClient,
} from '@parley/addon-api/e2e';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: BrowserTest;
let admin: Person;
let asker: Person;
let voter: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  // One member asks them all, within a minute.
  await done(
    admin.client.patch('/config', {
      'vanilla.discussion.spamCount': 1000,
      'rateLimits.posting.perAccount': 0,
      'rateLimits.posting.perAddress': 0,
    }),
  );
  await done(admin.client.patch('/addons/ar-locale', { enabled: true }));
  asker = await person(test.server, admin, 'Melba');
  voter = await person(test.server, admin, 'Otto');
});
afterAll(() => test?.close());

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

const cardIn = (page: Page, name = 'How steep?') => page.getByRole('region', { name });
const optionIn = (page: Page, text: string) => cardIn(page).locator('li, label').filter({ hasText: text });

interface Poll {
  pollID: number;
  discussionID: number;
  address: string;
  optionIDs: number[];
}

async function pollBy(client: TestClient, more: Record<string, unknown> = {}): Promise<Poll> {
  const body = await done(
    client.post('/discussions/poll', {
      name: `Which winter tilt do you run? ${Math.random()}`,
      body: `Mine is steep. ${Math.random()}`,
      format: 'markdown',
      categoryID: 1,
      pollOption: [{ body: 'As the roof is' }, { body: '60° and more' }, { body: 'Vertical, on the wall' }],
      poll: { question: 'How steep?', ...more },
    }),
  );
  const { pollID } = body.attributes.poll;
  const { options } = await done(client.get(`/polls/${pollID}`));
  const optionIDs = options.map((each: { pollOptionID: number }) => each.pollOptionID);
  return { pollID, discussionID: body.discussionID, address: new URL(body.url).pathname, optionIDs };
}

const countsOf = async ({ pollID }: Poll) =>
  (await done(admin.client.get(`/polls/${pollID}/options`))).map(
    (each: { countVotes: number }) => each.countVotes,
  );

describe.each(SIZES)('on %s', (_, viewport) => {
  it('is asked in the form of a post, and says what is missing', async () => {
    const page = await test.openAs(asker.client.cookies, { viewport });
    await page.goto('/post/poll');
    await page.getByLabel('Category').selectOption({ label: 'General' });
    await page.getByLabel('Title').fill('Which winter tilt do you run?');
    await page.getByRole('textbox', { name: 'Body' }).fill(`Mine is steep. ${Date.now()}`);
    await page.getByRole('textbox', { name: 'Question' }).fill('How steep?');
    await page.getByLabel('Option 1').fill('As the roof is');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText('Give at least two options.').waitFor();
    await page.getByLabel('Option 2', { exact: true }).fill('60° and more');
    // Enter makes the next line and goes there.
    await page.keyboard.press('Enter');
    const third = page.getByLabel('Option 3', { exact: true });
    await expect.poll(() => third.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Vertical, on the wall');
    await page.getByLabel('Results are hidden until one has voted').check();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await arriveAt(page, /\/discussion\/\d+\/which-winter-tilt/);
    await cardIn(page).getByText('Choose one. Results show after you voted.').waitFor();
    expect(await cardIn(page).getByRole('radio').count()).toBe(3);
  });

  it('is answered without a reload, by keys alone, changed, and taken back', async () => {
    const poll = await pollBy(asker.client);
    const page = await test.openAs(voter.client.cookies, { viewport });
    await page.goto(poll.address);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    const card = cardIn(page);
    await card.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await card.getByText('1 voted').waitFor();
    await card.getByRole('img', { name: 'your vote' }).waitFor();
    expect(await optionIn(page, '60° and more').innerText()).toMatch(/1\s+100 %/);
    await expect.poll(() => countsOf(poll)).toEqual([0, 1, 0]);
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await card.getByRole('button', { name: 'Change my vote' }).click();
    await card.getByRole('radio', { name: /Vertical/ }).check();
    await card.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect.poll(() => countsOf(poll)).toEqual([0, 0, 1]);
    expect(await optionIn(page, 'Vertical').innerText()).toMatch(/1\s+100 %/);
    await page.reload();
    await optionIn(page, 'Vertical').getByRole('img', { name: 'your vote' }).waitFor();

    loads.length = 0;
    await card.getByRole('button', { name: 'Change my vote' }).click();
    await card.getByRole('button', { name: 'Take my vote back' }).click();
    await expect.poll(() => countsOf(poll)).toEqual([0, 0, 0]);
    await card.getByText('0 have voted').waitFor();
    expect(loads).toEqual([]);
  });

  it('shows hidden results with a vote, and who voted', async () => {
    const poll = await pollBy(asker.client, { resultsHidden: true, multipleChoice: true });
    await done(asker.client.post(`/polls/${poll.pollID}/vote`, { pollOptionID: poll.optionIDs[0] }));
    const page = await test.openAs(voter.client.cookies, { viewport });
    await page.goto(poll.address);
    const card = cardIn(page);
    expect(await card.innerText()).not.toContain('%');
    expect(await page.content()).not.toMatch(/"countVotes":1,"?[^{]*"body":"As the roof is"/);
    await card.getByRole('checkbox', { name: /As the roof is/ }).check();
    await card.getByRole('checkbox', { name: /Vertical/ }).check();
    await card.getByRole('button', { name: 'Vote', exact: true }).click();
    await card.getByText('2 have voted').waitFor();
    await expect.poll(() => optionIn(page, 'As the roof is').innerText()).toMatch(/2\s+100 %/);
    expect(await optionIn(page, 'Vertical').innerText()).toMatch(/1\s+50 %/);
    await card.getByRole('button', { name: 'Who voted' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who voted' });
    await dialog.getByRole('listitem').filter({ hasText: 'Melba' }).waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(3);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('is as before where a vote is refused, with the reason', async () => {
    const poll = await pollBy(asker.client);
    const page = await test.openAs(voter.client.cookies, { viewport });
    await page.goto(poll.address);
    const card = cardIn(page);
    await card.getByRole('radio', { name: /60°/ }).check();
    await done(asker.client.patch(`/discussions/${poll.discussionID}/poll`, { dateCloses: '2020-01-01' }));
    await card.getByRole('button', { name: 'Vote', exact: true }).click();
    await page.getByText('This poll is closed.').waitFor();
    await card.getByText('0 have voted').waitFor();
    expect(await card.getByRole('radio').count()).toBe(3);
  });

  it('ends at its date while it is looked at, for those who come later too', async () => {
    const poll = await pollBy(asker.client, {
      resultsHidden: true,
      dateCloses: new Date(Date.now() + 6000).toISOString(),
    });
    await done(asker.client.post(`/polls/${poll.pollID}/vote`, { pollOptionID: poll.optionIDs[1] }));
    const page = await test.openAs(voter.client.cookies, { viewport });
    await page.goto(poll.address);
    const card = cardIn(page);
    await card.getByText(/ends/).waitFor();
    await card.getByText('This poll is closed.').waitFor({ timeout: 15_000 });
    await expect.poll(() => optionIn(page, '60° and more').innerText()).toMatch(/1\s+100 %/);
    expect(await card.getByRole('button', { name: 'Vote', exact: true }).count()).toBe(0);
    const reader = await test.open({ viewport, javaScriptEnabled: false });
    await reader.goto(poll.address);
    await cardIn(reader).getByText('This poll is closed.').waitFor();
  });

  it('reads completely without scripts, from right to left as well', async () => {
    const poll = await pollBy(asker.client);
    await done(voter.client.post(`/polls/${poll.pollID}/vote`, { pollOptionID: poll.optionIDs[1] }));
    const reader = await test.open({ viewport, javaScriptEnabled: false });
    await reader.goto(poll.address);
    expect(await optionIn(reader, '60° and more').innerText()).toMatch(/1\s+100 %/);
    expect(await cardIn(reader).getByRole('link', { name: 'Sign in to vote' }).count()).toBe(1);
    const arabic = await test.open({ viewport, locale: 'ar' });
    await arabic.goto(poll.address);
    expect(await arabic.evaluate(() => document.dir)).toBe('rtl');
    await cardIn(arabic).getByText('صوّت شخص واحد').waitFor();
    expect(await axeViolations(arabic)).toEqual([]);
    expect(await sidewaysScroll(arabic)).toBe(0);
  });
});

describe('where there is no poll', () => {
  it('nothing of polls is loaded', async () => {
    const { url } = await done(
      asker.client.post('/discussions', {
        name: 'Nothing asked',
        body: 'None.',
        format: 'markdown',
        categoryID: 1,
      }),
    );
    const page = await test.open();
    const scripts: string[] = [];
    page.on('response', (response) => scripts.push(new URL(response.url()).pathname));
    await page.goto(new URL(url).pathname);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => /poll/i.test(path))).toEqual([]);
    await page.goto((await pollBy(asker.client)).address);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => /PollCard/.test(path)).length).toBeGreaterThan(0);
  });
});
