const en = {
  subject: (day: string, order: string) => `Confirmed: your visit moves to ${day} (${order})`,
  preview: (from: string) => `Before, it was ${from}. The attached file moves it in your calendar.`,
  title: 'Your visit has a new date',
  customer: 'As you asked, we have moved your visit.',
  weather: 'Thank you for your answer. We have moved your visit to a day with better weather.',
  operator: 'We had to move your visit. If the new date does not suit you, call us or reply to this message.',
  before: 'Before',
  now: 'Now',
  released:
    'The earlier date is released. What you paid stays as it is, and the attached file moves the visit in your calendar.',
  clear: 'Until we arrive, please clear anything standing in front of the interior windows.',
};

const fr: typeof en = {
  subject: (day, order) => `Confirmation\u00a0: votre rendez-vous est déplacé au ${day} (${order})`,
  preview: (from) => `Auparavant, c’était le ${from}. Le fichier joint le déplace dans votre agenda.`,
  title: 'Votre rendez-vous a une nouvelle date',
  customer: 'Comme demandé, nous avons déplacé votre rendez-vous.',
  weather: 'Merci de votre réponse. Nous avons déplacé votre rendez-vous vers une journée plus clémente.',
  operator:
    'Nous avons dû déplacer votre rendez-vous. Si la nouvelle date ne vous convient pas, appelez-nous ou répondez à ce message.',
  before: 'Avant',
  now: 'Maintenant',
  released:
    'La date précédente est libérée. La somme payée reste la même, et le fichier joint déplace la visite dans votre agenda.',
  clear: 'D’ici notre arrivée, veuillez dégager tout ce qui se trouve devant les vitres, à l’intérieur.',
};

export const messages = { en, fr };
