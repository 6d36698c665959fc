// Where one answers: what is written is stored until it is sent, and the others see that somebody writes.
import { useId, useRef } from 'react';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useRevalidator } from '../../../../platform/web/router/screen.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import { usePreferredFormat } from '../../../editor/web/preferred-format.ts';
import type { OpenedConversation } from '../../conversation-pages.contract.ts';
import type { postWriting } from '../../conversations.contract.ts';
import type { postMessage } from '../../messages.contract.ts';
import { useMessageForm } from '../use-message-form.ts';
import styles from './MessageForm.module.css';

type Props = Pick<OpenedConversation, 'conversationID' | 'maxLength' | 'draftID' | 'participants' | 'name'>;

export function MessageForm({ conversationID, maxLength, draftID, participants, name }: Props) {
  const { t } = useTranslator();
  const areaID = useId();
  const { revalidate } = useRevalidator();
  const tellWriting = useTellWriting(conversationID);
  const form = useMessageForm({
    place: `message:${conversationID}`,
    conversationID,
    knownID: draftID ?? undefined,
    start: { value: '', format: usePreferredFormat() },
    send: async ({ idempotencyKey, ...body }) => {
      await call<typeof postMessage>('POST /messages', { body: { ...body, conversationID }, idempotencyKey });
    },
    onSent: revalidate,
  });
  const problemID = `${areaID}-problem`;
  return (
    <div className={styles.form}>
      {form.problem && (
        <div id={problemID}>
          <Notice tone="error" role="alert">
            {t('Your message was not sent.')} {form.problem}
          </Notice>
        </div>
      )}
      <Composer
        id={areaID}
        value={form.value}
        format={form.format}
        onChange={(value, format) => {
          if (value.trim() !== '' && value !== form.value) tellWriting();
          form.change(value, format);
        }}
        onSubmit={form.submit}
        label={t('Message')}
        placeholder={t('Write to {name}', { name })}
        submitLabel={t('Send')}
        draftKey={`message:${conversationID}`}
        maxLength={maxLength}
        nearbyUsers={participants.filter((each) => !each.hasLeft)}
        isBusy={form.isBusy}
        isInvalid={form.problem !== undefined}
        describedBy={form.problem ? problemID : undefined}
      />
    </div>
  );
}

const WRITING_EVERY_MS = 4000;

/** Not more often than every few seconds; where it fails, nobody misses it. */
function useTellWriting(conversationID: number): () => void {
  const lastSent = useRef(0);
  return () => {
    if (Date.now() - lastSent.current < WRITING_EVERY_MS) return;
    lastSent.current = Date.now();
    call<typeof postWriting>('POST /conversations/:conversationID/writing', {
      params: { conversationID },
    }).catch(() => {});
  };
}
