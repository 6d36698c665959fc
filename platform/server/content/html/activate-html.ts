import { Parser } from 'htmlparser2';
import { escapeHtml } from '../escape.ts';
import { headingSlug } from '../heading-ref.ts';
import { codeBlock } from '../highlight.ts';
import type { Rendering } from '../render-context.ts';
import { activateText } from '../text/activate-text.ts';
import { BLOCKS, languageOf, startTag, VERBATIM } from './html-elements.ts';
import { profileMention } from './profile-mention.ts';

/** Markup as it was written, with live addresses and mentions; `breaks` also makes line breaks visible. */
export function activateHtml(source: string, breaks: boolean, rendering: Rendering): string {
  const writer = new HtmlWriter(breaks, rendering);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => writer.open(name, attributes),
      ontext: (text) => writer.text(text),
      onclosetag: (name, isImplied) => writer.close(name, isImplied),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
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
    this.out.push(startTag(name, attributes));
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
    const isVoid = isImplied && VOID.has(name);
    if (!isVoid) this.out.push(`</${name}>`);
    if (name === 'pre') this.endListing();
    if (name === 'table') this.out.push('</div>');
  }

  end(): string {
    this.flush();
    return this.out.join('');
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
    if (this.verbatim > 0 || !this.breaks) {
      this.out.push(this.verbatim > 0 ? escapeHtml(words) : activateText(words, this.rendering));
      return;
    }
    this.writeLines(words.replace(/\r\n?/g, '\n').split('\n'));
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

const VOID: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'wbr',
  'col',
  'input',
  'link',
  'meta',
  'area',
  'base',
]);
