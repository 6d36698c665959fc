import {
  Avatar,
  Button,
  call,
  EmptyState,
  invalidateQueries,
  Metas,
  PageHead,
  Panel,
  RowSkeletons,
  showToast,
  TimeAgo,
  UserLink,
  useQuery,
  useTask,
  useTranslator,
  WidgetHead,
} from '@parley/addon-api/web';
import { type RefObject, useId, useRef } from 'react';
import { NEWCOMERS_PATH } from '../../welcome.address.ts';
import type { listNewcomers, Newcomer, NewcomersProps, welcomeNewcomer } from '../../welcome.contract.ts';
import styles from './NewcomersToWelcome.module.css';

/** Others welcome people too. */
const FRESH_MS = 30_000;

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
  const { data, error, refetch } = useQuery<typeof listNewcomers>(
    'GET /newcomers',
    { query: { limit } },
    { staleTime: FRESH_MS },
  );
  return (
    <Panel>
      <div ref={list} tabIndex={-1}>
        {!data && !error && <RowSkeletons count={3} />}
        {!data && error && (
          <EmptyState icon="unplug" title={t('Who waits could not be loaded.')} headingLevel={headingLevel}>
            <Button onClick={() => void refetch()}>{t('Try again')}</Button>
          </EmptyState>
        )}
        {data?.length === 0 && (
          <EmptyState icon="smile" title={t('Everybody has been welcomed.')} headingLevel={headingLevel} />
        )}
        {data && data.length > 0 && (
          <ul className={styles.newcomers}>
            {data.map((newcomer) => (
              <WaitingNewcomer key={newcomer.user.userID} newcomer={newcomer} list={list} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

function WaitingNewcomer({
  newcomer: { user, post, datePosted },
  list,
}: {
  newcomer: Newcomer;
  list: RefObject<HTMLDivElement | null>;
}) {
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
      <MarkWelcomed user={user} list={list} />
    </li>
  );
}

function PostKind({ recordType }: Pick<Newcomer['post'], 'recordType'>) {
  const { t } = useTranslator();
  return <span>{recordType === 'comment' ? t('Their first comment') : t('Their first discussion')}</span>;
}

/** The row goes with its button: whoever pressed it by a key goes on from the list. */
function MarkWelcomed({
  user: { userID, name },
  list,
}: {
  user: Newcomer['user'];
  list: RefObject<HTMLDivElement | null>;
}) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('welcome');
  const put = async (isWelcomed: boolean) => {
    await call<typeof welcomeNewcomer>('PUT /newcomers/:userID', {
      params: { userID },
      body: { isWelcomed },
    });
    await invalidateQueries('GET /newcomers');
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
