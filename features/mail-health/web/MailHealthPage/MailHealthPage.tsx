import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const MailHealth = lazy(() => import('./MailHealth.tsx'));

export function MailHealthPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Mail')}>
      <MailHealth />
    </ScriptedPage>
  );
}
