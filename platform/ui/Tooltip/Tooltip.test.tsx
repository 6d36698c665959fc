import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, press, unmountAll } from '../testing/mount.tsx';
import { Tooltip } from './Tooltip.tsx';
import { nextTooltipState, type TooltipEvent, type TooltipState } from './tooltip-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  unmountAll();
  vi.useRealTimers();
});

describe('nextTooltipState', () => {
  it.each<[TooltipState, TooltipEvent, TooltipState]>([
    ['idle', 'enter', 'focused'],
    ['focused', 'rested', 'visible'],
    ['focused', 'leave', 'idle'],
    ['visible', 'leave', 'leavingVisible'],
    ['leavingVisible', 'enter', 'visible'],
    ['leavingVisible', 'left', 'idle'],
    ['visible', 'select', 'dismissed'],
    ['dismissed', 'enter', 'dismissed'],
    ['dismissed', 'leave', 'idle'],
  ])('%s, on %s, is %s', (state, event, next) => {
    expect(nextTooltipState(state, event)).toBe(next);
  });

  it('refuses what cannot happen', () => {
    expect(() => nextTooltipState('idle', 'rested')).toThrow('cannot meet rested');
  });
});

describe('Tooltip', () => {
  function draw() {
    const { container } = mount(
      <Tooltip content="Keep it">
        {(description) => (
          <button type="button" {...description}>
            Bookmark
          </button>
        )}
      </Tooltip>,
    );
    const button = find(container, 'button');
    const isShown = () => container.querySelector('[role="tooltip"]') !== null;
    const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
    return { container, button, isShown, wait };
  }

  it('waits for a rest of 100 ms, describes its control, and stays 500 ms', () => {
    const { container, button, isShown, wait } = draw();
    act(() => button.focus());
    wait(99);
    expect(isShown()).toBe(false);
    wait(1);
    expect(button.getAttribute('aria-describedby')).toBe(find(container, '[role="tooltip"]').id);
    act(() => button.blur());
    wait(499);
    expect(isShown()).toBe(true);
    wait(1);
    expect(isShown()).toBe(false);
  });

  it('is dismissed by a key or a press until the next visit', () => {
    const { button, isShown, wait } = draw();
    act(() => button.focus());
    wait(100);
    press(button, 'Escape');
    wait(1000);
    expect(isShown()).toBe(false);
  });

  it('hides while the page scrolls and for 200 ms after', () => {
    const { button, isShown, wait } = draw();
    act(() => button.focus());
    wait(100);
    fire(document, new Event('scroll'));
    expect(isShown()).toBe(false);
    wait(200);
    expect(isShown()).toBe(true);
  });
});
