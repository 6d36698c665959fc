import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import {
  createTranslator,
  latinDigits,
  type Messages,
  NO_MESSAGES,
  type Translator,
} from '../../contract/languages/translate.ts';
import { UiLanguageContext } from '../../ui/language/language.tsx';
import { tellProblemsBy } from './default-problem.ts';
import { warnOfMissing } from './warn-of-missing.ts';

const TranslatorContext = createContext<Translator>(createTranslator('en', NO_MESSAGES));

export function useTranslator(): Translator {
  return useContext(TranslatorContext);
}

export function LanguageProvider({
  locale,
  messages,
  isDebug = false,
  children,
}: {
  locale: string;
  messages: Messages;
  /** Browsers are warned of texts that the language lacks. */
  isDebug?: boolean;
  children: ReactNode;
}) {
  const translator = useMemo(
    () => createTranslator(locale, messages, isDebug ? warnOfMissing : undefined),
    [locale, messages, isDebug],
  );
  useEffect(() => tellProblemsBy(translator), [translator]);
  // Dates are first rendered in UTC on both sides, after hydration in the reader's zone.
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
