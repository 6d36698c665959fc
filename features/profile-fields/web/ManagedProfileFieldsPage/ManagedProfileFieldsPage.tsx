import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const ManagedProfileFieldsList = lazy(() => import('./ManagedProfileFieldsList.tsx'));

export function ManagedProfileFieldsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Profile fields')}>
      <ManagedProfileFieldsList />
    </ScriptedPage>
  );
}
