import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EmptyState, ErrorPanel } from './EmptyState.tsx';

describe('EmptyState', () => {
  it('says what to try', () => {
    const html = renderToString(
      <EmptyState title="Nothing matches" headingLevel={3} action={<a href="/clear">Clear</a>}>
        <p>Use fewer words.</p>
      </EmptyState>,
    );
    expect(html).toContain('<h3>Nothing matches</h3>');
    expect(html).toContain('Use fewer words.');
  });
});

describe('ErrorPanel', () => {
  it('has the generic words and a way out', () => {
    const html = renderToString(<ErrorPanel />);
    expect(html).toContain('<h1>There was an error</h1>');
    expect(html).toContain('Please try again later.');
    expect(html).toMatch(/<a href="\/"[^>]*>Back to Home/);
  });
});
