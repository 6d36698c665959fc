// A click is one call: the address becomes a lookup, the answer is the page.
import {
  findPage,
  type HydratedLayout,
  type LayoutRedirect,
  type PageProblem,
  type PageRoute,
} from '../../contract/page.ts';
import type { ViewerState } from '../../contract/viewer-state.ts';
import { ApiError, errorOf, queryString } from '../api/call.ts';
import type { PageState } from '../page/page-state.ts';
import { NOT_REACHED } from '../page/problems.ts';
import { setViewerState } from '../viewer/viewer-state.ts';

type Answer = (HydratedLayout & { viewerState?: Partial<ViewerState> }) | LayoutRedirect;

/** The page of an address, or where it went instead. */
export async function loadPage(
  routes: readonly PageRoute[],
  url: URL,
  before: HydratedLayout | null,
  signal: AbortSignal,
): Promise<PageState | LayoutRedirect> {
  const lookup = findPage(routes, url);
  if (!lookup) return failed(before, { status: 404, message: '' });
  try {
    const response = await reach(`/api/v2/layouts/lookup-hydrate${queryString({ ...lookup })}`, {
      headers: { 'x-requested-with': 'parley' },
      signal,
    });
    if (!response.ok) throw new ApiError(await errorOf(await response.text(), response));
    return arrived((await response.json()) as Answer);
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof ApiError))
      return failed(before, {
        status: error instanceof NotReached ? NOT_REACHED : 500,
        message: String(error),
      });
    const { status, message, body } = error;
    return failed(before, {
      status,
      message,
      lookup,
      ...(body.description && { description: body.description }),
      ...(body.requestID && { requestID: body.requestID }),
      ...(body.actionButton && { actionButton: body.actionButton }),
      ...(body.trace && { trace: body.trace }),
      ...(typeof body.retryAfter === 'number' && { retryAfter: body.retryAfter }),
    });
  }
}

class NotReached extends Error {}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw new NotReached(String(error));
  }
}

function arrived(answer: Answer): PageState | LayoutRedirect {
  if ('redirectTo' in answer) return answer;
  const { viewerState, ...page } = answer;
  if (viewerState) setViewerState(viewerState);
  return { page, problem: null };
}

/** The title bar of the page before stays on one that failed. */
function failed(before: HydratedLayout | null, problem: PageProblem): PageState {
  if (!before) return { page: null, problem };
  const { about: _, ...page } = before;
  return { page: { ...page, layout: [] }, problem };
}
