// A page's head as text. Everything that came from people is escaped here.
import type { Translator } from '../../contract/languages/translate.ts';
import type { PageDocument, SiteMeta } from '../../contract/page.ts';
import { titleOf } from './page-title.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What a page loads for the fragments on it. */
const OF_CODE: ReadonlySet<string> = new Set(['stylesheet', 'preload', 'modulepreload']);

export function headTags({ page, problem, site }: PageDocument, translator: Translator): string {
  const seo = page?.seo;
  const title = titleOf(site, seo, problem, translator);
  const tags = [`<title>${escapeHtml(title)}</title>`, ...brandTags(site)];
  const meta = (name: 'name' | 'property', key: string, content: string | undefined) => {
    if (content) tags.push(`<meta ${name}="${escapeHtml(key)}" content="${escapeHtml(content)}">`);
  };
  if (problem) {
    meta('name', 'robots', 'noindex');
    return tags.join('');
  }
  const description = seo?.description || site.description || title;
  meta('name', 'description', description);
  meta('property', 'og:site_name', site.siteName);
  meta('property', 'og:title', seo?.title || site.siteName);
  meta('property', 'og:description', description);
  meta('property', 'og:url', seo?.url);
  for (const { name, property, content } of seo?.meta ?? [])
    meta(name ? 'name' : 'property', name ?? property ?? '', content);
  const hasImage = seo?.meta?.some(({ property }) => property === 'og:image');
  const { shareImage } = site.branding ?? {};
  if (shareImage && !hasImage) meta('property', 'og:image', new URL(shareImage, site.siteUrl).href);
  const search = { rel: 'search', type: 'application/opensearchdescription+xml', title: site.siteName };
  tags.push(`<link ${attributes({ ...search, href: '/opensearch.xml' })}>`);
  if (seo?.url) tags.push(`<link rel="canonical" href="${escapeHtml(seo.url)}">`);
  for (const link of seo?.links ?? [])
    if (!(site.isSafeMode && OF_CODE.has(link.rel))) tags.push(`<link ${attributes({ ...link })}>`);
  return tags.join('');
}

function brandTags({ branding = {} }: SiteMeta): string[] {
  const { favicon, touchIcon, addressBarColor } = branding;
  const icon = favicon ? { href: favicon } : { href: '/favicon.svg', type: 'image/svg+xml' };
  return [
    `<link ${attributes({ rel: 'icon', ...icon })}>`,
    `<link ${attributes({ rel: 'apple-touch-icon', href: touchIcon ?? '/icons/apple-touch-icon.png' })}>`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(addressBarColor ? [`<meta ${attributes({ name: 'theme-color', content: addressBarColor })}>`] : []),
  ];
}

function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${escapeHtml(name)}="${escapeHtml(value)}"`)
    .join(' ');
}
