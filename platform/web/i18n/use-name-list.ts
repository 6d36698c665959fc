import { useTranslator } from './language.tsx';

/** Names in a row, as the reader's language puts them: "Guest, Member, and Moderator". */
export function useNameList(): (names: readonly string[]) => string {
  const { locale } = useTranslator();
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  // Each in its own direction, whatever stands beside it.
  return (names) => format.format(names.map((name) => `\u2068${name}\u2069`));
}
