// Takes the pictures of the README: a fresh site with the demo on a port of its own, and a Chromium.
// On Node.js 24: node tools/pictures/take-pictures.ts
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';

const projectFolder = join(import.meta.dirname, '../..');
const pictures = join(projectFolder, 'docs/pictures');
const reader = { name: 'Harbour_master', password: 'amber kettle 47 lantern' };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 780 };

interface Picture {
  file: string;
  path: string;
  asGuest?: boolean;
  options?: BrowserContextOptions;
  /** Words that stand below the middle of the picture. */
  showing?: string;
  /** What is chosen on it. */
  pressing?: string;
  /** The theme of the community from this picture on. */
  theme?: string;
}

const onPhone = { viewport: PHONE, hasTouch: true, isMobile: true };
const THREAD = '/discussions?type=question&sort=-score';
const POLL = '/discussions?type=poll&sort=-dateInserted';

const wanted: Picture[] = [
  { file: 'home', path: '/', asGuest: true },
  { file: 'list', path: '/discussions' },
  { file: 'thread', path: 'thread', showing: 'Accepted answer' },
  { file: 'poll', path: 'poll' },
  { file: 'phone', path: 'thread', options: onPhone },
  { file: 'phone-dark', path: '/', asGuest: true, options: { ...onPhone, colorScheme: 'dark' } },
  { file: 'dark', path: '/discussions', options: { colorScheme: 'dark' } },
  { file: 'layout', path: '/appearance/layouts/home/add', pressing: 'Banner' },
  { file: 'folio', path: '/', theme: 'folio' },
];

const data = mkdtempSync(join(tmpdir(), 'parley-pictures-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  PORT: String(port),
  PARLEY_DATA: data,
  PARLEY_LOG_LEVEL: 'error',
  PARLEY_ADMIN_NAME: reader.name,
  PARLEY_ADMIN_EMAIL: 'harbour.master@example.org',
  PARLEY_ADMIN_PASSWORD: reader.password,
};
const server = run('start.mjs');
try {
  await ready();
  const [code] = await once(run('parley.mjs', 'demo'), 'exit');
  if (code !== 0) throw new Error('The demo could not be written.');
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const found = { thread: await findPost(THREAD), poll: await findPost(POLL) };
    for (const picture of wanted) await take(browser, picture, found);
  } finally {
    await browser.close();
  }
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}

function run(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(projectFolder, 'scripts', script), ...args], {
    env,
    stdio: 'inherit',
  });
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('The server did not start.');
}

/** The one of a list that most was said of, among those that readers of English can read. */
async function findPost(list: string): Promise<string> {
  const answer = await fetch(`${address}/api/v2${list}&limit=20`);
  const found = (await answer.json()) as { url: string; countComments: number; name: string }[];
  const [best] = found
    .filter((each) => /^[ -~’]+$/.test(each.name))
    .sort((a, b) => b.countComments - a.countComments);
  if (!best) throw new Error(`The demo has nothing at ${list}.`);
  return new URL(best.url).pathname;
}

async function take(browser: Browser, picture: Picture, found: Record<string, string>): Promise<void> {
  const context = await browser.newContext({
    locale: 'en',
    timezoneId: 'UTC',
    viewport: DESKTOP,
    baseURL: address,
    ...picture.options,
  });
  // People do not wait for the font of the product, which a first visit may not show; pictures do.
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  });
  const page = await context.newPage();
  if (!picture.asGuest) {
    const answer = await context.request.post('/api/v2/sessions', {
      data: { username: reader.name, password: reader.password },
      headers: { 'x-requested-with': 'parley', origin: address },
    });
    if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}.`);
  }
  if (picture.theme) {
    const answer = await context.request.put('/api/v2/themes/current', {
      data: { themeID: picture.theme },
      headers: { 'x-requested-with': 'parley', origin: address },
    });
    if (!answer.ok()) throw new Error(`Choosing the theme answered ${answer.status()}.`);
  }
  await page.goto(found[picture.path] ?? picture.path, { waitUntil: 'networkidle' });
  if (picture.pressing) await page.getByRole('button', { name: picture.pressing, exact: true }).click();
  if (picture.showing) {
    await page
      .getByText(picture.showing, { exact: true })
      .first()
      .evaluate((words) => scrollTo(0, words.getBoundingClientRect().top + scrollY - 300));
    // The ruler and the title bar follow the scrolling.
    await sleep(500);
  }
  const file = join(pictures, `${picture.file}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  console.log(`${picture.file}.png  ${Math.round(statSync(file).size / 1000)} kB  ${page.url()}`);
  await context.close();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return free;
}
