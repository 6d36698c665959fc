import { afterEach, expect, it, vi } from 'vitest';
import { layOutInSteps } from './lay-out-in-steps.ts';

const root = document.documentElement;
afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset.laidOut;
  document.body.replaceChildren();
});

function parts(count: number): HTMLElement[] {
  document.body.innerHTML = '<article class="lazyLayout"></article>'.repeat(count);
  return [...document.querySelectorAll<HTMLElement>('article')];
}

const laidOut = (all: HTMLElement[]) => all.filter(({ dataset }) => dataset.laidOut === '').length;

it('lays out a part at a time where each takes long, and says when all are', async () => {
  const all = parts(3);
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  const whole = layOutInSteps();
  expect([laidOut(all), root.dataset.laidOut]).toEqual([1, undefined]);
  await whole;
  expect([laidOut(all), root.dataset.laidOut]).toEqual([3, '']);
});

it('lays out several at once where they take little', async () => {
  const all = parts(3);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const whole = layOutInSteps();
  expect(laidOut(all)).toBe(3);
  await whole;
});

it('leaves a page alone that is laid out as a whole', async () => {
  const all = parts(2);
  root.dataset.laidOut = '';
  await layOutInSteps();
  expect(laidOut(all)).toBe(0);
});
