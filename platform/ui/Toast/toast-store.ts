/** The toasts of the page: anything may show one, ToastRegion draws them. */
import type { ReactNode } from 'react';
import { create } from 'zustand';

export const autoDismissAfter = 3000;
export const removeAfter = 2000;

export type ToastTone = 'plain' | 'success' | 'error' | 'warning';

export type ToastOptions = {
  /** The same id again replaces that toast. */
  id?: string;
  tone?: ToastTone;
  /** Hides by itself after 3 s. An error should not. */
  isAutoDismissed?: boolean;
  isDismissible?: boolean;
  /** Stays until whoever showed it hides it: no cross, no time. */
  isPersistent?: boolean;
  isWide?: boolean;
  className?: string;
  /** Buttons under the text. */
  actions?: ReactNode;
  onDismiss?: () => void;
};

export type Toast = ToastOptions & { id: string; body: ReactNode; isVisible: boolean };

interface Shown {
  toasts: readonly Toast[];
  /** Regions of the page, the one in front last: a dialog brings its own, for what lies behind it is out of reach. */
  regions: readonly string[];
}

export const useToasts = create<Shown>(() => ({ toasts: [], regions: [] }));

let count = 0;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Answers the id, for updateToast and hideToast. */
export function showToast(body: ReactNode, options: ToastOptions = {}): string {
  count += 1;
  const id = options.id ?? `toast-${count}`;
  const staying = options.isPersistent && { isDismissible: false, isAutoDismissed: false };
  const toast: Toast = { isDismissible: true, ...options, ...staying, id, body, isVisible: true };
  const toasts = currentToasts();
  const isKnown = toasts.some((other) => other.id === id);
  setToasts(isKnown ? toasts.map((other) => (other.id === id ? toast : other)) : [...toasts, toast]);
  releaseToast(id);
  return id;
}

/** Whoever points at a toast or stands in it is still reading: its timer stops, and restarts after. */
export function holdToast(id: string): void {
  if (isVisible(id)) schedule(id, undefined, () => {});
}

export function releaseToast(id: string): void {
  if (!isVisible(id)) return;
  const toast = currentToasts().find((other) => other.id === id);
  schedule(id, toast?.isAutoDismissed ? autoDismissAfter : undefined, () => hideToast(id));
}

function isVisible(id: string): boolean {
  return currentToasts().some((toast) => toast.id === id && toast.isVisible);
}

export function updateToast(id: string, changes: Partial<Omit<Toast, 'id' | 'isVisible'>>): void {
  setToasts(currentToasts().map((toast) => (toast.id === id ? { ...toast, ...changes } : toast)));
}

/** First hidden, deleted 2 s later, so that its leaving can be seen and its place does not jump. */
export function hideToast(id: string): void {
  const toast = currentToasts().find((other) => other.id === id);
  if (!toast?.isVisible) return;
  setToasts(currentToasts().map((other) => (other === toast ? { ...other, isVisible: false } : other)));
  schedule(id, removeAfter, () => setToasts(currentToasts().filter((other) => other.id !== id)));
  toast.onDismiss?.();
}

/** All of them, without their leaving being seen. */
export function dropToasts(): void {
  for (const { id } of currentToasts()) schedule(id, undefined, () => {});
  setToasts([]);
}

export function addRegion(id: string): () => void {
  const change = (regions: readonly string[]) => useToasts.setState({ regions });
  change([...useToasts.getState().regions, id]);
  return () => change(useToasts.getState().regions.filter((other) => other !== id));
}

export function currentToasts(): readonly Toast[] {
  return useToasts.getState().toasts;
}

function setToasts(toasts: readonly Toast[]): void {
  useToasts.setState({ toasts });
}

function schedule(id: string, delay: number | undefined, run: () => void): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (delay !== undefined) timers.set(id, setTimeout(run, delay));
}
