// Examples of every kind of page and document, from the folders of features. A kind without one fails whoever asks.
import type { PageRoute } from '../../platform/contract/page.ts';
import type { Site } from '../../platform/server/site/site.ts';
import { allPageRoutes } from '../all-page-routes.ts';
import { type Plausible, paths } from './plausible-addresses.ts';

export interface KnownRecords {
  discussions: { discussionID: number; url: string }[];
  commentIDs: number[];
  categoryCodes: string[];
  tagCodes: string[];
  people: { userID: number; name: string }[];
  words: string[];
}

/** Addresses of what a feature brings, each kind of page at least once. */
export type PageExamples = (known: KnownRecords) => string[];

const found = import.meta.glob<{ pageExamples: PageExamples }>(
  ['../../features/*/testing/page-examples.ts', '../../addons/*/testing/page-examples.ts'],
  { eager: true },
);

export function pageAddresses(known: KnownRecords): string[] {
  const examples = Object.values(found).flatMap(({ pageExamples }) => pageExamples(known));
  const unknown = kindsWithout(allPageRoutes, examples);
  if (unknown.length > 0) throw new Error(`Pages without an example address: ${unknown.join(', ')}.`);
  return [...examples, '/no/such/page'];
}

export function kindsWithout(routes: readonly PageRoute[], addresses: readonly string[]): string[] {
  const pathnames = addresses.map((address) => address.split('?')[0] ?? '');
  return routes
    .filter(({ pattern }) => !pathnames.some((path) => pattern.test(path)))
    .map(({ name }) => name);
}

export function documentAddresses(site: Site, plausible: Plausible): string[] {
  return site.features.all
    .flatMap((feature) => feature.documents ?? [])
    .filter((document) => (document.method ?? 'GET') === 'GET')
    .flatMap((document) => paths(document.path.replace('*', ':file'), plausible))
    .flatMap((path) => (path.endsWith('.rss') ? [path, `${path}?format=atom`] : [path]));
}
