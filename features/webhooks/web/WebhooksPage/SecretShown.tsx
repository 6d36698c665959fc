import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './Webhooks.module.css';

/** This once: it is stored sealed, and never shown again. */
export function SecretShown({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslator();
  return (
    <Modal
      title={t('The secret of this webhook')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('I have it')}
        </Button>
      }
    >
      <p>
        {t(
          'Give it to the other program: by it, it knows that a request comes from here. It is shown this once.',
        )}
      </p>
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
    </Modal>
  );
}
