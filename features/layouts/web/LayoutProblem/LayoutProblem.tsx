// A widget that failed, as who can mend it sees it. Nobody else sees anything of it.
import { Notice } from '../../../../platform/ui/Notice/Notice.tsx';
import { useTranslator } from '../../../../platform/web/i18n/language.tsx';
import styles from './LayoutProblem.module.css';

export interface LayoutProblemProps {
  componentName: string;
  layoutDefinition?: Record<string, unknown>;
  errorInfo?: { message: string };
  requestID?: string;
}

export function LayoutProblem({ componentName, layoutDefinition, errorInfo, requestID }: LayoutProblemProps) {
  const { t } = useTranslator();
  return (
    <Notice tone="error">
      <p className={styles.line}>{t('The widget {componentName} could not be shown.', { componentName })}</p>
      {errorInfo?.message && <p className={styles.line}>{errorInfo.message}</p>}
      {requestID && (
        <p className={styles.line}>
          {t('The log of the server says more under the request {requestID}.', { requestID })}
        </p>
      )}
      {layoutDefinition && (
        <details>
          <summary>{t('How it is set up')}</summary>
          <pre className={styles.definition}>{JSON.stringify(layoutDefinition, null, 2)}</pre>
        </details>
      )}
    </Notice>
  );
}
