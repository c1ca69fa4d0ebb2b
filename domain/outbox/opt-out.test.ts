import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOfHelp, textKeyword } from './opt-out.ts';

const plain = [
  ...['STOP', 'STOPALL', 'UNSUBSCRIBE', 'REVOKE', 'OPTOUT', 'opt out', 'Opt-out'],
  ...['ARRET', 'ARRÊT', 'arre\u0302t', 'Arrêter', 'Arrêtez', 'Désabonner', 'désabonnement'],
];
const sentences = [
  ...[
    'unsubscribe me',
    'Opt me out',
    'stop texting me',
    'Stop sending me these messages',
    'stop all texts',
    'STOP ALL',
  ],
  ...[
    'stop the text messages',
    'Don’t text me anymore',
    "don't send me any more texts",
    'do not contact me',
    'no more texts',
  ],
  ...[
    'take me off your list',
    'Remove me from this list',
    'unsubscribe from all messages',
    'I want to opt out',
    'STOP STOP',
  ],
  ...['I would like to unsubscribe', 'Can you stop texting me?', 'Could you please stop sending texts to this number?'],
  ...[
    'Désabonnez-moi',
    'je veux me désabonner',
    'me désabonner',
    'arrêtez les textos',
    'Arrêtez de m’envoyer des textos',
  ],
  ...[
    'ne m’envoyez plus de textos',
    "ne m'écrivez plus",
    'N’envoyez plus de messages',
    'Ne me textez plus',
    'plus de textos',
  ],
  ...[
    'cessez de m’écrire',
    'Cessez vos textos',
    'je ne veux plus recevoir de textos',
    'Je ne veux plus de vos messages',
  ],
  ...['retirez-moi de votre liste', 'Veuillez me retirer de la liste', 'pouvez-vous arrêter de m’envoyer des textos ?'],
  ...['Veuillez ne plus m’envoyer de messages', 'merci de ne plus m’écrire', 'stop aux textos', 'ARRET STOP'],
];
const around = [
  ...[
    'please %',
    '%, please',
    '% please.',
    '%. Thank you',
    'Thanks, %!',
    '% 🙏',
    '🛑 % 🛑',
    'Hi! %',
    '% now!!!',
    '"%"',
    ' % \n',
  ],
  ...['% svp', '% s’il vous plaît', '% merci', 'Bonjour, %. Merci !', '%… bonne journée', '% maintenant'],
];

describe('a text that asks for no more texts', () => {
  it.each([...plain, ...sentences, 'END', 'Quit', 'CANCEL', 'FIN', 'Stop!!!', 'stop?'])(
    'is understood as %j',
    (body) => {
      expect(textKeyword(body)).toBe('stop');
    },
  );

  it('is understood in any case, with or without accents, among courtesies, points and emoji', () => {
    const cases = [
      (body: string) => body,
      (body: string) => body.toUpperCase(),
      (body: string) => body.toLowerCase(),
      (body: string) => body.normalize('NFD'),
      (body: string) => body.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    ];
    const any = fc.tuple(
      fc.constantFrom(...plain, ...sentences),
      fc.constantFrom(...around),
      fc.constantFrom(...around),
      fc.constantFrom(...cases),
    );
    fc.assert(
      fc.property(any, ([body, inner, outer, change]) => {
        // A question mark counts as one, and is tried by itself.
        const text = change(outer.replace('%', inner.replace('%', body)));
        expect(textKeyword(text), text).toBe('stop');
      }),
    );
  });

  it('has no word too many: then a person reads it', () => {
    const more = [
      'by at 9',
      'at the back door',
      'before noon',
      'the crew',
      'à l’arrière',
      'demain',
      'my appointment',
      '12',
    ];
    const any = fc.tuple(fc.constantFrom(...plain, ...sentences), fc.constantFrom(...more));
    fc.assert(
      fc.property(any, ([body, rest]) => {
        expect(textKeyword(`${body} ${rest}`)).toBeNull();
      }),
    );
  });

  it.each([
    ...[
      '',
      '  ',
      'Merci!',
      'the end',
      'NONSTOP',
      'non-stop',
      '🙂',
      'Annuler',
      'Cancel please',
      'please cancel my visit',
    ],
    ...[
      'Please stop by at 9',
      'please stop by',
      'Stop at the back door',
      'Can you stop by?',
      'Can you stop?',
      'Don’t stop',
    ],
    ...[
      'arrêtez-vous ici',
      'Arrêtez-vous à l’arrière',
      'Pouvez-vous arrêter à 9 h ?',
      'un arrêt de bus',
      'C’est la fin',
    ],
    ...[
      'Liked “STOP”',
      'Liked “Reply STOP to end”',
      'A aimé « ARRET pour cesser »',
      '👍 to “STOP”',
      'Emphasized “Stop”',
    ],
    ...[
      'no message',
      'No more rain?',
      'plus de textos ?',
      'I got no texts from you',
      'send me texts',
      'envoyez-moi des textos',
    ],
    ...[
      'Don’t text me, call me',
      'don’t send anyone',
      'n’envoyez pas l’équipe',
      'remove me from Tuesday',
      'stop, thief',
    ],
    ...['We want to end the plan', 'je veux arrêter le service', 'stop 2', 'opt out of the plan', 'stop the work'],
  ])('is not read into %j', (body) => {
    expect(textKeyword(body)).toBeNull();
  });
});

it.each(['START', 'start', 'UNSTOP', 'YES', 'DEBUT', 'Début'])('%j asks for texts again', (body) => {
  expect(textKeyword(body)).toBe('start');
});

it.each([
  ['HELP', 'en'],
  ['help?', 'en'],
  ['Aide', 'fr'],
  ['aide svp', null],
  ['INFO!', null],
])('%j asks who writes where it stands alone, in the language of its word', (body, language) => {
  expect(textKeyword(body)).toBe(body.includes(' ') ? null : 'help');
  expect(languageOfHelp(body)).toBe(language);
});
