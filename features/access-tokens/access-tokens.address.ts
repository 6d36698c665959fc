export const ACCESS_TOKENS_PATH = '/dashboard/access-tokens';
