import type { FieldControl } from '../../../../platform/ui/FormField/FormField.tsx';
import { TokenInput } from '../../../../platform/ui/TokenInput/TokenInput.tsx';
import type { Token } from '../../../../platform/ui/TokenInput/token.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { searchDiscussions } from '../../../posts/posts.contract.ts';
import type { getDiscussion } from '../../discussions.contract.ts';

export interface ChosenDiscussion {
  discussionID: number;
  name: string;
}

export interface DiscussionInputProps extends Partial<FieldControl> {
  value: ChosenDiscussion | undefined;
  onChange: (discussion: ChosenDiscussion | undefined) => void;
  /** Not to be chosen: where one stands. */
  exceptID?: number;
}

const MOST_FOUND = 10;

/** One discussion, by words that it holds or by its address. */
export function DiscussionInput({ value, onChange, exceptID, ...control }: DiscussionInputProps) {
  const { t } = useTranslator();
  const search = async (query: string, signal: AbortSignal) => {
    const found = await findDiscussions(query, signal);
    return found
      .filter(({ discussionID, type }) => discussionID !== exceptID && type !== 'redirect')
      .map(tokenOf);
  };
  return (
    <TokenInput<Token>
      {...control}
      value={value ? [tokenOf(value)] : []}
      onChange={([chosen]) => onChange(chosen && { discussionID: Number(chosen.id), name: chosen.name })}
      search={search}
      listLabel={t('Discussions')}
      placeholder={t('Words of its title, or its address')}
      isSingle
    />
  );
}

const tokenOf = ({ discussionID, name }: ChosenDiscussion): Token => ({ id: discussionID, name });

type Found = ChosenDiscussion & { type: string | null };

async function findDiscussions(query: string, signal: AbortSignal): Promise<Found[]> {
  if (query === '') return [];
  const discussionID = idOfAddress(query);
  if (discussionID !== undefined) return discussionAt(discussionID, signal);
  const { body } = await call<typeof searchDiscussions>('GET /discussions/search', {
    query: { query, limit: MOST_FOUND },
    signal,
  });
  return body;
}

/** An address that leads nowhere finds nothing. */
async function discussionAt(discussionID: number, signal: AbortSignal): Promise<Found[]> {
  try {
    const { body } = await call<typeof getDiscussion>('GET /discussions/:discussionID', {
      params: { discussionID },
      signal,
    });
    return [body];
  } catch (error) {
    if (error instanceof ApiError && error.body.status < 500) return [];
    throw error;
  }
}

/** Of this site: as it is copied from the address bar, or its end. */
function idOfAddress(text: string): number | undefined {
  const base = window.location.origin;
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const id = url?.origin === base ? /\/discussion\/(\d{1,9})(?:\/|$)/.exec(url.pathname)?.[1] : undefined;
  return id === undefined ? undefined : Number(id);
}
