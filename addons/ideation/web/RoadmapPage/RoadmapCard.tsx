import { Icon, useTranslator } from '@parley/addon-api/web';
import type { ListedIdea } from '../../ideas.contract.ts';
import { IdeaVote } from '../IdeaVote/IdeaVote.tsx';
import styles from './RoadmapPage.module.css';
import type { Grip } from './use-lift.ts';

interface RoadmapCardProps {
  listed: ListedIdea;
  isClosed: boolean;
  /** For who may move it. */
  grip: Grip | undefined;
}

export function RoadmapCard({ listed, isClosed, grip }: RoadmapCardProps) {
  const { t } = useTranslator();
  const { discussionID, idea, name, url } = listed;
  return (
    <article className={styles.card} data-lifted={grip?.isLifted || undefined} {...grip?.card}>
      <a className={styles.name} href={url} dir="auto" draggable={false}>
        {name}
      </a>
      <div className={styles.line}>
        <IdeaVote discussionID={discussionID} idea={idea} isClosed={isClosed} isSmall />
        {grip && (
          <button
            type="button"
            className={styles.grip}
            aria-label={t('Move {name}', { name })}
            aria-pressed={grip.isLifted}
            title={t('Space lifts the card, arrows choose the column, Enter drops it, Escape puts it back.')}
            {...grip.button}
          >
            <Icon name="grip-vertical" />
          </button>
        )}
      </div>
    </article>
  );
}
