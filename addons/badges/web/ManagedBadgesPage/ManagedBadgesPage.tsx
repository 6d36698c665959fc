import { Button, EmptyState, PageHead, Panel, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import { MANAGED_PATH } from '../../badge.address.ts';
import type { ManagedBadgesProps } from '../../badge-widgets.contract.ts';
import type { Badge } from '../../badges.contract.ts';
import { BadgeForm } from './BadgeForm.tsx';
import { BadgeRow } from './BadgeRow.tsx';
import { GiveForm } from './GiveForm.tsx';
import styles from './ManagedBadgesPage.module.css';
import { Requests } from './Requests.tsx';
import { useStatisticWords } from './use-statistic-words.ts';

type Opened = { form: 'add' } | { form: 'edit' | 'give'; badge: Badge };

/** Where badges are kept, given, and asked for. */
export function ManagedBadgesPage({ badges, requests, statistics, page, hasMore }: ManagedBadgesProps) {
  const { t } = useTranslator();
  const words = useStatisticWords(statistics);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <PageHead
        title={t('Badges')}
        actions={
          <Button kind="primary" icon="plus" onClick={() => setOpened({ form: 'add' })}>
            {t('Add a badge')}
          </Button>
        }
      />
      {requests.length > 0 && <Requests requests={requests} />}
      <Panel>
        {badges.length === 0 && <EmptyState icon="award" title={t('There is no badge here yet.')} />}
        {badges.map((badge) => (
          <BadgeRow
            key={badge.badgeID}
            badge={badge}
            words={words}
            onEdit={() => setOpened({ form: 'edit', badge })}
            onGive={() => setOpened({ form: 'give', badge })}
          />
        ))}
        {(page > 1 || hasMore) && (
          <nav className={styles.foot} aria-label={t('Pages')}>
            {page > 1 && <a href={`${MANAGED_PATH}?page=${page - 1}`}>{t('Previous')}</a>}
            {hasMore && <a href={`${MANAGED_PATH}?page=${page + 1}`}>{t('Next')}</a>}
          </nav>
        )}
      </Panel>
      {opened?.form === 'add' && <BadgeForm words={words} onClose={close} />}
      {opened?.form === 'edit' && <BadgeForm badge={opened.badge} words={words} onClose={close} />}
      {opened?.form === 'give' && <GiveForm badge={opened.badge} onClose={close} />}
    </>
  );
}
