// Undoing what staff changed about a discussion: each is the act the other way round, where nobody changed it since.
import { notFound, permissionProblem } from '../../../../platform/contract/errors.ts';
import type { PermissionName } from '../../../../platform/contract/permission-names.ts';
import type { StaffAct } from '../../../../platform/contract/staff-act.ts';
import { undoError } from '../../../../platform/server/audit-log/undo-act.ts';
import type { RequestContext, WriteContext } from '../../../../platform/server/http/context.ts';
import type { UndoableAct, UndoableEntry } from '../../../../platform/server/places/undoable-acts.ts';
import type { DiscussionAbilities } from '../../discussion.abilities.ts';
import type { PinLocation } from '../../discussions.contract.ts';
import { discussionActs } from '../discussion.acts.ts';
import { abilitiesOn, requireDiscussion } from '../discussion.policy.ts';
import { type DiscussionRow, lockDiscussion } from '../discussion.rows.ts';
import {
  changeAuthor,
  closeDiscussion,
  pinDiscussion,
  reopenDiscussion,
  sinkDiscussion,
} from '../discussion-state.ts';

interface StateOfDiscussion {
  ability: keyof DiscussionAbilities;
  permission: PermissionName;
  /** As the entry names it. */
  now(row: DiscussionRow): unknown;
  property: string;
  set(w: WriteContext, row: DiscussionRow, value: unknown): Promise<void>;
}

const isClosed: StateOfDiscussion = {
  ability: 'canClose',
  permission: 'discussions.close',
  property: 'closed',
  now: (row) => row.date_closed !== null,
  set: (w, row, value) => (value ? closeDiscussion(w, row) : reopenDiscussion(w, row)),
};

const isSunk: StateOfDiscussion = {
  ability: 'canSink',
  permission: 'discussions.sink',
  property: 'sink',
  now: (row) => row.date_sunk !== null,
  set: (w, row, value) => sinkDiscussion(w, row, value === true),
};

const pin: StateOfDiscussion = {
  ability: 'canPin',
  permission: 'discussions.announce',
  property: 'pinLocation',
  now: (row) => row.pin_location,
  set: (w, row, value) => pinDiscussion(w, row, value as PinLocation | null),
};

const author: StateOfDiscussion = {
  ability: 'canChangeAuthor',
  permission: 'site.manage',
  property: 'insertUserID',
  now: (row) => row.insert_user_id,
  set: (w, row, value) => changeAuthor(w, row, Number(value)),
};

export const undoableStates: UndoableAct[] = [
  undoable(discussionActs.closed, isClosed),
  undoable(discussionActs.reopened, isClosed),
  undoable(discussionActs.sunk, isSunk),
  undoable(discussionActs.raised, isSunk),
  undoable(discussionActs.announced, pin),
  undoable(discussionActs.unannounced, pin),
  undoable(discussionActs.authorChanged, author),
];

function undoable(act: StaffAct, state: StateOfDiscussion): UndoableAct {
  return {
    act,
    undo: async (ctx, { recordID, before, after }: UndoableEntry) => {
      requireAbility(ctx, await requireDiscussion(ctx, recordID), state);
      return async (w) => {
        const row = await lockDiscussion(w.db, recordID);
        if (!row || row.date_removed !== null) throw notFound('Discussion');
        // It may have moved meanwhile, to where somebody else decides.
        requireAbility(ctx, row, state);
        if (state.now(row) === before[state.property]) return;
        if (state.now(row) !== after[state.property]) throw undoError('undo.changedSince');
        await state.set(w, row, before[state.property]);
      };
    },
  };
}

function requireAbility(ctx: RequestContext, row: DiscussionRow, state: StateOfDiscussion): void {
  if (!abilitiesOn(ctx, row)[state.ability]) throw permissionProblem([state.permission]);
}
