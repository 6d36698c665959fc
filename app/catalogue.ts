// The wordings of a language, gathered from every capability. English needs none: texts are written in it.
import type { Catalogue } from '../platform/contract/languages/translate.ts';

const files = import.meta.glob<Catalogue>(
  ['../platform/*/locales/*.json', '../features/*/locales/*.json', '../addons/*/locales/*.json'],
  {
    import: 'default',
  },
);

export async function loadCatalogue(locale: string): Promise<Catalogue> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load()))));
}
