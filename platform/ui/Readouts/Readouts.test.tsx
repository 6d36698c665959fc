import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Readouts } from './Readouts.tsx';

describe('Readouts', () => {
  it('pairs labels and values in as many columns as there are', () => {
    const html = renderToString(
      <Readouts
        items={[
          { label: 'Replies', value: '57' },
          { label: 'Views', value: '3.1k', isLive: true },
        ]}
      />,
    );
    expect(html).toContain('<dl class="readouts columns2">');
    expect(html).toContain('<dt>Replies</dt><dd>57</dd>');
    expect(html).toContain('class="live"');
  });
});
