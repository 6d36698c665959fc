import { Suspense } from 'react';
import { Spinner } from '../../../../platform/ui/Spinner/Spinner.tsx';
import { useAdditions } from '../../../../platform/web/nodes/use-additions.ts';
import { PreferencePreview } from '../PreferencePreview/PreferencePreview.tsx';
import styles from '../PreferencesPage/Preferences.module.css';
import { preferencePanels } from '../preference-panels.ts';

export default function Panels() {
  const panels = useAdditions(preferencePanels).toSorted((a, b) => a.position - b.position);
  return (
    <div className={styles.preferences}>
      {panels.map(({ id, Panel: Each }) => (
        <Suspense key={id} fallback={<Spinner />}>
          <Each />
        </Suspense>
      ))}
      <PreferencePreview />
    </div>
  );
}
