import { settleWork, startWork } from '../BulkActions/selection-store.ts';
import type { SelectedDiscussion } from '../bulk-options.ts';
import { RecordsForm, type RecordsFormProps } from '../RecordsForm/RecordsForm.tsx';

export interface BulkFormProps extends Omit<RecordsFormProps, 'records' | 'selection'> {
  /** What the form began with. */
  discussions: readonly SelectedDiscussion[];
}

const SELECTION = { startWork, settleWork };

/** Does one thing with the selected discussions. What failed stays in the form, with the reason, to be tried again. */
export function BulkForm({ discussions, ...props }: BulkFormProps) {
  const records = discussions.map(({ discussionID, name }) => ({ id: discussionID, name }));
  return <RecordsForm {...props} records={records} selection={SELECTION} />;
}
