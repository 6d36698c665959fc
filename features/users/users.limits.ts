// Sizes that both the forms and the server go by.

/** Unless the settings say otherwise. */
export const NAME_LENGTH = { min: 3, max: 20 } as const;
export const PASSWORD_MAX_LENGTH = 256;
export const EMAIL_MAX_LENGTH = 254;
export const DISCOVERY_TEXT_MAX_LENGTH = 1000;
