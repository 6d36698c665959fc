// The first minute of a site: its name, its first administrator, and something to look at.
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import type { ProfileField } from '../../../profile-fields/profile-fields.contract.ts';
import { profileFieldValuesOf } from '../../../profile-fields/web/profile-field-values.ts';
import type { setUp } from '../../../users/registration.contract.ts';
import type { signIn } from '../../../users/sessions.contract.ts';
import styles from '../EntryCard/EntryCard.module.css';
import { EntryCard } from '../EntryCard/EntryCard.tsx';
import { EmailField, NameField, NewPasswordField } from '../EntryFields/EntryFields.tsx';
import { EntryNote } from '../EntryNote/EntryNote.tsx';
import { NewcomerFields } from '../NewcomerFields/NewcomerFields.tsx';
import { waitForDemo } from './wait-for-demo.ts';

export interface SetupWizardProps {
  setupKey: string;
  /** What newcomers are asked for besides: a name with spaces, for example. */
  profileFields?: ProfileField[];
}

export function SetupWizard({ setupKey, profileFields }: SetupWizardProps) {
  const { t } = useTranslator();
  if (setupKey !== '') return <SetupForm setupKey={setupKey} profileFields={profileFields} />;
  return (
    <EntryNote
      tone="info"
      title={t('Set up your community')}
      note={t('Open the address that stands in the log of the server: it carries the key.')}
    />
  );
}

function SetupForm({ setupKey, profileFields = [] }: SetupWizardProps) {
  const { t } = useTranslator();
  const form = useForm(
    ['siteTitle', 'name', 'email', 'password', ...profileFields.map(({ apiName }) => apiName)],
    async ({ siteTitle = '', name = '', email = '', password = '', withDemo }, data) => {
      await call<typeof setUp>('POST /setup', {
        body: {
          key: setupKey,
          siteTitle,
          name,
          email,
          password,
          withDemo: withDemo === 'on',
          ...(profileFields.length > 0 && { profileFields: profileFieldValuesOf(data, profileFields) }),
        },
      });
      await call<typeof signIn>('POST /sessions', { body: { username: name, password, persist: true } });
      if (withDemo === 'on') await waitForDemo();
      fullReload('/');
    },
    { isLeaving: true },
  );
  return (
    <EntryCard
      title={t('Set up your community')}
      lead={t('One minute, then it is yours.')}
      problem={form.problem}
    >
      <form className={styles.form} method="post" onSubmit={form.onSubmit}>
        <FormField label={t('Name of the community')} isRequired error={form.errorOf('siteTitle')}>
          {(control) => <Input {...control} name="siteTitle" maxLength={100} />}
        </FormField>
        <NameField form={form} label={t('Your username')} hint={t('You become its first administrator.')} />
        <EmailField form={form} label={t('Your email')} />
        <NewPasswordField form={form} />
        <NewcomerFields fields={profileFields} form={form} />
        <Checkbox
          name="withDemo"
          label={t('Fill it with a made-up community to look at. It can be removed as one.')}
        />
        <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
          {t('Set up')}
        </Button>
      </form>
    </EntryCard>
  );
}
