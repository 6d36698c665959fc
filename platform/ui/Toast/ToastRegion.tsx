import { Children, type ReactNode, useEffect, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { useUiLanguage } from '../language/language.tsx';
import { useRootMark } from '../root-mark.ts';
import styles from './Toast.module.css';
import {
  addRegion,
  hideToast,
  holdToast,
  releaseToast,
  type Toast,
  type ToastTone,
  useToasts,
} from './toast-store.ts';

const nothing: readonly Toast[] = [];

/**
 * Stands once in every page, and once in every dialog, where it shows what it would show behind it. The two live
 * regions exist before any message, or readers would miss the first.
 */
export function ToastRegion() {
  const { translate } = useUiLanguage();
  const id = useId();
  useEffect(() => addRegion(id), [id]);
  const toasts = useToasts((shown) => shown.toasts);
  const inFront = useToasts((shown) => shown.regions.at(-1));
  const shown = inFront === id ? inOrder(toasts) : nothing;
  useRootMark('toasted', shown.length > 0);
  useRootMark('toast-stays', shown.some(stays));
  return (
    <section className={styles.area} aria-label={translate('Messages')}>
      <div className={styles.list} role="alert">
        {shown.filter(isUrgent).map((toast) => (
          <TimedToast key={toast.id} {...toast} />
        ))}
      </div>
      <div className={styles.list} role="status">
        {shown
          .filter((toast) => !isUrgent(toast))
          .map((toast) => (
            <TimedToast key={toast.id} {...toast} />
          ))}
      </div>
    </section>
  );
}

/** The newest at the top; what stays until its owner hides it at the bottom, where nothing pushes it about. */
function inOrder(toasts: readonly Toast[]): readonly Toast[] {
  const passing = toasts.filter(({ isPersistent }) => !isPersistent);
  const staying = toasts.filter(({ isPersistent }) => isPersistent);
  return [...passing.toReversed(), ...staying.toReversed()];
}

function stays({ isVisible, isAutoDismissed }: Toast): boolean {
  return isVisible && !isAutoDismissed;
}

function TimedToast(toast: Toast) {
  const hold = () => holdToast(toast.id);
  const release = () => releaseToast(toast.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing, it only notices that somebody is reading
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <ToastCard {...toast} onClose={() => hideToast(toast.id)} />
    </div>
  );
}

function isUrgent(toast: Toast): boolean {
  return toast.tone === 'error';
}

const icons: Record<ToastTone, IconName | undefined> = {
  plain: undefined,
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
};

export type ToastCardProps = {
  body: ReactNode;
  tone?: ToastTone;
  icon?: IconName;
  isWide?: boolean;
  isVisible?: boolean;
  isDismissible?: boolean;
  className?: string;
  actions?: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
};

export function ToastCard({
  body,
  tone = 'plain',
  icon,
  isWide,
  isVisible = true,
  isDismissible,
  ...toast
}: ToastCardProps) {
  const { translate } = useUiLanguage();
  const shownIcon = icon ?? icons[tone];
  return (
    <div
      className={classNames(
        styles.toast,
        styles[tone],
        isWide && styles.wide,
        !isVisible && styles.leaving,
        toast.className,
      )}
    >
      <div className={styles.body}>
        {shownIcon && <Icon name={shownIcon} />}
        <div className={styles.text}>{body}</div>
        {isDismissible && (
          <IconButton
            label={toast.closeLabel ?? translate('Close')}
            icon="x"
            size={24}
            onClick={toast.onClose}
          />
        )}
      </div>
      {toast.actions && <div className={styles.actions}>{toast.actions}</div>}
    </div>
  );
}

/** A place of its own at the lower edge, for what stays while it applies: selection, drafts. */
export function ToastDock({ label, children }: { label: string; children: ReactNode }) {
  const isShown = Children.count(children) > 0;
  useRootMark('docked', isShown);
  useRootMark('toast-stays', isShown);
  return (
    <section className={styles.dock} aria-label={label}>
      {children}
    </section>
  );
}
