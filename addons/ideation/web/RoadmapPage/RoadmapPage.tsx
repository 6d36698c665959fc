import { hasPermission } from '@parley/addon-api/shared';
import { EmptyState, LinkButton, PageHead, usePermissions, useTranslator } from '@parley/addon-api/web';
import type { RoadmapPageProps } from '../../idea-widgets.contract.ts';
import { RoadmapCard } from './RoadmapCard.tsx';
import styles from './RoadmapPage.module.css';
import { useMoves } from './use-moves.ts';

/** All of the page /ideas/roadmap: a column for each status, cards that staff move by drag or by keys. */
export function RoadmapPage({ columns }: RoadmapPageProps) {
  const { t } = useTranslator();
  const permissions = usePermissions();
  const { columns: shown, announced, lift } = useMoves(columns);
  const mayMove = (resourceID: number) =>
    hasPermission(permissions, 'discussions.moderate', { resourceType: 'category', resourceID });
  return (
    <>
      <PageHead title={t('Roadmap')} actions={<LinkButton href="/ideas">{t('All ideas')}</LinkButton>} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys. */}
      <section className={styles.board} aria-label={t('Roadmap')} tabIndex={0}>
        {shown.map(({ statusID, name, state, count, ideas }) => (
          <section
            key={statusID}
            className={styles.column}
            data-over={lift.over === statusID || undefined}
            aria-labelledby={`Status_${statusID}`}
            {...lift.target(statusID)}
          >
            <h2 id={`Status_${statusID}`} className={styles.head}>
              <bdi>{name}</bdi> <span className={styles.count}>{count}</span>
            </h2>
            {ideas.length === 0 && <p className={styles.none}>{t('Nothing here.')}</p>}
            {ideas.map((each) => (
              <RoadmapCard
                key={each.discussionID}
                listed={each}
                isClosed={state === 'closed'}
                grip={mayMove(each.categoryID) ? lift.grip(each.discussionID, statusID) : undefined}
              />
            ))}
          </section>
        ))}
      </section>
      {shown.length === 0 && <EmptyState title={t('There is no idea here yet.')} />}
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
    </>
  );
}
