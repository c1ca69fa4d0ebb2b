import { type Challenge, solveChallengeWorkers } from 'altcha/lib';
import ProofWorker from 'altcha/workers/pbkdf2?worker';

const mostWorkers = 4;

/** The answer to a challenge of the server, as it is sent. Computed beside the page, so that it can be typed in meanwhile. */
export async function solveProof(challenge: unknown, signal: AbortSignal): Promise<string> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallengeWorkers({
    // As the contract has it; whatever else it is, the worker says that it cannot be solved.
    challenge: challenge as Challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    controller,
    createWorker: () => new ProofWorker(),
  });
  signal.throwIfAborted();
  if (!solution) throw new Error('The proof took too long.');
  return btoa(JSON.stringify({ challenge, solution }));
}
