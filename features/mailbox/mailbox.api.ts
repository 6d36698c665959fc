// What the description of the API calls the schemas of this feature.
import type { ApiDescription } from '../../platform/contract/api-description.ts';
import { mailbox } from './mailbox.contract.ts';

export const mailboxApi: ApiDescription = {
  schemas: { Mailbox: mailbox },
  descriptions: {},
};
