// The design system as it is: nothing is overridden, so nothing is sent.
import type { ShippedTheme } from './shipped-theme.ts';

export const keystone: ShippedTheme = {
  key: 'keystone',
  name: 'Keystone',
  description: 'A precise instrument: hairlines, exact columns, cool greys and one blue.',
  version: '1.0.0',
  variables: {},
  fonts: [],
};
