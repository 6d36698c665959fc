import { Parser } from 'htmlparser2';
import { FormulaFinder } from '../../../contract/find-formulas.ts';
import { escapeHtml } from '../escape.ts';
import { headingSlug } from '../heading-ref.ts';
import { codeBlock } from '../highlight.ts';
import { drawFormula } from '../math/draw-formula.ts';
import type { Rendering } from '../render-context.ts';
import { SPOILER_MARK } from '../spoiler.ts';
import { activateText } from '../text/activate-text.ts';
import { ElementCounter } from '../too-complicated.ts';
import { heldMarkup } from './allowed-markup.ts';
import { VOID } from './foreign-elements.ts';
import { BLOCKS, languageOf, startTag, VERBATIM } from './html-elements.ts';
import { profileMention } from './profile-mention.ts';
import { SpoilerMarks } from './spoiler-marks.ts';

/** Markup as it was written, with live addresses and mentions; `breaks` also makes line breaks visible. */
export function activateHtml(source: string, breaks: boolean, rendering: Rendering): string {
  const writer = new HtmlWriter(breaks, rendering);
  const elements = new ElementCounter();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        elements.open();
        writer.open(name, attributes);
      },
      ontext: (text) => writer.text(text),
      onclosetag: (name, isImplied) => {
        elements.close();
        writer.close(name, isImplied);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(heldMarkup(source));
  parser.end();
  return writer.end();
}

class HtmlWriter {
  private readonly out: string[] = [];
  private words = '';
  private verbatim = 0;
  private pendingBreaks = 0;
  private isAtBlockEdge = true;
  private heading: { at: number; tag: string; attributes: Record<string, string>; text: string } | null =
    null;
  private listing: { at: number; lang: string; text: string; isPlain: boolean } | null = null;
  private link: { href: string; text: string } | null = null;
  private readonly spoilers = new SpoilerMarks(this.out);
  private hasSpoilerMarks = false;
  private readonly breaks: boolean;
  private readonly rendering: Rendering;

  constructor(breaks: boolean, rendering: Rendering) {
    this.breaks = breaks;
    this.rendering = rendering;
  }

  open(name: string, attributes: Record<string, string>): void {
    this.flush();
    this.meet(name);
    if (name === 'blockquote') this.rendering.quoteDepth++;
    if (VERBATIM.has(name)) this.verbatim++;
    if (name === 'pre') this.listing ??= { at: this.out.length, lang: '', text: '', isPlain: true };
    if (this.listing) this.readListing(name, attributes);
    if (name === 'a') this.link = { href: attributes.href ?? '', text: '' };
    if (name === 'table') this.out.push('<div class="tableWrapper">');
    if (/^h[1-6]$/.test(name)) this.heading = { at: this.out.length, tag: name, attributes, text: '' };
    this.out.push(this.spoilers.enter(name, attributes.class ?? '') ?? startTag(name, attributes));
  }

  text(text: string): void {
    this.words += text;
  }

  close(name: string, isImplied: boolean): void {
    this.flush();
    this.meet(name);
    if (VERBATIM.has(name)) this.verbatim--;
    if (name === 'blockquote') this.rendering.quoteDepth--;
    if (name === 'a') this.endLink();
    if (this.heading?.tag === name) this.endHeading();
    const end = this.spoilers.leave(name);
    const isVoid = isImplied && VOID.has(name);
    if (!isVoid) this.out.push(end ?? `</${name}>`);
    if (name === 'pre') this.endListing();
    if (name === 'table') this.out.push('</div>');
  }

  end(): string {
    this.flush();
    const html = this.out.join('');
    // A mark that was all of its paragraph leaves an empty one on each side.
    return this.hasSpoilerMarks ? html.replace(/<p>\s*<\/p>/g, '') : html;
  }

  /** A line break beside the edge of a block is layout of the source, not of the text. */
  private meet(name: string): void {
    const isEdge = BLOCKS.has(name);
    if (!isEdge) this.writeBreaks();
    this.pendingBreaks = 0;
    if (isEdge) this.isAtBlockEdge = true;
    else if (name === 'img') this.isAtBlockEdge = false;
  }

  private writeBreaks(): void {
    if (this.pendingBreaks > 0 && !this.isAtBlockEdge) this.out.push('<br>'.repeat(this.pendingBreaks));
    this.pendingBreaks = 0;
  }

  private flush(): void {
    const words = this.words;
    if (words === '') return;
    this.words = '';
    if (this.heading) this.heading.text += words;
    if (this.listing) this.listing.text += words;
    if (this.link) this.link.text += words;
    this.spoilers.words(words);
    if (this.verbatim > 0) this.out.push(escapeHtml(words));
    else this.writeLive(words);
  }

  private writeLive(words: string): void {
    for (const piece of new FormulaFinder(words, this.rendering.dollarMath).pieces()) {
      if (typeof piece === 'string') {
        this.writeMarked(piece);
        continue;
      }
      this.writeBreaks();
      this.isAtBlockEdge = false;
      this.out.push(drawFormula(piece, this.rendering));
    }
  }

  /** Words, and the beginnings and ends of spoilers between them. */
  private writeMarked(words: string): void {
    let rest = words;
    for (let mark = SPOILER_MARK.exec(rest); mark; mark = SPOILER_MARK.exec(rest)) {
      this.writeWords(rest.slice(0, mark.index));
      this.meet('details');
      this.hasSpoilerMarks = true;
      if (mark[1] === '/') this.spoilers.end(mark[0]);
      else this.spoilers.begin(mark[0]);
      rest = rest.slice(mark.index + mark[0].length);
    }
    this.writeWords(rest);
  }

  private writeWords(words: string): void {
    if (this.breaks) this.writeLines(words.replace(/\r\n?/g, '\n').split('\n'));
    else this.out.push(activateText(words, this.rendering));
  }

  private writeLines(lines: string[]): void {
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i] ?? '';
      if (i > 0) this.pendingBreaks++;
      if (line.trim() === '') {
        if (line !== '') this.out.push(' ');
        continue;
      }
      this.writeBreaks();
      this.isAtBlockEdge = false;
      this.out.push(activateText(line, this.rendering));
    }
  }

  private endHeading(): void {
    const heading = this.heading;
    this.heading = null;
    if (!heading) return;
    const ref = this.rendering.uniqueRef(headingSlug(heading.text));
    this.out[heading.at] = startTag(heading.tag, { ...heading.attributes, 'data-id': ref });
  }

  private readListing(name: string, attributes: Record<string, string>): void {
    if (!this.listing) return;
    this.listing.lang ||= languageOf(attributes.class ?? '');
    if (name !== 'pre' && name !== 'code') this.listing.isPlain = false;
  }

  /** A listing of plain text in a named language is coloured; one with markup inside is left alone. */
  private endListing(): void {
    const listing = this.listing;
    this.listing = null;
    if (!listing?.isPlain || listing.lang === '') return;
    this.out.length = listing.at;
    this.out.push(codeBlock(listing.text, listing.lang));
  }

  private endLink(): void {
    const link = this.link;
    this.link = null;
    if (!link) return;
    const name = profileMention(link.href, link.text, this.rendering.origin);
    if (name !== null) this.rendering.noteMention(name);
  }
}
