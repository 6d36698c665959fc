import {
  Checkbox,
  call,
  FormField,
  FormGroup,
  FormModal,
  Input,
  Select,
  useSave,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import { ABILITY_NAMES } from '../../ranks.abilities.ts';
import type { patchRank, postRank, Rank } from '../../ranks.contract.ts';
import type { RanksPageProps } from '../../ranks.states.ts';
import { useRankWords } from './use-rank-words.ts';

interface RankFormProps {
  rank: Rank | undefined;
  nextLevel: number;
  roles: RanksPageProps['roles'];
  onClose: () => void;
}

/** Adds a rank, or changes `rank`. */
export function RankForm({ rank, nextLevel, roles, onClose }: RankFormProps) {
  const { t } = useTranslator();
  const { abilities: words } = useRankWords(roles);
  const { isBusy, problem, save } = useSave(onClose);
  const [given, setGiven] = useState(() => valuesOf(rank, nextLevel));
  const [isManual, setManual] = useState(rank?.criteria.manual ?? false);
  const [abilities, setAbilities] = useState(rank?.abilities ?? {});
  const submit = () =>
    save(() => {
      const body = {
        name: given.name,
        userTitle: given.userTitle,
        level: Number(given.level),
        criteria: isManual ? { manual: true } : criteriaOf(given),
        abilities,
      };
      return rank
        ? call<typeof patchRank>('PATCH /ranks/:rankID', { params: { rankID: rank.rankID }, body })
        : call<typeof postRank>('POST /ranks', { body });
    }, t('Saved.'));
  const field = (name: keyof Given, label: string, more: object = {}) => (
    <FormField label={label} isRequired={name === 'name' || name === 'userTitle' || name === 'level'}>
      {(control) => (
        <Input
          {...control}
          {...more}
          value={given[name]}
          onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
        />
      )}
    </FormField>
  );
  const number = { type: 'number', min: 0 };
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
      {field('level', t('Level'), { type: 'number', min: 1, max: 1000 })}
      <Checkbox
        label={t('Given by hand alone')}
        checked={isManual}
        onChange={(event) => setManual(event.currentTarget.checked)}
      />
      {!isManual && (
        <>
          {field('points', t('Points at least'), number)}
          {field('posts', t('Posts at least'), number)}
          {field('time', t('Member for at least'), { placeholder: t('3 months'), maxLength: 12 })}
          <FormField label={t('Role')}>
            {(control) => (
              <Select
                {...control}
                value={given.roleID}
                onChange={(event) => setGiven({ ...given, roleID: event.currentTarget.value })}
              >
                <option value="">{t('Any role')}</option>
                {roles.map(({ roleID, name }) => (
                  <option key={roleID} value={roleID}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
        </>
      )}
      <FormGroup legend={t('What its members may do')}>
        {ABILITY_NAMES.map((name) => (
          <Checkbox
            key={name}
            label={words[name]}
            checked={abilities[name] ?? false}
            onChange={(event) => setAbilities({ ...abilities, [name]: event.currentTarget.checked })}
          />
        ))}
      </FormGroup>
    </FormModal>
  );
}

interface Given {
  name: string;
  userTitle: string;
  level: string;
  points: string;
  posts: string;
  time: string;
  roleID: string;
}

function valuesOf(rank: Rank | undefined, nextLevel: number): Given {
  const { points, posts, time, roleID } = rank?.criteria ?? {};
  return {
    name: rank?.name ?? '',
    userTitle: rank?.userTitle ?? '',
    level: String(rank?.level ?? nextLevel),
    points: String(points ?? ''),
    posts: String(posts ?? ''),
    time: time ?? '',
    roleID: String(roleID ?? ''),
  };
}

function criteriaOf({ points, posts, time, roleID }: Given): Rank['criteria'] {
  return {
    ...(points !== '' && { points: Number(points) }),
    ...(posts !== '' && { posts: Number(posts) }),
    ...(time !== '' && { time }),
    ...(roleID !== '' && { roleID: Number(roleID) }),
  };
}
