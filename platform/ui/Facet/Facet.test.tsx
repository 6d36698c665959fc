import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Facet, Facets } from './Facet.tsx';

describe('Facets', () => {
  it('fold and unfold without scripts and say how many are set', () => {
    const html = renderToString(
      <Facets label="Filters" activeCount={2}>
        <Facet title="Type" isOpen={false}>
          x
        </Facet>
      </Facets>,
    );
    expect(html).toContain('<input type="checkbox" class="visuallyHidden"/>');
    expect(html).toContain('>2</span>');
    expect(html).toContain('<details class="facet"><summary>');
  });
});
