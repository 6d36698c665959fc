import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Panel } from './Panel.tsx';

describe('Panel', () => {
  it('can be a named section that continues the one above', () => {
    expect(
      renderToString(
        <Panel as="section" label="Comments" joinsPrevious>
          x
        </Panel>,
      ),
    ).toBe('<section class="panel joined" aria-label="Comments">x</section>');
  });
});
