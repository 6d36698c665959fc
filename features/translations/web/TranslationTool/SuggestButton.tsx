// What the service of a language says for what is not translated yet: it is looked through, and saved by hand.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  listTranslationServices,
  translateTexts,
} from '../../../locales/translation-services.contract.ts';
import type { TranslatableProperty } from '../../translations.contract.ts';
import type { useTranslations } from './use-translations.ts';

/** As many as one call takes. */
const MOST_AT_ONCE = 50;

interface Props {
  locale: string;
  properties: readonly TranslatableProperty[];
  store: Pick<ReturnType<typeof useTranslations>, 'saved' | 'edits' | 'edit' | 'status'>;
}

export function SuggestButton({ locale, properties, store }: Props) {
  const { t } = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const services = useQuery<typeof listTranslationServices>('GET /translation-services', {});
  const missing = properties
    .filter(({ translationPropertyKey: key }) => !store.saved[key] && !store.edits[key]?.trim())
    .slice(0, MOST_AT_ONCE);
  if (!services.data?.some(({ isConfigured }) => isConfigured)) return null;
  const suggest = async () => {
    setBusy(true);
    try {
      const texts = missing.map(({ sourceText }) => sourceText);
      const { body } = await call<typeof translateTexts>('POST /translation-services/translate', {
        body: { locale, texts },
      });
      for (const [at, { translationPropertyKey: key }] of missing.entries())
        store.edit(key, body.translations[at] ?? '');
    } catch (error) {
      showToast(t(problemText(error)), { id: 'translations', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      isBusy={isBusy}
      disabled={missing.length === 0 || store.status !== 'success'}
      onClick={() => void suggest()}
    >
      {t('Suggest what is missing')}
    </Button>
  );
}
