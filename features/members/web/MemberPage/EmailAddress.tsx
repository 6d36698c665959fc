import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { MemberDetail, showMemberEmail } from '../../members.contract.ts';

/** Its middle is shown at a press, which the audit log notes. */
export function EmailAddress({ member: { userID, email, emailConfirmed } }: { member: MemberDetail }) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('email');
  const [whole, setWhole] = useState<string | null>(null);
  const show = () =>
    run(async () => {
      const { body } = await call<typeof showMemberEmail>('POST /members/:userID/email', {
        params: { userID },
      });
      setWhole(body.email);
    });
  return (
    <span>
      <bdi dir="ltr">{whole ?? email}</bdi>
      {emailConfirmed === false && ` (${t('unconfirmed')})`}{' '}
      {whole === null && (
        <Button kind="textPrimary" size={24} isBusy={isBusy} onClick={() => void show()}>
          {t('Show, and log it')}
        </Button>
      )}
    </span>
  );
}
