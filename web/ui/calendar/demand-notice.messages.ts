export const messages = {
  title: { en: 'Many people are booking right now', fr: 'Beaucoup de gens réservent en ce moment' },
  text: {
    en: 'You can choose the days with a broken line as well, but nobody holds them: each goes to whoever pays first. If someone is faster, you are refunded in full right away.',
    fr: 'Vous pouvez aussi choisir les journées au contour tireté, mais elles ne sont retenues pour personne\u00a0: chacune revient à qui paie en premier. Si quelqu’un vous devance, toute la somme vous est remboursée aussitôt.',
  },
};
