// Asking to join, where somebody decides.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { applyForMembership } from '../../../applicants/applicants.contract.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import {
  EmailField,
  NameField,
  NewPasswordField,
  ReasonField,
  TermsField,
} from '../EntryFields/EntryFields.tsx';
import { ApplicationSent } from '../JoinForm/JoinForm.tsx';
import { MemberAlready } from '../MemberAlready/MemberAlready.tsx';

const FIELDS = ['name', 'email', 'password', 'discoveryText', 'termsOfService'] as const;

export function ApplyForm({ target }: { target: string }) {
  const { t } = useTranslator();
  const [isSent, setSent] = useState(false);
  const form = useForm(
    FIELDS,
    async ({ name = '', email = '', password = '', discoveryText = '', termsOfService }) => {
      await call<typeof applyForMembership>('POST /applicants', {
        body: { name, email, password, discoveryText, termsOfService: termsOfService === 'on' },
      });
      setSent(true);
    },
  );
  if (isSent) return <ApplicationSent />;
  return (
    <EntryCard
      title={t('Apply for membership')}
      lead={<MemberAlready target={target} />}
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <NameField form={form} />
        <EmailField form={form} hint={t('You learn here what was decided.')} />
        <NewPasswordField form={form} />
        <ReasonField form={form} />
        <TermsField form={form} />
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Apply for membership')}
        </Button>
      </form>
    </EntryCard>
  );
}
