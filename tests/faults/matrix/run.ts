import { afterAll, describe, it } from 'vitest';
import { layer, smokeCells } from '#tests/layers.ts';
import { type Cell, play } from './cell.ts';
import type { Group } from './groups.ts';
import { judge } from './oracles.ts';
import { endSpare } from './processes.ts';
import { openStage } from './stage.ts';

/** A machine that is busy elsewhere may take long to start a process. */
const patienceMs = 120_000;

/** Which cells this layer plays. */
const isPlayed = ({ id }: Cell): boolean => layer === 'all' || smokeCells.includes(id) === (layer === 'fast');

/** One test for each cell: play, heal, judge. */
export function playCells({ title, cells }: Group): void {
  const played = cells.filter(isPlayed);
  afterAll(endSpare);
  describe(title, () => {
    it.each(played.map((cell) => [`${cell.id}: ${cell.says}`, cell] as const))(
      '%s',
      async (_title, cell) => {
        await playCell(cell);
      },
      patienceMs,
    );
  });
}

export async function playCell(cell: Cell): Promise<void> {
  const stage = await openStage(cell);
  try {
    await play(stage, cell);
    await stage.heal();
    await judge(stage, cell);
  } finally {
    await stage.close();
  }
}
