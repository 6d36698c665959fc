// Rich text on a phone: everything by touch.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  axeViolations,
  type BrowserTest,
  debuggerOf,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { comment, discussion, done, type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let url = '';

beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  await done(admin.client.patch('/config', { 'garden.inputFormatter': 'rich2' }));
  await person(test.server, admin, 'Mira');
  ({ url } = await discussion(admin, 'Where to put the hive?', 1));
});
afterAll(() => test?.close());
beforeEach(async () => {
  for (const { draftID } of (await admin.client.get('/drafts')).body)
    await done(admin.client.delete(`/drafts/${draftID}`));
});

const field = (phone: Page) => phone.getByRole('textbox', { name: 'Comment' });

async function writing(): Promise<Page> {
  const phone = await test.openAs(admin.client.cookies, {
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.goto(url);
  await phone.evaluate(() => localStorage.clear());
  await field(phone).tap();
  await phone.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  return phone;
}

it('is written by touch on a phone, with nothing out of sight', async () => {
  const phone = await writing();
  const area = field(phone);
  await phone.keyboard.type('Thumbs: ');
  await phone.getByRole('button', { name: 'Mention somebody' }).tap();
  await phone.keyboard.type('Mir');
  await phone.getByRole('option', { name: /Mira/ }).tap();
  await phone.getByRole('button', { name: 'Emoji' }).tap();
  await phone.getByRole('textbox', { name: 'Search emoji' }).fill('bee');
  await phone.getByRole('button', { name: '🐝' }).tap();
  await phone.keyboard.type(' done');
  expect(await area.innerText()).toContain('@Mira 🐝 done');
  const box = await area.boundingBox();
  expect(box && box.y >= 0 && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  expect(await sidewaysScroll(phone)).toBe(0);
  expect(await axeViolations(phone)).toEqual([]);
});

it('keeps its buttons within its frame, of a comment that is edited too', async () => {
  const { discussionID } = await discussion(admin, 'What is edited by touch', 1);
  const { commentID } = await comment(admin, discussionID, 'As it was.');
  const phone = await writing();
  await phone.goto(`/discussion/comment/${commentID}`);
  const edited = phone.locator(`#Comment_${commentID}`);
  await edited.locator('summary[aria-label^="Comment Options"]').tap();
  await phone.getByRole('button', { name: /^Edit/ }).tap();
  const frame = edited.locator('[data-composer]');
  await frame.getByText('Rich text', { exact: true }).waitFor();
  const outer = await frame.boundingBox();
  for (const name of ['Cancel', 'Save']) {
    const inner = await frame.getByRole('button', { name, exact: true }).boundingBox();
    if (!outer || !inner) throw new Error(`${name} is not shown.`);
    expect(inner.x, name).toBeGreaterThanOrEqual(outer.x);
    expect(inner.x + inner.width, name).toBeLessThanOrEqual(outer.x + outer.width);
  }
});

const KEYBOARD = 320;

/** As phones do it: the keyboard lies over the page, and only what is seen of the page becomes lower. */
async function openKeyboard(phone: Page): Promise<void> {
  await phone.evaluate((covered) => {
    const view = window.visualViewport;
    if (!view) throw new Error('Every browser here has one.');
    Object.defineProperty(view, 'height', { get: () => innerHeight - covered, configurable: true });
    view.dispatchEvent(new Event('resize'));
  }, KEYBOARD);
}

describe('with the keyboard of the screen', () => {
  it('the bar stands right above it, and neither covers the line that is written', async () => {
    const phone = await writing();
    await openKeyboard(phone);
    const bar = phone.getByRole('toolbar', { name: 'Formatting' });
    for (let line = 0; line < 40; line++) await phone.keyboard.type(`Line ${line}\n`);
    await phone.keyboard.type('The last one');
    const tops = async () => {
      const last = await field(phone).getByText('The last one').boundingBox();
      const tools = await bar.boundingBox();
      return {
        text: (last?.y ?? 0) + (last?.height ?? 0),
        bar: tools?.y ?? 0,
        end: (tools?.y ?? 0) + (tools?.height ?? 0),
      };
    };
    await expect.poll(async () => (await tops()).text <= (await tops()).bar + 1).toBe(true);
    const { end, text } = await tops();
    expect(end).toBeLessThanOrEqual(780 - KEYBOARD + 1);
    expect(text).toBeGreaterThan(0);
    // In the middle of the text, too: there the bar sticks to the keyboard.
    for (let line = 0; line < 20; line++) await phone.keyboard.press('ArrowUp');
    await phone.keyboard.type(' in the middle');
    const middle = async () => (await field(phone).getByText('in the middle').boundingBox())?.y ?? -1;
    await expect
      .poll(async () => (await middle()) >= 0 && (await middle()) + 20 <= (await tops()).bar)
      .toBe(true);
    expect(Math.abs((await tops()).end - (780 - KEYBOARD))).toBeLessThanOrEqual(1);
    await phone.keyboard.type(' @Mir');
    const option = phone.getByRole('option', { name: /Mira/ });
    await option.waitFor();
    const list = await option.boundingBox();
    expect(list && list.y >= 0 && list.y + list.height <= (await tops()).bar).toBe(true);
    expect(await sidewaysScroll(phone)).toBe(0);
  });
});

describe('an input method', () => {
  it('of East Asia and a keyboard that guesses lose no letter', async () => {
    const phone = await writing();
    const session = await debuggerOf(phone);
    const compose = async (steps: readonly string[], chosen: string) => {
      for (const text of steps)
        await session.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await session.send('Input.insertText', { text: chosen });
    };
    await phone.keyboard.type('A: ');
    await compose(['k', 'か', 'かn', 'かん', 'かんj', 'かんじ'], '漢字');
    await phone.keyboard.press('Control+b');
    await compose(['m', 'mi', 'mif', 'mifeng'], '蜜蜂');
    await phone.keyboard.press('Control+b');
    await compose(['ㅂ', '버', '벌'], '벌');
    await phone.keyboard.press('Enter');
    await compose(['th', 'the', 'the b', 'the be', 'the bee'], 'the bees');
    await phone.keyboard.type(' fly');
    await expect.poll(() => field(phone).innerText()).toMatch(/^A: 漢字蜜蜂벌\s+the bees fly$/);
    expect(await field(phone).locator('strong').innerText()).toBe('蜜蜂');
    await phone.getByText('Draft saved').waitFor();
    await phone.reload();
    await expect.poll(() => field(phone).innerText()).toMatch(/^A: 漢字蜜蜂벌\s+the bees fly$/);
  });

  it('that is held by the list of names or of blocks goes on in it', async () => {
    const phone = await writing();
    const session = await debuggerOf(phone);
    await phone.keyboard.type('To @');
    for (const text of ['M', 'Mi', 'Mir'])
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await session.send('Input.insertText', { text: 'Mir' });
    await phone.getByRole('option', { name: /Mira/ }).tap();
    await phone.keyboard.type('now');
    await expect.poll(() => field(phone).innerText()).toMatch(/^To\s+\ufeff?\s*@Mira now$/);
  });
});
