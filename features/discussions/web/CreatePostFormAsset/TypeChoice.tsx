import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { SegmentedChoice } from '../../../../platform/ui/Tabs/Tabs.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { PostTypeChoice } from '../../post-type-choice.ts';
import styles from './TypeChoice.module.css';

/** More of them stand in a list. */
const MAX_SIDE_BY_SIDE = 4;

export interface TypeChoiceProps {
  postTypes: readonly PostTypeChoice[];
  value: string;
  onChange: (postTypeID: string) => void;
}

export function TypeChoice({ postTypes, value, onChange }: TypeChoiceProps) {
  const { t } = useTranslator();
  const helperText = postTypes.find((type) => type.postTypeID === value)?.helperText;
  if (postTypes.length < 2) return helperText ? <p className={styles.help}>{helperText}</p> : null;
  const options = postTypes.map(({ postTypeID, name }) => ({ value: postTypeID, name: t(name) }));
  if (options.length > MAX_SIDE_BY_SIDE)
    return (
      <FormField label={t('Post Type')} hint={helperText}>
        {(control) => (
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    );
  return (
    <div className={styles.choice}>
      <SegmentedChoice
        label={t('Post Type')}
        name="postType"
        value={value}
        onChange={onChange}
        options={options}
      />
      {helperText && <p className={styles.help}>{helperText}</p>}
    </div>
  );
}
