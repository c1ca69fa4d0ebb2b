import type { WeatherDay, WeatherVisit } from '#contract/admin/weather.ts';
import { formatShortDate, formatTime } from '#domain/format.ts';
import { messages as dayMoves } from '#web/features/admin/shell/day-moves/messages.ts';
import { WeatherSign } from '#web/pictures/weather-signs.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './weather.messages.ts';
import { conditionInWords, proposalInWords, reasonInWords, rounded, visitInWords } from './weather-words.ts';

const looks = { suitable: 'completed', unsuitable: 'cancelled', unknown: 'other' } as const;

const pane =
  'grid min-w-0 gap-2.5 bg-white px-4 data-[judgement=unsuitable]:bg-glass-50 md:items-center md:gap-x-6 md:gap-y-0';
const visited =
  'py-3 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-y-2.5! min-[75rem]:grid-cols-[12rem_14rem_14rem_minmax(0,1fr)]!';
const quiet = 'grid-cols-[minmax(0,1fr)_auto] items-center py-1.5 md:grid-cols-[12rem_minmax(0,1fr)]';
const visitsClass = 'border-t border-line pt-2.5 text-[0.875rem]/5 wrap-anywhere md:border-0 md:pt-0';

type PaneProps = { day: WeatherDay; isSilent: boolean; onMove: (date: string) => void };

/** One day: its weather, what it means and why, and who is visited; without a visit, one line. `isSilent`: nobody answered. */
export function WeatherDayPane({ day, isSilent, onMove }: PaneProps) {
  const words = useMessages(messages);
  const { open } = useMessages(dayMoves);
  const language = useLanguage();
  const { date, figures, judgement, visits, hasMore, judged } = day;
  const condition = figures?.condition ?? null;
  return (
    <li className={classNames(pane, visits.length === 0 ? quiet : visited)} data-judgement={judgement}>
      <div className="flex items-center gap-3 [&>svg]:flex-none [&>svg]:text-glass-700">
        <WeatherSign condition={condition} />
        <div>
          <h3 className="font-serif text-[1.125rem]/6 font-[380] normal-nums">{formatShortDate(date, language)}</h3>
          {condition !== null && <span className="admin-second">{conditionInWords(condition, language)}</span>}
        </div>
      </div>
      <p className={classNames('[&>.admin-second]:mt-1', visits.length === 0 && 'text-end md:text-start')}>
        <span className="admin-badge" data-kind={looks[judgement]}>
          {words.judgements[judgement]}
        </span>
        {!isSilent && <span className="admin-second">{reasonInWords(day, language)}</span>}
      </p>
      {visits.length > 0 && (
        <>
          {figures && <Figures figures={figures} />}
          <div className={visitsClass}>
            <ul className="space-y-2">
              {visits.map((visit) => (
                <Visit key={visit.orderNo} visit={visit} date={date} />
              ))}
            </ul>
            {hasMore && <TextLink href={`/admin?order=visit&day=${date}`}>{words.allOfDay}</TextLink>}
            <Button kind="secondary" size="small" className="mt-2.5 mb-1" onClick={() => onMove(date)}>
              {open}
              <span className="sr-only"> {formatShortDate(date, language)}</span>
            </Button>
            {!judged && <p className="admin-second">{words.later}</p>}
          </div>
        </>
      )}
    </li>
  );
}

function Figures({ figures }: { figures: NonNullable<WeatherDay['figures']> }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const said = (value: number | null, inWords: (figure: string) => string) =>
    value === null ? '–' : inWords(rounded(value, language));
  const { precipitationChance: chance, precipitationMm: mm, temperatureC: degrees, gustKmh: speed } = figures;
  const pairs = [
    [words.figures.chance, said(chance, words.chance)],
    [words.figures.amount, said(mm, words.amount)],
    [words.figures.temperature, said(degrees, words.temperature)],
    [words.figures.gusts, said(speed, words.gusts)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-1 text-[0.8125rem]/4.5">
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-500">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Visit({ visit, date }: { visit: WeatherVisit; date: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const isOpen = visit.proposal?.state === 'open';
  const said = proposalInWords(visit.proposal, date, language);
  return (
    <li>
      <b className="block font-medium">
        {words.visit(formatTime(visit.time, language), visit.businessName || visit.clientId)}
      </b>
      <span className="admin-second" translate="no">
        {visit.clientId}
      </span>
      {visit.judgement === 'unsuitable' && <span className="admin-second">{visitInWords(visit, date, language)}</span>}
      {said && (
        <span className={classNames('mt-1 block border-s-2 ps-2', isOpen ? 'border-bronze-500' : 'border-glass-300')}>
          {said}
        </span>
      )}
    </li>
  );
}
