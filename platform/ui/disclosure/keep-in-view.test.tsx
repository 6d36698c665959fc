import { afterEach, expect, it } from 'vitest';
import { riseInView } from './keep-in-view.ts';

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['clientHeight', 'clientWidth']) Reflect.deleteProperty(document.documentElement, name);
});

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
  ['stays below where there is room', 100, 800, false, ''],
  ['rises at the lower edge of the window', 700, 800, true, ''],
  ['stays below where there is no room above either', 150, 300, false, '160px'],
  ['is as high as the room below where that is the larger', 150, 380, false, '196px'],
  ['is as high as the room above where that is the larger', 200, 400, true, '184px'],
])('%s', (_, openerTop, windowHeight, rises, room) => {
  const box = boxBelow(openerTop, windowHeight);
  expect(box.hasAttribute('data-above')).toBe(rises);
  expect(box.style.getPropertyValue('--menu-room')).toBe(room);
});
