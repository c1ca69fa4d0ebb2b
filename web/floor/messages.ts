/** What stands in a page that does not start. Without its style it is read as well. */
const en = {
  unstarted: (phone: string) =>
    `This page cannot start in your browser. Load it again, open it in a newer browser, or call us at ${phone}.`,
  scriptless: (phone: string) =>
    `This site needs JavaScript, which is turned off in your browser. Turn it on, or call us at ${phone}.`,
};

const fr: typeof en = {
  unstarted: (phone) =>
    `Cette page ne peut pas démarrer dans votre navigateur. Rechargez-la, ouvrez-la dans un navigateur plus récent ou appelez-nous au ${phone}.`,
  scriptless: (phone) =>
    `Ce site a besoin de JavaScript, qui est désactivé dans votre navigateur. Activez-le ou appelez-nous au ${phone}.`,
};

export const messages = { en, fr };
