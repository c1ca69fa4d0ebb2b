import { orderOf } from './cancelling.ts';
import type { Visitor } from './visitor.ts';

/** Books Thursday, 9 October: three days ahead, so that a move or a cancellation in time is possible. */
export async function booksThursday(visitor: Visitor): Promise<string> {
  await visitor.qualifies(12);
  await visitor.page.getByRole('button', { name: /(Thursday, October 9, 2025|jeudi 9\soctobre 2025)$/ }).click();
  await visitor.chooses(visitor.words.time);
  await visitor.chooses(visitor.words.services.complete);
  await visitor.goesToPayment();
  await visitor.fillsCustomerForm();
  await visitor.paysByCard();
  await visitor.isTold(visitor.words.approved);
  await visitor.presses(visitor.words.submit);
  await visitor.isAt('/confirmation');
  await visitor.reads(visitor.words.success);
  return orderOf(visitor);
}
