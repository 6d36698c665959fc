import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Pager } from '../../../../platform/ui/Pager/Pager.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PostRevision } from '../../post-history.contract.ts';
import type { RevisionsPart } from '../../post-history.states.ts';
import { ChangesBody } from './ChangesBody.tsx';
import styles from './PostLog.module.css';
import { RestoreRevision } from './RestoreRevision.tsx';

export function Revisions(props: RevisionsPart) {
  const { t } = useTranslator();
  const { revisions, chosen, subject, recordType, page, limit, total } = props;
  const shown = revisions.find(({ postRevisionID }) => postRevisionID === chosen.postRevisionID);
  const name = subject.name || t('Comment');
  return (
    <div className={styles.page}>
      <div>
        <PageHead title={t('Revision History')} />
        <p className={styles.subject}>
          <a href={subject.url} dir="auto">
            {name}
          </a>
        </p>
      </div>
      {total === 1 ? (
        <Panel>
          <EmptyState icon="history" title={t('It was never changed')}>
            <p>{t('What a post said before is stored here once somebody edits it.')}</p>
          </EmptyState>
        </Panel>
      ) : (
        <div className={styles.columns}>
          <nav aria-label={t('Wordings')}>
            <Panel>
              <ol className={styles.revisions} reversed>
                {revisions.map((revision) => (
                  <li key={revision.number}>
                    <RevisionLink
                      revision={revision}
                      href={addressOf(props, revision.postRevisionID, page)}
                      isShown={revision === shown}
                    />
                  </li>
                ))}
              </ol>
            </Panel>
            {total > limit && (
              <Pager
                page={page}
                limit={limit}
                total={total}
                hrefOf={(next) => addressOf(props, null, next)}
              />
            )}
          </nav>
          <Panel>
            <div className={styles.bar}>
              <span className={styles.count}>
                <span className={styles.plus}>+{chosen.countAdded}</span>{' '}
                <span className={styles.minus}>−{chosen.countRemoved}</span>{' '}
                <span className="visuallyHidden">{t('words added and removed')}</span>
              </span>
              {props.canRestore && chosen.postRevisionID !== null && (
                <RestoreRevision
                  postRevisionID={chosen.postRevisionID}
                  recordType={recordType}
                  url={subject.url}
                />
              )}
            </div>
            <ChangesBody changes={chosen} />
          </Panel>
        </div>
      )}
    </div>
  );
}

interface RevisionLinkProps {
  revision: PostRevision;
  href: string;
  isShown: boolean;
}

function RevisionLink({ revision, href, isShown }: RevisionLinkProps) {
  const { t } = useTranslator();
  const { insertUser, number, postRevisionID, dateInserted } = revision;
  return (
    <a className={styles.revision} href={href} data-replace="" aria-current={isShown ? 'true' : undefined}>
      <Avatar photoUrl={insertUser.photoUrl} of={insertUser.name} size={28} />
      <span>
        <b>
          <bdi>{insertUser.name}</bdi>
        </b>
        <span className={styles.when}>
          <TimeAgo date={dateInserted} form="extended" />
        </span>
      </span>
      <span className={styles.number}>{postRevisionID === null ? t('Now') : `#${number}`}</span>
    </a>
  );
}

function addressOf(
  { recordType, recordID }: RevisionsPart,
  postRevisionID: number | null,
  page: number,
): string {
  const query = new URLSearchParams({
    recordType,
    recordID: String(recordID),
    ...(postRevisionID !== null && { revision: String(postRevisionID) }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/log/filter?${query}`;
}
