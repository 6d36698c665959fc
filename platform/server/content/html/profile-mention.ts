/** The name a link to a profile mentions, where its text is `@name` of that very profile. */
export function profileMention(href: string, text: string, origin: string): string | null {
  const shown = text.trim();
  if (!shown.startsWith('@') || !href.includes('/profile/')) return null;
  const path = href.startsWith(origin) ? href.slice(origin.length) : href;
  const name = /^\/profile\/(?:\d+\/)?([^/?#]+)$/.exec(path)?.[1];
  if (name === undefined) return null;
  const decoded = decode(decode(name));
  return decoded.toLowerCase() === shown.slice(1).toLowerCase() ? decoded : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
