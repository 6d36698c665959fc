import { useState } from 'react';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import { EditModal } from '../../../../platform/web/forms/EditModal/EditModal.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { patchRedirect, postRedirect, Redirect } from '../../redirects.contract.ts';

interface RedirectFormProps {
  redirect: Redirect | undefined;
  onClose: () => void;
}

export function RedirectForm({ redirect, onClose }: RedirectFormProps) {
  const { t } = useTranslator();
  const [way, setWay] = useState({
    path: redirect?.path ?? '',
    destination: redirect?.destination ?? '',
  });
  const save = async () => {
    if (redirect)
      await call<typeof patchRedirect>('PATCH /redirects/:redirectID', {
        params: { redirectID: redirect.redirectID },
        body: way,
      });
    else await call<typeof postRedirect>('POST /redirects', { body: way });
    await invalidateQueries('GET /redirects');
  };
  return (
    <EditModal
      title={redirect ? t('Edit the redirect of {path}', { path: redirect.path }) : t('Add a redirect')}
      onSave={save}
      onClose={onClose}
    >
      <FormField
        label={t('Old address')}
        hint={t('A path of this site: /old/page. It counts where nothing stands there.')}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={500}
            value={way.path}
            onChange={(event) => setWay({ ...way, path: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('Leads to')} hint={t('A path of this site, or an address elsewhere.')} isRequired>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            maxLength={1000}
            value={way.destination}
            onChange={(event) => setWay({ ...way, destination: event.target.value })}
          />
        )}
      </FormField>
    </EditModal>
  );
}
