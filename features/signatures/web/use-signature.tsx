// What the post of an author is given, so that their signature stands below it.
import type { PostProps } from '../../../platform/ui/Post/Post.tsx';
import { useSite } from '../../../platform/web/page/site-context.tsx';
import { RenderedBody } from '../../../platform/web/RenderedBody/RenderedBody.tsx';
import type { UserFragment } from '../../users/users.contract.ts';
import styles from './Signature/Signature.module.css';

/** `anchor`: of the post. */
export function useSignature(
  author: UserFragment | undefined,
  anchor: string,
): Pick<PostProps, 'signature' | 'isSignatureWideOnly'> {
  const isWideOnly = useSite().signatures?.hideMobile;
  if (!author?.signature) return {};
  return {
    isSignatureWideOnly: isWideOnly,
    signature: (
      <RenderedBody html={author.signature.body} id={`${anchor}_signature`} className={styles.signature} />
    ),
  };
}
