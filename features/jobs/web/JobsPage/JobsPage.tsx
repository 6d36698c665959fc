import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Jobs = lazy(() => import('./Jobs.tsx'));

export function JobsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Jobs')}>
      <Jobs />
    </ScriptedPage>
  );
}
