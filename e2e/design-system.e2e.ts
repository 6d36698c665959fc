// The components in a real browser, on the page that shows them all: their states, times, keys and measures.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, type Journey, sidewaysScroll, startJourney } from './journey.ts';
import { type Person, setUp } from './small-site.ts';

const ADDRESS = '/appearance/style-guides';

let journey: Journey;
let admin: Person;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  admin = await setUp(journey.server);
  page = await journey.openAs(admin.client.cookies, {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  await open(page);
});
afterAll(() => journey?.close());

/** Drawn and taken over: only scripts put the exact time behind a date. */
async function open(target: Page, query = ''): Promise<void> {
  await target.goto(`${ADDRESS}${query}`);
  await target.locator('time[title]').first().waitFor();
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
const widthOf = async (part: Locator) => (await part.boundingBox())?.width;

/** Stands still for as long as it takes; then time passes by `runFor` alone. */
async function withStoppedClock(use: () => Promise<void>): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
  await use();
  await page.clock.resume();
}

describe('a tooltip', () => {
  const bubble = () => page.getByRole('tooltip');
  const away = () => page.mouse.move(0, 0);

  it('comes after a rest of 100 ms, goes 500 ms after, and is within its widths', async () => {
    await withStoppedClock(async () => {
      await button('Long tooltip').hover();
      await page.clock.runFor(99);
      expect(await bubble().count()).toBe(0);
      await page.clock.runFor(1);
      await bubble().waitFor();
      expect(await widthOf(bubble())).toBeLessThanOrEqual(320);
      await away();
      await page.clock.runFor(499);
      expect(await bubble().count()).toBe(1);
      await page.clock.runFor(1);
      await bubble().waitFor({ state: 'detached' });
    });
  });

  it('is dismissed by a key, and hides while the page scrolls and 200 ms after', async () => {
    await withStoppedClock(async () => {
      await button('Tooltip').focus();
      await page.clock.runFor(100);
      await bubble().waitFor();
      expect(await widthOf(bubble())).toBeGreaterThanOrEqual(150);
      await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
      await bubble().waitFor({ state: 'detached' });
      await page.clock.runFor(200);
      await bubble().waitFor();
      await page.keyboard.press('Escape');
      await bubble().waitFor({ state: 'detached' });
      await page.clock.runFor(1000);
      expect(await bubble().count()).toBe(0);
    });
  });
});

describe('a toast', () => {
  const region = () => page.getByRole('region', { name: 'Messages' });

  it('hides after 3 s, is deleted 2 s later, and waits for whoever reads it', async () => {
    await withStoppedClock(async () => {
      const toast = region().getByText('Link copied to clipboard.');
      await button('Passing toast').click();
      await toast.waitFor();
      await toast.hover();
      await page.clock.runFor(10_000);
      expect(await toast.isVisible()).toBe(true);
      await page.mouse.move(700, 0);
      await page.clock.runFor(2999);
      expect(await toast.isVisible()).toBe(true);
      await page.clock.runFor(1);
      await toast.waitFor({ state: 'hidden' });
      await page.clock.runFor(1999);
      expect(await toast.count()).toBe(1);
      await page.clock.runFor(1);
      await toast.waitFor({ state: 'detached' });
    });
  });

  it('is replaced by its name, stays until it is hidden, and keeps to its widths', async () => {
    await button('Replaced toast').click();
    await button('Replaced toast').click();
    await region()
      .getByText(/^Saved \d*[02468] times\.$/)
      .waitFor();
    expect(
      await region()
        .getByText(/^Saved/)
        .count(),
    ).toBe(1);
    await button('Persistent toast').click();
    const cards = region().locator('[role="status"] > div > div');
    expect([await widthOf(cards.nth(0)), await widthOf(cards.nth(1))]).toEqual([280, 380]);
    await region().getByRole('button', { name: 'Close' }).click();
    await region().getByRole('button', { name: 'Done' }).click();
    await region().getByText('You have selected').waitFor({ state: 'hidden' });
  });
});

describe('a flyout', () => {
  const openOnes = () => page.locator('#menus details[open]').count();
  const opener = () => page.locator('summary', { hasText: 'Drop-down' });

  it('focuses what comes first in it, and closes on Escape with focus on its opener', async () => {
    await opener().click();
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Edit'));
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toContain('Quote');
    await page.keyboard.press('Escape');
    expect(await openOnes()).toBe(0);
    expect(await focused()).toBe('Drop-down');
  });

  it('closes when focus leaves it and when another one opens', async () => {
    await opener().press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Edit'));
    await page.locator('#menus summary[aria-label="Site Navigation"]').focus();
    expect(await openOnes()).toBe(0);
    await opener().click();
    await page.locator('#menus summary[aria-label="Options"]').click();
    await page.waitForFunction(() => document.querySelectorAll('#menus details[open]').length === 1);
    await page.keyboard.press('Escape');
  });
});

describe('a dialog', () => {
  it('keeps the keyboard inside, closes on Escape and gives the focus back', async () => {
    await button('Medium, 516').click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let at = 0; at < 6; at++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const element = document.activeElement;
        return element === document.body || element?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await focused()).toBe('Medium, 516');
  });

  it('is as wide as its size says', async () => {
    const widths: Record<string, number> = {};
    for (const name of ['Small, 375', 'Large, 720', 'XL, 1022', 'XXL, 1320', 'Full screen']) {
      await button(name).click();
      widths[name] = (await widthOf(page.getByRole('dialog'))) ?? 0;
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(widths).toEqual({
      'Small, 375': 375,
      'Large, 720': 720,
      'XL, 1022': 1022,
      'XXL, 1320': 1320,
      'Full screen': 1440,
    });
  });
});

describe('controls by keyboard', () => {
  it('tabs move with arrows, Home and End, and lead to their panel', async () => {
    const tabs = page.getByRole('tablist', { name: 'Posts', exact: true });
    await tabs.getByRole('tab', { name: 'Latest' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toContain('Top');
    await page.getByText('What others valued most.').first().waitFor();
    await page.keyboard.press('End');
    expect(await focused()).toBe('Unanswered');
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Latest');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('What was written last (line).');
  });

  it('a pager jumps to what is typed: digits alone, within what there is', async () => {
    const pager = page.getByRole('navigation', { name: 'First pages' });
    const jump = async (text: string) => {
      const field = pager.getByLabel('Go to page');
      await field.fill('');
      await field.pressSequentially(text);
      await field.press('Enter');
      return pager.locator('[aria-current="page"]').textContent();
    };
    expect(await jump('7th')).toBe('7');
    expect(await jump('')).toBe('7');
    expect(await jump('9999')).toBe('563');
    expect(await jump('0')).toBe('1');
  });

  it('a token input finds, takes and gives back', async () => {
    const field = page.getByLabel('Tags', { exact: true });
    await field.pressSequentially('mon');
    await page.getByRole('option', { name: 'monitoring' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await button('Remove monitoring').waitFor();
    await page.keyboard.press('Backspace');
    await button('Remove monitoring').waitFor({ state: 'detached' });
  });
});

describe('the style guide', () => {
  it('has no fault in either scheme and direction, and never scrolls sideways', async () => {
    await open(page);
    expect(await axeViolations(page)).toEqual([]);
    const entries = await page.evaluate(() => history.length);
    await page.getByText('Dark', { exact: true }).click();
    await arriveAt(page, `**${ADDRESS}?scheme=dark`);
    await page.getByText('Right to left', { exact: true }).click();
    await page.locator('[data-theme="dark"][dir="rtl"]').waitFor();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await axeViolations(page)).toEqual([]);
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  it('is refused to guests, who can sign in', async () => {
    const guest = await journey.open();
    const answer = await guest.goto(ADDRESS);
    expect(answer?.status()).toBe(403);
    await guest.getByRole('heading', { name: 'Permission Problem' }).waitFor();
    await guest.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor();
  });
});
