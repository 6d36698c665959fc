import { globalLookup, type LayoutLookup, type PageRoute } from '../../platform/contract/page.ts';

const lookup =
  (screen: string) =>
  ({ automationRuleID }: Record<string, string | undefined>, params: LayoutLookup['params']): LayoutLookup =>
    globalLookup('automation', { ...params, screen, ...(automationRuleID && { automationRuleID }) });

export const automationPages: readonly PageRoute[] = [
  { name: 'automation', pattern: /^\/dashboard\/automation\/?$/, lookup: lookup('rules') },
  { name: 'automationLog', pattern: /^\/dashboard\/automation\/log\/?$/, lookup: lookup('log') },
  { name: 'newAutomationRule', pattern: /^\/dashboard\/automation\/new\/?$/, lookup: lookup('rule') },
  {
    name: 'automationRule',
    pattern: /^\/dashboard\/automation\/(?<automationRuleID>\d{1,9})\/?$/,
    lookup: lookup('rule'),
  },
];
