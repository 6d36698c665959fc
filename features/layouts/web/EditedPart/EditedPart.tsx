import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { EditedPartProps } from '../../layout-pages.contract.ts';
import styles from './EditedPart.module.css';
import { placeNamed, selectPlace, useIsSelected } from './edited-place.ts';

/** A section or a widget of a page that is edited, with its name at its edge: pressed, its settings stand beside the page. */
export function EditedPart({ place, name, isSection, children }: EditedPartProps) {
  const { t } = useTranslator();
  const isSelected = useIsSelected(place);
  const isEmpty = Array.isArray(children) && children.length === 0;
  return (
    <div
      className={styles.part}
      data-edited-part={place}
      data-kind={isSection ? 'section' : 'widget'}
      data-selected={isSelected || undefined}
    >
      <button
        type="button"
        className={styles.name}
        data-page-editor=""
        aria-pressed={isSelected}
        onClick={() => selectPlace(placeNamed(place))}
      >
        {name}
      </button>
      {isEmpty ? <p className={styles.empty}>{t('It shows nothing here now.')}</p> : children}
    </div>
  );
}
