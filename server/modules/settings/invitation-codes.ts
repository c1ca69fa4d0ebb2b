import { brand } from '#business/brand.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { invitationCodeOf } from '#domain/settings/invitation-codes.ts';
import { cleanCode } from '#domain/typed/code.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { lockSettings, readSettings, writeSetting } from './queries/settings.ts';

/** The valid codes: those set in the administration, or else those of the configuration. */
export const validCodes = async ({
  settings,
  invitationCodes,
}: Pick<Deps, 'settings' | 'invitationCodes'>): Promise<ReadonlySet<string>> =>
  (await settings.read()).invitationCodes ?? invitationCodes;

type Change = { change: 'add'; code: string | null } | { change: 'rotate' | 'end'; code: string };

const actions = {
  add: 'invitation-code.added',
  rotate: 'invitation-code.rotated',
  end: 'invitation-code.ended',
} as const;

/**
 * Adds, replaces or ends a code, and returns the new or the ended one. The audit log does not contain the code, so that its
 * readers cannot use it.
 */
export async function changeInvitations(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings' | 'invitationCodes'>,
  operator: Pick<Operator, 'id'>,
  change: Change,
): Promise<{ code: string } | Refusal> {
  const generated = invitationCodeOf(Buffer.from(deps.ids.secret(), 'base64url'), brand.prefix);
  const done = await transact(deps.db, async (tx) => {
    await lockSettings(tx);
    const { invitationCodes } = await readSettings(tx);
    const before = invitationCodes ?? [...deps.invitationCodes];
    const outcome = applyChange(before, change, generated);
    if (isRefusal(outcome)) return outcome;
    await writeSetting(tx, 'invitationCodes', outcome.codes);
    await audit(tx, deps, {
      by: operator.id,
      action: actions[change.change],
      subject: 'setting:invitationCodes',
      before: { codes: before.length },
      after: { codes: outcome.codes.length },
    });
    return { code: outcome.code };
  });
  if (!isRefusal(done)) deps.settings.forget();
  return done;
}

/** The codes after a change; refused when another operator has added or ended the code meanwhile. */
function applyChange(
  before: readonly string[],
  change: Change,
  generated: string,
): { codes: string[]; code: string } | Refusal {
  const code = change.code === null ? generated : cleanCode(change.code);
  if (before.includes(code) === (change.change === 'add')) return refuse('SETTING_CHANGED');
  switch (change.change) {
    case 'add':
      return { codes: [...before, code], code };
    case 'rotate':
      return { codes: before.map((one) => (one === code ? generated : one)), code: generated };
    case 'end':
      return { codes: before.filter((one) => one !== code), code };
  }
}
