import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Webhooks = lazy(() => import('./Webhooks.tsx'));

export function WebhooksPage() {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Webhooks')}>
      <Webhooks />
    </ScriptedPage>
  );
}
