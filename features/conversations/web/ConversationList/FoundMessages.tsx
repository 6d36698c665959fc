// Messages that a search found, each a link to its place.
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { messagePath } from '../../conversation.address.ts';
import type { ListedMessage } from '../../conversation-pages.contract.ts';
import styles from './ConversationList.module.css';

interface Props {
  found: readonly ListedMessage[];
  /** All of them are of the conversation that is open. */
  isOfOne?: boolean;
}

export function FoundMessages({ found, isOfOne }: Props) {
  const { t } = useTranslator();
  return (
    <ul className={styles.list}>
      {found.map((message) => (
        <li key={message.messageID}>
          <a className={styles.conversation} href={messagePath(message.conversationID, message.messageID)}>
            <Avatar photoUrl={message.author.photoUrl} of={message.author.name} size={40} />
            <span className={styles.main}>
              <span className={styles.top}>
                <b className={styles.name}>
                  <bdi>{isOfOne ? message.author.name : message.conversationName}</bdi>
                </b>
                <TimeAgo date={message.dateInserted} form="short" className={styles.time} />
              </span>
              <span dir="auto" className={styles.match}>
                {isOfOne
                  ? message.excerpt
                  : t('{name}: {text}', { name: message.author.name, text: message.excerpt })}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
