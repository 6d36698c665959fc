import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { AttachableType } from '../../attachments.contract.ts';

const AttachmentBoxes = lazy(() => import('../AttachmentBoxes/AttachmentBoxes.tsx'));

export interface AttachmentsProps {
  recordType: AttachableType;
  recordID: number;
}

/** The records that outside services have of a post, for whoever sees such: fetched where there are any. */
export function Attachments({ recordType, recordID }: AttachmentsProps) {
  const hasSome = useViewerState('attachments')?.[recordType][recordID] !== undefined;
  if (!hasSome) return null;
  return (
    <ErrorBoundary fallback={false}>
      <Suspense>
        <AttachmentBoxes recordType={recordType} recordID={recordID} />
      </Suspense>
    </ErrorBoundary>
  );
}
