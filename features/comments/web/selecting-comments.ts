// Whether comments are being selected in the thread. What that takes is fetched with the first.
import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { Comment } from '../comments.contract.ts';
import type { CommentBulkFormProps } from './comment-bulk-options.ts';

export interface CommentTools {
  CommentSelect: ComponentType<{ comment: Comment; categoryID: number }>;
  CommentBar: ComponentType<Pick<CommentBulkFormProps, 'discussion'>>;
}

/** There while comments are being selected; never in what the server draws. */
export const useCommentTools = create<Partial<CommentTools>>(() => ({}));
