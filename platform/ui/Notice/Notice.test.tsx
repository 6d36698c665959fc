import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

describe('Notice', () => {
  it('is announced only where it came later', () => {
    expect(renderToString(<Notice tone="warning">x</Notice>)).not.toContain('role=');
    expect(
      renderToString(
        <Notice tone="error" role="alert">
          x
        </Notice>,
      ),
    ).toContain('class="notice error" role="alert"');
  });
});
