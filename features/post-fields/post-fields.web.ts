import type { WebFeature } from '../../platform/web/nodes/widget-registry.tsx';
import { PostMetaAsset } from './web/PostMetaAsset/PostMetaAsset.tsx';

export const postFieldsWeb: WebFeature = { name: 'post-fields', widgets: { PostMetaAsset } };
