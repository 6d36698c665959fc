import { lazy } from 'react';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { ScriptedPage } from '../../../../platform/web/page/ScriptedPage/ScriptedPage.tsx';

const AllNotifications = lazy(() => import('./AllNotifications.tsx'));

export interface NotificationsPageProps {
  page: number;
}

export function NotificationsPage({ page }: NotificationsPageProps) {
  const { t } = useTranslator();
  return (
    <ScriptedPage title={t('Notifications')}>
      <AllNotifications page={page} />
    </ScriptedPage>
  );
}
