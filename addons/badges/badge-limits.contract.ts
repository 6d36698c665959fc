// How long what people write about badges may be, for both sides.
export const NAME_LENGTH = 100;
export const BODY_LENGTH = 1000;
export const REASON_LENGTH = 500;
