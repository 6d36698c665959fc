// One is told how to take it back.
import { showToast } from '../../../platform/ui/Toast/toast-store.ts';
import { call } from '../../../platform/web/api/call.ts';
import { problemText } from '../../../platform/web/forms/problem-text.ts';
import type { deleteIgnored, putIgnored } from '../ignores.contract.ts';

export interface Person {
  userID: number;
  name: string;
}

type Translate = (text: string, values?: Record<string, string>) => string;

/** Whether it was done. */
export function ignorePerson(t: Translate, me: number, { userID, name }: Person): Promise<boolean> {
  const params = { userID: me, ignoredUserID: userID };
  return sayWhetherDone(
    call<typeof putIgnored>('PUT /users/:userID/ignored/:ignoredUserID', { params }),
    t('You ignore {name} now. They cannot write to you.', { name }),
  );
}

export function ignoreNoLonger(t: Translate, me: number, { userID, name }: Person): Promise<boolean> {
  const params = { userID: me, ignoredUserID: userID };
  return sayWhetherDone(
    call<typeof deleteIgnored>('DELETE /users/:userID/ignored/:ignoredUserID', { params }),
    t('You ignore {name} no longer.', { name }),
  );
}

async function sayWhetherDone(doing: Promise<unknown>, words: string): Promise<boolean> {
  try {
    await doing;
    showToast(words, { id: 'ignored', tone: 'success', isAutoDismissed: true });
    return true;
  } catch (error) {
    showToast(problemText(error), { id: 'ignored', tone: 'error' });
    return false;
  }
}
