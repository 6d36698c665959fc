import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ManagedList, RowAct } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  deleteModerationMessage,
  listModerationMessages,
  ModerationMessage,
  patchModerationMessage,
} from '../../moderation-messages.contract.ts';
import { MessageForm } from './MessageForm.tsx';
import { firstWords, useMessageWords } from './message-words.ts';

/** Those that are shown and those that wait, with where each stands. */
export default function ManagedMessagesList() {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof listModerationMessages>(
    'GET /moderation-messages',
    {},
    { staleTime: 0 },
  );
  const [edited, setEdited] = useState<ModerationMessage | 'new'>();
  const [deleted, setDeleted] = useState<ModerationMessage>();
  if (error && !data)
    return (
      <ErrorPanel title={t('The messages did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={3} />;
  return (
    <ManagedList>
      <div>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a message')}
        </Button>
      </div>
      <Panel>
        {data.length === 0 ? (
          <EmptyState icon="megaphone" title={t('No message stands on a page')}>
            {t('A message stands above pages of a kind or of a category: a rule, a warning, a notice.')}
          </EmptyState>
        ) : (
          <ActList>
            {data.map((message) => (
              <MessageItem
                key={message.moderationMessageID}
                message={message}
                onEdit={() => setEdited(message)}
                onDelete={() => setDeleted(message)}
              />
            ))}
          </ActList>
        )}
      </Panel>
      {edited && (
        <MessageForm message={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {deleted && <DeleteMessage message={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

interface MessageItemProps {
  message: ModerationMessage;
  onEdit: () => void;
  onDelete: () => void;
}

function MessageItem({ message, onEdit, onDelete }: MessageItemProps) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('messages');
  const words = useMessageWords();
  const name = firstWords(message);
  const turn = () =>
    run(async () => {
      await call<typeof patchModerationMessage>('PATCH /moderation-messages/:moderationMessageID', {
        params: { moderationMessageID: message.moderationMessageID },
        body: { isEnabled: !message.isEnabled },
      });
      await invalidateQueries('GET /moderation-messages');
    });
  return (
    <ActListItem
      title={name}
      acts={
        <>
          <Switch
            label={t('On')}
            aria-label={t('{name} is shown', { name })}
            checked={message.isEnabled}
            disabled={isBusy}
            onChange={() => void turn()}
          />
          <RowAct icon="pencil" of={name} onClick={onEdit}>
            {t('Edit')}
          </RowAct>
          <RowAct icon="trash-2" of={name} onClick={onDelete}>
            {t('Delete')}
          </RowAct>
        </>
      }
    >
      <ActListNote>{words.placeOf(message)}</ActListNote>
    </ActListItem>
  );
}

function DeleteMessage({ message, onClose }: { message: ModerationMessage; onClose: () => void }) {
  const { t } = useTranslator();
  const remove = async () => {
    await call<typeof deleteModerationMessage>('DELETE /moderation-messages/:moderationMessageID', {
      params: { moderationMessageID: message.moderationMessageID },
    });
    await invalidateQueries('GET /moderation-messages');
  };
  return (
    <DeleteModal
      title={t('Delete the message “{name}”?', { name: firstWords(message) })}
      onDelete={remove}
      deleted={t('The message is deleted.')}
      onClose={onClose}
    >
      {t('It is on no page any more. Switched off, it could come back.')}
    </DeleteModal>
  );
}
