import { configKey } from '@parley/addon-api';
import { z } from '@parley/addon-api/contract';
import { ideaType } from '../ideas.contract.ts';

export const ideationConfig = {
  type: configKey({
    key: 'ideation.type',
    schema: ideaType,
    default: 'up',
    read: 'public',
    write: 'community.manage',
    description: 'How members vote for ideas: `up`, or `up-down` where they may also vote against one.',
  }),
  votesPerMember: configKey({
    key: 'ideation.votesPerMember',
    schema: z.int().min(0).max(1000),
    default: 0,
    read: 'public',
    write: 'community.manage',
    description: 'How many open ideas a member can vote for at the same time. 0: as many as they like.',
  }),
} as const;
