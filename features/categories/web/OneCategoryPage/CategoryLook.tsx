import { type KeyNumber, keyClass, keyNumberOf } from '../../../../platform/ui/CategoryKey/CategoryKey.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { iconNames } from '../../../../platform/ui/icons/icon-names.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { PictureInput } from '../../../media/web/PictureInput/PictureInput.tsx';
import { categoryIcon } from '../CategoriesWidget/CategoryIcon.tsx';
import styles from './OneCategoryPage.module.css';
import type { PartProps } from './part-props.ts';

const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies KeyNumber[];

export function CategoryLook({ draft, onDraft, errorOf }: PartProps) {
  const { t } = useTranslator();
  const pictures = [
    ['iconUrl', t('Picture'), t('In place of an icon, in lists.')],
    ['bannerUrl', t('Banner'), t('Above its page.')],
  ] as const;
  return (
    <>
      <Colours draft={draft} onDraft={onDraft} />
      <FormField label={t('Icon')}>
        {(control) => (
          <div className={styles.icon}>
            <span aria-hidden="true">{categoryIcon({ icon: draft.icon, iconUrl: null })}</span>
            <Select
              {...control}
              value={draft.icon ?? ''}
              onChange={(event) => onDraft({ icon: event.target.value || null })}
            >
              <option value="">{t('None')}</option>
              {iconNames.map((icon) => (
                <option key={icon} value={icon}>
                  {icon}
                </option>
              ))}
            </Select>
          </div>
        )}
      </FormField>
      {pictures.map(([field, name, hint]) => (
        <FormField key={field} label={name} hint={hint} error={errorOf(field)}>
          {(control) => (
            <PictureInput
              {...control}
              name={name}
              value={draft[field] ?? ''}
              onChange={(address) => onDraft({ [field]: address || null })}
            />
          )}
        </FormField>
      ))}
    </>
  );
}

function Colours({ draft, onDraft }: Pick<PartProps, 'draft' | 'onDraft'>) {
  const { t } = useTranslator();
  const chosen = draft.color ?? keyNumberOf(draft.categoryID);
  return (
    <FormGroup legend={t('Colour')}>
      <div className={styles.colours}>
        {COLOURS.map((colour) => (
          <label key={colour} className={keyClass(colour)}>
            <input
              type="radio"
              name="color"
              aria-label={t('Colour {number}', { number: colour })}
              checked={chosen === colour}
              onChange={() => onDraft({ color: colour })}
            />
          </label>
        ))}
      </div>
    </FormGroup>
  );
}
