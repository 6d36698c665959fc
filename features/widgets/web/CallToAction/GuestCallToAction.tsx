import { useEntryLinks } from '../../../../platform/web/page/entry-links.ts';
import { useSite } from '../../../../platform/web/page/site-context.tsx';
import { CallToAction, type CallToActionProps } from './CallToAction.tsx';

/** Its ways to sign in and to register lead back to this page. */
export function GuestCallToAction({ button, secondButton, ...call }: CallToActionProps) {
  const site = useSite();
  const links = useEntryLinks();
  const back = (to: CallToActionProps['button']) =>
    to?.url === site.signInUrl
      ? { ...to, url: links.signInUrl }
      : to?.url === site.registrationUrl
        ? { ...to, url: links.registrationUrl }
        : to;
  return <CallToAction {...call} button={back(button)} secondButton={back(secondButton)} />;
}
