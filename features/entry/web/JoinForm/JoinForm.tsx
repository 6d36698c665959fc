// Becoming a member by oneself, with or without an invitation.

import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import type { ProfileField } from '../../../profile-fields/profile-fields.contract.ts';
import { profileFieldValuesOf } from '../../../profile-fields/web/profile-field-values.ts';
import type { register } from '../../../users/registration.contract.ts';
import { withBanTerms } from '../ban-terms.ts';
import { CAPTCHA_FIELD, Captcha, type CaptchaTerms } from '../Captcha/Captcha.tsx';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import {
  EmailField,
  NameField,
  NewPasswordField,
  ReasonField,
  TermsField,
} from '../EntryFields/EntryFields.tsx';
import { EntryNote } from '../EntryNote/EntryNote.tsx';
import { MemberAlready } from '../MemberAlready/MemberAlready.tsx';
import { NewcomerFields } from '../NewcomerFields/NewcomerFields.tsx';

export interface Invitation {
  code: string;
  email: string;
  inviterName: string;
}

const FIELDS = ['name', 'email', 'password', 'termsOfService', 'discoveryText', CAPTCHA_FIELD] as const;

export interface JoinFormProps {
  target: string;
  invitation?: Invitation;
  /** What the site asks newcomers for besides. */
  profileFields?: ProfileField[] | undefined;
  /** What shows that one is no robot, where the site asks for that. */
  captcha?: CaptchaTerms | null | undefined;
}

export function JoinForm({ target, invitation, profileFields = [], captcha }: JoinFormProps) {
  const translator = useTranslator();
  const { t } = translator;
  const { siteName } = useSite();
  const [isWaitingFor, setWaitingFor] = useState<'mail' | 'approval'>();
  const [isAskedWhy, setAskedWhy] = useState(false);
  const fields = [...FIELDS, ...profileFields.map((field) => field.apiName)];
  const form = useForm(
    fields,
    async ({ name = '', email = '', password = '', ...more }, data) => {
      const { status, body } = await call<typeof register>('POST /users/register', {
        body: {
          name,
          email,
          password,
          termsOfService: more.termsOfService === 'on',
          ...(invitation && { invitationCode: invitation.code }),
          ...(profileFields.length > 0 && { profileFields: profileFieldValuesOf(data, profileFields) }),
          ...(more.discoveryText !== undefined && { discoveryText: more.discoveryText }),
          ...(captcha && { [CAPTCHA_FIELD]: more[CAPTCHA_FIELD] ?? '' }),
        },
      }).catch((problem: unknown) => {
        if (problem instanceof ApiError && problem.fieldErrors.discoveryText) setAskedWhy(true);
        throw withBanTerms(problem, translator);
      });
      // Registering signs in as well, unless the address or somebody else has the next word.
      if (status === 202) return setWaitingFor('approval');
      if (!body?.userID) return setWaitingFor('mail');
      fullReload(target);
    },
    { isLeaving: true },
  );
  if (isWaitingFor === 'approval') return <ApplicationSent />;
  if (isWaitingFor === 'mail')
    return <EntryNote title={t('Thank you')} note={t('One more step: look into your mail.')} />;
  const lead = invitation
    ? t('{name} invites you to {site}.', { name: invitation.inviterName, site: siteName })
    : undefined;
  return (
    <EntryCard
      title={t('Join the community')}
      lead={lead ?? <MemberAlready target={target} />}
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <NameField form={form} />
        <EmailField form={form} value={invitation?.email} hint={t('Never shown to others.')} />
        <NewPasswordField form={form} />
        <NewcomerFields fields={profileFields} form={form} />
        {isAskedWhy && <ReasonField form={form} />}
        <TermsField form={form} />
        {captcha && <Captcha {...captcha} form={form} />}
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Register')}
        </Button>
      </form>
    </EntryCard>
  );
}

export function ApplicationSent() {
  const { t } = useTranslator();
  return (
    <EntryNote
      title={t('Thank you')}
      note={t('Your application was sent. You get a mail as soon as somebody has decided.')}
    />
  );
}
