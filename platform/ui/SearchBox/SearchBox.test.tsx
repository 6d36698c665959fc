import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SearchBox } from './SearchBox.tsx';

describe('SearchBox', () => {
  it('is a plain GET inside a search landmark', () => {
    const html = renderToString(
      <SearchBox variant="banner" label="Search this site" hidden={{ scope: 'site' }} />,
    );
    expect(html).toContain('<search class="search" aria-label="Search this site">');
    expect(html).toContain('action="/search"');
    expect(html).toMatch(/<input type="search"[^>]*name="query"/);
    expect(html).toContain('<input type="hidden" name="scope" value="site"/>');
    expect(html).toMatch(/type="submit"/);
  });

  it('leaves the value to an owner who controls it', () => {
    const html = renderToString(
      <SearchBox
        label="Search"
        defaultValue="old"
        inputProps={{ value: 'pre-ch', onChange: () => {}, 'aria-expanded': true }}
      />,
    );
    expect(html).toContain('value="pre-ch"');
    expect(html).toContain('aria-expanded="true"');
  });
});
