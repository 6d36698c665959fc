import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arriveAt,
  axeViolations,
  type BrowserTest,
  sidewaysScroll,
  startBrowserTest,
} from './browser-test.ts';
import { type Person, person, setUp } from './small-site.ts';

let test: BrowserTest;
let admin: Person;
let page: Page;
beforeAll(async () => {
  test = await startBrowserTest();
  admin = await setUp(test.server);
  page = await test.openAs(admin.client.cookies, { viewport: { width: 1440, height: 900 } });
});
afterAll(() => test?.close());

/** As a guest finds it on the next load. */
async function homeHas(words: string): Promise<boolean> {
  const guest = await test.open();
  await guest.goto('/');
  const found = await guest.getByText(words).count();
  await guest.context().close();
  return found > 0;
}

async function add(area: string, widget: string): Promise<void> {
  await page
    .getByRole('group', { name: area, exact: true })
    .getByRole('button', { name: 'Add widget' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: widget, exact: true }).click();
}

describe('a layout of the home page', () => {
  it('is arranged and saved as a draft that nobody sees', async () => {
    expect(await homeHas('Welcome aboard')).toBe(false);
    await page.goto('/appearance/layouts');
    await page.getByRole('link', { name: 'New layout: Home page' }).click();
    await arriveAt(page, '/appearance/layouts/home/add');
    await page.getByLabel('Name').fill('Spring');
    await add('Main, top', 'Call To Action');
    await page.getByRole('group', { name: 'Heading' }).getByLabel('Title').first().selectOption('static');
    await page
      .getByRole('group', { name: 'Heading' })
      .getByRole('textbox', { name: 'Title', exact: true })
      .fill('Welcome aboard');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Save draft' }).click();
    await arriveAt(page, /\/appearance\/layouts\/home\/\d+-spring\/edit/);
    expect(await homeHas('Welcome aboard')).toBe(false);
  });

  it('is looked at as readers would see it, at each width', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe[title="Preview"]');
    await frame.getByText('Welcome aboard').waitFor();
    await page.getByText('Phone', { exact: true }).click();
    await expect.poll(() => page.locator('iframe').evaluate((element) => element.clientWidth)).toBe(390);
  });

  it('is moved about by buttons and taken back', async () => {
    await page.getByRole('tab', { name: 'Arrange' }).click();
    const widgets = page.getByRole('group', { name: 'Side panel, bottom' }).getByRole('group');
    const names = () => widgets.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    const [first, second, ...others] = await names();
    await page.getByRole('button', { name: `Move ${first} down` }).click();
    expect(await names()).toEqual([second, first, ...others]);
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await names()).toEqual([first, second, ...others]);
  });

  it('is published, applied, and then shows to everybody on the next load', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await arriveAt(page, '/appearance/layouts');
    expect(await homeHas('Welcome aboard')).toBe(false);
    const applied = page.waitForResponse((answer) => answer.url().endsWith('/views'));
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
    expect((await applied).status()).toBe(201);
    expect(await homeHas('Welcome aboard')).toBe(true);
  });

  it('is restored to the template', async () => {
    await page.getByLabel('More for Spring').click();
    await page.getByRole('link', { name: 'Revisions' }).click();
    await page.getByRole('heading', { level: 1, name: 'Revisions of Spring' }).waitFor();
    await page.getByRole('button', { name: 'Restore the template' }).click();
    const restored = page.waitForResponse((answer) => answer.url().endsWith('/restore'));
    await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
    expect((await restored).status()).toBe(200);
    expect(await homeHas('Welcome aboard')).toBe(false);
  });

  it('is drawn by code that was written beside what it draws, and by what it was before', async () => {
    const script = page.getByRole('textbox', { name: 'Script' });
    const seen = page.frameLocator('iframe[title="Preview"]');
    const says = (word: string) =>
      `import { createElement } from 'react';\nexport default ({ title }) => createElement('p', null, '${word}: ' + title);`;
    const state = (words: string) => page.getByRole('status').getByText(words).waitFor();
    const publish = async (message: string) => {
      await page.getByRole('button', { name: 'Publish' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What changed').fill(message);
      await dialog.getByRole('button', { name: 'Publish' }).click();
      await state('Published as it stands here.');
    };
    await page.goto('/appearance/fragments');
    await page.getByText('New fragment').click();
    await page.getByRole('link', { name: 'Call To Action' }).click();
    await page.getByRole('button', { name: 'I understand, go on' }).click();
    await page.getByLabel('Name').fill('Loud');
    await script.fill(says('First'));
    await page.getByRole('button', { name: 'Save draft' }).click();
    await arriveAt(page, /\/fragments\/CallToActionFragment\/[\da-f-]{36}\/edit/);
    await seen.getByText('First: Call To Action').waitFor();
    const editor = page.url();
    await publish('As it began');

    await page.goto('/appearance/layouts');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await arriveAt(page, /\/home\/\d+-[^/]*\/edit/);
    await add('Main, top', 'Call To Action');
    const heading = page.getByRole('group', { name: 'Heading' });
    await heading.getByLabel('Title').first().selectOption('static');
    await heading.getByRole('textbox', { name: 'Title', exact: true }).fill('All hands');
    await page.getByLabel('Drawn by').selectOption({ label: 'Loud' });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await arriveAt(page, '/appearance/layouts');
    const guest = await test.open();
    const guestSees = async (words: string) => {
      await guest.goto('/');
      await guest.getByText(words).waitFor();
    };
    await guestSees('First: All hands');

    await page.goto(editor);
    await script.fill(says('Second'));
    await script.press('Control+s');
    await seen.getByText('Second: Call To Action').waitFor();
    await guestSees('First: All hands');
    await publish('Another word');
    await guestSees('Second: All hands');
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('heading', { name: 'Restored: As it began' }).waitFor();
    expect(await script.inputValue()).toContain('First');
    await guestSees('First: All hands');
  });

  it('is published and applied in one step, where it is edited', async () => {
    await page.goto('/appearance/layouts/home/add');
    await page.getByLabel('Name').fill('Summer');
    await add('Main, top', 'Call To Action');
    const heading = page.getByRole('group', { name: 'Heading' });
    await heading.getByLabel('Title').first().selectOption('static');
    await heading.getByRole('textbox', { name: 'Title', exact: true }).fill('Long days');
    expect(await homeHas('Long days')).toBe(false);
    await page.getByRole('button', { name: 'Publish and apply' }).click();
    await arriveAt(page, '/appearance/layouts');
    expect(await homeHas('Long days')).toBe(true);
    // It stands by now: what is changed is published alone.
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Summer' })
      .getByRole('link', { name: 'Edit', exact: true })
      .click();
    await arriveAt(page, /\/home\/\d+-summer\/edit/);
    await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Publish and apply' }).count()).toBe(0);
  });

  it('shows what a widget places before it is added', async () => {
    await page
      .getByRole('group', { name: 'Main, top', exact: true })
      .getByRole('button', { name: 'Add widget' })
      .click();
    const dialog = page.getByRole('dialog');
    const look = dialog.getByRole('button', { name: 'Preview of Newest Members', exact: true });
    await look.click();
    const seen = page.frameLocator('dialog iframe[title="Preview"]');
    await seen.getByRole('heading', { name: 'Newest Members' }).waitFor();
    expect(await axeViolations(page, 'all', 'dialog')).toEqual([]);
    await look.click();
    expect(await dialog.locator('iframe').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Newest Members', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('is not for members', async () => {
    const guest = await test.open();
    expect((await guest.goto('/appearance/layouts'))?.status()).toBe(403);
  });
});

describe('a page of the community', () => {
  it('is made for a role, which reads it, and is not there for others', async () => {
    await page.goto('/appearance/pages');
    await page.getByRole('link', { name: 'New page' }).click();
    await arriveAt(page, '/appearance/pages/add');
    await page.getByLabel('Title').fill('Members’ room');
    await page.getByLabel('Widgets, arranged in a layout').check();
    expect(await page.getByLabel('Address').inputValue()).toBe('/members-room');
    await page.getByLabel('Published', { exact: true }).check();
    await page.getByRole('combobox', { name: 'Who may read it' }).fill('memb');
    await page.getByRole('option', { name: 'Member' }).click();
    await page.getByRole('button', { name: 'Make the page' }).click();
    await arriveAt(page, /\/appearance\/pages\/\d+\/edit/);
    await page.getByRole('link', { name: 'Edit layout' }).waitFor();
    const melba = await person(test.server, admin, 'Melba');
    const member = await test.openAs(melba.client.cookies);
    expect((await member.goto('/members-room'))?.status()).toBe(200);
    await member.getByRole('heading', { level: 1, name: 'Members’ room' }).waitFor();
    const guest = await test.open();
    expect((await guest.goto('/members-room'))?.status()).toBe(404);
  });
});
