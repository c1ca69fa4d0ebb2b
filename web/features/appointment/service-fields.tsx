import { normalizeClientNumber } from '#domain/booking/client-number.ts';
import { maxCodeLength, normalizeInvitationCode } from '#domain/booking/invitation.ts';
import { updateDraft } from '#web/state/draft.ts';
import { useMessages } from '#web/state/language.tsx';
import { CheckedField } from './checked-field.tsx';
import { messages } from './services.messages.ts';
import type { Offer } from './use-offer.ts';

/** The number of the earlier booking that a refresh belongs to. The draft keeps it as the client's. */
export function OrderNumberField({ value, offer }: { value: string; offer: Offer }) {
  const words = useMessages(messages);
  const { number, price } = offer;
  return (
    <CheckedField
      label={words.orderNumber}
      name="orderNumber"
      maxLength={20}
      hint={words.orderNumberHint}
      value={value}
      onText={(typed) => updateDraft({ clientId: normalizeClientNumber(typed) })}
      checked={number}
      says={{
        bad: words.orderNumberUnknown,
        good: price?.base === 0 ? words.orderNumberFree : words.orderNumberKnown,
        failed: number.tooMany ? words.tooMany : words.numberFailed,
        again: words.tryAgain,
      }}
    />
  );
}

/** The code of an invitation. Only the server knows which ones are good. */
export function InvitationCodeField({ value, offer }: { value: string; offer: Offer }) {
  const words = useMessages(messages);
  return (
    <CheckedField
      label={words.invitationCode}
      name="invitationCode"
      maxLength={maxCodeLength}
      hint={words.codeHint}
      value={value}
      onText={(typed) => updateDraft({ invitationCode: normalizeInvitationCode(typed).slice(0, maxCodeLength) })}
      checked={offer.code}
      says={{
        bad: words.codeBad,
        good: words.codeGood,
        failed: offer.code.tooMany ? words.tooMany : words.codeFailed,
        again: words.tryAgain,
      }}
    />
  );
}
