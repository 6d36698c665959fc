import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, press, unmountAll } from '../testing/mount.tsx';
import { nextTab, TabPanels } from './TabPanels.tsx';

afterEach(unmountAll);

const tabs = [
  { id: 'latest', name: 'Latest', content: 'newest first' },
  { id: 'top', name: 'Top', count: 2841, content: 'best first' },
  { id: 'open', name: 'Unanswered', content: 'open questions' },
];

describe('TabPanels', () => {
  it('shows the first panel, named by its tab, also without scripts', () => {
    const html = renderToString(<TabPanels label="Posts" tabs={tabs} />);
    expect(html).toContain('role="tablist" aria-label="Posts"');
    expect(html).toContain('newest first');
    expect(html).not.toContain('best first');
    expect(html).toContain('2.8k');
  });

  it('moves with arrows, Home and End, and the panel with it', () => {
    const onChange = vi.fn();
    const { container } = mount(<TabPanels label="Posts" tabs={tabs} onChange={onChange} />);
    const selected = () => find(container, '[aria-selected="true"]');
    const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];
    const visited = keys.map((key) => {
      press(selected(), key);
      return selected().id.replace(/.*-/, '');
    });
    expect(visited).toEqual(['top', 'open', 'latest', 'open', 'latest', 'open']);
    expect(document.activeElement).toBe(selected());
    expect(onChange).toHaveBeenCalledTimes(6);
    const panel = find(container, '[role="tabpanel"]');
    expect(panel.textContent).toBe('open questions');
    expect(panel.getAttribute('aria-labelledby')).toBe(selected().id);
    expect(
      [...container.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('tabindex')),
    ).toEqual(['-1', '-1', '0']);
  });

  it('can be steered by its owner and keep the panels that are not shown', () => {
    const { container } = mount(<TabPanels label="Posts" tabs={tabs} current="top" keepsPanels />);
    const hidden = [...container.querySelectorAll('[role="tabpanel"]')].map((panel) =>
      panel.hasAttribute('hidden'),
    );
    expect(hidden).toEqual([true, false, true]);
  });

  it('follows the direction of reading', () => {
    expect(nextTab('ArrowLeft', 0, 3, true)).toBe(1);
    expect(nextTab('ArrowRight', 0, 3, true)).toBe(2);
    expect(nextTab('Enter', 0, 3)).toBeUndefined();
  });
});
