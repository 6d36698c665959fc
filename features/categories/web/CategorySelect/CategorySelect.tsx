import { type FieldControl, FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Category } from '../../categories.contract.ts';
import { categoryWay, takingType, usePostableCategories } from '../postable-categories.ts';

export interface CategorySelectProps {
  /** Those to choose from; left out: they are fetched. */
  categories?: readonly Category[];
  value: number | undefined;
  onChange: (categoryID: number) => void;
  error?: string;
  /** Shown though the viewer may not post there: where the post stands now. */
  current?: { categoryID: number; name: string };
  /** Only categories that take this post type. */
  type?: string;
  id?: string;
}

export function CategorySelect({
  categories,
  value,
  onChange,
  error,
  current,
  type,
  id,
}: CategorySelectProps) {
  const { t } = useTranslator();
  const { categories: postable, problem } = usePostableCategories(categories);
  const shown = takingType(postable ?? [], type);
  const isKnown = current === undefined || shown.some(({ categoryID }) => categoryID === current.categoryID);
  const select = ({ isInvalid, ...control }: FieldControl) => (
    <Select
      {...control}
      isInvalid={isInvalid}
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value))}
      disabled={postable === undefined && current === undefined}
    >
      <option value="" disabled>
        {postable === undefined ? t('Loading …') : t('Choose a category')}
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
