// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { listedTag, tag, tagFragment, tagPatch, tagPost, tagReference } from './tags.contract.ts';

export const tagsApi: ApiDescription = {
  schemas: {
    ListedTag: listedTag,
    Tag: tag,
    TagFragment: tagFragment,
    TagPatch: tagPatch,
    TagPost: tagPost,
    TagReference: tagReference,
  },
  descriptions: {
    'Tag.type': 'The kind of tag; empty for those that members made.',
    'TagFragment.type': 'The kind of tag; `User` for those that members made.',
    'ListedTag.type': 'The kind of tag; `User` for those that members made.',
    'TagPost.type': 'The kind of tag; empty, as at first, for one such as members make.',
    'TagPatch.type': 'The kind of tag; empty for one such as members make.',
    'ListedTag.id': 'The same as tagID, for existing clients.',
    'ListedTag.name': 'What the tag is called.',
    'Tag.name': 'What the tag is called.',
    'TagFragment.name': 'What the tag is called.',
    'TagPatch.name': 'What the tag is called.',
    'TagPost.name': 'What the tag is called.',
    countDiscussions: 'How many discussions there are.',
    destinationTagID: 'The tag that stays.',
    excludeNoCountDiscussion: 'Whether tags without discussions are left out.',
    parentID: 'Only tags below these.',
    parentTagID: 'The tag that it stands below; null for none.',
    scopeType: 'Where the tag can be used: everywhere.',
    tagIDs: 'The ids of tags.',
    tagNames: 'Names of tags.',
    tags: 'The tags.',
    urlcode: 'Its name in addresses.',
    urlcodes: 'Names of tags in addresses.',
  },
};
