import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { fullReload } from '../../../../platform/web/router/full-reload.ts';
import type {
  Connection,
  endConnection,
  startConnection,
} from '../../../authenticators/connections.contract.ts';
import { PasswordModal, type Proof } from '../PasswordModal/PasswordModal.tsx';
import { SecurityItem, SecurityList, SecuritySection } from '../SecuritySection/SecuritySection.tsx';

export function ConnectionsSection({
  initial,
  hasPassword,
}: {
  initial: Connection[];
  hasPassword: boolean;
}) {
  const { t } = useTranslator();
  const [connections, setConnections] = useState(initial);
  const [chosen, setChosen] = useState<Connection>();
  const close = () => setChosen(undefined);

  const change =
    (connection: Connection) =>
    async ({ passwordConfirmation }: Proof) => {
      const { authenticatorID, isConnected } = connection;
      const proof = passwordConfirmation === undefined ? {} : { passwordConfirmation };
      if (!isConnected) {
        const body = { authenticatorID, ...proof };
        const answer = await call<typeof startConnection>('POST /connections', { body });
        return fullReload(answer.body.url);
      }
      const params = { authenticatorID };
      await call<typeof endConnection>('DELETE /connections/:authenticatorID', { params, body: proof });
      const parted = { ...connection, isConnected: false, dateConnected: null };
      setConnections(connections.map((each) => (each === connection ? parted : each)));
      close();
    };
  return (
    <SecuritySection
      title={t('Accounts elsewhere')}
      about={t('Sign in with an account that you have at one of these.')}
    >
      <SecurityList label={t('Accounts elsewhere')}>
        {connections.map((connection) => (
          <SecurityItem
            key={connection.authenticatorID}
            name={<bdi>{connection.name}</bdi>}
            metas={connection.isConnected ? t('Connected') : t('Not connected')}
          >
            <Button
              kind={connection.isConnected ? 'dangerText' : 'text'}
              onClick={() => setChosen(connection)}
              aria-label={
                connection.isConnected
                  ? t('Disconnect {name}', { name: connection.name })
                  : t('Connect {name}', { name: connection.name })
              }
            >
              {connection.isConnected ? t('Disconnect') : t('Connect')}
            </Button>
          </SecurityItem>
        ))}
      </SecurityList>
      {chosen && (
        <PasswordModal
          title={
            chosen.isConnected
              ? t('Disconnect {name}', { name: chosen.name })
              : t('Connect {name}', { name: chosen.name })
          }
          confirmLabel={chosen.isConnected ? t('Disconnect') : t('Continue')}
          isDangerous={chosen.isConnected}
          hasPassword={hasPassword}
          onConfirm={change(chosen)}
          onClose={close}
        />
      )}
    </SecuritySection>
  );
}
