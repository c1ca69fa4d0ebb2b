import type { AsyncCommand } from 'fast-check';
import type { Strike } from '../matrix/interposer.ts';
import type { Action, Learn, Planned } from './actions/action.ts';
import type { Trouble } from './gateway.ts';
import { checkInvariants } from './invariants.ts';
import type { Model } from './model.ts';
import { passTo, type Shop } from './shop.ts';
import { tally } from './tally.ts';
import { nameOf } from './world.ts';

type Command = AsyncCommand<Model, Shop>;

const mostCommands = 60;

/** A command of the generated sequence: it tells its story, and what must hold always is looked at afterwards. */
abstract class Told implements Command {
  protected abstract isPossible(model: Model): boolean;
  protected abstract notify(model: Model, shop: Shop): Promise<string>;

  check(model: Model): boolean {
    return model.story.length < mostCommands && this.isPossible(model);
  }

  async run(model: Model, shop: Shop): Promise<void> {
    tally.commands += 1;
    model.story.push('?');
    const line = await this.notify(model, shop);
    model.story[model.story.length - 1] = line;
    await checkInvariants(model, shop);
  }
}

/** The line is begun before anything happens, so that a story ends with what went wrong. */
const beginLine = ({ story }: Model, line: string): void => {
  story[story.length - 1] = line;
};

export class Do extends Told {
  readonly action: Action;
  constructor(action: Action) {
    super();
    this.action = action;
  }

  protected isPossible(model: Model): boolean {
    return this.action(model) !== null;
  }

  protected async notify(model: Model, shop: Shop): Promise<string> {
    const planned = plan(this.action, model);
    beginLine(model, planned.says);
    const learn = await planned.act(shop);
    return `${planned.says} → ${learn({ alone: true })}`;
  }
}

/** The program is struck in the middle of it, at whatever statement or call comes then. */
export class Struck extends Do {
  readonly strike: Strike;
  constructor(strike: Strike, action: Action) {
    super(action);
    this.strike = strike;
  }

  protected override async notify(model: Model, shop: Shop): Promise<string> {
    const planned = plan(this.action, model);
    const { fault, when, step, nth } = this.strike;
    const says = `${planned.says}, struck (${fault} ${when} ${step ?? `step ${nth}`})`;
    beginLine(model, says);
    const before = shop.interposer.fired;
    shop.interposer.strike(this.strike);
    const outcome = await attempt(planned, shop);
    shop.interposer.strike(null);
    const isStruck = shop.interposer.fired > before;
    if (isStruck) await shop.reconnect();
    if (isStruck) tally.struck += 1;
    if (isStruck) model.struck();
    if ('error' in outcome) {
      if (!isStruck) throw outcome.error;
      planned.lost();
      return `${says} → nobody is told`;
    }
    return `${says} → ${outcome.learn({ alone: !isStruck })}`;
  }
}

async function attempt(planned: Planned, shop: Shop): Promise<{ learn: Learn } | { error: unknown }> {
  try {
    return { learn: await planned.act(shop) };
  } catch (error) {
    return { error };
  }
}

/** One thing after another, as far as each is possible: what it takes many lucky choices to come to. */
export class Several extends Told {
  readonly actions: readonly Action[];
  constructor(actions: readonly Action[]) {
    super();
    this.actions = actions;
  }

  protected isPossible(model: Model): boolean {
    return this.actions[0]?.(model) !== null;
  }

  protected async notify(model: Model, shop: Shop): Promise<string> {
    const told: string[] = [];
    for (const action of this.actions) {
      const planned = action(model);
      if (!planned) continue;
      beginLine(model, [...told, planned.says].join('; '));
      const learn = await planned.act(shop);
      told.push(`${planned.says} → ${learn({ alone: true })}`);
    }
    return told.join('; ');
  }
}

/** Two things at once. */
export class Both extends Told {
  readonly actions: readonly [Action, Action];
  constructor(...actions: [Action, Action]) {
    super();
    this.actions = actions;
  }

  protected isPossible(model: Model): boolean {
    return this.actions.every((action) => action(model) !== null);
  }

  protected async notify(model: Model, shop: Shop): Promise<string> {
    const both = this.actions.map((action) => plan(action, model));
    beginLine(model, `at once: ${both.map(({ says }) => says).join(', and ')}`);
    const learned = await Promise.all(both.map((planned) => planned.act(shop)));
    tally.together += 1;
    const told = both.map(({ says }, at) => `${says} → ${learned[at]?.({ alone: false })}`);
    return `at once: ${told.join(', and ')}`;
  }
}

export class Later extends Told {
  readonly says: string;
  readonly to: (now: Date) => Date;
  constructor(says: string, to: (now: Date) => Date) {
    super();
    this.says = says;
    this.to = to;
  }

  protected isPossible({ now, checkouts }: Model): boolean {
    return checkouts.length > 0 && this.to(now) > now;
  }

  protected async notify(model: Model, shop: Shop): Promise<string> {
    await passTo(model, shop, this.to(model.now));
    return `${this.says} later: ${model.now.toISOString()}`;
  }
}

export class Troubled extends Told {
  readonly trouble: { kind: Trouble; calls: number } | null;
  constructor(trouble: { kind: Trouble; calls: number } | null) {
    super();
    this.trouble = trouble;
  }

  protected isPossible({ checkouts }: Model): boolean {
    return checkouts.length > 0;
  }

  protected async notify(_model: Model, { gateway }: Shop): Promise<string> {
    gateway.order(this.trouble);
    if (!this.trouble) return 'the gateway is well';
    const { kind, calls } = this.trouble;
    return `the gateway's next ${calls} calls: ${kind}`;
  }
}

/** The tab is closed, and nobody comes back to it. */
export class Leave extends Told {
  readonly who: number;
  constructor(who: number) {
    super();
    this.who = who;
  }

  protected isPossible(model: Model): boolean {
    return !model.person(this.who).gone && model.checkouts.some(({ who }) => who === this.who);
  }

  protected async notify(model: Model): Promise<string> {
    model.person(this.who).gone = true;
    return `${nameOf(this.who)} is gone for good`;
  }
}

function plan(action: Action, model: Model): Planned {
  const planned = action(model);
  if (!planned) throw new Error('a action was not possible any more');
  return planned;
}
