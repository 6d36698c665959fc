// Addresses elsewhere: which ones the community sends its readers to, and by which way.

export const INTERSTITIAL_PATH = '/home/leaving';

const LONGEST = 2000;

/** http and https alone: nothing that runs, opens a file or shows something of its own. */
export function readTarget(text: unknown): URL | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
}

/** `example.org` stands for its subdomains too, `*.example.org` for them alone. */
export function isTrustedHost(hostname: string, domains: readonly string[]): boolean {
  return domains.some((domain) => {
    const bare = domain.replace(/^\*\./, '');
    return (hostname === bare && bare === domain) || hostname.endsWith(`.${bare}`);
  });
}

export function interstitialAddress(target: string): string {
  return `${INTERSTITIAL_PATH}?${new URLSearchParams({ allowTrusted: '1', target })}`;
}
