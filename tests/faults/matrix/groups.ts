import type { Cell } from './cell.ts';
import { preloadCells } from './cells/a-preload.ts';
import { preloadRaces } from './cells/a-preload-races.ts';
import { approvedCells } from './cells/b-approved.ts';
import { conflictCells } from './cells/b-conflicts.ts';
import { submitCells } from './cells/c-submit.ts';
import { mailCells } from './cells/d-mail.ts';
import { textCells } from './cells/d-texts.ts';
import { answerCells } from './cells/days/f-answers.ts';
import { eveningCells } from './cells/days/f-evening.ts';
import { moveCells } from './cells/days/f-moves.ts';
import { waitingCells } from './cells/days/l-waiting.ts';
import { afterAllCells } from './cells/e-after-all.ts';
import { cancelCells } from './cells/e-cancel.ts';
import { operatorCells } from './cells/e-operator.ts';
import { refundCells } from './cells/e-refund.ts';
import { settledCells } from './cells/e-settled.ts';
import { storefrontCells } from './cells/e-storefront.ts';
import { takeBackCells } from './cells/e-take-back.ts';
import { recoveryCells } from './cells/g-recovery.ts';
import { restoreCells } from './cells/h-restore.ts';
import { linkEndCells } from './cells/i-link-ends.ts';
import { linkCells } from './cells/i-links.ts';
import { quoteCells } from './cells/i-quotes.ts';
import { savedCardCells } from './cells/i-saved-cards.ts';
import { photoCells } from './cells/j-photos.ts';
import { byOperatorCells } from './cells/k-by-operator.ts';
import { chargeCells } from './cells/m-charges.ts';
import { webhookCells } from './cells/w-webhooks.ts';

export type Group = { title: string; cells: readonly Cell[] };

/** All cells of the crash matrix, in the order in which its page lists them. */
export const groups = {
  preload: {
    title: 'A. Preload: the day is held, the ticket opened, saved and shown',
    cells: [...preloadCells, ...preloadRaces],
  },
  approved: { title: 'B. An approved card', cells: [...approvedCells, ...conflictCells] },
  submit: { title: 'C. Submit: from the paid ticket to the booking', cells: submitCells },
  messages: { title: 'D. Sending messages', cells: [...mailCells, ...textCells] },
  refund: {
    title: 'E. Cancellation and refund',
    cells: [
      ...cancelCells,
      ...refundCells,
      ...operatorCells,
      ...settledCells,
      ...storefrontCells,
      ...afterAllCells,
      ...takeBackCells,
    ],
  },
  weather: {
    title: 'F. Moving a visit: because of the weather, by the customer, by the operator',
    cells: [...answerCells, ...eveningCells, ...moveCells],
  },
  recovery: { title: 'G. Faults during recovery itself', cells: recoveryCells },
  restore: { title: 'H. A copy that was put back', cells: restoreCells },
  links: {
    title: 'I. A payment link that an operator sent',
    cells: [...linkCells, ...linkEndCells, ...quoteCells, ...savedCardCells],
  },
  photos: { title: 'J. A photograph of a visit', cells: photoCells },
  byOperator: { title: 'K. A booking that the operator makes, paid by hand or given away', cells: byOperatorCells },
  waiting: { title: 'L. A day that frees, for somebody who waits', cells: waitingCells },
  charges: { title: 'M. A charge of a booking after its sale', cells: chargeCells },
  webhooks: { title: 'W. An event that another program is told of', cells: webhookCells },
} satisfies Record<string, Group>;
