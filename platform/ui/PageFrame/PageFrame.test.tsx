import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageFrame, PageHead } from './PageFrame.tsx';

describe('PageFrame', () => {
  it('lets the keyboard jump over the bar into the one main landmark', () => {
    const html = renderToString(
      <PageFrame titleBar={<header>bar</header>}>
        <PageHead title="Posts" note="23 unread" />
      </PageFrame>,
    );
    expect(html.indexOf('href="#content"')).toBeLessThan(html.indexOf('<header'));
    expect(html.match(/<main id="content"/g)).toHaveLength(1);
    expect(html).toContain('<h1>Posts</h1>');
  });
});
