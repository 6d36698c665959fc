// Where the reader stops is stored when the page is left, so that they go on there on any device.
import { useEffect, useRef } from 'react';
import { call } from '../../../../platform/web/api/call.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import type { putReadingPlace } from '../../../discussions/reading.contract.ts';
import { useReadingPlace } from '../reading-place.ts';

export function useReportPlace(discussionID: number): void {
  const { isSignedIn } = useSite();
  const number = useReadingPlace(discussionID)?.number;
  const seen = useRef<number>(undefined);
  const reported = useRef<number>(undefined);
  if (number !== undefined) seen.current = number;
  useEffect(() => {
    if (!isSignedIn) return;
    const report = () => {
      const place = seen.current;
      if (place === undefined || place === reported.current) return;
      reported.current = place;
      call<typeof putReadingPlace>('PUT /discussions/:discussionID/reading-place', {
        params: { discussionID },
        body: { number: place },
        keepalive: true,
      }).catch(() => {
        // A place that could not be stored is lost; the reader must not notice.
      });
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') report();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      report();
    };
  }, [discussionID, isSignedIn]);
}
