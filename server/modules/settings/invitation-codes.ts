import { normalizeInvitationCode } from '#domain/booking/invitation.ts';
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts';
import { invitationCodeOf } from '#domain/settings/invitation-codes.ts';
import { transact } from '#server/database/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { audit } from '#server/modules/audit/record.ts';
import type { Operator } from '#server/operator.ts';
import { lockSettings, readSettings, writeSetting } from './queries/settings.ts';

/** The codes that are good now: those of the administration, or those that the server was started with. */
export const goodCodes = async ({
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
 * Adds a code, puts a new one in the place of an old one, or ends one; answers the code that is new, or the one that
 * ended. The log says that it was done and not with which code: who reads it must not be able to use one.
 */
export async function changeInvitations(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'settings' | 'invitationCodes'>,
  operator: Pick<Operator, 'id'>,
  asked: Change,
): Promise<{ code: string } | Refusal> {
  const made = invitationCodeOf(Buffer.from(deps.ids.secret(), 'base64url'));
  const done = await transact(deps.db, async (tx) => {
    await lockSettings(tx);
    const { invitationCodes } = await readSettings(tx);
    const before = invitationCodes ?? [...deps.invitationCodes];
    const outcome = changed(before, asked, made);
    if (isRefusal(outcome)) return outcome;
    await writeSetting(tx, 'invitationCodes', outcome.codes);
    await audit(tx, deps, {
      by: operator.id,
      action: actions[asked.change],
      subject: 'setting:invitationCodes',
      before: { codes: before.length },
      after: { codes: outcome.codes.length },
    });
    return { code: outcome.code };
  });
  if (!isRefusal(done)) deps.settings.forget();
  return done;
}

/** The list after a change; a code that somebody else has ended meanwhile, or added, is not what was seen. */
function changed(before: readonly string[], asked: Change, made: string): { codes: string[]; code: string } | Refusal {
  const code = asked.code === null ? made : normalizeInvitationCode(asked.code);
  const isThere = before.includes(code);
  if (isThere === (asked.change === 'add')) return refuse('SETTING_CHANGED');
  switch (asked.change) {
    case 'add':
      return { codes: [...before, code], code };
    case 'rotate':
      return { codes: before.map((one) => (one === code ? made : one)), code: made };
    case 'end':
      return { codes: before.filter((one) => one !== code), code };
  }
}
