// Tells moderators why something should not stand as it is.
import { useState } from 'react';
import { Checkbox } from '../../../../platform/ui/Checkbox/Checkbox.tsx';
import { FormField, FormGroup } from '../../../../platform/ui/FormField/FormField.tsx';
import { Textarea } from '../../../../platform/ui/Input/Input.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { call } from '../../../../platform/web/api/call.ts';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { FormModal } from '../../../../platform/web/forms/FormModal/FormModal.tsx';
import { problemText } from '../../../../platform/web/forms/problem-text.ts';
import { useSave } from '../../../../platform/web/forms/use-save.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { setViewerState, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { listReportReasons, ReportReason } from '../../report-reasons.contract.ts';
import type { postReport } from '../../reports.contract.ts';
import styles from './ReportForm.module.css';

export interface ReportFormProps {
  recordType: string;
  recordID: number;
  title: string;
  onClose: () => void;
}

export default function ReportForm({ recordType, recordID, title, onClose }: ReportFormProps) {
  const { t } = useTranslator();
  const { isBusy, problem, save } = useSave(onClose);
  const { data: reasons, error } = useQuery<typeof listReportReasons>('GET /report-reasons', {});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    setIsMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    void save(async () => {
      await call<typeof postReport>('POST /reports', {
        body: {
          recordType,
          recordID,
          reportReasonIDs: [...chosen],
          ...(note.trim() !== '' && { noteBody: note, noteFormat: 'text' }),
        },
      });
      setViewerState({ reported: [...(viewerState().reported ?? []), `${recordType}:${recordID}`] });
    }, t('Thank you. Moderators will look at it.'));
  };
  return (
    <FormModal
      title={title}
      submitLabel={t('Report')}
      problem={problem}
      isBusy={isBusy}
      isDisabled={!reasons}
      onClose={onClose}
      onSubmit={submit}
    >
      {error && <Notice tone="error">{problemText(error)}</Notice>}
      {!reasons && !error && <Spinner label={t('Loading')} />}
      {reasons && <Reasons reasons={reasons} chosen={chosen} onChange={setChosen} />}
      {isMissing && (
        <Notice tone="error" role="alert">
          {t('Choose at least one reason.')}
        </Notice>
      )}
      <FormField label={t('Note')} hint={t('What moderators should know. You may leave it empty.')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
      <p className={styles.promise}>
        {t('You will hear what came of it. The author never learns who reported.')}
      </p>
    </FormModal>
  );
}

interface ReasonsProps {
  reasons: readonly ReportReason[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function Reasons({ reasons, chosen, onChange }: ReasonsProps) {
  const { t } = useTranslator();
  const toggle = (id: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  const offered = reasons.filter(({ isSystem, deleted }) => !isSystem && !deleted);
  if (offered.length === 0) return <Notice>{t('There is no reason that you may give.')}</Notice>;
  return (
    <FormGroup legend={t('What is wrong with it?')}>
      {offered.map((reason) => (
        <Reason
          key={reason.reportReasonID}
          reason={reason}
          isChosen={chosen.includes(reason.reportReasonID)}
          onToggle={toggle}
        />
      ))}
    </FormGroup>
  );
}

interface ReasonProps {
  reason: ReportReason;
  isChosen: boolean;
  onToggle: (id: string, isOn: boolean) => void;
}

function Reason({ reason: { reportReasonID, name, description }, isChosen, onToggle }: ReasonProps) {
  const { t } = useTranslator();
  return (
    <Checkbox
      label={
        <span className={styles.reason}>
          <bdi>{t(name)}</bdi>
          {description !== '' && <bdi className={styles.description}>{t(description)}</bdi>}
        </span>
      }
      checked={isChosen}
      onChange={(event) => onToggle(reportReasonID, event.target.checked)}
    />
  );
}
