import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const Unsubscribed = lazy(() => import('./Unsubscribed.tsx'));

export interface UnsubscribePageProps {
  token: string;
}

export function UnsubscribePage({ token }: UnsubscribePageProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Mails about notifications')}>
      <Unsubscribed token={token} />
    </ScriptedPage>
  );
}
