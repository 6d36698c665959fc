import { describe, expect, it } from 'vitest';
import { validateBody } from './validate-body.ts';

const leaf = { text: 'x' };
const nested = (depth: number): unknown =>
  depth === 0 ? leaf : { type: 'p', children: [nested(depth - 1)] };

describe('what is wrong with a rich2 body', () => {
  const rows: [string, string | unknown[], string | null][] = [
    ['nothing', [{ type: 'p', children: [leaf] }], null],
    ['nothing in an empty body', [{ type: 'p', children: [{ text: '' }] }], null],
    ['not JSON', '[{', 'body must be valid JSON.'],
    ['not an array', '{"type":"p"}', 'body must be a JSON array of nodes.'],
    ['not a node', [1], 'body[0] must be a node.'],
    ['nothing in a node we do not know', [{ type: 'widget', options: { a: [1] }, children: [leaf] }], null],
    ['nothing in one without children', [{ type: 'hr' }, { type: 'callout', text: 'x' }], null],
    ['nothing in a node of the editor', [{ type: 'mention_input', children: [leaf] }], null],
    ['nothing in further fields', [{ type: 'p', style: 'x', children: [{ text: 'x', color: 'red' }] }], null],
    ['a type that is no word', [{ type: 5, children: [leaf] }], 'body[0].type must be a string.'],
    ['children that are none', [{ type: 'widget', children: 'x' }], 'body[0].children must be an array.'],
    [
      'a wrong mark',
      [{ type: 'p', children: [{ text: 'x', bold: 1 }] }],
      'body[0].children[0].bold must be true or false.',
    ],
    [
      'text that is none',
      [{ type: 'p', children: [{ text: 5 }] }],
      'body[0].children[0].text must be a string.',
    ],
    [
      'a leaf without text',
      [{ type: 'p', children: [{ bold: true }] }],
      'body[0].children[0].text is missing.',
    ],
    ['no children', [{ type: 'p' }], 'body[0].children must be an array.'],
    ['a mention without a name', [{ type: '@', userID: 1 }], 'body[0].name is missing.'],
    ['an address that is none', [{ type: 'a', url: 1, children: [leaf] }], 'body[0].url must be a string.'],
    [
      'a word too long',
      [{ type: 'h2', ref: 'x'.repeat(1001), children: [leaf] }],
      'body[0].ref must not be longer than 1000 characters.',
    ],
    ['depth 20', [nested(19)], null],
    ['depth 21', [nested(20)], `body[0]${'.children[0]'.repeat(19)}.children lies deeper than 20 levels.`],
    ['5,000 nodes', Array(5000).fill(leaf), null],
    ['5,001 nodes', Array(5001).fill(leaf), 'body has more than 5000 nodes.'],
  ];
  it.each(rows)('%s', (_name, given, message) => {
    const errors = validateBody(typeof given === 'string' ? given : JSON.stringify(given), 'Rich2');
    expect(errors.map((error) => error.message)).toEqual(message === null ? [] : [message]);
  });
});

describe('what is wrong with a delta', () => {
  const rows: [string, unknown, string | null][] = [
    ['nothing', [{ insert: 'a\n', attributes: { bold: true } }], null],
    ['a wrapper', { ops: [] }, 'body must be a JSON array of operations.'],
    ['no insert', [{ attributes: {} }], 'body[0].insert must be a string or an object.'],
    ['nothing in an insert we do not know', [{ insert: { poll: { title: 'x' } } }], null],
    ['nothing in further attributes', [{ insert: 'a', attributes: { color: 'red', codeBlock: true } }], null],
    ['nothing in an empty array of attributes', [{ insert: 'a', attributes: [] }], null],
    ['nothing in further fields', [{ insert: 'a', key: 1 }], null],
    ['attributes that are none', [{ insert: 'a', attributes: 'x' }], 'body[0].attributes must be an object.'],
    [
      'a mention without a name',
      [{ insert: { mention: {} } }],
      'body[0].insert.mention.name must be a string.',
    ],
    [
      'nothing in what was deleted or left as it was',
      [{ insert: 'a\n' }, { retain: 2 }, { delete: 1 }],
      null,
    ],
    ['a deletion of no length', [{ delete: 'all' }], 'body[0].insert must be a string or an object.'],
  ];
  it.each(rows)('%s', (_name, given, message) => {
    expect(validateBody(JSON.stringify(given), 'rich').map((error) => error.message)).toEqual(
      message === null ? [] : [message],
    );
  });
});

describe('formats', () => {
  it('are known in any case, and no others', () => {
    expect(validateBody('<b>', 'MarkDown')).toEqual([]);
    expect(validateBody('x', 'ipb')).toMatchObject([{ field: 'format', code: 'invalid' }]);
    expect(validateBody('x', 'constructor')).toHaveLength(1);
  });
});
