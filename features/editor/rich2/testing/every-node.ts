// A document that holds every node of rich2 with all that each may carry, as the editor stores it.
import type { Rich2Node } from '../../../../platform/contract/rich2/nodes.ts';

const leaf = (text: string, marks: object = {}): Rich2Node => ({ text, ...marks });
const node = (type: string, children: Rich2Node[], more: object = {}): Rich2Node => ({
  type,
  ...more,
  children,
});
const p = (text: string) => node('p', [leaf(text)]);
const item = (text: string, ...lists: Rich2Node[]) => node('li', [node('lic', [leaf(text)]), ...lists]);
const card = (type: string, dataSourceType: string, embedData: { url: string }): Rich2Node =>
  node(type, [leaf('')], { dataSourceType, url: embedData.url, embedData });

const PAGE = { embedType: 'link', url: 'https://example.org/bees', name: 'On bees', body: 'They dance' };
const PICTURE = {
  ...{ embedType: 'image', url: '/favicon.ico', name: 'A hive in the sun', caption: 'Monday, at noon' },
  ...{ type: 'image/png', size: 12, width: 30, height: 20, displaySize: 'medium', float: 'none' },
};
const FILE = { embedType: 'file', url: '/uploads/wax.txt', name: 'wax.txt', type: 'text/plain', size: 12 };

const TABLE = node(
  'table',
  [
    node('caption', [leaf('Honey by day')]),
    node('thead', [node('tr', [node('th', [p('Day')]), node('th', [p('Honey')])])]),
    node('tbody', [
      node('tr', [node('td', [p('Monday')]), node('td', [p('two jars')])], { actualHeight: 40 }),
      node('tr', [node('td', [p('closed all day')], { attributes: { colspan: 2 }, colSpan: 2, border: {} })]),
    ]),
    node('tfoot', [node('tr', [node('td', [p('In all')]), node('td', [p('two')])])]),
  ],
  { id: 't1', colSizes: [120, 200], marginLeft: 4 },
);

const INLINE = node('p', [
  leaf('plain '),
  leaf('bold', { bold: true }),
  leaf(' '),
  leaf('italic', { italic: true }),
  leaf(' '),
  leaf('struck', { strikethrough: true }),
  leaf(' '),
  leaf('code()', { code: true }),
  leaf(' and '),
  node('a', [leaf('the handbook')], { url: 'https://example.org/handbook', target: '_blank' }),
  leaf(' by '),
  node('@', [leaf('')], { name: 'Adelina', userID: 2, url: '/profile/Adelina', domID: 'd' }),
  leaf(' '),
  node('legacy_emoji_image', [leaf('')], { attributes: { src: '/favicon.ico', alt: ':)', title: 'smile' } }),
  leaf(' see '),
  card('rich_embed_inline', 'url', PAGE),
  leaf(''),
]);

/** The last block is text, so that one can write on behind it. */
export const EVERY_NODE: readonly Rich2Node[] = [
  node('h2', [leaf('Second')], { ref: 'second' }),
  ...['h3', 'h4', 'h5'].map((type) => node(type, [leaf(`Of ${type}`)])),
  INLINE,
  node('blockquote', [
    node('blockquote-line', [leaf('Nobody')]),
    node('blockquote-line', [leaf('taught them')]),
  ]),
  node('spoiler', [node('spoiler-content', [node('spoiler-item', [leaf('It was the queen')])])]),
  node('code_block', [node('code_line', [leaf('let far = 1;')]), node('code_line', [leaf('  fly();')])], {
    lang: 'javascript',
  }),
  node('ul', [item('wax', node('ol', [item('first'), item('second')])), item('honey')]),
  TABLE,
  card('rich_embed_card', 'image', PICTURE),
  card('rich_embed_card', 'file', FILE),
  card('rich_embed_card', 'url', PAGE),
  p('Written by'),
];

/** Of all nodes below these. */
export function typesIn(nodes: unknown): Set<string> {
  const types = new Set<string>();
  JSON.stringify(nodes, (name, value: unknown) => {
    if (name === 'embedData') return undefined;
    if (typeof value === 'object' && value !== null && 'children' in value && 'type' in value)
      types.add(String(value.type));
    return value;
  });
  return types;
}
