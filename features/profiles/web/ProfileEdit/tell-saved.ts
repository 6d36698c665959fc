import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';

export function tellSaved(t: (text: string) => string): void {
  showToast(t('Your changes are saved.'), { id: 'profile-edit', tone: 'success', isAutoDismissed: true });
}
