/** The few words and formats components say by themselves. The app provides them; English is the default. */
import { createContext, useContext } from 'react';

export type UiLanguage = {
  /** BCP 47, for Intl. */
  locale: string;
  /** IANA zone for dates; the server and the first hydration must agree, so it is given and never guessed. */
  timeZone: string;
  /** `text` is the English wording with `{name}` gaps. */
  translate: (text: string, values?: Record<string, string | number>) => string;
};

export function fillGaps(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

const english: UiLanguage = { locale: 'en', timeZone: 'UTC', translate: fillGaps };

export const UiLanguageContext = createContext<UiLanguage>(english);

export function useUiLanguage(): UiLanguage {
  return useContext(UiLanguageContext);
}
