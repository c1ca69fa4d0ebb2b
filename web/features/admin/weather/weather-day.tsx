import type { WeatherDay, WeatherVisit } from '#contract/admin/weather.ts';
import { formatShortDate, formatTime } from '#domain/format.ts';
import { messages as dayMoves } from '#web/features/admin/shell/day-moves/messages.ts';
import { WeatherSign } from '#web/pictures/weather-signs.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { messages } from './weather.messages.ts';
import { conditionInWords, proposalInWords, reasonInWords, rounded, visitInWords } from './weather-words.ts';

const looks = { suitable: 'completed', unsuitable: 'cancelled', unknown: 'other' } as const;

type PaneProps = { day: WeatherDay; isSilent: boolean; onMove: (date: string) => void };

/** One day: its weather, what it means and why, and who is visited; without a visit, one line. `isSilent`: nobody answered. */
export function WeatherDayPane({ day, isSilent, onMove }: PaneProps) {
  const words = useMessages(messages);
  const { open } = useMessages(dayMoves);
  const language = useLanguage();
  const { date, figures, judgement, visits, hasMore, judged } = day;
  const condition = figures?.condition ?? null;
  return (
    <li className="weather-day" data-judgement={judgement} data-quiet={visits.length === 0 || undefined}>
      <div className="weather-sky">
        <WeatherSign condition={condition} />
        <div>
          <h3>{formatShortDate(date, language)}</h3>
          {condition !== null && <span className="admin-second">{conditionInWords(condition, language)}</span>}
        </div>
      </div>
      <p className="weather-verdict">
        <span className="admin-badge" data-kind={looks[judgement]}>
          {words.judgements[judgement]}
        </span>
        {!isSilent && <span className="admin-second">{reasonInWords(day, language)}</span>}
      </p>
      {visits.length > 0 && (
        <>
          {figures && <Figures figures={figures} />}
          <div className="weather-visits">
            <ul>
              {visits.map((visit) => (
                <Visit key={visit.orderNo} visit={visit} date={date} />
              ))}
            </ul>
            {hasMore && <TextLink href={`/admin?order=visit&day=${date}`}>{words.allOfDay}</TextLink>}
            <Button kind="secondary" size="small" onClick={() => onMove(date)}>
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
    <dl className="weather-figures">
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Visit({ visit, date }: { visit: WeatherVisit; date: string }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const said = proposalInWords(visit.proposal, date, language);
  return (
    <li>
      <b>{words.visit(formatTime(visit.time, language), visit.businessName || visit.clientId)}</b>
      <span className="admin-second" translate="no">
        {visit.clientId}
      </span>
      {visit.judgement === 'unsuitable' && <span className="admin-second">{visitInWords(visit, date, language)}</span>}
      {said && (
        <span className="weather-proposal" data-open={visit.proposal?.state === 'open' || undefined}>
          {said}
        </span>
      )}
    </li>
  );
}
