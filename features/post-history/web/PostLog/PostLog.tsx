// The history of a post: its wordings with what each changed, or the comments that were deleted in it.
import type { PostLogProps } from '../../post-history.states.ts';
import { DeletedComments } from './DeletedComments.tsx';
import { Revisions } from './Revisions.tsx';

export function PostLog({ part }: PostLogProps) {
  return part.kind === 'deleted' ? <DeletedComments {...part} /> : <Revisions {...part} />;
}
