import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PostSkeletons, RowSkeletons } from './Skeleton.tsx';

describe('skeletons', () => {
  it('have the final shape and are heard once', () => {
    for (const html of [
      renderToString(<RowSkeletons count={4} />),
      renderToString(<PostSkeletons count={4} />),
    ]) {
      expect(html.match(/skeleton avatar/g)).toHaveLength(4);
      expect(html.match(/Loading/g)).toHaveLength(1);
      expect(html).toContain('aria-busy="true"');
    }
  });
});
