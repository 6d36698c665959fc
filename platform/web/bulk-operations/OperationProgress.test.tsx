import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount, unmountAll } from '../../ui/testing/mount.tsx';
import { onPage } from '../testing/on-page.tsx';
import { OperationProgress, type OperationProgressProps } from './OperationProgress.tsx';

afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

const shown = (progress: OperationProgressProps['progress']) => {
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

it('counts the parts of a single record that takes long', () => {
  const text = shown({ done: 0, total: 1, current: { recordID: 7, countDone: 3000, countTotal: 9000 } });
  expect(text()).toBe('3000 of 9000 done');
  const many = shown({ done: 1, total: 4, current: { recordID: 7, countDone: 3, countTotal: 9 } });
  expect(many()).toBe('1 of 4 done The next one: 3 of 9.');
});

it('is silent while nothing goes on', () => {
  const text = shown(undefined);
  wait();
  expect(text()).toBe('');
});
