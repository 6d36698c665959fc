import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Repairs = lazy(() => import('./Repairs.tsx'));

export function RepairsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Search index, caches, counters')}>
      <Repairs />
    </ScriptedPage>
  );
}
