import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select, Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CategoryEdit, DisplayAs } from '../../categories.contract.ts';
import { categoryPath } from '../../category.address.ts';
import type { PartProps } from './part-props.ts';

export function CategoryWords({ draft, onDraft, errorOf, stored }: PartProps & { stored: CategoryEdit }) {
  const { t } = useTranslator();
  const isMoved = draft.urlcode !== stored.urlcode;
  const ways: [DisplayAs, string][] = [
    ['discussions', t('Its posts')],
    ['categories', t('The categories in it')],
    ['flat', t('The categories in it, as one list')],
    ['heading', t('A heading above the categories in it')],
  ];
  return (
    <>
      <FormField label={t('Name')} isRequired error={errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            maxLength={255}
            value={draft.name}
            onChange={(event) => onDraft({ name: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t('Address')}
        isRequired
        error={errorOf('urlcode')}
        hint={
          isMoved
            ? t('Links to {path} lead nowhere then.', { path: categoryPath(stored.urlcode) })
            : categoryPath(draft.urlcode)
        }
      >
        {(control) => (
          <Input
            {...control}
            name="urlcode"
            required
            maxLength={255}
            dir="ltr"
            value={draft.urlcode}
            onChange={(event) => onDraft({ urlcode: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('Description')} error={errorOf('description')}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={3}
            maxLength={1000}
            value={draft.description ?? ''}
            onChange={(event) => onDraft({ description: event.target.value || null })}
          />
        )}
      </FormField>
      <FormField label={t('What its page shows')}>
        {(control) => (
          <Select
            {...control}
            value={draft.displayAs}
            onChange={(event) => onDraft({ displayAs: event.target.value as DisplayAs })}
          >
            {ways.map(([way, words]) => (
              <option key={way} value={way}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  );
}
