import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CategoryInput } from '../../../categories/web/CategoryInput/CategoryInput.tsx';
import type {
  ModerationMessage,
  ModerationMessagePost,
  patchModerationMessage,
  postModerationMessage,
} from '../../moderation-messages.contract.ts';
import { useMessageWords } from './message-words.ts';

interface MessageFormProps {
  message: ModerationMessage | undefined;
  onClose: () => void;
}

/** Its words, and where they stand. */
export function MessageForm({ message, onClose }: MessageFormProps) {
  const { t } = useTranslator();
  const [draft, setDraft] = useState(() => draftOf(message));
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const save = async () => {
    const { body: text, ...place } = draft;
    const format = (message?.format ?? 'markdown') as Format;
    if (message)
      await call<typeof patchModerationMessage>('PATCH /moderation-messages/:moderationMessageID', {
        params: { moderationMessageID: message.moderationMessageID },
        body: { ...place, ...(text !== message.bodyRaw && { body: text, format }) },
      });
    else
      await call<typeof postModerationMessage>('POST /moderation-messages', {
        body: { ...place, body: text, format },
      });
    await invalidateQueries('GET /moderation-messages');
  };
  return (
    <EditModal title={message ? t('Edit the message') : t('Add a message')} onSave={save} onClose={onClose}>
      <FormField
        label={t('Message')}
        hint={t('Markdown. Whoever dismissed the old words sees new ones.')}
        isRequired
      >
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={10_000}
            dir="auto"
            value={draft.body}
            onChange={(event) => change({ body: event.target.value })}
          />
        )}
      </FormField>
      <MessagePlace draft={draft} onChange={change} />
      <Checkbox
        label={t('Readers can dismiss it')}
        checked={draft.isDismissible}
        onChange={(event) => change({ isDismissible: event.target.checked })}
      />
    </EditModal>
  );
}

type Format = ModerationMessagePost['format'];
type Draft = ReturnType<typeof draftOf>;

function draftOf(message: ModerationMessage | undefined) {
  return {
    body: message?.bodyRaw ?? '',
    type: message?.type ?? ('info' as const),
    layoutViewType: message?.layoutViewType ?? 'all',
    viewLocation: message?.viewLocation ?? ('content' as const),
    recordType: message?.recordType ?? null,
    recordID: message?.recordID ?? null,
    includeDescendants: message?.includeDescendants ?? false,
    isDismissible: message?.isDismissible ?? true,
  };
}

interface MessagePlaceProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

function MessagePlace({ draft, onChange }: MessagePlaceProps) {
  const { t } = useTranslator();
  const { views, types } = useMessageWords();
  const isKnown = views.some(([id]) => id === draft.layoutViewType);
  const shown = isKnown ? views : [...views, [draft.layoutViewType, draft.layoutViewType] as const];
  return (
    <>
      <FormField label={t('Kind')}>
        {(control) => (
          <Select
            {...control}
            value={draft.type}
            onChange={(event) => onChange({ type: event.target.value as Draft['type'] })}
          >
            {types.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={t('Where it stands')}>
        {(control) => (
          <Select
            {...control}
            value={draft.layoutViewType}
            onChange={(event) => onChange({ layoutViewType: event.target.value })}
          >
            {shown.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <CategoryChoice draft={draft} onChange={onChange} />
    </>
  );
}

function CategoryChoice({ draft, onChange }: MessagePlaceProps) {
  const { t } = useTranslator();
  const { nameOf } = useMessageWords();
  const { recordID } = draft;
  return (
    <>
      <FormField label={t('Only in this category')} hint={t('Empty: in all of them.')}>
        {(control) => (
          <CategoryInput
            {...control}
            isSingle
            value={recordID === null ? [] : [{ categoryID: recordID, name: nameOf(recordID) }]}
            onChange={([chosen]) =>
              onChange(
                chosen
                  ? { recordType: 'category', recordID: chosen.categoryID }
                  : { recordType: null, recordID: null, includeDescendants: false },
              )
            }
          />
        )}
      </FormField>
      {recordID !== null && (
        <Checkbox
          label={t('And in the categories below it')}
          checked={draft.includeDescendants}
          onChange={(event) => onChange({ includeDescendants: event.target.checked })}
        />
      )}
    </>
  );
}
