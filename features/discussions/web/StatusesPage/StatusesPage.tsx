import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const StatusesList = lazy(() => import('./StatusesList.tsx'));

export function StatusesPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Statuses')}>
      <StatusesList />
    </ScriptedPage>
  );
}
