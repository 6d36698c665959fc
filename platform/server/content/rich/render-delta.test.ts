import { describe, expect, it } from 'vitest';
import { body, plainHtml } from '../testing/render-context.ts';

const draw = (operations: unknown) => plainHtml(JSON.stringify(operations), 'rich');
const CODE = '<code class="code codeInline" spellcheck="false" tabindex="0">';

describe('each operation of a delta', () => {
  const rows: [string, unknown[], string][] = [
    ['lines', [{ insert: 'a\nb\n' }], '<p>a</p><p>b</p>'],
    ['an empty line', [{ insert: 'a\n\nb\n' }], '<p>a</p><p><br /></p><p>b</p>'],
    ['no last line break', [{ insert: 'a' }], '<p>a</p>'],
    ['an empty body', [{ insert: '\n' }], '<p><br /></p>'],
    [
      'deletions and what was left as it was',
      [{ insert: 'a\n' }, { retain: 2 }, { delete: 1 }, { insert: 'b\n' }],
      '<p>a</p><p>b</p>',
    ],
    [
      'neighbours share a tag, bold outermost',
      [
        { insert: 'a', attributes: { bold: true } },
        { insert: 'b', attributes: { italic: true, bold: true } },
        { insert: 'c', attributes: { strike: true } },
        { insert: '\n' },
      ],
      '<p><strong>a<em>b</em></strong><s>c</s></p>',
    ],
    ['code', [{ insert: '<x>', attributes: { code: true } }], `<p>${CODE}&lt;x&gt;</code></p>`],
    ['old code', [{ insert: 'x', attributes: { codeInline: true } }], `<p>${CODE}x</code></p>`],
    [
      'link',
      [{ insert: 'x', attributes: { link: 'https://e.com' } }],
      '<p><a href="https://e.com" rel="nofollow noopener ugc">x</a></p>',
    ],
    ['header', [{ insert: 'T' }, { insert: '\n', attributes: { header: 2 } }], '<h2>T</h2>'],
    ['header as text', [{ insert: 'T' }, { insert: '\n', attributes: { header: '3' } }], '<h3>T</h3>'],
    [
      'header with ref',
      [{ insert: 'T' }, { insert: '\n', attributes: { header: { level: 4, ref: 'r' } } }],
      '<h4 data-id="r">T</h4>',
    ],
    [
      'lists nest by depth',
      [
        { insert: 'a' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'b' },
        { insert: '\n', attributes: { list: { type: 'ordered', depth: 1 } } },
        { insert: 'c' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'd' },
        { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
      ],
      '<ul><li>a<ol><li>b</li></ol></li><li>c<ul><li>d</li></ul></li></ul>',
    ],
    [
      'quote lines',
      [{ insert: 'a' }, { insert: '\n\n', attributes: { 'blockquote-line': true } }],
      '<div class="blockquote"><div class="blockquote-content"><p class="blockquote-line">a</p>' +
        '<p class="blockquote-line"><br /></p></div></div>',
    ],
    [
      'spoiler lines',
      [{ insert: 'a' }, { insert: '\n', attributes: { 'spoiler-line': true } }],
      '<details class="spoiler"><summary class="spoiler-buttonContainer">Spoiler</summary>' +
        '<div class="spoiler-content"><p class="spoiler-line">a</p></div></details>',
    ],
    [
      'code lines',
      [
        { insert: 'a' },
        { insert: '\n', attributes: { 'code-block': true } },
        { insert: 'b' },
        { insert: '\n', attributes: { 'code-block': true } },
      ],
      '<pre class="code codeBlock" spellcheck="false" tabindex="0">a\nb\n</pre>',
    ],
    [
      'mention',
      [{ insert: { mention: { name: 'Bob', userID: 5 } } }, { insert: '!\n' }],
      '<p><a class="atMention" data-username="Bob" data-userid="5" href="/profile/Bob">@Bob</a>!</p>',
    ],
    [
      'emoji',
      [{ insert: { emoji: { emojiChar: '😀' } } }],
      '<p><span class="safeEmoji nativeEmoji">😀</span></p>',
    ],
    [
      'a card takes its own line break along',
      [
        { insert: { 'embed-external': { data: { url: 'https://e.com/a', embedType: 'link', name: 'N' } } } },
        { insert: '\nafter\n' },
      ],
      '<span class="embedExternal embedLink"><a class="embedLink-link" href="https://e.com/a" rel="nofollow noopener ugc">' +
        '<span class="embedLink-title">N</span><span class="embedLink-source">e.com</span></a></span><p>after</p>',
    ],
  ];
  it.each(rows)('%s', (_name, operations, expected) => {
    expect(draw(operations)).toBe(expected);
  });

  it('takes an array only', () => {
    expect(draw({ ops: [{ insert: 'a\n' }] })).toContain('bodyError');
  });

  it('keeps quoted lines out of excerpt and notifications', () => {
    const result = body(
      JSON.stringify([
        { insert: { mention: { name: 'Bob', userID: 5 } } },
        { insert: '\n', attributes: { 'blockquote-line': true } },
        { insert: 'mine\n' },
      ]),
      'rich',
    );
    expect(result).toMatchObject({ excerpt: 'mine', text: '@Bob\nmine', mentions: [] });
  });
});
