import { describe, expect, it } from 'vitest';
import { body, plainHtml } from '../testing/render-context.ts';

const draw = (source: string) => plainHtml(source, 'bbcode');

describe('bbcode', () => {
  const rows: [string, string, string][] = [
    ['marks', '[b]a[/b][i]b[/i][u]c[/u][s]d[/s]', '<p><strong>a</strong><em>b</em><u>c</u><s>d</s></p>'],
    ['upper case', '[B]a[/B]', '<p><strong>a</strong></p>'],
    ['lines', 'a\nb', '<p>a<br />b</p>'],
    ['unknown tags stay', '[foo=1]a[/foo] [b', '<p>[foo=1]a[/foo] [b</p>'],
    ['unclosed tags stay', '[b]a', '<p>[b]a</p>'],
    ['stray ends stay', 'a[/b]', '<p>a[/b]</p>'],
    ['crossed tags', '[b][i]a[/b]b[/i]', '<p><strong>[i]a</strong>b[/i]</p>'],
    [
      'colour',
      '[color=#f00]a[/color][color=Teal]b[/color]',
      '<p><span class="post-color-red">a</span><span class="post-color-teal">b</span></p>',
    ],
    ['colour that is none', '[color=expression(x)]a[/color]', '<p>a</p>'],
    [
      'size',
      '[size=150]a[/size][size=2]b[/size]',
      '<p><span class="post-size-5">a</span><span class="post-size-2">b</span></p>',
    ],
    [
      'url',
      '[url=https://e.com]a [b]b[/b][/url]',
      '<p><a href="https://e.com" rel="nofollow noopener ugc">a <strong>b</strong></a></p>',
    ],
    ['bare url', '[url]e.com[/url]', '<p><a href="http://e.com" rel="nofollow noopener ugc">e.com</a></p>'],
    ['bad url', '[url=javascript:alert(1)]a[/url]', '<p><span>a</span></p>'],
    [
      'email',
      '[email]a@e.com[/email]',
      '<p><a href="mailto:a@e.com" rel="nofollow noopener ugc">a@e.com</a></p>',
    ],
    [
      'img',
      '[img=10x20]https://e.com/a.png[/img]',
      '<p><img src="https://e.com/a.png" alt="" width="10" height="20" loading="lazy" class="embedImage-img importedEmbed-img" /></p>',
    ],
    ['bad img', '[img]data:image/png;base64,AAAA[/img]', '<p><span></span></p>'],
    [
      'quote',
      '[quote="Ann;12"]q[/quote]\nmine',
      '<blockquote class="blockquote"><div class="blockquote-content"><p class="QuoteAuthor">Ann</p><p>q</p></div></blockquote><p>mine</p>',
    ],
    ['list', '[list]\n[*]a\n[*]b [i]c[/i]\n[/list]', '<ul><li>a</li><li>b <em>c</em></li></ul>'],
    ['numbered list', '[list=3][*]a[/list]', '<ol start="3"><li>a</li></ol>'],
    [
      'code',
      '[code][b]x[/b] @bob[/code]',
      '<pre class="code codeBlock" spellcheck="false" tabindex="0">[b]x[/b] @bob</pre>',
    ],
    ['center', '[center]a[/center]', '<div class="AlignCenter"><p>a</p></div>'],
    [
      'table',
      '[table][tr][td]a[/td][/tr][/table]',
      '<div class="tableWrapper"><table><tr><td>a</td></tr></table></div>',
    ],
    ['heading', '[h2]A b[/h2]', '<h2 data-id="a-b">A b</h2>'],
    ['noparse', '[noparse][b]x[/b][/noparse]', '<p>[b]x[/b]</p>'],
    ['markup is text', '<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  ];
  it.each(rows)('%s', (_name, source, expected) => {
    expect(draw(source)).toBe(expected);
  });

  it('hides spoilers and links films', () => {
    expect(body('[spoiler]s[/spoiler]x', 'bbcode').text).toBe('(Spoiler)\nx');
    expect(draw('[youtube]dQw4w9WgXcQ[/youtube]')).toContain(
      'href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
    );
  });

  it('says nothing to people mentioned in quotes', () => {
    expect(body('[quote]@bob[/quote] @42', 'bbcode').mentions).toEqual(['42']);
  });
});
