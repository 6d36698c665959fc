// A page walked by Tab alone: everything that can be used takes the focus once, shows it, and lets it go again.
import type { Page } from 'playwright-core';
import { debuggerOf } from './browser-test.ts';
import { focusWatch } from './focus-watch.ts';

const TAB = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
const AT_ONCE = 50;

export async function tabFaults(page: Page): Promise<string[]> {
  // The focus is drawn at every step: a whole page at once would take long.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 844 });
  const count = await page.evaluate<number>(`${focusWatch}; startWalk()`);
  const keyboard = await debuggerOf(page);
  let isOver = false;
  // What opens where the focus comes has parts of its own.
  for (let pressed = 0; !isOver && pressed < 2 * count + 2 * AT_ONCE; pressed += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => keyboard.send('Input.dispatchKeyEvent', TAB)));
    isOver = await page.evaluate<boolean>('isWalkOver()');
  }
  const faults = await page.evaluate<string[]>('endWalk()');
  return isOver ? faults : [...faults, 'The focus never comes to the end of the page'];
}
