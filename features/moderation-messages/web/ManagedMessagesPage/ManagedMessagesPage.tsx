import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const ManagedMessagesList = lazy(() => import('./ManagedMessagesList.tsx'));

export function ManagedMessagesPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Messages on pages')}>
      <ManagedMessagesList />
    </ScriptedPage>
  );
}
