// `<div data-react="react.tag" data-props='{"limit": 5}'></div>` in markup of an administrator becomes that widget.
// Marks are read here, on the server, and in such markup alone: no script in the browser ever looks for one, so what
// members write can stand for nothing, whatever it says.
import { Parser } from 'htmlparser2';
import type { MarkupElement, MarkupNode } from '../../contract/marked-html.ts';
import { ElementCounter } from '../content/too-complicated.ts';
import type { LayoutDefinition } from './view.ts';

export const MARK = 'data-react';
export const MARK_PROPS = 'data-props';

export interface MarkedMarkup {
  tree: MarkupNode[];
  /** By the name under which the tree refers to them: `mount0`. */
  widgets: Record<string, LayoutDefinition>;
}

type Open = MarkupElement & { children: MarkupNode[] };

/** Of markup that was cleaned. undefined: nothing is marked in it. */
export function readMarks(html: string): MarkedMarkup | undefined {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const widgets: MarkedMarkup['widgets'] = {};
  const push = (element: Open) => {
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  const parser = new Parser({
    onopentag: (given, { [MARK]: mark, [MARK_PROPS]: props, ...attributes }) => {
      const tag = given.toLowerCase();
      // Browsers put rows into a body of their own; what is drawn has to be what they read.
      if (tag === 'tr' && open.at(-1)?.tag === 'table') push({ tag: 'tbody', attributes: {}, children: [] });
      const element: Open = { tag, attributes, children: [] };
      if (mark !== undefined) {
        element.mount = `mount${Object.keys(widgets).length}`;
        widgets[element.mount] = { ...propsOf(props), $hydrate: mark };
      }
      push(element);
    },
    ontext: (text) => {
      const { tag, children } = open.at(-1) ?? root;
      if (HOLDS_NO_TEXT.has(tag) && text.trim() === '') return;
      const before = children.at(-1);
      // Around entities it comes in pieces.
      if (typeof before === 'string') children[children.length - 1] = before + text;
      else children.push(text);
    },
    onclosetag: (tag) => {
      if (tag === 'table' && open.at(-1)?.tag === 'tbody') open.pop();
      open.pop();
    },
  });
  parser.end(html);
  return Object.keys(widgets).length > 0 ? { tree: root.children, widgets } : undefined;
}

/** Space between their parts is nothing that would be drawn. */
const HOLDS_NO_TEXT = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

/** What no longer can be read is left out: a stored layout was validated when it was saved. */
function propsOf(text: string | undefined): Record<string, unknown> {
  return parseProps(text) ?? {};
}

/** undefined: no JSON, or no object. */
export function parseProps(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined || text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** What stands in marks and cannot be read. */
export function unreadableProps(html: string): string[] {
  const found: string[] = [];
  const elements = new ElementCounter();
  const parser = new Parser({
    onopentag: (_tag, attributes) => {
      // So much is drawn as text, and marks nothing.
      if (!elements.hasRoom()) parser.pause();
      const text = attributes[MARK_PROPS];
      if (attributes[MARK] !== undefined && parseProps(text) === undefined) found.push(String(text));
    },
    onclosetag: () => elements.close(),
  });
  parser.end(html);
  return found;
}
