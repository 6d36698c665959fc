import { createHash } from 'node:crypto';
import type { StateCore, Token } from 'markdown-it';
import { escapeHtml } from '../escape.ts';
import type { Rendering } from '../render-context.ts';
import { SPOILER_END, SPOILER_START } from '../spoiler.ts';
import { footnoteOf } from './footnote-rules.ts';
import type { Footnote, MarkdownEnv } from './markdown-env.ts';

/** Beyond so many, references stay as they were typed. */
const MAX_REFERENCES = 1_000;

/** Numbers the notes of a text in the order of their references, and puts them below it. */
export function placeFootnotes(state: StateCore): void {
  // Nearly every text is without any.
  if (state.src.includes('[^') || state.src.includes('^[')) new Placing(state).run();
}

class Placing {
  private readonly state: StateCore;
  private readonly rendering: Rendering;
  /** Those referred to, by their numbers. */
  private readonly listed: Footnote[] = [];
  private readonly defined: Footnote[] = [];
  private readonly hash: string;
  private references = 0;

  constructor(state: StateCore) {
    this.state = state;
    this.rendering = (state.env as MarkdownEnv).rendering;
    // Two texts on one page have different names for their notes.
    this.hash = createHash('sha256').update(state.src).digest('hex').slice(0, 12);
  }

  run(): void {
    const body = this.withoutNotes();
    this.number(body);
    for (let i = 0; i < this.listed.length; i++) this.number(this.listed[i]?.tokens ?? []);
    for (const footnote of this.defined) {
      if (footnote.number > 0) continue;
      footnote.isInPlace = true;
      this.number(footnote.tokens);
    }
    // Those may have named further ones.
    for (let i = 0; i < this.listed.length; i++) this.number(this.listed[i]?.tokens ?? []);
    this.state.tokens = [...this.inPlace(body), ...this.list()];
  }

  /** The tokens of the text; each note has its own, and one stands for it where it was written. */
  private withoutNotes(): Token[] {
    const body: Token[] = [];
    const open: Token[][] = [body];
    let spoilers = 0;
    for (const token of this.state.tokens) {
      spoilers += spoilerStep(token);
      if (token.type === 'footnote_close') open.pop();
      else open.at(-1)?.push(token);
      if (token.type !== 'footnote_open') continue;
      const footnote = footnoteOf(token);
      footnote.isHidden = spoilers > 0;
      this.defined.push(footnote);
      open.push(footnote.tokens);
    }
    return body;
  }

  private number(tokens: readonly Token[]): void {
    let spoilers = 0;
    for (const token of tokens) {
      spoilers += spoilerStep(token);
      for (const child of token.children ?? []) {
        if (child.type === 'footnote_reference') this.refer(child, spoilers > 0);
        else if (child.type === 'image') child.children?.forEach(asText);
      }
    }
  }

  private refer(token: Token, isHidden: boolean): void {
    const footnote = footnoteOf(token);
    if (token.content !== '') return;
    if (footnote.isInPlace || this.references >= MAX_REFERENCES) {
      asText(token);
      return;
    }
    this.references++;
    if (footnote.number === 0) {
      footnote.number = this.listed.push(footnote);
      footnote.isHidden ||= isHidden;
      if (token.children) footnote.tokens = this.paragraph(token.children);
    }
    const times = ++footnote.references;
    const id = this.referenceID(footnote, times);
    const target = this.noteID(footnote);
    this.rendering.noteIDs.add(id).add(target);
    token.content = `<sup class="footnote-ref"><a href="#${target}" id="${id}" role="doc-noteref">[${footnote.number}]</a></sup>`;
  }

  private noteID(footnote: Footnote): string {
    return `fn-${this.hash}-${footnote.number}`;
  }

  private referenceID(footnote: Footnote, times: number): string {
    return `fnref-${this.hash}-${footnote.number}${times > 1 ? `-${times}` : ''}`;
  }

  private paragraph(children: Token[]): Token[] {
    const open = new this.state.Token('paragraph_open', 'p', 1);
    const inline = new this.state.Token('inline', '', 0);
    const close = new this.state.Token('paragraph_close', 'p', -1);
    inline.children = children;
    for (const token of [open, inline, close]) token.block = true;
    return [open, inline, close];
  }

  private markup(content: string): Token {
    const token = new this.state.Token('activated', '', 0);
    token.content = content;
    return token;
  }

  /** Nothing that was written is left out: a note nobody refers to is shown as it was typed. */
  private inPlace(tokens: readonly Token[]): Token[] {
    return tokens.flatMap((token) => {
      if (token.type !== 'footnote_open') return [token];
      const footnote = footnoteOf(token);
      if (!footnote.isInPlace) return [];
      const label = this.markup(`${escapeHtml(footnote.written)}: `);
      const [first, inline] = footnote.tokens;
      if (first?.type !== 'paragraph_open' || !inline?.children)
        return [...this.paragraph([label]), ...this.inPlace(footnote.tokens)];
      inline.children.unshift(label);
      return this.inPlace(footnote.tokens);
    });
  }

  private list(): Token[] {
    if (this.listed.length === 0) return [];
    const id = `fn-${this.hash}`;
    this.rendering.noteIDs.add(id);
    return [
      this.markup(`<div class="footnotes" id="${id}">\n<ol>\n`),
      ...this.listed.flatMap((footnote) => this.item(footnote)),
      this.markup('</ol>\n</div>\n'),
    ];
  }

  private item(footnote: Footnote): Token[] {
    const content = this.inPlace(footnote.tokens);
    const ways = this.markup(this.waysBack(footnote));
    const last = footnote.isHidden || content.at(-1)?.type !== 'paragraph_close' ? null : content.at(-2);
    if (last?.children) last.children.push(ways);
    return [
      this.markup(`<li id="${this.noteID(footnote)}">`),
      ...(footnote.isHidden ? [this.markup(SPOILER_START), ...content, this.markup(SPOILER_END)] : content),
      ...(last?.children ? [] : this.paragraph([ways])),
      this.markup('</li>\n'),
    ];
  }

  /** The number is what it is called by those who listen: that it leads back is expressed by its role, in any language. */
  private waysBack(footnote: Footnote): string {
    return Array.from({ length: footnote.references }, (_, index) => {
      const href = `#${this.referenceID(footnote, index + 1)}`;
      const name = index === 0 ? `${footnote.number}` : `${footnote.number}:${index + 1}`;
      return ` <a href="${href}" class="footnote-back" role="doc-backlink" aria-label="${name}">↩\uFE0E</a>`;
    }).join('');
  }
}

function spoilerStep(token: Token): number {
  if (token.type !== 'activated') return 0;
  return token.content === SPOILER_START ? 1 : token.content === SPOILER_END ? -1 : 0;
}

function asText(token: Token): void {
  if (token.type !== 'footnote_reference') return;
  token.type = 'text';
  token.content = token.markup;
  token.children = null;
}
