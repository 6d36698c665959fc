import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { ProviderDraft } from './provider-draft.ts';

interface AddressFieldsProps {
  draft: ProviderDraft;
  change: (part: Partial<ProviderDraft>) => void;
}

/** OpenID Connect finds everything from its issuer; OAuth 2.0 has to be told each address and claim. */
export function AddressFields({ draft, change }: AddressFieldsProps) {
  const { t } = useTranslator();
  const line = (name: LineName, label: string, hint?: string, isRequired = false) => (
    <TextLine
      label={label}
      hint={hint}
      isRequired={isRequired}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <>
      {draft.type === 'oidc' ? (
        line(
          'issuer',
          t('Issuer'),
          t('The address the provider is known by: its discovery stands below it.'),
          true,
        )
      ) : (
        <>
          {line('authenticateUrl', t('Address to sign in at'), undefined, true)}
          {line('tokenUrl', t('Address of tokens'), undefined, true)}
          {line('profileUrl', t('Address of the profile'), undefined, true)}
          {line('uniqueID', t('Claim of the identifier'))}
          {line('email', t('Claim of the mail address'))}
          {line('memberName', t('Claim of the name'))}
          {line('photoUrl', t('Claim of the picture'))}
        </>
      )}
      {line('scope', t('Scope'), t('What the provider is asked for, words with spaces between them.'))}
    </>
  );
}

type LineName =
  | 'issuer'
  | 'authenticateUrl'
  | 'tokenUrl'
  | 'profileUrl'
  | 'uniqueID'
  | 'email'
  | 'memberName'
  | 'photoUrl'
  | 'scope';

interface TextLineProps {
  label: string;
  hint: string | undefined;
  isRequired: boolean;
  value: string;
  onChange: (value: string) => void;
}

function TextLine({ label, hint, isRequired, value, onChange }: TextLineProps) {
  return (
    <FormField label={label} hint={hint} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          dir="ltr"
          maxLength={1000}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  );
}
