// Over a list of discussions: how many were begun meanwhile. The list stays as it is until its reader asks for them.
import { useState } from 'react';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { useRevalidator, useScreen } from '../../../../platform/web/router/screen.tsx';
import { useMe, useViewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type { NewestDiscussions } from '../../live-discussions.contract.ts';
import { findList, type ShownList } from './find-list.ts';
import styles from './LiveDiscussions.module.css';

/** As many as the site names; there may be more. */
const MOST_KNOWN = 20;
/** What was begun longer before is not new, wherever in the list it stands by now. */
const BEFORE_MS = 60_000;

export default function LiveDiscussions() {
  const { page } = useScreen().state;
  const list = page ? findList(page.layout) : undefined;
  const state = useLive('newDiscussions', list?.categoryID);
  return (
    <div className={styles.place}>
      {list && state && <NewOnes {...{ list, state }} key={list.categoryID} />}
    </div>
  );
}

function NewOnes({ list, state }: { list: ShownList; state: NewestDiscussions }) {
  const { t, plural } = useTranslator();
  const { revalidate } = useRevalidator();
  const [since, setSince] = useState(() => Date.now() - BEFORE_MS);
  const count = useCountNew(list, state, since);
  const show = async () => {
    await revalidate();
    setSince(Math.max(0, ...state.latest.map((each) => Date.parse(each.dateInserted))));
    scrollTo({ top: 0 });
    // The button goes with what it said; whoever uses the keyboard goes on from the list.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div role="status">
      {count > 0 && (
        <button type="button" className={styles.pill} onClick={() => void show()}>
          <Icon name="arrow-up" />
          {count >= MOST_KNOWN
            ? t('{count}+ new discussions', { count: MOST_KNOWN })
            : plural(count, { one: '{count} new discussion', other: '{count} new discussions' })}
        </button>
      )}
    </div>
  );
}

/** One's own are not news, nor those of whom, or in what, one has muted. */
function useCountNew({ newestID }: ShownList, { latest }: NewestDiscussions, since: number): number {
  const userID = useMe()?.userID;
  const mutes = useViewerState('mutes') ?? {};
  return latest.filter(
    (each) =>
      each.discussionID > newestID &&
      Date.parse(each.dateInserted) > since &&
      each.insertUserID !== userID &&
      !(`user ${each.insertUserID}` in mutes) &&
      !(`category ${each.categoryID}` in mutes),
  ).length;
}
