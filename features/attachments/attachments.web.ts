import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type { PostAttachmentsAssetProps } from './web/PostAttachmentsAsset/PostAttachmentsAsset.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    PostAttachmentsAsset: PostAttachmentsAssetProps;
  }
}

export const attachmentsWeb: WebFeature = {
  name: 'attachments',
  widgets: {},
  later: [
    {
      names: ['PostAttachmentsAsset'],
      load: async () => ({
        PostAttachmentsAsset: (await import('./web/PostAttachmentsAsset/PostAttachmentsAsset.tsx'))
          .PostAttachmentsAsset,
      }),
    },
  ],
};
