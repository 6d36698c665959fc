// One reaction per person and post: shown at once, taken back if the server would not have it.
import { useRef, useState } from 'react';
import { useUiLanguage } from '../../../../platform/ui/language/language.tsx';
import { showToast } from '../../../../platform/ui/Toast/toast-store.ts';
import { ApiError, call } from '../../../../platform/web/api/call.ts';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { setViewerState, useViewerState, viewerState } from '../../../../platform/web/viewer/viewer-state.ts';
import type {
  commentReactions,
  discussionReactions,
  ReactionRecordType,
  ReactionSummary,
} from '../../reactions.contract.ts';
import { moveScore } from '../post-score.ts';
import { moveReaction } from './move-reaction.ts';

type React = typeof commentReactions.react | typeof discussionReactions.react;
type Retract = typeof commentReactions.retract | typeof discussionReactions.retract;

export interface ReactedRecord {
  recordType: ReactionRecordType;
  recordID: number;
  reactions: readonly ReactionSummary[];
}

export function useReactions({ recordType, recordID, reactions }: ReactedRecord) {
  const { t } = useTranslator();
  const { locale } = useUiLanguage();
  const types = useSite().reactionTypes;
  const own = useOwnReaction({ recordType, recordID, reactions });
  const [changed, setChanged] = useState<{ since: readonly ReactionSummary[]; to: ReactionSummary[] }>();
  const isSending = useRef(false);
  // A reloaded page knows better than what was counted on here.
  const shown = changed?.since === reactions ? changed.to : reactions;
  const show = (to: readonly ReactionSummary[]) => setChanged({ since: reactions, to: [...to] });

  const toggle = async (urlcode: string) => {
    if (isSending.current) return;
    isSending.current = true;
    const next = own === urlcode ? undefined : urlcode;
    show(moveReaction(shown, own, next));
    rememberOwn(recordType, recordID, next);
    const scoreFor = (type?: string) => types?.find((each) => each.urlcode === type)?.reactionValue ?? 0;
    const change = scoreFor(next) - scoreFor(own);
    moveScore(recordType, recordID, change, locale);
    try {
      const counted = await send(recordType, recordID, next);
      if (counted) show(counted);
    } catch (error) {
      show(shown);
      moveScore(recordType, recordID, -change, locale);
      rememberOwn(recordType, recordID, own);
      const why = error instanceof ApiError && error.status > 0 ? error.message : undefined;
      showToast(why ?? t('Your reaction could not be saved.'), { id: 'reaction', tone: 'error' });
    } finally {
      isSending.current = false;
    }
  };
  return { own, shown, toggle };
}

/** Giving another type replaces the earlier one on the server as well. */
async function send(
  recordType: ReactionRecordType,
  recordID: number,
  next: string | undefined,
): Promise<ReactionSummary[] | undefined> {
  const params = { recordID };
  if (next === undefined) {
    await call<Retract>(`DELETE /${recordType}s/:recordID/reactions`, { params });
    return undefined;
  }
  const { body } = await call<React>(`POST /${recordType}s/:recordID/reactions`, {
    params,
    body: { reactionType: next },
  });
  return body;
}

/** Posts that were fetched later stand in no slice: their answer itself says what the viewer gave. */
function useOwnReaction({ recordType, recordID, reactions }: ReactedRecord): string | undefined {
  const mine = useViewerState('reactions')?.[recordType]?.[recordID];
  if (mine !== undefined) return mine ?? undefined;
  return reactions.find(({ hasReacted }) => hasReacted)?.urlcode;
}

function rememberOwn(recordType: ReactionRecordType, recordID: number, urlcode: string | undefined): void {
  const all = viewerState().reactions ?? {};
  setViewerState({
    reactions: { ...all, [recordType]: { ...all[recordType], [recordID]: urlcode ?? null } },
  });
}
