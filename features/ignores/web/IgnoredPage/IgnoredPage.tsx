// Whom one ignores, and the way back.
import { useState } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import { IGNORED_PATH } from '../../ignore.address.ts';
import type { IgnoredPageProps, IgnoredUser } from '../../ignores.contract.ts';
import { ignoreNoLonger } from '../ignore-person.ts';
import styles from './IgnoredPage.module.css';

export function IgnoredPage({ people, page, hasMore }: IgnoredPageProps) {
  const { t } = useTranslator();
  return (
    <div className={styles.page}>
      <div>
        <PageHead title={t('Ignored people')} />
        <p className={styles.note}>{t('They cannot write to you. Only you see this list.')}</p>
      </div>
      <Panel className={styles.panel}>
        {people.length === 0 ? (
          <EmptyState icon="eye-off" title={t('You ignore nobody')} />
        ) : (
          <ul className={styles.list}>
            {people.map((person) => (
              <li key={person.userID} className={styles.person}>
                <Person {...person} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {(page > 1 || hasMore) && (
        <nav className={styles.pages} aria-label={t('Pages')}>
          {page > 1 && (
            <LinkButton size={32} href={page > 2 ? `${IGNORED_PATH}?page=${page - 1}` : IGNORED_PATH}>
              {t('Newer')}
            </LinkButton>
          )}
          {hasMore && (
            <LinkButton size={32} href={`${IGNORED_PATH}?page=${page + 1}`}>
              {t('Older')}
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

function Person(person: IgnoredUser) {
  const { t } = useTranslator();
  const me = useMe();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const stop = async () => {
    setIsBusy(true);
    await ignoreNoLonger(t, me?.userID ?? 0, person);
    await revalidate();
    setIsBusy(false);
  };
  return (
    <>
      <Avatar photoUrl={person.photoUrl} of={person.name} size={40} />
      <div className={styles.who}>
        <UserLink user={person} className={styles.name} />
        <TimeAgo date={person.dateIgnored} className={styles.time} />
      </div>
      <Button
        size={32}
        isBusy={isBusy}
        aria-label={t('Stop ignoring {name}', { name: person.name })}
        onClick={() => void stop()}
      >
        {t('Stop ignoring')}
      </Button>
    </>
  );
}
