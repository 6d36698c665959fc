// The picture of an event: one that was chosen for it, or the first of its words.
import { z } from '@parley/addon-api/contract';

export const ALT_LENGTH = 200;

/** As events are answered. */
export const shownPicture = {
  featuredImage: z
    .string()
    .nullable()
    .describe('The address of its picture: the one that was chosen, else the first of its words.'),
  featuredImageAlt: z.string().describe('What is to be seen on its picture; empty: it adorns.'),
};

/** As it was chosen, to be edited. */
export const chosenPicture = {
  featuredImage: z.string().nullable().describe('The path of the picture that was chosen; null: none was.'),
  featuredImageAlt: z.string().describe('What is to be seen on the picture that was chosen.'),
};

/** As it is sent. */
export const sentPicture = {
  featuredImage: z
    .string()
    .trim()
    .max(500)
    .nullable()
    .describe('The address of a file that was uploaded to this site; null or empty: the first of its words.'),
  featuredImageAlt: z
    .string()
    .trim()
    .max(ALT_LENGTH)
    .describe('What is to be seen on that file, for those who do not see it.'),
};
