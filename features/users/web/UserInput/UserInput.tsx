import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import type { FieldControl } from '../../../../platform/ui/FormField/FormField.tsx';
import { TokenInput } from '../../../../platform/ui/TokenInput/TokenInput.tsx';
import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { listUsersByName } from '../../users.contract.ts';

export interface ChosenUser {
  userID: number;
  name: string;
  photoUrl?: string | null;
}

export interface UserInputProps extends Partial<FieldControl> {
  value: readonly ChosenUser[];
  onChange: (users: ChosenUser[]) => void;
  isSingle?: boolean;
  max?: number;
  name?: string;
  disabled?: boolean;
  placeholder?: string;
}

interface Person extends Token {
  photoUrl?: string | null;
}

const MOST_FOUND = 50;

/** Members by the beginning of their name. */
export function UserInput({ value, onChange, ...control }: UserInputProps) {
  const { t } = useTranslator();
  return (
    <TokenInput<Person>
      {...control}
      value={value.map(personOf)}
      onChange={(people) =>
        onChange(people.map(({ id, name, photoUrl }) => ({ userID: Number(id), name, photoUrl })))
      }
      search={findPeople}
      listLabel={t('Members')}
    />
  );
}

function personOf({ userID, name, photoUrl }: ChosenUser): Person {
  return { id: userID, name, photoUrl, lead: <Avatar size={24} photoUrl={photoUrl} of={name} /> };
}

/** Nothing typed finds nobody: a list of anybody helps nobody. */
async function findPeople(query: string, signal: AbortSignal): Promise<Person[]> {
  if (query === '') return [];
  const { body } = await call<typeof listUsersByName>('GET /users/by-names', {
    query: { name: `${query}*`, order: 'mention', limit: MOST_FOUND },
    signal,
  });
  return body.map(personOf);
}
