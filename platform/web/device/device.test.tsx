import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceNow, markDevice } from './device.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it.each([
  [320, 'xs'],
  [499, 'xs'],
  [500, 'mobile'],
  [805, 'mobile'],
  [806, 'tablet'],
  [1199, 'tablet'],
  [1200, 'no_bleed'],
  [1264, 'desktop'],
  [1440, 'desktop'],
])('a window of %i px is of class %s', (width, device) => {
  Object.assign(window, { innerWidth: width, innerHeight: 1600 });
  expect(deviceNow()).toBe(device);
});

it.each([
  [844, 390, 'mobile'],
  [932, 430, 'mobile'],
  [933, 430, 'tablet'],
  [932, 700, 'tablet'],
])('a window of %i by %i px is of class %s', (width, height, device) => {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  expect(deviceNow()).toBe(device);
});

it('is checked again 100 ms after the window has ceased to change', () => {
  const widen = (width: number) => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  };
  const shown = () => document.documentElement.getAttribute('data-device');
  window.innerWidth = 1440;
  const stop = markDevice();
  expect(shown()).toBe('desktop');
  widen(900);
  vi.advanceTimersByTime(80);
  widen(390);
  vi.advanceTimersByTime(99);
  expect(shown()).toBe('desktop');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('xs');
  stop();
  widen(1440);
  vi.advanceTimersByTime(200);
  expect(shown()).toBe('xs');
});
