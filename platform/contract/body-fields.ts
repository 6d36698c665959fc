// How much text a body may be.
import { z } from 'zod';

/** Far more characters than a post may show: markup comes on top of them. */
export const MAX_BODY_LENGTH = 200_000;
/** Bodies written as JSON name every part of the text. */
export const MAX_JSON_BODY_LENGTH = 600_000;

/** What a captcha gave: guests send it where the site has one. */
export const captchaAnswer = z.string().max(8000).meta({
  description: 'The answer to the captcha, which guests give where the site has one.',
});

/** How long somebody had the form open before they sent it. */
export const writingTime = z.int().min(0).max(2_000_000_000).meta({
  description:
    'Milliseconds from when the form was opened to when the post was sent. Where the site checks for spam, what a new member sends at once is held.',
});

/** A body as it was written. For the limits of its format see body-limits.ts of the server. */
export const bodySource = z
  .string()
  .max(MAX_JSON_BODY_LENGTH)
  .meta({
    description: `At most ${MAX_BODY_LENGTH} characters, as rich or rich2 at most ${MAX_JSON_BODY_LENGTH}.`,
  });
