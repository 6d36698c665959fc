import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { MemberActionProps } from '../member-actions.ts';

export interface MemberActionsProps extends MemberActionProps {
  /** As high as one row: its owner has kept that much room. */
  isRow?: boolean;
}

const Actions = lazy(() => import('./Actions.tsx'));

/** For other members; fetched once the page stands. One that breaks leaves the others. */
export function MemberActions(props: MemberActionsProps) {
  const [isInBrowser, setIsInBrowser] = useState(false);
  useEffect(() => setIsInBrowser(true), []);
  const me = useMe();
  if (!isInBrowser || !me || me.userID === 0 || me.userID === props.userID) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Actions {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
