import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card, CardGrid, CategoryCard } from './Card.tsx';

describe('Card', () => {
  it('is covered by its title link', () => {
    expect(renderToString(<Card href="/a" title="Guide" />)).toContain(
      '<h3 class="title"><a class="link" href="/a">Guide</a></h3>',
    );
    expect(renderToString(<Card title="Plain" />)).toContain('<h3 class="title">Plain</h3>');
  });

  it('carries the colour of its category', () => {
    const html = renderToString(
      <CategoryCard href="/c" name="Batteries" keyNumber={2} description="Sizing." />,
    );
    expect(html).toContain('class="card category key2"');
    expect(html).toContain('class="swatch"');
    expect(html).toContain('<p class="description" dir="auto">Sizing.</p>');
    expect(html).not.toContain('class="last"');
  });

  it('stands in columns', () => {
    expect(renderToString(<CardGrid columns={4}>x</CardGrid>)).toContain('grid columns4');
  });
});
