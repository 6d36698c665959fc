import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { PostTagsAsset, type TagListProps, TagWidget } from './web/TagWidget/TagWidget.tsx';

declare module '../../platform/contract/widget-data.ts' {
  interface WidgetData {
    PostTagsAsset: TagListProps;
    TagWidget: TagListProps;
    TagsOfForm: { max?: number };
  }
}

export const tagsWeb: WebFeature = {
  name: 'tags',
  widgets: { PostTagsAsset, TagWidget },
  later: [
    {
      names: ['TagsOfForm'],
      load: () => import('./web/TagsOfForm/TagsOfForm.tsx').then(({ TagsOfForm }) => ({ TagsOfForm })),
    },
  ],
};
