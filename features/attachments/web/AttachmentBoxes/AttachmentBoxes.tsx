import { useEffect, useRef } from 'react';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import type { IconName } from '../../../../platform/ui/icons/icon-names.ts';
import { Tag } from '../../../../platform/ui/Tag/Tag.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type {
  Attachment,
  AttachmentMetadata,
  listAttachments,
  refreshAttachments,
} from '../../attachments.contract.ts';
import { isStale } from '../../stale-attachments.ts';
import type { AttachmentsProps } from '../Attachments/Attachments.tsx';
import styles from './AttachmentBoxes.module.css';

/** As many as one call takes. */
const MOST_REFRESHED = 10;

interface Props extends AttachmentsProps {
  /** What the page brought along. */
  known?: readonly Attachment[];
}

export default function AttachmentBoxes({ recordType, recordID, known }: Props) {
  const { data } = useQuery<typeof listAttachments>('GET /attachments', { query: { recordType, recordID } });
  const attachments = data ?? known ?? [];
  useRefresh(data);
  return attachments.map((each) => <AttachmentBox key={each.attachmentID} attachment={each} />);
}

/** Asks once what became of those that nobody asked about for a while; what cannot be reached stays as it was known. */
function useRefresh(attachments: readonly Attachment[] | undefined) {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!attachments || wasAsked.current) return;
    wasAsked.current = true;
    const stale = attachments.filter((each) => isStale(each, new Date())).slice(0, MOST_REFRESHED);
    if (stale.length === 0) return;
    const attachmentIDs = stale.map(({ attachmentID }) => attachmentID);
    call<typeof refreshAttachments>('POST /attachments/refresh', { body: { attachmentIDs, onlyStale: true } })
      .then(() => invalidateQueries('GET /attachments'))
      .catch(() => undefined);
  }, [attachments]);
}

function AttachmentBox({ attachment }: { attachment: Attachment }) {
  const { t } = useTranslator();
  const { attachmentIntegrations = [] } = useSite();
  const { attachmentType, source, sourceID, sourceUrl, status, metadata } = attachment;
  const integration = attachmentIntegrations.find((each) => each.attachmentType === attachmentType);
  const title = t(integration?.title ?? source);
  const name = `${t(integration?.externalIDLabel ?? source)} #${sourceID}`;
  return (
    <article className={styles.box} aria-label={`${title}: ${name}`}>
      <div className={styles.head}>
        <Icon name={(integration?.logoIcon ?? 'external-link') as IconName} />
        <strong className={styles.title}>{title}</strong>
        {status && <Tag>{t(status)}</Tag>}
        <span className={styles.link}>
          {sourceUrl ? (
            <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </span>
      </div>
      {metadata.length > 0 && (
        <dl className={styles.rows}>
          {metadata.map((row) => (
            <div key={row.labelCode}>
              <dt>{t(row.labelCode)}</dt>
              <dd dir="auto">
                <Value row={row} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

function Value({ row: { value, url, format, userFragment } }: { row: AttachmentMetadata }) {
  if (format === 'date-time') return <TimeAgo date={String(value)} />;
  if (format === 'user' && userFragment) return <UserLink user={userFragment} />;
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  if (url === undefined || !/^https?:\/\//i.test(url)) return text;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
