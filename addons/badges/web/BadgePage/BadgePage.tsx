import {
  Avatar,
  EmptyState,
  Meta,
  Metas,
  Notice,
  Panel,
  TimeAgo,
  UserLink,
  useTranslator,
} from '@parley/addon-api/web';
import type { BadgePageProps } from '../../badge-widgets.contract.ts';
import type { Recipient } from '../../badges.contract.ts';
import { BadgeMark } from '../BadgeMark/BadgeMark.tsx';
import styles from './BadgePage.module.css';
import { RequestActions } from './RequestActions.tsx';

/** All of the page of one badge: what it is for, and who has it. */
export function BadgePage(badge: BadgePageProps) {
  const { t, plural } = useTranslator();
  const { name, photoUrl, about, points, countUsers, isHeld, request, recipients, page, hasMore, url } =
    badge;
  return (
    <>
      <Panel as="header">
        <div className={styles.head}>
          <BadgeMark photoUrl={photoUrl} isLarge />
          <div className={styles.about}>
            <h1 dir="auto">{name}</h1>
            {about && <p dir="auto">{about}</p>}
            <Metas>
              {isHeld && <Meta>{t('You have this badge')}</Meta>}
              <Meta>
                {plural(countUsers, { one: '{count} member has it', other: '{count} members have it' })}
              </Meta>
              {points > 0 && <Meta>{plural(points, { one: '{count} point', other: '{count} points' })}</Meta>}
            </Metas>
          </div>
          <RequestActions badge={badge} />
        </div>
      </Panel>
      {request === 'pending' && !isHeld && <Notice>{t('You asked for this badge. Staff decide.')}</Notice>}
      {request === 'denied' && !isHeld && <Notice>{t('Staff declined your request for this badge.')}</Notice>}
      <Panel as="section" label={t('Who has it')} isPadded className={styles.section}>
        <h2>{t('Who has it')}</h2>
        {recipients.length === 0 ? (
          <EmptyState icon="award" headingLevel={3} title={t('Nobody has this badge yet.')} />
        ) : (
          <ul className={styles.people}>
            {recipients.map((each) => (
              <Person key={each.userID} recipient={each} />
            ))}
          </ul>
        )}
        {(page > 1 || hasMore) && (
          <nav className={styles.foot} aria-label={t('Pages')}>
            {page > 1 && <a href={`${url}?page=${page - 1}`}>{t('Previous')}</a>}
            {hasMore && <a href={`${url}?page=${page + 1}`}>{t('Next')}</a>}
          </nav>
        )}
      </Panel>
    </>
  );
}

function Person({ recipient: { user, reason, dateInserted } }: { recipient: Recipient }) {
  return (
    <li className={styles.person}>
      <Avatar of={user.name} photoUrl={user.photoUrl} size={40} />
      <div>
        <UserLink user={user} />
        <span className={styles.note}>
          <TimeAgo date={dateInserted} />
        </span>
        {reason && (
          <span className={styles.note} dir="auto">
            {reason}
          </span>
        )}
      </div>
    </li>
  );
}
