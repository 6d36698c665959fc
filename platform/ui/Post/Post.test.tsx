import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Post } from './Post.tsx';
import { AcceptedNote, ThreadHead, UnreadLine } from './Thread.tsx';

describe('Post', () => {
  it('is an article with a name and a permanent number', () => {
    const html = renderToString(
      <Post
        id="Comment_4"
        label="Comment 4"
        avatar="A"
        name="Yuki"
        metas="yesterday"
        number={{ text: '#4', href: '#Comment_4' }}
      >
        body
      </Post>,
    );
    expect(html).toMatch(/^<article id="Comment_4" class="post lazyLayout" aria-label="Comment 4"/);
    expect(html).toContain('href="#Comment_4"');
    expect(html).not.toContain('<footer');
  });

  it('draws its lines by level', () => {
    const classOf = (element: React.ReactElement) => /class="([^"]*)"/.exec(renderToString(element))?.[1];
    const common = { label: 'x', avatar: 'A', name: 'N', children: 'b' };
    expect(classOf(<Post {...common} hasReplies />)).toBe('post parent lazyLayout');
    expect(classOf(<Post {...common} level={1} hasReplies />)).toBe('post nested lazyLayout');
    expect(classOf(<Post {...common} level={2} isLastReply />)).toBe(
      'post nested nested2 lastReply lazyLayout',
    );
  });

  it('shows the band of the accepted answer', () => {
    const html = renderToString(
      <Post
        label="x"
        avatar="A"
        name="N"
        accepted={<AcceptedNote note="chosen by Rosa">Accepted answer</AcceptedNote>}
      >
        b
      </Post>,
    );
    expect(html).toContain('acceptedBand');
    expect(html).toContain('chosen by Rosa');
  });
});

describe('Thread', () => {
  it('has the one h1, and a target for what is new', () => {
    expect(renderToString(<ThreadHead title="Inverter clips" />)).toContain(
      '<h1 dir="auto">Inverter clips</h1>',
    );
    expect(renderToString(<UnreadLine>New since your last visit</UnreadLine>)).toContain('id="new"');
  });
});
