import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Preferences = lazy(() => import('./Preferences.tsx'));

export interface PreferencesPageProps {
  userID: number;
}

export function PreferencesPage({ userID }: PreferencesPageProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Notifications')}>
      <Preferences userID={userID} />
    </ScriptedPage>
  );
}
