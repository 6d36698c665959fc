import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SortMenu } from './SortMenu.tsx';

describe('SortMenu', () => {
  it('shows the present order and links to the others', () => {
    const html = renderToString(
      <SortMenu
        options={[
          { name: 'Newest', href: '?sort=a' },
          { name: 'Top', href: '?sort=b', isCurrent: true },
        ]}
      />,
    );
    expect(html).toContain('<b>Top</b>');
    expect(html).toMatch(/href="\?sort=b"[^>]*aria-current="true"/);
    expect(html).toMatch(/href="\?sort=a"/);
  });
});
