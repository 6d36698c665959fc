import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Meta, Metas } from './Metas.tsx';

describe('Metas', () => {
  it('keeps facts together in one line', () => {
    expect(
      renderToString(
        <Metas className="mine">
          <Meta>57 replies</Meta>
        </Metas>,
      ),
    ).toBe('<div class="metas mine"><span class="meta">57 replies</span></div>');
  });
});
