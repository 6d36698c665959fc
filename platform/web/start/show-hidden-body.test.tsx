import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showHiddenBody } from './show-hidden-body.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.removeAttribute('style');
});
const look = () => {
  const { display, visibility, opacity } = getComputedStyle(document.body);
  return [document.body.hidden, display, visibility, opacity];
};

it('shows a hidden body 800 ms after a script broke, and not before', () => {
  showHiddenBody();
  for (const style of ['display: none', 'visibility: hidden', 'opacity: 0']) {
    document.body.setAttribute('style', style);
    document.body.hidden = true;
    const before = look();
    vi.advanceTimersByTime(5000);
    expect(look()).toEqual(before);
    window.dispatchEvent(new ErrorEvent('error', { message: 'A script broke.' }));
    vi.advanceTimersByTime(799);
    expect(look()).toEqual(before);
    vi.advanceTimersByTime(1);
    const [isHidden, display, visibility, opacity] = look();
    expect([isHidden, display]).toEqual([false, 'block']);
    expect([visibility, opacity]).not.toContain('hidden');
    expect(opacity).not.toBe('0');
  }
});

it('leaves a body that is seen as it is', () => {
  showHiddenBody();
  window.dispatchEvent(new ErrorEvent('error'));
  vi.advanceTimersByTime(1000);
  expect(document.body.getAttribute('style')).toBeNull();
});
