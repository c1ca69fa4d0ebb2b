import { useState } from 'react';
import type { BookingStory } from '#contract/admin/bookings.ts';
import { readPhoto } from '#contract/admin/files/photos.ts';
import { photoKinds } from '#domain/photos/photo.ts';
import { messages as record } from '#web/features/admin/shell/booking-record.messages.ts';
import { momentOf } from '#web/features/admin/shell/labels.ts';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { messages } from './messages.ts';
import { RemoveDialog } from './remove-dialog.tsx';

export type Photo = BookingStory['photos'][number];

const addressOf = ({ id }: Photo) => readPhoto.path.replace(':photo', id);

/** Crew photos of the visit, before and after the work; nothing if there are none. */
export function Photos({ story }: { story: BookingStory }) {
  const words = useMessages(messages);
  const [removing, setRemoving] = useState<Photo | null>(null);
  if (story.photos.length === 0) return null;
  return (
    <>
      <h3 className="admin-part">{words.title}</h3>
      {photoKinds.map((kind) => {
        const photos = story.photos.filter((photo) => photo.kind === kind);
        return (
          photos.length > 0 && (
            <div key={kind}>
              <h4 className="mt-1 mb-2 text-[0.9375rem] font-medium">{words.kinds[kind]}</h4>
              <ul className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4">
                {photos.map((photo, index) => (
                  <Taken key={photo.id} photo={photo} number={index + 1} onRemove={() => setRemoving(photo)} />
                ))}
              </ul>
            </div>
          )
        );
      })}
      {removing && <RemoveDialog story={story} photo={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function Taken({ photo, number, onRemove }: { photo: Photo; number: number; onRemove: () => void }) {
  const words = useMessages(messages);
  const { someone } = useMessages(record);
  const language = useLanguage();
  const kind = words.kinds[photo.kind];
  return (
    <li>
      <a className="block" href={addressOf(photo)} target="_blank" rel="noopener" aria-label={words.open(kind, number)}>
        <img
          className="mb-1.5 aspect-4/3 h-auto w-full bg-ivory-150 object-cover"
          src={addressOf(photo)}
          alt=""
          width={photo.width}
          height={photo.height}
          loading="lazy"
          decoding="async"
        />
      </a>
      <p className="admin-second wrap-anywhere">{words.by(photo.by ?? someone, momentOf(photo.at, language))}</p>
      <TextButton onClick={onRemove} aria-label={words.removeOne(kind, number)}>
        {words.remove}
      </TextButton>
    </li>
  );
}
