import type { WebFeature } from '@parley/addon-api/web';

declare module '@parley/addon-api/web' {
  interface WidgetData {
    OnboardingChecklist: Record<string, never>;
  }
}

export const onboardingWeb: WebFeature = {
  name: 'onboarding',
  widgets: {},
  later: [
    {
      names: ['OnboardingChecklist'],
      load: () => import('./web/OnboardingChecklist/OnboardingChecklist.tsx'),
    },
  ],
};
