// What can become of an idea: the statuses of the product, and those a community adds for the type.
import { type RequestContext, visibleStatuses } from '@parley/addon-api';
import { wordings } from '@parley/addon-api/shared';
import type { IdeaStatus } from '../ideas.contract.ts';
import { ACTIVE, ALREADY_OFFERED, COMPLETED, DECLINED, IN_PROGRESS, IN_REVIEW } from '../status-ids.ts';

/** As the table of statuses has them: translated where they are shown. */
const STORED_WORDS = wordings({
  [ACTIVE]: 'Active',
  [IN_REVIEW]: 'In Review',
  [IN_PROGRESS]: 'In Progress',
  [COMPLETED]: 'Completed',
  [ALREADY_OFFERED]: 'Already Offered',
  [DECLINED]: 'Declined',
});

/** In the order in which an idea goes through them: open ones first. */
export async function ideaStatuses(ctx: RequestContext): Promise<IdeaStatus[]> {
  const statuses = (await visibleStatuses(ctx)).filter(
    ({ recordSubtype, isInternal, isActive }) => recordSubtype === 'idea' && !isInternal && isActive,
  );
  return statuses
    .map(({ statusID, name, state }) => ({ statusID, name: nameOf(ctx, statusID, name), state }))
    .sort((a, b) => b.state.localeCompare(a.state) || a.statusID - b.statusID);
}

function nameOf({ translator }: RequestContext, statusID: number, name: string): string {
  const stored = (STORED_WORDS as Readonly<Record<number, string>>)[statusID];
  return stored === name ? translator.t(stored) : name;
}
