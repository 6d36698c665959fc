// Who reacted how to a post, for moderators: they may take a reaction away.
import { useEffect, useState } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { IconButton } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { RowSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ReactionLogEntry, ReactionRecordType } from '../../reactions.contract.ts';
import { reactionIcon } from '../reaction-icon.ts';
import { fetchLog, removeReaction } from './log-calls.ts';
import styles from './ReactionLog.module.css';

export interface ReactionLogProps {
  recordType: ReactionRecordType;
  recordID: number;
  /** True where something was taken away: the counts on the page are old then. */
  onClose: (hasChanged: boolean) => void;
}

export default function ReactionLog({ recordType, recordID, onClose }: ReactionLogProps) {
  const { t } = useTranslator();
  const [entries, setEntries] = useState<ReactionLogEntry[]>();
  const [problem, setProblem] = useState<string>();
  const [hasChanged, setHasChanged] = useState(false);
  const [leaving, setLeaving] = useState<ReactionLogEntry>();
  const fail = (error: unknown) => setProblem(problemText(error));

  useEffect(() => {
    fetchLog(recordType, recordID).then(setEntries, (error) => setProblem(problemText(error)));
  }, [recordType, recordID]);

  const remove = async (entry: ReactionLogEntry) => {
    setLeaving(entry);
    try {
      await removeReaction(recordType, recordID, entry.userID);
      setEntries((all) => all?.filter((each) => each !== entry));
      setHasChanged(true);
    } catch (error) {
      fail(error);
    } finally {
      setLeaving(undefined);
    }
  };
  return (
    <Modal title={t('Reaction Log')} size="small" onClose={() => onClose(hasChanged)}>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {!entries && !problem && <RowSkeletons />}
      {entries?.length === 0 && <EmptyState icon="smile" title={t('No Reactions Yet')} headingLevel={3} />}
      <ul className={styles.log}>
        {entries?.map((entry) => (
          <LogRow
            key={`${entry.userID} ${entry.reactionType.urlcode}`}
            entry={entry}
            isBusy={leaving === entry}
            onRemove={() => remove(entry)}
          />
        ))}
      </ul>
    </Modal>
  );
}

interface LogRowProps {
  entry: ReactionLogEntry;
  isBusy: boolean;
  onRemove: () => void;
}

function LogRow({ entry, isBusy, onRemove }: LogRowProps) {
  const { t } = useTranslator();
  const { user, reactionType } = entry;
  return (
    <li className={styles.entry}>
      <Avatar photoUrl={user.photoUrl} of={user.name} size={28} />
      <span className={styles.who}>
        <a href={user.url || undefined}>
          <bdi>{user.name}</bdi>
        </a>
        <TimeAgo date={entry.dateInserted} className={styles.when} />
      </span>
      <span className={styles.kind}>
        <Icon name={reactionIcon(reactionType)} />
        {t(reactionType.name)}
      </span>
      <IconButton
        label={t('Take away {reaction} of {name}', { reaction: reactionType.name, name: user.name })}
        icon="x"
        size={28}
        onClick={onRemove}
        disabled={isBusy}
        aria-busy={isBusy || undefined}
      />
    </li>
  );
}
