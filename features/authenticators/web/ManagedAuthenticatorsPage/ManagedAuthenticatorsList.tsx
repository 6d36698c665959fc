import { useState } from 'react';
import { ActList, ActListItem, ActListNote } from '../../../../platform/ui/ActList/ActList.tsx';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState, ErrorPanel } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ManagedList, RowAct } from '../../../../platform/ui/ManagedList/ManagedList.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Switch } from '../../../../platform/ui/Switch/Switch.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries, useQuery } from '../../../../platform/web/api/use-query.ts';
import { DeleteModal } from '../../../../platform/web/forms/DeleteModal/DeleteModal.tsx';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type {
  deleteAuthenticator,
  editAuthenticator,
  listOAuth2Authenticators,
  OAuth2Authenticator,
} from '../../authenticators.contract.ts';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';

export default function ManagedAuthenticatorsList() {
  const { t } = useTranslator();
  const { data, error } = useQuery<typeof listOAuth2Authenticators>(
    'GET /authenticators/oauth2',
    { query: { limit: 100 } },
    { staleTime: 0 },
  );
  const [edited, setEdited] = useState<OAuth2Authenticator | 'new'>();
  const [deleted, setDeleted] = useState<OAuth2Authenticator>();
  if (error)
    return (
      <ErrorPanel title={t('The sign-in providers did not come.')} headingLevel={2}>
        {error.message}
      </ErrorPanel>
    );
  if (!data) return <PostSkeletons count={2} />;
  return (
    <ManagedList>
      <div>
        <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('Add a sign-in provider')}
        </Button>
      </div>
      <Panel>
        {data.length === 0 ? (
          <EmptyState icon="key-round" title={t('There is no sign-in provider yet')}>
            {t('Members sign in with their password here until you add one.')}
          </EmptyState>
        ) : (
          <ActList>
            {data.map((provider) => (
              <ProviderItem
                key={provider.authenticatorID}
                provider={provider}
                onEdit={() => setEdited(provider)}
                onDelete={() => setDeleted(provider)}
              />
            ))}
          </ActList>
        )}
      </Panel>
      {edited && (
        <AuthenticatorForm
          provider={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {deleted && <DeleteProvider provider={deleted} onClose={() => setDeleted(undefined)} />}
    </ManagedList>
  );
}

interface ProviderItemProps {
  provider: OAuth2Authenticator;
  onEdit: () => void;
  onDelete: () => void;
}

/** The address to register at the provider stands here: nothing works before it is known there. */
function ProviderItem({ provider, onEdit, onDelete }: ProviderItemProps) {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('authenticators');
  const { authenticatorID, name, active } = provider;
  const turn = () =>
    run(async () => {
      await call<typeof editAuthenticator>('PATCH /authenticators/:authenticatorID', {
        params: { authenticatorID },
        body: { active: !active },
      });
      await invalidateQueries('GET /authenticators/oauth2');
    });
  return (
    <ActListItem
      title={name}
      acts={
        <>
          <Switch
            label={t('On')}
            aria-label={t('{name} is on', { name })}
            checked={active}
            disabled={isBusy}
            onChange={() => void turn()}
          />
          <RowAct icon="pencil" onClick={onEdit} of={name}>
            {t('Edit')}
          </RowAct>
          <RowAct icon="trash-2" onClick={onDelete} of={name}>
            {t('Delete')}
          </RowAct>
        </>
      }
    >
      <ActListNote>
        {provider.isOidc ? t('OpenID Connect') : t('OAuth 2.0')}
        {' · '}
        {provider.hasSecret ? t('Its secret is stored') : t('It has no secret')}
        {!provider.visible && ` · ${t('Without a button on the sign-in page')}`}
      </ActListNote>
      <ActListNote>
        {t('Address to return to, to be registered at the provider:')}{' '}
        <code dir="ltr">{provider.callbackUrl}</code>
      </ActListNote>
    </ActListItem>
  );
}

function DeleteProvider({ provider, onClose }: { provider: OAuth2Authenticator; onClose: () => void }) {
  const { t } = useTranslator();
  const { authenticatorID, name } = provider;
  const remove = async () => {
    await call<typeof deleteAuthenticator>('DELETE /authenticators/:authenticatorID', {
      params: { authenticatorID },
    });
    await invalidateQueries('GET /authenticators/oauth2');
  };
  return (
    <DeleteModal
      title={t('Delete the sign-in provider {name}?', { name })}
      onDelete={remove}
      deleted={t('The sign-in provider is deleted.')}
      onClose={onClose}
    >
      {t('Nobody is connected by it any more. Members who have no password set one by mail.')}
    </DeleteModal>
  );
}
