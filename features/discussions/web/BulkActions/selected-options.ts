// What can be done with many discussions at once.
import { lazy } from 'react';
import { bulkOptions, whyNotManaged } from '../bulk-options.ts';

const BulkMoveForm = lazy(() => import('./BulkMoveForm.tsx'));
const BulkCloseForm = lazy(() => import('./BulkCloseForm.tsx'));
const BulkDeleteForm = lazy(() => import('./BulkDeleteForm.tsx'));

export const selectedOptions = [
  bulkOptions.add({
    position: 10,
    name: 'Move',
    icon: 'folder-input',
    whyNot: (subject) =>
      whyNotManaged(subject, subject.t('You don’t have the edit permission on the following discussions:')),
    Form: BulkMoveForm,
  }),
  bulkOptions.add({
    position: 30,
    name: 'Close',
    icon: 'lock',
    whyNot: (subject) => {
      const { selected, t } = subject;
      const refused = whyNotManaged(
        subject,
        t("You don't have the close permission on the following discussions:"),
      );
      if (refused || !selected.every((each) => each.closed)) return refused;
      return t('Selected discussions are already closed.');
    },
    Form: BulkCloseForm,
  }),
  bulkOptions.add({
    position: 40,
    name: 'Delete',
    icon: 'trash-2',
    isDanger: true,
    whyNot: (subject) =>
      whyNotManaged(subject, subject.t('You don’t have the delete permission on the following discussions:')),
    Form: BulkDeleteForm,
  }),
];
