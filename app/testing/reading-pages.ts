// Addresses of pages that are looked at in a browser, by what they are, from the folders of features.
import type { SmallSite } from '../../e2e/small-site.ts';

export type Address = (site: SmallSite) => string;
type Addresses = Readonly<Record<string, Address>>;

/** One of every kind: what everybody may read, and what is guests', members' or administrators' alone. */
export interface ReadingPages {
  everybody?: Addresses;
  guests?: Addresses;
  members?: Addresses;
  administrators?: Addresses;
}

export const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

const found = import.meta.glob<{ readingPages: ReadingPages }>(
  ['../../features/*/testing/reading-pages.ts', '../../addons/*/testing/reading-pages.ts'],
  { eager: true },
);

export function pagesOf(whose: keyof ReadingPages): Addresses {
  return Object.assign({}, ...Object.values(found).map(({ readingPages }) => readingPages[whose]));
}
