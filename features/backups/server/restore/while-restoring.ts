import { configSnapshot } from '../../../../platform/server/config/config.ts';
import { answerClosed } from '../../../../platform/server/http/closed-server.ts';
import { readEnvironment } from '../../../../platform/server/site/environment.ts';
import type { Site } from '../../../../platform/server/site/site.ts';
import type { RequestedRestore } from './requested-restore.ts';
import type { ShownProgress } from './restore-progress.ts';

/** In the site's own language, which is asked for before its tables go. */
export async function answerMeanwhile(
  site: Site,
  what: RequestedRestore['what'],
  progress: ShownProgress,
): Promise<{ close(): Promise<void> }> {
  const config = await site.snapshots.get(configSnapshot);
  const { t, locale } = await site.languages.translator(config.get(site.localeKey), config);
  return answerClosed(readEnvironment(process.env), {
    title: what === 'backup' ? t('A backup is being restored') : t('A whole site is being brought in'),
    progress: () => ({
      ...progress.now,
      text: t('{percent} % are done.', { percent: progress.now.percent }),
    }),
    text: t('The community is back in a while. This page looks for it by itself.'),
    locale,
  });
}
