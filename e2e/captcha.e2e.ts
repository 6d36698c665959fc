import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { discussion, done, PASSWORD, type Person, setUp } from './small-site.ts';

/** As reCAPTCHA's script does: a box to press, whose answer is a field of the form, good for one try. */
const SCRIPT = `(() => {
  const { searchParams } = new URL(document.currentScript.src);
  window.grecaptcha = {
    ready: (then) => setTimeout(then, 0),
    render(place, { sitekey }) {
      const answer = document.createElement('textarea');
      answer.name = 'g-recaptcha-response';
      answer.hidden = true;
      const box = document.createElement('button');
      box.type = 'button';
      box.textContent = 'I am no robot (' + sitekey + ', ' + searchParams.get('hl') + ')';
      box.addEventListener('click', () => { answer.value = 'human'; });
      place.append(answer, box);
      return 0;
    },
    reset() { document.querySelector('[name=g-recaptcha-response]').value = ''; },
  };
})()`;

let test: BrowserTest;
let admin: Person;
let service: Server;
let origin: string;
let isServiceUp = true;

beforeAll(async () => {
  service = createServer(async (request, response) => {
    let form = '';
    for await (const chunk of request) form += chunk;
    if (request.url?.startsWith('/siteverify')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: new URLSearchParams(form).get('response') === 'human' }));
    } else {
      response.setHeader('content-type', 'text/javascript');
      response.end(isServiceUp ? SCRIPT : '');
    }
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(
    admin.client.patch('/config', {
      'registration.method': 'Captcha',
      'registration.captcha.siteKey': 'shown',
      'registration.captcha.secretKey': 'kept',
      'registration.captcha.scriptUrl': `${origin}/api.js`,
      'registration.captcha.verifyUrl': `${origin}/siteverify`,
      'registration.captcha.sources': [origin],
      'outgoing.allowedHosts': [origin.replace('http://', '')],
    }),
  );
});
afterAll(async () => {
  await test?.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

/** What waits for a moderator. */
const commentReports = (): Promise<unknown[]> =>
  done(admin.client.get('/reports?reportReasonID=approval-required&status=new'));

it('draws the captcha on the page to register, and lets in who answers it', async () => {
  const page = await test.open({ viewport: { width: 390, height: 900 } });
  await page.goto('/entry/signin?Target=/categories');
  await page.getByRole('link', { name: 'Register' }).last().click();
  await arriveAt(page, /\/entry\/register/);
  const box = page.getByRole('button', { name: 'I am no robot (shown, en)' });
  await box.waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/captcha-390.png`, fullPage: true });
  await page.getByLabel('Username').fill('Bertil');
  await page.getByLabel('Email').fill('bertil@example.org');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Solve the captcha first.').waitFor();
  await box.click();
  await page.getByRole('button', { name: 'Register' }).click();
  await arriveAt(page, '/categories');
  await page.getByLabel('Account: Bertil').waitFor();
});

it('says that its script gave nothing, and asks for it again', async () => {
  isServiceUp = false;
  const page = await test.open({ viewport: { width: 390, height: 900 } });
  await page.goto('/entry/register');
  await page.getByText('Failed to load a required embed script.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/captcha-failed-390.png`, fullPage: true });
  isServiceUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: /^I am no robot/ }).waitFor();
});

it('asks guests before their comment, which then waits', async () => {
  await done(
    admin.client.patch('/roles/2/permissions', [
      { type: 'category', id: 0, permissions: { 'comments.add': true, 'discussions.add': true } },
    ]),
  );
  const { url } = await discussion(admin, 'Who was at the fair?', 1);
  const page = await test.open({ viewport: { width: 390, height: 900 } });
  await page.goto(new URL(url).pathname);
  const box = page.getByRole('button', { name: 'I am no robot (shown, en)' });
  await box.waitFor();
  const text = page.getByRole('textbox', { name: 'Comment' });
  await text.click();
  await text.fill('I was, and it rained.');
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const folder = process.env.PARLEY_TEST_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/captcha-comment-390.png`, fullPage: true });
  const send = page.getByRole('button', { name: 'Post comment' });
  await send.click();
  await page.getByRole('alert').getByText('Solve the captcha first.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  if (folder) await page.screenshot({ path: `${folder}/captcha-comment-refused-390.png`, fullPage: true });
  // What was written is still there.
  expect(await text.innerText()).toContain('I was, and it rained.');
  expect(await commentReports()).toHaveLength(0);
  await box.click();
  await send.click();
  await page.getByText('Your comment will be shown once it is approved.').waitFor();
  expect(await page.getByRole('article').getByText('I was, and it rained.').count()).toBe(0);
  expect(await commentReports()).toHaveLength(1);
});

it('asks guests before they begin a discussion', async () => {
  const page = await test.open({ viewport: { width: 390, height: 900 } });
  await page.goto('/post/discussion/1');
  await page.getByLabel('Title').fill('A stranger asks');
  await page.getByRole('textbox', { name: 'Body' }).click();
  await page.getByRole('textbox', { name: 'Body' }).fill('Is anybody there?');
  await page.getByRole('button', { name: 'I am no robot (shown, en)' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Your discussion will be shown once it is approved.').waitFor();
});

it('allows its sources on that page alone, which nothing of it outlasts', async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${test.server.url}${path}`)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/entry/register')).toContain(`script-src 'self' ${origin} 'sha256-`);
  for (const path of ['/', '/entry/signin', '/categories', '/nowhere'])
    expect(await policyOf(path)).toContain("script-src 'self' 'sha256-");
  const page = await test.open();
  await page.goto('/entry/register');
  await page.getByRole('button', { name: /^I am no robot/ }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await arriveAt(page, /\/entry\/signin/);
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);
});
