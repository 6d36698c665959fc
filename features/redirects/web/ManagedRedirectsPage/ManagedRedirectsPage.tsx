import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const ManagedRedirectsList = lazy(() => import('./ManagedRedirectsList.tsx'));

export function ManagedRedirectsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Redirects')}>
      <ManagedRedirectsList />
    </ScriptedPage>
  );
}
