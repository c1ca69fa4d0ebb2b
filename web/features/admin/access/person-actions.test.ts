import { describe, expect, it } from 'vitest';
import { operatorRoles } from '#domain/access/roles.ts';
import { inLanguage, languages } from '#domain/language.ts';
import { messages } from './people.messages.ts';
import { actionsFor, changedBy, isRole } from './person-actions.ts';

const staff = { role: 'staff', state: 'open', authenticator: false, passkeys: 0, you: false } as const;

describe('what an owner may do about somebody', () => {
  it('is nothing about themselves, whatever their own state is', () => {
    expect(actionsFor({ ...staff, role: 'owner', authenticator: true, you: true })).toEqual([]);
  });

  it('is to give another role, a new link, and to close the account', () => {
    expect(actionsFor(staff)).toEqual(['owner', 'crew', 'link', 'close']);
    expect(actionsFor({ ...staff, role: 'owner' })).toEqual(['staff', 'link', 'close']);
    expect(actionsFor({ ...staff, role: 'crew' })).toEqual(['staff', 'link', 'close']);
  });

  it('is to take away a second step where there is one, an authenticator or a passkey', () => {
    expect(actionsFor(staff)).not.toContain('reset');
    expect(actionsFor({ ...staff, authenticator: true })).toContain('reset');
    expect(actionsFor({ ...staff, passkeys: 1 })).toContain('reset');
  });

  it('is to hand out the link of an invitation once more, before anything else', () => {
    const invited = actionsFor({ ...staff, state: 'invited', passkeys: 1 });
    expect(invited).toEqual(['link', 'owner', 'crew']);
  });

  it('is to open a closed account, and nothing else', () => {
    expect(actionsFor({ ...staff, state: 'closed', authenticator: true })).toEqual(['open']);
  });

  it('never gives anybody the role that they have', () => {
    for (const role of operatorRoles) expect(actionsFor({ ...staff, role })).not.toContain(role);
  });
});

describe('an action about somebody', () => {
  it('gives the role that it names, and leaves the role where it closes or opens', () => {
    expect(changedBy('crew', staff)).toEqual({ role: 'crew', open: true });
    expect(changedBy('close', staff)).toEqual({ role: 'staff', open: false });
    expect(changedBy('open', { role: 'owner' })).toEqual({ role: 'owner', open: true });
  });

  it('has a name in both languages, and a question before it is done', () => {
    for (const language of languages) {
      const { actions, confirm } = inLanguage(messages, language);
      for (const action of Object.keys(actions) as (keyof typeof actions)[]) {
        expect(actions[action]).not.toBe('');
        const asked = isRole(action)
          ? confirm.role('a@example.com', actions[action])
          : confirm[action]('a@example.com');
        expect(asked).toContain('a@example.com');
      }
    }
  });
});
