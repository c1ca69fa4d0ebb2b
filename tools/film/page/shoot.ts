import { prepare } from './film.ts';
import { frames, opening } from './story.ts';

async function send(to: string, body: Uint32Array<ArrayBuffer>): Promise<void> {
  const { ok, status } = await fetch(to, { method: 'POST', body });
  if (!ok) throw new Error(`a frame was not taken: ${status}`);
}

/** Draws the loop from the poster's frame on and sends each frame; the next is drawn while one is on its way. */
export async function shoot(portrait: boolean, unit: number, samples: number, to: string): Promise<void> {
  const draw = prepare(portrait, unit, samples);
  let sent = Promise.resolve();
  for (let n = 0; n < frames; n++) {
    const pixels = draw((opening + n) % frames);
    await sent;
    sent = send(to, pixels);
  }
  await sent;
}
