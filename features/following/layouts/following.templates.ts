import { oneWidget } from '../../../platform/server/layouts/one-widget.ts';

export const followingTemplates = [oneWidget('followedContent', 'Followed and muted', 'following.list')];
