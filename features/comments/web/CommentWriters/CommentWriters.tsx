// Who else is writing in the discussion that is shown, above the place where one writes.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLiveLines } from '../../../../platform/web/live/use-live-lines.ts';
import { useMe, useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { Writers } from '../../live-replies.contract.ts';
import styles from './CommentWriters.module.css';
import { useTellWriting } from './use-tell-writing.ts';

/** So long after they last said so: the site says nothing of those who stop. */
const WRITING_MS = 9000;

interface Props {
  discussionID: number;
  writers: Writers | undefined;
}

export function CommentWriters({ discussionID, writers }: Props) {
  useTellWriting(discussionID);
  const names = useNames(writers);
  const [place] = useLiveLines(true);
  return place ? createPortal(<Line names={names} />, place) : null;
}

function Line({ names }: { names: readonly string[] }) {
  const { t } = useTranslator();
  const [first = ''] = names;
  return (
    <p role="status" className={styles.line}>
      {names.length === 1 && t('{name} is writing', { name: first })}
      {names.length > 1 && t('{names} are writing', { names: names.join(', ') })}
    </p>
  );
}

/** Not oneself, and nobody whom one has muted. */
function useNames(writers: Writers | undefined): string[] {
  const userID = useMe()?.userID;
  const mutes = useViewerState('mutes');
  const date = writers?.date;
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (date === undefined) return;
    const timer = setTimeout(() => setOver(date), WRITING_MS);
    return () => clearTimeout(timer);
  }, [date]);
  if (!writers || over === date) return [];
  return writers.people
    .filter((person) => person.userID !== userID && mutes?.[`user ${person.userID}`] === undefined)
    .map((person) => person.name);
}
