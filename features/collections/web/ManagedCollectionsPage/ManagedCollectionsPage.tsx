import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const ManagedCollectionsList = lazy(() => import('./ManagedCollectionsList.tsx'));

export function ManagedCollectionsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Collections')}>
      <ManagedCollectionsList />
    </ScriptedPage>
  );
}
