import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

describe('Breadcrumbs', () => {
  it('is a named list of links that ends where the reader is', () => {
    const html = renderToString(
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Batteries', href: '/c', keyNumber: 2 },
          { name: 'Cells' },
        ]}
      />,
    );
    expect(html).toContain('<nav class="breadcrumbs" aria-label="Breadcrumb">');
    expect(html.match(/<li/g)).toHaveLength(3);
    expect(html).toContain('class="key key2" href="/c"');
    expect(html).toContain('<bdi aria-current="page">Cells</bdi>');
  });

  it('is nothing without crumbs', () => {
    expect(renderToString(<Breadcrumbs crumbs={[]} />)).toBe('');
  });
});
