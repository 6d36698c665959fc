import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { sendTestMail } from '../../mail-health.contract.ts';
import styles from './MailHealth.module.css';

export function TestMail({ onSent }: { onSent: () => void }) {
  const { t } = useTranslator();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    setProblem(undefined);
    try {
      await call<typeof sendTestMail>('POST /emails/send-test', {
        body: address.trim() === '' ? {} : { destinationAddress: address.trim() },
      });
      showToast(t('The mail is on its way.'), { id: 'test-mail' });
      onSent();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form
      className={styles.test}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormField
        label={t('Send a test mail to')}
        hint={t('Left empty: to your own address.')}
        error={problem}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={100}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </FormField>
      <Button type="submit" icon="send" disabled={isSending}>
        {t('Send a test mail')}
      </Button>
    </form>
  );
}
