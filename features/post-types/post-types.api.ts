// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { postType, postTypeFragment, postTypePatch, postTypePost } from './post-types.contract.ts';

export const postTypesApi: ApiDescription = {
  schemas: {
    PostType: postType,
    PostTypeFragment: postTypeFragment,
    PostTypePatch: postTypePatch,
    PostTypePost: postTypePost,
  },
  descriptions: {
    'PostType.name': 'What the type is called.',
    'PostTypeFragment.name': 'What the type is called.',
    'PostTypePatch.name': 'What the type is called.',
    'PostTypePost.name': 'What the type is called.',
    availableCategoryIDs: 'The categories in which it can be posted.',
    baseType: 'The original type that posts of this type are.',
    includeDeleted: 'Whether deleted types are told as well.',
    isDeleted: 'Whether it was deleted.',
    isOriginal: 'Whether the type comes with the product.',
    parentPostType: 'The original type that it is made of.',
    parentPostTypeID: 'The original type that it is made of; null for one that is original itself.',
    postButtonIcon: 'The name of the icon of the button.',
    postButtonLabel: 'What stands on the button that begins a post of the type.',
    postFieldIDs: 'The fields of posts of the type, in their order.',
    postFields: 'The fields that are filled in for a post of the type.',
    postHelperText: 'What stands above the form of the post.',
    postTypeID: 'The id of a post type, as programs name it.',
    postTypeIDs: 'The ids of post types.',
    roleIDs: 'The ids of roles.',
  },
};
