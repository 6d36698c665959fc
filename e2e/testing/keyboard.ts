// Keys alone: what a walk by them does at each step, and what it finds on the page.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** By Tab, as far as it takes; what has the focus must be visible, with nothing over it. */
export async function tabTo(wanted: Locator, key = 'Tab'): Promise<void> {
  const element = await wanted.first().elementHandle();
  for (let at = 0; at < 80; at++) {
    await wanted.page().keyboard.press(key);
    const place = await element?.evaluate((each) => {
      if (each !== document.activeElement) return 'elsewhere';
      const { left, top, width, height } = each.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above && (each.contains(above) || above.contains(each)) ? 'here' : `under ${above?.outerHTML}`;
    });
    if (place === 'here') return;
    expect(place).toBe('elsewhere');
  }
  throw new Error(`Tab never comes to ${wanted}`);
}

export async function press(wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(wanted);
  await wanted.page().keyboard.press(key);
}

/** After what was done: where its author goes on. */
export async function hasFocus(wanted: Locator): Promise<void> {
  await wanted.waitFor();
  await expect.poll(() => wanted.evaluate((element) => element === document.activeElement)).toBe(true);
}

export async function choose(menu: Locator, item: Locator): Promise<void> {
  await press(menu);
  await item.waitFor();
  const { keyboard } = item.page();
  await expect
    .poll(async () => {
      const isThere = await item.evaluate((element) => element === document.activeElement);
      if (!isThere) await keyboard.press('ArrowDown');
      return isThere;
    })
    .toBe(true);
  await keyboard.press('Enter');
}

/** What a walk finds in its tab, which is opened before the first step. */
export function partsOf(page: () => Page) {
  const button = (name: string, within: Page | Locator = page()) =>
    within.getByRole('button', { name, exact: true });
  return {
    button,
    inMenu: (name: string) => button(name, page().locator('details[open]')),
    isAnnounced: (words: string) => page().getByRole('status').getByText(words).first().waitFor(),
    /** A menu of the navigation says when keys find it. */
    open: async (address: string) => {
      await page().goto(address);
      await page().waitForFunction(() => document.querySelector('header [data-ready]') !== null);
    },
  };
}
