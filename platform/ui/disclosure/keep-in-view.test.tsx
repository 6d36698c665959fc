import { expect, it } from 'vitest';
import { riseInView } from './keep-in-view.ts';

/** A box of 200 px below an opener of 20 px. */
function boxBelow(openerTop: number, windowHeight: number): HTMLElement {
  Object.defineProperty(document.documentElement, 'clientHeight', {
    value: windowHeight,
    configurable: true,
  });
  const opener = document.body.appendChild(document.createElement('div'));
  const box = opener.appendChild(document.createElement('div'));
  opener.getBoundingClientRect = () => new DOMRect(0, openerTop, 40, 20);
  box.getBoundingClientRect = () => new DOMRect(0, openerTop + 26, 240, 200);
  riseInView(box);
  return box;
}

it.each([
  ['stays below where there is room', 100, 800, false],
  ['rises at the lower edge of the window', 700, 800, true],
  ['stays below where there is no room above either', 150, 300, false],
])('%s', (_, openerTop, windowHeight, rises) => {
  expect(boxBelow(openerTop, windowHeight).hasAttribute('data-above')).toBe(rises);
});
