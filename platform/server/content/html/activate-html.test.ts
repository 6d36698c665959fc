import { describe, expect, it } from 'vitest';
import { body, plainHtml } from '../testing/render-context.ts';

const BOB = '<a class="atMention" data-username="Bob" data-userid="5" href="/profile/Bob">@Bob</a>';

describe('html', () => {
  const rows: [string, string, string][] = [
    ['line breaks of text', 'a\nb', 'a<br />b'],
    ['line breaks beside blocks', '<p>a</p>\n<p>b\nc</p>\n', '<p>a</p><p>b<br />c</p>'],
    [
      'line breaks of listings',
      '<pre>a\nb</pre>',
      '<pre class="code codeBlock" spellcheck="false" tabindex="0">a\nb</pre>',
    ],
    ['line breaks around marks', 'a\n<b>b</b>\nc', 'a<br /><b>b</b><br />c'],
    [
      'mentions and addresses',
      'a @bob https://e.com',
      `a ${BOB} <a href="https://e.com" rel="nofollow noopener ugc">https://e.com</a>`,
    ],
    [
      'none in code and links',
      '<code>@bob</code><a href="/x">@bob</a>',
      '<code class="code codeInline">@bob</code><a href="/x">@bob</a>',
    ],
    [
      'entities in a name',
      '@&quot;Ann Lee&quot;',
      '<a class="atMention" data-username="Ann Lee" data-userid="6" href="/profile/Ann%20Lee">@Ann Lee</a>',
    ],
    [
      'listing in a language',
      '<pre><code class="language-js">let a</code></pre>',
      '<pre class="code codeBlock language-js" spellcheck="false" tabindex="0"><span class="hljs-keyword">let</span> a</pre>',
    ],
    [
      'headings',
      '<h1>A</h1><h3>B</h3><h3>B</h3>',
      '<h2 data-id="a">A</h2><h3 data-id="b">B</h3><h3 data-id="b-1">B</h3>',
    ],
    [
      'tables',
      '<table><tr><td>a</td></tr></table>',
      '<div class="tableWrapper"><table><tr><td>a</td></tr></table></div>',
    ],
    ['alignment', '<center>a</center>', '<span class="AlignCenter">a</span>'],
    [
      'class from the list only',
      '<span class="AlignLeft evil bbcode_right post-color-red post-color-x1">a</span>',
      '<span class="AlignLeft bbcode_right post-color-red">a</span>',
    ],
  ];
  it.each(rows)('%s', (_name, source, expected) => {
    expect(plainHtml(source, 'html')).toBe(expected);
  });

  it('keeps the line breaks of wysiwyg as they are', () => {
    expect(plainHtml('a\nb @bob', 'wysiwyg')).toBe(`a\nb ${BOB}`);
  });

  it('takes a link to a profile for a mention', () => {
    expect(body('<a href="https://forum.example/profile/Zed">@zed</a>', 'html').mentions).toEqual(['Zed']);
    expect(body('<a href="https://other.example/profile/Zed">@zed</a>', 'html').mentions).toEqual([]);
  });

  it('takes no mention anchor from a writer', () => {
    const forged =
      '<a class="atMention" data-username="Bob" data-userid="5" href="https://evil.example">@Bob</a>';
    expect(plainHtml(forged, 'html')).toBe(
      '<a href="https://evil.example" rel="nofollow noopener ugc">@Bob</a>',
    );
  });

  it('keeps formulas as they are', () => {
    expect(plainHtml('<p>$a_1 &lt; \\frac{b}{c}$</p>', 'html')).toBe('<p>$a_1 &lt; \\frac{b}{c}$</p>');
  });
});
