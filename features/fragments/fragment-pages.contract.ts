// What the pages about fragments hand to the browser: administrators' own, so they are never cached.
import type { UserFragment } from '../users/users.contract.ts';
import type { Fragment, FragmentDetails } from './fragments.contract.ts';
import type { FragmentType } from './injectables.contract.ts';

export interface FragmentFilters {
  status: 'latest' | 'draft' | 'active';
  appliedStatus: 'all' | 'applied' | 'not-applied';
  /** '': all. */
  fragmentType: FragmentType | '';
}

/** Who wrote a revision; absent: nobody who is there any more. */
export interface AuthoredFragment extends Fragment {
  author?: Pick<UserFragment, 'name'>;
}

export interface FragmentsListProps {
  fragments: AuthoredFragment[];
  filters: FragmentFilters;
}

export interface FragmentEditorProps {
  fragmentType: FragmentType;
  /** Absent: a new one. */
  fragment?: FragmentDetails;
  /** The newest first. */
  revisions: AuthoredFragment[];
  countRevisions: number;
  /** The viewer has accepted what it means to run code on the pages of a community. */
  didAccept: boolean;
}
