export const MAIL_TEMPLATES_PATH = '/settings/mail/templates';
