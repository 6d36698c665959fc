import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Switch } from './Switch.tsx';

describe('Switch', () => {
  it('is a checkbox that calls itself a switch and keeps its label', () => {
    const html = renderToString(<Switch label="Dark" isLabelHidden defaultChecked />);
    expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*role="switch"/);
    expect(html).toContain('<span class="visuallyHidden">Dark</span>');
  });
});
