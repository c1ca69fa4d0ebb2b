import type { Aesthetic, Feeling, Purpose } from '#domain/funnel/quiz.ts';
import type { Mark } from '#domain/funnel/quiz-score.ts';
import type { Bilingual } from '#domain/language.ts';

type Option<Value> = { readonly value: Value; readonly mark: Mark; readonly text: Bilingual };

type Question<Id, Value> = {
  readonly id: Id;
  readonly question: Bilingual;
  /** A, B and C, all about as long, so that length does not give the answer away. */
  readonly options: readonly [Option<Value>, Option<Value>, Option<Value>];
};

type Quiz = readonly [Question<'feeling', Feeling>, Question<'aesthetic', Aesthetic>, Question<'purpose', Purpose>];
export type QuizQuestion = Quiz[number];

/** The three questions in the order they are asked. Each answer is one an honest owner might give. */
export const quiz: Quiz = [
  {
    id: 'feeling',
    question: {
      en: 'How should a passer-by feel at your window?',
      fr: 'Comment doit se sentir la personne qui passe devant votre vitrine?',
    },
    options: [
      {
        value: 'intrigued',
        mark: 'semi',
        text: {
          en: 'Curious: they slow down and want to look closer.',
          fr: 'Intriguée : elle ralentit et veut regarder de plus près.',
        },
      },
      {
        value: 'impressed',
        mark: 'perfect',
        text: {
          en: 'Struck: they stop, take it all in and remember it.',
          fr: 'Impressionnée : elle s’arrête, contemple, s’en souvient.',
        },
      },
      {
        value: 'invited',
        mark: 'wrong',
        text: {
          en: 'Invited: they walk straight in, nothing to notice.',
          fr: 'Invitée : elle entre sans rien remarquer de particulier.',
        },
      },
    ],
  },
  {
    id: 'aesthetic',
    question: {
      en: 'How would you describe the look of your storefront?',
      fr: 'Comment décririez-vous l’allure de votre vitrine?',
    },
    options: [
      {
        value: 'functional',
        mark: 'wrong',
        text: {
          en: 'Functional: it shows plainly what is for sale here.',
          fr: 'Fonctionnelle : elle montre simplement ce qui s’y vend.',
        },
      },
      {
        value: 'traditional',
        mark: 'semi',
        text: {
          en: 'Traditional: as it always was, and well cared for.',
          fr: 'Traditionnelle : elle reste soignée, fidèle à elle-même.',
        },
      },
      {
        value: 'curated',
        mark: 'perfect',
        text: {
          en: 'Curated: every object in view was chosen with care.',
          fr: 'Composée : chacun des objets qu’on y voit a été choisi.',
        },
      },
    ],
  },
  {
    id: 'purpose',
    question: {
      en: 'With a coating that resists grime for 15 years, what is your glass for?',
      fr: 'Avec un revêtement qui résiste à la saleté pendant 15 ans, à quoi sert votre vitrine?',
    },
    options: [
      {
        value: 'photographed',
        mark: 'perfect',
        text: {
          en: 'To be photographed: it is worth a picture at any hour.',
          fr: 'À être photographiée : elle en vaut la peine, à toute heure.',
        },
      },
      {
        value: 'inviting',
        mark: 'semi',
        text: {
          en: 'To be inviting: it is pleasant and draws people closer.',
          fr: 'À être accueillante : elle plaît et fait approcher les gens.',
        },
      },
      {
        value: 'visited',
        mark: 'wrong',
        text: {
          en: 'To be visited: people come in anyway for what we sell.',
          fr: 'À faire entrer : de toute façon, les gens viennent acheter.',
        },
      },
    ],
  },
];
