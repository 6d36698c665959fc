import { call } from '../../../../platform/web/api/call.ts';
import { invalidateQueries } from '../../../../platform/web/api/use-query.ts';
import type { patchReactionType, ReactionTypePatch } from '../../reactions.contract.ts';

export async function changeReaction(urlCode: string, body: ReactionTypePatch): Promise<void> {
  await call<typeof patchReactionType>('PATCH /reactions/:urlCode', { params: { urlCode }, body });
}

export const readAgain = () => invalidateQueries('GET /reactions');
