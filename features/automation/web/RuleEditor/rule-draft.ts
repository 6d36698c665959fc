// A rule while it is written.
import type { AutomationCatalog, AutomationRule } from '../../automation.contract.ts';

export interface DraftPart {
  /** For lists: an action keeps its form while others go. */
  key: number;
  type: string;
  value: Record<string, unknown>;
}

export interface RuleDraft {
  name: string;
  trigger: DraftPart;
  actions: DraftPart[];
  categoryIDs: number[];
  dailyLimit: number;
  includesPast: boolean;
}

export type CatalogTrigger = AutomationCatalog['triggers'][number];
export type CatalogAction = AutomationCatalog['actions'][number];

let keys = 0;

export const part = (type: string, value: Record<string, unknown> = {}): DraftPart => ({
  key: ++keys,
  type,
  value,
});

export function draftOf(
  rule: AutomationRule | undefined,
  { triggers, actions }: AutomationCatalog,
): RuleDraft {
  if (rule)
    return {
      name: rule.name,
      trigger: part(rule.trigger.triggerType, rule.trigger.triggerValue),
      actions: rule.actions.map(({ actionType, actionValue }) => part(actionType, actionValue)),
      categoryIDs: rule.categoryIDs,
      dailyLimit: rule.dailyLimit,
      includesPast: rule.includesPast,
    };
  const [first] = triggers;
  const fit = fittingActions(first, actions)[0];
  return {
    name: '',
    trigger: part(first?.triggerType ?? ''),
    actions: [part(fit?.actionType ?? '')],
    categoryIDs: [],
    dailyLimit: 100,
    includesPast: false,
  };
}

export function fittingActions(trigger: CatalogTrigger | undefined, actions: readonly CatalogAction[]) {
  return actions.filter(
    ({ recordTypes }) => trigger !== undefined && recordTypes.includes(trigger.recordType),
  );
}

/** Actions that cannot be done with what starts it now are left out. */
export function withTrigger(
  draft: RuleDraft,
  type: string,
  { triggers, actions }: AutomationCatalog,
): RuleDraft {
  const trigger = triggers.find(({ triggerType }) => triggerType === type);
  const fit = fittingActions(trigger, actions);
  const still = draft.actions.filter((each) => fit.some(({ actionType }) => actionType === each.type));
  return {
    ...draft,
    trigger: part(type),
    actions: still.length > 0 ? still : [part(fit[0]?.actionType ?? '')],
    categoryIDs: trigger?.hasPlace ? draft.categoryIDs : [],
  };
}

export const triggerOf = ({ trigger }: RuleDraft) => ({
  triggerType: trigger.type,
  triggerValue: trigger.value,
});

export function bodyOf(draft: RuleDraft) {
  return {
    name: draft.name,
    trigger: triggerOf(draft),
    actions: draft.actions.map(({ type, value }) => ({ actionType: type, actionValue: value })),
    categoryIDs: draft.categoryIDs,
    dailyLimit: draft.dailyLimit,
    includesPast: draft.includesPast,
  };
}

/** As it would read, with the names that are known. */
export function ruleWith(
  draft: RuleDraft,
  { triggers, actions }: AutomationCatalog,
  rule: AutomationRule | undefined,
): Pick<AutomationRule, 'trigger' | 'actions' | 'categoryIDs' | 'names'> {
  const { type, value } = draft.trigger;
  return {
    trigger: {
      triggerType: type,
      triggerName: triggers.find(({ triggerType }) => triggerType === type)?.name ?? type,
      triggerValue: value,
    },
    actions: draft.actions.map((each) => ({
      actionType: each.type,
      actionName: actions.find(({ actionType }) => actionType === each.type)?.name ?? each.type,
      actionValue: each.value,
    })),
    categoryIDs: draft.categoryIDs,
    names: rule?.names ?? {},
  };
}
