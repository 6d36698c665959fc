// What was said, the oldest first, by days; what one person says in a row stands below their name once.
import { Fragment, useState } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { OptionsMenu } from '../../../../platform/web/menus/OptionsMenu/OptionsMenu.tsx';
import { RenderedBody } from '../../../../platform/web/RenderedBody/RenderedBody.tsx';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import { messageAnchor } from '../../conversation.address.ts';
import type { ConversationChange, ShownMessage } from '../../conversation-pages.contract.ts';
import { ChangeLine } from '../ChangeLine/ChangeLine.tsx';
import { MESSAGE_GROUPS, messageOptions } from '../message-options.ts';
import styles from './MessageList.module.css';

interface Props {
  messages: readonly ShownMessage[];
  changes: readonly ConversationChange[];
  firstUnread: number | null;
}

const TOGETHER_MS = 10 * 60_000;

export function MessageList({ messages, changes, firstUnread }: Props) {
  const first = messages[0]?.number ?? Number.POSITIVE_INFINITY;
  return (
    <>
      <Changes changes={changes.filter((change) => change.afterNumber < first)} />
      {messages.map((message, at) => {
        const before = messages[at - 1];
        const isNewDay = before?.dateInserted.slice(0, 10) !== message.dateInserted.slice(0, 10);
        const isFirstUnread = message.number === firstUnread;
        const isParted = isNewDay || isFirstUnread || changes.some(isBehind(before));
        return (
          <Fragment key={message.messageID}>
            {isNewDay && (
              <div className={styles.day}>
                <TimeAgo date={message.dateInserted} form="day" />
              </div>
            )}
            {isFirstUnread && <UnreadLine />}
            <Message {...message} isNext={!isParted && isTogether(before, message)} />
            <Changes changes={changes.filter(isBehind(message))} />
          </Fragment>
        );
      })}
    </>
  );
}

const isBehind = (message: ShownMessage | undefined) => (change: ConversationChange) =>
  change.afterNumber === message?.number;

function Changes({ changes }: { changes: readonly ConversationChange[] }) {
  return changes.map((change) => <ChangeLine key={change.changeID} {...change} />);
}

function isTogether(before: ShownMessage | undefined, message: ShownMessage): boolean {
  if (before?.author.userID !== message.author.userID || before.isIgnored) return false;
  return Date.parse(message.dateInserted) - Date.parse(before.dateInserted) < TOGETHER_MS;
}

function UnreadLine() {
  const { t } = useTranslator();
  return <div className={styles.unread}>{t('New')}</div>;
}

function Message(message: ShownMessage & { isNext: boolean }) {
  const { messageID, body, dateInserted, author, isIgnored, isWiped, isNext } = message;
  const { t } = useTranslator();
  const [isUnfolded, setIsUnfolded] = useState(false);
  if (isIgnored && !isUnfolded)
    return (
      <div className={styles.folded}>
        <Icon name="eye-off" />
        <span>{t('A message from a person you ignore')}</span>
        <Button kind="text" size={24} onClick={() => setIsUnfolded(true)}>
          {t('Show')}
        </Button>
      </div>
    );
  return (
    <article
      id={messageAnchor(messageID)}
      className={styles.message}
      data-next={isNext ? '' : undefined}
      aria-label={t('Message by {name}', { name: author.name })}
    >
      {!isNext && <Avatar photoUrl={author.photoUrl} of={author.name} size={28} className={styles.photo} />}
      <div className={styles.said}>
        {!isNext && (
          <div className={styles.who}>
            <UserLink user={author} className={styles.name} />
            <TimeAgo date={dateInserted} form="time" className={styles.time} />
          </div>
        )}
        {isWiped ? (
          <p className={styles.wiped}>{t('This message was taken away with its author’s account.')}</p>
        ) : (
          <RenderedBody html={body} id={`message-${messageID}`} className={styles.text} />
        )}
      </div>
      <div className={styles.options}>
        <OptionsMenu
          label={t('Options of the message by {name}', { name: author.name })}
          place={messageOptions}
          groups={MESSAGE_GROUPS}
          subject={{ message }}
        />
      </div>
    </article>
  );
}
