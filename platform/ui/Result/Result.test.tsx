import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Result, Results } from './Result.tsx';

describe('Result', () => {
  it('is a heading with a link, in its own direction', () => {
    const html = renderToString(
      <Results isOrdered>
        <Result href="/d" icon="message-square-text" title={<mark>limit</mark>} headingLevel={3} />
      </Results>,
    );
    expect(html).toMatch(/^<ol class="results"><li class="result lazyLayout">/);
    expect(html).toContain('<h3 class="title"><a href="/d" dir="auto"><mark>limit</mark></a></h3>');
    expect(html).not.toContain('<p');
  });
});
