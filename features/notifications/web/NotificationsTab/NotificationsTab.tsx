// The tab of the account box: the newest notifications, what is unread first.
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { IconLink } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { AccountTab } from '../../../navigation/web/AccountTab/AccountTab.tsx';
import { NOTIFICATIONS_PATH, PREFERENCES_PATH } from '../../notification.address.ts';
import { type ShownNotification, shownNotification } from '../../shown-notification.ts';
import { markAllRead } from '../mark-all-read.ts';
import { NotificationList } from '../NotificationList/NotificationList.tsx';
import { readNotificationsAgain, useNotifications } from '../use-notifications.ts';
import styles from './NotificationsTab.module.css';

export default function NotificationsTab() {
  const { t } = useTranslator();
  const foot = (
    <>
      <LinkButton kind="text" size={32} href={NOTIFICATIONS_PATH}>
        {t('All Notifications')}
      </LinkButton>
      <IconLink href={PREFERENCES_PATH} icon="settings" size={28} label={t('Notification preferences')} />
    </>
  );
  return (
    <AccountTab query={useNotifications()} foot={foot}>
      {(notifications) => <Newest notifications={notifications.map(shownNotification)} />}
    </AccountTab>
  );
}

function Newest({ notifications }: { notifications: readonly ShownNotification[] }) {
  const { t } = useTranslator();
  if (notifications.length === 0)
    return <EmptyState icon="bell" title={t('You do not have any notifications yet.')} headingLevel={2} />;
  const unread = notifications.filter(({ read }) => !read);
  return (
    <>
      <div className={styles.bar}>
        <span>{t('Unread first')}</span>
        <Button
          kind="textPrimary"
          size={24}
          icon="check-check"
          disabled={unread.length === 0}
          onClick={() => void markAllRead().then(readNotificationsAgain)}
        >
          {t('Mark All Read')}
        </Button>
      </div>
      <NotificationList notifications={[...unread, ...notifications.filter(({ read }) => read)]} />
    </>
  );
}
