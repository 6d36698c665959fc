import { useEffect, useState } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import type { Comment, listComments } from '../../comments.contract.ts';

export const PAGE_SIZE = 30;

interface CommentPage {
  /** undefined: on its way. */
  comments: Comment[] | undefined;
  total: number;
  problem: string | undefined;
}

/** Read anew whenever `version` changes. */
export function useCommentPage(discussionID: number, page: number, version: number): CommentPage {
  const [read, setRead] = useState<CommentPage>({ comments: undefined, total: 0, problem: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to read
  useEffect(() => {
    const leaving = new AbortController();
    call<typeof listComments>('GET /comments', {
      query: { discussionID, page, limit: PAGE_SIZE, expand: ['insertUser'] } as never,
      signal: leaving.signal,
    }).then(
      ({ body, headers }) =>
        setRead({
          comments: body,
          total: Number(headers.get('x-app-page-result-count') ?? body.length),
          problem: undefined,
        }),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          setRead((before) => ({ ...before, comments: [], problem: problemText(error) }));
      },
    );
    return () => leaving.abort();
  }, [discussionID, page, version]);
  return read;
}
