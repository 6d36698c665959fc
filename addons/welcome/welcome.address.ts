export const NEWCOMERS_PATH = '/newcomers';
