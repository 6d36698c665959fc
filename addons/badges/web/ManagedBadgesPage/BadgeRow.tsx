import {
  Button,
  ConfirmModal,
  call,
  Tag,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { Badge, deleteBadge, patchBadge } from '../../badges.contract.ts';
import { BadgeMark } from '../BadgeMark/BadgeMark.tsx';
import styles from './ManagedBadgesPage.module.css';

interface BadgeRowProps {
  badge: Badge;
  words: ReadonlyMap<string, string>;
  onEdit: () => void;
  onGive: () => void;
}

/** One badge, and what staff do with it. */
export function BadgeRow({ badge, words, onEdit, onGive }: BadgeRowProps) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('badge');
  const [isDeleting, setDeleting] = useState(false);
  const { badgeID, name, url, active, hidden, canDelete, countUsers } = badge;
  const turn = () =>
    run(async () => {
      await call<typeof patchBadge>('PATCH /badges/:badgeID', {
        params: { badgeID },
        body: { active: !active },
      });
      await revalidate();
    });
  const remove = () =>
    run(
      async () => {
        await call<typeof deleteBadge>('DELETE /badges/:badgeID', { params: { badgeID } });
        await revalidate();
      },
      t('{name} is deleted.', { name }),
    );
  const act = (label: string, named: string, onClick: () => void) => (
    <Button kind="text" size={32} isBusy={isBusy} onClick={onClick} aria-label={named}>
      {label}
    </Button>
  );
  return (
    <div className={styles.row}>
      <BadgeMark photoUrl={badge.photoUrl} isMissing={!active} />
      <div className={styles.about}>
        <a href={url} dir="auto">
          {name}
        </a>
        <span className={styles.note}>{ruleOf(badge, words) ?? t('Given by hand')}</span>
        <span className={styles.note}>
          {plural(countUsers, { one: '{count} member has it', other: '{count} members have it' })}
        </span>
      </div>
      {!active && <Tag>{t('Switched off')}</Tag>}
      {hidden && <Tag>{t('Hidden')}</Tag>}
      <span className={styles.acts}>
        {active && act(t('Give'), t('Give: {name}', { name }), onGive)}
        {act(t('Edit'), t('Edit: {name}', { name }), onEdit)}
        {active
          ? act(t('Switch off'), t('Switch off: {name}', { name }), () => void turn())
          : act(t('Switch on'), t('Switch on: {name}', { name }), () => void turn())}
        {canDelete && act(t('Delete'), t('Delete: {name}', { name }), () => setDeleting(true))}
      </span>
      {isDeleting && (
        <ConfirmModal
          title={t('Delete this badge?')}
          confirmLabel={t('Delete')}
          isDangerous
          onCancel={() => setDeleting(false)}
          onConfirm={() => {
            setDeleting(false);
            void remove();
          }}
        >
          {t('Nobody has it any more, and the points that it brought are taken back.')}
        </ConfirmModal>
      )}
    </div>
  );
}

/** Undefined: it has none. */
function ruleOf({ statistic, threshold }: Badge, words: ReadonlyMap<string, string>): string | undefined {
  return statistic === null ? undefined : `${words.get(statistic) ?? statistic}: ${threshold}`;
}
