import {
  Avatar,
  call,
  RowSkeletons,
  Switch,
  UserLink,
  useMe,
  useTask,
  useTranslator,
  WidgetHead,
} from '@parley/addon-api/web';
import { useCallback, useEffect, useState } from 'react';
import type { getOnline, getOwnPresence, OnlineNow, putOwnPresence } from '../../online.contract.ts';
import styles from './OnlineMembers.module.css';

/** Who is here, or at one discussion, and how many guests; members decide whether they are shown. */
export function OnlineMembers({ limit, discussionID }: { limit: number; discussionID: number | null }) {
  const { t, plural } = useTranslator();
  const { data, hasFailed, readAgain } = useOnline(limit, discussionID);
  const me = useMe();
  const title = discussionID === null ? t('Who is online') : t('Who is reading this');
  return (
    <section aria-label={title}>
      <WidgetHead title={title} />
      {!data && !hasFailed && <RowSkeletons count={3} />}
      {hasFailed && <p>{t('Who is here could not be loaded.')}</p>}
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
      {me && <OwnPresence onChanged={readAgain} />}
    </section>
  );
}

/** Read by hand: every page with this widget would carry the cache of queries for it. */
function useOnline(limit: number, discussionID: number | null) {
  const [read, setRead] = useState<{ of: number | null; data: OnlineNow | undefined }>();
  const ask = useCallback(
    async (signal?: AbortSignal) => {
      const data = await call<typeof getOnline>('GET /online', {
        query: { limit, discussionID: discussionID ?? undefined },
        ...(signal && { signal }),
      }).then(
        ({ body }) => body,
        () => undefined,
      );
      if (!signal?.aborted) setRead({ of: discussionID, data });
    },
    [limit, discussionID],
  );
  useEffect(() => {
    const stop = new AbortController();
    void ask(stop.signal);
    return () => stop.abort();
  }, [ask]);
  // Nobody of another discussion is shown at this one.
  const known = read?.of === discussionID ? read : undefined;
  return {
    data: known?.data,
    hasFailed: known !== undefined && !known.data,
    readAgain: useCallback(() => ask(), [ask]),
  };
}

function OwnPresence({ onChanged }: { onChanged: () => Promise<void> }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('online');
  const [hidden, setHidden] = useState<boolean>();
  useEffect(() => {
    const stop = new AbortController();
    call<typeof getOwnPresence>('GET /online/me', { signal: stop.signal }).then(
      ({ body }) => setHidden(body.hidden),
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  if (hidden === undefined) return null;
  return (
    <Switch
      label={t('Do not show that I am here')}
      checked={hidden}
      disabled={isBusy}
      onChange={(event) => {
        const body = { hidden: event.target.checked };
        void run(async () => {
          const answer = await call<typeof putOwnPresence>('PUT /online/me', { body });
          setHidden(answer.body.hidden);
          await onChanged();
        });
      }}
    />
  );
}
