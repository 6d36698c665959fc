// Who gave a reaction: the content of a tooltip, fetched when it is looked at.
import { useEffect, useState } from 'react';
import { AvatarStack } from '../../../../platform/ui/AvatarStack/AvatarStack.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  commentReactions,
  discussionReactions,
  ReactionLogEntry,
  ReactionRecordType,
  ReactionSummary,
} from '../../reactions.contract.ts';

const SHOWN = 5;

export interface ReactorsProps {
  type: ReactionSummary;
  recordType: ReactionRecordType;
  recordID: number;
}

export default function Reactors({ type, recordType, recordID }: ReactorsProps) {
  const { t } = useTranslator();
  const { urlcode, count } = type;
  const [entries, setEntries] = useState<ReactionLogEntry[]>();

  useEffect(() => {
    let isWanted = true;
    call<typeof commentReactions.list | typeof discussionReactions.list>(
      `GET /${recordType}s/:recordID/reactions`,
      { params: { recordID }, query: { type: urlcode, limit: SHOWN } },
    ).then(
      ({ body }) => isWanted && setEntries(body),
      // The count stands there without the names: worth no message.
      () => isWanted && setEntries([]),
    );
    return () => {
      isWanted = false;
    };
  }, [recordType, recordID, urlcode]);

  const people = (entries ?? []).map(({ user }) => ({
    key: user.userID,
    name: user.name,
    photoUrl: user.photoUrl,
  }));
  return (
    <>
      <b>{t(type.name)}</b>
      {people.length > 0 && (
        <AvatarStack people={people} total={Math.max(count, people.length)} limit={SHOWN} />
      )}
    </>
  );
}
