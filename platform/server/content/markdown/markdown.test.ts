import { describe, expect, it } from 'vitest';
import { body, html, plainHtml } from '../testing/render-context.ts';

const draw = (source: string) => plainHtml(source, 'markdown').trim();
const BOB = '<a class="atMention" data-username="Bob" data-userid="5" href="/profile/Bob">@Bob</a>';

describe('markdown', () => {
  const rows: [string, string, string][] = [
    ['line breaks count', 'a\nb', '<p>a<br />\nb</p>'],
    ['a title goes below the page', '# T', '<h2 data-id="t">T</h2>'],
    ['strikethrough', '~~a~~', '<p><s>a</s></p>'],
    ['inline code', '`<a>`', '<p><code class="code codeInline">&lt;a&gt;</code></p>'],
    ['fence', '```\n@bob\n```', '<pre class="code codeBlock" spellcheck="false" tabindex="0">@bob\n</pre>'],
    [
      'fence with a language',
      '```ts extra\nlet a\n```',
      '<pre class="code codeBlock language-ts" spellcheck="false" tabindex="0"><span class="hljs-keyword">let</span> a\n</pre>',
    ],
    [
      'bare address',
      'x https://e.com/a_b_c*d.',
      '<p>x <a href="https://e.com/a_b_c*d" rel="nofollow noopener ugc">https://e.com/a_b_c*d</a>.</p>',
    ],
    [
      'www address',
      'www.e.com',
      '<p><a href="http://www.e.com" rel="nofollow noopener ugc">www.e.com</a></p>',
    ],
    [
      'own address',
      'https://forum.example/x',
      '<p><a href="https://forum.example/x">https://forum.example/x</a></p>',
    ],
    ['mention', 'hi @bob, you', `<p>hi ${BOB}, you</p>`],
    ['mention in bold', '**@bob**', `<p><strong>${BOB}</strong></p>`],
    [
      'quoted mention',
      '@"Ann Lee"!',
      '<p><a class="atMention" data-username="Ann Lee" data-userid="6" href="/profile/Ann%20Lee">@Ann Lee</a>!</p>',
    ],
    ['escaped mention', '@@bob \\@bob', '<p>@@bob @bob</p>'],
    [
      'no mention in words, links and code',
      'a@bob [@bob](https://e.com) `@bob`',
      '<p>a@bob <a href="https://e.com" rel="nofollow noopener ugc">@bob</a> <code class="code codeInline">@bob</code></p>',
    ],
    ['what looks like a formula', '$a_1*b_1*$', '<p>$a_1*b_1*$</p>'],
    ['prices are no formula', '$5 *or* $6', '<p>$5 <em>or</em> $6</p>'],
    ['angle brackets of code', 'a Vector<int> b', '<p>a Vector&lt;int&gt; b</p>'],
    ['markup', 'a <b>b</b> <font color="red">c</font>', '<p>a <b>b</b> <span>c</span></p>'],
    ['script', 'a <script>alert(1)</script>b', '<p>a &lt;script&gt;alert(1)&lt;/script&gt;b</p>'],
    ['bad link', '[x](javascript:alert(1))', '<p><span>x</span></p>'],
    ['emoji name', 'ok :smile: 10:30:20', '<p>ok 😄 10:30:20</p>'],
    [
      'image',
      '![a](/i.png)',
      '<p><img src="/i.png" alt="a" loading="lazy" class="embedImage-img importedEmbed-img" /></p>',
    ],
  ];
  it.each(rows)('%s', (_name, source, expected) => {
    expect(draw(source)).toBe(expected);
  });

  it('hides what stands behind >!', () => {
    const result = body('before\n\n>! secret *a*\n>! - b\n\nafter', 'markdown');
    expect(result.html).toContain('<div class="spoiler-content"><p dir="auto">secret <em>a</em></p>');
    expect(result.html).toMatch(/<li dir="auto">b<\/li>\s*<\/ul>\s*<\/div><\/details><p dir="auto">after/);
    expect(result.text).toBe('before\n(Spoiler)\nafter');
  });

  it('shows task lists as boxes', () => {
    expect(draw('- [x] a\n- [ ] b @bob')).toBe(
      `<ul>\n<li><span class="taskBox">☑</span> a</li>\n<li><span class="taskBox">☐</span> b ${BOB}</li>\n</ul>`,
    );
  });

  it('lets wide tables scroll', () => {
    expect(draw('|a|\n|-|\n|b|')).toMatch(
      /^<div class="tableWrapper"><table>[\s\S]*<td data-head="a">b<\/td>[\s\S]*<\/table><\/div>$/,
    );
  });

  it('aligns cells as their column says', () => {
    const table = draw('|a|b|c|\n|-|:-:|-:|\n|1|2|3|');
    expect(table).toMatch(/<th>a<\/th>\s*<th class="AlignCenter">b<\/th>\s*<th class="AlignRight">c<\/th>/);
    expect(table).toMatch(/<td [^>]*class="AlignCenter">2<\/td>\s*<td [^>]*class="AlignRight">3<\/td>/);
  });

  it('says nothing to people mentioned in quotes and code', () => {
    expect(body('> @bob said\n\nyes @"Ann Lee"\n\n    @42', 'markdown').mentions).toEqual(['Ann Lee']);
  });

  it('gives every block the direction of its own text', () => {
    expect(
      html('# a\n\nb\n\n- c\n\n> d', 'markdown').match(/<(?:h2|p|li|blockquote)[^>]* dir="auto"/g),
    ).toHaveLength(5);
  });
});
