// What pages do whatever they show: leaving, cards of people, reminders, problems, anchors, the network.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type BrowserTest, startBrowserTest } from './browser-test.ts';
import { still } from './page-faults.ts';
import { comment, discussion, done, PASSWORD, type Person, setUp } from './small-site.ts';
import { walkUserCards } from './testing/user-card-states.ts';

let test: BrowserTest;
let admin: Person;
let member: Person;
let thread: { discussionID: number; path: string };

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/config', { 'vanilla.comment.spamCount': 1000 }));
  const email = 'melba@example.org';
  const account = { name: 'Melba', email, password: PASSWORD, emailConfirmed: true, roleID: [8] };
  const { userID } = await done(admin.client.post('/users', account));
  member = { name: 'Melba', userID, client: await test.server.client().signIn(email, PASSWORD) };
  const body = 'They say so [over there](https://elsewhere.example/bees?a=1&b=2).';
  const { discussionID, url } = await discussion(member, 'How do bees find their way?', 1, { body });
  thread = { discussionID, path: new URL(url).pathname };
});
afterAll(() => test?.close());

/** The page is the browser's own once its scripts have taken it over. */
async function open(page: Page, path: string): Promise<void> {
  const reported = tickOf(page, 'page_view');
  await page.goto(path);
  await reported;
  // What starts with the page does so a moment later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
const signedIn = (person: Person, options = {}) =>
  test.openAs(person.client.cookies, { ...still, ...options });
const tickOf = (page: Page, type: string) =>
  page.waitForRequest((request) => request.url().endsWith('/tick') && request.postDataJSON().type === type);

const isUncovered = (link: Locator) =>
  link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe('a link to another site', () => {
  it('goes by the page that says where it leads, and is counted', async () => {
    const page = await test.open(still);
    await open(page, thread.path);
    const link = page.getByRole('link', { name: 'over there' });
    expect(await link.getAttribute('href')).toBe('https://elsewhere.example/bees?a=1&b=2');
    // What watches over links comes with the first sign of a hand.
    const watches = page.waitForResponse(/watch-links/);
    await link.hover();
    await (await watches).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    const reported = tickOf(page, 'externalNavigation');
    await link.click();
    expect((await reported).postDataJSON().destinationUrl).toBe('https://elsewhere.example/bees?a=1&b=2');
    await arriveAt(page, /\/home\/leaving\?allowTrusted=1&target=/);
    await page.getByRole('heading', { name: 'You are leaving Heather Lane' }).waitFor();
    const on = page.getByRole('link', { name: 'Continue to elsewhere.example' });
    expect(await on.getAttribute('href')).toBe('https://elsewhere.example/bees?a=1&b=2');
    expect(await on.getAttribute('rel')).toContain('noopener');
    expect(await axeViolations(page)).toEqual([]);
  });
});

describe('the card of a member', () =>
  walkUserCards(() => ({ test, admin, member, path: thread.path, open })));

it('on a phone the ways through the place stand in one line above what they lead to', async () => {
  const page = await signedIn(member, { viewport: { width: 390, height: 800 } });
  await open(page, '/discussions');
  const ways = page.getByRole('navigation', { name: 'Browse' });
  const tops = await ways
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThanOrEqual(4);
  expect(new Set(tops).size).toBe(1);
  const heading = await page.getByRole('heading', { level: 1, name: 'Posts' }).boundingBox();
  expect(heading?.y).toBeGreaterThan(tops[0] as number);
  const last = ways.getByRole('link').last();
  const [name, path] = [await last.innerText(), (await last.getAttribute('href')) as string];
  await last.click();
  await arriveAt(page, path);
  const current = ways.locator('[aria-current]');
  expect(await current.innerText()).toBe(name);
  // A page that is opened there shows it, though it is the last.
  await open(page, path);
  const { x = 390, width = 0 } = (await current.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  // Beside what they lead to they stand in a panel, and never in both places.
  for (const wide of [805, 806, 807]) {
    await page.setViewportSize({ width: wide, height: 800 });
    expect(await ways.filter({ visible: true }).count(), `at ${wide}`).toBe(1);
  }
});

it('an address that is not confirmed is announced once, with the way to the mail', async () => {
  await done(admin.client.patch('/config', { 'registration.confirmEmail': true }));
  await done(admin.client.patch(`/users/${member.userID}`, { emailConfirmed: false }));
  const page = await signedIn(member);
  await open(page, '/');
  await page.getByText('Your email address is not confirmed.').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await isUncovered(last)).toBe(true);
  await page.getByRole('link', { name: 'Resend confirmation email' }).click();
  await arriveAt(page, '/entry/emailconfirmrequest');
  await open(page, '/categories');
  await page.locator('header').getByLabel('Account: Melba').waitFor();
  expect(await page.getByText('Your email address is not confirmed.').count()).toBe(0);
});

const NOT_FOUND = 'The page you were looking for could not be found.';

describe('a page that is not there', () => {
  it.each([
    ['/no/such/page', 404, 'Page Not Found', NOT_FOUND, 'Back to home page'],
    ['/appearance', 403, 'Permission Problem', "You don't have permission to view this resource.", 'Sign In'],
  ])('%s says so in the words people know', async (path, status, title, words, wayOut) => {
    const page = await test.open(still);
    expect((await page.goto(path))?.status()).toBe(status);
    await page.getByRole('heading', { name: title }).waitFor();
    const main = page.getByRole('main');
    await main.getByText(words).waitFor();
    expect(await main.getByRole('link', { name: wayOut }).count()).toBe(1);
    expect(await page.title()).toBe(`${title} - Heather Lane`);
  });

  it('says the same where a link leads to it', async () => {
    const page = await test.open(still);
    await open(page, '/categories');
    await page.getByRole('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<a href="/appearance">Looks</a>');
    });
    await page.getByRole('link', { name: 'Looks' }).click();
    await page.getByRole('heading', { name: 'Permission Problem' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Sign In' }).count()).toBe(1);
  });
});

it('a film opens where its card stands, and asks its site for nothing before', async () => {
  const film = await discussion(admin, 'Bees on film', 1, {
    body: 'https://youtu.be/dQw4w9WgXcQ',
    format: 'textex',
  });
  const page = await test.open(still);
  const requests: string[] = [];
  await page.route(/youtube/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Playing</p>' });
  });
  await open(page, new URL(film.url).pathname);
  expect(requests).toEqual([]);
  await page.getByRole('link', { name: 'YouTube' }).click();
  await page.frameLocator('iframe.embedFrame').getByText('Playing').waitFor();
  expect(requests).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);
  const box = await page.locator('iframe.embedFrame').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.8 * (page.viewportSize()?.height ?? 0));
  expect(await axeViolations(page)).toEqual([]);
});

it('a comment of nothing but a picture that is gone says so', async () => {
  const { discussionID, url } = await discussion(admin, 'A picture of bees', 1, { body: 'Look.' });
  await comment(admin, discussionID, '![](/uploads/gone.png)');
  const page = await test.open(still);
  await open(page, new URL(url).pathname);
  const picture = page.getByRole('img', { name: 'This picture could not be loaded.' });
  await picture.waitFor();
  expect((await picture.boundingBox())?.width).toBeGreaterThan(50);
});

it('a discussion that is not there is named, and counted as what was looked at', async () => {
  const page = await test.open(still);
  expect((await page.goto('/discussion/99999/gone'))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Discussion Not Found' }).waitFor();
  expect(await page.title()).toBe('Discussion Not Found - Heather Lane');
  const reported = tickOf(page, 'page_view');
  await page.goto(thread.path);
  expect((await reported).postDataJSON()).toMatchObject({ discussionID: thread.discussionID, categoryID: 1 });
});

it('without a network a link leads to a page that waits for it', async () => {
  const page = await test.open(still);
  await open(page, '/');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
});

it('a page whose scripts never come says so after a while, and offers the way on', async () => {
  const page = await signedIn(admin);
  await page.route(/\/assets\/.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/profile/edit');
  const late = page.getByText('This page takes long to come.');
  expect(await late.isVisible()).toBe(false);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSAnimation) each.currentTime = 20_000;
  });
  await late.waitFor();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Account' }).waitFor();
});

it('an anchor is on the screen when its page is, also where it comes to be later', async () => {
  for (let at = 0; at < 9; at++)
    await comment(admin, thread.discussionID, `${'Line after line.\n\n'.repeat(12)}Number ${at}.`);
  const { commentID } = await comment(admin, thread.discussionID, 'The last of them.');
  const page = await test.open(still);
  await open(page, `${thread.path}#Comment_${commentID}`);
  await page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return top >= 0 && top < innerHeight;
  }, `Comment_${commentID}`);
});
