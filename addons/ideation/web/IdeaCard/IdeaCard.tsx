import { hasPermission } from '@parley/addon-api/shared';
import { Button, Tag, usePermissions, useTranslator } from '@parley/addon-api/web';
import { lazy, Suspense, useState } from 'react';
import type { IdeaCardProps } from '../../idea-widgets.contract.ts';
import { IdeaNote } from '../IdeaNote/IdeaNote.tsx';
import { IdeaVote } from '../IdeaVote/IdeaVote.tsx';
import { statusPreset } from '../status-preset.ts';
import styles from './IdeaCard.module.css';

const StatusForm = lazy(() => import('../StatusForm/StatusForm.tsx'));

/** Below the words of an idea: its votes, where it stands, and what staff say of it. */
export function IdeaCard({ discussionID, categoryID, idea, isClosed, statusUser, statuses }: IdeaCardProps) {
  const { t, plural } = useTranslator();
  const permissions = usePermissions();
  const [isOpen, setIsOpen] = useState(false);
  const isStaff = hasPermission(permissions, 'discussions.moderate', {
    resourceType: 'category',
    resourceID: categoryID,
  });
  return (
    <section className={styles.card} aria-label={t('Idea')}>
      <IdeaVote discussionID={discussionID} idea={idea} isClosed={isClosed} />
      <div className={styles.about}>
        <div className={styles.line}>
          <Tag preset={statusPreset(idea.status)}>{idea.status.name}</Tag>
          {idea.type === 'up-down' && (
            <span className="num">
              {t('{up} for it, {down} against it', { up: idea.countUp, down: idea.countDown })}
            </span>
          )}
          {idea.countMerged > 0 && (
            <span className="num">
              {plural(idea.countMerged, {
                one: '{count} merged into this',
                other: '{count} merged into this',
              })}
            </span>
          )}
          {isStaff && (
            <Button kind="textPrimary" size={32} onClick={() => setIsOpen(true)}>
              {t('Change the status')}
            </Button>
          )}
        </div>
        {isClosed && <p className={styles.hint}>{t('Nobody votes for it any more.')}</p>}
        <IdeaNote by={statusUser} note={idea.statusNotes} />
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <StatusForm
            discussionID={discussionID}
            idea={idea}
            statuses={statuses}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
