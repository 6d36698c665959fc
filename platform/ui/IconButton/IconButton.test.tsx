import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { IconButton, IconLink } from './IconButton.tsx';

describe('IconButton', () => {
  it('has its name from the label and draws a count that is no part of it', () => {
    const html = renderToString(<IconButton label="Notifications, 120 unread" icon="bell" count={120} />);
    expect(html).toContain('aria-label="Notifications, 120 unread"');
    expect(html).toContain('data-count="99+"');
    expect(html).not.toContain('>99+<');
  });

  it('shows no count of zero', () => {
    expect(
      renderToString(<IconLink label="Messages" icon="message-square" href="/messages" count={0} />),
    ).not.toContain('data-count');
  });
});
