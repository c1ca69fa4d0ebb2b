import { describe, expect, it } from 'vitest';
import { optOutKeyword } from './opt-out.ts';

describe('an answer to a text', () => {
  it.each([
    ...['STOP', 'stop', ' Stop ', 'STOP.', '"STOP"', 'STOP\n', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'REVOKE'],
    ...[
      'OPTOUT',
      'CANCEL',
      'ARRET',
      'ARRÊT',
      'arrêt',
      'arre\u0302t',
      'ARRETER',
      'Arrêter!',
      'DESABONNER',
      'Désabonner',
    ],
  ])('of %j asks for no more texts', (body) => {
    expect(optOutKeyword(body)).toBe('stop');
  });

  it.each(['START', 'start', 'UNSTOP', 'YES', 'DEBUT', 'Début'])('of %j asks for texts again', (body) => {
    expect(optOutKeyword(body)).toBe('start');
  });

  it.each(['', '  ', 'Merci!', 'Please stop by at 9', 'the end', 'NONSTOP', '🙂', 'arrêtez-vous ici'])(
    'of %j is neither',
    (body) => {
      expect(optOutKeyword(body)).toBeNull();
    },
  );
});
