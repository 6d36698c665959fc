// Who looks after a case: taken on by oneself, given back, or given to somebody.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Select } from '../../../../platform/ui/Input/Input.tsx';
import { Kbd } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { editCase as edit } from '../../cases.contract.ts';
import type { lookUpAssignee } from '../../escalations.contract.ts';
import type { ShownCase } from '../../reports.states.ts';
import styles from './CaseActs.module.css';
import { caseKeys } from './triage-keys.ts';

interface CaseOwnerProps {
  found: ShownCase;
}

export function CaseOwner({ found }: CaseOwnerProps) {
  const { t } = useTranslator();
  const me = useMe();
  const [isAssigning, setIsAssigning] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { save } = useSave(() => setIsBusy(false));
  const isMine = me?.userID !== undefined && found.assignedUserID === me.userID;
  const claim = async () => {
    setIsBusy(true);
    const isDone = await save(
      () => editCase(found.caseID, { assignedUserID: isMine ? null : me?.userID }),
      isMine ? t('You gave the case back.') : t('The case is yours.'),
    );
    if (isDone) return;
    setIsBusy(false);
    showToast(t('The case could not be changed.'), { id: 'case', tone: 'error' });
  };
  return (
    <div className={styles.owner}>
      {me && (
        <Button
          size={32}
          kind={isMine ? undefined : 'primary'}
          isBusy={isBusy}
          aria-keyshortcuts={caseKeys.claim}
          onClick={claim}
        >
          {isMine ? t('Give back') : t('Claim')}
          <Kbd keys={['C']} />
        </Button>
      )}
      <Button
        size={32}
        icon="user-plus"
        aria-keyshortcuts={caseKeys.assign}
        onClick={() => setIsAssigning(true)}
      >
        {t('Assign')}
        <Kbd keys={['S']} />
      </Button>
      {isAssigning && <AssignForm found={found} onClose={() => setIsAssigning(false)} />}
    </div>
  );
}

export function editCase(
  caseID: number,
  body: { assignedUserID?: number | null | undefined; name?: string },
) {
  return call<typeof edit>('PATCH /moderation-cases/:caseID', { params: { caseID }, body });
}

function AssignForm({ found, onClose }: CaseOwnerProps & { onClose: () => void }) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [userID, setUserID] = useState(String(found.assignedUserID ?? ''));
  const { data = [] } = useQuery<typeof lookUpAssignee>('GET /escalations/lookup-assignee', {
    query: { escalationID: found.caseID, limit: 100 },
  });
  const submit = () =>
    save(
      () => editCase(found.caseID, { assignedUserID: userID === '' ? null : Number(userID) }),
      t('Saved.'),
    );
  return (
    <FormModal title={t('Assign')} problem={problem} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <FormField label={t('Who looks after it')}>
        {(control) => (
          <Select {...control} value={userID} onChange={(event) => setUserID(event.target.value)}>
            <option value="">{t('Nobody')}</option>
            {data.map((user) => (
              <option key={user.userID} value={user.userID}>
                {user.name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </FormModal>
  );
}
