// Whether the product draws a widget, or a part of it, or code of an administrator does.
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CatalogEntry, LayoutCatalog } from '../../layout-catalog.contract.ts';
import type { LayoutPart } from '../../layout-documents.contract.ts';
import { withValue } from '../schema-fields.ts';
import styles from './LayoutEditor.module.css';

type Impls = Record<string, { fragmentUUID: string }>;

export interface FragmentChoiceProps {
  catalog: LayoutCatalog;
  entry: CatalogEntry;
  part: LayoutPart;
  onChange: (part: LayoutPart) => void;
}

/** For each type of fragment that the widget takes, those that are published. */
export function FragmentChoice({ catalog, entry, part, onChange }: FragmentChoiceProps) {
  const { t } = useTranslator();
  const impls = (part.$fragmentImpls as Impls | undefined) ?? {};
  const choose = (fragmentType: string, fragmentUUID: string) => {
    const { [fragmentType]: _, ...others } = impls;
    const next = fragmentUUID === '' ? others : { ...others, [fragmentType]: { fragmentUUID } };
    const hasAny = Object.keys(next).length > 0;
    onChange({ ...withValue(part, ['$fragmentImpls'], hasAny ? next : undefined) });
  };
  return entry.fragmentTypes.map((fragmentType) => {
    const chosen = impls[fragmentType]?.fragmentUUID ?? '';
    const offered = Object.values(catalog.fragments).filter((each) => each.fragmentType === fragmentType);
    if (offered.length === 0 && chosen === '') return null;
    const isGone = chosen !== '' && !offered.some(({ fragmentUUID }) => fragmentUUID === chosen);
    return (
      <div key={fragmentType} className={styles.fragment}>
        <FormField
          label={t('Drawn by')}
          hint={
            isGone
              ? t('This fragment is not published. Until it is, the product draws the widget.')
              : undefined
          }
        >
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => choose(fragmentType, target.value)}>
              <option value="">{t('The product')}</option>
              {isGone && <option value={chosen}>{t('A fragment that is not published')}</option>}
              {offered.map(({ fragmentUUID, name }) => (
                <option key={fragmentUUID} value={fragmentUUID}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
    );
  });
}
