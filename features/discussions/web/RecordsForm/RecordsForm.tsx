import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { OperationProgress } from '../../../../platform/web/bulk-operations/OperationProgress.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { offerUndo } from '../../../audit-log/web/offer-undo.tsx';
import { UndoButton } from '../../../audit-log/web/UndoButton/UndoButton.tsx';
import { WhyField } from '../../../audit-log/web/WhyField/WhyField.tsx';
import { type BulkWork, type SelectionInWork, useBulkRun } from '../BulkActions/use-bulk-run.ts';
import styles from './RecordsForm.module.css';

export interface BulkRecord {
  id: number;
  name: ReactNode;
}

export interface RecordsFormProps {
  title: string;
  submitLabel: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  question: ReactNode;
  /** The fields. */
  children?: ReactNode;
  /** What the form began with. */
  records: readonly BulkRecord[];
  /** Where they were selected. */
  selection: SelectionInWork;
  /** Not worked on itself: what the others are merged into. */
  besideID?: number | undefined;
  send: BulkWork['send'];
  doneText: string;
  failedText: string;
  /** Says in the form that it is done, and is closed by hand. */
  staysWhenDone?: boolean;
  /** Its acts can be undone: see `undoableActs`. */
  isUndoable?: boolean;
  onClose: () => void;
}

/** Does one thing with many records. What failed stays in the form, with the reason, to be tried again. */
export function RecordsForm(props: RecordsFormProps) {
  const { t } = useTranslator();
  const { records, besideID, failedText, doneText, onClose, isUndoable } = props;
  const { progress, failures, run, runID, countDone, stop, isThere } = useBulkRun(props.selection);
  const [isDone, setIsDone] = useState(false);
  const [why, setWhy] = useState('');
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const failed = records.filter((each) => failures.has(each.id));
  const submit = async () => {
    const left = failed.length > 0 ? failed : records;
    const ids = left.map((each) => each.id).filter((id) => id !== besideID);
    const beside = besideID === undefined ? [] : [besideID];
    const words = { title: props.title, done: doneText, failed: failedText };
    const names = Object.fromEntries(
      left.map(({ id, name }) => [id, typeof name === 'string' ? name : `#${id}`]),
    );
    const work = { ids, beside, send: props.send, words, names, isUndoable: isUndoable === true, why };
    if (!(await run(work))) return;
    if (props.staysWhenDone && isThere()) return setIsDone(true);
    if (isUndoable) offerUndo(doneText, runID);
    else showToast(doneText, { tone: 'success', isAutoDismissed: true });
    // Where it was closed meanwhile, another one may be open by now.
    if (isThere()) onClose();
  };
  /** What failed is not selected any more. */
  const skip = () => {
    const ids = failed.map((each) => each.id);
    props.selection.startWork(ids);
    props.selection.settleWork(ids, []);
    onClose();
  };
  const undo = isUndoable && countDone > 0 && !progress && <UndoButton what={{ runID }} onDone={onClose} />;
  const footer = isDone ? (
    <>
      {undo}
      {/* In the place of the button that was pressed. */}
      <Button kind="primary" autoFocus onClick={onClose}>
        {t('Close')}
      </Button>
    </>
  ) : (
    <>
      {undo}
      {progress && progress.total > 1 && (
        <Button kind="text" onClick={stop}>
          {t('Stop')}
        </Button>
      )}
      {failed.length > 0 && !progress && (
        <Button kind="text" onClick={skip}>
          {t('Skip these')}
        </Button>
      )}
      <Button kind="text" ref={cancel} onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button
        kind={props.isDangerous ? 'danger' : 'primary'}
        isBusy={progress !== undefined}
        disabled={props.isDisabled}
        onClick={submit}
      >
        {failed.length > 0 ? t('Try again') : props.submitLabel}
      </Button>
    </>
  );
  return (
    <Modal title={props.title} onClose={onClose} footer={footer} describedBy={questionId} start={cancel}>
      {isDone ? (
        <Notice tone="success">{doneText}</Notice>
      ) : (
        <FormStack>
          {failed.length > 0 && <Failed text={failedText} failed={failed} failures={failures} />}
          <p id={questionId}>{props.question}</p>
          {props.children}
          <WhyField value={why} onChange={setWhy} />
          <OperationProgress progress={progress} />
        </FormStack>
      )}
    </Modal>
  );
}

interface FailedProps {
  text: string;
  failed: readonly BulkRecord[];
  failures: ReadonlyMap<number, string>;
}

function Failed({ text, failed, failures }: FailedProps) {
  return (
    <Notice tone="error">
      {text}
      <ul className={styles.failed}>
        {failed.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {failures.get(id) && `: ${failures.get(id)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
