import { useEffect, useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { DiscussionFormProps } from '../../../discussions/web/discussion-options.ts';
import { type CollectionChoice, readCollections, saveCollections } from './collect-calls.ts';

/** In which collections the discussion stands; a new one is made by its name. */
export default function CollectForm({ discussion, onClose }: DiscussionFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const { discussionID } = discussion;
  const [choices, setChoices] = useState<CollectionChoice[]>();
  const [newName, setNewName] = useState('');
  const [unread, setUnread] = useState<string>();
  useEffect(() => {
    readCollections(discussionID)
      .then(setChoices)
      .catch((error: unknown) => setUnread(problemText(error)));
  }, [discussionID]);

  const name = newName.trim();
  const isTaken = choices?.some((choice) => choice.name.toLowerCase() === name.toLowerCase()) ?? false;
  const submit = () => {
    if (choices && !isTaken)
      void save(() => saveCollections(discussionID, choices, name), t('Collections saved.'));
  };
  return (
    <FormModal
      title={t('Add to Collection')}
      problem={problem ?? unread}
      isBusy={isBusy}
      isDisabled={!choices || isTaken}
      onClose={onClose}
      onSubmit={submit}
    >
      {!choices && !unread && <Spinner />}
      {choices && choices.length > 0 && (
        <FormGroup legend={t('Collections')}>
          {choices.map((choice) => (
            <Checkbox
              key={choice.collectionID}
              label={<bdi>{choice.name}</bdi>}
              checked={choice.isChosen}
              onChange={(event) => setChoices(toggled(choices, choice, event.target.checked))}
            />
          ))}
        </FormGroup>
      )}
      <FormField
        label={t('New collection')}
        error={isTaken ? t('There is a collection of this name.') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={255}
            dir="auto"
            value={newName}
            onChange={(event) => setNewName(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}

function toggled(choices: readonly CollectionChoice[], choice: CollectionChoice, isChosen: boolean) {
  return choices.map((each) => (each === choice ? { ...each, isChosen } : each));
}
