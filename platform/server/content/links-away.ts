/** Links in sanitised HTML that lead to another site. Each address once. */
export function linksAwayFrom(siteUrl: string, html: string): number {
  const home = new URL(siteUrl).host;
  const away = new Set<string>();
  let at = html.indexOf('href="');
  while (at >= 0) {
    const end = html.indexOf('"', at + 6);
    if (end < 0) break;
    const address = html.slice(at + 6, end);
    if (URL.canParse(address)) {
      const { protocol, host } = new URL(address);
      if (protocol.startsWith('http') && host !== home) away.add(address);
    }
    at = html.indexOf('href="', end);
  }
  return away.size;
}
