import { useMessages } from '#web/state/language.tsx';
import { useGo } from '#web/state/location.ts';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './messages.ts';

export function FreeRefresh({ secret }: { secret: string }) {
  const words = useMessages(messages);
  const go = useGo();
  return (
    <section className="pt-9" aria-labelledby="refresh">
      <h2 id="refresh" className="type-h3">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 max-w-[40rem] text-night-text-2">{words.text}</p>
      <Button kind="secondary" onClick={() => go(`/calendar-booking?${new URLSearchParams({ offer: secret })}`)}>
        {words.book}
      </Button>
    </section>
  );
}
