import type { Deps } from '#server/deps.ts';
import type { Channel } from './channel.ts';
import { takeMessage } from './claim.ts';
import { lookUpMessage, recordAnswer } from './complete.ts';

/**
 * Sends what is due, one message at a time: what is about to be sent is on record before the provider is called, no
 * transaction waits for it, and its answer is on record before the next one. Any number of copies may do so at once.
 * A program that is stopping finishes the one that it has in hand. Answers how many were taken.
 */
export async function sendDue<Message extends object>(
  deps: Deps,
  channel: Channel<Message>,
  stopping?: AbortSignal,
): Promise<number> {
  for (let sent = 0; ; ) {
    if (stopping?.aborted) return sent;
    const turn = await takeMessage(deps, channel);
    switch (turn.act) {
      case 'rest':
        return sent;
      case 'go-on':
        break;
      case 'look-up':
        await lookUpMessage(deps, turn);
        break;
      case 'send': {
        const answer = await channel.send(turn.message);
        await recordAnswer(deps, turn.row, { channel, answer });
        if (answer.state === 'accepted') sent++;
      }
    }
  }
}
