// A new conversation: to whom, about what, and what is said first.
import { useId, useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { PageHead } from '../../../../platform/ui/PageFrame/PageFrame.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useNavigate } from '../../../../platform/web/router/screen.tsx';
import { Composer } from '../../../editor/web/Composer/Composer.tsx';
import { usePreferredFormat } from '../../../editor/web/preferred-format.ts';
import { valueOfText } from '../../../editor/web/value-of-text.ts';
import { type ChosenUser, UserInput } from '../../../users/web/UserInput/UserInput.tsx';
import { latestPath } from '../../conversation.address.ts';
import type { NewMessagePageProps } from '../../conversation-pages.contract.ts';
import type { postConversation } from '../../conversations.contract.ts';
import { useMessageForm } from '../use-message-form.ts';
import styles from './NewMessagePage.module.css';

const MAX_SUBJECT = 100;
const PLACE = 'message:new';

export function NewMessagePage(props: NewMessagePageProps) {
  const { hasSubjects, maxRecipients, maxLength } = props;
  const { t } = useTranslator();
  const areaID = useId();
  const form = useNewMessage(props);
  return (
    <div className={styles.page}>
      <PageHead title={t('New message')} />
      <Panel className={styles.panel}>
        <FormField
          label={t('To')}
          hint={t('Up to {count} people. Nobody else reads along.', { count: maxRecipients })}
        >
          {(control) => (
            <UserInput {...control} max={maxRecipients} value={form.people} onChange={form.setPeople} />
          )}
        </FormField>
        {hasSubjects && (
          <FormField label={t('Subject')} hint={t('Optional')}>
            {(control) => (
              <Input
                {...control}
                maxLength={MAX_SUBJECT}
                value={form.subject}
                onChange={(event) => form.setSubject(event.target.value)}
              />
            )}
          </FormField>
        )}
        {form.problem && (
          <div id={`${areaID}-problem`}>
            <Notice tone="error" role="alert">
              {t('Your message was not sent.')} {form.problem}
            </Notice>
          </div>
        )}
        <Composer
          id={areaID}
          value={form.value}
          format={form.format}
          onChange={form.change}
          onSubmit={form.submit}
          label={t('Message')}
          submitLabel={t('Send')}
          {...(props.content === '' && { draftKey: PLACE })}
          maxLength={maxLength}
          isBusy={form.isBusy}
          isInvalid={form.problem !== undefined}
          describedBy={form.problem ? `${areaID}-problem` : undefined}
        />
      </Panel>
    </div>
  );
}

/** What is shared is no draft of what else one was writing. */
function useNewMessage({ recipients, content, draftID }: NewMessagePageProps) {
  const { t } = useTranslator();
  const navigate = useNavigate();
  const preferred = usePreferredFormat();
  const [people, setPeople] = useState<ChosenUser[]>(recipients);
  const [subject, setSubject] = useState('');
  const [missing, setMissing] = useState<string>();
  const [begunID, setBegunID] = useState<number>();
  const form = useMessageForm({
    place: content === '' ? PLACE : 'message:shared',
    knownID: content === '' ? (draftID ?? undefined) : undefined,
    start: { value: content === '' ? '' : valueOfText(`${content}\n\n`, preferred), format: preferred },
    draftMeta: { name: subject },
    send: async ({ body, format, draftID: sentID, idempotencyKey }) => {
      const { body: begun } = await call<typeof postConversation>('POST /conversations', {
        body: {
          participantUserIDs: people.map(({ userID }) => userID),
          ...(subject.trim() !== '' && { name: subject }),
          initialBody: body,
          initialFormat: format,
          ...(sentID !== undefined && { draftID: sentID }),
        },
        idempotencyKey,
      });
      setBegunID(begun.conversationID);
      navigate(latestPath(begun.conversationID));
    },
    onSent: () => {},
  });
  const submit = async () => {
    setMissing(people.length === 0 ? t('Choose at least one person.') : undefined);
    if (people.length > 0 && begunID === undefined) await form.submit();
  };
  return { ...form, submit, people, setPeople, subject, setSubject, problem: missing ?? form.problem };
}
