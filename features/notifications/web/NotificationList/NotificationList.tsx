// Notifications in a panel and on their page: who, what, when, and whether it was read.
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ShownNotification } from '../../shown-notification.ts';
import styles from './NotificationList.module.css';
import { sentenceParts } from './sentence-parts.ts';

export function NotificationList({ notifications }: { notifications: readonly ShownNotification[] }) {
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <li key={notification.notificationID}>
          <NotificationLink {...notification} />
        </li>
      ))}
    </ul>
  );
}

/** Through the address that marks it read, while it is not. A whole load: it is led on from there. */
function NotificationLink({
  url,
  readUrl,
  read,
  headline,
  photoUrl,
  icon,
  count = 1,
  dateInserted,
}: ShownNotification) {
  const { t } = useTranslator();
  const parts = sentenceParts(headline);
  return (
    <a href={readUrl ?? url} className={styles.item} data-unread={read ? undefined : ''} data-reload="">
      <span className={styles.photo}>
        <Avatar photoUrl={photoUrl} of={parts.find(({ isName }) => isName)?.text} size={28} />
        <span className={styles.kind}>
          <Icon name={(icon ?? 'bell') as IconName} size="sm" />
        </span>
      </span>
      <span className={styles.text}>
        {!read && <span className="visuallyHidden">{t('Unread:')} </span>}
        {parts.map(({ text, isName, at }) =>
          isName ? (
            <b key={at}>
              <bdi>{text}</bdi>
            </b>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
        {count > 1 && <span className={styles.more}> {t('and {count} more', { count: count - 1 })}</span>}
      </span>
      <TimeAgo date={dateInserted} form="short" className={styles.time} />
    </a>
  );
}
