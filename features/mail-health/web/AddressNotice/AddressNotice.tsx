// Mails do not reach me: why, and how to have it tried again.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { confirmOwnAddress, getOwnAddress } from '../../mail-health.contract.ts';

export default function AddressNotice() {
  const { t } = useTranslator();
  const { data } = useQuery<typeof getOwnAddress>('GET /mail-health/own-address', {}, { staleTime: 0 });
  const [message, setMessage] = useState<string>();
  if (!data || data.isReached || !data.email) return null;
  const ask = async () => {
    try {
      await call<typeof confirmOwnAddress>('POST /mail-health/own-address/confirm', {});
      setMessage(t('A link is on its way to you. When you have opened it, mails are sent to you again.'));
    } catch (error) {
      setMessage(problemText(error));
    }
  };
  return (
    <Notice tone="warning">
      {t('We cannot reach {email}: mails to it came back. None are sent until you confirm it again.', {
        email: data.email,
      })}{' '}
      <Button kind="textPrimary" size={24} onClick={() => void ask()}>
        {t('Confirm it again')}
      </Button>
      <span role="status">{message}</span>
    </Notice>
  );
}
