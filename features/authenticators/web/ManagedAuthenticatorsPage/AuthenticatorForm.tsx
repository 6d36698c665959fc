import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { NameField } from '../../../../platform/web/forms/NameField/NameField.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  addAuthenticator,
  editAuthenticator,
  OAuth2Authenticator,
} from '../../authenticators.contract.ts';
import { AddressFields } from './AddressFields.tsx';
import { bodyOf, draftOf, type ProviderDraft, withKind } from './provider-draft.ts';
import { PROVIDER_KINDS } from './provider-kinds.ts';

interface AuthenticatorFormProps {
  provider: OAuth2Authenticator | undefined;
  onClose: () => void;
}

export function AuthenticatorForm({ provider, onClose }: AuthenticatorFormProps) {
  const { t } = useTranslator();
  const [draft, setDraft] = useState(() => draftOf(provider));
  const change = (part: Partial<ProviderDraft>) => setDraft({ ...draft, ...part });
  return (
    <EditModal
      title={
        provider
          ? t('Edit the sign-in provider {name}', { name: provider.name })
          : t('Add a sign-in provider')
      }
      onSave={() => store(provider, draft)}
      onClose={onClose}
    >
      {!provider && <KindField draft={draft} onChange={setDraft} />}
      <NameField maxLength={100} value={draft.name} onChange={(name) => change({ name })} />
      <CredentialFields draft={draft} hasSecret={provider?.hasSecret ?? false} change={change} />
      <AddressFields draft={draft} change={change} />
      <Checkbox
        label={t('It can be used')}
        checked={draft.active}
        onChange={(event) => change({ active: event.target.checked })}
      />
      <Checkbox
        label={t('It has a button on the sign-in page')}
        checked={draft.visible}
        onChange={(event) => change({ visible: event.target.checked })}
      />
      <Checkbox
        label={t('It leads the sign-in page')}
        note={t('Whoever has to sign in goes there at once.')}
        checked={draft.default}
        onChange={(event) => change({ default: event.target.checked })}
      />
      <Checkbox
        label={t('Mail addresses it names are proven')}
        note={t('Only where the provider itself has proven each of them.')}
        checked={draft.markVerified}
        onChange={(event) => change({ markVerified: event.target.checked })}
      />
    </EditModal>
  );
}

interface KindFieldProps {
  draft: ProviderDraft;
  onChange: (draft: ProviderDraft) => void;
}

function KindField({ draft, onChange }: KindFieldProps) {
  const { t } = useTranslator();
  const protocols: Record<string, string> = {
    oidc: t('Another one that speaks OpenID Connect'),
    oauth2: t('Another one that speaks OAuth 2.0'),
  };
  return (
    <FormField label={t('Provider')}>
      {(control) => (
        <Select
          {...control}
          value={draft.kind}
          onChange={(event) => onChange(withKind(draft, event.target.value))}
        >
          {PROVIDER_KINDS.map(({ id, brand }) => (
            <option key={id} value={id}>
              {brand ?? protocols[id]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

interface CredentialFieldsProps {
  draft: ProviderDraft;
  hasSecret: boolean;
  change: (part: Partial<ProviderDraft>) => void;
}

/** As the provider gave them when the site was registered there. */
function CredentialFields({ draft, hasSecret, change }: CredentialFieldsProps) {
  const { t } = useTranslator();
  return (
    <>
      <FormField
        label={t('Client ID')}
        hint={t('From the provider, where you register this site.')}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={500}
            value={draft.clientID}
            onChange={(event) => change({ clientID: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t('Client secret')}
        hint={hasSecret ? t('One is stored. Leave this empty and it stays.') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="off"
            dir="ltr"
            maxLength={2000}
            value={draft.secret}
            onChange={(event) => change({ secret: event.target.value })}
          />
        )}
      </FormField>
    </>
  );
}

async function store(provider: OAuth2Authenticator | undefined, draft: ProviderDraft): Promise<void> {
  if (provider)
    await call<typeof editAuthenticator>('PATCH /authenticators/:authenticatorID', {
      params: { authenticatorID: provider.authenticatorID },
      body: bodyOf(draft),
    });
  else
    await call<typeof addAuthenticator>('POST /authenticators', {
      body: { ...bodyOf(draft), type: draft.type },
    });
  await invalidateQueries('GET /authenticators/oauth2');
}
