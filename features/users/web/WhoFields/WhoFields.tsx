// Whom something is asked of: a member, anybody with a role, or a guest.
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type ChosenUser, UserInput } from '../UserInput/UserInput.tsx';

export type WhoKind = 'member' | 'role' | 'guest';

export interface ChosenWho {
  kind: WhoKind;
  members: readonly ChosenUser[];
  roleID: number;
}

/** As calls name them; undefined: nobody is chosen yet. A guest has no id at all. */
export function idOfWho({
  kind,
  members,
  roleID,
}: ChosenWho): { userID?: number; roleID?: number } | undefined {
  if (kind === 'guest') return {};
  if (kind === 'role') return roleID > 0 ? { roleID } : undefined;
  const [member] = members;
  return member && { userID: member.userID };
}

export interface WhoFieldsProps {
  /** In the order in which they stand. */
  kinds: readonly WhoKind[];
  roles: readonly { roleID: number; name: string }[];
  roleHint?: string;
  value: ChosenWho;
  onChange: (who: ChosenWho) => void;
}

export function WhoFields({ kinds, roles, roleHint, value, onChange }: WhoFieldsProps) {
  const { t } = useTranslator();
  const names: Record<WhoKind, string> = {
    member: t('A member'),
    role: t('Anybody with a role'),
    guest: t('A guest'),
  };
  return (
    <>
      <FormGroup legend={t('Who')}>
        {kinds.map((kind) => (
          <Radio
            key={kind}
            name="who"
            label={names[kind]}
            checked={value.kind === kind}
            onChange={() => onChange({ ...value, kind })}
          />
        ))}
      </FormGroup>
      {value.kind === 'member' && (
        <FormField label={t('Member')} isRequired>
          {(control) => (
            <UserInput
              {...control}
              value={value.members}
              onChange={(members) => onChange({ ...value, members })}
              isSingle
            />
          )}
        </FormField>
      )}
      {value.kind === 'role' && (
        <FormField label={t('Role')} {...(roleHint !== undefined && { hint: roleHint })}>
          {({ isInvalid: _, ...control }) => (
            <Select
              {...control}
              value={value.roleID}
              onChange={(event) => onChange({ ...value, roleID: Number(event.target.value) })}
            >
              {roles.map(({ roleID, name }) => (
                <option key={roleID} value={roleID}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
    </>
  );
}
