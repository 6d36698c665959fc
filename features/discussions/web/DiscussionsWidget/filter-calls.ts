// What the form of filters asks for while it is open.
import { useEffect, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import type { listTags } from '../../../tags/tags.contract.ts';
import type { ChosenTag } from '../../../tags/web/TagInput/TagInput.tsx';
import type { DiscussionStatus, listDiscussionStatuses } from '../../discussion-statuses.contract.ts';

/** The tags of an address, by the names they have. */
export function useNamedTags(
  tagIDs: string,
  known: { tagID: number; name: string } | undefined,
): [ChosenTag[], (tags: ChosenTag[]) => void] {
  const isKnown = known !== undefined && tagIDs === String(known.tagID);
  const [tags, setTags] = useState<ChosenTag[]>(() =>
    isKnown
      ? [known]
      : tagIDs
          .split(',')
          .filter((id) => /^\d+$/.test(id))
          .map((id) => ({ tagID: Number(id), name: id })),
  );
  useEffect(() => {
    if (tagIDs === '' || isKnown) return;
    const leaving = new AbortController();
    const query = { tagID: tagIDs.split(',').map(Number), limit: 100 };
    call<typeof listTags>('GET /tags', { query, signal: leaving.signal }).then(
      ({ body }) => {
        const names = new Map(body.map(({ tagID, name }) => [tagID, name]));
        // Named as they stand by now: some may have been taken away or put beside them.
        setTags((now) => now.map((tag) => ({ ...tag, name: names.get(tag.tagID ?? 0) ?? tag.name })));
      },
      // Their numbers stand for them: the filter is the same.
      () => {},
    );
    return () => leaving.abort();
  }, [tagIDs, isKnown]);
  return [tags, setTags];
}

/** Those that posts of these types can have. */
export function useStatuses(types: readonly string[]): DiscussionStatus[] {
  // Without them the other filters are there all the same.
  const { data: all = [] } = useQuery<typeof listDiscussionStatuses>(
    'GET /discussions/statuses',
    {},
    { isWanted: types.length > 0 },
  );
  return all.filter(
    ({ statusID, isInternal, recordSubtype }) =>
      statusID > 0 && !isInternal && types.includes(recordSubtype ?? ''),
  );
}
