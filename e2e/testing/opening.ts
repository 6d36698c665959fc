// What opens over a page, opened by keys alone: where the focus goes, what axe finds meanwhile, and the way back.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { createTranslator, type Messages, NO_MESSAGES } from '../../platform/contract/languages/translate.ts';
import { axeViolations } from '../browser-test.ts';
import type { SmallSite } from '../small-site.ts';

export type Language = 'en' | 'ar';
export type Find = (page: Page, say: Say) => Locator;
type Say = (message: string, values?: Record<string, string>) => string;

export interface Opening {
  /** What is pressed, one after the other; each waits for the one before. The focus comes back to the first. */
  press: readonly [Find, ...Find[]];
  shows: Find;
  /** What must be in it before it is checked. */
  has?: Find;
  /** A dialog of the browser keeps Tab inside; suggestions and tooltips leave the focus where it is. */
  keeps?: 'tab' | 'focus';
  key?: 'Enter' | 'Space' | 'ArrowDown' | '?' | 'Shift';
  /** Written into the field that is pressed. */
  types?: string;
  /** Where the focus goes afterwards, if not to the first. */
  backTo?: Find;
}

export interface OpeningsOfPage {
  who: 'guest' | 'member' | 'admin';
  at: (site: SmallSite, records: { themeID: number; layoutID: number }) => string;
  width?: number;
  openings: Readonly<Record<string, Opening>>;
}

/** Read when they are needed: what lies here compiles without the add-on. */
function messagesIn(language: Language): Messages {
  if (language === 'en') return NO_MESSAGES;
  const file = join(import.meta.dirname, '../../addons/arabic/locales/ar.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

export async function faultsWhileOpen(page: Page, opening: Opening, language: Language): Promise<string[]> {
  const say = createTranslator(language, messagesIn(language)).t;
  const [first, ...further] = opening.press.map((find) => find(page, say));
  const panel = opening.shows(page, say);
  const faults: string[] = [];
  if (await panel.isVisible()) return ['It is open before it was opened'];
  await press(first as Locator, opening);
  for (const next of further) await next.press('Enter');
  await panel.waitFor();
  if (opening.has) await opening.has(page, say).waitFor();
  if (opening.keeps !== 'focus') await holdsFocus(panel);
  faults.push(...(await checked(page, panel)));
  if (opening.keeps === 'tab') faults.push(...(await tabStaysIn(page, panel)));
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  const back = opening.backTo?.(page, say) ?? (first as Locator);
  if (!(await back.evaluate((element) => element === document.activeElement)))
    faults.push(`The focus comes back to ${await focused(page)}`);
  return faults;
}

async function press(opener: Locator, { key = 'Enter', types }: Opening): Promise<void> {
  await opener.focus();
  if (types) await opener.pressSequentially(types);
  else await opener.press(key);
}

async function holdsFocus(panel: Locator): Promise<void> {
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** What it lies over is checked without it, elsewhere. */
async function checked(page: Page, panel: Locator): Promise<string[]> {
  const found: string[] = [];
  await panel.evaluate((element) => element.setAttribute('data-checked', ''));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await axeViolations(
      page,
      colorScheme === 'light' ? 'all' : 'colours',
      '[data-checked]',
    );
    found.push(...violations.map(({ id, targets }) => `${colorScheme}: ${id}: ${targets.join(' | ')}`));
  }
  await panel.evaluate((element) => element.removeAttribute('data-checked'));
  return found;
}

/** Once around and a little further; between the last part and the first the browser's own bars have their turn. */
async function tabStaysIn(page: Page, panel: Locator): Promise<string[]> {
  const count = await panel.evaluate((element) => {
    const outside: string[] = [];
    Object.assign(window, { outside });
    document.addEventListener('focusin', ({ target }) => {
      if (!element.contains(target as Node)) outside.push((target as Element).outerHTML.slice(0, 120));
    });
    return element.querySelectorAll('a[href], button, input, select, textarea, summary').length;
  });
  for (let at = 0; at < Math.min(count, 12) + 2; at++) await page.keyboard.press('Tab');
  for (let at = 0; at < 3; at++) await page.keyboard.press('Shift+Tab');
  const outside = await page.evaluate(() => (window as unknown as { outside: string[] }).outside);
  return outside.map((element) => `Tab leaves it for ${element}`);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');
}
