import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { PostMetaAssetProps } from './web/PostMetaAsset/PostMetaAsset.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    PostFieldsOfForm: object;
    PostMetaAsset: PostMetaAssetProps;
  }
}

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
