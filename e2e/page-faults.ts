// What is wrong with a page: what axe finds, sideways scrolling, shifting parts, too much script.
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations, debuggerOf, sidewaysScroll } from './browser-test.ts';

const MOST_SCRIPT = 130_000;
const MOST_SHIFT = 0.02;
/** Forms that only members fill in may load more. */
const WRITING = /^\/(post|profile\/edit)/;

/** Colours that are still fading have no contrast to check. */
export const still = { reducedMotion: 'reduce' } as const;

export type ViewportCase = [width: number, colorScheme: 'light' | 'dark'];

/** Loaded on a desk and on a phone, then brought to every width and scheme as a reader would turn the screen. */
export async function faults(
  page: Page,
  address: string,
  viewports: readonly ViewportCase[],
): Promise<string[]> {
  const found: string[] = [];
  const script = await watched(page);
  script.bytes = 0;
  const session = await debuggerOf(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The first time everything is fetched, also what the process still holds of the page before.
    await session.send('Network.setCacheDisabled', { cacheDisabled: width === 1440 });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    if (width === 1440) await giveASign(session);
    await expect.poll(() => script.coming.size).toBe(0);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    if (shift > MOST_SHIFT) found.push(`${address} at ${width}: shifts by ${shift.toFixed(3)}`);
  }
  if (!WRITING.test(address) && script.bytes > MOST_SCRIPT)
    found.push(`${address}: loads ${script.bytes} bytes of script`);
  const widths = new Set<number>();
  for (const [width, colorScheme] of viewports) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`${address} at ${width}: scrolls sideways by ${sideways} px`);
    // As high as the page: what a bar that sticks covers at one moment is no fault of the page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(844, height) });
    // A page that begins at a comment may still stand some way down.
    await page.evaluate(() => scrollTo(0, 0));
    const checked = widths.has(width) ? 'colours' : 'all';
    widths.add(width);
    for (const { id, targets } of await axeViolations(page, checked))
      found.push(`${address} at ${width}, ${colorScheme}: ${id}: ${targets.join(' | ')}`);
  }
  return found;
}

/** Bytes of script that a page makes a desk fetch that has none of it yet, up to the first sign of a hand. */
export async function scriptBytes(page: Page, address: string): Promise<number> {
  const script = await watched(page);
  script.bytes = 0;
  const session = await debuggerOf(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await giveASign(session);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => script.coming.size).toBe(0);
  return script.bytes;
}

/** In Arabic, on a phone: where what was meant for the start of a line would be found at its end. */
export async function faultsRightToLeft(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}${address.includes('?') ? '&' : '?'}locale=ar`);
  if ((await page.evaluate(() => document.documentElement.dir)) !== 'rtl')
    found.push(`${address} runs from left to right`);
  const sideways = await sidewaysScroll(page);
  if (sideways > 0) found.push(`${address} from right to left: scrolls sideways by ${sideways} px`);
  for (const { id, targets } of await axeViolations(page))
    found.push(`${address} from right to left: ${id}: ${targets.join(' | ')}`);
  return found;
}

function watchShifts(): void {
  const counter = window as unknown as { shift: number };
  counter.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) counter.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

interface CountedScript {
  bytes: number;
  /** Asked for and not here yet, each with the document that asked: what a document leaves behind never arrives. */
  coming: Map<string, string>;
}

const counts = new WeakMap<Page, Promise<CountedScript>>();

function watched(page: Page): Promise<CountedScript> {
  const known = counts.get(page) ?? page.addInitScript(watchShifts).then(() => countScript(page));
  counts.set(page, known);
  return known;
}

/** Bytes of script as they come over the wire: what was cached does not count. */
async function countScript(page: Page): Promise<CountedScript> {
  const counted: CountedScript = { bytes: 0, coming: new Map() };
  const session = await debuggerOf(page);
  await session.send('Network.enable');
  await session.send('Page.enable');
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId) return;
    for (const [requestId, loaderId] of counted.coming)
      if (loaderId !== frame.loaderId) counted.coming.delete(requestId);
  });
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, type }) => {
    if (type === 'Script') counted.coming.set(requestId, loaderId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.coming.delete(requestId)) counted.bytes += encodedDataLength;
  });
  session.on('Network.loadingFailed', ({ requestId }) => counted.coming.delete(requestId));
  return counted;
}

/**
 * What comes with the first sign of a hand counts too. Browsers give one by themselves when a page is laid out under a
 * resting pointer, or they don't: so that it does not depend on them, each page gets one.
 */
async function giveASign(session: CDPSession): Promise<void> {
  const expression = `new Promise((resolve) => {
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    setTimeout(resolve);
  })`;
  await session.send('Runtime.evaluate', { expression, awaitPromise: true });
}
