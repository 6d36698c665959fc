import { Checkbox, FormField, Input, Select, useTranslator } from '@parley/addon-api/web';
import type { RanksPageProps } from '../../ranks.states.ts';
import type { Change, GivenRank } from './given-rank.ts';
import { useRankWords } from './use-rank-words.ts';

interface RankCriteriaProps {
  given: GivenRank;
  roles: RanksPageProps['roles'];
  onChange: Change;
}

/** What members have to meet, all of it; or that the rank is given by hand. */
export function RankCriteria({ given, roles, onChange }: RankCriteriaProps) {
  const { t } = useTranslator();
  const { permissions } = useRankWords(roles);
  const field = (name: 'points' | 'posts' | 'time', label: string, more: object) => (
    <FormField label={label}>
      {(control) => (
        <Input
          {...control}
          {...more}
          value={given[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      )}
    </FormField>
  );
  const number = { type: 'number', min: 0 };
  const choice = (name: 'roleID' | 'permission', label: string, none: string, all: [string, string][]) => (
    <FormField label={label}>
      {(control) => (
        <Select
          {...control}
          value={given[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        >
          <option value="">{none}</option>
          {all.map(([value, word]) => (
            <option key={value} value={value}>
              {word}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
  return (
    <>
      <Checkbox
        label={t('Given by hand alone')}
        checked={given.isManual}
        onChange={(event) => onChange({ isManual: event.currentTarget.checked })}
      />
      {!given.isManual && (
        <>
          {field('points', t('Points at least'), number)}
          {field('posts', t('Posts at least'), number)}
          {field('time', t('Member for at least'), { placeholder: t('3 months'), maxLength: 12 })}
          {choice(
            'roleID',
            t('Role'),
            t('Any role'),
            roles.map(({ roleID, name }) => [String(roleID), name]),
          )}
          {choice('permission', t('Permission of their roles'), t('Any member'), Object.entries(permissions))}
        </>
      )}
    </>
  );
}
