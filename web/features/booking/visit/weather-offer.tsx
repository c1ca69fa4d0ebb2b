import { useQuery } from '@tanstack/react-query';
import type { WeatherProposal } from '#contract/visit/weather.ts';
import { call } from '#web/client/call.ts';
import { readWeatherProposal } from '#web/client/calls.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { LinkButton } from '#web/ui/form/button.tsx';
import { formatInstant, formatVisit } from '#web/ui/when.ts';
import { messages } from './weather-offer.messages.ts';

/** A day held because of the forecast. The links are those of the message: they answer it. */
export function WeatherOffer({ path }: { path: string }) {
  const words = useMessages(messages);
  const [page = '', query = ''] = path.split('?');
  const token = new URLSearchParams(query).get('token') ?? '';
  const { data: proposal } = useQuery({
    queryKey: ['/api/weather-proposal', token],
    queryFn: ({ signal }) => call(readWeatherProposal, { params: { token } }, { signal }),
    gcTime: 0,
  });
  const link = (action: string) => `${page}?${new URLSearchParams({ token, action })}`;
  const answer = proposal?.answer;
  // The day was closed since: the visit stays, and there is nothing to accept.
  if (proposal && !answer && !proposal.canAccept) return null;
  return (
    <div className="mb-6 max-w-[36rem] rounded-sm border border-bronze-300 px-5 pt-4 pb-5">
      <div>
        <h3 className="type-h3-card text-balance text-bronze-300">{words.weather}</h3>
        <p className="mt-1 text-pretty text-night-text-2">
          {proposal ? <Held proposal={proposal} /> : words.weatherUnknown}
        </p>
      </div>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        {answer && (
          <LinkButton kind="secondary" size="small" href={link(answer)}>
            {words.seeAnswer}
          </LinkButton>
        )}
        {!answer && (
          <>
            <LinkButton size="small" href={link('accept')}>
              {words.accept}
            </LinkButton>
            <LinkButton kind="secondary" size="small" href={link('decline')}>
              {words.keep}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  );
}

function Held({ proposal: { proposed, answer, answerBy } }: { proposal: WeatherProposal }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const until = formatInstant(answerBy, language);
  return answer
    ? words.weatherAnswered(until)
    : words.weatherHeld(formatVisit(proposed.date, proposed.time, language), until);
}
