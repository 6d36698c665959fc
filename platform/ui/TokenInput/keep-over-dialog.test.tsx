import { afterEach, expect, it } from 'vitest';
import { keepOverDialog } from './keep-over-dialog.ts';

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['clientHeight', 'clientWidth']) Reflect.deleteProperty(document.documentElement, name);
});

/** A list of a field of 300 by 36 px, 40 px from the edge of a window of 1000 by 800. */
function listIn(holder: 'dialog' | 'div', fieldTop: number, direction = 'ltr') {
  const page = document.documentElement;
  Object.defineProperty(page, 'clientHeight', { value: 800, configurable: true });
  Object.defineProperty(page, 'clientWidth', { value: 1000, configurable: true });
  const field = document.body
    .appendChild(document.createElement(holder))
    .appendChild(document.createElement('div'));
  const place = { top: fieldTop };
  field.getBoundingClientRect = () => new DOMRect(40, place.top, 300, 36);
  const list = field.appendChild(document.createElement('div'));
  list.style.direction = direction;
  const stop = keepOverDialog(list);
  const output = () => ['top', 'start', 'room'].map((name) => list.style.getPropertyValue(`--list-${name}`));
  return { list, place, stop, output };
}

it.each([
  ['below its field', 100, 'ltr', false, ['140px', '40px', '652px']],
  ['above it where the window ends', 700, 'ltr', true, ['696px', '40px', '688px']],
  ['from the other side where that is the start', 100, 'rtl', false, ['140px', '660px', '652px']],
])('lies over the edges of a dialog, %s', (_, top, direction, rises, places) => {
  const { list, output } = listIn('dialog', top, direction);
  expect(output()).toEqual(places);
  expect(list.hasAttribute('data-above')).toBe(rises);
});

it('follows its field until it is stopped, and is let alone on a page', () => {
  const { place, stop, output } = listIn('dialog', 100);
  place.top = 60;
  window.dispatchEvent(new Event('scroll'));
  expect(output()[0]).toBe('100px');
  stop?.();
  place.top = 20;
  window.dispatchEvent(new Event('scroll'));
  expect(output()[0]).toBe('100px');
  expect(listIn('div', 100).output()).toEqual(['', '', '']);
});
