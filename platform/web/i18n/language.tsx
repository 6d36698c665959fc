import { createContext, type ReactNode, useContext, useMemo } from 'react';
import {
  type Catalogue,
  createTranslator,
  latinDigits,
  NO_CATALOGUE,
  type Translator,
} from '../../contract/languages/translate.ts';
import { UiLanguageContext } from '../../ui/language/language.tsx';

const TranslatorContext = createContext<Translator>(createTranslator('en', NO_CATALOGUE));

export function useTranslator(): Translator {
  return useContext(TranslatorContext);
}

export function LanguageProvider({
  locale,
  catalogue,
  children,
}: {
  locale: string;
  catalogue: Catalogue;
  children: ReactNode;
}) {
  const translator = useMemo(() => createTranslator(locale, catalogue), [locale, catalogue]);
  // Dates are first drawn in UTC on both sides; the reader's zone takes over after hydration.
  const uiLanguage = useMemo(
    () => ({
      locale: latinDigits(locale),
      timeZone: 'UTC' as const,
      translate: translator.t,
      plural: translator.plural,
    }),
    [locale, translator],
  );
  return (
    <TranslatorContext value={translator}>
      <UiLanguageContext value={uiLanguage}>{children}</UiLanguageContext>
    </TranslatorContext>
  );
}
