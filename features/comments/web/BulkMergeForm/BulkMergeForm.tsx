import { useState } from 'react';
import { Checkbox, Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { bulkRequest } from '../../../../platform/web/bulk-operations/bulk-run.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { mergeDiscussions } from '../../../discussions/bulk-discussions.contract.ts';
import { BulkForm } from '../../../discussions/web/BulkForm/BulkForm.tsx';
import type { BulkFormOfSelectedProps, SelectedDiscussion } from '../../../discussions/web/bulk-options.ts';

const MAX_RADIOS = 10;

export default function BulkMergeForm({ selected, onClose }: BulkFormOfSelectedProps) {
  const { t, plural } = useTranslator();
  const [destinationID, setDestinationID] = useState<number>();
  const [addRedirects, setAddRedirects] = useState(false);
  const Choice = selected.length > MAX_RADIOS ? SearchableChoice : RadioChoice;
  return (
    <BulkForm
      title={t('Merge Discussions')}
      submitLabel={t('Merge')}
      isDisabled={destinationID === undefined}
      question={plural(selected.length, {
        one: 'Which discussion should stay? {count} is selected.',
        other: 'Which of the {count} discussions should stay? The others become comments in it.',
      })}
      discussions={selected}
      besideID={destinationID}
      send={bulkRequest<typeof mergeDiscussions>('PATCH /discussions/merge', 'discussionIDs', {
        destinationDiscussionID: destinationID ?? 0,
        addRedirects,
      })}
      doneText={t('Discussions merged.')}
      failedText={t('These discussions could not be merged:')}
      isUndoable
      onClose={onClose}
    >
      <Choice discussions={selected} chosenID={destinationID} onChoose={setDestinationID} />
      <Checkbox
        label={t('Leave a redirect link')}
        checked={addRedirects}
        onChange={(event) => setAddRedirects(event.target.checked)}
      />
    </BulkForm>
  );
}

interface ChoiceProps {
  discussions: readonly SelectedDiscussion[];
  chosenID: number | undefined;
  onChoose: (discussionID: number) => void;
}

function RadioChoice({ discussions, chosenID, onChoose }: ChoiceProps) {
  const { t } = useTranslator();
  return (
    <FormGroup legend={t('Discussion that stays')}>
      {discussions.map(({ discussionID, name }) => (
        <Radio
          key={discussionID}
          name="destination"
          label={<bdi>{name}</bdi>}
          checked={chosenID === discussionID}
          onChange={() => onChoose(discussionID)}
        />
      ))}
    </FormGroup>
  );
}

/** The chosen one stays among the options whatever is searched for. */
function SearchableChoice({ discussions, chosenID, onChoose }: ChoiceProps) {
  const { t } = useTranslator();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = discussions.filter(
    ({ discussionID, name }) => discussionID === chosenID || name.toLowerCase().includes(wanted),
  );
  return (
    <>
      <FormField label={t('Search discussions')}>
        {({ isInvalid: _, ...control }) => (
          <Input
            {...control}
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('Discussion that stays')} isRequired>
        {({ isInvalid, ...control }) => (
          <Select
            {...control}
            isInvalid={isInvalid}
            value={chosenID ?? ''}
            onChange={(event) => onChoose(Number(event.target.value))}
          >
            <option value="" disabled>
              {t('Choose a discussion')}
            </option>
            {shown.map(({ discussionID, name }) => (
              <option key={discussionID} value={discussionID}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  );
}
