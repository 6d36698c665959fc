import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import type {
  CommentThreadAssetProps,
  CreateCommentAssetProps,
  ThreadRulerProps,
} from './comment-widgets.contract.ts';
import type { CommentFormProps } from './web/CommentForm/CommentForm.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    CommentThreadAsset: CommentThreadAssetProps;
    CreateCommentAsset: CreateCommentAssetProps;
    ThreadRuler: ThreadRulerProps;
  }
  interface WidgetParts {
    CommentForm: CommentFormProps;
  }
}

export const commentsWeb: WebFeature = {
  name: 'comments',
  widgets: {},
  later: [
    {
      names: ['CommentThreadAsset', 'CreateCommentAsset', 'ThreadRuler'],
      views: ['post', 'comment', 'discussion'],
      chunk: 'thread',
      load: async () => (await import('./web/thread-widgets.ts')).threadWidgets,
    },
    {
      // Only for those who may write: everybody else reads without it.
      names: ['CommentForm'],
      isWantedBy: ({ $reactComponent, $reactProps }) =>
        $reactComponent === 'CreateCommentAsset' && $reactProps.canComment === true,
      load: async () => ({
        CommentForm: (await import('./web/CommentForm/CommentForm.tsx')).CommentForm,
      }),
    },
  ],
};
