import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { Button, ButtonGroup, LinkButton } from './Button.tsx';

afterEach(unmountAll);

describe('Button', () => {
  it('sends no form unless it is a submit button', () => {
    expect(renderToString(<Button>Save</Button>)).toContain('type="button"');
    expect(renderToString(<Button type="submit">Save</Button>)).toContain('type="submit"');
  });

  it('cannot be pressed while busy', () => {
    const onClick = vi.fn();
    const { container, rerender } = mount(
      <Button isBusy onClick={onClick}>
        Save
      </Button>,
    );
    find<HTMLButtonElement>(container, 'button[aria-busy="true"]').click();
    expect(onClick).not.toHaveBeenCalled();
    rerender(<Button onClick={onClick}>Save</Button>);
    find<HTMLButtonElement>(container, 'button:not([aria-busy])').click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each(['isBusy', 'disabled'] as const)(
    'keeps the focus of who pressed it, until it is left: %s',
    (why) => {
      const onSubmit = vi.fn((event: Event) => event.preventDefault());
      const form = (rests: boolean) => (
        <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
          <Button type="submit" {...{ [why]: rests }}>
            Save
          </Button>
        </form>
      );
      const { container, rerender } = mount(form(false));
      const button = find<HTMLButtonElement>(container, 'button');
      act(() => button.focus());
      act(() => button.click());
      rerender(form(true));
      expect([document.activeElement, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
        button,
        false,
        'true',
      ]);
      act(() => button.click());
      expect(onSubmit).toHaveBeenCalledOnce();
      act(() => button.blur());
      expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([true, null]);
      rerender(form(false));
      act(() => button.click());
      expect(onSubmit).toHaveBeenCalledTimes(2);
    },
  );

  it('shows its loader only to those who wait', () => {
    expect(renderToString(<Button isBusy>Save</Button>)).toContain('spinner md delayed');
  });

  it.each(['solid', 'outline', 'transparent', 'advanced'] as const)('is filled as %s says', (preset) => {
    const html = renderToString(
      <>
        <Button preset={preset}>Join</Button>
        <LinkButton href="/join" preset={preset}>
          Join
        </LinkButton>
      </>,
    );
    expect(html.match(new RegExp(`class="button standard size36 ${preset}Preset"`, 'g'))).toHaveLength(2);
  });

  it('draws nothing where it is to hide', () => {
    const hidden = (
      <>
        <Button preset="hide">Join</Button>
        <LinkButton href="/join" preset="hide">
          Join
        </LinkButton>
      </>
    );
    expect(renderToString(hidden)).toBe('');
  });

  it('draws its kind and size, and links stay links', () => {
    const html = renderToString(
      <LinkButton href="/post" kind="primary" size={32} icon="plus">
        New post
      </LinkButton>,
    );
    expect(html).toMatch(/^<a href="\/post" class="button primary size32">/);
    expect(html).toContain('#plus');
  });

  it('names its group', () => {
    expect(renderToString(<ButtonGroup label="Post">x</ButtonGroup>)).toContain(
      'role="group" aria-label="Post"',
    );
  });
});
