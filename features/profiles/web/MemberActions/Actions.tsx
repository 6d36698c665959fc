import { ErrorBoundary } from '../../../../platform/ui/ErrorBoundary/ErrorBoundary.tsx';
import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { type MemberActionProps, memberActions } from '../member-actions.ts';
import styles from './MemberActions.module.css';

export default function Actions(props: MemberActionProps) {
  const actions = useAdditions(memberActions).sort((a, b) => a.position - b.position);
  return (
    <div className={styles.actions}>
      {actions.map(({ position, Action }) => (
        <ErrorBoundary key={position} fallback={null}>
          <Action {...props} />
        </ErrorBoundary>
      ))}
    </div>
  );
}
