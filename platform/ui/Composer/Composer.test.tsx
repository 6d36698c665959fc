import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, fire, mount, unmountAll } from '../testing/mount.tsx';
import { Composer, DraftState } from './Composer.tsx';
import { Tool, Toolbar } from './Toolbar.tsx';

afterEach(unmountAll);

describe('Composer', () => {
  it('says quietly that the draft is safe', () => {
    const html = renderToString(
      <Composer note={<DraftState state="saved">Draft saved</DraftState>}>
        <textarea aria-label="Comment" />
      </Composer>,
    );
    expect(html).toMatch(/role="status"><svg.*cloud-check.*Draft saved/);
  });
});

describe('Toolbar', () => {
  it('never takes the focus from the text', () => {
    const onUse = vi.fn();
    const { container } = mount(
      <Toolbar label="Formatting">
        <Tool label="Bold" icon="bold" isActive onUse={onUse} />
      </Toolbar>,
    );
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    fire(find(container, 'button'), press);
    find(container, 'button').click();
    expect(press.defaultPrevented).toBe(true);
    expect(onUse).toHaveBeenCalledOnce();
    expect(find(container, '[role="toolbar"]').getAttribute('aria-label')).toBe('Formatting');
  });
});
