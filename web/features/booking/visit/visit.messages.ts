const en = {
  calendar: 'Add to calendar',
  invoice: 'Invoice (PDF)',
  certificate: 'Certificate (PDF)',
};

const fr: typeof en = {
  calendar: 'Ajouter au calendrier',
  invoice: 'Facture (PDF)',
  certificate: 'Certificat (PDF)',
};

export const messages = { en, fr };
