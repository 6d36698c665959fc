import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const MailTemplates = lazy(() => import('./MailTemplates.tsx'));

export function MailTemplatesPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Words of mails')}>
      <MailTemplates />
    </ScriptedPage>
  );
}
