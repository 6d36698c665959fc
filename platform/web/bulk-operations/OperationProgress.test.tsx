import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { onPage } from '../testing/on-page.tsx';
import { OperationProgress } from './OperationProgress.tsx';

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

const shown = (progress: { done: number; total: number } | undefined) => {
  vi.useFakeTimers();
  const { container } = mount(onPage(<OperationProgress progress={progress} />));
  return () => container.textContent;
};
const wait = () => act(() => vi.advanceTimersByTime(3000));

it('counts many records, and says after a while that nobody has to stay', () => {
  const text = shown({ done: 3, total: 120 });
  expect(text()).toBe('3 of 120 done');
  wait();
  expect(text()).toBe('3 of 120 done It goes on when you close this.');
});

it('is silent about a single record until it takes long', () => {
  const text = shown({ done: 0, total: 1 });
  expect(text()).toBe('');
  wait();
  expect(text()).toBe('This takes a while. It goes on when you close this.');
});

it('is silent while nothing goes on', () => {
  const text = shown(undefined);
  wait();
  expect(text()).toBe('');
});
