import { describe, expect, it } from 'vitest';
import { violations } from './testing/find-violations.ts';
import { body, seeded } from './testing/render-context.ts';
import { validateBody } from './validate-body.ts';

const RICH2 = [
  { type: 'h2', ref: 'r', children: [{ text: 'Title' }] },
  {
    type: 'p',
    children: [
      { text: 'a', bold: true },
      { type: 'a', url: 'https://e.com', children: [{ text: 'l' }] },
    ],
  },
  { type: 'p', children: [{ type: '@', name: 'bob', userID: 5, children: [{ text: '' }] }] },
  { type: 'blockquote', children: [{ type: 'blockquote-line', children: [{ text: 'q' }] }] },
  { type: 'ul', children: [{ type: 'li', children: [{ type: 'lic', children: [{ text: 'i' }] }] }] },
  {
    type: 'table',
    children: [{ type: 'tr', children: [{ type: 'td', colSpan: 2, children: [{ text: 'c' }] }] }],
  },
  { type: 'code_block', lang: 'js', children: [{ type: 'code_line', children: [{ text: 'let a' }] }] },
  {
    type: 'rich_embed_card',
    url: 'https://e.com',
    embedData: { embedType: 'link', url: 'https://e.com', name: 'n' },
  },
];
const DELTA = [
  { insert: 'a', attributes: { bold: true, link: 'https://e.com' } },
  { insert: '\n', attributes: { header: { level: 2, ref: 'r' } } },
  { insert: 'b\n', attributes: { list: { type: 'bullet', depth: 1 } } },
  { insert: { mention: { name: 'bob', userID: 5 } } },
  { insert: { 'embed-external': { data: { url: 'https://e.com', embedType: 'image' } } } },
  { insert: '\n', attributes: { 'code-block': true } },
];

const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, '', 'x', '<img src=x onerror=alert(1)>', [], {}, [[]], [null], { text: 1 }],
  ...[
    { type: 'constructor' },
    { type: '__proto__', children: [] },
    { text: 'x', type: null },
    'td',
    'li',
    'javascript:x',
  ],
];

type Tree = unknown[] | Record<string, unknown>;

/** Changes one random place: a value, a field's name, a missing or a doubled part. */
function mutate(root: Tree, random: () => number): void {
  const places: [Tree, string][] = [];
  const walk = (tree: Tree) => {
    for (const [key, value] of Object.entries(tree)) {
      places.push([tree, key]);
      if (typeof value === 'object' && value !== null) walk(value as Tree);
    }
  };
  walk(root);
  const [tree, key] = places[Math.floor(random() * places.length)] ?? [root, '0'];
  const holder = tree as Record<string, unknown>;
  const odd = structuredClone(ODD[Math.floor(random() * ODD.length)]);
  const kind = random();
  if (kind < 0.5) holder[key] = odd;
  else if (kind < 0.65) delete holder[key];
  else if (kind < 0.8) holder[`${key}x`] = structuredClone(holder[key]);
  else if (Array.isArray(tree)) tree.push(structuredClone(tree[0]), odd);
  else holder.children = [odd, structuredClone(RICH2[Math.floor(random() * RICH2.length)])];
}

describe.each([
  ['rich2', RICH2],
  ['rich', DELTA],
] as const)('%s bodies with something wrong in them', (format, sound) => {
  it('the sound one is valid', () => {
    expect(validateBody(JSON.stringify(sound), format)).toEqual([]);
  });

  it('are rendered safely and checked without a crash', { timeout: 60_000 }, () => {
    const random = seeded(7);
    for (let round = 0; round < 2_000; round++) {
      const tree = structuredClone(sound) as unknown as Tree;
      for (let i = 0; i <= random() * 4; i++) mutate(tree, random);
      const source = JSON.stringify(tree);
      expect(violations(body(source, format).html), source).toEqual([]);
      expect(validateBody(source, format).length, source).toBeLessThanOrEqual(1);
    }
  });
});
