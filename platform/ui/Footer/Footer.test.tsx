import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Footer } from './Footer.tsx';

describe('Footer', () => {
  it('lists its links', () => {
    const html = renderToString(<Footer about="Parley" links={[{ name: 'Privacy', href: '/privacy' }]} />);
    expect(html).toContain('<a href="/privacy">Privacy</a>');
    expect(html).not.toContain('class="end"');
  });
});
