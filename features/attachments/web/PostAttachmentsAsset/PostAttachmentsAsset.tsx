import type { Attachment } from '../../attachments.contract.ts';
import { Attachments } from '../Attachments/Attachments.tsx';
import styles from './PostAttachmentsAsset.module.css';

export interface PostAttachmentsAssetProps {
  discussionID: number;
  attachments: readonly Attachment[];
}

/** Below the original post. */
export function PostAttachmentsAsset({ discussionID, attachments }: PostAttachmentsAssetProps) {
  return (
    <div className={styles.place}>
      <Attachments recordType="discussion" recordID={discussionID} known={attachments} />
    </div>
  );
}
