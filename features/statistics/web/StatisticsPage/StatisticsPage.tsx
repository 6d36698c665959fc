import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const StatisticsView = lazy(() => import('./StatisticsView.tsx'));

export function StatisticsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Statistics')}>
      <StatisticsView />
    </ScriptedPage>
  );
}
