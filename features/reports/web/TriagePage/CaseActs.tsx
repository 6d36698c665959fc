// What can be done with an open case. What changes a post says what it will do, and asks why.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input, Select } from '../../../../platform/ui/Input/Input.tsx';
import { Kbd } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useMe } from '../../../../platform/web/viewer/viewer-state.ts';
import type { CaseDetail, CaseOutcome, decideCase, editCase } from '../../cases.contract.ts';
import type { lookUpAssignee } from '../../escalations.contract.ts';
import { headlineOf } from './CaseList.tsx';
import styles from './TriagePage.module.css';
import { caseKeys } from './triage-keys.ts';

type Form = CaseOutcome | 'assign' | 'escalate';

export function CaseActs({ found }: { found: CaseDetail }) {
  const { t } = useTranslator();
  const me = useMe();
  const [form, setForm] = useState<Form>();
  const [isBusy, setIsBusy] = useState(false);
  const { save } = useSave(() => setIsBusy(false));
  const isMine = me?.userID !== undefined && found.assignedUserID === me.userID;
  const claim = async () => {
    setIsBusy(true);
    const isDone = await save(
      () => edit(found.caseID, { assignedUserID: isMine ? null : me?.userID }),
      isMine ? t('You gave the case back.') : t('The case is yours.'),
    );
    if (isDone) return;
    setIsBusy(false);
    showToast(t('The case could not be changed.'), { id: 'case', tone: 'error' });
  };
  const waits = found.isPending || found.isPendingUpdate;
  const close = () => setForm(undefined);
  return (
    <>
      <section className={styles.acts} aria-label={t('What to do')}>
        <Button icon="check" aria-keyshortcuts={caseKeys.approve} onClick={() => setForm('approved')}>
          {t('Approve')}
          <Kbd keys={['A']} />
        </Button>
        {!waits && (
          <Button icon="x" aria-keyshortcuts={caseKeys.dismiss} onClick={() => setForm('dismissed')}>
            {t('Dismiss')}
            <Kbd keys={['D']} />
          </Button>
        )}
        {found.canRemove && (
          <Button
            icon={waits ? 'x' : 'trash-2'}
            kind="danger"
            aria-keyshortcuts={caseKeys.remove}
            onClick={() => setForm('removed')}
          >
            {waits ? t('Refuse') : t('Remove')}
            <Kbd keys={['R']} />
          </Button>
        )}
        <Button
          icon="arrow-up-to-line"
          aria-keyshortcuts={caseKeys.escalate}
          onClick={() => setForm('escalate')}
        >
          {found.isEscalated ? t('Rename') : t('Escalate')}
          <Kbd keys={['E']} />
        </Button>
        <Button icon="user-plus" aria-keyshortcuts={caseKeys.assign} onClick={() => setForm('assign')}>
          {t('Assign')}
          <Kbd keys={['S']} />
        </Button>
        {me && (
          <Button kind="primary" isBusy={isBusy} aria-keyshortcuts={caseKeys.claim} onClick={claim}>
            {isMine ? t('Give back') : t('Claim')}
            <Kbd keys={['C']} />
          </Button>
        )}
      </section>
      {form === 'assign' && <AssignForm found={found} onClose={close} />}
      {form === 'escalate' && <EscalateForm found={found} onClose={close} />}
      {(form === 'approved' || form === 'dismissed' || form === 'removed') && (
        <DecideForm found={found} outcome={form} onClose={close} />
      )}
    </>
  );
}

function edit(caseID: number, body: { assignedUserID?: number | null | undefined; name?: string }) {
  return call<typeof editCase>('PATCH /moderation-cases/:caseID', { params: { caseID }, body });
}

interface FormProps {
  found: CaseDetail;
  onClose: () => void;
}

function DecideForm({ found, outcome, onClose }: FormProps & { outcome: CaseOutcome }) {
  const { t, plural } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [reason, setReason] = useState('');
  const waits = found.isPending || found.isPendingUpdate;
  const refusal = [
    t('Refuse'),
    t('Its author is told, with the reason that you give.'),
    t('Refused.'),
  ] as const;
  const says = {
    approved: [
      t('Approve'),
      t('It is good: it stands, and is shown again where it was hidden.'),
      t('Approved.'),
    ],
    dismissed: [t('Dismiss'), t('It stays as it is.'), t('Dismissed.')],
    removed: [
      t('Remove'),
      t('Nobody but its author and moderators sees it any more. It can be shown again.'),
      t('Removed.'),
    ],
  } as const;
  const [title, effect, done] = waits && outcome === 'removed' ? refusal : says[outcome];
  const countReporters = found.countReports - (waits ? 1 : 0);
  const submit = () =>
    save(
      () =>
        call<typeof decideCase>('POST /moderation-cases/:caseID/decision', {
          params: { caseID: found.caseID },
          body: { outcome, reason },
        }),
      done,
    );
  return (
    <FormModal
      title={title}
      submitLabel={title}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <ul className={styles.effects}>
        <li>{effect}</li>
        {countReporters > 0 && (
          <li>
            {plural(countReporters, {
              one: 'The one who reported it hears that it was looked at.',
              other: 'The {count} who reported it hear that it was looked at.',
            })}
          </li>
        )}
      </ul>
      <FormField
        label={t('Why')}
        hint={
          waits && outcome === 'removed'
            ? t('Its author reads it, and it goes into the log.')
            : t('Goes into the log, not to the author.')
        }
      >
        {(control) => (
          <Input
            {...control}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}

function EscalateForm({ found, onClose }: FormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [name, setName] = useState(headlineOf(found).slice(0, 250));
  const submit = () => save(() => edit(found.caseID, { name }), t('Saved.'));
  return (
    <FormModal title={t('Escalate')} problem={problem} isBusy={isBusy} onClose={onClose} onSubmit={submit}>
      <FormField
        label={t('Name of the case')}
        isRequired
        hint={t('What several moderators look into together.')}
      >
        {(control) => (
          <Input
            {...control}
            required
            maxLength={250}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}

function AssignForm({ found, onClose }: FormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [userID, setUserID] = useState(String(found.assignedUserID ?? ''));
  const { data = [] } = useQuery<typeof lookUpAssignee>('GET /escalations/lookup-assignee', {
    query: { escalationID: found.caseID, limit: 100 },
  });
  const submit = () =>
    save(() => edit(found.caseID, { assignedUserID: userID === '' ? null : Number(userID) }), t('Saved.'));
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
