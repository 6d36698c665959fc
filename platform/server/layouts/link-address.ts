// Where links may lead that somebody sets in a layout.
import { z } from 'zod';

export const linkAddress = z
  .string()
  .max(2000)
  // Nothing that runs, and nothing that depends on the page it stands on.
  .regex(/^(?:$|https?:\/\/|\/|~|#|mailto:|tel:)/i, 'begin it with https://, http://, mailto:, tel:, / or #')
  // `~/` is the root of the site, which a browser does not know.
  .overwrite((address) => address.replace(/^~\/*/, '/'));
