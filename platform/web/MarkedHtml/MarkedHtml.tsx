// Markup of administrators, with widgets where elements are marked for them.
import { createElement, type ReactNode } from 'react';
import type { MarkupElement, MarkupNode } from '../../contract/marked-html.ts';

export interface MarkedHtmlProps {
  tree: readonly MarkupNode[];
  /** The widgets, drawn, by the names that the tree has for them. */
  mounts: Readonly<Record<string, unknown>>;
  className?: string | undefined;
}

export function MarkedHtml({ tree, mounts, className }: MarkedHtmlProps) {
  return createElement('div', { className }, ...tree.map((node) => draw(node, mounts)));
}

function draw(node: MarkupNode, mounts: MarkedHtmlProps['mounts']): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, mount, children } = node;
  if (mount !== undefined)
    // Said for style sheets alone, which leave the widget its own looks.
    return createElement(tag, { ...attributesOf(node), 'data-widget': '' }, mounts[mount] as ReactNode);
  return createElement(tag, attributesOf(node), ...children.map((child) => draw(child, mounts)));
}

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
};
const SWITCHES = new Set(['open', 'reversed']);

function attributesOf({ attributes }: MarkupElement): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      NAMES[name] ?? name,
      SWITCHES.has(name) ? true : value,
    ]),
  );
}
