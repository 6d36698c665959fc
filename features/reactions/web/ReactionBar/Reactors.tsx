// Who gave a reaction: the content of a tooltip, fetched when it is looked at.
import { AvatarStack } from '../../../../platform/ui/AvatarStack/AvatarStack.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  commentReactions,
  discussionReactions,
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
  // Where they do not come the count stands there without the names: worth no message.
  const { data: entries = [] } = useQuery<typeof commentReactions.list | typeof discussionReactions.list>(
    `GET /${recordType}s/:recordID/reactions`,
    { params: { recordID }, query: { type: urlcode, limit: SHOWN } },
    { staleTime: 0 },
  );
  const people = entries.map(({ user }, at) => ({
    key: user.userID || `gone ${at}`,
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
