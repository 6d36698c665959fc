import type { Rich2Node } from '../../../contract/rich2/nodes.ts';
import { escapeHtml } from '../escape.ts';
import { withFormulas } from '../math/draw-formula.ts';
import type { Rendering } from '../render-context.ts';

const CODE = '<code class="code codeInline" spellcheck="false" tabindex="0">';

/** A run of text with its marks, innermost first: strong, em, s, code. */
export function renderLeaf(leaf: Rich2Node, rendering: Rendering): string {
  const text = typeof leaf.text === 'string' ? leaf.text : '';
  if (text === '') return '';
  const words = (part: string) => escapeHtml(part).replaceAll('\n', '<br>');
  let html = leaf.code === true ? words(text) : withFormulas(text, rendering, words);
  if (leaf.bold === true) html = `<strong>${html}</strong>`;
  if (leaf.italic === true) html = `<em>${html}</em>`;
  if (leaf.strikethrough === true) html = `<s>${html}</s>`;
  return leaf.code === true ? `${CODE}${html}</code>` : html;
}
