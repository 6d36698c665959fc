// Why a picture cannot be worked with.
export type ImageTrouble = 'unreadable' | 'tooLarge' | 'tooManyFrames' | 'tooMuchWork';

export class ImageProblem extends Error {
  readonly trouble: ImageTrouble;
  constructor(trouble: ImageTrouble) {
    super(MESSAGES[trouble]);
    this.trouble = trouble;
  }
}

export const MAX_MEGAPIXELS = 50;
export const MAX_FRAMES = 100;

const MESSAGES: Readonly<Record<ImageTrouble, string>> = {
  unreadable: 'The image could not be read. It may be damaged.',
  tooLarge: `The image has too many pixels (max ${MAX_MEGAPIXELS} megapixels).`,
  tooManyFrames: `The image has too many frames (max ${MAX_FRAMES}).`,
  tooMuchWork: 'The image took too long to prepare. Please make it smaller and try again.',
};
