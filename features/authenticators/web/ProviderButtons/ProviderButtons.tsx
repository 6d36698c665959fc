import { LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';

export interface ProviderButtonsProps {
  providers: readonly { name: string; url: string }[];
  target: string;
}

/** Plain links: signing in elsewhere needs no scripts of ours. */
export function ProviderButtons({ providers, target }: ProviderButtonsProps) {
  const { t } = useTranslator();
  return providers.map(({ name, url }) => (
    <LinkButton key={url} href={`${url}?${new URLSearchParams({ Target: target })}`} icon="log-in" isBlock>
      {t('Sign in with {name}', { name })}
    </LinkButton>
  ));
}
