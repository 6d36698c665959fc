// Rich text on a phone: everything by touch.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeViolations, type BrowserTest, sidewaysScroll, startBrowserTest } from './browser-test.ts';
import { discussion, done, type Person, person, setUp } from './small-site.ts';

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

it('is written by touch on a phone, with nothing out of sight', async () => {
  const phone = await test.openAs(admin.client.cookies, {
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.goto(url);
  await phone.evaluate(() => localStorage.clear());
  const area = phone.getByRole('textbox', { name: 'Comment' });
  await area.tap();
  await phone.getByRole('toolbar', { name: 'Formatting' }).waitFor();
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
