import * as attacks from './attacks.ts';
import { openHouse } from './people.ts';
import { openTarget } from './target.ts';

/** Everything that a stranger, or somebody of the house, might try against a running program, and how it went. */
export async function attack(): Promise<attacks.Outcome[]> {
  const target = await openTarget();
  try {
    const { people, secrets, customerEmail } = await openHouse(target);
    return [
      ...(await attacks.authorization(target, people)),
      ...(await attacks.crossSite(target, people)),
      ...(await attacks.paddedParameters(target, secrets, customerEmail)),
      ...(await attacks.tokens(target, secrets)),
      ...(await attacks.ownMachine(target)),
      ...(await attacks.floods(target)),
      attacks.secretsInLog(target, people, secrets),
    ];
  } finally {
    await target.close();
  }
}

/** One line for each attack, and what of it did not end as it should. */
export function asTable(outcomes: readonly attacks.Outcome[]): string {
  const line = (...[attack, tried, held]: [string, string, string]) =>
    `${attack.padEnd(60)} ${tried.padStart(6)} ${held.padStart(6)}`;
  return [
    line('attack', 'tried', 'held'),
    ...outcomes.flatMap(({ attack, tried, broken }) => [
      line(attack, String(tried), broken.length === 0 ? 'yes' : 'NO'),
      ...broken.slice(0, 10).map((what) => `  ${what}`),
    ]),
  ].join('\n');
}
