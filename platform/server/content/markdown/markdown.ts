import createParser, { type MarkdownIt } from 'markdown-it';
import { escapeHtml } from '../escape.ts';
import { headingSlug } from '../heading-ref.ts';
import { codeBlock } from '../highlight.ts';
import type { Rendering } from '../render-context.ts';
import { bareUrlRule } from './bare-url-rule.ts';
import { knownElementsOnly } from './known-elements.ts';
import type { MarkdownEnv } from './markdown-env.ts';
import { blockMathRule, inlineMathRule } from './math-rule.ts';
import { spoilerRule } from './spoiler-rule.ts';
import { activateTokens, alignedCells, namedHeadings, taskLists } from './token-passes.ts';

/** A line break is a line break: that is how people write in discussions. */
export function createMarkdown(): MarkdownIt {
  const md = createParser({ html: true, breaks: true, linkify: false, typographer: false, maxNesting: 50 });
  md.validateLink = () => true; // The sanitiser is the one judge of addresses.
  md.inline.ruler.before('escape', 'math', inlineMathRule);
  md.inline.ruler.after('text', 'bare_url', bareUrlRule);
  md.block.ruler.before('blockquote', 'spoiler', spoilerRule, { alt: ['paragraph', 'reference', 'list'] });
  md.block.ruler.before('fence', 'math_block', blockMathRule, { alt: ['paragraph', 'reference', 'list'] });
  md.core.ruler.before('text_join', 'task_lists', taskLists);
  md.core.ruler.before('text_join', 'activate', (state) =>
    activateTokens(state.tokens, renderingOf(state.env)),
  );
  md.core.ruler.push('aligned_cells', (state) => alignedCells(state.tokens));
  md.core.ruler.push('headings', (state) => namedHeadings(state.tokens, renderingOf(state.env), headingSlug));
  addRendererRules(md);
  return md;
}

function addRendererRules(md: MarkdownIt): void {
  const rules = md.renderer.rules;
  rules.fence = (tokens, index) => {
    const token = tokens[index];
    const lang = token?.info.trim().split(/\s+/)[0] ?? '';
    return `${codeBlock(token?.content ?? '', lang)}\n`;
  };
  rules.code_block = (tokens, index) => `${codeBlock(tokens[index]?.content ?? '', '')}\n`;
  rules.html_block = (tokens, index) => knownElementsOnly(tokens[index]?.content ?? '');
  rules.html_inline = (tokens, index) => knownElementsOnly(tokens[index]?.content ?? '');
  rules.activated = (tokens, index) => tokens[index]?.content ?? '';
  rules.math = (tokens, index) => escapeHtml(tokens[index]?.content ?? '');
  rules.math_block = (tokens, index) => `<p>${escapeHtml(tokens[index]?.content ?? '')}</p>\n`;
  rules.table_open = () => '<div class="tableWrapper"><table>\n';
  rules.table_close = () => '</table></div>\n';
}

function renderingOf(env: unknown): Rendering {
  return (env as MarkdownEnv).rendering;
}

const markdown = createMarkdown();

export function renderMarkdown(source: string, rendering: Rendering): string {
  const env: MarkdownEnv = { rendering };
  return markdown.render(source, env);
}
