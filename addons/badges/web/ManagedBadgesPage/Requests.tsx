import {
  Button,
  call,
  Panel,
  TimeAgo,
  UserLink,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import type { ManagedBadgesProps } from '../../badge-widgets.contract.ts';
import type { patchBadgeRequest } from '../../member-badges.contract.ts';
import styles from './ManagedBadgesPage.module.css';

type Asked = ManagedBadgesProps['requests'][number];

/** Who asks for a badge, the longest waiting first. */
export function Requests({ requests }: { requests: readonly Asked[] }) {
  const { t } = useTranslator();
  return (
    <section className={styles.section} aria-label={t('Requests')}>
      <h2>{t('Requests')}</h2>
      <Panel>
        {requests.map((request) => (
          <Request key={request.requestID} request={request} />
        ))}
      </Panel>
    </section>
  );
}

function Request({ request: { requestID, name, user, dateInserted, words } }: { request: Asked }) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('badge-request');
  const decide = (status: 'approved' | 'denied') => () =>
    void run(async () => {
      await call<typeof patchBadgeRequest>('PATCH /badge-requests/:requestID', {
        params: { requestID },
        body: { status },
      });
      await revalidate();
    });
  const named = { badge: name, name: user.name };
  return (
    <div className={styles.row}>
      <div className={styles.about}>
        <UserLink user={user} />
        <span dir="auto">{name}</span>
        {words && (
          <span className={styles.note} dir="auto">
            {words}
          </span>
        )}
        <span className={styles.note}>
          <TimeAgo date={dateInserted} />
        </span>
      </div>
      <span className={styles.acts}>
        <Button
          kind="primary"
          size={32}
          isBusy={isBusy}
          onClick={decide('approved')}
          aria-label={t('Give {badge} to {name}', named)}
        >
          {t('Give')}
        </Button>
        <Button
          size={32}
          isBusy={isBusy}
          onClick={decide('denied')}
          aria-label={t('Decline {badge} for {name}', named)}
        >
          {t('Decline')}
        </Button>
      </span>
    </div>
  );
}
