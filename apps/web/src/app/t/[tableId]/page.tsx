import type { Translate } from '@stikk/words';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Vocabulary } from '../../../i18n/vocabulary.tsx';
import { firstLook } from '../../../tables/first-look.ts';
import { TablePage } from '../../../tables/table-page.tsx';
import { titleOf } from '../../../tables/title.ts';

type Props = PageProps<'/t/[tableId]'>;

const look = async (params: Props['params']) =>
  firstLook((await params).tableId, (await headers()).get('cookie') ?? undefined);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('web.tables');
  const found = await look(params);
  const robots = { index: false };
  if (found === undefined || found === 'missing') return { title: t('title'), robots };
  const words = (await getTranslations('game.preset')) as unknown as Translate;
  const game = words.has(`${found.preset}.name`) ? words(`${found.preset}.name`) : found.preset;
  const taken = found.places.filter(({ kind }) => kind !== 'open').length;
  const title = titleOf(found, game);
  const named = title === game ? 'no' : 'yes';
  const description = t('subtitle', { game, taken, seats: found.seats, named });
  const host = found.places.find((place) => place.kind === 'person' && place.host);
  const invite = await getTranslations('web.join');
  const invited = host?.kind === 'person' ? invite('invited', { name: host.name }) : invite('welcome');
  // What a chat shows of the link.
  return { title, description, robots, openGraph: { title: `${invited}: ${title}`, description } };
}

export default async function Page({ params }: Props) {
  const { tableId } = await params;
  const found = await look(params);
  // What a seat shows is put together from the address that the page was opened at, which only the browser knows.
  const first = found === undefined || found === 'missing' || found.you !== null ? undefined : found;
  return (
    <Vocabulary
      of={[
        'web.friends',
        'web.gone',
        'web.invite',
        'web.join',
        'web.new',
        'web.news',
        'web.place',
        'web.preview',
        'web.report',
        'web.tables',
        'web.talk',
        'web.trouble',
        'table',
        'game',
      ]}
    >
      <TablePage key={tableId} tableId={tableId} first={first} />
    </Vocabulary>
  );
}
