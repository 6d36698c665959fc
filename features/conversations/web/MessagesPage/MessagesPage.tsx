// One's conversations, and the one that is open beside them; on a phone one of the two.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { NEW_MESSAGE_PATH } from '../../conversation.address.ts';
import type { MessagesPageProps } from '../../conversation-pages.contract.ts';
import { ConversationList } from '../ConversationList/ConversationList.tsx';
import { ConversationPane } from '../ConversationPane/ConversationPane.tsx';
import { useLiveInbox } from '../use-live-inbox.ts';
import styles from './MessagesPage.module.css';

export function MessagesPage({ opened, canBegin, ...list }: MessagesPageProps) {
  const { t } = useTranslator();
  useLiveInbox(list.inbox[0]?.dateLast);
  const isEmpty = list.inbox.length === 0 && list.query === '' && !opened;
  const begin = canBegin && (
    <LinkButton size={32} icon="square-pen" href={NEW_MESSAGE_PATH}>
      {t('New message')}
    </LinkButton>
  );
  return (
    <div className={classNames(styles.page, opened && styles.isOpened)}>
      <div className={styles.head}>
        <PageHead title={t('Messages')} />
        {!isEmpty && begin}
      </div>
      {isEmpty && list.inboxPage === 1 ? (
        <div className={classNames(styles.sheet, styles.isBare)}>
          <EmptyState icon="message-square" title={t('No messages yet')} action={begin || undefined}>
            <p>
              {t(
                'Write to somebody from their card or profile. Nobody else reads along. Moderators see only what is reported to them.',
              )}
            </p>
          </EmptyState>
        </div>
      ) : (
        <div className={styles.sheet}>
          <ConversationList {...list} openedID={opened?.conversationID} />
          {opened ? (
            <ConversationPane key={opened.conversationID} {...opened} />
          ) : (
            <div className={styles.nothing}>
              <EmptyState icon="message-square" title={t('Choose a conversation')} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
