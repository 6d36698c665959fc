import { hasPermission } from '@parley/addon-api/shared';
import {
  EmptyState,
  LinkButton,
  Meta,
  Metas,
  PageHead,
  Panel,
  usePermissions,
  useTranslator,
} from '@parley/addon-api/web';
import { MANAGED_PATH } from '../../badge.address.ts';
import type { BadgesPageProps, ListedBadge } from '../../badge-widgets.contract.ts';
import { BadgeMark } from '../BadgeMark/BadgeMark.tsx';
import styles from './BadgesPage.module.css';

/** All of the page /badges. */
export function BadgesPage({ badges, countHeld, page, hasMore }: BadgesPageProps) {
  const { t, plural } = useTranslator();
  const canKeep = hasPermission(usePermissions(), 'badges.moderate');
  const families = [...new Set(badges.map((each) => each.class))];
  const isMember = countHeld !== null;
  return (
    <>
      <PageHead
        title={t('Badges')}
        note={
          isMember && plural(countHeld, { one: 'You have {count} badge', other: 'You have {count} badges' })
        }
        actions={
          canKeep && (
            <LinkButton href={MANAGED_PATH} icon="settings">
              {t('Manage badges')}
            </LinkButton>
          )
        }
      />
      {badges.length === 0 && (
        <Panel>
          <EmptyState icon="award" title={t('There is no badge here yet.')} />
        </Panel>
      )}
      {families.map((family) => (
        <section key={family ?? ''} className={styles.family}>
          <h2 dir="auto">{family === null ? t('First steps and others') : family}</h2>
          <Panel>
            <ul className={styles.badges}>
              {badges
                .filter((each) => each.class === family)
                .map((each) => (
                  <BadgeItem key={each.badgeID} badge={each} isMember={isMember} />
                ))}
            </ul>
          </Panel>
        </section>
      ))}
      {(page > 1 || hasMore) && (
        <nav className={styles.foot} aria-label={t('Pages')}>
          {page > 1 && <a href={`/badges?page=${page - 1}`}>{t('Previous')}</a>}
          {hasMore && <a href={`/badges?page=${page + 1}`}>{t('Next')}</a>}
        </nav>
      )}
    </>
  );
}

function BadgeItem({ badge, isMember }: { badge: ListedBadge; isMember: boolean }) {
  const { t, plural } = useTranslator();
  const { name, url, photoUrl, about, points, countUsers, isHeld } = badge;
  return (
    <li className={styles.badge}>
      <BadgeMark photoUrl={photoUrl} isMissing={isMember && !isHeld} />
      <div className={styles.about}>
        <h3 className={styles.name}>
          <a href={url} dir="auto">
            {name}
          </a>
        </h3>
        {about && <p dir="auto">{about}</p>}
        <Metas>
          {isHeld && <Meta>{t('You have this badge')}</Meta>}
          <Meta>
            {plural(countUsers, { one: '{count} member has it', other: '{count} members have it' })}
          </Meta>
          {points > 0 && <Meta>{plural(points, { one: '{count} point', other: '{count} points' })}</Meta>}
        </Metas>
      </div>
    </li>
  );
}
