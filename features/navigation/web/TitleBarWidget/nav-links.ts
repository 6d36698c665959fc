// Where an item leads, and whether one is there.

/** `~/` is the root of the site, wherever one is. */
export function hrefOf(url: string): string {
  return url.startsWith('~') ? `/${url.replace(/^~\/*/, '')}` : url;
}

/** A thread belongs to Posts, a category page to Categories. */
export function isCurrent(pathname: string, url: string | undefined): boolean {
  if (url === undefined) return false;
  const section = pathname.startsWith('/discussion/') ? '/discussions' : pathname;
  const href = hrefOf(url);
  return section === href || (href !== '/' && section.startsWith(`${href}/`));
}
