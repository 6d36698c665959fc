// Who takes part, and what one can do with the conversation.
import { lazy, Suspense, useState } from 'react';
import { Avatar } from '../../../../platform/ui/Avatar/Avatar.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { MenuButton } from '../../../../platform/ui/Menu/MenuItem.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import { UserLink } from '../../../profiles/web/UserLink/UserLink.tsx';
import type { OpenedConversation, ShownParticipant } from '../../conversation-pages.contract.ts';
import type { patchConversation } from '../../conversations.contract.ts';
import styles from './ConversationSide.module.css';

const forms = {
  add: lazy(() => import('../ConversationForms/AddPeopleForm.tsx')),
  rename: lazy(() => import('../ConversationForms/RenameForm.tsx')),
  leave: lazy(() => import('../ConversationForms/LeaveForm.tsx')),
};

export function ConversationSide(conversation: OpenedConversation) {
  const { t, plural } = useTranslator();
  const [opened, setOpened] = useState<keyof typeof forms>();
  const { participants, countParticipants, insertUserID, canAdd, canRename, takesPart } = conversation;
  const Form = opened && forms[opened];
  return (
    <aside className={styles.side} aria-label={t('About this conversation')}>
      <section>
        <div className={styles.head}>
          <h3>{plural(countParticipants, { one: '{count} person', other: '{count} people' })}</h3>
          {canAdd && (
            <Button kind="textPrimary" size={24} icon="user-plus" onClick={() => setOpened('add')}>
              {t('Add')}
            </Button>
          )}
        </div>
        <ul className={styles.people}>
          {participants.map((person) => (
            <li key={person.userID}>
              <Person {...person} hasBegun={person.userID === insertUserID} />
            </li>
          ))}
        </ul>
      </section>
      {takesPart && (
        <div className={styles.acts}>
          <MuteButton {...conversation} />
          {canRename && (
            <MenuButton icon="pencil" onClick={() => setOpened('rename')}>
              {t('Rename')}
            </MenuButton>
          )}
          <MenuButton icon="log-out" isDanger onClick={() => setOpened('leave')}>
            {t('Leave')}
          </MenuButton>
        </div>
      )}
      {Form && (
        <Suspense fallback={null}>
          <Form {...conversation} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </aside>
  );
}

function Person({ hasBegun, hasLeft, isIgnored, ...person }: ShownParticipant & { hasBegun: boolean }) {
  const { t } = useTranslator();
  const isMe = useMe()?.userID === person.userID;
  const note = hasLeft
    ? t('has left')
    : isIgnored
      ? t('you ignore them')
      : hasBegun
        ? t('began it')
        : undefined;
  return (
    <div className={styles.person}>
      <Avatar photoUrl={person.photoUrl} of={person.name} size={28} />
      <span className={styles.who}>
        {isMe ? (
          <b className={styles.name}>{t('You')}</b>
        ) : (
          <UserLink user={person} className={styles.name} />
        )}
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </div>
  );
}

function MuteButton({ conversationID, isMuted }: OpenedConversation) {
  const { t } = useTranslator();
  const { revalidate } = useRevalidator();
  const toggle = async () => {
    try {
      await call<typeof patchConversation>('PATCH /conversations/:conversationID', {
        params: { conversationID },
        body: { muted: !isMuted },
      });
      await revalidate();
    } catch (error) {
      showToast(problemText(error), { id: 'mute', tone: 'error' });
    }
  };
  return (
    <MenuButton icon={isMuted ? 'bell' : 'bell-off'} onClick={() => void toggle()}>
      {isMuted ? t('Unmute') : t('Mute')}
    </MenuButton>
  );
}
