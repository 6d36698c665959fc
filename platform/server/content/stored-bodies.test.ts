// Bodies as other installations and editors store them: with more in them than we draw.
import { describe, expect, it } from 'vitest';
import { body, plainHtml } from './testing/render-context.ts';
import { validateBody } from './validate-body.ts';

const BOB = '<a class="atMention" data-username="Bob" data-userid="5" href="/profile/Bob">@Bob</a>';
const leaf = (text: string) => ({ text });
const p = (...children: unknown[]) => ({ type: 'p', children });

/** What is stored is taken when it is sent, too. */
function draw(source: unknown, format: 'rich' | 'rich2'): string {
  const text = JSON.stringify(source);
  expect(validateBody(text, format)).toEqual([]);
  return plainHtml(text, format);
}

describe('rich2 with more in it', () => {
  const rows: [string, unknown[], string][] = [
    [
      'a mention as the editor leaves it',
      [
        p(
          leaf('hi '),
          {
            ...{
              type: '@',
              name: 'bob',
              userID: 5,
              domID: 'mentionSuggestion5',
              photoUrl: '/p.png',
              url: '/x',
            },
            ...{
              title: null,
              label: '',
              dateLastActive: '2026-01-02T03:04:05+00:00',
              banned: 0,
              private: false,
            },
            children: [leaf('')],
          },
          leaf('!'),
        ),
      ],
      `<p>hi ${BOB}!</p>`,
    ],
    [
      'a mention whose number is text',
      [p({ type: '@', name: 'bob', userID: '5', children: [leaf('')] })],
      `<p>${BOB}</p>`,
    ],
    [
      'a link with further fields',
      [p({ type: 'a', url: 'https://e.com', target: null, rel: 'x', id: 7, children: [leaf('l')] })],
      '<p><a href="https://e.com" rel="nofollow noopener ugc">l</a></p>',
    ],
    [
      'a mention in a link',
      [p({ type: 'a', url: '/x', children: [{ type: '@', name: 'bob', userID: 5 }] })],
      '<p><a href="/x">@bob</a></p>',
    ],
    [
      'a card with further data',
      [
        {
          ...{ type: 'rich_embed_card', url: 'https://e.com/a', dataSourceType: 'url', frameAttributes: [] },
          embedData: {
            embedType: 'link',
            url: 'https://e.com/a',
            name: 'N',
            foreignID: null,
            attributes: [],
            isFavorite: false,
          },
          children: [leaf('')],
        },
      ],
      '<span class="embedExternal embedLink"><a class="embedLink-link" href="https://e.com/a" rel="nofollow noopener ugc">' +
        '<span class="embedLink-title">N</span><span class="embedLink-source">e.com</span></a></span>',
    ],
    [
      'a card without an address',
      [{ type: 'rich_embed_card', embedData: { embedType: 'poll', name: 'Which <sail>?' } }],
      'Which &lt;sail&gt;?',
    ],
    [
      'marks we do not know',
      [p({ text: 'x', underline: true, color: '#f00', bold: true })],
      '<p><strong>x</strong></p>',
    ],
    ['nodes we do not know', [{ type: 'callout', variant: 'info', children: [p(leaf('x'))] }], '<p>x</p>'],
    [
      'two of them do not run together',
      [
        { type: 'note', children: [leaf('one')] },
        { type: 'note', children: [leaf('two')] },
      ],
      'one<br />two',
    ],
    [
      'one within a line',
      [p(leaf('a '), { type: 'key', children: [leaf('b')] }, leaf(' c'))],
      '<p>a b c</p>',
    ],
    ['one that holds its text itself', [{ type: 'callout', text: 'words' }], 'words'],
    [
      'one that has words in a field',
      [p(leaf('a '), { type: 'date', value: '1 May', children: [leaf('')] }, leaf(''))],
      '<p>a 1 May</p>',
    ],
    [
      'one that has an address',
      [{ type: 'media_embed', url: 'https://e.com/v', children: [leaf('')] }],
      '<a href="https://e.com/v" rel="nofollow noopener ugc">https://e.com/v</a>',
    ],
    [
      'what an unfinished mention holds',
      [p(leaf('a '), { type: 'mention_input', children: [leaf('@bo')] }, leaf(''))],
      '<p>a @bo</p>',
    ],
    [
      'cells as the table editor keeps them',
      [
        {
          ...{ type: 'table', id: 'x1', colSizes: [0, 120], marginLeft: 4 },
          children: [
            {
              type: 'tr',
              size: 40,
              children: [
                {
                  type: 'td',
                  colSpan: '2',
                  background: 'x',
                  borders: [],
                  attributes: [],
                  children: [p(leaf('c'))],
                },
              ],
            },
          ],
        },
      ],
      '<div class="tableWrapper customized"><table><tr><td colspan="2"><p>c</p></td></tr></table></div>',
    ],
  ];
  it.each(rows)('%s', (_name, nodes, expected) => {
    expect(draw(nodes, 'rich2')).toBe(expected);
  });

  it('keeps the text of what lies too deep to be drawn', () => {
    let node: unknown = leaf('deep');
    for (let i = 0; i < 500; i++)
      node = { type: i % 2 ? 'blockquote' : 'callout', children: [node, leaf(`w${i}`)] };
    const { text } = body(JSON.stringify([node]), 'rich2');
    expect(text).toMatch(/deep.*w0.*w250.*w499/s);
  });

  it('says nothing of a failed card but what it holds', () => {
    expect(
      draw([{ type: 'rich_embed_card', url: 'https://e.com', error: {}, children: [leaf('x')] }], 'rich2'),
    ).toBe('x');
  });
});

describe('deltas with more in them', () => {
  const rows: [string, unknown[], string][] = [
    [
      'lines of code by their old name',
      [
        { insert: 'let <a>' },
        { insert: '\n', attributes: { codeBlock: true } },
        { insert: 'b\n', attributes: { codeBlock: true } },
      ],
      '<pre class="code codeBlock" spellcheck="false" tabindex="0">let &lt;a&gt;\nb\n</pre>',
    ],
    [
      'attributes we do not know',
      [
        { insert: 'a', attributes: { color: 'red', bold: true } },
        { insert: '\n', attributes: { align: 'right' } },
      ],
      '<p><strong>a</strong></p>',
    ],
    [
      'attributes that are an empty array',
      [
        { insert: 'a', attributes: [] },
        { insert: '\n', attributes: [] },
      ],
      '<p>a</p>',
    ],
    [
      'a mention with more fields',
      [
        { insert: { mention: { name: 'bob', userID: 5, photoUrl: '/p', dateLastActive: null } } },
        { insert: '\n' },
      ],
      `<p>${BOB}</p>`,
    ],
    [
      'a mention in a listing',
      [
        { insert: { mention: { name: 'bob', userID: 5 } } },
        { insert: '\n', attributes: { 'code-block': true } },
      ],
      '<pre class="code codeBlock" spellcheck="false" tabindex="0">@bob\n</pre>',
    ],
    [
      'an insert we do not know',
      [{ insert: 'a ' }, { insert: { poll: { title: 'Which?', id: 3 } } }, { insert: '\n' }],
      '<p>a Which?</p>',
    ],
    [
      'a picture',
      [{ insert: { image: 'https://e.com/a.png' } }, { insert: '\n' }],
      '<p><img src="https://e.com/a.png" alt="" loading="lazy" class="embedImage-img importedEmbed-img" /></p>',
    ],
    [
      'a card that was never fetched',
      [
        { insert: { 'embed-external': { loaderData: { type: 'link', link: 'https://e.com/a' } } } },
        { insert: '\n' },
      ],
      '<a href="https://e.com/a" rel="nofollow noopener ugc">https://e.com/a</a>',
    ],
    [
      'a card of which nothing is left',
      [{ insert: 'a' }, { insert: { 'embed-external': [] } }, { insert: '\n' }],
      '<p>a</p>',
    ],
  ];
  it.each(rows)('%s', (_name, operations, expected) => {
    expect(draw(operations, 'rich')).toBe(expected);
  });
});
