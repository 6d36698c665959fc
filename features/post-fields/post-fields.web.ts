import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';

export const postFieldsWeb: WebFeature = {
  name: 'post-fields',
  widgets: {},
  later: [
    {
      names: ['PostMetaAsset'],
      load: async () => ({
        PostMetaAsset: (await import('./web/PostMetaAsset/PostMetaAsset.tsx')).PostMetaAsset,
      }),
    },
    {
      names: ['PostFieldsOfForm'],
      load: async () => ({
        PostFieldsOfForm: (await import('./web/PostFieldsOfForm/PostFieldsOfForm.tsx')).PostFieldsOfForm,
      }),
    },
  ],
};
