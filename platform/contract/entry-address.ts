/** The address of an entry page, which leads back to `target` afterwards. A site may set addresses that have a query already. */
export const withTarget = (url: string, target: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}Target=${encodeURIComponent(target)}`;
