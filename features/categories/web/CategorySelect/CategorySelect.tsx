import { type FieldControl, FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { categoryWay, usePostableCategories } from './postable-categories.ts';

export interface CategorySelectProps {
  value: number | undefined;
  onChange: (categoryID: number) => void;
  error?: string;
  /** Shown though the viewer may not post there: where the post stands now. */
  current?: { categoryID: number; name: string };
  /** Only categories that take this type. */
  type?: string;
  id?: string;
}

export function CategorySelect({ value, onChange, error, current, type, id }: CategorySelectProps) {
  const { t } = useTranslator();
  const { categories, problem } = usePostableCategories();
  const shown = (categories ?? []).filter(
    (category) => type === undefined || category.allowedDiscussionTypes.includes(type),
  );
  const isKnown = current === undefined || shown.some(({ categoryID }) => categoryID === current.categoryID);
  const select = ({ isInvalid, ...control }: FieldControl) => (
    <Select
      {...control}
      isInvalid={isInvalid}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
      disabled={categories === undefined && current === undefined}
    >
      <option value="" disabled>
        {categories === undefined ? t('Loading …') : t('Choose a category')}
      </option>
      {!isKnown && <option value={current.categoryID}>{current.name}</option>}
      {shown.map((category) => (
        <option key={category.categoryID} value={category.categoryID}>
          {categoryWay(category)}
        </option>
      ))}
    </Select>
  );
  return (
    <FormField label={t('Category')} isRequired error={error ?? problem} id={id}>
      {select}
    </FormField>
  );
}
