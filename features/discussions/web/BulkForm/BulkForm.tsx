import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { FormStack } from '../../../../platform/ui/FormField/FormField.tsx';
import { Modal } from '../../../../platform/ui/Modal/Modal.tsx';
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { OperationProgress } from '../../../../platform/web/bulk-operations/OperationProgress.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { type BulkWork, useBulkRun } from '../BulkActions/use-bulk-run.ts';
import type { SelectedDiscussion } from '../bulk-options.ts';
import styles from './BulkForm.module.css';

export interface BulkFormProps {
  title: string;
  submitLabel: string;
  isDangerous?: boolean;
  isDisabled?: boolean;
  question: ReactNode;
  /** The fields. */
  children?: ReactNode;
  /** What the form began with. */
  discussions: readonly SelectedDiscussion[];
  /** Not worked on itself: what the others are merged into. */
  besideID?: number | undefined;
  send: BulkWork['send'];
  doneText: string;
  failedText: string;
  /** Says in the form that it is done, and is closed by hand. */
  staysWhenDone?: boolean;
  onClose: () => void;
}

/** Does one thing with the selected discussions. What failed stays in the form, with the reason, to be tried again. */
export function BulkForm(props: BulkFormProps) {
  const { t } = useTranslator();
  const { discussions, besideID, failedText, doneText, onClose } = props;
  const { progress, failures, run, isThere } = useBulkRun();
  const [isDone, setIsDone] = useState(false);
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const failed = discussions.filter((each) => failures.has(each.discussionID));
  const submit = async () => {
    const left = failed.length > 0 ? failed : discussions;
    const ids = left.map((each) => each.discussionID).filter((id) => id !== besideID);
    const beside = besideID === undefined ? [] : [besideID];
    if (!(await run({ ids, beside, send: props.send, failedText }))) return;
    if (props.staysWhenDone && isThere()) return setIsDone(true);
    showToast(doneText, { tone: 'success', isAutoDismissed: true });
    // Where it was closed meanwhile, another one may be open by now.
    if (isThere()) onClose();
  };
  const footer = isDone ? (
    // In the place of the button that was pressed.
    <Button kind="primary" autoFocus onClick={onClose}>
      {t('Close')}
    </Button>
  ) : (
    <>
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
          <OperationProgress progress={progress} />
        </FormStack>
      )}
    </Modal>
  );
}

interface FailedProps {
  text: string;
  failed: readonly SelectedDiscussion[];
  failures: ReadonlyMap<number, string>;
}

function Failed({ text, failed, failures }: FailedProps) {
  return (
    <Notice tone="error">
      {text}
      <ul className={styles.failed}>
        {failed.map(({ discussionID, name }) => (
          <li key={discussionID}>
            <bdi>{name}</bdi>
            {failures.get(discussionID) && `: ${failures.get(discussionID)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
