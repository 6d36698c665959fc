/** The few words and formats components say by themselves. The app provides them; English is the default. */
import { createContext, useContext } from 'react';

export type UiLanguage = {
  /** BCP 47, for Intl; it says which digits, so that every server and browser writes the same. */
  locale: string;
  /** For dates; the server and the first hydration must agree. Without one they are shown in the reader's own. */
  timeZone: 'UTC' | undefined;
  /** `text` is the English message with `{name}` placeholders. */
  translate: (text: string, values?: GapValues) => string;
  /** `{ one: '{count} minute', other: '{count} minutes' }`: the form this number has in the language. */
  plural: (count: number, forms: PluralForms, values?: GapValues) => string;
};

type GapValues = Record<string, string | number>;
export type PluralForms = { one?: string; other: string };

export function fillGaps(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

export const englishUi: UiLanguage = {
  locale: 'en',
  timeZone: 'UTC',
  translate: fillGaps,
  plural: (count, forms, values) => fillGaps((count === 1 && forms.one) || forms.other, { count, ...values }),
};

export const UiLanguageContext = createContext<UiLanguage>(englishUi);

export function useUiLanguage(): UiLanguage {
  return useContext(UiLanguageContext);
}
