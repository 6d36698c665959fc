// What opens over a page: flyouts and dialogs.
import { describe, expect, it } from 'vitest';
import { type Stage, widthOf } from './style-guide-stage.ts';

export function walkOverlays(stage: Stage): void {
  describe('a flyout', () => {
    const openOnes = () => stage.page.locator('#menus details[open]').count();
    const opener = () => stage.page.locator('summary', { hasText: 'Drop-down' });
    const isInside = (words: string) =>
      stage.page.waitForFunction((wanted) => document.activeElement?.textContent?.includes(wanted), words);

    it('focuses what comes first in it, and closes on Escape with focus on its opener', async () => {
      await opener().click();
      await isInside('Edit');
      const panel = stage.page.locator('#menus details[open] > div');
      expect(await widthOf(panel)).toBe(300);
      await stage.page.keyboard.press('ArrowDown');
      expect(await stage.focused()).toContain('Quote');
      await stage.page.keyboard.press('Escape');
      expect(await openOnes()).toBe(0);
      expect(await stage.focused()).toBe('Drop-down');
      await opener().click();
      await isInside('Edit');
      await opener().click();
      expect(await openOnes()).toBe(0);
    });

    it('closes when focus leaves it, on a press outside and when another one opens', async () => {
      await opener().press('Enter');
      await isInside('Edit');
      await stage.page.locator('#menus summary[aria-label="Site Navigation"]').focus();
      expect(await openOnes()).toBe(0);
      await opener().click();
      await isInside('Edit');
      await stage.page.locator('#menus h2').click();
      expect(await openOnes()).toBe(0);
      await opener().click();
      await stage.page.locator('#menus summary[aria-label="Options"]').click();
      await stage.page.waitForFunction(() => document.querySelectorAll('#menus details[open]').length === 1);
      expect(await widthOf(stage.page.locator('#menus details[open] > div'))).toBe(250);
      await stage.page.keyboard.press('Escape');
      await stage.page.locator('#menus summary[aria-label="Site Navigation"]').click();
      await stage.page.locator('#menus').getByText('Site Navigation', { exact: true }).waitFor();
      await stage.page.locator('#menus details[open] a', { hasText: 'Categories' }).click();
      expect(await openOnes()).toBe(0);
    });
  });

  describe('a dialog', () => {
    const dialog = () => stage.page.getByRole('dialog');
    const closed = () => dialog().waitFor({ state: 'detached' });

    it('keeps the keyboard inside, closes on Escape and gives the focus back', async () => {
      await stage.button('Medium, 516').click();
      await dialog().waitFor();
      for (let at = 0; at < 8; at++) {
        await stage.page.keyboard.press('Tab');
        const isInside = await stage.page.evaluate(() => {
          const element = document.activeElement;
          return element === document.body || element?.closest('dialog') !== null;
        });
        expect(isInside).toBe(true);
      }
      await stage.page.keyboard.press('Escape');
      await closed();
      expect(await stage.focused()).toBe('Medium, 516');
    });

    it('holds the page behind it, says things in front, and is asked about first', async () => {
      await stage.withStoppedClock(async () => {
        await stage.button('Medium, 516').click();
        const top = await stage.page.evaluate(() => scrollY);
        await stage.page.mouse.move(20, 500);
        await stage.page.mouse.wheel(0, 300);
        await stage.button('Toast over it').click();
        const toast = stage.page.getByText('Said in front of the dialog.');
        const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
        const isOnTop = await stage.page.evaluate(
          ([left, up]) => document.elementFromPoint(left, up)?.textContent === 'Said in front of the dialog.',
          [x + 4, y + 4] as const,
        );
        expect([isOnTop, await stage.page.evaluate(() => scrollY)]).toEqual([true, top]);
        await stage.button('Question over it').click();
        await stage.page.getByRole('heading', { name: 'Discard Draft' }).waitFor();
        await stage.page.keyboard.press('Escape');
        await expect.poll(() => dialog().count()).toBe(1);
        expect(await stage.focused()).toBe('Question over it');
        await stage.page.mouse.click(20, 500);
        await closed();
        expect(await toast.isVisible()).toBe(true);
        await stage.page
          .getByRole('region', { name: 'Messages' })
          .getByRole('button', { name: 'Close' })
          .click();
        await stage.page.mouse.wheel(0, 30);
        await expect.poll(() => stage.page.evaluate(() => scrollY)).not.toBe(top);
      });
    });

    it('is as wide as its size says, with a head and a foot of 60 px', async () => {
      const places: Record<string, [side: string, width: number]> = {};
      for (const [name, way] of [
        ['Small, 375', 'Close'],
        ['Medium, 516', 'Cancel'],
        ['Large, 720', 'Save'],
        ['XL, 1022', 'Close'],
        ['XXL, 1320', 'Close'],
        ['Full screen', 'Close'],
        ['Side panel left', 'Close'],
        ['Side panel right', 'Close'],
        ['Side panel right, large', 'Close'],
        ['Drop-down', 'Close'],
      ] as const) {
        // A menu of this name stands on the page as well.
        await stage.page.locator('#dialogs').getByRole('button', { name, exact: true }).click();
        const { left, right, width, head, foot } = await dialog().evaluate((element) => {
          const { x, width: own } = element.getBoundingClientRect();
          const heightOf = (part: string) => element.querySelector(part)?.getBoundingClientRect().height ?? 0;
          const room = document.documentElement.getBoundingClientRect().width;
          const [head, foot] = [heightOf('header'), heightOf('footer')];
          return { left: Math.round(x), right: Math.round(room - x - own), width: own, head, foot };
        });
        expect(Math.min(head, foot)).toBeGreaterThanOrEqual(60);
        const side = left === 0 ? 'left' : right === 0 ? 'right' : 'nowhere';
        places[name] = [Math.abs(left - right) <= 1 ? 'middle' : side, width];
        const part = dialog().locator(way === 'Close' ? 'header' : 'footer');
        await part.getByRole('button', { name: way, exact: true }).click();
        await closed();
      }
      expect(places).toEqual({
        'Small, 375': ['middle', 375],
        'Medium, 516': ['middle', 516],
        'Large, 720': ['middle', 720],
        'XL, 1022': ['middle', 1022],
        'XXL, 1320': ['middle', 1320],
        'Full screen': ['middle', 1440],
        'Side panel left': ['left', 375],
        'Side panel right': ['right', 375],
        'Side panel right, large': ['right', 720],
        'Drop-down': ['middle', 1408],
      });
    });
  });
}
