import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Members = lazy(() => import('./Members.tsx'));

export function MembersPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Members')}>
      <Members />
    </ScriptedPage>
  );
}
