// A type as the form of a post offers it.
import type { PostField } from '../post-fields/post-fields.contract.ts';

export interface PostTypeChoice {
  postTypeID: string;
  /** The original it is made of. */
  baseType: string;
  name: string;
  /** A hint of its makers to those who write. */
  helperText: string;
  fields: PostField[];
}
