// Which addresses may stand in a body. Everything is checked as a browser would read it.

export interface SafeLink {
  href: string;
  isExternal: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these inside addresses, so they must go before checking
const IGNORED = /[\u0000-\u001f\u007f-\u009f\u200b-\u200d\u2028\u2029\u2060\ufeff]/g;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const PLAIN_HTTP = /^https?:\/\/[^/\\\s"<>^`{|}][^\\\s"<>^`{|}]*$/i;

export function safeLink(raw: string, origin: string): SafeLink | null {
  const address = clean(raw);
  if (address === '') return null;
  if (address.startsWith('#')) return { href: address, isExternal: false };
  const http = httpOrRooted(address, origin);
  if (http) return http;
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme === 'mailto' || scheme === 'tel') return { href: address, isExternal: true };
  if (/^www\.[^\s/]/i.test(address)) return httpOrRooted(`http://${address}`, origin);
  return null;
}

/** `http(s)` or root-relative only: no inline data, no other scheme. */
export function safeImageUrl(raw: string, origin: string): string | null {
  return httpOrRooted(clean(raw), origin)?.href ?? null;
}

function clean(raw: string): string {
  return raw.replace(IGNORED, '').trim();
}

function httpOrRooted(address: string, origin: string): SafeLink | null {
  const isRooted = /^[/\\]/.test(address);
  if (!isRooted && !/^https?:/i.test(address)) return null;
  const url = parse(address, isRooted ? origin : undefined);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (url.origin !== origin) {
    return { href: PLAIN_HTTP.test(address) ? address : url.href, isExternal: true };
  }
  if (!isRooted) return { href: PLAIN_HTTP.test(address) ? address : url.href, isExternal: false };
  const path = url.pathname + url.search + url.hash;
  // `/.//host` normalises to `//host`, which a browser would follow off the site.
  return path.startsWith('//') ? null : { href: path, isExternal: false };
}

function parse(address: string, base: string | undefined): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
