import type { PageDraft } from './page-draft.ts';

export interface PartProps {
  draft: PageDraft;
  onChange: (changes: Partial<PageDraft>) => void;
}
