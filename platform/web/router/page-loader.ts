// A click is one call: the address becomes a lookup, the answer is the page.
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findPage, type HydratedLayout, type LayoutRedirect, type PageRoute } from '../../contract/page.ts';
import { ApiError, queryString } from '../api/call.ts';
import type { PageState } from '../page/PageView.tsx';
import { setViewerState } from '../viewer/viewer-state.ts';

type Answer = (HydratedLayout & { viewerState?: Record<string, unknown> }) | LayoutRedirect;

/** The title bar of the last good page stays on a page that failed. */
let lastPage: HydratedLayout | null = null;

export function rememberPage(page: HydratedLayout | null): void {
  if (page) lastPage = page;
}

export function pageLoader(routes: readonly PageRoute[]) {
  return async ({ request }: LoaderFunctionArgs): Promise<PageState> => {
    const lookup = findPage(routes, new URL(request.url));
    if (!lookup) return failed(404, '');
    try {
      const response = await fetch(`/api/v2/layouts/lookup-hydrate${queryString({ ...lookup })}`, {
        headers: { 'x-requested-with': 'parley' },
        signal: request.signal,
      });
      const answer = await response.json();
      if (!response.ok) throw new ApiError(answer);
      return arrived(answer as Answer);
    } catch (error) {
      if (error instanceof Response || request.signal.aborted) throw error;
      return error instanceof ApiError
        ? failed(error.status, error.message, error.body.requestID)
        : failed(500, String(error));
    }
  };
}

function arrived(answer: Answer): PageState {
  if ('redirectTo' in answer) throw redirect(ownPath(answer.redirectTo));
  const { viewerState, ...page } = answer;
  if (viewerState) setViewerState(viewerState);
  lastPage = page;
  return { page, problem: null };
}

function ownPath(address: string): string {
  const url = new URL(address, location.origin);
  return url.origin === location.origin ? url.pathname + url.search + url.hash : address;
}

function failed(status: number, message: string, requestID?: string): PageState {
  const page = lastPage && { ...lastPage, layout: [] };
  return { page, problem: { status, message, ...(requestID && { requestID }) } };
}
