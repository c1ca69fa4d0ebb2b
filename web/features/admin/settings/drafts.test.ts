import { afterEach, describe, expect, it } from 'vitest';
import { draftOf, forgetDrafts, hasUnsaved, keepDraft } from './drafts.ts';
import { pathAway } from './path-away.ts';

const [mine, theirs] = ['owner@example.com', 'other@example.com'];
const draft = { texts: { value: '3' }, seen: 2 };
afterEach(() => {
  for (const owner of [mine, theirs, `${mine} crewsPerDay`]) forgetDrafts(owner);
});

describe('what was typed into the settings and not saved', () => {
  it('waits under its setting, for its operator alone', () => {
    keepDraft(mine, 'crewsPerDay', draft);
    expect(draftOf(mine, 'crewsPerDay')).toEqual(draft);
    expect(draftOf(theirs, 'crewsPerDay')).toBeNull();
    expect(draftOf(mine, 'closesOn')).toBeNull();
    expect([hasUnsaved(mine), hasUnsaved(theirs)]).toEqual([true, false]);
  });

  it('is nothing any more once each of it was saved or dropped', () => {
    keepDraft(mine, 'crewsPerDay', draft);
    keepDraft(mine, 'closesOn', { texts: { value: '2025-10-28' }, seen: null });
    keepDraft(mine, 'crewsPerDay', null);
    expect(hasUnsaved(mine)).toBe(true);
    keepDraft(mine, 'closesOn', null);
    expect(hasUnsaved(mine)).toBe(false);
  });

  it('is forgotten for whoever leaves all the same, and for nobody else', () => {
    keepDraft(mine, 'crewsPerDay', draft);
    keepDraft(theirs, 'crewsPerDay', draft);
    forgetDrafts(mine);
    expect([draftOf(mine, 'crewsPerDay'), draftOf(theirs, 'crewsPerDay')]).toEqual([null, draft]);
  });

  it('is not taken for that of somebody whose address begins alike', () => {
    keepDraft(`${mine}.uk`, 'crewsPerDay', draft);
    expect(hasUnsaved(mine)).toBe(false);
    forgetDrafts(`${mine}.uk`);
  });
});

describe('a press that would lose it', () => {
  const here = { origin: 'https://example.com', pathname: '/fr/admin/settings' };
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, button: 0 };
  const link = (pathname: string, more = {}) => ({ origin: here.origin, pathname, target: '', ...more });

  it('is of a link to another page of the site', () => {
    expect(pathAway(link('/fr/admin/calendar'), plain, here)).toBe('/admin/calendar');
    expect(pathAway(link('/'), plain, here)).toBe('/');
  });

  it('is none of a link to a part of this page, or to the page in the other language', () => {
    expect(pathAway(link('/fr/admin/settings'), plain, here)).toBeNull();
    expect(pathAway(link('/admin/settings'), plain, here)).toBeNull();
  });

  it('is none that opens elsewhere: another tab, another site, another button', () => {
    expect(pathAway(link('/fr/admin', { target: '_blank' }), plain, here)).toBeNull();
    expect(pathAway(link('/fr/admin', { origin: 'https://example.org' }), plain, here)).toBeNull();
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
      expect(pathAway(link('/fr/admin'), { ...plain, [held]: true }, here)).toBeNull();
    expect(pathAway(link('/fr/admin'), { ...plain, button: 1 }, here)).toBeNull();
  });
});
