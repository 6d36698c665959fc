// A post as mails show it: of its markup what mail programs draw, with whole addresses, and as plain text.
import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../../../../platform/contract/safe-html.ts';
import { derive } from '../../../../platform/server/content/derive.ts';
import { escapeHtml } from '../../../../platform/server/content/escape.ts';
import { keyOfUrl } from '../../../media/server/media.rows.ts';
import type { PublicPicture } from '../../../media/server/public-pictures.ts';
import { mailMarkup } from './mail-markup.ts';

export interface MailBody {
  html: string;
  text: string;
}

type Attributes = sanitizeHtml.Attributes;

/** Whoever wants to read more than that opens the page. */
const LONGEST_HTML = 30_000;
const LONGEST_TEXT = 5000;
const MOST_READ = 100_000;
const MOST_BYTES = 60_000;
const FIRST_WORDS = 300;
/** One post is mailed to many. */
const CACHED = 50;
const cache = new Map<string, MailBody>();

/** By key: those of the site's pictures that whoever has the mail may see. Of all others their alt texts are shown. */
type Pictures = ReadonlyMap<string, PublicPicture>;
const NO_PICTURES: Pictures = new Map();

export function mailBody(html: string, siteUrl: string, pictures: Pictures = NO_PICTURES): MailBody {
  const cacheKey = `${[...pictures.keys()].join(' ')}\n${html}`;
  const known = cache.get(cacheKey);
  if (known) return known;
  const made = makeBody(html, siteUrl, pictures);
  cache.set(cacheKey, made);
  const [oldest] = cache.keys();
  if (cache.size > CACHED && oldest !== undefined) cache.delete(oldest);
  return made;
}

function makeBody(html: string, siteUrl: string, pictures: Pictures): MailBody {
  const isLong = html.length > LONGEST_HTML;
  const markup = mailMarkup(isLong ? startOf(html) : html);
  // The same words, and the alt text of every picture.
  const { text } = derive(forMail(markup, siteUrl, NO_PICTURES) as SafeHtml, 0);
  const drawn = isLong ? '' : forMail(markup, siteUrl, pictures);
  const isPlain = isLong || Buffer.byteLength(drawn) > MOST_BYTES;
  const isCut = isLong || text.length > LONGEST_TEXT;
  const short = isCut ? `${text.slice(0, LONGEST_TEXT).toWellFormed()} …` : text;
  return { html: isPlain ? `<p>${escapeHtml(short)}</p>` : drawn, text: short };
}

/** Of many in one mail, what is over the bytes that they share has its first words alone. */
export function withinBytes(
  bodies: readonly (MailBody | undefined)[],
  bytes: number,
): (MailBody | undefined)[] {
  let left = bytes;
  return bodies.map((body) => {
    if (!body) return undefined;
    const size = Buffer.byteLength(body.html);
    if (size > left) return firstWords(body);
    left -= size;
    return body;
  });
}

function firstWords({ text }: MailBody): MailBody {
  const short = `${text.slice(0, FIRST_WORDS).toWellFormed()} …`;
  return { html: `<p>${escapeHtml(short)}</p>`, text: short };
}

/** So much of it that its plain text is longer than what is mailed. */
function startOf(html: string): string {
  const start = html.slice(0, MOST_READ);
  return start.slice(0, start.lastIndexOf('<'));
}

/** What programs draw without a style sheet of theirs. */
const STYLES: Readonly<Record<string, string>> = {
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding:0 24px',
  ol: 'margin:0 0 16px;padding:0 24px',
  blockquote: 'margin:0 0 16px;padding:0 16px;border-inline-start:3px solid #a9b0bc',
  pre: 'margin:0 0 16px;font-size:14px;line-height:20px;white-space:pre-wrap;overflow-wrap:anywhere',
  table: 'margin:0 0 16px;border-collapse:collapse',
  a: 'color:#134fe0',
};
const TABLE: Attributes = { border: '1', cellpadding: '6', cellspacing: '0' };

function forMail(markup: string, siteUrl: string, pictures: Pictures): string {
  return sanitizeHtml(markup, {
    allowedTags: [
      ...['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'hr', 'del', 'img'],
      ...['table', 'caption', 'tr', 'td', 'th'],
    ],
    allowedAttributes: {
      '*': ['style', 'class'],
      a: ['href'],
      img: ['src', 'alt', 'width', 'height'],
      table: ['border', 'cellpadding', 'cellspacing'],
      td: ['colspan'],
      th: ['colspan'],
    },
    // What stands in `style` is ours.
    parseStyleAttributes: false,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      img: (_tagName, attribs) => pictureOf(attribs, siteUrl, pictures),
      '*': (tagName, attribs) => ({ tagName, attribs: drawn(tagName, attribs, siteUrl) }),
    },
  });
}

function drawn(tagName: string, attributes: Attributes, siteUrl: string): Attributes {
  if (tagName === 'img') return attributes;
  const { href, colspan } = attributes;
  const style = STYLES[tagName];
  return {
    ...(tagName === 'table' && TABLE),
    ...(colspan && { colspan }),
    ...(href && { href: absolute(href, siteUrl) }),
    // Programs that know dark colours lighten links.
    ...(tagName === 'a' && { class: 'link' }),
    ...(style && { style }),
  };
}

/** No wider than a mail. */
const WIDEST = 560;
/** Within what shows the mail. */
const FITTING = 'max-width:100%;height:auto';

/** Pictures of other sites would tell them who reads the mail, and when. */
function pictureOf(
  { src = '', alt = '' }: Attributes,
  siteUrl: string,
  pictures: Pictures,
): sanitizeHtml.Tag {
  const picture = pictures.get(keyOfUrl(src, siteUrl) ?? '');
  if (!picture) return { tagName: 'em', attribs: {}, text: alt };
  const { width, height } = picture;
  const shown = Math.min(width ?? WIDEST, WIDEST);
  const size: Attributes =
    width && height ? { width: `${shown}`, height: `${Math.round((height * shown) / width)}` } : {};
  return { tagName: 'img', attribs: { src: absolute(src, siteUrl), alt, ...size, style: FITTING } };
}

function absolute(href: string, siteUrl: string): string {
  return URL.canParse(href, siteUrl) ? new URL(href, siteUrl).href : siteUrl;
}
