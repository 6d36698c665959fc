export const SIGNATURE_PATH = '/profile/signature';
