// Events as people meet them: announced in the form for posts, found in the list and the calendar, and answered.
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
/** Nobody posts as many events in a minute as all these journeys. */
let guides: Record<'a phone' | 'a desktop', Person>;
beforeAll(async () => {
  test = await startBrowserTest();
  const admin = await setUp(test.server);
  await done(admin.client.patch('/addons/events', { enabled: true }));
  organiser = await person(test.server, admin, 'Lena');
  other = await person(test.server, admin, 'Otto');
  guides = {
    'a phone': await person(test.server, admin, 'Greta'),
    'a desktop': await person(test.server, admin, 'Mira'),
  };
});
afterAll(() => test?.close());

const SIZES = [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const;

/** Who posts the same words twice waits for staff. */
const WORDS = {
  'a phone': ['Net mending', 'Bring a needle.'],
  'a desktop': ['Winter swimming', 'Towels and hot soup are there, the water has four degrees.'],
} as const;

const WORDS_OF_WALK = {
  'a phone': 'Along the quay, with the low sun behind us.',
  'a desktop': 'Ropes, cranes and a bakery that opens at five in the morning.',
} as const;

const WORDS_OF_NIGHT = {
  'a phone': 'Bring a candle and something to keep the wind off it.',
  'a desktop': 'Paper, glue and thin wire lie ready from four in the afternoon.',
} as const;

async function isSound(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
}

const answer = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

describe.each(SIZES)('on %s', (size, viewport) => {
  const openAs = ({ client }: Person) => test.openAs(client.cookies, { viewport });

  it('is announced, found by its month, answered, and waited for where all places are taken', async () => {
    const [name, words] = WORDS[size];
    const page = await openAs(organiser);
    await page.goto('/events');
    await page.getByRole('link', { name: 'New event' }).click();
    await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByLabel('Title').fill(name);
    await page.getByRole('textbox', { name: 'Body' }).click();
    await page.keyboard.type(words);
    await page.getByLabel('Begins').fill('2190-03-05T18:00');
    await page.getByLabel('Place', { exact: true }).fill('The net loft');
    await page.getByLabel('Places').fill('1');
    await isSound(page);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('0 of 1 places are taken').waitFor();
    await answer(page, 'I come').click();
    await page.getByText('1 of 1 places are taken').waitFor();
    expect(await answer(page, 'I come').getAttribute('aria-pressed')).toBe('true');
    await isSound(page);

    const guest = await openAs(other);
    await guest.goto('/events/calendar?month=2190-03');
    await isSound(guest);
    await guest.getByRole('link', { name }).locator('visible=true').first().click();
    await guest.getByRole('heading', { level: 1, name }).waitFor();
    await answer(guest, 'I come').click();
    await guest.getByText('You wait for a place: you are told when one is free.').waitFor();
    await answer(page, 'I do not come').click();
    await expect.poll(() => answer(page, 'I do not come').getAttribute('aria-pressed')).toBe('true');
    await guest.reload();
    await guest.getByText('1 of 1 places are taken').waitFor();
    expect(await guest.getByText('You wait for a place').count()).toBe(0);
    await guest.getByRole('button', { name: 'Who comes' }).click();
    const list = guest.getByRole('dialog', { name: 'Who comes' });
    await list.getByRole('link', { name: 'Otto' }).waitFor();
    expect(await axeViolations(guest)).toEqual([]);
    await guest.keyboard.press('Escape');

    const [file] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: 'Into my calendar (.ics)' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    await guest.goto('/events');
    await guest.getByRole('link', { name }).waitFor();
    await isSound(guest);
    await Promise.all([page.close(), guest.close()]);
  });

  it('is announced for another zone, and changed to whole days by hand', async () => {
    const name = `Harbour walk on ${size}`;
    const page = await openAs(guides[size]);
    await page.goto('/post/event');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await page.getByLabel('Title').fill(name);
    await page.getByRole('textbox', { name: 'Body' }).click();
    await page.keyboard.type(WORDS_OF_WALK[size]);
    await page.getByLabel('Begins').fill('2190-07-05T18:00');
    await page.getByLabel('Ends').fill('2190-07-05T17:00');
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByLabel('Map or address on the web').fill('https://example.org/quay');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    // It ends before it begins: the field says so, and all that was written is still there.
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe(name);
    await isSound(page);
    await page.getByLabel('Ends').fill('2190-07-05T20:30');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(/Tokyo/).first().waitFor();
    expect(await page.locator('a[href="https://example.org/quay"]').first().getAttribute('rel')).toContain(
      'nofollow',
    );
    await answer(page, 'Maybe').click();
    await expect.poll(() => answer(page, 'Maybe').getAttribute('aria-pressed')).toBe('true');
    const discussionID = /\/discussion\/(\d+)/.exec(page.url())?.[1];
    await page.goto(`/post/editdiscussion/${discussionID}`);
    expect(await page.getByLabel('Begins').inputValue()).toBe('2190-07-05T18:00');
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
    await page.getByLabel('It takes whole days').check();
    await page.getByLabel('Last day').fill('2190-07-06');
    await page.getByLabel('Places').fill('12');
    await isSound(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('0 of 12 places are taken').waitFor();
    expect(await answer(page, 'Maybe').getAttribute('aria-pressed')).toBe('true');
    await isSound(page);
    await page.close();
  });

  it('names who organises it while they like, and is taken out of the calendar by them', async () => {
    const host = guides[size];
    const { eventID, url } = await done(
      host.client.post('/events', {
        ...{ name: `Lantern night on ${size}`, body: WORDS_OF_NIGHT[size], format: 'text' },
        ...{ parentRecordType: 'category', parentRecordID: 1, dateStarts: '2190-11-05T18:00' },
      }),
    );
    await done(other.client.post(`/events/${eventID}/participants`, { attending: 'yes' }));
    const page = await openAs(host);
    await page.goto(url);
    const card = page.getByRole('region', { name: 'When and where' });
    await card.getByText(`Organised by ${host.name}`).waitFor();
    await card
      .getByTitle(other.name)
      .or(card.getByRole('img', { name: other.name }))
      .first()
      .waitFor();
    await isSound(page);
    await page.goto(`/post/editdiscussion/${/\/discussion\/(\d+)/.exec(url)?.[1]}`);
    await page.getByLabel('Name who organises it beside when and where').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await card.getByText('Organised by').waitFor({ state: 'detached' });
    await card.getByRole('button', { name: 'Delete the event…' }).click();
    const asking = page.getByRole('dialog', { name: /^Delete the event/ });
    expect(await axeViolations(page)).toEqual([]);
    await asking.getByRole('button', { name: 'Delete' }).click();
    await card.waitFor({ state: 'detached' });
    // What was written stays.
    await page.getByText(WORDS_OF_NIGHT[size]).waitFor();
    await isSound(page);
    await page.close();
  });

  it('is read by a calendar program at a secret address, of one category too', async () => {
    const page = await openAs(other);
    await page.goto('/events');
    await page.getByRole('button', { name: 'In my calendar…' }).click();
    await page.getByRole('button', { name: /^Make a/ }).click();
    const address = await page.getByLabel('Secret address').inputValue();
    expect(await axeViolations(page)).toEqual([]);
    const calendar = await fetch(address);
    expect([calendar.status, await calendar.text()]).toEqual([
      200,
      expect.stringContaining('BEGIN:VCALENDAR'),
    ]);
    await page.getByRole('button', { name: 'End it' }).click();
    await page.getByText('The address is ended.').waitFor();
    expect((await fetch(address)).status).toBe(404);
    await page.goto('/events/category/1');
    await page.getByRole('button', { name: 'In my calendar…' }).click();
    await page.getByRole('dialog', { name: 'Events in General in my calendar' }).waitFor();
    await page.getByRole('button', { name: /^Make a/ }).click();
    const ofPlace = await page.getByLabel('Secret address').inputValue();
    expect(await axeViolations(page)).toEqual([]);
    expect(await (await fetch(ofPlace)).text()).toContain('Events in General');
    await page.close();
  });
});
