import { Checkbox, FormField, FormGroup, Input, Select, useTranslator } from '@parley/addon-api/web';
import {
  GRANTED_OR_NOT,
  type GrantedOrNot,
  NUMBERS,
  type NumberAbility,
  TAKEN_AWAY,
  type TakenAway,
} from '../../ranks.abilities.ts';
import type { Rank } from '../../ranks.contract.ts';
import type { RanksPageProps } from '../../ranks.states.ts';
import type { Change, GivenRank } from './given-rank.ts';
import { useRankWords } from './use-rank-words.ts';

type Abilities = Rank['abilities'];

interface RankAbilitiesProps {
  given: GivenRank;
  roles: RanksPageProps['roles'];
  onChange: Change;
}

/** What members of the rank may do beside what their roles say, and what they may not. */
export function RankAbilities({ given: { abilities }, roles, onChange }: RankAbilitiesProps) {
  const { t } = useTranslator();
  const change = (part: { [Name in keyof Abilities]?: Abilities[Name] | undefined }) => {
    const all = Object.entries({ ...abilities, ...part }).filter(([, value]) => value !== undefined);
    onChange({ abilities: Object.fromEntries(all) });
  };
  const parts = { abilities, roles, onChange: change };
  return (
    <>
      <FormGroup legend={t('What its members may do')}>
        {GRANTED_OR_NOT.map((name) => (
          <GrantedField key={name} name={name} {...parts} />
        ))}
        <RoleField {...parts} />
      </FormGroup>
      <FormGroup legend={t('What its members are bound by')}>
        {TAKEN_AWAY.map((name) => (
          <TakenField key={name} name={name} {...parts} />
        ))}
        <FormatField {...parts} />
        {NUMBERS.map((name) => (
          <NumberField key={name} name={name} {...parts} />
        ))}
      </FormGroup>
    </>
  );
}

interface PartProps {
  abilities: Abilities;
  roles: RanksPageProps['roles'];
  onChange: (part: { [Name in keyof Abilities]?: Abilities[Name] | undefined }) => void;
}

const STATES: Record<string, boolean | undefined> = { yes: true, no: false };

function GrantedField({ name, abilities, roles, onChange }: PartProps & { name: GrantedOrNot }) {
  const { t } = useTranslator();
  const { abilities: words } = useRankWords(roles);
  const value = abilities[name];
  return (
    <FormField label={words[name]}>
      {(control) => (
        <Select
          {...control}
          value={value === undefined ? '' : value ? 'yes' : 'no'}
          onChange={(event) => onChange({ [name]: STATES[event.currentTarget.value] })}
        >
          <option value="">{t('As their roles say')}</option>
          <option value="yes">{t('They may')}</option>
          <option value="no">{t('They may not')}</option>
        </Select>
      )}
    </FormField>
  );
}

function TakenField({ name, abilities, roles, onChange }: PartProps & { name: TakenAway }) {
  const { abilities: words } = useRankWords(roles);
  return (
    <Checkbox
      label={words[name]}
      checked={abilities[name] === false}
      onChange={(event) => onChange({ [name]: event.currentTarget.checked ? false : undefined })}
    />
  );
}

function NumberField({ name, abilities, roles, onChange }: PartProps & { name: NumberAbility }) {
  const { t } = useTranslator();
  const { abilities: words } = useRankWords(roles);
  return (
    <FormField
      label={words[name]}
      hint={name === 'editTimeout' ? t('-1: without end. 0: not at all.') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          min={name === 'editTimeout' ? -1 : 0}
          value={String(abilities[name] ?? '')}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange({ [name]: value === '' ? undefined : Number(value) });
          }}
        />
      )}
    </FormField>
  );
}

function RoleField({ abilities, roles, onChange }: PartProps) {
  const { t } = useTranslator();
  return (
    <FormField label={t('All that a role may')}>
      {(control) => (
        <Select
          {...control}
          value={String(abilities.roleID ?? '')}
          onChange={(event) => onChange({ roleID: Number(event.currentTarget.value) || undefined })}
        >
          <option value="">{t('No further role')}</option>
          {roles.map(({ roleID, name }) => (
            <option key={roleID} value={roleID}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

function FormatField({ abilities, onChange }: PartProps) {
  const { t } = useTranslator();
  return (
    <FormField label={t('What they write in')}>
      {(control) => (
        <Select
          {...control}
          value={abilities.format ?? ''}
          onChange={(event) =>
            onChange({
              format:
                event.currentTarget.value === ''
                  ? undefined
                  : (event.currentTarget.value as 'Text' | 'TextEx'),
            })
          }
        >
          <option value="">{t('Whatever they like')}</option>
          <option value="Text">{t('Plain text alone')}</option>
          <option value="TextEx">{t('Plain text, with links')}</option>
        </Select>
      )}
    </FormField>
  );
}
