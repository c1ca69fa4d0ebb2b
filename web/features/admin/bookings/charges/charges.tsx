import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import type { BookingCharge } from '#contract/admin/charges.ts';
import { formatMoney } from '#domain/format.ts';
import { cents } from '#domain/money.ts';
import { dayOfInstant } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { messages } from './charges.messages.ts';
import { type ChargeStep, chargeSteps, DecideDialog } from './decide-dialog.tsx';

/** What was asked for on a booking after its sale, and what may be done about what is open. */
export function Charges({ story }: { story: BookingStory }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const [open, setOpen] = useState<{ charge: BookingCharge; step: ChargeStep } | null>(null);
  const { charges = [] } = story;
  const standing = ({ state, expiresAt, paid }: BookingCharge): string => {
    const at = paid?.at ?? expiresAt;
    const said = words.states[state](at ? dayOfInstant(at, language) : '');
    return paid ? `${said}, ${words.paidBy[paid.method]}` : said;
  };
  if (charges.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.title}</h3>
      <ul>
        {charges.map((charge) => (
          <li
            key={charge.id}
            className="grid gap-0.5 border-t border-line py-2.5 text-[0.875rem]/5 wrap-anywhere data-trouble:[&>.admin-second]:text-error!"
            data-trouble={charge.state === 'expired' || undefined}
          >
            <span>{words.what(formatMoney(cents(charge.total), language), charge.reason ?? words.difference)}</span>
            <span className="admin-second">{standing(charge)}</span>
            {(charge.state === 'asked' || charge.state === 'expired') && (
              <span className="mt-2 flex flex-wrap gap-2">
                {chargeSteps.map((step) => (
                  <Button key={step} kind="secondary" size="small" onClick={() => setOpen({ charge, step })}>
                    {words[step]}
                  </Button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {open && <DecideDialog {...open} story={story} onClose={() => setOpen(null)} />}
    </>
  );
}
