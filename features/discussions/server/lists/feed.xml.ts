// Feeds as text: RSS 2.0 and Atom from the same entries.
import { mapInTurns } from '../../../../platform/server/content/map-in-turns.ts';
import { formulasAsText } from '../../../../platform/server/content/math/formula-text.ts';

export interface FeedEntry {
  /** Stays the same for ever. */
  id: string;
  title: string;
  url: string;
  author: string;
  date: string;
  dateUpdated: string;
  html: string;
  categories: string[];
}

export interface Feed {
  title: string;
  description: string;
  /** The page it is the feed of. */
  url: string;
  feedUrl: string;
  entries: FeedEntry[];
}

export type FeedFormat = 'rss' | 'atom';

/** In parts: put together and encoded in one go, long posts would hold up others. */
export async function feedXml(feed: Feed, format: FeedFormat): Promise<string[]> {
  return format === 'atom' ? atom(feed) : rss(feed);
}

async function rss({ title, description, url, feedUrl, entries }: Feed): Promise<string[]> {
  const items = await mapInTurns(
    entries,
    (entry) => `
<item>${element('title', entry.title)}${element('link', entry.url)}
<guid isPermaLink="false">${escapeXml(entry.id)}</guid>
${element('pubDate', new Date(entry.date).toUTCString())}${element('dc:creator', entry.author)}
${entry.categories.map((name) => element('category', name)).join('')}${element('description', formulasAsText(entry.html))}</item>`,
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', title)}${element('link', url)}${element('description', description)}
<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>
${entries[0] ? element('lastBuildDate', new Date(newest(entries)).toUTCString()) : ''}`,
    ...items,
    '\n</channel></rss>\n',
  ];
}

async function atom({ title, description, url, feedUrl, entries }: Feed): Promise<string[]> {
  const items = await mapInTurns(
    entries,
    (entry) => `
<entry>${element('id', entry.id)}${element('title', entry.title)}
<link rel="alternate" href="${escapeXml(entry.url)}"/>${element('published', entry.date)}${element('updated', entry.dateUpdated)}
<author>${element('name', entry.author)}</author>
${entry.categories.map((name) => `<category term="${escapeXml(name)}"/>`).join('')}
<content type="html">${escapeXml(formulasAsText(entry.html))}</content></entry>`,
  );
  return [
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">${element('id', feedUrl)}${element('title', title)}
${element('subtitle', description)}${element('updated', entries[0] ? newest(entries) : '1970-01-01T00:00:00+00:00')}
<link rel="self" href="${escapeXml(feedUrl)}"/><link rel="alternate" href="${escapeXml(url)}"/>`,
    ...items,
    '\n</feed>\n',
  ];
}

function newest(entries: readonly FeedEntry[]): string {
  return entries.reduce((date, entry) => (entry.dateUpdated > date ? entry.dateUpdated : date), '');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML cannot hold at all are dropped. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ESCAPED[sign] as string);
}
