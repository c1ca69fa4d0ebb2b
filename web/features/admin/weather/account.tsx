import type { WeatherAccount } from '#contract/admin/weather.ts';
import { useMessages } from '#web/state/language.tsx';
import { messages } from './weather.messages.ts';

/** How often the forecast was right, and would have been at other chance thresholds. */
export function Account({ account }: { account: WeatherAccount | null }) {
  const words = useMessages(messages);
  return (
    <section className="mb-5 grid gap-1.5 border border-line bg-white px-6 py-5" aria-labelledby="weather-account">
      <h2 id="weather-account" className="type-h3">
        {words.account.title}
      </h2>
      {account === null ? (
        <p>{words.account.none}</p>
      ) : (
        <>
          <p>{words.account.said(account.moves, account.right, account.missed)}</p>
          {account.whatIf.map((other) => (
            <p key={other.chance}>{words.account.other(other.chance, other.moves, other.right, other.missed)}</p>
          ))}
          <p className="admin-second">{words.account.why}</p>
        </>
      )}
    </section>
  );
}
