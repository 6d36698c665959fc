import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ToastRegion } from '../../../../platform/ui/Toast/ToastRegion.tsx';
import { currentToasts, dropToasts } from '../../../../platform/ui/Toast/toast-store.ts';
import { find, mount, unmountAll } from '../../../../platform/ui/testing/mount.tsx';
import { onPage } from '../../../../platform/web/testing/on-page.tsx';
import { setViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import { ConfirmReminder } from './ConfirmReminder.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  unmountAll();
  act(dropToasts);
  history.replaceState(null, '', '/');
});

/** What a member sees who opens a page. */
async function visit(isEmailConfirmed: boolean | undefined, isConfirmEmailRequired = true) {
  const me = { userID: 40, name: 'Ann', photoUrl: '', url: '/profile/Ann', isEmailConfirmed };
  setViewerState({ me: isEmailConfirmed === undefined ? undefined : me });
  const site = { isSignedIn: isEmailConfirmed !== undefined, isConfirmEmailRequired };
  const { container } = mount(
    onPage(
      <>
        <ConfirmReminder />
        <ToastRegion />
      </>,
      { site },
    ),
  );
  // Its words come by themselves where they are wanted.
  await act(() => import('./ReminderToast.tsx'));
  await act(async () => {});
  return container;
}

it('says once that the address is not confirmed, and where to have the mail sent again', async () => {
  const container = await visit(false);
  const toast = find(container, 'a[href="/entry/emailconfirmrequest"]').parentElement;
  expect(toast?.textContent).toBe('Your email address is not confirmed. Resend confirmation email');
  expect(currentToasts()[0]?.isAutoDismissed).not.toBe(true);
  act(dropToasts);
  unmountAll();
  expect((await visit(false)).textContent).toBe('');
});

it.each([
  ['whose address is confirmed', true, true],
  ['where nobody has to confirm', false, false],
  ['who is a guest', undefined, true],
])('says nothing to somebody %s', async (_who, isEmailConfirmed, isRequired) => {
  await visit(isEmailConfirmed, isRequired);
  expect(currentToasts()).toEqual([]);
});

it('says nothing on the pages that are about it', async () => {
  history.replaceState(null, '', '/entry/emailconfirmrequest');
  await visit(false);
  expect(currentToasts()).toEqual([]);
});
