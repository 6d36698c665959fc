import { useId, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { AccessToken, addToken } from '../../../users/tokens.contract.ts';
import { TokenParts } from './TokenParts.tsx';

const DAY_MS = 86_400_000;

export interface NewTokenProps {
  onAdded: (token: AccessToken) => void;
  onClose: () => void;
}

export function NewToken({ onAdded, onClose }: NewTokenProps) {
  const { t } = useTranslator();
  const formID = useId();
  const [secret, setSecret] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const add = async (data: FormData) => {
    const days = Number(data.get('days'));
    const body = {
      name: String(data.get('name')),
      scopes: data.get('mayWrite') === 'on' ? (['read', 'write'] as const) : (['read'] as const),
      ...(data.has('resources') && { resources: data.getAll('resources').map(String) }),
      ...(days > 0 && { dateExpires: new Date(Date.now() + days * DAY_MS).toISOString() }),
    };
    try {
      const answer = await call<typeof addToken>('POST /tokens', {
        body: { ...body, scopes: [...body.scopes] },
      });
      const { accessToken, ...token } = answer.body;
      setSecret(accessToken);
      onAdded(token);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
    }
  };
  const footer = secret ? (
    <Button kind="primary" onClick={onClose}>
      {t('I have kept it')}
    </Button>
  ) : (
    <>
      <Button kind="text" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" form={formID} kind="primary">
        {t('Make a token')}
      </Button>
    </>
  );
  return (
    <Modal title={t('New token')} onClose={onClose} footer={footer} isGuarded={secret !== undefined}>
      {secret ? (
        <FormStack>
          <Notice tone="warning">{t('Keep it now: it is not shown again.')}</Notice>
          <FormField label={t('Access token')}>
            {(control) => <Input {...control} ref={takeUp} readOnly value={secret} />}
          </FormField>
        </FormStack>
      ) : (
        <form
          id={formID}
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void add(new FormData(event.currentTarget));
          }}
        >
          <FormStack>
            <FormField label={t('What it is for')} isRequired error={error && t(error.message)}>
              {(control) => <Input {...control} name="name" maxLength={100} />}
            </FormField>
            <FormField label={t('Ends after')}>
              {(control) => (
                <Select {...control} name="days" defaultValue="90">
                  <option value="7">{t('a week')}</option>
                  <option value="30">{t('a month')}</option>
                  <option value="90">{t('three months')}</option>
                  <option value="365">{t('a year')}</option>
                  <option value="0">{t('never')}</option>
                </Select>
              )}
            </FormField>
            <Checkbox name="mayWrite" label={t('May also write, not only read')} />
            <TokenParts />
          </FormStack>
        </form>
      )}
    </Modal>
  );
}

/** Ready to be copied; the button that shuts it for good is not under the finger that made it. */
function takeUp(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
