import { UndoButton } from './UndoButton.tsx';

export function UndoRun({ runID, onDone }: { runID: string; onDone: () => void }) {
  return <UndoButton what={{ runID }} onDone={onDone} />;
}
