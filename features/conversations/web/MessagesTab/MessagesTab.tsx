// The tab of the account box: the latest conversations.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { usePermission } from '../../../../platform/web/page/site-context.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { AccountTab } from '../../../navigation/web/AccountTab/AccountTab.tsx';
import { INBOX_PATH, NEW_MESSAGE_PATH } from '../../conversation.address.ts';
import type { listConversations } from '../../conversations.contract.ts';
import { listedConversation } from '../../listed-conversation.ts';
import { ConversationLink } from '../ConversationList/ConversationList.tsx';
import styles from './MessagesTab.module.css';

const NEWEST = 10;

export default function MessagesTab() {
  const { t } = useTranslator();
  const userID = useMe()?.userID ?? 0;
  const canBegin = usePermission('conversations.add');
  const query = useQuery<typeof listConversations>(
    'GET /conversations',
    { query: { limit: NEWEST, expand: ['lastInsertUser'] } },
    { staleTime: 0 },
  );
  const foot = (
    <>
      <LinkButton kind="text" size={32} href={INBOX_PATH}>
        {t('All Messages')}
      </LinkButton>
      {canBegin && (
        <LinkButton kind="text" size={32} icon="square-pen" href={NEW_MESSAGE_PATH}>
          {t('New message')}
        </LinkButton>
      )}
    </>
  );
  return (
    <AccountTab query={query} foot={foot}>
      {(conversations) =>
        conversations.length === 0 ? (
          <EmptyState icon="message-square" title={t('No messages yet')} headingLevel={2} />
        ) : (
          <ul className={styles.list}>
            {conversations.map((conversation) => (
              <li key={conversation.conversationID}>
                <ConversationLink {...listedConversation(conversation, userID)} />
              </li>
            ))}
          </ul>
        )
      }
    </AccountTab>
  );
}
