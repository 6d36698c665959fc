// Reports to the server that a discussion is being read: raises its views and marks it read up to here.
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/web/api/call.ts';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { useScreen } from '../../../platform/web/router/screen.tsx';
import { isViewedAs } from '../../../platform/web/viewer/is-viewed-as.ts';
import { useViewerState } from '../../../platform/web/viewer/viewer-state.ts';
import type { tick } from '../../analytics/analytics.contract.ts';
import { lastNumberShown } from './shown-comments.ts';

export function useViewTick(discussionID: number): void {
  const { state } = useScreen();
  const { isSignedIn } = useSite();
  const hasReads = useViewerState('reads') !== undefined;
  const layout = state.page?.layout;
  const shown = useRef('');

  useEffect(() => {
    // A member's marks must have arrived first: they say what was new before this visit.
    if (isSignedIn && !hasReads) return;
    // Nothing may be changed meanwhile: the server would refuse it.
    if (isViewedAs()) return;
    const lastNumberRead = lastNumberShown(layout ?? []);
    const visit = `${discussionID}:${lastNumberRead}`;
    if (shown.current === visit) return;
    shown.current = visit;
    call<typeof tick>('POST /tick', {
      body: { type: 'discussion_view', discussionID, lastNumberRead, url: location.href },
    }).catch(() => {
      // A view that could not be reported is lost; the reader must not notice.
    });
  }, [discussionID, layout, isSignedIn, hasReads]);
}
