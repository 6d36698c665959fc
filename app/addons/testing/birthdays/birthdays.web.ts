import type { WebFeature } from '@parley/addon-api/web';
import { CakeWidget } from './web/Cake/Cake.tsx';
export const birthdaysWeb: WebFeature = { name: 'birthdays', widgets: { CakeWidget } };

declare module '@parley/addon-api/web' {
  interface WidgetData {
    CakeWidget: { flavour: string };
  }
}
