import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { find, mount, unmountAll } from '../testing/mount.tsx';
import { Segmented, SegmentedChoice, Tabs } from './Tabs.tsx';

afterEach(unmountAll);

describe('Tabs', () => {
  it('are named links, the current one marked', () => {
    const html = renderToString(
      <Tabs
        label="Profile"
        items={[
          { name: 'Activity', href: '/a', isCurrent: true },
          { name: 'Comments', href: '/c', count: 2841 },
        ]}
      />,
    );
    expect(html).toContain('aria-label="Profile"');
    expect(html).toMatch(/href="\/a" aria-current="page">Activity/);
    expect(html).toContain('2.8k');
  });
});

describe('Segmented', () => {
  it('keeps the names of icons for those who hear', () => {
    const html = renderToString(
      <Segmented label="Density" items={[{ name: 'Compact', icon: 'rows-4', href: '?d=c' }]} />,
    );
    expect(html).toContain('<span class="visuallyHidden">Compact</span>');
  });

  it('chooses without leaving the page', () => {
    const onChange = vi.fn();
    const options = [
      { value: 'a', name: 'A' },
      { value: 'b', name: 'B' },
    ];
    const { container } = mount(
      <SegmentedChoice label="L" name="x" options={options} value="a" onChange={onChange} />,
    );
    find(container, 'input[value="b"]').click();
    expect(onChange).toHaveBeenCalledWith('b');
  });
});
