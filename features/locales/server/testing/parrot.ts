// A stand-in for an add-on that translates: it repeats what it is told, and forgets the last of three.
import type { Feature } from '../../../../platform/server/feature/feature.ts';
import { translationProviders } from '../translation-providers.ts';

export const parrot: Feature = {
  name: 'parrot',
  dependsOn: ['locales'],
  extensions: [
    translationProviders.add({
      type: 'parrot',
      name: 'Parrot',
      settings: {},
      isConfigured: () => true,
      translate: async (_ctx, texts, { from, to }) =>
        texts.slice(0, 2).map((text) => `${from}-${to} ${text}`),
    }),
  ],
};
