import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ActList, ActListItem, ActListNote } from './ActList.tsx';

describe('ActList', () => {
  it('lists what is set up, each with its words and what can be done with it', () => {
    const html = renderToString(
      <ActList>
        <ActListItem title="203.0.113.0/24" acts={<button type="button">Lift</button>}>
          <ActListNote>Since yesterday</ActListNote>
        </ActListItem>
        <ActListItem title="Without more" />
      </ActList>,
    );
    expect(html).toMatch(/^<ul[^>]*><li[^>]*><div[^>]*><h2 dir="auto">203.0.113.0\/24<\/h2><p/);
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html.match(/class="acts"/g)).toHaveLength(1);
  });

  it('says that its order means something', () => {
    expect(renderToString(<ActList isOrdered>{[]}</ActList>)).toMatch(/^<ol/);
  });
});
