// What the conversation is called, who takes part, and a search within it that opens on demand.
import { useState } from 'react';
import { IconButton, IconLink } from '../../../../platform/ui/IconButton/IconButton.tsx';
import { SearchBox } from '../../../../platform/ui/SearchBox/SearchBox.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { conversationPath, INBOX_PATH } from '../../conversation.address.ts';
import type { OpenedConversation } from '../../conversation-pages.contract.ts';
import styles from './ConversationPane.module.css';

export function PaneHead({ conversationID, name, participants, query }: OpenedConversation) {
  const { t } = useTranslator();
  const [isSearching, setIsSearching] = useState(query !== '');
  const others = participants.filter((each) => !each.hasLeft).map((each) => each.name);
  return (
    <>
      <header className={styles.head}>
        <span className={styles.back}>
          <IconLink href={INBOX_PATH} icon="arrow-left" label={t('Back to conversations')} />
        </span>
        <div className={styles.title}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <span className={styles.people} dir="auto">
            {others.join(', ')}
          </span>
        </div>
        <span className={styles.search}>
          <IconButton
            icon="search"
            label={t('Search in this conversation')}
            aria-expanded={isSearching}
            onClick={() => setIsSearching(!isSearching)}
          />
        </span>
      </header>
      {isSearching && (
        <div className={styles.tools}>
          <SearchBox
            action={conversationPath(conversationID)}
            label={t('Search in this conversation')}
            defaultValue={query}
            inputProps={{ maxLength: 200, ref: query === '' ? focusIt : null }}
          />
        </div>
      )}
    </>
  );
}

/** Whoever opens the search goes on by typing. */
const focusIt = (input: HTMLInputElement | null) => input?.focus();
