import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';

export function announceSaved(t: (text: string) => string): void {
  showToast(t('Your changes are saved.'), { id: 'profile-edit', tone: 'success', isAutoDismissed: true });
}

/** After a new password: programs that have a token of their own still come in. */
export function warnOfTokensLeft(
  t: (text: string, gaps: Record<string, string | number>) => string,
  count: number,
): void {
  if (count === 0) return;
  const message = t('Access tokens of programs still work: {count}. You can revoke them under Security.', {
    count,
  });
  showToast(message, { id: 'tokens-left', tone: 'warning' });
}
