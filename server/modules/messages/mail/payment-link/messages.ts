import { brand } from '#business/brand.ts';

const en = {
  subject: (day: string) => `Please pay to keep your visit on ${day}`,
  reminderSubject: (day: string) => `Reminder: your visit on ${day} is not paid yet`,
  withdrawnSubject: (day: string) => `Your visit on ${day} is no longer set aside`,
  nothingDue: 'There is nothing to pay.',
  withdrawnTitle: 'Your day is no longer held',
  withdrawn: (day: string) =>
    `We have withdrawn the payment link for your visit on ${day}. There is nothing to pay, and a payment that is on its way comes back to you.`,
  preview: (total: string, until: string) => `${total} in all. The day is held for you until ${until}.`,
  title: 'Your day is held for you',
  reminderTitle: 'Your day is still held',
  said: `As agreed with ${brand.name}, here is what we have set aside for you. With your payment it becomes a booking.`,
  remind: 'We have not received your payment yet. If it is on its way, nothing more is needed.',
  until: (until: string) => `The day is held until ${until}. After that, somebody else may choose it.`,
  pay: 'See it and pay',
  safe: 'You read the terms and pay by card on our site. Nothing is charged before you confirm it there.',
  details: 'What is set aside',
  visit: 'Visit',
  total: 'Total, CAD',
  why: 'You receive this message because a visit was arranged with you and this address was given for it.',
};

const fr: typeof en = {
  subject: (day) => `À payer pour garder votre rendez-vous du ${day}`,
  reminderSubject: (day) => `Rappel\u00a0: votre rendez-vous du ${day} n’est pas encore payé`,
  withdrawnSubject: (day) => `Votre rendez-vous du ${day} ne vous est plus réservé`,
  nothingDue: 'Il n’y a rien à payer.',
  withdrawnTitle: 'Votre date n’est plus gardée',
  withdrawn: (day) =>
    `Nous avons retiré le lien de paiement de votre rendez-vous du ${day}. Il n’y a rien à payer, et un paiement déjà en route vous sera remboursé.`,
  preview: (total, until) => `${total} en tout. La date vous est gardée jusqu’au ${until}.`,
  title: 'Votre date vous est gardée',
  reminderTitle: 'Votre date vous est toujours gardée',
  said: `Comme convenu avec ${brand.name}, voici ce que nous avons mis de côté pour vous. Votre paiement en fera une réservation.`,
  remind: 'Nous n’avons pas encore reçu votre paiement. S’il est en route, vous n’avez rien d’autre à faire.',
  until: (until) => `La date vous est gardée jusqu’au ${until}. Ensuite, une autre personne pourra la choisir.`,
  pay: 'Voir et payer',
  safe: 'Vous lisez les conditions et payez par carte sur notre site. Rien n’est débité avant que vous l’ayez confirmé.',
  details: 'Ce qui est mis de côté',
  visit: 'Rendez-vous',
  total: 'Total ($\u00a0CA)',
  why: 'Vous recevez ce message parce qu’un rendez-vous a été convenu avec vous et que cette adresse a été donnée.',
};

export const messages = { en, fr };
