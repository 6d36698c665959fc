import {
  call,
  EmptyState,
  FormField,
  FormModal,
  Panel,
  RenderedBody,
  Tag,
  Textarea,
  TimeAgo,
  UserLink,
  useMe,
  useRevalidator,
  useSave,
  useTask,
  useTranslator,
} from '@parley/addon-api/web';
import { useState } from 'react';
import type { AppealStatus, patchAppeal } from '../../appeals.contract.ts';
import type { WarningsPageProps } from '../../warnings.states.ts';
import { Act } from '../NoteList/NoteList.tsx';
import styles from '../pages.module.css';

type ShownAppeal = WarningsPageProps['appeals'][number];

export function Appeals({ appeals }: Pick<WarningsPageProps, 'appeals'>) {
  const { t } = useTranslator();
  if (appeals.length === 0)
    return (
      <EmptyState icon="inbox" title={t('Nobody appealed')}>
        <p>{t('Whoever was warned can say why a warning is wrong. You read it here, and answer.')}</p>
      </EmptyState>
    );
  return (
    <>
      {appeals.map((appeal) => (
        <Panel key={appeal.appealID}>
          <OneAppeal appeal={appeal} />
        </Panel>
      ))}
    </>
  );
}

function OneAppeal({ appeal }: { appeal: ShownAppeal }) {
  const { t } = useTranslator();
  const { status, warning, appealText, appealEventInfo, assignedUser } = appeal;
  const says: Record<AppealStatus, string> = {
    pending: t('Waits'),
    'in-review': t('Is looked at'),
    approved: t('Approved'),
    rejected: t('Rejected'),
  };
  return (
    <article className={styles.appeal}>
      <div className={styles.acts}>
        <span>
          <UserLink user={warning.user} /> <Tag preset="warning">{t(warning.warningTypeName ?? '')}</Tag>{' '}
          <Tag>{says[status]}</Tag>
        </span>
        <TimeAgo date={appeal.dateInserted} />
      </div>
      <div className={styles.quote}>
        <UserLink user={warning.insertUser} />
        <RenderedBody html={warning.html} id={`Appealed_${appeal.appealID}`} />
      </div>
      <p dir="auto">{appealText}</p>
      {assignedUser && <p className={styles.lead}>{t('Taken on by {name}', { name: assignedUser.name })}</p>}
      {appealEventInfo.decideUser && (
        <p className={styles.lead}>
          <UserLink user={appealEventInfo.decideUser} />: <bdi>{appealEventInfo.decisionMessage}</bdi>
        </p>
      )}
      {(status === 'pending' || status === 'in-review') && <Acts appeal={appeal} />}
    </article>
  );
}

function Acts({ appeal: { appealID, status, warning } }: { appeal: ShownAppeal }) {
  const { t } = useTranslator();
  const me = useMe();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useTask('appeal');
  const [decision, setDecision] = useState<'approved' | 'rejected'>();
  const takeOn = () =>
    run(async () => {
      await edit(appealID, { status: 'in-review', assignedUserID: me?.userID ?? null });
      await revalidate();
    });
  return (
    <div className={styles.choices}>
      {status === 'pending' && <Act name={t('Take on')} isBusy={isBusy} onPress={() => void takeOn()} />}
      <Act name={t('Keep the warning')} onPress={() => setDecision('rejected')} />
      <Act name={t('Take the warning back')} onPress={() => setDecision('approved')} />
      {decision && (
        <DecisionForm
          appealID={appealID}
          name={warning.user.name}
          status={decision}
          onClose={() => setDecision(undefined)}
        />
      )}
    </div>
  );
}

function edit(
  appealID: number,
  body: {
    status: AppealStatus;
    assignedUserID?: number | null;
    appealEventInfo?: { decisionMessage: string };
  },
) {
  return call<typeof patchAppeal>('PATCH /appeals/:appealID', { params: { appealID }, body });
}

interface DecisionProps {
  appealID: number;
  name: string;
  status: 'approved' | 'rejected';
  onClose: () => void;
}

function DecisionForm({ appealID, name, status, onClose }: DecisionProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const [text, setText] = useState('');
  const title = status === 'approved' ? t('Take the warning back') : t('Keep the warning');
  const submit = () =>
    save(() => edit(appealID, { status, appealEventInfo: { decisionMessage: text } }), t('Saved.'));
  return (
    <FormModal
      title={title}
      submitLabel={title}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormField label={t('Answer')} hint={t('{name} reads it.', { name })}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
    </FormModal>
  );
}
