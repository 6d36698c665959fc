import { useState } from 'react';
import { Button, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { EmptyState } from '../../../../platform/ui/EmptyState/EmptyState.tsx';
import { ConfirmModal } from '../../../../platform/ui/Modal/Modal.tsx';
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { Table } from '../../../../platform/ui/Table/Table.tsx';
import { TimeAgo } from '../../../../platform/ui/TimeAgo/TimeAgo.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { useTask } from '../../../../platform/web/forms/use-task.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { deleteToken } from '../../../users/tokens.contract.ts';
import type { listAllTokens, TokenOfMember } from '../../access-tokens.contract.ts';
import styles from './AccessTokens.module.css';

const SHOWN = 100;

export default function AccessTokens() {
  const { t } = useTranslator();
  const { isBusy, run } = useTask('access-tokens');
  const [revoked, setRevoked] = useState<TokenOfMember>();
  const { data, error, refetch } = useQuery<typeof listAllTokens>(
    'GET /access-tokens',
    { query: { limit: SHOWN } },
    { staleTime: 0 },
  );
  if (error) return <LoadProblem error={error} refetch={refetch} />;
  if (!data) return <PostSkeletons count={2} />;
  const revoke = ({ accessTokenID }: TokenOfMember) =>
    run(async () => {
      await call<typeof deleteToken>('DELETE /tokens/:accessTokenID', { params: { accessTokenID } });
      setRevoked(undefined);
      await refetch();
    }, t('Revoked.'));
  return (
    <div className={styles.page}>
      <div className={styles.links}>
        <LinkButton size={32} href="/account/security">
          {t('Your own tokens')}
        </LinkButton>
        <LinkButton size={32} href="/api/docs" data-reload="">
          {t('The API, call by call')}
        </LinkButton>
      </div>
      <TokenTable tokens={data} onRevoke={setRevoked} />
      {data.length === SHOWN && <p className={styles.muted}>{t('The latest 100 are shown.')}</p>}
      {revoked && (
        <ConfirmModal
          title={t('Revoke this token?')}
          confirmLabel={t('Revoke')}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void revoke(revoked)}
          onCancel={() => setRevoked(undefined)}
        >
          {t('Programs that use it are refused at once. This cannot be undone.')}
        </ConfirmModal>
      )}
    </div>
  );
}

interface TokenTableProps {
  tokens: readonly TokenOfMember[];
  onRevoke: (token: TokenOfMember) => void;
}

function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  const { t } = useTranslator();
  return (
    <Table
      caption={t('Access tokens')}
      isCaptionHidden
      columns={[
        { ...{ id: 'name', name: t('Token'), isRowHead: true }, cell: ({ name }) => <bdi>{name}</bdi> },
        {
          ...{ id: 'user', name: t('Member') },
          cell: ({ user }) => (
            <a href={`/dashboard/members/${user.userID}`}>
              <bdi>{user.name}</bdi>
            </a>
          ),
        },
        { ...{ id: 'may', name: t('May') }, cell: (token) => <Reach token={token} /> },
        {
          ...{ id: 'used', name: t('Last used') },
          cell: ({ dateLastUsed }) => (dateLastUsed ? <TimeAgo date={dateLastUsed} /> : t('never')),
        },
        {
          ...{ id: 'ends', name: t('Ends') },
          cell: ({ dateExpires }) => (dateExpires ? <TimeAgo date={dateExpires} form="fixed" /> : t('never')),
        },
        {
          ...{ id: 'acts', name: t('Revoke'), isNameHidden: true },
          cell: (token) => (
            <Button
              size={32}
              kind="dangerText"
              aria-label={t('Revoke {name}', { name: token.name })}
              onClick={() => onRevoke(token)}
            >
              {t('Revoke')}
            </Button>
          ),
        },
      ]}
      rows={tokens}
      keyOf={({ accessTokenID }) => accessTokenID}
      empty={
        <EmptyState icon="key-round" title={t('No program has a token')}>
          {t('Members who may make tokens do so under Security.')}
        </EmptyState>
      }
    />
  );
}

function Reach({ token: { scopes, resources } }: { token: TokenOfMember }) {
  const { t } = useTranslator();
  return (
    <>
      {scopes.includes('write') ? t('Reads and writes') : t('Reads only')}
      {resources && <span className={styles.muted}> {resources.join(', ')}</span>}
    </>
  );
}
