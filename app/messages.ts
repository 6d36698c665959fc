// The messages of a language, gathered from every capability. English needs none: texts are written in it.
import type { Messages } from '../platform/contract/languages/translate.ts';

const files = import.meta.glob<Messages>(
  ['../platform/*/locales/*.json', '../features/*/locales/*.json', '../addons/*/locales/*.json'],
  {
    import: 'default',
  },
);

export async function loadMessages(locale: string): Promise<Messages> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`));
  return Object.assign({}, ...(await Promise.all(own.map(([, load]) => load()))));
}
