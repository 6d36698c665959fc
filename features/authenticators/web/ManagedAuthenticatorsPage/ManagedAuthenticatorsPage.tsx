import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const ManagedAuthenticatorsList = lazy(() => import('./ManagedAuthenticatorsList.tsx'));

export function ManagedAuthenticatorsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Sign-in providers')}>
      <ManagedAuthenticatorsList />
    </ScriptedPage>
  );
}
