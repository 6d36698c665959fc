import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useForm } from '../../../../platform/web/forms/use-form.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { Mailbox, putMailbox } from '../../mailbox.contract.ts';
import styles from './MailboxPanel.module.css';

const FIELDS = ['host', 'security', 'port', 'user', 'password', 'folder'] as const;

interface MailboxFormProps {
  mailbox: Mailbox | null;
  onDone: () => void;
  onCancel: () => void;
}

export function MailboxForm({ mailbox, onDone, onCancel }: MailboxFormProps) {
  const { t } = useTranslator();
  const [isActive, setActive] = useState(mailbox?.isActive ?? true);
  const form = useForm(FIELDS, async (values) => {
    await call<typeof putMailbox>('PUT /mailbox', {
      body: {
        host: values.host ?? '',
        port: Number(values.port),
        security: values.security as Mailbox['security'],
        user: values.user ?? '',
        ...(values.password && { password: values.password }),
        folder: values.folder ?? '',
        isActive,
      },
    });
    onDone();
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {form.problem && (
        <div className={styles.wide}>
          <Notice tone="error">{form.problem}</Notice>
        </div>
      )}
      <ServerFields mailbox={mailbox} errorOf={form.errorOf} />
      <AccountFields mailbox={mailbox} errorOf={form.errorOf} />
      <div className={styles.wide}>
        <Checkbox
          label={t('Fetch mails')}
          checked={isActive}
          onChange={(event) => setActive(event.target.checked)}
        />
      </div>
      <div className={`${styles.buttons} ${styles.wide}`}>
        <Button type="submit" kind="primary" disabled={form.isBusy}>
          {t('Save')}
        </Button>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  mailbox: Mailbox | null;
  errorOf: (field: string) => string | undefined;
}

function ServerFields({ mailbox, errorOf }: FieldsProps) {
  const { t } = useTranslator();
  const [security, setSecurity] = useState(mailbox?.security ?? 'tls');
  const [port, setPort] = useState(String(mailbox?.port ?? 993));
  const choose = (chosen: Mailbox['security']) => {
    setSecurity(chosen);
    if (port === '993' || port === '143') setPort(chosen === 'tls' ? '993' : '143');
  };
  return (
    <>
      <FormField label={t('Server')} hint={t('By name: imap.example.org')} error={errorOf('host')} isRequired>
        {(control) => (
          <Input {...control} name="host" maxLength={253} defaultValue={mailbox?.host} dir="ltr" />
        )}
      </FormField>
      <FormField
        label={t('Encryption')}
        error={errorOf('security')}
        hint={security === 'none' && t('The password can be read on the way: only within your own network.')}
      >
        {(control) => (
          <Select
            {...control}
            name="security"
            value={security}
            onChange={({ target }) => choose(target.value as Mailbox['security'])}
          >
            <option value="tls">{t('TLS')}</option>
            <option value="startTls">{t('STARTTLS')}</option>
            <option value="none">{t('Not encrypted')}</option>
          </Select>
        )}
      </FormField>
      <FormField label={t('Port')} error={errorOf('port')} isRequired>
        {(control) => (
          <Input
            {...control}
            name="port"
            type="number"
            min={1}
            max={65_535}
            value={port}
            onChange={({ target }) => setPort(target.value)}
          />
        )}
      </FormField>
    </>
  );
}

function AccountFields({ mailbox, errorOf }: FieldsProps) {
  const { t } = useTranslator();
  return (
    <>
      <FormField label={t('User name')} error={errorOf('user')} isRequired>
        {(control) => (
          <Input
            {...control}
            name="user"
            maxLength={320}
            autoComplete="off"
            defaultValue={mailbox?.user}
            dir="ltr"
          />
        )}
      </FormField>
      <FormField
        label={t('Password')}
        error={errorOf('password')}
        isRequired={!mailbox}
        hint={mailbox && t('Left empty: the former one.')}
      >
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            maxLength={1000}
            autoComplete="new-password"
            dir="ltr"
          />
        )}
      </FormField>
      <FormField label={t('Folder')} error={errorOf('folder')} isRequired>
        {(control) => (
          <Input {...control} name="folder" maxLength={255} defaultValue={mailbox?.folder ?? 'INBOX'} />
        )}
      </FormField>
    </>
  );
}
