// Reads RSS 2.0, RSS 1.0 and Atom: of each entry what a page shows, as plain text.
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { safeImageUrl, safeLink } from '../../../platform/server/content/safe-url.ts';
import { plainText } from './plain-text.ts';

export interface FeedItem {
  to: string;
  name: string;
  description: string;
  dateInserted: string | null;
  imageUrl: string | null;
}

const MAX_ITEMS = 100;
const MAX_NAME = 300;
const MAX_DESCRIPTION = 500;
/** More of the words of an entry is not looked through. */
const MAX_WORDS = 20_000;

/** What was read of an entry, by the name of the element. */
type Entry = Record<string, string>;

/** Throws where the text is no feed; entries without a title or a way are left out. */
export function readFeed(xml: string, feedUrl: string): FeedItem[] {
  const reader = new FeedReader();
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.on('text', (text) => reader.read(text));
  parser.on('cdata', (text) => reader.read(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  if (!reader.isFeed) throw new Error('This is not a feed.');
  return reader.entries.slice(0, MAX_ITEMS).flatMap((entry) => itemOf(entry, feedUrl));
}

class FeedReader {
  readonly entries: Entry[] = [];
  isFeed = false;
  #entry: Entry | undefined;
  /** Names of the open elements inside the entry. */
  readonly #open: string[] = [];
  #text = '';

  open(tag: SaxesTagPlain): void {
    if (/^(?:rss|feed|rdf:RDF)$/.test(tag.name)) this.isFeed = true;
    if (tag.name === 'item' || tag.name === 'entry') {
      this.#entry = {};
      this.#open.length = 0;
      return;
    }
    if (!this.#entry) return;
    this.#open.push(tag.name);
    if (this.#open.length === 1) this.#text = '';
    noteAttributes(this.#entry, tag);
  }

  read(text: string): void {
    if (this.#entry && this.#open.length > 0) this.#text += text;
  }

  close(name: string): void {
    const entry = this.#entry;
    if (!entry) return;
    if (name === 'item' || name === 'entry') {
      if (this.entries.length < MAX_ITEMS) this.entries.push(entry);
      this.#entry = undefined;
      return;
    }
    this.#open.pop();
    const text = this.#text.trim();
    if (this.#open.length === 0 && text !== '') entry[name] ??= text;
  }
}

/** Links of Atom, and pictures, stand in attributes. */
function noteAttributes(entry: Entry, { name, attributes }: SaxesTagPlain): void {
  const { href, rel, url, type, medium } = attributes;
  if (name === 'link' && href && (rel === undefined || rel === 'alternate')) entry.href ??= href;
  const isPicture = name === 'media:thumbnail' || medium === 'image' || type?.startsWith('image/');
  if (url && isPicture && /^(?:enclosure|media:content|media:thumbnail)$/.test(name)) entry.image ??= url;
  if (name === 'img' && attributes.src) entry.image ??= attributes.src;
}

function itemOf(entry: Entry, feedUrl: string): FeedItem[] {
  const { origin } = new URL(feedUrl);
  const address = entry.href ?? entry.link ?? (/^https?:/.test(entry.guid ?? '') ? entry.guid : undefined);
  const to = address && absolute(address, feedUrl);
  const link = to && safeLink(to, origin);
  const whole = entry['content:encoded'] ?? '';
  const words = (entry.description ?? entry.summary ?? (whole || (entry.content ?? ''))).slice(0, MAX_WORDS);
  const name = cut(plainText(entry.title ?? ''), MAX_NAME) || cut(plainText(words), 80);
  if (!link || name === '') return [];
  const picture = entry.image ?? firstPicture(words) ?? firstPicture(whole.slice(0, MAX_WORDS));
  return [
    {
      to: link.href,
      name,
      description: cut(plainText(words), MAX_DESCRIPTION),
      dateInserted: dateOf(entry.pubDate ?? entry.published ?? entry.updated ?? entry['dc:date']),
      imageUrl: picture ? safeImageUrl(absolute(picture, feedUrl) ?? '', origin) : null,
    },
  ];
}

/** Written by others: what is searched must not take longer than it is long. */
function firstPicture(markup: string): string | undefined {
  return /<img\b[^<>]*?\bsrc=["']([^"'<>]{1,2000})["']/i.exec(markup)?.[1];
}

function absolute(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

function dateOf(text: string | undefined): string | null {
  const moment = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}
