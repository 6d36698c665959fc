import { afterEach, expect, it } from 'vitest';
import { ToastDock } from './Toast/ToastRegion.tsx';
import { mount, unmountAll } from './testing/mount.tsx';

afterEach(unmountAll);

const isDocked = () => document.documentElement.hasAttribute('data-docked');
const dock = (name: string) => (
  <ToastDock key={name} label={name}>
    {name}
  </ToastDock>
);

it('stays at the root until the last one that says it has gone', () => {
  const { rerender } = mount([dock('selection'), dock('draft')]);
  expect(isDocked()).toBe(true);
  rerender([dock('draft')]);
  expect(isDocked()).toBe(true);
  rerender([]);
  expect(isDocked()).toBe(false);
});
