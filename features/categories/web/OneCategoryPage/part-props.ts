import type { CategoryEdit } from '../../categories.contract.ts';

/** What each part of the form is given. */
export interface PartProps {
  draft: CategoryEdit;
  onDraft: (changes: Partial<CategoryEdit>) => void;
  errorOf: (field: string) => string | undefined;
}
