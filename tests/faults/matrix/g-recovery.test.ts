import { recoveryCells } from './cells/g-recovery.ts';
import { playCells } from './run.ts';

playCells('G. Recovery that is struck itself', recoveryCells);
