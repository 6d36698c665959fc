import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WidgetHead } from './WidgetHead.tsx';

describe('WidgetHead', () => {
  it('is a heading with a way to all of it', () => {
    const html = renderToString(
      <WidgetHead title="Events" id="events" size="large" viewAll={{ name: 'Calendar', href: '/events' }} />,
    );
    expect(html).toContain('<h2 id="events">Events</h2>');
    expect(html).toMatch(/<a href="\/events">Calendar/);
  });
});
