import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Loader, Spinner } from './Spinner.tsx';

describe('Spinner', () => {
  it('waits unless told not to', () => {
    expect(renderToString(<Spinner />)).toContain('delayed');
    expect(renderToString(<Spinner isImmediate />)).not.toContain('delayed');
  });

  it('announces itself where it stands alone', () => {
    expect(renderToString(<Loader />)).toMatch(/role="status".*Loading/);
    expect(renderToString(<Spinner />)).not.toContain('role="status"');
  });
});
