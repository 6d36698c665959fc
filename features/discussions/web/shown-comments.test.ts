import { describe, expect, it } from 'vitest';
import { lastNumberShown } from './shown-comments.ts';

const node = ($reactComponent: string, $reactProps: Record<string, unknown>) => ({
  $reactComponent,
  $reactProps,
});

describe('the last comment of a page', () => {
  it('is found in nested and in flat threads, wherever they stand', () => {
    const nested = node('CommentThreadAsset', {
      commentsThread: {
        data: { commentsByID: { 7: { commentID: 7, number: 3 }, 9: { commentID: 9, number: 12 } } },
      },
    });
    const flat = node('CommentThreadAsset', { comments: { data: [{ commentID: 4, number: 2 }] } });
    expect(lastNumberShown([node('SectionTwoColumns', { mainBottom: [nested] })])).toBe(12);
    expect(lastNumberShown([node('SectionOneColumn', { children: [flat] })])).toBe(2);
  });

  it('is 0 where there are none', () => {
    expect(lastNumberShown([node('OriginalPostAsset', { discussion: { discussionID: 5 } })])).toBe(0);
  });
});
