// What can be done with an open case. What changes a post says what it will do, and asks why.
import { useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormField } from '../../../../platform/ui/FormField/FormField.tsx';
import { Input } from '../../../../platform/ui/Input/Input.tsx';
import { Kbd } from '../../../../platform/ui/Kbd/Kbd.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import type { CaseOutcome, decideCase } from '../../cases.contract.ts';
import type { ShownCase } from '../../reports.states.ts';
import styles from './CaseActs.module.css';
import { headlineOf } from './CaseList.tsx';
import { editCase } from './CaseOwner.tsx';
import { caseKeys } from './triage-keys.ts';

type Form = CaseOutcome | 'escalate';

export function CaseActs({ found }: { found: ShownCase }) {
  const { t } = useTranslator();
  const [form, setForm] = useState<Form>();
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
      </section>
      {form === 'escalate' && <EscalateForm found={found} onClose={close} />}
      {(form === 'approved' || form === 'dismissed' || form === 'removed') && (
        <DecideForm found={found} outcome={form} onClose={close} />
      )}
    </>
  );
}

interface FormProps {
  found: ShownCase;
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
  const [name, setName] = useState(headlineOf(t, found).slice(0, 250));
  const submit = () => save(() => editCase(found.caseID, { name }), t('Saved.'));
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
