import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { SecurityPage } from './web/SecurityPage/SecurityPage.tsx';

export const securityWeb: WebFeature = { name: 'security', widgets: { SecurityPage } };
