import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../../platform/ui/testing/mount.tsx';
import { useTimedAbilities } from './use-timed-abilities.ts';

const START = Date.parse('2026-05-01T10:00:00Z');

/** As the abilities of posts count it: undefined stands for no limit. */
function SecondsLeft({ atFirst }: { atFirst: number | undefined }) {
  const { editSecondsLeft } = useTimedAbilities((now) => ({
    editSecondsLeft:
      atFirst === undefined ? null : Math.max(0, Math.ceil(atFirst - (now.getTime() - START) / 1000)),
  }));
  return <>{editSecondsLeft}</>;
}

const shown = (container: HTMLElement) => Number(container.textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

it('counts by 10 seconds while more than 60 are left', async () => {
  const { container } = mount(<SecondsLeft atFirst={75} />);
  expect(shown(container)).toBe(75);
  await pass(9999);
  expect(shown(container)).toBe(75);
  await pass(1);
  expect(shown(container)).toBe(65);
});

it('counts by 5 seconds from 60 on', async () => {
  const { container } = mount(<SecondsLeft atFirst={60} />);
  await pass(4999);
  expect(shown(container)).toBe(60);
  await pass(1);
  expect(shown(container)).toBe(55);
  await pass(5000);
  expect(shown(container)).toBe(50);
});

it('stops where no time is left, and never starts where there is no limit', async () => {
  const { container } = mount(<SecondsLeft atFirst={5} />);
  expect(vi.getTimerCount()).toBe(1);
  await pass(5000);
  expect(shown(container)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
  mount(<SecondsLeft atFirst={undefined} />);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves no timer behind when the post goes', () => {
  mount(<SecondsLeft atFirst={75} />);
  unmountAll();
  expect(vi.getTimerCount()).toBe(0);
});
