import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ReactionType } from '../../reactions.contract.ts';
import { changeReaction, readAgain } from './change-reaction.ts';

export function ReactionForm({ type, onClose }: { type: ReactionType; onClose: () => void }) {
  const { t } = useTranslator();
  const [draft, setDraft] = useState({
    name: type.name,
    description: type.description,
    points: String(type.points),
  });
  const submit = async () => {
    await changeReaction(type.urlCode, { ...draft, points: Number(draft.points) });
    await readAgain();
  };
  return (
    <EditModal
      title={t('Edit the reaction {name}', { name: t(type.name) })}
      onSave={submit}
      onClose={onClose}
    >
      <NameField
        maxLength={50}
        value={draft.name}
        onChange={(value) => setDraft({ ...draft, name: value })}
      />
      <FormField label={t('Description')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={draft.description}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('Points for the author')} hint={t('What was given keeps the points it brought.')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            min={-1000}
            max={1000}
            required
            value={draft.points}
            onChange={(event) => setDraft({ ...draft, points: event.target.value })}
          />
        )}
      </FormField>
    </EditModal>
  );
}
