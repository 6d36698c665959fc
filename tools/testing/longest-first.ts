// What takes longest begins first: at the end no core waits for one file. Else the largest files would, on a fresh clone.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = new RegExp(
  [
    'app/(?:faults/|without-addons[.])',
    'app/(?:hostile-requests|bad-input|statements|marker|endpoints)[.]',
    'content/(?:pathological|safety)[.]',
    'embedded-postgres',
    'e2e/(?:pages-of-|every-page|reading|overlays|design-system|themes|title-bar)',
  ].join('|'),
);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
