import { type ComponentProps, type ReactNode, Suspense } from 'react';
import type { WeatherProposal } from '#contract/visit/weather.ts';
import type { AppointmentTime } from '#domain/calendar/schedule.ts';
import type { Language } from '#domain/language.ts';
import { type ForecastRecord, recordInWords } from '#domain/weather/record.ts';
import { lateDrawing } from '#web/pictures/late-drawing.ts';
import type { WeatherFacade as Facade, FacadeWeather } from '#web/pictures/weather-facade.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { DescriptionList, type Pair } from '#web/ui/description-list.tsx';
import { PageTitle } from '#web/ui/layout/page-title.tsx';
import { Lede } from '#web/ui/prose.tsx';
import { formatVisit } from '#web/ui/when.ts';
import { messages } from './messages.ts';
import '#web/pictures/weather-facade.css';

const WeatherFacade = lateDrawing<ComponentProps<typeof Facade>>(
  async () => (await import('#web/pictures/weather-facade.tsx')).WeatherFacade,
);

type FrameProps = {
  title: string;
  text: string;
  proposal: WeatherProposal;
  weather: FacadeWeather;
  pairs: readonly Pair[];
  children?: ReactNode;
};

/** A dry day whose night is wet never reads, or looks, as a wet one. */
export const causeOf = ({ reasons }: WeatherProposal) =>
  reasons.length === 0 ? 'other' : reasons.every((reason) => reason === 'drying') ? 'drying' : 'weather';

export function Frame({ title, text, proposal, weather, pairs, children }: FrameProps) {
  return (
    <div className="grid items-start gap-y-7 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:grid-rows-[auto_1fr] md:gap-x-12 md:gap-y-10 lg:gap-x-24">
      <div className="md:col-start-2">
        <Suspense fallback={<div className="weather-facade" data-coming />}>
          <WeatherFacade
            layout={proposal.selectedLayout ?? null}
            weather={causeOf(proposal) === 'weather' ? weather : 'clear'}
          />
        </Suspense>
      </div>
      <div className="md:col-start-1 md:row-span-2 md:row-start-1">
        <PageTitle>{title}</PageTitle>
        <Lede>{text}</Lede>
        <DescriptionList
          layout="ruled"
          className="mt-5 md:mt-9 [&>div]:grid-cols-[6.5rem_minmax(0,1fr)] sm:[&>div]:grid-cols-[9rem_minmax(0,1fr)]"
          pairs={pairs}
        />
        {children}
      </div>
      <Sources account={proposal.account ?? null} />
    </div>
  );
}

/** The visit by day and hour; what no longer counts is crossed out. */
export function useVisits() {
  const words = useMessages(messages);
  const language = useLanguage();
  const said = ({ date, time }: { date: string; time: AppointmentTime }) => formatVisit(date, time, language);
  return {
    past: (visit: WeatherProposal['original']) => <del className="text-ink-500">{said(visit)}</del>,
    present: (visit: WeatherProposal['original']) => <strong className="font-semibold">{said(visit)}</strong>,
    plain: said,
    forecast: ({ reasons }: WeatherProposal): Pair[] => {
      const known = reasons.flatMap((reason) => words.reasons[reason] ?? []);
      const [first = '', ...rest] = known.join(', ');
      return known.length === 0 ? [] : [{ label: words.forecast, value: first.toUpperCase() + rest.join('') }];
    },
  };
}

/** The credits the forecast's licences require; the links are theirs. */
const sources = /(Open-Meteo\.com|Environment and Climate Change Canada|Environnement et Changement climatique Canada)/;

const addressOf = (name: string, language: Language): string =>
  name.startsWith('Open')
    ? 'https://open-meteo.com/'
    : `https://weather.gc.ca/index_${language === 'fr' ? 'f' : 'e'}.html`;

function Sources({ account }: { account: ForecastRecord | null }) {
  const words = useMessages(messages);
  const language = useLanguage();
  return (
    <p className="text-pretty text-[0.8125rem] text-ink-500 md:col-start-1">
      {account && `${recordInWords(account, language)} `}
      {words.sources.split(sources).map((part, index) =>
        index % 2 === 1 ? (
          <a key={part} href={addressOf(part, language)} rel="noreferrer" className="underline underline-offset-4">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
