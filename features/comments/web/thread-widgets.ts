import { cachedComponent } from '../../../platform/web/nodes/CachedFragment.tsx';
import { CommentThread } from './CommentThread/CommentThread.tsx';
import { CreateCommentAsset } from './CreateCommentAsset/CreateCommentAsset.tsx';
import { ThreadRuler } from './ThreadRuler/ThreadRuler.tsx';

export const threadWidgets = {
  CommentThreadAsset: CommentThread,
  CreateCommentAsset,
  ThreadRuler: cachedComponent('ThreadRuler', ThreadRuler),
};
