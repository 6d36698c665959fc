import { createEditor, Editor } from 'slate';
import { describe, expect, it } from 'vitest';
import { NODE_TYPES, type Rich2Node, UNKNOWN } from '../../../platform/contract/rich2/nodes.ts';
import { plainHtml } from '../../../platform/server/content/testing/render-context.ts';
import { withRules } from '../web/RichEditor/create-rich-editor.ts';
import type { EditorElement } from './editor-nodes.ts';
import { readRich2 } from './read-rich2.ts';
import { EVERY_NODE, typesIn } from './testing/every-node.ts';
import { RandomRich2 } from './testing/random-rich2.ts';
import { writeRich2 } from './write-rich2.ts';

const read = (nodes: readonly Rich2Node[]) => readRich2(JSON.stringify(nodes)) as EditorElement[];
const through = (nodes: readonly Rich2Node[]) => JSON.parse(writeRich2(read(nodes)) || '[]') as Rich2Node[];
const html = (nodes: readonly Rich2Node[]) => plainHtml(JSON.stringify(nodes), 'rich2');
const seeds = Array.from({ length: 300 }, (_, index) => index + 1);

/** What Slate makes of it by itself. */
function normalized(blocks: EditorElement[]): unknown {
  const editor = withRules(createEditor());
  editor.children = structuredClone(blocks);
  Editor.normalize(editor, { force: true });
  return editor.children;
}

describe('a document of rich2', () => {
  const known = [...NODE_TYPES].filter((type) => type !== UNKNOWN);

  it('of every node comes out as it went in, and the documents by chance hold every node too', () => {
    expect(known.filter((type) => !typesIn(EVERY_NODE).has(type))).toEqual([]);
    expect(through(EVERY_NODE)).toEqual(EVERY_NODE);
    expect(normalized(read(EVERY_NODE))).toEqual(read(EVERY_NODE));
    const byChance = typesIn(seeds.map((seed) => new RandomRich2(seed).document()));
    expect(known.filter((type) => !byChance.has(type))).toEqual([]);
  });

  it('that the editor could have written comes out as it went in', () => {
    for (const seed of seeds) {
      const nodes = new RandomRich2(seed).document();
      expect(through(nodes), `seed ${seed}`).toEqual(withoutBlankEnd(nodes));
    }
  });

  it('of any shape is read the same way the second time, and looks the same on the page', () => {
    for (const seed of seeds) {
      const once = through(new RandomRich2(seed).messyDocument());
      expect(through(once), `seed ${seed}`).toEqual(once);
      expect(html(once), `seed ${seed}`).toBe(html(through(once)));
    }
  });

  it('of any shape keeps every letter', () => {
    for (const seed of seeds) {
      const nodes = new RandomRich2(seed).messyDocument();
      expect(lettersOf(through(nodes)), `seed ${seed}`).toEqual(lettersOf(nodes));
    }
  });

  it('of any shape is what Slate itself would repair no further', () => {
    for (const seed of seeds) {
      for (const nodes of [new RandomRich2(seed).document(), new RandomRich2(seed).messyDocument()]) {
        const blocks = read(nodes);
        expect(normalized(blocks), `seed ${seed}`).toEqual(blocks);
      }
    }
  });
});

function withoutBlankEnd(nodes: Rich2Node[]): Rich2Node[] {
  const isBlank = ({ type, children }: Rich2Node) =>
    type === 'p' &&
    (children as Rich2Node[]).every(({ text }) => typeof text === 'string' && text.trim() === '');
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return nodes.slice(0, last + 1);
}

/** All letters, sorted: what strayed joins other words, and stands elsewhere afterwards. */
function lettersOf(node: unknown): string {
  let letters = '';
  JSON.stringify(node, (name, value: unknown) => {
    if (name === 'text' && typeof value === 'string') letters += value;
    return value;
  });
  return [...letters.replace(/\s+/g, '')].sort().join('');
}

describe('reading', () => {
  const p = (text: string) => ({ type: 'p', children: [{ text }] });

  it('carries along what it does not know, keys and all', () => {
    const callout = { type: 'callout', tone: { deep: [1] }, children: [p('x')] };
    const formula = { type: 'formula', tex: 'x', children: [{ text: '' }] };
    const card = { type: 'rich_embed_card', url: 'https://e.com', children: [{ text: '' }] };
    const line = {
      type: 'p',
      domID: 'd',
      children: [{ text: 'a' }, formula, { text: 'b' }, card, { text: '' }],
    };
    expect(through([callout, line])).toEqual([callout, line]);
    expect(read([callout])[0]?.type).toBe('preserved_block');
  });

  it('drops what another editor left open while a name was typed, but not the name', () => {
    const typing = {
      type: 'p',
      children: [{ text: 'to ' }, { type: 'mention_input', children: [{ text: 'Bo' }] }],
    };
    expect(through([typing])).toEqual([p('to Bo')]);
  });

  it('takes a list out of the line of its item', () => {
    const inner = {
      type: 'ul',
      children: [{ type: 'li', children: [{ type: 'lic', children: [{ text: 'b' }] }] }],
    };
    const nodes = [
      {
        type: 'ul',
        children: [{ type: 'li', children: [{ type: 'lic', children: [{ text: 'a' }, inner] }] }],
      },
    ];
    const [list] = through(nodes) as [{ children: [{ children: Rich2Node[] }] }];
    expect(list.children[0].children.map(({ type }) => type)).toEqual(['lic', 'ul']);
    expect(html(through(nodes))).toBe(html(nodes));
  });

  it('answers nothing for what is no rich2, and an empty paragraph for an empty body', () => {
    expect(readRich2('{"type":"p"}')).toBeUndefined();
    expect(readRich2('[{"type":')).toBeUndefined();
    expect(readRich2('')).toEqual([p('')]);
    expect(writeRich2([{ type: 'p', children: [{ text: ' ' }] }])).toBe('');
  });
});
