// What is wrong with a page: what axe finds, sideways scrolling, shifting parts, too much script.
import type { Page } from 'playwright-core';
import { axeViolations, debuggerOf, sidewaysScroll } from './journey.ts';

const MOST_SCRIPT = 130_000;
const MOST_SHIFT = 0.02;
/** Forms that only members fill in may load more. */
const WRITING = /^\/(post|profile\/edit)/;

/** Colours that are still fading have no contrast to judge. */
export const still = { reducedMotion: 'reduce' } as const;

export type Sight = [width: number, colorScheme: 'light' | 'dark'];

/** Loaded on a desk and on a phone, then brought to every width and scheme as a reader would turn the screen. */
export async function faults(page: Page, address: string, sights: readonly Sight[]): Promise<string[]> {
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
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    if (shift > MOST_SHIFT) found.push(`${address} at ${width}: shifts by ${shift.toFixed(3)}`);
  }
  if (!WRITING.test(address) && script.bytes > MOST_SCRIPT)
    found.push(`${address}: loads ${script.bytes} bytes of script`);
  const widths = new Set<number>();
  for (const [width, colorScheme] of sights) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    const sideways = await sidewaysScroll(page);
    if (sideways > 0) found.push(`${address} at ${width}: scrolls sideways by ${sideways} px`);
    // As high as the page: what a bar that sticks covers at one moment is no fault of the page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.max(844, height) });
    // A page that begins at a comment may still stand some way down.
    await page.evaluate(() => scrollTo(0, 0));
    const judged = widths.has(width) ? 'colours' : 'all';
    widths.add(width);
    for (const { id, targets } of await axeViolations(page, judged))
      found.push(`${address} at ${width}, ${colorScheme}: ${id}: ${targets.join(' | ')}`);
  }
  return found;
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

const counts = new WeakMap<Page, Promise<{ bytes: number }>>();

function watched(page: Page): Promise<{ bytes: number }> {
  const known = counts.get(page) ?? page.addInitScript(watchShifts).then(() => countScript(page));
  counts.set(page, known);
  return known;
}

/** Bytes of script as they come over the wire: what was kept counts for nothing, what comes late is counted at the next load. */
async function countScript(page: Page): Promise<{ bytes: number }> {
  const counted = { bytes: 0 };
  const scripts = new Set<string>();
  const session = await debuggerOf(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) counted.bytes += encodedDataLength;
  });
  return counted;
}
