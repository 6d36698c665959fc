import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { RowAct } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listReactionTypes, ReactionType } from '../../reactions.contract.ts';
import { changeReaction, readAgain } from './change-reaction.ts';
import { ReactionForm } from './ReactionForm.tsx';

/** In the order in which readers see them. */
export default function ReactionsList() {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof listReactionTypes>('GET /reactions', {}, { staleTime: 0 });
  const { isBusy, run } = useTask('reactions');
  const [edited, setEdited] = useState<ReactionType>();
  if (error && !data)
    return (
      <ErrorPanel title={t('The reactions did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={3} />;
  /** Those whose number is another one then are stored, the rest is left. */
  const move = (at: number, step: 1 | -1) =>
    run(async () => {
      const moved = data.toSpliced(at, 1).toSpliced(at + step, 0, ...data.slice(at, at + 1));
      for (const [index, type] of moved.entries())
        if (type.sort !== index + 1) await changeReaction(type.urlCode, { sort: index + 1 });
      await readAgain();
    }, t('The order is saved.'));
  const turn = ({ urlCode, active }: ReactionType) =>
    run(async () => {
      await changeReaction(urlCode, { active: !active });
      await readAgain();
    });
  return (
    <>
      <Panel>
        <ActList isOrdered>
          {data.map((type, at) => (
            <ActListItem
              key={type.urlCode}
              title={t(type.name)}
              acts={
                <>
                  <Switch
                    label={t('On')}
                    aria-label={t('{name} can be given', { name: t(type.name) })}
                    checked={type.active}
                    disabled={isBusy}
                    onChange={() => void turn(type)}
                  />
                  <IconButton
                    icon="chevron-up"
                    size={36}
                    label={t('Move {name} up', { name: t(type.name) })}
                    disabled={isBusy || at === 0}
                    onClick={() => void move(at, -1)}
                  />
                  <IconButton
                    icon="chevron-down"
                    size={36}
                    label={t('Move {name} down', { name: t(type.name) })}
                    disabled={isBusy || at === data.length - 1}
                    onClick={() => void move(at, 1)}
                  />
                  <RowAct icon="pencil" onClick={() => setEdited(type)} of={t(type.name)}>
                    {t('Edit')}
                  </RowAct>
                </>
              }
            >
              {type.description !== '' && <p dir="auto">{t(type.description)}</p>}
              <ActListNote>{t('Points for the author: {points}', { points: type.points })}</ActListNote>
            </ActListItem>
          ))}
        </ActList>
      </Panel>
      {edited && <ReactionForm type={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
