// What was found in the open conversation, in the place of its messages.
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { latestPath } from '../../conversation.address.ts';
import type { OpenedConversation } from '../../conversation-pages.contract.ts';
import { FoundMessages } from '../ConversationList/FoundMessages.tsx';
import styles from './ConversationPane.module.css';

export function FoundInConversation({ conversationID, query, found }: OpenedConversation) {
  const { t } = useTranslator();
  return (
    <div className={styles.found}>
      <p className={styles.foundBack}>
        <LinkButton
          kind="textPrimary"
          size={24}
          icon="arrow-left"
          isIconDirectional
          href={latestPath(conversationID)}
        >
          {t('Back to the conversation')}
        </LinkButton>
      </p>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('No message has “{query}”', { query })} />
      ) : (
        <FoundMessages found={found} isOfOne />
      )}
    </div>
  );
}
