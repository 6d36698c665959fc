// One rule, or a new one: what it says, what it would have done, what it did.
import { PostSkeletons } from '../../../../platform/ui/Skeleton/Skeleton.tsx';
import { useQuery } from '../../../../platform/web/api/use-query.ts';
import { LoadProblem } from '../../../../platform/web/page/LoadProblem/LoadProblem.tsx';
import type { getCatalog, getRecipe } from '../../automation.contract.ts';
import { RuleEditor } from './RuleEditor.tsx';

export default function RuleScreen({ automationRuleID }: { automationRuleID: number | undefined }) {
  const catalog = useQuery<typeof getCatalog>('GET /automation-rules/catalog', {});
  const rule = useQuery<typeof getRecipe>(
    'GET /automation-rules/:automationRuleID/recipe',
    { params: { automationRuleID: automationRuleID ?? 0 } },
    { isWanted: automationRuleID !== undefined, staleTime: 0 },
  );
  const error = catalog.error ?? rule.error;
  const again = () => {
    void catalog.refetch();
    if (automationRuleID !== undefined) void rule.refetch();
  };
  if (error) return <LoadProblem error={error} refetch={again} />;
  if (!catalog.data || (automationRuleID !== undefined && !rule.data)) return <PostSkeletons count={2} />;
  return <RuleEditor key={rule.data?.automationRuleRevisionID} catalog={catalog.data} rule={rule.data} />;
}
