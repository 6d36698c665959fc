import { describe, expect, it } from 'vitest';
import { renderBody } from '../../../platform/server/content/render-body.ts';
import { cpuTime } from '../../../platform/server/content/testing/cpu-time.ts';
import { convertDiscourseCooked } from './discourse-cooked.ts';
import { convertDiscourseRaw } from './discourse-raw.ts';
import { rewriteLinks } from './rewrite-links.ts';
import { convertStackExchangeComment } from './stack-exchange-comment.ts';
import { convertStackExchangeHtml } from './stack-exchange-html.ts';

const context = { siteUrl: 'https://forum.example' };
const fence = '```';

describe('the source of a Discourse post', () => {
  const rows: [string, string, string][] = [
    ['Markdown stays', '# A\n\n- *b* **c** `d`\n\n> e', '# A\n\n- *b* **c** `d`\n\n> e'],
    ['marks', '[b]a b[/b] [i]c[/i] [u]d[/u] [s]e[/s]', '**a b** *c* <u>d</u> ~~e~~'],
    ['marks beside signs', '[b]"a"[/b]b [b] c [/b]', '<strong>"a"</strong>b  **c** '.trim()],
    [
      'links and pictures',
      '[url=http://a.b/c]d[/url] [url]http://a.b[/url] [img]http://a.b/i.png[/img]',
      '[d](http://a.b/c) <http://a.b> ![](http://a.b/i.png)',
    ],
    [
      'a quote of a post',
      'x\n[quote="Ann, post:3, topic:45"]\nq\nr\n[/quote]\ny',
      'x\n\n> [Ann](discourse://post/45/3):\n>\n> q\n> r\n\ny',
    ],
    ['a quote of a person', '[quote="a_b"]q[/quote]y', '> a\\_b:\n>\n> q\n\ny'],
    ['a quote of nobody', '[quote]q[/quote]', '> q'],
    ['a quote in a quote', '[quote="A"][quote="B"]q[/quote]r[/quote]', '> A:\n>\n> > B:\n> >\n> > q\n>\n> r'],
    ['code', '[code]\nint a[i];\n  [b]x[/b]\n[/code]', `${fence}\nint a[i];\n  [b]x[/b]\n${fence}`],
    ['code in a sentence', 'use [code]a`b[/code] here', 'use `` a`b `` here'],
    ['code with fences in it', `[code]\n${fence}\n[/code]`, `${fence}\`\n${fence}\n${fence}\``],
    [
      'code that is Markdown already',
      `${fence}\n[b]x[/b] :)\n${fence}\n\`[i]\`\n\n    [b]y[/b]`,
      `${fence}\n[b]x[/b] :)\n${fence}\n\`[i]\`\n\n    [b]y[/b]`,
    ],
    ['code in a quote', `[quote]\n${fence}\na\n${fence}\n[/quote]`, `> ${fence}\n> a\n> ${fence}`],
    [
      'words that are no address',
      '[url]not a link[/url] [url=a.com/b]c[/url]',
      'not a link [c](http://a.com/b)',
    ],
    ['lists', '[list]\n[*]a\n[*]b\nc[/list]', '- a\n- b\n  c'],
    ['numbered lists', '[ol][li]a[/li][li]b[/li][/ol]', '1. a\n2. b'],
    ['a poll', 'x\n[poll type=regular results=always]\n* a\n* b\n[/poll]\ny', 'x\n\n* a\n* b\n\ny'],
    ['a spoiler', 'x [spoiler]s\nt[/spoiler]', 'x\n\n>! s\n>! t'],
    ['a quote that looks like a spoiler', '>!important', '> !important'],
    ['details', '[details="T"]\na\n[/details]', '<details><summary>T</summary>\n\na\n\n</details>'],
    ['colours go, words stay', '[color=#f00][size=150]a[/size][/color]', 'a'],
    ['faces', 'a :) b ;-) :mrgreen: http://x:/ 3:D', 'a 🙂 b 😉 😁 http://x:/ 3:D'],
    ['dates', '[date=2020-01-02 time=03:04:00 timezone="Europe/Oslo"]', '2020-01-02 03:04 Europe/Oslo'],
    [
      'tags and categories',
      '#bees::tag, #craft:glazes::category (#a::tag) but #1, #x::what, http://a.b/#bees::tag and `#bees::tag`',
      '[#bees](/tag/bees), [#craft:glazes](/c/craft/glazes) (#a::tag) but #1, #x::what, http://a.b/#bees::tag and `#bees::tag`',
    ],
    ['tags that are none', 'a[i] = b[0] [foo]', 'a[i] = b[0] [foo]'],
  ];
  it.each(rows)('%s', (_name, raw, source) => {
    expect(convertDiscourseRaw(raw, '')).toEqual({ source, format: 'markdown' });
  });

  it('keeps a listing of any number of lines', () => {
    const listing = `[code]\n${'x = 1\n'.repeat(200_000)}[/code]`;
    expect(convertDiscourseRaw(listing, '').source.split('x = 1')).toHaveLength(200_001);
  });

  it('takes a word behind # for a category where the rendered post does', () => {
    const cooked =
      '<p><a class="hashtag-cooked" href="/c/craft/glazes/11" data-type="category" data-slug="glazes"><svg></svg><span>Glazes</span></a> ' +
      '<a class="hashtag" href="/c/news">#<span>news</span></a> #1</p>';
    expect(convertDiscourseRaw('#glazes #craft:glazes #news #1', cooked).source).toBe(
      '[#glazes](/c/craft/glazes/11) [#craft:glazes](/c/craft/glazes/11) [#news](/c/news) #1',
    );
    expect(convertDiscourseCooked(cooked).source).toBe(
      '<p><a href="/c/craft/glazes/11">#Glazes</a> <a href="/c/news">#news</a> #1</p>',
    );
  });

  it('keeps footnotes, which are shown as such', () => {
    const raw =
      'Slow[^1] and^[said *once*] hot[^big].\n\n[^1]: by [b]10[/b] degrees\n[^big]: one\n\n    two\n';
    const { source } = convertDiscourseRaw(raw, '');
    expect(source).toBe(
      'Slow[^1] and^[said *once*] hot[^big].\n\n[^1]: by **10** degrees\n[^big]: one\n\n    two',
    );
    const { html, text } = renderBody(source, 'markdown', { siteUrl: 'https://forum.example' });
    expect(html.match(/role="doc-noteref"/g)).toHaveLength(3);
    expect(text).toBe('Slow and hot.\nby 10 degrees\nsaid once\none\ntwo');
  });

  it('finds uploads where the rendered post shows them', () => {
    const cooked =
      '<a class="lightbox" href="https://cdn.example/whole.png"><img src="https://cdn.example/small.png" data-base62-sha1="abc"></a>' +
      '<a class="attachment" href="//cdn.example/f.zip">f.zip</a> (1 MB)';
    const raw = '![p|690x388](upload://abc.png) [f.zip|attachment](upload://def.zip) ![q](upload://gone.png)';
    expect(convertDiscourseRaw(raw, cooked).source).toBe(
      '![p](https://cdn.example/whole.png) [f.zip](https://cdn.example/f.zip) ![q](upload://gone.png)',
    );
  });

  it('ends soon whatever it is given', { timeout: 60_000 }, () => {
    for (const scrap of [
      '[b]',
      '[quote]',
      '[code]',
      '`',
      '[',
      '```\n',
      '    x\n\n',
      '[url=',
      '[date=',
      '<pre>',
      '![',
      '>!',
      ':)',
    ]) {
      expect(
        cpuTime(() => convertDiscourseRaw(scrap.repeat(100_000 / scrap.length), '')),
        scrap,
      ).toBeLessThan(2_000);
    }
  });
});

describe('a rendered Discourse post', () => {
  const rows: [string, string, string][] = [
    ['line breaks of the source go', '<p>a<br>\nb</p>\n<p>c</p>', '<p>a<br> b</p> <p>c</p>'],
    [
      'listings stay',
      '<pre><code class="lang-cpp">a\n  b</code></pre><pre><code class="lang-auto">c</code></pre>',
      '<pre><code class="lang-cpp">a\n  b</code></pre><pre><code>c</code></pre>',
    ],
    ['known emoji', '<img title=":smile:" class="emoji" alt=":smile:" src="x">', '😄'],
    ['unknown emoji', '<img title=":zorg:" class="emoji" alt=":zorg:" src="x">', ':zorg:'],
    ['mentions', '<a class="mention" href="/u/ann">@ann</a>', '@ann'],
    [
      'previews',
      '<aside class="onebox x" data-onebox-src="http://a.b/c"><header><a href="http://a.b/c">a.b</a></header><article>text</article></aside>',
      '<p><a href="http://a.b/c">http://a.b/c</a></p>',
    ],
    [
      'inline previews',
      '<a href="http://a.b/c" class="inline-onebox">Title</a>',
      '<a href="http://a.b/c">Title</a>',
    ],
    [
      'pictures',
      '<div class="lightbox-wrapper"><a class="lightbox" href="/whole.png"><img src="/small.png" alt="p" width="6"><div class="meta"><svg></svg><span>9 kB</span></div></a></div>',
      '<img src="/whole.png" alt="p" width="6">',
    ],
    [
      'quotes',
      '<aside class="quote no-group" data-username="ann" data-post="3" data-topic="45"><div class="title"><img class="avatar" src="x"> ann:</div><blockquote><p>q</p></blockquote></aside>',
      '<blockquote><p><a href="discourse://post/45/3">ann</a>:</p><p>q</p></blockquote>',
    ],
    [
      'films',
      '<div class="lazyYT" data-youtube-id="abc"></div>',
      '<p><a href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a></p>',
    ],
    [
      'polls',
      '<div class="poll"><div><ul><li>a</li><li>b</li></ul></div><div class="poll-info">0 voters</div></div>',
      '<ul><li>a</li><li>b</li></ul>',
    ],
    [
      'footnotes',
      '<p>a<sup class="footnote-ref"><a href="#footnote-1" id="footnote-ref-1">[1]</a></sup></p><ol class="footnotes-list"><li id="footnote-1" class="footnote-item"><p>note <a href="#footnote-ref-1" class="footnote-backref">↩︎</a></p></li></ol>',
      '<p>a<sup>[1]</sup></p><ol><li><p>note </p></li></ol>',
    ],
    ['marks', '<span class="bbcode-b">a</span><span class="hashtag">#1</span>', '<strong>a</strong>#1'],
  ];
  it.each(rows)('%s', (_name, cooked, source) => {
    expect(convertDiscourseCooked(cooked)).toEqual({ source, format: 'html' });
  });
});

describe('Stack Exchange', () => {
  it('posts show no line breaks their writers never saw', () => {
    const { source, format } = convertStackExchangeHtml(
      '<p>a\nb $x_1 &lt; y$</p>\n\n<pre class="lang-js s"><code>let a;\nb\n</code></pre>\n<blockquote class="spoiler"><p>s</p></blockquote>',
    );
    expect(source).toBe(
      '<p>a b $x_1 &lt; y$</p> <pre class="lang-js"><code>let a;\nb\n</code></pre> ' +
        '<details class="spoiler"><summary>Spoiler</summary><div class="spoiler-content"><p>s</p></div></details>',
    );
    expect(renderBody(source, format, context).text).toBe('a b $x_1 < y$\nlet a;\nb\n(Spoiler)');
  });

  const comments: [string, string][] = [
    [
      '*a* **b** `c` _d_',
      '<p><em>a</em> <strong>b</strong> <code class="code codeInline">c</code> <em>d</em></p>',
    ],
    [
      '[t](http://a.b/c_(d)) @Ann',
      '<p><a href="http://a.b/c_(d)" rel="nofollow noopener ugc">t</a> @Ann</p>',
    ],
    ['# a', '<p># a</p>'],
    ['- a', '<p>- a</p>'],
    ['1. a', '<p>1. a</p>'],
    ['> a', '<p>&gt; a</p>'],
    [
      'a ~~b~~ <b>c</b> ![d](http://e/f) &lt;',
      '<p>a ~~b~~ &lt;b&gt;c&lt;/b&gt; ![d](<a href="http://e/f" rel="nofollow noopener ugc">http://e/f</a>) &amp;lt;</p>',
    ],
    ['$a<b_1*c*$ costs $5', '<p>$a&lt;b_1*c*$ costs $5</p>'],
    ['a\nb', '<p>a b</p>'],
  ];
  it.each(comments)('comment %j', (text, html) => {
    const { source, format } = convertStackExchangeComment(text);
    expect(renderBody(source, format, context).html.replaceAll(' dir="auto"', '').trim()).toBe(html);
  });
});

describe('addresses of the old site', () => {
  const lookup = (url: string) =>
    /^(?:https?:\/\/old\.example)?\/t\/(\d+)|^discourse:\/\/post\/(\d+)/.test(url)
      ? `/new?u=${url.length}&x`
      : null;

  it('are rewritten in Markdown wherever they stand, but not in code', () => {
    const source =
      'a https://old.example/t/1. [b](/t/2 "t") <https://old.example/t/3> ![c](https://old.example/t/4)\n' +
      '[d](discourse://post/1/2) `https://old.example/t/5` <a href="/t/6">e</a> https://other.example/t/7\n\n' +
      `[f]: https://old.example/t/8\n\n${fence}\nhttps://old.example/t/9\n${fence}`;
    expect(rewriteLinks(source, 'markdown', lookup)).toBe(
      'a /new?u=23&x. [b](/new?u=4&x "t") </new?u=23&x> ![c](/new?u=23&x)\n' +
        '[d](/new?u=20&x) `https://old.example/t/5` <a href="/new?u=4&amp;x">e</a> https://other.example/t/7\n\n' +
        `[f]: /new?u=23&x\n\n${fence}\nhttps://old.example/t/9\n${fence}`,
    );
  });

  it('are rewritten in HTML, with their entities', () => {
    const source =
      '<p><a title="x" href="https://old.example/t/1?a&amp;b">https://old.example/t/1</a> [x](/t/2)</p>' +
      '<pre><code>https://old.example/t/3</code></pre><img src="/t/4">';
    expect(rewriteLinks(source, 'html', lookup)).toBe(
      '<p><a title="x" href="/new?u=27&amp;x">/new?u=23&amp;x</a> [x](/t/2)</p>' +
        '<pre><code>https://old.example/t/3</code></pre><img src="/new?u=4&amp;x">',
    );
  });
});
