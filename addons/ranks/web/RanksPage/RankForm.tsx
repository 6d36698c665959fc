import { call, FormField, FormModal, Input, Textarea, useSave, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { patchRank, postRank, Rank } from '../../ranks.contract.ts';
import type { RanksPageProps } from '../../ranks.states.ts';
import { bodyOf, givenOf } from './given-rank.ts';
import { RankAbilities } from './RankAbilities.tsx';
import { RankColourFields } from './RankColourFields.tsx';
import { RankCriteria } from './RankCriteria.tsx';

interface RankFormProps {
  rank: Rank | undefined;
  nextLevel: number;
  roles: RanksPageProps['roles'];
  onClose: () => void;
}

/** Adds a rank, or changes `rank`. */
export function RankForm({ rank, nextLevel, roles, onClose }: RankFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [given, setGiven] = useState(() => givenOf(rank, nextLevel));
  const change = (part: Partial<typeof given>) => setGiven((before) => ({ ...before, ...part }));
  const submit = () =>
    save(() => {
      const body = bodyOf(given);
      return rank
        ? call<typeof patchRank>('PATCH /ranks/:rankID', { params: { rankID: rank.rankID }, body })
        : call<typeof postRank>('POST /ranks', { body });
    }, t('Saved.'));
  const field = (name: 'name' | 'userTitle' | 'level', label: string, more: object) => (
    <FormField label={label} isRequired>
      {(control) => (
        <Input
          {...control}
          {...more}
          value={given[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </FormField>
  );
  return (
    <FormModal
      title={rank ? t('Edit rank') : t('Add a rank')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {field('name', t('Name'), { maxLength: 100 })}
      {field('userTitle', t('Title beside the name'), { maxLength: 100 })}
      <RankColourFields given={given} onChange={change} />
      {field('level', t('Level'), { type: 'number', min: 1, max: 1000 })}
      <RankCriteria given={given} roles={roles} onChange={change} />
      <FormField
        label={t('What its members are told')}
        hint={t('When they come to it. Without words of your own: that they did.')}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={given.notificationBody}
            onChange={(event) => change({ notificationBody: event.currentTarget.value })}
          />
        )}
      </FormField>
      <RankAbilities given={given} roles={roles} onChange={change} />
    </FormModal>
  );
}
