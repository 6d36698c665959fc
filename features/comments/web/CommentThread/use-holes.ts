// Branches that were folded away and are fetched in place.
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { setViewerState, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { CommentThread, getCommentThread, ThreadHole } from '../../comment-threads.contract.ts';
import { type FilledHoles, holeKey } from '../thread-rows.ts';

interface Filled {
  hole: ThreadHole;
  thread: CommentThread;
}

/** `page` is what the page itself holds: when it comes anew, what was unfolded stays so, with what it holds by now. */
export function useHoles(page: unknown): { filled: FilledHoles; open: (hole: ThreadHole) => Promise<void> } {
  const [fetched, setFetched] = useState<ReadonlyMap<string, Filled>>(new Map());
  const latest = useRef({ page, fetched });
  latest.current.fetched = fetched;

  useEffect(() => {
    if (latest.current.page === page) return;
    latest.current.page = page;
    const holes = [...latest.current.fetched.values()].map(({ hole }) => hole);
    if (holes.length === 0) return;
    Promise.all(holes.map(fill)).then(
      (all) => setFetched(new Map(all.map((each) => [holeKey(each.hole), each]))),
      // The page is fresh; a branch that cannot be fetched again is folded, and can be opened once more.
      () => setFetched(new Map()),
    );
  }, [page]);

  return {
    filled: new Map([...fetched].map(([key, { thread }]) => [key, thread])),
    open: async (hole) => {
      const one = await fill(hole);
      setFetched((known) => new Map(known).set(holeKey(hole), one));
    },
  };
}

async function fill(hole: ThreadHole): Promise<Filled> {
  const query = Object.fromEntries(new URL(hole.apiUrl).searchParams);
  const { body } = await call<typeof getCommentThread>('GET /comments/thread', { query: typed(query) });
  rememberReactions(body);
  return { hole, thread: body };
}

type ThreadQuery = NonNullable<Parameters<typeof call<typeof getCommentThread>>[1]>['query'];

/** The server wrote the address itself; its words are what the endpoint takes. */
function typed(query: Record<string, string>): ThreadQuery {
  return query as unknown as ThreadQuery;
}

/** These comments stood in no slice of the page: what the viewer gave to them comes with them. */
function rememberReactions({ commentsByID }: CommentThread): void {
  const all = viewerState().reactions as { comment?: Record<string, string | null> } | undefined;
  if (!all) return;
  const comment = { ...all.comment };
  for (const each of Object.values(commentsByID))
    comment[each.commentID] = each.reactions?.find((type) => type.hasReacted)?.urlcode ?? null;
  setViewerState({ reactions: { ...all, comment } });
}
