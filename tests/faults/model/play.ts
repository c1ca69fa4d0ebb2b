import fc from 'fast-check';
import type { Action } from './actions/action.ts';
import { Several } from './commands.ts';
import { forget, heal } from './heal.ts';
import { Model } from './model.ts';
import { judge } from './oracles.ts';
import type { openTown, Shop } from './shop.ts';
import { tally } from './tally.ts';
import { monday } from './world.ts';

type Town = Awaited<ReturnType<typeof openTown>>;
type Commands = Iterable<fc.AsyncCommand<Model, Shop, boolean>>;

/** What is bought before anything else; whether mails are sent, which takes longer than all the rest. */
type How = { sale?: readonly Action[]; posts?: boolean };

/** Plays a sequence on a database of its own, heals and judges. What goes wrong is told with the whole story. */
export async function play(
  town: Town,
  crews: number,
  commands: Commands,
  { sale = [], posts = true }: How = {},
): Promise<void> {
  const model = new Model(monday, crews);
  const shop = await town.open({ now: () => model.now }, { crews, posts });
  try {
    if (sale.length > 0) await new Several(sale).run(model, shop);
    await fc.asyncModelRun(() => ({ model, real: shop }), commands);
    await heal(model, shop);
    await judge(model, shop);
    await forget(model, shop);
    tally.troubled += shop.gateway.troubled;
  } catch (error) {
    throw new Error([...numbered(model.story), '', ...chainOf(error)].join('\n'), { cause: error });
  } finally {
    await shop.close();
  }
}

const numbered = (story: readonly string[]): string[] => story.map((line, at) => `${at + 1}. ${line}`);

const chainOf = (error: unknown): string[] =>
  error instanceof Error ? [error.stack ?? error.message, ...chainOf(error.cause)] : [];
