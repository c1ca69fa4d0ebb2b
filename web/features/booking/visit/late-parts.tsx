import { Consents } from '../consents/consents.tsx';
import { Photos } from '../photos/photos.tsx';
import { Plan } from '../plan/plan.tsx';
import { FreeRefresh } from '../refresh/free-refresh.tsx';
import { SavedCard } from '../saved-card/saved-card.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { EarlierDialog } from './earlier-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewAddress } from './new-address.tsx';
import type { Secret } from './use-visit.ts';
import { WeatherOffer } from './weather-offer.tsx';

const Wishes = (link: Secret) => (
  <>
    <Consents {...link} />
    <Plan {...link} />
    <SavedCard {...link} />
  </>
);

/** What loads once it is known what may be changed, or whose page it is. */
export const lateParts = {
  dialogs: { move: MoveDialog, contact: ContactDialog, earlier: EarlierDialog },
  WeatherOffer,
  FreeRefresh,
  NewAddress,
  Photos,
  Wishes,
};
