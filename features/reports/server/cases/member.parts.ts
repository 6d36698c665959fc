import { memberParts } from '../../../../platform/server/places/member-parts.ts';
import { deciders } from '../../cases.contract.ts';
import { historyOf } from './member-history.ts';

/** Reports about a member's posts and by them, of what the viewer moderates. */
export const reportPart = memberParts.add({
  id: 'reports',
  name: 'Reports',
  position: 40,
  permission: deciders,
  load: async (ctx, userID) => {
    const { t } = ctx.translator;
    const { countReported, countRemoved, countReports, countUpheld, past } = await historyOf(ctx, userID);
    const inWords = (count: number) => count.toLocaleString(ctx.locale);
    const outcomes = { dismissed: t('dismissed'), approved: t('approved'), removed: t('removed') };
    return {
      lines: [
        {
          name: t('About them'),
          text: inWords(countReported),
          note: t('{count} removed', { count: countRemoved }),
        },
        {
          name: t('By them'),
          text: inWords(countReports),
          note: t('{count} upheld', { count: countUpheld }),
        },
        ...past.map(({ caseID, recordName, outcome, outcomeReason, dateDecided }) => ({
          text: recordName,
          date: dateDecided,
          note: [outcomes[outcome], outcomeReason].filter(Boolean).join(': '),
          url: `/dashboard/content/triage/${caseID}`,
        })),
      ],
    };
  },
});
