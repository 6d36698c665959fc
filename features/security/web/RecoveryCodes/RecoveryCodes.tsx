import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './RecoveryCodes.module.css';

/** Shown this once; losing them by accident would be a pity, so only the button closes it. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslator();
  const footer = (
    <Button kind="primary" onClick={onClose}>
      {t('I have kept them')}
    </Button>
  );
  return (
    <Modal title={t('Recovery codes')} onClose={onClose} footer={footer} isGuarded>
      <FormStack>
        <Notice tone="warning">
          {t(
            'Keep these where you find them without your phone. Each opens your account once; they are not shown again.',
          )}
        </Notice>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </FormStack>
    </Modal>
  );
}
