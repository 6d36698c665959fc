/** What the service of the site's choice wrote into this form: of guests, where they are asked. */
export function captchaAnswerIn(form: Element | null): { 'g-recaptcha-response'?: string } {
  const field = form?.querySelector<HTMLTextAreaElement>('[name=g-recaptcha-response]');
  return field ? { 'g-recaptcha-response': field.value } : {};
}
