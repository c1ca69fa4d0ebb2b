import { describe, expect, it } from 'vitest';
import { readXml } from './xml.ts';

describe('an answer in XML', () => {
  it('that names an outside entity or grows by its own is not read', () => {
    const outside = '<!DOCTYPE a [<!ENTITY file SYSTEM "file:///etc/hostname">]><a>&file;</a>';
    const growing = '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>';
    expect([outside, growing].map(readXml)).toEqual([null, null]);
  });

  it('keeps an entity that is not one of XML’s own five as it stands', () => {
    expect(readXml('<a>Caf&eacute; &amp; &lt;Fils&gt;</a>')).toEqual({ a: 'Caf&eacute; & <Fils>' });
  });

  it('that nests deeper than any answer does is not read', () => {
    expect(readXml(`${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`)).toBeNull();
  });
});
