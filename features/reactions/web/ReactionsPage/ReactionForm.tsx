import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ReactionType } from '../../reactions.contract.ts';
import { changeReaction, readAgain } from './change-reaction.ts';

export function ReactionForm({ type, onClose }: { type: ReactionType; onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [draft, setDraft] = useState({
    name: type.name,
    description: type.description,
    points: String(type.points),
  });
  const submit = () =>
    save(async () => {
      await changeReaction(type.urlCode, { ...draft, points: Number(draft.points) });
      await readAgain();
    }, t('Saved.'));
  return (
    <FormModal
      title={t('Edit the reaction {name}', { name: t(type.name) })}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormField label={t('Name')} isRequired>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={50}
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        )}
      </FormField>
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
    </FormModal>
  );
}
