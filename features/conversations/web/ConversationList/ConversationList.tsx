// The list of one's conversations, the latest first, or what was found in them.
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { INBOX_PATH, latestPath } from '../../conversation.address.ts';
import type {
  ListedConversation,
  ListedMessage,
  MessagesPageProps,
} from '../../conversation-pages.contract.ts';
import styles from './ConversationList.module.css';
import { FoundMessages } from './FoundMessages.tsx';

interface Props extends Pick<MessagesPageProps, 'inbox' | 'inboxPage' | 'hasMore' | 'query' | 'found'> {
  openedID?: number | undefined;
}

export function ConversationList({ inbox, inboxPage, hasMore, query, found, openedID }: Props) {
  const { t } = useTranslator();
  return (
    <section className={styles.pane} aria-label={t('Conversations')}>
      <div className={styles.tools}>
        <SearchBox
          action={INBOX_PATH}
          label={t('Search my messages')}
          placeholder={t('Search my messages')}
          defaultValue={query}
        />
      </div>
      {query !== '' ? (
        <Found found={found} query={query} />
      ) : (
        <>
          <ul className={styles.list}>
            {inbox.map((conversation) => (
              <li key={conversation.conversationID}>
                <ConversationLink {...conversation} isOpened={conversation.conversationID === openedID} />
              </li>
            ))}
          </ul>
          <Pages page={inboxPage} hasMore={hasMore} />
        </>
      )}
    </section>
  );
}

interface LinkProps extends ListedConversation {
  isOpened?: boolean;
}

export function ConversationLink({ isOpened, ...conversation }: LinkProps) {
  const { t } = useTranslator();
  const { conversationID, name, excerpt, dateLast, isMuted, isOwnLatest, lastName } = conversation;
  // What is open is being read.
  const countUnread = isOpened ? 0 : conversation.countUnread;
  return (
    <a
      href={latestPath(conversationID)}
      className={styles.conversation}
      aria-current={isOpened ? 'page' : undefined}
      data-unread={countUnread > 0 ? '' : undefined}
    >
      <Faces {...conversation} />
      <span className={styles.main}>
        <span className={styles.top}>
          <b className={styles.name}>
            <bdi>{name}</bdi>
          </b>
          <TimeAgo date={dateLast} form="short" className={styles.time} />
        </span>
        <span className={styles.text}>
          <span dir="auto" className={styles.excerpt}>
            {isOwnLatest
              ? t('You: {text}', { text: excerpt })
              : lastName
                ? t('{name}: {text}', { name: lastName, text: excerpt })
                : excerpt}
          </span>
          {isMuted && <Icon name="bell-off" size="sm" label={t('Muted')} />}
          {countUnread > 0 && (
            <span className={styles.unread}>
              <span className="visuallyHidden">{t('Unread:')} </span>
              {countUnread > 99 ? '99+' : countUnread}
            </span>
          )}
        </span>
      </span>
    </a>
  );
}

function Faces({ people }: Pick<ListedConversation, 'people'>) {
  const [first, second] = people;
  if (!second) return <Avatar photoUrl={first?.photoUrl} of={first?.name} size={40} />;
  return (
    <span className={styles.faces}>
      <Avatar photoUrl={first?.photoUrl} of={first?.name} size={28} />
      <Avatar photoUrl={second.photoUrl} of={second.name} size={28} />
    </span>
  );
}

function Found({ found, query }: { found: readonly ListedMessage[]; query: string }) {
  const { t } = useTranslator();
  return (
    <>
      <p className={styles.back}>
        <LinkButton kind="textPrimary" size={24} icon="arrow-left" isIconDirectional href={INBOX_PATH}>
          {t('All conversations')}
        </LinkButton>
      </p>
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('No message has “{query}”', { query })} />
      ) : (
        <FoundMessages found={found} />
      )}
    </>
  );
}

function Pages({ page, hasMore }: { page: number; hasMore: boolean }) {
  const { t } = useTranslator();
  if (page === 1 && !hasMore) return null;
  const address = (of: number) => (of > 1 ? `${INBOX_PATH}?page=${of}` : INBOX_PATH);
  return (
    <nav className={styles.pages} aria-label={t('Pages')}>
      {page > 1 && (
        <LinkButton size={32} href={address(page - 1)}>
          {t('Newer')}
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton size={32} href={address(page + 1)}>
          {t('Older')}
        </LinkButton>
      )}
    </nav>
  );
}
