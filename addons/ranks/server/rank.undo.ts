// A rank as it was before it was changed, and the one that a member had by hand before, where nobody changed it since.
import { isDeepStrictEqual } from 'node:util';
import { type UndoableAct, undoError } from '@parley/addon-api';
import { rankChanged } from '../ranks.events.ts';
import { givenRank, lockRanks, STALE, storeGiven, storeRank, type Written } from './rank.actions.ts';
import { rankActs } from './rank.acts.ts';
import { requireMayGive } from './rank.policy.ts';
import { presentRank, requireRank } from './rank.rows.ts';

const undoableChange: UndoableAct = {
  act: rankActs.changed,
  undo: async (ctx, { recordID: rankID, undo }) => {
    ctx.require('site.manage');
    return async (w) => {
      await lockRanks(w);
      const { rankID: _, ...now } = presentRank(await requireRank(w, rankID));
      if (!isDeepStrictEqual(now, undo.is)) throw undoError('undo.changedSince');
      await storeRank(w, rankID, undo.was as Written);
      await w.announce(rankChanged, { rankID, userID: w.viewer.userID }, STALE);
    };
  },
};

const undoGiving: UndoableAct['undo'] = async (ctx, { undo }) => {
  ctx.require('users.edit');
  const { memberID, was, is } = undo as { memberID: number; was: number | null; is: number | null };
  await requireMayGive(ctx, memberID, was);
  return async (w) => {
    if ((await givenRank(w, memberID)) !== is) throw undoError('undo.changedSince');
    await storeGiven(w, memberID, was);
  };
};

export const undoableRankActs: readonly UndoableAct[] = [
  undoableChange,
  { act: rankActs.given, undo: undoGiving },
  { act: rankActs.taken, undo: undoGiving },
];
