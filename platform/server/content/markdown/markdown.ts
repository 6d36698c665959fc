import createParser, { type MarkdownIt } from 'markdown-it';
import { headingSlug } from '../heading-ref.ts';
import { codeBlock } from '../highlight.ts';
import { shownMarkup } from '../html/allowed-markup.ts';
import { withSpoilerBlocks } from '../html/spoiler-blocks.ts';
import { drawFormula } from '../math/draw-formula.ts';
import type { Rendering } from '../render-context.ts';
import { bareUrlRule } from './bare-url-rule.ts';
import { footnoteReferenceRule, footnoteRule, inlineFootnoteRule } from './footnote-rules.ts';
import { placeFootnotes } from './footnotes.ts';
import type { MarkdownEnv } from './markdown-env.ts';
import { onlyWritableMarkup } from './markup-rules.ts';
import { blockMathRule, formulaOf, inlineMathRule } from './math-rule.ts';
import { inlineSpoilers, spoilerMarksRule } from './spoiler-marks-rule.ts';
import { spoilerRule } from './spoiler-rule.ts';
import { activateTokens, alignedCells, namedHeadings, taskLists } from './token-passes.ts';
import { MAX_NESTING, tooDeepRule } from './too-deep-rule.ts';

export function createMarkdown(): MarkdownIt {
  const md = createDialect();
  onlyWritableMarkup(md);
  md.block.ruler.before('table', 'too_deep', tooDeepRule);
  md.block.ruler.before('blockquote', 'spoiler_marks', spoilerMarksRule, { alt: ['paragraph', 'reference'] });
  md.core.ruler.after('inline', 'inline_spoilers', inlineSpoilers);
  md.block.ruler.before('reference', 'footnote', footnoteRule, { alt: ['paragraph', 'reference'] });
  md.inline.ruler.after('image', 'footnote_reference', footnoteReferenceRule);
  md.inline.ruler.after('image', 'inline_footnote', inlineFootnoteRule);
  md.core.ruler.before('text_join', 'footnotes', placeFootnotes);
  return md;
}

/** A line break is a line break: that is how people write in discussions. */
export function createDialect(): MarkdownIt {
  const md = createParser({
    html: true,
    breaks: true,
    linkify: false,
    typographer: false,
    maxNesting: MAX_NESTING,
  });
  md.validateLink = () => true; // The sanitiser alone decides about addresses.
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
  const markup: typeof rules.html_block = (tokens, index, _options, env: unknown) => {
    const written = tokens[index]?.content ?? '';
    if (/spoiler/i.test(written)) (env as MarkdownEnv).hasSpoilerBlocks = true;
    return shownMarkup(written);
  };
  rules.html_block = markup;
  rules.html_inline = markup;
  rules.activated = (tokens, index) => tokens[index]?.content ?? '';
  rules.footnote_reference = (tokens, index) => tokens[index]?.content ?? '';
  rules.math = (tokens, index, _options, env: unknown) =>
    drawFormula(formulaOf(tokens[index]), renderingOf(env));
  rules.math_block = (tokens, index, _options, env: unknown) =>
    `<p>${drawFormula(formulaOf(tokens[index]), renderingOf(env))}</p>\n`;
  rules.table_open = () => '<div class="tableWrapper"><table>\n';
  rules.table_close = () => '</table></div>\n';
}

function renderingOf(env: unknown): Rendering {
  return (env as MarkdownEnv).rendering;
}

const markdown = createMarkdown();

export function renderMarkdown(source: string, rendering: Rendering): string {
  const env: MarkdownEnv = { rendering };
  const markup = markdown.render(source, env);
  return env.hasSpoilerBlocks ? withSpoilerBlocks(markup) : markup;
}
