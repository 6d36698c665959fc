// One call for each member. Those that failed stay in the form, with the reason of the first.
import { call, showToast, useRevalidator, useTranslator } from '@parley/addon-api/web';
import { useState } from 'react';
import type { postWarning, WarningForm, WarningPost } from '../../user-notes.contract.ts';

type Author = WarningForm['authors'][number];
type Words = Omit<WarningPost, 'userID' | 'recordID' | 'recordIDs'>;

export function useWarnings(authors: readonly Author[], onClose: () => void) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(authors);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async (words: Words) => {
    setIsBusy(true);
    setProblem(undefined);
    const failed: Author[] = [];
    let why: string | undefined;
    for (const author of left) {
      try {
        await warnOne(author, words);
      } catch (error) {
        failed.push(author);
        why ??= (error as Error).message;
      }
    }
    setIsBusy(false);
    const countDone = left.length - failed.length;
    if (countDone > 0) {
      const done = plural(countDone, {
        one: '{count} member is warned.',
        other: '{count} members are warned.',
      });
      showToast(done, { tone: 'success', isAutoDismissed: true });
      await revalidate();
    }
    if (failed.length === 0) return onClose();
    setLeft(failed);
    setProblem(`${failed.map(({ user }) => user.name).join(', ')}: ${why ?? t('There was an error')}`);
  };
  return { left, isBusy, problem, send };
}

function warnOne({ user, recordIDs }: Author, words: Words) {
  const { recordType, ...rest } = words;
  const about = recordIDs.length > 0 && recordType ? { recordType, recordIDs } : {};
  return call<typeof postWarning>('POST /user-notes/warnings', {
    body: { ...rest, ...about, userID: user.userID },
  });
}
