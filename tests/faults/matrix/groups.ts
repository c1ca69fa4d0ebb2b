import type { Cell } from './cell.ts';
import { preloadCells } from './cells/a-preload.ts';
import { preloadRaces } from './cells/a-preload-races.ts';
import { approvedCells } from './cells/b-approved.ts';
import { conflictCells } from './cells/b-conflicts.ts';
import { submitCells } from './cells/c-submit.ts';
import { mailCells } from './cells/d-mail.ts';
import { textCells } from './cells/d-texts.ts';
import { cancelCells } from './cells/e-cancel.ts';
import { operatorCells } from './cells/e-operator.ts';
import { refundCells } from './cells/e-refund.ts';
import { answerCells } from './cells/f-answers.ts';
import { eveningCells } from './cells/f-evening.ts';
import { recoveryCells } from './cells/g-recovery.ts';

export type Group = { title: string; cells: readonly Cell[] };

/** All cells of the crash matrix, in the order in which its page lists them. */
export const groups = {
  preload: {
    title: 'A. A checkout that is struck while the day is held and the ticket opened',
    cells: [...preloadCells, ...preloadRaces],
  },
  approved: { title: 'B. A card that was approved', cells: [...approvedCells, ...conflictCells] },
  submit: { title: 'C. A Submit that is struck on its way to the booking', cells: submitCells },
  messages: { title: 'D. A message that is struck on its way', cells: [...mailCells, ...textCells] },
  refund: { title: 'E. A cancellation and its refund', cells: [...cancelCells, ...refundCells, ...operatorCells] },
  weather: {
    title: 'F. A visit that is moved because of the weather',
    cells: [...answerCells, ...eveningCells],
  },
  recovery: { title: 'G. Recovery that is struck itself', cells: recoveryCells },
} satisfies Record<string, Group>;
