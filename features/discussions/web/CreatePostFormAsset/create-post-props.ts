import type { ReactNode } from 'react';
import type { Category, CategoryFragment } from '../../../categories/categories.contract.ts';
import type { PostTypeChoice } from '../../post-type-choice.ts';

export interface CreatePostFormAssetProps {
  title?: string;
  postType: { postTypeID: string; name: string; postButtonLabel?: string };
  postTypes?: PostTypeChoice[];
  category?: CategoryFragment;
  categories?: Category[];
  /** The discussion that is edited. */
  recordID?: number;
  isEdit?: boolean;
  /** The draft that the address names. */
  draftID?: number;
  /** What others add to the form, drawn. */
  aboveBody?: ReactNode;
  belowBody?: ReactNode;
  format?: string;
  titleMaxLength?: number;
  bodyMaxLength?: number;
}
