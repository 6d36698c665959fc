import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import styles from './Modal.module.css';

export type ModalSize =
  | 'small'
  | 'medium'
  | 'large'
  | 'xl'
  | 'xxl'
  | 'fullScreen'
  | 'sideRight'
  | 'sideRightLarge'
  | 'sideLeft'
  | 'dropDown';

export type ModalProps = {
  title: ReactNode;
  size?: ModalSize;
  /** Every way out ends here: Escape, the cross, a press beside it. The owner then stops rendering the modal. */
  onClose: () => void;
  footer?: ReactNode;
  /** Keeps Escape and the press beside it from losing work. */
  isGuarded?: boolean;
  /** Of what is read out as soon as it opens, beside the title. */
  describedBy?: string;
  /** Where the focus begins if there is nothing to fill in or choose; else it is the cross. */
  start?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Rendered means open. The native dialog keeps focus inside and gives it back. */
export function Modal({
  title,
  size = 'medium',
  onClose,
  footer,
  isGuarded = false,
  describedBy,
  start,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { translate } = useUiLanguage();
  // Closed while it still stands in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    (firstField(element) ?? firstChoice(element) ?? start?.current)?.focus();
    holdPage();
    return () => {
      element.close();
      releasePage();
    };
  }, [start]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press beside the box is a shortcut; Escape and the cross do the same
    <dialog
      ref={dialog}
      className={classNames(styles.modal, styles[size])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        if (isAnswered(event.currentTarget)) return;
        if (!isGuarded) onClose();
      }}
      onClose={() => {
        // A browser that was held back once closes by itself at the next Escape.
        const element = dialog.current;
        if (!element || element.open) return;
        element.showModal();
        if (!isGuarded && !isAnswered(element)) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !isGuarded) onClose();
      }}
    >
      <div className={styles.box}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={translate('Close')} icon="x" size={28} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
      <ToastRegion />
    </dialog>
  );
}

let answered: { outer: Element | null | undefined; at: number } | undefined;

/** One Escape reaches the question a dialog asks and the dialog itself, where that opened by the Escape before. */
function isAnswered(dialog: HTMLDialogElement): boolean {
  const at = performance.now();
  const isByInner = answered?.outer === dialog && at - answered.at < 100;
  answered = { outer: dialog.parentElement?.closest('dialog'), at };
  return isByInner;
}

/** What a dialog asks for comes before its cross; fingers are spared the keyboard that would cover it. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  if (!matchMedia('(pointer: fine)').matches) return null;
  return dialog.querySelector(
    'input:not(:disabled, [type="hidden"], [type="checkbox"], [type="radio"], [type="file"], [data-optional]), select:not(:disabled), textarea:not(:disabled)',
  );
}

/** Of several the one that is taken for now. */
function firstChoice(dialog: HTMLElement): HTMLElement | null {
  const choices = 'input[type="radio"]:not(:disabled)';
  return dialog.querySelector<HTMLElement>(`${choices}:checked`) ?? dialog.querySelector(choices);
}

/** What lies behind rests where it is, and where a scroll bar took room, that stays free. */
function holdPage(): void {
  const page = document.documentElement;
  page.dataset.behindDialog ??= innerWidth > page.clientWidth ? 'narrowed' : '';
}

function releasePage(): void {
  if (!document.querySelector('dialog[open]')) delete document.documentElement.dataset.behindDialog;
}

export type ConfirmProps = {
  title: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** Begins where nothing is lost: whoever presses Enter before reading stays. */
export function ConfirmModal({
  title,
  confirmLabel,
  isDangerous,
  isBusy,
  onConfirm,
  onCancel,
  children,
}: ConfirmProps) {
  const { translate } = useUiLanguage();
  const questionId = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button kind="text" ref={cancel} onClick={onCancel}>
        {translate('Cancel')}
      </Button>
      <Button kind={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal title={title} onClose={onCancel} footer={footer} describedBy={questionId} start={cancel}>
      <div id={questionId}>{children}</div>
    </Modal>
  );
}
