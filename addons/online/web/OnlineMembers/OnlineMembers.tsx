import {
  Avatar,
  call,
  invalidateQueries,
  RowSkeletons,
  Switch,
  UserLink,
  useMe,
  useQuery,
  useTask,
  useTranslator,
  WidgetHead,
} from '@parley/addon-api/web';
import type { getOnline, getOwnPresence, putOwnPresence } from '../../online.contract.ts';
import styles from './OnlineMembers.module.css';

/** The numbers are as old at the server. */
const FRESH_MS = 30_000;

/** Who is here, or at one discussion, and how many guests; members decide whether they are shown. */
export function OnlineMembers({ limit, discussionID }: { limit: number; discussionID: number | null }) {
  const { t, plural } = useTranslator();
  const { data, error } = useQuery<typeof getOnline>(
    'GET /online',
    { query: { limit, discussionID: discussionID ?? undefined } },
    { staleTime: FRESH_MS },
  );
  const me = useMe();
  const title = discussionID === null ? t('Who is online') : t('Who is reading this');
  return (
    <section aria-label={title}>
      <WidgetHead title={title} />
      {!data && !error && <RowSkeletons count={3} />}
      {error && <p>{t('Who is here could not be loaded.')}</p>}
      {data && (
        <>
          {data.members.length > 0 && (
            <ul className={styles.members}>
              {data.members.map(({ user }) => (
                <li key={user.userID}>
                  <Avatar of={user.name} photoUrl={user.photoUrl} size={24} />
                  <UserLink user={user} />
                </li>
              ))}
            </ul>
          )}
          <p className={styles.counts}>
            {plural(data.countMembers, { one: '{count} member', other: '{count} members' })}
            {' · '}
            {plural(data.countGuests, { one: '{count} guest', other: '{count} guests' })}
          </p>
        </>
      )}
      {me && <OwnPresence />}
    </section>
  );
}

function OwnPresence() {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('online');
  const { data } = useQuery<typeof getOwnPresence>('GET /online/me', {});
  if (!data) return null;
  return (
    <Switch
      label={t('Do not show that I am here')}
      checked={data.hidden}
      disabled={isBusy}
      onChange={(event) => {
        const hidden = event.target.checked;
        void run(async () => {
          await call<typeof putOwnPresence>('PUT /online/me', { body: { hidden } });
          await invalidateQueries('GET /online', 'GET /online/me');
        });
      }}
    />
  );
}
