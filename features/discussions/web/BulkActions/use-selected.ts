// The selected discussions with what has to be known of them; those of other pages are asked for.
import { useEffect, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import type { listDiscussions } from '../../discussions.contract.ts';
import type { SelectedDiscussion } from '../bulk-options.ts';
import { remember, setChecked, useSelection } from './selection-store.ts';

const AT_ONCE = 100;

export interface SelectedDiscussions {
  count: number;
  /** Not there until all of them are known. */
  selected: readonly SelectedDiscussion[] | undefined;
  problem: string | undefined;
}

export function useSelected(): SelectedDiscussions {
  const { checked, known } = useSelection();
  const [problem, setProblem] = useState<string>();
  const ids = [...checked];
  const unknown = ids
    .filter((id) => !known.has(id))
    .slice(0, AT_ONCE)
    .join(',');
  useEffect(() => {
    if (unknown === '') return;
    const leaving = new AbortController();
    learn(unknown, leaving.signal).then(
      () => setProblem(undefined),
      (error: unknown) => {
        if (!leaving.signal.aborted) setProblem(problemText(error));
      },
    );
    return () => leaving.abort();
  }, [unknown]);
  const selected = ids.flatMap((id) => known.get(id) ?? []);
  return { count: ids.length, selected: selected.length === ids.length ? selected : undefined, problem };
}

/** What is not there any more is not selected either. */
async function learn(ids: string, signal: AbortSignal): Promise<void> {
  const { body } = await call<typeof listDiscussions>('GET /discussions', {
    query: { discussionID: ids, limit: AT_ONCE } as never,
    signal,
  });
  remember(body);
  const found = new Set(body.map((each) => each.discussionID));
  const gone = ids
    .split(',')
    .map(Number)
    .filter((id) => !found.has(id));
  if (gone.length > 0) setChecked(gone, false);
}
