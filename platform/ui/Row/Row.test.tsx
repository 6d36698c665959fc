import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UnreadMark } from '../Badges/Badges.tsx';
import { Row } from './Row.tsx';
import { RowGroup, Rows } from './Rows.tsx';

describe('Row', () => {
  it('is one link with everything else beside it', () => {
    const html = renderToString(
      <Row
        href="/discussion/1/x"
        title="كيف"
        titleLang="ar"
        avatar="A"
        replies={57}
        unread={<UnreadMark count={6} />}
        isUnread
      />,
    );
    expect(html).toMatch(/<li class="row lazyLayout" data-unread="true">/);
    expect(html).toMatch(
      /<h2 class="title"><span class="titleText" dir="auto"><a class="link" href="\/discussion\/1\/x" lang="ar">كيف<\/a>/,
    );
    expect(html).not.toContain('data-selected');
  });

  it('names its numbers, which stand below words for the eye', () => {
    const html = renderToString(
      <Row href="/d" title="T" avatar="A" replies={57} views={1842} unread={<UnreadMark count={6} />} />,
    );
    expect(html).toContain('<span role="img" aria-label="Replies: 57">57</span><span class="numberUnread">');
    expect(html).toMatch(/role="img" aria-label="Views: 1.8k" title="1,842">1.8k</);
    expect(html).not.toContain('Score');
    expect(html).toMatch(/<svg[^>]* role="img" aria-label="Replies"/);
  });

  it('leaves out what it was not given', () => {
    const html = renderToString(<Row href="/d" title="T" avatar="A" headingLevel={3} />);
    expect(html).toContain('<h3');
    expect(html).not.toContain('excerpt');
    expect(html).not.toContain('bookmark');
    expect(html).not.toContain('class="select"');
  });
});

describe('Rows', () => {
  it('sets the columns and names them for the eye', () => {
    const html = renderToString(
      <Rows head={{ title: 'Discussion', sortedBy: 'score' }} hasSelect isCompact>
        <RowGroup note="1 of 3">Announced</RowGroup>
      </Rows>,
    );
    expect(html).toContain('data-select="true" data-compact="true"');
    expect(html).toContain('<div class="head" aria-hidden="true">');
    expect(html).toMatch(/class="number score sorted">Score<svg/);
  });
});
