import { Checkbox, FormGroup, useTranslator } from '@parley/addon-api/web';
import { ABILITY_NAMES } from '../../ranks.abilities.ts';
import type { RanksPageProps } from '../../ranks.states.ts';
import type { Change, GivenRank } from './given-rank.ts';
import { useRankWords } from './use-rank-words.ts';

interface RankAbilitiesProps {
  given: GivenRank;
  roles: RanksPageProps['roles'];
  onChange: Change;
}

export function RankAbilities({ given: { abilities }, roles, onChange }: RankAbilitiesProps) {
  const { t } = useTranslator();
  const { abilities: words } = useRankWords(roles);
  return (
    <FormGroup legend={t('What its members may do')}>
      {ABILITY_NAMES.map((name) => (
        <Checkbox
          key={name}
          label={words[name]}
          checked={abilities[name] ?? false}
          onChange={(event) => onChange({ abilities: { ...abilities, [name]: event.currentTarget.checked } })}
        />
      ))}
    </FormGroup>
  );
}
