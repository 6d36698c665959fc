import {
  Button,
  call,
  EmptyState,
  MemberLabels,
  PageHead,
  Panel,
  useRevalidator,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { deleteRank, Rank } from '../../ranks.contract.ts';
import type { RanksPageProps } from '../../ranks.states.ts';
import { RankForm } from './RankForm.tsx';
import styles from './RanksPage.module.css';
import { useRankWords } from './use-rank-words.ts';

/** Where administrators say what members come to. */
export function RanksPage({ ranks, roles }: RanksPageProps) {
  const { t } = useTranslator();
  const [edited, setEdited] = useState<Rank | 'new'>();
  const highest = Math.max(0, ...ranks.map(({ level }) => level));
  return (
    <>
      <PageHead
        title={t('Ranks')}
        actions={
          <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
            {t('Add a rank')}
          </Button>
        }
      />
      <Panel>
        {ranks.length === 0 && <EmptyState title={t('There is no rank yet.')} />}
        {ranks.map((rank) => (
          <RankRow key={rank.rankID} rank={rank} roles={roles} onEdit={() => setEdited(rank)} />
        ))}
      </Panel>
      {edited && (
        <RankForm
          rank={edited === 'new' ? undefined : edited}
          nextLevel={highest + 1}
          roles={roles}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface RankRowProps {
  rank: Rank;
  roles: RanksPageProps['roles'];
  onEdit: () => void;
}

function RankRow({ rank, roles, onEdit }: RankRowProps) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('rank');
  const { criteriaOf, abilitiesOf } = useRankWords(roles);
  const { rankID, name, userTitle, level, cssClass } = rank;
  const remove = () =>
    run(
      async () => {
        await call<typeof deleteRank>('DELETE /ranks/:rankID', { params: { rankID } });
        await revalidate();
      },
      t('{name} is deleted.', { name }),
    );
  const allowed = abilitiesOf(rank);
  return (
    <div className={styles.rank}>
      <div className={styles.about}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={styles.note}>
          {t('Level {level}', { level })} ·{' '}
          <MemberLabels
            labels={[{ text: userTitle, tone: 'plain', ...(cssClass !== null && { cssClass }) }]}
          />
        </span>
        <span className={styles.note}>{criteriaOf(rank).join(' · ')}</span>
        {allowed.length > 0 && <span className={styles.note}>{allowed.join(' · ')}</span>}
      </div>
      <span className={styles.acts}>
        <Button kind="text" size={32} icon="pencil" onClick={onEdit} aria-label={t('Edit: {name}', { name })}>
          {t('Edit')}
        </Button>
        <Button
          kind="text"
          size={32}
          icon="trash-2"
          isBusy={isBusy}
          onClick={() => void remove()}
          aria-label={t('Delete: {name}', { name })}
        >
          {t('Delete')}
        </Button>
      </span>
    </div>
  );
}
