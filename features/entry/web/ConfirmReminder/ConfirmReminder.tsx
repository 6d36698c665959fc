import { lazy, Suspense } from 'react';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';

const ReminderToast = lazy(() => import('./ReminderToast.tsx'));

/** Says once that the address still waits to be confirmed; its words come only where it does. */
export function ConfirmReminder() {
  const { isConfirmEmailRequired } = useSite();
  const me = useMe();
  return isConfirmEmailRequired === true && me?.isEmailConfirmed === false ? (
    <Suspense>
      <ReminderToast />
    </Suspense>
  ) : null;
}
