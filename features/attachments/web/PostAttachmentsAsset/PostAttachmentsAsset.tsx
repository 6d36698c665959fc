import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Attachment } from '../../attachments.contract.ts';
import AttachmentBoxes from '../AttachmentBoxes/AttachmentBoxes.tsx';
import styles from './PostAttachmentsAsset.module.css';

export interface PostAttachmentsAssetProps {
  discussionID: number;
  attachments: readonly Attachment[];
}

/** Below the original post. */
export function PostAttachmentsAsset({ discussionID, attachments }: PostAttachmentsAssetProps) {
  const { t } = useTranslator();
  return (
    <Panel as="section" joinsPrevious label={t('Attachments')}>
      <div className={styles.place}>
        <AttachmentBoxes recordType="discussion" recordID={discussionID} known={attachments} />
      </div>
    </Panel>
  );
}
