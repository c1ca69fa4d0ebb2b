import { freePort } from '#tests/builders/ports.ts';
import { sandbox, startProgram, temporaryFolder } from '../program.ts';
import { figure, median } from '../report/print.ts';

const rounds = 3;

/** From `npm start` to the open site, on a folder that has its database already. */
export async function measureStarts(): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const env = { ...sandbox, PORT: String(await freePort()), DATA_DIR: folder };
  const start = () => startProgram('npm', ['start', '--silent'], env);
  try {
    await (await start()).stop();
    const warm: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const program = await start();
      warm.push(program.milliseconds / 1000);
      await program.stop();
    }
    figure('warm-start', median(warm), 'seconds');
  } finally {
    remove();
  }
}
