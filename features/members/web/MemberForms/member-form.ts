// What every form about some members has in common.
import type { MemberRow } from '../../members.contract.ts';

export interface MemberFormProps {
  members: readonly Pick<MemberRow, 'userID' | 'name'>[];
  /** With whom it was done, and with whom of them it was not. */
  onSettled: (ids: readonly number[], left: readonly number[]) => void;
  onClose: () => void;
  /** Those who are banned already: what is offered first. */
  liftsBan?: boolean;
}

export function recordsOf({ members, onSettled, onClose }: MemberFormProps) {
  return {
    records: members.map(({ userID, name }) => ({ id: userID, name })),
    selection: { startWork: () => {}, settleWork: onSettled },
    onClose,
  };
}
