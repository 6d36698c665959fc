import {
  Avatar,
  Button,
  call,
  EmptyState,
  Metas,
  PageHead,
  Panel,
  RowSkeletons,
  showToast,
  TimeAgo,
  UserLink,
  useTask,
  useTranslator,
  WidgetHead,
} from '@parley/addon-api/web';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { NEWCOMERS_PATH } from '../../welcome.address.ts';
import type { listNewcomers, Newcomer, NewcomersProps, welcomeNewcomer } from '../../welcome.contract.ts';
import styles from './NewcomersToWelcome.module.css';

/** In layouts: the newest, and the way to all of them. */
export function NewcomersToWelcome({ limit }: NewcomersProps) {
  const { t } = useTranslator();
  const headID = useId();
  return (
    <section aria-labelledby={headID}>
      <WidgetHead
        id={headID}
        title={t('People you could welcome')}
        viewAll={{ name: t('View All'), href: NEWCOMERS_PATH }}
      />
      <Newcomers limit={limit} headingLevel={3} />
    </section>
  );
}

/** All of the page /newcomers. */
export function NewcomersPage({ limit }: NewcomersProps) {
  const { t } = useTranslator();
  return (
    <>
      <PageHead title={t('People you could welcome')} />
      <p className={styles.about}>
        {t(
          'Nobody has answered what they wrote first. Whoever answers welcomes them; if you did so elsewhere, say it here.',
        )}
      </p>
      <Newcomers limit={limit} headingLevel={2} />
    </>
  );
}

function Newcomers({ limit, headingLevel }: NewcomersProps & { headingLevel: 2 | 3 }) {
  const { t } = useTranslator();
  const list = useRef<HTMLDivElement>(null);
  const { data, hasFailed, readAgain } = useNewcomers(limit);
  return (
    <Panel>
      <div ref={list} tabIndex={-1}>
        {!data && !hasFailed && <RowSkeletons count={3} />}
        {!data && hasFailed && (
          <EmptyState icon="unplug" title={t('Who waits could not be loaded.')} headingLevel={headingLevel}>
            <Button onClick={() => void readAgain()}>{t('Try again')}</Button>
          </EmptyState>
        )}
        {data?.length === 0 && (
          <EmptyState icon="smile" title={t('Everybody has been welcomed.')} headingLevel={headingLevel} />
        )}
        {data && data.length > 0 && (
          <ul className={styles.newcomers}>
            {data.map((newcomer) => (
              <WaitingNewcomer
                key={newcomer.user.userID}
                newcomer={newcomer}
                list={list}
                onChanged={readAgain}
              />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** Read by hand: every page with this widget would carry the cache of queries for it. What was read stands until more is. */
function useNewcomers(limit: number) {
  const [data, setData] = useState<Newcomer[]>();
  const [hasFailed, setFailed] = useState(false);
  const ask = useCallback(
    (signal?: AbortSignal) =>
      call<typeof listNewcomers>('GET /newcomers', { query: { limit }, ...(signal && { signal }) }).then(
        ({ body }) => setData(body),
        () => setFailed(!signal?.aborted),
      ),
    [limit],
  );
  useEffect(() => {
    const stop = new AbortController();
    void ask(stop.signal);
    return () => stop.abort();
  }, [ask]);
  const readAgain = useCallback(() => {
    setFailed(false);
    return ask();
  }, [ask]);
  return { data, hasFailed, readAgain };
}

interface RowProps {
  list: RefObject<HTMLDivElement | null>;
  /** The list is read again. */
  onChanged: () => Promise<void>;
}

function WaitingNewcomer({
  newcomer: { user, post, datePosted },
  ...row
}: RowProps & { newcomer: Newcomer }) {
  return (
    <li className={styles.newcomer}>
      <Avatar of={user.name} photoUrl={user.photoUrl} size={40} />
      <div className={styles.words}>
        <UserLink user={user} />
        <a className={styles.post} href={post.url} dir="auto">
          {post.name}
        </a>
        <Metas>
          <PostKind recordType={post.recordType} />
          <TimeAgo date={datePosted} />
        </Metas>
      </div>
      <MarkWelcomed user={user} {...row} />
    </li>
  );
}

function PostKind({ recordType }: Pick<Newcomer['post'], 'recordType'>) {
  const { t } = useTranslator();
  return <span>{recordType === 'comment' ? t('Their first comment') : t('Their first discussion')}</span>;
}

/** The row goes with its button: whoever pressed it by a key goes on from the list. */
function MarkWelcomed({ user: { userID, name }, list, onChanged }: RowProps & { user: Newcomer['user'] }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('welcome');
  const put = async (isWelcomed: boolean) => {
    await call<typeof welcomeNewcomer>('PUT /newcomers/:userID', {
      params: { userID },
      body: { isWelcomed },
    });
    await onChanged();
  };
  const mark = () =>
    run(async () => {
      await put(true);
      list.current?.focus();
      showToast(t('{name} is welcomed.', { name }), {
        id: 'welcome',
        tone: 'success',
        actions: <TakeBack takeBack={() => put(false)} />,
      });
    });
  return (
    <Button
      kind="outline"
      icon="check"
      disabled={isBusy}
      aria-label={t('Welcomed: {name}', { name })}
      onClick={() => void mark()}
    >
      {t('Welcomed')}
    </Button>
  );
}

function TakeBack({ takeBack }: { takeBack: () => Promise<void> }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('welcome');
  return (
    <Button
      kind="text"
      disabled={isBusy}
      onClick={() => void run(takeBack, t('They wait for a welcome again.'))}
    >
      {t('Undo')}
    </Button>
  );
}
