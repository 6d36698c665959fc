import { describe, expect, it } from 'vitest';
import { withoutFootnoteLinks } from '../embeds/quoted-footnotes.ts';
import { violations } from '../testing/find-violations.ts';
import { body, html, plainHtml } from '../testing/render-context.ts';

const draw = (source: string) => plainHtml(source, 'markdown').trim();
const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
const targetsOf = (markup: string) => [...markup.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id ?? '');
/** With one name for all texts, to keep expectations readable. */
const named = (source: string) => draw(source).replaceAll(/(fn(?:ref)?-)[0-9a-f]{12}/g, '$1X');

describe('footnotes', () => {
  it('stand below the text, linked both ways', () => {
    expect(named('Slow[^a] fire.\n\n[^a]: *Ten* degrees.\n\nEnd.')).toBe(
      '<p>Slow<sup class="footnote-ref"><a href="#fn-X-1" id="fnref-X-1" role="doc-noteref">[1]</a></sup> fire.</p>\n' +
        '<p>End.</p>\n<div class="footnotes" id="fn-X">\n<ol>\n' +
        '<li id="fn-X-1"><p><em>Ten</em> degrees. ' +
        '<a href="#fnref-X-1" class="footnote-back" role="doc-backlink" aria-label="1">↩\uFE0E</a></p>\n</li>\n</ol>\n</div>',
    );
  });

  it('are numbered in the order of their references, and hold blocks and further references', () => {
    const page = draw(
      'a[^two] b^[in *line*] c[^1]\n\n[^1]: one[^3]\n\n    - x\n\n[^two]: first\nlazy\n\n[^3]: third',
    );
    const notes = page.slice(page.indexOf('<ol>')).split('<li id=').slice(1);
    expect(
      notes.map((note) =>
        note
          .replace(/<[^>]*>|^[^>]*>/g, ' ')
          .match(/\w+/g)
          ?.join(' '),
      ),
    ).toEqual(['first lazy', 'in line', 'one 4 x', 'third']);
    expect(page).toContain('<ul>\n<li>x</li>');
  });

  it('lead to each reference from the note', () => {
    const page = draw('a[^1] b[^1] c[^1]\n\n[^1]: one');
    const ids = idsOf(page);
    expect(new Set(ids).size).toBe(ids.length);
    expect(page.match(/role="doc-backlink"/g)).toHaveLength(3);
    for (const target of targetsOf(page)) expect(ids).toContain(target);
  });

  it('of two texts have no name in common; a text drawn twice has the same', () => {
    const [a, b] = [idsOf(draw('a[^1]\n\n[^1]: x')), idsOf(draw('b[^1]\n\n[^1]: x'))];
    expect(a).toHaveLength(3);
    expect(a.filter((id) => b.includes(id))).toEqual([]);
    expect(idsOf(draw('a[^1]\n\n[^1]: x'))).toEqual(a);
  });

  it.each([
    ['no note of that name', 'a[^x] b', '<p>a[^x] b</p>'],
    ['a note nobody refers to', 'a\n\n[^x]: word', '<p>a</p>\n<p>[^x]: word</p>'],
    ['notes that refer to themselves alone', '[^x]: see [^x]', '<p>[^x]: see [^x]</p>'],
    ['code', '`[^1] ^[a]`', '<p><code class="code codeInline">[^1] ^[a]</code></p>'],
    ['a link of that name', '[^1](/x)', '<p><a href="/x">^1</a></p>'],
    ['nothing in it', 'x^[] y^[ ]', '<p>x^[] y^[ ]</p>'],
    ['BBCode behind a face', '^.^[/quote]', '<p>^.^[/quote]</p>'],
  ])('are text: %s', (_name, source, expected) => {
    expect(draw(source)).toBe(expected);
  });

  it('are text in links and in what pictures are said to show', () => {
    expect(draw('[a[^1]](/x) ![b[^1]^[c]](/y)\n\n[^1]: n')).toContain(
      '<a href="/x">a[^1]</a> <img src="/y" alt="b[^1]^[c]"',
    );
  });

  it('shows a second note of a name where it was written', () => {
    const page = draw('a[^1]\n\n[^1]: one\n[^1]: two');
    expect(page).toContain('<p>[^1]: two</p>');
    expect(page).toMatch(/<li [^>]*><p>one /);
  });

  it('hides the notes of what is hidden', () => {
    for (const source of ['>! x ^[secret]', '>! x[^1]\n\n[^1]: secret', 'x[^1]\n\n>! [^1]: secret']) {
      expect(body(source, 'markdown').text).not.toContain('secret');
      expect(draw(source)).toMatch(
        /<li id="[^"]*"><details class="spoiler">.*<p>secret<\/p>\s*<\/div><\/details>/,
      );
    }
  });

  it('says their words in search, and neither numbers nor notes in excerpts and names of headings', () => {
    const result = body('# Fire[^1]\n\nSlow[^1] heat^[more]\n\n[^1]: Ten degrees ![p](/p.png)', 'markdown');
    expect(result.text).toBe('Fire\nSlow heat\nTen degrees\nmore');
    expect(result.excerpt).toBe('Fire Slow heat');
    expect(result.headings).toEqual([{ level: 2, ref: 'fire', text: 'Fire' }]);
    expect(result.image).toBeNull();
  });

  it('mentions people in notes, and not those in notes of quotes', () => {
    const { mentions } = body('a^[@bob]\n\n> b[^1] c^[@42]\n>\n> [^1]: @"Ann Lee"', 'markdown');
    expect(mentions).toEqual(['bob']);
  });

  it('keeps the names that others write out of the page', () => {
    const name = idsOf(draw('a[^1]\n\n[^1]: x'))[0] ?? '';
    const written = [
      `<li id="${name}">x</li>`,
      `<div id="${name}">x</div>`,
      `<a href="#${name}" id="${name}" role="doc-noteref" aria-label="1">x</a>`,
      '<a href="/x" id="app" role="button" aria-label="Log in">x</a>',
    ].join('\n\n');
    for (const format of ['markdown', 'html', 'wysiwyg', 'bbcode'])
      expect(html(written, format)).not.toMatch(/<[^>]* (?:id|role|aria-label)=/);
    const both = html(`b[^1]\n\n[^1]: x\n\n${written}`, 'markdown');
    expect(idsOf(both)).not.toContain(name);
    expect(violations(both)).toEqual([]);
  });

  it('have no names where the post is quoted', () => {
    const page = html('a[^1] b[^1] c^[n [x](#here)]\n\n[^1]: one', 'markdown');
    const quoted = withoutFootnoteLinks(page);
    expect(idsOf(page)).toHaveLength(6);
    expect(idsOf(quoted)).toEqual([]);
    expect(targetsOf(quoted)).toEqual(['here']);
    expect(quoted).toContain(
      '<p dir="auto">a<sup class="footnote-ref">[1]</sup> b<sup class="footnote-ref">[1]</sup>',
    );
    expect(quoted).toMatch(/<li dir="auto"><p dir="auto">one<\/p>/);
  });

  it('are bounded, and what lies beyond stays text', () => {
    const page = draw(`${'a[^1] b^[c] '.repeat(700)}\n\n[^1]: one`);
    expect(page.match(/doc-noteref/g)).toHaveLength(1_000);
    expect(page.match(/\^\[c\]/g)).toHaveLength(200);
    expect(page.match(/a\[\^1\]/g)).toHaveLength(200);
  });
});
