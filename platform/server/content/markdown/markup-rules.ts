import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { isWritable, isWritableTag } from '../html/allowed-markup.ts';
import { readTag } from '../html/read-tag.ts';

type BlockRule = (state: StateBlock, startLine: number, endLine: number, silent: boolean) => boolean;
type InlineRule = (state: StateInline, silent: boolean) => boolean;

/**
 * What is not allowed as markup begins no markup: `<script>` at the start of a line would take all lines to the end of
 * the text for its own, and the parser of HTML all words behind it.
 */
export function onlyWritableMarkup(md: MarkdownIt): void {
  const block = ruleNamed<BlockRule>(md.block.ruler, 'html_block');
  md.block.ruler.at('html_block', onlyWritableBlocks(block), {
    alt: ['paragraph', 'reference', 'blockquote'],
  });
  md.inline.ruler.at('html_inline', onlyWritableTags(ruleNamed<InlineRule>(md.inline.ruler, 'html_inline')));
}

interface Ruler<Rule> {
  getRules(chain: string): readonly Rule[];
  disable(name: string): unknown;
  enable(name: string): unknown;
}

/** The rule that is missing while this name is switched off. */
function ruleNamed<Rule>(ruler: Ruler<Rule>, name: string): Rule {
  const all = ruler.getRules('');
  ruler.disable(name);
  const rest = new Set(ruler.getRules(''));
  ruler.enable(name);
  const found = all.find((rule) => !rest.has(rule));
  if (!found) throw new Error(`The parser of Markdown has no rule ${name}.`);
  return found;
}

function onlyWritableBlocks(rule: BlockRule): BlockRule {
  return (state, startLine, endLine, silent) => {
    const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
    return beginsWritable(state.src, start) && rule(state, startLine, endLine, silent);
  };
}

/** A comment that ends is a note nobody is to read. */
function beginsWritable(source: string, at: number): boolean {
  if (source.startsWith('<!--', at)) return source.indexOf('-->', at) >= 0;
  return isWritable(/^<\/?([a-z][a-z0-9-]*)/i.exec(source.slice(at, at + 40))?.[1] ?? '');
}

function onlyWritableTags(rule: InlineRule): InlineRule {
  return (state, silent) => {
    const start = state.pos;
    if (!rule(state, true)) return false;
    const tag = readTag(state.src, start);
    if (tag?.end !== state.pos || !isWritableTag(tag)) {
      if (!silent) state.pending += state.src.slice(start, state.pos);
      return true;
    }
    state.pos = start;
    return rule(state, silent);
  };
}
