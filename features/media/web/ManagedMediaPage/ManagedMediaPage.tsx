import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const ManagedMediaList = lazy(() => import('./ManagedMediaList.tsx'));

export function ManagedMediaPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Files')}>
      <ManagedMediaList />
    </ScriptedPage>
  );
}
