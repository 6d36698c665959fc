import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { addProfileField, editProfileField, ProfileField } from '../../profile-fields.contract.ts';
import { newApiName } from './api-name.ts';
import { useFieldWords } from './field-words.ts';

/** How it is filled in says what it holds. */
const HOLDS: Record<ProfileField['formType'], ProfileField['dataType']> = {
  text: 'text',
  'text-multiline': 'text',
  dropdown: 'text',
  tokens: 'string[]',
  checkbox: 'boolean',
  date: 'date',
  number: 'number',
};

interface ProfileFieldFormProps {
  field: ProfileField | undefined;
  onClose: () => void;
}

export function ProfileFieldForm({ field, onClose }: ProfileFieldFormProps) {
  const { t } = useTranslator();
  const [draft, setDraft] = useState(() => draftOf(field));
  const change = (part: Partial<FieldDraft>) => setDraft({ ...draft, ...part });
  return (
    <EditModal
      title={field ? t('Edit the field {name}', { name: t(field.label) }) : t('Add a profile field')}
      onSave={() => store(field, draft)}
      onClose={onClose}
    >
      <NameField maxLength={100} value={draft.label} onChange={(label) => change({ label })} />
      <FormField label={t('Description')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </FormField>
      <Choices draft={draft} isNew={!field} change={change} />
      <FormGroup legend={t('Where it shows, beside profiles')}>
        <Checkbox
          label={t('On cards of members')}
          checked={draft.userCards}
          onChange={(event) => change({ userCards: event.target.checked })}
        />
        <Checkbox
          label={t('Beside posts')}
          checked={draft.posts}
          onChange={(event) => change({ posts: event.target.checked })}
        />
        <Checkbox
          label={t('In the search for members')}
          checked={draft.search}
          onChange={(event) => change({ search: event.target.checked })}
        />
      </FormGroup>
    </EditModal>
  );
}

type FieldDraft = Pick<
  ProfileField,
  'label' | 'description' | 'formType' | 'visibility' | 'mutability' | 'registrationOptions'
> &
  ProfileField['displayOptions'] & {
    /** One in each line. */
    options: string;
  };

function draftOf(field: ProfileField | undefined): FieldDraft {
  return {
    label: field?.label ?? '',
    description: field?.description ?? '',
    formType: field?.formType ?? 'text',
    visibility: field?.visibility ?? 'public',
    mutability: field?.mutability ?? 'all',
    registrationOptions: field?.registrationOptions ?? 'hidden',
    userCards: field?.displayOptions.userCards ?? false,
    posts: field?.displayOptions.posts ?? false,
    search: field?.displayOptions.search ?? false,
    options: field?.dropdownOptions?.join('\n') ?? '',
  };
}

async function store(field: ProfileField | undefined, draft: FieldDraft): Promise<void> {
  const { options, userCards, posts, search, formType, ...rest } = draft;
  const lines = options.split('\n').flatMap((line) => line.trim() || []);
  const common = {
    ...rest,
    displayOptions: { userCards, posts, search },
    ...((formType === 'dropdown' || lines.length > 0) && { dropdownOptions: lines }),
  };
  if (field)
    await call<typeof editProfileField>('PATCH /profile-fields/:apiName', {
      params: { apiName: field.apiName },
      body: common,
    });
  else
    await call<typeof addProfileField>('POST /profile-fields', {
      body: { ...common, formType, apiName: newApiName(draft.label), dataType: HOLDS[formType] },
    });
  await invalidateQueries('GET /profile-fields');
}

interface ChoicesProps {
  draft: FieldDraft;
  isNew: boolean;
  change: (part: Partial<FieldDraft>) => void;
}

/** How it is filled in stays: what members wrote would not fit another kind. */
function Choices({ draft, isNew, change }: ChoicesProps) {
  const { t } = useTranslator();
  const words = useFieldWords();
  return (
    <>
      {isNew && (
        <Choice
          label={t('How it is filled in')}
          words={words.way}
          value={draft.formType}
          onChange={(formType) => change({ formType })}
        />
      )}
      {draft.formType === 'dropdown' && (
        <FormField label={t('What can be chosen')} hint={t('One in each line.')} isRequired>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              required
              value={draft.options}
              onChange={(event) => change({ options: event.target.value })}
            />
          )}
        </FormField>
      )}
      <Choice
        label={t('Who sees it')}
        words={words.visibility}
        value={draft.visibility}
        onChange={(visibility) => change({ visibility })}
      />
      <Choice
        label={t('Who changes it')}
        words={words.mutability}
        value={draft.mutability}
        onChange={(mutability) => change({ mutability })}
      />
      <Choice
        label={t('At registration')}
        words={words.registration}
        value={draft.registrationOptions}
        onChange={(registrationOptions) => change({ registrationOptions })}
      />
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  words: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, words, value, onChange }: ChoiceProps<Value>) {
  return (
    <FormField label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value as Value)}>
          {Object.entries<string>(words).map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
