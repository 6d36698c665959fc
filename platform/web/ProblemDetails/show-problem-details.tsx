// A form says the words of a failure where it was sent; whatever else the answer has stands in a toast.
import type { ErrorBody } from '../../contract/errors.ts';
import { showToast } from '../../ui/Toast/toast-store.ts';
import { ActionButtonLink, ProblemTrace } from './ProblemDetails.tsx';

export function showProblemDetails({ message, description, actionButton, trace }: ErrorBody): void {
  showToast(
    <>
      {description || message}
      {trace && <ProblemTrace trace={trace} />}
    </>,
    {
      id: 'problem-details',
      tone: 'error',
      isWide: true,
      ...(actionButton && { actions: <ActionButtonLink button={actionButton} /> }),
    },
  );
}
