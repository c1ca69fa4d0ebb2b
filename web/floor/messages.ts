/** The notice in a page that does not start. It is readable without styles too. */
export const messages = {
  unstarted: {
    en: (phone: string) =>
      `This page cannot start in your browser. Load it again, open it in a newer browser, or call us at ${phone}.`,
    fr: (phone: string) =>
      `Cette page ne peut pas démarrer dans votre navigateur. Rechargez-la, ouvrez-la dans un navigateur plus récent ou appelez-nous au ${phone}.`,
  },
  scriptless: {
    en: (phone: string) =>
      `This site needs JavaScript, which is turned off in your browser. Turn it on, or call us at ${phone}.`,
    fr: (phone: string) =>
      `Ce site a besoin de JavaScript, qui est désactivé dans votre navigateur. Activez-le ou appelez-nous au ${phone}.`,
  },
};
