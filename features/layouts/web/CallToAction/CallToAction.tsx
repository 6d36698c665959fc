import { type ButtonKind, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './CallToAction.module.css';

interface ActionButton {
  title: string;
  url: string;
  type?: ButtonKind;
}

export interface CallToActionProps {
  title?: string;
  description?: string;
  button?: ActionButton;
  secondButton?: ActionButton;
}

export function CallToAction({ title, description, button, secondButton }: CallToActionProps) {
  const { t } = useTranslator();
  return (
    <Panel as="section" isPadded label={title ? t(title) : undefined}>
      <div className={styles.content}>
        {title && (
          <h2 className={styles.title} dir="auto">
            {t(title)}
          </h2>
        )}
        {description && <p dir="auto">{t(description)}</p>}
        <div className={styles.buttons}>
          {[button, secondButton].map(
            (each) =>
              each && (
                <LinkButton key={each.url} href={each.url} kind={each.type} size={32}>
                  {t(each.title)}
                </LinkButton>
              ),
          )}
        </div>
      </div>
    </Panel>
  );
}
