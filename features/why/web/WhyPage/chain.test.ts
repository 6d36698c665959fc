import { expect, it } from 'vitest';
import type { WhyAnswer } from '../../why.contract.ts';
import { chainOf } from './chain.ts';

const held = (permission: string, isHeld: boolean): WhyAnswer['permissions'][number] => ({
  ...{
    permission,
    label: permission,
    isHeld,
    grantedTo: [],
    grantedBy: [],
    grantedBeside: [],
    takenBy: [],
    origins: [],
  },
  rule: isHeld ? 'granted' : 'notGranted',
});
const refused = (code: string, status = 403): WhyAnswer['refusal'] => ({
  ...{ code, status, message: 'No', permissions: [] },
});
const answer = (facts: Partial<WhyAnswer>): WhyAnswer => ({
  isAllowed: false,
  refusal: refused('permission'),
  who: { userID: 5, name: 'Melba', roles: [], isAdmin: false, isBanned: false },
  place: { categoryID: 1, name: 'Bees', above: [], permissionsOf: null },
  permissions: [held('discussions.view', true)],
  states: [],
  setBy: { place: null, member: null },
  ...facts,
});
const decisive = (facts: Partial<WhyAnswer>) => {
  const steps = chainOf(answer(facts)).filter(({ isDecisive }) => isDecisive);
  return steps.map((step) =>
    step.kind === 'permission'
      ? step.permission.permission
      : step.kind === 'state'
        ? step.state.state
        : step.kind,
  );
};

it('is decided by the last permission of those who may, and by the first missing one of those who may not', () => {
  const permissions = [held('discussions.view', true), held('discussions.add', true)];
  expect(decisive({ isAllowed: true, refusal: null, permissions })).toEqual(['discussions.add']);
  const missing = [held('discussions.view', true), held('a', false), held('b', false)];
  expect(decisive({ permissions: missing })).toEqual(['a']);
});

it('is decided by what the record is in, where nothing is missing', () => {
  const states = [{ state: 'closed', name: 'It is closed.', rule: null, entry: null }];
  expect(decisive({ refusal: refused('comment.closed'), states })).toEqual(['closed']);
  expect(decisive({ refusal: refused('notFound', 404), place: null })).toEqual(['place']);
});

it('is decided by a ban before all else, and by another rule where no step says it', () => {
  const who = { userID: 5, name: 'Melba', roles: [], isAdmin: false, isBanned: true };
  expect(decisive({ who, permissions: [held('discussions.view', false)] })).toEqual(['who']);
  expect(decisive({ refusal: refused('discussion.editWindowOver') })).toEqual(['other']);
  const own = { isAllowed: true, refusal: null, permissions: [held('discussions.edit', false)] };
  expect(decisive(own)).toEqual(['other']);
});
