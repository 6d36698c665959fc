import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { ShortNumber } from '../../../../platform/ui/ShortNumber/ShortNumber.tsx';
import { TokenInput } from '../../../../platform/ui/TokenInput/TokenInput.tsx';
import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import type { listTags } from '../../tags.contract.ts';

/** Without an id: a name that becomes a tag when the form is sent. */
export interface ChosenTag {
  tagID?: number;
  name: string;
}

export interface TagInputProps {
  value: readonly ChosenTag[];
  onChange: (tags: ChosenTag[]) => void;
  /** How many a post may have. */
  max?: number;
  error?: string;
  /** To look for posts: of the tags there are, and nothing is asked of them. */
  isForFinding?: boolean;
}

const MOST_FOUND = 50;
/** Of the most used ones, shown while nothing is typed. */
const MOST_OFFERED = 8;

export function TagInput({ value, onChange, max, error, isForFinding = false }: TagInputProps) {
  const { t, plural } = useTranslator();
  const mayAdd = usePermission('tags.add') && !isForFinding;
  const isFull = max !== undefined && value.length >= max;
  const hint = isFull
    ? plural(max, {
        one: 'That is the {count} tag a post may have.',
        other: 'That is all {count} tags a post may have.',
      })
    : t('Words that help others find this. Not required.');
  return (
    <FormField label={t('Tags')} error={error} hint={isForFinding ? undefined : hint}>
      {(control) => (
        <TokenInput
          {...control}
          value={value.map(tokenOf)}
          onChange={(tokens) => onChange(tokens.map(cacheTag))}
          search={findTags}
          listLabel={t('Tags')}
          max={max}
          create={mayAdd ? (name) => tokenOf({ name }) : undefined}
          createLabel={(name) => t('New tag “{name}”', { name })}
        />
      )}
    </FormField>
  );
}

function tokenOf({ tagID, name }: ChosenTag): Token {
  return { id: tagID ?? `new ${name}`, name };
}

function cacheTag({ id, name }: Token): ChosenTag {
  return typeof id === 'number' ? { tagID: id, name } : { name };
}

/** Tags by part of their name; the most used ones while nothing is typed. */
async function findTags(query: string, signal: AbortSignal): Promise<Token[]> {
  const limit = query === '' ? MOST_OFFERED : MOST_FOUND;
  const { body } = await call<typeof listTags>('GET /tags', {
    query: { query: query || undefined, sort: '-countDiscussions', limit },
    signal,
  });
  return body.map(({ tagID, name, countDiscussions }) => ({
    id: tagID,
    name,
    note: <ShortNumber value={countDiscussions} />,
  }));
}
