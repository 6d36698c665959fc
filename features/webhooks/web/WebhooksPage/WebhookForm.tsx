import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { addWebhook, editWebhook, listWebhookEvents, Webhook } from '../../webhooks.contract.ts';
import { readAgain } from './read-again.ts';
import styles from './Webhooks.module.css';

interface WebhookFormProps {
  /** undefined: another one. */
  webhook: Webhook | undefined;
  onSecret: (secret: string) => void;
  onClose: () => void;
}

export function WebhookForm({ webhook, onSecret, onClose }: WebhookFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const { data: known = [] } = useQuery<typeof listWebhookEvents>('GET /webhooks/events', {});
  const [typed, setTyped] = useState({ name: webhook?.name ?? '', url: webhook?.url ?? '' });
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? []);
  const submit = () =>
    save(async () => {
      const body = { ...typed, events: [...events] };
      if (webhook)
        await call<typeof editWebhook>('PATCH /webhooks/:webhookID', {
          params: { webhookID: webhook.webhookID },
          body,
        });
      else onSecret((await call<typeof addWebhook>('POST /webhooks', { body })).body.secret);
      await readAgain();
    }, t('Saved.'));
  const choose = (event: string, isChosen: boolean) =>
    setEvents(isChosen ? [...events, event] : events.filter((each) => each !== event));
  const fields = [
    { name: 'name', label: t('Name'), maxLength: 100 },
    {
      name: 'url',
      label: t('Address'),
      hint: t(
        'It begins with https://. Hosts in your own network are named in the setting outgoing.allowedHosts.',
      ),
      maxLength: 2000,
    },
  ] as const;
  return (
    <FormModal
      title={webhook ? t('Edit the webhook') : t('Add a webhook')}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      {fields.map(({ name, label, maxLength, ...more }) => (
        <FormField key={name} label={label} isRequired {...more}>
          {(control) => (
            <Input
              {...control}
              required
              maxLength={maxLength}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          )}
        </FormField>
      ))}
      <FormGroup legend={t('What it is told of')}>
        <div className={styles.events}>
          {known.map(({ event, description }) => (
            <Checkbox
              key={event}
              label={description}
              note={<code dir="ltr">{event}</code>}
              checked={events.includes(event)}
              onChange={({ target }) => choose(event, target.checked)}
            />
          ))}
        </div>
      </FormGroup>
    </FormModal>
  );
}
