// The first steps of a newcomer: which are done, and that they do not want to see them any more.
import { endpoint, z } from '@parley/addon-api/contract';

export const ONBOARDING_STEPS = ['photo', 'about', 'follow', 'comment', 'discussion'] as const;
export type OnboardingStepName = (typeof ONBOARDING_STEPS)[number];

const step = z.object({
  name: z
    .enum(ONBOARDING_STEPS)
    .describe('`follow`: a discussion was bookmarked, or a post reacted to. The others are what they say.'),
  isDone: z.boolean().describe('The viewer has done it.'),
});

export const onboarding = z.object({
  isShown: z
    .boolean()
    .describe('They joined within the last days, have steps left, and did not put the list away.'),
  isDismissed: z.boolean().describe('They put the list away.'),
  steps: z.array(step).describe('In the order in which they are offered.'),
});
export type Onboarding = z.infer<typeof onboarding>;

export const getOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding/me',
  summary: 'The first steps of the viewer in this community, and which of them are done.',
  permission: 'session.valid',
  response: onboarding,
});

export const putOnboarding = endpoint({
  method: 'PUT',
  path: '/onboarding/me',
  summary: 'Puts the list of first steps away, or brings it back.',
  permission: 'session.valid',
  body: z.object({ isDismissed: z.boolean().describe('True: the list is shown no more.') }),
  response: onboarding,
});
