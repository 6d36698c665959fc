// A post as mails show it: of its markup what mail programs draw, with whole addresses, and as plain text.
import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../../../../platform/contract/safe-html.ts';
import { derive } from '../../../../platform/server/content/derive.ts';
import { escapeHtml } from '../../../../platform/server/content/escape.ts';

export interface MailBody {
  html: string;
  text: string;
}

type Attributes = sanitizeHtml.Attributes;

/** Whoever wants to read more than that opens the page. */
const LONGEST_HTML = 30_000;
const LONGEST_TEXT = 5000;
/** One post is mailed to many. */
const CACHED = 50;
const cache = new Map<string, MailBody>();

const RENAMED: Readonly<Record<string, string>> = { h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p' };

export function mailBody(html: string, siteUrl: string): MailBody {
  const known = cache.get(html);
  if (known) return known;
  const made = makeBody(html, siteUrl);
  cache.set(html, made);
  const [oldest] = cache.keys();
  if (cache.size > CACHED && oldest !== undefined) cache.delete(oldest);
  return made;
}

function makeBody(html: string, siteUrl: string): MailBody {
  const text = derive(html as SafeHtml, 0).text;
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).toWellFormed()} …` : text;
  if (html.length > LONGEST_HTML) return { html: `<p>${escapeHtml(short)}</p>`, text: short };
  return { html: forMail(html, siteUrl), text: short };
}

function forMail(html: string, siteUrl: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'del'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: href ? { href: absolute(href, siteUrl) } : ({} as Attributes),
      }),
      '*': (tagName, attribs) => ({ tagName: RENAMED[tagName] ?? tagName, attribs }),
    },
  });
}

function absolute(href: string, siteUrl: string): string {
  return URL.canParse(href, siteUrl) ? new URL(href, siteUrl).href : siteUrl;
}
