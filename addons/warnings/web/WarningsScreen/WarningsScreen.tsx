// The pages of warnings come together: few readers open any of them, and all load one name less.
import type { WarningsScreenProps } from '../../warnings.states.ts';
import { AppealPage } from '../AppealPage/AppealPage.tsx';
import { MemberNotes } from '../MemberNotes/MemberNotes.tsx';
import { OwnWarningsPage } from '../OwnWarningsPage/OwnWarningsPage.tsx';
import { RulesPage } from '../RulesPage/RulesPage.tsx';
import { WarningsPage } from '../WarningsPage/WarningsPage.tsx';

export function WarningsScreen({ staff, own, rules, appeal, ofMember }: WarningsScreenProps) {
  if (staff) return <WarningsPage {...staff} />;
  if (own) return <OwnWarningsPage {...own} />;
  if (rules) return <RulesPage {...rules} />;
  if (appeal) return <AppealPage {...appeal} />;
  return ofMember ? <MemberNotes {...ofMember} /> : null;
}
