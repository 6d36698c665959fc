// Discourse writes `upload://<hash>.png`; where that file lies stands only in the rendered post.

const IMAGE = /<img\b[^>]*\bdata-base62-sha1="([^"]+)"[^>]*>/g;
const ATTACHMENT = /<a class="attachment" href="([^"]+)"[^>]*>([^<]*)<\/a>/g;
const UPLOAD = /(!?)\[([^[\]\n]{0,500})\]\(upload:\/\/([A-Za-z0-9]+)([^)\s]*)([^)\n]*)\)/g;

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
    (link, bang: string, label: string, hash: string, _ending: string, title: string) => {
      const name = label.replace(/\|.*$/, '');
      const url = bang === '' ? files.get(name) : (images.get(hash) ?? unnamed.shift());
      return url === undefined ? link : `${bang}[${name}](${absolute(url)}${title})`;
    },
  );
  // What is left stands around a picture: the whole picture behind a small one.
  return resolved.replace(/\]\(upload:\/\/([A-Za-z0-9]+)[^)\s]*\)/g, (link, hash: string) => {
    const url = images.get(hash);
    return url === undefined ? link : `](${absolute(url)})`;
  });
}

function imageUrls(cooked: string): Map<string, string> {
  const urls = new Map<string, string>();
  for (const found of cooked.matchAll(IMAGE)) {
    const src = /\bsrc="([^"]+)"/.exec(found[0])?.[1];
    const before = cooked.slice(Math.max(0, found.index - 600), found.index);
    // A picture shown small leads to the whole one.
    const whole = /<a class="lightbox" href="([^"]+)"[^>]*>$/.exec(before)?.[1];
    const url = whole ?? src;
    if (url !== undefined) urls.set(found[1] ?? '', decoded(url));
  }
  return urls;
}

/** Older posts do not say which picture is which: they come in the same order. */
function unnamedImages(cooked: string): string[] {
  return [...cooked.matchAll(/<img\b(?![^>]*data-base62-sha1)[^>]*>/g)]
    .map((found) => found[0])
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
