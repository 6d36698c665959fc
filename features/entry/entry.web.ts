import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { RegisterForm } from './web/RegisterForm/RegisterForm.tsx';
import { SetupWizard } from './web/SetupWizard/SetupWizard.tsx';
import { SignInForm } from './web/SignInForm/SignInForm.tsx';
import { SignOutForm } from './web/SignOutForm/SignOutForm.tsx';

export const entryWeb: WebFeature = {
  name: 'entry',
  widgets: { SignInForm, RegisterForm, SignOutForm, SetupWizard },
};
