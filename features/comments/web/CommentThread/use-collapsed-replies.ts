// Collapsed replies, fetched in place.
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { setViewerState, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { CollapsedReplies, CommentThread, getCommentThread } from '../../comment-threads.contract.ts';
import { collapsedKey, type LoadedReplies } from '../thread-rows.ts';

interface Filled {
  collapsedReplies: CollapsedReplies;
  thread: CommentThread;
}

/** `page` is what the page itself holds: when it is reloaded, what was unfolded stays so, with what it holds by now. */
export function useCollapsedReplies(page: unknown): {
  filled: LoadedReplies;
  open: (collapsedReplies: CollapsedReplies) => Promise<void>;
} {
  const [fetched, setFetched] = useState<ReadonlyMap<string, Filled>>(new Map());
  const latest = useRef({ page, fetched });
  latest.current.fetched = fetched;

  useEffect(() => {
    if (latest.current.page === page) return;
    latest.current.page = page;
    const collapsedBranches = [...latest.current.fetched.values()].map(
      ({ collapsedReplies }) => collapsedReplies,
    );
    if (collapsedBranches.length === 0) return;
    Promise.all(collapsedBranches.map(fill)).then(
      (all) => setFetched(new Map(all.map((each) => [collapsedKey(each.collapsedReplies), each]))),
      // The page is fresh; a branch that cannot be fetched again is folded, and can be opened once more.
      () => setFetched(new Map()),
    );
  }, [page]);

  return {
    filled: new Map([...fetched].map(([key, { thread }]) => [key, thread])),
    open: async (collapsedReplies) => {
      const one = await fill(collapsedReplies);
      setFetched((known) => new Map(known).set(collapsedKey(collapsedReplies), one));
    },
  };
}

async function fill(collapsedReplies: CollapsedReplies): Promise<Filled> {
  const query = Object.fromEntries(new URL(collapsedReplies.apiUrl).searchParams);
  const { body } = await call<typeof getCommentThread>('GET /comments/thread', { query: typed(query) });
  rememberReactions(body);
  return { collapsedReplies, thread: body };
}

type ThreadQuery = NonNullable<Parameters<typeof call<typeof getCommentThread>>[1]>['query'];

/** The server wrote the address itself; its words are what the endpoint takes. */
function typed(query: Record<string, string>): ThreadQuery {
  return query as unknown as ThreadQuery;
}

/** The viewer state of the page had nothing of these comments: what the viewer gave to them comes with them. */
function rememberReactions({ commentsByID }: CommentThread): void {
  const all = viewerState().reactions;
  if (!all) return;
  const comment = { ...all.comment };
  for (const each of Object.values(commentsByID))
    comment[each.commentID] = each.reactions?.find((type) => type.hasReacted)?.urlcode ?? null;
  setViewerState({ reactions: { ...all, comment } });
}
