// All notifications, newest first, page by page; there before any script.
import { useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { NOTIFICATIONS_PATH, PREFERENCES_PATH } from '../../notification.address.ts';
import type { ShownNotification } from '../../shown-notification.ts';
import { markAllRead } from '../mark-all-read.ts';
import { NotificationList } from '../NotificationList/NotificationList.tsx';
import styles from './NotificationsPage.module.css';

export interface NotificationsPageProps {
  page: number;
  notifications: ShownNotification[];
  hasOlder: boolean;
}

const addressOf = (page: number) => (page > 1 ? `${NOTIFICATIONS_PATH}?page=${page}` : NOTIFICATIONS_PATH);

export function NotificationsPage({ page, notifications, hasOlder }: NotificationsPageProps) {
  const { t } = useTranslator();
  const [isAllRead, setIsAllRead] = useState(false);
  const unread = useViewerState('counts')?.unreadNotifications ?? 0;
  const shown = isAllRead ? notifications.map(asRead) : notifications;
  const markAll = async () => setIsAllRead(await markAllRead());
  return (
    <div className={styles.page}>
      <PageHead title={t('Notifications')} />
      <div className={styles.bar}>
        <Button size={32} icon="check-check" disabled={unread === 0} onClick={() => void markAll()}>
          {t('Mark All Read')}
        </Button>
        <LinkButton kind="text" size={32} icon="settings" href={PREFERENCES_PATH}>
          {t('Notification preferences')}
        </LinkButton>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon="bell"
          title={page > 1 ? t('There are no older ones.') : t('You do not have any notifications yet.')}
        />
      ) : (
        <Panel className={styles.panel}>
          <NotificationList notifications={shown} />
        </Panel>
      )}
      {(page > 1 || hasOlder) && (
        <nav className={styles.pages} aria-label={t('Pages')}>
          {page > 1 && (
            <LinkButton size={32} href={addressOf(page - 1)}>
              {t('Newer')}
            </LinkButton>
          )}
          {hasOlder && (
            <LinkButton size={32} href={addressOf(page + 1)}>
              {t('Older')}
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

function asRead({ readUrl: _, ...notification }: ShownNotification): ShownNotification {
  return { ...notification, read: true };
}
