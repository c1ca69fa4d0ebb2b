import { SizePicture } from '#web/pictures/size-picture.tsx';
import { useLanguage, useMessages } from '#web/state/language.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { messages } from './messages.ts';
import type { SizeFlow } from './size-flow.ts';

/** 'Is this an accurate scale…?', and for the grand storefront 'Multiple Businesses' after it, with what that looks like. */
export function SizeDialogs({ flow }: { flow: SizeFlow }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { asking, leave } = flow;
  const size = asking.what === 'scale' ? asking.size : 'little-storefront';
  return (
    <>
      <Dialog
        open={asking.what === 'scale'}
        onClose={leave}
        title={words.scale}
        picture={<SizePicture size={size} language={language} />}
        actions={
          <>
            <Button onClick={() => flow.accurate(size)}>{words.accurate}</Button>
            <Button kind="secondary" onClick={() => flow.mismatch(size)}>
              {words.mismatch}
            </Button>
          </>
        }
      >
        {size !== 'little-storefront' && words.smaller}
      </Dialog>
      <Dialog
        open={asking.what === 'businesses'}
        onClose={leave}
        title={words.multiple}
        picture={<SizePicture size="strip-mall" language={language} />}
        actions={
          <>
            <Button className="sm:min-w-36" onClick={flow.severalBusinesses}>
              {words.yes}
            </Button>
            <Button kind="secondary" className="sm:min-w-36" onClick={flow.oneBusiness}>
              {words.no}
            </Button>
          </>
        }
      >
        {words.multipleQuestion}
      </Dialog>
    </>
  );
}
