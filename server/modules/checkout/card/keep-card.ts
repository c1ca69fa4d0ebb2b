import type { SavedCard } from '#domain/ledger/saved-card.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import type { Deps, Visitor } from '#server/deps.ts';
import { type CheckoutContext, findContext, setKeepCard } from '../queries/contexts.ts';

type Asked = { orderNo: string };

async function ownCheckout({ db }: Pick<Deps, 'db'>, visitor: Pick<Visitor, 'hash'>, { orderNo }: Asked) {
  const context: CheckoutContext | null = await findContext(db, orderNo);
  return context?.visitorHash === visitor.hash ? context : refuse('CHECKOUT_NOT_FOUND');
}

/** The saved card that the visitor's form offers, one that it no longer can, and whether the card of this payment is kept. */
export async function readCheckoutCard(deps: Pick<Deps, 'db'>, visitor: Pick<Visitor, 'hash'>, asked: Asked) {
  const context = await ownCheckout(deps, visitor, asked);
  if (isRefusal(context)) return context;
  const {
    keep = false,
    offered = null,
    gone = null,
  }: { keep?: boolean; offered?: SavedCard | null; gone?: SavedCard | null } = context.savedCard ?? {};
  return { keep, savedCard: offered, gone };
}

/** The visitor ticks or unticks the box. A checkout that ended keeps what was said last. */
export async function keepCard(
  deps: Pick<Deps, 'db'>,
  visitor: Pick<Visitor, 'hash'>,
  { keep, ...asked }: Asked & { keep: boolean },
): Promise<null | Refusal> {
  const context = await ownCheckout(deps, visitor, asked);
  if (isRefusal(context)) return context;
  await setKeepCard(deps.db, { orderNo: asked.orderNo, keep });
  return null;
}
