import type { Ref } from 'react';
import { Button } from '../../../../platform/ui/Button/Button.tsx';
import { DraftState, Composer as Frame } from '../../../../platform/ui/Composer/Composer.tsx';
import { Icon } from '../../../../platform/ui/Icon/Icon.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './ComposerFallback.module.css';
import type { ComposerFallbackProps } from './composer-props.ts';

type Props = ComposerFallbackProps & {
  area?: Ref<HTMLTextAreaElement>;
  onChange?: (value: string) => void;
  /** Somebody is about to write. */
  onBegin?: () => void;
  /** False: what there is to edit cannot be shown before the editor is there. */
  isEmpty?: boolean;
  /** The editor did not come. */
  hasFailed?: boolean;
};

/** Of the size the composer will have. Without scripts it stays, and says why nothing can be sent. */
export function ComposerFallback(props: Props) {
  const { label, placeholder, submitLabel, id, value, area, onChange, onBegin, hasFailed } = props;
  const { t } = useTranslator();
  return (
    <Frame
      toolbar={<SketchedToolbar />}
      note={
        hasFailed ? (
          <DraftState state="failed">
            {t('The editor could not be loaded. Please reload the page.')}
          </DraftState>
        ) : (
          <noscript>
            <span>{t('Writing needs JavaScript. Please switch it on.')}</span>
          </noscript>
        )
      }
      actions={
        submitLabel && (
          <Button kind="primary" size={32} disabled>
            {submitLabel}
          </Button>
        )
      }
    >
      <textarea
        ref={area}
        id={id}
        aria-label={label}
        aria-busy={props.isEmpty === false || undefined}
        readOnly={props.isEmpty === false}
        placeholder={placeholder}
        dir="auto"
        defaultValue={value}
        onChange={(event) => onChange?.(event.target.value)}
        onPointerDown={onBegin}
      />
    </Frame>
  );
}

const TOOLS = ['bold', 'italic', 'code', 'list', 'quote', 'link', 'smile'] as const;

/** What will be there: the tools themselves come with the editor. */
function SketchedToolbar() {
  return (
    <div className={styles.toolbar} aria-hidden="true">
      {TOOLS.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </div>
  );
}
