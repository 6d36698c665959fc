import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { callBulkOperation } from '../../../../platform/web/api/call-bulk-operation.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import type { undoAuditLogEntries } from '../../audit-log.contract.ts';

interface UndoButtonProps {
  /** One entry, or all of one gesture. */
  what: { auditLogIDs: number[] } | { runID: string };
  label?: string;
  /** Says which, where several stand beside each other. */
  describedAs?: string;
  /** What is on the screen is read again; "Undone" is said once it is. */
  onDone?: () => void | Promise<void>;
  /** From the press until all is read again. */
  onBusy?: (isBusy: boolean) => void;
  /** Of what was done last: a key presses it too. */
  shortcut?: string;
}

/** Undoes what was done, and says what could not be undone. */
export function UndoButton({ what, label, describedAs, onDone, onBusy, shortcut }: UndoButtonProps) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const [isBusy, setOwnBusy] = useState(false);
  const setBusy = (now: boolean) => {
    setOwnBusy(now);
    onBusy?.(now);
  };
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const undo = async () => {
    setBusy(true);
    try {
      const { count, problems } = await undoAll(what, setProgress);
      if (count > 0) await revalidate();
      await onDone?.();
      if (problems.length > 0)
        showToast(
          plural(
            problems.length,
            {
              one: '{count} act could not be undone. {problem}',
              other: '{count} acts could not be undone. {problem}',
            },
            { problem: problems[0] ?? '' },
          ),
          { id: 'undo', tone: 'error' },
        );
      else showToast(t('Undone. All is as it was.'), { id: 'undo', tone: 'success', isAutoDismissed: true });
    } catch (error) {
      showToast(problemText(error), { id: 'undo', tone: 'error' });
    }
    setBusy(false);
    setProgress(undefined);
  };
  return (
    <>
      <Button
        icon="undo-2"
        size={32}
        isBusy={isBusy}
        aria-label={describedAs}
        aria-keyshortcuts={shortcut}
        onClick={undo}
      >
        {label ?? t('Undo')}
      </Button>
      {progress && progress.total > 1 && <span role="status">{t('{done} of {total} done', progress)}</span>}
    </>
  );
}

async function undoAll(
  what: UndoButtonProps['what'],
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<{ count: number; problems: string[] }> {
  const problems: string[] = [];
  let count = 0;
  await callBulkOperation(
    (step) => call<typeof undoAuditLogEntries>('POST /audit-logs/undo', { body: what, ...step }),
    ({ successIDs, exceptionsByID, countTotalIDs }) => {
      count += successIDs.length;
      for (const { message, description } of Object.values(exceptionsByID))
        problems.push(description ?? message);
      onProgress({ done: count + problems.length, total: countTotalIDs ?? 0 });
    },
  );
  return { count, problems };
}
