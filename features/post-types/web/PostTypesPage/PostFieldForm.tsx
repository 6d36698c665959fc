import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  PostField,
  PostFieldDataType,
  PostFieldFormType,
  patchPostField,
  postPostField,
} from '../../../post-fields/post-fields.contract.ts';
import { apiNameFrom } from './api-name.ts';

/** How it is filled in says what it holds. */
const HOLDS = {
  text: 'text',
  'text-multiline': 'text',
  dropdown: 'text',
  checkbox: 'boolean',
  date: 'date',
  number: 'number',
} satisfies Partial<Record<PostFieldFormType, PostFieldDataType>>;
type Way = keyof typeof HOLDS;

interface PostFieldFormProps {
  field: PostField | undefined;
  onClose: () => void;
}

export function PostFieldForm({ field, onClose }: PostFieldFormProps) {
  const { t } = useTranslator();
  const [label, setLabel] = useState(field?.label ?? '');
  const [description, setDescription] = useState(field?.description ?? '');
  const [way, setWay] = useState<Way>('text');
  const [options, setOptions] = useState(field?.dropdownOptions?.join('\n') ?? '');
  const [isRequired, setRequired] = useState(field?.isRequired ?? false);
  const hasOptions = field ? field.formType === 'dropdown' : way === 'dropdown';
  const submit = async () => {
    const lines = options.split('\n').flatMap((line) => line.trim() || []);
    const chosen = field?.dataType === 'number' ? lines.map(Number) : lines;
    const common = {
      label,
      description,
      isRequired,
      ...(hasOptions && { dropdownOptions: chosen }),
    };
    if (field)
      await call<typeof patchPostField>('PATCH /post-fields/:postFieldID', {
        params: { postFieldID: field.postFieldID },
        body: common,
      });
    else
      await call<typeof postPostField>('POST /post-fields', {
        body: {
          ...common,
          postFieldID: apiNameFrom(label),
          formType: way,
          dataType: HOLDS[way],
          visibility: 'public',
        },
      });
    await invalidateQueries('GET /post-fields');
  };
  const ways: [Way, string][] = [
    ['text', t('A line of text')],
    ['text-multiline', t('Several lines of text')],
    ['dropdown', t('One of a list')],
    ['checkbox', t('Yes or no')],
    ['date', t('A date')],
    ['number', t('A number')],
  ];
  return (
    <EditModal
      title={field ? t('Edit the field {name}', { name: field.label }) : t('Add a field')}
      onSave={submit}
      onClose={onClose}
    >
      <NameField maxLength={255} value={label} onChange={setLabel} />
      <FormField label={t('Description')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </FormField>
      {!field && (
        <FormField label={t('How it is filled in')}>
          {(control) => (
            <Select {...control} value={way} onChange={(event) => setWay(event.target.value as Way)}>
              {ways.map(([id, words]) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      )}
      {hasOptions && (
        <FormField label={t('What can be chosen')} hint={t('One in each line.')} isRequired>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              required
              value={options}
              onChange={(event) => setOptions(event.target.value)}
            />
          )}
        </FormField>
      )}
      <Checkbox
        label={t('It has to be filled in')}
        checked={isRequired}
        onChange={(event) => setRequired(event.target.checked)}
      />
    </EditModal>
  );
}
