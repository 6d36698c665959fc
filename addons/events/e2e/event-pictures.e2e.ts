// The picture of an event and the reminder of one, as people see them.
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
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: BrowserTest;
let organiser: Person;
let other: Person;
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  await done(admin.client.patch('/addons/events', { enabled: true }));
  organiser = await person(test.server, admin, 'Lena');
  other = await person(test.server, admin, 'Otto');
});
afterAll(() => test?.close());

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function isSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

describe.each([
  ['a phone', { width: 390, height: 844 }, 'Bring a kite and a warm hat, the dunes are windy.'],
  ['a desktop', { width: 1440, height: 900 }, 'Paper and string are there for whoever has no kite yet.'],
] as const)('on %s', (size, viewport, words) => {
  it('a picture is chosen in the form, seen on the page, in the list and by month, and taken away', async () => {
    const name = `Kites over the dunes, seen on ${size}`;
    const page = await test.openAs(organiser.client.cookies, { viewport });
    await page.goto('/post/event');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByLabel('Title').fill(name);
    await page.getByRole('textbox', { name: 'Body' }).click();
    await page.keyboard.type(words);
    await page.getByLabel('Begins').fill('2190-05-05T14:00');
    const address = page.getByRole('textbox', { name: 'Picture', exact: true });
    await address.fill('/events');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByText('Upload the picture to this site first, and give its address here.').waitFor();
    const file = { name: 'kite.png', mimeType: 'image/png', buffer: PIXEL };
    await page.locator('input[type="file"][aria-label="File: Picture"]').setInputFiles(file);
    await page.getByText('It will look blurred: 1 pixels are few.').waitFor();
    expect(await address.inputValue()).toMatch(/^\/uploads\//);
    await page.getByLabel('What is to be seen on it: Picture').fill('A red kite');
    await isSound(page);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const picture = page.getByRole('img', { name: 'A red kite' });
    const isLoaded = () => picture.first().evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);
    await expect.poll(isLoaded).toBe(true);
    await isSound(page);
    const url = page.url();

    const guest = await test.openAs([], { viewport });
    await guest.goto('/events');
    const row = guest.getByRole('article').filter({ hasText: name });
    await row.getByRole('img', { name: 'A red kite' }).waitFor();
    await isSound(guest);
    await guest.goto('/events/calendar?month=2190-05');
    const inMonth = guest.getByRole('article').filter({ hasText: name });
    // Where there is room for a table, that has names alone.
    if (size === 'a phone') await inMonth.getByRole('img', { name: 'A red kite' }).waitFor();
    else expect(await inMonth.isVisible()).toBe(false);
    await isSound(guest);
    await guest.close();

    await page.goto(`/post/editdiscussion/${/\/discussion\/(\d+)/.exec(url)?.[1]}`);
    await page.getByRole('button', { name: 'Remove: Picture' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await picture.waitFor({ state: 'detached' });
    await page.close();
  });
});

it('whoever comes is reminded an hour before, and finds the event from there', async () => {
  const name = 'Lamp lighting at the pier';
  // The hour before it begins in a few seconds.
  const dateStarts = new Date(Date.now() + 3_600_000 + 4_000).toISOString();
  const { eventID } = await done(
    organiser.client.post('/events', {
      ...{ name, body: 'We meet below the clock.', format: 'text', parentRecordID: 1, dateStarts },
    }),
  );
  await done(other.client.post(`/events/${eventID}/participants`, { attending: 'yes' }));
  const notified = async () => JSON.stringify((await other.client.get('/notifications')).body);
  await expect.poll(notified, { timeout: 30_000 }).toContain('begins within an hour');
  const page = await test.openAs(other.client.cookies, { viewport: { width: 390, height: 844 } });
  await page.goto('/profile/notifications');
  const reminder = page.getByRole('link', { name: new RegExp(`${name} begins within an hour`) });
  await isSound(page);
  await reminder.first().click();
  await page.waitForURL(/\/discussion\//);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('region', { name: 'When and where' }).waitFor();
  await page.close();
});
