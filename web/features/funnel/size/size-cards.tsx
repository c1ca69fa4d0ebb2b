import { useId } from 'react';
import { type StorefrontSize, storefrontSizes } from '#domain/funnel/size.ts';
import { sizeName } from '#domain/names.ts';
import { SizePicture } from '#web/pictures/size-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { ChoiceCard } from '#web/ui/form/choice-card.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { deliberateRadio } from '../deliberate-radio.ts';
import { messages } from './messages.ts';

type SizeCardsProps = {
  chosen: StorefrontSize | '';
  onChoose: (size: StorefrontSize) => void;
  /** The heading that asks. */
  labelledBy: string;
  describedBy: string;
};

/** Six buildings drawn to one scale. */
export function SizeCards({ chosen, onChoose, labelledBy, describedBy }: SizeCardsProps) {
  const words = useMessages(messages);
  const language = useLanguage();
  const name = useId();
  return (
    <RadioGroup
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="mt-5 grid gap-3 sm:grid-cols-2 sm:gap-5 md:mt-9 md:grid-cols-3 lg:gap-6"
    >
      {storefrontSizes.map((size) => (
        <ChoiceCard
          key={size}
          name={name}
          value={size}
          checked={chosen === size}
          title={sizeName(size, language)}
          text={words.lines[size]}
          picture={<SizePicture size={size} language={language} />}
          {...deliberateRadio(() => onChoose(size))}
        />
      ))}
    </RadioGroup>
  );
}
