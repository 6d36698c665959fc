// What add-ons from outside share with the page: fetched by pages of sites that have such add-ons, and by no other.
import * as shared from '@parley/addon-api/shared';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as web from '../../addon-api/web-shared.ts';

export const browserModules = {
  '@parley/addon-api/shared': shared,
  '@parley/addon-api/web': web,
  react,
  'react/jsx-runtime': jsxRuntime,
};
