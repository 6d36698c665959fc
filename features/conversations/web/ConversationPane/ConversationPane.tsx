// The conversation that is open: who takes part, what was said, and where one answers.
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { conversationPath, messageAnchor } from '../../conversation.address.ts';
import type { OpenedConversation } from '../../conversation-pages.contract.ts';
import { ConversationSide } from '../ConversationSide/ConversationSide.tsx';
import { MessageForm } from '../MessageForm/MessageForm.tsx';
import { MessageList } from '../MessageList/MessageList.tsx';
import { useLiveConversation } from '../use-live-conversation.ts';
import { useMarkRead } from '../use-mark-read.ts';
import styles from './ConversationPane.module.css';
import { FoundInConversation } from './FoundInConversation.tsx';
import { PaneHead } from './PaneHead.tsx';

export function ConversationPane(conversation: OpenedConversation) {
  const { t } = useTranslator();
  const { conversationID, name, messages, changes, page, takesPart, query } = conversation;
  const newestID = messages.at(-1)?.messageID;
  const [firstUnread] = useState(conversation.firstUnread);
  const writing = useLiveConversation(conversationID, conversation);
  useMarkRead(conversationID, newestID, page === 1 && query === '' && conversation.countUnread > 0);
  const end = useFollowedEnd(newestID);
  return (
    <section className={styles.pane} aria-label={t('Conversation: {name}', { name })}>
      <PaneHead {...conversation} />
      <div className={styles.columns}>
        <div className={styles.thread}>
          {query === '' ? (
            <div className={styles.body}>
              <Older {...conversation} />
              <MessageList messages={messages} changes={changes} firstUnread={firstUnread} />
              <Newer {...conversation} />
            </div>
          ) : (
            <FoundInConversation {...conversation} />
          )}
          <div id="latest" ref={end} className={styles.write}>
            <Writing names={writing} />
            {takesPart ? (
              <>
                <div data-live-lines="" />
                <MessageForm {...conversation} />
              </>
            ) : (
              <p className={styles.note}>
                <Icon name="eye" /> {t('You read along as a moderator. Nobody can be answered here.')}
              </p>
            )}
          </div>
        </div>
        <ConversationSide {...conversation} />
      </div>
    </section>
  );
}

/** Whoever has the end in view goes on seeing it; nobody else is moved. */
function useFollowedEnd(newestID: number | undefined) {
  const end = useRef<HTMLDivElement>(null);
  const before = useRef(newestID);
  useEffect(() => {
    if (before.current === newestID) return;
    before.current = newestID;
    const { top = Number.POSITIVE_INFINITY } = end.current?.getBoundingClientRect() ?? {};
    if (top < window.innerHeight + 300 && newestID !== undefined)
      document.getElementById(messageAnchor(newestID))?.scrollIntoView({ block: 'nearest' });
  }, [newestID]);
  return end;
}

function Older({ conversationID, page, hasOlder }: OpenedConversation) {
  const { t } = useTranslator();
  if (!hasOlder) return null;
  return (
    <LinkButton
      kind="text"
      size={32}
      icon="arrow-up"
      href={`${conversationPath(conversationID)}?page=${page + 1}#latest`}
    >
      {t('Older messages')}
    </LinkButton>
  );
}

function Newer({ conversationID, page }: OpenedConversation) {
  const { t } = useTranslator();
  if (page === 1) return null;
  const address = conversationPath(conversationID);
  return (
    <LinkButton
      kind="text"
      size={32}
      icon="arrow-down"
      href={page > 2 ? `${address}?page=${page - 1}` : address}
    >
      {t('Newer messages')}
    </LinkButton>
  );
}

function Writing({ names }: { names: readonly string[] }) {
  const { t } = useTranslator();
  const [first = ''] = names;
  return (
    <p role="status" className={styles.writing}>
      {names.length === 1 && t('{name} is writing', { name: first })}
      {names.length > 1 && t('{names} are writing', { names: names.join(', ') })}
    </p>
  );
}
