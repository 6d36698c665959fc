/** Where to go afterwards: a path of this site, or home. Other sites must not be reached through our sign-in. */
export function safeTarget(target: string | undefined): string {
  if (!target) return '/';
  const base = 'http://own.invalid';
  if (!URL.canParse(target, base)) return '/';
  const url = new URL(target, base);
  if (url.origin !== base || url.pathname.startsWith('//') || url.pathname.startsWith('/entry/')) return '/';
  return url.pathname + url.search + url.hash;
}
