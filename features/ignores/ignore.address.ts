export const IGNORED_PATH = '/profile/ignored';
