// Discourse writes `upload://<hash>.png`; where that file lies stands only in the rendered post.
import { escapeValue } from './dom.ts';

const IMAGE = /<img\b[^<>]*>/g;
const HASH = /\bdata-base62-sha1="([^"]+)"/;
const ATTACHMENT = /<a class="attachment" href="([^"<>]+)"[^<>]*>([^<]*)<\/a>/g;
const UPLOAD = /(!?)\[([^[\]\n]{0,500})\]\(upload:\/\/([A-Za-z0-9]{1,100})([^)\s]{0,200})([^)\n]{0,300})\)/g;

/** `<img src="upload://…">`, which people write for its size. */
const TAG_UPLOAD =
  /(<(?:img|a)\b[^<>]{0,500}?\s(?:src|href)\s{0,3}=\s{0,3})["']upload:\/\/([A-Za-z0-9]{1,40})[^"'<>]{0,20}["']/gi;

export function resolveUploads(text: string, cooked: string): string {
  const sized = text.replace(/!\[([^\]|\n]{0,300})\|[^\]\n]{0,60}\]\(/g, '![$1](');
  if (!sized.includes('upload://')) return sized;
  const images = imageUrls(cooked);
  const files = new Map(
    [...cooked.matchAll(ATTACHMENT)].map((found) => [decoded(found[2]), decoded(found[1])]),
  );
  const unnamed = unnamedImages(cooked);
  const resolved = sized.replace(
    UPLOAD,
    (_link, bang: string, label: string, hash: string, ending: string, title: string) => {
      const name = label.split('|')[0] ?? '';
      const url = bang === '' ? files.get(name) : (images.get(hash) ?? unnamed.shift());
      const target = url === undefined ? `upload://${hash}${ending}` : absolute(url);
      return `${bang}[${name}](${target}${title})`;
    },
  );
  const inHtml = resolved.replace(TAG_UPLOAD, (tag, before: string, hash: string) => {
    const url = images.get(hash) ?? unnamed.shift();
    return url === undefined ? tag : `${before}"${escapeValue(absolute(url))}"`;
  });
  // What is left stands around a picture: the whole picture behind a small one.
  return inHtml.replace(/\]\(upload:\/\/([A-Za-z0-9]{1,100})[^)\s]{0,200}\)/g, (link, hash: string) => {
    const url = images.get(hash);
    return url === undefined ? link : `](${absolute(url)})`;
  });
}

function imageUrls(cooked: string): Map<string, string> {
  const urls = new Map<string, string>();
  for (const found of cooked.matchAll(IMAGE)) {
    const hash = HASH.exec(found[0])?.[1];
    if (hash === undefined) continue;
    const src = /\bsrc="([^"]+)"/.exec(found[0])?.[1];
    const before = cooked.slice(Math.max(0, found.index - 600), found.index);
    // A picture shown small leads to the whole one.
    const whole = /<a class="lightbox" href="([^"<>]+)"[^<>]*>$/.exec(before)?.[1];
    const url = whole ?? src;
    if (url !== undefined) urls.set(hash, decoded(url));
  }
  return urls;
}

/** Older posts do not say which picture is which: they come in the same order. */
function unnamedImages(cooked: string): string[] {
  return [...cooked.matchAll(IMAGE)]
    .map((found) => found[0])
    .filter((tag) => !tag.includes('data-base62-sha1'))
    .filter((tag) => !/class="(?:emoji|avatar|site-icon|thumbnail)/.test(tag))
    .map((tag) => decoded(/\bsrc="([^"]+)"/.exec(tag)?.[1]))
    .filter((url) => url.includes('/uploads/') || url.includes('/optimized/') || url.includes('/original/'));
}

function absolute(url: string): string {
  return url.startsWith('//') ? `https:${url}` : url;
}

function decoded(text: string | undefined): string {
  return (text ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
