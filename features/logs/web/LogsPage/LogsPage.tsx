import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Logs = lazy(() => import('./Logs.tsx'));

export function LogsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Logs')}>
      <Logs />
    </ScriptedPage>
  );
}
