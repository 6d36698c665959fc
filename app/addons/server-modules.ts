// What add-ons from outside share with the server.
import * as server from '@parley/addon-api';
import * as contract from '@parley/addon-api/contract';
import * as events from '@parley/addon-api/events';
import * as moderation from '@parley/addon-api/moderation';
import * as shared from '@parley/addon-api/shared';
import * as web from '@parley/addon-api/web';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

export const serverModules = {
  '@parley/addon-api': server,
  '@parley/addon-api/contract': contract,
  '@parley/addon-api/events': events,
  '@parley/addon-api/moderation': moderation,
  '@parley/addon-api/shared': shared,
  '@parley/addon-api/web': web,
  react,
  'react/jsx-runtime': jsxRuntime,
};
