import type { StateCore, Token } from 'markdown-it';
import { withoutTags } from '../../../contract/linear-text.ts';
import type { Rendering } from '../render-context.ts';
import { activateText } from '../text/activate-text.ts';
import { formulaOf } from './math-rule.ts';

// Passes over the finished tokens: they see text only, never code, links or formulas.

/** Makes mentions, emoji names and `www.` addresses live, outside links. */
export function activateTokens(tokens: readonly Token[], rendering: Rendering): void {
  for (const token of tokens) {
    if (token.type === 'blockquote_open') rendering.quoteDepth++;
    else if (token.type === 'blockquote_close') rendering.quoteDepth--;
    else if (token.type === 'inline' && token.children) activateInline(token.children, rendering);
  }
}

function activateInline(children: readonly Token[], rendering: Rendering): void {
  let links = 0;
  for (const child of children) {
    if (child.type === 'link_open') links++;
    else if (child.type === 'link_close') links--;
    else if (child.type === 'footnote_reference') activateInline(child.children ?? [], rendering);
    else if (child.type === 'html_inline') links += anchorStep(child.content);
    else if (child.type === 'text' && links <= 0 && /[@:]|www\./i.test(child.content)) {
      child.content = activateText(child.content, rendering);
      child.type = 'activated';
    }
  }
}

function anchorStep(tag: string): number {
  if (/^<a[\s>]/i.test(tag)) return 1;
  return /^<\/a\s*>/i.test(tag) ? -1 : 0;
}

export function namedHeadings(
  tokens: readonly Token[],
  rendering: Rendering,
  slug: (text: string) => string,
): void {
  for (let i = 0; i + 1 < tokens.length; i++) {
    const token = tokens[i];
    if (token?.type !== 'heading_open') continue;
    const words = tokens[i + 1]?.children?.map(wordsOf).join('') ?? '';
    token.attrSet('data-id', rendering.uniqueRef(slug(words)));
  }
}

function wordsOf(token: Token): string {
  if (token.type === 'html_inline' || token.type === 'footnote_reference') return '';
  if (token.type === 'math') return formulaOf(token).tex;
  return token.type === 'activated' ? withoutTags(token.content) : token.content;
}

/** `[ ]` and `[x]` at the start of a list item become boxes; nobody can tick them in the text. */
export function taskLists(state: StateCore): void {
  for (let i = 2; i < state.tokens.length; i++) {
    const inline = state.tokens[i];
    if (inline?.type !== 'inline' || state.tokens[i - 2]?.type !== 'list_item_open') continue;
    const first = inline.children?.[0];
    const box = first?.type === 'text' ? /^\[([ xX])\](?=\s)/.exec(first.content) : null;
    if (!first || !box) continue;
    first.content = first.content.slice(3);
    const token = new state.Token('activated', '', 0);
    token.content = `<span class="taskBox">${box[1] === ' ' ? '☐' : '☑'}</span>`;
    inline.children?.unshift(token);
  }
}

const ALIGNED = /^text-align:(center|right)$/;

/** How cells are aligned is expressed by a class: styles in the text of posts are never allowed. */
export function alignedCells(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if (token.type !== 'th_open' && token.type !== 'td_open') continue;
    const side = ALIGNED.exec(String(token.attrGet('style')))?.[1];
    if (side) token.attrJoin('class', side === 'right' ? 'AlignRight' : 'AlignCenter');
  }
}
