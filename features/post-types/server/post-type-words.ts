// What the type of post is called that every site has, as a migration writes it: translated where it is shown.
import { wordings } from '../../../platform/contract/wordings.ts';

export const STORED_WORDS = wordings({
  name: 'Discussion',
  button: 'New Discussion',
});
