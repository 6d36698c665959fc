import { expect, it } from 'vitest';
import { notifyInParts } from './notify-in-parts.ts';

const browserTurn = () => new Promise((resolve) => setTimeout(resolve));

it('tells everybody once, and leaves the browser its turns in between', async () => {
  const notified: number[] = [];
  const listeners = new Set(Array.from({ length: 20 }, (_, at) => () => void notified.push(at)));
  let isDone = false;
  const all = notifyInParts(listeners).then(() => {
    isDone = true;
  });
  expect(notified).toEqual([]);
  await browserTurn();
  expect(notified.length).toBeGreaterThan(0);
  expect(notified.length).toBeLessThan(10);
  expect(isDone).toBe(false);
  await all;
  expect(notified).toEqual(Array.from({ length: 20 }, (_, at) => at));
});

it('tells nobody who has left meanwhile', async () => {
  const notified: string[] = [];
  const second = () => void notified.push('second');
  const listeners = new Set([() => void listeners.delete(second), second]);
  await notifyInParts(listeners);
  expect(notified).toEqual([]);
});
