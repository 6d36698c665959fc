// What the description of the API calls the schemas of this feature, and what it says of their names.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import {
  attachment,
  attachmentIntegration,
  attachmentMetadata,
  attachmentPost,
} from './attachments.contract.ts';

export const attachmentsApi: ApiDescription = {
  schemas: {
    Attachment: attachment,
    AttachmentIntegration: attachmentIntegration,
    AttachmentMetadata: attachmentMetadata,
    AttachmentPost: attachmentPost,
  },
  descriptions: {
    attachmentID: 'The id of the attachment.',
    attachmentIDs: 'The ids of attachments, ten at most.',
    attachmentType: 'The outside service, as the catalog names it.',
    'Attachment.foreignID': 'The post that it was made of: d- or c- and its id.',
    foreignUserID: 'The author of the post.',
    sourceID: 'The id of the record in its service.',
    sourceUrl: 'The address of the record in its service.',
    lastModifiedDate: 'When it was last changed in its service, in UTC.',
    onlyStale: 'False: asks about those too that were asked about a moment ago.',
    projectID: 'What was chosen in the form for the project.',
    issueTypeID: 'What was chosen in the form for the type.',
    'Attachment.source': 'The name of the service.',
    'Attachment.status': 'What became of it, in the words of its service.',
    'Attachment.state': 'The same as a word for programs, where the service has one.',
    'Attachment.metadata': 'What else the service says of it.',
    'Attachment.dateUpdated': 'When its service was last asked about it, in UTC.',
    'AttachmentMetadata.labelCode': 'What the value is: an English text, translated where it is shown.',
    'AttachmentMetadata.value': 'The value; of the format user the id of a member.',
    'AttachmentMetadata.url': 'Where the value leads.',
    'AttachmentMetadata.format': 'How it is shown: as a time, or as a member.',
    'AttachmentMetadata.userFragment': 'The member, of the format user.',
    'AttachmentIntegration.name': 'The name of the service.',
    'AttachmentIntegration.label': 'What the item of the menu and its form are called.',
    'AttachmentIntegration.recordTypes': 'What records can be made of.',
    'AttachmentIntegration.submitButton': 'The button of the form.',
    'AttachmentIntegration.title': 'Heads the box below a post.',
    'AttachmentIntegration.externalIDLabel': 'Stands before the id of the record.',
    'AttachmentIntegration.logoIcon': 'The icon of the service.',
    'AttachmentIntegration.attachmentTypeIcon': 'The icon of such a record.',
    'AttachmentIntegration.postSuccessMessage':
      'What is said after one was made, and the words of the link to it.',
    'AttachmentIntegration.writeableContentScope': 'Which posts the caller may make records of.',
  },
};
