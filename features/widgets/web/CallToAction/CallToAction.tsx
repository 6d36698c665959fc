import { Backdrop, type BackdropProps, schemeOn } from '../../../../platform/ui/Backdrop/Backdrop.tsx';
import { type ButtonKind, LinkButton } from '../../../../platform/ui/Button/Button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { Panel } from '../../../../platform/ui/Panel/Panel.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import { useEntryLink } from '../../../../platform/web/page/entry-links.ts';
import styles from './CallToAction.module.css';

interface ActionButton {
  title: string;
  url: string;
  type?: ButtonKind;
  /** For code that draws it in our place. */
  shouldUseButton?: boolean;
}

export interface CallToActionProps {
  title?: string;
  /** `none`: the title only names the section for those who cannot see it. */
  titleType?: string;
  subtitle?: string;
  description?: string;
  descriptionType?: string;
  alignment?: 'left' | 'center';
  borderType?: 'none' | 'border' | 'shadow';
  button?: ActionButton;
  secondButton?: ActionButton;
  background?: BackdropProps;
}

export function CallToAction({ title, description, button, secondButton, ...call }: CallToActionProps) {
  const { t } = useTranslator();
  const entryLink = useEntryLink();
  const { background, borderType = 'border' } = call;
  const panel = classNames(
    background && styles.filled,
    borderType !== 'border' && styles[borderType],
    call.alignment === 'center' && styles.center,
    background?.look?.className,
  );
  return (
    <Panel as="section" isPadded label={title ? t(title) : undefined} className={panel}>
      {background && <Backdrop {...background} />}
      <div className={styles.content} data-theme={background && schemeOn(background)}>
        {call.subtitle && <p dir="auto">{t(call.subtitle)}</p>}
        {title && call.titleType !== 'none' && (
          <h2 className={styles.title} dir="auto">
            {t(title)}
          </h2>
        )}
        {description && call.descriptionType !== 'none' && <p dir="auto">{t(description)}</p>}
        <div className={styles.buttons}>
          {[button, secondButton].map(
            (each) =>
              each && (
                <LinkButton key={each.title + each.url} href={entryLink(each.url)} kind={each.type} size={32}>
                  {t(each.title)}
                </LinkButton>
              ),
          )}
        </div>
      </div>
    </Panel>
  );
}
