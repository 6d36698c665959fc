import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Radio } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { CategoryInput, type ChosenCategory } from '../../../categories/web/CategoryInput/CategoryInput.tsx';
import type { LayoutMetadata, LayoutPlace } from '../../layout-documents.contract.ts';
import styles from './LayoutsPage.module.css';

interface ApplyModalProps {
  layout: LayoutMetadata;
  /** Its kind of page is about something in a category. */
  isForCategories: boolean;
  isBusy: boolean;
  onClose: () => void;
  /** undefined: to the whole community. */
  onApply: (places: LayoutPlace[] | undefined) => void;
}

export function ApplyModal({ layout, isForCategories, isBusy, onClose, onApply }: ApplyModalProps) {
  const { t } = useTranslator();
  const [isForSome, setForSome] = useState(false);
  const [categories, setCategories] = useState<ChosenCategory[]>([]);
  const places = categories.map(
    ({ categoryID }): LayoutPlace => ({
      recordType: 'category',
      recordID: categoryID,
    }),
  );
  const footer = (
    <>
      <Button kind="text" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button
        kind="primary"
        isBusy={isBusy}
        disabled={isForSome && places.length === 0}
        onClick={() => onApply(isForSome ? places : undefined)}
      >
        {t('Apply')}
      </Button>
    </>
  );
  return (
    <Modal title={t('Apply {name}', { name: layout.name })} onClose={onClose} footer={footer}>
      <div className={styles.places}>
        <Radio
          name="layout-place"
          label={t('To the whole community')}
          checked={!isForSome}
          onChange={() => setForSome(false)}
        />
        {isForCategories && (
          <Radio
            name="layout-place"
            label={t('To some categories and what is below them')}
            checked={isForSome}
            onChange={() => setForSome(true)}
          />
        )}
        {isForSome && (
          <FormField label={t('Categories')} isRequired>
            {(control) => <CategoryInput {...control} value={categories} onChange={setCategories} />}
          </FormField>
        )}
        <p className={styles.note}>{t('What stood there before is replaced, and can be applied again.')}</p>
      </div>
    </Modal>
  );
}
