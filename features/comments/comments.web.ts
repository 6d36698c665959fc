import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { CommentThread } from './web/CommentThread/CommentThread.tsx';
import { CreateCommentAsset } from './web/CreateCommentAsset/CreateCommentAsset.tsx';

export const commentsWeb: WebFeature = {
  name: 'comments',
  widgets: { CommentThreadAsset: CommentThread, CreateCommentAsset },
};
