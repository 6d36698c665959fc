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
    ['idle', 'focus', 'visible'],
    ['focused', 'move', 'focused'],
    ['focused', 'rested', 'visible'],
    ['focused', 'leave', 'idle'],
    ['visible', 'leave', 'leavingVisible'],
    ['leavingVisible', 'enter', 'visible'],
    ['leavingVisible', 'left', 'idle'],
    ['visible', 'select', 'dismissed'],
    ['dismissed', 'enter', 'dismissed'],
    ['dismissed', 'leave', 'idle'],
    ['visible', 'replaced', 'idle'],
    ['dismissed', 'replaced', 'dismissed'],
  ])('%s, on %s, is %s', (state, event, next) => {
    expect(nextTooltipState(state, event)).toBe(next);
  });

  it('refuses what cannot happen', () => {
    expect(() => nextTooltipState('idle', 'rested')).toThrow('cannot meet rested');
  });
});

describe('Tooltip', () => {
  function draw() {
    const tooltip = (name: string) => (
      <Tooltip content={`Keep ${name}`}>
        {(description) => (
          <button type="button" {...description}>
            {name}
          </button>
        )}
      </Tooltip>
    );
    const { container } = mount(
      <>
        {tooltip('one')}
        {tooltip('two')}
      </>,
    );
    const [button, other] = [...container.querySelectorAll('button')] as unknown as [
      HTMLElement,
      HTMLElement,
    ];
    const shown = () => [...container.querySelectorAll('[role="tooltip"]')].map((each) => each.textContent);
    const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
    const point = (type: 'over' | 'move' | 'out', at: HTMLElement = button) =>
      fire(at, new PointerEvent(`pointer${type}`, { bubbles: true }));
    return { container, button, other, shown, wait, point };
  }

  it('waits for a rest of 100 ms, which each move restarts, and stays 500 ms', () => {
    const { container, button, shown, wait, point } = draw();
    point('over');
    wait(99);
    point('move');
    wait(99);
    expect(shown()).toEqual([]);
    wait(1);
    expect(shown()).toEqual(['Keep one']);
    expect(button.getAttribute('aria-describedby')).toBe(find(container, '[role="tooltip"]').id);
    point('out');
    wait(499);
    expect(shown()).toEqual(['Keep one']);
    wait(1);
    expect(shown()).toEqual([]);
  });

  it('shows at once to the keyboard, and to who comes from another one, of which nothing stays', () => {
    const { button, other, shown, wait, point } = draw();
    act(() => button.focus());
    expect(shown()).toEqual(['Keep one']);
    point('over', other);
    expect(shown()).toEqual(['Keep two']);
    wait(1000);
    expect(shown()).toEqual(['Keep two']);
    point('out', other);
    point('over');
    expect(shown()).toEqual(['Keep one']);
  });

  it('is dismissed by a key or a press until the next visit', () => {
    const { button, shown, wait, point } = draw();
    act(() => button.focus());
    press(button, 'Escape');
    point('move');
    wait(1000);
    expect(shown()).toEqual([]);
    act(() => button.blur());
    point('over');
    wait(100);
    expect(shown()).toEqual(['Keep one']);
    fire(button, new PointerEvent('pointerdown', { bubbles: true }));
    expect(shown()).toEqual([]);
  });

  it('hides while the page scrolls and for 200 ms after', () => {
    const { shown, wait, point } = draw();
    point('over');
    fire(document, new Event('scroll'));
    wait(100);
    expect(shown()).toEqual([]);
    wait(100);
    expect(shown()).toEqual(['Keep one']);
    fire(document, new Event('scroll'));
    expect(shown()).toEqual([]);
    wait(200);
    expect(shown()).toEqual(['Keep one']);
  });
});
