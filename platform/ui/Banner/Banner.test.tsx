import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

describe('Banner', () => {
  it('shows the slots it was given', () => {
    const html = renderToString(<Banner title="How can we help you?" alignment="center" isContent />);
    expect(html).toContain('class="banner center content single"');
    expect(html).toContain('<h1 class="title">How can we help you?</h1>');
    expect(html).not.toContain('<p');
  });
});
