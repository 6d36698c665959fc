import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Settings = lazy(() => import('./Settings.tsx'));

export function SettingsPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('All settings')}>
      <Settings />
    </ScriptedPage>
  );
}
