import type { FieldControl } from '../../../../platform/ui/FormField/FormField.tsx';
import { TokenInput } from '../../../../platform/ui/TokenInput/TokenInput.tsx';
import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listRoles } from '../../roles.contract.ts';

export interface ChosenRole {
  roleID: number;
  name: string;
}

export interface RoleInputProps extends Partial<FieldControl> {
  value: readonly ChosenRole[];
  onChange: (roles: ChosenRole[]) => void;
  name?: string;
  disabled?: boolean;
  placeholder?: string;
}

/** Roles by part of their name; there are few, so all of them are offered at once. */
export function RoleInput({ value, onChange, ...control }: RoleInputProps) {
  const { t } = useTranslator();
  return (
    <TokenInput
      {...control}
      value={value.map(({ roleID, name }) => ({ id: roleID, name }))}
      onChange={(tokens) => onChange(tokens.map(({ id, name }) => ({ roleID: Number(id), name })))}
      search={findRoles}
      listLabel={t('Roles')}
    />
  );
}

async function findRoles(query: string, signal: AbortSignal): Promise<Token[]> {
  const { body } = await call<typeof listRoles>('GET /roles', { query: {}, signal });
  const wanted = query.toLowerCase();
  return body
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ roleID, name }) => ({ id: roleID, name }));
}
