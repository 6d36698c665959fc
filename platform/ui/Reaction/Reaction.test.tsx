import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { Reaction, Reactions } from './Reaction.tsx';

afterEach(unmountAll);

describe('Reaction', () => {
  it('is a toggle named with its count', () => {
    const onToggle = vi.fn();
    const { container } = mount(
      <Reaction icon="lightbulb" name="Insightful" count={14} hasReacted onToggle={onToggle} />,
    );
    const button = find(container, 'button[aria-label="Insightful, 14"]');
    expect(button.getAttribute('aria-pressed')).toBe('true');
    button.click();
    expect(onToggle).toHaveBeenCalledOnce();
  });

  it('only shows where the reader may not react', () => {
    const html = renderToString(<Reaction icon="lightbulb" name="Insightful" count={3} isReadOnly />);
    expect(html).toContain(' disabled=""');
    expect(html).not.toContain('aria-pressed');
  });

  it('tells the keyboard who reacted, also where it cannot be pressed', () => {
    const onToggle = vi.fn();
    const { container, rerender } = mount(
      <Reaction icon="lightbulb" name="Insightful" count={3} tooltip="Ana" isReadOnly onToggle={onToggle} />,
    );
    const button = find(container, 'button');
    act(() => button.focus());
    expect(find(container, '[role="tooltip"]').textContent).toBe('Ana');
    button.click();
    rerender(
      <Reaction icon="lightbulb" name="Insightful" count={3} tooltip="Ana" isBusy onToggle={onToggle} />,
    );
    button.click();
    expect(onToggle).not.toHaveBeenCalled();
    expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true']);
  });

  it('stands in a group with a name', () => {
    expect(renderToString(<Reactions label="Reactions">x</Reactions>)).toContain('role="group"');
  });
});
