// An answer as the steps that led to it, in the order in which the site takes them. Which step decided is marked.
import type { WhyAnswer } from '../../why.contract.ts';

type Permission = WhyAnswer['permissions'][number];
type State = WhyAnswer['states'][number];

export type Step = { isPassed: boolean; isDecisive: boolean } & (
  | { kind: 'who' }
  | { kind: 'place' }
  | { kind: 'permission'; permission: Permission }
  | { kind: 'state'; state: State }
  /** None of the other steps: the time to edit is over, or it is their own. */
  | { kind: 'other' }
);

export function chainOf(answer: WhyAnswer): Step[] {
  const { who, permissions, states } = answer;
  const steps: Step[] = [
    { kind: 'who', isPassed: !who.isBanned, isDecisive: false },
    { kind: 'place', isPassed: answer.place !== null || !isGone(answer), isDecisive: false },
    ...permissions.map((permission) => ({
      ...({ kind: 'permission', permission } as const),
      isPassed: permission.isHeld,
      isDecisive: false,
    })),
    ...states.map((state) => ({
      ...({ kind: 'state', state } as const),
      isPassed: answer.isAllowed,
      isDecisive: false,
    })),
  ];
  const decisive = decisiveStep(answer, steps);
  return decisive
    ? steps.map((step) => (step === decisive ? { ...step, isDecisive: true } : step))
    : [...steps, { kind: 'other', isPassed: answer.isAllowed, isDecisive: true }];
}

const isGone = ({ place, refusal }: WhyAnswer) =>
  place === null && (refusal?.status === 404 || refusal?.status === 410);

function decisiveStep(answer: WhyAnswer, steps: readonly Step[]): Step | undefined {
  const { isAllowed, refusal, who } = answer;
  if (isAllowed) {
    const asked = steps.filter(({ kind }) => kind === 'permission');
    return asked.every(({ isPassed }) => isPassed) ? asked.at(-1) : undefined;
  }
  if (who.isBanned) return steps[0];
  const missing = steps.find((step) => step.kind === 'permission' && !step.isPassed);
  if (refusal?.code === 'permission' && missing) return missing;
  return steps.find(({ kind }) => kind === 'state') ?? (isGone(answer) ? steps[1] : undefined);
}
