import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { Vocabulary } from '../../i18n/vocabulary.tsx';
import { Verifier } from '../../verify/verifier.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('web.verify');
  return { title: t('title'), description: t('description') };
}

export default async function Page({ searchParams }: PageProps<'/verify'>) {
  const { match } = await searchParams;
  const matchId = typeof match === 'string' && match !== '' ? match : undefined;
  return (
    <NuqsAdapter>
      <Vocabulary
        of={[
          'web.verify',
          'web.start',
          'web.trouble',
          'web.live',
          'web.talk',
          'web.report',
          'web.dispute',
          'ruling',
          'table',
          'game',
        ]}
      >
        <Verifier key={matchId} matchId={matchId} />
      </Vocabulary>
    </NuqsAdapter>
  );
}
