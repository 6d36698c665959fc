// All notifications, newest first, page by page.
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { NOTIFICATIONS_PATH, PREFERENCES_PATH } from '../../notification.address.ts';
import { NotificationList } from '../NotificationList/NotificationList.tsx';
import { markAllRead, PAGE_SIZE, useNotifications } from '../use-notifications.ts';
import styles from './AllNotifications.module.css';

export default function AllNotifications({ page }: { page: number }) {
  const { t } = useTranslator();
  const { data, error, refetch } = useNotifications(page);
  const unread = useViewerState('counts')?.unreadNotifications ?? 0;
  if (error)
    return (
      <Notice tone="error">
        {error.message}{' '}
        <Button kind="textPrimary" size={24} onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </Notice>
    );
  if (!data) return <PostSkeletons count={3} />;
  return (
    <>
      <div className={styles.bar}>
        <Button size={32} icon="check-check" disabled={unread === 0} onClick={() => void markAllRead()}>
          {t('Mark All Read')}
        </Button>
        <LinkButton kind="text" size={32} icon="settings" href={PREFERENCES_PATH}>
          {t('Notification preferences')}
        </LinkButton>
      </div>
      {data.length === 0 ? (
        <EmptyState
          icon="bell"
          title={page > 1 ? t('There are no older ones.') : t('You do not have any notifications yet.')}
        />
      ) : (
        <Panel className={styles.panel}>
          <NotificationList notifications={data} />
        </Panel>
      )}
      <nav className={styles.pages} aria-label={t('Pages')}>
        {page > 1 && (
          <LinkButton
            size={32}
            href={page > 2 ? `${NOTIFICATIONS_PATH}?page=${page - 1}` : NOTIFICATIONS_PATH}
          >
            {t('Newer')}
          </LinkButton>
        )}
        {data.length === PAGE_SIZE && (
          <LinkButton size={32} href={`${NOTIFICATIONS_PATH}?page=${page + 1}`}>
            {t('Older')}
          </LinkButton>
        )}
      </nav>
    </>
  );
}
