import { cancelCells } from './cells/e-cancel.ts';
import { operatorCells } from './cells/e-operator.ts';
import { refundCells } from './cells/e-refund.ts';
import { playCells } from './run.ts';

playCells('E. A cancellation and its refund', [...cancelCells, ...refundCells, ...operatorCells]);
