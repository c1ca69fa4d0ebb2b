import { Consents } from '../consents/consents.tsx';
import { Photos } from '../photos/photos.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { WeatherOffer } from './weather-offer.tsx';

/** What comes once it is known what may be changed, or whose page it is. */
export const lateParts = { dialogs: { move: MoveDialog, contact: ContactDialog }, WeatherOffer, Photos, Consents };
