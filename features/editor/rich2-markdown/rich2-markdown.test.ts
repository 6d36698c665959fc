import { describe, expect, it } from 'vitest';
import type { Rich2Node } from '../../../platform/contract/rich2/nodes.ts';
import { plainHtml } from '../../../platform/server/content/testing/render-context.ts';
import { fitDocument } from '../rich2/read-rich2.ts';
import { randomOf } from '../rich2/testing/random-rich2.ts';
import { writeRich2 } from '../rich2/write-rich2.ts';
import { fromMarkdown } from './from-markdown.ts';
import { embedsOf, toMarkdown } from './to-markdown.ts';

const fitted = (nodes: readonly Rich2Node[]) =>
  JSON.parse(writeRich2(fitDocument(nodes)) || '[]') as Rich2Node[];
const there = (nodes: readonly Rich2Node[]) => toMarkdown(nodes);
const andBack = (nodes: readonly Rich2Node[]) =>
  fitted(fromMarkdown(toMarkdown(nodes), { embeds: embedsOf(nodes) }));
const p = (...children: Rich2Node[]): Rich2Node => ({ type: 'p', children });
const t = (text: string, marks: object = {}): Rich2Node => ({ text, ...marks });
const li = (...children: Rich2Node[]): Rich2Node => ({ type: 'li', children });
const lic = (text: string): Rich2Node => ({ type: 'lic', children: [t(text)] });

describe('rich text as Markdown', () => {
  const rows: [string, Rich2Node[], string][] = [
    ['marks', [p(t('a '), t('b', { bold: true }), t(' '), t('c', { italic: true }))], 'a **b** *c*'],
    ['marks within marks', [p(t('a', { bold: true }), t('b', { bold: true, italic: true }))], '**a*b***'],
    ['signs', [p(t('2 * 3 * 4 _x_ [y] <b> &amp;'))], '2 \\* 3 \\* 4 \\_x\\_ \\[y] \\<b\\> \\&amp;'],
    ['starts of lines', [p(t('# no\n1. no\n- no'))], '\\# no\n1\\. no\n\\- no'],
    ['code with backticks', [p(t('a`b', { code: true }))], '``a`b``'],
    ['an address', [p(t('see https://e.com/a_b_c'))], 'see https://e.com/a_b_c'],
    ['a formula', [p(t('\\(a_1*b_1*\\)'))], '\\(a_1*b_1*\\)'],
    [
      'a mention',
      [p(t('to '), { type: '@', name: 'Bo Li', userID: 1, children: [t('')] }, t(''))],
      'to @"Bo Li"',
    ],
    [
      'a mention that touches words',
      [p(t('dear'), { type: '@', name: 'bo', children: [t('')] }, t('and all'))],
      'dear<!---->@bo<!---->and all',
    ],
    ['a name that mentions nobody', [p(t('to @bo'))], 'to \\@bo'],
    ['a heading', [{ type: 'h3', children: [t('x')] }], '### x'],
    [
      'a link',
      [p({ type: 'a', url: 'https://e.com/a(b)', children: [t('x')] })],
      '[x](<https://e.com/a(b)>)',
    ],
    [
      'lists',
      [{ type: 'ul', children: [li(lic('a'), { type: 'ol', children: [li(lic('b'))] }), li(lic('c'))] }],
      '- a\n  1. b\n- c',
    ],
    [
      'code',
      [{ type: 'code_block', lang: 'js', children: [{ type: 'code_line', children: [t('a```')] }] }],
      '````js\na```\n````',
    ],
    [
      'a quote',
      [
        {
          type: 'blockquote',
          children: [
            { type: 'blockquote-line', children: [t('a')] },
            { type: 'blockquote-line', children: [t('b')] },
          ],
        },
      ],
      '> a\n>\n> b',
    ],
    [
      'a spoiler',
      [
        {
          type: 'spoiler',
          children: [{ type: 'spoiler-content', children: [{ type: 'spoiler-item', children: [t('a')] }] }],
        },
      ],
      '>! a',
    ],
  ];
  it.each(rows)('%s', (_name, nodes, markdown) => {
    expect(there(nodes)).toBe(markdown);
  });

  it.each(rows.filter(([name]) => name !== 'a mention'))('%s, and back', (_name, nodes) => {
    expect(andBack(nodes).map(withoutSpacers)).toEqual(fitted(nodes).map(withoutSpacers).map(linked));
  });

  it('tables, with a head and without', () => {
    const row = (type: string, ...texts: string[]) => ({
      type: 'tr',
      children: texts.map((text) => ({ type, children: [p(t(text))] })),
    });
    const body = { type: 'tbody', children: [row('td', '1', 'a|b')] };
    const table = { type: 'table', children: [{ type: 'thead', children: [row('th', 'x', 'y')] }, body] };
    expect(there([table])).toBe('| x | y |\n| --- | --- |\n| 1 | a\\|b |');
    expect(andBack([table])).toEqual([table]);
    expect(andBack([{ type: 'table', children: [body] }])).toEqual([{ type: 'table', children: [body] }]);
  });

  it('cards come back as the cards they were', () => {
    const url = 'https://e.com/page';
    const embedData = { embedType: 'link', url, name: 'A page', body: 'words', photoUrl: '/x' };
    const card = { type: 'rich_embed_card', url, embedData, mine: 7, children: [t('')] };
    expect(there([card])).toBe('[A page](https://e.com/page)');
    expect(andBack([p(t('a')), card])).toEqual([p(t('a')), card]);
  });

  it('random paragraphs of signs come back letter by letter, and look the same on the page', () => {
    const random = randomOf(7);
    const signs = [...'ab *_`~[]()<>|$\\!&#-+=.1:@"\n', ' ', 'x ', '&amp;', '](', '**', '~~', 'ß', '日本'];
    for (let round = 0; round < 400; round++) {
      const text = Array.from(
        { length: 1 + Math.floor(random() * 24) },
        () => signs[Math.floor(random() * signs.length)],
      )
        .join('')
        .split('\n')
        .map((line) => line.replace(/ +/g, ' ').trim())
        .filter((line) => line !== '')
        .join('\n');
      // Formulas, addresses and names are live on the page, whoever wrote them.
      if (text === '' || /\$\$|\\[[\](]|:\/\/|@/.test(text)) continue;
      const nodes = [p(t(text))];
      expect(wordsOf(andBack(nodes)), JSON.stringify(text)).toBe(text);
      expect(shown(plainHtml(there(nodes), 'markdown')), JSON.stringify(text)).toBe(
        shown(plainHtml(JSON.stringify(nodes), 'rich2')),
      );
    }
  });
});

describe('Markdown as rich text', () => {
  const read = (source: string) => fitted(fromMarkdown(source));

  it('reads what people write', () => {
    expect(read('# Title\n\nHello **world**\nnext').map(({ type }) => type)).toEqual(['h2', 'p']);
    expect(wordsOf(read('a  \nb'))).toBe('a\nb');
    expect(read('@bo and \\@li')[0]).toEqual(
      p(t(''), { type: '@', name: 'bo', children: [t('')] }, t(' and @li')),
    );
    expect(read('![A hive](/uploads/a.png)')[0]).toMatchObject({
      type: 'rich_embed_card',
      embedData: { embedType: 'image', url: '/uploads/a.png', name: 'A hive' },
    });
    expect(read('> a\n> - b')[0]).toMatchObject({ type: 'blockquote', children: [{}, {}] });
  });

  it('keeps the words of footnotes, of HTML and of whatever else it has no node for', () => {
    const words = wordsOf(read('a[^1]\n\n[^1]: note\n\n<div>raw</div>\n\n- x\n\n  ```\n  code\n  ```'));
    for (const word of ['[^1]: note', 'raw', 'x', 'code']) expect(words).toContain(word);
  });
});

function wordsOf(node: unknown): string {
  let words = '';
  JSON.stringify(node, (name, value: unknown) => {
    if (name === 'text' && typeof value === 'string') words += value;
    return value;
  });
  return words;
}

/** Empty texts beside links and the like. */
function withoutSpacers(node: Rich2Node): Rich2Node {
  if (!Array.isArray(node.children)) return node;
  const children = (node.children as Rich2Node[]).map(withoutSpacers).filter((child) => child.text !== '');
  return { ...node, children };
}

/** An address in the words is a link once it was Markdown. */
function linked(node: Rich2Node): Rich2Node {
  const [only] = Array.isArray(node.children) ? (node.children as Rich2Node[]) : [];
  const url = /^see (https:.*)$/.exec(String(only?.text))?.[1];
  return url ? p(t('see '), { type: 'a', url, children: [t(url)] }) : node;
}

function shown(html: string): string {
  return html
    .replaceAll('<br />', '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
