import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { UiLanguageContext } from '../../ui/language/language.tsx';
import { type Catalogue, createTranslator, type Translator } from './translate.ts';

const TranslatorContext = createContext<Translator>(createTranslator('en', {}));

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
    () => ({ locale, timeZone: 'UTC', translate: translator.t }),
    [locale, translator],
  );
  return (
    <TranslatorContext value={translator}>
      <UiLanguageContext value={uiLanguage}>{children}</UiLanguageContext>
    </TranslatorContext>
  );
}
