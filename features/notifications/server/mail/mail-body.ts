// A post as mails show it: of its markup what mail programs draw, with whole addresses, and as plain text.
import sanitizeHtml from 'sanitize-html';
import type { SafeHtml } from '../../../../platform/contract/safe-html.ts';
import { derive } from '../../../../platform/server/content/derive.ts';
import { escapeHtml } from '../../../../platform/server/content/escape.ts';
import { keyOfUrl } from '../../../media/server/media.rows.ts';
import type { PublicPicture } from '../../../media/server/public-pictures.ts';

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
  const text = derive(html as SafeHtml, 0).text;
  const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).toWellFormed()} …` : text;
  if (html.length > LONGEST_HTML) return { html: `<p>${escapeHtml(short)}</p>`, text: short };
  return { html: forMail(html, siteUrl, pictures), text: short };
}

function forMail(html: string, siteUrl: string, pictures: Pictures): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'em',
      'a',
      'ul',
      'ol',
      'li',
      'blockquote',
      'code',
      'pre',
      'hr',
      'del',
      'img',
    ],
    allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height', 'style'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: href ? { href: absolute(href, siteUrl) } : ({} as Attributes),
      }),
      img: (_tagName, attribs) => pictureOf(attribs, siteUrl, pictures),
      '*': (tagName, attribs) => ({ tagName: RENAMED[tagName] ?? tagName, attribs }),
    },
  });
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
