// Messages beside a page: tooltips and toasts, by their states and times.
import { describe, expect, it } from 'vitest';
import { type Stage, widthOf } from './style-guide-stage.ts';

export function walkMessages(stage: Stage): void {
  describe('a tooltip', () => {
    const bubble = () => stage.page.getByRole('tooltip');
    const away = () => stage.page.mouse.move(0, 0);

    it('comes after a rest of 100 ms, goes 500 ms after, and is within its widths', async () => {
      await stage.withStoppedClock(async () => {
        await stage.button('Long tooltip').hover();
        await stage.page.clock.runFor(99);
        // Another move is no rest.
        await stage.button('Long tooltip').hover({ position: { x: 20, y: 10 } });
        await stage.page.clock.runFor(99);
        expect(await bubble().count()).toBe(0);
        await stage.page.clock.runFor(1);
        await bubble().waitFor();
        expect(await widthOf(bubble())).toBeLessThanOrEqual(320);
        await away();
        await stage.page.clock.runFor(499);
        expect(await bubble().count()).toBe(1);
        // Whoever comes back meanwhile has it still.
        await stage.button('Long tooltip').hover();
        await stage.page.clock.runFor(500);
        expect(await bubble().count()).toBe(1);
        await away();
        await stage.page.clock.runFor(500);
        await bubble().waitFor({ state: 'detached' });
        await stage.button('Long tooltip').hover();
        await stage.page.clock.runFor(99);
        await away();
        await stage.page.clock.runFor(500);
        expect(await bubble().count()).toBe(0);
      });
    });

    it('is the only one: beside one that shows the next needs no rest', async () => {
      await stage.withStoppedClock(async () => {
        await stage.button('Long tooltip').hover();
        await stage.page.clock.runFor(100);
        await bubble().getByText('So long a text').waitFor();
        await stage.button('Tooltip').hover();
        await bubble().getByText('Keep it in your bookmarks').waitFor();
        expect(await bubble().count()).toBe(1);
        expect(await widthOf(bubble())).toBeGreaterThanOrEqual(150);
        await away();
        await stage.page.clock.runFor(500);
        const reaction = stage.page.getByRole('button', { name: 'insightful, 4', exact: true });
        await reaction.hover();
        await stage.page.clock.runFor(100);
        expect(await bubble().locator('img').count()).toBe(5);
        await bubble().getByText('+9').waitFor();
        await away();
        await stage.page.clock.runFor(500);
      });
    });

    it('is dismissed by a press or a key until the next visit, and rests while the page scrolls', async () => {
      await stage.withStoppedClock(async () => {
        await stage.button('Tooltip').hover();
        await stage.page.clock.runFor(100);
        await stage.page.mouse.down();
        await bubble().waitFor({ state: 'detached' });
        await stage.page.mouse.up();
        await stage.page.clock.runFor(1000);
        expect(await bubble().count()).toBe(0);
        await away();
        for (const key of ['Enter', 'Space', 'Escape']) {
          await stage.button('Long tooltip').focus();
          await stage.page.keyboard.press('Shift+Tab');
          expect(await stage.focused()).toBe('Tooltip');
          await bubble().waitFor();
          if (key === 'Enter') {
            await stage.page.evaluate(() => document.dispatchEvent(new Event('scroll')));
            await bubble().waitFor({ state: 'detached' });
            await stage.page.clock.runFor(199);
            expect(await bubble().count()).toBe(0);
            await stage.page.clock.runFor(1);
            await bubble().waitFor();
          }
          await stage.page.keyboard.press(key);
          await bubble().waitFor({ state: 'detached' });
          await stage.page.clock.runFor(1000);
          expect(await bubble().count()).toBe(0);
        }
      });
    });
  });

  describe('a toast', () => {
    const region = () => stage.page.getByRole('region', { name: 'Messages' });
    const texts = () => region().locator('[role] > div').allInnerTexts();

    it('hides after 3 s, is deleted 2 s later, and waits for whoever reads it', async () => {
      await stage.withStoppedClock(async () => {
        const toast = region().getByText('Link copied to clipboard.');
        await stage.button('Passing toast').click();
        await toast.waitFor();
        await toast.hover();
        await stage.page.clock.runFor(10_000);
        expect(await toast.isVisible()).toBe(true);
        await stage.page.mouse.move(700, 0);
        await stage.page.clock.runFor(2999);
        expect(await toast.isVisible()).toBe(true);
        await stage.page.clock.runFor(1);
        await toast.waitFor({ state: 'hidden' });
        await stage.page.clock.runFor(1999);
        expect(await toast.count()).toBe(1);
        await stage.page.clock.runFor(1);
        await toast.waitFor({ state: 'detached' });
      });
    });

    it('is replaced by its name, brought up to date by it, and keeps its place and widths', async () => {
      await stage.withStoppedClock(async () => {
        await stage.button('Replaced toast').click();
        await stage.button('Replaced toast').click();
        await stage.button('Updated toast').click();
        await region().getByText('Uploading.').waitFor();
        await stage.button('Persistent toast').click();
        await stage.button('Updated toast').click();
        await region().getByText('Uploaded.').waitFor();
        await stage.button('Staying toast').click();
        await region().getByRole('alert').getByText('Something has gone wrong.').waitFor();
        // What is new stands above; what stays until it is hidden, below. Only what passes passes.
        await stage.page.clock.runFor(60_000);
        expect((await texts()).map((text) => text.replace(/\d+/, 'n').split('\n')[0])).toEqual([
          'Something has gone wrong.',
          'Uploaded.',
          'Saved n times.',
          'You have selected n discussions.',
        ]);
        const cards = region().locator('[role="status"] > div > div');
        expect([await widthOf(cards.nth(0)), await widthOf(cards.nth(2))]).toEqual([280, 380]);
        await region().getByRole('button', { name: 'Done' }).click();
        await region().getByText('You have selected').waitFor({ state: 'hidden' });
        while ((await region().getByRole('button', { name: 'Close' }).count()) > 0)
          await region().getByRole('button', { name: 'Close' }).first().click();
        await stage.page.clock.runFor(2000);
        await expect.poll(texts).toEqual([]);
      });
    });
  });
}
