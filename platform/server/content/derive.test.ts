import { describe, expect, it } from 'vitest';
import { findMentions, renderBody } from './render-body.ts';
import { body, people } from './testing/render-context.ts';

describe('what is derived from a body', () => {
  it('text has a line per block and no markup', () => {
    expect(
      body('# A & b\n\nc\nd\n\n- e\n- f\n\n```\ng  <h>\n```\n\n|i|j|\n|-|-|\n|k|l|', 'markdown').text,
    ).toBe('A & b\nc\nd\ne\nf\ng <h>\ni j\nk l');
  });

  it('an excerpt is cut at a word, without quotes and pictures', () => {
    const { excerpt } = body(`> quoted\n\n![p](/p.png) ${'word '.repeat(100)}`, 'markdown');
    expect(excerpt.length).toBeLessThanOrEqual(326);
    expect(excerpt).toMatch(/^word word .* word…$/);
    expect(body('短い文', 'markdown').excerpt).toBe('短い文');
    expect(body('字'.repeat(400), 'text').excerpt).toBe(`${'字'.repeat(325)}…`);
  });

  it('the picture is the first that is no emoji and no quote', () => {
    const source =
      '<img class="emoji" src="/e.png" alt=":)"><blockquote><img src="/q.png"></blockquote><img src="/a.png">';
    expect(body(source, 'wysiwyg').image).toEqual({ url: '/a.png', alt: 'Untitled' });
    expect(body('none', 'text').image).toBeNull();
    expect(body('<img src="/a&quot;b.png" alt="x &amp; y">', 'html').image).toEqual({
      url: '/a%22b.png',
      alt: 'x & y',
    });
  });

  it('headings carry level, anchor and words', () => {
    expect(body('# A *b*\n\n### C @bob', 'markdown').headings).toEqual([
      { level: 2, ref: 'a-b', text: 'A b' },
      { level: 3, ref: 'c-bob', text: 'C @Bob' },
    ]);
  });

  it('a body with nothing to read and nothing to see is empty', () => {
    expect(body(' \n', 'markdown').isEmpty).toBe(true);
    expect(body('[{"type":"p","children":[{"text":""}]}]', 'rich2').isEmpty).toBe(true);
    expect(body('[{"insert":"\\n"}]', 'rich').isEmpty).toBe(true);
    expect(body('![](/a.png)', 'markdown')).toMatchObject({ isEmpty: false, visibleLength: 0 });
    expect(body('[spoiler]x[/spoiler]', 'bbcode').isEmpty).toBe(false);
  });

  it('names are found before anybody is looked up, quotes included', () => {
    expect(findMentions('@bob\n\n> @ann `@eve`', 'markdown')).toEqual(['bob', 'ann']);
    expect(findMentions('[{"insert":{"mention":{"name":"Cy","userID":1}}}]', 'rich')).toEqual(['Cy']);
    expect(findMentions('[{"type":"p","children":[{"type":"@","name":"Di"}]}]', 'rich2')).toEqual(['Di']);
    expect(findMentions('no one', 'text')).toEqual([]);
  });

  it('a stored mention keeps its link where names were not looked up', () => {
    const source = '[{"type":"@","name":"Cy","userID":9}]';
    expect(renderBody(source, 'rich2', { siteUrl: people.siteUrl }).html).toContain('href="/profile/Cy"');
    expect(body(source, 'rich2').html).toBe('@Cy');
  });

  it('counts what is seen, not what is typed', () => {
    expect(body('[{"type":"p","children":[{"text":"four"}]}]', 'rich2').visibleLength).toBe(4);
  });
});
