import { describe, expect, it } from 'vitest';
import { body, plainHtml } from '../testing/render-context.ts';

const draw = (nodes: unknown) => plainHtml(JSON.stringify(nodes), 'rich2');
const leaf = (text: string) => ({ text });
const p = (text: string) => ({ type: 'p', children: [leaf(text)] });

const CODE = '<code class="code codeInline" spellcheck="false" tabindex="0">';
const SPOILER = '<details class="spoiler"><summary class="spoiler-buttonContainer">Spoiler</summary>';

describe('each node of rich2', () => {
  const rows: [string, unknown, string][] = [
    ['p', p('a'), '<p>a</p>'],
    ['text escaped, line breaks', p('<b>&\nx'), '<p>&lt;b&gt;&amp;<br />x</p>'],
    [
      'marks nest strong, em, s, code',
      { type: 'p', children: [{ text: 'x', bold: true, italic: true, strikethrough: true, code: true }] },
      `<p>${CODE}<s><em><strong>x</strong></em></s></code></p>`,
    ],
    [
      'h2',
      { type: 'h2', children: [leaf('Ünïcode & more!')] },
      '<h2 data-id="unicode-more">Ünïcode &amp; more!</h2>',
    ],
    ['h5 with ref', { type: 'h5', ref: 'kept', children: [leaf('x')] }, '<h5 data-id="kept">x</h5>'],
    ['h3 without letters', { type: 'h3', children: [leaf('日本')] }, '<h3 data-id="n-a">日本</h3>'],
    [
      'blockquote',
      { type: 'blockquote', children: [{ type: 'blockquote-line', children: [leaf('q')] }] },
      '<blockquote class="blockquote"><div class="blockquote-content"><p class="blockquote-line">q</p></div></blockquote>',
    ],
    [
      'spoiler',
      {
        type: 'spoiler',
        children: [{ type: 'spoiler-content', children: [{ type: 'spoiler-item', children: [leaf('s')] }] }],
      },
      `${SPOILER}<div class="spoiler-content"><p class="spoiler-line">s</p></div></details>`,
    ],
    [
      'code_block',
      { type: 'code_block', children: [{ type: 'code_line', children: [leaf('a <b>')] }] },
      '<pre class="code codeBlock" spellcheck="false" tabindex="0">a &lt;b&gt;\n</pre>',
    ],
    [
      'code_block with a language',
      { type: 'code_block', lang: 'js', children: [{ type: 'code_line', children: [leaf('let a')] }] },
      '<pre class="code codeBlock language-js" spellcheck="false" tabindex="0">' +
        '<span class="hljs-keyword">let</span> a\n</pre>',
    ],
    [
      'lists',
      {
        type: 'ul',
        children: [
          {
            type: 'li',
            children: [
              { type: 'lic', children: [leaf('a')] },
              { type: 'ol', children: [{ type: 'li', children: [{ type: 'lic', children: [leaf('b')] }] }] },
            ],
          },
        ],
      },
      '<ul><li>a<ol><li>b</li></ol></li></ul>',
    ],
    [
      'table',
      {
        type: 'table',
        children: [
          {
            type: 'tbody',
            children: [
              {
                type: 'tr',
                children: [{ type: 'td', attributes: { colspan: 2, onclick: 'x' }, children: [p('c')] }],
              },
            ],
          },
        ],
      },
      '<div class="tableWrapper"><table><tbody><tr><td colspan="2"><p>c</p></td></tr></tbody></table></div>',
    ],
    [
      'a',
      {
        type: 'p',
        children: [{ type: 'a', url: 'https://e.com/x', target: '_blank', children: [leaf('l')] }],
      },
      '<p><a href="https://e.com/x" target="_blank" rel="nofollow noopener ugc">l</a></p>',
    ],
    [
      '@',
      {
        type: 'p',
        children: [{ type: '@', name: 'bob', userID: 99, url: 'https://evil.example', children: [leaf('')] }],
      },
      '<p><a class="atMention" data-username="Bob" data-userid="5" href="/profile/Bob">@Bob</a></p>',
    ],
    [
      '@ with a numeric name',
      { type: 'p', children: [{ type: '@', name: '42', userID: 7, children: [leaf('')] }] },
      '<p><a class="atMention" data-username="42" data-userid="7" href="/profile/7/42">@42</a></p>',
    ],
    ['@ nobody knows', { type: 'p', children: [{ type: '@', name: 'zed', userID: 1 }] }, '<p>@zed</p>'],
    [
      'legacy_emoji_image',
      { type: 'p', children: [{ type: 'legacy_emoji_image', attributes: { src: '/e.png', alt: ':)' } }] },
      '<p><img class="emoji" src="/e.png" alt=":)" loading="lazy" /></p>',
    ],
    ['unknown node', { type: 'widget', children: [leaf('x')] }, 'x'],
    [
      'failed embed',
      { type: 'rich_embed_card', url: 'https://e.com', error: { message: 'no' }, children: [leaf('x')] },
      'x',
    ],
  ];
  it.each(rows)('%s', (_name, node, expected) => {
    expect(draw([node])).toBe(expected);
  });
});

describe('embeds', () => {
  const card = (embedData: unknown, type = 'rich_embed_card') =>
    draw([{ type, url: 'https://e.com/a', embedData, children: [leaf('')] }]);

  it('draws the caption below an image, and finds its words', () => {
    const captioned = { embedType: 'image', url: 'https://e.com/a.png', name: 'A', caption: 'By <day> ' };
    expect(card(captioned)).toContain(
      '</a></span></span><span class="embedImage-caption">By &lt;day&gt;</span>',
    );
    const source = JSON.stringify([
      { type: 'rich_embed_card', url: 'https://e.com/a.png', embedData: captioned },
    ]);
    expect(body(source, 'rich2')).toMatchObject({ text: 'By <day>', excerpt: 'By <day>' });
    expect(card({ ...captioned, caption: ' ' })).not.toContain('caption');
  });

  it('draws an image with its size', () => {
    expect(card({ embedType: 'image', url: 'https://e.com/a.png', name: 'A', width: 30, height: 20 })).toBe(
      '<span class="embedExternal embedImage display-large float-none"><span class="embedExternal-content">' +
        '<a class="embedImage-link" href="https://e.com/a.png" target="_blank" rel="nofollow noopener ugc">' +
        '<img class="embedImage-img" src="https://e.com/a.png" alt="A" height="20" width="30" loading="lazy" ' +
        'data-display-size="large" data-float="none" /></a></span></span>',
    );
  });

  it('draws pages, films and frames as link cards without remote markup', () => {
    for (const embedType of ['link', 'youtube', 'iframe', 'twitter']) {
      const html = card({ embedType, url: 'https://e.com/a', name: 'T <i>', body: '<script>x</script>' });
      expect(html).toContain('<span class="embedLink-title">T &lt;i&gt;</span>');
      expect(html).not.toMatch(/<(?:script|iframe|i)\b/);
    }
  });

  it('draws inline and plain ones as links', () => {
    const link = '<a href="https://e.com/a" rel="nofollow noopener ugc">T</a>';
    expect(card({ embedType: 'link', url: 'https://e.com/a', name: 'T' }, 'rich_embed_inline')).toBe(link);
    expect(card({ embedType: 'link', embedStyle: 'plain_link', url: 'https://e.com/a', name: 'T' })).toBe(
      link,
    );
  });

  const quoteOf = (data: object) => {
    const quoted = [{ type: 'p', children: [leaf('quoted '), { type: '@', name: 'Bob', userID: 5 }] }];
    const embedData = {
      embedType: 'quote',
      format: 'rich2',
      bodyRaw: quoted,
      body: '<img src=x onerror=alert(1)>',
      insertUser: { userID: 6, name: 'Ann Lee' },
      dateInserted: '2026-01-02T03:04:05Z',
      ...data,
    };
    return body(JSON.stringify([{ type: 'rich_embed_card', url: 'x', embedData }, p('mine')]), 'rich2');
  };

  it('keeps of posts of this site a kind and a number, and nothing that was sent along', () => {
    const result = quoteOf({ url: 'https://forum.example/discussion/comment/12#Comment_12' });
    expect(result.html).toBe(
      '<span class="embedExternal embedOwn" data-embed="quote-comment-12"><a href="/discussion/comment/12">' +
        'https://forum.example/discussion/comment/12</a></span><p dir="auto">mine</p>',
    );
    expect(result).toMatchObject({ text: 'mine', excerpt: 'mine', mentions: [], isEmpty: false });
  });

  it('takes what somebody says was written elsewhere for words of nobody’s, without notifying anybody', () => {
    const result = quoteOf({ url: 'https://e.com/discussion/1/x' });
    expect(result.html).toContain('<blockquote dir="auto">');
    expect(result.html).toContain('quoted <a class="atMention"');
    expect(result.html).not.toMatch(/Ann Lee|embedQuote/);
    expect(result).toMatchObject({ excerpt: 'mine', mentions: [] });
  });
});

describe('repairs', () => {
  const rows: [string, unknown[], string][] = [
    [
      'a lone cell',
      [{ type: 'td', children: [p('c')] }],
      '<div class="tableWrapper"><table><tbody><tr><td><p>c</p></td></tr></tbody></table></div>',
    ],
    [
      'neighbouring cells share a row',
      [
        { type: 'td', children: [leaf('1')] },
        { type: 'td', children: [leaf('2')] },
      ],
      '<div class="tableWrapper"><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
    ],
    [
      'a lone li',
      [{ type: 'li', children: [{ type: 'lic', children: [leaf('x')] }] }],
      '<ul><li>x</li></ul>',
    ],
    ['a lone lic', [{ type: 'lic', children: [leaf('x')] }], '<ul><li>x</li></ul>'],
    [
      'text in a li',
      [{ type: 'ul', children: [{ type: 'li', children: [leaf('x')] }] }],
      '<ul><li>x</li></ul>',
    ],
    [
      'a lone spoiler-item',
      [{ type: 'spoiler-item', children: [leaf('x')] }],
      `${SPOILER}<div class="spoiler-content"><p class="spoiler-line">x</p></div></details>`,
    ],
    [
      'a lone code_line',
      [{ type: 'code_line', children: [leaf('x')] }],
      '<pre class="code codeBlock" spellcheck="false" tabindex="0">x\n</pre>',
    ],
    [
      'a paragraph in a table',
      [{ type: 'table', children: [p('x')] }],
      '<div class="tableWrapper"><table><tbody><tr><td><p>x</p></td></tr></tbody></table></div>',
    ],
    [
      'a paragraph in a quote',
      [{ type: 'blockquote', children: [p('x')] }],
      '<blockquote class="blockquote"><div class="blockquote-content"><p class="blockquote-line">x</p></div></blockquote>',
    ],
    ['blank paragraphs at the end', [p('x'), p(' '), p('')], '<p>x</p>'],
    ['blank paragraphs between', [p('x'), p(''), p('y')], '<p>x</p><p></p><p>y</p>'],
    ['nothing but blank paragraphs', [p(''), p('')], ''],
    ['an empty document', [], ''],
  ];
  it.each(rows)('%s', (_name, nodes, expected) => {
    expect(draw(nodes)).toBe(expected);
  });

  it('draws an empty string as an empty paragraph and broken JSON as one fixed paragraph', () => {
    expect(plainHtml('', 'rich2')).toBe('<p></p>');
    expect(plainHtml('[{"type":', 'rich2')).toBe('<p class="bodyError">This text could not be shown.</p>');
    expect(plainHtml('{"type":"p"}', 'rich2')).toContain('bodyError');
  });

  it('numbers headings of the same words', () => {
    const h = { type: 'h2', children: [leaf('Same')] };
    expect(body(JSON.stringify([h, h, h]), 'rich2').headings.map((heading) => heading.ref)).toEqual([
      'same',
      'same-1',
      'same-2',
    ]);
  });
});
