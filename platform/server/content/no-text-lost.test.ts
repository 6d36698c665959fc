import { describe, expect, it } from 'vitest';
import { pageText } from './testing/page-text.ts';
import { html, plainHtml, seeded } from './testing/render-context.ts';

const NAMES = [
  ...['script', 'style', 'textarea', 'title', 'iframe', 'noscript', 'xmp', 'plaintext', 'option', 'select'],
  ...['svg', 'math', 'template', 'object', 'video', 'audio', 'canvas', 'foo', 'my-widget', 'o:p', 'int'],
  ...['noembed', 'noframes', 'button', 'input', 'form', 'section', 'head', 'body', 'html', 'annotation-xml'],
];
const ALLOWED = [
  'b',
  'p',
  'div',
  'pre',
  'code',
  'table',
  'td',
  'ul',
  'li',
  'blockquote',
  'details',
  'a',
  'h2',
];

/** What begins something, and never what ends a script, a style sheet or a comment: those may go with what they hold. */
const PIECES = [
  ...NAMES.flatMap((name) => [`<${name}>`, `<${name} a="b">`, `<${name}/>`, `<${name} a="`, `<${name}`]),
  ...NAMES.filter((name) => name !== 'script' && name !== 'style').map((name) => `</${name}>`),
  ...ALLOWED.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} title="`, `<${name} title='`]),
  ...[
    '<!--',
    '<!-- ',
    '<!doctype html>',
    '<!DOCTYPE',
    '<?php',
    '<?xml',
    '?>',
    '<![CDATA[',
    ']]>',
    '<![if x]>',
  ],
  ...[
    '<',
    '</',
    '<>',
    '<!',
    '<?',
    '</>',
    '<a href="',
    '< b',
    '&lt;',
    '&',
    '<//',
    '<1',
    '<SCRIPT>',
    '<ſcript>',
  ],
  ...['[code]', '[/code]', '[b]', '[quote]', '[table]', '[tr]', '[list]', '[*]', '[size=3]', '[/quote]'],
  ...['[^1]', '\n[^1]: ', '\n[^2]: ', '^[', ']', '[^2', '](/x)', '\n>! '],
  ...['\n', '\n\n', '\n> ', '\n- ', '\n    ', '**', '`', '\n# '],
];
const FORMATS = ['markdown', 'html', 'wysiwyg', 'bbcode', 'text', 'textex'];

function mixture(random: () => number): { source: string; words: string[] } {
  const words: string[] = [];
  let source = '';
  for (let i = 2 + Math.floor(random() * 14); i > 0; i--) {
    const word = `word${words.length}x`;
    words.push(word);
    source += `${PIECES[Math.floor(random() * PIECES.length)]} ${word} `;
  }
  return { source, words };
}

function lost(words: readonly string[], page: string): string[] {
  const shown = new Set(pageText(page));
  return words.filter((word) => !shown.has(word));
}

describe('no words are lost', () => {
  it.each(FORMATS)('in mixtures of words and markup: %s', { timeout: 60_000 }, (format) => {
    const random = seeded(5);
    for (let round = 0; round < 3_000; round++) {
      const { source, words } = mixture(random);
      const page = html(source, format);
      expect(lost(words, page), `${JSON.stringify(source)}\n${page}`).toEqual([]);
    }
  });

  it.each(NAMES)('around and inside <%s>', (name) => {
    const written = [
      `You can use <${name}> here and after`,
      `<${name}>\nhere and\n\nafter`,
      `- <${name} a=b>here</${name}> and after`,
    ];
    for (const source of written) {
      const page = html(source, 'markdown');
      expect(lost(['here', 'and', 'after', ...name.split(/\W/)], page), page).toEqual([]);
    }
    const isProgram = name === 'script' || name === 'style';
    for (const source of isProgram ? written.slice(0, 2) : written) {
      expect(lost(['here', 'and', 'after'], html(source, 'html')), source).toEqual([]);
    }
    const shown = html(`<code><${name} a="b">words</${name}></code> after`, 'html');
    expect(lost([...name.split(/\W/), 'words', 'after'], shown), shown).toEqual([]);
  });

  it('in quotes beyond any depth', () => {
    expect(lost(['deep'], html(`${'> '.repeat(200)}deep`, 'markdown'))).toEqual([]);
    expect(lost(['deep'], html(`${'- '.repeat(200)}deep`, 'markdown'))).toEqual([]);
    expect(lost(['deep'], html(`${'<div>'.repeat(300)}deep`, 'html'))).toEqual([]);
  });

  it('with a picture that cannot be shown', () => {
    expect(plainHtml('![my boat](javascript:x)', 'markdown').trim()).toBe('<p><span>my boat</span></p>');
    expect(plainHtml('a <img src="data:x" alt="my boat"> b', 'wysiwyg')).toBe('a <span>my boat</span> b');
    expect(lost(['not', 'an', 'address'], html('[img]not an address[/img]', 'bbcode'))).toEqual([]);
  });

  it('between the cells of a table', () => {
    const source = '[table]title [tr]row [td]cell[/td][/tr] [td]alone[/td][/table]';
    expect(lost(['title', 'row', 'cell', 'alone'], html(source, 'bbcode'))).toEqual([]);
  });
});

describe('html that a program wrote', () => {
  const rows: [string, string, string][] = [
    ['scripts and style sheets go', 'a <script>x</script> b<style>y</style>', 'a b '],
    ['what speaks of an element stays', 'use <select> here', 'use &lt;select&gt; here'],
    [
      'an element that is not allowed leaves its text',
      '<select><option>a</option><option>b</option></select>',
      '',
    ],
    ['heads of documents go', '<!doctype html><html><body>a</body></html>', ' a '],
    ['notes go', 'a<!-- note -->b<!---->c<!-->d', 'abcd'],
    ['what Word adds goes', 'a<o:p></o:p><![if !supportLists]>b<![endif]>', 'ab'],
    ['generics stay', 'List<int> and <T>', 'List&lt;int&gt; and &lt;T&gt;'],
  ];
  it.each(rows)('%s', (_name, source, expected) => {
    const page = plainHtml(source, 'wysiwyg');
    if (expected === '') expect(pageText(page)).toEqual(['a', 'b']);
    else expect(page.replace(/ +/g, ' ')).toBe(expected);
  });

  it('keeps the words around a quoted post that holds half an element', () => {
    const quote = { embedType: 'quote', url: 'https://e.com/1', body: '<p>quoted <textarea> more' };
    const source = [
      { type: 'rich_embed_card', url: 'https://e.com/1', embedData: quote, children: [{ text: '' }] },
      { type: 'p', children: [{ text: 'mine' }] },
    ];
    expect(lost(['quoted', 'more', 'mine'], html(JSON.stringify(source), 'rich2'))).toEqual([]);
  });
});

describe('markdown', () => {
  it('shows a note within a sentence and hides one that stands by itself', () => {
    expect(plainHtml('use <!-- more --> here', 'markdown').trim()).toBe(
      '<p>use &lt;!-- more --&gt; here</p>',
    );
    expect(plainHtml('<!-- note -->\n\nhere', 'markdown').trim()).toBe('<p>here</p>');
  });

  it('is still markdown behind an element that is not allowed', () => {
    expect(plainHtml('<script>\n\n*a*', 'markdown')).toContain('<em>a</em>');
    expect(plainHtml('<foo a="*b*">', 'markdown').trim()).toBe('<p>&lt;foo a="*b*"&gt;</p>');
  });
});
