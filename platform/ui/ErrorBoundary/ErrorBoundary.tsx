import { Component, createContext, type ErrorInfo, type ReactNode, useContext } from 'react';
import { Button } from '../Button/Button.tsx';
import { useUiLanguage } from '../language/language.tsx';
import { Notice } from '../Notice/Notice.tsx';

export type ErrorBoundaryProps = {
  /** What could not be shown: "There was a problem loading comments." */
  what?: string;
  fallback?: ReactNode;
  /** What is drawn from: where that is another, rendering is retried. */
  resetBy?: unknown;
  onError?: (error: unknown, info: ErrorInfo) => void;
  children: ReactNode;
};

/** One broken part leaves the rest of the page standing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean; error?: unknown }> {
  override state: { hasFailed: boolean; error?: unknown } = { hasFailed: false };

  #isRetrying = false;
  #tried?: unknown;

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    // It failed again: browsers keep a script that did not come as such until the page is reloaded.
    if (this.#isRetrying || error === this.#tried) return location.reload();
    this.props.onError?.(error, info);
  }

  override componentDidUpdate({ resetBy }: ErrorBoundaryProps) {
    // It is drawn: what fails later is another failure.
    if (!this.state.hasFailed) this.#isRetrying = false;
    else if (resetBy !== this.props.resetBy) this.setState({ hasFailed: false });
  }

  #retry = () => {
    this.#isRetrying = true;
    this.#tried = this.state.error;
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { fallback, what } = this.props;
    return fallback ?? <LoadingProblem what={what} error={this.state.error} onRetry={this.#retry} />;
  }
}

type LoadingProblemProps = { what?: string; error?: unknown; onRetry: () => void };

/** Whoever develops the site wants to see where it broke. */
export const DebugMode = createContext(false);

export function LoadingProblem({ what, error, onRetry }: LoadingProblemProps) {
  const { translate } = useUiLanguage();
  const isDebug = useContext(DebugMode) || import.meta.env.DEV;
  const text = what
    ? translate('There was a problem loading {what}.', { what })
    : translate('Something went wrong.');
  return (
    <Notice tone="error" role="alert">
      {text}{' '}
      <Button kind="textPrimary" size={24} onClick={onRetry}>
        {translate('Reload')}
      </Button>
      {isDebug && error instanceof Error && (
        <details>
          <summary>{error.message}</summary>
          <pre>{error.stack}</pre>
        </details>
      )}
    </Notice>
  );
}
