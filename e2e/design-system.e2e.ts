// The components in a real browser, on the page that shows them all: their states, times, keys and measures.
import { describe, expect, it } from 'vitest';
import { arriveAt, axeViolations, sidewaysScroll } from './browser-test.ts';
import { done } from './small-site.ts';
import { tabFaults } from './tab-faults.ts';
import { walkMessages } from './testing/style-guide-messages.ts';
import { walkOverlays } from './testing/style-guide-overlays.ts';
import { openGuide, STYLE_GUIDE, styleGuideStage } from './testing/style-guide-stage.ts';

const stage = styleGuideStage();
walkMessages(stage);
walkOverlays(stage);

describe('what passes', () => {
  it('a loader shows after 150 ms, in a button that waits as well', async () => {
    const waiting = stage.page.locator('#buttons button[aria-busy]').first();
    expect(await waiting.isDisabled()).toBe(true);
    for (const ring of [
      waiting.locator('span').first(),
      stage.page.locator('#states [role=status] > span').first(),
    ]) {
      const seen = await ring.evaluate((element) => {
        const appearing = element
          .getAnimations()
          .find((each) => each.effect?.getTiming().delay === 150) as Animation;
        appearing.pause();
        return [149, 150].map((time) => {
          appearing.currentTime = time;
          return getComputedStyle(element).opacity;
        });
      });
      expect(seen).toEqual(['0', '1']);
    }
  });

  it('a relative time is updated every 30 s; a picture that fails gives way to an icon', async () => {
    const visit = await stage.test.openAs(stage.admin.client.cookies, {
      viewport: { width: 1440, height: 900 },
    });
    await visit.route('**/person-1*', (route) => route.fulfill({ status: 404 }));
    await visit.clock.install({ time: new Date('2026-11-19T08:46:30Z') });
    await openGuide(visit);
    const moment = visit.locator('#dates time').first();
    expect(await moment.innerText()).toBe('just now');
    await visit.clock.pauseAt(new Date('2026-11-19T08:47:05Z'));
    await moment.evaluate((element) => {
      const reported: [string, number][] = [];
      Object.assign(window, { reported });
      new MutationObserver(() => reported.push([element.textContent, Date.now()])).observe(element, {
        subtree: true,
        characterData: true,
        childList: true,
      });
    });
    await visit.clock.runFor(120_000);
    await visit.waitForFunction(() => (window as unknown as { reported: unknown[] }).reported.length >= 3);
    const reported = await visit.evaluate(
      () => (window as unknown as { reported: [string, number][] }).reported,
    );
    expect(reported.map(([text]) => text)).toEqual(['a few seconds ago', 'a minute ago', '2 minutes ago']);
    const steps = reported.map(([, time], at) => time - (reported[at - 1]?.[1] ?? time));
    expect(steps.every((step) => step % 30_000 === 0)).toBe(true);
    const faces = visit.locator('#badges');
    await faces.scrollIntoViewIfNeeded();
    await faces.locator('img').first().waitFor();
    await expect.poll(() => faces.locator('img[src*="person-1"]').count()).toBe(0);
    await visit.close();
  });
});

describe('measures', () => {
  it('of avatars, fields and buttons are those of the design', async () => {
    const boxes = (selector: string) =>
      stage.page.locator(selector).evaluateAll((parts) =>
        parts.map((part) => {
          const { width, height } = part.getBoundingClientRect();
          return [Math.round(width), Math.round(height)];
        }),
      );
    const avatars = await boxes('#badges figure > div > span:first-child');
    expect(avatars.slice(0, 5)).toEqual([24, 28, 40, 100, 145].map((size) => [size, size]));
    const fieldOf = async (label: string) =>
      (await stage.page.locator('#inputs').getByLabel(label, { exact: true }).boundingBox())?.height;
    expect(await fieldOf('Disabled')).toBe(36);
    expect(await fieldOf('Select')).toBe(36);
    expect(await fieldOf('Large, 48')).toBe(48);
    expect(await fieldOf('Giant, 82')).toBe(82);
    const button = async (caption: string) =>
      stage.page.locator('#buttons figure', { hasText: caption }).getByRole('button').first().boundingBox();
    expect(await button('36 form height')).toMatchObject({ width: 104, height: 36 });
    expect(await button('48 large')).toMatchObject({ height: 48 });
    expect(await button('32 medium')).toMatchObject({ height: 32 });
    expect(await button('24 compact')).toMatchObject({ height: 24 });
  });
});

describe('controls by keyboard', () => {
  it('tabs move with arrows, Home and End, and lead to their panel', async () => {
    const tabs = stage.page.getByRole('tablist', { name: 'Posts', exact: true });
    await tabs.getByRole('tab', { name: 'Latest' }).focus();
    await stage.page.keyboard.press('ArrowRight');
    expect(await stage.focused()).toContain('Top');
    await stage.page.getByText('What others valued most.').first().waitFor();
    await stage.page.keyboard.press('End');
    expect(await stage.focused()).toBe('Open');
    await stage.page.keyboard.press('ArrowRight');
    expect(await stage.focused()).toBe('Latest');
    await stage.page.keyboard.press('Tab');
    expect(await stage.focused()).toBe('What was written last (line).');
  });

  it('a pager jumps to what is typed: digits alone, within what there is', async () => {
    const pager = stage.page.getByRole('navigation', { name: 'First pages' });
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
    await pager.getByText('1 - 10 of 5.6k').waitFor();
    expect(await pager.getByRole('link', { name: 'Previous page' }).count()).toBe(0);
    const last = stage.page.getByRole('navigation', { name: 'Last pages' });
    await last.getByText('51 - 57 of 57+').waitFor();
    expect(await last.getByRole('link', { name: 'Next page' }).count()).toBe(0);
    expect(await last.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('#page-5');
  });

  it('a token input finds, takes and gives back', async () => {
    const field = stage.page.getByLabel('Tags', { exact: true });
    await field.pressSequentially('mon');
    await stage.page.getByRole('option', { name: 'monitoring' }).waitFor();
    await stage.page.keyboard.press('ArrowDown');
    await stage.page.keyboard.press('Enter');
    await stage.button('Remove monitoring').waitFor();
    await stage.page.keyboard.press('Backspace');
    await stage.button('Remove monitoring').waitFor({ state: 'detached' });
  });
});

describe('the style guide', () => {
  it('has no fault in either scheme and direction, and never scrolls sideways', async () => {
    await openGuide(stage.page);
    expect(await axeViolations(stage.page)).toEqual([]);
    const entries = await stage.page.evaluate(() => history.length);
    await stage.page.getByText('Dark', { exact: true }).click();
    await arriveAt(stage.page, `**${STYLE_GUIDE}?scheme=dark`);
    await stage.page.getByText('Right to left', { exact: true }).click();
    await stage.page.locator('[data-theme="dark"][dir="rtl"]').waitFor();
    expect(await stage.page.evaluate(() => history.length)).toBe(entries);
    expect(await axeViolations(stage.page, 'colours')).toEqual([]);
    for (const width of [768, 390]) {
      await stage.page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(stage.page)).toBe(0);
    }
  });

  it('has no fault in Arabic, and is walked by Tab from its beginning to its end', async () => {
    await done(stage.admin.client.patch('/addons/ar-locale', { enabled: true }));
    await stage.page.setViewportSize({ width: 1440, height: 844 });
    await openGuide(stage.page, '?locale=ar');
    expect(await stage.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await tabFaults(stage.page)).toEqual([]);
    expect(await axeViolations(stage.page)).toEqual([]);
  });

  it('is refused to guests, who can sign in', async () => {
    const guest = await stage.test.open();
    const answer = await guest.goto(STYLE_GUIDE);
    expect(answer?.status()).toBe(403);
    await guest.getByRole('heading', { name: 'Permission Problem' }).waitFor();
    await guest.getByRole('main').getByRole('link', { name: 'Sign In' }).waitFor();
  });
});
