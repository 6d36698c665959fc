import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const AccessTokens = lazy(() => import('./AccessTokens.tsx'));

export function AccessTokensPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Access tokens')}>
      <AccessTokens />
    </ScriptedPage>
  );
}
