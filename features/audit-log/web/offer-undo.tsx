import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { UNDO_KEY } from '../../../platform/web/keys/undo-key.ts';
import { UndoButton } from './UndoButton/UndoButton.tsx';

/** Says what was done, with the way back. It stays until it is closed or used: nobody has to hurry. */
export function offerUndo(done: string, runID: string): void {
  showToast(done, {
    id: 'undo',
    tone: 'success',
    actions: <UndoButton what={{ runID }} shortcut={UNDO_KEY} />,
  });
}
